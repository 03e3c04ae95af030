"""The server: tables on the network. Rules, texts and bots are reached through the contract only."""

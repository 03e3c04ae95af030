"""The contract: everything a game is, and nothing of any game."""

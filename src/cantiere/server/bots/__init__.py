"""Bots at the tables, the processes they think in, and analyses of finished games."""

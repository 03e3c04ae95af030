"""The arena: many games between bots, and what they say about bots and games. Knows no game."""

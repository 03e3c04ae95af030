"""Tables in memory, the one way they are changed, and what people do in a running game."""

"""Players that learn by themselves: self-play, a network, and matches against the best so far."""

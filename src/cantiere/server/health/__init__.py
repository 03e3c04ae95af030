"""Watching over servers: whether this one can do its work, and whether the others are still there."""

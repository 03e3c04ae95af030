"""The arena: matches and tournaments in numbers."""

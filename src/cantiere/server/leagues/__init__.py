"""Leagues: Swiss rounds, groups with promotion and knockouts, for every game and any number of entrants."""

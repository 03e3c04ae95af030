"""What a seat of Pillars may hope for: the estimates behind `heuristics.py`, one file a subject."""

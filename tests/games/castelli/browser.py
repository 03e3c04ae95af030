"""What the browser's tests look at in Castelli."""

from __future__ import annotations

MIDDLE = "castelli-2-greedy.json"  # whose castles are built
KEPT = "castelli-3-dilemma.json"
ONE_SCREEN = [(3, {"dilemma": True, "battle": True})]

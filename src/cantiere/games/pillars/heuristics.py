"""What a good player of Pillars looks at. For bots only."""

from __future__ import annotations

from cantiere.core.heuristics import Heuristics


class PillarsHeuristics(Heuristics):
    """Knows only the score so far."""

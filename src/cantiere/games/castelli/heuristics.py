"""What a good player of Castelli looks at. For bots only."""

from __future__ import annotations

from cantiere.core.heuristics import Heuristics


class CastelliHeuristics(Heuristics):
    """Knows only the score so far."""

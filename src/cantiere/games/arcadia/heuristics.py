"""What a good player of Arcadia looks at. For bots only."""

from __future__ import annotations

from cantiere.core.heuristics import Heuristics


class ArcadiaHeuristics(Heuristics):
    """Knows only the score so far."""

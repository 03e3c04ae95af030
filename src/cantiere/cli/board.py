"""How a position is drawn: by the game's own `terminal` module, or plainly, area by area."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence

from rich.console import RenderableType

from cantiere.cli import plain
from cantiere.core.registry import module_of
from cantiere.core.state import State
from cantiere.texts import Texts, box


def board(state: State, seat: int | None, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Return the position as a seat (None: a spectator) sees it."""
    view = state.view(seat)
    module = module_of(state.game, "terminal")
    if importlib.util.find_spec(module) is None:
        return plain.draw(view, box(state.game).get("board", {}), texts, names)
    drawn: RenderableType = importlib.import_module(module).draw(view, texts, list(names))
    return drawn

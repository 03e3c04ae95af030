"""The registry: finds the games in `cantiere.games`, one package a game, each with a `GAME`."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from cantiere.core.game import Game
from cantiere.core.reason import CantiereError

_PACKAGE = importlib.import_module("cantiere.games")  # now: `cantiere.games()` is a call of it


@functools.cache
def games() -> tuple[str, ...]:
    """Return the ids of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(_PACKAGE.__path__) if module.ispkg))


@functools.cache
def game(game_id: str) -> Game:
    """Return a game by its id."""
    if game_id not in games():
        known = ", ".join(games())
        raise CantiereError(
            f"there is no game {game_id!r}; there are: {known}", "error-no-game", game=game_id, known=known
        )
    found = importlib.import_module(f"cantiere.games.{game_id}").GAME
    assert isinstance(found, Game)
    return found

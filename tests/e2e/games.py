"""Which games the browser's tests are played with: all, or one that has what a test needs; none by its name.

What only a game can know, which record is good to look into and which modules hide something, stands in its
own folder, `tests/games/<game>/browser.py`. A game without that is taken as it is.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cantiere
from cantiere.core.game import Game
from cantiere.texts import Texts

RECORDS = Path(__file__).parents[1] / "records"
GAMES = cantiere.games()


def one_that(has: Callable[[Game], object]) -> str:
    """Return a game for which something holds: what is tested with it needs that."""
    return next(name for name in GAMES if has(cantiere.game(name)))


def name_of(game: str) -> str:
    """Return what a game is called."""
    return Texts(cantiere.game(game)).say(game)


def of_its_own(game: str, what: str, otherwise: Any) -> Any:
    """Return what a game's folder says for browsers."""
    module = f"tests.games.{game}.browser"
    if importlib.util.find_spec(module) is None:
        return otherwise
    return getattr(importlib.import_module(module), what, otherwise)


def first_record(game: str, seats: int) -> str:
    """Return a record for so many seats."""
    return min(path.name for path in RECORDS.glob(f"{game}-{seats}-*.json"))


SCREENED = one_that(lambda game: [figure for figure in game.figures if figure.hidden])  # some are not seen
WHISPERING = one_that(lambda game: game.asks_secretly)  # a seat may be asked without the others' knowing
PHASED = one_that(lambda game: game.phases)  # a round has several phases

# Where something is hidden from the first question on.
HIDING = [name for name in GAMES if cantiere.game(name).new(2).hides_from(0)]
# At one screen: each of these at two seats, and with what its own folder says.
ONE_SCREEN: list[tuple[str, int, dict[str, Any]]] = [
    (name, seats, options)
    for name in HIDING
    for seats, options in [(2, {}), *of_its_own(name, "ONE_SCREEN", [])]
]
# Records of games in which something is hidden for a while only.
HIDDEN_AT_TIMES = [record for name in GAMES for record in of_its_own(name, "HIDDEN_AT_TIMES", [])]
MIDDLES = {name: of_its_own(name, "MIDDLE", first_record(name, 2)) for name in GAMES}
KEPT = [of_its_own(name, "KEPT", first_record(name, 3)) for name in GAMES]

"""The actions of Pillars: blocks in one table, the seats' own first, then chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.blocks import ActionTable
from cantiere.games.pillars.components import (
    CRAFTSMEN,
    CRUSADES,
    EVENTS,
    FACES,
    MATERIALS,
    MAX_CUBES,
    MAX_SEATS,
    MAX_STALL,
    PLACE_SPACES,
    PLACES,
    PRIVILEGES,
    RESOURCES,
)

BOUGHT_KINDS: Final = 3  # stone, wood, sand; metal is never bought
BLACK: Final[i64] = MAX_SEATS  # the black builder, among the seats' builders


def _numbers(most: i64) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def _spaces() -> list[str]:
    """Return the names of all spaces; those of a row are numbered."""
    names: list[str] = []
    for place, name in enumerate(PLACES):
        spaces = PLACE_SPACES[place]
        names += [name] if spaces == 1 else [f"{name} {number}" for number in _numbers(spaces)]
    return names


_BOUGHT: Final = MATERIALS[:BOUGHT_KINDS]
_SEATS: Final = [str(seat) for seat in range(MAX_SEATS)]

# Python keeps the numbers up to 256 ready: what is asked often comes first, the rare blocks last.
ACTIONS: Final = ActionTable()
PASS: Final[i64] = ACTIONS.block("pass").first  # phases I and II
TAKE_RESOURCE: Final = ACTIONS.block("take", RESOURCES)
TAKE_CRAFTSMAN: Final = ACTIONS.block("take", CRAFTSMEN)
KEEP: Final[i64] = ACTIONS.block("keep").first  # the drawn builder stays out
REDRAW: Final[i64] = ACTIONS.block("redraw").first  # it goes back into the bag
PLACE: Final = ACTIONS.block("place", PLACES)
PROTECTION: Final[i64] = ACTIONS.block("protection").first
TAKE_CUBE: Final = ACTIONS.block("take", _BOUGHT)
SPEND: Final = ACTIONS.block("spend", PRIVILEGES)
DECLINE: Final[i64] = ACTIONS.block("decline").first
STOP: Final[i64] = ACTIONS.block("stop").first  # trading
BUY: Final = ACTIONS.block("buy", _BOUGHT, _numbers(MAX_STALL))  # the second part is the number less 1
DONE: Final[i64] = ACTIONS.block("done").first  # with building
USE: Final = ACTIONS.block("use", CRAFTSMEN)
RETURN: Final = ACTIONS.block("return", MATERIALS)
CRUSADE: Final = ACTIONS.block("take", CRUSADES)
SELL: Final = ACTIONS.block("sell", MATERIALS, _numbers(MAX_CUBES))  # the second part is the number less 1
CHOOSE: Final = ACTIONS.block("choose", CRAFTSMEN)  # for Shiring
TAKE_METAL: Final[i64] = ACTIONS.block("take metal").first
TAKE_GOLD: Final[i64] = ACTIONS.block("take gold").first
RECALL: Final = ACTIONS.block("recall", _spaces())  # an own builder from a space
INSPIRE: Final = ACTIONS.block("inspire", CRAFTSMEN)  # used by the card of Saint-Denis
DISMISS: Final = ACTIONS.block("dismiss", CRAFTSMEN)

START_SEAT: Final = ACTIONS.chance("start", _SEATS)
REVEAL: Final = ACTIONS.chance("reveal", PRIVILEGES)
LAY_OUT: Final = ACTIONS.chance("lay-out", CRAFTSMEN)  # in Shiring
LEAVE_OUT: Final = ACTIONS.chance("leave-out", RESOURCES)  # unused this round
DRAW: Final = ACTIONS.chance("draw", [*_SEATS, "black"])  # the seat whose builder it is, or BLACK
TURN_UP: Final = ACTIONS.chance("event", EVENTS)
ROLL: Final = ACTIONS.chance("roll", [str(face) for face in FACES])  # the number of the face in FACES
REMOVE: Final = ACTIONS.chance("remove", CRAFTSMEN)  # that leaves the game unseen

"""The actions of Arcadia: blocks in one table, the seats' own first, then chance.

A cell is its column's letter and its row's number: a1 is the upper left one. A placement names its first cell
(the uppermost, then the leftmost that it covers), its quarter turns clockwise, and `m` if it is mirrored.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.blocks import ActionTable
from cantiere.games.arcadia.components import (
    CARDS,
    CELL_NAMES,
    FAMILIES,
    MAX_SEALS,
    MAX_SEATS,
    SITE_NAMES,
    SPACES,
)
from cantiere.games.arcadia.geometry import ORIENTATION_NAMES

_SPACES: Final = [str(space + 1) for space in range(SPACES)]
_AMOUNTS: Final = [str(number + 1) for number in range(MAX_SEALS)]
_SEATS: Final = [str(seat) for seat in range(MAX_SEATS)]

ACTIONS: Final = ActionTable()
BUILD: Final[i64] = ACTIONS.block("build").first
WORKERS: Final[i64] = ACTIONS.block("workers").first
PASS: Final[i64] = ACTIONS.block("pass").first
PLAY: Final = ACTIONS.block("play", CARDS)
LAY: Final = ACTIONS.block("build", CELL_NAMES, ORIENTATION_NAMES)
TAKE: Final = ACTIONS.block("take", CARDS)  # one of the open cards
TAKE_DECK: Final[i64] = ACTIONS.block("take deck").first
AT_CASTLE: Final[i64] = ACTIONS.block("at castle").first
AT: Final = ACTIONS.block("at", CELL_NAMES)  # the first cell of a building
STOP: Final[i64] = ACTIONS.block("stop").first  # placing workers
OWN: Final = ACTIONS.block("own", CELL_NAMES)
NEUTRAL: Final = ACTIONS.block("neutral", CELL_NAMES)
PIECE: Final = ACTIONS.block("piece", FAMILIES, _SPACES)
KEEP_FLAG: Final[i64] = ACTIONS.block("keep").first
GIVE_FLAG: Final[i64] = ACTIONS.block("flag").first
DONE: Final[i64] = ACTIONS.block("done").first  # selling
SELL: Final = ACTIONS.block("sell", FAMILIES, _AMOUNTS)

START_SEAT: Final = ACTIONS.chance("start", _SEATS)
SITE: Final = ACTIONS.chance("castle", SITE_NAMES)
CARD: Final = ACTIONS.chance("card", CARDS)  # from the deck


def cell_of(action: i64) -> i64:
    """Return the cell on which an action places a worker."""
    return NEUTRAL.part(action, 0) if NEUTRAL.holds(action) else OWN.part(action, 0)


def amount_of(action: i64) -> i64:
    """Return how many seals an action sells."""
    return SELL.part(action, 1) + 1

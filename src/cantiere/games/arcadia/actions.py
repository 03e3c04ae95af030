"""The action numbers of Arcadia: blocks in one table, the seats' actions first, then chance.

`notation.py` gives each its text, in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.arcadia.components import (
    CARD_COUNT,
    CELLS,
    FAMILY_COUNT,
    MAX_SEALS,
    MAX_SEATS,
    SITES,
    SPACES,
)
from cantiere.games.arcadia.geometry import ORIENTATIONS

BUILD: Final = 0
WORKERS: Final = 1
PASS: Final = 2
PLAY: Final = 3  # + card
LAY: Final[i64] = PLAY + CARD_COUNT  # + first cell * ORIENTATIONS + orientation
TAKE: Final[i64] = LAY + CELLS * ORIENTATIONS  # + card, from the open ones
TAKE_DECK: Final[i64] = TAKE + CARD_COUNT
AT_CASTLE: Final[i64] = TAKE_DECK + 1
AT: Final[i64] = AT_CASTLE + 1  # + first cell of the building
STOP: Final[i64] = AT + CELLS  # placing workers
OWN: Final[i64] = STOP + 1  # + cell
NEUTRAL: Final[i64] = OWN + CELLS  # + cell
PIECE: Final[i64] = NEUTRAL + CELLS  # + family * SPACES + space
KEEP_FLAG: Final[i64] = PIECE + FAMILY_COUNT * SPACES
GIVE_FLAG: Final[i64] = KEEP_FLAG + 1
DONE: Final[i64] = GIVE_FLAG + 1  # selling
SELL: Final[i64] = DONE + 1  # + family * MAX_SEALS + number - 1

CHANCE_ACTIONS: Final[i64] = SELL + FAMILY_COUNT * MAX_SEALS
START_SEAT: Final[i64] = CHANCE_ACTIONS  # + seat
SITE: Final[i64] = START_SEAT + MAX_SEATS  # + site of the castle
CARD: Final[i64] = SITE + len(SITES)  # + card, from the deck
NUM_ACTIONS: Final[i64] = CARD + CARD_COUNT

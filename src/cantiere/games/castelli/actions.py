"""The action numbers of Castelli: blocks in one table, the seats' actions first, then chance.

`notation.py` gives each its text, in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.castelli.components import (
    ALL_START,
    CARD_KINDS,
    CELLS,
    KINDS,
    MAX_SEATS,
    ORDINARY_TILES,
    PARTS,
    PLOT_COUNT,
    count,
)

END: Final = 0  # of the turn
TILE: Final = 1  # + meadow
LAY_DRAWN: Final = TILE + CELLS  # Dilemma: the tile looked at, or the one in hand
LAY_HELD: Final = LAY_DRAWN + 1
DECLINE: Final = LAY_HELD + 1  # a reaction, this once
DECLINE_TURN: Final = DECLINE + 1  # and for the rest of this turn
TURN: Final = DECLINE_TURN + 1  # + side to which the tile's first shield points
BUILD: Final = TURN + 4  # + land
BUY_BUILD: Final = BUILD + CELLS  # + land; the missing material is bought
OVER: Final = BUY_BUILD + CELLS  # + land * PLOT_COUNT + plot
PAY: Final = OVER + CELLS * PLOT_COUNT  # in cubes only, or + 1 + material replaced by silver
ON: Final = PAY + 1 + KINDS  # + land, for a town
FROM: Final[i64] = ON + CELLS  # + seat
PLAY: Final[i64] = FROM + MAX_SEATS  # + card
SELL: Final[i64] = PLAY + CARD_KINDS  # + card

CHANCE_ACTIONS: Final[i64] = SELL + CARD_KINDS
PART: Final[i64] = CHANCE_ACTIONS  # + part * 2 + turned
START_SEAT: Final[i64] = PART + 2 * len(PARTS)  # + seat
REVEAL: Final[i64] = START_SEAT + MAX_SEATS  # + tile
DEAL: Final[i64] = REVEAL + ORDINARY_TILES  # + start tile, counted from the first of them
DRAW: Final[i64] = DEAL + count(ALL_START)  # + card
STEAL: Final[i64] = DRAW + CARD_KINDS  # + card
NUM_ACTIONS: Final[i64] = STEAL + CARD_KINDS

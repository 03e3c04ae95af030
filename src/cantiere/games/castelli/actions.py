"""The actions of Castelli: blocks in one table, the seats' own first, then chance. Places are row,column."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.blocks import ActionTable
from cantiere.games.castelli.components import (
    CARDS,
    CELLS,
    MATERIALS,
    MAX_SEATS,
    ORDINARY_TILES,
    PARTS,
    PLOT_COUNT,
    PLOTS,
    ROW,
    SIDES,
    TILES,
)


def land_at(land: i64) -> tuple[int, int]:
    """Return the row and column of a land."""
    row: i64 = land // ROW
    return int(row), int(land % ROW * 2 + row % 2)


def meadow_at(meadow: i64) -> tuple[int, int]:
    """Return the row and column of a meadow."""
    row: i64 = meadow // ROW
    return int(row), int(meadow % ROW * 2 + (row + 1) % 2)


def land_text(land: i64) -> str:
    """Return a land's place as texts have it."""
    row, column = land_at(land)
    return f"{row},{column}"


def meadow_text(meadow: i64) -> str:
    """Return a meadow's place as texts have it."""
    row, column = meadow_at(meadow)
    return f"{row},{column}"


_LANDS: Final = [land_text(land) for land in range(CELLS)]
_MEADOWS: Final = [meadow_text(meadow) for meadow in range(CELLS)]
_SEATS: Final = [str(seat) for seat in range(MAX_SEATS)]

ACTIONS: Final = ActionTable()
END: Final[i64] = ACTIONS.block("end").first  # of the turn
TILE: Final = ACTIONS.block("tile", _MEADOWS)
LAY: Final = ACTIONS.block("lay", ["drawn", "held"])  # Dilemma: the tile looked at, or the one in hand
DECLINES: Final = ACTIONS.block("decline", ["", "turn"])  # a reaction, this once or for the rest of this turn
TURN: Final = ACTIONS.block("turn", SIDES)  # where the tile's first shield points
BUILD: Final = ACTIONS.block("build", _LANDS)
BUY_BUILD: Final = ACTIONS.block("buy-build", _LANDS)  # the missing material is bought
OVER: Final = ACTIONS.block("over", _LANDS, PLOTS)
PAY_CUBES: Final[i64] = ACTIONS.block("pay cubes").first
REPLACE: Final = ACTIONS.block("replace", MATERIALS)  # by silver
ON: Final = ACTIONS.block("on", _LANDS)  # for a town
FROM: Final = ACTIONS.block("from", _SEATS)
PLAY: Final = ACTIONS.block("play", CARDS)
SELL: Final = ACTIONS.block("sell", CARDS)

PART: Final = ACTIONS.chance("part", [part.lower() for part in PARTS], ["upright", "turned"])
START_SEAT: Final = ACTIONS.chance("start", _SEATS)
REVEAL: Final = ACTIONS.chance("reveal", TILES[:ORDINARY_TILES])
DEAL: Final = ACTIONS.chance("deal", TILES[ORDINARY_TILES:])  # a start tile
DRAW: Final = ACTIONS.chance("draw", CARDS)
STEAL: Final = ACTIONS.chance("steal", CARDS)

LAY_DRAWN: Final[i64] = LAY.at(0)
LAY_HELD: Final[i64] = LAY.at(1)
DECLINE: Final[i64] = DECLINES.at(0)
DECLINE_TURN: Final[i64] = DECLINES.at(1)


def uses_card(action: i64) -> bool:
    """Tell whether an action plays or sells a card."""
    return PLAY.first <= action < SELL.end


def card_of(action: i64) -> i64:
    """Return the kind of card that is played or sold."""
    return PLAY.part(action, 0) if PLAY.holds(action) else SELL.part(action, 0)


def place_of(action: i64) -> i64:
    """Return the plot of a castle that is built over, as `castles` has it."""
    return OVER.part(action, 0) * PLOT_COUNT + OVER.part(action, 1)

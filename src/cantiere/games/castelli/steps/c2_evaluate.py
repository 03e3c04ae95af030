"""2 · Evaluate: the frame's symbols, then the areas that the new tile has closed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.castelli.actions import land_text, meadow_text
from cantiere.games.castelli.components import (
    CARD_SYMBOL,
    CELLS,
    FACE_COLOUR,
    FACE_INFLUENCE,
    FACE_VALUE,
    INFLUENCE_BITS,
    KINDS,
    MARKET,
    MINE,
    SIDES,
    bit,
)
from cantiere.games.castelli.steps.c4_draw import deal_cards, to_draw
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.telling import tell_evaluated
from cantiere.games.castelli.topology import FRAME

_MASK: Final = (1 << INFLUENCE_BITS) - 1
LAND_PLACES: Final = [land_text(land) for land in range(CELLS)]
FRAME_PLACES: Final = [f"{meadow_text(meadow)} {side}" for meadow in range(CELLS) for side in SIDES]


class Evaluate(Step[Table]):
    """2 · North, east, south, west of the new tile (C-2.2)."""

    def enter(self, t: Table) -> None:
        meadow: i64 = t.meadow
        side: i64
        for side in range(4):
            face: i64 = meadow * 4 + side
            self._meet(t, face, t.laid[meadow] * 4 + side)
            area: i64 = t.board.area_at[face]
            if area == FRAME:
                self._frame(t, face, t.laid[meadow] * 4 + side)
            elif t.board.area_kind[area] != MINE and closed(t, area):
                self._area(t, area)
        t.meadow = NOBODY
        t.tile = NOBODY
        t.from_hand = False
        deal_cards(t)

    def _meet(self, t: Table, face: i64, place: i64) -> None:
        """Note at which land a seat has a shield with points now."""
        colour: i64 = FACE_COLOUR[place]
        land: i64 = t.board.land_at[face]
        if land != FRAME and FACE_VALUE[place] > 0 and t.plays_at(colour, t.table_of(t.active)):
            t.present[colour] |= bit(land)

    def _frame(self, t: Table, face: i64, place: i64) -> None:
        """C-2.1: to the seat whose shield faces it; a card shield or a neutral colour wins nothing."""
        symbol: i64 = t.board.symbol_at[face]
        colour: i64 = FACE_COLOUR[place]
        if FACE_VALUE[place] == 0 or not t.plays_at(colour, t.table_of(t.active)):
            return
        if symbol < KINDS:
            t.gain_material(colour, symbol, 1, FRAME_PLACES[face], "frame")
        elif symbol == CARD_SYMBOL:
            to_draw(t, colour, 1)
        else:
            t.take_silver(colour, 1, "frame")

    def _area(self, t: Table, area: i64) -> None:
        """C-2.3, C-2.4: the most influence wins; level seats divide; a neutral share is lost."""
        tied: i64 = leaders(influence_of(t, area))
        share: i64 = divided(t.board.area_symbols[area], tied)
        kind: i64 = t.board.area_kind[area]
        land: i64 = t.board.area_land[area]
        if t.listener is not None:
            won: i64 = share * bits(tied & t.seats_at(t.active))
            tell_evaluated(t, NOBODY, land, kind, t.board.area_symbols[area] - won, won=won > 0)
        if share == 0:
            return
        seat: i64 = t.active
        while True:  # clockwise from the active seat
            if tied >> seat & 1:
                if kind == MARKET:
                    to_draw(t, seat, share)
                else:
                    t.gain_material(seat, kind, share, LAND_PLACES[land], "area")
            seat = t.beside(seat)
            if seat == t.active:
                return


def closed(t: Table, area: i64) -> bool:
    """C-2.2: all meadows at its sides lie open. A chosen meadow is face down no more, but not open yet."""
    return t.board.area_meadows[area] & t.face_down == 0


def influence_of(t: Table, area: i64) -> i64:
    """Return each colour's points around an area, packed."""
    total: i64 = 0
    number: i64
    for number in range(t.board.area_sides[area]):
        face: i64 = t.board.area_faces[area * 4 + number]
        laid: i64 = t.laid[face >> 2]
        if laid != NOBODY:
            total += FACE_INFLUENCE[laid * 4 + (face & 3)]
    return total


def leaders(influence: i64) -> i64:
    """Return the mask of colours with the highest influence; 0 if nobody has any."""
    highest: i64 = 0
    found: i64 = 0
    colour: i64
    for colour in range(4):
        points: i64 = influence >> (INFLUENCE_BITS * colour) & _MASK
        if points > highest:
            highest = points
            found = 1 << colour
        elif points == highest and points > 0:
            found |= 1 << colour
    return found


def bits(mask: i64) -> i64:
    """Return how many of four colours are in a mask."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def divided(amount: i64, tied: i64) -> i64:
    """C-2.4: what each of the level colours receives, rounded down; nothing where nobody has influence."""
    return amount // bits(tied) if tied else 0


EVALUATE: Final = Evaluate("evaluate")

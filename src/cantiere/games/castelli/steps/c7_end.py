"""7 · Module Battle: what towns and castles are worth at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.castelli.components import (
    CELLS,
    CITY_HELD_POINTS,
    ON_TOP_POINTS,
    PLOT_COUNT,
    VILLAGE_HELD_POINTS,
)
from cantiere.games.castelli.table import NOBODY, Table


class TownsHeld(Step[Table]):
    """7 · At the end every town serves who has most castles on top in its row and column (C-7.3)."""

    def enter(self, t: Table) -> None:
        land: i64
        for land in range(CELLS):
            if (t.villages | t.cities) >> land & 1:
                self._award(t, land, CITY_HELD_POINTS if t.cities >> land & 1 else VILLAGE_HELD_POINTS)
        place: i64
        for place in range(CELLS * PLOT_COUNT):
            if t.owner(place) != NOBODY:
                t.gain_points(t.owner(place), ON_TOP_POINTS, "castle-on-top")

    def _award(self, t: Table, land: i64, points: i64) -> None:
        holders = town_holders(t, land)
        seat: i64
        for seat in holders:
            t.gain_points(seat, points // len(holders), "town-held")


def town_holders(t: Table, land: i64) -> list[int]:
    """C-7.3: the seats with most castles on top in the row and column of a town; none if there are none."""
    most: i64 = 0
    found: list[int] = []
    seat: i64
    for seat in range(t.seats):
        number: i64 = _castles_in_line(t, seat, land)
        if number > most:
            most = number
            found = [seat]
        elif number == most and number > 0:
            found.append(seat)
    return found


def _castles_in_line(t: Table, seat: i64, land: i64) -> i64:
    found: i64 = 0
    place: i64
    for place in range(CELLS * PLOT_COUNT):
        if t.castles[place] and t.owner(place) == seat and t.board.line[land] >> (place // PLOT_COUNT) & 1:
            found += 1
    return found


TOWNS_HELD: Final = TownsHeld("towns_held")

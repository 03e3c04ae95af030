"""How much a castle of Castelli would score where. For bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.components import CELLS, CITY_POINTS, VILLAGE_POINTS, bit
from cantiere.games.castelli.steps.c3_build import sites
from cantiere.games.castelli.table import Table

_MOST: Final[i64] = max(CITY_POINTS, VILLAGE_POINTS) * CELLS  # more than any line of towns is worth


class Towns:
    """The lands sorted by what a castle there scores (C-3.4). Nothing in it changes."""

    def __init__(self, t: Table) -> None:
        self.board: Final = t.board
        self.villages: Final[i64] = t.villages
        self.cities: Final[i64] = t.cities
        self.most: i64 = 0
        self.lands: vec[i64] = vec[i64]([0] * (_MOST + 1))  # by points: mask of the lands that bring so many
        land: i64
        for land in range(CELLS):
            points: i64 = t.town_points(land)
            self.lands[points] |= bit(land)
            if points > self.most:
                self.most = points

    def fit(self, t: Table) -> bool:
        """Tell whether the towns of a position are these."""
        return t.villages == self.villages and t.cities == self.cities and t.board is self.board

    def best(self, lands: i64) -> i64:
        """Return the most points on any of these lands; 0 if there are none."""
        points: i64 = self.most
        while points > 0 and self.lands[points] & lands == 0:
            points -= 1
        return points


class _Latest:
    """The towns asked for last: they change seldom, and a search asks for the same again and again."""

    def __init__(self) -> None:
        self.towns: Towns | None = None


_LATEST: Final = _Latest()


def towns_of(t: Table) -> Towns:
    """Return what castles score in a position."""
    latest = _LATEST.towns
    if latest is None or not latest.fit(t):
        latest = Towns(t)
        _LATEST.towns = latest
    return latest


def best_site(t: Table, seat: i64, kind: i64) -> i64:
    """Return the most points that a castle in an area of this kind would bring a seat now."""
    lands: i64 = sites(t, seat, kind)
    return towns_of(t).best(lands) if lands else 0

"""Step 12: what trading could add to a hand, each material sold or bought as suits best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.pillars.components import (
    COAST_PRICE,
    CUBE_LIMIT,
    KINDS,
    PRICE,
    SALLY,
    SAND,
    STONE,
    STONECUTTERS,
    WOOD,
    WOODWORKERS,
    bit,
)
from cantiere.games.pillars.prospects.one_good import GOLD, KEPT
from cantiere.games.pillars.prospects.uses import Search
from cantiere.games.pillars.prospects.weights import POINT
from cantiere.games.pillars.table import Table


class Trade:
    """The trades of one seat, judged by the tables of its solved hand. `each` is the worth of one gold."""

    def __init__(self, t: Table, seat: i64, row: i64, search: Search, each: i64) -> None:
        self.t: Final = t
        self.seat: Final = seat
        self.row: Final = row
        self.search: Final = search
        self.each: Final[i64] = each
        self.bound: Final = not t.holds(seat, SALLY)  # by requirements

    def at_the_coast(self) -> float:
        """Return what the best sales at the coast add (X-9d.1)."""
        total: i64 = 0
        material: i64
        number: i64
        for material in range(KINDS):
            if material == STONE and self.bound and not self.row & STONECUTTERS:
                continue
            most: i64 = 0
            for number in range(1, self.search.best_goods[material] + 1):
                better: i64 = number * (COAST_PRICE[material] - PRICE[material]) * self.each
                most = max(most, self._sale(material, number) + better)
            total += most
        return float(total) / POINT

    def gain(self) -> float:
        """Return what the best trades add: surplus is sold, then what the row lacks is bought."""
        gold: i64 = self.search.hand.goods[GOLD]
        total: i64 = 0
        sold: i64 = 0  # mask
        material: i64
        for material in range(KINDS):
            number: i64 = self._best_sale(material)
            if number > 0:
                total += self._sale(material, number)
                gold += number * PRICE[material]
                sold |= bit(material)
        for material in (SAND, STONE, WOOD):
            if not sold >> material & 1:
                number = self._best_purchase(material, gold)
                total += self._purchase(material, number)
                gold -= number * PRICE[material]
        return float(total) / POINT

    def _worth(self, material: i64, pieces: i64) -> i64:
        """Return what so many cubes of a material are worth, used or kept."""
        table = self.search.tables[material]
        keep = self.search.hand.worth.keep
        best: i64 = table[pieces]
        kept: i64
        for kept in range(1, min(pieces, CUBE_LIMIT) + 1):
            best = max(best, table[pieces - kept] + keep[material * KEPT + kept])
        return best

    def _sale(self, material: i64, number: i64) -> i64:
        have: i64 = self.search.best_goods[material]
        lost: i64 = self._worth(material, have) - self._worth(material, have - number)
        return number * PRICE[material] * self.each - lost

    def _purchase(self, material: i64, number: i64) -> i64:
        have: i64 = self.search.best_goods[material]
        won: i64 = self._worth(material, have + number) - self._worth(material, have)
        return won - number * PRICE[material] * self.each

    def _best_sale(self, material: i64) -> i64:
        if material == STONE and self.bound and not self.row & STONECUTTERS:  # P-12.3
            return 0
        if self.t.bought >> (self.seat * KINDS + material) & 1:  # P-12.4
            return 0
        best: i64 = 0
        most: i64 = 0
        number: i64
        for number in range(1, self.search.best_goods[material] + 1):
            gain: i64 = self._sale(material, number)
            if gain > most:
                most = gain
                best = number
        return best

    def _best_purchase(self, material: i64, gold: i64) -> i64:
        if material == WOOD and self.bound and not self.row & WOODWORKERS:  # P-12.3
            return 0
        best: i64 = 0
        most: i64 = 0
        number: i64
        for number in range(1, min(self.t.market[material], gold // PRICE[material]) + 1):
            gain: i64 = self._purchase(material, number)
            if gain > most:
                most = gain
                best = number
        return best

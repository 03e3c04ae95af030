"""13 · Cathedral: the uses of a hand's craftsmen that score most, and among those keep most.

Gold is a good like the four materials. A craftsman is *free* (uses nothing up: architect, tool maker),
*plain* (turns one good into points) or *coupled* (touches several goods: glassblower, master woodworker).
The uses of the coupled ones are tried out; for what they leave, a small table for each good says the most
that the plain ones make of n pieces, and the few cubes that may be kept (P-13.4) are shared out among the
materials. Uses beyond capacity, and the card of Saint-Denis, are given to each craftsman in turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.pillars.components import (
    CAPACITY,
    CAPACITY_LESS,
    CRAFTSMEN,
    CUBE_LIMIT,
    GIVES_VP,
    HOLDS,
    KINDS,
    NEEDS,
    WORKING,
    members,
)
from cantiere.games.pillars.prospects.one_good import (
    COUPLED,
    FREE,
    GOLD,
    GOODS,
    KEPT,
    MAKES,
    MAKES_CUBES,
    ROLE,
    TAKES,
    ZEROS,
    admit,
    best_gold,
    best_times,
    gold_spent,
    share_room,
    worth_of_kept,
)
from cantiere.games.pillars.steps.x13_extra_uses import ExtraUses
from cantiere.games.pillars.table import NOBODY


class Worth:
    """What a plan is judged by: points, and what is kept for later."""

    def __init__(self, point: i64, gold: i64, keep: vec[i64]) -> None:
        self.point: Final[i64] = point  # of a victory point
        self.gold: Final[i64] = gold  # of a gold that is kept
        self.keep: Final = keep  # by material * KEPT + number: of so many cubes that are kept


class Hand:
    """What a seat brings to step 13: its goods, its row, and how often each may still be used."""

    def __init__(
        self, craftsmen: i64, goods: vec[i64], worth: Worth, extra: ExtraUses, more: i64, bound: bool
    ) -> None:
        self.goods = goods  # the four materials, then gold
        self.worth = worth
        self.extra = extra  # uses beyond capacity
        self.more = more  # the tables look so many pieces further than the goods
        self.craftsmen = craftsmen
        self.bound = bound  # by requirements
        self.keeps_all: bool = False  # there is no limit to the cubes that are kept
        self.inspiring: i64 = 0  # mask: for one of these the card of Saint-Denis may be used
        self.inspired_uses: i64 = 0  # have been made
        self.left: vec[i64] = CAPACITY[:]  # by craftsman: uses within capacity
        self.row: list[int] = [c for c in members(craftsmen & WORKING) if self.able(c)]
        self.own: list[int] = self.row[:]  # without the craftsman of the card

    def able(self, craftsman: i64) -> bool:
        """Tell whether a craftsman finds beside it whom it needs (P-13.2)."""
        return not NEEDS[craftsman] or not self.bound or self.craftsmen & NEEDS[craftsman] != 0


class Search:
    """The search over the uses of a hand's craftsmen; `best` is the worth of the best ones."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand
        self.best: i64 = -1
        self.goods: vec[i64] = hand.goods[:]
        self.coupled: list[int] = []
        self.tables: list[vec[i64]] = []
        self.uses: vec[i64] = ZEROS[: len(CRAFTSMEN)]  # of the free and the coupled, as tried now
        self.best_goods: vec[i64] = self.goods  # what the best uses of those leave to the plain ones
        self.best_uses: vec[i64] = self.uses
        self.best_left: vec[i64] = hand.left
        self.best_row: list[int] = hand.row
        self.inspired: i64 = NOBODY
        self.best_inspired: i64 = NOBODY
        self._run()
        for craftsman in members(hand.inspiring):
            if hand.able(craftsman) and self._promising(craftsman):
                self._run_inspired(craftsman)
        if hand.inspiring or hand.extra.any_left():
            self._lay_out_best()

    def _lay_out_best(self) -> None:
        """Make the tables those of the best uses again, not of the last ones tried."""
        self.hand.left = self.best_left
        self.hand.row = self.best_row
        self.goods = self.best_goods
        self.coupled = []  # their uses are in the goods already
        self.tables = [self._table(good) for good in range(GOODS)]

    def _promising(self, craftsman: i64) -> bool:
        """Tell whether the card could be used for a craftsman: not without what it works on."""
        for own in self.hand.own:
            if ROLE[own] == COUPLED:  # it may make what is missing
                return True
        self.goods = self.hand.goods[:]
        return self._affordable(craftsman)

    def _run_inspired(self, craftsman: i64) -> None:
        """Use the card of Saint-Denis for a craftsman: an own one works more, another's joins the row."""
        hand = self.hand
        row = hand.row
        before: i64 = hand.left[craftsman]
        if craftsman not in hand.own:
            hand.row = [*row, craftsman]
            hand.left[craftsman] = 0
        hand.left[craftsman] += CAPACITY[craftsman] - CAPACITY_LESS - hand.inspired_uses
        self.inspired = craftsman
        self._run()
        hand.row = row
        hand.left[craftsman] = before

    def _run(self) -> None:
        """Try every way to give the extra uses away, and every use of the craftsmen then."""
        self._try_capacities()
        extra = self.hand.extra
        for craftsman in self.hand.own:
            if extra.allow(craftsman):
                extra.add(craftsman, 1)
                self.hand.left[craftsman] += 1
                self._run()
                self.hand.left[craftsman] -= 1
                extra.add(craftsman, -1)

    def _try_capacities(self) -> None:
        hand = self.hand
        self.goods = hand.goods[:]
        self.uses = ZEROS[: len(CRAFTSMEN)]
        self.coupled = [c for c in hand.row if ROLE[c] == COUPLED and MAKES_CUBES >> c & 1]
        self.coupled += [c for c in hand.row if ROLE[c] == COUPLED and not MAKES_CUBES >> c & 1]
        points: i64 = 0
        for craftsman in hand.row:
            if ROLE[craftsman] == FREE and self._affordable(craftsman):
                times: i64 = hand.left[craftsman]
                self._use(craftsman, times)
                points += times * GIVES_VP[craftsman]
        self.tables = [self._table(good) for good in range(GOODS)]
        self._try_coupled(0, points)

    def _table(self, good: i64) -> vec[i64]:
        """Return the most that the plain craftsmen make of n pieces of a good, by n."""
        most: i64 = self.goods[good] + self.hand.more
        for craftsman in self.coupled:
            most += self.hand.left[craftsman] * MAKES[craftsman * GOODS + good]
        table: vec[i64] = ZEROS[: most + 1]
        for craftsman in self.hand.row:
            if ROLE[craftsman] == good:
                admit(table, craftsman, self.hand.left[craftsman], self.hand.worth.point)
        return table

    def _try_coupled(self, number: i64, points: i64) -> None:
        if number == len(self.coupled):
            self._compare(points)
            return
        craftsman: i64 = self.coupled[number]
        self._try_coupled(number + 1, points)
        times: i64 = 0
        while times < self.hand.left[craftsman] and self._affordable(craftsman):
            self._use(craftsman, 1)
            times += 1
            self._try_coupled(number + 1, points + times * GIVES_VP[craftsman])
        self._use(craftsman, -times)

    def _affordable(self, craftsman: i64) -> bool:
        good: i64
        for good in range(KINDS):
            if self.goods[good] < TAKES[craftsman * GOODS + good] + HOLDS[craftsman * KINDS + good]:
                return False
        return self.goods[GOLD] >= TAKES[craftsman * GOODS + GOLD]

    def _use(self, craftsman: i64, times: i64) -> None:
        good: i64
        for good in range(GOODS):
            change: i64 = MAKES[craftsman * GOODS + good] - TAKES[craftsman * GOODS + good]
            self.goods[good] += times * change
        self.uses[craftsman] += times

    def _compare(self, points: i64) -> None:
        """Keep this choice of uses if nothing better has been found."""
        score: i64 = points * self.hand.worth.point + self._from_cubes() + self._from_gold()
        if score > self.best:
            self.best = score
            self.best_goods = self.goods[:]
            self.best_uses = self.uses[:]
            self.best_left = self.hand.left[:]
            self.best_row = self.hand.row
            self.best_inspired = self.inspired

    def _from_cubes(self) -> i64:
        """Return the most that using some cubes and keeping others is worth."""
        shared: vec[i64] = ZEROS[:KEPT]  # by room for kept cubes
        material: i64
        if self.hand.keeps_all:
            return sum([self._without_limit(good, self._best_kept(good)) for good in range(KINDS)])
        for material in range(KINDS):
            if self.goods[material] > 0:
                share_room(
                    shared, self.tables[material], self.goods[material], self.hand.worth.keep, material
                )
        return shared[CUBE_LIMIT]

    def _without_limit(self, material: i64, kept: i64) -> i64:
        table = self.tables[material]
        return table[self.goods[material] - kept] + worth_of_kept(self.hand.worth.keep, material, kept)

    def _best_kept(self, material: i64) -> i64:
        """Return how many cubes are kept where there is no limit."""
        best: i64 = self.goods[material]
        kept: i64
        for kept in range(self.goods[material]):
            if self._without_limit(material, kept) > self._without_limit(material, best):
                best = kept
        return best

    def _from_gold(self) -> i64:
        return best_gold(self.tables[GOLD], self.goods[GOLD], self.hand.worth.gold)

    def plain_uses(self) -> vec[i64]:
        """Return the best uses, those of the plain craftsmen read back from their tables."""
        worth = self.hand.worth
        self._lay_out_best()
        uses: vec[i64] = self.best_uses[:]
        self._read_back(uses, GOLD, gold_spent(self.tables[GOLD], self.goods[GOLD], worth.gold))
        room: i64 = CUBE_LIMIT
        material: i64 = KINDS - 1
        while material >= 0:
            kept: i64 = self._best_kept(material) if self.hand.keeps_all else self._kept(material, room)
            self._read_back(uses, material, self.goods[material] - kept)
            room -= kept
            material -= 1
        return uses

    def _kept(self, last: i64, room: i64) -> i64:
        """Return how many cubes of the last material are kept when all up to it share the room."""
        shared: vec[i64] = ZEROS[:KEPT]
        material: i64
        for material in range(last):
            share_room(shared, self.tables[material], self.goods[material], self.hand.worth.keep, material)
        most: i64 = min(room, self.goods[last])
        best: i64 = most
        kept: i64
        for kept in range(most):
            if self._with_kept(shared, last, room, kept) > self._with_kept(shared, last, room, best):
                best = kept
        return best

    def _with_kept(self, shared: vec[i64], material: i64, room: i64, kept: i64) -> i64:
        used: i64 = self.goods[material] - kept
        return (
            shared[room - kept] + self.tables[material][used] + self.hand.worth.keep[material * KEPT + kept]
        )

    def _read_back(self, uses: vec[i64], good: i64, pieces: i64) -> None:
        """Set the uses of the plain craftsmen of a good that has so many pieces for them."""
        point = self.hand.worth.point
        crew = [craftsman for craftsman in self.hand.row if ROLE[craftsman] == good]
        while crew:
            craftsman: i64 = crew.pop()
            without: vec[i64] = ZEROS[: pieces + 1]
            for other in crew:
                admit(without, other, self.hand.left[other], point)
            uses[craftsman] = best_times(without, craftsman, self.hand.left[craftsman], point)
            pieces -= uses[craftsman] * TAKES[craftsman * GOODS + good]

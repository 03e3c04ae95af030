"""13 · Cathedral, solved: the use of craftsmen that scores most, and among those keeps most.

Gold is a good like the four materials. A craftsman is *free* (uses nothing up: architect, tool maker),
*plain* (turns one good into points) or *coupled* (touches several goods: glassblower, master woodworker).
The uses of the coupled ones are tried out; for what they leave, a small table for each good says the most
that the plain ones make of n pieces, and the few cubes that may be kept (P-13.4) are shared out among the
materials. Uses beyond capacity, and the card of Saint-Denis, are given to each craftsman in turn.

Gold above the limit is lost (P-0.10), yet the order of uses never costs anything: who spends gold whenever
it can and earns it only otherwise loses gold only when nothing is left to spend it on. `Plan.order` does so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.pillars.actions import DONE, INSPIRE, RETURN, USE
from cantiere.games.pillars.components import (
    CAPACITY,
    CAPACITY_LESS,
    CRAFTSMEN,
    CUBE_LIMIT,
    EVENT_KEEPS_ALL,
    GIVES_GOLD,
    GIVES_VP,
    HOLDS,
    KINDS,
    NEEDS,
    PRICE,
    ROUNDS,
    SALLY,
    USES_GOLD,
    WORKING,
    bit,
    members,
)
from cantiere.games.pillars.prospects.one_good import (
    BY_URGENCY,
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
from cantiere.games.pillars.steps.x09c_saint_denis import INSPIRING
from cantiere.games.pillars.steps.x13_extra_uses import ExtraUses, extra_uses
from cantiere.games.pillars.table import NOBODY, Table


class Worth:
    """What a plan is judged by: points, and what is kept for later."""

    def __init__(self, point: i64, gold: i64, keep: vec[i64]) -> None:
        self.point: Final[i64] = point  # of a victory point
        self.gold: Final[i64] = gold  # of a gold that is kept
        self.keep: Final = keep  # by material * KEPT + number: of so many cubes that are kept


POINT: Final = 1 << 20  # a victory point outweighs whatever can be kept
AT_MARKET_PRICES: Final = Worth(POINT, 1, vec[i64]([PRICE[m] * n for m in range(KINDS) for n in range(KEPT)]))
AT_THE_END: Final = Worth(POINT, 1, ZEROS[: KINDS * KEPT])  # only gold breaks ties (P-16.1)


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


class Plan:
    """The best uses: how often each craftsman, in an order that can be played, and what they bring."""

    def __init__(self, order: list[int], score: i64, point: i64, by_card: i64) -> None:
        vp: i64 = 0
        for craftsman in order:
            vp += GIVES_VP[craftsman]
        self.order: Final = order  # craftsmen, once for each use
        self.by_card: Final[i64] = by_card  # this one is used by the card of Saint-Denis, or NOBODY
        self.vp: Final[i64] = vp
        self.kept: Final[i64] = score - vp * point  # the worth of the cubes and the gold that are kept


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


# --- for bots and tests ----------------------------------------------------------------------------------


def worth_kept(t: Table) -> Worth:
    """Return by what a plan is judged if nobody says otherwise: points first, then market prices."""
    return AT_MARKET_PRICES if t.round < ROUNDS else AT_THE_END


def hand_of(t: Table, seat: i64, worth: Worth) -> Hand:
    """Return what a seat may still do at its turn of step 13."""
    cubes = t.cubes
    first: i64 = seat * KINDS
    goods: vec[i64] = vec[i64](
        [cubes[first], cubes[first + 1], cubes[first + 2], cubes[first + 3], t.gold[seat]]
    )
    hand = Hand(t.craftsmen[seat], goods, worth, extra_uses(t, seat), 0, not t.holds(seat, SALLY))
    hand.keeps_all = t.event != NOBODY and EVENT_KEEPS_ALL[t.event] != 0
    if t.saint_denis == seat:
        hand.inspiring = card_choice(t)
    in_progress(hand, t)
    return hand


def card_choice(t: Table) -> i64:
    """Return the mask of the craftsmen in play for one of which the card of Saint-Denis may be used."""
    if t.inspired != NOBODY:
        return bit(t.inspired) if CAPACITY[t.inspired] - CAPACITY_LESS > t.inspired_uses else 0
    mask: i64 = 0
    for craftsmen in t.craftsmen:
        mask |= craftsmen
    return mask & INSPIRING


def in_progress(hand: Hand, t: Table) -> None:
    """Take into account what the seat has used already at its turn."""
    for craftsman in hand.row:
        hand.left[craftsman] = max(0, CAPACITY[craftsman] - t.uses[craftsman])
    hand.inspired_uses = t.inspired_uses


def best_plan(hand: Hand) -> Plan:
    """Return the best plan for a hand."""
    own_left: vec[i64] = hand.left[:]
    search = Search(hand)
    order = _playable(hand, search.plain_uses())
    by_card: i64 = search.best_inspired
    if by_card != NOBODY and by_card in hand.own and own_left[by_card] > 0:
        by_card = NOBODY  # an own craftsman first works as usual
    return Plan(order, search.best, hand.worth.point, by_card)


def solve(t: Table, seat: i64) -> Plan:
    """Return the best plan of the seat that is building: most points, then most kept."""
    return best_plan(hand_of(t, seat, worth_kept(t)))


def next_use(plan: Plan) -> i64:
    """Return the action that goes on with a plan at the decision `cathedral`."""
    if not plan.order:
        return DONE
    craftsman: i64 = plan.order[0]
    return INSPIRE + craftsman if craftsman == plan.by_card else USE + craftsman


def next_return(t: Table, seat: i64, worth: Worth) -> i64:
    """Return the action for the decision `return_cubes`: the cube goes back that is missed least."""
    least: i64 = NOBODY
    least_loss: i64 = 0
    material: i64
    for material in range(KINDS):
        have: i64 = t.cubes[seat * KINDS + material]
        if have > 0:
            kept: i64 = material * KEPT + min(have, CUBE_LIMIT)
            loss: i64 = worth.keep[kept] - worth.keep[kept - 1] if have <= CUBE_LIMIT else 0
            if least == NOBODY or loss < least_loss:
                least = material
                least_loss = loss
    return RETURN + least


def _playable(hand: Hand, uses: vec[i64]) -> list[int]:
    """Return the uses in an order in which each can be made when its turn comes, and no gold is wasted."""
    crew = [craftsman for craftsman in BY_URGENCY if uses[craftsman] > 0]
    order: list[int] = []
    gold: i64 = hand.goods[GOLD]
    while crew:
        for craftsman in crew:
            if gold >= USES_GOLD[craftsman]:
                break
        order.append(craftsman)
        gold += GIVES_GOLD[craftsman] - USES_GOLD[craftsman]
        uses[craftsman] -= 1
        if uses[craftsman] == 0:
            crew.remove(craftsman)
    return order

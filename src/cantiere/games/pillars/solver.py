"""13 · Cathedral, solved: the use of craftsmen that scores most, and among those keeps most.

Gold is a good like the four materials. A craftsman is *free* (uses nothing up: architect, tool maker), *plain*
(turns one good into points) or *coupled* (touches several goods: glassblower, master woodworker). The uses of
the coupled ones are tried out; for what they leave, a small table for each good says the most that the
plain ones can make of n pieces. Uses beyond capacity are given to each craftsman in turn.

Gold above the limit is lost (P-0.10), yet the order of uses never costs points: who spends gold whenever
it can and earns it only otherwise loses gold only when nothing is left to spend it on. `Plan.order` does so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.pillars.actions import DONE, RETURN, USE
from cantiere.games.pillars.components import (
    CAPACITY,
    CRAFTSMEN,
    CUBE_LIMIT,
    CUBES,
    EVENT_EXTRA_USES,
    GIVES_GOLD,
    GIVES_VP,
    GOLD_LIMIT,
    HOLDS,
    KINDS,
    MORE_ALLOWED,
    NEEDS,
    PRICE,
    ROUNDS,
    USES,
    USES_GOLD,
    members,
)
from cantiere.games.pillars.table import NOBODY, Table

GOLD: Final = KINDS  # the fifth good
GOODS: Final = KINDS + 1
POINT: Final = 1 << 20  # a victory point outweighs whatever can be kept

FREE: Final = -1
COUPLED: Final = -2


def _takes(craftsman: i64, good: i64) -> i64:
    return USES_GOLD[craftsman] if good == GOLD else USES[craftsman * KINDS + good]


def _makes(craftsman: i64, good: i64) -> i64:
    return GIVES_GOLD[craftsman] if good == GOLD else 0


def _role(craftsman: i64) -> i64:
    """Return the one good that a plain craftsman uses, or FREE or COUPLED."""
    touched = [good for good in range(GOODS) if _takes(craftsman, good) or _makes(craftsman, good)]
    taken = [good for good in range(GOODS) if _takes(craftsman, good)]
    if not taken:
        return FREE
    return taken[0] if len(touched) == 1 else COUPLED


def _urgency(craftsman: i64) -> i64:
    """Return when to use a craftsman: who spends gold first, then who earns it, then the others."""
    if USES_GOLD[craftsman]:
        return 0
    return 1 if GIVES_GOLD[craftsman] else 2


_NUMBERS: Final = list(range(len(CRAFTSMEN)))
TAKES: Final = vec[i64]([_takes(c, good) for c in _NUMBERS for good in range(GOODS)])
MAKES: Final = vec[i64]([_makes(c, good) for c in _NUMBERS for good in range(GOODS)])
ROLE: Final = vec[i64]([_role(c) for c in _NUMBERS])
BY_URGENCY: Final = sorted(_NUMBERS, key=_urgency)
NO_PRICES: Final = vec[i64]([0 for _ in range(KINDS)])
# The longest table: all cubes of a kind, or all gold and what the whole crew could add to it.
_LONGEST: Final[i64] = max(sum(list(CUBES)), GOLD_LIMIT + sum(list(CAPACITY)) * max(GIVES_GOLD)) + 1
_ZEROS: Final = vec[i64]([0 for _ in range(_LONGEST)])


class Hand:
    """What a seat brings to step 13: its goods, its row, and how often each may still be used."""

    def __init__(self, craftsmen: i64, goods: vec[i64], prices: vec[i64], extra: i64) -> None:
        self.goods = goods  # the four materials, then gold
        self.prices = prices  # by material: what a kept cube is worth
        self.extra = extra  # uses beyond capacity
        self.row: list[int] = []
        self.left: vec[i64] = CAPACITY[:]  # by craftsman: uses within capacity
        for craftsman in members(craftsmen):
            if not NEEDS[craftsman] or craftsmen & NEEDS[craftsman]:  # P-13.2
                self.row.append(craftsman)


class Plan:
    """The best uses: how often each craftsman, in an order that can be played, and what they bring."""

    def __init__(self, order: list[int], score: i64) -> None:
        self.order: Final = order  # craftsmen, once for each use
        self.vp: Final[i64] = score // POINT
        self.kept: Final[i64] = score % POINT  # the worth of the cubes and the gold that are kept


class _Search:
    """One search over the uses of a hand's craftsmen."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand
        self.goods: vec[i64] = hand.goods[:]
        self.coupled: list[int] = []
        self.tables: list[vec[i64]] = []
        self.uses: vec[i64] = _ZEROS[: len(CRAFTSMEN)]  # of the free and the coupled, as tried now
        self.best: i64 = -1
        self.best_goods: vec[i64] = self.goods
        self.best_uses: vec[i64] = self.uses
        self.best_left: vec[i64] = hand.left

    def run(self, extra: i64) -> None:
        """Try every way to give the extra uses away, and every use of the craftsmen then."""
        self._try_capacities()
        if extra > 0:
            for craftsman in self.hand.row:
                if MORE_ALLOWED[craftsman]:
                    self.hand.left[craftsman] += 1
                    self.run(extra - 1)
                    self.hand.left[craftsman] -= 1

    def _try_capacities(self) -> None:
        hand = self.hand
        self.goods = hand.goods[:]
        self.uses = _ZEROS[: len(CRAFTSMEN)]
        self.coupled = [craftsman for craftsman in hand.row if ROLE[craftsman] == COUPLED]
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
        most: i64 = self.goods[good]
        for craftsman in self.coupled:
            most += self.hand.left[craftsman] * MAKES[craftsman * GOODS + good]
        table: vec[i64] = _ZEROS[: most + 1]
        for craftsman in self.hand.row:
            if ROLE[craftsman] == good:
                admit(table, craftsman, self.hand.left[craftsman])
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
        score: i64 = self._score(points)
        if score > self.best:
            self.best = score
            self.best_goods = self.goods[:]
            self.best_uses = self.uses[:]
            self.best_left = self.hand.left[:]

    def _score(self, points: i64) -> i64:
        rest: vec[i64] = self.goods[:]
        good: i64
        for good in range(GOODS):
            made: i64 = self.tables[good][rest[good]]
            scored: i64 = (made + POINT - 1) // POINT
            points += scored
            rest[good] -= scored * POINT - made
        gold: i64 = min(GOLD_LIMIT, rest[GOLD])
        return points * POINT + kept_worth(rest, self.hand.prices) + gold

    def plain_uses(self) -> vec[i64]:
        """Return the best uses, those of the plain craftsmen read back from their tables."""
        uses: vec[i64] = self.best_uses[:]
        good: i64
        for good in range(GOODS):
            pieces: i64 = self.best_goods[good]
            crew = [craftsman for craftsman in self.hand.row if ROLE[craftsman] == good]
            while crew:
                craftsman: i64 = crew.pop()
                without: vec[i64] = _ZEROS[: pieces + 1]
                for other in crew:
                    admit(without, other, self.best_left[other])
                uses[craftsman] = best_times(without, craftsman, self.best_left[craftsman])
                pieces -= uses[craftsman] * TAKES[craftsman * GOODS + good]
        return uses


def admit(table: vec[i64], craftsman: i64, left: i64) -> None:
    """Let one more plain craftsman work on a good: n pieces then make more, or the same of fewer."""
    size: i64 = TAKES[craftsman * GOODS + ROLE[craftsman]]
    worth: i64 = GIVES_VP[craftsman] * POINT - size
    pieces: i64 = len(table) - 1
    while pieces >= size:
        best: i64 = table[pieces]
        times: i64 = 1
        rest: i64 = pieces - size
        while times <= left and rest >= 0:
            best = max(best, table[rest] + times * worth)
            times += 1
            rest -= size
        table[pieces] = best
        pieces -= 1


def best_times(table: vec[i64], craftsman: i64, left: i64) -> i64:
    """Return how often a plain craftsman works in the best use of all pieces of its good."""
    size: i64 = TAKES[craftsman * GOODS + ROLE[craftsman]]
    worth: i64 = GIVES_VP[craftsman] * POINT - size
    pieces: i64 = len(table) - 1
    best: i64 = 0
    times: i64
    for times in range(1, min(left, pieces // size) + 1):
        if table[pieces - times * size] + times * worth > table[pieces - best * size] + best * worth:
            best = times
    return best


def kept_worth(goods: vec[i64], prices: vec[i64]) -> i64:
    """P-13.4: return what the few cubes are worth that may be kept, the dearest first."""
    worth: i64 = 0
    room: i64 = CUBE_LIMIT
    done: i64 = 0  # mask
    while room > 0 and done != (1 << KINDS) - 1:
        dearest: i64 = NOBODY
        material: i64
        for material in range(KINDS):
            if not done >> material & 1 and (dearest == NOBODY or prices[material] > prices[dearest]):
                dearest = material
        kept: i64 = min(room, goods[dearest])
        worth += kept * prices[dearest]
        room -= kept
        done |= 1 << dearest
    return worth


# --- for bots and tests ----------------------------------------------------------------------------------


def hand_of(t: Table, seat: i64) -> Hand:
    """Return what a seat may still do at its turn of step 13; cubes are worth their market price."""
    first: i64 = seat * KINDS
    cubes = t.cubes
    goods: vec[i64] = vec[i64](
        [cubes[first], cubes[first + 1], cubes[first + 2], cubes[first + 3], t.gold[seat]]
    )
    extra: i64 = EVENT_EXTRA_USES[t.event] - t.extra_uses if t.event != NOBODY else 0
    hand = Hand(t.craftsmen[seat], goods, prices_kept(t), extra)
    for craftsman in hand.row:
        left: i64 = CAPACITY[craftsman] - t.uses[craftsman]
        hand.left[craftsman] = max(0, left)
    return hand


def prices_kept(t: Table) -> vec[i64]:
    """Return what a kept cube is worth: after the last round nothing, only gold breaks ties (P-16.1)."""
    return PRICE if t.round < ROUNDS else NO_PRICES


def best_score(hand: Hand) -> i64:
    """Return the points of the best plan times POINT, plus what is kept."""
    search = _Search(hand)
    search.run(hand.extra)
    return search.best


def best_plan(hand: Hand) -> Plan:
    """Return the best plan for a hand."""
    search = _Search(hand)
    search.run(hand.extra)
    return Plan(_playable(hand, search.plain_uses()), search.best)


def solve(t: Table, seat: i64) -> Plan:
    """Return the best plan of the seat that is building."""
    return best_plan(hand_of(t, seat))


def next_use(plan: Plan) -> i64:
    """Return the action that goes on with a plan at the decision `cathedral`."""
    return USE + plan.order[0] if plan.order else DONE


def next_return(goods: vec[i64], prices: vec[i64]) -> i64:
    """Return the action for the decision `return_cubes`: the cheapest cube goes back."""
    cheapest: i64 = NOBODY
    material: i64
    for material in range(KINDS):
        if goods[material] > 0 and (cheapest == NOBODY or prices[material] < prices[cheapest]):
            cheapest = material
    return RETURN + cheapest


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

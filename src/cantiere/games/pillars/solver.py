"""13 · Cathedral, solved: a plan for a seat's turn, from the uses that score most (`prospects.uses`).

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
    CUBE_LIMIT,
    EVENT_KEEPS_ALL,
    GIVES_GOLD,
    GIVES_VP,
    KINDS,
    PRICE,
    ROUNDS,
    SALLY,
    USES_GOLD,
    bit,
)
from cantiere.games.pillars.prospects.one_good import BY_URGENCY, GOLD, KEPT, ZEROS
from cantiere.games.pillars.prospects.uses import Hand, Search, Worth
from cantiere.games.pillars.steps.x09c_saint_denis import INSPIRING
from cantiere.games.pillars.steps.x13_extra_uses import extra_uses
from cantiere.games.pillars.table import NOBODY, Table

POINT: Final = 1 << 20  # a victory point outweighs whatever can be kept
AT_MARKET_PRICES: Final = Worth(POINT, 1, vec[i64]([PRICE[m] * n for m in range(KINDS) for n in range(KEPT)]))
AT_THE_END: Final = Worth(POINT, 1, ZEROS[: KINDS * KEPT])  # only gold breaks ties (P-16.1)


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
    return INSPIRE.at(craftsman) if craftsman == plan.by_card else USE.at(craftsman)


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
    return RETURN.at(least)


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

"""Phase I · Supply: resource cards for workers, craftsmen for gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import CRUSADE, PASS, TAKE_CRAFTSMAN, TAKE_RESOURCE
from cantiere.games.pillars.components import (
    CRAFTSMAN_PRICE,
    CRAFTSMEN,
    CRAFTSMEN_WITHIN,
    CRUSADE_WORKERS,
    CRUSADES,
    CRUSADES_WITHIN,
    RESOURCE_WORKERS,
    RESOURCES,
    RESOURCES_WITHIN,
    affordable,
    bit,
)
from cantiere.games.pillars.steps.i_limit import hire
from cantiere.games.pillars.steps.x09b_crusades import send_on_crusade
from cantiere.games.pillars.table import Table
from cantiere.games.pillars.telling.cards import out_of_supply, workers_sent
from cantiere.games.pillars.telling.rounds import supply_cleared


class Supply(Step[Table]):
    """I · From the start player, clockwise: take one card or pass; who passes is out (P-I.1)."""

    def enter(self, t: Table) -> None:
        t.passed = 0
        self._ask_from(t, t.start)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        seat = frame.seat
        answers.add(PASS)
        answers.add_each(TAKE_RESOURCE, self._resources(t, seat))
        answers.add_each(TAKE_CRAFTSMAN, self._craftsmen(t, seat))
        if t.offered_crusades:
            answers.add_each(CRUSADE, self._crusades(t, seat))

    def _resources(self, t: Table, seat: i64) -> i64:
        """P-I.2: the cards for which a seat has the workers."""
        return t.offered_resources & affordable(RESOURCES_WITHIN, t.workers[seat])

    def _craftsmen(self, t: Table, seat: i64) -> i64:
        """P-I.2: the craftsmen for whom a seat has the gold."""
        return t.offered_craftsmen & affordable(CRAFTSMEN_WITHIN, t.gold[seat] + t.discount(seat))

    def _crusades(self, t: Table, seat: i64) -> i64:
        return t.offered_crusades & affordable(CRUSADES_WITHIN, t.workers[seat])

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        seat = frame.seat
        if action == PASS:
            self._pass(t, seat)
            self._ask_from(t, t.after(seat))
        elif TAKE_RESOURCE.holds(action):
            self._send_workers(t, seat, TAKE_RESOURCE.part(action, 0))
            self._ask_from(t, t.after(seat))
        elif CRUSADE.holds(action):
            send_on_crusade(t, seat, CRUSADE.part(action, 0))
            self._ask_from(t, t.after(seat))
        else:
            craftsman: i64 = TAKE_CRAFTSMAN.part(action, 0)
            t.offered_craftsmen &= ~bit(craftsman)
            t.pay_gold(seat, price(t, seat, craftsman), "supply")
            self._ask_from(t, t.after(seat))
            hire(t, seat, craftsman, "supply")  # a dismissal is asked before the next seat's turn

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        seat = frame.seat
        if TAKE_RESOURCE.holds(action):
            resource: i64 = TAKE_RESOURCE.part(action, 0)
            if not t.offered_resources >> resource & 1:
                return Reason("resource-not-in-supply", "P-I.1", {"card": RESOURCES[resource]})
            return Reason(
                "too-few-workers", "P-I.2", {"needed": RESOURCE_WORKERS[resource], "have": t.workers[seat]}
            )
        if TAKE_CRAFTSMAN.holds(action):
            craftsman: i64 = TAKE_CRAFTSMAN.part(action, 0)
            if not t.offered_craftsmen >> craftsman & 1:
                return Reason("not-in-supply", "P-I.1", {"card": CRAFTSMEN[craftsman]})
            return Reason(
                "too-little-gold", "P-I.2", {"needed": price(t, seat, craftsman), "have": t.gold[seat]}
            )
        if CRUSADE.holds(action):
            return self._no_crusade(t, seat, CRUSADE.part(action, 0))
        return None

    def _no_crusade(self, t: Table, seat: i64, crusade: i64) -> Reason:
        if not t.offered_crusades >> crusade & 1:
            return Reason("crusade-closed", "X-9b.1", {"card": CRUSADES[crusade]})
        return Reason(
            "too-few-workers", "X-9b.1", {"needed": CRUSADE_WORKERS[crusade], "have": t.workers[seat]}
        )

    def _ask_from(self, t: Table, first: i64) -> None:
        """Ask the next seat that can take something; the others pass by themselves (P-I.2)."""
        seat: i64 = first
        asked: i64 = 0
        while asked < t.seats:
            if not t.passed >> seat & 1:
                if self._can_take(t, seat):
                    t.ask(self, seat)
                    return
                self._pass(t, seat)
            seat = t.after(seat)
            asked += 1
        supply_cleared(t, t.offered_resources, t.offered_craftsmen)
        t.offered_craftsmen = 0  # P-I.3: untaken craftsmen leave the game
        t.offered_resources = 0
        t.offered_crusades = 0

    def _can_take(self, t: Table, seat: i64) -> bool:
        if self._resources(t, seat) or self._craftsmen(t, seat):
            return True
        return self._crusades(t, seat) != 0

    def _pass(self, t: Table, seat: i64) -> None:
        t.passed |= bit(seat)
        out_of_supply(t, seat, t.workers[seat])

    def _send_workers(self, t: Table, seat: i64, resource: i64) -> None:
        t.offered_resources &= ~bit(resource)
        t.sites[seat] |= bit(resource)
        t.workers[seat] -= RESOURCE_WORKERS[resource]
        workers_sent(t, seat, resource, RESOURCE_WORKERS[resource])


def price(t: Table, seat: i64, craftsman: i64) -> i64:
    """Return what a craftsman costs a seat in Phase I."""
    return max(0, CRAFTSMAN_PRICE[craftsman] - t.discount(seat))


SUPPLY: Final = Supply("supply", rule="P-I.1")

"""4 · The traitor: a card changes hands for silver, and both seats know which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.castelli.actions import FROM, STEAL
from cantiere.games.castelli.components import CARD_PRICE, TRAITOR, copies
from cantiere.games.castelli.steps.c4_draw import offer_kinds
from cantiere.games.castelli.steps.c4_sell import add_sales_meanwhile, no_sale_meanwhile, sold_meanwhile
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import tell_betrayed, tell_passed


def can_betray(t: Table, seat: i64) -> bool:
    """Tell whether there is silver to pay and a card to be had."""
    return t.silver[seat] >= CARD_PRICE[TRAITOR] and _victims(t, seat) != 0


def no_betrayal(t: Table, seat: i64) -> Reason:
    """Explain why the traitor has nothing to do."""
    if t.silver[seat] < CARD_PRICE[TRAITOR]:
        return Reason("too-little-silver", "C-4", {"needed": CARD_PRICE[TRAITOR], "have": t.silver[seat]})
    return Reason("nobody-has-cards", "C-4")


def _victims(t: Table, seat: i64) -> i64:
    """Return the mask of the other seats at the table that have cards."""
    found: i64 = 0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        if other != seat and t.cards.hands[other]:
            found |= 1 << other
    return found


class Victim(Step[Table]):
    """4 · Traitor: which seat is paid and loses a card."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(FROM, _victims(t, frame.seat))
        add_sales_meanwhile(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if sold_meanwhile(t, frame, action):
            return
        victim: i64 = FROM.part(action, 0)
        t.silver[frame.seat] -= CARD_PRICE[TRAITOR]
        t.silver[victim] += CARD_PRICE[TRAITOR]
        t.ask(STEAL_CARD, CHANCE, frame.seat, victim)
        tell_betrayed(t, frame.seat, victim, CARD_PRICE[TRAITOR], TRAITOR)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if FROM.holds(action):
            other: i64 = FROM.part(action, 0)
            if other == frame.seat:
                return Reason("own-hand", "C-4")
            if other >= t.seats:
                return Reason("no-such-seat", "C-4", {"seat": other})
            if t.table_of(other) != t.table_of(frame.seat):
                return Reason("other-table", "C-8.1")
            return Reason("has-no-cards", "C-4", {"seat": other})
        return no_sale_meanwhile(t, frame.seat, action)


class StealCard(Step[Table]):
    """4 · Traitor: the card is drawn unseen from the victim's hand; both seats know it then."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        offer_kinds(t.cards.hands[frame.b], STEAL, answers)

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return copies(t.cards.hands[frame.b], STEAL.part(outcome, 0))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        kind: i64 = STEAL.part(action, 0)
        t.cards.pass_on(frame.b, frame.a, kind)
        tell_passed(t, frame.a, frame.b, kind, TRAITOR)


VICTIM: Final = Victim("victim", rule="C-4")
STEAL_CARD: Final = StealCard("steal_card", "thief", "victim", weighted=True, rule="C-4")

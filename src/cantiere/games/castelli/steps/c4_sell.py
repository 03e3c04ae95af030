"""4 · Selling cards: any number at every question of one's own turn, and once more before the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.castelli.actions import END, PLAY, SELL, card_of, uses_card
from cantiere.games.castelli.components import CARDS, REACTIONS, SALE, within
from cantiere.games.castelli.steps.c4_draw import offer_kinds
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import tell_sold


def at_any_moment(t: Table) -> bool:
    """C-4.1: since version 2 of the rules cards serve at every question of one's turn, not at two of them."""
    return t.rules_version > 1


def add_sales(t: Table, seat: i64, answers: Answers) -> None:
    """Add the cards that a seat may sell."""
    offer_kinds(t.cards.hands[seat], SELL, answers)


def sell(t: Table, seat: i64, action: i64) -> None:
    """A card goes under the deck unseen, for silver from the mine."""
    kind: i64 = SELL.part(action, 0)
    t.cards.sell(seat, kind)
    tell_sold(t, seat, kind)
    t.take_silver(seat, SALE, "sale")


def card_refused(t: Table, seat: i64, action: i64) -> Reason | None:
    """Explain why a card cannot be used, whatever it does; None if the action is not about cards."""
    if not uses_card(action):
        return None
    kind: i64 = card_of(action)
    if not t.cards.holds(seat, kind):
        return Reason("card-not-held", "C-4.1", {"card": CARDS[kind]})
    if within(kind, REACTIONS):
        return Reason("in-others-turns", "C-4.1", {"card": CARDS[kind]})
    return Reason("one-card-a-turn", "C-4.1") if t.card_played else None


def add_sales_meanwhile(t: Table, seat: i64, answers: Answers) -> None:
    """Add the cards that a seat may sell while it is asked something else."""
    if at_any_moment(t):
        add_sales(t, seat, answers)


def sold_meanwhile(t: Table, frame: Frame, action: i64) -> bool:
    """Sell a card while something else is asked, and ask that again; tell whether that was the answer."""
    if not SELL.holds(action):
        return False
    t.ask(frame.step, frame.seat, frame.a, frame.b)
    sell(t, frame.seat, action)
    return True


def no_sale_meanwhile(t: Table, seat: i64, action: i64) -> Reason | None:
    """Explain why a card cannot be used while something else is asked."""
    return card_refused(t, seat, action) if at_any_moment(t) else None


class LastSale(Step[Table]):
    """4 · Before the end is counted each seat may sell once more, in turn order, the last mover last (C-4.1).

    Cards may be sold at any moment, so also in the last turn of another; here nobody has to hurry.
    """

    def enter(self, t: Table) -> None:
        self._ask_from(t, t.after(t.active))

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(END)
        add_sales(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action != END:
            sell(t, frame.seat, action)
            self._ask_from(t, frame.seat)
        elif frame.seat != t.active:
            self._ask_from(t, t.after(frame.seat))

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if PLAY.holds(action):
            return Reason("only-sales", "C-4.1")
        return card_refused(t, frame.seat, action)

    def _ask_from(self, t: Table, seat: i64) -> None:
        """Ask the first seat with cards."""
        while t.cards.hands[seat] == 0:
            if seat == t.active:
                return
            seat = t.after(seat)
        t.ask(self, seat)


LAST_SALE: Final = LastSale("last_sale", rule="C-4.1")

"""4 · Reactions: who is asked about a bailiff or a guard. It must not show who holds one (C-1.3, C-7.1)."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.games.castelli.actions import DECLINE, DECLINE_TURN
from cantiere.games.castelli.components import GUARD
from cantiere.games.castelli.table import Table


def is_asked(t: Table, seat: i64, card: i64) -> bool:
    """Tell whether a seat is asked: by what everybody sees, so not by whether it holds the card.

    Whoever has cards and has not reacted in this turn (C-4.1) may hold it. By the first version of the rules
    only those were asked that can react.
    """
    if t.rules_version > 1:
        return t.cards.hands[seat] != 0 and t.reacted >> seat & 1 == 0
    if card == GUARD and (t.reacted | t.declining) >> seat & 1:
        return False
    return t.cards.holds(seat, card)


def offer_to_decline(t: Table, seat: i64, card: i64, answers: Answers) -> None:
    """Add the ways not to react: one if there is no other answer, so that whoever asks can give it."""
    answers.add(DECLINE)
    if can_react(t, seat, card):
        answers.add(DECLINE_TURN)


def can_react(t: Table, seat: i64, card: i64) -> bool:
    """Tell whether a seat that is asked has a choice: it holds the card and has not declined for the turn."""
    return t.cards.holds(seat, card) and (t.rules_version == 1 or t.declining >> seat & 1 == 0)


def decline(t: Table, seat: i64, action: i64) -> None:
    """Note an order not to be asked again in this turn."""
    if action == DECLINE_TURN:
        t.declining |= 1 << seat

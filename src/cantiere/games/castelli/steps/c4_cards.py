"""4 · Cards: playing one a turn, selling any number."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.games.castelli.actions import PLAY, SELL, card_of, uses_card
from cantiere.games.castelli.components import (
    CARD_BITS,
    CASTLE_CARDS,
    OVER_CARDS,
    REACTIONS,
    within,
)
from cantiere.games.castelli.steps.c4_castles import CASTLE_SITE, can_use, no_castle
from cantiere.games.castelli.steps.c4_effects import has_effect, no_effect, take_effect
from cantiere.games.castelli.steps.c4_sell import add_sales, at_any_moment, card_refused, sell
from cantiere.games.castelli.steps.c7_over import OVER_SITE, can_attack, why_no_attack
from cantiere.games.castelli.table import Table


def add_cards(t: Table, seat: i64, answers: Answers) -> None:
    """C-4.1: add the cards a seat may play, one a turn, and those it may sell."""
    hand: i64 = t.cards.hands[seat]
    if hand == 0:
        return
    if not t.card_played:
        kind: i64 = 0
        while hand > 0:
            if hand & 3 and playable(t, seat, kind):
                answers.add(PLAY.at(kind))
            hand >>= CARD_BITS
            kind += 1
    add_sales(t, seat, answers)


def add_cards_meanwhile(t: Table, seat: i64, answers: Answers) -> None:
    """C-4.1: the same while a tile is being turned or kept; not by the first version of the rules."""
    if at_any_moment(t):
        add_cards(t, seat, answers)


def playable(t: Table, seat: i64, kind: i64) -> bool:
    """Tell whether a card in hand can be played now: where it asks something there must be an answer."""
    if within(kind, REACTIONS):
        return False
    if within(kind, CASTLE_CARDS):
        return can_use(t, seat, kind)
    if within(kind, OVER_CARDS):
        return can_attack(t, seat, kind)
    return has_effect(t, seat, kind)


def answer_card(t: Table, seat: i64, action: i64) -> None:
    """Play or sell a card."""
    if SELL.holds(action):
        sell(t, seat, action)
        return
    kind: i64 = PLAY.part(action, 0)
    t.card_played = True
    t.play_card(seat, kind)
    if within(kind, CASTLE_CARDS):
        t.ask(CASTLE_SITE, seat, kind)
    elif within(kind, OVER_CARDS):
        t.ask(OVER_SITE, seat, kind)
    else:
        take_effect(t, seat, kind)


def no_card_answer(t: Table, seat: i64, action: i64) -> Reason | None:
    """Explain why a card cannot be played or sold; None if the action is not about cards."""
    reason = card_refused(t, seat, action)
    if reason is not None or not uses_card(action):
        return reason
    kind: i64 = card_of(action)
    if within(kind, CASTLE_CARDS):
        return no_castle(t, seat, kind)
    if within(kind, OVER_CARDS):
        return why_no_attack(t, seat, kind)
    return no_effect(t, seat, kind)


def no_card_meanwhile(t: Table, seat: i64, action: i64) -> Reason | None:
    """Explain the same where cards serve meanwhile."""
    return no_card_answer(t, seat, action) if at_any_moment(t) else None

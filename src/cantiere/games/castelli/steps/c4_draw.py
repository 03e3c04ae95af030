"""4 · Drawing cards: from the top by chance, then those that went under the deck, in their order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.blocks import Block
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.castelli.actions import DRAW
from cantiere.games.castelli.components import CARD_BITS, copies
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import tell_drawn

_SEAT_BITS: Final = 3  # of an entry of `draws`


def to_draw(t: Table, seat: i64, number: i64) -> None:
    """Note that a seat is to draw cards, after those who are to draw already."""
    place: i64 = 0
    while t.draws >> place > 0:
        place += _SEAT_BITS
    for _ in range(number):
        t.draws |= (seat + 1) << place
        place += _SEAT_BITS


def draws_of(t: Table, seat: i64) -> i64:
    """Return how many cards a seat is still to draw."""
    number: i64 = 0
    waiting: i64 = t.draws
    while waiting > 0:
        if (waiting & 7) - 1 == seat:
            number += 1
        waiting >>= _SEAT_BITS
    return number


def deal_cards(t: Table) -> None:
    """Draw what is to be drawn: by chance from the top; below it the order is known; then there is none."""
    while t.draws > 0:
        seat: i64 = (t.draws & 7) - 1
        if t.cards.top:
            t.ask(DRAW_CARD, CHANCE, seat)
            return
        if t.cards.taken == t.cards.put:
            t.draws = 0  # C-4.2: the deck is empty
            return
        t.draws >>= _SEAT_BITS
        tell_drawn(t, seat, t.cards.draw_queue(seat))


class DrawCard(Step[Table]):
    """4 · The card on top of the deck (C-1.2, C-2.1, C-2.3)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        offer_kinds(t.cards.top, DRAW, answers)

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return copies(t.cards.top, DRAW.part(outcome, 0))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        kind: i64 = DRAW.part(action, 0)
        t.draws >>= _SEAT_BITS
        t.cards.draw_top(frame.a, kind)
        tell_drawn(t, frame.a, kind)
        deal_cards(t)


def offer_kinds(cards: i64, block: Block, answers: Answers) -> None:
    """Add an action for each kind among packed cards."""
    kind: i64 = 0
    while cards > 0:
        if cards & 3:
            answers.add(block.at(kind))
        cards >>= CARD_BITS
        kind += 1


DRAW_CARD: Final = DrawCard("draw_card", "draws", weighted=True, rule="C-4.2")

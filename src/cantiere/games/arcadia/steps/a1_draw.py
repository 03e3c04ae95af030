"""1 · Draw back: who has built takes an open card, or the top of the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import TAKE, TAKE_DECK
from cantiere.games.arcadia.components import CARD_COUNT, CARDS
from cantiere.games.arcadia.steps.a1_cards import DEAL, OPEN_CARD
from cantiere.games.arcadia.table import Table


class DrawBack(Step[Table]):
    """1 · At the end of its action the builder draws back to four; it must, while there are cards (A-1.5)."""

    def enter(self, t: Table) -> None:
        if t.drawing:
            t.drawing = False
            if t.open_size() + t.deck_size() > 0:
                t.ask(self, t.active)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        card: i64
        for card in range(CARD_COUNT):
            if t.open_cards[card] > 0:
                answers.add(TAKE.at(card))
        if t.deck_size() > 0:
            answers.add(TAKE_DECK)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        seat: i64 = frame.seat
        if action == TAKE_DECK:
            t.ask(DEAL, CHANCE, seat, 1)
            return
        card: i64 = TAKE.part(action, 0)
        t.open_cards[card] -= 1
        t.hands[seat * CARD_COUNT + card] += 1
        t.known[seat * CARD_COUNT + card] += 1
        telling.card_taken(t, seat, card)
        if t.deck_size() > 0:
            t.ask(OPEN_CARD, CHANCE, 1)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if action == TAKE_DECK:
            return Reason("deck-empty", "A-1.5")
        if TAKE.holds(action):
            return Reason("not-open", "A-1.5", {"card": CARDS[TAKE.part(action, 0)]})
        return None


DRAW_BACK: Final = DrawBack("draw", rule="A-1.5")

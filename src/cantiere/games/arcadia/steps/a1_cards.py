"""1 · Cards come from the deck: into a hand, unseen by the others, or into the open row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import CARD
from cantiere.games.arcadia.components import CARD_COUNT
from cantiere.games.arcadia.table import Table


def _possible(t: Table) -> list[int]:
    actions: list[int] = []
    card: i64
    for card in range(CARD_COUNT):
        if t.deck[card] > 0:
            actions.append(CARD.at(card))
    return actions


class Deal(Step[Table]):
    """1 · A seat is dealt cards face down; only it sees which (A-0.2, A-1.5)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return _possible(t)

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return t.deck[CARD.part(outcome, 0)]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        card: i64 = CARD.part(action, 0)
        t.deck[card] -= 1
        t.hands[frame.a * CARD_COUNT + card] += 1
        t.lacks[frame.a] = 0
        telling.card_drawn(t, frame.a, card)
        if frame.b > 1 and t.deck_size() > 0:
            t.ask(self, CHANCE, frame.a, frame.b - 1)


class OpenCard(Step[Table]):
    """1 · Cards are turned up beside the deck, as long as there are any (A-0.3, A-1.5)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return _possible(t)

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return t.deck[CARD.part(outcome, 0)]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        card: i64 = CARD.part(action, 0)
        t.deck[card] -= 1
        t.open_cards[card] += 1
        telling.card_opened(t, card)
        if frame.a > 1 and t.deck_size() > 0:
            t.ask(self, CHANCE, frame.a - 1)


DEAL: Final = Deal("deal", "to", "left", weighted=True, rule="A-1.5")
OPEN_CARD: Final = OpenCard("open_card", "left", weighted=True, rule="A-0.3")

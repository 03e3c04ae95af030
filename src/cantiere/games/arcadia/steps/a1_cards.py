"""1 · Cards come from the deck: into a hand, unseen by the others, or into the open row."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.bags import DrawStep
from cantiere.core.state import CHANCE, Frame
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import CARD
from cantiere.games.arcadia.components import CARD_COUNT
from cantiere.games.arcadia.table import Table


class FromDeck(DrawStep[Table]):
    """A card comes from the deck."""

    def bag(self, t: Table, frame: Frame) -> vec[i64]:
        return t.deck


class Deal(FromDeck):
    """1 · A seat is dealt cards face down; only it sees which (A-0.2, A-1.5)."""

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        card: i64 = CARD.part(action, 0)
        t.deck[card] -= 1
        t.hands[frame.a * CARD_COUNT + card] += 1
        t.lacks[frame.a] = 0
        telling.card_drawn(t, frame.a, card)
        if frame.b > 1 and t.deck_size() > 0:
            t.ask(self, CHANCE, frame.a, frame.b - 1)


class OpenCard(FromDeck):
    """1 · Cards are turned up beside the deck, as long as there are any (A-0.3, A-1.5)."""

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        card: i64 = CARD.part(action, 0)
        t.deck[card] -= 1
        t.open_cards[card] += 1
        telling.card_opened(t, card)
        if frame.a > 1 and t.deck_size() > 0:
            t.ask(self, CHANCE, frame.a - 1)


DEAL: Final = Deal("deal", CARD, "to", "left", rule="A-1.5")
OPEN_CARD: Final = OpenCard("open_card", CARD, "left", rule="A-0.3")

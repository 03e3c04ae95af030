"""The cards that a seat does not know: gathered, shuffled and dealt anew, true to what everybody has seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.rng import Rng
from cantiere.games.arcadia.components import BUILDINGS, CARD_COUNT, FAMILY_COUNT, NOBODY

SWEEPS: Final = 4  # over the cards, where not every swap is allowed


class Hidden:
    """The unknown cards: hidden ones in the other seats' hands, and the deck, which belongs to NOBODY.

    Kept is what everybody has seen: cards taken from the open row, shapes that a seat's pass has shown to be
    missing from its hand (until it draws a hidden card), and that who has chosen to build has a card for it.
    """

    def __init__(self, seat: i64, hands: vec[i64], known: vec[i64], lacks: vec[i64], deck: vec[i64]) -> None:
        self.seat: i64 = seat
        self.hands = hands
        self.known = known
        self.lacks = lacks
        self.deck = deck
        self.cards = vec[i64]([0] * BUILDINGS)
        self.owners = vec[i64]([NOBODY] * BUILDINGS)
        self.size: i64 = 0
        self.bound: bool = False  # not every card may go to everybody

    def deal(self, builder: i64, able: i64, rng: Rng) -> None:
        """Shuffle. The seat `builder`, if any, keeps a card of the shapes in the bits `able`."""
        self._gather()
        sweeps: i64 = SWEEPS
        if not self.bound and builder == NOBODY:
            sweeps = 1
            self._sort()
        number: i64
        for _ in range(sweeps):
            for number in range(self.size - 1, 0, -1):
                other: i64 = rng.below(number + 1)
                if self._may_swap(number, other):
                    self._swap(number, other)
                    if builder != NOBODY and not self._has_any(builder, able):
                        self._swap(number, other)
        self._give_all()

    def _gather(self) -> None:
        """Take the unknown cards from where they are."""
        card: i64
        for card in range(CARD_COUNT):
            self._add(card, NOBODY, self.deck[card])
            self.deck[card] = 0
        seat: i64
        for seat in range(len(self.lacks)):
            if seat == self.seat:
                continue
            for card in range(CARD_COUNT):
                at: i64 = seat * CARD_COUNT + card
                self._add(card, seat, self.hands[at] - self.known[at])
                self.hands[at] = self.known[at]
            self.bound = self.bound or self.lacks[seat] != 0

    def _sort(self) -> None:
        """Forget who had what: a shuffle then depends on nothing but what the seat knows, and on chance."""
        counts: vec[i64] = vec[i64]([0] * CARD_COUNT)
        number: i64
        for number in range(self.size):
            counts[self.cards[number]] += 1
        number = 0
        card: i64
        for card in range(CARD_COUNT):
            for _ in range(counts[card]):
                self.cards[number] = card
                number += 1

    def _add(self, card: i64, owner: i64, copies: i64) -> None:
        for _ in range(copies):
            self.cards[self.size] = card
            self.owners[self.size] = owner
            self.size += 1

    def _may_swap(self, one: i64, two: i64) -> bool:
        if not self.bound:
            return True
        return self._may_have(self.owners[one], self.cards[two]) and self._may_have(
            self.owners[two], self.cards[one]
        )

    def _may_have(self, owner: i64, card: i64) -> bool:
        return owner == NOBODY or not self.lacks[owner] >> (card // FAMILY_COUNT) & 1

    def _swap(self, one: i64, two: i64) -> None:
        card: i64 = self.cards[one]
        self.cards[one] = self.cards[two]
        self.cards[two] = card

    def _has_any(self, seat: i64, shapes: i64) -> bool:
        """Tell whether a seat has a card of these shapes, known or as shuffled so far."""
        number: i64
        for number in range(self.size):
            if self.owners[number] == seat and shapes >> (self.cards[number] // FAMILY_COUNT) & 1:
                return True
        card: i64
        for card in range(CARD_COUNT):
            if self.known[seat * CARD_COUNT + card] and shapes >> (card // FAMILY_COUNT) & 1:
                return True
        return False

    def _give_all(self) -> None:
        number: i64
        for number in range(self.size):
            owner: i64 = self.owners[number]
            if owner == NOBODY:
                self.deck[self.cards[number]] += 1
            else:
                self.hands[owner * CARD_COUNT + self.cards[number]] += 1

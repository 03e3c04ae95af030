"""The character cards of Castelli: deck, hands, and what each seat knows of the others' cards.

The deck is a multiset on top (its order nobody has seen) and below it a queue of played and sold cards, which
come out in the order in which they went in (C-4.2). Played cards have been seen by all, sold ones by their
seller only. What a seat knows of another's hand:

- `known`: these cards are in that hand for certain: passed by a traitor, or drawn from the queue where the
  seat had seen them. A card that is seen to leave is taken off.
- `maybe`: the same, but since then the holder has sold a card unseen: each is in that hand, or among the
  cards which that holder has put into the queue at number `since` or later.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.rng import Rng
from cantiere.games.castelli.components import (
    BASE_DECK,
    BATTLE_DECK,
    CARD_KINDS,
    DECK_SIZE,
    card_bit,
    card_total,
    copies,
)

SELLER_BITS: Final = 3  # an entry of the queue: kind << SELLER_BITS | seller + 1, or 0 if it was played
SELLER_MASK: Final = 7
BLANK: Final = 63  # in place of the kind, while cards are dealt anew


def _zeros(length: i64) -> vec[i64]:
    return vec[i64]([0] * length)


class Cards:
    """Where the cards are, and who knows it."""

    hands: vec[i64]  # by seat, packed
    known: vec[i64]  # by viewer * seats + holder, packed
    maybe: vec[i64]
    since: vec[i64]
    queue: vec[i64]  # a ring: entry number n is at n % DECK_SIZE

    def __init__(self, seats: i64, top: i64) -> None:
        self.seats: i64 = seats
        self.top: i64 = top  # packed
        self.put: i64 = 0  # how many cards have ever gone into the queue, and come out of it
        self.taken: i64 = 0

    def clone(self) -> Cards:
        """Return an independent copy."""
        c = Cards(self.seats, self.top)
        c.put = self.put
        c.taken = self.taken
        c.hands = self.hands[:]
        c.known = self.known[:]
        c.maybe = self.maybe[:]
        c.since = self.since[:]
        c.queue = self.queue[:]
        return c

    # --- asking ------------------------------------------------------------------------------------------

    def holds(self, seat: i64, kind: i64) -> bool:
        """Tell whether a seat has a card of a kind."""
        return copies(self.hands[seat], kind) > 0

    def kind_at(self, number: i64) -> i64:
        """Return the kind of an entry of the queue."""
        return self.queue[number % DECK_SIZE] >> SELLER_BITS

    def seller_at(self, number: i64) -> i64:
        """Return who sold an entry of the queue, -1 if it was played."""
        return (self.queue[number % DECK_SIZE] & SELLER_MASK) - 1

    def seen_at(self, number: i64, viewer: i64) -> bool:
        """Tell whether a viewer (-1: a spectator) knows an entry of the queue."""
        seller: i64 = self.seller_at(number)
        return seller < 0 or seller == viewer

    # --- moving cards ------------------------------------------------------------------------------------

    def draw_top(self, seat: i64, kind: i64) -> None:
        """A seat draws this card from the top."""
        self.top -= card_bit(kind)
        self.hands[seat] += card_bit(kind)

    def draw_queue(self, seat: i64) -> i64:
        """A seat draws the first card of the queue; who saw it go in knows now where it is."""
        number: i64 = self.taken
        kind: i64 = self.kind_at(number)
        seller: i64 = self.seller_at(number)
        self.taken += 1
        self.hands[seat] += card_bit(kind)
        viewer: i64
        for viewer in range(self.seats):
            if viewer != seat and (seller < 0 or seller == viewer):
                self.known[viewer * self.seats + seat] += card_bit(kind)
            if seller >= 0 and viewer != seller:
                self._slot_drawn(viewer, seat, seller, number, kind)
        return kind

    def play(self, seat: i64, kind: i64) -> None:
        """A card is shown and goes under the deck."""
        self.hands[seat] -= card_bit(kind)
        viewer: i64
        for viewer in range(self.seats):
            self._leaves(viewer, seat, kind)
        self._put_under(kind, -1)

    def sell(self, seat: i64, kind: i64) -> None:
        """A card goes under the deck face down: nobody else knows which of the hand it was."""
        self.hands[seat] -= card_bit(kind)
        viewer: i64
        for viewer in range(self.seats):
            pair: i64 = viewer * self.seats + seat
            if self.known[pair]:  # two doubts of different age cannot be kept apart: the older one goes
                self.maybe[pair] = self.known[pair]
                self.since[pair] = self.put
                self.known[pair] = 0
        self._put_under(kind, seat)

    def pass_on(self, victim: i64, thief: i64, kind: i64) -> None:
        """A card changes hands: both seats know it; the others know less of the victim's hand than before."""
        self.hands[victim] -= card_bit(kind)
        self.hands[thief] += card_bit(kind)
        self.known[victim * self.seats + thief] += card_bit(kind)
        viewer: i64
        for viewer in range(self.seats):
            if viewer == thief:
                self._leaves(viewer, victim, kind)
            elif viewer != victim:
                self.known[viewer * self.seats + victim] = 0
                self.maybe[viewer * self.seats + victim] = 0

    def _put_under(self, kind: i64, seller: i64) -> None:
        self.queue[self.put % DECK_SIZE] = kind << SELLER_BITS | (seller + 1)
        self.put += 1

    def _leaves(self, viewer: i64, holder: i64, kind: i64) -> None:
        """A viewer sees a card of this kind leave a hand."""
        pair: i64 = viewer * self.seats + holder
        if copies(self.known[pair], kind):
            self.known[pair] -= card_bit(kind)
        elif copies(self.maybe[pair], kind):
            self.maybe[pair] -= card_bit(kind)

    def _slot_drawn(self, viewer: i64, drawer: i64, seller: i64, number: i64, kind: i64) -> None:
        """A card that a seller put into the queue unseen is drawn: what does that do to a viewer's doubt?"""
        pair: i64 = viewer * self.seats + seller
        if self.maybe[pair] == 0:
            return
        if number >= self.since[pair] and drawer != seller:
            if viewer == drawer:
                if copies(self.maybe[pair], kind):
                    self.maybe[pair] -= card_bit(kind)
            else:
                self.maybe[pair] = 0  # it may be in a third hand now
        for later in range(self.taken, self.put):
            if later >= self.since[pair] and self.seller_at(later) == seller:
                return
        self.known[pair] += self.maybe[pair]
        self.maybe[pair] = 0

    # --- dealing anew ------------------------------------------------------------------------------------

    def redeal(self, viewer: i64, rng: Rng, asked: i64, needed: i64) -> None:
        """Deal anew what a viewer cannot know. The seat `asked`, if another, keeps a card `needed`."""
        pool: i64 = self._gather(viewer)
        if 0 <= asked != viewer and not self._counts_on(viewer, asked, needed):
            pool -= card_bit(needed)  # set aside first, so that nobody else is dealt it
        seat: i64
        for seat in range(self.seats):
            if seat == viewer:
                continue
            size: i64 = card_total(self.hands[seat])
            pair: i64 = viewer * self.seats + seat
            sure: i64 = self.known[pair]
            unsure: i64 = self.maybe[pair]
            if seat == asked and copies(sure, needed) == 0:
                if copies(unsure, needed):
                    unsure -= card_bit(needed)
                sure += card_bit(needed)
            self.hands[seat] = sure
            self._place(seat, unsure, size, self.since[pair], rng)
            while card_total(self.hands[seat]) < size:
                kind: i64 = pick(pool, rng)
                pool -= card_bit(kind)
                self.hands[seat] += card_bit(kind)
        for number in range(self.taken, self.put):
            if self.kind_at(number) == BLANK:
                kind = pick(pool, rng)
                pool -= card_bit(kind)
                self._fill(number, kind)
        self.top = pool
        self._imagine(viewer, rng)

    def _counts_on(self, viewer: i64, holder: i64, kind: i64) -> bool:
        """Tell whether a viewer knows, for certain or perhaps, of such a card in a hand."""
        pair: i64 = viewer * self.seats + holder
        return copies(self.known[pair], kind) + copies(self.maybe[pair], kind) > 0

    def _gather(self, viewer: i64) -> i64:
        """Return all cards whose place a viewer does not know, and blank the queue's entries among them."""
        pool: i64 = self.top
        seat: i64
        for seat in range(self.seats):
            if seat != viewer:
                pair: i64 = viewer * self.seats + seat
                pool += self.hands[seat] - self.known[pair] - self.maybe[pair]
        for number in range(self.taken, self.put):
            if not self.seen_at(number, viewer):
                pool += card_bit(self.kind_at(number))
                self._fill(number, BLANK)
        return pool

    def _place(self, seat: i64, unsure: i64, size: i64, since: i64, rng: Rng) -> None:
        """Put cards of doubtful place into the hand or into the entries where they may be, each as likely."""
        while unsure > 0:
            kind: i64 = pick(unsure, rng)
            unsure -= card_bit(kind)
            room: i64 = size - card_total(self.hands[seat])
            open_entries: list[int] = []
            for number in range(self.taken, self.put):
                if number >= since and self.seller_at(number) == seat and self.kind_at(number) == BLANK:
                    open_entries.append(number)
            place: i64 = rng.below(room + len(open_entries))
            if place < room:
                self.hands[seat] += card_bit(kind)
            else:
                self._fill(open_entries[place - room], kind)

    def _imagine(self, viewer: i64, rng: Rng) -> None:
        """Others know as many cards of each other as before: those that the viewer knows too, else any."""
        other: i64
        holder: i64
        for other in range(self.seats):
            for holder in range(self.seats):
                if other in (viewer, holder) or holder == viewer:
                    continue
                pair: i64 = other * self.seats + holder
                number: i64 = card_total(self.known[pair])
                common: i64 = _common(self.known[pair], self.known[viewer * self.seats + holder])
                rest: i64 = self.hands[holder] - common
                for _ in range(number - card_total(common)):
                    kind: i64 = pick(rest, rng)
                    rest -= card_bit(kind)
                    common += card_bit(kind)
                self.known[pair] = common
                self.maybe[pair] = 0

    def _fill(self, number: i64, kind: i64) -> None:
        place: i64 = number % DECK_SIZE
        self.queue[place] = kind << SELLER_BITS | (self.queue[place] & SELLER_MASK)


def _common(one: i64, two: i64) -> i64:
    """Return the cards that are among both."""
    found: i64 = 0
    if one and two:
        kind: i64
        for kind in range(CARD_KINDS):
            found += card_bit(kind) * min(copies(one, kind), copies(two, kind))
    return found


def pick(cards: i64, rng: Rng) -> i64:
    """Return the kind of one of these packed cards, each card as likely."""
    left: i64 = rng.below(card_total(cards))
    kind: i64
    for kind in range(CARD_KINDS):
        left -= copies(cards, kind)
        if left < 0:
            return kind
    raise AssertionError("no card to pick")


def new_cards(seats: i64, battle: bool) -> Cards:
    """Return the cards at the start: all on top of the deck, whose order nobody knows."""
    cards = Cards(seats, BATTLE_DECK if battle else BASE_DECK)
    cards.hands = _zeros(seats)
    cards.known = _zeros(seats * seats)
    cards.maybe = _zeros(seats * seats)
    cards.since = _zeros(seats * seats)
    cards.queue = _zeros(DECK_SIZE)
    return cards

"""The state of Arcadia, and the helpers by which steps change it; what lies where is said in `fields.py`.

Quantities are packed arrays indexed by seat, card or cell. Whatever follows from the rest (rows of bits,
free cells around each building) is kept up to date, never searched for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.bags import how_many, total
from cantiere.core.rng import Rng
from cantiere.games.arcadia import components as box
from cantiere.games.arcadia.facts import Facts
from cantiere.games.arcadia.geometry import (
    BORDER_OF,
    BORDER_SIZE,
    CELLS_OF,
    EXISTS,
    FULL_ROW,
    MOST_BORDER,
    NEIGHBOURS,
    ORIENTATIONS,
    SHAPE_OF,
    SITE_BORDER,
    SITE_BORDERS,
    TURNS,
    anchors,
)
from cantiere.games.arcadia.hidden import Hidden

# What a cell holds: FREE, the seat whose worker stands there, or one of these.
FREE: Final = -1
NEUTRAL_WORKER: Final = 4
CASTLE_CELL: Final = 5
FIRST_BUILDING: Final = 6  # + building, numbered as they were laid
CASTLE: Final[i64] = box.BUILDINGS  # the castle site's number where buildings are numbered

# A compiled `1 << number` shifts 32 bits only, so the bits of buildings are looked up.
_BIT: Final = vec[i64]([2**number for number in range(box.BUILDINGS + 1)])
CHOOSING: Final = "card"  # the question which card is played: its seat has one that can be laid


def building_bit(building: i64) -> i64:
    """Return the bit of a building in masks."""
    return _BIT[building]


class Table(Facts):
    """A position of Arcadia."""

    def clone(self) -> Table:
        """Return an independent copy."""
        t = Table()
        self.copy_to(t)
        return t

    def standing(self, seat: i64) -> list[int]:
        """A-4.3: most gold wins; ties share the victory."""
        return [self.gold[seat]]

    def figures(self, seat: int) -> list[int]:
        """Return gold, seals by family, own and neutral workers behind the screen, flags, cards in hand."""
        found: list[int] = [self.gold[seat]]
        family: i64
        for family in range(box.FAMILY_COUNT):
            found.append(self.seals[seat * box.FAMILY_COUNT + family])
        found += [self.own[seat], self.neutral[seat], self.flags[seat], self.hand_size(seat)]
        return found

    # --- turns -------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """A round is a turn of every seat."""
        self.set_turn(self.turn + 1)

    def set_turn(self, turn: i64) -> None:
        """Say the number of the turn, from 1; 0 during the set-up."""
        self.turn = turn
        self.round = (turn + self.seats - 1) // self.seats

    # --- the board ---------------------------------------------------------------------------------------

    def lay_site(self, site: i64) -> None:
        """A-0.1: the castle site is laid on the empty board."""
        self.site = site
        cell: i64
        for cell in box.site_cells(box.SITES[site]):
            self._cover(cell, CASTLE_CELL)
        self.gaps[CASTLE] = self._free_around(CASTLE)

    def lay(self, card: i64, placement: i64) -> i64:
        """A-1.1: lay a building; return its number."""
        building: i64 = self.built
        self.built += 1
        self.cards[building] = card
        self.placements[building] = placement
        first: i64 = placement * box.MAX_SIZE
        number: i64
        for number in range(first, first + box.SHAPE_SIZE[SHAPE_OF[placement]]):
            self._cover(CELLS_OF[number], FIRST_BUILDING + building)
        for number in range(first, first + box.SHAPE_SIZE[SHAPE_OF[placement]]):
            self._close(CELLS_OF[number], building)
        self.gaps[building] = self._free_around(building)
        if self.gaps[building] == 0:
            self.completed |= _BIT[building]
        return building

    def post(self, worker: i64, cell: i64) -> None:
        """A-1.6: a worker (a seat's, or NEUTRAL_WORKER) is placed on a cell."""
        self._cover(cell, worker)
        self._close(cell, box.NOBODY)

    def _cover(self, cell: i64, what: i64) -> None:
        """Put something on a cell; it can be touched from the cells beside it."""
        self.holds[cell] = what
        y: i64 = cell // box.COLUMNS
        bit: i64 = 1 << (cell - y * box.COLUMNS)
        self.free[y] &= ~bit
        self.touch[y] |= (bit << 1 | bit >> 1) & FULL_ROW
        self.touch[y + 1] |= bit
        if y > 0:
            self.touch[y - 1] |= bit

    def _close(self, cell: i64, itself: i64) -> None:
        """A-2.1: the cell is no longer free for the buildings beside it; note those now complete."""
        one: i64 = itself
        two: i64 = itself
        three: i64 = itself
        number: i64
        for number in range(cell * 4, cell * 4 + 4):
            other: i64 = self.beside(NEIGHBOURS[number])
            if other < 0 or other in (itself, one, two, three):
                continue
            three = two
            two = one
            one = other
            self.gaps[other] -= 1
            if self.gaps[other] == 0 and other != CASTLE:
                self.completed |= _BIT[other]

    def beside(self, cell: i64) -> i64:
        """Return the building (or CASTLE) on a cell, NOBODY if there is none; -1 is outside the board."""
        if cell < 0:
            return box.NOBODY
        what: i64 = self.holds[cell]
        if what >= FIRST_BUILDING:
            return what - FIRST_BUILDING
        return CASTLE if what == CASTLE_CELL else box.NOBODY

    def around_size(self, building: i64) -> i64:
        """Return how many cells lie around a building or CASTLE."""
        return SITE_BORDER if building == CASTLE else BORDER_SIZE[self.placements[building]]

    def around(self, building: i64, number: i64) -> i64:
        """Return one of the cells around a building or CASTLE, in ascending order."""
        if building == CASTLE:
            return SITE_BORDERS[self.site * SITE_BORDER + number]
        return BORDER_OF[self.placements[building] * MOST_BORDER + number]

    def workers_at(self, building: i64, worker: i64) -> i64:
        """Return how many workers of a seat (or NEUTRAL_WORKER) touch a building."""
        found: i64 = 0
        number: i64
        for number in range(self.around_size(building)):
            if self.holds[self.around(building, number)] == worker:
                found += 1
        return found

    def _free_around(self, building: i64) -> i64:
        return self.workers_at(building, FREE)

    def family(self, building: i64) -> i64:
        """Return the family whose seal lies, or lay, on a building."""
        return self.cards[building] % box.FAMILY_COUNT

    def fits(self, shape: i64) -> bool:
        """A-1.1, A-1.2: tell whether a shape can be laid anywhere."""
        row: i64
        orientation: i64
        for orientation in range(self.orientations()):
            if EXISTS[shape * ORIENTATIONS + orientation]:
                for row in range(box.ROWS):
                    if anchors(self.free, self.touch, shape, orientation, row):
                        return True
        return False

    def fitting(self) -> i64:
        """Return the bits of the shapes that can be laid anywhere."""
        found: i64 = 0
        shape: i64
        for shape in range(box.SHAPE_COUNT):
            if self.fits(shape):
                found |= 1 << shape
        return found

    def orientations(self) -> i64:
        """Return how many orientations are allowed: mirroring is an option."""
        return ORIENTATIONS if self.mirror else TURNS

    # --- cards -------------------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat has."""
        return total(self.hands, seat * box.CARD_COUNT, box.CARD_COUNT)

    def deck_size(self) -> i64:
        """Return how many cards are face down."""
        return total(self.deck, 0, box.CARD_COUNT)

    def open_size(self) -> i64:
        """Return how many cards are open."""
        return total(self.open_cards, 0, box.CARD_COUNT)

    def can_build(self, seat: i64) -> bool:
        """Tell whether a seat has a card that can be laid."""
        card: i64
        for card in range(box.CARD_COUNT):
            if self.hands[seat * box.CARD_COUNT + card] and self.fits(card // box.FAMILY_COUNT):
                return True
        return False

    def play_card(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; a copy that everybody knows of goes first, as far as they can tell."""
        at: i64 = seat * box.CARD_COUNT + card
        self.hands[at] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1
        self.in_play = card

    # --- goods -------------------------------------------------------------------------------------------

    def value(self, family: i64) -> i64:
        """A-2.5: what a family's seal is worth."""
        return how_many(self.tops, family, 0, box.SPACES)

    def sell(self, seat: i64, family: i64, amount: i64) -> i64:
        """A-3.1, A-4.2: sell seals at the value of now; return what they brought."""
        paid: i64 = amount * self.value(family)
        self.seals[seat * box.FAMILY_COUNT + family] -= amount
        self.gold[seat] += paid
        return paid

    def supply_left(self) -> i64:
        """Return how many castle pieces are in the supply of the level being built."""
        return total(self.pieces, self.level * box.FAMILY_COUNT, box.FAMILY_COUNT)

    # --- hidden cards ------------------------------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew the cards that a seat does not know: all else everybody could have counted."""
        builder: i64 = box.NOBODY
        top = self.frame
        if top is not None and top.seat != seat and top.step.name == CHOOSING:
            builder = top.seat
        able: i64 = self.fitting() if builder != box.NOBODY else 0
        hidden = Hidden(seat, self.hands, self.known, self.lacks, self.deck)
        hidden.deal(builder, able, rng)

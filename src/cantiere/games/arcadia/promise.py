"""What a seat of Arcadia can make of the question that it is asked. For bots only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.answers import each
from cantiere.core.state import CHANCE
from cantiere.games.arcadia.components import (
    CARD_COUNT,
    CELLS,
    COLUMNS,
    FAMILY_COUNT,
    MAX_SIZE,
    ROWS,
    SHAPE_SIZE,
)
from cantiere.games.arcadia.geometry import (
    BORDER_OF,
    BORDER_SIZE,
    CELLS_OF,
    EXISTS,
    MOST_BORDER,
    NEIGHBOURS,
    ORIENTATIONS,
    TENTS_OF,
    anchors,
    placement_of,
)
from cantiere.games.arcadia.outlook import CARD, GOLD, NEUTRAL, OWN, OWN_LESS, PIECE, TEMPTING, Outlook
from cantiere.games.arcadia.table import CASTLE, FREE, Table, building_bit


class Promise:
    """The best that a seat can make of the question it is asked."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.t: Table = outlook.t
        self.seat: i64 = outlook.seat
        self.beside: vec[i64] = vec[i64]()  # by cell, if it is free: bits of the buildings that it keeps open
        self.closing: vec[i64] = vec[i64]()  # by building: what closing it in brings
        self.closable: i64 = 0  # bits of the buildings that one more building can close in

    def best(self) -> i64:
        """Return what the seat may hope for from the question that is asked now."""
        t = self.t
        frame = t.frame
        if frame is None:
            return 0
        name = frame.step.name
        if frame.seat == CHANCE:
            return CARD if name == "deal" and frame.a == self.seat else 0
        if frame.seat != self.seat:
            return 0
        if name == "card":
            return self.best_card()
        if name == "placement":
            return self.best_placement(t.in_play)
        if name == "building":
            return self.best_building()
        if name == "worker":
            return self.closing_in(frame.a)
        if name == "castle_piece":
            return frame.a * PIECE
        if name == "sell":
            return self._best_sale()
        return 0

    def next_action(self) -> float:
        """Return what the seat's workers could bring in one action."""
        if self.t.own[self.seat] + self.t.neutral[self.seat] == 0:
            return 0.0
        return max(0.0, float(self.best_building()) / GOLD)

    def best_card(self) -> i64:
        """Return the most that building can bring at once."""
        best: i64 = -1000000
        card: i64
        for card in range(CARD_COUNT):
            if self.t.hands[self.seat * CARD_COUNT + card] > 0:
                gain: i64 = self.best_placement(card)
                if gain > best:
                    best = gain
        return best

    def best_placement(self, card: i64) -> i64:
        """Return the most that laying a card's building can bring at once; far below 0 if it fits nowhere."""
        t = self.t
        shape: i64 = card // FAMILY_COUNT
        self.look()
        best: i64 = -1000000
        row: i64
        orientation: i64
        for orientation in range(t.orientations()):
            if not EXISTS[shape * ORIENTATIONS + orientation]:
                continue
            for row in range(ROWS):
                found: i64 = anchors(t.free, t.touch, shape, orientation, row)
                cell: i64 = row * COLUMNS
                while found > 0:
                    if found & 1:
                        gain: i64 = self._gain(card, placement_of(shape, cell, orientation))
                        if gain > best:
                            best = gain
                    found >>= 1
                    cell += 1
        return best

    def look(self) -> None:
        """See, once, which buildings each free cell keeps open, and what closing them in would bring."""
        if len(self.beside) > 0:
            return
        t = self.t
        self.beside = vec[i64]([0] * CELLS)
        self.closing = vec[i64]([0] * (CASTLE + 1))
        building: i64
        number: i64
        for building in range(t.built):
            gaps: i64 = t.gaps[building]
            if gaps == 0:
                continue
            bit: i64 = building_bit(building)
            if gaps <= MAX_SIZE:
                self.closable |= bit
            own: i64 = 0
            first: i64 = t.placements[building] * MOST_BORDER
            for number in range(first, first + BORDER_SIZE[t.placements[building]]):
                what: i64 = t.holds[BORDER_OF[number]]
                if what == FREE:
                    self.beside[BORDER_OF[number]] |= bit
                elif what == self.seat:
                    own += 1
            price: i64 = self.outlook.prices[t.family(building)]
            self.closing[building] = price + PIECE + own * price * (100 - self.outlook.likely(gaps)) // 100

    def _gain(self, card: i64, placement: i64) -> i64:
        """Return what one placement brings: tents, buildings that it closes in, and what it is itself."""
        gain: i64 = TENTS_OF[placement] * NEUTRAL
        first: i64 = placement * MAX_SIZE
        end: i64 = first + SHAPE_SIZE[card // FAMILY_COUNT]
        touched: i64 = 0
        number: i64
        for number in range(first, end):
            touched |= self.beside[CELLS_OF[number]]
        if touched & self.closable:
            for building in each(touched & self.closable):
                if self.covered(first, end, building) == self.t.gaps[building]:
                    gain += self.closing[building]
        return gain + self._new_building(self.outlook.prices[card % FAMILY_COUNT], placement)

    def covered(self, first: i64, end: i64, building: i64) -> i64:
        """Return how many of the cells that a placement covers a building has around it."""
        found: i64 = 0
        number: i64
        for number in range(first, end):
            found += self.beside[CELLS_OF[number]] >> building & 1
        return found

    def _new_building(self, price: i64, placement: i64) -> i64:
        """Return what a building brings where it is laid: own workers that it touches, or being closed in."""
        own: i64 = 0
        gaps: i64 = 0
        number: i64
        for number in range(placement * MOST_BORDER, placement * MOST_BORDER + BORDER_SIZE[placement]):
            what: i64 = self.t.holds[BORDER_OF[number]]
            if what == FREE:
                gaps += 1
            elif what == self.seat:
                own += 1
        gain: i64 = own * price * self.outlook.likely(gaps) // 100
        if gaps == 0:
            return gain + price + PIECE
        return gain - self.outlook.in_time(TEMPTING[gaps]) if gaps < len(TEMPTING) else gain

    def best_building(self) -> i64:
        """Return the most that workers around one building can bring."""
        t = self.t
        self.look()
        best: i64 = -1000000
        building: i64
        number: i64
        for building in range(CASTLE + 1):
            if t.gaps[building] == 0 or t.built <= building < CASTLE:
                continue
            gain: i64 = self.closing_in(building)
            if gain > best:
                best = gain
            for number in range(t.around_size(building)):
                cell: i64 = t.around(building, number)
                if t.holds[cell] == FREE:
                    gain = self._one_worker(cell)
                    if gain > best:
                        best = gain
        return best

    def _one_worker(self, cell: i64) -> i64:
        """Return what a single worker on a cell brings, less its own worth."""
        t = self.t
        closed: i64 = 0
        if self.beside[cell] & self.closable:
            for building in each(self.beside[cell] & self.closable):
                if t.gaps[building] == 1:
                    closed += self.closing[building]
        earned: i64 = 0
        number: i64
        for number in range(cell * 4, cell * 4 + 4):
            other: i64 = t.beside(NEIGHBOURS[number])
            if 0 <= other < CASTLE:
                earned += self.outlook.earned(other, t.gaps[other] - 1)
        own: i64 = earned - self.outlook.in_time(OWN - (t.own[self.seat] - 1) * OWN_LESS)
        neutral: i64 = -self.outlook.in_time(NEUTRAL)
        if t.neutral[self.seat] > 0 and (t.own[self.seat] == 0 or neutral > own):
            return closed + neutral
        return closed + own

    def closing_in(self, building: i64) -> i64:
        """Return what filling all free cells around a building brings; 0 if there are too few workers."""
        t = self.t
        needed: i64 = t.gaps[building]
        own: i64 = t.own[self.seat]
        if building == CASTLE or needed == 0 or needed > own + t.neutral[self.seat]:
            return 0
        price: i64 = self.outlook.prices[t.family(building)]
        gain: i64 = (
            price
            + PIECE
            + t.workers_at(building, self.seat) * price * (100 - self.outlook.likely(needed)) // 100
        )
        number: i64
        for number in range(needed):  # its own workers first, as long as there are any
            if number < own:
                gain += price - self.outlook.in_time(OWN - (own - 1 - number) * OWN_LESS)
            else:
                gain -= self.outlook.in_time(NEUTRAL)
        return gain

    def _best_sale(self) -> i64:
        """Return what can be gained by selling now rather than later."""
        t = self.t
        gain: i64 = 0
        family: i64
        for family in range(FAMILY_COUNT):
            more: i64 = t.value(family) * GOLD - self.outlook.prices[family]
            if more > 0:
                gain += (more - 1) * t.seals[self.seat * FAMILY_COUNT + family]  # better at one go
        return gain

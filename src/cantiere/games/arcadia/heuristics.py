"""What a good player of Arcadia looks at. For bots only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.fitted import FittedHeuristics
from cantiere.core.state import CHANCE, State
from cantiere.games.arcadia.components import (
    CARD_COUNT,
    COLUMNS,
    FAMILY_COUNT,
    MAX_SIZE,
    NOBODY,
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
from cantiere.games.arcadia.signs import progress_of, signs_of, weights
from cantiere.games.arcadia.table import CASTLE, FREE, Table


class ArcadiaHeuristics(FittedHeuristics):
    """Values positions by goods, prospects and what can be done at once."""

    def __init__(self) -> None:
        super().__init__()
        self.take_weights(weights())

    def value(self, state: State, seat: i64) -> float:
        """Return how many gold pieces ahead of the others a seat may expect to be, roughly."""
        assert isinstance(state, Table)
        outlook = Outlook(state, seat)
        return float(outlook.lead() + Promise(outlook).best()) / GOLD

    def settled(self, state: State) -> bool:
        """A turn is about to begin."""
        frame = state.frame
        return frame is None or frame.step.name == "action"

    def iterations(self, state: State) -> i64:
        """So many that the slowest answer takes about a second."""
        return 100

    def horizon(self, state: State) -> i64:
        """Everybody has had a turn."""
        return state.seats

    def signs(self, state: State, seat: i64) -> list[float]:
        """Return what may tell how the game will end for a seat."""
        assert isinstance(state, Table)
        outlook = Outlook(state, seat)
        return signs_of(state, seat, float(outlook.lead()) / GOLD, Promise(outlook).next_action())

    def progress(self, state: State) -> float:
        """Return how far the castle has come."""
        assert isinstance(state, Table)
        return progress_of(state)


class Promise:
    """The best that a seat can make of the question it is asked."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.t: Table = outlook.t
        self.seat: i64 = outlook.seat

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
            return self._best_card()
        if name == "placement":
            return self._best_placement(t.in_play)
        if name == "building":
            return self._best_building()
        if name == "worker":
            return self._closing_in(frame.a)
        if name == "castle_piece":
            return frame.a * PIECE
        if name == "sell":
            return self._best_sale()
        return 0

    def next_action(self) -> float:
        """Return what the seat's workers could bring in one action."""
        if self.t.own[self.seat] + self.t.neutral[self.seat] == 0:
            return 0.0
        return max(0.0, float(self._best_building()) / GOLD)

    def _best_card(self) -> i64:
        best: i64 = -1000000
        card: i64
        for card in range(CARD_COUNT):
            if self.t.hands[self.seat * CARD_COUNT + card] > 0:
                gain: i64 = self._best_placement(card)
                if gain > best:
                    best = gain
        return best

    def _best_placement(self, card: i64) -> i64:
        """Return the most that laying a card's building can bring at once; far below 0 if it fits nowhere."""
        t = self.t
        shape: i64 = card // FAMILY_COUNT
        left = t.gaps[:]
        closing = self._closing_gains()
        best: i64 = -1000000
        row: i64
        orientation: i64
        for orientation in range(t.orientations()):
            if not EXISTS[shape * ORIENTATIONS + orientation]:
                continue
            for row in range(ROWS):
                found: i64 = anchors(t.free, t.touch, shape, orientation, row)
                cell: i64 = row * COLUMNS
                while found:
                    if found & 1:
                        gain: i64 = self._gain(card, placement_of(shape, cell, orientation), left, closing)
                        if gain > best:
                            best = gain
                    found >>= 1
                    cell += 1
        return best

    def _closing_gains(self) -> vec[i64]:
        """Return, by building, what closing it in brings the seat, beyond what it may expect anyway."""
        t = self.t
        gains = vec[i64]([0 for _ in range(CASTLE + 1)])
        building: i64
        for building in range(t.built):
            if t.gaps[building] > 0:
                price: i64 = self.outlook.prices[t.family(building)]
                more: i64 = 100 - self.outlook.likely(t.gaps[building])
                gains[building] = price + PIECE + t.workers_at(building, self.seat) * price * more // 100
        return gains

    def _gain(self, card: i64, placement: i64, left: vec[i64], closing: vec[i64]) -> i64:
        """Return what one placement brings: tents, buildings that it closes in, and what it is itself."""
        gain: i64 = TENTS_OF[placement] * NEUTRAL
        first: i64 = placement * MAX_SIZE
        size: i64 = SHAPE_SIZE[card // FAMILY_COUNT]
        number: i64
        for number in range(first, first + size):
            gain += self._count_down(CELLS_OF[number], left, closing, 1)
        for number in range(first, first + size):
            self._count_down(CELLS_OF[number], left, closing, -1)
        return gain + self._new_building(self.outlook.prices[card % FAMILY_COUNT], placement)

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

    def _count_down(self, cell: i64, left: vec[i64], closing: vec[i64], by: i64) -> i64:
        """Fill (or, by -1, empty) a cell in thought; return what the buildings closed by it bring."""
        gain: i64 = 0
        one: i64 = NOBODY
        two: i64 = NOBODY
        three: i64 = NOBODY
        number: i64
        for number in range(cell * 4, cell * 4 + 4):
            other: i64 = self.t.beside(NEIGHBOURS[number])
            if other < 0 or other in (one, two, three):
                continue
            three = two
            two = one
            one = other
            left[other] -= by
            if left[other] == 0 and by > 0:
                gain += closing[other]
        return gain

    def _best_building(self) -> i64:
        """Return the most that workers around one building can bring."""
        t = self.t
        closing = self._closing_gains()
        best: i64 = -1000000
        building: i64
        number: i64
        for building in range(CASTLE + 1):
            if t.gaps[building] == 0 or t.built <= building < CASTLE:
                continue
            gain: i64 = self._closing_in(building)
            if gain > best:
                best = gain
            for number in range(t.around_size(building)):
                cell: i64 = t.around(building, number)
                if t.holds[cell] == FREE:
                    gain = self._one_worker(cell, closing)
                    if gain > best:
                        best = gain
        return best

    def _one_worker(self, cell: i64, closing: vec[i64]) -> i64:
        """Return what a single worker on a cell brings, less its own worth."""
        t = self.t
        left = t.gaps[:]
        closed: i64 = self._count_down(cell, left, closing, 1)
        earned: i64 = 0
        number: i64
        for number in range(cell * 4, cell * 4 + 4):
            other: i64 = t.beside(NEIGHBOURS[number])
            if 0 <= other < CASTLE:
                earned += self.outlook.prices[t.family(other)] * self.outlook.likely(left[other]) // 100
        own: i64 = earned - self.outlook.in_time(OWN - (t.own[self.seat] - 1) * OWN_LESS)
        neutral: i64 = -self.outlook.in_time(NEUTRAL)
        if t.neutral[self.seat] > 0 and (t.own[self.seat] == 0 or neutral > own):
            return closed + neutral
        return closed + own

    def _closing_in(self, building: i64) -> i64:
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

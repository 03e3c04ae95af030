"""What a position of Arcadia would be worth after an answer, without carrying it out. For bots only.

Most answers change little: which question comes next, or a building and the free cells beside its neighbours.
Where more would follow, such as buildings that are closed in, nothing is said: the answer is carried out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.answers import each
from cantiere.games.arcadia.actions import AT, BUILD, LAY, PIECE, PLAY, TAKE, TAKE_DECK, WORKERS
from cantiere.games.arcadia.components import FAMILY_COUNT, MAX_SIZE, SHAPE_SIZE, SPACES
from cantiere.games.arcadia.geometry import (
    BORDER_OF,
    BORDER_SIZE,
    CELLS_OF,
    MOST_BORDER,
    TENTS_OF,
    placement_of,
)
from cantiere.games.arcadia.outlook import CARD, Outlook
from cantiere.games.arcadia.promise import Promise
from cantiere.games.arcadia.table import FREE, Table

UNCERTAIN: Final[i64] = -1000000000


class Preview:
    """A position, and what it is worth to the seat that is asked after each of its answers."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t
        self.seat: i64 = t.to_move
        self.outlook = Outlook(t, self.seat)
        self.promise = Promise(self.outlook)
        self.worth: vec[i64] = self.outlook.worth()
        self.lead: i64 = self.outlook.lead_of(self.worth)
        self.drawn: bool = t.deck_size() > 0  # who has built draws, and no turn ends before
        self.own: vec[i64] = vec[i64]()  # by building not closed in: the seat's workers around it
        self.others: vec[i64] = vec[i64]()  # … and those of the other seats

    def after(self, action: i64) -> i64:
        """Return the worth after an answer, in hundredths of gold, or UNCERTAIN."""
        t = self.t
        if LAY.holds(action):
            return self._laid(
                placement_of(t.in_play // FAMILY_COUNT, LAY.part(action, 0), LAY.part(action, 1))
            )
        if PLAY.holds(action):
            return self.lead + self.promise.best_placement(PLAY.part(action, 0))
        if action == BUILD:
            return self.lead + self.promise.best_card()
        if action == WORKERS:
            return self.lead + self.promise.best_building()
        if AT.holds(action):
            return self.lead + self.promise.closing_in(t.beside(AT.part(action, 0)))
        if TAKE.holds(action) and self.drawn:
            return self.lead
        if action == TAKE_DECK:
            return self.lead + CARD
        return UNCERTAIN

    def kind(self, action: i64) -> i64:
        """Return the same number for answers after which positions are worth the same.

        These are castle pieces of a family that hide the same family: it does not matter where (A-2.5).
        """
        if not PIECE.holds(action):
            return action
        return PIECE.at(PIECE.part(action, 0)) * SPACES + self.t.tops[PIECE.part(action, 1)]

    def _laid(self, placement: i64) -> i64:
        """Return the worth once a building lies there."""
        t = self.t
        if t.completed or not self.drawn:
            return UNCERTAIN
        self._count_workers()
        outlook = self.outlook
        mine: i64 = self.worth[self.seat] + outlook.hired(min(TENTS_OF[placement], t.pool))
        others: i64 = outlook.against(self.worth)
        first: i64 = placement * MAX_SIZE
        end: i64 = first + SHAPE_SIZE[t.in_play // FAMILY_COUNT]
        touched: i64 = 0
        number: i64
        for number in range(first, end):
            touched |= self.promise.beside[CELLS_OF[number]]
        for building in each(touched):
            gaps: i64 = t.gaps[building]
            left: i64 = gaps - self.promise.covered(first, end, building)
            if left == 0:
                return UNCERTAIN
            more: i64 = outlook.earned(building, left) - outlook.earned(building, gaps)
            mine += self.own[building] * more - outlook.temptation(left) + outlook.temptation(gaps)
            others += self.others[building] * more
        return self._with_itself(placement, mine, others)

    def _with_itself(self, placement: i64, mine: i64, others: i64) -> i64:
        """Add what the new building is worth to those who have workers around it."""
        t = self.t
        own: i64 = 0
        strangers: i64 = 0
        gaps: i64 = 0
        number: i64
        for number in range(placement * MOST_BORDER, placement * MOST_BORDER + BORDER_SIZE[placement]):
            what: i64 = t.holds[BORDER_OF[number]]
            if what == FREE:
                gaps += 1
            elif what == self.seat:
                own += 1
            elif 0 <= what < t.seats:
                strangers += 1
        if gaps == 0:
            return UNCERTAIN
        outlook = self.outlook
        seal: i64 = outlook.prices[t.in_play % FAMILY_COUNT] * outlook.likely(gaps) // 100
        mine += own * seal - outlook.temptation(gaps)
        return outlook.ahead(mine, others + strangers * seal)

    def _count_workers(self) -> None:
        if len(self.own) > 0:
            return
        t = self.t
        self.promise.look()
        self.own = vec[i64]([0] * len(t.gaps))
        self.others = vec[i64]([0] * len(t.gaps))
        building: i64
        number: i64
        for building in range(t.built):
            if t.gaps[building] == 0:
                continue
            first: i64 = t.placements[building] * MOST_BORDER
            for number in range(first, first + BORDER_SIZE[t.placements[building]]):
                what: i64 = t.holds[BORDER_OF[number]]
                if what == self.seat:
                    self.own[building] += 1
                elif 0 <= what < t.seats:
                    self.others[building] += 1

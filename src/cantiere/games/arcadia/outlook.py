"""What a seat of Arcadia may expect of a position: its goods, and the seals its workers may still earn.

All is reckoned in hundredths of a gold piece. For bots only; `heuristics.py` adds what can be done at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import OVER
from cantiere.games.arcadia.components import END_LEVEL, FAMILY_COUNT, MAX_SEATS, NOBODY, SPACES
from cantiere.games.arcadia.geometry import BORDER_OF, BORDER_SIZE, MOST_BORDER
from cantiere.games.arcadia.table import Table

GOLD: Final = 100
USUAL_VALUE: Final = 250  # of a seal: what its value drifts towards
PIECE: Final = 150  # the choice of a castle piece
OWN: Final = 330  # the first own worker in reserve, with time to use it; each further one is worth less
OWN_LESS: Final = 35
NEUTRAL: Final = 120
FLAG: Final = 420
CARD: Final = 50
OTHERS: Final = 60  # percent of what the other seats have on average counts against a seat
SOON: Final = 3  # turns: with fewer left, what is in reserve may stay unused
PIECES_A_TURN: Final = 34  # in hundredths, as games go
# Percent: how likely a building with so many free cells around it is to be closed in time.
CLOSING: Final = vec[i64]([100, 88, 76, 66, 57, 49, 42, 36, 31, 27, 24])
# What it costs to leave the next seats a building with so few free cells.
TEMPTING: Final = vec[i64]([0, 130, 50, 10])


class Outlook:
    """What one seat can expect of one position."""

    def __init__(self, t: Table, seat: i64) -> None:
        self.t = t
        self.seat: i64 = seat
        self.time: i64 = _turns_of(t)  # hundredths of the turns that each seat still has, about
        self.prices = vec[i64]([0] * FAMILY_COUNT)
        ahead: i64 = self.time * 8 // 100  # percent: how much of a value is still open
        if ahead > 60:
            ahead = 60
        family: i64
        for family in range(FAMILY_COUNT):
            self.prices[family] = (t.value(family) * GOLD * (100 - ahead) + USUAL_VALUE * ahead) // 100

    def lead(self) -> i64:
        """Return what the seat has and may earn, less what the others do."""
        return self.lead_of(self.worth())

    def worth(self) -> vec[i64]:
        """Return what each seat has and may earn."""
        worth = vec[i64]([0] * MAX_SEATS)
        seat: i64
        for seat in range(self.t.seats):
            worth[seat] = self._goods(seat)
        self._add_prospects(worth)
        return worth

    def lead_of(self, worth: vec[i64]) -> i64:
        """Return by how much the seat is ahead if the seats are worth so much."""
        return self.ahead(worth[self.seat], self.against(worth))

    def against(self, worth: vec[i64]) -> i64:
        """Return what the other seats have together."""
        total: i64 = 0
        seat: i64
        for seat in range(self.t.seats):
            if seat != self.seat:
                total += worth[seat]
        return total

    def ahead(self, mine: i64, others: i64) -> i64:
        """Return the lead of a seat that has so much over others that together have so much."""
        return mine - others * OTHERS // (100 * (self.t.seats - 1))

    def _goods(self, seat: i64) -> i64:
        t = self.t
        total: i64 = t.gold[seat] * GOLD
        family: i64
        for family in range(FAMILY_COUNT):
            total += t.seals[seat * FAMILY_COUNT + family] * self.prices[family]
        if t.to_move == OVER:
            return total
        return total + self.in_time(self._reserve(seat))

    def _reserve(self, seat: i64) -> i64:
        t = self.t
        reserve: i64 = t.neutral[seat] * NEUTRAL + t.flags[seat] * FLAG
        number: i64
        for number in range(t.own[seat]):
            reserve += OWN - number * OWN_LESS
        return reserve

    def hired(self, workers: i64) -> i64:
        """Return what some more neutral workers are worth to the seat."""
        reserve: i64 = self._reserve(self.seat)
        return self.in_time(reserve + workers * NEUTRAL) - self.in_time(reserve)

    def in_time(self, reserve: i64) -> i64:
        """Return what a reserve is worth with the turns that are left."""
        if self.time >= SOON * 100:
            return reserve
        return reserve * self.time // (SOON * 100)

    def _add_prospects(self, worth: vec[i64]) -> None:
        """Add the seals that workers may earn at buildings not yet closed in, and those of this action."""
        t = self.t
        building: i64
        for building in range(t.built):
            gaps: i64 = t.gaps[building]
            now: bool = gaps == 0 and t.completed >> building & 1 == 1
            if gaps == 0 and not now:
                continue
            seal: i64 = self.earned(building, gaps)
            first: i64 = t.placements[building] * MOST_BORDER
            number: i64
            for number in range(first, first + BORDER_SIZE[t.placements[building]]):
                what: i64 = t.holds[BORDER_OF[number]]
                if 0 <= what < t.seats:
                    worth[what] += seal
            if now:
                worth[t.active] += self.prices[t.family(building)] + PIECE
            else:
                worth[t.active] -= self.temptation(gaps)

    def earned(self, building: i64, gaps: i64) -> i64:
        """Return what a worker at a building may earn if it has so many free cells around it."""
        return self.prices[self.t.family(building)] * self.likely(gaps) // 100

    def temptation(self, gaps: i64) -> i64:
        """Return what it costs to leave the next seats a building with so few free cells."""
        return self.in_time(TEMPTING[gaps]) if gaps < len(TEMPTING) else 0

    def likely(self, gaps: i64) -> i64:
        """Return in percent how likely a building is to be closed in."""
        chance: i64 = CLOSING[gaps] if gaps < len(CLOSING) else CLOSING[len(CLOSING) - 1]
        if gaps > 0 and self.time < SOON * 100:
            chance = chance * self.time // (SOON * 100)
        return chance


def _turns_of(t: Table) -> i64:
    """Return about how many hundredths of a turn each seat still has."""
    if t.to_move == OVER:
        return 0
    if t.turns_left != NOBODY:
        return t.turns_left * 100 // t.seats
    placed: i64 = t.level * SPACES
    space: i64
    for space in range(SPACES):
        placed += t.raised >> space & 1
    return 100 + (END_LEVEL * SPACES - placed) * 10000 // (PIECES_A_TURN * t.seats)

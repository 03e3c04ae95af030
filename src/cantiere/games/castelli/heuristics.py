"""What a good player of Castelli looks at. For bots only.

A position is worth, to each seat, its points and what its materials, cards, silver and shields may still
bring; a bot likes its own worth, and dislikes that of the others at its table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.heuristics import Heuristics
from cantiere.core.state import OVER, State
from cantiere.games.castelli.actions import DECLINE, END, LAY_DRAWN, TILE
from cantiere.games.castelli.components import KINDS, STONE, bit, count
from cantiere.games.castelli.shields import Rating, shields_of
from cantiere.games.castelli.steps.c1_reveal import CHOOSE_TILE
from cantiere.games.castelli.steps.c3_build import sites, way_to_pay
from cantiere.games.castelli.steps.c3_main import MAIN
from cantiere.games.castelli.steps.c7_battle import GUARD_STEP
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.worth import worth_of

RIVALRY: Final = 1.0  # how much the others' worth counts against one's own
GOOD_SITE: Final = 4  # points
MEADOWS: Final = 4  # that a quick answer compares


class CastelliHeuristics(Heuristics):
    """Looks at points, sets of materials, sites, cards, silver, and who leads around open areas."""

    def value(self, state: State, seat: i64) -> float:
        """Return how good the position is for a seat."""
        assert isinstance(state, Table)
        return _value(state, seat)

    def advice(self, state: State) -> i64:
        """A castle on a good site is built at once: materials in hand bring nothing, and sites are taken."""
        assert isinstance(state, Table)
        frame = state.frame
        if frame is None or frame.step is not MAIN:
            return -1
        way: i64 = way_to_pay(state, frame.seat)
        mask: i64 = sites(state, frame.seat, STONE) if way else 0
        best: i64 = GOOD_SITE - 1
        found: i64 = -1
        land: i64 = 0
        while mask:
            if mask & 1 and state.town_points(land) > best:
                best = state.town_points(land)
                found = way + land
            mask >>= 1
            land += 1
        return found

    def settled(self, state: State) -> bool:
        """A turn is about to begin."""
        frame = state.frame
        return frame is None or frame.step is CHOOSE_TILE

    def horizon(self, state: State) -> i64:
        """Everybody at the table has had a turn."""
        assert isinstance(state, Table)
        return state.seats // state.tables

    def order(self, state: State, actions: list[int]) -> list[float]:
        """Return what each action promises. Meadows differ only in what may be laid there."""
        frame = state.frame
        assert isinstance(state, Table)
        if frame is None or frame.step is not CHOOSE_TILE or actions[0] >= LAY_DRAWN:
            return super().order(state, actions)
        seat = frame.seat
        chosen = state.clone()
        chosen.apply(actions[0])
        factors = _factors(chosen, seat)
        rating = Rating(chosen, seat, factors)
        worth: float = _worths(chosen, seat, factors) + rating.open_areas(chosen)
        promises: list[float] = []
        for action in actions:
            if action >= LAY_DRAWN:
                after = state.clone()
                after.apply(action)
                promises.append(_value(after, seat))
                continue
            chosen.meadow = action - TILE
            chosen.face_down = state.face_down & ~bit(chosen.meadow)
            promises.append(worth + rating.promise(chosen))
        return promises

    def pick(self, state: State, actions: list[int]) -> i64:
        """Return a good answer; of many meadows only some are looked at: that takes most of the time."""
        frame = state.frame
        assert isinstance(state, Table)
        if frame is not None and frame.step is CHOOSE_TILE and len(actions) > 2 * MEADOWS:
            apart: i64 = len(actions) // MEADOWS
            actions = actions[count(state.face_down) % apart :: apart]
        return super().pick(state, actions)


def _value(t: Table, seat: i64) -> float:
    """A question that an action has led to is worth its best answer; an attack is worth its success."""
    frame = t.frame
    if frame is None:
        return _difference(t, seat)
    if frame.step is GUARD_STEP and frame.seat != seat:
        after = t.clone()
        after.apply(DECLINE)
        return _value(after, seat)
    if frame.step is MAIN:
        if t.face_down or t.meadow != NOBODY:
            return _difference(t, seat)
        after = t.clone()
        after.apply(END)  # the last turn: the end can be counted
        return _difference(after, seat)
    if frame.seat != seat or frame.step is CHOOSE_TILE:
        return _difference(t, seat)
    best = float("-inf")
    for action in frame.step.legal(t, frame):
        after = t.clone()
        after.apply(action)
        best = max(best, _value(after, seat))
    return best


def _difference(t: Table, seat: i64) -> float:
    factors = _factors(t, seat)
    worth: float = _worths(t, seat, factors)
    return worth if t.to_move == OVER else worth + shields_of(t, seat, factors)


def _worths(t: Table, seat: i64, factors: list[float]) -> float:
    total = 0.0
    first: i64 = t.first_at(seat)
    other: i64
    for other in range(first, t.end_at(seat)):
        total += worth_of(t, other) * factors[other - first]
    return total


def _factors(t: Table, seat: i64) -> list[float]:
    """Return how much each worth at the table counts: one's own fully, a leader's more than a straggler's."""
    weights: list[float] = []
    total = 0.0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        weight = 0.0
        if other != seat:
            cubes: i64 = 0
            material: i64
            for material in range(KINDS):
                cubes += t.materials[other * KINDS + material]
            weight = 10.0 + float(t.points[other]) + float(cubes)
            weight *= weight
        weights.append(weight)
        total += weight
    factors = [-RIVALRY * weight / total for weight in weights]
    factors[seat - t.first_at(seat)] = 1.0
    return factors

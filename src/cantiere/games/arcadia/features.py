"""What a seat may see, as numbers for networks: one named list, always of the same length.

Seats come in the order in which they sit from the viewer on; absent seats are all zero, and so is what stands
behind another's screen unless screens are open. Counts are divided by their largest ordinary value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

from cantiere.games.arcadia.components import (
    ALL_WORKERS,
    CARD_COUNT,
    CARDS,
    CELL_NAMES,
    CELLS,
    FAMILIES,
    FAMILY_COUNT,
    HAND,
    LEVELS,
    MAX_SEATS,
    NEUTRAL_POOL,
    NOBODY,
    PIECES,
    SPACES,
    START_FLAGS,
    TENT,
)
from cantiere.games.arcadia.steps import QUESTIONS
from cantiere.games.arcadia.table import CASTLE, CASTLE_CELL, FIRST_BUILDING, FREE, NEUTRAL_WORKER, Table
from cantiere.games.arcadia.view import shows_goods

USUAL_GOLD = 60
USUAL_SEALS = 10
Named = Iterator[tuple[str, float]]


def features(t: Table, seat: int) -> npt.NDArray[np.float32]:
    """Return the vector for a seat."""
    return np.fromiter((value for _, value in _all(t, seat)), dtype=np.float32)


def names(t: Table) -> list[str]:
    """Return the name of each entry."""
    return [name for name, _ in _all(t, 0)]


def _all(t: Table, seat: int) -> Named:
    yield from _turn(t, seat)
    yield from _castle(t)
    yield from _board(t, seat)
    yield from _counted("open", t.open_cards, 0)
    yield from _counted("hand", t.hands, seat * CARD_COUNT)
    for number in range(MAX_SEATS):
        if number < t.seats:
            yield from _seat(t, f"seat+{number}", (seat + number) % t.seats, seat)
        else:
            absent = _seat(t, "absent", 0, seat)
            yield from ((f"seat+{number}/{name.split('/', 1)[1]}", 0.0) for name, _ in absent)


def _turn(t: Table, seat: int) -> Named:
    yield "seats", int(t.seats) / MAX_SEATS
    yield "deck", int(t.deck_size()) / CARD_COUNT
    yield "pool", int(t.pool) / NEUTRAL_POOL
    yield "passes", int(t.passes) / MAX_SEATS
    yield "ending", float(t.turns_left != NOBODY)
    yield "turns_left", max(0, int(t.turns_left)) / MAX_SEATS
    yield "mirror", float(t.mirror)
    yield from _one_hot("ask", QUESTIONS, t.decision)
    yield from _from(t, "to_move", seat, t.to_move)
    yield from _from(t, "active", seat, t.active)
    yield from _one_hot("in_play", CARDS, None if t.in_play == NOBODY else CARDS[t.in_play])
    frame = t.frame
    yield "owed", float(frame.a) if frame is not None and frame.step.first == "owed" else 0.0
    yield "placed", float(frame.b) if frame is not None and frame.step.second == "placed" else 0.0


def _castle(t: Table) -> Named:
    yield "level", (int(t.level) + 1) / LEVELS
    for space in range(SPACES):
        top = t.tops[space]
        yield from _one_hot(f"space-{space + 1}", FAMILIES, None if top < 0 else FAMILIES[top])
        yield f"space-{space + 1}/built", float(t.raised >> space & 1)
    for family, name in enumerate(FAMILIES):
        yield f"value/{name}", int(t.value(family)) / SPACES
        for level in range(LEVELS):
            yield f"supply-{level + 1}/{name}", int(t.pieces[level * FAMILY_COUNT + family]) / PIECES[0]


def _board(t: Table, seat: int) -> Named:
    """Plane after plane, each cell once."""
    holds = [int(what) for what in t.holds]
    yield from _plane("free", [what == FREE for what in holds])
    yield from _plane("tent", [tent == 1 for tent in TENT])
    yield from _plane("castle", [what == CASTLE_CELL for what in holds])
    yield from _plane("neutral", [what == NEUTRAL_WORKER for what in holds])
    for number in range(MAX_SEATS):
        owner = (seat + number) % t.seats if number < t.seats else MAX_SEATS
        yield from _plane(f"worker/seat+{number}", [what == owner < MAX_SEATS for what in holds])
    yield from _plane("building", [what >= FIRST_BUILDING for what in holds])
    for family, name in enumerate(FAMILIES):
        unfinished = [b for b in range(t.built) if t.family(b) == family and t.gaps[b] > 0]
        yield from _plane(f"seal/{name}", [what - FIRST_BUILDING in unfinished for what in holds])
    nearly = [b for b in range(t.built) if t.gaps[b] == 1]
    yield from _plane("one_gap", [what - FIRST_BUILDING in nearly for what in holds])
    around = _chosen_border(t)
    yield from _plane("around", [cell in around for cell in range(CELLS)])


def _chosen_border(t: Table) -> set[int]:
    """Return the cells around the building at which workers are being placed."""
    frame = t.frame
    if frame is None or frame.step.first != "building" or not 0 <= frame.a <= CASTLE:
        return set()
    return {int(t.around(frame.a, number)) for number in range(t.around_size(frame.a))}


def _seat(t: Table, label: str, owner: int, viewer: int) -> Named:
    shown = float(shows_goods(t, owner, viewer))
    yield f"{label}/flags", int(t.flags[owner]) / START_FLAGS
    yield f"{label}/cards", int(t.hand_size(owner)) / HAND
    yield f"{label}/shown", shown
    yield f"{label}/gold", shown * int(t.gold[owner]) / USUAL_GOLD
    yield f"{label}/own", shown * int(t.own[owner]) / int(ALL_WORKERS)
    yield f"{label}/neutral", shown * int(t.neutral[owner]) / int(ALL_WORKERS)
    for family, name in enumerate(FAMILIES):
        yield f"{label}/seals/{name}", shown * int(t.seals[owner * FAMILY_COUNT + family]) / USUAL_SEALS
    yield from _counted(f"{label}/known", t.known, owner * CARD_COUNT)


def _counted(label: str, counts: Iterable[int], first: int) -> Named:
    listed = list(counts)[first : first + CARD_COUNT]
    return ((f"{label}/{card}", float(number)) for card, number in zip(CARDS, listed, strict=True))


def _plane(label: str, shown: Iterable[bool]) -> Named:
    return ((f"{label}/{name}", float(there)) for name, there in zip(CELL_NAMES, shown, strict=True))


def _one_hot(label: str, choices: Iterable[str], chosen: str | None) -> Named:
    return ((f"{label}/{choice}", float(choice == chosen)) for choice in choices)


def _from(t: Table, label: str, viewer: int, seat: int) -> Named:
    """One-hot of a seat, counted from the viewer on; nobody is all zero."""
    distance = (seat - viewer) % t.seats if seat >= 0 else NOBODY
    return ((f"{label}/seat+{number}", float(number == distance)) for number in range(MAX_SEATS))

"""What a seat may see, as numbers for networks: one named list, always of the same length.

Seats come in the order in which they sit from the viewer on; absent seats are all zero. Counts are
divided by their largest ordinary value, so that most entries lie between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import (
    BUILDERS,
    CRAFTSMEN,
    CRUSADES,
    CUBE_LIMIT,
    CUBES,
    EVENTS,
    FACES,
    GOLD_LIMIT,
    KINDS,
    MARKET_CUBES,
    MATERIALS,
    MAX_SEATS,
    PRIVILEGES,
    RESOURCES,
    ROUNDS,
    SPACES,
    START_COST,
    WORKERS,
)
from cantiere.games.pillars.steps import QUESTIONS
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import IN_BAG, NOBODY, Table

USUAL_VP = 50
Named = Iterator[tuple[str, float]]


def features(t: Table, seat: int) -> npt.NDArray[np.float32]:
    """Return the vector for a seat."""
    return np.fromiter((value for _, value in _all(t, seat)), dtype=np.float32)


def names(t: Table) -> list[str]:
    """Return the name of each entry."""
    return [name for name, _ in _all(t, 0)]


def _all(t: Table, seat: int) -> Named:
    yield from _round(t, seat)
    yield from _offers(t)
    yield from _board(t, seat)
    yield from _expansion(t, seat)
    for number in range(MAX_SEATS):
        if number < t.seats:
            yield from _seat(t, f"seat+{number}", (seat + number) % t.seats)
        else:
            yield from ((f"seat+{number}/{name.split('/', 1)[1]}", 0.0) for name, _ in _seat(t, "absent", 0))


def _round(t: Table, seat: int) -> Named:
    yield "round", int(t.round) / ROUNDS
    yield "seats", int(t.seats) / MAX_SEATS
    yield "cost", int(t.cost) / START_COST
    yield "vetoed", float(t.vetoed)
    yield "tax", int(t.tax) / max(FACES)
    yield "extra_uses", float(t.extra_uses)
    yield from _one_hot("ask", QUESTIONS, t.decision)
    yield from _from(t, "to_move", seat, t.to_move)
    yield from _from(t, "start", seat, t.start)
    yield from _from(
        t, "asked_about", seat, t.frame.a if t.frame is not None and t.frame.step.first == "drawn" else NOBODY
    )
    known = EVENTS[t.event] if t.event_known_to(seat) else None
    yield from _one_hot("event", EVENTS, known)
    yield "event_open", float(t.event_open)
    # An event that only Ellen has seen is, for the others, among those that may still come.
    coming = t.events_left | (1 << t.event if t.event != NOBODY and known is None else 0)
    yield from _set("event_left", EVENTS, coming)
    yield from _set("privilege_left", PRIVILEGES, t.privileges_left)


def _offers(t: Table) -> Named:
    yield from _set("offer", RESOURCES, t.offered_resources)
    yield from _set("offer", CRAFTSMEN, t.offered_craftsmen)
    for slot, card in enumerate(t.kingsbridge):
        yield from _one_hot(
            f"kingsbridge-{slot + 1}", PRIVILEGES, None if card == NOBODY else PRIVILEGES[card]
        )
    for slot, card in enumerate(t.shiring):
        yield from _one_hot(f"shiring-{slot + 1}", CRAFTSMEN, None if card == NOBODY else CRAFTSMEN[card])
    for material, name in enumerate(MATERIALS):
        yield f"market/{name}", int(t.market[material]) / max(1, MARKET_CUBES[material])
        yield f"supply/{name}", int(t.supply[material]) / CUBES[material]
    for card, uses in enumerate(t.uses):
        yield f"uses/{CRAFTSMEN[card]}", float(uses)


def _board(t: Table, seat: int) -> Named:
    for space in range(SPACES):
        yield from _from(t, f"space-{space}", seat, t.spaces[space])
    for cost in range(1, START_COST + 1):
        yield from _from(t, f"dial-{cost}", seat, t.dial[cost])


def _expansion(t: Table, seat: int) -> Named:
    """The expansion's board and cards; all zero in the base game."""
    yield "expansion", float(t.options["expansion"])
    yield from _set("crusade", CRUSADES, t.offered_crusades)
    yield from _set("second_left", PRIVILEGES, t.second_left)
    offered = None if t.shiring_privilege == NOBODY else PRIVILEGES[t.shiring_privilege]
    yield from _one_hot("shiring-3", PRIVILEGES, offered)
    yield "black/in_bag", float(t.black == IN_BAG)
    yield "black/drawn", float(t.frame is not None and t.frame.step.first == "drawn" and t.frame.a == BLACK)
    yield from ((f"black/space-{space}", float(t.black == space)) for space in range(SPACES))
    for flag in range(MAX_SEATS):
        yield from _from(t, f"line-{flag + 1}", seat, t.line[flag] if flag < len(t.line) else NOBODY)
    yield from _from(t, "saint_denis", seat, t.saint_denis)
    yield from _one_hot("inspired", CRAFTSMEN, None if t.inspired == NOBODY else CRAFTSMEN[t.inspired])
    yield "inspired_uses", float(t.inspired_uses)
    yield from _from(t, "trader", seat, t.trader)


def _seat(t: Table, label: str, seat: int) -> Named:
    yield f"{label}/vp", int(t.vp[seat]) / USUAL_VP
    yield f"{label}/gold", int(t.gold[seat]) / GOLD_LIMIT
    yield f"{label}/workers", int(t.workers[seat]) / WORKERS
    yield f"{label}/bag", int(t.bag[seat]) / BUILDERS
    for material, name in enumerate(MATERIALS):
        yield f"{label}/cubes/{name}", int(t.cubes[seat * KINDS + material]) / CUBE_LIMIT
        yield f"{label}/bought/{name}", float(t.bought >> (seat * KINDS + material) & 1)
    for name, mask in (
        ("passed", t.passed),
        ("spared", t.spared),
        ("exempt", t.exempt),
        ("struck", t.struck),
        ("struck_next", t.struck_next),
        ("silent", t.silent),
        ("silent_next", t.silent_next),
    ):
        yield f"{label}/{name}", float(mask >> seat & 1)
    yield f"{label}/grey_now", float(t.grey_now == seat)
    yield f"{label}/grey_next", float(t.grey_next == seat)
    yield from _set(f"{label}/resource", RESOURCES, t.sites[seat])
    yield from _set(f"{label}/crusade", CRUSADES, crusades_of(t, seat))
    yield from _set(f"{label}/craftsman", CRAFTSMEN, t.craftsmen[seat])
    yield from _set(f"{label}/privilege", PRIVILEGES, t.privileges[seat])


def _one_hot(label: str, choices: Iterable[str], chosen: str | None) -> Named:
    return ((f"{label}/{choice}", float(choice == chosen)) for choice in choices)


def _set(label: str, choices: Iterable[str], mask: int) -> Named:
    return ((f"{label}/{choice}", float(mask >> number & 1)) for number, choice in enumerate(choices))


def _from(t: Table, label: str, viewer: int, seat: int) -> Named:
    """One-hot of a seat, counted from the viewer on; nobody and the black builder are all zero."""
    distance = (seat - viewer) % t.seats if 0 <= seat < t.seats else NOBODY
    return ((f"{label}/seat+{number}", float(number == distance)) for number in range(MAX_SEATS))

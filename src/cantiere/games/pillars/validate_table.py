"""The check that nothing on a table of Pillars is missing, doubled or in the wrong deck."""

from __future__ import annotations

from collections.abc import Iterable

from cantiere.core.reason import CantiereError
from cantiere.games.pillars.components import (
    BUILDERS,
    CASTLE_WORKERS,
    COURT_CUBES,
    CRAFTSMEN,
    CRUSADE_WORKERS,
    EVENTS,
    FACES,
    FIRST_SPACE,
    IMMEDIATE,
    KINDS,
    KINGSBRIDGE,
    MARKET_CUBES,
    MATERIALS,
    OTTO,
    OTTO_WORKERS,
    PLACES,
    PRIVILEGES,
    RESOURCE_WORKERS,
    RESOURCES,
    SHIRING,
    STARTING,
    WORKERS,
    members,
)
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import NOBODY, Table


def check_table(t: Table) -> None:
    """Refuse a table on which components are missing, doubled or out of bounds."""
    _check_numbers(t)
    _check_cubes(t)
    for seat in range(t.seats):
        _check_seat(t, seat)
    _check_craftsmen(t)
    _check_box(t)


def _check_numbers(t: Table) -> None:
    if t.tax not in (0, *FACES):
        raise CantiereError(f"the tax die shows no {t.tax}")
    if t.event_open and t.event == NOBODY:
        raise CantiereError("an event that is turned up must be named")
    for place, cards in ((KINGSBRIDGE, t.kingsbridge), (SHIRING, t.shiring)):
        for slot, card in enumerate(cards):
            if card == NOBODY and t.spaces[FIRST_SPACE[place + slot]] != NOBODY:
                raise CantiereError(f"a builder stands at {PLACES[place + slot]}, where no card lies")


def _check_cubes(t: Table) -> None:
    for material, name in enumerate(MATERIALS):
        owned = sum(int(t.cubes[seat * KINDS + material]) for seat in range(t.seats))
        total = owned + t.supply[material] + t.market[material]
        if total != t.box.cubes[material]:
            raise CantiereError(f"there are {total} {name} in all; the game has {t.box.cubes[material]}")
        if t.market[material] > MARKET_CUBES[material] + COURT_CUBES[material]:
            raise CantiereError(f"there are {t.market[material]} {name} at the market or court: too many")


def _check_seat(t: Table, seat: int) -> None:
    if t.privileges[seat] & IMMEDIATE:
        raise CantiereError(f"seat {seat} holds a privilege that acts at once and is gone")
    workforce = WORKERS + (OTTO_WORKERS if t.holds(seat, OTTO) else 0)
    workforce += CASTLE_WORKERS if t.grey_now == seat else 0
    sent = sum(int(RESOURCE_WORKERS[card]) for card in members(t.sites[seat]))
    sent += sum(int(CRUSADE_WORKERS[crusade]) for crusade in members(crusades_of(t, seat)))
    if t.workers[seat] + sent != workforce:
        raise CantiereError(
            f"seat {seat} has {t.workers[seat] + sent} workers in all; it should have {workforce}"
        )
    placed = sum(owner == seat for owner in [*t.spaces, *t.dial, *t.line])
    if t.bag[seat] + placed > BUILDERS:
        raise CantiereError(f"seat {seat} has {t.bag[seat] + placed} master builders; there are {BUILDERS}")


def _check_craftsmen(t: Table) -> None:
    """Each is in one place, but for those with which everybody begins."""
    everywhere = [card for mask in t.craftsmen for card in members(mask & ~STARTING)]
    everywhere += members(t.offered_craftsmen) + [card for card in t.shiring if card != NOBODY]
    for card in everywhere:
        if everywhere.count(card) > 1:
            raise CantiereError(f"the craftsman {CRAFTSMEN[card]!r} is in two places at once")


def _check_box(t: Table) -> None:
    """Refuse cards that are not in this game's box, or in another deck."""
    box = t.box
    all_privileges = box.privileges | box.last_privileges | box.second_deck | box.last_of_second
    for what, names, mine, held in (
        ("craftsman", CRAFTSMEN, box.craftsmen, [*t.craftsmen, t.offered_craftsmen, _slots(t.shiring)]),
        ("privilege", PRIVILEGES, all_privileges, t.privileges),
        ("privilege", PRIVILEGES, box.privileges, [t.privileges_left]),
        ("privilege", PRIVILEGES, box.privileges | box.last_privileges, [_slots(t.kingsbridge)]),
        ("privilege", PRIVILEGES, box.second_deck, [t.second_left]),
        ("privilege", PRIVILEGES, box.second_deck | box.last_of_second, [_slots([t.shiring_privilege])]),
        ("event", EVENTS, box.events, [t.events_left, _slots([t.event])]),
        ("resource card", RESOURCES, box.resources, [*t.sites, t.offered_resources]),
    ):
        foreign = [names[card] for mask in held for card in members(mask & ~mine)]
        if foreign:
            raise CantiereError(f"the {what} {foreign[0]!r} is not part of this game, or of another deck")


def _slots(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards if card != NOBODY)

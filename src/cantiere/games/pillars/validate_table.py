"""The check that nothing on a table of Pillars is missing, doubled or in the wrong deck."""

from __future__ import annotations

from collections.abc import Iterable

from cantiere.core.reason import CantiereError
from cantiere.games.pillars import components as box
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import NOBODY, Table


def check_table(t: Table) -> None:
    """Refuse a table on which components are missing, doubled or out of bounds."""
    _check_numbers(t)
    for seat in range(t.seats):
        _check_seat(t, seat)
    _check_decks(t)


def _check_numbers(t: Table) -> None:
    if t.tax not in (0, *box.FACES):
        raise CantiereError(f"the tax die shows no {t.tax}")
    if t.event_open and t.event == NOBODY:
        raise CantiereError("an event that is turned up must be named")
    for place, cards in ((box.KINGSBRIDGE, t.kingsbridge), (box.SHIRING, t.shiring)):
        for slot, card in enumerate(cards):
            if card == NOBODY and t.spaces[box.FIRST_SPACE[place + slot]] != NOBODY:
                raise CantiereError(f"a builder stands at {box.PLACES[place + slot]}, where no card lies")
    for material, name in enumerate(box.MATERIALS):
        if t.market[material] > box.MARKET_CUBES[material] + box.COURT_CUBES[material]:
            raise CantiereError(f"there are {t.market[material]} {name} at the market or court: too many")


def _check_seat(t: Table, seat: int) -> None:
    if t.privileges[seat] & box.IMMEDIATE:
        raise CantiereError(f"seat {seat} holds a privilege that acts at once and is gone")
    workforce = box.WORKERS + (box.OTTO_WORKERS if t.holds(seat, box.OTTO) else 0)
    workforce += box.CASTLE_WORKERS if t.grey_now == seat else 0
    sent = sum(int(box.RESOURCE_WORKERS[card]) for card in box.members(t.sites[seat]))
    sent += sum(int(box.CRUSADE_WORKERS[crusade]) for crusade in box.members(crusades_of(t, seat)))
    if t.workers[seat] + sent != workforce:
        raise CantiereError(
            f"seat {seat} has {t.workers[seat] + sent} workers in all; it should have {workforce}"
        )
    placed = sum(owner == seat for owner in [*t.spaces, *t.dial, *t.line])
    if t.bag[seat] + placed > box.BUILDERS:
        raise CantiereError(
            f"seat {seat} has {t.bag[seat] + placed} master builders; there are {box.BUILDERS}"
        )


def _check_decks(t: Table) -> None:
    mine, held = (
        t.box,
        [t.privileges_left, t.second_left, _slots(t.kingsbridge), _slots([t.shiring_privilege])],
    )
    decks = [mine.privileges, mine.second_deck]
    decks += [mine.privileges | mine.last_privileges, mine.second_deck | mine.last_of_second]
    for deck, cards in zip(decks, held, strict=True):
        for card in box.members(cards & ~deck):
            raise CantiereError(f"the privilege {box.PRIVILEGES[card]!r} is of another deck")


def _slots(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards if card != NOBODY)

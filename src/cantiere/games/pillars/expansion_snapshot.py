"""Snapshots of Pillars with the expansion: what its board and its cards add to the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cantiere.core.reason import CantiereError
from cantiere.games.pillars.components import (
    CAPACITY,
    CRAFTSMEN,
    CRUSADES,
    EVENTS,
    PRIVILEGES,
    RESOURCES,
    members,
)
from cantiere.games.pillars.table import ASIDE, IN_BAG, NOBODY, Table

_SEATS = ("saint_denis", "trader")
_SEAT_SETS = ("silent", "silent_next")


def data(t: Table) -> dict[str, Any]:
    """Return what the expansion adds, by names."""
    return {
        "second_left": [PRIVILEGES[card] for card in members(t.second_left)],
        "shiring_privilege": None if t.shiring_privilege == NOBODY else PRIVILEGES[t.shiring_privilege],
        "offered_crusades": [CRUSADES[crusade] for crusade in members(t.offered_crusades)],
        "crusaders": {CRUSADES[n % len(CRUSADES)]: n // len(CRUSADES) for n in members(t.crusaders)},
        "black_in_bag": t.black == IN_BAG,
        "line": [int(seat) for seat in t.line],
        "inspired": None if t.inspired == NOBODY else CRAFTSMEN[t.inspired],
        "inspired_uses": int(t.inspired_uses),
        **{name: int(getattr(t, name)) for name in _SEATS},
        **{name: members(getattr(t, name)) for name in _SEAT_SETS},
    }


def fill(t: Table, entry: Mapping[str, Any]) -> None:
    """Lay the expansion's part out as a snapshot says; the black builder may stand on the board already."""
    t.second_left = _mask(PRIVILEGES, entry["second_left"])
    t.shiring_privilege = _number(PRIVILEGES, entry["shiring_privilege"])
    t.offered_crusades = _mask(CRUSADES, entry["offered_crusades"])
    t.crusaders = 0
    for crusade, seat in entry["crusaders"].items():
        t.crusaders |= 1 << (_seat(t, seat, 0) * len(CRUSADES) + _number(CRUSADES, crusade))
    if entry["black_in_bag"]:
        if t.black != ASIDE:
            raise CantiereError("the black builder is in two places at once")
        t.black = IN_BAG
    if len(entry["line"]) != len(t.line):
        raise CantiereError(f"the builders' line has {len(t.line)} flags, not {len(entry['line'])}")
    for flag, seat in enumerate(entry["line"]):
        t.line[flag] = _seat(t, seat, NOBODY)
    t.inspired = _number(CRAFTSMEN, entry["inspired"])
    uses = entry["inspired_uses"]
    if type(uses) is not int or not 0 <= uses <= max(CAPACITY):
        raise CantiereError(f"the card of Saint-Denis cannot have been used {uses!r} times")
    t.inspired_uses = uses
    for name in _SEATS:
        setattr(t, name, _seat(t, entry[name], NOBODY))
    for name in _SEAT_SETS:
        setattr(t, name, sum(1 << _seat(t, seat, 0) for seat in set(entry[name])))


def check(t: Table) -> None:
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
    crusades = [number % len(CRUSADES) for number in members(t.crusaders)] + members(t.offered_crusades)
    if len(set(crusades)) != len(crusades):
        raise CantiereError("a crusade is in two places at once")


def _slots(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards if card != NOBODY)


def _number(names: Sequence[str], name: str | None) -> int:
    if name is None:
        return NOBODY
    if name not in names:
        raise CantiereError(f"there is no {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def _mask(names: Sequence[str], chosen: Iterable[str]) -> int:
    numbers = {_number(names, name) for name in chosen}
    if NOBODY in numbers:
        raise CantiereError("a list of cards has an empty entry")
    return sum(1 << number for number in numbers)


def _seat(t: Table, value: Any, lowest: int) -> int:
    if type(value) is not int or not lowest <= value < t.seats:
        raise CantiereError(f"there is no seat {value!r}")
    return value

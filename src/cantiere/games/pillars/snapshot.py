"""Snapshots of Pillars: the table by names, and the check that nothing is missing or doubled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.reason import CantiereError
from cantiere.games.pillars import expansion_snapshot
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import (
    BUILDERS,
    CASTLE_WORKERS,
    COURT_CUBES,
    CRAFTSMEN,
    CRUSADE_WORKERS,
    EVENTS,
    FACES,
    FIRST_SPACE,
    GOLD_LIMIT,
    IMMEDIATE,
    KINDS,
    KINGSBRIDGE,
    MARKET_CUBES,
    MATERIALS,
    OTTO,
    OTTO_WORKERS,
    PLACE_SPACES,
    PLACES,
    PRIVILEGES,
    RESOURCE_WORKERS,
    RESOURCES,
    ROUNDS,
    SHIRING,
    START_COST,
    STARTING,
    WORKERS,
    members,
)
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import ASIDE, NOBODY, Table

MOST = 9999  # of anything that is counted
_NUMBERS = ("round", "start", "cost", "extra_uses", "tax", "grey_now", "grey_next")
_FLAGS = ("vetoed", "event_open")
_SEAT_SETS = ("passed", "spared", "exempt", "struck", "struck_next")


def table_data(t: Table) -> dict[str, Any]:
    """Return what lies where, by names."""
    data: dict[str, Any] = {name: int(getattr(t, name)) for name in _NUMBERS}
    data |= {name: bool(getattr(t, name)) for name in _FLAGS}
    data |= {name: members(getattr(t, name)) for name in _SEAT_SETS}
    data["event"] = _name(EVENTS, t.event)
    data["events_left"] = _names(EVENTS, t.events_left)
    data["privileges_left"] = _names(PRIVILEGES, t.privileges_left)
    data["offered_craftsmen"] = _names(CRAFTSMEN, t.offered_craftsmen)
    data["offered_resources"] = _names(RESOURCES, t.offered_resources)
    data["kingsbridge"] = [_name(PRIVILEGES, card) for card in t.kingsbridge]
    data["shiring"] = [_name(CRAFTSMEN, card) for card in t.shiring]
    data["market"] = _amounts(t.market, 0)
    data["supply"] = _amounts(t.supply, 0)
    data["uses"] = {CRAFTSMEN[card]: int(uses) for card, uses in enumerate(t.uses) if uses}
    data["places"] = {
        place: [_builder(t.spaces[FIRST_SPACE[number] + space]) for space in range(PLACE_SPACES[number])]
        for number, place in enumerate(PLACES[: t.box.places])
    }
    data["dial"] = {
        str(cost): int(t.dial[cost]) for cost in range(1, START_COST + 1) if t.dial[cost] != NOBODY
    }
    data["seats"] = [_seat_data(t, seat) for seat in range(t.seats)]
    if t.options["expansion"]:
        data["expansion"] = expansion_snapshot.data(t)
    return data


def _seat_data(t: Table, seat: int) -> dict[str, Any]:
    return {
        "vp": int(t.vp[seat]),
        "gold": int(t.gold[seat]),
        "workers": int(t.workers[seat]),
        "builders_in_bag": int(t.bag[seat]),
        "cubes": _amounts(t.cubes, seat * KINDS),
        "craftsmen": _names(CRAFTSMEN, t.craftsmen[seat]),
        "privileges": _names(PRIVILEGES, t.privileges[seat]),
        "resources": _names(RESOURCES, t.sites[seat]),
        "bought": _names(MATERIALS, t.bought >> (seat * KINDS) & ((1 << KINDS) - 1)),
    }


def fill_table(t: Table, data: Mapping[str, Any]) -> None:
    """Lay the table out as a snapshot says."""
    for name in _NUMBERS:
        setattr(t, name, _whole(data[name], name))
    for name in _FLAGS:
        setattr(t, name, bool(data[name]))
    for name in _SEAT_SETS:
        setattr(t, name, _seat_mask(t, data[name], name))
    t.event = _number(EVENTS, data["event"], "event")
    t.events_left = _mask(EVENTS, data["events_left"], "event")
    t.privileges_left = _mask(PRIVILEGES, data["privileges_left"], "privilege")
    t.offered_craftsmen = _mask(CRAFTSMEN, data["offered_craftsmen"], "craftsman")
    t.offered_resources = _mask(RESOURCES, data["offered_resources"], "resource card")
    t.kingsbridge = _exactly(
        t.kingsbridge, [_number(PRIVILEGES, c, "privilege") for c in data["kingsbridge"]]
    )
    t.shiring = _exactly(t.shiring, [_number(CRAFTSMEN, c, "craftsman") for c in data["shiring"]])
    t.market = vec[i64](_counts(data["market"], "market"))
    t.supply = vec[i64](_counts(data["supply"], "supply"))
    for craftsman in range(len(CRAFTSMEN)):
        t.uses[craftsman] = 0
    for card, uses in data["uses"].items():
        t.uses[CRAFTSMEN.index(card)] = _whole(uses, "uses")
    _fill_builders(t, data)
    if len(data["seats"]) != t.seats:
        raise CantiereError(f"the snapshot lists {len(data['seats'])} seats, the game has {t.seats}")
    t.bought = 0
    for seat, entry in enumerate(data["seats"]):
        _fill_seat(t, seat, entry)
    if t.options["expansion"]:
        expansion_snapshot.fill(t, data["expansion"])
    check_table(t)


def _fill_builders(t: Table, data: Mapping[str, Any]) -> None:
    t.black = ASIDE
    for place, owners in data["places"].items():
        number = _number(PLACES[: t.box.places], place, "place")
        if len(owners) != PLACE_SPACES[number]:
            raise CantiereError(f"{place} has {PLACE_SPACES[number]} spaces, not {len(owners)}")
        for space, owner in enumerate(owners, start=FIRST_SPACE[number]):
            if owner == "black" and t.options["expansion"]:
                if t.black != ASIDE:
                    raise CantiereError("the black builder is in two places at once")
                t.black = space
            t.spaces[space] = BLACK if t.black == space else _seat(t, owner, place)
    for cost in range(START_COST + 1):
        t.dial[cost] = NOBODY
    for text, owner in data["dial"].items():
        if not 1 <= int(text) <= START_COST:
            raise CantiereError(f"builders wait on the dial at 1 to {START_COST}, not at {text}")
        t.dial[int(text)] = _seat(t, owner, "dial")


def _fill_seat(t: Table, seat: int, entry: Mapping[str, Any]) -> None:
    t.vp[seat] = _whole(entry["vp"], "vp")
    t.gold[seat] = _whole(entry["gold"], "gold")
    t.workers[seat] = _whole(entry["workers"], "workers")
    t.bag[seat] = _whole(entry["builders_in_bag"], "builders_in_bag")
    for material, amount in enumerate(_counts(entry["cubes"], "cubes")):
        t.cubes[seat * KINDS + material] = amount
    t.craftsmen[seat] = _mask(CRAFTSMEN, entry["craftsmen"], "craftsman")
    t.privileges[seat] = _mask(PRIVILEGES, entry["privileges"], "privilege")
    t.sites[seat] = _mask(RESOURCES, entry["resources"], "resource card")
    t.bought |= _mask(MATERIALS, entry["bought"], "material") << (seat * KINDS)


def check_table(t: Table) -> None:
    """Refuse a table on which components are missing, doubled or out of bounds."""
    _check_numbers(t)
    _check_cubes(t)
    for seat in range(t.seats):
        _check_seat(t, seat)
    _check_unique(
        "craftsman", CRAFTSMEN, [m & ~STARTING for m in t.craftsmen], t.shiring, t.offered_craftsmen
    )
    slots = [*t.kingsbridge, t.shiring_privilege]
    _check_unique("privilege", PRIVILEGES, t.privileges, slots, t.privileges_left | t.second_left)
    _check_unique("resource card", RESOURCES, t.sites, (), t.offered_resources)
    _check_unique("event", EVENTS, (), (t.event,), t.events_left)
    for seat in range(t.seats):
        if t.privileges[seat] & IMMEDIATE:
            raise CantiereError(f"seat {seat} holds a privilege that acts at once and is gone")
    expansion_snapshot.check(t)


def _check_numbers(t: Table) -> None:
    if not 1 <= t.round <= ROUNDS:
        raise CantiereError(f"round {t.round}: the game has rounds 1 to {ROUNDS}")
    if not 0 <= t.start < t.seats:
        raise CantiereError(f"the start player {t.start} is no seat of this table")
    if t.tax not in (0, *FACES):
        raise CantiereError(f"the tax die shows no {t.tax}")
    if not 0 <= t.cost <= START_COST:
        raise CantiereError(f"the cost stone stands between 0 and {START_COST}, not on {t.cost}")
    for name, owner in (("grey_now", t.grey_now), ("grey_next", t.grey_next)):
        if not NOBODY <= owner < t.seats:
            raise CantiereError(f"{name}: there is no seat {owner}")
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
    if t.gold[seat] > GOLD_LIMIT:
        raise CantiereError(f"seat {seat} has {t.gold[seat]} gold; the limit is {GOLD_LIMIT}")
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


def _check_unique(
    what: str, names: Sequence[str], masks: Iterable[int], slots: Iterable[int], rest: int
) -> None:
    everywhere = [card for mask in masks for card in members(mask)] + members(rest)
    everywhere += [card for card in slots if card != NOBODY]
    for card in everywhere:
        if everywhere.count(card) > 1:
            raise CantiereError(f"the {what} {names[card]!r} is in two places at once")


def _builder(owner: int) -> int | str:
    return "black" if owner == BLACK else int(owner)


def _name(names: Sequence[str], number: int) -> str | None:
    return None if number == NOBODY else names[number]


def _names(names: Sequence[str], mask: int) -> list[str]:
    return [names[number] for number in members(mask)]


def _amounts(numbers: vec[i64], first: int) -> dict[str, int]:
    return {name: int(numbers[first + number]) for number, name in enumerate(MATERIALS)}


def _number(names: Sequence[str], name: str | None, what: str) -> int:
    if name is None:
        return NOBODY
    if name not in names:
        raise CantiereError(f"there is no {what} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def _mask(names: Sequence[str], chosen: Iterable[str], what: str) -> int:
    numbers = {_number(names, name, what) for name in chosen}
    if NOBODY in numbers:
        raise CantiereError(f"a list of cards names each {what}; there is an empty entry")
    return sum(1 << number for number in numbers)


def _whole(value: Any, name: str) -> int:
    lowest = NOBODY if name in ("grey_now", "grey_next") else 0
    if type(value) is not int or not lowest <= value <= MOST:
        raise CantiereError(f"{name} must be a whole number from {lowest} to {MOST}, not {value!r}")
    return value


def _seat(t: Table, value: Any, where: str) -> int:
    if type(value) is not int or not NOBODY <= value < t.seats:
        raise CantiereError(f"{where}: there is no seat {value!r}")
    return value


def _seat_mask(t: Table, chosen: Iterable[Any], name: str) -> int:
    seats = {_seat(t, seat, name) for seat in chosen}
    if NOBODY in seats:
        raise CantiereError(f"{name}: there is no seat {NOBODY}")
    return sum(1 << seat for seat in seats)


def _counts(data: Mapping[str, Any], what: str) -> list[int]:
    for name in data:
        _number(MATERIALS, name, "material")
    return [_whole(data[name], what) for name in MATERIALS]


def _exactly(old: vec[i64], new: list[int]) -> vec[i64]:
    if len(new) != len(old):
        raise CantiereError(f"{len(new)} cards lie where {len(old)} slots are")
    return vec[i64](new)

"""What a seat may see of a table of Pillars. Everything is open but the event that Ellen has foreseen."""

from __future__ import annotations

from typing import Any

from cantiere.games.pillars.components import (
    CATHEDRAL_PIECES,
    CRAFTSMEN,
    EVENT_GOOD,
    EVENTS,
    FIRST_SPACE,
    KINDS,
    MATERIALS,
    PLACE_SPACES,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    START_COST,
    members,
)
from cantiere.games.pillars.steps.ii_builders import DRAWN, PLACE_BUILDER, VETO
from cantiere.games.pillars.table import NOBODY, Table


def table_view(t: Table, seat: int | None) -> dict[str, Any]:
    """Return the table by naming what is shown."""
    return {
        "round": int(t.round),
        "start": int(t.start),
        "cathedral": CATHEDRAL_PIECES[: t.round - 1],
        "cost": int(t.cost),
        "vetoed": bool(t.vetoed),
        "builder": _builder_view(t),
        "event": _event_view(t, seat),
        "tax": int(t.tax),
        "supply": {
            "resources": [RESOURCES[card] for card in members(t.offered_resources)],
            "craftsmen": [CRAFTSMEN[card] for card in members(t.offered_craftsmen)],
            "cubes": {name: int(t.supply[material]) for material, name in enumerate(MATERIALS)},
        },
        "kingsbridge": [None if card == NOBODY else PRIVILEGES[card] for card in t.kingsbridge],
        "shiring": [None if card == NOBODY else CRAFTSMEN[card] for card in t.shiring],
        "market": {name: int(t.market[material]) for material, name in enumerate(MATERIALS)},
        "places": {
            name: [_owner(t.spaces[FIRST_SPACE[place] + space]) for space in range(PLACE_SPACES[place])]
            for place, name in enumerate(PLACES)
        },
        "dial": {str(cost): int(t.dial[cost]) for cost in range(START_COST, 0, -1) if t.dial[cost] != NOBODY},
        "uses": {CRAFTSMEN[card]: int(uses) for card, uses in enumerate(t.uses) if uses},
        "seats": [_seat_view(t, number) for number in range(t.seats)],
    }


def _builder_view(t: Table) -> dict[str, int] | None:
    """Return whose builder is being asked about, and what placing it would cost."""
    if t.frame is None or t.frame.step not in (VETO, PLACE_BUILDER):
        return None
    if t.frame.step is VETO:
        return {"seat": int(t.frame.a), "cost": int(t.cost)}
    return {"seat": int(t.frame.seat), "cost": int(t.cost) if t.frame.a == DRAWN else 0}


def _event_view(t: Table, seat: int | None) -> dict[str, Any] | None:
    known = t.event_open or (seat is not None and t.event_known_to(seat))
    if t.event == NOBODY or not known:
        return None
    return {"card": EVENTS[t.event], "good": bool(EVENT_GOOD[t.event]), "open": bool(t.event_open)}


def _seat_view(t: Table, seat: int) -> dict[str, Any]:
    return {
        "vp": int(t.vp[seat]),
        "gold": int(t.gold[seat]),
        "workers": int(t.workers[seat]),
        "cubes": {name: int(t.cubes[seat * KINDS + material]) for material, name in enumerate(MATERIALS)},
        "craftsmen": [CRAFTSMEN[card] for card in members(t.craftsmen[seat])],
        "privileges": [PRIVILEGES[card] for card in members(t.privileges[seat])],
        "resources": [RESOURCES[card] for card in members(t.sites[seat])],
        "builders_in_bag": int(t.bag[seat]),
        "bought": [name for m, name in enumerate(MATERIALS) if t.bought >> (seat * KINDS + m) & 1],
        "out_of_supply": bool(t.passed >> seat & 1),
        "town_wall": bool(t.struck >> seat & 1),
        "town_wall_next": bool(t.struck_next >> seat & 1),
        "grey_workers": t.grey_now == seat,
        "grey_workers_next": t.grey_next == seat,
    }


def _owner(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)

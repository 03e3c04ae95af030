"""What a seat may see of a table of Pillars. Everything is open but the event that Ellen has foreseen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import OVER
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import (
    CATHEDRAL_PIECES,
    CRAFTSMEN,
    CRUSADES,
    EVENT_GOOD,
    EVENTS,
    FIRST_SPACE,
    KINDS,
    METAL,
    PLACE_SPACES,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    SAND,
    START_COST,
    STONE,
    WILLIAM,
    WOOD,
    members,
)
from cantiere.games.pillars.steps.i_supply import SUPPLY
from cantiere.games.pillars.steps.ii_builders import DRAWN, PLACE_BUILDER, PLACEHOLDER, VETO
from cantiere.games.pillars.steps.s03_wool_mill import WOOL_MILL
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import IN_BAG, NOBODY, Table
from cantiere.games.pillars.view_types import (
    PillarsBuilder,
    PillarsCubes,
    PillarsEvent,
    PillarsExpansion,
    PillarsMaterial,
    PillarsOwner,
    PillarsSeat,
    PillarsTable,
)

_NAMES: Final[list[PillarsMaterial]] = ["stone", "wood", "sand", "metal"]  # as MATERIALS


def table_view(t: Table, seat: int | None) -> PillarsTable:
    """Return the table by naming what is shown."""
    return {
        "round": int(t.round),
        "step": t.plan[t.at].name,
        "start": int(t.start),
        "cathedral": CATHEDRAL_PIECES[: t.round if t.to_move == OVER else t.round - 1],
        "cost": int(t.cost),
        "vetoed": bool(t.vetoed),
        "builder": _builder_view(t),
        "event": _event_view(t, seat),
        "tax": int(t.tax),
        "supply": {
            "resources": [RESOURCES[card] for card in members(t.offered_resources)],
            "craftsmen": [CRAFTSMEN[card] for card in members(t.offered_craftsmen)],
            "cubes": _cubes(t.supply, 0),
        },
        "kingsbridge": [None if card == NOBODY else PRIVILEGES[card] for card in t.kingsbridge],
        "shiring": [None if card == NOBODY else CRAFTSMEN[card] for card in t.shiring],
        "market": _cubes(t.market, 0),
        "places": {
            name: [_owner(t.spaces[FIRST_SPACE[place] + space]) for space in range(PLACE_SPACES[place])]
            for place, name in enumerate(PLACES[: t.box.places])
        },
        "dial": {str(cost): int(t.dial[cost]) for cost in range(START_COST, 0, -1) if t.dial[cost] != NOBODY},
        "uses": {CRAFTSMEN[card]: int(uses) for card, uses in enumerate(t.uses) if uses},
        "seats": [_seat_view(t, number) for number in range(t.seats)],
        "expansion": _expansion_view(t) if t.options["expansion"] else None,
    }


def _expansion_view(t: Table) -> PillarsExpansion:
    """Return what lies on the expansion's board."""
    return {
        "crusades": [CRUSADES[crusade] for crusade in members(t.offered_crusades)],
        "privilege": None if t.shiring_privilege == NOBODY else PRIVILEGES[t.shiring_privilege],
        "line": [_owner(seat) for seat in t.line],
        "black_in_bag": t.black == IN_BAG,
        "saint_denis": _seat(t.saint_denis),
        "inspired": None if t.inspired == NOBODY else CRAFTSMEN[t.inspired],
        "inspired_uses": int(t.inspired_uses),
        "trader": _seat(t.trader),
    }


def _builder_view(t: Table) -> PillarsBuilder | None:
    """Return whose builder is asked about, what placing it would cost, and whether it is the black one."""
    if t.frame is None or t.frame.step not in (VETO, PLACE_BUILDER):
        return None
    if t.frame.step is VETO:
        black = t.frame.a == BLACK
        owner = t.holder(WILLIAM) if black else t.frame.a
        return {"seat": int(owner), "cost": 0 if black else int(t.cost), "black": black}
    cost = int(t.cost) if t.frame.a == DRAWN else 0
    return {"seat": int(t.frame.seat), "cost": cost, "black": t.frame.a == PLACEHOLDER}


def _event_view(t: Table, seat: int | None) -> PillarsEvent | None:
    known = t.event_open or (seat is not None and t.event_known_to(seat))
    if t.event == NOBODY or not known:
        return None
    return {"card": EVENTS[t.event], "good": bool(EVENT_GOOD[t.event]), "open": bool(t.event_open)}


def _seat_view(t: Table, seat: int) -> PillarsSeat:
    return {
        "vp": int(t.vp[seat]),
        "gold": int(t.gold[seat]),
        "workers": int(t.workers[seat]),
        "in_mill": int(t.workers[seat]) if _mill_is_open(t) and t.passed >> seat & 1 else 0,
        "cubes": _cubes(t.cubes, seat * KINDS),
        "craftsmen": [CRAFTSMEN[card] for card in members(t.craftsmen[seat])],
        "privileges": [PRIVILEGES[card] for card in members(t.privileges[seat])],
        "resources": [RESOURCES[card] for card in members(t.sites[seat])],
        "builders_in_bag": int(t.bag[seat]),
        "bought": [name for m, name in enumerate(_NAMES) if t.bought >> (seat * KINDS + m) & 1],
        "out_of_supply": bool(t.passed >> seat & 1),
        "town_wall": bool(t.struck >> seat & 1),
        "town_wall_next": bool(t.struck_next >> seat & 1),
        "grey_workers": t.grey_now == seat,
        "grey_workers_next": t.grey_next == seat,
        "crusades": [CRUSADES[crusade] for crusade in members(crusades_of(t, seat))],
        "audience": bool(t.silent >> seat & 1),
        "audience_next": bool(t.silent_next >> seat & 1),
    }


def _mill_is_open(t: Table) -> bool:
    """Tell whether workers that were not sent out stand in the wool mill (P-I.4, P-3.1)."""
    return t.plan.index(SUPPLY) <= t.at <= t.plan.index(WOOL_MILL)


def _cubes(amounts: vec[i64], first: int) -> PillarsCubes:
    return {
        "stone": int(amounts[first + STONE]),
        "wood": int(amounts[first + WOOD]),
        "sand": int(amounts[first + SAND]),
        "metal": int(amounts[first + METAL]),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _owner(seat: int) -> PillarsOwner:
    return None if seat == NOBODY else "black" if seat == BLACK else int(seat)

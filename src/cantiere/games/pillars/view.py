"""What a seat may see of a table of Pillars. Everything is open but the event that Ellen has foreseen."""

from __future__ import annotations

import functools
from typing import Any, cast

from cantiere.core.state import OVER
from cantiere.games.pillars import components as box
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.fields import by_place
from cantiere.games.pillars.steps.i_supply import SUPPLY
from cantiere.games.pillars.steps.ii_builders import DRAWN, PLACE_BUILDER, PLACEHOLDER, VETO
from cantiere.games.pillars.steps.s03_wool_mill import WOOL_MILL
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.view_types import (
    PillarsBuilder,
    PillarsCubes,
    PillarsEvent,
    PillarsOpen,
    PillarsOwner,
    PillarsSeat,
    PillarsSeatMarks,
    PillarsSeen,
)

KEPT = 2_000  # boards


def everybody_view(t: Table, fields: dict[str, Any]) -> PillarsOpen:
    """Return what everybody sees that takes more than one field."""
    cubes = {name: int(t.supply[number]) for number, name in enumerate(box.MATERIALS)}
    seats = [{**have, **one} for have, one in zip(fields["seats"], _seat_views(t), strict=True)]
    return {
        "step": t.plan[t.at].name,
        "cathedral": box.CATHEDRAL_PIECES[: t.round if t.to_move == OVER else t.round - 1],
        "builder": _builder_view(t),
        "event": None,
        "supply": {
            "resources": [box.RESOURCES[card] for card in box.members(t.offered_resources)],
            "craftsmen": [box.CRAFTSMEN[card] for card in box.members(t.offered_craftsmen)],
            "cubes": cast(PillarsCubes, cubes),
        },
        "places": _places_view(tuple(t.spaces), int(t.box.places)),
        "seats": cast(list[PillarsSeat], seats),
        "expansion": fields.get("expansion"),
    }


def seat_view(t: Table, seat: int | None, everybody: dict[str, Any]) -> PillarsSeen:
    """Return what a seat sees besides: an event that it has foreseen."""
    return {"event": _event_view(t, seat)}


def _builder_view(t: Table) -> PillarsBuilder | None:
    """Return whose builder is asked about, what placing it would cost, and whether it is the black one."""
    if t.frame is None or t.frame.step not in (VETO, PLACE_BUILDER):
        return None
    if t.frame.step is VETO:
        black = t.frame.a == BLACK
        owner = t.holder(box.WILLIAM) if black else t.frame.a
        return {"seat": int(owner), "cost": 0 if black else int(t.cost), "black": black}
    cost = int(t.cost) if t.frame.a == DRAWN else 0
    return {"seat": int(t.frame.seat), "cost": cost, "black": t.frame.a == PLACEHOLDER}


def _event_view(t: Table, seat: int | None) -> PillarsEvent | None:
    known = t.event_open or (seat is not None and t.event_known_to(seat))
    if t.event == NOBODY or not known:
        return None
    return {"card": box.EVENTS[t.event], "good": bool(box.EVENT_GOOD[t.event]), "open": bool(t.event_open)}


@functools.lru_cache(KEPT)
def _places_view(spaces: tuple[int, ...], places: int) -> dict[str, list[PillarsOwner]]:
    """Return whose builders stand where; nobody changes what is handed out."""
    return {name: [_owner(one) for one in owners] for name, owners in by_place(spaces, places)}


def _seat_views(t: Table) -> list[PillarsSeatMarks]:
    mill_is_open = _mill_is_open(t)
    return [_seat_view(t, seat, mill_is_open) for seat in range(t.seats)]


def _seat_view(t: Table, seat: int, mill_is_open: bool) -> PillarsSeatMarks:
    return {
        "in_mill": int(t.workers[seat]) if mill_is_open and t.passed >> seat & 1 else 0,
        "crusades": [box.CRUSADES[crusade] for crusade in box.members(crusades_of(t, seat))],
    }


def _mill_is_open(t: Table) -> bool:
    """Tell whether workers that were not sent out stand in the wool mill (P-I.4, P-3.1)."""
    return t.plan.index(SUPPLY) <= t.at <= t.plan.index(WOOL_MILL)


def _owner(seat: int) -> PillarsOwner:
    return None if seat == NOBODY else "black" if seat == BLACK else int(seat)

"""Workers, craftsmen, resource cards and privileges."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.events import BOX, Event, seat_place
from cantiere.core.state import State
from cantiere.games.pillars.components import (
    CRAFTSMEN,
    CRUSADES,
    MATERIALS,
    PRIVILEGES,
    RESOURCE_MATERIAL,
    RESOURCES,
)
from cantiere.games.pillars.telling.names import MILL, workers_of


def out_of_supply(t: State, seat: i64, workers: i64) -> None:
    """Who is out of the supply sends all its workers to the wool mill."""
    if t.listener is not None:
        event = t.tell("out-of-supply", seat, {"workers": workers})
        event.moved(workers_of(seat), workers, seat_place(seat), MILL)


def mill_closes(event: Event | None, seat: i64, workers: i64) -> None:
    """The workers come home from the wool mill with their gold."""
    if event is not None:
        event.moved(workers_of(seat), workers, MILL, seat_place(seat))


def workers_sent(t: State, seat: i64, resource: i64, workers: i64) -> None:
    """Workers go to a site, and their card with them."""
    if t.listener is not None:
        card = RESOURCES[resource]
        material = MATERIALS[RESOURCE_MATERIAL[resource]]
        event = t.tell("workers-sent", seat, {"card": card, "material": material})
        event.moved(card, 1, card, "party-" + card)
        event.moved(workers_of(seat), workers, seat_place(seat), "party-" + card)
        event.changed(seat, "workers", -workers, "supply")


def workers_home(t: State, event: Event | None, seat: i64, resource: i64, workers: i64, site: str) -> None:
    """Workers come home from a site with what they bring, told by `event`, or with nothing."""
    if t.listener is None:
        return
    card, place = RESOURCES[resource], "party-" + RESOURCES[resource]
    if event is None:
        event = t.tell("workers-home", seat, {"source": site})
    event.moved(card, 1, place, BOX).moved(workers_of(seat), workers, place, seat_place(seat))
    event.changed(seat, "workers", workers, site)


def on_crusade(t: State, seat: i64, crusade: i64, workers: i64) -> None:
    """Workers go on a crusade."""
    if t.listener is not None:
        card = CRUSADES[crusade]
        event = t.tell("on-crusade", seat, {"card": card}).changed(seat, "workers", -workers, "supply")
        event.moved(workers_of(seat), workers, seat_place(seat), card)


def crusade_over(event: Event | None, seat: i64, crusade: i64, workers: i64) -> None:
    """They come home with their points."""
    if event is not None:
        event.moved(workers_of(seat), workers, CRUSADES[crusade], seat_place(seat))
        event.changed(seat, "workers", workers, "crusade")


def hired(t: State, seat: i64, craftsman: i64, source: str) -> Event | None:
    """A craftsman comes into a seat's row."""
    if t.listener is None:
        return None
    card = CRAFTSMEN[craftsman]
    event = t.tell("hired", seat, {"card": card}).moved(card, 1, card, seat_place(seat))
    return event.changed(seat, "craftsmen", 1, source)


def dismissed(t: State, seat: i64, craftsman: i64, source: str) -> None:
    """A craftsman leaves a seat's row."""
    if t.listener is not None:
        card = CRAFTSMEN[craftsman]
        event = t.tell("dismissed", seat, {"card": card}).moved(card, 1, seat_place(seat), BOX)
        event.changed(seat, "craftsmen", -1, source)


def privilege_taken(t: State, seat: i64, privilege: i64, kept: bool, source: str) -> Event | None:
    """A seat takes a privilege, which stays before it or acts at once and is gone."""
    if t.listener is None:
        return None
    card = PRIVILEGES[privilege]
    event = t.tell("privilege-taken", seat, {"card": card})
    event.moved(card, 1, card, seat_place(seat) if kept else BOX)
    return event.changed(seat, "privileges", 1 if kept else 0, source)


def privilege_spent(t: State, seat: i64, privilege: i64) -> None:
    """A once-only privilege is used up."""
    if t.listener is not None:
        card = PRIVILEGES[privilege]
        event = t.tell("privilege-spent", seat, {"card": card}).moved(card, 1, seat_place(seat), BOX)
        event.changed(seat, "privileges", -1, card)


def otto_changes(t: State, seat: i64, workers: i64) -> None:
    """An audience begins or ends: Otto's workers stay away, or come again."""
    if t.listener is not None and workers != 0:
        event = t.tell(
            "otto-works" if workers > 0 else "otto-rests",
            seat,
            {"workers": workers if workers > 0 else -workers},
        )
        event.changed(seat, "workers", workers, "otto")

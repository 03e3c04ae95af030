"""Cubes, and what places and events do."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.events import BOX, Event, seat_place
from cantiere.core.state import State
from cantiere.games.pillars.components import CRAFTSMEN, MATERIALS
from cantiere.games.pillars.telling.names import CATHEDRAL_SITE, NOBODY, SAINT_DENIS, STOCK


def said(t: State, name: str, seat: i64) -> Event | None:
    """Tell of what moves no piece and changes no figure."""
    return t.tell(name, seat, {}) if t.listener is not None else None


def counted(t: State, name: str, seat: i64, figure: str, by: i64, source: str) -> Event | None:
    """A figure of a seat grew or shrank: gold or points."""
    if t.listener is None:
        return None
    event = t.tell(name, seat, {"amount": by if by > 0 else -by, "source": source})
    return event.changed(seat, figure, by, source)


def protected(t: State, seat: i64) -> Event | None:
    """The bishop spares a seat the event."""
    return t.tell("protected", seat, {"source": "bishop"}) if t.listener is not None else None


def tax_rolled(t: State, tax: i64) -> None:
    """The tax die has been rolled."""
    if t.listener is not None:
        t.tell("tax", NOBODY, {"amount": tax})


def saint_denis_taken(t: State, seat: i64) -> Event | None:
    """A seat takes the card of Saint-Denis."""
    if t.listener is None:
        return None
    return t.tell("saint-denis", seat, {}).moved(SAINT_DENIS, 1, "france", seat_place(seat))


def saint_denis_returned(t: State, seat: i64) -> None:
    """The card of Saint-Denis goes back to France."""
    if t.listener is not None:
        t.tell("saint-denis-returns", seat, {}).moved(SAINT_DENIS, 1, seat_place(seat), "france")


def cubes_come(
    t: State, name: str, seat: i64, material: i64, amount: i64, place: str, source: str
) -> Event | None:
    """A seat gets cubes, given or bought."""
    if t.listener is None:
        return None
    event = t.tell(name, seat, {"amount": amount, "material": MATERIALS[material], "source": source})
    event.moved(MATERIALS[material], amount, place, seat_place(seat))
    return event.changed(seat, MATERIALS[material], amount, source)


def cubes_go(t: State, name: str, seat: i64, material: i64, amount: i64, source: str) -> None:
    """A seat gives cubes to the general supply, sold or given back."""
    if t.listener is not None:
        event = t.tell(name, seat, {"amount": amount, "material": MATERIALS[material]})
        used_up(event, seat, material, amount, source)


def craftsman_used(t: State, seat: i64, craftsman: i64) -> Event | None:
    """A craftsman is put to work; what it uses up is added."""
    return t.tell("craftsman-used", seat, {"card": CRAFTSMEN[craftsman]}) if t.listener is not None else None


def used_up(event: Event | None, seat: i64, material: i64, amount: i64, source: str) -> None:
    """Cubes of a seat go to the general supply."""
    if event is not None:
        event.moved(MATERIALS[material], amount, seat_place(seat), STOCK)
        event.changed(seat, MATERIALS[material], -amount, source)


def cathedral_grows(t: State, seat: i64, piece: str) -> None:
    """The start player adds a piece to the cathedral."""
    if t.listener is not None:
        t.tell("cathedral-piece", seat, {"piece": piece}).moved(piece, 1, BOX, CATHEDRAL_SITE)

"""The round and what lies out in it."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.events import BOX, Event, seat_place
from cantiere.core.state import State
from cantiere.games.pillars.components import CRAFTSMEN, EVENTS, RESOURCES, members
from cantiere.games.pillars.telling.names import BAG, EVENT_SPACE, GREY, NOBODY, START_FLAG, builder_of


def starts(t: State, seat: i64, before: i64) -> Event | None:
    """A seat is the start player, after another or as the first."""
    if t.listener is None:
        return None
    event = t.tell("starts", seat, {})
    if seat != before:
        event.moved(START_FLAG, 1, BOX if before == NOBODY else seat_place(before), seat_place(seat))
    return event


def round_begins(t: State, seat: i64) -> None:
    """A round begins."""
    if t.listener is not None:
        t.tell("round", seat, {"round": t.round})


def revealed(t: State, name: str, card: str) -> None:
    """A card is laid out: a privilege or a craftsman."""
    if t.listener is not None:
        t.tell(name, NOBODY, {"card": card}).moved(card, 1, BOX, card)


def untaken(t: State, card: str) -> None:
    """A card for which nobody has placed a builder leaves the game."""
    if t.listener is not None:
        t.tell("untaken", NOBODY, {"card": card}).moved(card, 1, card, BOX)


def supply_laid_out(t: State, resources: i64, craftsmen: i64) -> None:
    """The cards of Phase I lie out."""
    if t.listener is None:
        return
    cards = _supply_cards(resources, craftsmen)
    event = t.tell("supply-laid-out", NOBODY, {"cards": len(cards)})
    for card in cards:
        event.moved(card, 1, BOX, card)


def supply_cleared(t: State, resources: i64, craftsmen: i64) -> None:
    """P-I.3: what nobody took in Phase I leaves the supply."""
    if t.listener is None or resources | craftsmen == 0:
        return
    cards = _supply_cards(resources, craftsmen)
    event = t.tell("supply-cleared", NOBODY, {"cards": len(cards)})
    for card in cards:
        event.moved(card, 1, card, BOX)


def _supply_cards(resources: i64, craftsmen: i64) -> list[str]:
    return [RESOURCES[card] for card in members(resources)] + [CRAFTSMEN[card] for card in members(craftsmen)]


def event_foreseen(t: State, seat: i64, event: i64) -> None:
    """Ellen's holder looks at the event: that it does is for all, what it sees for it alone."""
    if t.listener is not None:
        t.tell("event-looked-at", seat, {})
        t.tell("event-foreseen", seat, {"card": EVENTS[event]}, seat)


def event_turned_up(t: State, event: i64) -> None:
    """The round's event is turned up."""
    if t.listener is not None:
        t.tell("event", NOBODY, {"card": EVENTS[event]}).moved(EVENTS[event], 1, BOX, EVENT_SPACE)


def market_filled(t: State, event: i64) -> Event | None:
    """P-15.1: market and court are filled, and the event has been; the cubes are added by the table."""
    if t.listener is None:
        return None
    return t.tell("market-filled", NOBODY, {}).moved(EVENTS[event], 1, EVENT_SPACE, BOX)


def bag_counted(event: Event | None, seat: i64, more: i64) -> None:
    """P-15.1: builders laid aside come into the bag again, one for the line goes out of it."""
    if event is not None:
        event.moved(builder_of(seat), more, BOX, BAG).moved(builder_of(seat), -more, BAG, BOX)


def grey_workers_move(t: State, before: i64, now: i64, number: i64) -> None:
    """P-15.1: grey workers leave a seat, and come to another."""
    if t.listener is None:
        return
    if before != NOBODY:
        event = t.tell("grey-workers-leave", before, {"workers": number})
        event.moved(GREY, number, seat_place(before), "castle").changed(before, "workers", -number, "castle")
    if now != NOBODY:
        event = t.tell("grey-workers-come", now, {"workers": number})
        event.moved(GREY, number, "castle", seat_place(now)).changed(now, "workers", number, "castle")

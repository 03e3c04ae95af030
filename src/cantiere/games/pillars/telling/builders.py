"""Master builders on their ways."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.events import BOX, Event
from cantiere.core.state import State
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import PLACES
from cantiere.games.pillars.telling.names import BAG, DIAL, DRAWN, LINE, NOBODY, builder_of


def builder_drawn(t: State, drawn: i64, owner: i64, cost: i64) -> None:
    """A builder is drawn from the bag; the black one is placed by its owner."""
    if t.listener is None:
        return
    if drawn == BLACK:
        event = t.tell("black-builder-drawn", owner, {})
    else:
        event = t.tell("builder-drawn", owner, {"cost": cost})
    event.moved(builder_of(drawn), 1, BAG, DRAWN)


def builder_put_back(t: State, seat: i64, drawn: i64) -> None:
    """The start player puts a drawn builder back."""
    if t.listener is None:
        return
    if drawn == BLACK:
        event = t.tell("black-builder-put-back", seat, {})
    else:
        event = t.tell("builder-put-back", seat, {"owner": drawn})
    event.moved(builder_of(drawn), 1, DRAWN, BAG)


def builder_waits(t: State, seat: i64, cost: i64) -> None:
    """A builder is put on the dial."""
    if t.listener is not None:
        t.tell("builder-waits", seat, {"cost": cost}).moved(builder_of(seat), 1, DRAWN, DIAL)


def builder_called(t: State, seat: i64, place: str) -> None:
    """A builder that has waited on the dial or on the line is placed now."""
    if t.listener is not None:
        name = "called-from-dial" if place == DIAL else "called-from-line"
        t.tell(name, seat, {}).moved(builder_of(seat), 1, place, DRAWN)


def builder_placed(t: State, seat: i64, place: i64, cost: i64) -> None:
    """A builder is placed."""
    if t.listener is not None:
        event = t.tell("builder-placed", seat, {"place": PLACES[place], "cost": cost})
        event.moved(builder_of(seat), 1, DRAWN, PLACES[place])


def builder_laid_aside(t: State, seat: i64) -> None:
    """The last builder of a seat behind the town wall does not come into play."""
    if t.listener is not None:
        t.tell("builder-laid-aside", seat, {}).moved(builder_of(seat), 1, DRAWN, BOX)


def black_in_bag(t: State, seat: i64) -> None:
    """The black builder goes into the bag for a seat."""
    if t.listener is not None:
        t.tell("black-builder-in-bag", seat, {}).moved(builder_of(BLACK), 1, BOX, BAG)


def black_placed(t: State, seat: i64, place: i64) -> None:
    """The black builder keeps a space for a seat."""
    if t.listener is not None:
        event = t.tell("black-builder-placed", seat, {"place": PLACES[place]})
        event.moved(builder_of(BLACK), 1, DRAWN, PLACES[place])


def black_leaves(t: State, place: i64) -> None:
    """The black builder leaves the board."""
    if t.listener is not None:
        event = t.tell("black-builder-leaves", NOBODY, {"place": PLACES[place]})
        event.moved(builder_of(BLACK), 1, PLACES[place], BOX)


def joins_line(t: State, seat: i64, flag: i64) -> None:
    """The last builder of a seat goes to the builders' line."""
    if t.listener is not None:
        event = t.tell("joins-line", seat, {"number": flag + 1})
        event.moved(builder_of(seat), 1, BOX, LINE)


def builder_recalled(t: State, seat: i64, place: i64) -> None:
    """A seat takes a builder off the board."""
    if t.listener is not None:
        event = t.tell("builder-recalled", seat, {"place": PLACES[place]})
        event.moved(builder_of(seat), 1, PLACES[place], BAG)


def goes_home(t: State, event: Event | None, seat: i64, place: i64) -> None:
    """A builder goes back into the bag: with what it brought, told by `event`, or with nothing."""
    if t.listener is None:
        return
    if event is None:
        event = t.tell("builder-home", seat, {"place": PLACES[place]})
    event.moved(builder_of(seat), 1, PLACES[place], BAG)


def stops_trading(t: State, seat: i64, market: i64, with_builder: bool) -> None:
    """A seat trades no more at a space of the market."""
    if t.listener is not None:
        event = t.tell("stops-trading", seat, {})
        if with_builder:
            goes_home(t, event, seat, market)

"""Events: what a move did, told once. Log, animation, statistics and undo are made from these alone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cantiere.core.views import EventData, FigureData

ALL: Final = -1  # an event that every seat may know
BOX: Final = "box"  # the place of what is nowhere on the table


class Figure(NamedTuple):
    """A number that each seat has, such as its points or its gold; `hidden`: only the seat sees how many."""

    name: str  # also the message that names it
    hidden: bool = False


class Piece(NamedTuple):
    """So many pieces of a kind went from one place to another. Places are named as the board names them."""

    kind: str
    amount: int
    start: str
    end: str


class FigureChange(NamedTuple):
    """A figure of a seat grew or shrank; `source` is the message that says where it came from."""

    seat: int
    figure: str
    by: int
    source: str


class Event:
    """Something that happened: what, to whom, which pieces went where, and which figures changed.

    `seen_by` is the one seat that may know it, or ALL. String parameters are message ids, as in a Reason.
    Each piece that moves and each change of a figure is told by exactly one event.
    """

    def __init__(self, name: str, seat: int, params: dict[str, int | str], seen_by: int = ALL) -> None:
        self.name = name
        self.seat = seat
        self.params = params
        self.seen_by = seen_by
        self.pieces: list[Piece] = []
        self.figures: list[FigureChange] = []

    def moved(self, kind: str, amount: int, start: str, end: str) -> Event:
        """Add that pieces went from one place to another; return the event itself."""
        if amount > 0:
            self.pieces.append(Piece(kind, amount, start, end))
        return self

    def changed(self, seat: int, figure: str, by: int, source: str = "") -> Event:
        """Add that a figure of a seat changed, by default because of the event; return the event itself."""
        if by != 0:
            self.figures.append(FigureChange(seat, figure, by, source or "event-" + self.name))
        return self

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) may know it."""
        return self.seen_by == ALL or (seat is not None and self.seen_by == seat)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are made from what is told."""
        return _event, (self.name, self.seat, self.params, self.seen_by, self.pieces, self.figures)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, seat={self.seat}, {self.params!r})"


def _event(
    name: str,
    seat: int,
    params: dict[str, int | str],
    seen_by: int,
    pieces: list[Piece],
    figures: list[FigureChange],
) -> Event:
    event = Event(name, seat, params, seen_by)
    event.pieces, event.figures = pieces, figures
    return event


def seat_place(seat: int) -> str:
    """Return the place of what a seat has before it."""
    return f"seat-{seat}"


def events_data(events: list[Event], names: list[str], figures: list[list[int]]) -> list[EventData]:
    """Return events as JSON, with what each figure became.

    `names` are the game's figures; `figures[seat]` are their values before the events and are counted on.
    """
    return [
        {
            "name": event.name,
            "seat": int(event.seat),
            "params": event.params,
            "seen_by": int(event.seen_by),
            "pieces": [
                {"kind": one.kind, "amount": int(one.amount), "start": one.start, "end": one.end}
                for one in event.pieces
            ],
            "figures": [_figure_data(one, names, figures) for one in event.figures],
        }
        for event in events
    ]


def _figure_data(change: FigureChange, names: list[str], figures: list[list[int]]) -> FigureData:
    place = names.index(change.figure)
    figures[change.seat][place] += change.by
    now: Any = figures[change.seat][place]
    return {
        "seat": int(change.seat),
        "figure": change.figure,
        "by": int(change.by),
        "now": int(now),
        "source": change.source,
    }

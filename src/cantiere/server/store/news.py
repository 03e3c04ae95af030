"""What is kept of each piece of news, and of answers. Whoever looks gets of it what they may know."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from cantiere.core.views import EventData


class KeptMove(TypedDict):
    """A move with all its events. `secret`: nobody else may know that the seat was asked.

    Moves that were kept before they told of rounds, phases, pieces and figures have none of these.
    """

    move: int
    who: int
    text: str
    round: NotRequired[int]
    phase: NotRequired[str]
    events: list[EventData]
    secret: NotRequired[bool]


class ActedNumbers(TypedDict):
    """The numbers of a table after an action; `repeated`: it was carried out before."""

    number: int
    seq: int
    repeated: NotRequired[bool]


class MadeBy(TypedDict):
    """Who made a table, or took it in."""

    by: str


class FirstMoves(TypedDict):
    """The beginning of a game: its draws, and the promise of its luck."""

    moves: list[KeptMove]
    commitment: str


class Moves(TypedDict):
    """Moves of a game; `agreed`: it ends here because all want it to."""

    moves: list[KeptMove]
    agreed: NotRequired[bool]


class NamedSeat(TypedDict):
    """A seat, and how it is called."""

    seat: int
    name: str


class SomeSeats(TypedDict):
    """Seats, the name of whose they are, and how often in a row they were late."""

    seats: list[int]
    name: NotRequired[str]
    times: NotRequired[int]


class OnHoliday(TypedDict):
    """Until when somebody is on holiday; None: no longer."""

    seats: list[int]
    name: str
    until: float | None


class Arranged(TypedDict):
    """Who has changed a table, and whom they have taken off a seat."""

    name: str
    off: list[str]


class Coloured(TypedDict):
    """A seat and the colour that was chosen."""

    seat: int
    name: str
    colour: int


class Said(TypedDict):
    """What somebody said; the seat is None for a spectator."""

    seat: int | None
    name: str
    text: str


class TakenBack(TypedDict):
    """How many moves stay after a seat has taken back."""

    seat: int
    name: str
    keep: int


class ByName(TypedDict):
    """Somebody who has answered."""

    name: str


class OtherTable(TypedDict):
    """A table to go on at, and who asks for it."""

    table: str
    name: NotRequired[str]


class Removed(TypedDict):
    """The number of something that was said, and is no longer there."""

    of: int


class NextRound(TypedDict):
    """The next round of a tournament, and its table."""

    tournament: str
    round: int
    table: str


class LastRound(TypedDict):
    """A tournament that has ended."""

    tournament: str


NewsData = (
    MadeBy
    | FirstMoves
    | Moves
    | NamedSeat
    | SomeSeats
    | OnHoliday
    | Arranged
    | Coloured
    | Said
    | TakenBack
    | ByName
    | OtherTable
    | Removed
    | NextRound
    | LastRound
)


def moves_in(data: NewsData) -> list[KeptMove] | None:
    """Return the moves that a piece of news tells of."""
    return cast(list[KeptMove] | None, data.get("moves"))

"""What may be sent in about tables, as typed schemas."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from cantiere.server.common.fields import (
    BotName,
    Name,
    OptionValues,
    RequestBody,
    SeatNumber,
    Secret,
    Title,
)


class NewSeat(RequestBody):
    """Who is to sit there: me, somebody else at my screen, anybody, a friend by link, or a bot."""

    kind: Literal["me", "hot", "open", "link", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class Pace(RequestBody):
    """How much time there is: none of the figures, `hours` for each answer, or a clock."""

    pace: Literal["live", "turns"] = "live"
    hours: Annotated[float, Field(gt=0, le=24 * 14)] | None = None
    game_time: Annotated[float, Field(ge=10, le=24 * 3600)] | None = None
    answer_time: Annotated[float, Field(ge=0, le=3600)] | None = None


class Terms(Pace):
    """What is agreed for a game: options as `GET /api/games` lists them, the pace, who may see it.

    The pace: nothing but a word (`live`, `turns`), `hours` for each answer, or a clock with `game_time`
    seconds for each player and `answer_time` more after each answer. `rated`: it counts for the ratings; then
    there are no hints, and nothing is taken back past chance or others.
    """

    game: Annotated[str, Field(max_length=40)]
    options: OptionValues = {}  # noqa: RUF012  pydantic copies it
    name: Title | None = None
    listed: bool = True
    late: BotName | None = "greedy"
    hints: bool = True
    rated: bool = False
    autostart: bool = True


class NewTable(Terms):
    """A table. Options are those that `GET /api/games` lists for the game."""

    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]


class Join(RequestBody):
    """A seat, the first free one if none is named; private tables and kept seats want their secret."""

    seat: SeatNumber | None = None
    invite: Secret | None = None


class ArrangedSeat(RequestBody):
    """A seat, arranged anew: `stay` is whoever was on `seat`, `too` is kept for them as well."""

    kind: Literal["stay", "too", "me", "hot", "open", "link", "bot"]
    seat: SeatNumber | None = None
    name: Name | None = None
    bot: BotName | None = None


class Arrange(RequestBody):
    """What the owner changes before the game: whatever is given. Who is not named again is taken off."""

    seats: Annotated[list[ArrangedSeat], Field(min_length=1, max_length=16)] | None = None
    options: OptionValues | None = None
    pace: Pace | None = None
    name: Title | None = None
    listed: bool | None = None
    hints: bool | None = None
    rated: bool | None = None


class Check(RequestBody):
    """Whether options and a number of seats go together."""

    seats: Annotated[int, Field(ge=1, le=16)]
    options: OptionValues = {}  # noqa: RUF012  pydantic copies it


class Colour(RequestBody):
    """A colour of a seat of mine."""

    colour: Annotated[int, Field(ge=0, lt=16)]
    seat: SeatNumber | None = None


class Vote(RequestBody):
    """Ask for something, agree, or refuse. Sent twice it is the same as once."""

    agree: bool = True


class SitInVote(Vote):
    """For whom a bot is to sit in."""

    seat: SeatNumber


class Start(RequestBody):
    """A bot may fill the seats that are still free."""

    fill: BotName | None = None


class NewRecord(RequestBody):
    """A record, as the command line and `GET …/record` write it."""

    record: dict[str, Any]
    name: Title | None = None


class NewAnalysis(RequestBody):
    """A position to play on from: a snapshot, with a bot's name or null (me) for each seat."""

    snapshot: dict[str, Any]
    bots: Annotated[list[BotName | None], Field(max_length=16)] | None = None
    name: Title | None = None


class FromHere(RequestBody):
    """A position of a finished game to play on from."""

    move: Annotated[int, Field(ge=0, le=2**31 - 1)]
    bots: Annotated[list[BotName | None], Field(max_length=16)] | None = None

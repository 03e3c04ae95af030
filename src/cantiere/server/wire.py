"""What may be sent in, as typed schemas. What goes out is described in `shapes.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from cantiere.server.names import Login, Message, Name, Password, RequestKey, Secret, Title

OptionValue = bool | int | str | None
Lang = Annotated[str, Field(pattern=r"^[a-z]{2,3}$")]
BotName = Annotated[str, Field(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, lt=16)]


class Sent(BaseModel):
    """Anything that is sent in: unknown entries are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Sent):
    """A name is enough."""

    name: Name
    lang: Lang = "en"


class Credentials(Sent):
    """A login and a password."""

    login: Login
    password: Password


class Restore(Sent):
    """The secret of a personal link."""

    secret: Secret


class Profile(Sent):
    """What a person may change; null takes an address away."""

    name: Name | None = None
    lang: Lang | None = None
    email: Annotated[str, Field(max_length=200, pattern=r"^[^@\s<>,;]+@[^@\s<>,;]+\.[^@\s<>,;]+$")] | None = (
        None
    )
    hook: Annotated[str, Field(max_length=500, pattern=r"^https://[^\s]+$")] | None = None


class NewToken(Sent):
    """A name by which the token can be recalled."""

    name: Name


class NewSeat(Sent):
    """Who is to sit there: me, somebody else at my screen, anybody, a friend by link, or a bot."""

    kind: Literal["me", "hot", "open", "link", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class Terms(Sent):
    """What is agreed for a game: options as `GET /api/games` lists them, the pace, who may see it."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    name: Title | None = None
    listed: bool = True
    pace: Literal["live", "turns"] = "live"
    hours: Annotated[float, Field(gt=0, le=24 * 60)] | None = None
    late: BotName | None = "greedy"
    hints: bool = True
    autostart: bool = True


class NewTable(Terms):
    """A table. Options are those that `GET /api/games` lists for the game."""

    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]


class NewEntrant(Sent):
    """Who is to play: me, somebody else at my screen, anybody, or a bot."""

    kind: Literal["me", "hot", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class NewTournament(Terms):
    """A tournament, in one of the forms that `GET /api/games` lists for the game."""

    form: Annotated[str, Field(max_length=40)]
    entrants: Annotated[list[NewEntrant], Field(min_length=2, max_length=64)]


class Enter(Sent):
    """Enter a tournament; a private one wants its secret."""

    invite: Secret | None = None


class Join(Sent):
    """A seat, the first free one if none is named; private tables and kept seats want their secret."""

    seat: SeatNumber | None = None
    invite: Secret | None = None


class Start(Sent):
    """A bot may fill the seats that are still free."""

    fill: BotName | None = None


class SeatChoice(Sent):
    """One of my seats; needed only by who has several."""

    seat: SeatNumber | None = None


class Act(Sent):
    """An answer: its text, the number the table stood at, and a key that makes it safe to send again."""

    action: Annotated[str, Field(min_length=1, max_length=200)]
    number: Annotated[int, Field(ge=0, le=2**31 - 1)]
    key: RequestKey
    seat: SeatNumber | None = None


class Undo(Sent):
    """Take back my last choice; with `ask`, ask the others where the rules of the driver say no."""

    number: Annotated[int, Field(ge=0, le=2**31 - 1)]
    ask: bool = False
    seat: SeatNumber | None = None


class Answer(Sent):
    """Whether I agree that a move is taken back."""

    agree: bool


class Chat(Sent):
    """Something said at the table."""

    text: Message


class NewRecord(Sent):
    """A record, as the command line and `GET …/record` write it."""

    record: dict[str, Any]
    name: Title | None = None


class NewAnalysis(Sent):
    """A position to play on from: a snapshot, with a bot's name or null (me) for each seat."""

    snapshot: dict[str, Any]
    bots: Annotated[list[BotName | None], Field(max_length=16)] | None = None
    name: Title | None = None


class FromHere(Sent):
    """A position of a finished game to play on from."""

    move: Annotated[int, Field(ge=0, le=2**31 - 1)]
    bots: Annotated[list[BotName | None], Field(max_length=16)] | None = None

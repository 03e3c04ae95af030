"""What may be sent in about moderation, as typed schemas."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cantiere.server.common.fields import Message, Name, RequestBody, SeatNumber, Title

TableRef = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
PersonRef = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Hours = Annotated[float, Field(gt=0, le=24 * 366 * 5)]
NewsNumber = Annotated[int, Field(ge=1, le=2**31 - 1)]


class Somebody(RequestBody):
    """Somebody at a table: on a seat, or who said something (the number of that news)."""

    table: TableRef
    seat: SeatNumber | None = None
    seq: NewsNumber | None = None


class NewReport(RequestBody):
    """What a moderator should look at, and why: somebody, what they said, or a title.

    With neither seat nor number it is the title of the table; `cup` is a tournament or a league.
    """

    table: TableRef | None = None
    seat: SeatNumber | None = None
    seq: NewsNumber | None = None
    cup: TableRef | None = None
    text: Message


class Mute(RequestBody):
    """For how long somebody may not write; null: they may again."""

    hours: Hours | None


class Rename(RequestBody):
    """Another name for somebody."""

    name: Name


class Retitle(RequestBody):
    """Another title."""

    name: Title


class NewBan(RequestBody):
    """Who may not come in: a person, or a range of addresses; without hours for good."""

    person: PersonRef | None = None
    address: Annotated[str, Field(max_length=60)] | None = None
    hours: Hours | None = None
    why: Annotated[str, Field(max_length=500, pattern=r"^[^\x00]*$")] = ""


class Goodbye(RequestBody):
    """Delete my account: those who have a password show that it is they."""

    password: Annotated[str, Field(max_length=200)] | None = None

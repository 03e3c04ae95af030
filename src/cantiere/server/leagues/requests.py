"""What may be sent in about leagues, as typed schemas."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cantiere.server.common.fields import BotName, RequestBody, Secret
from cantiere.server.tables.requests import Terms


class NewLeague(Terms):
    """A league at tables of `size`. It begins at an hour (`begins`, in seconds since 1970), when `most` have
    entered (unless `autostart` is false), or when whoever made it says so.

    `rounds` are those of a Swiss league. In groups of at most `group` everybody meets everybody `laps` times
    a season; after each of the `seasons` but the last, `moving` of each group go up and down. A round may
    take `round_hours`: three in a live league, fourteen days otherwise.
    """

    form: Literal["swiss", "groups", "knockout"]
    size: Annotated[int, Field(ge=2, le=6)] = 2
    rounds: Annotated[int, Field(ge=1, le=20)] = 5
    group: Annotated[int, Field(ge=2, le=16)] = 6
    laps: Annotated[int, Field(ge=1, le=4)] = 1
    seasons: Annotated[int, Field(ge=1, le=20)] = 1
    moving: Annotated[int, Field(ge=0, le=4)] = 1
    most: Annotated[int, Field(ge=2, le=256)] = 64
    begins: Annotated[float, Field(ge=0, le=2**40)] | None = None
    round_hours: Annotated[float, Field(gt=0, le=24 * 60)] | None = None
    enter: bool = True
    bots: Annotated[list[BotName], Field(max_length=16)] = []  # noqa: RUF012  pydantic copies it


class EnterLeague(RequestBody):
    """Enter a league; a private one wants its secret."""

    invite: Secret | None = None

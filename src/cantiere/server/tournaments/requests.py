"""What may be sent in about tournaments, as typed schemas."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cantiere.server.common.fields import (
    BotName,
    Name,
    RequestBody,
    Secret,
)
from cantiere.server.tables.requests import Terms


class NewEntrant(RequestBody):
    """Who is to play: me, somebody else at my screen, anybody, or a bot."""

    kind: Literal["me", "hot", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class NewTournament(Terms):
    """A tournament, in one of the forms that `GET /api/games` lists for the game."""

    form: Annotated[str, Field(max_length=40)]
    entrants: Annotated[list[NewEntrant], Field(min_length=2, max_length=64)]


class Enter(RequestBody):
    """Enter a tournament; a private one wants its secret."""

    invite: Secret | None = None

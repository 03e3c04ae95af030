"""What the club can be asked for: games of the collection, and to follow somebody."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field

from cantiere.server.common.fields import RequestBody


class Wanted(NamedTuple):
    """What is looked for: whatever is given must hold of one seat of the game.

    `opening` is how its first choices begin; `person` a name; `least` are points.
    """

    game: str | None = None
    seats: int | None = None
    opening: str | None = None
    card: str | None = None
    person: str | None = None
    won: bool = False
    least: int | None = None
    before: float | None = None


class NewFollow(RequestBody):
    """Whom to follow: the player of a page."""

    player: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]

"""What the WebSocket sends. OpenAPI does not describe it, but its schemas are given there."""

from __future__ import annotations

from pydantic import BaseModel

from cantiere.server.api.schemas.problems import InvalidShape, ProblemShape
from cantiere.server.api.schemas.tables import OutdatedShape, TableShape
from cantiere.server.api.schemas.views import News


class LiveShape(BaseModel):
    """What is new at a table that is watched, and the table now."""

    table: str
    seq: int
    news: list[News]
    now: TableShape


class PresenceShape(BaseModel):
    """Which seats have the table open (bots always do), and how many others watch."""

    connected: list[bool]
    spectators: int


class LivePresenceShape(BaseModel):
    """Somebody came or went; it has no number, and is not kept."""

    table: str
    presence: PresenceShape


class LiveGoneShape(BaseModel):
    """A table that is watched no longer, and why."""

    table: str
    problem: ProblemShape


class LiveDoneShape(BaseModel):
    """What comes back for a message: the numbers after an action, the table or the language that was set."""

    number: int | None = None
    seq: int | None = None
    repeated: bool | None = None
    table: str | None = None
    lang: str | None = None


class LiveAnswerShape(BaseModel):
    """The answer to a message with this id."""

    re: str | int | None
    ok: LiveDoneShape | None = None
    problem: InvalidShape | OutdatedShape | None = None


LIVE = (LiveShape, LivePresenceShape, LiveGoneShape, LiveAnswerShape)

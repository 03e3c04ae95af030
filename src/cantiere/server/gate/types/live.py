"""The types of what the WebSocket sends. OpenAPI does not describe it, but its schemas are given there."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from cantiere.server.common.errors import InvalidData, ProblemData
from cantiere.server.gate.types.news import NewsLine
from cantiere.server.gate.types.tables import OutdatedData, TableView
from cantiere.server.play.types import PresenceState


class LiveNews(TypedDict):
    """What is new at a table that is watched, and the table now."""

    table: str
    seq: int
    news: list[NewsLine]
    now: TableView


class LiveChange(TypedDict):
    """The same for who asked for changes: what has changed since the table as it was at number `since`."""

    table: str
    seq: int
    news: list[NewsLine]
    since: int
    change: dict[str, object] | list[object]


class LivePresence(TypedDict):
    """Somebody came or went; it has no number, and is not kept."""

    table: str
    presence: PresenceState


class LiveGone(TypedDict):
    """A table that is watched no longer, and why."""

    table: str
    problem: ProblemData


class LiveDone(TypedDict):
    """What comes back for a message: the numbers after an action, the table or the language that was set."""

    number: NotRequired[int]
    seq: NotRequired[int]
    repeated: NotRequired[bool]
    table: NotRequired[str]
    lang: NotRequired[str]


class LiveAnswer(TypedDict):
    """The answer to a message with this id."""

    re: str | int | None
    ok: NotRequired[LiveDone]
    problem: NotRequired[ProblemData | InvalidData | OutdatedData]


LIVE = (LiveNews, LiveChange, LivePresence, LiveGone, LiveAnswer)

"""What may be sent in by whoever plays, as typed schemas."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cantiere.server.common.fields import (
    Message,
    RequestBody,
    RequestKey,
    SeatNumber,
)


class SeatChoice(RequestBody):
    """One of my seats; needed only by who has several."""

    seat: SeatNumber | None = None


class Act(RequestBody):
    """An answer: its text, the number the table stood at, and a key that makes it safe to send again.

    `brief`: whoever watches the table is told of it anyway; the numbers will do.
    """

    action: Annotated[str, Field(min_length=1, max_length=200)]
    number: Annotated[int, Field(ge=0, le=2**31 - 1)]
    key: RequestKey
    seat: SeatNumber | None = None
    brief: bool = False


class Undo(RequestBody):
    """Take back my last choice; with `ask`, ask the others where the rules of the driver say no."""

    number: Annotated[int, Field(ge=0, le=2**31 - 1)]
    ask: bool = False
    seat: SeatNumber | None = None


class UndoConsent(RequestBody):
    """Whether I agree that a move is taken back."""

    agree: bool


class Chat(RequestBody):
    """Something said at the table."""

    text: Message

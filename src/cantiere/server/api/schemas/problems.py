"""Problems, described for the OpenAPI document."""

from __future__ import annotations

from pydantic import BaseModel


class ProblemShape(BaseModel):
    """Why a request was refused. `reason` is for programs, `detail` for people."""

    type: str
    title: str
    status: int
    detail: str
    reason: str


class WrongShape(BaseModel):
    """A part of a request that is not as it should be."""

    at: str
    what: str


class InvalidShape(ProblemShape):
    """Why a request was refused: parts that are not as they should be, or a move that is not possible."""

    errors: list[WrongShape] | None = None
    action: str | None = None
    key: str | None = None
    rule: str | None = None
    params: dict[str, int | str] | None = None
    suggestions: list[str] | None = None
    why: str | None = None  # in English, for programmers: what is wrong with a record or a snapshot

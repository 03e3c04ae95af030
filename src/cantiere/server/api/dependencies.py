"""What all routes share: the parts of addresses, languages, answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Depends, Path, Query, Request, Response

from cantiere.server.api.language import language_of
from cantiere.server.api.schemas.problems import InvalidShape, ProblemShape
from cantiere.server.api.schemas.tables import OutdatedShape
from cantiere.server.api.session import Anybody, service_of
from cantiere.server.service import Service

encode = msgspec.json.Encoder().encode

PRECISE = {409: OutdatedShape, 422: InvalidShape}
PROBLEM = "application/problem+json"
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": PRECISE.get(code, ProblemShape), "content": {PROBLEM: {}}, "description": "Refused"}
    for code in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
LangQuery = Annotated[str | None, Query(pattern=r"^[a-z]{2,3}$")]
SeatQuery = Annotated[int | None, Query(ge=0, lt=16)]
InviteQuery = Annotated[str | None, Query(max_length=100, pattern=r"^[A-Za-z0-9_-]*$")]
MoveNumber = Annotated[int, Path(ge=0, le=2**31 - 1)]
MoveQuery = Annotated[int, Query(ge=0, le=2**31 - 1)]


def get_service(request: Request) -> Service:
    """Return the service."""
    return service_of(request)


def get_language(request: Request, who: Anybody, lang: LangQuery = None) -> str:
    """Return the language to answer in: asked for, or the person's, or the browser's, or English."""
    return language_of(request, who, lang)


Serving = Annotated[Service, Depends(get_service)]
Lang = Annotated[str, Depends(get_language)]


def json(data: Any, status: int = 200) -> Response:
    """Return an answer."""
    return Response(encode(data), status, media_type="application/json")

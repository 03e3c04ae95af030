"""What all routes share: the parts of addresses, languages, answers.

Dependencies are `async`: FastAPI would have each of the others found out in a thread, for every request.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from cantiere.server.api.language import language_of
from cantiere.server.api.schemas import SCHEMAS
from cantiere.server.api.session import Anybody, service_of
from cantiere.server.common.errors import InvalidData, ProblemData
from cantiere.server.gate.types.tables import OutdatedData
from cantiere.server.service import Service

ATOM = "application/atom+xml"
FEED: dict[str, Any] = {"content": {ATOM: {}}, "description": "An Atom feed"}
PRECISE = {409: OutdatedData, 422: InvalidData}
PROBLEM = "application/problem+json"
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {
        "content": {PROBLEM: {"schema": SCHEMAS.of(PRECISE.get(code, ProblemData))}},
        "description": "Refused",
    }
    for code in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
LangQuery = Annotated[str | None, Query(pattern=r"^[a-z]{2,3}$")]
SeatQuery = Annotated[int | None, Query(ge=0, lt=16)]
InviteQuery = Annotated[str | None, Query(max_length=100, pattern=r"^[A-Za-z0-9_-]*$")]
MoveNumber = Annotated[int, Path(ge=0, le=2**31 - 1)]
MoveQuery = Annotated[int, Query(ge=0, le=2**31 - 1)]


async def get_service(request: Request) -> Service:
    """Return the service."""
    return service_of(request)


async def get_language(request: Request, who: Anybody, lang: LangQuery = None) -> str:
    """Return the language to answer in: asked for, or the person's, or the browser's, or English."""
    return language_of(request.scope, who.lang if who is not None else None)


async def get_home(request: Request) -> str:
    """Return the address under which people reach the server, without a slash at its end."""
    return service_of(request).settings.address.rstrip("/") or str(request.base_url).rstrip("/")


Serving = Annotated[Service, Depends(get_service)]
HomeAddress = Annotated[str, Depends(get_home)]
Lang = Annotated[str, Depends(get_language)]

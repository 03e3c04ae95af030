"""A person for themselves: who they are, with the cookie that is them in this browser."""

from __future__ import annotations

from fastapi import Request, Response

from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import with_cookie
from cantiere.server.people.people import Who
from cantiere.server.people.types import Me
from cantiere.server.service import Service

ME = Answer(Me)


async def me_with_cookie(request: Request, service: Service, who: Who) -> Response:
    """Return who somebody is, with the cookie that is them in this browser."""
    return with_cookie(request, ME(await service.people.profile(who)), service, who)

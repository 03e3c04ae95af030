"""Who sends a request: a browser with our cookie, or a program with a token."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from cantiere.server.api.language import set_reader_language
from cantiere.server.common.errors import Problem
from cantiere.server.common.ids import hashed
from cantiere.server.community.bans import banned
from cantiere.server.people.people import Who
from cantiere.server.service import Service

COOKIE = "cantiere"
YEAR = 365 * 24 * 3600


def service_of(connection: HTTPConnection) -> Service:
    """Return the service behind the application."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service


async def identify(
    connection: HTTPConnection, *, strict: bool = False, banned_too: bool = False
) -> Who | None:
    """Return whoever it is; None for a stranger. A token that is wrong is refused, not ignored.

    Whom a moderator has shut out is a stranger; where that is not enough (`strict`), refused. What
    is kept about them they may have and take away all the same (`banned_too`).
    """
    service = service_of(connection)
    people = service.people
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        who = await people.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if who is None:
            raise Problem(401, "wrong-token", "This token is not known here.")
    else:
        cookie = connection.cookies.get(COOKIE)
        who = await people.by_cookie(cookie) if cookie else None
    if who is not None:
        set_reader_language(connection.scope, who.lang)
        if not banned_too and service.bans.bans_person(who.id):
            if strict:
                raise banned()
            return None
    return who


def credential(connection: HTTPConnection) -> str:
    """Return the hash of the cookie or token by which somebody came."""
    token = connection.headers.get("authorization", "").partition(" ")[2].strip()
    return hashed(token or connection.cookies.get(COOKIE, ""))


async def optional_person(request: Request) -> Who | None:
    """Return whoever it is, for what strangers may see too."""
    return await identify(request)


async def required_person(request: Request) -> Who:
    """Return whoever it is, and refuse strangers."""
    return _known(await identify(request, strict=True))


async def concerned_person(request: Request) -> Who:
    """Return whoever it is, also if they are shut out: for what is kept about them."""
    return _known(await identify(request, banned_too=True))


def _known(who: Who | None) -> Who:
    if who is None:
        raise Problem(401, "who", "Say your name first: POST /api/session.")
    return who


def with_cookie(request: Request, response: Response, service: Service, who: Who) -> Response:
    """Give the browser its cookie."""
    response.set_cookie(
        COOKIE,
        service.people.cookie(who),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or service.settings.address.startswith("https:"),
        path=cookie_path(service),
    )
    return response


def without_cookie(response: Response, service: Service) -> None:
    """Take the cookie back."""
    response.delete_cookie(COOKIE, path=cookie_path(service))


def cookie_path(service: Service) -> str:
    """Return where the cookie is sent along: other sites under the same name are not told."""
    return service.settings.home or "/"


Anybody = Annotated[Who | None, Depends(optional_person)]
Somebody = Annotated[Who, Depends(required_person)]
Concerned = Annotated[Who, Depends(concerned_person)]

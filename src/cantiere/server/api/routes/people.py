"""Routes about people: guests, accounts, tokens, the personal link."""

from fastapi import APIRouter, Request, Response

from cantiere.server.api.dependencies import Serving
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import COOKIE, Somebody, with_cookie
from cantiere.server.common.errors import Problem
from cantiere.server.people.people import Who
from cantiere.server.people.requests import Credentials, NewGuest, NewToken, Profile, Restore
from cantiere.server.people.types import Me, NewSecret
from cantiere.server.service import Service
from cantiere.texts import languages

router = APIRouter(tags=["people"])


ME, NEW_ME, SECRET = Answer(Me), Answer(Me, 201), Answer(NewSecret, 201)


async def _me(request: Request, service: Service, who: Who, answer: Answer[Me] = ME) -> Response:
    return with_cookie(request, answer(await service.people.profile(who)), service, who)


@router.post("/session", responses=NEW_ME.described, status_code=201)
async def say_your_name(request: Request, service: Serving, guest: NewGuest) -> Response:
    """Become a guest: the answer sets the cookie that is you from then on."""
    _known_language(guest.lang)
    return await _me(request, service, await service.people.new_guest(guest.name, guest.lang), NEW_ME)


@router.get("/me", responses=ME.described)
async def who_am_i(service: Serving, who: Somebody) -> Response:
    """Return who you are."""
    return ME(await service.people.profile(who))


@router.patch("/me", responses=ME.described)
async def change_me(service: Serving, who: Somebody, profile: Profile) -> Response:
    """Change your name, your language, or where notices go (null: nowhere)."""
    changes = profile.model_dump(exclude_unset=True)
    for name in ("name", "lang"):
        if changes.get(name, "") is None:
            del changes[name]
    _known_language(changes.get("lang", "en"))
    return ME(await service.people.profile(await service.people.change(who, changes)))


@router.post("/register", responses=ME.described)
async def register(request: Request, service: Serving, who: Somebody, wanted: Credentials) -> Response:
    """Make an account of the guest you are: your seats stay yours."""
    return await _me(request, service, await service.people.register(who, wanted.login, wanted.password))


@router.post("/login", responses=ME.described)
async def log_in(request: Request, service: Serving, given: Credentials) -> Response:
    """Log in to an account."""
    return await _me(request, service, await service.people.log_in(given.login, given.password))


@router.post("/logout", status_code=204)
async def log_out() -> Response:
    """Forget me in this browser."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.post("/logout-everywhere", responses=ME.described)
async def log_out_everywhere(request: Request, service: Serving, who: Somebody) -> Response:
    """Recall all cookies, tokens and links but this browser's."""
    return await _me(request, service, await service.people.log_out_everywhere(who))


@router.post("/restore", responses=ME.described)
async def restore(request: Request, service: Serving, given: Restore) -> Response:
    """Be on this device who you are on the other: with the secret of your personal link."""
    return await _me(request, service, await service.people.by_link(given.secret))


@router.post("/me/link", responses=SECRET.described, status_code=201)
async def new_link(service: Serving, who: Somebody) -> Response:
    """Return the secret of a new personal link; an earlier one no longer works."""
    return SECRET({"secret": await service.people.new_link(who)})


@router.post("/me/tokens", responses=SECRET.described, status_code=201)
async def new_token(service: Serving, who: Somebody, wanted: NewToken) -> Response:
    """Return a token for a program: it is sent as `Authorization: Bearer …`."""
    return SECRET({"secret": await service.people.new_token(who, wanted.name)})


@router.delete("/me/tokens/{name}", status_code=204)
async def drop_token(service: Serving, who: Somebody, name: str) -> Response:
    """Recall a token."""
    if "\0" in name or len(name) > 40:
        raise Problem(404, "not-found", "there is no such token")
    await service.people.drop_token(who, name)
    return Response(status_code=204)


def _known_language(lang: str) -> None:
    if lang not in languages():
        raise Problem(
            422, "no-such-language", f"There is no language {lang!r}; there are: {', '.join(languages())}."
        )

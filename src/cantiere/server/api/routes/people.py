"""Routes about people: guests, accounts, tokens, the personal link."""

import time

from fastapi import APIRouter, Request, Response

from cantiere.server.api.dependencies import Serving
from cantiere.server.api.people import me_with_cookie
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import COOKIE, Anybody, Somebody, identify, with_cookie, without_cookie
from cantiere.server.common.errors import Problem
from cantiere.server.community.bans import banned
from cantiere.server.notifications.wishes import MAIL, known_zone
from cantiere.server.people.people import Who
from cantiere.server.people.requests import Credentials, NewGuest, NewToken, Profile, Restore
from cantiere.server.people.types import Me, NewSecret
from cantiere.server.service import Service
from cantiere.texts import languages

router = APIRouter(tags=["people"])

LONGEST_HOLIDAY = 60 * 24 * 3600.0


ME, NEW_ME, SECRET = Answer(Me), Answer(Me, 201), Answer(NewSecret, 201)


@router.post("/session", responses=NEW_ME.described, status_code=201)
async def say_your_name(request: Request, service: Serving, guest: NewGuest) -> Response:
    """Become a guest: the answer sets the cookie that is you from then on."""
    _known_language(guest.lang)
    service.community.check_names(None, guest.name)
    await identify(request, strict=True)  # who is shut out is so under another name, too
    who = await service.people.new_guest(guest.name, guest.lang)
    return with_cookie(request, NEW_ME(await service.people.profile(who)), service, who)


@router.get("/me", responses=ME.described)
async def who_am_i(service: Serving, who: Somebody) -> Response:
    """Return who you are."""
    return ME(await service.people.profile(who))


@router.patch("/me", responses=ME.described)
async def change_me(service: Serving, who: Somebody, profile: Profile) -> Response:
    """Change your name, your language, a holiday, or what you are told where (null: nothing, nowhere).

    A new e-mail address counts once it is confirmed, by the link that is sent there.
    """
    changes = profile.model_dump(exclude_unset=True)
    before = await service.people.profile(who)
    new_address = changes.get("email") is not None and changes["email"] != before["email"]
    if "email" in changes and changes["email"] != before["email"]:
        changes["confirmed"] = None
    for name in ("name", "lang"):
        if changes.get(name, "") is None:
            del changes[name]
    _known_language(changes.get("lang", "en"))
    if changes.get("name", who.name) != who.name:
        service.community.check_names(who, changes["name"])
    if (changes.get("holiday") or 0.0) > time.time() + LONGEST_HOLIDAY:
        raise Problem(422, "holiday", "A holiday lasts sixty days at most.")
    if changes.get("holiday", before["holiday"]) != before["holiday"]:
        service.attendance.check_holidays(who)
    else:
        changes.pop("holiday", None)  # nothing new
    wishes = profile.wishes
    if wishes is not None:
        changes["wishes"] = wishes.model_dump()  # with all that was not said
    if wishes is not None and not known_zone(wishes.zone):
        raise Problem(422, "no-such-zone", "There is no such time zone.")
    who = await service.people.change(who, changes)
    if "holiday" in changes:
        await service.attendance.holiday(who, changes["holiday"])
    if new_address and MAIL in service.notifications.ways:
        await _confirm(service, who, changes["email"])
    return ME(await service.people.profile(who))


async def _confirm(service: Service, who: Who, email: str) -> None:
    secret = await service.addresses.new_confirmation(who, email)
    if secret is not None:
        await service.notifications.write_to(email, who.lang, "confirm", "confirm", secret)


@router.post("/register", responses=ME.described)
async def register(request: Request, service: Serving, who: Somebody, wanted: Credentials) -> Response:
    """Make an account of the guest you are: your seats stay yours."""
    service.community.check_names(None, wanted.login)
    return await me_with_cookie(
        request, service, await service.people.register(who, wanted.login, wanted.password)
    )


@router.post("/login", responses=ME.described)
async def log_in(request: Request, service: Serving, before: Anybody, given: Credentials) -> Response:
    """Log in to an account. What was yours as a guest in this browser is the account's from then on."""
    who = await service.people.log_in(given.login, given.password)
    if service.bans.bans_person(who.id):
        raise banned()
    if before is not None and before.login is None:
        await service.take_along(before, who)
    return await me_with_cookie(request, service, who)


@router.post("/logout", status_code=204)
async def log_out(request: Request, service: Serving, who: Anybody) -> Response:
    """Forget me in this browser: its session ends, here and on the server."""
    if who is not None and COOKIE in request.cookies:
        await service.people.log_out(who, request.cookies[COOKIE])
    response = Response(status_code=204)
    without_cookie(response, service)
    return response


@router.post("/logout-everywhere", responses=ME.described)
async def log_out_everywhere(request: Request, service: Serving, who: Somebody) -> Response:
    """Recall all cookies, tokens and links but this browser's."""
    return await me_with_cookie(request, service, await service.people.log_out_everywhere(who))


@router.post("/restore", responses=ME.described)
async def restore(request: Request, service: Serving, given: Restore) -> Response:
    """Be on this device who you are on the other: with the secret of your personal link."""
    return await me_with_cookie(request, service, await service.people.by_link(given.secret))


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

"""Routes about accounts and notices: passwords, e-mail addresses, and being told."""

from fastapi import APIRouter, Request, Response

from cantiere.server.api.dependencies import Serving
from cantiere.server.api.people import me_with_cookie
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Somebody
from cantiere.server.common.errors import Problem
from cantiere.server.notifications.wishes import MAIL
from cantiere.server.people.requests import (
    LostPassword,
    NewPassword,
    NewPush,
    OldPush,
    ResetPassword,
    Restore,
    TestNotice,
)
from cantiere.server.people.types import Me, NoticeWays

router = APIRouter(tags=["people"])

ME, WAYS = Answer(Me), Answer(NoticeWays)


@router.post("/me/password", responses=ME.described)
async def change_password(request: Request, service: Serving, who: Somebody, wanted: NewPassword) -> Response:
    """Set another password: with the old one, or the secret of the personal link. Other sessions end."""
    by_link = wanted.secret is not None
    proof = (wanted.secret if by_link else wanted.old) or ""
    who = await service.people.change_password(who, proof, wanted.password, by_link=by_link)
    return await me_with_cookie(request, service, who)


@router.post("/lost-password", status_code=204)
async def lost_password(service: Serving, lost: LostPassword) -> Response:
    """Have a link for a new password sent, if the account has a confirmed address; nobody learns whether."""
    if MAIL not in service.notifications.ways:
        raise Problem(422, "no-way", "This server sends no e-mail: use your personal link.")
    found = await service.people.lost_password(lost.login)
    if found is not None:
        email, lang, secret = found
        await service.notifications.write_to(email, lang, "reset", "reset", secret)
    return Response(status_code=204)


@router.post("/reset-password", responses=ME.described)
async def reset_password(request: Request, service: Serving, given: ResetPassword) -> Response:
    """Set another password with the link that came by e-mail, and log in."""
    who = await service.people.reset_password(given.secret, given.password)
    return await me_with_cookie(request, service, who)


@router.post("/me/email/confirm", status_code=204)
async def ask_to_confirm(service: Serving, who: Somebody) -> Response:
    """Have the e-mail sent again that confirms my address."""
    me = await service.people.profile(who)
    if MAIL not in service.notifications.ways or me["email"] is None:
        raise Problem(422, "no-way", "This way is not set up, or not for you yet.")
    secret = await service.addresses.new_confirmation(who, me["email"])
    if secret is None:
        raise Problem(429, "too-many", "Too many e-mails were sent there today.")
    await service.notifications.write_to(me["email"], who.lang, "confirm", "confirm", secret)
    return Response(status_code=204)


@router.post("/confirm", status_code=204)
async def confirm(service: Serving, given: Restore) -> Response:
    """Confirm an e-mail address: notices go there from now on."""
    await service.addresses.confirm(given.secret)
    return Response(status_code=204)


@router.post("/unsubscribe/{token}", status_code=204)
async def unsubscribe(service: Serving, token: str) -> Response:
    """Send no more e-mail to an address: from the link in each of them, without logging in."""
    await service.addresses.unsubscribe(token)
    return Response(status_code=204)


@router.get("/notices", responses=WAYS.described)
async def ways(service: Serving) -> Response:
    """Return how this server can tell people something, and the key that browsers subscribe with."""
    key = await service.notifications.push_key()
    return WAYS({"ways": service.notifications.ways, "push_key": key.public if key is not None else None})


@router.post("/me/push", status_code=204)
async def add_push(service: Serving, who: Somebody, wanted: NewPush) -> Response:
    """Take notices to this browser."""
    if not service.settings.push:
        raise Problem(422, "no-way", "This way is not set up, or not for you yet.")
    await service.notifications.add_push(who, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    return Response(status_code=204)


@router.post("/me/push/forget", status_code=204)
async def drop_push(service: Serving, who: Somebody, wanted: OldPush) -> Response:
    """Take no more notices to this browser."""
    await service.notifications.drop_push(who, wanted.endpoint)
    return Response(status_code=204)


@router.post("/me/notices/test", status_code=204)
async def try_out(service: Serving, who: Somebody, wanted: TestNotice) -> Response:
    """Send me a notice, to see whether it comes."""
    service.hints.check_often(who)
    await service.notifications.try_out(who, wanted.way)
    return Response(status_code=204)

"""What may be sent in about people, as typed schemas."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from cantiere.server.common.fields import (
    Lang,
    Login,
    Name,
    Password,
    RequestBody,
    Secret,
    few,
)

Kind = Literal["turn", "begin", "vote", "chat", "over"]
Way = Literal["push", "mail", "hook"]


class NewGuest(RequestBody):
    """A name is enough."""

    name: Name
    lang: Lang = "en"


class Credentials(RequestBody):
    """A login and a password."""

    login: Login
    password: Password


class Restore(RequestBody):
    """The secret of a personal link."""

    secret: Secret


class NewPassword(RequestBody):
    """Another password; the old one, or the secret of the personal link, shows who it is."""

    password: Password
    old: Annotated[str, Field(max_length=200)] | None = None
    secret: Secret | None = None


class LostPassword(RequestBody):
    """Whose password was lost."""

    login: Login


class ResetPassword(RequestBody):
    """Another password, with the secret of the link that came by e-mail."""

    secret: Secret
    password: Password


class Hours(RequestBody):
    """From one hour of the day to another."""

    begin: Annotated[int, Field(ge=0, le=23)]
    end: Annotated[int, Field(ge=0, le=23)]


class NewWishes(RequestBody):
    """What to be told, and how. Nothing for a kind: it is not told."""

    ways: Annotated[dict[Kind, Annotated[list[Way], Field(max_length=3)]], BeforeValidator(few)]
    quiet: Hours | None = None
    digest: Annotated[int, Field(ge=0, le=23)] | None = None
    zone: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"


class PushKeys(RequestBody):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Field(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]


class NewPush(RequestBody):
    """A browser's push subscription."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=r"^https?://[^\s]+$")]
    keys: PushKeys


class OldPush(RequestBody):
    """A browser that is not to be told any more."""

    endpoint: Annotated[str, Field(max_length=1000)]


class TestNotice(RequestBody):
    """The way by which a notice is tried out."""

    way: Way


class Profile(RequestBody):
    """What a person may change; null takes an address away."""

    name: Name | None = None
    lang: Lang | None = None
    email: Annotated[str, Field(max_length=200, pattern=r"^[^@\s<>,;]+@[^@\s<>,;]+\.[^@\s<>,;]+$")] | None = (
        None
    )
    wishes: NewWishes | None = None
    holiday: Annotated[float, Field(ge=0, le=1e12)] | None = None
    hook: Annotated[str, Field(max_length=500, pattern=r"^https://[^\s]+$")] | None = None
    private: bool | None = None
    named: bool | None = None
    no_followers: bool | None = None


class NewToken(RequestBody):
    """A name by which the token can be recalled."""

    name: Name

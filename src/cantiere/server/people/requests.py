"""What may be sent in about people, as typed schemas."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cantiere.server.common.fields import (
    Lang,
    Login,
    Name,
    Password,
    RequestBody,
    Secret,
)


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


class Profile(RequestBody):
    """What a person may change; null takes an address away."""

    name: Name | None = None
    lang: Lang | None = None
    email: Annotated[str, Field(max_length=200, pattern=r"^[^@\s<>,;]+@[^@\s<>,;]+\.[^@\s<>,;]+$")] | None = (
        None
    )
    holiday: Annotated[float, Field(ge=0, le=1e12)] | None = None
    hook: Annotated[str, Field(max_length=500, pattern=r"^https://[^\s]+$")] | None = None


class NewToken(RequestBody):
    """A name by which the token can be recalled."""

    name: Name

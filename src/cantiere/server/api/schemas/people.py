"""People, described for the OpenAPI document."""

from __future__ import annotations

from pydantic import BaseModel


class TokenShape(BaseModel):
    """A token's name; the token itself is shown only once."""

    name: str
    created: float


class MeShape(BaseModel):
    """A person, as they see themselves."""

    id: str
    name: str
    login: str | None
    lang: str
    email: str | None
    hook: str | None
    holiday: float | None
    tokens: list[TokenShape]


class SecretShape(BaseModel):
    """A secret, shown only once."""

    secret: str

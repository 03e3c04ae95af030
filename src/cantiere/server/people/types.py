"""The types of what is sent about people."""

from __future__ import annotations

from typing import TypedDict


class TokenLine(TypedDict):
    """A token's name; the token itself is shown only once."""

    name: str
    created: float


class Me(TypedDict):
    """A person, as they see themselves."""

    id: str
    name: str
    login: str | None
    lang: str
    email: str | None
    hook: str | None
    tokens: list[TokenLine]


class NewSecret(TypedDict):
    """A secret, shown only once."""

    secret: str

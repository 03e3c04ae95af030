"""The types of what is sent about people."""

from __future__ import annotations

from typing import TypedDict


class TokenLine(TypedDict):
    """A token's name; the token itself is shown only once."""

    name: str
    created: float


class Quiet(TypedDict):
    """Hours of the day in which nothing is sent, in the person's time zone."""

    begin: int
    end: int


class Wishes(TypedDict):
    """What somebody is told, and how: the ways for each kind of notice, quiet hours, the digest's hour."""

    ways: dict[str, list[str]]
    quiet: Quiet | None
    digest: int | None
    zone: str


class Me(TypedDict):
    """A person, as they see themselves.

    `private`: nobody else sees their page. `named`: their name may stand in the collection for researchers.
    `no_followers`: nobody may follow them.
    """

    id: str
    name: str
    login: str | None
    lang: str
    email: str | None
    confirmed: bool
    hook: str | None
    wishes: Wishes | None
    holiday: float | None
    role: str | None
    private: bool
    named: bool
    no_followers: bool
    tokens: list[TokenLine]


class NoticeWays(TypedDict):
    """How a server can tell people something, and the key for Web Push, where it is set up."""

    ways: list[str]
    push_key: str | None


class NewSecret(TypedDict):
    """A secret, shown only once."""

    secret: str

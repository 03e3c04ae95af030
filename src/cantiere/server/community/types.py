"""The types of what moderators are sent, and of what people are told about themselves."""

from __future__ import annotations

from typing import TypedDict


class ReportLine(TypedDict):
    """A report: who is it about, what was said there or is the title, and what is wrong with it."""

    id: str
    at: float
    by: str
    about: str | None
    name: str
    table: str | None
    seq: int | None
    cup: str | None
    said: str
    text: str


class FoundPerson(TypedDict):
    """Somebody, as moderators see them."""

    id: str
    name: str
    login: str | None
    role: str | None
    created: float
    seen: float | None
    muted: float | None
    banned: bool
    reports: int


class BanLine(TypedDict):
    """A ban. `until` null: for good."""

    id: str
    kind: str
    whom: str
    name: str
    until: float | None
    why: str
    at: float


class DeedData(TypedDict):
    """Something that was done."""

    at: float
    by: str
    what: str
    whom: str
    detail: str


class ReportList(TypedDict):
    """What waits for a moderator."""

    reports: list[ReportLine]


class FoundPeople(TypedDict):
    """People that were looked for."""

    people: list[FoundPerson]


class BanList(TypedDict):
    """All bans."""

    bans: list[BanLine]


class DeedList(TypedDict):
    """What was done, the latest first."""

    deeds: list[DeedData]


class BlockLine(TypedDict):
    """Somebody of whom I want to hear nothing."""

    id: str
    name: str


class MyBlocks(TypedDict):
    """All of these."""

    blocks: list[BlockLine]


class PrivacyFacts(TypedDict):
    """What the privacy page has numbers for: days (0: no limit), and the operator's own paragraphs."""

    guest_days: float
    chat_days: float
    log_addresses: bool
    mail: bool
    own: list[str]

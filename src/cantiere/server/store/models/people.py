"""People, and the secrets by which they are known."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column

from cantiere.server.store.models.base import Base


class Person(Base):
    """Somebody who plays: a guest, or an account once there is a login and a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    login: Mapped[str | None] = mapped_column(unique=True)
    password: Mapped[str | None]
    epoch: Mapped[int] = mapped_column(default=0)  # cookies of an earlier epoch no longer count
    created: Mapped[float]
    email: Mapped[str | None]
    hook: Mapped[str | None]
    lang: Mapped[str] = mapped_column(default="en")
    told: Mapped[float] = mapped_column(default=0.0)  # when the last notification went out
    confirmed: Mapped[float | None]  # when the e-mail address was; None: nothing is sent there
    wishes: Mapped[dict[str, Any] | None]  # of what to tell, by which ways, and when not
    holiday: Mapped[float | None]  # until when no hours run for them
    role: Mapped[str | None]  # what they may do: "moderator", "operator"
    muted: Mapped[float | None]  # until when they may not write
    seen: Mapped[float | None]  # the day on which they were last here
    gone: Mapped[float | None]  # when the account was deleted: what is left is a name for the others' games
    private: Mapped[bool | None]  # whether nobody else sees their page
    named: Mapped[bool | None]  # whether their name may stand in the collection that researchers get
    no_followers: Mapped[bool | None]  # whether nobody may follow them
    lessons: Mapped[dict[str, Any] | None]  # by game: the keys of those whose questions they have answered


class Key(Base):
    """A secret that stands for a person: an API token, or the personal link. Only its hash is kept."""

    __tablename__ = "keys"

    hash: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[str]
    name: Mapped[str]
    created: Mapped[float]


class Recalled(Base):
    """A cookie that was logged out: it is nobody's any more."""

    __tablename__ = "recalled"

    hash: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float]


class Push(Base):
    """A browser that takes notices by Web Push."""

    __tablename__ = "pushes"

    hash: Mapped[str] = mapped_column(primary_key=True)  # of its address
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str]
    auth: Mapped[str]
    created: Mapped[float]


class Notice(Base):
    """Something that a person is to be told, until it has been."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    kind: Mapped[str]
    at: Mapped[float]


class Follow(Base):
    """Somebody of whom a person wants to know when they play."""

    __tablename__ = "follows"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    followed: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    at: Mapped[float]

"""What keeps the peace: bans, reports, what moderators did, and whom somebody does not want to hear."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column

from cantiere.server.store.models.base import Base


class Ban(Base):
    """Who may not come in: a person, or a range of addresses. `until`: None is for good."""

    __tablename__ = "bans"

    id: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]  # person or address
    whom: Mapped[str] = mapped_column(index=True)  # a person's id, or a network such as 192.0.2.0/24
    until: Mapped[float | None]
    why: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class Report(Base):
    """A person, what they said, or a title, that a moderator should see. It may outlive whom it is about."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(primary_key=True)
    by: Mapped[str] = mapped_column(index=True)
    about: Mapped[str | None] = mapped_column(index=True)
    table: Mapped[str | None]
    seq: Mapped[int | None]  # of the piece of news
    cup: Mapped[str | None]  # the tournament or the league whose title it is about
    said: Mapped[str] = mapped_column(Text)  # what was said, as it stood then
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    done: Mapped[float | None]


class Deed(Base):
    """What a moderator or the operator did."""

    __tablename__ = "deeds"

    id: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    by: Mapped[str | None]  # None: on the command line, or by the server itself
    what: Mapped[str]
    whom: Mapped[str | None]  # a person's id, or a range of addresses
    table: Mapped[str | None]
    detail: Mapped[str] = mapped_column(Text)


class Block(Base):
    """Somebody of whom a person wants to hear nothing."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    blocked: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    at: Mapped[float]

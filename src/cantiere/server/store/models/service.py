"""The service itself: its notes, its servers, and who watches through them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Text
from sqlalchemy.orm import Mapped, mapped_column

from cantiere.server.store.models.base import Base


class Note(Base):
    """A named value of the whole service, such as the key that signs cookies."""

    __tablename__ = "notes"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Process(Base):
    """A server that shares the database with others, and when it was last known to be there."""

    __tablename__ = "servers"

    process: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float]
    version: Mapped[str]


class Watching(Base):
    """Who watches a table through one server, until when that is known. Only where there are several."""

    __tablename__ = "watching"

    table: Mapped[str] = mapped_column(primary_key=True)
    server: Mapped[str] = mapped_column(primary_key=True)
    people: Mapped[dict[str, Any]]  # how many pages each has open; "" for those without a name
    until: Mapped[float]

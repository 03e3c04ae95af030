"""What all tables have in common."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, String
from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    """All tables."""

    type_annotation_map = {dict[str, Any]: JSON(none_as_null=True), str: String}  # noqa: RUF012  SQLAlchemy's form

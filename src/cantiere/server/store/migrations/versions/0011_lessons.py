"""Lessons that people have passed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("lessons", sa.JSON(none_as_null=True), nullable=True))

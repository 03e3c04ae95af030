"""Names of people at tables where they do not sit: they are found when somebody is renamed, or goes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "traces",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("person", "table", "name"),
    )

"""Who watches a table through which server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "watching",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("server", sa.String(), nullable=False),
        sa.Column("people", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table", "server"),
    )

"""Reports of tournaments and leagues, for their titles."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("reports") as reports:
        reports.add_column(sa.Column("cup", sa.String(), nullable=True))

"""Moderation, privacy, tables that cannot be gone on with, servers that are there."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Change the tables."""
    _add_columns()
    op.create_table(
        "servers",
        sa.Column("process", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )
    _add_bans_and_reports()
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.String(), nullable=True),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("whom", sa.String(), nullable=True),
        sa.Column("table", sa.String(), nullable=True),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("blocked", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def _add_columns() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("trouble", sa.String(), nullable=True))
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("role", sa.String(), nullable=True))
        for name in ("muted", "seen", "gone"):
            people.add_column(sa.Column(name, sa.Double(), nullable=True))
    with op.batch_alter_table("news") as news:
        news.add_column(sa.Column("person", sa.String(), nullable=True))
    known = sa.text("person IS NOT NULL")
    op.create_index("news_person", "news", ["person"], sqlite_where=known, postgresql_where=known)


def _add_bans_and_reports() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("whom", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_bans_whom", "bans", ["whom"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("about", sa.String(), nullable=True),
        sa.Column("table", sa.String(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=True),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("done", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_about", "reports", ["about"])

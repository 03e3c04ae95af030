"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("tournament", sa.String(), nullable=True))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("form", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("hours", sa.Double(), nullable=True),
        sa.Column("late", sa.String(), nullable=True),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("autostart", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("places", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tournaments_owner"), ["owner"], unique=False)
        batch_op.create_index("tournaments_status", ["status", "listed", "changed"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("bot", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament", "number"),
    )
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_entrants_person"), ["person"], unique=False)
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seating", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("standings", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("table"),
    )

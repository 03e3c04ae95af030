"""Leagues: Swiss rounds, groups with promotion, knockouts."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("form", sa.String(), nullable=False),
        sa.Column("figures", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=True) for name in ("hours", "game_time", "answer_time")),
        sa.Column("late", sa.String(), nullable=True),
        *(sa.Column(name, sa.Boolean(), nullable=False) for name in ("hints", "rated", "autostart")),
        sa.Column("invite", sa.String(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=False) for name in ("created", "changed", "round_hours")),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=True) for name in ("begins", "due")),
        sa.ForeignKeyConstraint(["owner"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_leagues_owner"), "leagues", ["owner"])
    op.create_index("leagues_status", "leagues", ["status", "listed", "changed"])
    op.create_table(
        "league_entrants",
        sa.Column("league", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("bot", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("lot", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("league", "number"),
    )
    op.create_index(op.f("ix_league_entrants_person"), "league_entrants", ["person"])
    op.create_table(
        "league_tables",
        sa.Column("league", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("seating", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("begun", sa.Double(), nullable=False),
        sa.Column("table", sa.String(), nullable=True),
        sa.Column("behind", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"]),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("league", "round", "number"),
        sa.UniqueConstraint("table"),
    )

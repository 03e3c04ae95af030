"""The club: ratings, and what pages show of finished games, added up."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

UNBOOKED = sa.text("status = 'over' AND booked IS NULL")


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(_rated())
        tables.add_column(sa.Column("booked", sa.Double(), nullable=True))
    op.create_index(
        "tables_unbooked", "tables", ["changed"], sqlite_where=UNBOOKED, postgresql_where=UNBOOKED
    )
    with op.batch_alter_table("tournaments") as tournaments:
        tournaments.add_column(_rated())
    with op.batch_alter_table("people") as people:
        for name in ("private", "named"):
            people.add_column(sa.Column(name, sa.Boolean(), nullable=True))
    _add_plays()
    _add_sums()


def _rated() -> sa.Column[bool]:
    return sa.Column("rated", sa.Boolean(), nullable=False, server_default="0")


def _add_plays() -> None:
    op.create_table(
        "plays",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("variant", sa.String(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("player", sa.String(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("first", sa.String(), nullable=False),
        sa.Column("opening", sa.String(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=True) for name in ("mu", "sigma", "gain")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("plays_player", "plays", ["player", "ended"])
    op.create_index("plays_kind", "plays", ["player", "game", "seats", "ended"])
    op.create_index("plays_ended", "plays", ["ended"])
    op.create_index("plays_game", "plays", ["game", "ended"])
    op.create_index("plays_first", "plays", ["game", "first", "ended"])
    op.create_table(
        "played_cards",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("card", sa.String(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "seat", "card"),
    )
    op.create_index("played_cards_card", "played_cards", ["card", "ended"])


def _add_sums() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "seats"),
    )
    op.create_index("ratings_best", "ratings", ["game", "seats", "mu"])
    op.create_table(
        "tallies",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("variant", sa.String(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Double(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "seats", "variant"),
    )
    op.create_table(
        "source_tallies",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "seats", "source"),
    )
    op.create_table(
        "card_tallies",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("card", sa.String(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "card"),
    )

"""Following people, and the page of the week."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("no_followers", sa.Boolean(), nullable=True))
    op.create_table(
        "follows",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("followed", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["followed"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "followed"),
    )
    op.create_index(op.f("ix_follows_followed"), "follows", ["followed"])
    op.create_table(
        "week_tallies",
        sa.Column("week", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("week", "player", "game"),
    )
    op.create_index("week_tallies_most", "week_tallies", ["week", "game", "games"])
    op.create_index("week_tallies_player", "week_tallies", ["player"])
    op.create_table(
        "week_games",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("week", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=True) for name in ("best", "score", "answers", "winner")),
        sa.Column("chance", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "first"),
    )
    op.create_index("week_games_score", "week_games", ["week", "game", "score"])
    op.create_index("week_games_answers", "week_games", ["week", "game", "answers"])
    op.create_index("week_games_chance", "week_games", ["week", "chance"])

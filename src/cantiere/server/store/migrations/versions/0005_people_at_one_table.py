"""People at one table: pace and clocks, votes, colours, holidays, sessions that end, and being told."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("people", schema=None) as people:
        people.add_column(sa.Column("confirmed", sa.Double(), nullable=True))
        people.add_column(sa.Column("wishes", sa.JSON(none_as_null=True), nullable=True))
        people.add_column(sa.Column("holiday", sa.Double(), nullable=True))
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("game_time", sa.Double(), nullable=True))
        tables.add_column(sa.Column("answer_time", sa.Double(), nullable=True))
        tables.add_column(sa.Column("since", sa.Double(), nullable=True))
        tables.add_column(sa.Column("secret", sa.Boolean(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
        tables.add_column(sa.Column("votes", sa.JSON(none_as_null=True), nullable=True))
        tables.add_column(sa.Column("off", sa.JSON(none_as_null=True), nullable=True))
        tables.add_column(sa.Column("how", sa.String(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as seats:
        seats.add_column(sa.Column("colour", sa.Integer(), nullable=True))
        seats.add_column(sa.Column("late", sa.Integer(), nullable=False, server_default="0"))
        seats.add_column(sa.Column("resigned", sa.Boolean(), nullable=False, server_default="0"))
        seats.add_column(sa.Column("holiday", sa.Double(), nullable=True))
    # Games that were going on: their question has been there since the table last changed.
    op.execute("UPDATE tables SET since = changed WHERE status = 'running'")
    with op.batch_alter_table("tournaments", schema=None) as tournaments:
        tournaments.add_column(sa.Column("game_time", sa.Double(), nullable=True))
        tournaments.add_column(sa.Column("answer_time", sa.Double(), nullable=True))
    op.create_table(
        "recalled",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(), nullable=False),
        sa.Column("auth", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    with op.batch_alter_table("pushes", schema=None) as pushes:
        pushes.create_index(pushes.f("ix_pushes_person"), ["person"], unique=False)
    op.create_table(
        "notices",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("notices", schema=None) as notices:
        notices.create_index(notices.f("ix_notices_person"), ["person"], unique=False)

"""When the time of a round is over: bots play the tables that are left to their end."""

from __future__ import annotations

import functools

from sqlalchemy import Connection, update

from cantiere.server.leagues.rounds import left_to_bots
from cantiere.server.play.live_table import NOBODY_ASKED, LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.changes import Change
from cantiere.server.store.models import CLOSED, PERSON, RUNNING, LeagueTable
from cantiere.server.tables.seating import USUAL_BOT, sit_in


async def sit_in_for_all(live_tables: LiveTables, table: str) -> None:
    """Let bots sit in for everybody. Who is waited for then, or had left the seat, counts as absent.

    Seat by seat, so that each is named and nobody learns who was asked. A game that cannot be gone on with is
    closed.
    """
    while await live_tables.change(table, _next):
        pass


def _next(live: LiveTable) -> tuple[Change | None, bool]:
    """Return the change by which a bot sits in for the next person; the first notes who is behind."""
    people = [seat["seat"] for seat in live.seats if seat["kind"] == PERSON and seat["bot"] is None]
    if live.status != RUNNING:
        return None, False
    if live.trouble is not None:
        return Change("closed", {"name": live.row["name"]}, {**NOBODY_ASKED, "status": CLOSED}), False
    if not people:
        return None, False
    seat = people[0]
    change = sit_in(live, [seat], live.row["late"] or USUAL_BOT, "sat-in", live.seats[seat]["name"])
    behind = set(left_to_bots(live.seats))
    if live.row["asked"] is not None:
        behind.add(live.to_move)
    change.also = functools.partial(_note, live.id, sorted(behind))
    return change, True


def _note(table: str, behind: list[int], c: Connection) -> None:
    """Note who was behind when the time was over, once."""
    found = (
        c.execute(
            LeagueTable.__table__.select().where(LeagueTable.table == table, LeagueTable.behind.is_(None))
        )
        .mappings()
        .first()
    )
    if found is not None:
        entrants = [found["seating"]["seats"][seat] for seat in behind]
        c.execute(update(LeagueTable).where(LeagueTable.table == table).values(behind={"entrants": entrants}))

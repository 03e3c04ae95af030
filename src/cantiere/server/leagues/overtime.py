"""When the time of a round is over: bots play the tables that are left to their end."""

from __future__ import annotations

import functools

from sqlalchemy import Connection, update

from cantiere.server.leagues.rounds import left_to_bots
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.changes import Change
from cantiere.server.store.models import CLOSED, RUNNING, LeagueTable
from cantiere.server.tables.seating import USUAL_BOT, sit_in


async def sit_in_for_all(live_tables: LiveTables, table: str) -> None:
    """Let bots sit in for everybody. Who is waited for then, or had left the seat, counts as absent.

    A game that cannot be gone on with is closed.
    """
    await live_tables.change(table, lambda live: (_noted(live), None))
    for _ in range(16):  # one after another, so that each is named
        if not await live_tables.change(table, _next):
            return


def _noted(live: LiveTable) -> Change | None:
    """Return the change by which a bot sits in for whoever is waited for, and that is noted."""
    if live.status != RUNNING:
        return None
    if live.trouble is not None:
        return Change("closed", {"name": live.row["name"]}, {"status": CLOSED, "deadline": None})
    asked = live.row["to_move"]
    behind = set(left_to_bots(live.seats))
    change = None
    if asked is not None and live.row["asked"] is not None:
        behind.add(asked)
        change = _sits_in(live, asked)
    if change is None:
        people = [seat["seat"] for seat in live.seats if _plays(seat)]
        if not people:
            return None
        change = _sits_in(live, people[0])
    change.also = functools.partial(_note, live.id, sorted(behind))
    return change


def _note(table: str, behind: list[int], c: Connection) -> None:
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


def _next(live: LiveTable) -> tuple[Change | None, bool]:
    people = [seat["seat"] for seat in live.seats if _plays(seat)]
    if live.status != RUNNING or live.trouble is not None or not people:
        return None, False
    return _sits_in(live, people[0]), True


def _plays(seat: dict[str, object]) -> bool:
    return seat["kind"] == "person" and seat["bot"] is None


def _sits_in(live: LiveTable, seat: int) -> Change:
    bot = live.row["late"] or USUAL_BOT
    return sit_in(live, [seat], bot, "sat-in", live.seats[seat]["name"])

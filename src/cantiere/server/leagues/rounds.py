"""The rounds of leagues: planned, opened and ended, each step exactly once, by whichever server finds it.

A round is planned from what was read before, and written only if nobody has changed the league since; its
tables are opened one by one, so that a round of a hundred tables keeps nobody waiting.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, insert, select, update

from cantiere.server.leagues.forms import Planned, next_round
from cantiere.server.leagues.meetings import given_up
from cantiere.server.leagues.rows import (
    Row,
    entrants_of,
    look,
    meetings_of,
    players_of,
    rules_of,
    tables_of,
    take,
)
from cantiere.server.people.people import Who
from cantiere.server.store.changes import write_table
from cantiere.server.store.models import (
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    League,
    LeagueEntrant,
    LeagueTable,
    Table,
)
from cantiere.server.store.rows import SeatRow, TableRow
from cantiere.server.tables.beginning import begin_new_table, known_game, new_table_values
from cantiere.server.tables.seating import bot_seat, person_seat

HOUR = 3600.0
KEPT = ("listed", "pace", "hours", "game_time", "answer_time", "late", "hints")


class Plan(NamedTuple):
    """The next round of a league that still stands at `round` and was last changed at `changed`."""

    league: str
    round: int
    changed: float
    tables: list[Planned]
    gone: set[int]  # who is not waited for any more


def plan(c: Connection, league: str) -> Plan | None:
    """Return the next round, if the last one is over."""
    row = look(c, league)
    if row is None or row["status"] != RUNNING:
        return None
    tables = tables_of(c, league)
    if any(one["result"] is None for one in tables):
        return None
    entrants, meetings = players_of(entrants_of(c, league)), meetings_of(tables)
    gone = given_up(meetings) & {one.number for one in entrants if one.until is None}
    entrants = [one._replace(until=row["round"]) if one.number in gone else one for one in entrants]
    planned = next_round(rules_of(row), entrants, meetings)
    return Plan(league, row["round"], row["changed"], planned, gone)


def write_round(c: Connection, planned: Plan) -> bool:
    """Write a round that was planned, or the end of the league; tell whether it was still to do."""
    row = take(c, planned.league)
    if row is None or (row["status"], row["round"], row["changed"]) != (
        RUNNING,
        planned.round,
        planned.changed,
    ):
        return False
    now, number = time.time(), planned.round + 1
    mine = update(LeagueEntrant).where(LeagueEntrant.league == planned.league)
    if planned.gone:
        c.execute(mine.where(LeagueEntrant.number.in_(planned.gone)).values(until=planned.round))
    values: dict[str, Any] = {"status": OVER, "due": None}
    if planned.tables:
        values = {"round": number, "due": now + row["round_hours"] * HOUR}
        tables = enumerate(planned.tables, start=1)
        rows = [_planned(planned.league, number, place, one, now) for place, one in tables]
        c.execute(insert(LeagueTable), rows)
    c.execute(update(League).where(League.id == planned.league).values(changed=now, **values))
    return True


def _planned(league: str, round_: int, number: int, one: Planned, now: float) -> Row:
    bye = len(one.seats) == 1
    return {
        "league": league,
        "round": round_,
        "number": number,
        "division": one.division,
        "season": one.season,
        "seating": {"seats": list(one.seats)},
        "begun": now,
        "table": None,
        "behind": None,
        "result": {"ranks": [], "scores": [], "absent": []} if bye else None,
        "ended": now if bye else None,
    }


# --- tables ----------------------------------------------------------------------------------------------


def unopened(c: Connection, league: str | None = None) -> list[tuple[str, int, int]]:
    """Return planned tables at which nobody plays yet."""
    found = (
        select(LeagueTable.league, LeagueTable.round, LeagueTable.number)
        .join(League, League.id == LeagueTable.league)
        .where(League.status == RUNNING, LeagueTable.table.is_(None), LeagueTable.result.is_(None))
        .order_by(LeagueTable.league, LeagueTable.number)
    )
    if league is not None:
        found = found.where(LeagueTable.league == league)
    return [(row[0], row[1], row[2]) for row in c.execute(found)]


def open_table(c: Connection, league: str, round_: int, number: int) -> str | None:
    """Open a planned table, begun: its people are there already. None if that was done before."""
    mine = (LeagueTable.league == league, LeagueTable.round == round_, LeagueTable.number == number)
    found = select(LeagueTable.table, LeagueTable.seating).where(*mine).with_for_update()
    planned, row = c.execute(found).first(), look(c, league)
    if planned is None or planned.table is not None or row is None:
        return None
    entrants = {one["number"]: one for one in entrants_of(c, league)}
    game, there = known_game(row["game"]), [entrants[one] for one in planned.seating["seats"]]
    options = game.check(len(there), row["options"])
    values = new_table_values(game, options, Who(row["owner"], "", None, 0, "en"), row["name"])
    values |= cast(TableRow, {name: row[name] for name in KEPT})
    values |= {
        "name": f"{row['name']} · {round_}.{number}",
        "owner": None,  # it is nobody's: whoever made the league may do no more there than the others
        "rated": row["rated"] and any(one["kind"] == PERSON for one in there),
        "tournament": league,
    }
    seats = [_seat(seat, one) for seat, one in enumerate(there)]
    values, begun = begin_new_table(values, seats)
    write_table(c, values, seats, begun.played, begun)
    c.execute(update(LeagueTable).where(*mine).values(table=values["id"]))
    return str(values["id"])


def _seat(number: int, entrant: Row) -> SeatRow:
    if entrant["kind"] == BOT:
        return bot_seat(number, entrant["bot"], entrant["name"])
    return person_seat(number, entrant["person"], entrant["name"], entrant["holiday"])


# --- ends ------------------------------------------------------------------------------------------------


def outcome(row: TableRow, seats: list[SeatRow]) -> Row:
    """Return how a table ended, by seats. Whose seat a bot has finished is absent.

    A table that was closed, or whose game cannot be gone on with, has no winner.
    """
    result = row["result"]
    if row["status"] != OVER or result is None:
        return {"ranks": [1] * len(seats), "scores": [], "absent": []}
    return {
        "ranks": [int(rank) for rank in result["ranking"]],
        "scores": [int(score) for score in result["scores"]],
        "absent": left_to_bots(seats),
    }


def left_to_bots(seats: list[SeatRow]) -> list[int]:
    """Return the seats of people for whom a bot plays."""
    return [seat["seat"] for seat in seats if seat["kind"] == PERSON and seat["bot"] is not None]


def write_end(c: Connection, table: str, ended: Row) -> str | None:
    """Write how a table ended, once; return its league."""
    found = select(LeagueTable.__table__).where(LeagueTable.table == table)
    row = c.execute(found).mappings().first()
    if row is None:
        return None
    if row["result"] is None:
        take(c, row["league"])
        seats, behind = row["seating"]["seats"], row["behind"]
        absent = [seats[seat] for seat in ended["absent"]] if behind is None else behind["entrants"]
        mine = update(LeagueTable).where(LeagueTable.table == table, LeagueTable.result.is_(None))
        c.execute(mine.values(result={**ended, "absent": absent}, ended=time.time()))
        c.execute(update(League).where(League.id == row["league"]).values(changed=time.time()))
    return str(row["league"])


def ended_tables(c: Connection) -> list[str]:
    """Return tables that are over, but of which no league knows yet."""
    found = (
        select(LeagueTable.table)
        .join(League, League.id == LeagueTable.league)
        .join(Table, Table.id == LeagueTable.table)
        .where(League.status == RUNNING, LeagueTable.result.is_(None), Table.status.in_((OVER, CLOSED)))
    )
    return [table for table in c.scalars(found) if table is not None]


def overdue_tables(c: Connection, now: float) -> list[str]:
    """Return tables that are still played though the time of their round is over."""
    found = (
        select(LeagueTable.table)
        .join(League, League.id == LeagueTable.league)
        .where(League.status == RUNNING, League.due <= now, LeagueTable.round == League.round)
        .where(LeagueTable.result.is_(None), LeagueTable.table.is_not(None))
    )
    return [table for table in c.scalars(found) if table is not None]


def finished_leagues(c: Connection) -> list[str]:
    """Return leagues whose round is over."""
    open_ = select(LeagueTable.number).where(
        LeagueTable.league == League.id, LeagueTable.round == League.round, LeagueTable.result.is_(None)
    )
    return list(c.scalars(select(League.id).where(League.status == RUNNING, ~open_.exists())))


def starting_leagues(c: Connection, now: float) -> list[str]:
    """Return leagues whose hour has come."""
    return list(c.scalars(select(League.id).where(League.status == OPEN, League.begins <= now)))

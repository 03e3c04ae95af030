"""The rounds of tournaments: the next table is made when the last is over, exactly once.

Whoever finds a round finished (the server it ended on, or any that looks around) takes the tournament's row,
and goes on only if it still stands at that round. Result, next round and its table are one transaction.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Connection, insert, select, update

from cantiere.core.tournament import Format, MatchResult
from cantiere.server.people.people import Who
from cantiere.server.store.changes import Change, write_table
from cantiere.server.store.models import BOT, OVER, RUNNING, Entrant, Person, Round, Table, Tournament
from cantiere.server.store.rows import SeatRow, TableRow
from cantiere.server.tables.beginning import begin_new_table, known_game, new_table_values
from cantiere.server.tables.seating import USUAL_BOT, bot_seat, person_seat

KEPT = ("listed", "pace", "hours", "game_time", "answer_time", "late", "hints", "rated")


def take(c: Connection, tournament: str) -> dict[str, Any] | None:
    """Return a tournament, held until the transaction ends: nobody else changes it meanwhile."""
    found = select(Tournament.__table__).where(Tournament.id == tournament).with_for_update()
    row = c.execute(found).mappings().first()
    return dict(row) if row is not None else None


def entrants_of(c: Connection, tournament: str) -> list[dict[str, Any]]:
    """Return who plays, in order."""
    found = (
        select(Entrant.__table__, Person.holiday, Person.gone)
        .outerjoin(Person, Person.id == Entrant.person)
        .where(Entrant.tournament == tournament)
        .order_by(Entrant.number)
    )
    return [dict(row) for row in c.execute(found).mappings()]


def rounds_of(c: Connection, tournament: str) -> list[dict[str, Any]]:
    """Return the rounds so far, in order."""
    found = select(Round.__table__).where(Round.tournament == tournament).order_by(Round.number)
    return [dict(row) for row in c.execute(found).mappings()]


def form_of(row: dict[str, Any]) -> Format:
    """Return the form of a tournament."""
    return known_game(row["game"]).tournaments[row["form"]]


def results_of(rounds: Sequence[dict[str, Any]]) -> list[MatchResult]:
    """Return the finished rounds as the form wants them."""
    return [
        MatchResult(tuple(one["seating"]["seats"]), one["standings"]["seats"])
        for one in rounds
        if one["standings"] is not None
    ]


def go_on(c: Connection, row: dict[str, Any]) -> str | None:
    """Make the next round, or end the tournament; return the new table."""
    rounds, form, now = rounds_of(c, row["id"]), form_of(row), time.time()
    results = results_of(rounds)
    seating = form.seating(results)
    if seating is None:
        places = {str(number): int(place) for number, place in enumerate(form.ranking(results))}
        _set(c, row, status=OVER, places=places, changed=now)
        return None
    number = len(rounds) + 1
    values, seats, begun = _table(row, entrants_of(c, row["id"]), seating, number)
    write_table(c, values, seats, begun.played, begun)
    c.execute(
        insert(Round).values(
            tournament=row["id"], number=number, table=values["id"], seating={"seats": list(seating)}
        )
    )
    _set(c, row, status=RUNNING, round=number, changed=now)
    return str(values["id"])


def finish_round(
    c: Connection, tournament: str, number: int, standings: list[list[int]]
) -> tuple[bool, str | None]:
    """Write how a round ended and go on; return whether that was still to do, and the new table."""
    row = take(c, tournament)
    if row is None or row["status"] != RUNNING or row["round"] != number:
        return False, None
    where = (Round.tournament == tournament, Round.number == number)
    c.execute(update(Round).where(*where).values(standings={"seats": standings}))
    return True, go_on(c, row)


def finished_rounds(c: Connection) -> list[tuple[str, int, str]]:
    """Return the tournaments whose round is over, with its number and table."""
    found = (
        select(Round.tournament, Round.number, Round.table)
        .join(Tournament, (Tournament.id == Round.tournament) & (Tournament.round == Round.number))
        .join(Table, Table.id == Round.table)
        .where(Tournament.status == RUNNING, Table.status == OVER)
    )
    return [(row[0], row[1], row[2]) for row in c.execute(found)]


def _set(c: Connection, row: dict[str, Any], **values: Any) -> None:
    c.execute(update(Tournament).where(Tournament.id == row["id"]).values(**values))


def _table(
    row: dict[str, Any], entrants: list[dict[str, Any]], seating: Sequence[int], number: int
) -> tuple[TableRow, list[SeatRow], Change]:
    """Return the table of a round, begun: its people are there already."""
    game = known_game(row["game"])
    owner = Who(row["owner"], "", None, 0, "en")
    values = new_table_values(game, row["options"], owner, f"{row['name']} · {number}")
    values |= cast(TableRow, {name: row[name] for name in KEPT})
    values["tournament"] = row["id"]
    seats = [_seat(seat, entrants[entrant]) for seat, entrant in enumerate(seating)]
    values, begun = begin_new_table(values, seats)
    return values, seats, begun


def _seat(number: int, entrant: dict[str, Any]) -> SeatRow:
    if entrant["kind"] == BOT:
        return bot_seat(number, entrant["bot"], entrant["name"])
    seat = person_seat(number, entrant["person"], entrant["name"], entrant["holiday"])
    if entrant["gone"] is not None:  # nobody will ever sit down there
        seat |= {"bot": USUAL_BOT, "resigned": True}
    return seat

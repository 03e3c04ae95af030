"""Who is there: leaving and coming back, resigning, being late, holidays, and what all must agree to."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, cast

from sqlalchemy import Connection, select

from cantiere.server.common.errors import Problem
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import NOBODY_ASKED, LiveTable
from cantiere.server.play.live_tables import LiveTables, match_of
from cantiere.server.play.pace import deadline
from cantiere.server.play.sitting import may_be_replaced
from cantiere.server.store.changes import Change
from cantiere.server.store.models import CLOSED, OPEN, OVER, RUNNING, Seat, Table
from cantiere.server.store.news import NamedSeat, OnHoliday, SomeSeats
from cantiere.server.store.rows import About, Result, SeatRow, TableRow
from cantiere.server.tables.seating import USUAL_BOT, emptied, reseat, sit_in

SITS_IN = 2  # times in a row after which a bot sits in for whoever is late
END: Final = "end"  # what people vote about: the end of the game,
SIT_IN: Final = "sit-in"  # that a bot sits in
AGREED: Final = "agreed"
HOLIDAYS = 10  # that one person may change at once


class Attendance:
    """Who stays, who goes, and for whom a bot plays."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self._holidays = RateLimit(1 / 60, HOLIDAYS)  # by person: each changes all their tables

    # --- going and coming ----------------------------------------------------------------------------

    async def leave(self, who: Who, table: str) -> None:
        """Stand up; in a running game a bot sits in, and the seat can be taken back."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            mine = live.seats_of(who.id)
            if not mine and live.row["owner"] != who.id:
                raise Problem(403, "not-seated", "You do not sit at this table.")
            name = live.seats[mine[0]]["name"] if mine else who.name
            if live.status == RUNNING:
                going = [seat for seat in mine if live.seats[seat]["bot"] is None]
                return (sit_in(live, going, USUAL_BOT, "left", name), None) if going else (None, None)
            if live.status != OPEN:
                return None, None
            values: TableRow = {"status": CLOSED} if live.row["owner"] == who.id else {}
            free = {seat: emptied(live.seats[seat]) for seat in mine}
            told: SomeSeats = {"seats": mine, "name": name}
            return Change("left", told, values, free, named=[(who.id, name)]), None

        await self.live_tables.change(table, decide)

    async def come_back(self, who: Who, table: str) -> None:
        """Take a seat back from the bot that sat in."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            mine = [seat for seat in live.seats_of(who.id) if live.seats[seat]["bot"] is not None]
            if any(live.seats[seat]["resigned"] for seat in mine):
                raise Problem(409, "resigned", "You have resigned: the bot plays on.")
            if not mine or live.status != RUNNING:
                return None, None
            seats: dict[int, SeatRow] = {seat: {"bot": None, "late": 0} for seat in mine}
            return reseat(live, "returned", seats, _named(live, mine)), None

        await self.live_tables.change(table, decide)

    async def resign(self, who: Who, table: str) -> None:
        """Give a game up: a bot plays on for good, and the result says so."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            mine = [seat for seat in live.seats_of(who.id) if not live.seats[seat]["resigned"]]
            if not live.seats_of(who.id):
                raise Problem(403, "not-seated", "You do not sit at this table.")
            if live.status != RUNNING:
                raise Problem(409, "not-running", "No game is going on here.")
            if not mine:
                return None, None
            bot = {seat: live.seats[seat]["bot"] or USUAL_BOT for seat in mine}
            seats: dict[int, SeatRow] = {seat: {"bot": bot[seat], "resigned": True} for seat in mine}
            return reseat(live, "resigned", seats, _named(live, mine)), None

        await self.live_tables.change(table, decide)

    # --- what all must agree to ----------------------------------------------------------------------

    async def vote_end(self, who: Who, table: str, agree: bool) -> bool:
        """Ask to end the game as it stands, agree or refuse; tell whether it is over."""

        def decide(live: LiveTable) -> tuple[Change | None, bool]:
            if live.trouble is not None:
                return _closed(live, who), True
            voters = _voters(live, who)
            return _voted(live, who, END, voters, agree=agree, seat=None, then=lambda: _ended(live))

        return await self.live_tables.change(table, decide)

    async def vote_sit_in(self, who: Who, table: str, seat: int, agree: bool) -> bool:
        """Ask that a bot sits in for somebody who is away, agree or refuse; tell whether it does."""

        def decide(live: LiveTable) -> tuple[Change | None, bool]:
            voters = _voters(live, who)
            if seat >= len(live.seats) or not may_be_replaced(live, seat, time.time()):
                raise Problem(409, "not-away", "Nobody is away for so long there.")
            voters -= {live.seats[seat]["person"]}
            if who.id not in voters:
                raise Problem(403, "not-yours", "You are not asked.")
            name = live.seats[seat]["name"]
            bot = live.row["late"] or USUAL_BOT
            then = lambda: sit_in(live, [seat], bot, "sat-in", name)  # noqa: E731  decided later
            return _voted(live, who, SIT_IN, voters, agree=agree, seat=seat, then=then)

        return await self.live_tables.change(table, decide)

    # --- holidays ------------------------------------------------------------------------------------

    def check_holidays(self, who: Who) -> None:
        """Refuse another holiday to whoever has changed theirs often."""
        if not self._holidays.allows(who.id):
            raise Problem(429, "too-many", "Too many requests: wait a moment.")

    async def holiday(self, who: Who, until: float | None) -> None:
        """Let no hours run for a person until then, at all their tables."""

        def find(c: Connection) -> list[str]:
            going = Table.status.in_((OPEN, RUNNING))
            mine = select(Seat.table).join(Table, Table.id == Seat.table).where(Seat.person == who.id, going)
            return list(c.scalars(mine.distinct()))

        for table in await self.live_tables.database.read(find):
            await self.live_tables.change(table, lambda live: (_on_holiday(live, who, until), None))


def answer_late(live: LiveTable, at: float) -> Change | None:
    """Let a bot answer for whoever has let the time run out, and sit in after the second time in a row.

    None if that is not so (any more). Where it is hidden who is asked, nobody is named.
    """
    row = live.row
    late = row["late"]
    if (
        live.status != RUNNING
        or live.trouble is not None
        or row["due"]
        or late is None
        or row["deadline"] is None
        or row["deadline"] > at
    ):
        return None
    asked = live.to_move
    answers: TableRow = {"due": True, "asked": None, "deadline": None, "claim": None, "claimed": 0.0}
    if row["secret"]:
        return Change("late", {"seats": [], "times": 0}, answers)
    times = int(live.seats[asked]["late"]) + 1
    told: SomeSeats = {"seats": [asked], "name": live.seats[asked]["name"], "times": times}
    if times < SITS_IN:
        return Change("late", told, answers, {asked: {"late": times}})
    return reseat(live, "late", {asked: {"bot": late, "late": times}}, told)


def _named(live: LiveTable, seats: list[int]) -> SomeSeats:
    return {"seats": seats, "name": live.seats[seats[0]]["name"]}


def _voters(live: LiveTable, who: Who) -> set[str]:
    if live.status != RUNNING:
        raise Problem(409, "not-running", "No game is going on here.")
    voters = live.humans()
    if who.id not in voters:
        raise Problem(403, "not-yours", "You are not asked.")
    return voters


def _voted(
    live: LiveTable,
    who: Who,
    about: About,
    voters: set[str],
    *,
    agree: bool,
    seat: int | None,
    then: Callable[[], Change],
) -> tuple[Change | None, bool]:
    """Count a vote. The first asks; one who refuses ends it; when all have agreed it is done."""
    votes = dict(live.row["votes"] or {})
    asked = votes.get(about)
    asked = asked if asked is not None and asked["seat"] == seat else None
    mine = live.seats_of(who.id)[0]
    told: NamedSeat = {"seat": seat if seat is not None else mine, "name": live.seats[mine]["name"]}
    if not agree:
        if asked is None:
            raise Problem(409, "nothing-asked", "Nobody asks that any more.")
        votes.pop(about)
        return Change(f"{about}-refused", told, {"votes": votes or None}), False
    agreed = sorted({who.id, *(asked["agreed"] if asked is not None else ())})
    if voters <= set(agreed):
        change = then()
        votes.pop(about, None)
        change.values = {"votes": votes or None, **change.values}
        return change, True
    if asked is not None and who.id in asked["agreed"]:
        return None, False
    votes[about] = {"seat": seat, "by": mine if asked is None else asked["by"], "agreed": agreed}
    return Change(f"{about}-{'asked' if asked is None else 'agreed'}", told, {"votes": votes}), False


def _ended(live: LiveTable) -> Change:
    """End the game as it stands."""
    state = match_of(live).state
    values: TableRow = {
        **NOBODY_ASKED,
        "status": OVER,
        "result": cast(Result, state.game.result(state)),
        "how": AGREED,
    }
    return Change("ended", {"moves": [], "agreed": True}, values)


def _closed(live: LiveTable, who: Who) -> Change:
    """Close a table whose game cannot be gone on with: any of those who sit there may."""
    mine = live.seats_of(who.id)
    if not mine and live.row["owner"] != who.id:
        raise Problem(403, "not-seated", "You do not sit at this table.")
    if live.status != RUNNING:
        raise Problem(409, "not-running", "No game is going on here.")
    name = live.seats[mine[0]]["name"] if mine else who.name
    values: TableRow = {**NOBODY_ASKED, "status": CLOSED}
    return Change("closed", {"name": name}, values, named=[] if mine else [(who.id, name)])


def _on_holiday(live: LiveTable, who: Who, until: float | None) -> Change | None:
    mine, row, now = live.seats_of(who.id), live.row, time.time()
    if not mine or live.status not in (OPEN, RUNNING):
        return None
    values: TableRow = {}
    asked = row["to_move"]
    if live.status == RUNNING and asked in mine and row["hours"] is not None and row["deadline"] is not None:
        begun = max(now, live.seats[asked]["holiday"] or 0.0)
        used = row["hours"] * 3600 - (row["deadline"] - begun)
        fresh = deadline(row, {**live.seats[asked], "holiday": until}, None, now, secret=row["secret"])
        values = {"deadline": fresh - used if fresh is not None else None}
    told: OnHoliday = {"seats": mine, "name": live.seats[mine[0]]["name"], "until": until}
    return Change("holiday", told, values, {seat: {"holiday": until} for seat in mine})

"""Leagues: making them, entering, withdrawing, going on by themselves. Their rounds are ordinary tables."""

from __future__ import annotations

import secrets
import time
from typing import Any, cast

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from cantiere.bots import EVEN
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.ids import new_id, new_secret
from cantiere.server.leagues.forms import may_enter_late
from cantiere.server.leagues.overtime import sit_in_for_all
from cantiere.server.leagues.page import LeagueRows
from cantiere.server.leagues.requests import NewLeague
from cantiere.server.leagues.rounds import (
    ended_tables,
    finished_leagues,
    open_table,
    outcome,
    overdue_tables,
    plan,
    starting_leagues,
    unopened,
    write_end,
    write_round,
)
from cantiere.server.leagues.rows import FIGURES, PREFIX, Row, entrants_of, look, rules_of, tables_of, take
from cantiere.server.people.people import Who
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.settings import Settings
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
from cantiere.server.store.rows import SeatRow
from cantiere.server.tables.attendance import Attendance
from cantiere.server.tables.beginning import known_game
from cantiere.server.tables.seating import checked_bot, name_bots, unique_name
from cantiere.server.tables.tables import Tables

PAGE = 50
LIVE_HOURS, TURN_HOURS = 3.0, 14 * 24.0  # that a round may take if nothing is said


class Leagues:
    """All leagues."""

    def __init__(
        self, live_tables: LiveTables, tables: Tables, attendance: Attendance, settings: Settings
    ) -> None:
        self.live_tables = live_tables
        self.tables = tables
        self.attendance = attendance
        self.database = live_tables.database
        self.settings = settings

    # --- making and entering -------------------------------------------------------------------------

    async def create(self, who: Who, wanted: NewLeague) -> str:
        """Make a league; return its id."""
        game = known_game(wanted.game)
        figures = {**wanted.model_dump(include=set(FIGURES)), "least": least_size(game, wanted)}
        if wanted.most < figures["least"]:
            raise Problem(422, "too-few-entrants", "There are too few places for a table.")
        if wanted.rated and EVEN in wanted.bots:
            raise Problem(422, "rated-bot", "In a rated game bots are of a strength of their own.")
        hours = wanted.round_hours or (LIVE_HOURS if wanted.pace == "live" else TURN_HOURS)
        now = time.time()
        values = {
            **wanted.model_dump(include={"game", "form", "options", "listed", "rated", "autostart", "most"}),
            **self.tables.checked_pace(wanted),
            "figures": figures,
            "hints": wanted.hints and not wanted.rated,
            "id": PREFIX + new_id(),
            "name": wanted.name or who.name,
            "owner": who.id,
            "status": OPEN,
            "late": checked_bot(wanted.late),
            "invite": new_secret(),
            "created": now,
            "changed": now,
            "round_hours": hours,
            "begins": wanted.begins,
            "due": None,
            "round": 0,
        }
        entrants: list[Row] = [{"kind": BOT, "bot": checked_bot(bot), "name": ""} for bot in wanted.bots]
        if wanted.enter:
            entrants.insert(0, {"kind": PERSON, "person": who.id, "name": who.name})
        if len(entrants) > wanted.most:
            raise Problem(422, "no-free-seat", "There are more players than places.")
        name_bots(cast(list[SeatRow], entrants))

        def work(c: Connection) -> None:
            self._check_going(c, who, len(wanted.bots))
            c.execute(insert(League).values(**values))
            for number, one in enumerate(entrants):
                c.execute(insert(LeagueEntrant).values(**_entrant(values["id"], number, **one)))
            self._begin_if_full(c, values)

        await self.database.write(work)
        await self.advance(values["id"])
        return str(values["id"])

    async def join(self, who: Who, league: str, invite: str | None) -> None:
        """Enter: before it begins, or later where the form allows it."""

        def work(c: Connection) -> None:
            row, entrants = self._taken(c, who, league, invite)
            mine = next((one for one in entrants if one["person"] == who.id), None)
            if mine is not None and mine["until"] is None:
                return
            if not _may_enter(c, row) or mine is not None:
                raise Problem(409, "not-open", "Nobody can enter any more.")
            if len(entrants) >= row["most"]:
                raise Problem(409, "no-free-seat", "There is no free place in this league.")
            number = max((one["number"] for one in entrants), default=-1) + 1
            name = unique_name([one["name"] for one in entrants], who.name)
            since = row["round"] + 1
            values = _entrant(league, number, kind=PERSON, person=who.id, name=name, since=since)
            c.execute(insert(LeagueEntrant).values(**values))
            _set(c, league)
            self._begin_if_full(c, row)

        await self.database.write(work)
        await self.advance(league)

    async def leave(self, who: Who, league: str) -> None:
        """Give my place up; in a league that goes on, my game too, and I am not waited for any more."""

        def work(c: Connection) -> str | None:
            row, entrants = self._taken(c, who, league, None)
            mine = next((one for one in entrants if one["person"] == who.id), None)
            if mine is None:
                raise Problem(403, "not-entered", "You do not play in this league.")
            if row["status"] not in (OPEN, RUNNING):
                raise Problem(409, "not-open", "This league is over.")
            me = (LeagueEntrant.league == league, LeagueEntrant.number == mine["number"])
            _set(c, league)
            if row["status"] == OPEN:
                c.execute(delete(LeagueEntrant).where(*me))
                return None
            if mine["until"] is None:
                c.execute(update(LeagueEntrant).where(*me).values(until=row["round"]))
            return _table_of(c, row, mine["number"])

        table = await self.database.write(work)
        if table is not None:
            await self.attendance.resign(who, table)

    async def close(self, who: Who, league: str) -> None:
        """Call a league off before it begins."""

        def work(c: Connection) -> None:
            row, _entrants = self._taken(c, who, league, None)
            _check_owner(row, who)
            if row["status"] not in (OPEN, CLOSED):
                raise Problem(409, "not-open", "This league has begun.")
            _set(c, league, status=CLOSED)

        await self.database.write(work)

    async def start(self, who: Who, league: str) -> None:
        """Begin now."""

        def work(c: Connection) -> None:
            row, _entrants = self._taken(c, who, league, None)
            _check_owner(row, who)
            if row["status"] == RUNNING:
                return
            if row["status"] != OPEN:
                raise Problem(409, "not-open", "This league is closed.")
            if not _begin(c, row):
                raise Problem(409, "too-few-entrants", "There are too few players for a table.")

        await self.database.write(work)
        await self.advance(league)

    # --- going on ------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Go on wherever something is to be done: an hour has come, time or a table is over."""
        now = time.time()
        for league in await self.database.read(lambda c: starting_leagues(c, now)):
            await self.database.write(lambda c: _begin_or_close(c, league))  # noqa: B023  called at once
        for table in await self.database.read(lambda c: overdue_tables(c, now)):
            await sit_in_for_all(self.live_tables, table)
        for table in await self.database.read(ended_tables):
            await self.ended(table)
        for league in await self.database.read(finished_leagues):
            await self.advance(league)
        await self._open(None)

    async def ended(self, table: str) -> None:
        """Write how a table ended, and go on if it was the last of its round."""
        async with self.live_tables.hold(table) as live:
            if live.status not in (OVER, CLOSED):
                return
            ended = outcome(live.row, live.seats)
        league = await self.database.write(lambda c: write_end(c, table, ended))
        if league is not None:
            await self.advance(league)

    async def advance(self, league: str) -> None:
        """Make the next round as soon as the last one is over; one without a table is over at once."""
        while (planned := await self.database.read(lambda c: plan(c, league))) is not None:
            if not await self.database.write(lambda c: write_round(c, planned)):
                break  # somebody was quicker, or the next sweep looks again
        await self._open(league)  # by whomever they were planned: whoever asked finds them open

    async def _open(self, league: str | None) -> None:
        for one in await self.database.read(lambda c: unopened(c, league)):
            table = await self.database.write(lambda c: open_table(c, *one))  # noqa: B023  called at once
            if table is not None:
                self.live_tables.on_wake(table)

    # --- looking -------------------------------------------------------------------------------------

    async def find(self, who: Who | None, league: str, invite: str | None = None) -> LeagueRows:
        """Return a league with entrants and tables, if somebody may see it."""

        def read(c: Connection) -> LeagueRows:
            row, entrants = self._seen(c, who, league, invite)
            tables = tables_of(c, league)
            open_ = [one["table"] for one in tables if one["table"] is not None and one["result"] is None]
            columns = (Table.id, Table.status, Table.asked)
            now = {one.id: one for one in c.execute(select(*columns).where(Table.id.in_(open_)))}
            return LeagueRows(row, entrants, tables, now)

        return await self.database.read(read)

    async def listed(
        self, who: Who | None, *, status: str, game: str | None, mine: bool
    ) -> list[tuple[Row, int]]:
        """Return leagues and how many play in each, the latest first."""
        entered = select(func.count()).where(LeagueEntrant.league == League.id).scalar_subquery()
        query = select(League.__table__, entered.label("entrants")).where(League.status == status)
        me = who.id if who is not None else None
        plays = select(LeagueEntrant.number).where(
            LeagueEntrant.league == League.id, LeagueEntrant.person == me
        )
        query = query.where(or_(plays.exists(), League.owner == me) if mine else League.listed.is_(True))
        if game is not None:
            query = query.where(League.game == game)
        query = query.order_by(League.changed.desc()).limit(PAGE)

        def read(c: Connection) -> list[tuple[Row, int]]:
            return [(dict(row), row["entrants"]) for row in c.execute(query).mappings()]

        return await self.database.read(read)

    # --- inside a transaction ------------------------------------------------------------------------

    def _taken(self, c: Connection, who: Who, league: str, invite: str | None) -> tuple[Row, list[Row]]:
        take(c, league)
        return self._seen(c, who, league, invite)

    def _seen(self, c: Connection, who: Who | None, league: str, invite: str | None) -> tuple[Row, list[Row]]:
        row = look(c, league)
        if row is None:
            raise not_found("there is no such league")
        entrants = entrants_of(c, league)
        me = who.id if who is not None else None
        known = me is not None and (row["owner"] == me or any(one["person"] == me for one in entrants))
        invited = invite is not None and secrets.compare_digest(invite.encode(), row["invite"].encode())
        if not (row["listed"] or known or invited):
            raise not_found("there is no such league")
        return row, entrants

    def _begin_if_full(self, c: Connection, row: Row) -> None:
        entered = c.scalar(select(func.count()).where(LeagueEntrant.league == row["id"]))
        if row["status"] == OPEN and row["autostart"] and entered == row["most"]:
            _begin(c, row)

    def _check_going(self, c: Connection, who: Who, bots: int) -> None:
        """Refuse more leagues, or bots in all of them, to whoever has a great many: they think for nobody."""
        going = (League.owner == who.id, League.status.in_((OPEN, RUNNING)))
        playing = select(func.count()).join(League, League.id == LeagueEntrant.league)
        known = c.scalar(playing.select_from(LeagueEntrant).where(*going, LeagueEntrant.kind == BOT)) or 0
        if bots and known + bots > 2 * self.settings.bot_tables:
            raise Problem(422, "too-many-bots", "There are too many bots in your leagues.")
        count = c.scalar(select(func.count()).where(*going))
        if count is not None and count >= self.settings.open_tables:
            raise Problem(422, "too-many-tables", f"You have {count} leagues going.")


def least_size(game: Game, wanted: NewLeague) -> int:
    """Return the smallest table that these options allow, down from the wanted one without a gap."""
    for form in game.tournaments.values():  # several games at one table have no one order
        if any(wanted.options.get(name) == value for name, value in form.options.items()):
            raise Problem(422, "league-options", f"These options are for {game.id}'s own tournaments.")
    game.check(wanted.size, wanted.options)
    least = wanted.size
    while least > 2 and _allows(game, least - 1, wanted.options):
        least -= 1
    return least


def _allows(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check(seats, options)
    except CantiereError:
        return False
    return True


def _entrant(league: str, number: int, **values: Any) -> Row:
    empty: Row = {"person": None, "bot": None, "lot": number, "since": 1, "until": None}
    return {**empty, **values, "league": league, "number": number}


def _begin(c: Connection, row: Row) -> bool:
    """Draw lots, and let the first round be planned; not with fewer than a table needs."""
    numbers = list(c.scalars(select(LeagueEntrant.number).where(LeagueEntrant.league == row["id"])))
    if len(numbers) < row["figures"]["least"]:
        return False
    lots = secrets.SystemRandom().sample(range(len(numbers)), len(numbers))
    for number, lot in zip(numbers, lots, strict=True):
        mine = (LeagueEntrant.league == row["id"], LeagueEntrant.number == number)
        c.execute(update(LeagueEntrant).where(*mine).values(lot=lot))
    _set(c, row["id"], status=RUNNING)
    return True


def _begin_or_close(c: Connection, league: str) -> None:
    row = take(c, league)
    if row is not None and row["status"] == OPEN and not _begin(c, row):
        _set(c, league, status=CLOSED)


def _may_enter(c: Connection, row: Row) -> bool:
    if row["status"] != RUNNING:
        return bool(row["status"] == OPEN)
    season = c.scalar(select(func.max(LeagueTable.season)).where(LeagueTable.league == row["id"]))
    return may_enter_late(rules_of(row), row["round"], season or 1)


def _table_of(c: Connection, row: Row, number: int) -> str | None:
    """Return the table at which an entrant plays now."""
    now = (LeagueTable.league == row["id"], LeagueTable.round == row["round"], LeagueTable.result.is_(None))
    for one in c.execute(select(LeagueTable.table, LeagueTable.seating).where(*now)):
        if number in one.seating["seats"] and one.table is not None:
            going = select(Table.id).where(Table.id == one.table, Table.status == RUNNING)
            return c.scalar(going)
    return None


def _check_owner(row: Row, who: Who) -> None:
    if row["owner"] != who.id:
        raise Problem(403, "not-owner", "Only who made the league can do that.")


def _set(c: Connection, league: str, **values: Any) -> None:
    c.execute(update(League).where(League.id == league).values(changed=time.time(), **values))

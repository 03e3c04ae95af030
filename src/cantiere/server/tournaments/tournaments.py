"""Tournaments: entering, beginning, and who stands where. Their rounds are ordinary tables."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, cast

from sqlalchemy import Connection, func, insert, or_, select, update

from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.ids import new_id, new_secret
from cantiere.server.people.people import Who
from cantiere.server.play.live_tables import LiveTables, match_of
from cantiere.server.settings import Settings
from cantiere.server.store.changes import Change
from cantiere.server.store.models import (
    BOT,
    CLOSED,
    FREE,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    Entrant,
    Round,
    Table,
    Tournament,
)
from cantiere.server.store.rows import SeatRow
from cantiere.server.tables.beginning import known_game
from cantiere.server.tables.requests import NewSeat
from cantiere.server.tables.seating import check_rated, checked_bot, name_bots, new_seat, unique_name
from cantiere.server.tables.tables import Tables
from cantiere.server.tournaments.page import TournamentRows
from cantiere.server.tournaments.requests import NewTournament
from cantiere.server.tournaments.rounds import (
    entrants_of,
    finish_round,
    finished_rounds,
    go_on,
    rounds_of,
    take,
)

PAGE = 50

log = logging.getLogger("cantiere.server.tournaments")


class Tournaments:
    """All tournaments."""

    def __init__(self, live_tables: LiveTables, tables: Tables, settings: Settings) -> None:
        self.live_tables = live_tables
        self.tables = tables
        self.database = live_tables.database
        self.settings = settings

    # --- making and entering -------------------------------------------------------------------------

    async def create(self, who: Who, wanted: NewTournament) -> str:
        """Make a tournament, and begin if nobody is waited for; return its id."""
        game = known_game(wanted.game)
        if wanted.form not in game.tournaments:
            known = ", ".join(game.tournaments) or "none"
            raise Problem(422, "no-such-form", f"{game.id} has these forms of tournament: {known}.")
        form = game.tournaments[wanted.form]
        if len(wanted.entrants) != form.players:
            raise Problem(422, "wrong-entrants", f"{form.name} is for {form.players} players.")
        options = game.check(form.players, {**wanted.options, **form.options})
        entrants = [
            new_seat(number, NewSeat(**entrant.model_dump()), who)
            for number, entrant in enumerate(wanted.entrants)
        ]
        name_bots(entrants)
        if wanted.rated:
            check_rated(entrants)
        now = time.time()
        values = {
            **wanted.model_dump(include={"game", "form", "listed", "rated", "autostart"}),
            **self.tables.checked_pace(wanted),
            "hints": wanted.hints and not wanted.rated,
            "id": new_id(),
            "options": options,
            "name": wanted.name or who.name,
            "owner": who.id,
            "status": OPEN,
            "late": checked_bot(wanted.late),
            "invite": new_secret(),
            "created": now,
            "changed": now,
            "round": 0,
        }
        rows = [
            {"number": one["seat"], **{name: one[name] for name in ("kind", "person", "bot", "name")}}
            for one in entrants
        ]

        def work(c: Connection) -> str | None:
            self._check_going(c, who)
            self.tables.check_bots(c, who, cast(list[SeatRow], rows))
            c.execute(insert(Tournament).values(**values))
            c.execute(insert(Entrant), [{**one, "tournament": values["id"]} for one in rows])
            return self._begin_if_full(c, values)

        self._made(await self.database.write(work))
        return str(values["id"])

    async def join(self, who: Who, tournament: str, invite: str | None) -> None:
        """Enter, in the first free place."""

        def work(c: Connection) -> str | None:
            row, entrants = self._open(c, who, tournament, invite)
            if any(one["person"] == who.id for one in entrants):
                return None
            if row["status"] != OPEN:
                raise Problem(409, "not-open", "This tournament has begun.")
            free = [one["number"] for one in entrants if one["kind"] == FREE]
            if not free:
                raise Problem(409, "no-free-seat", "There is no free place in this tournament.")
            name = unique_name([one["name"] for one in entrants], who.name)
            _place(c, tournament, free[0], kind=PERSON, person=who.id, name=name)
            return self._begin_if_full(c, row)

        self._made(await self.database.write(work))

    async def leave(self, who: Who, tournament: str) -> None:
        """Give a place up before it begins; who made the tournament calls it off. Later: leave the table."""

        def work(c: Connection) -> None:
            row, entrants = self._open(c, who, tournament, None)
            mine = [one["number"] for one in entrants if one["person"] == who.id]
            if not mine and row["owner"] != who.id:
                raise Problem(403, "not-entered", "You do not play in this tournament.")
            if row["status"] != OPEN:
                raise Problem(409, "not-open", "It has begun: leave your table, and a bot sits in for you.")
            for number in mine:
                _place(c, tournament, number, kind=FREE, person=None, name="")
            if row["owner"] == who.id:
                _set(c, tournament, status=CLOSED)

        await self.database.write(work)

    async def start(self, who: Who, tournament: str, fill: str | None) -> None:
        """Begin, with bots in the free places if that is wanted."""
        filler = checked_bot(fill)

        def work(c: Connection) -> str | None:
            row, entrants = self._open(c, who, tournament, None)
            if row["owner"] != who.id:
                raise Problem(403, "not-owner", "Only who made the tournament can begin.")
            if row["status"] == RUNNING:
                return None
            if row["status"] != OPEN:
                raise Problem(409, "not-open", "This tournament is closed.")
            free = [one for one in entrants if one["kind"] == FREE]
            if free and filler is None:
                raise Problem(409, "seats-free", "Some places are still free.")
            for one in free:
                one |= {"kind": BOT, "bot": filler, "seat": one["number"]}
            named = cast(list[SeatRow], entrants)
            name_bots(named)
            if row["rated"]:
                check_rated(named)
            for one in free:
                _place(c, tournament, one["number"], kind=BOT, bot=filler, name=one["name"])
            return go_on(c, row)

        self._made(await self.database.write(work))

    # --- going on ------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Go on wherever a round is over."""
        for tournament, number, table in await self.database.read(finished_rounds):
            try:
                await self._finish(tournament, number, table)
            except Exception as error:  # whatever is wrong with one table, the others go on
                log.error("round", extra={"table": table, "error": type(error).__name__}, exc_info=error)

    async def ended(self, table: str) -> None:
        """Go on after the end of a table that is a round."""

        def find(c: Connection) -> tuple[str, int] | None:
            row = c.execute(select(Round.tournament, Round.number).where(Round.table == table)).first()
            return (row[0], row[1]) if row is not None else None

        found = await self.database.read(find)
        if found is not None:
            await self._finish(*found, table)

    async def _finish(self, tournament: str, number: int, table: str) -> None:
        async with self.live_tables.hold(table) as live:
            if live.status != OVER:
                return
            state = match_of(live).state
            standings = [[int(figure) for figure in state.standing(seat)] for seat in range(state.seats)]
        done, new = await self.database.write(lambda c: finish_round(c, tournament, number, standings))
        if not done:
            return
        self._made(new)
        change = Change("tournament-over", {"tournament": tournament})
        if new is not None:
            change = Change("next-round", {"tournament": tournament, "round": number + 1, "table": new})
        await self.live_tables.change(table, lambda live: (change, None))  # for whoever still sits there

    def _made(self, table: str | None) -> None:
        if table is not None:
            self.live_tables.on_wake(table)

    # --- looking -------------------------------------------------------------------------------------

    async def find(self, who: Who | None, tournament: str, invite: str | None = None) -> TournamentRows:
        """Return a tournament with entrants and rounds, each with its table, if somebody may see it."""

        def look(c: Connection) -> TournamentRows:
            row, entrants = self._seen(c, who, tournament, invite)
            rounds = rounds_of(c, tournament)
            shown = (Table.status, Table.to_move, Table.secret, Table.asked, Table.result)
            columns = (Table.id, *shown, Table.created)
            ids = [one["table"] for one in rounds]
            tables = {one.id: one for one in c.execute(select(*columns).where(Table.id.in_(ids)))}
            return row, entrants, [{**one, "now": tables[one["table"]]} for one in rounds]

        return await self.database.read(look)

    async def listed(
        self, who: Who | None, *, status: str, game: str | None, mine: bool
    ) -> list[TournamentRows]:
        """Return tournaments, the latest first."""
        query = select(Tournament.__table__).where(Tournament.status == status)
        me = who.id if who is not None else None
        entered = select(Entrant).where(Entrant.tournament == Tournament.id, Entrant.person == me).exists()
        if mine:
            query = query.where(or_(entered, Tournament.owner == me))
        else:
            query = query.where(Tournament.listed.is_(True))
        if game is not None:
            query = query.where(Tournament.game == game)
        query = query.order_by(Tournament.changed.desc()).limit(PAGE)

        def look(c: Connection) -> list[TournamentRows]:
            rows = [dict(row) for row in c.execute(query).mappings()]
            return [(row, entrants_of(c, row["id"]), []) for row in rows]

        return await self.database.read(look)

    # --- inside a transaction ------------------------------------------------------------------------

    def _open(
        self, c: Connection, who: Who, tournament: str, invite: str | None
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        take(c, tournament)
        return self._seen(c, who, tournament, invite)

    def _seen(
        self, c: Connection, who: Who | None, tournament: str, invite: str | None
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        found = select(Tournament.__table__).where(Tournament.id == tournament)
        row = c.execute(found).mappings().first()
        if row is None:
            raise not_found("there is no such tournament")
        entrants = entrants_of(c, tournament)
        me = who.id if who is not None else None
        known = me is not None and (row["owner"] == me or any(one["person"] == me for one in entrants))
        invited = invite is not None and secrets.compare_digest(invite.encode(), row["invite"].encode())
        if not (row["listed"] or known or invited):
            raise not_found("there is no such tournament")
        return dict(row), entrants

    def _begin_if_full(self, c: Connection, row: dict[str, Any]) -> str | None:
        full = all(one["kind"] != FREE for one in entrants_of(c, row["id"]))
        return go_on(c, row) if full and row["autostart"] else None

    def _check_going(self, c: Connection, who: Who) -> None:
        going = (Tournament.owner == who.id, Tournament.status.in_((OPEN, RUNNING)))
        count = c.scalar(select(func.count()).where(*going))
        if count is not None and count >= self.settings.open_tables:
            raise Problem(422, "too-many-tables", f"You have {count} tournaments going.")


def _place(c: Connection, tournament: str, number: int, **values: Any) -> None:
    where = (Entrant.tournament == tournament, Entrant.number == number)
    c.execute(update(Entrant).where(*where).values(**values))
    _set(c, tournament)


def _set(c: Connection, tournament: str, **values: Any) -> None:
    where = Tournament.id == tournament
    c.execute(update(Tournament).where(where).values(changed=time.time(), **values))

"""Tables: making them, sitting down, standing up, beginning, and playing again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, select

from cantiere.core.game import Game
from cantiere.server.common.errors import Problem
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.settings import Settings
from cantiere.server.store.changes import Change, write_table
from cantiere.server.store.models import BOT, CLOSED, FREE, LINK, OPEN, OVER, PERSON, RUNNING, Table
from cantiere.server.tables.beginning import begin_table, known_game, new_table_values
from cantiere.server.tables.requests import Join, NewTable
from cantiere.server.tables.seating import (
    USUAL_BOT,
    checked_bot,
    free_seat,
    name_bots,
    new_seat,
    rematch_seat,
    reseat,
    sit_in,
    unique_name,
)


class Tables:
    """Everything about tables but the play itself."""

    def __init__(self, live_tables: LiveTables, settings: Settings) -> None:
        self.live_tables = live_tables
        self.settings = settings

    # --- making --------------------------------------------------------------------------------------

    async def create(self, who: Who, wanted: NewTable) -> str:
        """Make a table, and begin if nobody is waited for; return its id."""
        game = known_game(wanted.game)
        options = game.check(len(wanted.seats), wanted.options)
        seats = [new_seat(number, seat, who) for number, seat in enumerate(wanted.seats)]
        name_bots(seats)
        values = self._values(game, options, who, wanted.name or f"{who.name}", wanted.listed)
        values |= {
            "pace": wanted.pace,
            "hours": wanted.hours,
            "late": checked_bot(wanted.late),
            "hints": wanted.hints,
            "autostart": wanted.autostart,
        }
        return await self._write(who, values, seats)

    async def _write(self, who: Who, values: dict[str, Any], seats: list[dict[str, Any]]) -> str:
        await self.live_tables.database.write(self._writing(who, values, seats))
        return await self._opened(values)

    def _writing(
        self, who: Who, values: dict[str, Any], seats: list[dict[str, Any]]
    ) -> Callable[[Connection], None]:
        def work(c: Connection) -> None:
            self.check_going(c, who)
            write_table(c, values, seats, [], Change("made", {"by": who.name}))

        return work

    async def _opened(self, values: dict[str, Any]) -> str:
        """Begin at a table that was just written, if nobody is waited for; return its id."""
        if values["autostart"]:
            await self.live_tables.change(values["id"], self._start_if_full)
        self.live_tables.on_wake(values["id"])
        return str(values["id"])

    def check_going(self, c: Connection, who: Who) -> None:
        """Refuse more tables to whoever has a great many."""
        going = c.scalar(select(func.count()).where(Table.owner == who.id, Table.status.in_((OPEN, RUNNING))))
        if going is not None and going >= self.settings.open_tables:
            raise Problem(
                422, "too-many-tables", f"You have {going} tables going: finish or leave some first."
            )

    def _values(
        self, game: Game, options: dict[str, Any], who: Who, name: str, listed: bool
    ) -> dict[str, Any]:
        return new_table_values(game, options, who, name) | {"listed": listed}

    # --- sitting down --------------------------------------------------------------------------------

    async def join(self, who: Who, table: str, wanted: Join) -> int:
        """Sit down; return the seat."""

        def decide(live: LiveTable) -> tuple[Change | None, int]:
            mine = [seat for seat in live.seats_of(who.id) if wanted.seat in (None, seat)]
            if mine:
                return None, mine[0]
            if live.status != OPEN:
                raise Problem(409, "not-open", "Nobody can sit down here any more.")
            number = free_seat(live, who, wanted)
            name = unique_name(live, who.name)
            fields = {"kind": PERSON, "person": who.id, "name": name, "kept_for": None}
            return Change("joined", {"seat": number, "name": name}, seats={number: fields}), number

        seat = await self.live_tables.change(table, decide)
        await self.live_tables.change(table, self._start_if_full)
        return seat

    async def leave(self, who: Who, table: str) -> None:
        """Stand up; in a running game a bot sits in, and the seat can be taken back."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            mine = live.seats_of(who.id)
            if not mine and live.row["owner"] != who.id:
                raise Problem(403, "not-seated", "You do not sit at this table.")
            if live.status == RUNNING:
                return sit_in(live, mine, USUAL_BOT, "left"), None
            if live.status != OPEN:
                return None, None
            free = {"kind": FREE, "person": None, "name": "", "link": None}
            values = {"status": CLOSED} if live.row["owner"] == who.id else {}
            return Change("left", {"seats": mine}, values, {seat: dict(free) for seat in mine}), None

        await self.live_tables.change(table, decide)

    async def come_back(self, who: Who, table: str) -> None:
        """Take a seat back from the bot that sat in."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            mine = [seat for seat in live.seats_of(who.id) if live.seats[seat]["bot"] is not None]
            if not mine:
                return None, None
            seats = {seat: {"bot": None} for seat in mine}
            return reseat(live, "returned", seats), None

        await self.live_tables.change(table, decide)

    # --- beginning -----------------------------------------------------------------------------------

    async def start(self, who: Who, table: str, fill: str | None) -> None:
        """Begin, with bots on the free seats if that is wanted."""
        filler = checked_bot(fill)

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            if live.row["owner"] != who.id:
                raise Problem(403, "not-owner", "Only who made the table can begin.")
            if live.status == RUNNING:
                return None, None
            if live.status != OPEN:
                raise Problem(409, "not-open", "This table is closed.")
            free = [seat["seat"] for seat in live.seats if seat["kind"] in (FREE, LINK)]
            if free and filler is None:
                raise Problem(409, "seats-free", "Some seats are still free.")
            bots = {seat: {"kind": BOT, "bot": filler, "name": str(filler).capitalize()} for seat in free}
            return begin_table(live, bots), None

        await self.live_tables.change(table, decide)

    def _start_if_full(self, live: LiveTable) -> tuple[Change | None, None]:
        full = all(seat["kind"] in (PERSON, BOT) for seat in live.seats)
        if live.status == OPEN and live.row["autostart"] and full:
            return begin_table(live, {}), None
        return None, None

    # --- again ---------------------------------------------------------------------------------------

    async def rematch(self, who: Who, table: str) -> str:
        """Make the same table again, its seats kept for the same people; the second to ask just sits down."""
        async with self.live_tables.hold(table) as live:
            if live.status != OVER or not live.seats_of(who.id):
                raise Problem(409, "not-over", "Only who has played a finished game can play it again.")
            if live.row["tournament"] is not None:
                raise Problem(409, "tournament", "This was a round of a tournament.")
            row, seats, known = dict(live.row), [dict(seat) for seat in live.seats], live.row["rematch"]
        if known is None:
            known = await self._again(who, table, row, seats)
        await self.join(who, known, Join())
        return str(known)

    async def _again(self, who: Who, table: str, row: dict[str, Any], seats: list[dict[str, Any]]) -> str:
        game = known_game(row["game"])
        values = self._values(game, row["options"], who, row["name"], row["listed"])
        values |= {name: row[name] for name in ("pace", "hours", "late", "hints")} | {"autostart": True}
        again = [rematch_seat(seat, who) for seat in seats]

        def decide(live: LiveTable) -> tuple[Change | None, str]:
            if live.row["rematch"] is not None:
                return None, str(live.row["rematch"])
            change = Change("rematch", {"table": values["id"]}, {"rematch": values["id"]})
            change.also = self._writing(who, values, again)  # both or neither: two who press at once get one
            return change, str(values["id"])

        made = await self.live_tables.change(table, decide)
        return await self._opened(values) if made == values["id"] else made

"""Tables: making them, sitting down, beginning, and playing again."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, func, select

from cantiere.core.game import Game
from cantiere.server.common.errors import Problem
from cantiere.server.people.people import Who
from cantiere.server.play.access import check_sees
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.settings import Settings
from cantiere.server.store.changes import Change, write_table
from cantiere.server.store.models import BOT, CLOSED, FREE, LINK, OPEN, OVER, PERSON, RUNNING, Seat, Table
from cantiere.server.store.news import OtherTable
from cantiere.server.store.rows import Options, SeatRow, TableRow
from cantiere.server.tables.beginning import begin_table, known_game, new_table_values
from cantiere.server.tables.requests import Join, NewTable, Pace
from cantiere.server.tables.seating import (
    check_rated,
    checked_bot,
    emptied,
    free_seat,
    name_bots,
    new_seat,
    rematch_seat,
    sitting,
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
            **self.checked_pace(wanted),
            "late": checked_bot(wanted.late),
            "hints": wanted.hints and not wanted.rated,
            "rated": wanted.rated,
            "autostart": wanted.autostart,
        }
        if wanted.rated:
            check_rated(seats)
        return await self._write(who, values, seats)

    def checked_pace(self, wanted: Pace) -> TableRow:
        """Return the pace as it was wanted: no limit, hours for each answer, or a clock."""
        if wanted.hours is not None and wanted.hours < self.settings.least_hours:
            raise Problem(422, "pace", "An answer may take from an hour to fourteen days.")
        if wanted.hours is not None and wanted.game_time is not None:
            raise Problem(422, "pace", "Either hours for each answer, or a clock.")
        if wanted.answer_time is not None and wanted.game_time is None:
            raise Problem(422, "pace", "A clock needs time for the game.")
        return {
            "pace": wanted.pace,
            "hours": wanted.hours,
            "game_time": wanted.game_time,
            "answer_time": wanted.answer_time,
        }

    async def _write(self, who: Who, values: TableRow, seats: list[SeatRow]) -> str:
        await self.live_tables.database.write(self._writing(who, values, seats))
        return await self._opened(values)

    def _writing(self, who: Who, values: TableRow, seats: list[SeatRow]) -> Callable[[Connection], None]:
        def work(c: Connection) -> None:
            self.check_going(c, who)
            self.check_bots(c, who, seats)
            write_table(c, values, seats, [], Change("made", {"by": who.name}))

        return work

    async def _opened(self, values: TableRow) -> str:
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

    def check_bots(self, c: Connection, who: Who, seats: list[SeatRow]) -> None:
        """Refuse more tables at which only bots play: they think for nobody."""
        if any(seat["kind"] != BOT for seat in seats):
            return
        people = select(Seat.seat).where(Seat.table == Table.id, Seat.kind != BOT)
        mine = (Table.owner == who.id, Table.status.in_((OPEN, RUNNING)))
        going = c.scalar(select(func.count()).select_from(Table).where(*mine, ~people.exists()))
        if going is not None and going >= self.settings.bot_tables:
            raise Problem(
                422, "too-many-tables", f"{going} of your tables have bots alone: wait until one is over."
            )

    def _values(self, game: Game, options: Options, who: Who, name: str, listed: bool) -> TableRow:
        return new_table_values(game, options, who, name) | {"listed": listed}

    # --- sitting down --------------------------------------------------------------------------------

    async def join(self, who: Who, table: str, wanted: Join) -> int:
        """Sit down; return the seat. Whoever sits already, and names another seat, goes over to it."""

        def decide(live: LiveTable) -> tuple[Change | None, int]:
            mine = live.seats_of(who.id)
            if [seat for seat in mine if wanted.seat in (None, seat)]:
                return None, mine[0] if wanted.seat is None else wanted.seat
            if live.status != OPEN:
                check_sees(live, who, wanted.invite)
                raise Problem(409, "not-open", "Nobody can sit down here any more.")
            number = free_seat(live, who, wanted)
            fields = sitting(live, who, number)
            seats = {number: fields}
            more = live.row["owner"] == who.id or live.seats[number]["kept_for"] == who.id
            more = more and not live.row["rated"]
            if mine and not more:  # one seat is enough, without the owner's word
                seats[mine[0]] = emptied(live.seats[mine[0]])
                before = live.seats[mine[0]]
                fields |= {"name": before["name"], "colour": before["colour"]}
            elif not more:  # nor is another to be had beside the one that is kept
                kept = [seat["seat"] for seat in live.seats if seat["kept_for"] == who.id]
                seats |= {seat: {"kept_for": None, "name": ""} for seat in kept[:1] if seat != number}
            return Change("joined", {"seat": number, "name": fields["name"]}, seats=seats), number

        seat = await self.live_tables.change(table, decide)
        await self.live_tables.change(table, self._start_if_full)
        return seat

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
            bot: SeatRow = {"kind": BOT, "bot": filler, "name": str(filler).capitalize()}
            bots = {seat: bot.copy() for seat in free}
            if live.row["rated"]:
                check_rated([{**seat, **bots.get(seat["seat"], SeatRow())} for seat in live.seats])
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
            row, seats, known = live.row.copy(), [seat.copy() for seat in live.seats], live.row["rematch"]
        if known is None or await self._closed(known):
            known = await self._again(who, table, row, seats)
        await self.join(who, known, Join())
        return str(known)

    async def _closed(self, table: str) -> bool:
        """Tell whether whoever made a table has closed it since: nobody will play there."""
        try:
            async with self.live_tables.hold(table) as live:
                return live.status == CLOSED
        except Problem:  # it is not even kept any more
            return True

    async def _again(self, who: Who, table: str, row: TableRow, seats: list[SeatRow]) -> str:
        game = known_game(row["game"])
        values = self._values(game, row["options"], who, row["name"], row["listed"])
        values |= {**_pace_of(row), "autostart": True}
        again = [rematch_seat(seat, who) for seat in seats]

        def decide(live: LiveTable) -> tuple[Change | None, str]:
            if live.row["rematch"] != row["rematch"]:  # somebody was faster
                return None, str(live.row["rematch"])
            told: OtherTable = {"table": values["id"], "name": live.seats[live.seats_of(who.id)[0]]["name"]}
            change = Change("rematch", told, {"rematch": values["id"]})
            change.also = self._writing(who, values, again)  # both or neither: two who press at once get one
            return change, str(values["id"])

        made = await self.live_tables.change(table, decide)
        return await self._opened(values) if made == values["id"] else made


def _pace_of(row: TableRow) -> TableRow:
    """Return what a rematch keeps."""
    return {
        "pace": row["pace"],
        "hours": row["hours"],
        "game_time": row["game_time"],
        "answer_time": row["answer_time"],
        "late": row["late"],
        "hints": row["hints"],
        "rated": row["rated"],
    }

"""Records in and out, and positions to play on from."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any, cast

from sqlalchemy import Connection

from cantiere.bots import bots
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.record import Record
from cantiere.core.state import OVER as GAME_OVER
from cantiere.core.state import State
from cantiere.server.common.errors import Problem
from cantiere.server.common.fields import tidy
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.types.finished import RecordData
from cantiere.server.people.people import Who
from cantiere.server.play.access import check_sees
from cantiere.server.play.live_table import LiveTable, turn_values
from cantiere.server.play.live_tables import LiveTables, match_of, position_at
from cantiere.server.store.changes import Change, MoveRow, write_table
from cantiere.server.store.models import BOT, OVER, RUNNING
from cantiere.server.store.rows import SeatRow, TableRow
from cantiere.server.tables.beginning import begin_new_table, known_game, new_table_values
from cantiere.server.tables.requests import FromHere, NewAnalysis, NewRecord
from cantiere.server.tables.seating import bot_seat, checked_bot, name_bots, person_seat
from cantiere.server.tables.tables import Tables

RECORDED = "record"  # the bot of a finished seat in a record that names none that there is here


class Records:
    """Finished games as files, files as tables, and tables that begin in the middle of a game."""

    def __init__(self, live_tables: LiveTables, tables: Tables, imports: float = 0.0) -> None:
        self.live_tables = live_tables
        self.tables = tables
        self._imports = RateLimit(imports / 3600, max(1, int(imports)))  # by person
        self._one = asyncio.Lock()  # replaying takes a while: one after the other, beside whoever plays

    async def export(self, who: Who | None, table: str, invite: str | None = None) -> RecordData:
        """Return the record. A running game has none to give: its draws may be hidden from somebody."""
        async with self.live_tables.hold(table) as live:
            check_sees(live, who, invite)
            return self._record(live)

    def _record(self, live: LiveTable) -> RecordData:
        if live.status != OVER:
            raise Problem(409, "not-over", "The record can be had when the game is over.")
        if live.row["start"] is not None:
            raise Problem(409, "no-record", "An analysis that begins in mid-game has no record.")
        names = [_kept_name(seat) for seat in live.seats]
        record = dataclasses.replace(match_of(live).record(), players=names)
        if live.row["source"] != "play":  # the luck of an imported game was never ours to promise
            row = live.row
            record = dataclasses.replace(
                record,
                seed=row["seed"] or None,
                salt=row["salt"] or None,
                commitment=row["commitment"] or None,
            )
        return cast(RecordData, record.data())

    def check_quota(self, who: Who) -> None:
        """Refuse more games, in or out, to whoever has had many."""
        if not self._imports.allows(who.id):
            raise Problem(429, "too-many", "You have sent in many games: wait some minutes.")

    async def import_record(self, who: Who, wanted: NewRecord) -> str:
        """Make a table of a record: to look at if the game is over, else to play on by hand."""
        self.check_quota(who)
        async with self._one:
            record, state = await asyncio.to_thread(_verified, wanted.record)
            await asyncio.sleep(0)
            return await self._import(who, wanted, record, state)

    async def _import(self, who: Who, wanted: NewRecord, record: Record, state: State) -> str:
        game = known_game(record.game)
        values = new_table_values(game, dict(state.options), who, wanted.name or _title(game, who))
        seats = [_seat(number, who, _name(record, number), None) for number in range(record.seats)]
        played = [MoveRow(*move) for move in record.moves]
        values |= {"source": "import", "status": RUNNING, "rules_version": record.rules_version}
        if state.to_move == GAME_OVER:
            values |= {
                "seed": record.seed or "",
                "salt": record.salt or "",
                "commitment": record.commitment or "",
            }
            for seat in seats:  # nobody plays them any more
                seat |= {"kind": BOT, "person": None, "bot": RECORDED}
                if seat["name"] in bots():
                    seat |= {"bot": seat["name"], "name": ""}
            name_bots(seats)
        live = LiveTable(values | {"seq": 0, "number": 0, "undo": None}, seats)
        match = live.play_rows(played)
        match.go_on()  # where the record stops before a draw
        played += [MoveRow(move.who, move.text) for move in match.moves[len(played) :]]
        values |= turn_values(live, values["created"])
        await self._write(who, values, seats, played, Change("imported", {"by": who.name}))
        return str(values["id"])

    async def analyse(self, who: Who, wanted: NewAnalysis) -> str:
        """Make a table of a position."""
        self.check_quota(who)
        game = known_game(str(wanted.snapshot.get("game")))
        async with self._one:
            state = await asyncio.to_thread(game.restore, wanted.snapshot)
            return await self._play_on(who, state, wanted.bots, wanted.name)

    async def from_here(self, who: Who, table: str, wanted: FromHere) -> str:
        """Make a table of a position of a finished game; of a running one it would show what is hidden."""
        async with self._one:
            async with self.live_tables.hold(table) as live:
                check_sees(live, who)
                if live.status != OVER and live.row["source"] == "play":
                    raise Problem(409, "not-over", "Positions can be studied when the game is over.")
                state = position_at(live, wanted.move).clone()
                mine = live.row["owner"] == who.id  # another's title may be their name
                name = live.row["name"] if mine else None
            return await self._play_on(who, state, wanted.bots, name)

    async def _play_on(self, who: Who, state: State, bots: list[str | None] | None, name: str | None) -> str:
        if state.to_move == GAME_OVER:
            raise Problem(422, "over", "In this position the game is over.")
        players = bots if bots is not None else [None] * int(state.seats)
        if len(players) != state.seats:
            raise Problem(422, "wrong-seats", f"This position has {state.seats} seats, not {len(players)}.")
        for bot in players:
            checked_bot(bot)
        game = state.game
        values = new_table_values(game, dict(state.options), who, name or _title(game, who))
        values |= {"source": "analysis", "start": game.snapshot(state)}
        values["rules_version"] = int(state.rules_version)
        alone = players.count(None) == 1  # several seats of one person go by numbers
        names = [who.name if alone and bot is None else f"{number + 1}" for number, bot in enumerate(players)]
        seats = [_seat(number, who, names[number], bot) for number, bot in enumerate(players)]
        values, begun = begin_new_table(values, seats, state)
        await self._write(who, values, seats, begun.played, begun)
        self.live_tables.on_wake(values["id"])
        return str(values["id"])

    async def _write(
        self,
        who: Who,
        values: TableRow,
        seats: list[SeatRow],
        played: list[MoveRow],
        told: Change,
    ) -> None:
        def work(c: Connection) -> None:
            self.tables.check_going(c, who)
            if values["status"] == RUNNING:
                self.tables.check_bots(c, who, seats)
            write_table(c, values, seats, played, told)

        await self.live_tables.database.write(work)


def _verified(data: dict[str, Any]) -> tuple[Record, State]:
    try:
        record = Record.from_data(data)
        known_game(str(record.game))
        return record, record.verify()
    except CantiereError:
        raise
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError, OverflowError) as error:
        raise Problem(422, "not-a-record", f"This is not a record: {type(error).__name__}.") from error


def named_in(data: dict[str, Any]) -> list[str]:
    """Return how a record that is sent in calls those who played, as far as it can be read."""
    players = data.get("players")
    return [str(one)[:40] for one in players[:16]] if isinstance(players, list) else []


def _title(game: Game, who: Who) -> str:
    """Return what a table is called that nobody has named: as the game is, in its owner's language."""
    return texts_of(game.id, who.lang).say(game.id)


def _name(record: Record, number: int) -> str:
    try:
        return tidy(str(record.players[number])[:40])
    except (IndexError, KeyError, TypeError, ValueError):
        return f"{number + 1}"


def _kept_name(seat: SeatRow) -> str:
    """Return how a record names who sat here: a bot by what it is, so that it can be asked again."""
    return str(seat["bot"] if seat["kind"] == BOT and seat["bot"] != RECORDED else seat["name"])


def _seat(number: int, who: Who, name: str, bot: str | None) -> SeatRow:
    if bot is not None:
        return bot_seat(number, bot, f"{bot.capitalize()} {number + 1}")
    return person_seat(number, who.id, name)

"""The tables in memory, and the one way they are looked at and changed.

Whoever changes a table looks at it, decides, and writes under the condition that nobody has written since.
If somebody has, it is looked at again: two racing clients or servers cannot both win.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeVar, cast

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cantiere.core.reason import CantiereError
from cantiere.core.state import State
from cantiere.match import Match
from cantiere.server.common.errors import Problem, Refusal, not_found
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.changes import (
    Change,
    NewsItem,
    Pending,
    Repeated,
    Stale,
    read_moves,
    read_news,
    read_request,
    read_table,
    sort_out,
    write_changes,
)
from cantiere.server.store.database import Database
from cantiere.server.store.models import Table
from cantiere.server.store.rows import Trouble

log = logging.getLogger("cantiere.server.tables")

T = TypeVar("T")
TRIES = 8
UNREADABLE: Final = "does-not-replay"
MOST_TABLES = 20_000
IDLE = 15.0  # seconds for which a table is kept that nobody watches

Decide = Callable[[LiveTable], tuple[Change | None, T]]


class LiveTables:
    """The tables in memory, by id.

    `on_change` is called with a table when a change made here is written, before anybody else can look at it;
    `on_wake` with the id of a table that others have to look at.
    """

    def __init__(self, database: Database, most_moves: int) -> None:
        self.database = database
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_wake: Callable[[str], None] = lambda table: None
        self.watchers: Callable[[str], Mapping[str, int]] = lambda table: {}
        self._most_moves = most_moves
        self._moves = 0
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.in_trouble: set[str] = set()  # tables whose games cannot be replayed here
        self.blocked: dict[str, frozenset[str]] = {}  # of whom each person wants to hear nothing

    # --- looking -------------------------------------------------------------------------------------

    def hold(self, table: str, *, fresh: bool = True) -> AbstractAsyncContextManager[LiveTable]:
        """Hold a table as the database has it now; its match is there if the game has begun.

        Not `fresh`: as it was last seen or heard of here. That is enough to send news, which are followed by
        more, and to try a change, which is written only if nobody has written since.
        """
        return _Holding(self, table, fresh)

    def note_change(self, table: str, seq: int) -> bool:
        """Note that a table has come to this number elsewhere; tell whether that is news."""
        live = self._tables.get(table)
        if live is None:
            return True
        live.known_seq = max(live.known_seq, seq)
        return live.known_seq > live.seq

    def mark_stale(self, table: str) -> None:
        """Read a table again before it is next used."""
        live = self._tables.get(table)
        if live is not None:
            live.stale = True
            live.recent.clear()

    def drop(self, table: str) -> None:
        """Forget a table that is no more."""
        live = self._tables.pop(table, None)
        if live is not None:
            self._moves -= live.played

    def forget_news(self) -> None:
        """Read all news again: some of it is no longer there."""
        for live in self._tables.values():
            live.recent.clear()

    def heard_by(self, person: str | None, items: list[NewsItem]) -> list[NewsItem]:
        """Return the news without what those have said of whom a person wants to hear nothing."""
        blocked = self.blocked.get(person or "")
        return [item for item in items if item.person not in blocked] if blocked else items

    def awaits_bot(self, table: str) -> bool:
        """Tell whether, as far as is known here, a bot is asked at a table."""
        live = self._tables.get(table)
        return live is None or bool(live.row["due"])

    async def news(self, live: LiveTable, after: int) -> list[NewsItem]:
        """Return the news after number `after`, from memory where they are at hand."""
        recent = live.news_at_hand(after)
        if recent is not None:
            return recent
        return await self.database.read(lambda c: read_news(c, live.id, after))

    async def load(self, table: str) -> LiveTable:
        """Return a table, not held: whoever wants more than its lock goes through `hold`."""
        live = self._tables.get(table)
        if live is None:
            found = await self.database.read(lambda c: read_table(c, table))
            if found is None:
                raise not_found("there is no such table")
            live = self._tables.setdefault(table, LiveTable(*found))
            live.watchers = self.watchers
        self._tables.move_to_end(table)
        live.used = time.monotonic()
        return live

    async def refresh(self, live: LiveTable, *, fresh: bool) -> None:
        """Take over what other servers have written; SQLite has only this one."""
        if live.stale or live.known_seq > live.seq or (fresh and not self.database.sqlite):
            found = await self.database.read(lambda c: read_table(c, live.id))
            if found is None:
                self.drop(live.id)
                raise not_found("there is no such table")
            if live.stale or found[0]["seq"] != live.seq or found[1] != live.seats:
                live.take(*found)
                live.stale = False
        if live.wants_replay:
            await self._replay(live)

    async def _replay(self, live: LiveTable) -> None:
        before = live.played if live.match is not None else 0
        rows = await self.database.read(lambda c: read_moves(c, live.id, before, live.number))
        try:
            live.play_rows(rows)
        except Exception as error:  # whatever it is: the table is still there to be looked at and left
            self._moves -= before
            live.forget_match()
            live.trouble_at = live.number
            why = cast(Trouble, error.reason) if isinstance(error, Problem) else UNREADABLE
            await self._mark(live, why, error)
            return
        self._moves += len(rows)
        if live.trouble is not None or live.row["trouble"] is not None:
            await self._mark(live, None, None)

    async def _mark(self, live: LiveTable, trouble: Trouble | None, error: Exception | None) -> None:
        """Mark a table whose game cannot be replayed, or no longer so; the operator is told."""
        live.trouble = trouble
        if trouble is None:
            self.in_trouble.discard(live.id)
            log.info("readable", extra={"table": live.id})
        else:
            self.in_trouble.add(live.id)
            log.error(
                "unreadable",
                extra={"table": live.id, "error": f"{trouble}: {type(error).__name__}"},
                exc_info=error,
            )
        if live.row["trouble"] != trouble:
            live.row["trouble"] = trouble
            marked = update(Table).where(Table.id == live.id).values(trouble=trouble)
            try:
                await self.database.write(lambda c: c.execute(marked))
            except SQLAlchemyError as failed:  # then the next server that looks marks it
                log.warning("unreadable", extra={"table": live.id, "error": type(failed).__name__})

    # --- changing ------------------------------------------------------------------------------------

    async def change(self, table: str, decide: Decide[T]) -> T:
        """Let `decide` look at the table and say what changes; return its answer once that is written."""
        for attempt in range(TRIES):
            sure = attempt > 0 or self.database.sqlite
            async with self.hold(table, fresh=sure) as live:
                try:
                    change, answer = self._decide(live, decide)
                    if change is not None:
                        await self._write(live, change)
                    elif sure:
                        return answer
                except Stale:
                    continue
                except SQLAlchemyError:
                    raise
                except Exception:  # a refusal, but perhaps only because another server knows more
                    if sure:
                        raise
                    continue
                if change is None:
                    continue
                self.on_change(live)
                return answer
        raise Problem(503, "busy", "Too many are changing this table at once; try again.")

    def _decide(self, live: LiveTable, decide: Decide[T]) -> tuple[Change | None, T]:
        """Let it decide. It plays on the match in memory: if it fails, that is not what was written."""
        before = live.moves_played()
        try:
            return decide(live)
        except Exception as error:
            refused = isinstance(error, (Refusal, CantiereError))
            if not refused or live.moves_played() != before:
                self._forget(live)
            raise

    async def _write(self, live: LiveTable, change: Change) -> None:
        at = time.time()
        try:
            change.named += stood_up(live, change)
            pending = Pending(live.id, live.seq, live.number, change, at)
            whose = change.request.person if change.request is not None else live.id
            await self.database.write_with_others(write_changes, pending, sort_out, whose)
        except Repeated:
            self._take_back(live, change)
            raise
        except BaseException as error:
            self._forget(live)
            if isinstance(error, IntegrityError):
                raise await self._conflict(change) from error
            raise
        live.wrote(change, at)
        self._moves += len(change.played)

    async def _conflict(self, change: Change) -> Exception:
        """Say what was there already: the same request, or another's move."""
        request = change.request
        if request is not None:
            earlier = await self.database.read(lambda c: read_request(c, request.person, request.key))
            if earlier is not None:
                return Repeated(*earlier)
        return Stale()

    def _take_back(self, live: LiveTable, change: Change) -> None:
        """Take back what was decided and is known not to be written: to replay a long game takes longer."""
        match, played = live.match, len(change.played)
        if match is None or played == 0 or any(row.keep is not None for row in change.played):
            self._forget(live)
        else:
            match.state = match.history.cut(len(match.moves) - played)

    def _forget(self, live: LiveTable) -> None:
        """What was decided is not known to be written: forget it, and read the table again."""
        self._moves -= live.played
        live.forget_match()
        live.recent.clear()
        live.stale = True

    def evict(self) -> None:
        """Keep memory bounded: the matches, then the tables, that were not used for longest are dropped."""
        if self._moves > self._most_moves:
            for live in list(self._tables.values()):
                if self._moves <= self._most_moves // 2:
                    break
                if not live.lock.locked() and live.match is not None:
                    self._moves -= live.played
                    live.forget_match()
        if len(self._tables) > MOST_TABLES:
            for live in list(self._tables.values())[: len(self._tables) - MOST_TABLES]:
                if not live.lock.locked():
                    self._moves -= live.played
                    del self._tables[live.id]

    def forget_idle(self, watched: Callable[[str], bool]) -> None:
        """Drop the tables that nobody watches or has used for a while: they are read when they are wanted."""
        now = time.monotonic()
        for live in list(self._tables.values()):
            if live.used > now - IDLE:
                return
            if watched(live.id) or live.lock.locked():
                live.used = now  # looked at again when that may have changed
                self._tables.move_to_end(live.id)
            else:
                self.drop(live.id)

    def __len__(self) -> int:
        return len(self._tables)


class _Holding(AbstractAsyncContextManager[LiveTable]):
    """A table being held. Not a generator: this is entered for every move."""

    def __init__(self, live_tables: LiveTables, table: str, fresh: bool) -> None:
        self._live_tables = live_tables
        self._table = table
        self._fresh = fresh

    async def __aenter__(self) -> LiveTable:
        self._live = await self._live_tables.load(self._table)
        await self._live.lock.acquire()
        try:
            await self._live_tables.refresh(self._live, fresh=self._fresh)
        except BaseException:
            self._live.lock.release()
            raise
        return self._live

    async def __aexit__(self, *_exc: object) -> None:
        self._live.lock.release()
        self._live_tables.evict()


def stood_up(live: LiveTable, change: Change) -> list[tuple[str, str]]:
    """Return who sits here no longer, or no longer by this name: what was told so far has it still.

    A guest who has logged in sits here as before: the account has the seat, and with it the name.
    """
    if (not change.seats and change.all_seats is None) or change.kind == "taken-along":
        return []
    then = change.all_seats
    if then is None:
        then = [{**seat, **change.seats.get(seat["seat"], {})} for seat in live.seats]
    before = {(seat["person"], seat["name"]) for seat in live.seats if seat["person"] is not None}
    return sorted(before - {(seat["person"], seat["name"]) for seat in then})


def match_of(live: LiveTable) -> Match:
    """Return the match of a table that has begun, or refuse."""
    if live.trouble is not None:
        raise Problem(409, live.trouble, "The game at this table cannot be gone on with here.")
    if live.match is None:
        raise Problem(409, "not-begun", "The game has not begun.")
    return live.match


def position_at(live: LiveTable, move: int) -> State:
    """Return the position after so many moves."""
    match = match_of(live)
    if move > len(match.moves):
        raise Problem(422, "no-such-move", f"This game has {len(match.moves)} moves.")
    return match.moves[move].before if move < len(match.moves) else match.state

"""Checking all that is kept: every game replays, the lobby knows the truth of it, luck was as promised."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sqlalchemy import select

from cantiere.core.reason import CantiereError
from cantiere.core.record import commitment
from cantiere.match import Match
from cantiere.server.common.errors import Problem
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.changes import read_moves, read_table
from cantiere.server.store.database import Database
from cantiere.server.store.models import OVER, RUNNING, Table


class Finding(NamedTuple):
    """What is wrong with a table."""

    table: str
    what: str


def tables_with_games(database: Database) -> list[str]:
    """Return the tables whose games can be checked."""
    with database.engine.connect() as c:
        begun = Table.status.in_((RUNNING, OVER))
        return list(c.scalars(select(Table.id).where(begun).order_by(Table.created)))


def check(database: Database, progress: Callable[[], None] = lambda: None) -> Iterator[Finding]:
    """Replay every game, and say what does not fit. Nothing is changed; servers may be running."""
    for table in tables_with_games(database):
        for what in _check_table(database, table):
            yield Finding(table, what)
        progress()


def _check_table(database: Database, table: str) -> Iterator[str]:
    with database.engine.connect() as c, c.begin():
        found = read_table(c, table)
        if found is None:
            return
        live = LiveTable(*found)
        rows = read_moves(c, table, 0, live.number)
    if len(rows) != live.number:
        yield f"it has {len(rows)} rows of its game, and counts {live.number}"
        return
    try:
        match = live.play_rows(rows)
    except Problem as problem:
        yield problem.detail
        return
    except CantiereError as error:
        yield f"its game does not replay: {error}"
        return
    yield from _check_position(live, match)
    if live.row["source"] == "play":
        yield from _check_luck(live, match)


def _check_position(live: LiveTable, match: Match) -> Iterator[str]:
    try:
        match.game.check_table(match.state)
    except CantiereError as error:
        yield f"its position cannot be: {error}"
    over = match.over or live.row["how"] is not None  # by its rules, or because all wanted it to be
    if over != (live.status == OVER):
        yield f"its game is {'over' if over else 'not over'}, and the table is {live.status}"
    elif not over and live.row["to_move"] != int(match.state.to_move):
        yield f"seat {int(match.state.to_move)} is asked, and the table says {live.row['to_move']}"
    elif over and live.row["result"] is not None:
        scores = [int(score) for score in match.state.scores()]
        if live.row["result"].get("scores") != scores:
            yield f"the result is {scores}, and the table says {live.row['result'].get('scores')}"


def _check_luck(live: LiveTable, match: Match) -> Iterator[str]:
    if commitment(live.row["seed"], live.row["salt"]) != live.row["commitment"]:
        yield "its luck is not what was promised"
    elif match.over and live.row["start"] is None:
        try:
            match.record().check_chance()
        except CantiereError as error:
            yield f"its luck is not what was promised: {error}"

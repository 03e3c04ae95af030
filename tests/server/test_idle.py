"""Tables in memory are a cache: what nobody looks at is not kept."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import cantiere
from cantiere.match import Match
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import IDLE, LiveTables
from tests.server.looks import live_table


def idle(name: str, seconds: float) -> LiveTable:
    live = live_table(Match(cantiere.games()[0], [None, None], seed=name))
    live.row["id"] = name
    live.used = time.monotonic() - seconds
    return live


def test_tables_that_nobody_watches_are_dropped_after_a_while() -> None:
    tables = LiveTables(cast(Any, None), 1000)
    old, held = 2 * IDLE, idle("held", 2 * IDLE)
    asyncio.run(held.lock.acquire())
    for live in (idle("watched", old), held, idle("idle", old), idle("used", 0.0), idle("later", old)):
        tables._tables[live.id] = live
    tables.forget_idle(lambda table: table == "watched")
    # They are looked at in the order of their use: behind one that was used there is none that was not.
    assert list(tables._tables) == ["used", "later", "watched", "held"]
    tables.forget_idle(lambda table: False)
    assert list(tables._tables) == ["used", "later", "watched", "held"]  # a while later, not at once

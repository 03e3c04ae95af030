"""Memory: tables that are being played and that nobody looks at.

A game of each kind is begun as people do, and copied in the database as often as there are to be tables. Then
somebody looks at every table and answers there once: it is read, replayed, written and told, and left alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx

FIRST_MOVES = 20  # of each game
AT_ONCE = 500  # tables copied, then looked at
TOGETHER = 8
OUTDATED = 409
IDLE = 25.0  # seconds after which nobody looks at a table any longer
COPIED = {"tables": "id", "seats": "table", "moves": "table", "news": "table"}  # where the table's id stands


def memory(process: int) -> float:
    """Return how many megabytes a process has."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


async def measure_open(
    server: AbstractContextManager[tuple[int, str]], database: Path, counts: list[int]
) -> None:
    """Print how much memory a server has with so many tables of all our games in turn."""
    with server as (process, address):
        async with httpx.AsyncClient(base_url=address, timeout=60) as person:
            (await person.post("/api/session", json={"name": "P"})).raise_for_status()
            games = [g for g in (await person.get("/api/games")).json()["games"] if g["id"] != "counter"]
            begun = [await _begin_game(person, game) for game in games]
            before, made = 0.0, 0
            for count in counts:
                began = time.perf_counter()
                for first in range(made, count, AT_ONCE):
                    some = range(first, min(first + AT_ONCE, count))
                    await _answer_at(person, copied(database, begun, some))
                most = memory(process)
                await asyncio.sleep(IDLE)
                after = memory(process)
                each = f", {(after - before) * 1024 / (count - made):.1f} KB for each more" if before else ""
                took = time.perf_counter() - began
                print(
                    f"{count:>6} open tables: {after:.0f} MB{each} ({most:.0f} MB at once; {took:.0f} s)",
                    flush=True,
                )
                before, made = after, count


def copied(database: Path, tables: Sequence[str], numbers: range) -> list[str]:
    """Copy tables in turn, under new ids; return those."""
    copies = [f"copy-{number}" for number in numbers]
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection, connection:
        for name, key in COPIED.items():
            columns = [str(row[1]) for row in connection.execute(f'PRAGMA table_info("{name}")')]
            given = ", ".join("?" if column == key else f'"{column}"' for column in columns)
            names = ", ".join(f'"{column}"' for column in columns)
            connection.executemany(
                f'INSERT INTO "{name}" ({names}) SELECT {given} FROM "{name}" WHERE "{key}" = ?',
                zip(copies, (tables[number % len(tables)] for number in numbers), strict=True),
            )
    return copies


async def _answer_at(person: httpx.AsyncClient, tables: list[str]) -> None:
    gate = asyncio.Semaphore(TOGETHER)

    async def one(table: str) -> None:
        async with gate:
            seen = (await person.get(f"/api/tables/{table}")).raise_for_status().json()
            await _answer(person, seen, f"{table}-again")

    await asyncio.gather(*(one(table) for table in tables))


async def _begin_game(person: httpx.AsyncClient, game: dict[str, Any]) -> str:
    """Play the first moves of a game with as many seats as it has without options; return the table."""
    seats = [{"kind": "me"}] * min(4, *game["seats"][-1:])
    made = await person.post("/api/tables", json={"game": game["id"], "seats": seats})
    table = made.raise_for_status().json()
    for turn in range(FIRST_MOVES):
        table = await _answer(person, table, f"{table['id']}-{turn}")
    return str(table["id"])


async def _answer(person: httpx.AsyncClient, table: dict[str, Any], key: str) -> dict[str, Any]:
    """Give the last of the possible answers; return the table as it is then."""
    if not (table["view"]["question"] or {}).get("options"):  # the server answers, where there is no choice
        seen = await person.get(f"/api/tables/{table['id']}")
        return dict(seen.raise_for_status().json())
    action = table["view"]["question"]["options"][-1]["text"]
    act = {"action": action, "number": table["number"], "key": key}
    done = await person.post(f"/api/tables/{table['id']}/actions", json=act)
    if done.status_code != OUTDATED:
        done.raise_for_status()
    return dict(done.json()["table"])

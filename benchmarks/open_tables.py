"""Memory: tables that are being played and that nobody looks at."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx

FIRST_MOVES = 20  # of each game
TOGETHER = 8
OUTDATED = 409
IDLE = 25.0  # seconds after which nobody looks at a table any longer


def memory(process: int) -> float:
    """Return how many megabytes a process has."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


async def measure_open(server: AbstractContextManager[tuple[int, str]], counts: list[int]) -> None:
    """Print how much memory a server has with so many tables of all our games in turn."""
    with server as (process, address):
        async with httpx.AsyncClient(base_url=address, timeout=60) as person:
            (await person.post("/api/session", json={"name": "P"})).raise_for_status()
            games = [g for g in (await person.get("/api/games")).json()["games"] if g["id"] != "counter"]
            before, made = 0.0, 0
            for count in counts:
                began = time.perf_counter()
                await _begin(person, games, range(made, count))
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


async def _begin(person: httpx.AsyncClient, games: list[dict[str, Any]], numbers: range) -> None:
    gate = asyncio.Semaphore(TOGETHER)

    async def one(number: int) -> None:
        async with gate:
            await _begin_game(person, games[number % len(games)], f"{number}")

    await asyncio.gather(*(one(number) for number in numbers))


async def _begin_game(person: httpx.AsyncClient, game: dict[str, Any], key: str) -> None:
    """Play the first moves of a game with as many seats as it has without options."""
    seats = [{"kind": "me"}] * min(4, *game["seats"][-1:])
    made = await person.post("/api/tables", json={"game": game["id"], "seats": seats})
    table = made.raise_for_status().json()
    for turn in range(FIRST_MOVES):
        if not (table["view"]["question"] or {}).get("options"):
            table = (await person.get(f"/api/tables/{table['id']}")).raise_for_status().json()
            continue
        action = table["view"]["question"]["options"][-1]["text"]
        act = {"action": action, "number": table["number"], "key": f"{key}-{turn}"}
        done = await person.post(f"/api/tables/{table['id']}/actions", json=act)
        if done.status_code != OUTDATED:  # the server itself may have answered where there is no choice
            done.raise_for_status()
        table = done.json()["table"]

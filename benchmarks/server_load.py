"""Load: N tables × 4 clients over WebSocket, each move written and sent to all four. Ours and boardgame.io's.

    python -m benchmarks.server_load [--tables 50] [--seconds 10] [--postgresql URL] [--node-modules FOLDER]

One table makes one move at a time: the next client moves when all four have the last move. The latency is
from sending a move until the slowest of the four has it. boardgame.io is taken from a folder in which
`npm install boardgame.io node-persist@3` was run; without one it is left out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
HERE = Path(__file__).parent
FREELY = {"rate": 0, "doors": 0, "messages": 0, "open_tables": 10**6}


class Result(NamedTuple):
    name: str
    moves: float
    p50: float
    p99: float
    cpu: float
    megabytes: float

    def line(self) -> str:
        return (
            f"{self.name:<28}{self.moves:>9.0f} moves/s   p50 {self.p50:>7.1f} ms   p99 {self.p99:>7.1f} ms"
            f"   {self.cpu:>5.2f} ms CPU/move   {self.megabytes:>5.0f} MB"
        )


class Seats(NamedTuple):
    """The four clients of a table, and how they move."""

    sockets: list[ClientConnection]
    move: Callable[[int, int], str]  # seat, number -> message
    number: re.Pattern[str]  # finds the number that goes with the next move
    is_news: Callable[[str], bool]


async def play(table: Seats, number: int, until: float, times: list[tuple[float, float]]) -> None:
    turn = 0
    while time.perf_counter() < until:
        began = time.perf_counter()
        await table.sockets[turn % SEATS].send(table.move(turn % SEATS, number))
        message = ""
        for client in table.sockets:
            message = await news(client, table.is_news)
        times.append((began, time.perf_counter() - began))
        found = table.number.search(message)
        assert found is not None, message[:500]
        number = int(found[1])
        turn += 1


async def news(client: ClientConnection, is_news: Callable[[str], bool]) -> str:
    while True:
        message = await asyncio.wait_for(client.recv(), 60)
        if isinstance(message, str) and is_news(message):
            return message
        assert '"problem"' not in message, message


async def measure(name: str, tables: list[tuple[Seats, int]], seconds: float, process: int) -> Result:
    times: list[tuple[float, float]] = []
    warm = time.perf_counter() + 2
    until = warm + seconds
    spent = processor(process)
    await asyncio.gather(*(play(table, number, until, times) for table, number in tables))
    counted = sorted(took * 1000 for began, took in times if began >= warm)
    p99 = counted[int(len(counted) * 0.99)]
    cpu = (processor(process) - spent) * 1000 / len(times)
    result = Result(name, len(counted) / seconds, statistics.median(counted), p99, cpu, memory(process))
    print(result.line(), flush=True)
    for seats, _ in tables:
        for client in seats.sockets:
            await client.close()
    return result


def processor(process: int) -> float:
    """Return the seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- ours --------------------------------------------------------------------------------------------


def start_ours(database: str, log: Path) -> tuple[subprocess.Popen[bytes], str]:
    settings = {**FREELY, "database": database, "port": free_port()}
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.serve_toys", json.dumps(settings)],
            stdout=subprocess.PIPE,
            stderr=out,
        )
    assert process.stdout is not None
    return process, process.stdout.readline().decode().strip()


async def open_ours(address: str, count: int) -> list[tuple[Seats, int]]:
    people = [httpx.AsyncClient(base_url=address, timeout=60) for _ in range(SEATS)]
    for number, person in enumerate(people):
        (await person.post("/api/session", json={"name": f"P{number}"})).raise_for_status()
    tables = []
    for _ in range(count):
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = await people[0].post("/api/tables", json={"game": "counter", "seats": seats})
        table = made.raise_for_status().json()["id"]
        for seat in range(1, SEATS):
            joined = await people[seat].post(f"/api/tables/{table}/join", json={"seat": seat})
            joined.raise_for_status()
        tables.append((await _seats(address, table, people), int(joined.json()["number"])))
    for person in people:
        await person.aclose()
    return tables


async def _seats(address: str, table: str, people: list[httpx.AsyncClient]) -> Seats:
    sockets = []
    for person in people:
        cookie = f"cantiere={person.cookies['cantiere']}"
        client = await connect(
            address.replace("http", "ws", 1) + "/api/live",
            additional_headers={"Cookie": cookie},
            compression=None,
        )
        await client.send(json.dumps({"do": "subscribe", "table": table}))
        await news(client, lambda text: '"now"' in text)
        sockets.append(client)

    def move(seat: int, number: int) -> str:
        act = {"do": "act", "table": table, "action": "add", "number": number, "key": f"{table}-{number}"}
        return json.dumps(act)

    return Seats(sockets, move, re.compile(r'"number":(\d+)'), lambda text: '"now"' in text)


async def ours(name: str, database: str, count: int, seconds: float, folder: Path) -> Result:
    process, address = start_ours(database, folder / "ours.log")
    try:
        return await measure(name, await open_ours(address, count), seconds, process.pid)
    finally:
        process.terminate()
        process.wait(30)


async def many_tables(folder: Path, count: int) -> float:
    """Return the memory of a server at which so many tables of a real game are going on."""
    process, address = start_ours(str(folder / "many.db"), folder / "many.log")
    try:
        async with httpx.AsyncClient(base_url=address, timeout=60) as person:
            (await person.post("/api/session", json={"name": "P"})).raise_for_status()
            game = next(g for g in (await person.get("/api/games")).json()["games"] if g["id"] != "counter")
            seats = [{"kind": "me"}] * max(game["seats"])
            gate = asyncio.Semaphore(16)

            async def one(number: int) -> None:
                async with gate:
                    made = await person.post("/api/tables", json={"game": game["id"], "seats": seats})
                    table = made.raise_for_status().json()
                    for turn in range(20):
                        options = table["view"]["question"]["options"]
                        act = {
                            "action": options[-1]["text"],
                            "number": table["number"],
                            "key": f"{number}-{turn}",
                        }
                        done = await person.post(f"/api/tables/{table['id']}/actions", json=act)
                        table = done.raise_for_status().json()["table"]

            await asyncio.gather(*(one(number) for number in range(count)))
        return memory(process.pid)
    finally:
        process.terminate()
        process.wait(30)


# --- boardgame.io ------------------------------------------------------------------------------------


async def theirs(modules: Path, count: int, seconds: float, folder: Path) -> Result:
    port = free_port()
    script = modules.parent / "cantiere_boardgame_io.cjs"  # Node looks for packages beside the script
    shutil.copy(HERE / "boardgame_io.cjs", script)
    process = subprocess.Popen(
        ["node", str(script), str(port), str(folder / "boardgame.io")],
        stdout=subprocess.PIPE,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        assert process.stdout is not None
        while b"READY" not in process.stdout.readline():
            assert process.poll() is None, "boardgame.io did not start"
        tables = [(await _their_seats(port, f"m{number}"), 0) for number in range(count)]
        return await measure("boardgame.io, FlatFile", tables, seconds, process.pid)
    finally:
        process.terminate()
        process.wait(30)
        script.unlink()


async def _their_seats(port: int, match: str) -> Seats:
    """Speak socket.io as its client does: open, join the game's namespace, sync."""
    sockets = []
    for seat in range(SEATS):
        client = await connect(
            f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", compression=None
        )
        await client.recv()
        await client.send("40/counter,")
        await news(client, lambda text: text.startswith("40/counter"))
        await client.send("42/counter," + json.dumps(["sync", match, str(seat), None, SEATS]))
        await news(client, lambda text: '"sync"' in text[:40])
        sockets.append(client)

    def move(seat: int, number: int) -> str:
        payload: dict[str, Any] = {"type": "add", "args": [], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return "42/counter," + json.dumps(["update", action, number, match, str(seat)])

    return Seats(sockets, move, re.compile(r'"_stateID":(\d+)'), lambda text: '["update"' in text[:40])


# --- all of it ---------------------------------------------------------------------------------------


async def run(arguments: argparse.Namespace) -> None:
    count, seconds = arguments.tables, arguments.seconds
    with tempfile.TemporaryDirectory(prefix="cantiere-load-") as name:
        folder = Path(name)
        print(f"{count} tables × {SEATS} clients, {seconds:.0f} s each, {os.cpu_count()} cores")
        jobs: list[Callable[[], Awaitable[Result]]] = [
            lambda: ours("cantiere, SQLite", str(folder / "a.db"), count, seconds, folder)
        ]
        if arguments.postgresql:
            jobs.append(lambda: ours("cantiere, PostgreSQL", arguments.postgresql, count, seconds, folder))
        if arguments.node_modules:
            jobs.append(lambda: theirs(Path(arguments.node_modules), count, seconds, folder))
        results = [await job() for job in jobs]
        if arguments.node_modules:
            first, last = results[0], results[-1]
            print(
                f"moves/s: {first.moves / last.moves:.1f} × theirs; p99: {first.p99 / last.p99:.2f} × theirs"
            )
        if arguments.many:
            print(f"{arguments.many} open tables: {await many_tables(folder, arguments.many):.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--many", type=int, default=1000, help="open tables whose memory is measured; 0: none"
    )
    parser.add_argument("--postgresql", help="the address of an empty database")
    parser.add_argument("--node-modules", help="a node_modules folder with boardgame.io in it")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()

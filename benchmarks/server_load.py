"""Load: N tables × 4 clients over WebSocket, each move written and sent to all four. Ours and boardgame.io's.

    python -m benchmarks.server_load [--tables 50] [--seconds 10] [--rounds 3] [--postgresql URL]
                                     [--node-modules FOLDER] [--many 1000]

One table makes one move at a time: the next client moves when all four have the last move. The latency is
from sending a move until the slowest of the four has it. All contenders are driven by the same client, in
turn, round after round; the ratios of a round are the claim. boardgame.io is taken from a folder in which
`npm install boardgame.io node-persist@3` was run; without one it is left out.

What "written" means is not the same, and not to our advantage: ours answers and tells the others when the
move is on the disk (fsync, or PostgreSQL's commit). boardgame.io tells the others first, then writes a file,
and does not wait for the disk.
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

from benchmarks.load_client import Table, open_client

SEATS = 4
WARM_UP = 2.0
FIRST_MOVES = 20  # of a game whose memory is measured
HERE = Path(__file__).parent
FREELY = {"rate": 0, "doors": 0, "messages": 0, "open_tables": 10**6}
THEIRS = "boardgame.io, FlatFile"

NUMBER = re.compile(rb'"number":(\d+)')
STATE_ID = re.compile(rb'"_stateID":(\d+)')


class Result(NamedTuple):
    """What a run came to; `client` is the part of a core that the client took."""

    name: str
    moves: float
    p50: float
    p99: float
    cpu: float
    client: float
    megabytes: float

    def line(self) -> str:
        return (
            f"{self.name:<24}{self.moves:>7.0f} moves/s   p50 {self.p50:>6.1f} ms   p99 {self.p99:>6.1f} ms"
            f"   server {self.cpu:>5.2f} ms CPU/move, {self.megabytes:>4.0f} MB   client {self.client:>4.0%}"
        )


async def measure(name: str, tables: list[Table], seconds: float, process: int) -> Result:
    warm = time.perf_counter() + WARM_UP
    until = warm + seconds
    spent, own = processor(process), time.process_time()
    for table in tables:
        table.play(until)
    try:
        await asyncio.wait_for(asyncio.gather(*(table.done for table in tables)), seconds + 60)
    finally:
        for table in tables:
            table.close()
    times = [one for table in tables for one in table.times]
    counted = sorted(took * 1000 for began, took in times if began >= warm)
    result = Result(
        name,
        len(counted) / seconds,
        statistics.median(counted),
        counted[int(len(counted) * 0.99)],
        (processor(process) - spent) * 1000 / len(times),
        (time.process_time() - own) / (seconds + WARM_UP),
        memory(process),
    )
    print(result.line(), flush=True)
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


async def open_ours(address: str, count: int) -> list[Table]:
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
        cookies = [person.cookies["cantiere"] for person in people]
        tables.append(await _our_table(address, table, cookies, int(joined.json()["number"])))
    for person in people:
        await person.aclose()
    return tables


async def _our_table(address: str, table: str, cookies: list[str], number: int) -> Table:
    clients = []
    for cookie in cookies:
        client = await open_client(int(address.rsplit(":", 1)[1]), "/api/live", Cookie=f"cantiere={cookie}")
        client.send(json.dumps({"do": "subscribe", "table": table}).encode())
        await client.until(b'"now"')
        clients.append(client)

    def move(seat: int, number: int) -> bytes:
        act = {"do": "act", "table": table, "action": "add", "number": number, "key": f"{table}-{number}"}
        return json.dumps(act).encode()

    return Table(clients, number, move, lambda text: b'"now"' in text, lambda text: _found(NUMBER, text))


def _found(pattern: re.Pattern[bytes], text: bytes) -> int:
    found = pattern.search(text)
    assert found is not None, text[:500]
    return int(found[1])


async def ours(name: str, database: str, count: int, seconds: float, folder: Path) -> Result:
    process, address = start_ours(database, folder / "ours.log")
    try:
        return await measure(name, await open_ours(address, count), seconds, process.pid)
    finally:
        process.terminate()
        process.wait(30)


async def many_tables(folder: Path, count: int) -> float:
    """Return the memory of a server at which so many tables are going on, of all our games in turn."""
    process, address = start_ours(str(folder / "many.db"), folder / "many.log")
    try:
        async with httpx.AsyncClient(base_url=address, timeout=60) as person:
            (await person.post("/api/session", json={"name": "P"})).raise_for_status()
            games = [g for g in (await person.get("/api/games")).json()["games"] if g["id"] != "counter"]
            gate = asyncio.Semaphore(16)

            async def one(number: int) -> None:
                async with gate:
                    await _begin_game(person, games[number % len(games)], f"{number}")

            await asyncio.gather(*(one(number) for number in range(count)))
        return memory(process.pid)
    finally:
        process.terminate()
        process.wait(30)


async def _begin_game(person: httpx.AsyncClient, game: dict[str, Any], key: str) -> None:
    """Play the first moves of a game with as many seats as it has without options."""
    seats = [{"kind": "me"}] * min(4, *game["seats"][-1:])
    made = await person.post("/api/tables", json={"game": game["id"], "seats": seats})
    table = made.raise_for_status().json()
    for turn in range(FIRST_MOVES):
        action = table["view"]["question"]["options"][-1]["text"]
        act = {"action": action, "number": table["number"], "key": f"{key}-{turn}"}
        done = await person.post(f"/api/tables/{table['id']}/actions", json=act)
        table = done.raise_for_status().json()["table"]


# --- boardgame.io ------------------------------------------------------------------------------------


async def theirs(modules: Path, count: int, seconds: float, folder: Path) -> Result:
    port = free_port()
    script = modules.parent / "cantiere_boardgame_io.cjs"  # Node looks for packages beside the script
    shutil.copy(HERE / "boardgame_io.cjs", script)
    # Node itself: what is found by that name may be a script that only starts it, and is not what is ended.
    node = subprocess.check_output(["node", "-p", "process.execPath"], text=True).strip()
    process = subprocess.Popen(
        [node, str(script), str(port), str(folder)],
        stdout=subprocess.PIPE,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        assert process.stdout is not None
        while b"READY" not in process.stdout.readline():
            assert process.poll() is None, "boardgame.io did not start"
        tables = [await _their_table(port, f"m{number}") for number in range(count)]
        return await measure(THEIRS, tables, seconds, process.pid)
    finally:
        process.terminate()
        process.wait(30)
        script.unlink()


async def _their_table(port: int, match: str) -> Table:
    """Speak socket.io as its client does: open, join the game's namespace, sync."""
    clients = []
    for seat in range(SEATS):
        client = await open_client(port, "/socket.io/?EIO=4&transport=websocket")
        client.answers = {b"2": b"3"}
        client.send(b"40/counter,")
        await client.until(b"40/counter")
        client.send(b"42/counter," + json.dumps(["sync", match, str(seat), None, SEATS]).encode())
        await client.until(b'"sync"')
        clients.append(client)

    def move(seat: int, number: int) -> bytes:
        payload: dict[str, Any] = {"type": "add", "args": [], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return b"42/counter," + json.dumps(["update", action, number, match, str(seat)]).encode()

    def is_news(text: bytes) -> bool:
        return b'["update"' in text[:40]

    return Table(clients, 0, move, is_news, lambda text: _found(STATE_ID, text))


# --- all of it ---------------------------------------------------------------------------------------


async def run(arguments: argparse.Namespace) -> None:
    count, seconds = arguments.tables, arguments.seconds
    print(f"{count} tables × {SEATS} clients, {seconds:.0f} s each, {os.cpu_count()} cores")
    rounds: dict[str, list[Result]] = {}
    for number in range(arguments.rounds):
        print(f"round {number + 1}; load of the machine before it: {os.getloadavg()[0]:.2f}", flush=True)
        with tempfile.TemporaryDirectory(prefix="cantiere-load-") as name:
            folder = Path(name)
            jobs: list[Callable[[], Awaitable[Result]]] = [
                lambda: ours("cantiere, SQLite", str(folder / "a.db"), count, seconds, folder)  # noqa: B023
            ]
            if arguments.node_modules:
                modules = Path(arguments.node_modules)
                jobs.append(lambda: theirs(modules, count, seconds, folder / "theirs"))  # noqa: B023
            if arguments.postgresql:
                database = arguments.postgresql
                jobs.append(lambda: ours("cantiere, PostgreSQL", database, count, seconds, folder))  # noqa: B023
            for job in jobs:
                result = await job()
                rounds.setdefault(result.name, []).append(result)
    compare(rounds)
    if arguments.many:
        with tempfile.TemporaryDirectory(prefix="cantiere-load-") as name:
            print(f"{arguments.many} open tables: {await many_tables(Path(name), arguments.many):.0f} MB")


def compare(rounds: dict[str, list[Result]]) -> None:
    """Print the ratios, round by round, and their medians."""
    theirs = rounds.pop(THEIRS, None)
    for name, results in rounds.items() if theirs is not None else ():
        assert theirs is not None
        moves = [mine.moves / other.moves for mine, other in zip(results, theirs, strict=True)]
        p99 = [mine.p99 / other.p99 for mine, other in zip(results, theirs, strict=True)]
        print(f"{name}: moves/s {_times(moves)}; p99 {_times(p99)}")


def _times(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} × theirs ({', '.join(f'{ratio:.2f}' for ratio in ratios)})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--many", type=int, default=1000, help="open tables whose memory is measured; 0: none"
    )
    parser.add_argument("--postgresql", help="the address of an empty database")
    parser.add_argument("--node-modules", help="a node_modules folder with boardgame.io in it")
    arguments = parser.parse_args()
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(arguments))
    else:
        uvloop.run(run(arguments))


if __name__ == "__main__":
    main()

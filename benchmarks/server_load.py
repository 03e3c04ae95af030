"""Load: tables × 4 clients over WebSocket, each move written and sent to all four. Ours and boardgame.io's.

    python -m benchmarks.server_load [--games counter,pillars,arcadia,castelli] [--clients 200] [--seconds 10]
                                     [--rounds 3] [--beside FOLDER] [--whole] [--postgresql URL [--servers 2]]
                                     [--node-modules FOLDER] [--open 1,1000,10000]

One table makes one move at a time: the next client moves when all four have the last move. The latency is
from sending a move until the slowest of the four has it. Two of the four read English, two Italian. All
contenders are driven by the same client, in turn, round after round; the ratios of a round are the claim.
boardgame.io plays a trivial game, `counter`, and so do we beside it; it is taken from a folder in which
`npm install boardgame.io node-persist@3` was run. --beside names a folder into which another version of
cantiere was installed (`pip install --no-deps --target FOLDER WHEEL`): it is measured in the same rounds.

What "written" means is not the same, and not to our advantage: ours answers and tells the others when the
move is on the disk (fsync, or PostgreSQL's commit). boardgame.io tells the others first, then writes a file,
and does not wait for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.load_tables import SEATS, TOY, Table, open_ours, open_theirs
from benchmarks.open_tables import measure_open, memory

WARM_UP = 2.0
HERE = Path(__file__).parent
FREELY = {"rate": 0, "doors": 0, "messages": 0, "open_tables": 10**6}
THEIRS = "boardgame.io, FlatFile"


class Contender(NamedTuple):
    """What is measured: which game, at how many servers, of which version (a folder), over which database."""

    name: str
    game: str
    servers: int = 1
    folder: str | None = None
    database: str | None = None
    differences: bool = True


class Result(NamedTuple):
    """What a run came to; `client` is the part of a core that the client took."""

    name: str
    moves: float
    p50: float
    p99: float
    cpu: float
    client: float
    megabytes: float
    sent: float

    def line(self) -> str:
        return (
            f"{self.name:<36}{self.moves:>6.0f} moves/s  p50 {self.p50:>6.1f} ms  p99 {self.p99:>6.1f} ms"
            f"  server {self.cpu:>5.2f} ms CPU/move, {self.megabytes:>4.0f} MB"
            f"  {self.sent / 1000:>5.1f} KB/move  client {self.client:>4.0%}"
        )


async def measure(name: str, tables: list[Table], seconds: float, processes: list[int]) -> Result:
    warm = time.perf_counter() + WARM_UP
    until = warm + seconds
    spent, own = sum(map(processor, processes)), time.process_time()
    before = sum(table.received for table in tables)
    for table in tables:
        table.play(until)
    try:
        await asyncio.wait_for(asyncio.gather(*(table.done for table in tables)), seconds + 60)
    finally:
        for table in tables:
            table.close()
    times = [one for table in tables for one in table.times]
    counted = sorted(took * 1000 for began, took in times if began >= warm)
    ended = max(began + took for began, took in times)  # of games that were over before the time was
    result = Result(
        name,
        len(counted) / (ended - warm),
        statistics.median(counted),
        counted[int(len(counted) * 0.99)],
        (sum(map(processor, processes)) - spent) * 1000 / len(times),
        (time.process_time() - own) / (seconds + WARM_UP),
        sum(map(memory, processes)),
        (sum(table.received for table in tables) - before) / len(times),
    )
    print(result.line(), flush=True)
    return result


def processor(process: int) -> float:
    """Return the seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- ours --------------------------------------------------------------------------------------------


@contextlib.contextmanager
def our_server(database: str, log: Path, folder: str | None = None) -> Iterator[tuple[int, str]]:
    """Run a server of ours; yield its process and its address."""
    settings = {**FREELY, "database": database, "port": free_port()}
    other = {"PYTHONPATH": os.pathsep.join([folder, str(HERE.parent)])} if folder is not None else {}
    with log.open("ab") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.serve_toys", json.dumps(settings)],
            stdout=subprocess.PIPE,
            stderr=out,
            env={**os.environ, **other},
        )
    try:
        assert process.stdout is not None
        yield process.pid, process.stdout.readline().decode().strip()
    finally:
        process.terminate()
        process.wait(30)


async def ours(one: Contender, clients: int, seconds: float, folder: Path) -> Result:
    database = one.database or str(folder / f"{one.name}.db")
    with contextlib.ExitStack() as stack:
        running = [
            stack.enter_context(our_server(database, folder / "ours.log", one.folder))
            for _ in range(one.servers)
        ]
        addresses = [address for _, address in running]
        tables = await open_ours(addresses, one.game, clients // SEATS, differences=one.differences)
        return await measure(one.name, tables, seconds, [process for process, _ in running])


# --- boardgame.io ------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def their_server(modules: Path, folder: Path) -> AsyncIterator[tuple[int, int]]:
    """Run boardgame.io's server; yield its process and its port."""
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
        yield process.pid, port
    finally:
        process.terminate()
        process.wait(30)
        script.unlink()


async def theirs(modules: Path, clients: int, seconds: float, folder: Path) -> Result:
    async with their_server(modules, folder / "theirs") as (process, port):
        return await measure(THEIRS, await open_theirs(port, clients // SEATS), seconds, [process])


# --- all of it ---------------------------------------------------------------------------------------


def contenders(arguments: argparse.Namespace) -> list[Contender]:
    found = []
    for game in arguments.games.split(","):
        if arguments.beside:
            found.append(Contender(f"{game}, beside", game, folder=arguments.beside, differences=False))
        if arguments.whole:
            found.append(Contender(f"{game}, whole views", game, differences=False))
        found.append(Contender(f"{game}", game))
        if arguments.postgresql:
            for servers in range(1, arguments.servers + 1):
                name = f"{game}, PostgreSQL, {servers} server{'s' if servers > 1 else ''}"
                found.append(Contender(name, game, servers, database=arguments.postgresql))
    return found


async def run(arguments: argparse.Namespace) -> None:
    clients, seconds = arguments.clients, arguments.seconds
    print(f"{clients} clients, {SEATS} at each table, {seconds:.0f} s each, {os.cpu_count()} cores")
    rounds: dict[str, list[Result]] = {}
    for number in range(arguments.rounds):
        print(f"round {number + 1}; load of the machine before it: {os.getloadavg()[0]:.2f}", flush=True)
        with tempfile.TemporaryDirectory(prefix="cantiere-load-") as name:
            folder = Path(name)
            for one in contenders(arguments):
                rounds.setdefault(one.name, []).append(await ours(one, clients, seconds, folder))
                if arguments.node_modules and one.game == TOY and one.folder is None and one.servers == 1:
                    done = await theirs(Path(arguments.node_modules), clients, seconds, folder)
                    rounds.setdefault(THEIRS, []).append(done)
    compare(rounds)
    if arguments.open:
        with tempfile.TemporaryDirectory(prefix="cantiere-load-") as name:
            database = Path(name) / "many.db"
            server = our_server(str(database), Path(name) / "log")
            await measure_open(server, database, [int(count) for count in arguments.open.split(",")])


def compare(rounds: dict[str, list[Result]]) -> None:
    """Print the ratios of the rounds, and their medians: to boardgame.io, or to what was measured beside."""
    for name, results in rounds.items():
        game = name.partition(",")[0]
        others = rounds.get(THEIRS) if game == TOY and name != THEIRS else None
        for other in (others, rounds.get(f"{game}, beside")):
            if other is None or other is results or len(other) != len(results):
                continue
            pairs = list(zip(results, other, strict=True))
            ratios = [
                f"{what} {_times([getattr(mine, what) / getattr(one, what) for mine, one in pairs])}"
                for what in ("moves", "p99", "cpu", "sent")
            ]
            print(f"{name} / {other[0].name}: {'; '.join(ratios)}")


def _times(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} × ({', '.join(f'{ratio:.2f}' for ratio in ratios)})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=f"{TOY},pillars,arcadia,castelli")
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", help="a folder with another version of cantiere")
    parser.add_argument("--whole", action="store_true", help="also with whole views instead of differences")
    parser.add_argument("--open", default="1,1000,10000", help="open tables whose memory is measured")
    parser.add_argument("--postgresql", help="the address of an empty database")
    parser.add_argument("--servers", type=int, default=1, help="at that database")
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

"""Two servers at one PostgreSQL: `python -m benchmarks.two_servers POSTGRESQL [--games castelli]`.

The address is of an empty database on this machine, which must be ours to pin. What is asked is how much more
two processes carry on two cores than one; but PostgreSQL and the client need cores as well, and on a machine
with two they take them from the servers. So three things are measured in each round: one server with
PostgreSQL and the client on one core; two servers with both on two cores, which have twice as much of all
that is needed; and one server on two cores. What PostgreSQL takes of the processor for a move is printed
beside, setting up included.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
from pathlib import Path

import psycopg

from benchmarks.server_load import WARM_UP, Contender, Result, ours, processor

ONE, TWO = {0}, {0, 1}


def processes_of(address: str) -> list[int]:
    """Return PostgreSQL's processes, the one that starts the others first."""
    with psycopg.connect(address) as connection:
        found = connection.execute("SHOW data_directory").fetchone()
    assert found is not None
    first = int((Path(found[0]) / "postmaster.pid").read_text().split()[0])
    return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]


def pin(address: str, cores: set[int]) -> None:
    """Have PostgreSQL, and whatever is started from here, run on these cores only."""
    os.sched_setaffinity(0, cores)
    for process in processes_of(address):
        if Path(f"/proc/{process}").exists():  # the one that answered here may have gone
            os.sched_setaffinity(process, cores)


def spent(address: str) -> float:
    """Return the seconds of processor time that PostgreSQL has used, in processes that ended too."""
    first, *others = processes_of(address)
    fields = Path(f"/proc/{first}/stat").read_text().rsplit(")", 1)[1].split()
    ended = sum(map(int, fields[13:15])) / os.sysconf("SC_CLK_TCK")
    return ended + sum(processor(one) for one in (first, *others) if Path(f"/proc/{one}").exists())


async def measured(arguments: argparse.Namespace, game: str, servers: int, cores: set[int]) -> Result:
    address: str = arguments.postgresql
    pin(address, cores)
    name = f"{game}, servers: {servers}, cores: {len(cores)}"
    one = Contender(name, game, servers, database=address)
    with tempfile.TemporaryDirectory(prefix="cantiere-load-") as folder:
        before = spent(address)
        done = await ours(one, arguments.clients, arguments.seconds, Path(folder))
        each = (spent(address) - before) / (done.moves * (arguments.seconds + WARM_UP))
        print(f"    PostgreSQL {each * 1000:.2f} ms CPU/move", flush=True)
        return done


async def run(arguments: argparse.Namespace) -> None:
    print(f"{arguments.clients} clients; load of the machine: {os.getloadavg()[0]:.2f}", flush=True)
    for game in arguments.games.split(","):
        scaled, beside = list[float](), list[float]()
        for _ in range(arguments.rounds):
            alone = await measured(arguments, game, 1, ONE)
            both = await measured(arguments, game, 2, TWO)
            shared = await measured(arguments, game, 1, TWO)
            scaled.append(both.moves / alone.moves)
            beside.append(both.moves / shared.moves)
        print(f"{game}: two servers on two cores carry {_times(scaled)} as much as one on one core,")
        print(f"{game}: and {_times(beside)} as much as one on two cores", flush=True)


def _times(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} × ({', '.join(f'{ratio:.2f}' for ratio in ratios)})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("postgresql")
    parser.add_argument("--games", default="castelli")
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()

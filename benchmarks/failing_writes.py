"""Writes beside writes that fail: `python -m benchmarks.failing_writes [--seconds 0.5] [--rounds 12]`.

The application's own parts run in this process, without a network. People answer at their tables as fast as
they are written; beside them somebody sends answers whose key was used before, which the database refuses, as
often as one address may, at a table whose game is long. Rounds alone, beside failing and beside as many
ordinary answers take turns, those beside failing ones at a server of their own: what a failure changes for a
while must not count as the usual. Counted is what the people have written in a second of processor time, and
what is printed is the middle of the rounds' ratios. Target: failing writes take away no more than a tenth.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import cantiere
from cantiere.core.rng import Rng
from cantiere.server.common.errors import Problem, Refusal
from cantiere.server.people.people import Who
from cantiere.server.play.requests import Act
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.tables.requests import NewSeat, NewTable

PEOPLE = 48
PAUSE = 0.03  # seconds at most before an answer, so that people do not move in step
EVERY = 20  # writes of the others there is one: 50 a second, which one address may send, beside a thousand
LEAST = 0.9  # of what is written alone
LONG = 400  # moves of the game at which the failing answers are given
KEYS = itertools.count()
SAME = "always-the-same"
Beside = Callable[[], Coroutine[Any, Any, None]]


class Anna:
    """Somebody who plays all seats of a table."""

    def __init__(self, service: Service, who: Who, game: str) -> None:
        self.service = service
        self.who = who
        self.wanted = NewTable(game=game, seats=[NewSeat(kind="me"), NewSeat(kind="hot")], listed=False)
        self.rng = Rng(who.id)
        self.table = ""

    async def sit_down(self) -> None:
        self.table = await self.service.tables.create(self.who, self.wanted)

    async def answer(self, key: str | None = None) -> bool:
        """Give any answer; tell whether it was written."""
        async with self.service.live_tables.hold(self.table) as live:
            match, number, due = live.match, live.number, live.row["due"]
            legal = match.state.legal_actions() if match is not None else []
        if match is None or match.over:
            await self.sit_down()
            return False
        if due:  # the server answers, where there is no choice
            await asyncio.sleep(0.001)
            return False
        text = match.game.action_name(legal[self.rng.below(len(legal))])
        act = Act(action=text, number=number, key=key or f"{next(KEYS)}")
        await self.service.play.act(self.who, self.table, act, "en")
        return True


async def round_of(people: list[Anna], seconds: float, beside: Beside | None) -> float:
    """Let everybody answer for so long; return the answers written in a second of processor time.

    All begin a game: if some ended theirs, rounds with many new tables would be compared with others.
    """
    for anna in people:
        await anna.sit_down()
    written, others, pauses = 0, set[asyncio.Task[None]](), random.Random(1)

    async def play(anna: Anna, until: float) -> None:
        nonlocal written
        while time.perf_counter() < until:
            await asyncio.sleep(pauses.random() * PAUSE)
            if not await anna.answer():
                continue
            written += 1
            if beside is not None and written % EVERY == 0:
                task = asyncio.create_task(beside())
                others.add(task)
                task.add_done_callback(others.discard)

    began, until = time.process_time(), time.perf_counter() + seconds
    await asyncio.gather(*(play(anna, until) for anna in people))
    await asyncio.gather(*others)
    return written / (time.process_time() - began)


async def sat_down(folder: Path, game: str) -> tuple[Service, list[Anna]]:
    """Return a server and people at their tables."""
    service = Service(Settings(database=str(folder), sweep=1e6, open_tables=10**6))
    await service.start()
    names = [f"Anna {n}" for n in range(PEOPLE + 1)]
    people = [Anna(service, await service.people.new_guest(name, "en"), game) for name in names]
    for anna in people:
        await anna.sit_down()
    return service, people


async def measure(folder: Path, game: str, seconds: float, rounds: int) -> bool:
    """Print what is written alone and beside; tell whether failing writes take away too much."""
    usual, (*people, ordinary) = await sat_down(folder / "a.db", game)
    service, (*others, mallory) = await sat_down(folder / "b.db", game)
    await mallory.answer(SAME)
    while (await service.live_tables.load(mallory.table)).number < LONG:
        table = mallory.table
        await mallory.answer()
        if mallory.table != table:
            break
    failed = 0

    async def fail() -> None:
        nonlocal failed
        try:
            await mallory.answer(SAME)
        except Problem as refused:
            failed += refused.reason == "key-used"

    async def write() -> None:
        with contextlib.suppress(Refusal):  # two may come at once
            await ordinary.answer()

    ratios: dict[str, list[float]] = {"failing": [], "ordinary": []}
    for some in (people, others):
        await round_of(some, min(1.0, seconds), None)
    for _ in range(rounds):
        alone = await round_of(people, seconds, None)
        ratios["failing"].append(await round_of(others, seconds, fail) / alone)
        ratios["ordinary"].append(await round_of(people, seconds, write) / alone)
    await usual.stop()
    await service.stop()
    middle = {name: statistics.median(found) for name, found in ratios.items()}
    lost = "" if middle["failing"] >= LEAST else "   too much"
    print(
        f"{game:10} {alone:6.0f} a second alone   beside failing ones {middle['failing']:5.2f} ×"
        f"   beside as many ordinary ones {middle['ordinary']:5.2f} ×   ({failed} failed){lost}",
        flush=True,
    )
    return bool(lost)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(cantiere.games()))
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=12)
    given = parser.parse_args()
    too_much = []
    for game in given.games:
        with tempfile.TemporaryDirectory() as folder:
            if asyncio.run(measure(Path(folder), game, given.seconds, given.rounds)):
                too_much.append(game)
    if too_much:
        sys.exit(f"failing writes take away more than a tenth: {', '.join(too_much)}")


if __name__ == "__main__":
    main()

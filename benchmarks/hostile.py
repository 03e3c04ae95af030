"""One hostile client beside ordinary players: `python -m benchmarks.hostile [attack …] [--rounds 3]`.

The server runs with its own limits, as `cantiere serve` has them. People play at some tables, one answer
after another; how long an answer takes is measured without and with each attack, in turn. Printed is the
ratio of the 99th percentiles: an attack that changes nothing for the others has a ratio near 1; three times
is the limit; and how many answers there were, as a share. Of several rounds it is the middle one, by the
ratio, so that what else the machine does in one of them does not count. `tries` is how often the attacker
came to send something, which the limits make few of much. The attacker takes its processor from the same
machine. Everybody has an address of their own on this machine (127.0.0.0/8): limits by address count. What
writes that fail take away from the writes of others is measured apart: `benchmarks.failing_writes`.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import cantiere
from benchmarks import attacks
from benchmarks.attacks import ATTACKS, GAME, Going, client_of
from tests.server.serving import FREELY, Player, Server

TABLES = 12
MOST = 3.0  # times as long as without: more is a failure


class Neighbour(Player):
    """Somebody who plays, from an address of their own."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(server, f"Anna {number}")
        here = client_of(server.url, f"127.0.1.{number + 1}")
        here.cookies = self.http.cookies
        self.http = here
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a game."""
        seats = ["me"] + ["hot"] * (cantiere.game(GAME).seat_counts[0] - 1)
        self.at = str(self.table(*seats)["id"])

    def play(self) -> float:
        """Look, and answer; return how long that took."""
        began = time.perf_counter()
        done = self.act(self.get(f"/api/tables/{self.at}"))
        took = time.perf_counter() - began
        if done["table"]["status"] != "running":
            self.sit_down()
        return took


def answers(people: list[Neighbour], seconds: float) -> list[float]:
    """Answer at one table after another; return how long each answer took, looking included."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        times += [anna.play() for anna in people]
    return times


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


def attack(name: str, url: str, end: Event, tries: Synchronized[int]) -> None:
    """Attack, in a process of its own."""
    attacks.attack(name, url, Going(end, tries))


@contextlib.contextmanager
def attacked(name: str, url: str) -> Iterator[Synchronized[int]]:
    """Attack meanwhile; what is handed over counts the tries, and there must be some."""
    spawn = multiprocessing.get_context("spawn")
    end, tries = spawn.Event(), spawn.Value("q", 0)
    process = spawn.Process(target=attack, args=(name, url, end, tries), daemon=True)
    process.start()
    while process.is_alive() and tries.value == 0:  # until it has begun
        time.sleep(0.05)
    try:
        yield tries
        if not process.is_alive() or tries.value == 0:
            sys.exit(f"{name}: nobody attacked")
    finally:
        end.set()
        process.join(5)
        if process.is_alive():
            process.kill()


class Round(NamedTuple):
    """What was measured once: the 99th percentiles in ms, answers as a share of those without, tries."""

    ratio: float
    alone: float
    beside: float
    answers: float
    tries: int


def measured(name: str, people: list[Neighbour], url: str, seconds: float) -> Round:
    """Answer without and with an attack."""
    alone = answers(people, seconds / 2)
    with attacked(name, url) as tries:
        before = tries.value
        beside = answers(people, seconds)
        tried = tries.value - before
    p99s = p99(alone) * 1000, p99(beside) * 1000
    return Round(p99s[1] / p99s[0], *p99s, len(beside) / (2 * len(alone)), tried)


def row(name: str, rounds: list[Round]) -> str:
    """Return a row of the table in docs/performance.md; the rounds are sorted by their ratio."""
    one = rounds[len(rounds) // 2]
    took = f"{one.alone:.0f} → {one.beside:.0f} ms"
    spread = f"{one.ratio:.1f} ({rounds[0].ratio:.1f}–{rounds[-1].ratio:.1f})"
    return f"| `{name}` | {took} | {spread} | {one.answers:.2f} × | {one.tries} |"


class UsualServer(Server):
    """A server as people run it: with its own limits, not those of the tests."""

    def start(self) -> None:
        self.settings = {name: value for name, value in self.settings.items() if name not in FREELY}
        super().start()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}; all by default")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    too_much = []
    with (
        tempfile.TemporaryDirectory() as folder,
        UsualServer(Path(folder) / "a.db", Path(folder) / "log") as server,
    ):
        people = [Neighbour(server, number) for number in range(TABLES)]
        answers(people, 1.0)
        print("| attack | p99 without → with | ratio (least–most) | answers | tries |")
        print("| --- | ---: | ---: | ---: | ---: |")
        for name in given.attacks or ATTACKS:
            rounds = sorted([measured(name, people, server.url, given.seconds) for _ in range(given.rounds)])
            print(row(name, rounds), flush=True)
            if rounds[len(rounds) // 2].ratio > MOST:
                too_much.append(name)
    if too_much:
        sys.exit(f"more than {MOST:.0f} times as long beside: {', '.join(too_much)}")


if __name__ == "__main__":
    main()

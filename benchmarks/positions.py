"""What it takes to show positions, to write them down and to read them again, beside another build.

    python -m benchmarks.positions [--beside FOLDER] [--games GAME …] [--rounds 7]

Positions of whole random games with four seats: views of all seats and of a spectator, one by one and looked
at together as the server does, snapshots, and restoring these. The builds take turns, each in a process of
its own; the least processor time of all rounds counts, so that other work on the machine matters little.
--beside names a folder with another version (`pip install --no-deps --target FOLDER WHEEL`).
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
EVERY = 5  # decisions between two positions


def positions(game_id: str) -> list[Any]:
    """Return positions of a random game; the same ones wherever the rules are the same."""
    cantiere: Any = import_module("cantiere")
    state, rng, found = cantiere.game(game_id).new(seats=SEATS), cantiere.Rng(1), []
    for number in range(10_000):
        cantiere.settle(state, rng)
        if state.to_move == cantiere.OVER:
            break
        if number % EVERY == 0:
            found.append(state.clone())
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return found


def works(states: list[Any]) -> dict[str, Callable[[], None]]:
    """Return what is measured: each does its work once for every position."""
    game = states[0].game
    seats = [None, *range(SEATS)]
    looking_at = getattr(game, "looking_at", lambda state: contextlib.nullcontext())
    snapshots = [game.snapshot(state) for state in states]

    def together() -> None:
        for state in states:
            with looking_at(state):
                for seat in seats:
                    game.view(state, seat)

    return {
        "view": lambda: [game.view(state, 1) for state in states].clear(),
        "five views together": together,
        "snapshot": lambda: [game.snapshot(state) for state in states].clear(),
        "restore": lambda: [game.restore(one) for one in snapshots].clear(),
    }


def serve(game_id: str) -> None:
    """Measure everything once for each line that comes in; answer with microseconds a position."""
    states = positions(game_id)
    measured = works(states)
    for _ in sys.stdin:
        times = {}
        for name, work in measured.items():
            began = time.process_time()
            work()
            times[name] = (time.process_time() - began) * 1e6 / len(states)
        print(json.dumps(times), flush=True)


def started(game_id: str, folder: str | None) -> subprocess.Popen[str]:
    """Return a process that measures on demand."""
    path = {"PYTHONPATH": os.pathsep.join([folder, str(ROOT)])} if folder is not None else {}
    return subprocess.Popen(
        [sys.executable, "-m", "benchmarks.positions", "--serve", game_id],
        cwd=ROOT,
        env={**os.environ, **path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def asked(process: subprocess.Popen[str]) -> dict[str, float]:
    """Return what one round took in a process."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    found: dict[str, float] = json.loads(process.stdout.readline())
    return found


def main() -> None:
    """Measure in turns, and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--beside", help="a folder with another version of cantiere")
    parser.add_argument("--games", nargs="+", default=["pillars", "arcadia", "castelli"])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return
    for game_id in chosen.games:
        running = [started(game_id, folder) for folder in dict.fromkeys([None, chosen.beside])]
        rounds = [[asked(process) for process in running] for _ in range(chosen.rounds)]
        for process in running:
            process.communicate()
        for name in rounds[0][0]:
            best = [min(one[place][name] for one in rounds) for place in range(len(running))]
            line = f"{game_id:10}{name:22}{best[0]:8.1f} µs"
            print(line + (f"{best[1]:8.1f} µs beside: {best[0] / best[1]:.2f} ×" if chosen.beside else ""))


if __name__ == "__main__":
    main()

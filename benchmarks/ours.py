"""Our side: every game of ours, as installed, and once more in processes of their own: interpreted, and from
another build beside this one.

`python -m benchmarks.ours --games pillars --seats 4` is such a process: it says hello in one line of
JSON, then answers each line of the form `["pillars", "loop", 0.4]` with a sample.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.measure import SEED, Contender, Entry, Measure, Sample, Tally, Work, entries, rand

ROOT = Path(__file__).resolve().parent.parent
INTERPRETED = " (interpreted)"
BESIDE = " (beside)"
SEARCHED = 8  # positions that are searched
MOVES_BEFORE = 60
ITERATIONS = 100


def contender(game_id: str, seats: int) -> Contender:
    """A game of ours, played from a Python loop and inside the compiled code."""
    cantiere: Any = import_module("cantiere")
    first = cantiere.game(game_id).new(seats=seats)
    rng = cantiere.Rng(SEED)
    settle, chance, over = cantiere.settle, cantiere.CHANCE, cantiere.OVER

    def play(state: Any, limit: int) -> int:
        decisions = 0
        while decisions < limit and (mover := state.to_move) != over:
            if mover == chance:
                settle(state, rng)
                continue
            legal = state.legal_actions()
            state.apply(legal[int(rand() * len(legal))])
            decisions += 1
        return decisions

    def inside() -> Tally:
        return Tally(cantiere.playout(first.clone(), rng), 1)

    return Contender(game_id, first.clone, play, type(first).clone, inside, searching(first, play))


def searching(first: Any, play: Any) -> Work:
    """Our search from positions in mid-game: iterations, each a walk down the tree and a judgement."""
    search_bot: Any = import_module("cantiere.bots.search").SearchBot
    settle: Any = import_module("cantiere").settle
    rng: Any = import_module("cantiere").Rng(SEED)
    positions: list[Any] = []
    while len(positions) < SEARCHED:
        state = first.clone()
        play(state, MOVES_BEFORE + len(positions))
        settle(state, rng)
        if state.to_move >= 0 and search_bot(0, iterations=2).think(state, state.to_move).iterations:
            positions.append(state)  # a question that is worth a search

    def work() -> Tally:  # always all of them: a search takes ten times as long from one as from another
        return Tally(
            sum(
                int(search_bot(number, iterations=ITERATIONS).think(state, state.to_move).iterations)
                for number, state in enumerate(positions)
            )
        )

    return work


class OtherProcess:
    """Our games in a process of their own: from other sources, or as another environment has them."""

    def __init__(
        self, suffix: str, games: Sequence[str], seats: int, python: str = sys.executable, path: str = ""
    ) -> None:
        self._suffix = suffix
        command = [python, "-m", "benchmarks.ours", "--seats", str(seats), "--games", *games]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH")])),
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self._read()
        self.compiled = bool(hello["compiled"])
        self._offers: list[tuple[str, Measure]] = [(game, measure) for game, measure in hello["offers"]]

    def entries(self) -> list[Entry]:
        """The same measurements as of the installed games, asked of the other process."""
        return [
            Entry(game + self._suffix, measure, partial(self._sample, game, measure))
            for game, measure in self._offers
        ]

    def close(self) -> None:
        """Let the process end: it stops when nothing more is asked."""
        self._process.communicate()

    def _sample(self, game: str, measure: Measure, seconds: float) -> Sample:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([game, measure, seconds]) + "\n")
        self._process.stdin.flush()
        return Sample(*self._read())

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process of{self._suffix} ended early; its own error is printed above")
        return json.loads(line)


def serve(games: Sequence[str], seats: int) -> None:
    """Answer requests for samples until there are no more."""
    line_up = [entry for game in games for entry in entries(contender(game, seats))]
    samplers = {(entry.contender, entry.measure): entry.sample for entry in line_up}
    print(json.dumps({"compiled": import_module("cantiere").compiled, "offers": list(samplers)}), flush=True)
    for line in sys.stdin:
        game, measure, seconds = json.loads(line)
        print(json.dumps(samplers[game, measure](seconds)), flush=True)


def main() -> None:
    """Serve from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", required=True)
    parser.add_argument("--seats", type=int, required=True)
    options = parser.parse_args()
    serve(options.games, options.seats)


if __name__ == "__main__":
    main()

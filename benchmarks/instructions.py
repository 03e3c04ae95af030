"""Instructions of playouts and searches, counted by valgrind: the same on a busy machine as on a quiet one.

    python -m benchmarks.instructions [--beside PYTHON] [--games GAME …]

Processor time on a shared machine varies by half; the number of instructions for the same work does not.
Counted are only those inside `playout` and inside a search's `think`, so that neither the start nor the loop
around them matters. `--beside` counts another build too (`make bench BESIDE=COMMIT` makes one) and says how
many times as many it needs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
DECISIONS_BEFORE = 60
AMOUNTS = {"playouts": 10, "search": 2}  # whole games, or searches from different positions
ITERATIONS = 100
INSIDE = {"playouts": "CPyPy_chance___playout", "search": "CPyPy_search___SearchBot___think"}
UNIT = {"playouts": "decision", "search": "iteration"}


def playouts(game_id: str, amount: int) -> int:
    """Play random games; return how many decisions the seats made."""
    cantiere: Any = import_module("cantiere")
    first, rng = cantiere.game(game_id).new(seats=SEATS), cantiere.Rng(1)
    return sum(cantiere.playout(first.clone(), rng) for _ in range(amount))


def search(game_id: str, amount: int) -> int:
    """Search from positions in mid-game, with heuristics; return how many iterations were made."""
    cantiere: Any = import_module("cantiere")
    search_bot: Any = import_module("cantiere.bots.search").SearchBot
    made = 0
    for number in range(amount):
        state, rng = cantiere.game(game_id).new(seats=SEATS), cantiere.Rng(f"m{number}")
        for _ in range(DECISIONS_BEFORE + number):
            cantiere.settle(state, rng)
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        cantiere.settle(state, rng)
        made += int(search_bot(number, iterations=ITERATIONS).think(state, state.to_move).iterations)
    return made


def counted(python: str, work: str, game_id: str) -> float:
    """Return the instructions for a decision or an iteration, in the build that a Python has."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        command = ["valgrind", "--tool=callgrind", f"--toggle-collect={INSIDE[work]}"]
        command += [f"--callgrind-out-file={out}", python, "-m", "benchmarks.instructions"]
        child = subprocess.run(
            [*command, "--work", work, game_id],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        lines = out.read_text(encoding="utf-8").splitlines()
    total = next(line for line in lines if line.startswith(("totals:", "summary:")))
    return int(total.split()[1]) / int(child.stdout)


def main() -> None:
    """Count, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--beside", metavar="PYTHON")
    parser.add_argument("--games", nargs="+", default=["pillars", "arcadia", "castelli"])
    parser.add_argument("--work", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        work, game_id = chosen.work
        print({"playouts": playouts, "search": search}[work](game_id, AMOUNTS[work]))
        return
    for work, unit in UNIT.items():
        for game_id in chosen.games:
            here = counted(sys.executable, work, game_id)
            line = f"{game_id:10}{work:10}{here:14,.0f} instructions/{unit}"
            if chosen.beside:
                other = counted(chosen.beside, work, game_id)
                line += f"{other:14,.0f} beside: {other / here:.2f} times as many"
            print(line, flush=True)


if __name__ == "__main__":
    main()

"""OpenSpiel clones and tensors, this tree's adapter beside another commit's, in turns in one process.

    python -m benchmarks.openspiel                    # beside 9acd7cf, where every clone made a digest
    python -m benchmarks.openspiel --beside HEAD~5

Both adapters stand on the same installed games: what is compared is the adapter alone.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import pyspiel

import cantiere
from benchmarks.measure import SEED
from cantiere.core.rng import Rng

ADAPTER = "src/cantiere/envs/openspiel.py"
BEFORE = "9acd7cf"
TARGET = 15.0
ROUNDS = 5
SECONDS = 0.2
MOVES = 60
WORK: dict[str, Callable[[Any], Any]] = {
    "clones": lambda state: state.clone(),
    "observation tensors": lambda state: state.observation_tensor(0),
}


def adapter(source: str, prefix: str, folder: Path) -> ModuleType:
    """Load an adapter whose games have names of their own."""
    path = folder / f"{prefix}adapter.py"
    path.write_text(source.replace('PREFIX = "cantiere_"', f'PREFIX = "{prefix}"'), encoding="utf-8")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def middle(name: str) -> Any:
    """A position in the middle of a game of two."""
    state, rng = pyspiel.load_game(f"{name}(seats=2)").new_initial_state(), Rng(SEED)
    made = 0
    while made < MOVES or state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        made += 1
    return state


def rate(work: Callable[[Any], Any], state: Any) -> float:
    """How often the work is done in a second of processor time."""
    done, start, spent = 0, time.process_time(), 0.0
    while spent < SECONDS:
        work(state)
        done += 1
        spent = time.process_time() - start
    return done / spent


def main() -> int:
    """Measure, print a table, and say whether the target is met."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--beside", default=BEFORE, metavar="COMMIT")
    commit = parser.parse_args().beside
    before = subprocess.run(
        ["git", "show", f"{commit}:{ADAPTER}"], check=True, capture_output=True, text=True
    ).stdout
    met = True
    with TemporaryDirectory() as folder:
        adapter(before, "before_", Path(folder))
        adapter(Path(ADAPTER).read_text(encoding="utf-8"), "now_", Path(folder))
        print(f"| game | what | {commit} /s | now /s | ratio |\n| --- | --- | ---: | ---: | ---: |")
        for game in cantiere.games():
            old, new = middle(f"before_{game}"), middle(f"now_{game}")
            for what, work in WORK.items():
                pairs = [(rate(work, old), rate(work, new)) for _ in range(ROUNDS)]
                ratio = median(now / then for then, now in pairs)
                then, now = (median(side) for side in zip(*pairs, strict=True))
                print(f"| {game} | {what} | {then:,.0f} | {now:,.0f} | {ratio:.1f} × |", flush=True)
                met = met and ratio >= TARGET
    print(f"target, {TARGET:.0f} ×: {'met' if met else 'missed'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())

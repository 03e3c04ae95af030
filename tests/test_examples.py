"""The example learns: a little already in a moment."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import cantiere

PATH = Path(__file__).parent.parent / "examples" / "train_masked_policy.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_masked_policy", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_its_gradient_is_the_slope_of_what_it_wants(example: ModuleType) -> None:
    """A step makes a good action likelier and a bad one less likely; illegal ones stay impossible."""
    policy = example.Policy(5, 4, seed=1)
    rng = np.random.default_rng(0)
    seen = rng.normal(size=(6, 5)).astype(np.float32)
    mask = np.ones((6, 4), dtype=bool)
    mask[:, 3] = False
    action = np.array([0, 0, 0, 1, 1, 1])
    gain = np.array([1, 1, 1, -1, -1, -1], np.float32)
    before = policy.forward(seen, mask)[1]
    old = before[np.arange(6), action]
    for _ in range(5):
        policy.learn(seen, mask, action, old, gain, np.zeros(6, np.float32))
    after = policy.forward(seen, mask)[1]
    assert (after[:, 0] > before[:, 0]).all()
    assert (after[:, 1] < before[:, 1]).all()
    assert (after[:, 3] == 0).all()


def test_a_round_of_self_play_learns_from_whole_games(example: ModuleType) -> None:
    trainer = example.Trainer(cantiere.games()[0], seed=1, games=4)
    weights = trainer.policy.weights["in"].copy()
    while trainer.decisions < 4000 and (trainer.policy.weights["in"] == weights).all():
        trainer.round(steps=50)
    assert (trainer.policy.weights["in"] != weights).any()


@pytest.mark.skipif(not cantiere.compiled, reason="it takes some hundred games: too slow interpreted")
def test_it_soon_beats_the_untrained_policy(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "BATCH", 256)  # little to learn from, so in smaller bites
    trainer = example.Trainer(example.GAME, seed=0, games=16)
    untrained = example.Policy(trainer.table.num_features, trainer.table.num_actions, 0)
    while trainer.decisions < 15_000:
        trainer.round()
    assert example.duel(trainer.policy, untrained, example.GAME, 60, seed=3) > 0.6


def test_it_stays_on_one_thread_whatever_is_set() -> None:
    """As a program of its own: numpy's libraries read it once, when they are loaded."""
    code = f"""
import runpy
runpy.run_path({str(PATH)!r})
import numpy as np
square = np.ones((600, 600), np.float32)
square @ square
print([line.split()[1] for line in open("/proc/self/status") if line.startswith("Threads")])
"""
    asked = {**os.environ, "OPENBLAS_NUM_THREADS": "4", "OMP_NUM_THREADS": "4"}
    done = subprocess.run([sys.executable, "-c", code], env=asked, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['1']"

"""Training finds what is known to be best, is determined by its seed, and goes on where it stopped."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

import cantiere
from cantiere.bots.inputs import Inputs, promises_of
from cantiere.bots.net import NetBot, judge
from cantiere.bots.weights import switches, unpack
from cantiere.core.game import Game
from cantiere.core.heuristics import Heuristics
from cantiere.core.reason import CantiereError
from cantiere.core.state import State
from cantiere.train.lessons import Job, joined, learned, play
from cantiere.train.model import Batch, Learner
from cantiere.train.model import judge as judge_in_jax
from cantiere.train.run import CHECKPOINT, Run
from cantiere.train.settings import Settings
from tests.train.sticks import STICKS, Sticks, heap

GAME = Sticks()
QUICK = Settings(
    games=48,
    decisions=150,
    gate=5,
    match=8,
    measured=8,
    warm=1,
    batch=128,
    rate=0.01,
    first=16,
    second=16,
    mixed=8,
    paired=4,
)


def _run(folder: Path, rounds: int, settings: Settings = QUICK, processes: int = 1) -> Run:
    run = Run(GAME, folder, settings, processes)
    run.go_on(1.0, rounds)
    return run


def test_a_toy_is_learnt_to_its_optimum(tmp_path: Path) -> None:
    best = unpack(GAME, _run(tmp_path, 30).best)
    for sticks in range(2, STICKS + 1):
        answer = NetBot(0, best).choose(heap(sticks), 0)
        if sticks % 4:
            assert (sticks - answer - 1) % 4 == 0, f"{sticks} sticks"


def test_a_run_that_is_resumed_comes_to_the_same_weights(tmp_path: Path) -> None:
    whole = _run(tmp_path / "whole", 6)
    _run(tmp_path / "parts", 2)
    parts = _run(tmp_path / "parts", 6, dataclasses.replace(QUICK, seed=99))  # a run keeps its own settings
    assert parts.settings == QUICK
    assert parts.best == whole.best
    assert parts.learner.weights({}) == whole.learner.weights({})


def test_games_are_the_same_on_two_processes(tmp_path: Path) -> None:
    one, two = _run(tmp_path / "one", 2), _run(tmp_path / "two", 2, processes=2)
    assert one.learner.weights({}) == two.learner.weights({})


def test_the_best_is_replaced_only_if_beaten(tmp_path: Path) -> None:
    never = dataclasses.replace(QUICK, beaten=1.1)
    run = Run(GAME, tmp_path, never)
    first = run.best
    run.go_on(1.0, 10)
    assert run.best == first
    assert [point["replaced"] for point in run.progress.curve if "best" in point] == [False, False]


def test_a_broken_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"nothing of the kind")
    with pytest.raises(CantiereError, match="is no checkpoint"):
        Run(GAME, tmp_path, QUICK)


def test_a_run_of_another_game_is_refused(tmp_path: Path) -> None:
    _run(tmp_path, 1)
    other = type("Other", (Sticks,), {"id": "other"})()
    with pytest.raises(CantiereError, match="a run with another game"):
        Run(other, tmp_path, QUICK)


@pytest.mark.parametrize("name", cantiere.games())
def test_the_compiled_network_says_what_the_trained_one_does(name: str) -> None:
    """The same numbers from JAX and without it, on questions of real games."""
    game = cantiere.game(name)
    settings = Settings(games=1, first=16, second=16)
    inputs = _inputs(game)
    learner = Learner(game, settings, inputs)
    rng = np.random.default_rng(5)
    for weights in ("mix", "pair", "chance", "lead"):  # nothing is 0
        shape = learner.params[weights].shape
        learner.params[weights] = rng.normal(0, 0.3, shape).astype(np.float32)
    packed = learner.weights({})
    lessons, _ = play(Job(game, settings, packed, packed, 0, 1.0), 3)
    rows = joined([lessons])
    batch = Batch(
        rows.table.astype(np.float32),
        rows.answers.astype(np.float32),
        rows.actions,
        rows.count,
        rows.seats,
        rows.chosen,
        rows.odds,
        rows.gain,
        rows.value,
        rows.shares,
        rows.lead,
        np.ones(len(rows), np.float32),
    )
    liked, _, _ = judge_in_jax(learner.params, learner.words, batch)
    odds = np.asarray(liked) - np.log(np.exp(np.asarray(liked)).sum(1, keepdims=True))
    chosen = odds[np.arange(len(rows)), rows.chosen]
    assert len(rows) > 20
    np.testing.assert_allclose(chosen, rows.odds, atol=0.03)  # weights and inputs in half precision


def _inputs(game: Game) -> int:
    return Inputs(game, switches(game)).size


def test_a_teacher_is_imitated(tmp_path: Path) -> None:
    """After lessons from a bot that always takes as few as possible, so does the network."""
    teacher = tmp_path / "teacher.py"
    teacher.write_text(
        "class One:\n    def choose(self, state, seat):\n        return state.legal_actions()[0]\n\n"
        "def make(seed):\n    return One()\n"
    )
    settings = dataclasses.replace(QUICK, teacher=str(teacher), lessons=6, gate=50)
    run = _run(tmp_path / "run", 6, settings)
    known = learned(GAME, run.learner.weights({}))
    for sticks in range(4, STICKS + 1):
        state = heap(sticks)
        assert judge(known, state, state.legal_actions()).best() == 0


def test_a_promise_that_is_no_number_is_taken_for_little() -> None:
    class Broken(Heuristics):
        def order(self, state: State, actions: list[int]) -> list[float]:
            return [float("nan"), float("-inf"), 1.0]

    assert promises_of(Broken(), heap(5), [0, 1, 2]) == [-1000.0, -1000.0, 1.0]

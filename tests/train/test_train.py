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
from cantiere.cli import train as command
from cantiere.cli.arena import Workers
from cantiere.cli.screen import Screen
from cantiere.core.game import Game
from cantiere.core.heuristics import Heuristics
from cantiere.core.reason import CantiereError
from cantiere.core.state import State
from cantiere.train.lessons import Job, Lessons, joined, learned, play
from cantiere.train.model import Batch, Learner
from cantiere.train.model import judge as judge_in_jax
from cantiere.train.run import CHECKPOINT, CURVE, CURVE_PICTURE, Run
from cantiere.train.settings import Settings, changed
from cantiere.train.study import checked, gained
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
    calm=0.5,
    first=16,
    second=16,
    mixed=8,
    paired=4,
)

STUDIOUS = dataclasses.replace(QUICK, study="deep:60", studied=50, studies=200)


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


def test_a_toy_is_learnt_from_a_search(tmp_path: Path) -> None:
    """Results alone do not teach: it is the search that finds what is best, with the network's help."""
    run = _run(tmp_path, 16, STUDIOUS)
    known = unpack(GAME, run.learner.weights({}))
    for sticks in range(2, STICKS + 1):
        answer = NetBot(0, known).choose(heap(sticks), 0)
        if sticks % 4:
            assert (sticks - answer - 1) % 4 == 0, f"{sticks} sticks"
    assert run.progress.curve[-1]["taught"] < run.progress.curve[2]["taught"]


@pytest.mark.parametrize("settings", [QUICK, STUDIOUS])
def test_a_run_that_is_resumed_comes_to_the_same_weights(tmp_path: Path, settings: Settings) -> None:
    whole = _run(tmp_path / "whole", 6, settings)
    _run(tmp_path / "parts", 3, settings)
    parts = _run(tmp_path / "parts", 6, dataclasses.replace(QUICK, seed=99))  # a run keeps its own settings
    assert parts.settings == settings
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


def test_a_run_begins_with_other_weights(tmp_path: Path) -> None:
    """What they answer and expect is kept; the words of the actions, in them already, count once."""
    taught = _run(tmp_path / "taught", 6)
    file = tmp_path / "some.weights"
    file.write_bytes(taught.learner.weights(taught.card()))
    other = dataclasses.replace(QUICK, seed=7)
    begun = Run(GAME, tmp_path / "begun", other, begin=file)
    card = learned(GAME, begun.best).card
    assert (card["rounds"], card["began"]["rounds"]) == (0, 6)
    for sticks in range(2, STICKS + 1):
        state = heap(sticks)
        one, two = (
            judge(learned(GAME, weights), state, state.legal_actions())
            for weights in (file.read_bytes(), begun.best)
        )
        np.testing.assert_allclose(one.preferences, two.preferences, atol=0.01)
        np.testing.assert_allclose(one.chances, two.chances, atol=0.01)
    with pytest.raises(CantiereError, match="its size is wrong"):
        Run(GAME, tmp_path / "wider", dataclasses.replace(other, first=20), begin=file)


def test_a_run_ended_from_outside_leaves_its_curve_and_is_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ended in the round after a match: its curve is there, and the same command goes on with it."""

    def train() -> int:
        said = ["games=4", "decisions=20", "gate=2", "match=2", "measured=2", "warm=1", "first=4", "second=4"]
        return command.train(Screen(), GAME.id, tmp_path, 1.0, 0, "", 0, "", None, said, Workers(1, None))

    learn = Run._learn

    def ended(run: Run, job: Job, lessons: Lessons) -> dict[str, float]:
        if job.round >= ends[0]:
            raise ends[1]
        return learn(run, job, lessons)

    monkeypatch.setattr(command, "find_game", lambda _: GAME)
    monkeypatch.setattr(Run, "_learn", ended)
    ends: tuple[int, BaseException] = (2, SystemExit())
    with pytest.raises(SystemExit):
        train()
    assert (tmp_path / CURVE_PICTURE).read_bytes().startswith(b"<?xml")
    ends = (4, KeyboardInterrupt())
    assert train() == command.INTERRUPTED
    assert Screen().texts.say("train-resumed", round=2, games=8)[:20] in capsys.readouterr().out
    assert len((tmp_path / CURVE).read_text().splitlines()) == 4


def test_settings_are_changed_as_they_are_written() -> None:
    found = changed(QUICK, ["along=0.9", "gate=7", "study=deep:9"])
    assert found == dataclasses.replace(QUICK, along=0.9, gate=7, study="deep:9")
    for wrong in ("alone=1", "gate=0.5", "gate"):
        with pytest.raises(CantiereError, match="is no setting"):
            changed(QUICK, [wrong])


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
        rows.wanted,
        rows.outlook,
        np.ones(len(rows), np.float32),
    )
    liked, chances, lead = judge_in_jax(learner.params, learner.words, batch)
    odds = np.asarray(liked) - np.log(np.exp(np.asarray(liked)).sum(1, keepdims=True))
    chosen = odds[np.arange(len(rows)), rows.chosen]
    assert len(rows) > 20
    np.testing.assert_allclose(chosen, rows.odds, atol=0.03)  # weights and inputs in half precision
    logits = np.asarray(chances)
    share = np.exp(logits[:, 0]) / np.exp(logits).sum(1)
    expected = 0.5 * ((share * rows.seats - 1) / np.maximum(1, rows.seats - 1) + np.asarray(lead))
    np.testing.assert_allclose(expected, rows.value - rows.gain, atol=0.03)
    assert np.abs(rows.outlook).max() > 0.5  # what the heuristics expect is among what is corrected


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


@pytest.mark.parametrize("name", ["greedy", "net", "deep:50ms", "deep:9@there.weights"])
def test_only_a_search_can_be_studied(name: str) -> None:
    with pytest.raises(CantiereError, match="does not search"):
        checked(name)


def test_what_was_tried_often_is_believed_more() -> None:
    """The same gain counts more after many tries with the same luck than after two."""
    usual = [0.5, 0.4, 0.6, 0.5] * 8
    noise = [0.1, -0.1, 0.05, -0.05] * 8
    better = [one + 0.05 + off for one, off in zip(usual, noise, strict=True)]
    often = gained({0: usual, 1: better})
    seldom = gained({0: usual, 1: better[:4]})
    assert often[0] == seldom[0] == 0.0
    assert 0.0 < seldom[1] < often[1] < 0.05


def test_a_promise_that_is_no_number_is_taken_for_little() -> None:
    class Broken(Heuristics):
        def order(self, state: State, actions: list[int]) -> list[float]:
            return [float("nan"), float("-inf"), 1.0]

    assert promises_of(Broken(), heap(5), [0, 1, 2]) == [-1000.0, -1000.0, 1.0]

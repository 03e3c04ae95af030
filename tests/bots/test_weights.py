"""Weights are read as they were written; what is broken or foreign is refused in a sentence."""

from __future__ import annotations

import logging
import struct
from pathlib import Path

import pytest

import cantiere
from cantiere.bots import bot, learned
from cantiere.bots.inputs import Look
from cantiere.bots.learned import DeepBot, tuning_of
from cantiere.bots.net import NetBot, judge
from cantiere.bots.search import SearchBot
from cantiere.bots.weights import MOST_BYTES, header, load, own_file, pack, shapes, unpack
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng
from tests.bots.nets import random_file, random_net, sizes
from tests.bots.toys import Nim

GAME = cantiere.game(cantiere.games()[0])


def _nan() -> bytes:
    total = sum(shapes(sizes(GAME)).values())
    return pack(header(GAME, sizes(GAME), {}), struct.pack(f"<{total}e", *[float("nan")] * total))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no file of weights"),
        (b"x" * 50, "no file of weights"),
        (b"{}\n", "cannot be read"),
        (b"\xff\xfe\n12", "cannot be read"),
        (b"[1]\n", "cannot be read"),
        (random_file(GAME)[:-2], "damaged"),
        (random_file(GAME)[:-1] + b"\x07", "damaged"),
        (b" " * MOST_BYTES + b"\n", "no file of weights"),
        (random_file(GAME, format=9), "format is 9"),
        (random_file(GAME, game="chess"), "it is for 'chess'"),
        (random_file(GAME, rules_version=99), "version 99 of the rules"),
        (random_file(GAME, fingerprint="0"), "other features or actions"),
        (random_file(GAME, sizes={**sizes(GAME), "second": 6}), "size is wrong"),
        (random_file(GAME, switches=[]), "size is wrong"),
        (_nan(), "numbers that are none"),
    ],
)
def test_broken_or_foreign_weights_are_refused_in_a_sentence(data: bytes, why: str) -> None:
    with pytest.raises(CantiereError, match=why):
        unpack(GAME, data)


def test_a_bold_player_draws_its_answers_another_takes_the_best() -> None:
    learned = random_net(GAME)
    state = GAME.new(seats=3)
    while True:
        cantiere.settle(state, Rng(1))
        if len(state.legal_actions()) > 2 and state.game.heuristics.advice(state) < 0:
            break
        state.apply(state.legal_actions()[0])
    best = judge(learned, state, state.legal_actions()).best()
    chosen = {
        bold: {NetBot(seed, learned, bold=bold).choose(state, state.to_move) for seed in range(20)}
        for bold in (False, True)
    }
    assert chosen[False] == {best}
    assert len(chosen[True]) > 1


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CantiereError, match="no weights for"):
        load(GAME, tmp_path / "nothing.weights")


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    path.write_bytes(random_file(GAME))
    assert load(GAME, path).card == {"made": "for a test"}
    assert list(load(GAME, path).network.mix) == list(random_net(GAME).network.mix)


def test_a_bot_whose_weights_do_not_fit_falls_back_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "old.weights"
    path.write_bytes(random_file(GAME, rules_version=99))
    monkeypatch.setattr(learned, "own_file", lambda game: path) if not cantiere.compiled else None
    state = GAME.new(seats=2)
    cantiere.settle(state, Rng(3))
    if not cantiere.compiled:  # compiled modules cannot be changed from outside
        with caplog.at_level(logging.WARNING):
            answer = bot("net", 5).choose(state.clone(), state.to_move)
        assert answer == bot("greedy", 5).choose(state.clone(), state.to_move)
        assert "version 99 of the rules" in caplog.text
    with pytest.raises(CantiereError, match="version 99 of the rules"):  # named, it is refused
        bot(f"net@{path}", 5).choose(state.clone(), state.to_move)


def test_a_game_without_weights_is_played_without() -> None:
    game = Nim()
    assert own_file(game) is None
    state = game.new(seats=2)
    for name, same in (("net", "greedy"), ("deep:30", "search:30")):
        assert bot(name, 5).choose(state.clone(), 0) == bot(same, 5).choose(state.clone(), 0)


def test_a_game_by_older_rules_is_played_without_a_network(tmp_path: Path) -> None:
    older = [cantiere.game(name) for name in cantiere.games() if cantiere.game(name).older_rules]
    for game in older:
        path = tmp_path / f"{game.id}.weights"
        path.write_bytes(random_file(game))
        state = game.new(seats=2, rules_version=game.older_rules[0])
        cantiere.settle(state, Rng(3))
        player = bot(f"net@{path}", 5)
        assert player.choose(state.clone(), state.to_move) == bot("greedy", 5).choose(state, state.to_move)


@pytest.mark.parametrize("name", cantiere.games())
def test_weights_that_ship_fit_their_game_and_are_small(name: str) -> None:
    path = own_file(cantiere.game(name))
    if path is not None:
        assert path.stat().st_size <= MOST_BYTES
        card = load(cantiere.game(name), path).card
        assert card["games"] > 0
        assert card["measured"]


def test_expectations_are_corrections_of_what_the_heuristics_expect() -> None:
    """With all its numbers 0 but that one, a network expects what they do; an older file has none."""
    game = cantiere.game(cantiere.games()[0])
    state = game.new(seats=3)
    cantiere.settle(state, cantiere.Rng(1))
    for outlook, wanted in ((1, game.heuristics.chances(state)), (0, [1 / 3] * 3)):
        own = {**sizes(game), "outlook": outlook}
        counts = shapes(own)
        numbers = [1.0 if name == "outlook" else 0.0 for name, count in counts.items() for _ in range(count)]
        packed = pack(header(game, own, {}), struct.pack(f"<{len(numbers)}e", *numbers))
        found = judge(unpack(game, packed), state, state.legal_actions())
        assert found.chances == pytest.approx(wanted, abs=1e-3)
        assert found.lead == pytest.approx(0.0) or outlook


def test_a_card_says_how_many_of_the_iterations_are_made(tmp_path: Path) -> None:
    game = cantiere.game(cantiere.games()[0])
    state = game.new(seats=2)
    cantiere.settle(state, cantiere.Rng(1))
    file = tmp_path / "some.weights"
    file.write_bytes(random_file(game, card={"search": {"part": 0.2}}))
    usual = int(game.heuristics.iterations(state))
    thought = DeepBot(1, str(file)).think(state, state.to_move)
    assert thought.iterations == pytest.approx(0.2 * usual, abs=6)  # all answers are tried as often


def test_a_card_says_how_a_search_uses_the_network() -> None:
    said = {"follow": 0.25, "trust": 0.75, "prior": 2.5, "part": 0.5, "caution": 1.5, "horizon": 3}
    tuning = tuning_of({"search": {**said, "candidates": 4}})
    assert {name: getattr(tuning, name) for name in said} == said
    assert tuning.candidates == 4


def test_a_card_says_with_how_many_seats_a_search_asks_the_network(tmp_path: Path) -> None:
    game = cantiere.game(cantiere.games()[0])
    file = tmp_path / "some.weights"
    file.write_bytes(random_file(game, card={"search": {"seats": [2]}}))
    deep = DeepBot(1, str(file), iterations=4)
    for seats, asks in ((2, True), (3, False), (2, True)):
        state = game.new(seats=seats)
        cantiere.settle(state, cantiere.Rng(1))
        mind = deep.mind_for(state)
        assert isinstance(mind, SearchBot)
        assert (mind.evaluator is not None) is asks


def test_the_network_reads_answers_and_table() -> None:
    """Preferences move with what an answer promises and with the table; chances sum to 1."""
    net = random_net(GAME)
    state = GAME.new(seats=3)
    cantiere.settle(state, Rng(1))
    actions = state.legal_actions()
    promises = [float(-number) for number in range(len(actions))]
    look = net.inputs.look(state, actions, promises)
    said = net.network.judge(look)
    assert look.actions == actions[: len(look.actions)]
    assert abs(sum(said.chances) - 1.0) < 1e-9
    assert len(said.chances) == 3
    other = Look(look.seat, look.seats, look.table, look.actions, look.figures)
    assert len(other.answers) == len(look.actions) * look.figures
    assert net.network.judge(other).preferences != said.preferences


@pytest.mark.parametrize("name", cantiere.games())
def test_a_network_sees_by_how_much_an_answer_changes_the_marks(name: str) -> None:
    """Marks are named, of the size of 1, and are compared with those that an answer leads to."""
    game = cantiere.game(name)
    marks = game.heuristics.mark_names()
    assert len(set(marks)) == len(marks)
    inputs = random_net(game).inputs
    rng, told = Rng(4), 0
    state = game.new(seats=max(game.seat_counts[:3]))
    for _ in range(150):
        cantiere.settle(state, rng)
        if state.to_move < 0:
            break
        actions = state.legal_actions()
        before = list(game.heuristics.marks(state, state.to_move))
        assert len(before) == len(marks)
        assert all(abs(mark) < 30 for mark in before), dict(zip(marks, before, strict=True))
        look = inputs.look(state, actions, [0.0] * len(actions))
        assert list(look.table)[-len(marks) or len(look.table) :] == before
        for number, action in enumerate(look.actions):
            after = state.clone()
            after.apply(action)
            then = game.heuristics.marks_after(
                after, state.to_move, action, game.heuristics.marks(state, state.to_move)
            )
            changes = list(look.answers)[
                (number + 1) * look.figures - len(marks) : (number + 1) * look.figures
            ]
            assert changes == [one - other for one, other in zip(then, before, strict=True)]
            told += any(changes)
        state.apply(actions[rng.below(len(actions))])
    assert bool(told) is bool(marks)

"""The driver: bots, chance, undo and its barriers, records."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.bots import bot, bots
from cantiere.core.record import Record, RecordError, commitment
from cantiere.match import Match

GAME = cantiere.games()[0]  # any would do


def _bots(count: int) -> list[Any]:
    return [bot("random", seat) for seat in range(count)]


def _finished(seed: int = 5) -> Match:
    match = Match(GAME, _bots(3), seed=seed, salt="salt")
    match.play_bots()
    assert match.over
    return match


def test_the_same_seed_gives_the_same_game() -> None:
    assert _finished(3).record() == _finished(3).record()
    assert _finished(3).record().moves != _finished(4).record().moves


def test_a_match_without_seed_gets_its_own() -> None:
    assert Match(GAME, [None, None]).seed != Match(GAME, [None, None]).seed
    assert Match(GAME, [None, None]).salt


def test_a_chosen_seed_is_the_same_game_again() -> None:
    one, again, other = (Match(GAME, [*_bots(1), *_bots(1)], seed=seed) for seed in (1, 1, 2))
    for match in (one, again, other):
        match.play_bots()
    assert one.record() == again.record()
    assert one.record() != other.record()


def test_the_seed_is_promised_first_and_revealed_last() -> None:
    running = Match(GAME, [None, None], seed=9, salt="s").record()
    assert running.commitment == commitment("9", "s")
    assert running.seed is None
    assert running.salt is None
    assert "9:s" not in json.dumps(running.data())
    finished = _finished().record()
    assert (finished.seed, finished.salt) == ("5", "salt")
    finished.check_commitment()


def test_bots_get_a_resampled_copy() -> None:
    match = Match(GAME, [None, *_bots(1)], seed=1)
    seen = match.seen_by(0)
    assert seen is not match.state
    seen.apply(seen.legal_actions()[0])
    assert seen != match.state


def test_a_person_cannot_be_played_as_a_bot() -> None:
    match = Match(GAME, [None, None], seed=1)
    with pytest.raises(ValueError, match="person"):
        match.play_bot()


def test_unknown_bots_are_refused() -> None:
    assert set(bots()) >= {"random", "greedy"}
    with pytest.raises(ValueError, match="no bot 'deep-blue'"):
        bot("deep-blue")


def _until(match: Match, found: Callable[[Match, int], bool]) -> int:
    """Answer with the first answer until something holds after an answer; return whose that was."""
    while not match.over:
        seat = int(match.state.to_move)
        match.play(match.state.legal_actions()[0])
        if found(match, seat):
            return seat
    raise AssertionError("it never came to that")


def test_undo_goes_back_to_ones_own_choice() -> None:
    match = Match(GAME, [None, None], seed=1)
    befores = [match.state.clone()]

    def free(match: Match, seat: int) -> bool:
        befores.append(match.state.clone())
        return match.moves[-1].who == seat  # neither chance nor anybody else has answered since

    seat = _until(match, free)
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state == befores[-2]


def test_undo_stops_at_another_persons_move() -> None:
    match = Match(GAME, [None, None], seed=1)
    first = int(match.state.to_move)
    _until(match, lambda match, seat: seat != first)
    assert not match.can_undo(first)
    with pytest.raises(ValueError, match="another player"):
        match.undo(first)
    match.undo(first, consent=True)
    assert match.state.to_move == first


def test_undo_stops_at_chance() -> None:
    match = Match(GAME, [None, None], seed=1)
    last = _until(match, lambda match, seat: match.moves[-1].who == cantiere.CHANCE)
    assert not match.can_undo(last)


def test_undo_is_free_against_bots() -> None:
    match = Match(GAME, [None, *_bots(2)], seed=1)
    match.play_bots()
    before = match.state.clone()
    match.play(match.state.legal_actions()[0])
    match.play_bots()
    assert match.can_undo(0)
    match.undo(0)
    assert match.state == before


def test_nothing_to_undo_yet() -> None:
    with pytest.raises(ValueError, match="yet"):
        Match(GAME, [None, None], seed=1).undo(0)


def test_outcomes_can_be_named_instead_of_drawn() -> None:
    match = Match(GAME, [None, None], seed=1, ask_chance=True)
    named: list[str] = []
    while match.state.to_move == cantiere.CHANCE:
        named.append(match.game.text(match.state, match.state.legal_actions()[-1]))
        match.play(named[-1])
    assert named
    assert [move.text for move in match.moves] == named


def test_single_choices_can_be_answered_by_the_driver() -> None:
    match = Match(GAME, [None, None], seed=2, answer_forced=True)
    while not match.over:
        assert len(match.state.legal_actions()) > 1
        match.play(match.state.legal_actions()[-1])
    assert any(move.forced and move.who >= 0 for move in match.moves)


@pytest.mark.parametrize("action", [0, "nothing that there is"])
def test_a_finished_match_takes_no_more_moves(action: int | str) -> None:
    with pytest.raises(ValueError, match="the game is over"):
        _finished().play(action)


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = Match(GAME, [None, None], seed=2, salt="s")
    match.play(match.state.legal_actions()[0])
    match.record().save(tmp_path / "game.json")
    again = Match.resume(Record.load(tmp_path / "game.json"), [None, None], seed=2, salt="s")
    assert again.state == match.state
    for game in (match, again):
        while not game.over:
            game.play(game.state.legal_actions()[-1])
    assert again.record() == match.record()


def test_a_record_survives_the_file(tmp_path: Path) -> None:
    record = _finished().record()
    record.save(tmp_path / "record.json")
    assert Record.load(tmp_path / "record.json").data() == json.loads(json.dumps(record.data()))
    record.verify()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.update(format=7), "format 7"),
        (lambda d: d.update(weather="fine"), "no entry 'weather'"),
        (lambda d: d.pop("moves"), "not a record"),
        (lambda d: d.update(moves=[["x", "dance"]]), "neither a seat"),
        (lambda d: d.update(game="chess"), "no game 'chess'"),
        (lambda d: d.update(rules_version=99), "rules version 99"),
        (lambda d: d["moves"].pop(), "do not reach the end"),
        (lambda d: d["moves"].append([0, d["moves"][-1][1]]), "the game is over"),
        (lambda d: d["moves"].__setitem__(5, [0, "dance"]), "move 6"),
        (lambda d: d.update(result={"scores": [0, 0, 0], "ranking": [1, 1, 1]}), "recorded result"),
        (lambda d: d.update(seed="other"), "promised"),
        (lambda d: d["moves"].__setitem__(0, [0, d["moves"][0][1]]), "move 1: seat 0 plays"),
    ],
)
def test_a_false_record_is_refused(change: Callable[[dict[str, Any]], None], complaint: str) -> None:
    data = json.loads(json.dumps(_finished().record().data()))
    change(data)
    with pytest.raises(ValueError, match=complaint):
        Record.from_data(data).verify()


@pytest.mark.parametrize(
    ("content", "complaint"), [("{", "not JSON"), ("[]", "JSON object"), (None, "cannot read")]
)
def test_unreadable_files_are_refused(tmp_path: Path, content: str | None, complaint: str) -> None:
    path = tmp_path / "record.json"
    if content is not None:
        path.write_text(content)
    with pytest.raises(RecordError, match=complaint):
        Record.load(path)

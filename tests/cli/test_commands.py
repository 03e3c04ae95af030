"""The other commands, and what is said about wrong arguments."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import cantiere
from cantiere.cli import fuzz as fuzzing
from cantiere.cli.argv import spread, take_language
from cantiere.core.conformance import ConformanceError
from cantiere.core.record import Record, record_of
from cantiere.match import Match
from tests.cli.conftest import Run

every_game = pytest.mark.parametrize("game", cantiere.games())


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A finished game between bots."""
    from cantiere.bots import bot

    name = cantiere.games()[0]
    match = Match(name, [bot("random", seat) for seat in range(cantiere.game(name).seat_counts[0])], seed=5)
    match.play_bots()
    match.record().save(tmp_path / "played.json")
    return tmp_path / "played.json"


def snapshot(game: str, tmp_path: Path) -> Path:
    state = cantiere.game(game).new(cantiere.game(game).seat_counts[0])
    cantiere.settle(state, cantiere.Rng(3))
    path = tmp_path / "snapshot.json"
    path.write_text(json.dumps(state.snapshot()))
    return path


def test_version_says_how_it_was_built(process: Run) -> None:
    done = process("--version")
    assert done.code == 0
    assert done.out.startswith(f"cantiere {cantiere.__version__} (")
    assert ("compiled" if cantiere.compiled else "interpreted") in done.out


def test_help_names_the_commands(cli: Run) -> None:
    for args in (["--help"], []):
        done = cli(*args)
        assert done.code == 0
        for command in ("play", "replay", "show", "games", "features", "fuzz"):
            assert command in done.out
    assert "--seats" in cli("play", "--help").out


@every_game
def test_games_and_features(cli: Run, game: str) -> None:
    listed = cli("games")
    assert listed.code == 0
    assert game in listed.out
    table = cli("features", game)
    assert table.code == 0
    assert all(name in table.out for name in cantiere.game(game).feature_names()[::50])


def test_a_good_record_replays(cli: Run, played: Path) -> None:
    done = cli("replay", played)
    assert done.code == 0
    scores = ", ".join(map(str, (Record.load(played).result or {})["scores"]))
    assert f"replay; the result is right: {scores}" in done.out


def test_a_record_is_looked_at_move_by_move(cli: Run, played: Path) -> None:
    moves = len(Record.load(played).moves)
    done = cli("replay", played, "--step", "--seat", "0", typed="\n\nb\nwhat\n30\n99999\n\n")
    assert done.code == 0
    assert f"1/{moves} ·" in done.out
    assert f"30/{moves} ·" in done.out
    assert f"{moves}/{moves} ·" in done.out
    assert "Enter: next move." in done.out
    assert "the result is right" in done.out


def test_bad_records_are_refused_in_one_line(cli: Run, played: Path, tmp_path: Path) -> None:
    data = json.loads(played.read_text())
    spoilt = {
        "moves.json": {**data, "moves": [*data["moves"][:5], [0, "no such move"], *data["moves"][6:]]},
        "result.json": {**data, "result": {"scores": [1, 2], "ranking": [2, 1]}},
        "game.json": {**data, "game": "chess"},
        "rules.json": {**data, "rules_version": 99},
        "list.json": [],
    }
    for name, content in spoilt.items():
        (tmp_path / name).write_text(json.dumps(content))
    (tmp_path / "text.json").write_text("not json")
    for name in (*spoilt, "text.json", "absent.json"):
        done = cli("replay", tmp_path / name)
        assert done.code == 2
        assert done.out == ""
        assert done.err.startswith("cantiere: ")
        assert done.err.count("\n") == 1


@every_game
def test_a_position_is_shown(cli: Run, game: str, tmp_path: Path) -> None:
    path = snapshot(game, tmp_path)
    for more in ([], ["--seat", "1"]):
        done = cli("show", path, *more)
        assert done.code == 0
        assert len(done.out.splitlines()) > 5
        assert "[decision-" not in done.out


@every_game
def test_bad_positions_are_refused_in_one_line(cli: Run, game: str, tmp_path: Path) -> None:
    path = snapshot(game, tmp_path)
    good = json.loads(path.read_text())
    bad = [{**good, "game": "chess"}, {**good, "table": {}}, {**good, "pending": []}, {"seats": 2}, 7]
    for content in [*map(json.dumps, bad), "{", ""]:
        path.write_text(content)
        done = cli("show", path)
        assert done.code == 2
        assert done.err.startswith("cantiere: ")
        assert done.err.count("\n") == 1
    assert cli("show", tmp_path / "absent.json").code == 2


def test_a_seat_that_is_not_there(cli: Run, tmp_path: Path) -> None:
    done = cli("show", snapshot(cantiere.games()[0], tmp_path), "--seat", "9")
    assert done.code == 2
    assert "There is no seat 9" in done.err


@every_game
def test_fuzz_spreads_its_games(cli: Run, game: str) -> None:
    count = max(cantiere.game(game).seat_counts)
    done = cli("fuzz", game, "--games", "2", "--seats", count, "--seed", "4")
    assert done.code == 0
    assert ": 2; ways to play it" in done.out
    assert "2 games kept every promise" in done.out


def test_fuzz_writes_the_game_that_fails(cli: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = cantiere.game(cantiere.games()[0]).new(2)

    def broken(*args: object, **settings: object) -> None:
        raise ConformanceError("a promise is broken", record_of(state, []))

    monkeypatch.setattr(fuzzing, "check_game", broken)
    done = cli("fuzz", cantiere.games()[0], "--games", "1", "--out", tmp_path / "new")
    assert done.code == 1
    assert "a promise is broken" in done.out
    (file,) = (tmp_path / "new").iterdir()
    assert file.name in done.out
    assert cli("replay", file).code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "GAME", "--seats", "me", "deepblue"], "There is no bot “deepblue”"),
        (["play", "GAME", "--seats", "me"], "so many seats: 1. Possible: 2, 3, 4"),
        (["play", "GAME", "--option", "colour=red"], "has no option “colour”"),
        (["play", "GAME", "--option", "colour"], "name=value"),
        (["play", "GAME", "--chance", "maybe"], "--chance takes draw or ask"),
        (["play", "GAME", "--seats", "me:greedy", "greedy"], "is the name of a bot"),
        (["play", "GAME", "--load", "x.json"], "leave them out"),
        (["play", "--load", "no-such-file.json"], "Cannot read no-such-file.json"),
        (["play", "GAME", "--lang", "xx"], "There is no language “xx”"),
        (["play", "GAME", "--wrong"], "There is no option --wrong here; see: cantiere play --help"),
        (["wrong"], "There is no command “wrong”"),
        (["show"], "FILE is missing"),
        (["fuzz", "GAME", "--games", "0"], "--games: this value is not possible"),
        (["fuzz", "GAME", "--seats", "99"], "seats"),
        (["features", "chess"], "There is no game “chess”"),
    ],
)
def test_wrong_arguments_get_one_clear_line(cli: Run, args: list[str], said: str) -> None:
    done = cli(*[cantiere.games()[0] if arg == "GAME" else arg for arg in args])
    assert done.code == 2
    assert said in done.err
    assert done.err.startswith("cantiere: ")
    assert done.err.count("\n") == 1


def test_an_interrupt_is_a_clean_exit() -> None:
    playing = subprocess.Popen(
        [sys.executable, "-m", "cantiere.cli", "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", "CANTIERE_LANG": "en"},
        # whoever runs the tests in the background has them ignore the signal, and children would, too
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    assert playing.stdout is not None
    while "quit" not in playing.stdout.readline():
        pass
    for _ in range(3):  # a signal may come before the question is really asked
        playing.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            playing.wait(10)
            break
    out, err = playing.communicate(timeout=120)
    assert playing.returncode == 130
    assert "You have left the game." in out
    assert err == ""


def test_several_values_after_seats() -> None:
    assert spread(["play", "g", "--seats", "me", "greedy", "--seed", "1"]) == [
        *("play", "g", "--seats", "me", "--seats", "greedy", "--seed", "1")
    ]
    assert spread(["--seats", "a", "--seats", "b"]) == ["--seats", "a", "--seats", "b"]


def test_the_language_comes_from_the_option_or_the_environment() -> None:
    assert take_language(["play", "--lang", "en", "x"], {}) == ("en", ["play", "x"])
    assert take_language(["--lang=en"], {"LANG": "xx_YY"}) == ("en", [])
    assert take_language([], {"LANG": "en_GB.UTF-8"}) == ("en", [])

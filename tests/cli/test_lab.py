"""The commands of the laboratory."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cantiere
import cantiere.bots
from cantiere.arena.plan import Plan, Result, play
from cantiere.cli import arena as fighting
from cantiere.match import Match
from tests.cli.conftest import Run

GAME = cantiere.games()[0]
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


def test_arena_plays_keeps_and_goes_on(cli: Run, tmp_path: Path) -> None:
    out, plot = tmp_path / "results.jsonl", tmp_path / "results.svg"
    args = ("arena", GAME, "--seats", "greedy", "random", "--seed", "7", "--out", out, "--processes", "1")
    first = cli(*args, "--games", "2")
    assert first.code == 0
    assert "2 games; 95 % intervals in brackets." in first.out
    more = cli(*args, "--games", "4", "--plot", plot)
    assert "2 games are in the file already." in more.out
    assert "<svg" in plot.read_text()
    assert len(out.read_text().splitlines()) == 5
    whole = tmp_path / "whole.jsonl"
    cli(
        "arena",
        GAME,
        "--seats",
        "greedy",
        "random",
        "--seed",
        "7",
        "--out",
        whole,
        "--games",
        "4",
        "--processes",
        "2",
    )
    assert whole.read_text() == out.read_text()  # stopped or not, by one process or two


def test_an_interrupted_arena_shows_what_there_is(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, number: int) -> Result:
        if number == 2:
            raise KeyboardInterrupt
        return play(plan, number)

    monkeypatch.setattr(fighting, "play", interrupted)
    done = cli("arena", GAME, "--seats", "random", "random", "--games", "5", "--processes", "1")
    assert done.code == 130
    assert "2 games have been played." in done.out


def test_arena_takes_a_bot_from_a_file(cli: Run, tmp_path: Path) -> None:
    mine = tmp_path / "first.py"
    mine.write_text(
        "class B:\n    def choose(self, state, seat):\n        return state.legal_actions()[0]\n"
        "def make(seed):\n    return B()\n"
    )
    done = cli("arena", GAME, "--seats", "random", "--bot", mine, "--games", "2", "--processes", "1")
    assert done.code == 0
    assert "first.py" in done.out


def test_arena_refuses_what_cannot_be_played(cli: Run) -> None:
    done = cli("arena", GAME, "--seats", "greedy", "nobody")
    assert done.code == 2
    assert "There is no bot “nobody”" in done.err


def test_bots_are_listed_and_rated(cli: Run) -> None:
    assert "master" in cli("bots", "list").out
    done = cli("bots", "rate", GAME, "--bot", "random", "--bot", "greedy", "--games", "2", "--processes", "1")
    assert done.code == 0
    assert done.out.index("greedy") < done.out.index("random")
    assert cli("bots", "rate", GAME, "--bot", "random").code == 2


def test_study_tells_and_writes(cli: Run, tmp_path: Path) -> None:
    path = tmp_path / "study.json"
    done = cli(
        "study", GAME, "--seats", "random", "random", "--games", "4", "--processes", "1", "--json", path
    )
    assert done.code == 0
    assert "By seat" in done.out
    assert "[" not in done.out.replace("[0", "")  # no message is missing
    assert json.loads(path.read_text())["games"] == 4


def test_analyse_tells_and_writes(cli: Run, tmp_path: Path) -> None:
    record, path = tmp_path / "played.json", tmp_path / "analysis.json"
    match = Match(GAME, [cantiere.bots.bot("random", seat) for seat in range(2)], seed=5)
    match.play_bots()
    match.record().save(record)
    done = cli("analyse", record, "--bot", "search:3", "--json", path)
    assert done.code == 0
    assert "The largest swings" in done.out
    assert "instead of" in done.out
    assert len(json.loads(path.read_text())["estimates"]) == len(match.moves) + 1
    assert cli("analyse", record, "--bot", "greedy").code == 2

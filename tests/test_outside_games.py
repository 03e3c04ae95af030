"""Games by others: installed beside Cantiere they are found everywhere; a broken one harms nothing else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.outside import EXAMPLE, GAME, PACKAGE, build_wheel, environment, run, uninstall
from tests.server.serving import Player, Server, options

PETTINGZOO = """
import warnings; warnings.simplefilter("ignore")
from pettingzoo.test import api_test
from cantiere.envs import pettingzoo
api_test(pettingzoo.env("torri", seats=3), num_cycles=60)
"""
OPENSPIEL = """
import pyspiel, random
from cantiere.envs import openspiel
state = pyspiel.load_game("cantiere_torri(seats=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.Random(1).choice(state.legal_actions()))
print(len(state.returns()))
"""
# The command line, with a folder more in which packages are found.
WITH = """
import sys
sys.path.insert(0, sys.argv[1])
from cantiere.cli.app import run
sys.exit(run(sys.argv[2:]))
"""
GYMNASIUM = """
import gymnasium, cantiere.envs.gym
env = gymnasium.make("cantiere/torri-v0")
print(env.reset(seed=1)[0] is not None)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("outside")
    return environment(folder, build_wheel(EXAMPLE, folder))


def test_its_own_tests_pass(python: Path, tmp_path: Path) -> None:
    tests = shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    assert "passed" in run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests))


def test_it_is_listed_and_its_rules_are_read(python: Path) -> None:
    assert "torri" in run(python, "-m", "cantiere", "games")
    assert "T-2.1" in run(python, "-m", "cantiere", "rules", GAME, "T-2.1", "--lang", "de")
    assert "has no such page" in run(python, "-m", "cantiere", "guide", GAME, code=2)


def test_it_is_played_in_the_terminal_and_the_arena(python: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    said = run(
        python,
        "-m",
        "cantiere",
        "play",
        GAME,
        "--seats",
        "greedy",
        "--seats",
        "random",
        "--seed",
        "1",
        "--save",
        str(record),
    )
    assert "Greedy" in said
    assert "is ahead with" in said  # its own drawing, which names a player
    assert json.loads(record.read_text())["package"] == PACKAGE
    run(python, "-m", "cantiere", "verify", str(record))
    table = run(
        python, "-m", "cantiere", "arena", GAME, "--seats", "search:20", "--seats", "random", "--games", "4"
    )
    assert "4 games" in table


def test_it_is_an_environment(python: Path) -> None:
    assert "Passed" in run(python, "-c", PETTINGZOO)
    assert run(python, "-c", OPENSPIEL).strip() == "3"
    assert "True" in run(python, "-c", GYMNASIUM)


def test_it_is_played_over_the_server(python: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "log", python) as server:
        anna = Player(server)
        info = next(one for one in anna.get("/api/games")["games"] if one["id"] == GAME)
        assert info["pages"] == ["rules"]
        table = anna.table("me", "greedy", game=GAME)
        while table["status"] != "over":
            table = anna.until(table["id"], lambda now: now["my_turn"] or now["status"] == "over")
            if table["my_turn"]:
                anna.act(table, options(table)[0])
                table = anna.see(table["id"])


OTHER = """
from cantiere_torri import Torri
class Other(Torri):
    id = "{id}"
    contract = {contract}
GAME = Other()
"""
BROKEN = {
    "raise RuntimeError('no luck')": "RuntimeError: no luck",
    "GAME = 3": "offers a int instead of a Game",
    OTHER.format(id="other", contract=1): "calls itself 'other'",
    OTHER.format(id="bad", contract=99): "made for version 99 of the games' contract",
    "": "has no attribute 'GAME'",
}


@pytest.mark.parametrize(("source", "said"), BROKEN.items(), ids=range(len(BROKEN)))
def test_a_broken_package_is_named_and_harms_nothing(
    python: Path, tmp_path: Path, source: str, said: str
) -> None:
    place = _offering(tmp_path, "bad", "cantiere_bad:GAME")
    (place / "cantiere_bad.py").write_text(source, encoding="utf-8")
    listed = run(python, "-c", WITH, str(place), "games")
    assert said in " ".join(listed.split())
    assert GAME in listed
    assert "cannot be used" in run(python, "-c", WITH, str(place), "rules", "bad", code=2)


def test_a_package_compiled_by_mypyc_is_refused_and_not_imported(python: Path, tmp_path: Path) -> None:
    place = _offering(tmp_path, "bad", "cantiere_bad:GAME")
    package = place / "cantiere_bad"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit('imported')", encoding="utf-8")
    (package / "rules.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\x7fELF, by mypyc")
    said = " ".join(run(python, "-c", WITH, str(place), "games").split())
    assert "is compiled by mypyc" in said
    assert "install it as plain Python" in said


def test_uninstalled_again_it_is_gone_and_its_records_say_what_is_missing(tmp_path: Path) -> None:
    python = environment(tmp_path, build_wheel(EXAMPLE, tmp_path))
    record = tmp_path / "game.json"
    bots = ["--seats", "random", "--seats", "random"]
    run(python, "-m", "cantiere", "play", GAME, *bots, "--save", str(record))
    with Server(tmp_path / "tables.db", tmp_path / "log", python) as server:
        anna = Player(server)
        running = anna.table("me", "greedy", game=GAME)["id"]
        server.kill()
        uninstall(python)
        server.start()
        assert GAME not in [one["id"] for one in anna.get("/api/games")["games"]]
        assert anna.http.get(f"/api/tables/{running}").status_code < 500
        other = anna.table("me", "greedy")["id"]
        anna.act(anna.until(other, lambda now: now["my_turn"]))
    assert "torri" not in run(python, "-m", "cantiere", "games")
    said = run(python, "-m", "cantiere", "verify", str(record), code=2)
    assert PACKAGE in said


def _offering(folder: Path, name: str, entry: str) -> Path:
    """A folder in which a package offers a game."""
    place = folder / "site"
    info = place / "cantiere_bad-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cantiere-bad\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[cantiere.games]\n{name} = {entry}\n")
    return place


def test_the_skeleton_of_a_new_game_is_a_game(python: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cantiere-mill_race"
    said = run(python, "-m", "cantiere", "new-game", "mill_race", str(folder))
    assert str(folder) in said
    new = environment(tmp_path, build_wheel(folder, tmp_path))
    assert "passed" in run(new, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests"))
    assert "N-1.1" in run(new, "-m", "cantiere", "rules", "mill_race", "N-1.1", "--lang", "es")
    assert "mill_race" in run(new, "-m", "cantiere", "games")


@pytest.mark.parametrize(
    ("name", "said"), [("Mill", "small letters"), ("torri", "already"), ("mill_race", "is there already")]
)
def test_a_new_game_that_cannot_be_is_refused(python: Path, tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "something").write_text("kept")
    assert said in run(python, "-m", "cantiere", "new-game", name, str(tmp_path), code=2)
    assert [path.name for path in tmp_path.iterdir()] == ["something"]

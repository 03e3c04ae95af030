"""The terminal in every language: whole games, every command, help, and what goes wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.cli.argv import take_language, usual_language
from cantiere.cli.screen import Screen
from cantiere.core.game import Game
from cantiere.texts import Texts, languages
from tests.cli.conftest import Run

MISSING = re.compile(r"\[(?:[a-z]+-)+[a-z_0-9]+\]|\{ ?\$|⁨")  # a key in brackets, a parameter that stayed
FIRST = "1\n" * 3000
OTHERS = [lang for lang in languages() if lang != "en"]
COMMANDS = (
    "play",
    "replay",
    "verify",
    "show",
    "games",
    "features",
    "fuzz",
    "arena",
    "bots",
    "study",
    "analyse",
)
every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[Texts]:
    """Return the texts of every screen that is made, to ask them what they could not say."""
    made: list[Texts] = []
    use, begin = Screen.use, Screen.__init__

    def begins(self: Screen, *args: Any) -> None:
        begin(self, *args)
        made.append(self.texts)

    def uses(self: Screen, game: Game) -> None:
        use(self, game)
        made.append(self.texts)

    monkeypatch.setattr(Screen, "__init__", begins)
    monkeypatch.setattr(Screen, "use", uses)
    return made


def assert_all_said(made: list[Texts], lang: str, said: str) -> None:
    assert made[-1].lang == lang
    assert {key for texts in made for key in texts.missing} == set()
    assert MISSING.findall(said) == []


@pytest.mark.parametrize("lang", OTHERS)  # English: test_play.py
@pytest.mark.parametrize("game", cantiere.games())
def test_a_whole_game(cli: Run, silent: list[Texts], lang: str, game: str) -> None:
    bots = ["random"] * (min(cantiere.game(game).seat_counts) - 1)
    done = cli(
        "--lang", lang, "play", game, "--seats", "me:Anna", *bots, "--seed", "3", typed=f"why\n?\n{FIRST}"
    )
    assert done.code == 0
    texts = Texts(None, lang)
    assert texts.say("game-over") in done.out
    assert texts.say("why-all") in done.out
    assert texts.bot("random") in done.out
    assert "Random" not in done.out
    assert_all_said(silent, lang, done.out)


@every_language
def test_a_whole_game_with_modules_and_expansion(cli: Run, silent: list[Texts], lang: str) -> None:
    for game in map(cantiere.game, cantiere.games()):
        switches = [option.name for option in game.options if option.choices == (False, True)]
        words = [f"{name}=true" for name in switches if name != "tournament"]
        seats = ["random"] * max(game.seat_counts)
        given = [part for word in words for part in ("--option", word)]
        done = cli("--lang", lang, "play", game.id, "--seats", *seats, "--seed", "3", *given)
        assert done.code == 0
        assert_all_said(silent, lang, done.out)


@every_language
def test_words_while_playing(cli: Run, silent: list[Texts], lang: str, tmp_path: Path) -> None:
    game = cantiere.games()[0]
    words = ["why", "99999", "nonsense", "why 1", "hint", "1", "undo", "undo", "log", "auto off", "auto on"]
    typed = "\n".join([*words, f"save {tmp_path / 'kept.json'}", "quit\n"])
    done = cli("--lang", lang, "play", game, "--seats", "me", "greedy", "--seed", "5", typed=typed)
    assert done.code == 0
    assert Texts(None, lang).say("game-left") in done.out
    assert_all_said(silent, lang, done.out)
    again = cli("--lang", lang, "play", "--load", tmp_path / "kept.json", typed="quit\n")
    assert again.code == 0
    assert_all_said(silent, lang, again.out)
    for command in (("replay",), ("replay", "--step"), ("verify",), ("analyse", "--bot", "search:2")):
        done = cli("--lang", lang, command[0], tmp_path / "kept.json", *command[1:], typed="\n\nb\nx\nq\n")
        assert done.code == 0, done.err
        assert_all_said(silent, lang, done.out)


@every_language
def test_tables_of_the_laboratory(cli: Run, silent: list[Texts], lang: str) -> None:
    game = cantiere.games()[0]
    few = ("--seats", "random", "random", "--games", "2", "--processes", "1")
    for args in (("games",), ("bots", "list"), ("--version",), ("arena", game, *few), ("study", game, *few)):
        done = cli("--lang", lang, *args)
        assert done.code == 0, done.err
        assert_all_said(silent, lang, done.out)
        if args[0] in ("arena", "study"):
            comma = re.search(r"\d\.\d" if lang != "en" else r"\d,\d\b", done.out.replace("…", ""))
            assert comma is None, comma


@pytest.mark.parametrize("lang", OTHERS)
def test_help_is_in_the_language(cli: Run, silent: list[Texts], lang: str) -> None:
    english = re.compile(r"Usage:|Options:|Commands:|Arguments:|Show this message|\bdefault\b|\brequired\b")
    for command in ((), *((name,) for name in COMMANDS), ("bots", "rate"), ("tournament",), ("serve",)):
        done = cli("--lang", lang, *command, "--help")
        assert done.code == 0
        assert english.findall(done.out) == []
        assert Texts(None, lang).say("help-help").split()[0] in done.out
        assert_all_said(silent, lang, done.out)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    ("args", "key"),
    [
        (["play", "chess"], "error-no-game"),
        (["play", "--wrong"], "error-no-such-option"),
        (["wrong"], "error-no-command"),
        (["show"], "error-missing"),
        (["fuzz", "GAME", "--games", "0"], "error-bad-value"),
        (["play", "GAME", "--seats", "me"], "error-seats"),
        (["play", "--load", "absent.json"], "error-read"),
    ],
)
def test_errors_are_in_the_language(cli: Run, lang: str, args: list[str], key: str) -> None:
    done = cli("--lang", lang, *[cantiere.games()[0] if arg == "GAME" else arg for arg in args])
    assert done.code == 2
    own = {word for word in re.findall(r"\w{4,}", Texts(None, lang).say(key)) if not word.startswith("error")}
    assert [word for word in own if word in done.err]
    assert MISSING.findall(done.err) == []


def test_the_environment_chooses_the_language() -> None:
    for lang in languages():
        assert usual_language({"LANG": f"{lang}_XX.UTF-8"}) == lang
        assert usual_language({"LC_ALL": f"{lang}", "LANG": "en_GB"}) == lang
        assert usual_language({"LC_MESSAGES": f"{lang}_XX@euro", "LANG": "en_GB"}) == lang
        assert take_language(["play", f"--lang={lang}"], {"LANG": "en"}) == (lang, ["play"])
    assert usual_language({"LANG": "fr_FR.UTF-8"}) == "en"
    assert usual_language({}) == "en"

"""`cantiere rules` and `cantiere guide`."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.texts import languages
from tests.cli.conftest import Run

every_game = pytest.mark.parametrize("game", cantiere.games())
every_language = pytest.mark.parametrize("lang", languages())


@every_game
@every_language
def test_the_whole_page_and_the_guided_round_are_printed(cli: Run, game: str, lang: str) -> None:
    for command in ("rules", "guide"):
        done = cli("--lang", lang, command, game)
        assert done.code == 0
        assert len(done.out) > 5000
        assert done.err == ""


@every_game
def test_what_is_not_in_the_rules_is_said(cli: Run, game: str) -> None:
    done = cli("rules", game, "spaceship")
    assert done.code == 2
    assert "The rules do not speak of “spaceship”" in done.err

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


def test_one_rule_is_printed_by_its_number(cli: Run) -> None:
    done = cli("rules", "pillars", "p-12.4")
    assert done.code == 0
    assert "P-12.4" in done.out
    assert "P-12.3" not in done.out


def test_words_are_looked_for(cli: Run) -> None:
    done = cli("rules", "pillars", "black", "builder")
    assert done.code == 0
    assert "X-W.1" in done.out
    assert "P-12.1" not in done.out


def test_what_is_not_in_the_rules_is_said(cli: Run) -> None:
    done = cli("rules", "arcadia", "spaceship")
    assert done.code == 2
    assert "The rules do not speak of “spaceship”" in done.err

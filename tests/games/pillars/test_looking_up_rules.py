"""Looking rules up by their words and numbers, on the page and at the keyboard."""

from __future__ import annotations

from cantiere.rules import rules_page
from cantiere.texts import Texts
from tests.cli.conftest import Run
from tests.games.pillars.build import GAME


def test_words_are_found_in_paragraphs_and_titles() -> None:
    found = list(rules_page(Texts(GAME)).find("tax die"))
    assert [section.id for section in found] == ["P-9"]
    assert [block.get("id") for block in found[0].blocks] == ["P-9.1"]


def test_one_rule_is_printed_by_its_number(cli: Run) -> None:
    done = cli("rules", GAME.id, "p-12.4")
    assert done.code == 0
    assert "P-12.4" in done.out
    assert "P-12.3" not in done.out


def test_words_are_looked_for(cli: Run) -> None:
    done = cli("rules", GAME.id, "black", "builder")
    assert done.code == 0
    assert "X-W.1" in done.out
    assert "P-12.1" not in done.out


def test_rules_are_looked_up_while_playing(cli: Run) -> None:
    table = ("play", GAME.id, "--seats", "me", "greedy", "--seed", "7")
    done = cli(*table, typed="rules P-I.2\nrules spaceship\nrules\n")
    assert done.code == 0
    assert "To take a resource card" in done.out
    assert "The rules do not speak of “spaceship”" in done.out
    assert "P-16" in done.out

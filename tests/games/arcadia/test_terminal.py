"""The drawing for the terminal, from views alone."""

from __future__ import annotations

import pytest

pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from rich.console import Console

from cantiere import State
from cantiere.core.words import Verbatim
from cantiere.games.arcadia.terminal import draw
from cantiere.texts import Texts
from tests.games.arcadia.build import GAME, decisions, position
from tests.games.by_text import act

NAMES = ["You", "Greedy 1", "Greedy 2", "Greedy 3"]


def drawn(state: State, seat: int | None, width: int = 100) -> str:
    texts = Texts(GAME)
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(state.view(seat), texts, NAMES[: state.seats]))
    assert texts.missing == set()
    return capture.get()


def test_everything_can_be_drawn_in_a_hundred_columns() -> None:
    for seats in (2, 3, 4):
        for number, state in enumerate(decisions(seats, "drawn", castle="random")):
            if number % 23 == 0:
                for seat in (None, 0, seats - 1):
                    assert max(len(line) for line in drawn(state, seat).splitlines()) <= 100


def test_the_board_shows_coordinates_buildings_workers_tents_and_the_castle() -> None:
    state = position(buildings=[("house-red", "a1 b1")], workers={"a2": 1, "b2": 0, "c3": "neutral"})
    lines = drawn(state, 0).splitlines()
    row = {line.split()[1]: line for line in lines if len(line.split()) > 1 and line.split()[1].isdigit()}
    assert "a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p" in lines[1]
    assert "HR! h" in row["1"]
    assert "(B)(A)" in row["2"]
    assert " + " in row["3"]
    assert " 1R 2G 3B 4S" in row["5"]
    assert "△" in row["12"]


def test_values_supply_cards_and_goods_are_shown() -> None:
    text = drawn(position(hands={0: ["mill-red"]}, open_cards=["abbey-green"], seal={0: {"red": 7}}), 0)
    assert "red mill" in text
    assert "green abbey" in text
    assert "7 red" in text
    assert "behind the screen" in text


def test_the_orientations_of_the_building_to_be_laid_are_shown() -> None:
    text = drawn(position("placement", in_play="mill-red"), 0)
    assert "r0m" in text
    assert "*" in text
    text = drawn(position("placement", in_play="mill-red", options={"mirror": False}), 0)
    assert "r0m" not in text


def test_around_what_workers_are_placed_is_shown() -> None:
    state = act(position(buildings=[("house-red", "a1 b1")]), "workers", "at a1")
    assert "around the building at a1" in drawn(state, 0)


def test_nothing_hidden_is_drawn() -> None:
    state = position(hands={0: ["mill-red"], 1: ["abbey-green"]}, seal={1: {"silver": 9}})
    text = drawn(state, 0)
    assert "green abbey" not in text
    assert "9 silver" not in text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "1. Anna: 163 gold"),
        ("it", "1. Anna: 163 monete d’oro"),
        ("es", "1. Anna: 163 monedas de oro"),
        ("de", "1. Anna: 163 Gold"),
    ],
)
def test_the_result_is_gold(lang: str, said: str) -> None:
    texts = Texts(GAME, lang)
    assert texts.say("rank", rank=1, name=Verbatim("Anna"), score=163) == said
    assert texts.say("points") == texts.say("gold") == texts.say(GAME.ranked_by[0])

"""The options of Arcadia, and what is said about wrong ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arcadia.build import GAME, position
from tests.games.by_text import legal, refusal


def test_the_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "first_game": False,
        "open_screens": False,
        "castle": "default",
        "mirror": True,
        "start": None,
    }


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"castle": "a1"}, "option 'castle' takes default, random, f5, .*, not 'a1'"),
        ({"castle": (6, 4)}, "option 'castle' takes"),
        ({"castle": None}, "option 'castle' takes"),
        ({"mirror": "yes"}, "option 'mirror' takes True, False, not 'yes'"),
        ({"mirror": 1}, "option 'mirror' takes"),
        ({"first_game": None}, "option 'first_game' takes"),
        ({"open_screens": 2}, "option 'open_screens' takes"),
        ({"start": 4}, "option 'start' takes"),
        ({"start": 2}, "start=2: the seats are 0 to 1"),
        ({"first_game": True, "castle": "f5"}, "castle='f5': in the first game it lies at g5"),
        ({"first_game": True, "castle": "random"}, "in the first game it lies at g5"),
        ({"screens": True}, "arcadia has no option 'screens'"),
    ],
)
def test_wrong_options_are_a_clear_value_error(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.new(seats=2, **options)


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_two_to_four_seats(seats: Any) -> None:
    with pytest.raises(ValueError, match="arcadia is played with 2, 3, 4 seats"):
        GAME.new(seats=seats)


def test_the_first_game_may_name_its_own_place() -> None:
    assert GAME.new(seats=2, first_game=True, castle="g5").decision == "start_player"


def test_without_mirroring_shapes_are_only_turned() -> None:
    setting: dict[str, Any] = {"hands": {0: []}, "in_play": "mill-red"}
    with_mirror = legal(position("placement", **setting))
    without = legal(position("placement", options={"mirror": False}, **setting))
    assert any(text.endswith("m") for text in with_mirror)
    assert without == [text for text in with_mirror if not text.endswith("m")]


def test_without_mirroring_a_mirrored_placement_is_refused() -> None:
    state = position("placement", options={"mirror": False}, in_play="smithy-red")
    assert refusal(state, "build f3 r0m") == ("not-mirrored", "A-1.1")


def test_an_answer_to_another_question_is_refused_by_the_rule_of_the_question() -> None:
    rules = {
        "castle_site": "A-0.1",
        "start_player": "A-0.6",
        "deal": "A-1.5",
        "open_card": "A-0.3",
        "action": "A-1",
        "card": "A-1.1",
        "placement": "A-1.1",
        "building": "A-1.6",
        "worker": "A-1.6",
        "castle_piece": "A-2.3",
        "draw": "A-1.5",
        "flag": "A-3.1",
        "sell": "A-3.1",
    }
    assert {name: step.rule for name, step in GAME.questions.items()} == rules
    assert refusal(position(), "keep") == ("not-asked", "A-1")
    assert refusal(position("flag", step="flag"), "build") == ("not-asked", "A-3.1")

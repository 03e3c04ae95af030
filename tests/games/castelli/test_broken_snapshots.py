"""Broken snapshots of Castelli: refused with a sentence, or a game that can be played to its end."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import cantiere
from cantiere.core.record import Record
from tests.broken_snapshots import HERE, tried_apart
from tests.games.by_text import act
from tests.games.castelli.build import BLUE, FULL_SET, GAME, GREEN, RED, position

BATTLE = {"battle": True}
TWO_SETS = {"wood": 2, "grain": 2, "stone": 2}


def test_broken_inputs_are_refused_or_can_be_played_to_the_end() -> None:
    assert tried_apart("castelli", 600 if cantiere.compiled else 150) == ""


def refused(data: dict[str, Any], match: str) -> None:
    with pytest.raises(cantiere.CantiereError, match=match):
        GAME.restore(data)


def reacting() -> dict[str, Any]:
    """Green is asked for a bailiff."""
    state = position("tile", hands={GREEN: {"cards": ["bailiff"]}})
    return act(state, "tile 4,3", "reveal t17", "turn n").snapshot()


def attacked(ask: str, **frame: int) -> dict[str, Any]:
    """Red builds over a castle of blue, and somebody is asked about it."""
    hands: dict[int, Any] = {RED: {"materials": TWO_SETS, "silver": 2}, BLUE: {"cards": ["guard"]}}
    tiles, castles = {"3,4": "t23 e"}, {"3,5 stone-1": [BLUE]}
    state = position(options=BATTLE, tiles=tiles, castles=castles, hands=hands)
    act(state, "over 3,5 stone-1", *(["decline"] if ask == "payment" else []))
    data = state.snapshot()
    assert data["pending"][-1]["ask"] == ask
    data["pending"][-1] |= frame
    return data


def test_what_is_asked_here_can_be_asked() -> None:
    for data in (reacting(), attacked("guard"), attacked("payment")):
        assert GAME.restore(data).snapshot() == data


@pytest.mark.parametrize("seat", [RED, BLUE, -1])
def test_C_1_3_only_others_that_may_react_are_asked(seat: int) -> None:
    data = reacting()
    data["pending"][-1]["seat"] = seat
    refused(data, "bailiff")


@pytest.mark.parametrize("ask", ["guard", "payment"])
@pytest.mark.parametrize("frame", [{"place": 999}, {"place": -1}, {"place": 0}, {"card": 40}, {"card": 0}])
def test_C_7_2_only_castles_that_can_be_built_over_are(ask: str, frame: dict[str, int]) -> None:
    refused(attacked(ask, **frame), f"the question '{ask}' cannot be asked")


def test_C_7_2_how_to_pay_is_asked_only_of_who_has_all_cubes() -> None:
    data = attacked("payment")
    data["table"]["seats"][RED]["materials"]["wood"] = 1
    refused(data, "the question 'payment' cannot be asked")


@pytest.mark.parametrize(
    ("ask", "frame"),
    [
        ("castle_site", {"card": 40}),
        ("castle_site", {"card": 0}),
        ("town_site", {"card": -1}),
        ("over_site", {"card": 3}),
        ("victim", {}),
        ("steal_card", {"thief": 0, "victim": 9}),
        ("steal_card", {"thief": 0, "victim": 0}),
        ("draw_card", {"draws": 1}),
        ("bailiff", {}),
        ("last_sale", {}),
    ],
)
def test_C_4_cards_are_asked_about_only_where_they_help(ask: str, frame: dict[str, int]) -> None:
    data = position().snapshot()
    seat = -1 if ask in ("steal_card", "draw_card") else RED
    data["pending"].append({"ask": ask, "seat": seat, **frame})
    refused(data, f"'{ask}'")


def test_a_card_that_builds_needs_a_site_that_stays() -> None:
    """Cards can be sold meanwhile: then there would be no answer left."""
    data = position(hands={RED: {"cards": ["king-3"], "materials": FULL_SET}}).snapshot()
    data["pending"].append({"ask": "castle_site", "seat": RED, "card": 7})
    refused(data, "castle_site")


@pytest.mark.parametrize(
    "change",
    [
        {"meadow": "4,3"},
        {"tile": "t01", "tiles_unseen": [f"t{n:02}" for n in range(2, 33)]},
        {"looking": True},
        {"from_hand": True},
        {"looking": 1},
        {"draws": [0]},
        {"draws": [0] * 30},
        {"round": 10**9},
        {"round": -1},
        {"active": 2**70},
        {"castles": {"3,5 stone-1": [0, 0]}},
    ],
)
def test_what_does_not_belong_to_the_question_is_refused(change: dict[str, Any]) -> None:
    data = position().snapshot()
    data["table"] |= change
    refused(data, ".")


def test_C_6_1_with_the_module_everybody_has_a_tile_in_hand() -> None:
    state = GAME.new(2, start=0, dilemma=True)
    act(state, "deal s1", "deal s2", "tile 0,1", "reveal t32")
    data = state.snapshot()
    data["table"]["seats"][0]["tile"] = None
    data["table"]["start_tiles_unseen"].append("s1")
    refused(data, "seat 0 has a tile in hand, or should have one")


def test_C_8_1_tables_that_take_turns_end_together() -> None:
    data = GAME.new(4, start=0, tournament=True).snapshot()
    data["table"]["tiles"] |= {"0,1": "t01 n", "0,3": "t02 n"}
    data["table"]["tiles_unseen"] = data["table"]["tiles_unseen"][2:]
    refused(data, "they take turns")


def test_C_0_1_parts_of_the_board_are_drawn_before_anything_else() -> None:
    data = GAME.new(4, arrangement="random").snapshot()
    for parts in ("AA", "X", "ab", "ABCD", "\ud800"):
        broken = {**data, "table": {**data["table"], "arrangement": parts}}
        if parts == "ab":
            assert GAME.restore(broken).to_move == cantiere.CHANCE
        else:
            refused(broken, ".")
    data["step"] = "main"
    data["pending"] = [{"ask": "main", "seat": 0}]
    refused(data, "main")


def nested() -> list[Any]:
    """Return lists in each other, too deep to be written out."""
    lists: list[Any] = []
    for _ in range(3000):
        lists = [lists]
    return lists


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(Record)])
@pytest.mark.parametrize(
    "value",
    [nested(), 2**70, -1.5, "\ud800", {"seats": 2}, [["0", 0]]],
    ids=lambda value: type(value).__name__,
)
def test_records_broken_in_an_entry_are_refused(name: str, value: Any) -> None:
    data = Record.load(HERE / "records" / "castelli-2-greedy.json").data()
    with pytest.raises(cantiere.CantiereError):
        Record.from_data({**data, name: value}).verify(GAME)

"""A-1 · Build."""

from __future__ import annotations

import pytest

from cantiere import CHANCE, Event
from tests.games.arcadia import slow
from tests.games.arcadia.build import decisions, position, quietly
from tests.games.by_text import act, asked, every, legal, refusal, table, why_not

# The castle lies on g5 to j7.


def test_A_1_1_a_card_from_the_hand_is_played() -> None:
    state = act(position(hands={0: ["house-red", "abbey-green"]}), "build")
    assert legal(state) == ["play house-red", "play abbey-green"]
    assert refusal(state, "play house-green") == ("not-in-hand", "A-1.1")
    act(state, "play house-red")
    assert asked(state) == ("placement", 0)
    assert table(state)["in_play"] == "house-red"


def test_A_1_1_equal_cards_are_one_action() -> None:
    assert legal(act(position(hands={0: ["house-red", "house-red"]}), "build")) == ["play house-red"]


def test_A_1_1_turned_and_mirrored_at_will_each_distinct_placement_once() -> None:
    orientations = {}
    for shape in ("house", "farm", "tavern", "mill", "smithy", "market", "abbey"):
        state = position("placement", in_play=f"{shape}-red")
        orientations[shape] = {text.split()[2] for text in legal(state)}
    assert orientations == {
        "house": {"r0", "r1"},
        "farm": {"r0", "r1"},
        "tavern": {"r0", "r1", "r2", "r3"},
        "mill": {"r0", "r1", "r0m", "r1m"},
        "smithy": {"r0", "r1", "r2", "r3", "r0m", "r1m", "r2m", "r3m"},
        "market": {"r0", "r1", "r2", "r3"},
        "abbey": {"r0"},
    }


def test_A_1_1_the_first_cell_and_the_turns_say_which_cells_are_covered() -> None:
    state = act(position("placement", in_play="smithy-red"), "build k4 r1")
    assert table(state)["buildings"] == [{"card": "smithy-red", "cells": ["k4", "l4", "m4", "k5"]}]
    state = act(position("placement", in_play="mill-red"), "build i3 r0m")
    assert table(state)["buildings"][0]["cells"] == ["i3", "j3", "j4", "k4"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("build p5 r0", "outside"),
        ("build k5 r2", "same-orientation"),
        ("build j5 r0", "cell-taken"),
        ("build k8 r0", "cell-taken"),
        ("build f8 r0", "cell-taken"),
    ],
)
def test_A_1_1_only_on_empty_cells_inside_the_board(text: str, key: str) -> None:
    state = position(
        "placement",
        in_play="house-red",
        buildings=[("house-green", "k8 k9")],
        workers={"g8": 1, "f8": "neutral"},
    )
    assert refusal(state, text) == (key, "A-1.1")


def test_A_1_1_a_refusal_names_the_cell_and_what_stands_there() -> None:
    state = position(
        "placement", in_play="house-red", buildings=[("house-green", "k8 k9")], workers={"g8": 1}
    )
    assert why_not(state, "build j5 r0").params == {"column": "column-j", "row": 5, "by": "castle"}
    assert why_not(state, "build j8 r0").params["by"] == "building"
    assert why_not(state, "build f8 r0").params == {"column": "column-g", "row": 8, "by": "worker"}


def test_A_1_2_it_must_touch_something_by_an_edge() -> None:
    state = position(
        "placement", in_play="house-red", buildings=[("house-green", "a1 b1")], workers={"p12": 1}
    )
    assert {"build k5 r0", "build c1 r0", "build a2 r0", "build n12 r0", "build p10 r1"} <= set(legal(state))
    assert refusal(state, "build d1 r0") == ("touches-nothing", "A-1.2")
    assert refusal(state, "build n11 r0") == ("touches-nothing", "A-1.2")
    assert refusal(state, "build k4 r0") == ("touches-nothing", "A-1.2")


def test_A_1_2_a_card_that_fits_nowhere_cannot_be_played() -> None:
    """Late in random games the board is too full for some cards of a hand."""
    for seed in range(60):
        for state in decisions(4, f"crowded {seed}"):
            if state.decision == "card":
                hand = every(state, "hand")[state.to_move]
                for card in hand:
                    if f"play {card}" not in legal(state):
                        assert refusal(state, f"play {card}") == ("card-fits-nowhere", "A-1.2")
                        assert not slow.placements(slow.board(state), card.split("-")[0])
                        return
    raise AssertionError("every card fitted")


def test_A_1_2_a_worker_of_any_colour_is_enough() -> None:
    for who in (0, 1, "neutral"):
        state = position("placement", in_play="house-red", workers={"a12": who})
        assert "build b12 r0" in legal(state)


def test_A_1_3_a_seal_lies_on_it_and_the_card_leaves_the_game() -> None:
    state = act(position(hands={0: ["house-red"]}), "build", "play house-red", "build k5 r0")
    building = state.view(None)["table"]["board"]["buildings"][0]
    assert (building["family"], building["complete"]) == ("red", False)
    assert table(state)["in_play"] is None
    assert table(state)["deck"].count("house-red") == 1
    assert every(state, "hand") == [[], []]


def test_A_1_4_a_neutral_worker_for_each_tent_covered() -> None:
    assert {"e6", "f4"} <= set(position().view(None)["table"]["board"]["tents"])
    state = act(
        position("placement", in_play="smithy-red", buildings=[("house-red", "c6 d6")]), "build e6 r0"
    )
    assert every(state, "neutral") == [1, 0]
    assert table(state)["neutral_workers"] == 23


def test_A_1_4_two_tents_bring_two() -> None:
    state = act(position("placement", in_play="farm-red", buildings=[("house-red", "f7 f8")]), "build f9 r0")
    assert {"f9", "h9"} <= set(state.view(None)["table"]["board"]["tents"])
    assert every(state, "neutral") == [2, 0]


def test_A_1_4_none_left_none_given() -> None:
    state = position(
        "placement", in_play="house-red", neutral={0: 20, 1: 4}, buildings=[("house-green", "c6 d6")]
    )
    assert table(state)["neutral_workers"] == 0
    act(state, "build e6 r1")
    assert every(state, "neutral") == [20, 4]


def test_A_1_5_then_one_of_the_open_cards_or_the_deck() -> None:
    state = position(
        "placement",
        in_play="house-red",
        open_cards=["farm-red", "farm-red", "mill-black"],
        hands={0: ["house-red"]},
    )
    act(state, "build k5 r0")
    assert asked(state) == ("draw", 0)
    assert legal(state) == ["take farm-red", "take mill-black", "take deck"]
    assert refusal(state, "take abbey-red") == ("not-open", "A-1.5")
    assert refusal(state, "keep") == ("not-asked", "A-1.5")


def test_A_1_5_an_open_card_is_replaced_at_once_and_known_to_all() -> None:
    state = position("placement", in_play="house-red", open_cards=["farm-red", "farm-red", "mill-black"])
    act(state, "build k5 r0", "take mill-black")
    assert asked(state) == ("open_card", CHANCE)
    act(state, "card abbey-silver")
    assert table(state)["open_cards"] == ["farm-red", "farm-red", "abbey-silver"]
    assert every(state, "hand")[0] == every(state, "known")[0] == ["mill-black"]
    assert asked(state) == ("flag", 0)


def test_A_1_5_the_top_of_the_deck_is_seen_by_its_drawer_only() -> None:
    state = position("placement", in_play="house-red", open_cards=["farm-red", "farm-red", "mill-black"])
    act(state, "build k5 r0", "take deck")
    assert asked(state) == ("deal", CHANCE)
    events: list[Event] = []
    state.listener = events
    act(state, "card abbey-silver")
    assert [(event.name, event.seen_by) for event in events if event.name == "dealt"] == [("dealt", 0)]
    assert every(state, "hand")[0] == ["abbey-silver"]
    assert every(state, "known")[0] == []
    assert len(table(state)["open_cards"]) == 3


def test_A_1_5_deck_empty_open_cards_are_not_replaced() -> None:
    state = position(
        "placement",
        in_play="house-red",
        open_cards=["farm-red", "mill-black"],
        deck=[],
        hands={1: ["abbey-red"]},
    )
    act(state, next(iter(legal(state))))
    while state.decision == "castle_piece":
        act(state, legal(state)[0])
    assert legal(state) == ["take farm-red", "take mill-black"]
    assert refusal(state, "take deck") == ("deck-empty", "A-1.5")
    act(state, "take farm-red")
    assert table(state)["open_cards"] == ["mill-black"]
    assert state.decision == "flag"


def test_A_1_5_nothing_left_no_draw() -> None:
    state = position("placement", in_play="house-red", deck=[], hands={1: ["abbey-red"]})
    act(state, legal(state)[0])
    while state.decision == "castle_piece":
        act(state, legal(state)[0])
    assert asked(state) == ("flag", 0)


def test_A_1_5_the_card_is_drawn_after_castle_pieces() -> None:
    # a1 is the last free cell beside the house on b1, c1
    state = position(
        "placement",
        in_play="house-red",
        buildings=[("house-green", "b1 c1")],
        workers={"b2": 1, "c2": 1, "d1": 1},
        open_cards=["farm-red", "farm-red", "mill-black"],
    )
    act(state, "build a1 r1")
    assert asked(state) == ("castle_piece", 0)
    act(state, "piece red 1")
    assert asked(state) == ("draw", 0)


def test_A_1_5_no_draw_after_placing_workers() -> None:
    state = act(
        position(hands={0: ["house-red"]}, open_cards=["farm-red"]), "workers", "at castle", "own k5", "stop"
    )
    assert asked(state) == ("flag", 0)
    assert every(state, "hand")[0] == ["house-red"]
    assert asked(quietly(state)) == ("action", 1)

"""Broken snapshots of Pillars: refused with a sentence, or a game that can be played to its end."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from tests.broken_snapshots import tried_apart
from tests.games.pillars.build import GAME, snapshot


def test_broken_inputs_are_refused_or_can_be_played_to_the_end() -> None:
    assert tried_apart("pillars", 600 if cantiere.compiled else 200) == ""


@pytest.mark.parametrize("step", ["leave_out_resource", "supply", "builders"])
@pytest.mark.parametrize("where", ["Kingsbridge", "Shiring"])
@pytest.mark.parametrize("slot", [0, 1])
def test_where_a_builder_may_be_placed_for_a_card_one_must_lie(step: str, where: str, slot: int) -> None:
    asked = {"leave_out_resource": "leave_out_resource", "supply": "supply", "builders": "draw_builder"}
    data = snapshot(step, asked[step], to_move=0 if step == "supply" else -1, frame={"left": 1})
    data["table"]["offered_resources"] = ["gravel-2", "forest-2"]
    data["table"][where.lower()][slot] = None
    with pytest.raises(cantiere.CantiereError, match=f"2 cards at {where}"):
        GAME.restore(data)


def test_where_a_builder_may_be_placed_for_the_second_privilege_one_must_lie() -> None:
    data = snapshot("builders", "draw_builder", expansion={})
    data["table"]["expansion"]["shiring_privilege"] = None
    with pytest.raises(cantiere.CantiereError, match="1 cards at step 9e"):
        GAME.restore(data)


@pytest.mark.parametrize(
    ("step", "frame"),
    [
        ("builders", {"ask": "veto", "seat": 0, "drawn": 99}),
        ("builders", {"ask": "veto", "seat": 0, "drawn": -1}),
        ("builders", {"ask": "place_builder", "seat": 0, "origin": 5}),
        ("market", {"ask": "market", "seat": 0, "space": 9}),
        ("market", {"ask": "market", "seat": 0, "space": 1}),
        ("preparation", {"ask": "reveal_privilege", "seat": -1, "slot": 9}),
        ("lay_out_craftsman", {"ask": "lay_out_craftsman", "seat": -1, "slot": -3}),
        ("supply", {"ask": "market", "seat": 0, "space": 0}),
        ("roll_tax", {"ask": "roll_tax", "seat": 0}),
        ("supply", {"ask": "supply", "seat": -1}),
        ("supply", {"ask": "supply", "seat": 0.5}),
        ("supply", {"ask": "supply", "seat": 2**70}),
        ("market", {"ask": "market", "seat": 0, "space": 2**70}),
    ],
)
def test_a_question_with_a_number_that_it_cannot_have_is_refused(step: str, frame: dict[str, Any]) -> None:
    turned_up = step in ("market", "roll_tax")
    places = {"market": [0]} if step == "market" else {}
    data = snapshot(step, places=places, event="king" if turned_up else None, event_open=turned_up)
    data["pending"] = [frame]
    with pytest.raises(cantiere.CantiereError, match=r"question|to ask|does not trade"):
        GAME.restore(data)

"""Snapshots broken in any field: refused with a sentence, or a game that can be played to its end."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cantiere
from cantiere.core.chance import draw
from tests.games.by_text import at_random
from tests.games.pillars.build import GAME, snapshot

MOST_MOVES = 3000
KINDS = [(2, False), (3, False), (4, False), (2, True), (4, True), (5, True), (6, True)]
NUMBERS = [-1, -2, 0, 1, 2, 3, 6, 7, 9, 99, 10**6, 2**31, 2**63, -(2**70), 0.5, 1.0, float("nan")]
NAMES = "preparation supply builders event_strikes market cathedral over dismiss veto place_builder"
MORE_NAMES = "return_cubes recall_builder procession alfred black jack mason-1 x 0"
THINGS: list[Any] = [None, True, False, "", "\ud800", "\0", [], [None], [-1], [0, 0], {}, {"0": 0}, [[[[]]]]]
ODD: list[Any] = [*NUMBERS, *NAMES.split(), *MORE_NAMES.split(), *THINGS]


@functools.cache
def positions() -> list[str]:
    """Return positions of random games, one in so many, as JSON."""
    found = []
    for seats, expansion in KINDS:
        for version in (1, 2):
            new = GAME.new(seats, rules_version=version, expansion=expansion)
            for number, state in enumerate(at_random(new, f"{seats}{expansion}")):
                if number % 7 == version:
                    found.append(json.dumps(state.snapshot()))
    return found


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from paths(value, (*path, key))


def broken(data: dict[str, Any], choices: list[tuple[int, int]]) -> dict[str, Any]:
    """Change some values: to an odd one, to another of the same snapshot, or away with it."""
    for where, what in choices:
        ways = list(paths(data))
        *way, last = ways[where % len(ways)]
        holder: Any = functools.reduce(lambda inside, key: inside[key], way, data)
        other = what // 3 % (len(ODD) + len(ways))
        if what % 30 == 0:
            del holder[last]
        elif other < len(ODD):
            holder[last] = copy.deepcopy(ODD[other])
        else:
            value = functools.reduce(lambda inside, key: inside[key], ways[other - len(ODD)], data)
            holder[last] = copy.deepcopy(value)
    return data


def play_to_the_end(state: cantiere.State, seed: int) -> None:
    rng = cantiere.Rng(seed)
    for _ in range(MOST_MOVES):
        if state.to_move == cantiere.OVER:
            return
        legal = state.legal_actions()
        chance = state.to_move == cantiere.CHANCE
        state.apply(draw(state, rng) if chance else legal[rng.below(len(legal))])
    pytest.fail("the game does not end")


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    st.integers(min_value=0, max_value=10**9),
    st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 10**6)), min_size=1, max_size=3),
    st.integers(min_value=0, max_value=10**9),
)
def test_a_broken_snapshot_is_refused_or_can_be_played_to_the_end(
    start: int, choices: list[tuple[int, int]], seed: int
) -> None:
    whole = positions()
    data = broken(json.loads(whole[start % len(whole)]), choices)
    try:
        state = GAME.restore(data)
    except cantiere.CantiereError:
        return
    for seat in (None, *range(state.seats)):
        state.view(seat)
    play_to_the_end(state, seed)


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

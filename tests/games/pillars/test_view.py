"""What a view of Pillars says beside what lies on the table: the step, the workers in the wool mill."""

from __future__ import annotations

import tomllib
from pathlib import Path

import cantiere
from cantiere import State
from tests.games.by_text import act
from tests.games.pillars.build import before_tax, prepared

DATA = Path(cantiere.__file__).parent / "games" / "pillars" / "data"


def in_mill(state: State) -> list[int]:
    """Return the workers of each seat in the wool mill."""
    return [seat["in_mill"] for seat in state.view(None)["table"]["seats"]]


def test_P_I_4_who_is_out_of_the_supply_has_the_rest_in_the_mill() -> None:
    state = act(prepared(2), "take quarry-2")
    assert in_mill(state) == [0, 0]
    assert in_mill(act(state, "pass")) == [0, 12]
    assert in_mill(act(state, "pass")) == [7, 12]


def test_P_3_1_after_its_step_the_mill_is_empty() -> None:
    state = before_tax()
    assert state.view(None)["table"]["step"] == "roll_tax"
    assert in_mill(state) == [0, 0]


def test_the_road_has_the_rulebooks_fourteen_numbers_and_the_expansions_five() -> None:
    base, new = (
        [stop["number"] for stop in tomllib.loads((DATA / name).read_text(encoding="utf-8"))["road"]]
        for name in ("pillars.toml", "expansion.toml")
    )
    assert base == [str(number) for number in range(1, 15)]
    assert new == ["9a", "9b", "9c", "9d", "9e"]

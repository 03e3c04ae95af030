"""What a player is told before an action."""

from __future__ import annotations

import pytest

from cantiere import State
from tests.games.by_text import act, asked, legal
from tests.games.pillars.build import GAME, NUMBERS, before_tax, phase_one, phase_three, position, untaxed

FIVE = ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "potter-2"]


def warned(state: State, text: str) -> list[tuple[str, str]]:
    return [(one.key, one.rule) for one in GAME.warnings(state, NUMBERS[text])]


def test_P_I_1_passing_ends_the_supply_for_this_round() -> None:
    state = phase_one()
    assert warned(state, "pass") == [("out-of-supply", "P-I.1")]
    assert GAME.warnings(state, NUMBERS["pass"])[0].params == {"workers": 12}
    assert warned(state, "take gravel-2") == []


def test_P_I_5_a_craftsman_over_the_limit_means_one_goes() -> None:
    full = phase_one(hands={0: {"craftsmen": FIVE, "gold": 20}})
    assert warned(full, "take mason-1") == [("one-craftsman-goes", "P-I.5")]
    assert [warned(full, text) for text in ("take gravel-2", "take quarry-2")] == [[], []]
    assert warned(phase_one(hands={0: {"gold": 20}}), "take mason-1") == []


def test_P_13_4_stopping_with_too_many_cubes() -> None:
    state = untaxed(hands={0: {"craftsmen": ["woodworker"], "cubes": {"wood": 7}}})
    assert warned(state, "done") == [("cubes-go-back", "P-13.4")]
    few = untaxed(hands={0: {"craftsmen": ["woodworker"], "cubes": {"wood": 4}}})
    assert warned(few, "done") == []


@pytest.mark.parametrize("event", ["collapse", "conflict", "william", "king"])
def test_warnings_do_not_tell_the_event_that_only_ellen_has_seen(event: str) -> None:
    """Seat 0 places the last builder: were it the collapse, it would be asked next which craftsman goes."""
    state = position(
        "builders",
        "place_builder",
        to_move=0,
        frame={"origin": 1},
        event=event,
        hands={0: {"builders_in_bag": 0}, 1: {"builders_in_bag": 0, "privileges": ["ellen"]}},
    )
    assert [text for text in legal(state) if warned(state, text)] == []


def test_P_1_2_a_collapse_is_no_lack_of_room_for_craftsmen() -> None:
    state = act(phase_three(places={"bishop": [0]}, hands={0: {"privileges": ["thomas"]}}), "event collapse")
    assert [text for text in legal(state) if warned(state, text)] == []
    act(state, "take stone")
    assert asked(state) == ("thomas", 0)
    assert [text for text in legal(state) if warned(state, text)] == []


def test_P_9_1_no_warning_of_what_comes_at_a_later_step() -> None:
    state = before_tax(
        places={"shiring-1": [0]},
        shiring=["mason-1", "mason-2"],
        exempt=[1],
        hands={0: {"craftsmen": FIVE, "privileges": ["tax-freedom"]}},
    )
    act(state, "roll 2")
    assert asked(state) == ("tax_freedom", 0)
    assert warned(state, "decline") == warned(state, "spend tax-freedom") == []

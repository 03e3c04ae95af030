"""P-2 · Bishop, and Thomas."""

from __future__ import annotations

import pytest

from cantiere import CHANCE
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table
from tests.games.pillars.build import cubes, phase_three, phase_two

BAD = ["william", "conflict", "town-wall", "cold-winter", "collapse"]
GOOD = ["king", "richard-returns", "prior-philip", "volunteers", "archbishop"]
CUBES = ["take stone", "take wood", "take sand"]


@pytest.mark.parametrize("event", BAD)
def test_P_2_1_a_bad_event_leaves_the_choice(event: str) -> None:
    state = act(phase_three(places={"bishop": [1]}), f"event {event}")
    assert asked(state) == ("bishop", 1)
    assert legal(state) == ["protection", *CUBES]
    assert refusal(state, "decline") == ("must-choose", "P-2.1")


@pytest.mark.parametrize("event", GOOD)
def test_P_2_1_with_a_good_event_only_the_cube(event: str) -> None:
    state = act(phase_three(places={"bishop": [1]}), f"event {event}")
    assert legal(state) == CUBES
    assert refusal(state, "protection") == ("event-is-good", "P-2.1")
    assert refusal(state, "decline") == ("must-choose", "P-2.1")


@pytest.mark.parametrize("event", BAD)
def test_P_2_1_protection_spares_every_bad_event(event: str) -> None:
    state = phase_three(places={"bishop": [0]}, hands={0: {"gold": 0, "resources": ["forest-2"]}})
    act(state, f"event {event}", "protection")
    if event == "collapse":
        act(state, "dismiss woodworker")  # the other seat's
    own = seat_of(state, 0)
    assert (own["gold"], own["vp"], cubes(state, 0)) == (9, 2, {"wood": 2})
    assert len(own["craftsmen"]) == 3
    assert 0 not in table(state)["struck_next"]
    assert table(state)["market"]["sand"] == 4


def test_P_2_1_the_cube_comes_from_the_market() -> None:
    state = act(phase_three(places={"bishop": [1]}), "event king", "take stone")
    assert cubes(state, 1) == {"stone": 1}
    assert table(state)["market"]["stone"] == 3
    assert table(state)["supply"]["stone"] == 19


def test_P_2_1_who_takes_the_cube_suffers_like_all() -> None:
    state = act(phase_three(places={"bishop": [1]}), "event conflict", "take wood")
    assert every(state, "vp") == [0, 0]


def test_P_2_1_what_the_market_has_not_cannot_be_taken() -> None:
    state = phase_three(places={"bishop": [1]}, market={"stone": 0})
    act(state, "event king")
    assert legal(state) == CUBES[1:]
    assert refusal(state, "take stone") == ("market-has-none", "P-2.1")


def test_P_2_1_only_an_empty_market_lets_decline() -> None:
    state = phase_three(places={"bishop": [1]}, market={"stone": 0, "wood": 0, "sand": 0})
    act(state, "event king")
    assert legal(state) == ["decline"]
    act(state, "decline")
    assert cubes(state, 1) == {}
    assert seat_of(state, 1)["builders_in_bag"] == 1


def test_P_2_1_with_an_empty_market_protection_remains() -> None:
    state = phase_three(places={"bishop": [1]}, market={"stone": 0, "wood": 0, "sand": 0})
    assert legal(act(state, "event william")) == ["protection"]


def test_P_2_1_nobody_there_nobody_asked() -> None:
    assert asked(act(phase_three(), "event conflict")) == ("roll_tax", CHANCE)


def test_P_2_1_the_builder_returns_to_the_bag() -> None:
    state = act(phase_three(places={"bishop": [1]}), "event king", "take sand")
    assert table(state)["places"]["bishop"] == [-1]
    assert every(state, "builders_in_bag") == [0, 1]


@pytest.mark.parametrize("event", BAD)
def test_P_2_1_thomas_spares_once(event: str) -> None:
    hands = {0: {"gold": 0, "resources": ["forest-2"], "privileges": ["thomas"]}}
    state = act(phase_three(hands=hands), f"event {event}")
    assert asked(state) == ("thomas", 0)
    assert legal(state) == ["spend thomas", "decline"]
    act(state, "spend thomas")
    if event == "collapse":
        act(state, "dismiss woodworker")
    own = seat_of(state, 0)
    assert (own["gold"], own["vp"], cubes(state, 0)) == (9, 2, {"wood": 2})
    assert len(own["craftsmen"]) == 3
    assert 0 not in table(state)["struck_next"]
    assert own["privileges"] == []


def test_P_2_1_thomas_may_be_kept() -> None:
    state = act(phase_three(hands={0: {"privileges": ["thomas"]}}), "event conflict", "decline")
    assert every(state, "vp") == [0, 0]
    assert seat_of(state, 0)["privileges"] == ["thomas"]


def test_P_2_1_thomas_has_nothing_to_do_with_good_events() -> None:
    state = act(phase_three(hands={0: {"privileges": ["thomas"]}}), "event king")
    assert asked(state) == ("roll_tax", CHANCE)


def test_P_2_1_thomas_after_the_bishops_cube() -> None:
    state = phase_three(places={"bishop": [0]}, hands={0: {"privileges": ["thomas"]}})
    act(state, "event conflict", "take sand")
    assert asked(state) == ("thomas", 0)
    act(state, "spend thomas")
    assert every(state, "vp") == [2, 0]
    assert cubes(state, 0) == {"sand": 1}


def test_P_2_1_thomas_is_not_needed_by_the_protected() -> None:
    state = phase_three(places={"bishop": [0]}, hands={0: {"privileges": ["thomas"]}})
    act(state, "event conflict", "protection")
    assert asked(state) == ("roll_tax", CHANCE)
    assert seat_of(state, 0)["privileges"] == ["thomas"]


def test_P_2_1_protection_is_for_one_round_only() -> None:
    state = phase_two(spared=[0], vetoed=True, places={"court": [0, 0, 0], "market": [1, 1]})
    act(state, "draw 1", "place market", "event conflict")
    assert every(state, "vp") == [0, 0]

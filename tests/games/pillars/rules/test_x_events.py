"""The expansion's events (the audience is with the privileges it silences)."""

from __future__ import annotations

import pytest

from cantiere import CHANCE
from cantiere.games.pillars.components import BASE_EVENTS, EVENTS
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table
from tests.games.pillars.build import cubes, phase_three, untaxed

GOOD = {"audience": False, "cloister": True, "shiring-recruits": False, "guild-meeting": True}


def test_there_are_four() -> None:
    new = [card for number, card in enumerate(EVENTS) if not BASE_EVENTS >> number & 1]
    assert new == list(GOOD)


@pytest.mark.parametrize(("event", "good"), GOOD.items())
def test_which_have_a_seal(event: str, good: bool) -> None:
    state = act(phase_three(expansion={}, places={"bishop": [0]}), f"event {event}")
    assert state.view(None)["table"]["event"]["good"] == good
    assert ("protection" in legal(state)) != good


def test_cloister_any_number_of_cubes_is_kept() -> None:
    state = untaxed(
        event="cloister", expansion={}, hands={0: {"cubes": {"stone": 6, "metal": 3}, "craftsmen": []}}
    )
    assert asked(state)[0] != "return_cubes"
    assert cubes(state, 0) == {"stone": 6, "metal": 3}


def test_cloister_only_this_round() -> None:
    state = untaxed(event="king", expansion={}, hands={0: {"cubes": {"stone": 6}, "craftsmen": []}})
    assert asked(state) == ("return_cubes", 0)


def test_guild_meeting_a_point_for_each_mortar_mixer_and_mason() -> None:
    hands = {
        0: {"craftsmen": ["mortar-mixer", "mortar-mixer-1", "mason-2", "potter-2"]},
        1: {"craftsmen": ["stonecutter", "woodworker"]},
    }
    state = act(phase_three(expansion={}, hands=hands), "event guild-meeting")
    assert every(state, "vp") == [5, 2]


def test_shiring_recruits_each_takes_one_own_builder_off_start_player_first() -> None:
    state = phase_three(
        3, expansion={}, start=1, places={"market": [0, 1, 2, 0], "priory": [2, 1], "castle": [0]}
    )
    act(state, "event shiring-recruits")
    assert asked(state) == ("recall_builder", 1)
    assert legal(state) == ["recall priory 2", "recall market 2"]
    assert refusal(state, "recall castle") == ("not-your-builder", "X-1.1")
    act(state, "recall market 2")
    assert asked(state) == ("recall_builder", 2)
    act(state, "recall priory 1")
    assert asked(state) == ("recall_builder", 0)
    assert legal(state) == ["recall castle", "recall market 1", "recall market 4"]
    act(state, "recall market 1")
    lay = table(state)["places"]
    assert lay["market"] == [-1, -1, 2, 0]  # the others keep their spaces
    assert every(state, "vp") == [2, 3, 2]  # the second space of the priory is worth 1


def test_shiring_recruits_the_protected_keep_theirs() -> None:
    state = phase_three(expansion={}, places={"bishop": [0], "market": [0, 1]})
    act(state, "event shiring-recruits", "protection")
    assert asked(state) == ("recall_builder", 1)
    act(state, "recall market 2")
    assert asked(state) == ("roll_tax", CHANCE)


def test_X_1_1_shiring_recruits_the_builder_at_the_bishop_still_stands_and_may_be_taken_off() -> None:
    state = phase_three(expansion={}, places={"bishop": [0], "market": [0, 1]})
    act(state, "event shiring-recruits")
    assert legal(state) == ["protection", "decline"]
    assert refusal(state, "take stone") == ("cube-comes-later", "X-1.1")
    act(state, "decline")
    assert asked(state) == ("recall_builder", 0)
    assert legal(state) == ["recall bishop", "recall market 1"]
    act(state, "recall bishop", "recall market 2")
    assert asked(state) == ("roll_tax", CHANCE)  # no cube: nobody is there any more
    assert cubes(state, 0) == {}


def test_X_1_1_shiring_recruits_who_keeps_the_builder_at_the_bishop_takes_the_cube_afterwards() -> None:
    state = phase_three(expansion={}, places={"bishop": [0], "market": [0, 1]})
    act(state, "event shiring-recruits", "decline", "recall market 1", "recall market 2")
    assert asked(state) == ("bishop_cube", 0)
    assert legal(state) == ["take stone", "take wood", "take sand"]
    assert refusal(state, "decline") == ("must-choose", "P-2.1")
    assert refusal(state, "protection") == ("not-asked", "P-2.1")
    act(state, "take wood")
    assert cubes(state, 0) == {"wood": 1}
    assert table(state)["places"]["bishop"] == [-1]


def test_X_1_1_shiring_recruits_without_cubes_at_the_market_nothing_is_asked() -> None:
    none = {"stone": 0, "wood": 0, "sand": 0}
    state = phase_three(expansion={}, places={"bishop": [0], "market": [0]}, market=none)
    act(state, "event shiring-recruits", "decline", "recall market 1")
    assert asked(state) == ("roll_tax", CHANCE)
    assert table(state)["places"]["bishop"] == [-1]


def test_by_version_1_the_bishop_gives_before_shiring_recruits() -> None:
    state = phase_three(rules_version=1, expansion={}, places={"bishop": [0], "market": [0, 1]})
    act(state, "event shiring-recruits")
    assert legal(state) == ["protection", "take stone", "take wood", "take sand"]
    act(state, "take wood")
    assert legal(state) == ["recall market 1"]


def test_shiring_recruits_thomas_protects() -> None:
    state = phase_three(expansion={}, places={"market": [0, 1]}, hands={1: {"privileges": ["thomas"]}})
    act(state, "event shiring-recruits", "spend thomas", "recall market 1")
    assert table(state)["places"]["market"] == [-1, 1, -1, -1]


def test_shiring_recruits_who_has_none_is_not_asked() -> None:
    state = act(phase_three(expansion={}, places={"market": [1]}), "event shiring-recruits")
    assert asked(state) == ("recall_builder", 1)
    act(state, "recall market 1")
    assert asked(state) == ("roll_tax", CHANCE)


def test_P_9_2_with_the_first_space_empty_nobody_takes_the_metal() -> None:
    state = phase_three(expansion={}, places={"court": [0, 1], "market": [1]}, hands={1: {"gold": 0}})
    act(state, "event shiring-recruits", "recall court 1", "recall market 1", "roll 2")
    assert table(state)["market"]["metal"] == 1  # although a builder stands on the second space
    assert seat_of(state, 1)["cubes"].get("metal", 0) == 0
    assert seat_of(state, 1)["gold"] == 12  # which still keeps its seat from the tax

"""P-16 · The end."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere import OVER, State
from tests.games.by_text import act, asked, heard, refusal, table
from tests.games.pillars.build import GAME, SEATS, decisions, snapshot, untaxed


def ended(*standings: tuple[int, int]) -> State:
    """A finished game with these points and gold."""
    hands: dict[int, dict[str, Any]] = {
        seat: {"vp": vp, "gold": gold} for seat, (vp, gold) in enumerate(standings)
    }
    data = snapshot("over", seats=len(standings), hands=hands, round=6)
    return GAME.restore({**data, "pending": []})


def test_P_16_1_the_game_ends_after_round_six() -> None:
    state = untaxed(round=6, hands={1: {"cubes": {"wood": 2}}})
    act(state, "use woodworker")
    assert state.to_move == OVER
    assert state.scores() == [2, 3]
    assert state.ranking() == [2, 1]


def test_P_13_4_after_the_last_round_no_cubes_go_back() -> None:
    hands = {1: {"craftsmen": ["woodworker"], "cubes": {"wood": 9}}}
    assert act(untaxed(round=6, hands=hands), "done").to_move == OVER
    older = act(untaxed(round=6, hands=hands, rules_version=1), "done")
    assert asked(older) == ("return_cubes", 1)


def test_P_14_1_no_start_player_is_named_when_the_game_ends() -> None:
    for number, told in ((6, []), (5, ["starts"])):
        state = untaxed(round=number, hands={1: {"cubes": {"wood": 2}}})
        assert [event.name for event in heard(state, "use woodworker") if event.name == "starts"] == told


def test_P_16_1_not_after_round_five() -> None:
    state = untaxed(round=5, hands={1: {"cubes": {"wood": 2}}})
    act(state, "use woodworker")
    assert table(state)["round"] == 6


@pytest.mark.parametrize("seats", SEATS)
def test_P_16_1_every_game_ends(seats: int) -> None:
    *_, last = decisions(seats, seed=20)
    assert last.to_move == OVER
    assert min(last.ranking()) == 1
    assert table(last)["round"] == 6


def test_P_16_1_most_points_win() -> None:
    assert ended((40, 0), (41, 0), (30, 30)).ranking() == [2, 1, 3]


def test_P_16_1_a_tie_goes_to_more_gold() -> None:
    assert ended((40, 3), (40, 4), (41, 0)).ranking() == [3, 2, 1]


def test_P_16_1_still_tied_is_shared() -> None:
    assert ended((40, 3), (40, 3), (39, 9), (41, 0)).ranking() == [2, 2, 4, 1]
    assert ended((40, 3), (40, 3)).ranking() == [1, 1]


def test_P_16_1_nothing_is_asked_any_more() -> None:
    state = ended((40, 3), (40, 3))
    assert state.legal_actions() == []
    assert state.view(0)["question"] is None
    assert refusal(state, "pass") == ("game-over", "")

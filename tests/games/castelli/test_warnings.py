"""What a player is told before an action."""

from __future__ import annotations

from cantiere import State
from tests.games.castelli.build import BLUE, FULL_SET, GAME, NUMBERS, RED, position

AT_3_5 = {"3,4": "t23 e"}  # red 5 faces 3,5


def warned(state: State, text: str) -> list[tuple[str, str]]:
    return [(one.key, one.rule) for one in GAME.warnings(state, NUMBERS[text])]


def test_C_3_1_ending_the_turn_with_a_castle_left_to_build() -> None:
    able = position(tiles=AT_3_5, hands={RED: {"materials": FULL_SET}})
    assert warned(able, "end") == [("could-build", "C-3.1")]
    assert warned(able, "build 3,5") == []
    assert warned(position(tiles=AT_3_5), "end") == []


def test_C_4_1_selling_when_the_mine_is_empty() -> None:
    poor = position(hands={RED: {"cards": ["king-4"]}, BLUE: {"silver": 22}})
    assert warned(poor, "sell king-4") == [("sold-for-nothing", "C-4.1")]
    assert warned(position(hands={RED: {"cards": ["king-4"]}}), "sell king-4") == []


def test_C_1_3_whether_somebody_reacts_is_not_foretold() -> None:
    for hand in (["bailiff"], ["robber"]):
        state = position("tile", hands={BLUE: {"cards": hand}})
        state.play(NUMBERS["tile 3,4"])
        state.play(state.legal_actions()[0])  # chance shows the tile
        assert state.decision == "turn"
        assert all(GAME.unseen(state, action) for action in state.legal_actions())
    assert not GAME.unseen(position(), NUMBERS["end"])

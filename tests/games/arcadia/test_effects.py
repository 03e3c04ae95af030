"""What a view shows beforehand of each answer: the steps must then do just that."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere import State
from tests.games.arcadia.build import GAME, NUMBERS, decisions, position, values
from tests.games.by_text import act, every, legal


def test_only_the_seat_that_is_asked_sees_what_its_answers_would_do() -> None:
    state = act(position(hands={0: ["house-red"]}), "build", "play house-red")
    for seat in (1, None):
        shown = state.view(seat)["table"]
        assert shown["effects"] is None
        assert shown["orientations"] is None
    assert state.view(0)["table"]["effects"] is not None
    assert [way["name"] for way in state.view(0)["table"]["orientations"]] == ["r0", "r1"]


def test_where_nothing_can_be_shown_there_are_no_effects() -> None:
    assert act(position(hands={0: ["house-red"]}), "build").view(0)["table"]["effects"] is None


def test_castle_and_deck_can_be_touched() -> None:
    touched = {text: GAME.targets(GAME.notation.rows[NUMBERS[text]]) for text in ("at castle", "take deck")}
    assert touched == {"at castle": ["castle"], "take deck": ["deck"]}
    assert GAME.targets(GAME.notation.rows[NUMBERS["piece red 3"]]) == ["red", "space-3"]


@pytest.mark.parametrize("seed", range(3))
def test_A_2_1_every_effect_comes_true(seed: int) -> None:
    for state in decisions(3, seed):
        if state.to_move >= 0:
            shown = state.view(int(state.to_move))["table"]["effects"] or {}
            for text in list(shown)[:12]:
                _check(state, text, shown[text])


def _check(state: State, text: str, shown: dict[str, Any]) -> None:
    """Answer on a copy, and compare what came of it."""
    after = state.clone()
    after.play(NUMBERS[text])
    if state.decision == "action":
        texts = [f"play {card}" for card in shown.get("cards", [])]
        texts += [f"at {place}" for place in shown.get("around", [])]
        assert sorted(texts) == (sorted(legal(after)) if text != "pass" else [])
    elif state.decision == "castle_piece":
        assert shown["values"] == values(after)
    elif state.decision == "sell":
        seat = int(state.to_move)
        assert shown["gold"] == every(after, "gold")[seat] - every(state, "gold")[seat]
    else:
        closed = _complete(after) - _complete(state)
        if state.decision == "placement":
            built = _board(after)["buildings"][-1]
            assert shown["cells"] == built["cells"]
            assert shown["complete"] == built["complete"]
            assert shown["tents"] == [cell for cell in built["cells"] if cell in _board(state)["tents"]]
            closed -= {built["cells"][0]}
        assert closed == set(shown["completes"])


def _board(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["table"]["board"]
    return found


def _complete(state: State) -> set[str]:
    return {building["cells"][0] for building in _board(state)["buildings"] if building["complete"]}

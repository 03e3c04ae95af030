"""What a server tells of the event that Ellen has foreseen to those who may not know it: nothing (P-R.2)."""

from __future__ import annotations

import json

import pytest

from cantiere import State
from cantiere.core.reason import Caution
from cantiere.games import pillars
from cantiere.match import Match
from tests.games.by_text import act
from tests.games.pillars.build import GAME, phase_two
from tests.server.looks import live_table, shown

COMING = ["collapse", "conflict", "king", "cold-winter", "archbishop"]  # in Collapse seat 0 loses a craftsman
FULL = {
    "builders_in_bag": 1,
    "craftsmen": ["mortar-mixer", "woodworker", "stonecutter", "tool-maker", "mason-1"],
}


def last_placement(event: str) -> State:
    """The last builder is placed, then the event is turned up that only seat 1 knows."""
    hands = {0: {**FULL, "gold": 20}, 1: {"builders_in_bag": 0, "privileges": ["ellen"]}}
    state = phase_two(2, vetoed=True, round=3, event=event, events_left=COMING, hands=hands)
    return act(state, "draw 0")


def sent(event: str, seat: int | None) -> str:
    match = Match(GAME, [None, None], seed="1", salt="", position=last_placement(event))
    return json.dumps(shown(live_table(match), seat, refusals=True))


def test_the_warnings_of_the_last_placement_do_not_tell_the_event() -> None:
    assert len({sent(event, 0) for event in COMING}) == 1
    assert len({sent(event, None) for event in COMING}) == 1
    assert len({sent(event, 1) for event in COMING}) == len(COMING)  # who holds Ellen sees it


def test_warnings_that_look_ahead_do_not_see_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are found out on what the seat may know: made on the true state they would tell."""

    def looking_ahead(self: object, state: State, action: int) -> list[Caution]:
        after = state.clone()
        after.apply(action)
        return [Caution("one-craftsman-goes", "P-I.5")] if after.decision == "dismiss" else []

    monkeypatch.setattr(pillars.Pillars, "warnings", looking_ahead)
    placing = GAME.parse(last_placement(COMING[0]), "place cathedral")
    told = {str(GAME.warnings(last_placement(event), placing)) for event in COMING}
    assert len(told) == 2
    assert len({sent(event, 0) for event in COMING}) == 1

"""Two games side by side that differ only in what a seat cannot know: it is shown and told the same in both.

So who holds a bailiff or a guard does not show in who is asked, how often, or in what may be taken back.
"""

from __future__ import annotations

from typing import Any

import pytest

from cantiere import OVER, Rng, State
from cantiere.core.history import History
from cantiere.games.castelli.actions import DECLINE, DECLINES
from cantiere.server.gate.news import news_line
from cantiere.server.play.known_news import hidden_figures, known_news
from cantiere.server.play.live_table import moves_data
from cantiere.server.store.changes import NewsItem
from tests.games.castelli.build import GAME

BOTH: dict[str, Any] = {"dilemma": True, "battle": True}
MODES: list[tuple[int, dict[str, Any]]] = [
    *((seats, options) for seats in (2, 3, 4) for options in ({}, {"battle": True}, BOTH)),
    (4, {"tournament": True}),
    (4, {"tournament": True, **BOTH}),
]
REACTIONS = ("bailiff", "guard")
TOGETHER = 12  # moves that two worlds are played together
ENOUGH = 4  # reactions at which only one of the worlds had a choice
NAMES = ("Ada", "Bea", "Cleo", "Dora")


class World:
    """A position that is played on, and what is sent of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.history = History()

    def sent(self, seat: int | None) -> list[Any]:
        """Return what a seat (None: a spectator) is sent: view, rows, and what may be taken back."""
        last = NewsItem(1, "moved", {"moves": moves_data(self.history.moves[-1:], 1)}, 0.0)
        known = known_news(last, seat, hidden_figures(GAME.id), all_open=False)
        news = news_line(known, GAME.id, "en", NAMES)
        undo = [self.history.undo_point(seat), self.history.undo_point(seat, [2])] if seat is not None else []
        return [self.state.view(seat), news, len(self.history.moves), *undo]

    def play(self, action: int) -> None:
        self.history.play(self.state, action)


def answers(one: State, two: State, viewer: int, rng: Rng) -> tuple[int, int] | None:
    """Return an answer for each world that the viewer cannot tell apart, or None if there is none."""
    mine, theirs = one.legal_actions(), two.legal_actions()
    if one.decision in REACTIONS and one.to_move != viewer:
        silent = [[action for action in legal if DECLINES.holds(action)] for legal in (mine, theirs)]
        return silent[0][rng.below(len(silent[0]))], silent[1][rng.below(len(silent[1]))]
    common = sorted(set(mine) & set(theirs))
    if not common or (one.decision == "keep" and one.to_move != viewer):
        return None  # a tile that was hidden will be laid
    action = common[rng.below(len(common))]
    return action, action


def compare(state: State, viewer: int, rng: Rng) -> int:
    """Play two worlds together; return at how many reactions only one of them had a choice."""
    one, two = World(state.clone()), World(state.clone())
    two.state.resample(viewer, rng.fork())
    different = 0
    for _ in range(TOGETHER):
        assert one.state.view(viewer)["question"] == two.state.view(viewer)["question"]
        if one.state.to_move == OVER:
            break
        assert one.state.to_move == two.state.to_move
        found = answers(one.state, two.state, viewer, rng)
        if found is None:
            break
        choices = {len(world.state.legal_actions()) > 1 for world in (one, two)}
        if one.state.decision in REACTIONS and one.state.to_move != viewer:
            different += len(choices) == 2
        for world, action in zip((one, two), found, strict=True):
            world.play(action)
        assert one.sent(viewer) == two.sent(viewer)
        assert one.sent(None) == two.sent(None)
    return different


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_nothing_sent_tells_who_could_react(seats: int, options: dict[str, Any]) -> None:
    different = 0
    for number in range(20):
        rng, state = Rng(f"{seats} {number}"), GAME.new(seats, **options)
        while state.to_move != OVER and different < ENOUGH:
            if state.decision == "turn" and state.round > 3:
                different += compare(state, rng.below(seats), rng)
            actions = state.legal_actions()
            kept = [action for action in actions if not GAME.text(state, action).startswith("sell")]
            state.apply(kept[rng.below(len(kept))])
    assert different >= ENOUGH


def test_a_seat_that_cannot_react_is_asked_all_the_same_and_has_one_answer() -> None:
    asked = dict.fromkeys(REACTIONS, 0)
    for seed in range(6):
        rng, state = Rng(seed), GAME.new(3, **BOTH)
        while state.to_move != OVER:
            if state.decision in REACTIONS:
                hand = state.view(int(state.to_move))["table"]["seats"][state.to_move]["cards"]
                able = state.decision in hand
                assert able == (len(state.legal_actions()) > 1)
                assert state.legal_actions()[0] == DECLINE
                asked[state.decision] += not able
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
    assert all(asked.values()), asked

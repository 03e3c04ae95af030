"""Events of the toy game: what they tell, and what `check_game` asks of them."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.core.conformance import ConformanceError, check_game
from cantiere.core.events import Event, Figure
from cantiere.core.history import History
from tests.core.toys import BID_STEP, Bid, Toy, ToyTable


class Counted(ToyTable):
    """A toy in which the number of bids of a seat is a figure."""

    def figures(self, seat: int) -> list[int]:
        return [int(seat < len(self.bids))]


class TellingBid(Bid):
    wrong = 0

    def apply(self, t: ToyTable, frame: Any, action: int) -> None:
        super().apply(t, frame, action)
        if t.listener is not None:
            event = t.tell("bid", frame.seat, {"amount": action})
            event.changed(frame.seat, "bids", 1 + self.wrong)


class CountedToy(Toy):
    table = Counted
    figures = (Figure("bids"),)
    step = TellingBid("bid")
    questions = Toy.questions | {"bid": step}  # type: ignore[operator]  # a dict

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> ToyTable:
        state = super().build(seats, options, rules_version)
        assert isinstance(state, ToyTable)
        state.plan = [self.step if step is BID_STEP else step for step in state.plan]
        return state


def test_events_say_what_figures_became() -> None:
    state = CountedToy().new(2)
    history = History()
    for _ in range(3):
        history.play(state, state.legal_actions()[0])
    (told,) = history.moves[-1].told()
    assert told["figures"] == [{"seat": 0, "figure": "bids", "by": 1, "now": 1, "source": "event-bid"}]


def test_every_change_of_a_figure_must_be_told() -> None:
    check_game(CountedToy(), games=2)
    wrong = CountedToy()
    wrong.step = TellingBid("bid")
    wrong.step.wrong = 1
    wrong.questions = {**wrong.questions, "bid": wrong.step}
    with pytest.raises(ConformanceError, match="bids of seat 0 is 1, by the events 2"):
        check_game(wrong, games=1)


def test_what_is_nothing_is_not_told() -> None:
    event = Event("paid", 0, {}).moved("gold", 0, "seat-0", "box").changed(0, "gold", 0)
    assert (event.pieces, event.figures) == ([], [])

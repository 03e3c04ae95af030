"""The machine: questions, refusals, playing and trusting, on the toy game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cantiere
from cantiere.bots.bot import Bot
from cantiere.bots.evaluator import Evaluator
from cantiere.core.heuristics import Heuristics
from cantiere.core.planes import Symmetry
from cantiere.core.sheet import Encoder
from cantiere.core.state import CHANCE, OVER, State, Step
from cantiere.envs.rewards import Potential
from tests.core.toys import Toy


def _dealt(*cards: int) -> State:
    state = Toy().new(len(cards))
    for card in cards:
        state.play(state.game.notation.exactly(state, f"deal {card}"))
    return state


def test_a_new_game_waits_for_chance() -> None:
    state = Toy().new(2)
    assert state.to_move == CHANCE
    assert state.chance_outcomes() == [(action, 1) for action in range(3, 9)]


def test_settle_plays_chance_out_with_either_generator() -> None:
    for rng in (cantiere.Rng(1), random.Random(1)):
        state = Toy().new(2)
        cantiere.settle(state, rng)
        assert state.to_move == 0


def test_settle_is_determined_by_the_seed() -> None:
    one, two = Toy().new(3), Toy().new(3)
    cantiere.settle(one, cantiere.Rng("x"))
    cantiere.settle(two, cantiere.Rng("x"))
    assert one == two


def test_play_refuses_with_a_reason_and_changes_nothing() -> None:
    state = _dealt(5, 4)
    state.play(2)
    before = state.snapshot()
    with pytest.raises(cantiere.IllegalAction) as refused:
        state.play(0)
    assert refused.value.reason == cantiere.Reason("too-low", "T-1", {"lowest": 2})
    assert refused.value.text == "bid 0"
    assert state.snapshot() == before


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [(-1, "no-such-action", ""), (99, "no-such-action", ""), (4, "not-asked", "T-1")],
)
def test_actions_that_make_no_sense_are_refused_too(action: int, key: str, rule: str) -> None:
    reason = _dealt(1, 2).why_not(action)
    assert reason is not None
    assert (reason.key, reason.rule) == (key, rule)


def test_at_chance_seats_cannot_play() -> None:
    reason = Toy().new(2).why_not(0)
    assert reason is not None
    assert reason.key in ("chance-decides", "not-asked")


def test_the_end_has_no_question() -> None:
    state = _dealt(5, 1)
    state.play(2)
    state.play(2)
    assert state.to_move == OVER
    assert state.decision == "over"
    assert state.legal_actions() == []
    assert state.scores() == [2, 0]
    assert state.ranking() == [1, 2]
    reason = state.why_not(0)
    assert reason is not None
    assert reason.key == "game-over"
    with pytest.raises(ValueError, match="over"):
        state.apply(0)


def test_ties_are_broken_and_else_shared() -> None:
    state = _dealt(5, 4)
    state.play(1)
    state.play(1)
    assert state.ranking() == [1, 2]  # the better card
    state = _dealt(1, 0, 5)
    for bid in (2, 2, 2):
        state.play(bid)
    assert state.ranking() == [2, 3, 1]


def test_events_cost_nothing_without_a_listener_and_tell_who_may_see() -> None:
    state = Toy().new(2)
    events: list[cantiere.Event] = []
    state.listener = events
    state.play(3)
    assert [(event.name, event.seat) for event in events] == [("dealt", 0)]
    assert events[0].visible_to(0)
    assert not events[0].visible_to(1)
    assert not events[0].visible_to(None)
    assert state.clone().listener is None


def test_states_are_equal_by_content_and_not_hashable() -> None:
    assert _dealt(1, 2) == _dealt(1, 2)
    assert _dealt(1, 2) != _dealt(2, 1)
    with pytest.raises(TypeError, match="snapshot"):
        hash(_dealt(1, 2))


def test_playout_counts_the_seats_decisions() -> None:
    assert cantiere.playout(Toy().new(3), cantiere.Rng(4)) == 3


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (1, {}, "2, 3 seats"),
        (True, {}, "seats"),
        (2, {"quiet": 1}, "no option 'quiet'"),
        (2, {"loud": 1}, "False, True"),
    ],
)
def test_impossible_games_are_refused(seats: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Toy().new(seats, **options)


def test_a_view_lists_options_only_for_the_seat_that_is_asked() -> None:
    state = _dealt(1, 2)
    mine, *others = [state.view(seat)["question"] for seat in (0, 1, None)]
    assert mine is not None
    assert [option["text"] for option in mine["options"]] == ["bid 0", "bid 1", "bid 2"]
    assert all(question is not None and "options" not in question for question in others)
    with pytest.raises(ValueError, match="no seat 7"):
        state.view(7)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "snapshot of 'chess'"),
        ({"format": 9}, "format 9"),
        ({"step": "dinner"}, "no step 'dinner'"),
        ({"pending": []}, "pending question"),
        ({"pending": [{"ask": "dinner", "seat": 0}]}, "no question 'dinner'"),
        ({"pending": [{"ask": "bid", "seat": 8}]}, "no seat 8"),
        ({"pending": [{"ask": "deal", "seat": -1}]}, "no entry 'to'"),
        ({"pending": [{"ask": "deal", "seat": -1, "to": "1"}]}, "to must be a whole number"),
        ({"pending": [{"ask": "deal", "seat": -1, "to": 2**70}]}, "to must be a whole number"),
        ({"pending": [{"ask": "bid", "seat": True}]}, "seat must be a whole number"),
        ({"seats": 2.0}, "seats, not 2.0"),
        ({"table": {"cards": [1, 1], "bids": [], "deck": []}}, "missing or doubled"),
        ({"table": None}, "not a snapshot"),
    ],
)
def test_broken_snapshots_are_refused_with_the_reason(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Toy().restore({**_dealt(1, 2).snapshot(), **change})


def test_what_is_wrong_can_be_sent_whatever_was_sent_in() -> None:
    error = cantiere.CantiereError("no \ud800", "error-no-option", option="\ud800", number=1)
    assert (str(error), error.params) == ("no \\ud800", {"option": "\\ud800", "number": 1})


@pytest.mark.parametrize("names", [("seat",), ("to", "ask")])
def test_a_number_of_a_question_is_not_called_what_every_question_has(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="name its number otherwise"):
        Step("draw", *names)


# All from which others may inherit: a compiled class of another build would crash, here or where it is asked.
@pytest.mark.parametrize("base", [Step, State, Encoder, Heuristics, Symmetry, Bot, Evaluator, Potential])
def test_a_class_that_another_package_has_compiled_is_refused_before_it_is_used(base: type) -> None:
    with pytest.raises(TypeError, match="Other is compiled by mypyc"):
        type("Other", (base,), {"__module__": "elsewhere", "__mypyc_attrs__": ()})
    assert issubclass(type("Other", (base,), {"__module__": "elsewhere"}), base)

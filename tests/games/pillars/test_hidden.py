"""What a seat may not see: in Pillars only the event that Ellen has foreseen (P-R.2)."""

from __future__ import annotations

import pytest

from cantiere import CHANCE, Event, Rng, State
from tests.games.by_text import act, asked, legal, seat_of, table
from tests.games.pillars.build import GAME, decisions, phase_one, phase_two, position

ELLEN = 1  # the seat that holds her
OTHERS = (0, 2, None)
COMING = [
    "richard-returns",
    "prior-philip",
    "volunteers",
    "archbishop",
    "william",
    "conflict",
    "town-wall",
    "cold-winter",
]


def foreseen(event: str = "william") -> State:
    """Phase I of round 3; seat 1 knows the event."""
    return phase_one(3, round=3, event=event, events_left=COMING, hands={ELLEN: {"privileges": ["ellen"]}})


def about_to_look() -> State:
    return position(
        "leave_out_resource",
        seats=3,
        frame={"left": 1},
        offered_resources=["gravel-2", "forest-2"],
        hands={ELLEN: {"privileges": ["ellen"]}},
    )


def test_ellens_holder_sees_the_event() -> None:
    assert foreseen().view(ELLEN)["table"]["event"] == {"card": "william", "good": False, "open": False}


@pytest.mark.parametrize("seat", OTHERS)
def test_the_others_and_spectators_do_not(seat: int | None) -> None:
    state = foreseen()
    assert state.view(seat)["table"]["event"] is None
    assert "william" not in str(state.view(seat))


@pytest.mark.parametrize("seat", OTHERS)
def test_views_do_not_depend_on_what_is_hidden(seat: int | None) -> None:
    shown = [foreseen(event).view(seat) for event in COMING]
    assert all(view == shown[0] for view in shown)


@pytest.mark.parametrize("seat", [0, 2])
def test_features_do_not_depend_on_what_is_hidden(seat: int) -> None:
    vectors = [foreseen(event).features(seat).tolist() for event in COMING]
    assert all(vector == vectors[0] for vector in vectors)


def test_features_tell_ellens_holder() -> None:
    names = GAME.feature_names()
    own = dict(zip(names, foreseen().features(ELLEN).tolist(), strict=True))
    assert own["event/william"] == 1.0
    assert own["event_left/william"] == 0.0
    other = dict(zip(names, foreseen().features(0).tolist(), strict=True))
    assert other["event/william"] == 0.0
    assert other["event_left/william"] == 1.0


@pytest.mark.parametrize("seat", [0, 2])
def test_resample_leaves_what_a_seat_sees_unchanged(seat: int) -> None:
    state = foreseen()
    view, actions, features = state.view(seat), state.legal_actions(), state.features(seat).tolist()
    spectator = state.view(None)
    for seed in range(20):
        state.resample(seat, Rng(seed))
        assert state.view(seat) == view
        assert state.view(None) == spectator
        assert state.legal_actions() == actions
        assert state.features(seat).tolist() == features


@pytest.mark.parametrize("seat", [0, 2])
def test_resample_deals_every_event_that_may_be_it_and_no_other(seat: int) -> None:
    state = foreseen()
    found = set()
    for seed in range(200):
        state.resample(seat, Rng(seed))
        found.add(table(state)["event"])
        assert sorted([*table(state)["events_left"], table(state)["event"]]) == sorted(COMING)
    assert found == set(COMING)


def test_resample_keeps_what_ellens_holder_knows() -> None:
    state = foreseen()
    before = state.snapshot()
    for seed in range(10):
        state.resample(ELLEN, Rng(seed))
        assert state.snapshot() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_resample_changes_nothing_that_is_open(seat: int) -> None:
    state = position(
        "roll_tax", seats=3, event="william", event_open=True, hands={1: {"privileges": ["ellen"]}}
    )
    before = state.snapshot()
    state.resample(seat, Rng(1))
    assert state.snapshot() == before


def test_the_event_of_looking_is_for_ellens_holder_only() -> None:
    state = about_to_look()
    told: list[Event] = []
    state.listener = told
    act(state, "leave-out forest-2", "event william")
    knowing = [event for event in told if "william" in str(event.params)]
    assert len(knowing) == 1
    assert knowing[0].visible_to(ELLEN)
    assert not any(knowing[0].visible_to(seat) for seat in OTHERS)
    assert all(event.visible_to(seat) for event in told if event not in knowing for seat in OTHERS)


def test_turned_up_it_is_for_all() -> None:
    state = phase_two(
        event="volunteers",
        vetoed=True,
        places={"market": [0, 0, 0, 1], "court": [1]},
        hands={ELLEN: {"privileges": ["ellen"]}},
    )
    told: list[Event] = []
    state.listener = told
    act(state, "draw 1", "place castle")
    shown = [event for event in told if event.name == "event"]
    assert len(shown) == 1
    assert all(shown[0].visible_to(seat) for seat in OTHERS)
    assert state.view(None)["table"]["event"] == {"card": "volunteers", "good": True, "open": True}


def test_before_anybody_looks_nobody_knows() -> None:
    state = act(about_to_look(), "leave-out forest-2")
    assert asked(state) == ("foresee_event", CHANCE)
    assert all(state.view(seat)["table"]["event"] is None for seat in (0, 1, 2, None))
    assert len(legal(state)) == 10


def test_the_question_of_another_shows_no_options() -> None:
    state = phase_one()
    mine, *others = [state.view(seat)["question"] for seat in (0, 1, None)]
    assert mine is not None
    assert "options" in mine
    assert all(question is not None and "options" not in question for question in others)


def test_in_whole_games_nobody_else_learns_it_early() -> None:
    """Random games: whenever an event has been foreseen, the others see the same whichever it is."""
    checked = 0
    for seed in range(12):
        for state in decisions(3, seed):
            lay = table(state)
            if lay["event"] is None or lay["event_open"]:
                continue
            for seat in range(3):
                if "ellen" in seat_of(state, seat)["privileges"]:
                    continue
                other = state.clone()
                other.resample(seat, Rng(checked))
                assert other.view(seat) == state.view(seat)
                assert other.legal_actions() == state.legal_actions()
                assert (other.features(seat) == state.features(seat)).all()
                checked += 1
    assert checked > 50

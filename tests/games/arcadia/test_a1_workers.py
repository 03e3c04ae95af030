"""A-1 · Place workers, and pass."""

from __future__ import annotations

from collections.abc import Callable

import cantiere
from tests.games.arcadia import slow
from tests.games.arcadia.build import NUMBERS, decisions, position, quietly
from tests.games.by_text import act, asked, every, legal, refusal, table, why_not

HOUSE = ("house-red", "a1 b1")
# All three workers that a seat begins with stand beside the castle.
SENT: dict[str, int | str] = {"k5": 0, "k6": 0, "k7": 0}
ALL_SENT: dict[str, int | str] = SENT | {"f5": 1, "f6": 1, "f7": 1}


def test_A_1_6_a_building_or_the_castle_is_chosen_by_its_first_cell() -> None:
    state = act(position(buildings=[("farm-green", "k5 k6 k7"), HOUSE]), "workers")
    assert legal(state) == ["at castle", "at a1", "at k5"]
    assert refusal(state, "at b1") == ("name-first-cell", "A-1.6")
    assert why_not(state, "at b1").params == {"column": "column-a", "row": 1}
    assert refusal(state, "at g5") == ("say-castle", "A-1.6")
    assert refusal(state, "at p12") == ("no-building-there", "A-1.6")


def test_A_1_6_a_complete_building_has_no_room() -> None:
    state = act(position(buildings=[HOUSE], workers={"a2": 1, "b2": 1, "c1": 1}), "workers")
    assert legal(state) == ["at castle"]
    assert refusal(state, "at a1") == ("no-free-cell-around", "A-1.6")


def test_A_1_6_own_and_neutral_workers_on_free_cells_beside_it() -> None:
    state = act(position(buildings=[HOUSE], workers={"a2": 1}, neutral={0: 1}), "workers", "at a1")
    assert legal(state) == ["own c1", "own b2", "neutral c1", "neutral b2"]
    assert refusal(state, "own a2") == ("cell-taken", "A-1.6")
    assert refusal(state, "own c2") == ("not-beside-it", "A-1.6")
    assert refusal(state, "own k5") == ("not-beside-it", "A-1.6")


def test_A_1_6_at_least_one_then_as_many_as_wanted() -> None:
    state = act(position(buildings=[HOUSE], neutral={0: 2}), "workers", "at a1")
    assert refusal(state, "stop") == ("place-one-first", "A-1.6")
    act(state, "own a2")
    assert legal(state)[0] == "stop"
    act(state, "neutral b2", "stop")
    assert table(state)["workers"] == {"a2": 0, "b2": "neutral"}
    assert every(state, "own") == [2, 3]
    assert every(state, "neutral") == [1, 0]


def test_A_1_6_all_workers_of_the_action_touch_the_same_building() -> None:
    state = act(position(buildings=[HOUSE, ("house-red", "d1 e1")]), "workers", "at a1", "own c1")
    assert "own a2" in legal(state)
    assert refusal(state, "own d2") == ("not-beside-it", "A-1.6")


def test_A_1_6_it_ends_when_workers_or_cells_run_out() -> None:
    state = act(position(own={0: 1}, workers={"k6": 0, "k7": 0}), "workers", "at castle", "own k5")
    assert asked(state) == ("flag", 0)
    state = act(position(buildings=[HOUSE]), "workers", "at a1", "own a2", "own b2", "own c1")
    assert asked(state) == ("castle_piece", 0)


def test_A_1_6_the_kind_of_worker_must_be_there() -> None:
    state = act(position(own={0: 0}, workers=SENT, neutral={0: 1}), "workers", "at castle")
    assert refusal(state, "own f6") == ("no-own-workers", "A-1.6")
    state = act(position(), "workers", "at castle")
    assert refusal(state, "neutral k6") == ("no-neutral-workers", "A-1.6")


def test_A_1_7_placed_workers_never_move() -> None:
    state = act(position(), "workers", "at castle", "own k5", "stop")
    assert table(quietly(state))["workers"] == {"k5": 0}


def test_A_1_7_a_worker_on_a_tent_gains_nothing() -> None:
    state = act(position(buildings=[("house-red", "d5 d6")]), "workers", "at d5", "own e6", "stop")
    assert "e6" in state.view(None)["table"]["board"]["tents"]
    assert every(state, "neutral") == [0, 0]
    assert table(state)["neutral_workers"] == 24


def test_A_1_8_who_can_do_neither_passes_and_nobody_else() -> None:
    state = position(own={0: 0}, workers=SENT, hands={0: []})
    assert legal(state) == ["pass"]
    assert refusal(state, "build") == ("no-cards", "A-1.1")
    assert refusal(state, "workers") == ("no-workers", "A-1.6")
    assert refusal(position(), "pass") == ("must-act", "A-1.8")
    assert asked(quietly(act(state, "pass"))) == ("action", 1)


def test_A_1_8_a_hand_that_fits_nowhere_is_no_action() -> None:
    """Late in a game without flags the board is so full that cards stay in the hands."""
    state = _first(lambda state: ("no-card-fits", "A-1.2") in _refusals(state))
    seat = state.view(int(state.to_move))["table"]["seats"][state.to_move]
    assert seat["hand"]
    assert not any(slow.placements(slow.board(state), card.split("-")[0]) for card in seat["hand"])


def test_A_1_8_no_free_cell_for_workers() -> None:
    """Every building is closed in, so is the castle, and cards are out: workers stay behind the screen."""
    ring = [f"{column}{row}" for column in "ghij" for row in (4, 8)] + [
        f"{c}{r}" for c in "fk" for r in (5, 6, 7)
    ]
    state = position(workers=dict.fromkeys(ring, "neutral"), hands={0: []})
    assert refusal(state, "workers") == ("no-free-cells", "A-1.6")
    assert legal(state) == ["pass"]


def test_A_1_8_all_pass_and_the_game_ends_at_once_with_the_final_sale() -> None:
    state = position(
        own={0: 0, 1: 0},
        workers=ALL_SENT,
        hands={0: [], 1: []},
        seal={0: {"red": 3}, 1: {"green": 1}},
    )
    act(state, "pass")
    assert asked(state) == ("flag", 0)
    act(state, "keep", "pass", "keep")
    assert state.to_move == cantiere.OVER
    assert state.scores() == [6, 2]
    assert state.ranking() == [1, 2]


def test_A_1_8_an_action_in_between_begins_the_count_anew() -> None:
    state = position(own={0: 0, 1: 1}, workers=SENT | {"f5": 1, "f6": 1}, hands={0: [], 1: []})
    quietly(act(state, "pass"))
    quietly(act(state, "workers", "at castle", "own f7"))
    assert table(state)["passes"] == 0
    assert asked(state) == ("action", 0)


def test_A_1_8_who_passes_may_still_give_up_a_flag() -> None:
    state = act(position(own={0: 0}, workers=SENT, hands={0: []}), "pass", "flag")
    assert every(state, "own")[0] == 2


def _refusals(state: cantiere.State) -> set[tuple[str, str]]:
    reasons = [state.why_not(NUMBERS[text]) for text in ("build", "workers")]
    return {(reason.key, reason.rule) for reason in reasons if reason is not None}


def _first(wanted: Callable[[cantiere.State], bool]) -> cantiere.State:
    """Return the first position of some random games in which a seat must act and something holds."""
    for seed in range(60):
        for state in decisions(4, f"crowded {seed}"):
            if state.decision == "action" and wanted(state):
                return state
    raise AssertionError("no such position")

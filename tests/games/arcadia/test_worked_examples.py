"""The five worked examples of the rules."""

from __future__ import annotations

import cantiere
from tests.games.arcadia.build import full_level, position, seals
from tests.games.by_text import act, asked, every, legal, refusal, table

ORANGE, VIOLET, YELLOW, GREEN = range(4)


def test_A_3_1_example_1_a_sale() -> None:
    """7 red at 3 and 5 silver at 4 bring 41 gold."""
    pieces = [("red", 5), ("silver", 6), ("silver", 2)]
    state = position("flag", step="flag", seal={0: {"red": 7, "silver": 5, "green": 1}}, pieces=pieces)
    assert state.view(None)["table"]["castle"]["values"] == {"red": 3, "green": 1, "black": 2, "silver": 4}
    act(state, "flag", "sell red 7", "sell silver 5", "done")
    assert every(state, "gold")[0] == 41
    assert seals(state, 0) == {"green": 1}


def test_A_2_2_example_2_a_market_and_an_abbey_closed_by_one_action() -> None:
    # The market on b2, c2, d2, c3; the abbey on e1, f1, e2, f2: both touch d1, and each other.
    workers: dict[str, int | str] = {
        "b1": ORANGE,
        "c1": "neutral",
        "a2": "neutral",
        "b3": "neutral",
        "c4": "neutral",
        "e3": YELLOW,
        "f3": YELLOW,
        "g1": GREEN,
        "g2": GREEN,
    }
    state = position(
        seats=4,
        to_move=VIOLET,
        buildings=[("market-red", "b2 c2 d2 c3"), ("abbey-green", "e1 f1 e2 f2")],
        workers=workers,
        neutral={VIOLET: 1},
    )
    # d1 touches both, d3 only the market: two own workers and no more are needed
    act(state, "workers", "at b2", "own d1", "own d3")
    assert seals(state, ORANGE) == {"red": 1}
    assert seals(state, VIOLET) == {"red": 2 + 1, "green": 1 + 1}
    assert seals(state, YELLOW) == {"green": 2}
    assert seals(state, GREEN) == {"green": 2}
    assert asked(state) == ("castle_piece", VIOLET)
    act(state, "piece black 5")
    assert asked(state) == ("castle_piece", VIOLET)
    act(state, "piece black 6")
    assert asked(state) == ("flag", VIOLET)


def test_A_1_2_example_3_a_corner_is_not_enough() -> None:
    state = position("placement", in_play="house-red", buildings=[("house-green", "a1 b1")])
    assert refusal(state, "build c2 r0") == ("touches-nothing", "A-1.2")
    assert refusal(state, "build k4 r0") == ("touches-nothing", "A-1.2")


def test_A_2_4_example_4_level_roll_over_in_one_action() -> None:
    state = position("castle_piece", step="completion", frame={"owed": 3}, pieces=full_level(8))
    assert table(state)["castle"]["level"] == 1
    act(state, "piece red 9", "piece green 10")
    castle = table(state)["castle"]
    assert castle["level"] == 2
    assert castle["supply"][2] == {"red": 1, "green": 1, "black": 2, "silver": 2}
    act(state, "piece silver 7")
    assert table(state)["castle"]["built"] == [7]
    assert asked(state) == ("flag", 0)


def test_A_4_1_example_5_seat_2_of_4_triggers_the_end() -> None:
    state = position(
        "castle_piece",
        step="completion",
        seats=4,
        to_move=2,
        frame={"owed": 1},
        pieces=[*full_level(), *full_level(9)],
    )
    act(state, "piece green 10", "keep")
    order: list[int] = []
    while state.to_move != cantiere.OVER:
        if state.decision == "action":
            order.append(int(state.to_move))
        choices = legal(state)
        act(
            state,
            next((text for text in ("workers", "at castle", "stop", "keep") if text in choices), choices[0]),
        )
    assert order == [3, 0, 1, 2]

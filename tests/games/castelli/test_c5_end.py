"""C-5: the end of the game."""

from __future__ import annotations

from cantiere import OVER
from tests.games.by_text import act, asked, every, heard, legal, refusal, table
from tests.games.castelli.build import (
    BLUE,
    DEAD_MINE,
    FULL_SET,
    GAME,
    GREEN,
    NUMBERS,
    RED,
    YELLOW,
    full_board,
    last_turn,
    position,
    scored,
)


def test_C_5_1_the_turn_of_the_last_tile_is_finished() -> None:
    state = position("tile", tiles=full_board(empty=["4,3"]))
    act(state, legal(state)[0])
    act(state, *(legal(state)[:1]), "turn n")
    while state.decision != "main":
        act(state, legal(state)[0])
    assert state.to_move == RED
    act(state, "end")
    assert state.to_move == OVER
    assert state.decision == "over"


def mine(north: str, east: str, south: str, west: str) -> dict[str, str]:
    return {"1,2": north, "2,3": east, "3,2": south, "2,1": west}


def test_C_5_1_most_influence_takes_the_mine() -> None:
    state = last_turn(fixed=mine("t23 s", "t11 w", "t07 w", "t08 n"))  # red 5 and 3, card shields
    act(state, "end")
    assert every(state, "silver") == [22, 0, 0, 0]


def test_C_5_1_tie_divides_the_mine() -> None:
    # Red 5 from the north, green 5 from the south: t25 RGYB turned w has green north.
    state = last_turn(fixed=mine("t23 s", "t06 e", "t25 w", "t08 n"), hands={YELLOW: {"silver": 1}})
    act(state, "end")
    assert every(state, "silver") == [10, 0, 10, 1]
    assert table(state)["mines"] == [1]


def test_C_5_1_neutral_colour_leaves_it_or_its_share() -> None:
    yellow_south = "t27 n"  # RBYG: yellow south, 5
    state = last_turn(seats=3, fixed=mine(yellow_south, "t06 e", "t07 w", "t08 n"))
    act(state, "end")
    assert table(state)["mines"] == [16]
    state = last_turn(seats=3, fixed=mine(yellow_south, "t23 w", "t07 w", "t08 n"))  # red 5 too
    act(state, "end")
    assert every(state, "silver") == [8, 0, 0]
    assert table(state)["mines"] == [8]


def test_C_5_1_nobody_takes_it() -> None:
    state = last_turn(fixed=DEAD_MINE)
    act(state, "end")
    assert table(state)["mines"] == [22]


def test_C_5_2_a_point_for_each_card_and_material() -> None:
    hands = {RED: {"cards": ["king-5", "robber"], "materials": FULL_SET}, BLUE: {"materials": {"wood": 2}}}
    state = last_turn(fixed=DEAD_MINE, hands=hands)
    events = heard(state, "end", "end")
    assert scored(events, "cards") == [2, 0, 0, 0]
    assert scored(events, "materials") == [3, 2, 0, 0]


def silver_prizes(silver: list[int], battle: bool = False) -> list[int]:
    hands = {seat: {"silver": amount} for seat, amount in enumerate(silver)}
    state = last_turn(fixed=DEAD_MINE, hands=hands, options={"battle": battle})
    return scored(heard(state, "end"), "silver")


def test_C_5_2_silver() -> None:
    assert silver_prizes([1, 4, 2, 0]) == [0, 4, 2, 0]
    assert silver_prizes([4, 4, 2, 1]) == [3, 3, 0, 0]
    assert silver_prizes([4, 4, 4, 1]) == [3, 3, 3, 0]
    assert silver_prizes([7, 2, 2, 2]) == [4, 1, 1, 1]
    assert silver_prizes([0, 0, 5, 0]) == [0, 0, 4, 0]
    assert silver_prizes([0, 0, 0, 0]) == [0, 0, 0, 0]


def test_C_5_3_tie_is_broken_by_castles_then_shared() -> None:
    points = {seat: {"points": 20} for seat in range(4)}
    state = last_turn(fixed=DEAD_MINE, hands=points, castles={"3,5 stone-1": [GREEN], "3,3 stone-1": [BLUE]})
    act(state, "end")
    assert state.scores() == [20, 20, 20, 20]
    assert state.ranking() == [3, 1, 1, 3]


def test_C_5_3_the_track_goes_on_beyond_69() -> None:
    state = last_turn(fixed=DEAD_MINE, hands={RED: {"points": 69, "cards": ["king-5"]}})
    act(state, "play king-5", "end")
    assert state.scores()[RED] == 74


# --- the last sale (C-4.1) ---------------------------------------------------------------------------------


def test_C_4_1_each_seat_may_sell_before_the_end_is_counted() -> None:
    hands = {RED: {"cards": ["king-5"]}, BLUE: {"cards": ["robber", "farmer"]}, YELLOW: {"cards": ["count"]}}
    state = act(last_turn(fixed=DEAD_MINE, hands=hands), "end")
    assert asked(state) == ("last_sale", BLUE)  # in turn order after red, who had the last turn
    assert legal(state) == ["end", "sell robber", "sell farmer"]
    assert refusal(state, "play robber") == ("only-sales", "C-4.1")
    act(state, "sell robber")
    assert asked(state) == ("last_sale", BLUE)
    act(state, "end")
    assert asked(state) == ("last_sale", YELLOW)  # green has no cards
    act(state, "sell count")
    assert asked(state) == ("last_sale", RED)
    events = heard(state, "end")
    assert state.to_move == OVER
    assert scored(events, "cards") == [1, 1, 0, 0]
    assert scored(events, "silver") == [0, 3, 0, 3]


def test_C_4_1_nobody_is_asked_without_cards() -> None:
    assert act(last_turn(fixed=DEAD_MINE), "end").to_move == OVER


def test_C_4_1_version_1_ends_at_once() -> None:
    state = last_turn(fixed=DEAD_MINE, hands={BLUE: {"cards": ["robber"]}})
    old = GAME.restore({**state.snapshot(), "rules_version": 1})
    assert act(old, "end").to_move == OVER


def test_the_last_sale_ends_with_its_own_words() -> None:
    state = last_turn(fixed=DEAD_MINE, hands={BLUE: {"cards": ["robber"]}})
    assert GAME.label(state, NUMBERS["end"]).key == "action-end"
    act(state, "end")
    assert GAME.label(state, NUMBERS["end"]).key == "action-end-sale"

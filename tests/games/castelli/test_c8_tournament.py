"""C-8: two tables of two, and the tournament of four in both variants."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere import OVER, CantiereError
from cantiere.arena.tournament import Tournament
from cantiere.bots import bot
from cantiere.core.tournament import MatchResult
from cantiere.games.castelli.tournament import TOURNAMENTS
from tests.games.by_text import act, asked, every, heard, legal, refusal, table
from tests.games.castelli.build import FULL_SET, GAME, position, random_game

TWO_TABLES = {"tournament": True}
UPPER = [f"{row},{column}" for row in range(4) for column in range(8) if (row + column) % 2]
LOWER = [f"{row},{column}" for row in range(4, 8) for column in range(8) if (row + column) % 2]


def test_C_8_1_half_boards_each_with_a_mine_and_its_silver() -> None:
    state = GAME.new(4, start=0, tournament=True)
    lay = table(state)
    assert lay["mines"] == [11, 11]
    lands = {tuple(land["at"]): land for land in state.view(None)["table"]["lands"]}
    assert [area["kind"] for area in lands[2, 2]["areas"]] == ["mine"]
    assert [area["kind"] for area in lands[6, 2]["areas"]] == ["mine"]  # the loose tile, at the same place


def test_C_8_1_a_town_under_the_loose_mine_stays_in_the_box() -> None:
    lay = table(GAME.new(4, start=0, tournament=True, arrangement="ABDC"))
    assert len(lay["villages"]) + lay["spare_villages"] == 13
    assert len(lay["cities"]) + lay["spare_cities"] == 8
    lay = table(GAME.new(4, start=0, tournament=True, arrangement="aBDC"))  # it covers D's village
    assert len(lay["villages"]) == 10
    assert lay["spare_villages"] == 3


def test_C_8_1_each_seat_plays_on_its_own_half_and_tables_take_turns() -> None:
    state = GAME.new(4, start=0, tournament=True)
    order = []
    for _ in range(5):
        seat = state.to_move
        order.append(seat)
        tiles = [text.split()[1] for text in legal(state) if text.startswith("tile ")]
        half = UPPER if seat < 2 else LOWER
        assert set(tiles) <= set(half)
        assert refusal(state, f"tile {(LOWER if seat < 2 else UPPER)[-1]}") == ("other-table", "C-8.1")
        while state.to_move == seat or state.to_move < 0 or state.decision == "bailiff":
            act(state, next((text for text in legal(state) if text == "end"), legal(state)[0]))
    assert order == [0, 2, 1, 3, 0]


def test_C_8_1_the_middle_of_the_board_is_the_frame() -> None:
    state = act(GAME.new(4, start=0, tournament=True), "tile 3,2", "reveal t32", "turn s")
    assert every(state, "materials")[0]["wood"] == 1  # the lower frame of a half board: wood at column 2


def test_C_8_1_other_tables_colours_are_neutral() -> None:
    state = act(GAME.new(4, start=0, tournament=True), "tile 1,0", "reveal t32", "turn s")
    assert every(state, "materials")[2] == every(state, "materials")[3] == {"wood": 0, "grain": 0, "stone": 0}


def test_C_8_1_one_deck_and_one_box_for_both_tables() -> None:
    hands: dict[int, Any] = {
        0: {"cards": ["farmer", "robber"], "silver": 1},
        1: {"silver": 1},
        2: {"silver": 2},
    }
    state = position(options=TWO_TABLES, hands=hands)
    events = heard(state, "play robber")
    assert [event.seat for event in events if event.name == "robbed"] == [1]  # not at the other table
    assert every(state, "silver") == [2, 0, 2, 0]
    state = act(position(options=TWO_TABLES, hands=hands), "play farmer")
    assert refusal(state, "on 6,6") == ("other-table", "C-8.1")
    act(state, "on 3,3")
    assert table(state)["spare_villages"] == 1


def test_C_8_1_silver_points_at_each_table() -> None:
    end = random_game(4, 3, tournament=True)
    assert end.to_move == OVER
    assert sum(table(end)["mines"]) + sum(every(end, "silver")) == 22
    assert len(table(end)["tiles"]) == 32


def result(seating: tuple[int, ...], *points: int) -> MatchResult:
    return MatchResult(seating, [[mine, 0] for mine in points])


def test_C_8_2_variant_1_winners_play_winners() -> None:
    knockout = TOURNAMENTS["knockout"]
    first = result((0, 1, 2, 3), 20, 25, 30, 10)
    assert knockout.seating([]) == (0, 1, 2, 3)
    final_seats = knockout.seating([first])
    assert final_seats == (1, 2, 0, 3)
    final = result(final_seats, 10, 12, 30, 40)
    assert knockout.seating([first, final]) is None
    assert knockout.ranking([first, final]) == [4, 2, 1, 3]
    level = result(final_seats, 12, 12, 30, 40)
    assert knockout.ranking([first, level]) == [4, 1, 1, 3]


def test_C_8_2_variant_1_a_tie_is_broken_by_castles_then_by_entry() -> None:
    first = MatchResult((0, 1, 2, 3), [[20, 3], [20, 4], [15, 2], [15, 2]])
    assert TOURNAMENTS["knockout"].seating([first]) == (1, 2, 0, 3)


def test_C_8_2_variant_2_everybody_meets_everybody_and_points_add_up() -> None:
    robin = TOURNAMENTS["round-robin"]
    results: list[MatchResult] = []
    pairs = set()
    while (seating := robin.seating(results)) is not None:
        pairs |= {frozenset(seating[:2]), frozenset(seating[2:])}
        results.append(result(seating, *[10 * player for player in seating]))
    assert len(results) == 3
    assert len(pairs) == 6
    assert robin.ranking(results) == [4, 3, 2, 1]


@pytest.mark.parametrize(("variant", "rounds"), [("knockout", 2), ("round-robin", 3)])
def test_C_8_2_tournaments_of_bots(variant: str, rounds: int) -> None:
    def played() -> Tournament:
        entrants = [bot("random", seat) for seat in range(4)]
        tournament = Tournament("castelli", entrants, variant, seed=7, settings={"salt": "x"}, battle=True)
        tournament.run()
        return tournament

    one, two = played(), played()
    assert len(one.records) == rounds
    assert sorted(one.ranking())[0] == 1
    assert (one.ranking(), one.points()) == (two.ranking(), two.points())
    for record in one.records:
        assert record.verify().options["tournament"]


def test_C_8_2_people_may_enter() -> None:
    tournament = Tournament("castelli", [None, *[bot("random", n) for n in range(3)]], "knockout", seed=3)
    with pytest.raises(CantiereError, match="a person is asked"):
        tournament.run()
    with pytest.raises(CantiereError, match="still being played"):
        tournament.go_on()
    while not tournament.over:
        match = tournament.match
        match.play_bots()
        while not match.over:
            match.play(match.state.legal_actions()[0])
            match.play_bots()
        tournament.go_on()
    assert sorted(tournament.ranking())[0] == 1


def test_tournaments_that_cannot_be() -> None:
    four = [bot("random", n) for n in range(4)]
    with pytest.raises(CantiereError, match="knockout, round-robin"):
        Tournament("castelli", four, "swiss")
    with pytest.raises(CantiereError, match="for 4 players"):
        Tournament("castelli", four[:3], "knockout")


def test_reactions_stay_at_their_table() -> None:
    hands = {1: {"cards": ["king-3"]}, 2: {"cards": ["bailiff"]}}
    state = act(position("tile", options=TWO_TABLES, hands=hands), "tile 0,5", "reveal t32", "turn n")
    assert asked(state) == ("bailiff", 1)  # who may hold one, but not seat 2, at the other table
    assert asked(act(state, "decline")) == ("main", 0)


def test_C_8_1_what_lies_at_the_other_table_is_refused_for_that() -> None:
    hands: dict[int, Any] = {
        0: {"cards": ["farmer", "arsonist", "traitor"], "materials": FULL_SET, "silver": 1},
        1: {"cards": ["king-3"]},
    }
    setting: dict[str, Any] = {"options": {"tournament": True, "battle": True}, "hands": hands}
    state = position(castles={"4,2 stone-1": [3]}, **setting)
    for text in ("build 4,2", "over 4,2 stone-1", "over 4,2 stone-2"):
        assert refusal(state, text) == ("other-table", "C-8.1"), text
    assert refusal(act(position(**setting), "play farmer"), "on 4,2") == ("other-table", "C-8.1")
    assert refusal(act(position(**setting), "play arsonist"), "on 4,0") == ("other-table", "C-8.1")
    assert refusal(act(position(**setting), "play traitor"), "from 2") == ("other-table", "C-8.1")
    laid = position("tile", options=TWO_TABLES, tiles={"4,1": "t01 n"})
    assert refusal(laid, "tile 4,1") == ("other-table", "C-8.1")


def test_C_0_6_with_two_seats_the_same_places_are_off_the_board() -> None:
    state = position(seats=2, hands={0: {"materials": FULL_SET}}, options={"battle": True})
    for text in ("build 4,2", "over 4,2 stone-1"):
        assert refusal(state, text) == ("no-such-land", "C-0.6"), text


def test_C_8_1_each_table_has_its_own_winner() -> None:
    hands = {seat: {"points": points} for seat, points in enumerate((10, 5, 34, 20))}
    tiles = {meadow: f"t{number + 1:02} n" for number, meadow in enumerate([*UPPER, *LOWER])}
    state = position(options=TWO_TABLES, hands=hands, tiles=tiles)
    act(state, "end")
    assert state.to_move == OVER
    assert state.groups() == [[0, 1], [2, 3]]
    assert state.ranking() == [1, 2, 1, 2]
    result = state.view(None)["result"]
    assert result is not None
    assert (result["ranking"], result["groups"]) == ([1, 2, 1, 2], [[0, 1], [2, 3]])


def test_C_8_1_the_first_version_ranked_all_four() -> None:
    state = random_game(4, 3, tournament=True)
    old = GAME.restore({**state.snapshot(), "rules_version": 1})
    assert old.groups() == [[0, 1, 2, 3]]
    assert GAME.new(4).groups() == [[0, 1, 2, 3]]

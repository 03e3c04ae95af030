"""C-0: the set-up, the board's topology, options and their errors."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from cantiere import CHANCE, CantiereError
from cantiere.core.registry import games
from cantiere.games.castelli.components import DATA, MINE, count, members
from cantiere.games.castelli.topology import FRAME, compute, topology
from tests.games.by_text import act, asked, every, legal, table
from tests.games.castelli.build import GAME, position, random_game


def test_C_0_1_lands_where_row_plus_column_is_even() -> None:
    view = GAME.new(4, start=0).view(None)["table"]
    assert len(view["lands"]) == len(view["meadows"]) == 32
    assert all((row + column) % 2 == 0 for row, column in (land["at"] for land in view["lands"]))
    assert all((row + column) % 2 == 1 for row, column in (meadow["at"] for meadow in view["meadows"]))


def test_C_0_1_parts_may_be_exchanged_and_turned() -> None:
    def land(arrangement: str, row: int, column: int) -> Any:
        view = GAME.new(4, start=0, arrangement=arrangement).view(None)["table"]
        return next(one for one in view["lands"] if one["at"] == (row, column))

    first = land("ABCD", 0, 2)  # part A: a city, wood north and west, grain east and south
    assert first["town"] == "city"
    assert land("BACD", 0, 6)["town"] == "city"
    turned = land("aBCD", 3, 1)
    assert turned["town"] == "city"
    assert {area["kind"]: area["sides"] for area in turned["areas"]} == {
        "wood": ["s", "e"],
        "grain": ["w", "n"],
    }


def test_C_0_1_random_arrangement_is_drawn_by_chance() -> None:
    state = GAME.new(4, arrangement="random", start=0)
    assert asked(state) == ("arrangement", CHANCE)
    assert len(legal(state)) == 8
    act(state, "part c turned", "part a upright", "part d upright")
    assert legal(state) == ["part b upright", "part b turned"]
    act(state, "part b turned")
    assert table(state)["arrangement"] == "cADb"
    assert asked(state) == ("tile", 0)


def test_C_0_2_every_land_side_is_in_exactly_one_area() -> None:
    for arrangement in ("ABCD", "dbca", "bAdC"):
        board = topology(arrangement)
        faces = [
            int(board.area_faces[area * 4 + n])
            for area in range(board.areas)
            for n in range(board.area_sides[area])
        ]
        inner = [int(face) for face in board.land_faces if face != FRAME]
        assert sorted(faces) == sorted(inner)
        assert len(faces) == len(set(faces)) == 112  # 32 meadows have 128 sides, 16 of them face the frame
        assert sum(symbol != FRAME for symbol in board.symbol_at) == 16


def test_C_0_2_stone_areas_have_one_or_two_plots() -> None:
    board = topology("ABCD")
    stone = members(board.with_kind[2])
    assert all(1 <= board.stone_plots[land] <= 2 for land in stone)
    assert all(board.stone_plots[land] == 0 for land in range(32) if land not in stone)


def test_C_0_3_tiles_have_a_shield_of_each_colour() -> None:
    assert len(DATA["tiles"]) == 32
    state = position("tile")
    act(state, "tile 0,1", "reveal t08")
    shields = state.view(0)["table"]["tile"]["tile"]["shields"]
    assert {shield["colour"] for shield in shields.values()} == {"red", "yellow", "green", "blue"}
    assert sorted(shield["points"] for shield in shields.values()) == [0, 2, 2, 2]


@pytest.mark.parametrize(("seats", "silver"), [(2, 11), (3, 16), (4, 22)])
def test_C_0_4_silver_and_towns(seats: int, silver: int) -> None:
    lay = table(GAME.new(seats, start=0))
    assert lay["mines"] == [silver]
    assert (lay["spare_villages"], lay["spare_cities"]) == (2, 2)
    assert len(lay["villages"]) == (5 if seats == 2 else 11)
    assert len(lay["cities"]) == (3 if seats == 2 else 6)


def test_C_0_5_cards_and_seats() -> None:
    assert len(table(GAME.new(4))["deck"]["top"]) == 25
    assert len(table(GAME.new(4, battle=True))["deck"]["top"]) == 33
    state = GAME.new(3)
    assert every(state, "castles_left") == [9, 9, 9]
    assert every(state, "silver") == every(state, "points") == [0, 0, 0]
    assert every(state, "materials") == [{"wood": 0, "grain": 0, "stone": 0}] * 3


def test_C_0_6_two_seats_play_on_half_the_board_with_half_the_tiles() -> None:
    state = GAME.new(2, start=0)
    view = state.view(None)["table"]
    assert view["rows"] == 4
    assert len(view["meadows"]) == 16
    assert sum(text.startswith("tile ") for text in legal(state)) == 16
    end = random_game(2, 1)
    assert len(table(end)["tiles"]) == 16
    assert len(table(end)["tiles_unseen"]) == 16


def test_C_0_6_two_seats_always_have_the_mine() -> None:
    state = GAME.new(2, arrangement="random", start=0)
    weights = {GAME.text(state, outcome): weight for outcome, weight in state.chance_outcomes()}
    assert weights["part a upright"] == 3  # three other parts may follow
    assert weights["part b turned"] == 1
    act(state, "part b turned")
    assert legal(state) == ["part a upright", "part a turned"]


def test_C_0_6_three_seats_play_on_the_whole_board() -> None:
    assert GAME.new(3, start=0).view(None)["table"]["rows"] == 8


def test_C_0_7_start_seat_drawn_or_given_then_clockwise() -> None:
    state = GAME.new(3)
    assert asked(state) == ("start_seat", CHANCE)
    assert legal(state) == ["start 0", "start 1", "start 2"]
    state = act(GAME.new(3, start=2), "tile 0,1", "reveal t32", "turn n")
    while state.decision != "tile":
        act(state, legal(state)[0])
    assert state.to_move == 0


# --- options -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (5, {}, "2, 3, 4 seats"),
        (4, {"dragons": True}, "no option 'dragons'"),
        (4, {"battle": 1}, "takes False, True"),
        (3, {"start": 3}, "seats are 0 to 2"),
        (2, {"tournament": True}, "4 seats"),
        (4, {"arrangement": "ABC"}, "need 4 parts"),
        (4, {"arrangement": "ABCE"}, "has the parts A, B, C, D"),
        (4, {"arrangement": "ABCa"}, "only once"),
        (2, {"arrangement": "BC"}, "with the mine"),
        (2, {"arrangement": "ABCD"}, "need 2 parts"),
        (4, {"arrangement": 7}, "takes default, random"),
    ],
)
def test_impossible_options_are_refused(seats: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(CantiereError, match=message):
        GAME.new(seats, **options)


def test_a_given_arrangement_is_kept_by_records_and_snapshots() -> None:
    state = GAME.new(2, arrangement="cA", start=0)
    assert state.options["arrangement"] == "cA"
    assert GAME.restore(state.snapshot()) == state


# --- bad data ----------------------------------------------------------------------------------------------


def changed(path: str, value: Any) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(DATA)
    where: Any = data
    *steps, last = path.split("/")
    for step in steps:
        where = where[int(step) if step.isdigit() and isinstance(where, list) else step]
    where[int(last) if isinstance(where, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("lands/0/areas/0/sides", "SE", r"part A, land \(0, 0\): side E lies in 2 areas"),
        ("lands/0/areas/1/sides", "NE", r"part A, land \(0, 0\): side W lies in 0 areas"),
        ("lands/0/areas/0/kind", "gold", r"part A, land \(0, 0\): 'gold' is no kind"),
        ("lands/0/areas/0/plots", 3, r"part A, land \(0, 0\), stone: 3 castle plots"),
        ("lands/1/areas/0/symbols", 4, r"part A, land \(0, 2\), wood: an area has 1 or 2 symbols"),
        ("lands/9/at", [0, 1], r"part B: \(0, 1\) is no place of a land"),
        ("lands/9/at", [0, 0], r"part B, land \(0, 0\): described twice"),
        ("lands/9/town", "", "10 villages; there must be 11"),
        ("lands/1/town", "village", "12 villages"),
        ("lands/1/town", "", "5 cities; there must be 6"),
        ("lands/9/town", "castle", r"part B, land \(0, 2\): 'castle' is no town"),
        ("board/mine_part", "B", "must lie once, in part B"),
        ("margin/top/1", "gold", "margin, top 1: 'gold' is no symbol"),
        ("margin/left/2", "wood", "margin, left 2: no meadow"),
        ("tiles/4/order", "RRGB", "tile T05: its shields 'RRGB'"),
        ("tiles/4/value", 7, "tile T05: a shield is worth 1 to 6"),
        ("tiles/4/card", "P", "tile T05: 'P' is no colour"),
        ("tiles/4/silver", 3, "tile T05: 0 to 2 silver"),
    ],
)
def test_bad_data_is_refused_with_the_place_named(path: str, value: Any, message: str) -> None:
    with pytest.raises(CantiereError, match=message):
        compute(changed(path, value), "ABCD")


def test_topology_is_computed_once_and_shared() -> None:
    one, two = GAME.new(4), GAME.new(4)
    assert one.board is two.board is one.clone().board  # type: ignore[attr-defined]  # Castelli's own


def test_board_has_32_meadows_11_villages_6_cities_and_a_mine() -> None:
    for arrangement in ("ABCD", "abcd", "DCba"):
        board = topology(arrangement)
        assert count(board.meadows[0]) == 32
        assert count(board.villages) == 11
        assert count(board.cities) == 6
        assert board.area_kind[board.mine[0]] == MINE


def test_rows_and_columns_for_scoring() -> None:
    board = topology("ABCD")
    land = 3 * 4 + 2  # 3,5
    found = {(number // 4, number % 4 * 2 + number // 4 % 2) for number in members(board.line[land])}
    assert found == {(3, 1), (3, 3), (3, 5), (3, 7), (1, 5), (5, 5), (7, 5)}


def test_the_registry_knows_castelli() -> None:
    assert "castelli" in games()

"""A-2 · Completion, and the castle."""

from __future__ import annotations

import pytest

from tests.games.arcadia.build import FAMILIES, castle, full_level, position, seals, values
from tests.games.by_text import act, asked, every, legal, refusal, table, why_not

CORNER = ("house-red", "a1 b1")  # three cells around it: c1, a2, b2


def test_A_2_1_workers_buildings_and_the_edge_of_the_board_close_a_building_in() -> None:
    state = position(buildings=[CORNER, ("farm-green", "c1 d1 e1")], workers={"a2": "neutral"})
    act(state, "workers", "at a1", "own b2")
    assert state.view(None)["table"]["board"]["buildings"][0]["complete"]
    assert seals(state, 0) == {"red": 2}


def test_A_2_1_the_castle_closes_in_too() -> None:
    # k5, k6 lie beside the castle; around them: k4, l5, l6, k7
    state = position(buildings=[("house-red", "k5 k6")], workers={"k4": 1, "l5": 1, "l6": 1})
    act(state, "workers", "at k5", "own k7")
    assert asked(state) == ("castle_piece", 0)
    assert seals(state, 1) == {"red": 3}


def test_A_2_1_corners_do_not_matter() -> None:
    state = position(buildings=[CORNER], workers={"a2": 1, "b2": 1})
    assert "c2" not in table(state)["workers"]
    assert asked(act(state, "workers", "at a1", "own c1")) == ("castle_piece", 0)


def test_A_2_1_one_free_cell_is_not_complete() -> None:
    state = act(position(buildings=[CORNER]), "workers", "at a1", "own a2", "own b2", "stop")
    assert asked(state) == ("flag", 0)
    assert seals(state, 0) == {}


def test_A_2_1_a_building_may_be_complete_the_moment_it_is_laid() -> None:
    state = position("placement", in_play="house-red", workers={"c1": 1, "a2": 1, "b2": "neutral"})
    act(state, "build a1 r0")
    assert (seals(state, 0), seals(state, 1)) == ({"red": 1}, {"red": 2})
    assert asked(state) == ("castle_piece", 0)


def test_A_2_1_one_action_may_complete_several() -> None:
    # c1 is the last free cell of both houses; laying one on c1 and c2 completes three at once
    state = position(
        "placement",
        in_play="house-green",
        buildings=[CORNER, ("house-black", "d1 e1")],
        workers={"a2": 0, "b2": 0, "d2": 1, "e2": 1, "f1": 1, "c3": 1},
    )
    act(state, "build c1 r1")
    assert seals(state, 0) == {"red": 3, "green": 2, "black": 1}
    assert seals(state, 1) == {"black": 3, "green": 2}
    assert table(state)["completed_now"] == []
    for _ in range(3):
        assert asked(state) == ("castle_piece", 0)
        act(state, legal(state)[0])
    assert state.decision == "draw"


def test_A_2_2_each_building_pays_separately() -> None:
    """One worker that touches two buildings earns at both."""
    state = position(
        buildings=[CORNER, ("house-black", "d1 e1")], workers={"a2": 1, "b2": 1, "d2": 1, "e2": 1, "f1": 1}
    )
    act(state, "workers", "at a1", "own c1")
    assert seals(state, 0) == {"red": 2, "black": 2}
    assert seals(state, 1) == {"red": 2, "black": 3}


def test_A_2_2_the_active_seat_takes_the_seal_even_without_a_worker_there() -> None:
    state = position(buildings=[CORNER], workers={"a2": 1, "b2": 1}, neutral={0: 1})
    act(state, "workers", "at a1", "neutral c1")
    assert seals(state, 0) == {"red": 1}


def test_A_2_2_neutral_workers_earn_nothing() -> None:
    state = position(buildings=[CORNER], workers={"a2": "neutral", "b2": "neutral"}, neutral={0: 1})
    act(state, "workers", "at a1", "neutral c1")
    assert (seals(state, 0), seals(state, 1)) == ({"red": 1}, {})


def test_A_2_2_the_supply_of_seals_is_not_limited() -> None:
    state = position(buildings=[CORNER], workers={"a2": 1, "b2": 1}, seal={0: {"red": 40}, 1: {"red": 40}})
    act(state, "workers", "at a1", "own c1")
    assert (seals(state, 0), seals(state, 1)) == ({"red": 42}, {"red": 42})


def test_A_2_3_a_piece_of_any_family_in_the_supply_on_any_space_of_this_level() -> None:
    pieces = [("red", 1), ("red", 4), ("red", 7)]
    state = position("castle_piece", step="completion", frame={"owed": 1}, pieces=pieces)
    free = [2, 3, 5, 6, 8, 9, 10]
    assert legal(state) == [f"piece {family} {space}" for family in FAMILIES[1:] for space in free]
    assert refusal(state, "piece red 2") == ("no-piece-left", "A-2.3")
    assert refusal(state, "piece green 1") == ("space-built", "A-2.3")
    assert why_not(state, "piece green 1").params == {"space": 1, "level": 1}
    act(state, "piece green 5")
    assert table(state)["castle"]["supply"][0] == {"red": 0, "green": 2, "black": 3, "silver": 3}
    assert table(state)["castle"]["spaces"][4] == "green"


def test_A_2_3_one_piece_for_each_building() -> None:
    state = position("castle_piece", step="completion", frame={"owed": 2})
    act(state, "piece red 1")
    assert asked(state) == ("castle_piece", 0)
    act(state, "piece red 2")
    assert state.decision == "flag"


def test_A_2_4_after_ten_pieces_the_left_overs_join_level_three() -> None:
    state = position("castle_piece", step="completion", frame={"owed": 1}, pieces=full_level(9))
    act(state, "piece green 10")
    now = table(state)["castle"]
    assert (now["level"], now["built"]) == (2, [])
    assert now["supply"][0] == dict.fromkeys(FAMILIES, 0)
    assert sum(now["supply"][2].values()) == 4 + 2
    assert now["supply"][2]["black"] == now["supply"][2]["silver"] == 2


def test_A_2_4_building_goes_on_one_level_up_in_the_same_action() -> None:
    state = position("castle_piece", step="completion", frame={"owed": 3}, pieces=full_level(9))
    act(state, "piece green 10")
    assert asked(state) == ("castle_piece", 0)
    assert len(legal(state)) == 40
    act(state, "piece silver 1", "piece silver 2")
    assert table(state)["castle"]["built"] == [1, 2]
    assert state.decision == "flag"


def test_A_2_4_level_three_has_eight_pieces_none_left_none_placed() -> None:
    pieces = full_level() + full_level()
    level_three = castle(pieces)["supply"][2]
    assert sum(level_three.values()) == 8
    third = [family for family in FAMILIES for _ in range(level_three[family])]
    placed = pieces + [(family, space) for space, family in enumerate(third[:7], start=1)]
    state = position("castle_piece", step="completion", frame={"owed": 4}, pieces=placed)
    act(state, f"piece {third[7]} 10")
    assert state.decision == "flag"
    assert sum(table(state)["castle"]["supply"][2].values()) == 0
    assert table(state)["castle"]["level"] == 3


def test_A_2_4_more_pieces_owed_than_exist() -> None:
    """With nothing left in level three a completion brings seals, and no question about the castle."""
    pieces = full_level() + full_level()
    third = [family for family in FAMILIES for _ in range(castle(pieces)["supply"][2][family])]
    pieces += [(family, space) for space, family in enumerate(third, start=1)]
    state = position(buildings=[CORNER], workers={"a2": 1, "b2": 1}, pieces=pieces)
    act(state, "workers", "at a1", "own c1")
    assert seals(state, 0) == {"red": 2}
    assert state.decision == "flag"


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([], (2, 2, 2, 2)),
        ([("red", 5)], (3, 2, 2, 2)),
        ([("red", 2)], (3, 1, 2, 2)),
        ([("red", 2), ("red", 9), ("red", 6)], (5, 0, 2, 2)),
        (full_level(), (3, 3, 2, 2)),
        ([*full_level(), ("silver", 1)], (2, 3, 2, 3)),
    ],
)
def test_A_2_5_a_familys_value_is_what_is_seen_from_above(
    pieces: list[tuple[str, int]], expected: object
) -> None:
    assert tuple(values(position(pieces=pieces)).values()) == expected


def test_A_2_6_the_castle_site_is_never_completed() -> None:
    ring = [f"{column}{row}" for column in "ghij" for row in (4, 8)] + [
        f"{c}{r}" for c in "fk" for r in (5, 6, 7)
    ]
    state = position(workers=dict.fromkeys(ring[:-1], "neutral"))
    act(state, "workers", "at castle", f"own {ring[-1]}")
    assert asked(state) == ("flag", 0)
    assert every(state, "seals") == [dict.fromkeys(FAMILIES, 0)] * 2


def test_a_seats_value_is_kept_while_pieces_of_one_action_are_placed() -> None:
    state = position(buildings=[CORNER], workers={"a2": 1, "b2": 1}, seal={0: {"green": 2}})
    act(state, "workers", "at a1", "own c1", "piece green 5")
    assert values(state)["green"] == 3
    assert every(state, "gold") == [0, 0]

"""X-9 · The expansion's board: tax collector, crusades, France, coast, the third place in Shiring."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere import CHANCE, State
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table
from tests.games.pillars.build import cubes, next_round, phase_one, phase_three, phase_two

ROW = ["mortar-mixer", "woodworker", "stonecutter"]


def board(seats: int = 2, roll: int = 2, event: str = "king", **setting: object) -> State:
    """Play Phase III up to what is asked after the tax."""
    expansion = dict(setting.pop("expansion", {}))  # type: ignore[call-overload]  # a mapping or nothing
    state = phase_three(seats, expansion=expansion, **setting)
    return act(state, f"event {event}", f"roll {roll}")


# --- 9a ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_X_9a_1_the_tax_collector_pays_nothing_and_takes_what_the_die_shows(roll: int) -> None:
    state = board(
        roll=roll, places={"tax-collector": [1], "market": [0]}, hands={0: {"gold": 0}, 1: {"gold": 0}}
    )
    # the king's 5 and the mill's 12; seat 0 pays, seat 1 collects
    assert every(state, "gold") == [17 - roll, 17 + roll]


def test_X_9a_1_at_court_and_collecting_saves_only_once() -> None:
    state = board(roll=5, places={"tax-collector": [0], "court": [0], "market": [1]}, hands={0: {"gold": 0}})
    assert seat_of(state, 0)["gold"] == 17 + 5


def test_X_9a_1_one_space_and_the_builder_returns() -> None:
    state = act(phase_two(expansion={}, vetoed=True, places={"tax-collector": [0]}), "draw 1")
    assert refusal(state, "place tax-collector") == ("space-taken", "P-II.7")
    state = board(places={"tax-collector": [1], "market": [0]})
    assert seat_of(state, 1)["builders_in_bag"] == 1


def test_the_new_places_are_open_to_builders() -> None:
    state = act(phase_two(expansion={}, vetoed=True), "draw 1")
    new = ["place tax-collector", "place france", "place coast", "place shiring-3"]
    assert [text for text in legal(state) if text in new] == new
    base = act(phase_two(vetoed=True), "draw 1")
    assert refusal(base, "place coast") == ("no-such-place", "P-II.7")


# --- 9b ----------------------------------------------------------------------------------------------------

ALL = ["crusade-3", "crusade-4", "crusade-6", "crusade-7"]


def test_X_9b_1_crusades_stand_beside_the_cards() -> None:
    state = phase_one(expansion={"offered_crusades": ALL})
    assert [text for text in legal(state) if "crusade" in text] == [f"take {crusade}" for crusade in ALL]
    assert [text for text in legal(phase_one()) if "crusade" in text] == []
    assert refusal(phase_one(), "take crusade-3") == ("crusade-closed", "X-9b.1")


@pytest.mark.parametrize("workers", [3, 4, 6, 7])
def test_X_9b_1_workers_are_sent_and_each_crusade_goes_once(workers: int) -> None:
    state = act(phase_one(expansion={"offered_crusades": ALL}), f"take crusade-{workers}")
    assert every(state, "workers") == [12 - workers, 12]
    assert asked(state) == ("supply", 1)
    assert refusal(state, f"take crusade-{workers}") == ("crusade-closed", "X-9b.1")


def test_X_9b_1_too_few_workers() -> None:
    state = phase_one(
        expansion={"offered_crusades": ALL}, hands={0: {"resources": ["quarry-4"]}}, resources=[]
    )
    assert refusal(state, "take crusade-3") == ("too-few-workers", "X-9b.1")


def test_X_9b_1_the_phase_goes_on_while_a_crusade_can_be_joined() -> None:
    state = phase_one(expansion={"offered_crusades": ["crusade-7"]}, resources=[], craftsmen=[])
    act(state, "pass")
    assert asked(state) == ("supply", 1)
    act(state, "take crusade-7")
    assert asked(state)[0] == "draw_builder"


@pytest.mark.parametrize(("workers", "vp"), [(3, 1), (4, 1), (6, 2), (7, 2)])
def test_X_9b_2_points_and_the_workers_return(workers: int, vp: int) -> None:
    state = board(
        expansion={"crusaders": {f"crusade-{workers}": 1}}, places={"market": [0]}, hands={1: {"gold": 0}}
    )
    assert every(state, "vp") == [2, 2 + vp]
    assert every(state, "workers") == [12, 12]
    assert seat_of(state, 1)["gold"] == 5 + 12 - workers - 2  # they were not in the mill


def test_X_9b_2_several_crusades() -> None:
    sent = {"crusade-3": 0, "crusade-7": 0, "crusade-6": 1}
    state = board(expansion={"crusaders": sent}, places={"market": [0]})
    assert every(state, "vp") == [2 + 3, 2 + 2]


def test_X_9b_1_open_again_in_the_next_round() -> None:
    state = next_round(board(expansion={"crusaders": {"crusade-3": 0}}, places={"market": [0]}))
    assert table(state)["expansion"]["offered_crusades"] == ALL


# --- 9c ----------------------------------------------------------------------------------------------------


def in_france(
    own: list[str], others: list[str], material: dict[str, int], gold: int = 0, **more: Any
) -> State:
    """Seat 0 comes to step 13 with the card; seat 1 has nothing to work with."""
    hands = {0: {"craftsmen": own, "cubes": material, "gold": gold, **more}, 1: {"craftsmen": others}}
    state = phase_three(expansion={}, places={"france": [0]}, hands=hands)
    return act(state, "event conflict", "roll 2")


def test_X_9c_1_the_card_of_saint_denis_is_held_for_the_round() -> None:
    state = in_france([], ["carpenter-3"], {"wood": 3})
    assert table(state)["expansion"]["saint_denis"] == 0
    assert seat_of(state, 0)["builders_in_bag"] == 1
    next_round(state)
    assert table(state)["expansion"]["saint_denis"] == -1


def test_X_9c_1_anothers_craftsman_with_capacity_one_less() -> None:
    state = in_france(["architect-2"], ["carpenter-3"], {"wood": 5})
    act(state, "inspire carpenter-3", "inspire carpenter-3")
    assert refusal(state, "inspire carpenter-3") == ("not-inspiring", "X-9c.1")
    assert seat_of(state, 0)["vp"] == 2
    assert cubes(state, 0) == {"wood": 3}


def test_X_9c_1_capacity_one_gives_nothing() -> None:
    state = in_france(["architect-2"], ["sculptor-3", "painter-5", "tool-maker"], {"stone": 2, "metal": 1})
    assert legal(state) == ["done", "use architect-2"]
    assert refusal(state, "inspire sculptor-3") == ("not-inspiring", "X-9c.1")


def test_X_9c_1_an_own_craftsman_that_has_worked() -> None:
    state = in_france(["potter-2"], [], {"sand": 4})
    assert refusal(state, "inspire potter-2") == ("not-inspiring", "X-9c.1")
    act(state, "use potter-2", "use potter-2", "inspire potter-2")
    assert seat_of(state, 0)["vp"] == 3
    assert cubes(state, 0) == {"sand": 1}


def test_X_9c_1_one_craftsman_only() -> None:
    state = act(
        in_france(["architect-2"], ["carpenter-4", "potter-3"], {"wood": 3, "sand": 3}), "inspire potter-3"
    )
    assert refusal(state, "inspire carpenter-4") == ("not-inspiring", "X-9c.1")


def test_X_9c_1_requirements_bind_the_user() -> None:
    state = in_france(["architect-2"], ["mason-4", "mortar-mixer"], {"stone": 4})
    assert refusal(state, "inspire mason-4") == ("needs-beside", "P-13.2")
    state = in_france(["mortar-mixer"], ["mason-4"], {"stone": 4})
    act(state, *["inspire mason-4"] * 4)
    assert seat_of(state, 0)["vp"] == 4


def test_X_9c_1_only_its_holder() -> None:
    state = phase_three(
        expansion={},
        places={"france": [1]},
        hands={0: {"craftsmen": ["architect-2"]}, 1: {"craftsmen": ["carpenter-5"], "cubes": {"wood": 9}}},
    )
    act(state, "event king", "roll 2")
    assert asked(state) == ("cathedral", 0)
    assert refusal(state, "inspire carpenter-5") == ("no-saint-denis", "X-9c.1")


def test_X_9c_1_the_material_must_be_there() -> None:
    state = in_france(["architect-2"], ["goldsmith-5", "carpenter-2"], {}, gold=0)
    assert refusal(state, "inspire carpenter-2") == ("too-few-cubes-to-work", "P-13.1")
    assert "inspire goldsmith-5" in legal(state)  # the mill's gold


# --- 9d ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("material", "price"), [("sand", 3), ("wood", 4), ("stone", 5), ("metal", 6)])
def test_X_9d_1_prices_at_the_coast(material: str, price: int) -> None:
    state = board(places={"coast": [0]}, hands={0: {"gold": 0, "cubes": {material: 2}, "craftsmen": ROW}})
    assert asked(state) == ("coast", 0)
    before = seat_of(state, 0)["gold"]
    act(state, f"sell {material} 2")
    assert seat_of(state, 0)["gold"] == before + 2 * price
    assert cubes(state, 0) == {}


def test_X_9d_1_any_materials_in_one_visit_and_nothing_is_bought() -> None:
    state = board(
        places={"coast": [0], "market": [1]}, hands={0: {"gold": 0, "cubes": {"sand": 2, "wood": 1}}}
    )
    assert legal(state) == ["stop", "sell wood 1", "sell sand 1", "sell sand 2"]
    assert refusal(state, "buy sand 1") == ("coast-sells-nothing", "X-9d.1")
    assert refusal(state, "sell sand 3") == ("too-few-cubes", "X-9d.1")
    act(state, "sell sand 1", "sell wood 1")
    assert asked(state) == ("coast", 0)
    act(state, "stop")
    assert asked(state) == ("market", 1)


def test_X_9d_1_stone_needs_a_stonecutter() -> None:
    state = board(
        places={"coast": [0]}, hands={0: {"cubes": {"stone": 2, "sand": 1}, "craftsmen": ["mason-1"]}}
    )
    assert refusal(state, "sell stone 1") == ("needs-stonecutter", "X-9d.1")
    state = board(places={"coast": [0]}, hands={0: {"cubes": {"stone": 2}, "craftsmen": ["stonecutter-1"]}})
    assert "sell stone 2" in legal(state)


def test_X_9d_1_nothing_to_sell_no_question() -> None:
    state = board(places={"coast": [0], "market": [1]})
    assert asked(state) == ("market", 1)
    assert seat_of(state, 0)["builders_in_bag"] == 1


# --- 9e ----------------------------------------------------------------------------------------------------


def at_shiring(privilege: str, **setting: Any) -> State:
    return board(
        expansion={"shiring_privilege": privilege}, places={"shiring-3": [0], "market": [1]}, **setting
    )


def test_X_9e_1_the_privilege_on_show_is_taken() -> None:
    state = at_shiring("thomas")
    assert every(state, "privileges") == [["thomas"], []]
    assert table(state)["expansion"]["shiring_privilege"] is None
    assert seat_of(state, 0)["builders_in_bag"] == 1


def test_X_9e_1_an_immediate_one_acts_at_once() -> None:
    assert every(at_shiring("madonna"), "vp") == [5, 2]


def test_X_9e_1_untaken_it_leaves_the_game() -> None:
    state = board(expansion={"shiring_privilege": "madonna"}, places={"market": [1]})
    added = table(state)["expansion"]
    assert added["shiring_privilege"] is None
    assert "madonna" not in added["second_left"]


def test_the_order_of_the_new_steps() -> None:
    """9d before 9e before 10: the coast is asked, then Shiring freed, then a dismissal at step 10."""
    state = board(
        expansion={"shiring_privilege": "shiring-freed"},
        shiring=["mason-1", None],
        places={"coast": [0], "shiring-3": [1], "shiring-1": [1]},
        hands={
            0: {"cubes": {"sand": 1}},
            1: {"craftsmen": [*ROW, "carpenter-2", "potter-2"]},
        },
    )
    assert asked(state) == ("coast", 0)
    act(state, "stop")
    assert asked(state) == ("shiring_freed", 1)
    act(state, "take gold")
    assert asked(state) == ("dismiss", 1)


def test_chance_rolls_once() -> None:
    state = phase_three(expansion={}, places={"tax-collector": [1]})
    assert asked(act(state, "event king")) == ("roll_tax", CHANCE)

"""Every card, by figures copied by hand from the rules: a wrong figure in the data file is caught here."""

from __future__ import annotations

import pytest

from cantiere import OVER, State
from cantiere.games.pillars.components import (
    BASE_CRAFTSMEN,
    BASE_EVENTS,
    BASE_PRIVILEGES,
    CRAFTSMEN,
    EVENTS,
    LINE_RESOURCES,
    PRIVILEGES,
    RESOURCES,
    members,
)
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table
from tests.games.pillars.build import GAME, cubes, next_round, phase_one, phase_three, untaxed

# --- craftsmen ---------------------------------------------------------------------------------------------
# id, round, price, what one use takes, what it gives, capacity, whether the archbishop adds a use
Card = tuple[str, int, int, dict[str, int], dict[str, int], int, bool]
STARTING: list[Card] = [
    ("mortar-mixer", 0, 0, {"sand": 3}, {"vp": 1}, 3, True),
    ("woodworker", 0, 0, {"wood": 2}, {"vp": 1}, 4, True),
    ("stonecutter", 0, 0, {"stone": 2}, {"vp": 1}, 4, True),
]
HIRED: list[Card] = [
    ("tool-maker", 1, 2, {}, {"gold": 2}, 1, False),
    ("master-woodworker", 1, 3, {"wood": 1}, {"gold": 4}, 2, True),
    ("mortar-mixer-1", 1, 4, {"sand": 2}, {"vp": 1}, 3, True),
    ("mason-1", 1, 5, {"stone": 1}, {"vp": 1}, 2, True),
    ("carpenter-2", 2, 3, {"wood": 1}, {"vp": 1}, 2, True),
    ("mason-2", 2, 4, {"stone": 1}, {"vp": 1}, 3, True),
    ("potter-2", 2, 5, {"sand": 1}, {"vp": 1}, 2, True),
    ("architect-2", 2, 6, {}, {"vp": 1}, 1, False),
    ("mason-3", 3, 4, {"stone": 1}, {"vp": 1}, 4, True),
    ("carpenter-3", 3, 5, {"wood": 1}, {"vp": 1}, 3, True),
    ("sculptor-3", 3, 6, {"stone": 1}, {"vp": 2}, 1, True),
    ("potter-3", 3, 7, {"sand": 1}, {"vp": 1}, 3, True),
    ("mason-4", 4, 5, {"stone": 1}, {"vp": 1}, 5, True),
    ("carpenter-4", 4, 6, {"wood": 1}, {"vp": 1}, 4, True),
    ("sculptor-4", 4, 7, {"stone": 1}, {"vp": 2}, 2, True),
    ("glassblower-4", 4, 8, {"sand": 1, "metal": 1}, {"vp": 3}, 1, True),
    ("carpenter-5", 5, 6, {"wood": 1}, {"vp": 1}, 5, True),
    ("goldsmith-5", 5, 7, {"gold": 3}, {"vp": 1}, 6, True),
    ("sculptor-5", 5, 8, {"stone": 1}, {"vp": 2}, 3, True),
    ("glassblower-5", 5, 9, {"sand": 1, "metal": 1}, {"vp": 3}, 2, True),
    ("goldsmith-6", 6, 7, {"gold": 3}, {"vp": 1}, 8, True),
    ("sculptor-6", 6, 8, {"stone": 1}, {"vp": 2}, 4, True),
    ("organ-builder-6", 6, 9, {"wood": 1, "metal": 1}, {"vp": 6}, 1, False),
    ("bell-maker-6", 6, 10, {"metal": 1}, {"vp": 4}, 2, False),
]
ALL: list[Card] = STARTING + HIRED
by_id = [card[0] for card in ALL]


def work(card: Card, uses: int, event: str = "king") -> tuple[list[dict[str, int]], str]:
    """Use a craftsman that has material enough for `uses`; return what is held after each use, and the end.

    Everything else that could end the work is out of the way: a mortar mixer stands beside the masons, the
    tool maker finds metal, and an idle craftsman keeps the seat building.
    """
    name, takes = card[0], card[3]
    idle = "goldsmith-6" if name == "architect-2" else "architect-2"
    row = [name, idle, *(["mortar-mixer"] if name.startswith("mason") else [])]
    own = {material: amount * uses for material, amount in takes.items() if material != "gold"}
    own |= {"metal": 1} if name == "tool-maker" else {}
    gold = takes.get("gold", 0) * uses or (3 if idle == "goldsmith-6" else 0)
    state = untaxed(event=event, hands={0: {"gold": gold, "vp": 0, "craftsmen": row, "cubes": own}})
    held: list[dict[str, int]] = []
    for _ in range(uses):
        if f"use {name}" not in legal(state):
            return held, refusal(state, f"use {name}")[0]
        act(state, f"use {name}")
        seat = seat_of(state, 0)
        held.append({"gold": seat["gold"], "vp": seat["vp"], **cubes(state, 0)})
    return held, ""


def expected(card: Card, uses: int, given: int) -> dict[str, int]:
    """What a seat holds after `uses` of the `given` uses it had material for."""
    name, takes, gives = card[0], card[3], card[4]
    left = {material: amount * (given - uses) for material, amount in takes.items()}
    left["gold"] = left.get("gold", 0) + gives.get("gold", 0) * uses + (3 if name == "architect-2" else 0)
    left["vp"] = gives.get("vp", 0) * uses
    left |= {"metal": 1} if name == "tool-maker" else {}
    return {what: amount for what, amount in left.items() if amount or what in ("gold", "vp")}


def test_the_table_is_complete() -> None:
    assert sorted(by_id) == sorted(CRAFTSMEN[card] for card in members(BASE_CRAFTSMEN))
    assert len(HIRED) == 24


@pytest.mark.parametrize("card", ALL, ids=by_id)
def test_P_13_1_what_a_craftsman_makes_of_what_up_to_its_capacity(card: Card) -> None:
    capacity = card[5]
    held, end = work(card, capacity + 1)
    assert held == [expected(card, uses, capacity + 1) for uses in range(1, capacity + 1)]
    assert end == "capacity-used"


@pytest.mark.parametrize("card", ALL, ids=by_id)
def test_event_archbishop_whom_it_helps(card: Card) -> None:
    capacity, helped = card[5], card[6]
    held, end = work(card, capacity + 1, event="archbishop")
    assert len(held) == capacity + helped
    assert end == ("" if helped else "capacity-used")


@pytest.mark.parametrize("card", HIRED, ids=[card[0] for card in HIRED])
def test_P_I_2_the_price_of_a_craftsman(card: Card) -> None:
    name, number, price = card[:3]
    state = phase_one(round=number, craftsmen=[name], hands={0: {"gold": price - 1}, 1: {"gold": price}})
    assert refusal(state, f"take {name}") == ("too-little-gold", "P-I.2")
    act(state, "pass", f"take {name}")
    assert seat_of(state, 1)["gold"] == 0
    assert name in seat_of(state, 1)["craftsmen"]


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_P_0_6_the_round_of_a_craftsman(number: int) -> None:
    lay = table(next_round(untaxed(round=number - 1)))
    found = {*lay["shiring"], *lay["offered_craftsmen"]}
    assert found == {card[0] for card in HIRED if card[1] == number}


def test_P_0_6_the_craftsmen_of_the_first_round() -> None:
    found = set(table(GAME.new(seats=2, start=0))["offered_craftsmen"])
    assert found == {card[0] for card in HIRED if card[1] == 1}


# --- resource cards ----------------------------------------------------------------------------------------
RESOURCE = [
    ("gravel-2", 2, {"sand": 2}),
    ("gravel-3", 4, {"sand": 3}),
    ("gravel-4", 7, {"sand": 4}),
    ("forest-2", 3, {"wood": 2}),
    ("forest-3", 6, {"wood": 3}),
    ("forest-4", 9, {"wood": 4}),
    ("quarry-2", 5, {"stone": 2}),
    ("quarry-3", 8, {"stone": 3}),
    ("quarry-4", 10, {"stone": 4}),
]


@pytest.mark.parametrize(("card", "workers", "brings"), RESOURCE)
def test_P_6_P_7_P_8_what_a_resource_card_needs_and_brings(
    card: str, workers: int, brings: dict[str, int]
) -> None:
    state = act(phase_one(resources=[card], craftsmen=[]), f"take {card}")
    assert seat_of(state, 0)["workers"] == 12 - workers
    state = act(phase_three(hands={0: {"resources": [card]}}), "event king")
    assert cubes(state, 0) == brings


def test_there_are_nine_resource_cards() -> None:
    base = [card for number, card in enumerate(RESOURCES) if not LINE_RESOURCES >> number & 1]
    assert sorted(base) == sorted(card for card, _, _ in RESOURCE)


# --- privileges --------------------------------------------------------------------------------------------
PERMANENT = ["richard", "aliena", "tom", "jack", "otto", "francis", "philip", "ellen"]
ONCE = ["tax-freedom", "thomas", "remigius"]
HELPERS = {"richard": "sand", "aliena": "wood", "tom": "stone"}
IMMEDIATE = ["madonna", "wool-fair", "toledo", "completion", "ceremony"]


def taken(privilege: str) -> State:
    """Seat 1 has taken a privilege in Kingsbridge; the round stands before the tax."""
    state = phase_three(kingsbridge=[privilege, None], places={"kingsbridge-1": [1]}, hands={1: {"gold": 0}})
    return act(state, "event volunteers")


def test_there_are_sixteen_privileges() -> None:
    base = [PRIVILEGES[card] for card in members(BASE_PRIVILEGES)]
    assert sorted(base) == sorted(PERMANENT + ONCE + IMMEDIATE)
    assert len(base) == 16


@pytest.mark.parametrize("privilege", PERMANENT + ONCE)
def test_P_4_1_permanent_and_once_only_privileges_are_kept(privilege: str) -> None:
    assert every(taken(privilege), "privileges") == [[], [privilege]]


@pytest.mark.parametrize(
    ("privilege", "vp", "gold", "material"),
    [
        ("madonna", 3, 0, {}),
        ("wool-fair", 0, 8, {}),
        ("toledo", 0, 0, {"metal": 2}),
        ("completion", 0, 0, {"stone": 1, "wood": 1}),
        ("ceremony", 0, 0, {"metal": 1}),
    ],
)
def test_P_4_1_immediate_privileges_act_at_once_and_are_gone(
    privilege: str, vp: int, gold: int, material: dict[str, int]
) -> None:
    state = taken(privilege)
    assert every(state, "privileges") == [[], []]
    assert seat_of(state, 1)["vp"] == 2 + vp
    assert seat_of(state, 1)["gold"] == 12 + gold  # the mill's and the card's
    assert cubes(state, 1) == material


@pytest.mark.parametrize("privilege", [name for name in PERMANENT + ONCE if name not in HELPERS])
def test_P_4_1_the_other_privileges_give_nothing_at_once(privilege: str) -> None:
    own = seat_of(taken(privilege), 1)
    assert (own["vp"], own["gold"], sum(own["cubes"].values())) == (2, 12, 0)


@pytest.mark.parametrize(("privilege", "material"), HELPERS.items())
def test_privilege_richard_aliena_tom_one_cube_each_round(privilege: str, material: str) -> None:
    assert cubes(taken(privilege), 1) == {material: 1}


def test_privilege_jack_a_sixth_craftsman_in_shiring_too() -> None:
    five = ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "potter-2"]
    state = untaxed(
        shiring=["mason-1", None],
        places={"shiring-1": [0], "market": [1]},
        hands={0: {"craftsmen": five, "privileges": ["jack"]}},
    )
    assert asked(state) == ("market", 1)
    assert len(seat_of(state, 0)["craftsmen"]) == 6


def test_privilege_otto_a_worker_more_from_the_next_phase_one_on() -> None:
    state = taken("otto")
    assert seat_of(state, 1)["gold"] == 12  # not yet in this round's mill
    next_round(state)
    assert every(state, "workers") == [12, 13]


def test_privilege_otto_works_in_every_round() -> None:
    state = next_round(untaxed(hands={0: {"privileges": ["otto"]}}))
    assert every(state, "workers") == [13, 12]


def test_privilege_otto_takes_two_big_cards() -> None:
    state = phase_one(resources=["quarry-3", "quarry-2"], craftsmen=[], hands={0: {"privileges": ["otto"]}})
    act(state, "take quarry-3", "pass", "take quarry-2")
    assert seat_of(state, 0)["workers"] == 0


def test_privilege_francis_tax_is_two() -> None:
    assert seat_of(act(taken("francis"), "roll 5"), 1)["gold"] == 10


def test_privilege_philip_a_point_in_the_priory() -> None:
    state = phase_three(places={"priory": [0, 1]}, hands={1: {"privileges": ["philip"]}})
    assert every(act(state, "event king"), "vp") == [4, 4]


def test_privilege_ellen_sees_nothing_of_the_round_in_which_she_is_taken() -> None:
    state = taken("ellen")
    assert table(state)["event_open"]
    next_round(state)
    assert table(state)["event"] is not None
    assert not table(state)["event_open"]


def test_privilege_tax_freedom_in_the_round_in_which_it_is_taken() -> None:
    state = act(taken("tax-freedom"), "roll 5")
    assert asked(state) == ("tax_freedom", 1)
    assert seat_of(act(state, "spend tax-freedom"), 1)["gold"] == 12


def test_privilege_toledo_takes_what_metal_is_left() -> None:
    state = phase_three(
        kingsbridge=["toledo", None], places={"kingsbridge-1": [1]}, hands={0: {"cubes": {"metal": 11}}}
    )
    assert cubes(act(state, "event king"), 1) == {"metal": 1}


def test_privileges_of_the_last_round_may_be_spent_in_it() -> None:
    state = phase_three(
        round=6,
        kingsbridge=["completion", "ceremony"],
        places={"kingsbridge-1": [0], "kingsbridge-2": [1]},
        hands={1: {"craftsmen": ["bell-maker-6"]}},
    )
    act(state, "event conflict", "roll 2", "use bell-maker-6")
    assert state.to_move == OVER
    assert every(state, "vp") == [0, 4]


# --- events ------------------------------------------------------------------------------------------------
GOOD_EVENTS = ["king", "richard-returns", "prior-philip", "volunteers", "archbishop"]
BAD_EVENTS = ["william", "conflict", "town-wall", "cold-winter", "collapse"]


def test_there_are_ten_events() -> None:
    assert sorted(EVENTS[card] for card in members(BASE_EVENTS)) == sorted(GOOD_EVENTS + BAD_EVENTS)


@pytest.mark.parametrize("event", GOOD_EVENTS + BAD_EVENTS)
def test_P_1_2_which_events_have_a_seal(event: str) -> None:
    state = act(phase_three(places={"bishop": [0]}), f"event {event}")
    assert state.view(None)["table"]["event"]["good"] == (event in GOOD_EVENTS)
    assert ("protection" in legal(state)) == (event in BAD_EVENTS)

"""The expansion's six craftsmen, by figures copied by hand from the rules."""

from __future__ import annotations

import pytest

from cantiere import State
from cantiere.games.pillars.components import BASE_CRAFTSMEN, CRAFTSMEN
from tests.games.by_text import act, asked, legal, refusal, seat_of
from tests.games.pillars.build import cubes, phase_one, untaxed

# id, round, price, what one use takes, what it gives, capacity
CARDS = [
    ("stonecutter-1", 1, 2, {"stone": 1}, {"gold": 5}, 1),
    ("assistant-2", 2, 4, {}, {}, 1),
    ("brick-maker-3", 3, 4, {"sand": 1}, {"stone": 1}, 2),
    ("wood-carver-4", 4, 5, {"wood": 1}, {"vp": 2}, 1),
    ("painter-5", 5, 6, {}, {"vp": 2}, 1),
    ("tile-maker-6", 6, 7, {"sand": 1}, {"vp": 2}, 2),
]
Card = tuple[str, int, int, dict[str, int], dict[str, int], int]


def building(
    row: list[str], material: dict[str, int] | None = None, event: str = "king", gold: int = 0
) -> State:
    """Seat 0 is asked at step 13; a goldsmith that never has gold enough keeps nobody waiting."""
    hands = {0: {"craftsmen": row, "cubes": material or {}, "gold": gold, "vp": 0}}
    return untaxed(event=event, expansion={}, hands=hands)


def uses(state: State, *cards: str) -> State:
    return act(state, *(f"use {card}" for card in cards))


def test_there_are_six() -> None:
    new = [card for number, card in enumerate(CRAFTSMEN) if not BASE_CRAFTSMEN >> number & 1]
    assert new == [card[0] for card in CARDS]


@pytest.mark.parametrize("card", CARDS, ids=[card[0] for card in CARDS])
def test_the_price_of_a_new_craftsman(card: Card) -> None:
    name, number, price = card[:3]
    hands = {0: {"gold": price - 1}, 1: {"gold": price}}
    state = phase_one(round=number, craftsmen=[name], hands=hands, expansion={})
    assert refusal(state, f"take {name}") == ("too-little-gold", "P-I.2")
    act(state, "pass", f"take {name}")
    assert seat_of(state, 1)["gold"] == 0
    assert name in seat_of(state, 1)["craftsmen"]


@pytest.mark.parametrize("card", [card for card in CARDS if card[4]], ids=lambda card: card[0])
def test_what_a_new_craftsman_makes_up_to_its_capacity(card: Card) -> None:
    name, _, _, takes, gives, capacity = card
    material = {what: amount * (capacity + 1) for what, amount in takes.items()}
    state = building([name, "architect-2"], material)
    for number in range(1, capacity + 1):
        uses(state, name)
        own = seat_of(state, 0)
        for what in ("stone", "wood", "sand", "metal"):
            left = material.get(what, 0) + number * (gives.get(what, 0) - takes.get(what, 0))
            assert own["cubes"][what] == left
        assert (own["vp"], own["gold"]) == (number * gives.get("vp", 0), number * gives.get("gold", 0))
    assert refusal(state, f"use {name}") == ("capacity-used", "P-13.1")


def test_the_special_stonecutter_counts_as_a_stonecutter() -> None:
    state = untaxed(
        expansion={},
        places={"market": [0]},
        hands={0: {"craftsmen": ["stonecutter-1"], "cubes": {"stone": 1}}},
    )
    assert "sell stone 1" in legal(state)


def test_the_brick_makers_stone_can_be_worked_in_the_same_round() -> None:
    state = uses(building(["brick-maker-3", "sculptor-3"], {"sand": 1}), "brick-maker-3", "sculptor-3")
    assert seat_of(state, 0)["vp"] == 2
    assert cubes(state, 0) == {}


# --- the assistant -----------------------------------------------------------------------------------------


def test_the_assistant_does_no_work_of_its_own() -> None:
    state = building(["assistant-2", "architect-2"])
    assert legal(state) == ["done", "use architect-2"]
    assert refusal(state, "use assistant-2") == ("helps-others", "P-13.1")


@pytest.mark.parametrize(
    ("name", "capacity", "material"),
    [
        ("carpenter-2", 2, {"wood": 4}),
        ("sculptor-3", 1, {"stone": 3}),
        ("architect-2", 1, {}),
        ("painter-5", 1, {}),
        ("brick-maker-3", 2, {"sand": 4}),
        ("stonecutter-1", 1, {"stone": 3}),
        ("mortar-mixer", 3, {"sand": 15}),
    ],
)
def test_the_assistant_one_more_use_of_one_other_craftsman(
    name: str, capacity: int, material: dict[str, int]
) -> None:
    state = building(["assistant-2", name, "goldsmith-6"], material, gold=3)
    uses(state, *[name] * (capacity + 1))
    assert refusal(state, f"use {name}")[0] == "capacity-used"


@pytest.mark.parametrize(
    ("name", "capacity"),
    [("glassblower-4", 1), ("organ-builder-6", 1), ("bell-maker-6", 2), ("tool-maker", 1)],
)
def test_the_assistant_helps_none_that_uses_metal(name: str, capacity: int) -> None:
    material = {"sand": 3, "wood": 3, "metal": 4}
    state = uses(building(["assistant-2", name, "architect-2"], material), *[name] * capacity)
    assert refusal(state, f"use {name}") == ("capacity-used", "P-13.1")


def test_the_assistant_once_a_round_only() -> None:
    state = building(["assistant-2", "sculptor-3", "carpenter-2", "architect-2"], {"stone": 2, "wood": 3})
    uses(state, "sculptor-3", "sculptor-3", "carpenter-2", "carpenter-2")
    assert refusal(state, "use carpenter-2") == ("capacity-used", "P-13.1")


def test_the_assistant_and_the_archbishop_both_help() -> None:
    """Three sculptures: one by capacity, one by each of the two."""
    state = building(["assistant-2", "sculptor-3", "goldsmith-6"], {"stone": 4}, event="archbishop", gold=3)
    uses(state, "sculptor-3", "sculptor-3", "sculptor-3")
    assert seat_of(state, 0)["vp"] == 6
    assert refusal(state, "use sculptor-3") == ("capacity-used", "P-13.1")


@pytest.mark.parametrize(
    "order",
    [
        ["architect-2", "architect-2", "glassblower-4", "glassblower-4"],
        ["glassblower-4", "glassblower-4", "architect-2", "architect-2"],
    ],
)
def test_neither_blocks_the_other(order: list[str]) -> None:
    """The architect only the assistant helps, the glassblower only the archbishop: in any order."""
    row = ["assistant-2", "architect-2", "glassblower-4", "goldsmith-6"]
    state = building(row, {"sand": 3, "metal": 3}, event="archbishop", gold=3)
    uses(state, *order)
    assert seat_of(state, 0)["vp"] == 2 * 3 + 2
    assert refusal(state, "use architect-2") == refusal(state, "use glassblower-4")


def test_a_use_that_either_could_help_leaves_the_other_free() -> None:
    row = ["assistant-2", "sculptor-3", "architect-2", "glassblower-4"]
    material = {"stone": 2, "sand": 2, "metal": 2}
    for last in ("architect-2", "glassblower-4"):
        state = building(row, material, event="archbishop")
        uses(state, "sculptor-3", "sculptor-3", last, last)
    state = building(row, material, event="archbishop")
    uses(state, "sculptor-3", "sculptor-3", "architect-2", "architect-2", "glassblower-4")
    assert asked(state)[0] != "cathedral" or "use glassblower-4" not in legal(state)


def test_the_archbishop_does_not_help_the_assistant() -> None:
    """Else it would work twice, and the architect three times."""
    row = ["assistant-2", "architect-2", "goldsmith-6"]
    state = uses(building(row, event="archbishop", gold=3), "architect-2", "architect-2")
    assert refusal(state, "use architect-2") == ("capacity-used", "P-13.1")


def test_the_assistants_choice_is_new_each_round() -> None:
    state = building(["assistant-2", "architect-2"])
    uses(state, "architect-2", "architect-2")
    assert seat_of(state, 0)["vp"] == 2


def test_event_archbishop_helps_the_painter_but_not_the_architect() -> None:
    state = uses(
        building(["painter-5", "architect-2", "goldsmith-6"], event="archbishop", gold=3), "painter-5"
    )
    assert "use painter-5" in legal(state)
    state = uses(
        building(["painter-5", "architect-2", "goldsmith-6"], event="archbishop", gold=3), "architect-2"
    )
    assert refusal(state, "use architect-2") == ("capacity-used", "P-13.1")

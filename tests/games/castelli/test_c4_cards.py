"""C-4: cards, what each may do and may not."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere import CHANCE, Rng, State
from cantiere.core.chance import draw
from tests.games.by_text import act, asked, every, heard, legal, refusal, seat_of, table, why_not
from tests.games.castelli.build import BLUE, FULL_SET, GAME, GREEN, RED, YELLOW, cubes, position


def holding(*cards: str, **setting: Any) -> State:
    """Red holds cards; `red` adds to its hand."""
    red = {"cards": list(cards), **setting.pop("red", {})}
    hands = {RED: red, **setting.pop("hands", {})}
    return position(hands=hands, **setting)


# --- playing and selling -----------------------------------------------------------------------------------


def test_C_4_1_one_card_a_turn() -> None:
    state = act(holding("king-4", "king-5"), "play king-4")
    assert refusal(state, "play king-5") == ("one-card-a-turn", "C-4.1")
    assert refusal(state, "play robber") == ("card-not-held", "C-4.1")


def test_C_4_1_before_the_tile_or_after_it_but_only_one() -> None:
    state = act(holding("king-4", "king-5", ask="tile"), "play king-4")
    assert asked(state) == ("tile", RED)
    act(state, "tile 4,3", "reveal t32", "turn n")
    assert refusal(state, "play king-5") == ("one-card-a-turn", "C-4.1")


def test_C_4_1_any_number_may_be_sold_even_after_playing() -> None:
    state = act(holding("king-4", "king-5", "robber", "bailiff"), "play king-4", "sell king-5", "sell robber")
    act(state, "sell bailiff")
    assert seat_of(state, RED)["silver"] == 6
    assert table(state)["mines"] == [16]
    assert seat_of(state, RED)["cards"] == []


def test_C_4_1_sold_for_what_is_left_in_the_mine() -> None:
    state = holding("king-4", "king-5", hands={BLUE: {"silver": 21}})
    act(state, "sell king-4")
    assert seat_of(state, RED)["silver"] == 1
    act(state, "sell king-5")
    assert seat_of(state, RED)["silver"] == 1


def test_C_4_2_played_and_sold_cards_go_under_the_deck_in_order() -> None:
    state = act(holding("king-4", "robber"), "sell robber", "play king-4")
    under = table(state)["deck"]["under"]
    assert under == [{"card": "robber", "sold_by": RED}, {"card": "king-4", "sold_by": None}]


def test_C_4_2_deck_recycles_from_below_and_then_there_is_no_card() -> None:
    everything = table(position())["deck"]["top"]
    for card in ("robber", "farmer"):
        everything.remove(card)
    state = position(
        "tile",
        hands={YELLOW: {"cards": everything}},
        under=[("robber", BLUE), ("farmer", None)],
    )
    assert table(state)["deck"]["top"] == []
    act(state, "tile 4,3", "reveal t05", "turn n")
    assert seat_of(state, RED)["cards"] == ["robber"]  # no chance: its place was known
    while state.decision != "main":
        act(state, "decline")
    act(state, "end", "tile 6,5", "reveal t06", "turn n")
    while state.decision != "main":
        act(state, "decline")
    assert seat_of(state, BLUE)["cards"] == ["farmer"]
    act(state, "end", "tile 2,5", "reveal t07", "turn n")
    while state.decision != "main":
        act(state, "decline")
    assert seat_of(state, GREEN)["cards"] == []  # C-4.2: deck empty, no card


# --- kings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "points"), [("king-3", 3), ("king-4", 4), ("king-5", 5)])
def test_C_4_king_gives_points(card: str, points: int) -> None:
    assert act(holding(card), f"play {card}").scores()[RED] == points


def test_C_4_numbers_of_cards() -> None:
    deck = table(position(options={"battle": True}))["deck"]["top"]
    assert {card: deck.count(card) for card in deck} == {
        "king-3": 1,
        "king-4": 2,
        "king-5": 1,
        "bailiff": 3,
        "count": 3,
        "countess": 3,
        "robber-knight": 2,
        "robber": 2,
        "robber-band": 1,
        "traitor": 2,
        "builder": 3,
        "farmer": 2,
        "duke": 2,
        "guard": 2,
        "arsonist": 2,
        "abbot": 1,
        "cavalry": 1,
    }


# --- bailiff (see also C-1.3) ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["bailiff", "guard"])
def test_C_4_bailiff_and_guard_only_in_others_turns(card: str) -> None:
    state = holding(card, options={"battle": True})
    assert refusal(state, f"play {card}") == ("in-others-turns", "C-4.1")


# --- count and countess ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "land", "tile", "area"), [("count", "3,3", "3,2", "grain"), ("countess", "4,4", "4,3", "wood")]
)
def test_C_4_count_and_countess_build_in_another_area(card: str, land: str, tile: str, area: str) -> None:
    state = holding(card, red={"materials": FULL_SET}, tiles={tile: "t23 e"})
    act(state, f"play {card}")
    assert asked(state) == ("castle_site", RED)
    assert legal(state) == [f"build {land}"]
    act(state, f"build {land}")
    assert table(state)["castles"] == {f"{land} {area}": [RED]}
    assert cubes(state, RED) == {}
    assert asked(state) == ("main", RED)


def test_C_4_count_may_buy_the_missing_material() -> None:
    red = {"materials": {"wood": 1, "grain": 1}, "silver": 2}
    state = act(holding("count", red=red, tiles={"3,2": "t23 e"}), "play count")
    assert legal(state) == ["buy-build 3,3"]
    act(state, "buy-build 3,3")
    assert seat_of(state, RED)["silver"] == 0
    assert table(state)["bought"]


def test_C_4_count_one_castle_in_such_an_area() -> None:
    state = holding(
        "count", red={"materials": FULL_SET}, tiles={"3,2": "t23 e"}, castles={"3,3 grain": [BLUE]}
    )
    assert refusal(state, "play count") == ("no-site", "C-4")


def test_C_4_count_refusals() -> None:
    assert refusal(holding("count"), "play count") == ("no-site", "C-4")
    state = holding("count", tiles={"3,2": "t23 e"})
    assert refusal(state, "play count") == ("missing-material", "C-3.1")
    state = holding("count", red={"materials": FULL_SET}, tiles={"3,2": "t23 e"})
    act(state, "play count")
    assert refusal(state, "build 3,5") == ("no-such-area", "C-4")  # it has wood and stone, but no grain
    assert refusal(state, "build 4,0") == ("no-shield", "C-3.3")
    assert refusal(state, "end")[0] == "not-asked"


def test_C_4_countess_not_where_there_is_no_wood() -> None:
    state = holding("countess", red={"materials": FULL_SET}, tiles={"3,2": "t23 e"})
    assert refusal(state, "play countess") == ("no-site", "C-4")


# --- robbers -----------------------------------------------------------------------------------------------


def test_C_4_robber_knight_takes_half_the_mine_rounded_down() -> None:
    state = act(holding("robber-knight", hands={BLUE: {"silver": 1}}), "play robber-knight")
    assert seat_of(state, RED)["silver"] == 10
    assert table(state)["mines"] == [11]


def test_C_4_robber_takes_one_from_each_that_has_any() -> None:
    state = act(holding("robber", hands={YELLOW: {"silver": 3}, GREEN: {"silver": 1}}), "play robber")
    assert every(state, "silver") == [2, 0, 0, 2]


def test_C_4_robber_band_takes_two_or_the_only_one() -> None:
    state = act(
        holding("robber-band", hands={YELLOW: {"silver": 3}, GREEN: {"silver": 1}}), "play robber-band"
    )
    assert every(state, "silver") == [3, 0, 0, 1]


# --- traitor -----------------------------------------------------------------------------------------------


def test_C_4_traitor_pays_and_draws_unseen() -> None:
    state = holding("traitor", red={"silver": 1}, hands={BLUE: {"cards": ["king-4", "king-4", "robber"]}})
    act(state, "play traitor")
    assert legal(state) == ["from 1"]
    act(state, "from 1")
    assert asked(state) == ("steal_card", CHANCE)
    assert state.chance_outcomes() == [
        (action, weight) for action, weight in zip(state.legal_actions(), [2, 1], strict=True)
    ]
    act(state, "steal king-4")
    assert every(state, "silver") == [0, 1, 0, 0]
    assert seat_of(state, RED)["cards"] == ["king-4"]
    assert seat_of(state, BLUE)["cards"] == ["king-4", "robber"]


def test_C_4_traitor_needs_silver_and_a_victim() -> None:
    state = holding("traitor", hands={BLUE: {"cards": ["robber"]}})
    assert refusal(state, "play traitor") == ("too-little-silver", "C-4")
    assert refusal(holding("traitor", red={"silver": 1}), "play traitor") == ("nobody-has-cards", "C-4")
    state = holding("traitor", red={"silver": 1}, hands={BLUE: {"cards": ["robber"]}})
    act(state, "play traitor")
    assert refusal(state, "from 3") == ("has-no-cards", "C-4")
    assert refusal(state, "from 0") == ("own-hand", "C-4")


def test_C_4_traitor_tells_only_the_two_seats_which_card() -> None:
    state = holding("traitor", red={"silver": 1}, hands={BLUE: {"cards": ["robber"]}})
    events = heard(state, "play traitor", "from 1", "steal robber")
    told = [event for event in events if event.name == "card-passed"]
    assert sorted(event.seen_by for event in told) == [RED, BLUE]


# --- builder -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("materials", "price"), [({}, 3), ({"wood": 1}, 2), (FULL_SET, 0)])
def test_C_4_builder_pays_one_silver_for_each_missing(materials: dict[str, int], price: int) -> None:
    red = {"materials": materials, "silver": 3}
    state = act(holding("builder", red=red, tiles={"3,4": "t23 e"}), "play builder", "build 3,5")
    assert seat_of(state, RED)["silver"] == 3 - price
    assert cubes(state, RED) == {}
    assert state.scores()[RED] == 5
    assert not table(state)["bought"]  # the purchase of the turn is still there


def test_C_4_builder_refusals() -> None:
    state = holding("builder", red={"silver": 2}, tiles={"3,4": "t23 e"})
    assert refusal(state, "play builder") == ("too-little-silver", "C-4")
    assert why_not(state, "play builder").params == {"needed": 3, "have": 2}
    assert refusal(holding("builder", red={"silver": 3}), "play builder") == ("no-site", "C-4")
    state = act(holding("builder", red={"silver": 3}, tiles={"3,4": "t23 e"}), "play builder")
    assert refusal(state, "buy-build 3,5") == ("builder-pays-itself", "C-4")
    assert refusal(state, "build 2,4") == ("no-shield", "C-3.3")


# --- farmer ------------------------------------------------------------------------------------------------


def test_C_4_farmer_founds_a_village_on_a_land_without_town() -> None:
    state = act(holding("farmer"), "play farmer")
    assert asked(state) == ("town_site", RED)
    assert refusal(state, "on 2,2") == ("not-the-mine", "C-4")
    assert refusal(state, "on 3,1") == ("land-has-town", "C-4")
    assert refusal(state, "on 0,2") == ("land-has-town", "C-4")
    assert len(legal(state)) == 32 - 17 - 1
    act(state, "on 3,3")
    assert "3,3" in table(state)["villages"]
    assert table(state)["spare_villages"] == 1


def test_C_4_farmer_needs_a_village_in_the_box() -> None:
    used = {"villages": [*table(position())["villages"], "3,3", "3,5"], "spare_villages": 0}
    assert refusal(holding("farmer", **used), "play farmer") == ("no-village-left", "C-4")


def test_C_4_farmer_on_half_a_board() -> None:
    state = act(position(seats=2, hands={RED: {"cards": ["farmer"]}}), "play farmer")
    assert refusal(state, "on 6,6") == ("no-such-land", "C-0.6")


# --- at any moment (C-4.1) ---------------------------------------------------------------------------------


def turning(*cards: str, **setting: Any) -> State:
    """Red holds cards and is to turn a tile."""
    return act(holding(*cards, ask="tile", **setting), "tile 4,3", "reveal t32")


def test_C_4_1_cards_serve_while_the_tile_is_turned() -> None:
    state = turning("king-4", "king-5", "robber")
    assert legal(state)[:4] == ["turn n", "turn e", "turn s", "turn w"]
    assert legal(state)[4:] == [f"{verb} {card}" for verb in ("play", "sell") for card in HAND]
    act(state, "sell robber", "play king-4")
    assert asked(state) == ("turn", RED)
    assert refusal(state, "play king-5") == ("one-card-a-turn", "C-4.1")
    assert refusal(state, "sell robber") == ("card-not-held", "C-4.1")
    act(state, "turn n")
    assert refusal(state, "play king-5") == ("one-card-a-turn", "C-4.1")


HAND = ("king-4", "king-5", "robber")


def test_C_4_1_the_builder_makes_room_before_the_tile_is_turned() -> None:
    full = {"wood": 5, "grain": 5, "stone": 5}
    state = turning("builder", red={"materials": full}, tiles={"3,4": "t23 e"})
    act(state, "play builder", "build 3,5")
    assert cubes(state, RED) == {"wood": 4, "grain": 4, "stone": 4}
    assert asked(state) == ("turn", RED)


def test_C_4_1_cards_serve_while_a_tile_is_kept() -> None:
    hands = {RED: {"cards": ["king-4", "king-5"], "tile": "s1"}}
    hands |= {seat: {"tile": f"s{seat + 1}"} for seat in (BLUE, GREEN, YELLOW)}
    state = position("tile", hands=hands, options={"dilemma": True})
    act(state, "tile 4,3", "reveal t32")
    assert asked(state) == ("keep", RED)
    act(state, "play king-4", "sell king-5")
    assert legal(state) == ["lay drawn", "lay held"]


@pytest.mark.parametrize(
    ("cards", "play", "setting"),
    [
        (["farmer", "king-3"], "play farmer", {}),
        (["traitor", "king-3"], "play traitor", {"hands": {BLUE: {"cards": ["robber"]}}}),
        (["builder", "king-3"], "play builder", {"tiles": {"3,4": "t23 e"}}),
        (["count", "king-3"], "play count", {"tiles": {"3,2": "t23 e"}}),
    ],
)
def test_C_4_1_cards_are_sold_while_another_card_asks(
    cards: list[str], play: str, setting: dict[str, Any]
) -> None:
    state = act(holding(*cards, red={"silver": 3, "materials": FULL_SET}, **setting), play)
    question = asked(state)
    assert refusal(state, "play king-3") == ("one-card-a-turn", "C-4.1")
    act(state, "sell king-3")
    assert seat_of(state, RED)["silver"] == 5
    assert asked(state) == question


def test_C_4_1_version_1_knew_cards_at_two_questions_only() -> None:
    data = turning("king-4").snapshot()
    old = GAME.restore({**data, "rules_version": 1})
    assert legal(old) == ["turn n", "turn e", "turn s", "turn w"]
    assert refusal(old, "play king-4") == ("not-asked", "C-1.1")
    act(old, "turn n")
    assert "play king-4" in legal(old)


def test_C_4_each_card_of_a_hand_is_as_likely_to_be_drawn_by_the_traitor() -> None:
    hands: dict[int, Any] = {
        RED: {"cards": ["traitor"], "silver": 1},
        BLUE: {"cards": ["bailiff", "bailiff", "bailiff", "king-3"]},
    }
    state = act(position(hands=hands), "play traitor", "from 1")
    drawn = [GAME.text(state, int(draw(state, Rng(seed)))) for seed in range(200)]
    assert 130 <= drawn.count("steal bailiff") <= 170

"""Hidden information: hands, what everybody knows of them, and screens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cantiere
from cantiere import Rng, State
from tests.games.arcadia import slow
from tests.games.arcadia.build import BOX, GAME, SHAPES, decisions, position
from tests.games.by_text import act, every, legal, table

GOODS = ("gold", "seals", "own", "neutral", "flags")


def resampled(state: State, seat: int, seed: int) -> State:
    other = state.clone()
    other.resample(seat, Rng(seed))
    return other


def hidden_hands(**setting: Any) -> State:
    return position(
        seats=3,
        hands={
            0: ["house-red", "house-green", "farm-red", "mill-black"],
            1: ["abbey-red", "abbey-green", "house-red", "farm-red"],
            2: ["tavern-red", "tavern-green", "smithy-red", "market-red"],
        },
        known={1: ["house-red"], 2: ["smithy-red", "market-red"]},
        **setting,
    )


def test_A_0_2_a_view_shows_only_the_seats_own_hand() -> None:
    state = hidden_hands()
    for seat in (0, 1, 2, None):
        seats = state.view(seat)["table"]["seats"]
        assert [entry["hand"] is not None for entry in seats] == [number == seat for number in range(3)]
        assert [entry["hand_size"] for entry in seats] == [4, 4, 4]
        assert [entry["known_cards"] for entry in seats] == [[], ["house-red"], ["smithy-red", "market-red"]]


def test_A_0_2_goods_are_behind_screens_unless_they_are_open() -> None:
    for option in (False, True):
        state = hidden_hands(options={"open_screens": option}, seal={1: {"red": 3}})
        for seat in (0, 1, None):
            shown = [entry["goods"] is not None for entry in state.view(seat)["table"]["seats"]]
            assert shown == [option or number == seat for number in range(3)]


def test_A_0_2_flags_are_open_and_at_the_end_so_is_everything_but_hands() -> None:
    *_, last = decisions(3, "open at the end")
    seats = last.view(0)["table"]["seats"]
    assert all(entry["goods"] is not None for entry in seats)
    assert [entry["goods"]["gold"] for entry in seats] == last.scores()
    assert [entry["hand"] is None for entry in seats] == [False, True, True]


def test_a_view_tells_no_score_while_gold_is_hidden() -> None:
    state = hidden_hands()
    assert "scores" not in state.view(0)
    assert state.view(0)["result"] is None


def test_resample_keeps_goods_and_cards_that_are_known() -> None:
    state = hidden_hands(seal={1: {"red": 3}, 2: {"green": 1}}, neutral={2: 3})
    for seed in range(30):
        other = resampled(state, 0, seed)
        for what in GOODS:
            assert every(other, what) == every(state, what)
        assert every(other, "hand")[0] == every(state, "hand")[0]
        assert "house-red" in every(other, "hand")[1]
        assert {"smithy-red", "market-red"} <= set(every(other, "hand")[2])
        assert every(other, "known") == every(state, "known")
        assert table(other)["open_cards"] == table(state)["open_cards"]


def test_resample_deals_the_unknown_cards_anew_and_evenly() -> None:
    state = hidden_hands()
    unknown = Counter(table(state)["deck"])
    unknown.update(["abbey-red", "abbey-green", "farm-red", "tavern-red", "tavern-green"])
    counts: Counter[str] = Counter()
    rounds = 3000
    for seed in range(rounds):
        hand = Counter(every(resampled(state, 0, seed), "hand")[1])
        hand.subtract(["house-red"])
        counts.update(hand)
    assert {card for card, number in counts.items() if number} == set(unknown)
    for card, copies in unknown.items():
        expected = rounds * 3 * copies / unknown.total()
        assert abs(counts[card] - expected) < 6 * expected**0.5, card


def test_resample_for_different_seats_hides_different_hands() -> None:
    state = hidden_hands()
    assert any(every(resampled(state, 1, seed), "hand")[0] != every(state, "hand")[0] for seed in range(5))
    assert all(every(resampled(state, 1, seed), "hand")[1] == every(state, "hand")[1] for seed in range(5))


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    state = hidden_hands(to_move=1)
    act(state, "build", "play house-red", "build k5 r0")
    assert every(state, "known")[1] == []


def test_who_has_chosen_to_build_keeps_a_card_that_fits() -> None:
    found = 0
    for game in range(12):
        for state in decisions(4, f"builder {game}"):
            if state.decision != "card":
                continue
            seat = int(state.to_move)
            for viewer in range(4):
                other = resampled(state, viewer, found)
                assert legal(other)
                if viewer != seat:
                    on = slow.board(other)
                    assert any(slow.placements(on, card.split("-")[0]) for card in every(other, "hand")[seat])
            found += 1
            if found % 40 == 0:
                break
    assert found > 20


def test_A_1_8_a_pass_shows_which_shapes_are_missing() -> None:
    for state in decisions(4, "crowded 0"):
        if state.decision == "action" and legal(state) == ["pass"] and every(state, "hand")[state.to_move]:
            seat, on = int(state.to_move), slow.board(state)
            act(state, "pass")
            assert every(state, "lacks")[seat] == [shape for shape in SHAPES if slow.placements(on, shape)]
            return
    raise AssertionError("no seat passed with cards in hand")


def test_A_1_8_who_has_passed_is_never_dealt_a_shape_that_it_lacks() -> None:
    """The deck and a third hand have houses and mills enough: a deal that does not look would be wrong."""
    state = position(
        seats=3,
        hands={
            0: ["smithy-black"],
            1: ["abbey-red", "abbey-green", "house-red", "farm-red"],
            2: ["house-green", "mill-red", "tavern-red", "house-silver"],
        },
        known={1: ["house-red"]},
        lacks={1: ["house", "mill"]},
    )
    hands, third = set[tuple[str, ...]](), Counter[str]()
    for seed in range(150):
        other = resampled(state, 0, seed)
        hidden = Counter(every(other, "hand")[1]) - Counter(["house-red"])
        assert hidden.total() == 3
        assert not {card.split("-")[0] for card in hidden} & {"house", "mill"}
        hands.add(tuple(sorted(hidden)))
        third.update(card.split("-")[0] for card in every(other, "hand")[2])
    assert len(hands) > 100
    assert {"house", "mill", "abbey", "farm"} <= set(third)


def test_A_1_8_what_a_pass_has_shown_is_forgotten_with_a_hidden_card() -> None:
    state = position(
        "deal", to_move=cantiere.CHANCE, step="draw", frame={"to": 0, "left": 1}, lacks={0: ["house"]}
    )
    assert every(state, "lacks")[0] == ["house"]
    act(state, "card farm-red")
    assert every(state, "lacks")[0] == []


def test_a_seat_can_tell_nothing_from_features_or_options_that_it_must_not_know() -> None:
    for game, seats in enumerate((2, 3, 4)):
        for number, state in enumerate(decisions(seats, f"leak {game}")):
            if number % 9 or state.to_move == cantiere.OVER:
                continue
            for seat in range(seats):
                other = resampled(state, seat, number)
                assert other.view(seat) == state.view(seat)
                assert (other.features(seat) == state.features(seat)).all()
                if state.to_move == seat:
                    assert other.legal_actions() == state.legal_actions()


def test_features_show_anothers_goods_only_with_open_screens() -> None:
    names = GAME.feature_names()
    at = names.index("seat+1/seals/red")
    for option, shown in ((False, 0.0), (True, 0.3)):
        state = hidden_hands(options={"open_screens": option}, seal={1: {"red": 3}})
        assert state.features(0)[at] == pytest.approx(shown)
        assert state.features(1)[names.index("seat+0/seals/red")] == pytest.approx(0.3)


def test_nothing_is_lost_or_doubled_by_resampling() -> None:
    state = hidden_hands()
    for seed in range(20):
        other = resampled(state, 2, seed)
        cards = [
            *table(other)["deck"],
            *table(other)["open_cards"],
            *(c for h in every(other, "hand") for c in h),
        ]
        assert sorted(cards) == sorted(BOX)
        GAME.check_table(other)

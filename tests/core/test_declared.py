"""Tables by declaration: what a snapshot may say, what is shown to whom, and what is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import cantiere
from cantiere.core.declared import DeclaredGame, DeclaredTable
from cantiere.core.fields import (
    NOBODY,
    OWNER,
    Counts,
    Field,
    Flag,
    Kept,
    Kinds,
    Marked,
    Members,
    Name,
    Number,
    Pile,
    Seat,
    Seats,
)
from cantiere.core.fields import Row as Slots
from cantiere.core.game import Option
from cantiere.core.notation import Notation, Row
from cantiere.core.state import Frame, State, Step

STONES = Kinds("stone", ["marble", "slate"], [2, 3])
FIELDS: list[Field] = [
    Counts("bag", STONES, seen=NOBODY, full=True),
    Counts("hands", STONES, per_seat=True, seen=OWNER),
    Pile("wall", STONES),
    Number("turns", most=9),
]


class Table(DeclaredTable):
    bag: list[int]
    hands: list[list[int]]
    wall: list[int]
    turns: int

    def standing(self, seat: int) -> list[int]:
        return [sum(self.hands[seat])]


class Wait(Step[Table]):
    def enter(self, t: Table) -> None:
        t.ask(self, 0)

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return [0]

    def apply(self, t: Table, frame: Frame, action: int) -> None:
        t.finish()


WAIT = Wait("wait")


class Quarry(DeclaredGame):
    id = "quarry"
    rules_version = 1
    seat_counts = (2,)
    has_secrets = True
    notation = Notation([Row("wait", "action-wait", {})])
    num_choices = 1
    fields = FIELDS
    table: type[State] = Table
    steps = [WAIT]  # noqa: RUF012 - as games write it
    questions: Mapping[str, Step[Any]] = {"wait": WAIT}


GAME = Quarry()


def with_hands() -> Table:
    state = GAME.new(2)
    assert isinstance(state, Table)
    state.bag, state.hands, state.wall = [0, 1], [[1, 0], [1, 1]], [1]
    return state


def test_what_is_hidden_is_shown_as_an_amount() -> None:
    state = with_hands()
    assert state.view(0)["table"] == {"bag": 1, "hands": [{"marble": 1}, 2], "wall": ["slate"], "turns": 0}
    assert state.view(None)["table"]["hands"] == [1, 2]


def test_what_a_seat_cannot_see_is_dealt_anew_and_nothing_else() -> None:
    found = set()
    for seed in range(60):
        state = with_hands()
        state.resample(0, cantiere.Rng(seed))
        GAME.check_table(state)
        assert state.view(0) == with_hands().view(0)
        found.add(str((state.bag, state.hands[1])))
    assert len(found) == 2  # the marble is in the bag or in the other hand
    state = with_hands()
    copy = state.clone()
    assert isinstance(copy, Table)
    copy.hands[0][0] = 9
    assert state.hands[0][0] == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"turns": 10}, "turns: a whole number from 0 to 9 is needed, not 10"),
        ({"turns": True}, "turns: a whole number"),
        ({"hands": [{}]}, "hands: one entry for each of the 2 seats"),
        ({"hands": [{"gold": 1}, {}]}, "there is no stone 'gold'"),
        ({"hands": [{"marble": 3}, {}]}, "from 0 to 2"),
        ({"hands": [3, {}]}, "amounts by the names of stone"),
        ({"wall": "slate"}, "a list of stone is needed"),
        ({"wall": ["slate"] * 6}, "no longer than the box allows"),
        ({"wall": []}, "there are 2 slate in all; the game has 3"),
        ({"tower": 1}, "the table has no 'tower'"),
    ],
)
def test_a_broken_table_is_refused_with_the_reason(change: dict[str, Any], said: str) -> None:
    data = with_hands().snapshot()
    GAME.restore(data)
    data["table"] |= change
    with pytest.raises(cantiere.CantiereError, match=said):
        GAME.restore(data)


def test_a_missing_entry_is_named() -> None:
    data = with_hands().snapshot()
    del data["table"]["wall"]
    with pytest.raises(cantiere.CantiereError, match="'wall' is missing"):
        GAME.restore(data)


def test_features_have_names_and_show_what_the_view_shows() -> None:
    state = with_hands()
    shown = dict(zip(GAME.feature_names(), state.features(0).tolist(), strict=True))
    assert shown["hands/marble"] == 0.5
    assert shown["seat+1/hands/all"] == pytest.approx(0.4)
    assert "seat+1/hands/marble" not in shown
    assert shown["wall/last/slate"] == 1.0


# --- sets and single cards that are hidden ---------------------------------------------------------------

CARDS = Kinds("card", ["ace", "king", "queen", "ten"], [1, 1, 1, 1], leave=True)


class Cards(DeclaredTable):
    hands: list[int]
    chosen: list[int]
    bids: list[int]
    bold: list[bool]
    deck: int
    passed: int
    leader: int

    def standing(self, seat: int) -> list[int]:
        return [0]


class Bidding(Quarry):
    id = "bidding"
    table = Cards
    options = (Option("short", False, (False, True)),)
    fields = [  # noqa: RUF012 - as games write it
        Members("deck", CARDS, seen=NOBODY),
        Marked("passed", at_seats="out"),
        Seat("leader", vacant=True, called="first"),
        Seats(
            [
                Members("hands", CARDS, seen=OWNER),
                Name("chosen", CARDS, seen=OWNER),
                Number("bids", 9, seen=OWNER),
                Flag("bold", seen=OWNER),
            ]
        ),
    ]


BIDDING = Bidding()


def bidding() -> Cards:
    state = BIDDING.new(2)
    assert isinstance(state, Cards)
    state.hands, state.chosen, state.deck = [0b0001, 0b0010], [-1, 2], 0b1000
    state.bids, state.bold, state.passed = [3, 4], [True, True], 0b10
    return state


def test_of_a_hidden_set_or_card_only_the_number_is_shown_and_of_a_hidden_figure_nothing() -> None:
    shown = bidding().view(0)["table"]
    assert shown["deck"] == 1
    own, other = shown["seats"]
    assert own == {"hands": ["ace"], "chosen": None, "bids": 3, "bold": True, "out": False}
    assert other == {"hands": 1, "chosen": 1, "bids": None, "bold": None, "out": True}


def test_features_of_hidden_sets_and_figures_tell_no_more() -> None:
    one, other = bidding(), bidding()
    other.hands[1], other.chosen[1], other.deck, other.bids[1] = 0b0100, 3, 0b0010, 9
    assert one.features(0).tolist() == other.features(0).tolist()
    assert one.features(1).tolist() != other.features(1).tolist()


def test_hidden_sets_and_cards_are_dealt_anew() -> None:
    found = set()
    for seed in range(60):
        state = bidding()
        state.resample(0, cantiere.Rng(seed))
        assert state.hands[0] == 0b0001
        assert state.hands[1] | 1 << state.chosen[1] | state.deck == 0b1110
        found.add((state.hands[1], state.chosen[1]))
    assert len(found) == 6


def test_two_things_of_a_kind_are_no_set() -> None:
    with pytest.raises(cantiere.CantiereError, match="hands: two things of a kind need Counts"):
        BIDDING.fields[3].fields[0].laid([1, 1])  # type: ignore[attr-defined] # it is the field of the hands


def test_entries_that_are_seats_are_known_as_such() -> None:
    assert BIDDING.about_seats == ("first",)
    assert GAME.about_seats == ()


def test_nobody_is_shown_as_null_and_entries_may_be_called_otherwise_in_views() -> None:
    state = bidding()
    assert (state.view(0)["table"]["first"], state.snapshot()["table"]["leader"]) == (None, -1)
    assert "passed" not in state.view(0)["table"]
    assert state.snapshot()["table"]["passed"] == [1]


def test_how_many_there_are_may_depend_on_the_table() -> None:
    few = Kinds("card", ["ace", "king"], leave=True, there=lambda t: [1, 0 if t.options["short"] else 1])

    class Short(Bidding):
        fields = [Members("deck", few), Members("table", few), Marked("passed", at_seats="out")]  # noqa: RUF012 - as games write it

    data = Short().new(2).snapshot()
    data["table"] = {"deck": ["ace", "king"], "table": [], "passed": [1]}
    assert Short().restore(data).view(0)["table"]["out"] == [False, True]  # without entries of the seats
    data["options"] = {"short": True}
    with pytest.raises(cantiere.CantiereError, match="'king' is not part of this game"):
        Short().restore(data)


def test_what_there_is_at_the_start_may_depend_on_the_table() -> None:
    class Rich(Bidding):
        packed = True
        fields = [  # noqa: RUF012 - as games write it
            Number("bids", 9, per_seat=True, start=lambda t: t.seats + 1),
            Counts("stones", STONES, start=lambda t: [0, 2 if t.options["short"] else 3]),
            Slots("line", 0, Seat("", vacant=True), start=lambda t: [-1] * t.seats),
            Kept("often", start=lambda t: 7 * t.seats),
        ]

    for packed in (True, False):
        game = Rich()
        game.packed = packed
        state: Any = game.new(2, short=True)
        assert (list(state.bids), list(state.stones), list(state.line)) == ([3, 3], [0, 2], [-1, -1])
        assert state.clone().often == 14

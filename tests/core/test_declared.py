"""Tables by declaration: what a snapshot may say, what is shown to whom, and what is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import cantiere
from cantiere.core.declared import DeclaredGame, DeclaredTable
from cantiere.core.fields import NOBODY, OWNER, Counts, Field, Kinds, Number, Pile
from cantiere.core.notation import Notation, Row
from cantiere.core.state import Frame, Step

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
    table = Table
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

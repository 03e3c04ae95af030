"""Every kind of field, in a game with plain lists and in one with packed arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import cantiere
from cantiere.core.declared import DeclaredGame, DeclaredTable
from cantiere.core.fields import (
    OWNER,
    UNSEEN,
    Counts,
    Field,
    Flag,
    Group,
    Kept,
    Kinds,
    Marked,
    Members,
    Name,
    Number,
    Row,
    Seat,
    Seats,
)
from cantiere.core.game import Option
from cantiere.core.notation import Notation
from cantiere.core.notation import Row as Line
from cantiere.core.state import Frame, Step

CARD = Kinds("card", ["ace", "king", "queen"], [1, 1, 2], leave=True)
COLOUR = Kinds("colour", ["red", "blue"])
HAND = Counts("hands", CARD, key="hand", each=True, seen=OWNER)


class Named:
    """Something that a table keeps, and whose copies it makes."""

    def __init__(self) -> None:
        self.names = ["a"]

    def clone(self) -> Named:
        copy = Named()
        copy.names = list(self.names)
        return copy


class Seen(Field):
    """A field of a game's own: what it says is kept otherwise."""

    keeps = (Kept("seen", 2, start=-1), Kept("often", per_seat=True), Kept("last"), Kept("words", of=Named))

    def data_of(self, t: Any, owner: int) -> Any:
        return list(t.seen)

    def fill_of(self, t: Any, owner: int, data: Any) -> None:
        t.seen[0], t.seen[1] = data


FIELDS: list[Field] = [
    Seen("seen"),
    Number("level", 3, least=1, shift=1),
    Number("left", None, none=-1, start=-1),
    Flag("open", start=True, missing=True),
    Seat("active"),
    Seat("holder", vacant=True),
    Name("top", CARD),
    Members("deck", CARD, seen=UNSEEN),
    Marked("passed"),
    Group("board", [Marked("built", 4, least=1), Row("slots", 2, Name("", CARD))]),
    Group("extra", [Number("bonus", 9)], when="more"),
    Row("supply", 2, Counts("", COLOUR, zeros=True), start=[1, 2, 3, 4]),
    Seats([Number("gold", 20, start=5), HAND]),
]


class Table(DeclaredTable):
    """All fields; single numbers begin here, as a packed game has it."""

    def __init__(self) -> None:
        super().__init__()
        self.level, self.left, self.open, self.active, self.holder, self.top = 0, -1, True, 0, -1, -1
        self.deck = self.passed = self.built = self.bonus = 0
        self.last = 0
        self.words = Named()
        self.seen: Any = None
        self.often: Any = None
        self.slots: Any = None
        self.supply: Any = None
        self.gold: Any = None
        self.hands: Any = None

    def standing(self, seat: int) -> list[int]:
        """Gold."""
        return [int(self.gold[seat])]


class Wait(Step[Table]):
    def enter(self, t: Table) -> None:
        t.ask(self, 0)

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return [0]

    def apply(self, t: Table, frame: Frame, action: int) -> None:
        t.finish()


class Plain(DeclaredGame):
    id = "plain"
    rules_version = 1
    seat_counts = (2, 3)
    has_secrets = True
    options = (Option("more", False, (False, True)),)
    notation = Notation([Line("wait", "action-wait", {})])
    num_choices = 1
    fields = FIELDS
    table = Table
    steps = [Wait("wait")]  # noqa: RUF012 - as games write it
    questions: Mapping[str, Step[Any]] = {"wait": steps[0]}


class Packed(Plain):
    id = "packed"
    packed = True


GAMES = [Plain(), Packed()]
WRITTEN: dict[str, Any] = {
    "seen": [1, -1],
    "level": 2,
    "left": 1,
    "open": False,
    "active": 1,
    "holder": -1,
    "top": "king",
    "deck": ["ace"],
    "passed": [1],
    "board": {"built": [1, 4], "slots": [None, "queen"]},
    "supply": [{"red": 1, "blue": 0}, {"red": 0, "blue": 7}],
    "seats": [{"gold": 3, "hand": ["queen"]}, {"gold": 20, "hand": []}],
}
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def restored(game: DeclaredGame, table: dict[str, Any], **options: Any) -> Table:
    data = game.new(2, **options).snapshot()
    data["table"] = table
    state = game.restore(data)
    assert isinstance(state, Table)
    return state


@each_game
def test_the_set_up_follows(game: DeclaredGame) -> None:
    state = game.new(3)
    assert isinstance(state, Table)
    assert (state.left, state.holder, state.open) == (-1, -1, True)
    assert list(state.gold) == [5, 5, 5]
    assert list(state.supply) == [1, 2, 3, 4]
    assert isinstance(state.gold, list) != game.packed
    assert len(state.hands) == (9 if game.packed else 3)
    state.gold[0] = 1
    again = game.new(3)
    assert isinstance(again, Table)
    assert again.gold[0] == 5  # the set-up that is kept is not the one that is played


@each_game
def test_what_is_written_is_read_and_written_again(game: DeclaredGame) -> None:
    state = restored(game, WRITTEN)
    assert state.snapshot()["table"] == WRITTEN
    assert (state.level, state.left, state.deck, state.passed, state.built) == (1, 1, 0b1, 0b10, 0b1001)
    more = restored(game, {**WRITTEN, "extra": {"bonus": 4}}, more=True)
    assert more.snapshot()["table"]["extra"] == {"bonus": 4}
    assert more != state


@each_game
def test_copies_are_equal_and_independent(game: DeclaredGame) -> None:
    state = restored(game, WRITTEN)
    copy = state.clone()
    assert isinstance(copy, Table)
    assert copy == state
    HAND.put(copy, 0, [0, 0, 0])
    copy.gold[1] = 2
    assert state.snapshot()["table"] == WRITTEN
    assert copy.snapshot()["table"]["seats"] == [{"gold": 3, "hand": []}, {"gold": 2, "hand": []}]


@each_game
def test_a_seat_sees_what_it_may(game: DeclaredGame) -> None:
    shown = restored(game, WRITTEN).view(1)["table"]
    assert "deck" not in shown
    assert "extra" not in shown
    assert shown["seats"] == [{"gold": 3, "hand": 1}, {"gold": 20, "hand": []}]


@each_game
def test_features_follow_and_tell_nothing_hidden(game: DeclaredGame) -> None:
    state = restored(game, WRITTEN)
    numbers = dict(zip(game.feature_names(), state.features(1).tolist(), strict=True))
    assert numbers["top/king"] == 1.0
    assert numbers["seat+0/gold"] == 1.0
    assert numbers["seat+1/hands/all"] == 0.25
    assert not [name for name in numbers if name.startswith(("deck", "seat+1/hands/queen"))]


@each_game
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"level": 0}, "level: a whole number from 1 to 3"),
        ({"left": 3}, "left: a whole number from 0 to 2"),
        ({"open": 1}, "open: it is true or false, not 1"),
        ({"active": -1}, "active: there is no seat -1"),
        ({"holder": 2}, "holder: there is no seat 2"),
        ({"top": "joker"}, "top: there is no card 'joker'; there are ace, king, queen"),
        ({"deck": "ace"}, "deck: a list of"),
        ({"passed": [2]}, "passed: there is no seat 2"),
        ({"board": {"built": [5], "slots": [None, None]}}, "board: built: a whole number from 1 to 4"),
        ({"board": {"built": [], "slots": [None]}}, "board: slots: a list of 2 entries"),
        ({"board": {"built": []}}, "'slots' is missing"),
        ({"extra": {"bonus": 1}}, "the table has no 'extra'"),
        ({"supply": [{"red": 1}, {}]}, "supply: amounts by the names of colour"),
        ({"seats": [{"gold": 1, "hand": []}]}, "seats: one entry for each of the 2 seats"),
        ({"seats": [{"gold": 1, "hand": []}, {"gold": 21, "hand": []}]}, "seats: seat 1: gold: a whole"),
        ({"deck": ["king"]}, "there are 2 king in all; the game has 1"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(game: DeclaredGame, change: dict[str, Any], said: str) -> None:
    with pytest.raises(cantiere.CantiereError, match=said):
        restored(game, {**WRITTEN, **change})


@each_game
def test_what_an_older_snapshot_does_not_say_is_known(game: DeclaredGame) -> None:
    older = {key: value for key, value in WRITTEN.items() if key != "open"}
    assert restored(game, older).open is True


@each_game
def test_what_is_only_kept_begins_and_is_copied(game: DeclaredGame) -> None:
    state = game.new(3)
    assert isinstance(state, Table)
    assert (list(state.seen), list(state.often), state.last) == ([-1, -1], [0, 0, 0], 0)
    assert "often" not in state.snapshot()["table"]
    state.last = 7
    copy = state.clone()
    assert isinstance(copy, Table)
    copy.seen[0] = copy.often[1] = copy.last = 9
    copy.words.names.append("b")
    assert (list(state.seen), list(state.often), state.last) == ([-1, -1], [0, 0, 0], 7)
    assert state.words.names == ["a"]

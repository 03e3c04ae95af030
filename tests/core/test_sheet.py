"""The sheet: names and values cannot differ in number, and old-style games work as well."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cantiere
from cantiere.core.sheet import Encoder, Sheet
from cantiere.core.state import State
from tests.core.toys import Toy


def write(sheet: Sheet) -> None:
    sheet.number("height", 2.5)
    sheet.flag("open", True)
    sheet.heading = "seat+0/"
    sheet.share("gold", 3, 4)
    sheet.members("card", ["a", "b", "c"], 0b101)
    sheet.heading = ""
    sheet.one_hot("phase", ["dawn", "dusk"], -1)


def test_values_and_names_come_from_the_same_calls() -> None:
    values, names = Sheet(8), Sheet(0, naming=True)
    write(values)
    write(names)
    assert list(values.values) == [2.5, 1.0, 0.75, 1.0, 0.0, 1.0, 0.0, 0.0]
    assert names.names == [
        *("height", "open", "seat+0/gold"),
        *("seat+0/card/a", "seat+0/card/b", "seat+0/card/c"),
        *("phase/dawn", "phase/dusk"),
    ]
    assert values.at == names.at == 8


def test_whole_arrays_are_written_by_one_call() -> None:
    def write_all(sheet: Sheet) -> None:
        sheet.shares("", ["wood", "sand"], vec[i64]([3, 0]), 4)
        sheet.one_share("n", ["own", "other"], 1, 1, 2)
        sheet.one_share("s", ["own", "other"], -1, 1, 2)
        sheet.seats_from(["left", "right"], ["seat+0", "seat+1"], vec[i64]([0, -1]), 1, 2)

    values, names = Sheet(10), Sheet(0, naming=True)
    write_all(values)
    write_all(names)
    assert list(values.values) == [0.75, 0, 0, 0.5, 0, 0, 0, 1, 0, 0]
    sides = [f"{side}/{one}" for side in ("n", "s") for one in ("own", "other")]
    seats = [f"{place}/{seat}" for place in ("left", "right") for seat in ("seat+0", "seat+1")]
    assert names.names == ["wood", "sand", *sides, *seats]


@pytest.mark.parametrize(
    ("seat", "viewer", "written"),
    [(0, 0, [1, 0, 0]), (2, 2, [1, 0, 0]), (2, 1, [0, 1, 0]), (0, 1, [0, 0, 1]), (-1, 1, [0, 0, 0])],
)
def test_whose_something_is_is_counted_from_the_viewer(seat: int, viewer: int, written: list[int]) -> None:
    sheet = Sheet(4)
    sheet.seat_from("owner", ["own", "next", "last"], seat, viewer, 3)
    assert list(sheet.values) == [*written, 0]


def test_rows_are_written_and_wiped_one_by_one() -> None:
    sheet = Sheet(2, 3)
    for row in (2, 0):
        sheet.begin(row)
        sheet.number("x", 1.0 + row)
        sheet.skip(1)
    assert list(sheet.values) == [1.0, 0.0, 0.0, 0.0, 3.0, 0.0]
    copy = sheet.fresh()
    sheet.wipe(2)
    assert list(sheet.values)[4] == 0.0
    assert list(copy.values)[4] == 3.0


def test_a_game_may_override_features_instead() -> None:
    game = Toy()
    state = game.new(2)
    cantiere.settle(state, cantiere.Rng(1))
    sheet = Sheet(game.num_features)
    Encoder[State]().write(state, 0, sheet)
    assert list(sheet.values) == state.features(0).tolist()


class Places(Encoder[State]):
    """Writes of each seat which one it is."""

    def write_seat(self, t: State, viewer: i64, seat: i64, sheet: Sheet) -> None:
        sheet.number("place", float(seat + 1))


def test_seats_come_from_the_viewer_on_and_those_that_are_not_there_stay_empty() -> None:
    state = Toy().new(2)
    sheet = Sheet(4)
    Places(4).write_seats(state, 1, sheet)
    assert list(sheet.values) == [2.0, 1.0, 0.0, 0.0]

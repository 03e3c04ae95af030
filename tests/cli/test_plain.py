"""A game without a drawing of its own in the terminal: areas by name, seats by the people who sit there."""

from __future__ import annotations

import io
from typing import cast

import pytest
from rich.console import Console

from cantiere.cli import plain
from cantiere.core.views import View
from cantiere.texts import Texts

LAYOUT = {
    "area": [{"of": "zz_towers"}, {"of": "zz_unseen", "show": "none"}],
    "seats": ["zz_first", "zz_line"],
}
TABLE = {
    "zz_bag": 24,
    "zz_rubble": {"zz-slab": 2, "zz-brick": 1},
    "zz_slots": ["zz-slab", None],
    "zz_levels": [1, 2.5, 4],
    "zz_open": True,
    "zz_shut": False,
    "zz_nothing": None,
    "zz_unseen": 7,
    "zz_first": 1,
    "zz_line": [1, 0],
    "zz_inn": {"zz_guest": "zz-brick", "zz_steps": [[1], [True]]},
    "zz_hands": [{"zz-brick": 1}, 3],
    "zz_towers": [["zz-slab"], []],
    "zz_seats": [{"zz_gold": [3], "zz_passed": True}, {"zz_gold": [], "zz_passed": False}],
}


@pytest.fixture
def drawn() -> list[str]:
    view = cast(View, {"seats": 2, "to_move": 1, "table": TABLE})
    file = io.StringIO()
    Console(file=file, width=400).print(plain.draw(view, LAYOUT, Texts(), ["Anna", "Bo"]))
    return [line.strip() for line in file.getvalue().splitlines()]


def test_the_table_has_a_line_and_each_seat_has_one(drawn: list[str]) -> None:
    table, first, second = drawn
    assert table.split("   ") == [
        "zz bag: 24",
        "zz rubble: 2 × zz slab · zz brick",
        "zz slots: zz slab",
        "zz levels: 1 · 2.5 · 4",
        "zz open",
        "zz first: Bo",
        "zz line: Bo · Anna",
        "zz guest: zz brick",
        "zz steps: 1",
        "zz steps",
    ]
    assert first.endswith("zz towers: zz slab   zz hands: zz brick   zz gold: 3   zz passed")
    assert second.startswith("▶")
    assert second.endswith("zz towers: –   zz hands: 3   zz gold: –")

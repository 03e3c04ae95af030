"""Arcadia's meadow as planes. A half turn lays its tents on each other: that is its symmetry.

With the meadow the castle is turned: its spaces, and what is printed there, are the same from both sides.
Only the buildings of the first game lie otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from cantiere.core.planes import Planes, Symmetry, permutation
from cantiere.core.state import State
from cantiere.games.arcadia.actions import AT, LAY, NEUTRAL, OWN, PIECE, SITE
from cantiere.games.arcadia.components import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DEFAULT_SITE,
    FAMILY_COUNT,
    MAX_SIZE,
    ROWS,
    SHAPE_SIZE,
    SITE_NAMES,
    SITES,
    SPACES,
    site_cells,
)
from cantiere.games.arcadia.encoder import PLANES, SPACE_LABELS
from cantiere.games.arcadia.geometry import (
    CELLS_OF,
    FIRST_OF,
    ORIENTATION_OF,
    SHAPE_OF,
    covering,
    placement_of,
)
from cantiere.games.arcadia.steps.a0_setup import DEFAULT, RANDOM
from cantiere.games.arcadia.table import Table

_TURNED_CELL: Final = {name: CELL_NAMES[CELLS - 1 - number] for number, name in enumerate(CELL_NAMES)}
_TURNED_SPACE: Final = {name: SPACE_LABELS[SPACES - 1 - number] for number, name in enumerate(SPACE_LABELS)}


class HalfTurn(Symmetry):
    """The board turned by 180 degrees."""

    def action(self, state: State, action: i64) -> i64:
        """Return what an action is on the turned board."""
        assert isinstance(state, Table)
        if LAY.holds(action):
            turned = _turned(
                placement_of(state.in_play // FAMILY_COUNT, LAY.part(action, 0), LAY.part(action, 1))
            )
            return LAY.at(FIRST_OF[turned], ORIENTATION_OF[turned])
        if AT.holds(action):
            return AT.at(FIRST_OF[_turned(state.placements[state.beside(AT.part(action, 0))])])
        if OWN.holds(action):
            return OWN.at(CELLS - 1 - OWN.part(action, 0))
        if NEUTRAL.holds(action):
            return NEUTRAL.at(CELLS - 1 - NEUTRAL.part(action, 0))
        if PIECE.holds(action):
            return PIECE.at(PIECE.part(action, 0), SPACES - 1 - PIECE.part(action, 1))
        if SITE.holds(action):
            return SITE.at(_turned_site(SITE.part(action, 0)))
        return action

    def options(self, options: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the options of the turned game."""
        if options.get("first_game"):
            return None
        place = options.get("castle", DEFAULT)
        if place == RANDOM:
            return dict(options)
        site = DEFAULT_SITE if place == DEFAULT else SITE_NAMES.index(place)
        return {**options, "castle": SITE_NAMES[_turned_site(site)]}


def _turned(placement: i64) -> i64:
    shape: i64 = SHAPE_OF[placement]
    first: i64 = placement * MAX_SIZE
    return covering(shape, [int(CELLS - 1 - CELLS_OF[first + number]) for number in range(SHAPE_SIZE[shape])])


def _turned_site(site: i64) -> int:
    return SITES.index(CELLS - 1 - max(site_cells(SITES[site])))


def _image(name: str) -> str:
    """Return what a feature is called on the turned board."""
    head, _, cell = name.rpartition("/")
    if head in PLANES:
        return f"{head}/{_TURNED_CELL[cell]}"
    space, slash, rest = name.partition("/")
    return f"{_TURNED_SPACE[space]}{slash}{rest}" if space in _TURNED_SPACE else name


def planes(names: list[str]) -> Planes:
    """Return the meadow's planes, found among the features by their names."""
    at = {name: number for number, name in enumerate(names)}
    cells = [[at[f"{plane}/{cell}"] for cell in CELL_NAMES] for plane in PLANES]
    turn = HalfTurn("half turn", permutation(names, _image))
    return Planes(int(ROWS), int(COLUMNS), list(PLANES), cells, [turn])

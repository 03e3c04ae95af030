"""Arcadia: architects close buildings in with workers and raise a castle that sets the price of seals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cantiere.core.events import Figure
from cantiere.core.game import Game, Option
from cantiere.core.notation import Row
from cantiere.core.reason import CantiereError, Caution
from cantiere.core.state import State
from cantiere.games.arcadia import check, snapshot, view, warnings
from cantiere.games.arcadia.actions import ACTIONS
from cantiere.games.arcadia.components import FIRST_SITE, MAX_SEATS, SEAT_COUNTS, SITE_NAMES
from cantiere.games.arcadia.encoder import ArcadiaEncoder
from cantiere.games.arcadia.heuristics import ArcadiaHeuristics
from cantiere.games.arcadia.notation import NOTATION
from cantiere.games.arcadia.steps import PLAN, QUESTIONS
from cantiere.games.arcadia.steps.a0_setup import DEFAULT, RANDOM
from cantiere.games.arcadia.table import Table
from cantiere.games.arcadia.telling import FIGURES, GOLD
from cantiere.games.arcadia.view_types import ArcadiaTable

# Where to touch for an action that names nothing.
_PLACES: Final = {"action-at-castle": ["castle"], "action-take-deck": ["deck"]}


class Arcadia(Game):
    """The game Arcadia, ready for the registry."""

    id = "arcadia"
    rules_version = 2  # 1: the game ended as soon as all had passed, whoever still had a flag
    has_secrets = True
    older_rules = (1,)
    seat_counts = tuple(SEAT_COUNTS)
    options = (
        Option("first_game", False, (False, True)),
        Option("open_screens", False, (False, True)),
        Option("castle", DEFAULT, (DEFAULT, RANDOM, *SITE_NAMES)),
        Option("mirror", True, (True, False)),
        Option("start", None, (None, *range(MAX_SEATS))),
    )
    ranked_by = ("gold",)
    notation = NOTATION
    encoder = ArcadiaEncoder()
    heuristics = ArcadiaHeuristics()
    figures = FIGURES
    points = GOLD
    table_type = ArcadiaTable
    questions = QUESTIONS
    num_choices = int(ACTIONS.num_choices)

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        """The start player must be one of the seats; the first game has its own place for the castle."""
        if options["start"] is not None and options["start"] >= seats:
            raise CantiereError(
                f"start={options['start']}: the seats are 0 to {seats - 1}",
                "error-start-seat",
                start=int(options["start"]),
                last=seats - 1,
            )
        if options["first_game"] and options["castle"] not in (DEFAULT, SITE_NAMES[FIRST_SITE]):
            raise CantiereError(
                f"castle={options['castle']!r}: in the first game it lies at {SITE_NAMES[FIRST_SITE]}",
                "error-castle-place",
                game=self.id,
                castle=options["castle"],
                place=SITE_NAMES[FIRST_SITE],
            )

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> Table:
        """Return the set-up."""
        table = Table()
        table.set_up(self, seats, options, PLAN, rules_version)
        table.advance()
        return table

    def warnings(self, state: State, action: int) -> list[Caution]:
        """Return what a player may overlook."""
        return warnings.warnings(_table(state), action)

    def hides(self, options: Mapping[str, Any], figure: Figure) -> bool:
        """Tell whether a figure stands behind the screens: with open screens none does (A-0.2)."""
        return figure.hidden and not options.get("open_screens")

    def table_view(self, state: State, seat: int | None) -> ArcadiaTable:
        """Return the table as a seat sees it."""
        return view.table_view(_table(state), seat)

    def table_data(self, state: State) -> dict[str, Any]:
        """Return what lies where."""
        return snapshot.table_data(_table(state))

    def fill_table(self, state: State, data: Mapping[str, Any]) -> None:
        """Lay the table out as a snapshot says."""
        snapshot.fill_table(_table(state), data)

    def check_table(self, state: State) -> None:
        """Refuse a table on which something is missing or doubled."""
        check.check_table(_table(state))

    def check_position(self, state: State) -> None:
        """Refuse a question that cannot be asked on this table."""
        check.check_position(_table(state))

    def targets(self, row: Row) -> list[str]:
        """Return what an action touches: a cell goes by its name, a castle space by its number."""
        if "column" in row.params:
            return [str(row.params["column"]).removeprefix("column-") + str(row.params["row"])]
        if "space" in row.params:
            return [*super().targets(row), f"space-{row.params['space']}"]
        return _PLACES.get(row.key) or super().targets(row)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


GAME = Arcadia()

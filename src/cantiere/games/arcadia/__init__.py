"""Arcadia: architects close buildings in with workers and raise a castle that sets the price of seals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cantiere.core.declared import DeclaredGame
from cantiere.core.events import Figure
from cantiere.core.game import Option
from cantiere.core.notation import Row
from cantiere.core.planes import Planes
from cantiere.core.reason import CantiereError
from cantiere.core.starting import check_start, start_choices
from cantiere.core.state import State
from cantiere.games.arcadia import check, planes, view, warnings
from cantiere.games.arcadia.actions import ACTIONS
from cantiere.games.arcadia.box_types import ArcadiaBox
from cantiere.games.arcadia.components import FIRST_SITE, MAX_SEATS, SEAT_COUNTS, SITE_NAMES
from cantiere.games.arcadia.encoder import ArcadiaEncoder
from cantiere.games.arcadia.fields import FIELDS
from cantiere.games.arcadia.heuristics import ArcadiaHeuristics
from cantiere.games.arcadia.notation import NOTATION
from cantiere.games.arcadia.steps import PLAN, QUESTIONS
from cantiere.games.arcadia.steps.a0_setup import DEFAULT, RANDOM
from cantiere.games.arcadia.table import Table
from cantiere.games.arcadia.telling import FIGURES, GOLD
from cantiere.games.arcadia.view_types import ArcadiaTable

# Where to touch for an action that names nothing.
_PLACES: Final = {"action-at-castle": ["castle"], "action-take-deck": ["deck"]}


class Arcadia(DeclaredGame):
    """The game Arcadia, ready for the registry."""

    id = "arcadia"
    contract = 1
    rules_version = 2  # 1: the game ended as soon as all had passed, whoever still had a flag
    has_secrets = True
    older_rules = (1,)
    seat_counts = tuple(SEAT_COUNTS)
    options = (
        Option("first_game", False, (False, True)),
        Option("open_screens", False, (False, True)),
        Option("castle", DEFAULT, (DEFAULT, RANDOM, *SITE_NAMES)),
        Option("mirror", True, (True, False)),
        Option("start", None, start_choices(MAX_SEATS)),
    )
    ranked_by = ("gold",)
    notation = NOTATION
    encoder = ArcadiaEncoder(MAX_SEATS, QUESTIONS)
    heuristics = ArcadiaHeuristics()
    figures = FIGURES
    points = GOLD
    table_type = ArcadiaTable
    box_type = ArcadiaBox
    questions = QUESTIONS
    packed = True
    fields = FIELDS
    table = Table
    steps = PLAN
    shows_everybody = staticmethod(view.everybody_view)
    shows = staticmethod(view.seat_view)
    checks_table = staticmethod(check.check_table)
    checks_position = staticmethod(check.check_position)
    cautions = staticmethod(warnings.warnings)
    num_choices = int(ACTIONS.num_choices)

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        """The start player must be one of the seats; the first game has its own place for the castle."""
        check_start(seats, options)
        if options["first_game"] and options["castle"] not in (DEFAULT, SITE_NAMES[FIRST_SITE]):
            raise CantiereError(
                f"castle={options['castle']!r}: in the first game it lies at {SITE_NAMES[FIRST_SITE]}",
                "error-castle-place",
                game=self.id,
                castle=options["castle"],
                place=SITE_NAMES[FIRST_SITE],
            )

    def lay_out(self, t: State) -> None:
        """Lay out what is the same in every game (A-0)."""
        assert isinstance(t, Table)
        super().lay_out(t)
        t.mirror = bool(t.options["mirror"])

    def hides(self, options: Mapping[str, Any], figure: Figure) -> bool:
        """Tell whether a figure stands behind the screens: with open screens none does (A-0.2)."""
        return figure.hidden and not options.get("open_screens")

    def planes(self) -> Planes:
        """Return the board as planes."""
        return planes.planes(self.feature_names())

    def targets(self, row: Row) -> list[str]:
        """Return what an action touches: a cell goes by its name, a castle space by its number."""
        if "column" in row.params:
            return [str(row.params["column"]).removeprefix("column-") + str(row.params["row"])]
        if "space" in row.params:
            return [*super().targets(row), f"space-{row.params['space']}"]
        return _PLACES.get(row.key) or super().targets(row)


GAME = Arcadia()

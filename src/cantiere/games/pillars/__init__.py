"""Pillars: craftsmen, materials and master builders raise a cathedral in six rounds."""

from __future__ import annotations

from typing import Any

from cantiere.core.declared import DeclaredGame
from cantiere.core.events import Figure
from cantiere.core.game import Option
from cantiere.core.notation import Row
from cantiere.core.reason import CantiereError
from cantiere.core.starting import check_start, start_choices
from cantiere.core.state import State, Step
from cantiere.games.pillars import notation, validate, validate_table, view, warnings
from cantiere.games.pillars.actions import ACTIONS
from cantiere.games.pillars.box_types import PillarsBox
from cantiere.games.pillars.components import BASE_SEATS, MAX_SEATS, SEAT_COUNTS
from cantiere.games.pillars.encoder import PillarsEncoder
from cantiere.games.pillars.expansion import ExpansionTable
from cantiere.games.pillars.fields import FIELDS
from cantiere.games.pillars.heuristics import PillarsHeuristics
from cantiere.games.pillars.steps import BASE, EXPANSION, EXPANSION_1, QUESTIONS
from cantiere.games.pillars.table import FIGURES, Table
from cantiere.games.pillars.view_types import PillarsTable


class Pillars(DeclaredGame):
    """The game Pillars, ready for the registry."""

    id = "pillars"
    contract = 1
    rules_version = 2
    has_secrets = True
    older_rules = (1,)  # the bishop gave cubes before builders were recalled; cubes went back in round 6
    seat_counts = tuple(SEAT_COUNTS)
    options = (
        Option("expansion", False, (False, True)),
        Option("start", None, start_choices(MAX_SEATS)),
    )
    phases = (
        ("supply", "phase-supply"),
        ("builders", "phase-builders"),
        ("turn_up_event", "phase-board"),
    )
    ranked_by = ("vp", "gold")
    figures = tuple(Figure(name) for name in FIGURES)
    points = "vp"
    table_type = PillarsTable
    box_type = PillarsBox
    notation = notation.NOTATION
    heuristics = PillarsHeuristics()
    encoder = PillarsEncoder(MAX_SEATS, QUESTIONS)
    questions = QUESTIONS
    packed = True
    fields = FIELDS
    shows_everybody = staticmethod(view.everybody_view)
    shows = staticmethod(view.seat_view)
    checks_table = staticmethod(validate_table.check_table)
    checks_position = staticmethod(validate.check_position)
    cautions = staticmethod(warnings.warnings)
    depends_on_hidden = staticmethod(warnings.unseen)
    num_choices = int(ACTIONS.num_choices)

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        """The start player must be one of the seats; many seats need the expansion (X-0.1)."""
        if seats not in BASE_SEATS and not options["expansion"]:
            raise CantiereError(
                f"{seats} seats need the expansion: expansion=true",
                "error-needs-expansion",
                game=self.id,
                seats=seats,
            )
        check_start(seats, options)

    def blank(self, options: dict[str, Any]) -> Table:
        """Return a table on which nothing lies."""
        return ExpansionTable() if options["expansion"] else Table()

    def plan(self, options: dict[str, Any], rules_version: int) -> list[Step[Any]]:
        """Return the steps of the game."""
        if not options["expansion"]:
            return BASE
        return EXPANSION_1 if rules_version == 1 else EXPANSION

    def lay_out(self, t: State) -> None:
        """Lay out the table for the first round (P-0, X-0); gold waits until the start player is known."""
        super().lay_out(t)
        _table(t).restock()

    def label(self, state: State, action: int) -> Row:
        """Return the message for an action; where a place has a card on show, with that card."""
        return notation.label(_table(state), action)

    def targets(self, row: Row) -> list[str]:
        """Return what an action touches: a card for workers is meant, not the material that it brings."""
        found = super().targets(row)
        return [found[0]] if row.key == "action-take-resource" else found


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


GAME = Pillars()

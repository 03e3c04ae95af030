"""Pillars: craftsmen, materials and master builders raise a cathedral in six rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.core.events import Figure
from cantiere.core.game import Game, Option
from cantiere.core.notation import Row
from cantiere.core.reason import CantiereError, Caution
from cantiere.core.state import State
from cantiere.games.pillars import notation, snapshot, validate, view, warnings
from cantiere.games.pillars.actions import ACTIONS
from cantiere.games.pillars.box import BASE_BOX, expansion_box
from cantiere.games.pillars.components import BASE_SEATS, MAX_SEATS, SEAT_COUNTS
from cantiere.games.pillars.encoder import PillarsEncoder
from cantiere.games.pillars.expansion import ExpansionTable
from cantiere.games.pillars.heuristics import PillarsHeuristics
from cantiere.games.pillars.steps import BASE, EXPANSION, EXPANSION_1, QUESTIONS
from cantiere.games.pillars.table import FIGURES, Table
from cantiere.games.pillars.view_types import PillarsTable


class Pillars(Game):
    """The game Pillars, ready for the registry."""

    id = "pillars"
    rules_version = 2
    has_secrets = True
    older_rules = (1,)  # the bishop gave cubes before builders were recalled; cubes went back in round 6
    seat_counts = tuple(SEAT_COUNTS)
    options = (
        Option("expansion", False, (False, True)),
        Option("start", None, (None, *range(MAX_SEATS))),
    )
    ranked_by = ("vp", "gold")
    figures = tuple(Figure(name) for name in FIGURES)
    points = "vp"
    table_type = PillarsTable
    notation = notation.NOTATION
    heuristics = PillarsHeuristics()
    encoder = PillarsEncoder()
    questions = QUESTIONS
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
        if options["start"] is not None and options["start"] >= seats:
            raise CantiereError(
                f"start={options['start']}: the seats are 0 to {seats - 1}",
                "error-start-seat",
                start=int(options["start"]),
                last=seats - 1,
            )

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> Table:
        """Return the set-up."""
        table = ExpansionTable() if options["expansion"] else Table()
        if options["expansion"]:
            plan = EXPANSION_1 if rules_version == 1 else EXPANSION
            table.set_up(self, seats, options, plan, expansion_box(seats), rules_version)
        else:
            table.set_up(self, seats, options, BASE, BASE_BOX, rules_version)
        table.advance()
        return table

    def label(self, state: State, action: int) -> Row:
        """Return the message for an action; where a place has a card on show, with that card."""
        return notation.label(_table(state), action)

    def targets(self, row: Row) -> list[str]:
        """Return what an action touches: a card for workers is meant, not the material that it brings."""
        found = super().targets(row)
        return [found[0]] if row.key == "action-take-resource" else found

    def warnings(self, state: State, action: int) -> list[Caution]:
        """Return what a player may overlook."""
        return warnings.warnings(_table(state), action)

    def unseen(self, state: State, action: int) -> bool:
        """Tell whether what follows depends on what is hidden."""
        return warnings.unseen(_table(state), action)

    def table_view(self, state: State, seat: int | None) -> PillarsTable:
        """Return the table as a seat sees it."""
        return view.table_view(_table(state), seat)

    def table_data(self, state: State) -> dict[str, Any]:
        """Return what lies where."""
        return snapshot.table_data(_table(state))

    def fill_table(self, state: State, data: Mapping[str, Any]) -> None:
        """Lay the table out as a snapshot says."""
        snapshot.fill_table(_table(state), data)

    def check_position(self, state: State) -> None:
        """Refuse a table that does not belong to the question and the step."""
        validate.check_position(_table(state))

    def check_table(self, state: State) -> None:
        """Refuse a table on which something is missing or doubled."""
        snapshot.check_table(_table(state))


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


GAME = Pillars()

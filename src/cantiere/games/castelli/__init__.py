"""Castelli: shields are laid around the lands of Italy, for the materials that castles are built of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.core.declared import DeclaredGame
from cantiere.core.game import Option
from cantiere.core.notation import Row
from cantiere.core.planes import Planes
from cantiere.core.reason import CantiereError
from cantiere.core.starting import check_start, start_choices
from cantiere.core.state import OVER, State, Step
from cantiere.core.views import QuestionView, View
from cantiere.games.castelli import check, pending, planes, view, warnings
from cantiere.games.castelli.actions import ACTIONS, END
from cantiere.games.castelli.box_types import CastelliGameBox
from cantiere.games.castelli.components import MAX_SEATS, SEAT_COUNTS
from cantiere.games.castelli.encoder import RESOLVING, CastelliEncoder
from cantiere.games.castelli.fields import FIELDS
from cantiere.games.castelli.heuristics import CastelliHeuristics
from cantiere.games.castelli.notation import NOTATION
from cantiere.games.castelli.steps import PLANS, QUESTIONS, VERSIONS
from cantiere.games.castelli.steps.c4_sell import LAST_SALE
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import FIGURES
from cantiere.games.castelli.topology import check_arrangement
from cantiere.games.castelli.tournament import TOURNAMENTS
from cantiere.games.castelli.view_types import CastelliTable


class Castelli(DeclaredGame):
    """The game Castelli, ready for the registry.

    The option `arrangement` also takes the board's parts by their letters, small ones turned: "bAdC".
    """

    id = "castelli"
    contract = 1
    rules_version = VERSIONS[-1]
    has_secrets = True
    older_rules = VERSIONS[:-1]
    seat_counts = tuple(SEAT_COUNTS)
    options = (
        Option("dilemma", False, (False, True)),
        Option("battle", False, (False, True)),
        Option("tournament", False, (False, True)),
        Option("arrangement", "default", ("default", "random")),
        Option("start", None, start_choices(MAX_SEATS)),
    )
    asks_secretly = True
    ranked_by = ("points", "castles-built")
    notation = NOTATION
    encoder = CastelliEncoder(MAX_SEATS, [*QUESTIONS, RESOLVING])
    heuristics = CastelliHeuristics()
    questions = QUESTIONS
    tournaments = TOURNAMENTS
    num_choices = int(ACTIONS.num_choices)
    figures = FIGURES
    points = "points"
    table_type = CastelliTable
    box_type = CastelliGameBox
    packed = True
    fields = FIELDS
    table = Table
    shows_everybody = staticmethod(view.everybody_view)
    shows = staticmethod(view.seat_view)
    checks_table = staticmethod(check.check_table)
    checks_position = staticmethod(pending.check_pending)
    cautions = staticmethod(warnings.warnings)
    depends_on_hidden = staticmethod(warnings.unseen)
    answers_secretly = staticmethod(warnings.secret)  # a seat that could react, and does not (C-1.3)

    def check(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options completed; an arrangement may be named by the letters of its parts."""
        given = options.get("arrangement")
        if not isinstance(given, str) or given in ("default", "random"):
            return super().check(seats, options)
        complete = super().check(seats, {**options, "arrangement": "default"})
        check_arrangement(given, seats)
        return {**complete, "arrangement": given}

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        """The start seat must be one of the seats; a tournament is for four (C-8)."""
        check_start(seats, options)
        if options["tournament"] and seats != 4:
            raise CantiereError(
                f"tournament: two games of two are for 4 seats, not {seats}",
                "error-tournament-seats",
                game=self.id,
                needed=4,
                seats=seats,
            )

    def plan(self, options: dict[str, Any], rules_version: int) -> list[Step[Any]]:
        """Return the steps of the game, with those of the modules."""
        return PLANS[options["dilemma"], options["battle"], rules_version]

    def lay_out(self, t: State) -> None:
        """Lay out everything but the board (C-0.4, C-0.5)."""
        super().lay_out(t)
        _table(t).battle = bool(t.options["battle"])

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat may see; who is asked for a reaction is not among it."""
        to_move, _ = view.shown_question(_table(state), seat)
        return {**super().view(state, seat), "to_move": to_move}

    def question(self, state: State, seat: int | None) -> QuestionView | None:
        """Return what is asked now, unless that is somebody's secret."""
        to_move, decision = view.shown_question(_table(state), seat)
        if state.to_move == OVER or to_move == state.to_move:
            return super().question(state, seat)
        return {"decision": decision, "seat": to_move}

    def label(self, state: State, action: int) -> Row:
        """Return an action's message: at the last sale the turn is over already."""
        if action == END and state.decision == LAST_SALE.name:
            return Row("end", "action-end-sale", {})
        return super().label(state, action)

    def planes(self) -> Planes:
        """Return the board as planes."""
        return planes.planes(self.feature_names())

    def targets(self, row: Row) -> list[str]:
        """Return what an action touches: lands and meadows go by row and column, seats by number."""
        params = row.params
        if "column" in params:
            place = f"{params['row']},{params['column']}"
            return [f"{place} {params['plot']}"] if "plot" in params else [place]
        return [f"seat-{params['seat']}"] if "seat" in params else super().targets(row)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


GAME = Castelli()

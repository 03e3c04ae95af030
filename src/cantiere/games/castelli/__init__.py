"""Castelli: shields are laid around the lands of Italy, for the materials that castles are built of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.core.game import Game, Option
from cantiere.core.notation import Row
from cantiere.core.reason import CantiereError, Caution
from cantiere.core.state import OVER, State
from cantiere.core.views import QuestionView, View
from cantiere.games.castelli import check, pending, snapshot, view, warnings
from cantiere.games.castelli.actions import ACTIONS, END
from cantiere.games.castelli.components import MAX_SEATS, SEAT_COUNTS
from cantiere.games.castelli.encoder import CastelliEncoder
from cantiere.games.castelli.heuristics import CastelliHeuristics
from cantiere.games.castelli.notation import NOTATION
from cantiere.games.castelli.steps import PLANS, QUESTIONS, VERSIONS
from cantiere.games.castelli.steps.c4_sell import LAST_SALE
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import FIGURES
from cantiere.games.castelli.topology import check_arrangement, default_arrangement, topology
from cantiere.games.castelli.tournament import TOURNAMENTS
from cantiere.games.castelli.view_types import CastelliTable


class Castelli(Game):
    """The game Castelli, ready for the registry.

    The option `arrangement` also takes the board's parts by their letters, small ones turned: "bAdC".
    """

    id = "castelli"
    rules_version = VERSIONS[-1]
    has_secrets = True
    older_rules = VERSIONS[:-1]
    seat_counts = tuple(SEAT_COUNTS)
    options = (
        Option("dilemma", False, (False, True)),
        Option("battle", False, (False, True)),
        Option("tournament", False, (False, True)),
        Option("arrangement", "default", ("default", "random")),
        Option("start", None, (None, *range(MAX_SEATS))),
    )
    asks_secretly = True
    ranked_by = ("points", "castles-built")
    notation = NOTATION
    encoder = CastelliEncoder()
    heuristics = CastelliHeuristics()
    questions = QUESTIONS
    tournaments = TOURNAMENTS
    num_choices = int(ACTIONS.num_choices)
    figures = FIGURES
    points = "points"
    table_type = CastelliTable

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
        if options["start"] is not None and options["start"] >= seats:
            raise CantiereError(
                f"start={options['start']}: the seats are 0 to {seats - 1}",
                "error-start-seat",
                start=int(options["start"]),
                last=seats - 1,
            )
        if options["tournament"] and seats != 4:
            raise CantiereError(
                f"tournament: two games of two are for 4 seats, not {seats}",
                "error-tournament-seats",
                game=self.id,
                needed=4,
                seats=seats,
            )

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> Table:
        """Return the set-up."""
        table = Table()
        board = topology(default_arrangement(seats), 2 if options["tournament"] else 1)
        plan = PLANS[options["dilemma"], options["battle"], rules_version]
        table.set_up(self, seats, options, plan, board, rules_version)
        table.advance()
        return table

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

    def warnings(self, state: State, action: int) -> list[Caution]:
        """Return what a player may overlook."""
        return warnings.warnings(_table(state), action)

    def unseen(self, state: State, action: int) -> bool:
        """Tell whether what follows depends on what is hidden."""
        return warnings.unseen(_table(state), action)

    def secret(self, state: State, action: int) -> bool:
        """Tell whether a seat that could react does not: then nobody learns that it could (C-1.3)."""
        return warnings.secret(_table(state), action)

    def label(self, state: State, action: int) -> Row:
        """Return an action's message: at the last sale the turn is over already."""
        if action == END and state.decision == LAST_SALE.name:
            return Row("end", "action-end-sale", {})
        return super().label(state, action)

    def table_view(self, state: State, seat: int | None) -> CastelliTable:
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
        """Refuse questions that cannot be asked on this table."""
        pending.check_pending(_table(state))

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

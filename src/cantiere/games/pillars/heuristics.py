"""What a good player of Pillars looks at: the points a seat may expect at the end. For bots only.

The estimate goes on from the position: what the seat will bring to step 13 this round, what the solver makes
of it, what builders on the board and still to be placed are worth, and what its row of craftsmen, its
gold and its privileges promise for the rounds to come. `prospects/` holds the parts.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cantiere.core.fitted import FittedHeuristics
from cantiere.core.state import OVER, State
from cantiere.games.pillars.actions import DONE, SPEND
from cantiere.games.pillars.components import REGAN, ROUNDS, TAX_FREEDOM
from cantiere.games.pillars.prospects.builders import expected_points
from cantiere.games.pillars.prospects.outlook import Calendar, Outlook
from cantiere.games.pillars.prospects.uses import Worth
from cantiere.games.pillars.prospects.weights import LAST_GOLD, Weights
from cantiere.games.pillars.signs import progress_of, signs_of
from cantiere.games.pillars.signs import weights as fitted_weights
from cantiere.games.pillars.solver import best_plan, hand_of, next_return, next_use, worth_kept
from cantiere.games.pillars.steps.s09_court import TAX_FREEDOM_STEP
from cantiere.games.pillars.steps.s13_cathedral import CATHEDRAL, KEEP_CUBES
from cantiere.games.pillars.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PillarsHeuristics(FittedHeuristics):
    """Estimates final points; knows the answer at step 13."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__()
        self.take_weights(fitted_weights())
        self.numbers: Weights = weights if weights is not None else Weights()
        self.calendar: Calendar | None = None

    def value(self, state: State, seat: i64) -> float:
        """Return the points that a seat may expect at the end."""
        assert isinstance(state, Table)
        if state.to_move == OVER:
            return float(state.vp[seat]) + float(state.gold[seat]) * LAST_GOLD
        return expected_points(self._outlook(state, seat))

    def advice(self, state: State) -> i64:
        """Return the action where it can be worked out: at step 13, and for tax freedom in the last round."""
        assert isinstance(state, Table)
        frame = state.frame
        if frame is None:
            return -1
        if frame.step is CATHEDRAL:
            use = next_use(best_plan(hand_of(state, frame.seat, self._worth(state, frame.seat))))
            if use == DONE and state.round == ROUNDS and state.may_trade_gold(frame.seat):
                return SPEND.at(REGAN)
            return use
        if frame.step is KEEP_CUBES:
            return next_return(state, frame.seat, self._worth(state, frame.seat))
        if frame.step is TAX_FREEDOM_STEP and state.round == ROUNDS:
            return SPEND.at(TAX_FREEDOM)
        return -1

    def settled(self, state: State) -> bool:
        """A round begins: the start player is asked in Phase I, and nobody has sent workers or passed."""
        assert isinstance(state, Table)
        frame = state.frame
        if frame is None:
            return True
        if frame.step.name != "supply" or frame.seat != state.start or state.passed:
            return False
        seat: i64
        for seat in range(state.seats):
            if state.sites[seat]:
                return False
        return True

    def iterations(self, state: State) -> i64:
        """So many that the slowest answer takes a second or two; the expansion's rounds take longer."""
        if not state.options["expansion"]:
            return 100
        return 60 if state.seats <= 4 else 45

    def horizon(self, state: State) -> i64:
        """The round has been played to its end."""
        return 1

    def signs(self, state: State, seat: i64) -> list[float]:
        """Return what may tell how the game will end for a seat."""
        assert isinstance(state, Table)
        return signs_of(state, seat, self.value(state, seat), self.numbers)

    def progress(self, state: State) -> float:
        """Return how many rounds have been played."""
        assert isinstance(state, Table)
        return progress_of(state)

    def _worth(self, t: Table, seat: i64) -> Worth:
        """Return by what plans are judged: after the last round nothing but points and gold counts."""
        return worth_kept(t) if t.round == ROUNDS else self._outlook(t, seat).worth()

    def _outlook(self, t: Table, seat: i64) -> Outlook:
        calendar = self.calendar
        if calendar is None or calendar.plan is not t.plan:
            calendar = Calendar(t.plan)
            self.calendar = calendar
        return Outlook(t, seat, self.numbers, calendar)

"""Promises about the end of a game."""

from __future__ import annotations

import itertools
import json

from cantiere.core.conformance.trial import Trial
from cantiere.core.record import Record


def check_ending(trial: Trial) -> None:
    """A game that is over asks nothing, and the places follow from what is ranked."""
    state = trial.state
    trial.that(state.legal_actions() == [] and state.decision == "over", "the ended game still asks")
    trial.that(state.why_not(0) is not None, "an action is legal in an ended game")
    trial.game.check_table(state)
    json.dumps([state.view(seat) for seat in [None, *range(state.seats)]])
    trial.that(trial.game.restore(state.snapshot()) == state, "the ended game does not restore")
    standings = [state.standing(seat) for seat in range(state.seats)]
    trial.that(state.scores() == [standing[0] for standing in standings], "scores are not what is ranked")
    ranks = state.ranking()
    groups = state.groups()
    trial.that(sorted(itertools.chain(*groups)) == list(range(state.seats)), f"groups {groups}")
    for group in groups:
        for one, two in itertools.product(group, repeat=2):
            ahead = standings[one] > standings[two]
            trial.that(ahead == (ranks[one] < ranks[two]), f"ranking {ranks} of {standings}")


def check_again(trial: Trial) -> None:
    """The same moves lead to the same end, as a record, too."""
    record = Record.from_data(json.loads(json.dumps(trial.record().data())))
    trial.that(record.verify(trial.game) == trial.state, "the record replays to another end")
    again = trial.start
    for move in trial.history.moves:
        again.apply(move.action)
    trial.that(again == trial.state, "the same actions led to another end")

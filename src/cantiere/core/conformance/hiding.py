"""Promises about what a seat cannot know: nothing that it, or a spectator, sees or is told shows it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

from cantiere.core.conformance.trial import Trial
from cantiere.core.dealt import weights_as_dealt
from cantiere.core.events import Event
from cantiere.core.history import is_final
from cantiere.core.state import CHANCE, OVER, State

REFUSALS = 600  # that are compared at most, spread over all actions


def check_hiding(trial: Trial) -> None:
    """What a seat cannot know, dealt anew, changes nothing of what it or a spectator sees or is told."""
    for seat in range(trial.state.seats):
        other = trial.state.clone()
        other.resample(seat, trial.rng.fork())
        trial.game.check_table(other)
        _count_dealing(trial, other, seat)
        trial.that(_sees(other, seat) == _sees(trial.state, seat), f"resample({seat}) changed its view")
        trial.that(
            other.view(None) == trial.state.view(None), f"resample({seat}) changed the spectators' view"
        )
        if trial.state.to_move == seat:
            same = other.legal_actions() == trial.state.legal_actions()
            trial.that(same, f"resample({seat}) changed its legal actions")
            _answers_alike(trial, other)
        _told_alike(trial, other, seat)
        mine, theirs = trial.state.features(seat), other.features(seat)
        trial.that(len(mine) == trial.feature_length, f"{len(mine)} features, {trial.feature_length} names")
        trial.that(all(math.isfinite(value) for value in mine), "a feature is not finite")
        trial.that(bool((mine == theirs).all()), f"resample({seat}) changed its features")
        trial.play_out(other)
        trial.that(other.to_move == OVER, "a resampled game does not end")


def _count_dealing(trial: Trial, other: State, seat: int) -> None:
    changed, hides = other.snapshot() != trial.state.snapshot(), trial.state.hides_from(seat)
    wrong = f"nothing is hidden from seat {seat}, and yet resample changed the position"
    trial.that(hides or not changed, wrong)
    trial.report.dealt_anew += hides
    trial.report.changed += changed


def check_weights(trial: Trial) -> None:
    """What is hidden is dealt anew as often as it was drawn: asked once in a game, at a draw."""
    if trial.state.to_move == CHANCE and not trial.weighed and trial.game.has_secrets:
        trial.weighed = True
        complaint = weights_as_dealt(trial.state, trial.rng.fork())
        trial.that(complaint is None, str(complaint))


def _answers_alike(trial: Trial, other: State) -> None:
    """What the seat to move is told of its answers does not depend on what it cannot know."""
    others = frozenset({CHANCE, *range(int(trial.state.seats))} - {int(trial.state.to_move)})
    for action in trial.state.legal_actions():
        name = trial.game.action_name(action)
        mine, theirs = [
            (
                trial.game.label(state, action),
                trial.game.warnings(state, action),
                is_final(state, action, others),
            )
            for state in (trial.state, other)
        ]
        for what, one, two in zip(("label", "warnings", "finality"), mine, theirs, strict=True):
            trial.that(one == two, f"the {what} of {name!r} depends on hidden things: {one}, {two}")
    step = -(-trial.game.num_choices // REFUSALS)
    for action in range(trial.rng.below(step), trial.game.num_choices, step):
        why, too = trial.state.why_not(action), other.why_not(action)
        trial.that(why == too, f"the refusal of {action} depends on hidden things: {why}, {too}")


def _told_alike(trial: Trial, other: State, seat: int) -> None:
    """Where a seat sees the same before and after a move, it is told the same.

    So it is for the same answer, and, unless the seat gives it itself, for two different ones.
    """
    if (trial.state.to_move, trial.state.decision) != (other.to_move, other.decision):
        return
    mine, theirs = trial.state.legal_actions(), other.legal_actions()
    common = sorted(set(mine) & set(theirs))
    if common:
        action = common[trial.rng.below(len(common))]
        _same_news(trial, other, seat, action, action)
    if trial.state.to_move != seat:
        one, two = mine[trial.rng.below(len(mine))], theirs[trial.rng.below(len(theirs))]
        _same_news(trial, other, seat, one, two)


def _same_news(trial: Trial, other: State, seat: int, action: int, another: int) -> None:
    worlds = [(trial.state.clone(), list[Event]()), (other.clone(), list[Event]())]
    for (state, events), played in zip(worlds, (action, another), strict=True):
        state.listener = events
        state.apply(played)
        state.listener = None
    (one, events), (two, others) = worlds
    # A change of a hidden figure may be told to all though no view shows it: a sale behind a screen.
    hidden = {figure.name for figure in trial.game.figures if figure.hidden and action != another}
    for viewer in (seat, None):
        if _sees(one, viewer) == _sees(two, viewer):
            told, too = [_told(told, viewer, hidden) for told in (events, others)]
            who = f"seat {seat}" if viewer is not None else "a spectator"
            differing = next((pair for pair in itertools.zip_longest(told, too) if pair[0] != pair[1]), None)
            trial.that(
                differing is None,
                f"{who} is told of hidden things that its view does not show after the move; tell them "
                f"only to who may know them, or have what is revealed lie open: {differing}",
            )


def _sees(state: State, seat: int | None) -> Sequence[Any]:
    return [state.view(seat), state.to_move, state.decision]


def _told(events: list[Event], seat: int | None, hidden: set[str]) -> list[Any]:
    """Return what a seat is told of a move, but for changes of these figures."""
    return [
        (one.name, one.seat, one.params, one.pieces, one.figures)
        for one in events
        if one.visible_to(seat) and not any(change.figure in hidden for change in one.figures)
    ]

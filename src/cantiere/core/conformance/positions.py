"""Promises about every position: answers, refusals, texts, copies, snapshots."""

from __future__ import annotations

import json
from typing import Any

from cantiere.core.conformance.trial import MOST_MOVES, Trial, random_action
from cantiere.core.reason import IllegalAction
from cantiere.core.state import CHANCE, OVER, State


def check_answers(trial: Trial) -> None:
    """What is asked has answers, in order, and chance has weights."""
    state = trial.state
    legal = state.legal_actions()
    trial.that(bool(legal), "there is no legal action")
    trial.that(legal == sorted(set(legal)), f"legal actions are not sorted and unique: {legal}")
    trial.that(all(type(action) is int for action in legal), "legal actions are not plain ints")
    trial.that(
        legal[0] >= 0 and legal[-1] < trial.game.num_actions, "an action is outside range(num_actions)"
    )
    trial.that(CHANCE <= state.to_move < state.seats, f"to_move is {state.to_move}")
    chance = state.to_move == CHANCE
    own = trial.game.num_choices
    trial.that(all((action >= own) == chance for action in legal), "chance and seats share actions")
    outcomes = state.chance_outcomes()
    trial.that([outcome for outcome, _ in outcomes] == (legal if chance else []), "chance outcomes differ")
    trial.that(all(type(weight) is int and weight > 0 for _, weight in outcomes), "a weight is not positive")
    trial.game.check_table(state)


def check_refusals(trial: Trial) -> None:
    """Whatever is refused has a reason, and changes nothing."""
    legal = set(trial.state.legal_actions())
    for action in range(trial.game.num_actions):
        reason = trial.state.why_not(action)
        trial.that((reason is None) == (action in legal), f"why_not({action}) is {reason}")
        if reason is not None:
            json.dumps(reason.params)
            trial.report.messages.add("reason-" + reason.key)
    refused = [action for action in range(trial.game.num_actions) if action not in legal]
    for action in [-1, trial.game.num_actions, *refused[:: max(1, len(refused) // 3)]]:
        before = trial.state.snapshot()
        try:
            trial.state.play(action)
        except IllegalAction:
            trial.that(trial.state.snapshot() == before, f"a refused action {action} changed the state")
        else:
            trial.that(False, f"play({action}) was not refused")


def check_texts(trial: Trial) -> None:
    """Every answer has a text that reads back."""
    if trial.state.to_move != CHANCE:
        trial.report.messages.add("decision-" + trial.state.decision)
    for action in trial.state.legal_actions():
        text = trial.game.text(trial.state, action)
        if trial.state.to_move != CHANCE:
            trial.report.messages.add(trial.game.label(trial.state, action).key)
        trial.that(trial.game.parse(trial.state, text) == action, f"{text!r} does not read back")


def check_clones(trial: Trial) -> None:
    """A copy is the same, and what happens to it does not happen to the original."""
    before = trial.state.snapshot()
    one, two = trial.state.clone(), trial.state.clone()
    trial.that(one == two and one.snapshot() == before, "a clone differs from its original")
    trial.that(one.legal_actions() == trial.state.legal_actions(), "a clone's actions differ")
    rng = trial.rng.fork()
    for _ in range(40):
        if one.to_move == OVER:
            break
        action = random_action(one, rng)
        one.apply(action)
        two.apply(action)
    trial.that(one == two, "the same actions led to different states")
    trial.that(trial.state.snapshot() == before, "playing on a clone changed the original")


def check_snapshots(trial: Trial) -> None:
    """A snapshot, as JSON, brings the position back, and it plays on in the same way."""
    data = json.loads(json.dumps(trial.state.snapshot()))
    back = trial.game.restore(data)
    trial.that(back.snapshot() == trial.state.snapshot(), "a restored position differs")
    trial.that(_shown(back) == _shown(trial.state), "a restored position is shown or scored otherwise")
    _play_on_alike(trial, trial.state.clone(), back)


def _shown(state: State) -> list[Any]:
    """Return what a snapshot may forget both when it is written and when it is compared."""
    return [state.view(None), *([state.standing(seat), state.figures(seat)] for seat in range(state.seats))]


def _play_on_alike(trial: Trial, one: State, two: State) -> None:
    rng = trial.rng.fork()
    for _ in range(MOST_MOVES):
        if one.to_move == OVER:
            break
        trial.that(one.to_move == two.to_move and one.decision == two.decision, "another question is asked")
        trial.that(one.legal_actions() == two.legal_actions(), "other actions are legal")
        action = random_action(one, rng)
        one.apply(action)
        two.apply(action)
    trial.that(one == two, "a restored position does not play on identically")

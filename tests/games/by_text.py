"""Play any game by the texts of its actions, and read its table by names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import cantiere
from cantiere import Event, Reason, Rng, State
from cantiere.core.game import Game

# --- playing -----------------------------------------------------------------------------------------------


@cache
def numbers(game: Game) -> dict[str, int]:
    """Return the actions of a game by their texts."""
    return {row.text: number for number, row in enumerate(game.notation.rows)}


def act(state: State, *texts: str) -> State:
    """Play actions and chance outcomes, each checked first; returns the same state."""
    for text in texts:
        state.play(numbers(state.game)[text])
    return state


def heard(state: State, *texts: str) -> list[Event]:
    """Play, and return the events."""
    state.listener = []
    act(state, *texts)
    events, state.listener = state.listener, None
    return events


def at_random(state: State, seed: int | str) -> Iterator[State]:
    """Play at random; yield the position before every decision, chance included, and at the end."""
    rng = Rng(seed)
    while state.to_move != cantiere.OVER:
        yield state
        outcomes = state.chance_outcomes() or [(action, 1) for action in state.legal_actions()]
        choices = [action for action, weight in outcomes for _ in range(weight)]
        state.apply(choices[rng.below(len(choices))])
    yield state


# --- asking ------------------------------------------------------------------------------------------------


def legal(state: State) -> list[str]:
    """Return the texts of what may be answered now."""
    return [state.game.text(state, action) for action in state.legal_actions()]


def weights(state: State) -> dict[str, int]:
    """Return the chance outcomes by text."""
    return {state.game.text(state, outcome): weight for outcome, weight in state.chance_outcomes()}


def why_not(state: State, text: str) -> Reason:
    """Return the reason why an action is refused."""
    reason = state.why_not(numbers(state.game)[text])
    assert reason is not None, f"{text} is legal"
    return reason


def refusal(state: State, text: str) -> tuple[str, str]:
    """Return the key and the rule by which an action is refused."""
    reason = why_not(state, text)
    return reason.key, reason.rule


def asked(state: State) -> tuple[str, int]:
    """Return the question and whom it is put to."""
    return state.decision, int(state.to_move)


# --- reading -----------------------------------------------------------------------------------------------


def table(state: State) -> dict[str, Any]:
    """Return the whole table by names."""
    found: dict[str, Any] = state.snapshot()["table"]
    return found


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """Return what a seat has."""
    found: dict[str, Any] = table(state)["seats"][seat]
    return found


def every(state: State, what: str) -> list[Any]:
    """Return one thing of every seat: `every(state, "gold")`."""
    return [entry[what] for entry in table(state)["seats"]]

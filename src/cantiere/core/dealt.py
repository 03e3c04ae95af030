"""Whether chance and dealing anew agree: what a seat cannot know is dealt as often as its weights say.

Where a draw is hidden from a seat, and nothing else is, `resample` must put the outcomes back with the
chances that `chance_outcomes` gives them. Elsewhere nothing can be said: other hidden things differ as well.
"""

from __future__ import annotations

import json
import math
from collections import Counter

from cantiere.core.rng import Rng
from cantiere.core.state import State

DEALS = 300  # how often is dealt anew; deviations of more than six times what luck explains are no luck
TOLERATED = 6.0


def weights_as_dealt(state: State, rng: Rng) -> str | None:
    """Return what is wrong with the weights of a draw, or None: nothing, or nothing that can be told."""
    outcomes = state.chance_outcomes()
    if len(outcomes) < 2:
        return None
    after = {outcome: _after(state, outcome) for outcome, _ in outcomes}
    for seat in range(int(state.seats)):
        complaint = _compared(after, dict(outcomes), seat, rng)
        if complaint is not None:
            return complaint
    return None


def _compared(after: dict[int, State], weights: dict[int, int], seat: int, rng: Rng) -> str | None:
    seen = {_text(one.view(seat)) for one in after.values()}
    if len(seen) != 1:
        return None  # the seat sees what was drawn
    which = {_text(one.snapshot()): outcome for outcome, one in after.items()}
    first = next(iter(after.values()))
    found: Counter[int] = Counter()
    for _ in range(DEALS):
        other = first.clone()
        other.resample(seat, rng)
        outcome = which.get(_text(other.snapshot()))
        if outcome is None:
            return None  # something else is hidden as well
        found[outcome] += 1
    total = sum(weights.values())
    for outcome, weight in weights.items():
        chance = weight / total
        luck = TOLERATED * math.sqrt(DEALS * chance * (1 - chance)) + 1.0
        if abs(found[outcome] - DEALS * chance) > luck:
            name = first.game.action_name(outcome)
            share = f"{found[outcome]} of {DEALS} times, by its weight {DEALS * chance:.0f}"
            return f"what seat {seat} cannot know is dealt otherwise than drawn: {name!r} {share}"
    return None


def _after(state: State, outcome: int) -> State:
    other = state.clone()
    other.apply(outcome)
    return other


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)

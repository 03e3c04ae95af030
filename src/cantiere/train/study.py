"""Search as the teacher: what a search has found about a question, as odds that the network should have had.

The search tries a few answers, each with the same luck. By how much one did better than another counts the
less the fewer tries there were; answers that were not tried are taken to be as good as those that were.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from cantiere.bots import searching
from cantiere.bots.evaluator import NetEvaluator
from cantiere.bots.learned import DeepBot, tuning_of
from cantiere.bots.network import Judgement
from cantiere.bots.search import SearchBot
from cantiere.bots.weights import Learned
from cantiere.core.heuristics import shares
from cantiere.core.reason import CantiereError
from cantiere.core.state import State

USUAL_GAIN = 0.03  # of a victory: how much answers differ where they do


def checked(name: str, seed: str = "0") -> SearchBot | DeepBot:
    """Return a search by its name; its iterations must be known, and its network is the run's own."""
    made = searching(name, seed)
    if made.milliseconds or (isinstance(made, DeepBot) and made.file):
        raise CantiereError(f"{name!r} does not search so often", "error-no-search", bot=name)
    return made


def teacher(name: str, seed: str, known: Learned) -> SearchBot:
    """Return a search: `deep:40` with this network, `search:40` without."""
    made = checked(name, seed)
    if isinstance(made, SearchBot):
        return made
    return SearchBot(
        seed, made.iterations, 0, tuning_of(known.card), name, None, NetEvaluator(known), made.times
    )


def wanted(search: SearchBot, state: State, judgement: Judgement, keen: float) -> list[float]:
    """Return how likely the network should have found each answer that it looked at."""
    thought = search.think(state.clone(), state.to_move)
    root = search.root
    search.forget()
    if thought.exact or root is None:
        return judgement.odds()
    tried = {int(edge.action): list(edge.results) for edge in root.edges if edge.results}
    gains = gained(tried)
    odds = judgement.odds()
    looked = [int(action) for action in judgement.look.actions]
    known = [(odds[place], gains[action]) for place, action in enumerate(looked) if action in gains]
    total = sum(chance for chance, _ in known)
    middle = sum(chance * gain for chance, gain in known) / total if total > 0.0 else 0.0
    better = [gains.get(action, middle) / keen for action in looked]
    return shares([liked + gain for liked, gain in zip(judgement.preferences, better, strict=True)])


def gained(tried: dict[int, list[float]]) -> dict[int, float]:
    """Return what each answer brought more than the one tried most, less what may be luck.

    >>> gained({1: [0.5, 0.5, 0.5, 0.5], 2: [0.7, 0.7]})[2] > 0.1
    True
    """
    usual = max(tried.values(), key=len)
    apart = {
        action: [mine - its for mine, its in zip(results, usual, strict=False)]
        for action, results in tried.items()
    }
    spread = _spread([off for action, offs in apart.items() if tried[action] is not usual for off in offs])
    found: dict[int, float] = {}
    for action, offs in apart.items():
        doubt = spread / len(offs)
        found[action] = sum(offs) / len(offs) * USUAL_GAIN**2 / (USUAL_GAIN**2 + doubt)
    return found


def _spread(numbers: Sequence[float]) -> float:
    """Return the variance."""
    if len(numbers) < 2:
        return 0.0
    mean = math.fsum(numbers) / len(numbers)
    return math.fsum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)

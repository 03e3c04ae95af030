"""Our games behind the interfaces of learners: an observation and a mask for every decision."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.measure import SEED, Contender, Entry, Tally, Work, play_out, rand, timed
from benchmarks.peers import play_pettingzoo

AEC = " as AEC"
BATCHES = " in batches"
BATCH = 64


def entries(game: str, seats: int, say: Callable[[str], None]) -> list[Entry]:
    """A game through PettingZoo's interface, one by one, and many at once; none without its libraries."""
    try:
        works = {AEC: aec(game, seats), BATCHES: batches(game, seats)}
    except ModuleNotFoundError as error:
        say(f"{game}: environments skipped, {error.name} is not installed. To install: pip install '.[envs]'")
        return []
    return [Entry(game + form, "loop", timed(work)) for form, work in works.items()]


def aec(game: str, seats: int) -> Work:
    """Games played through the very loop that PettingZoo's own environments are measured with."""
    env = import_module("cantiere.envs.pettingzoo").raw_env(game, seats)
    env.reset(seed=SEED)

    def fresh() -> Any:
        env.reset()
        return env

    return partial(play_out, Contender(game, fresh, play_pettingzoo, lambda env: env))


def batches(game: str, seats: int) -> Work:
    """One step of many games; in each the action is chosen as `play_pettingzoo` chooses it, for equal work.

    Choosing for all rows at once from random numbers made beforehand would look some 7 % faster.
    """
    games = import_module("cantiere.envs.vector").Games(game, BATCH, seats, seed=SEED)
    now = games.reset()

    def work() -> Tally:
        nonlocal now
        actions = []
        for mask in now.masks:
            legal = mask.nonzero()[0].tolist()
            actions.append(legal[int(rand() * len(legal))])
        now = games.step(actions)
        return Tally(BATCH, int(now.done.sum()))

    return work

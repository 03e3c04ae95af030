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
POOL = 64


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
    """One step of many games, a random legal action in each.

    The largest of random bytes among the legal actions is as good as uniform. They come from a large pool
    made beforehand, each time from another place: a network would cost more, but is not what is measured.
    """
    np: Any = import_module("numpy")
    games = import_module("cantiere.envs.vector").Games(game, BATCH, seats, seed=SEED)
    rng = np.random.default_rng(SEED)
    now = games.reset()
    shape, size = now.masks.shape, now.masks.size
    pool = rng.integers(1, 256, size=POOL * size, dtype=np.uint8)

    def work() -> Tally:
        nonlocal now
        first = int(rand() * (POOL - 1) * size)
        marks = pool[first : first + size].reshape(shape)
        now = games.step((marks * now.masks.view(np.uint8)).argmax(axis=1))
        return Tally(BATCH, int(now.done.sum()))

    return work

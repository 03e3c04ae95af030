"""The stopwatch: what a contender offers, and how all of them are timed in turns."""

import gc
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from sys import maxsize
from typing import Any, Literal, NamedTuple

Measure = Literal["loop", "inside", "copies", "search"]
MEASURES: tuple[Measure, ...] = ("loop", "inside", "copies", "search")
COMPARED: tuple[Measure, ...] = ("loop", "inside", "copies")  # in ratios: searches do not do equal work

SEED = 20260
NO_LIMIT = maxsize
MIDGAME_POSITIONS = 8
COPY_BATCH = 4
MEASURED_GAMES = 10

# One cheap uniform choice for everybody: legal[int(rand() * len(legal))].
rand = Random(SEED).random


class Tally(NamedTuple):
    """The work of one call: decisions (or copies) done, and the games they came from."""

    done: int
    games: int = 0


class Sample(NamedTuple):
    """One timed repetition, as rates."""

    per_second: float
    games_per_second: float


Work = Callable[[], Tally]
Sampler = Callable[[float], Sample]


@dataclass(frozen=True)
class Contender:
    """A simulator under test, ours or a peer's, reduced to the calls that are timed.

    `play(position, limit)` makes at most `limit` random decisions, listing the legal moves at each and
    playing chance out in between, and returns how many it made. `inside` plays whole games in the
    simulator's own compiled code, where there is such a thing; `search` makes iterations of its tree search.
    """

    name: str
    fresh: Callable[[], Any]
    play: Callable[[Any, int], int]
    copy: Callable[[Any], Any]
    inside: Work | None = None
    search: Work | None = None


@dataclass(frozen=True)
class Entry:
    """One line of the round robin: a contender, what is measured, and how to take one sample."""

    contender: str
    measure: Measure
    sample: Sampler


@dataclass(frozen=True)
class Rates:
    """A contender's medians, per second; None where there is nothing to measure."""

    loop: float | None = None
    inside: float | None = None
    copies: float | None = None
    games: float | None = None
    search: float | None = None
    playouts: float | None = None

    def of(self, measure: Measure) -> float | None:
        """The rate of one measure."""
        return {"loop": self.loop, "inside": self.inside, "copies": self.copies, "search": self.search}[
            measure
        ]


def entries(contender: Contender, measures: Sequence[Measure] = MEASURES) -> list[Entry]:
    """Everything there is to measure of a contender, or what is wanted of it."""
    works: dict[Measure, Work] = {"loop": partial(play_out, contender)}
    if "copies" in measures:
        works["copies"] = copying(contender)
    if contender.inside is not None and "inside" in measures:
        works["inside"] = contender.inside
    if contender.search is not None:
        works["search"] = contender.search
    return [Entry(contender.name, measure, timed(works[measure])) for measure in MEASURES if measure in works]


def play_out(contender: Contender) -> Tally:
    """One game with random players, from Python."""
    return Tally(contender.play(contender.fresh(), NO_LIMIT), 1)


def copying(contender: Contender) -> Work:
    """Copies of positions half way through a game."""
    copy = contender.copy
    positions = list(islice(midgames(contender), MIDGAME_POSITIONS))

    def work() -> Tally:
        for _ in range(COPY_BATCH):
            for position in positions:
                copy(position)
        return Tally(COPY_BATCH * len(positions))

    return work


def midgames(contender: Contender) -> Iterator[Any]:
    """Positions half the usual length into a game; games already over by then are left out."""
    lengths = [play_out(contender).done for _ in range(MEASURED_GAMES)]
    half = max(1, int(statistics.mean(lengths) / 2))
    while True:
        position = contender.copy(contender.fresh())
        contender.play(position, half)
        if contender.play(contender.copy(position), 1):
            yield position


def timed(work: Work) -> Sampler:
    """Repeat a piece of work for some seconds of processor time, so that a busy neighbour counts less."""

    def sample(seconds: float) -> Sample:
        gc.collect()
        done = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            tally = work()
            done += tally.done
            games += tally.games
        return Sample(done / spent, games / spent)

    return sample


def round_robin(line_up: Sequence[Entry], rounds: int, seconds: float) -> dict[str, Rates]:
    """Sample every entry once a round, so that drifting load hits all alike, and take the medians."""
    gc.collect()
    gc.freeze()  # what the peers loaded is not scanned again and again at another's cost
    samples: dict[tuple[str, Measure], list[Sample]] = {}
    for _ in range(rounds):
        for entry in line_up:
            samples.setdefault((entry.contender, entry.measure), []).append(entry.sample(seconds))
    return {name: _medians(name, samples) for name in dict.fromkeys(entry.contender for entry in line_up)}


def _medians(name: str, samples: dict[tuple[str, Measure], list[Sample]]) -> Rates:
    def median(measure: Measure) -> float | None:
        taken = samples.get((name, measure))
        return statistics.median(sample.per_second for sample in taken) if taken else None

    def games(measure: Measure) -> float | None:
        taken = samples.get((name, measure))
        return statistics.median(sample.games_per_second for sample in taken) if taken else None

    return Rates(
        loop=median("loop"),
        inside=median("inside"),
        copies=median("copies"),
        games=games("loop"),
        search=median("search"),
        playouts=games("inside"),
    )

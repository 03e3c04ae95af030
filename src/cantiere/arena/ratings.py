"""How strong bots are: shares of the victories and ratings, with intervals. Rating maths is openskill's."""

from __future__ import annotations

import dataclasses
import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from cantiere.arena.plan import Plan, Result, names_of, won
from cantiere.core.extras import Extra
from cantiere.core.rng import Rng

Z = 1.959964  # of a 95 % interval
MOST_UPDATES = 20_000  # of ratings, in all resamples together
Interval = tuple[float, float]


@dataclasses.dataclass(frozen=True)
class Played:
    """A result with the names of who played."""

    deal: str
    names: Sequence[str]
    result: Result


@dataclasses.dataclass(frozen=True)
class Standing:
    """What is known of a bot after a run."""

    name: str
    games: int
    wins: float
    share: float
    share_interval: Interval
    score: float
    score_interval: Interval
    rank: float
    rating: float
    rating_interval: Interval


def played(plan: Plan, results: Iterable[Result], called: Mapping[str, str] | None = None) -> list[Played]:
    """Return the results of a plan, with names: those of this plan alone, or the given ones of several."""
    known = called if called is not None else names_of(plan.bots)
    names = [known[spec] for spec in plan.bots]
    return [Played(f"{','.join(names)}:{result.deal}", names, result) for result in results]


def standings(games: Sequence[Played], seed: str = "0") -> list[Standing]:
    """Return the bots, the best rated first."""
    rated = ratings(games)
    spread = rating_intervals(games, seed)
    found = [_standing(name, games, rated[name], spread[name]) for name in rated]
    return sorted(found, key=lambda one: -one.rating)


def _standing(name: str, games: Sequence[Played], rating: float, interval: Interval) -> Standing:
    mine = [(one.result, place) for one in games for place, who in enumerate(one.names) if who == name]
    tables = sum(name in one.names for one in games)
    wins = sum(won(result, place) for result, place in mine)
    scores = [float(result.scores[place]) for result, place in mine]
    share = wins / len(mine)
    return Standing(
        name,
        tables,
        wins,
        share,
        wilson(share, tables),
        statistics.mean(scores),
        mean_interval(scores),
        statistics.mean(result.ranks[place] for result, place in mine),
        rating,
        interval,
    )


def wilson(share: float, games: int) -> Interval:
    """Return the 95 % interval of a share that was found in so many games.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return (0.0, 1.0)
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return (max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the 95 % interval of a mean."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return (mean, mean)
    half = Z * statistics.stdev(values) / math.sqrt(len(values))
    return (mean - half, mean + half)


# --- ratings ---------------------------------------------------------------------------------------------


@cache
def rating_model() -> Any:
    """Return openskill's model; where it is not installed, say how it is had."""
    with Extra("arena"):
        from openskill.models import BradleyTerryPart
    return BradleyTerryPart()  # the default model gives a fourth place more than a shared second


class Rating(NamedTuple):
    """How strong somebody is, and the standard error of that."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        """The 95 % interval."""
        return (self.mu - Z * self.sigma, self.mu + Z * self.sigma)


def first_rating() -> Rating:
    """Return the rating of somebody of whom nothing is known.

    >>> first_rating().mu
    25.0
    """
    first = rating_model().rating()
    return Rating(float(first.mu), float(first.sigma))


def rated(known: Mapping[str, Rating], names: Sequence[str], ranks: Sequence[int]) -> dict[str, Rating]:
    """Return the ratings of those who have played a game, after it. Who is level has the same rank.

    Seats of one player at one table share what they learn.
    """
    model = rating_model()
    teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in names]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    found: dict[str, Rating] = {}
    for name in dict.fromkeys(names):
        mine = [after[place][0] for place, who in enumerate(names) if who == name]
        found[name] = Rating(
            statistics.fmean(one.mu for one in mine), statistics.fmean(one.sigma for one in mine)
        )
    return found


def ratings(games: Sequence[Played]) -> dict[str, float]:
    """Return each bot's rating; bots begin at 25."""
    return {name: one.mu for name, one in ratings_known(games).items()}


def ratings_known(games: Sequence[Played]) -> dict[str, Rating]:
    """Return each bot's rating after the games, with its error."""
    first = first_rating()
    known = {name: first for one in games for name in one.names}
    for one in games:
        known |= rated(known, one.names, one.result.ranks)
    return known


def rating_intervals(games: Sequence[Played], seed: str) -> dict[str, Interval]:
    """Return 95 % intervals of the ratings, from samples of the deals, drawn with replacement (bootstrap)."""
    times = max(20, min(200, MOST_UPDATES // max(1, len(games))))
    found: dict[str, list[float]] = {}
    for sample in resamples(games, times, seed):
        for name, rating in ratings(sample).items():
            found.setdefault(name, []).append(rating)
    return {name: _middle(values) for name, values in found.items()}


def resamples(games: Sequence[Played], times: int, seed: str) -> Iterable[list[Played]]:
    """Yield samples of the games, deal by deal: the games of a deal belong together."""
    deals: dict[str, list[Played]] = {}
    for one in games:
        deals.setdefault(one.deal, []).append(one)
    blocks = list(deals.values())
    rng = Rng(f"{seed}:bootstrap")
    for _ in range(times):
        yield [one for _ in blocks for one in blocks[rng.below(len(blocks))]]


def _middle(values: list[float]) -> Interval:
    ordered = sorted(values)
    cut = int(0.025 * len(ordered))
    return (ordered[cut], ordered[-1 - cut])

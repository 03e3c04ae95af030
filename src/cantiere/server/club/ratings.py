"""Ratings: who is rated by a finished game, and how. Pure functions; the maths is the arena's.

One scale for people and bots, by game and number of seats that play each other. docs/manners.md says what
resignations and seats that bots have finished count.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cantiere.arena.ratings import Rating, first_rating, rated, rating_model
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games, home_of

BOTS = "bot:"
BAND = "band:"
EVERYBODY = "all"
WIDTH = 2.0  # of a band of ratings
BANDS = 60  # within which all players are
LAST = 1_000  # a rank behind all others
FILE = "ratings.json"  # in a game's folder of data, if it has one: made by `python -m benchmarks.bot_ratings`


class Side(NamedTuple):
    """A seat of a finished game: whose it was, its rank, and whether they played to the end themselves."""

    player: str | None
    rank: int
    done: bool = True


def bot_player(bot: str) -> str:
    """Return the player that a bot is."""
    return BOTS + bot


def counts(sides: Sequence[Side]) -> bool:
    """Tell whether a game can be rated: everybody has one seat, bots as many as they like, and there are two.

    >>> counts([Side("anna", 1), Side("bot:greedy", 2), Side("bot:greedy", 3)])
    True
    >>> counts([Side("anna", 1), Side("anna", 2), Side("bot:greedy", 3)])
    False
    """
    players = [side.player for side in sides]
    people = [player for player in players if player is None or not player.startswith(BOTS)]
    return None not in people and len(set(people)) == len(people) and len(set(players)) > 1


def ranks_of(sides: Sequence[Side]) -> list[int]:
    """Return the ranks that count: who has not played to the end is behind all others, and they are level.

    >>> ranks_of([Side("anna", 1, done=False), Side("berta", 2), Side("carla", 3)])
    [1000, 2, 3]
    """
    return [side.rank if side.done else LAST for side in sides]


def after_game(known: Mapping[str, Rating], sides: Sequence[Side]) -> dict[str, Rating]:
    """Return the ratings of all who played, after the game."""
    names = [str(side.player) for side in sides]
    return rated(known, names, ranks_of(sides))


def chances(ratings: Sequence[Rating]) -> list[float]:
    """Return by what is known before a game how likely each of those who play is to win it alone.

    With two it is the model's own formula; with more, the same weights share out one victory.

    >>> [round(one, 2) for one in chances([Rating(25.0, 2.0), Rating(25.0, 2.0)])]
    [0.5, 0.5]
    >>> [round(one, 2) for one in chances([Rating(31.0, 2.0), Rating(25.0, 2.0), Rating(25.0, 2.0)])]
    [0.56, 0.22, 0.22]
    """
    beta = float(rating_model().beta)
    width = math.sqrt(2 * sum(one.sigma**2 + beta**2 for one in ratings) / len(ratings))
    most = max(one.mu for one in ratings)
    weights = [math.exp((one.mu - most) / width) for one in ratings]
    return [weight / sum(weights) for weight in weights]


def together(one: Rating, other: Rating) -> Rating:
    """Return the rating of somebody who was rated under two names: what is surer counts."""
    return one if one.sigma <= other.sigma else other


def band_of(rating: Rating) -> str:
    """Return the band of a rating: players of about that strength.

    >>> band_of(Rating(26.5, 2.0))
    'band:13'
    """
    return f"{BAND}{int(rating.mu // WIDTH)}"


def bands_above(rating: Rating) -> list[str]:
    """Return the bands above that of a rating, as far as there may be players in them.

    >>> bands_above(Rating(26.5, 2.0))[:2]
    ['band:14', 'band:15']
    """
    mine = int(rating.mu // WIDTH)
    return [f"{BAND}{band}" for band in range(mine + 1, mine + BANDS)]


def beginning(player: str, game: str, seats: int) -> Rating:
    """Return the rating with which a player begins: a bot with what the arena has found of it."""
    found = _measured(game).get(str(seats), {}).get(player.removeprefix(BOTS))
    if player.startswith(BOTS) and found is not None:
        return Rating(*found)
    return first_rating()


@functools.cache
def _measured(game: str) -> dict[str, dict[str, tuple[float, float]]]:
    """Return what the arena has found of the bots, by number of seats."""
    if game not in games():  # no longer installed
        return {}
    file = home_of(find_game(game)) / "data" / FILE
    if not file.is_file():
        return {}
    data: dict[str, dict[str, tuple[float, float]]] = json.loads(file.read_text(encoding="utf-8"))
    return data

"""The types of what is sent about the club: ratings, pages of players, the collection of finished games."""

from __future__ import annotations

from typing import TypedDict

from cantiere.server.play.types import TableLine
from cantiere.server.store.rows import Options


class RatingFacts(TypedDict):
    """How strong a player is, and half of the 95 % interval; `games` are those that were rated."""

    rating: float
    error: float
    games: int


class PlayerRating(RatingFacts):
    """A rating in a game of so many seats."""

    game: str
    seats: int


class RankedPlayer(RatingFacts):
    """A player in the list of a game and a number of seats; `bot` is its name, or null for a person."""

    player: str
    name: str
    bot: str | None
    you: bool


class RatingList(TypedDict):
    """The best rated players of a game of so many seats, of whom it is known well enough."""

    game: str
    seats: int
    players: list[RankedPlayer]


class SeatPlayer(TypedDict):
    """A seat of a table: whose page there is to see, their rating, and what the game has changed of it."""

    seat: int
    player: str | None
    rating: float | None
    error: float | None
    gain: float | None


class TablePlayers(TypedDict):
    """Who plays at a table, for the club."""

    players: list[SeatPlayer]


class PlayerResult(TypedDict):
    """Results of a player. `done`: played to the end themselves; `wins` counts shared victories in part.

    `points` is the mean of what was played to the end.
    """

    game: str
    seats: int
    options: Options
    games: int
    done: int
    wins: float
    points: float | None


class PlayedLine(TypedDict):
    """A finished game of a player; `gain`: what it changed of the rating."""

    table: str | None
    game: str
    seats: int
    ended: float
    score: int
    rank: int
    done: bool
    rating: float | None
    gain: float | None


class CardUse(TypedDict):
    """In which part of the games a player has used a card, and won then; `usual`: all players use it."""

    card: str
    label: str
    games: int
    part: float
    usual: float
    wins: float


class SourceMean(TypedDict):
    """Mean points from a source: a player's own, and those of who is rated higher (null: nobody)."""

    source: str
    label: str
    points: float
    stronger: float | None


class PlayerPage(TypedDict):
    """All about a player. From `game` on, of one game and number of seats: as asked for, or the usual ones.

    `curve` are the last games of that kind that were played to the end, the oldest first. `stronger`: how
    many games those who are rated higher have played of it. `followed`: I follow them; `may_follow`: I may.
    """

    player: str
    name: str
    bot: str | None
    you: bool
    private: bool
    guest: bool
    followed: bool
    may_follow: bool
    ratings: list[PlayerRating]
    results: list[PlayerResult]
    recent: list[PlayedLine]
    game: str | None
    seats: int | None
    curve: list[PlayedLine]
    cards: list[CardUse]
    sources: list[SourceMean]
    stronger: int


class CollectedSeat(TypedDict):
    """A seat of a finished game. `found`: it is what was looked for.

    `opening` is how it began, as it is looked for; `opening_words` the same choices as people read them.
    """

    seat: int
    name: str
    bot: str | None
    score: int
    rank: int
    opening: str
    opening_words: list[str]
    found: bool


class CollectedGame(TypedDict):
    """A finished game of the collection."""

    table: str
    name: str
    game: str
    options: Options
    ended: float
    seats: list[CollectedSeat]


class CollectedGames(TypedDict):
    """Games that were found, the latest first; ask again with `before` for the next."""

    games: list[CollectedGame]
    before: float | None


class KnownCard(TypedDict):
    """A card that can be looked for."""

    card: str
    label: str


class KnownCards(TypedDict):
    """Cards of a game that were used in finished games, by name."""

    cards: list[KnownCard]


class StrongestGame(TypedDict):
    """The strongest game that goes on at a public table, and the mean rating of the people who play it."""

    table: TableLine | None
    rating: float | None


class FollowedPlayer(TypedDict):
    """Somebody whom I follow, and the public table at which they play now."""

    player: str
    name: str
    table: TableLine | None


class FollowedPlayers(TypedDict):
    """Those whom I follow, as far as they let themselves be followed: who plays comes first."""

    players: list[FollowedPlayer]


class WeekSeat(TypedDict):
    """A seat of a game of the week; `player`: whose page there is to see."""

    seat: int
    name: str
    bot: str | None
    player: str | None
    score: int
    rank: int


class WeekGameLine(TypedDict):
    """A game of the week. `about`: the seat for which it is shown; `answers`: how many were given in it.

    `chance`: how likely, by the ratings before it, the winner was to win.
    """

    table: str
    name: str
    game: str
    ended: float
    about: int | None
    answers: int | None
    chance: float | None
    seats: list[WeekSeat]


class WeekOfGame(TypedDict):
    """What was played of one game: how often, the highest scores, the longest and the shortest."""

    game: str
    games: int
    highest: list[WeekGameLine]
    longest: list[WeekGameLine]
    shortest: list[WeekGameLine]


class WeekPlayer(TypedDict):
    """Somebody who has played much; `wins` counts shared victories in part."""

    player: str
    name: str
    games: int
    wins: float


class WeekPage(TypedDict):
    """A week at the public tables; `before` and `after` are the nearest weeks in which something was played.

    `surprises`: rated games, the winner with the least chances first.
    """

    week: str
    begins: float
    before: str | None
    after: str | None
    games: list[WeekOfGame]
    surprises: list[WeekGameLine]
    active: list[WeekPlayer]

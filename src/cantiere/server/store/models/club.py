"""What the club knows of those who play: added up when a game ends, so that no page looks through the games.

A player is a person's id, or `bot:` and a bot's name.
"""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from cantiere.server.store.models.base import Base


class Played(Base):
    """A finished game, as one seat played it."""

    __tablename__ = "plays"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str]
    seats: Mapped[int]  # that played each other
    variant: Mapped[str]  # the options that are not as usual, as JSON
    ended: Mapped[float]
    listed: Mapped[bool]
    player: Mapped[str | None]  # None: somebody who had several seats
    score: Mapped[int]
    rank: Mapped[int]
    done: Mapped[bool]  # whether they played it to the end themselves
    first: Mapped[str]  # their first choice,
    opening: Mapped[str]  # and with it some more
    mu: Mapped[float | None]  # the rating after it, where it was rated
    sigma: Mapped[float | None]
    gain: Mapped[float | None]

    __table_args__ = (
        Index("plays_player", "player", "ended"),
        Index("plays_kind", "player", "game", "seats", "ended"),
        Index("plays_ended", "ended"),
        Index("plays_game", "game", "ended"),
        Index("plays_first", "game", "first", "ended"),
    )


class PlayedCard(Base):
    """A card that a seat has used in a finished game."""

    __tablename__ = "played_cards"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    card: Mapped[str] = mapped_column(primary_key=True)
    ended: Mapped[float]

    __table_args__ = (Index("played_cards_card", "card", "ended"),)


class Rating(Base):
    """How strong a player is in a game of so many seats, and how sure that is."""

    __tablename__ = "ratings"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    changed: Mapped[float]

    __table_args__ = (Index("ratings_best", "game", "seats", "mu"),)


class Tally(Base):
    """The results of a player, added up; `band:13` are all of about that rating, `all` is everybody."""

    __tablename__ = "tallies"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    variant: Mapped[str] = mapped_column(primary_key=True)
    games: Mapped[int]
    done: Mapped[int]  # played to the end themselves: only these have points
    wins: Mapped[float]
    points: Mapped[int]


class SourceTally(Base):
    """Where the points of a player came from, added up."""

    __tablename__ = "source_tallies"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    source: Mapped[str] = mapped_column(primary_key=True)
    points: Mapped[int]


class CardTally(Base):
    """How often a player has used a card, and won then; `all` is everybody."""

    __tablename__ = "card_tallies"

    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    card: Mapped[str] = mapped_column(primary_key=True)
    games: Mapped[int]
    wins: Mapped[float]


class WeekTally(Base):
    """The games of a week at public tables: by player (`game` is empty), and by game (`all` is everybody).

    `week` counts the Mondays since 1970.
    """

    __tablename__ = "week_tallies"

    week: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    games: Mapped[int]
    wins: Mapped[float]

    __table_args__ = (
        Index("week_tallies_most", "week", "game", "games"),
        Index("week_tallies_player", "player"),
    )


class WeekGame(Base):
    """What a finished game at a public table may be remembered for, of those who played each other."""

    __tablename__ = "week_games"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    first: Mapped[int] = mapped_column(primary_key=True)  # the first of their seats
    week: Mapped[int]
    game: Mapped[str]
    ended: Mapped[float]
    best: Mapped[int | None]  # the seat with the highest score, of those who played to the end themselves,
    score: Mapped[int | None]  # and that score
    answers: Mapped[int | None]  # how many were given, where all played to the end themselves
    winner: Mapped[int | None]  # the seat that has won a rated game alone,
    chance: Mapped[float | None]  # and what its chances were by the ratings before it

    __table_args__ = (
        Index("week_games_score", "week", "game", "score"),
        Index("week_games_answers", "week", "game", "answers"),
        Index("week_games_chance", "week", "chance"),
    )

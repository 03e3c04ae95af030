"""How strong players are: at a table, on their pages, and the lists of the best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from cantiere.arena.ratings import Rating as Strength
from cantiere.arena.ratings import Z
from cantiere.bots import LEVELS
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.club.players import shown
from cantiere.server.club.ratings import BOTS, beginning, bot_player
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.types.club import PlayerRating, RankedPlayer, RatingFacts, RatingList
from cantiere.server.people.people import Who
from cantiere.server.store.models import Person, Rating

LISTED = 100  # players in a list
SURE = 5.0  # whose rating's error is larger is not listed yet


def facts_of(mu: float, sigma: float, count: int) -> RatingFacts:
    """Return a rating as it is shown, with its 95 % error."""
    return {"rating": round(mu, 1), "error": round(Z * sigma, 1), "games": count}


def ratings_of(c: Connection, players: Sequence[str], game: str, seats: int) -> dict[str, RatingFacts]:
    """Return the ratings of players in a game; bots have one before they have played here."""
    mine = (Rating.player.in_(players), Rating.game == game, Rating.seats == seats)
    found = {
        row.player: facts_of(row.mu, row.sigma, row.games)
        for row in c.execute(select(Rating.__table__).where(*mine))
    }
    unknown = beginning("", game, seats)
    for player in players:
        first = beginning(player, game, seats)
        if player not in found and first != unknown:
            found[player] = facts_of(*first, 0)
    return found


def best_players(c: Connection, who: Who | None, game: str, seats: int, lang: str) -> RatingList:
    """Return the best rated whom somebody may see, and of whom it is known well enough."""
    scale = (Rating.game == game, Rating.seats == seats, Rating.sigma <= SURE)
    people = (
        select(Rating.__table__, Person.name)
        .join(Person, Person.id == Rating.player)
        .where(*scale, shown(who))
        .order_by(Rating.mu.desc())
        .limit(LISTED)
    )
    found: list[RankedPlayer] = [
        {
            "player": row.player,
            "name": row.name,
            "bot": None,
            "you": who is not None and row.player == who.id,
            **facts_of(row.mu, row.sigma, row.games),
        }
        for row in c.execute(people)
    ]
    found += _machines(c, game, seats, lang)
    found.sort(key=lambda one: -one["rating"])
    return {"game": game, "seats": seats, "players": found[:LISTED]}


def _machines(c: Connection, game: str, seats: int, lang: str) -> Iterator[RankedPlayer]:
    """Yield the bots: the levels, which the arena has rated before, and others that are known well enough."""
    mine = (Rating.game == game, Rating.seats == seats, Rating.player.like(BOTS + "%"))
    known = {
        row.player: (Strength(row.mu, row.sigma), row.games)
        for row in c.execute(select(Rating.__table__).where(*mine))
    }
    texts = texts_of(None, lang)
    first = {player: (beginning(player, game, seats), 0) for player in map(bot_player, LEVELS)}
    for player, (strength, count) in (first | known).items():
        if strength.sigma <= SURE or player in first:
            bot, facts = player.removeprefix(BOTS), facts_of(strength.mu, strength.sigma, count)
            yield {"player": player, "name": texts.bot(bot), "bot": bot, "you": False, **facts}


def own_ratings(c: Connection, player: str) -> list[PlayerRating]:
    """Return all ratings of a player; of a bot also where only the arena has rated it."""
    rows = c.execute(select(Rating.__table__).where(Rating.player == player))
    facts = {(row.game, row.seats): facts_of(row.mu, row.sigma, row.games) for row in rows}
    for game in games():
        for seats in find_game(game).seat_counts:
            first = beginning(player, game, seats)
            if first != beginning("", game, seats):
                facts.setdefault((game, seats), facts_of(*first, 0))
    found: list[PlayerRating] = [
        {"game": game, "seats": seats, **one} for (game, seats), one in facts.items()
    ]
    return sorted(found, key=lambda one: (one["game"], one["seats"]))

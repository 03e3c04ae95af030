"""The pages of players, and the lists of the best: all of it from sums that are kept up to date."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from cantiere.arena.ratings import Rating as Strength
from cantiere.core.registry import games
from cantiere.server.club.entry import sides_of
from cantiere.server.club.following import follows, may_follow
from cantiere.server.club.known_ratings import best_players, facts_of, own_ratings, ratings_of
from cantiere.server.club.players import Known, known_players
from cantiere.server.club.ratings import EVERYBODY, bands_above, beginning
from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.types.club import (
    CardUse,
    PlayedLine,
    PlayerPage,
    PlayerResult,
    RatingFacts,
    RatingList,
    SeatPlayer,
    SourceMean,
)
from cantiere.server.people.people import Who
from cantiere.server.play.access import check_sees
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.models import CardTally, Played, Rating, SourceTally, Tally

ME = "me"
RECENT = 20  # games on a page
CURVE = 200  # games in a curve
CARDS = 10


class Profiles:
    """Finds what pages about players show."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.database = live_tables.database

    async def page(
        self, who: Who | None, player: str, game: str | None, seats: int | None, lang: str
    ) -> PlayerPage:
        """Return a player's page, if somebody may see it; whoever hides is not there for others."""
        if player == ME:
            if who is None:
                raise Problem(401, "who", "Say your name first: POST /api/session.")
            player = who.id

        def look(c: Connection) -> PlayerPage:
            known = known_players(c, [player], who).get(player)
            if known is None:
                raise not_found("there is no such player")
            return _page(c, known, who, game, seats, lang)

        return await self.database.read(look)

    async def best(self, who: Who | None, game: str, seats: int, lang: str) -> RatingList:
        """Return the best rated players whom somebody may see."""
        return await self.database.read(lambda c: best_players(c, who, game, seats, lang))

    async def at_table(self, who: Who | None, table: str, invite: str | None) -> list[SeatPlayer]:
        """Return whose pages lead from the seats of a table, and how strong they are in its game."""
        async with self.live_tables.hold(table, fresh=False) as live:
            check_sees(live, who, invite)
            game, count = str(live.row["game"]), len(live.seats)
            sides = sides_of(live.seats, [0] * count)
        players = [side.player for side in sides]

        def look(c: Connection) -> list[SeatPlayer]:
            known = known_players(c, players, who)
            mine = (Played.table == table, Played.mu.is_not(None))
            after = {row.seat: row for row in c.execute(select(Played.__table__).where(*mine))}
            rated = ratings_of(c, list(known), game, count)
            return [_seat(seat, player, known, after.get(seat), rated) for seat, player in enumerate(players)]

        return await self.database.read(look)


def _seat(
    seat: int, player: str | None, known: dict[str, Known], after: Any, rated: dict[str, RatingFacts]
) -> SeatPlayer:
    """Return a seat: with the rating after its game where that was rated, else with the one of today."""
    if player is None or player not in known:
        return {"seat": seat, "player": None, "rating": None, "error": None, "gain": None}
    facts = facts_of(after.mu, after.sigma, 0) if after is not None else rated.get(player)
    return {
        "seat": seat,
        "player": player,
        "rating": facts["rating"] if facts is not None else None,
        "error": facts["error"] if facts is not None else None,
        "gain": round(after.gain, 1) if after is not None else None,
    }


# --- one page --------------------------------------------------------------------------------------------


def _page(
    c: Connection, known: Known, who: Who | None, game: str | None, seats: int | None, lang: str
) -> PlayerPage:
    player, you = known.player, who is not None and who.id == known.player
    tallies = list(c.execute(select(Tally.__table__).where(Tally.player == player)))
    game, seats = _usual(tallies, game, seats)
    recent = _lines(c, player, you, RECENT)
    page: PlayerPage = {
        "player": player,
        "name": texts_of(None, lang).bot(known.bot) if known.bot is not None else known.name,
        "bot": known.bot,
        "you": you,
        "private": known.private,
        "guest": known.guest,
        "followed": follows(c, who, player),
        "may_follow": may_follow(c, who, player),
        "ratings": own_ratings(c, player),
        "results": [_result(row) for row in sorted(tallies, key=lambda row: -row.games)],
        "recent": recent,
        "game": game,
        "seats": seats,
        "curve": [],
        "cards": [],
        "sources": [],
        "stronger": 0,
    }
    if game is not None and seats is not None and game in games():
        kind = (Played.game == game, Played.seats == seats, Played.done.is_(True))
        page["curve"] = _lines(c, player, you, CURVE, *kind)[::-1]
        page["cards"] = _cards(c, player, game, sum(row.done for row in tallies if row.game == game), lang)
        page["sources"], page["stronger"] = _sources(c, player, tallies, game, seats, lang)
    return page


def _usual(tallies: Sequence[Any], game: str | None, seats: int | None) -> tuple[str | None, int | None]:
    """Return the game and number of seats that were asked for, or what was played most."""
    played: dict[tuple[str, int], int] = defaultdict(int)
    for row in tallies:
        if game in (None, row.game) and seats in (None, row.seats):
            played[row.game, row.seats] += row.games
    return max(played, key=lambda one: played[one]) if played else (game, seats)


def _result(row: Any) -> PlayerResult:
    return {
        "game": row.game,
        "seats": row.seats,
        "options": json.loads(row.variant or "{}"),
        "games": row.games,
        "done": row.done,
        "wins": round(row.wins, 2),
        "points": round(row.points / row.done, 1) if row.done else None,
    }


def _lines(c: Connection, player: str, you: bool, most: int, *more: Any) -> list[PlayedLine]:
    """Return the last games of a player; to a private table only they are led."""
    query = select(Played.__table__).where(Played.player == player, *more)
    return [
        {
            "table": row.table if you or row.listed else None,
            "game": row.game,
            "seats": row.seats,
            "ended": row.ended,
            "score": row.score,
            "rank": row.rank,
            "done": row.done,
            "rating": round(row.mu, 1) if row.mu is not None else None,
            "gain": round(row.gain, 1) if row.gain is not None else None,
        }
        for row in c.execute(query.order_by(Played.ended.desc()).limit(most))
    ]


def _cards(c: Connection, player: str, game: str, done: int, lang: str) -> list[CardUse]:
    """Return a player's favourites: what they use more often than all others do."""
    texts = texts_of(game, lang)
    everybody, total = _everybody(c, game)
    mine = select(CardTally.__table__).where(CardTally.player == player, CardTally.game == game)
    found: list[CardUse] = [
        {
            "card": row.card,
            "label": texts.say(row.card),
            "games": row.games,
            "part": round(row.games / max(1, done), 3),
            "usual": round(everybody.get(row.card, 0) / total, 3),
            "wins": round(row.wins / row.games, 3),
        }
        for row in c.execute(mine)
        if texts.knows(row.card)
    ]
    return sorted(found, key=lambda one: (-one["part"], -(one["part"] - one["usual"]), one["card"]))[:CARDS]


def _everybody(c: Connection, game: str) -> tuple[dict[str, int], int]:
    """Return how often each card was used by anybody, and how many seats have played."""
    used = select(CardTally.card, CardTally.games)
    rows = c.execute(used.where(CardTally.player == EVERYBODY, CardTally.game == game))
    done = select(func.sum(Tally.done)).where(Tally.player == EVERYBODY, Tally.game == game)
    return {row.card: row.games for row in rows}, max(1, int(c.scalar(done) or 0))


def _sources(
    c: Connection, player: str, tallies: Sequence[Any], game: str, seats: int, lang: str
) -> tuple[list[SourceMean], int]:
    """Return where a player makes points, beside those rated higher, and how many games those have played."""
    texts = texts_of(game, lang)
    mine = (SourceTally.game == game, SourceTally.seats == seats)
    done = sum(row.done for row in tallies if (row.game, row.seats) == (game, seats))
    own = _added(c, *mine, SourceTally.player == player)
    row = c.execute(
        select(Rating.mu, Rating.sigma).where(
            Rating.player == player, Rating.game == game, Rating.seats == seats
        )
    ).first()
    strength = Strength(*row) if row is not None else beginning(player, game, seats)
    above = bands_above(strength)
    others = _added(c, *mine, SourceTally.player.in_(above))
    played = (Tally.player.in_(above), Tally.game == game, Tally.seats == seats)
    count = int(c.scalar(select(func.sum(Tally.done)).where(*played)) or 0)
    by_label: dict[str, SourceMean] = {}
    for source in dict.fromkeys((*own, *others)):
        label = texts.source(source)
        one = by_label.setdefault(label, {"source": source, "label": label, "points": 0.0, "stronger": 0.0})
        one["points"] += own.get(source, 0) / max(1, done)
        one["stronger"] = (one["stronger"] or 0.0) + others.get(source, 0) / max(1, count)
    for one in by_label.values():
        one["points"] = round(one["points"], 2)
        one["stronger"] = round(one["stronger"] or 0.0, 2) if count else None
    return sorted(by_label.values(), key=lambda one: -abs(one["points"])), count


def _added(c: Connection, *where: Any) -> dict[str, int]:
    query = select(SourceTally.source, func.sum(SourceTally.points)).where(*where)
    return {source: int(points) for source, points in c.execute(query.group_by(SourceTally.source))}

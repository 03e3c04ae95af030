"""The games that go on at public tables: who plays where, and how strong they are. Looked at now and then."""

from __future__ import annotations

import statistics
import time
from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, select

from cantiere.arena.ratings import Rating as Strength
from cantiere.server.club.players import known_players
from cantiere.server.club.ratings import beginning
from cantiere.server.store.database import Database
from cantiere.server.store.models import PERSON, RUNNING, Rating, Seat, Table

MOST = 300  # tables, those at which something has happened last
LASTS = 3.0  # seconds for which what was found is good enough


class Going(NamedTuple):
    """A table at which a game goes on: the people who play (no bot sits in for them).

    `rating` is their mean; `strength` the mean of what they are at least, by which tables are compared.
    """

    table: str
    seated: frozenset[str]
    people: frozenset[str]
    rating: float
    strength: float


class GoingOn:
    """Knows what goes on, as it was a moment ago: everybody in the lobby asks."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._found: list[Going] = []
        self._until = 0.0

    async def tables(self) -> list[Going]:
        """Return the tables, those where something has happened last first."""
        if time.monotonic() >= self._until:
            self._found = await self.database.read(going_on)
            self._until = time.monotonic() + LASTS
        return self._found


def going_on(c: Connection) -> list[Going]:
    """Return the games that go on at public tables, the last `MOST`."""
    query = (
        select(Table.id, Table.game)
        .where(Table.status == RUNNING, Table.listed.is_(True))
        .where(Table.source == "play", Table.trouble.is_(None))
        .order_by(Table.changed.desc())
        .limit(MOST)
    )
    games = {row.id: row.game for row in c.execute(query)}
    seats: dict[str, list[tuple[str | None, bool]]] = {table: [] for table in games}
    sitting = select(Seat.table, Seat.person, Seat.kind, Seat.bot).where(Seat.table.in_(games))
    for row in c.execute(sitting):
        person = row.person if row.kind == PERSON else None
        seats[row.table].append((person, person is not None and row.bot is None))
    people = {table: frozenset(one for one, plays in seats[table] if plays and one) for table in games}
    scales: dict[tuple[str, int], set[str]] = {}
    for table, game in games.items():
        scales.setdefault((game, len(seats[table])), set()).update(people[table])
    ratings = _ratings(c, scales)
    found = []
    for table, game in games.items():
        if people[table]:
            scale = (game, len(seats[table]))
            first = beginning("", *scale)
            strong = [ratings.get((person, *scale), first) for person in people[table]]
            seated = frozenset(person for person, _ in seats[table] if person is not None)
            mean = statistics.fmean(one.mu for one in strong)
            least = statistics.fmean(one.interval[0] for one in strong)
            found.append(Going(table, seated, people[table], mean, least))
    return found


def _ratings(
    c: Connection, scales: Mapping[tuple[str, int], Collection[str]]
) -> dict[tuple[str, str, int], Strength]:
    """Return the ratings that everybody may see, by game and number of seats: who hides is unknown."""
    known = known_players(c, {person for people in scales.values() for person in people}, None)
    found = {}
    for (game, seats), people in scales.items():
        mine = (Rating.game == game, Rating.seats == seats, Rating.player.in_(known.keys() & people))
        for row in c.execute(select(Rating.player, Rating.mu, Rating.sigma).where(*mine)):
            found[row.player, game, seats] = Strength(row.mu, row.sigma)
    return found

"""How strong the bot is that plays "about as strong as I am": found from the games a person has finished.

Nothing is kept besides those games: from a beginner's strength on, each of them moves it a little, up after a
victory and down after a defeat. So it goes on from game to game, in each game by itself, on every server.
"""

from __future__ import annotations

import statistics
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.orm import aliased

from cantiere.bots import EVEN
from cantiere.bots.even import USUAL, adapted
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.database import Database
from cantiere.server.store.models import BOT, OVER, PERSON, Seat, Table

REMEMBERED = 1000  # tables: within a game the strength stays
LOOKED_AT = 40  # games of a person, the last ones: what was before them hardly counts


class Strengths:
    """Finds the strength for a table when its bot is first asked."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: OrderedDict[str, int] = OrderedDict()

    async def bot(self, live: LiveTable, name: str) -> str:
        """Return the bot that answers at a table: `even` with its strength, any other as it is."""
        if name != EVEN:
            return name
        if live.id not in self._known:
            people = sorted({person for seat in live.seats if (person := seat["person"]) is not None})
            game, created = str(live.row["game"]), float(live.row["created"])
            found = await self.database.read(
                lambda c: [strength(_games(c, person, game, created)) for person in people]
            )
            self._known[live.id] = round(statistics.fmean(found or [USUAL]))
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return f"{EVEN}:{max(1, self._known[live.id])}"


def strength(games: Iterable[tuple[float, int]]) -> float:
    """Return the strength after games, each as the person's part of the victory and the number of seats.

    >>> strength([(1.0, 2), (1.0, 2), (0.0, 2)])
    46.0
    """
    now = float(USUAL)
    for won, seats in games:
        now = adapted(now, won, seats)
    return now


def _games(c: Connection, person: str, game: str, before: float) -> list[tuple[float, int]]:
    """Return the finished games of a person against this bot that were begun before, the oldest first."""
    its = aliased(Seat)
    met = select(its.seat).where(its.table == Table.id, its.kind == BOT, its.bot == EVEN).exists()
    mine = (Seat.table == Table.id, Seat.person == person, Seat.kind == PERSON)
    over = (Table.game == game, Table.status == OVER, Table.how.is_(None), Table.created < before)
    asked = (
        select(Table.id, Seat.seat, Seat.resigned, Table.result)
        .where(*mine, *over, met)
        .order_by(Table.created.desc())
        .limit(LOOKED_AT)
    )
    return [
        (0.0 if row.resigned else _won(row.result, row.seat), len(row.result["ranking"]))
        for row in reversed(c.execute(asked).all())
        if row.result is not None
    ]


def _won(result: dict[str, Any], seat: int) -> float:
    ranking: list[int] = result["ranking"]
    return 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0

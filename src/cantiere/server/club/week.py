"""The week: what was played at public tables, what it may be remembered for, who played most.

`books.py` enters it game by game (`Week`); the page takes a few rows from the ends of indexes.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select

from cantiere.arena.ratings import Rating as Strength
from cantiere.server.club.entry import Entry
from cantiere.server.club.players import known_players, shown
from cantiere.server.club.ratings import BOTS, EVERYBODY, chances, counts
from cantiere.server.common.errors import not_found
from cantiere.server.gate.names import row_names
from cantiere.server.gate.types.club import WeekGameLine, WeekOfGame, WeekPage, WeekPlayer
from cantiere.server.store.database import Database
from cantiere.server.store.models import BOT, Person, Played, Seat, Table, WeekGame, WeekTally
from cantiere.server.store.sums import add_up

ANY = ""  # in place of a game: all of them together
DAY = 24 * 3600.0
MONDAY = 4 * DAY  # the first one after the beginning of time
HIGHEST, SURPRISES, ACTIVE = 3, 5, 10  # lines of each kind
TOLD = 12  # weeks in the feed


def week_of(at: float) -> int:
    """Return the week of a time, by UTC: weeks begin on Mondays.

    >>> week_of(1763337600.0) - week_of(1763337599.0)  # Monday, 17 November 2025, midnight
    1
    """
    return int((at - MONDAY) // (7 * DAY))


def named(week: int) -> str:
    """Return a week as ISO 8601 calls it.

    >>> named(week_of(1763337600.0))
    '2025-W47'
    """
    monday = datetime.datetime.fromtimestamp(MONDAY + 7 * DAY * week, datetime.UTC)
    year, number, _ = monday.isocalendar()
    return f"{year:04}-W{number:02}"


def week_called(name: str) -> int:
    """Return the week of a name.

    >>> named(week_called("2020-W53"))
    '2020-W53'
    """
    try:
        monday = datetime.datetime.fromisocalendar(int(name[:4]), int(name[6:]), 1)
    except ValueError:
        raise not_found("there is no such week") from None
    return week_of(monday.replace(tzinfo=datetime.UTC).timestamp())


class Week:
    """What a game adds to its week."""

    def __init__(self) -> None:
        self.tallies: list[dict[str, Any]] = []
        self.games: list[dict[str, Any]] = []

    def add(self, entry: Entry, group: Sequence[int], before: Mapping[str, Strength]) -> None:
        """Add those who played each other."""
        week, sides = week_of(entry.ended), [entry.sides[seat] for seat in group]
        one = {"week": week, "games": 1}
        if group == entry.groups[0]:  # several tables in one are one game
            self.tallies.append({**one, "player": EVERYBODY, "game": entry.game, "wins": 0.0})
        ranks = [side.rank for side in sides]
        for side in sides:
            if side.player is not None and side.done and not side.player.startswith(BOTS):
                won = 1.0 / ranks.count(1) if side.rank == 1 else 0.0
                self.tallies.append({**one, "player": side.player, "game": ANY, "wins": won})
        done = [seat for seat in group if entry.sides[seat].done]
        best = max(done, key=lambda seat: entry.scores[seat], default=None)
        row = {"table": entry.table, "first": group[0], "week": week, "game": entry.game}
        row |= {"ended": entry.ended, "best": best, "answers": entry.answers if done == [*group] else None}
        row |= {"score": entry.scores[best] if best is not None else None}
        self.games.append({**row, **_surprise(entry, group, before)})

    def write(self, c: Connection) -> None:
        """Write it."""
        add_up(c, WeekTally, self.tallies)
        if self.games:
            c.execute(insert(WeekGame), self.games)


def _surprise(entry: Entry, group: Sequence[int], before: Mapping[str, Strength]) -> dict[str, Any]:
    """Return who has won a rated game alone, and how likely that was."""
    sides = [entry.sides[seat] for seat in group]
    winners = [place for place, side in enumerate(sides) if side.rank == 1]
    if not entry.rated or not counts(sides) or len(winners) != 1 or not all(side.done for side in sides):
        return {"winner": None, "chance": None}
    likely = chances([before[str(side.player)] for side in sides])
    return {"winner": group[winners[0]], "chance": likely[winners[0]]}


# --- the page --------------------------------------------------------------------------------------------


class Weeks:
    """Finds what the page of a week shows. It is the same for everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def page(self, week: int, lang: str) -> WeekPage:
        """Return the page of a week."""
        return await self.database.read(lambda c: _page(c, week, lang))

    async def over(self, now: int) -> dict[int, dict[str, int]]:
        """Return the latest weeks before one, and how often each game was played in them."""
        mine = (WeekTally.player == EVERYBODY, WeekTally.week < now, WeekTally.week >= now - TOLD)
        query = select(WeekTally.__table__).where(*mine).order_by(WeekTally.week, WeekTally.games.desc())

        def look(c: Connection) -> dict[int, dict[str, int]]:
            found: dict[int, dict[str, int]] = {}
            for row in c.execute(query):
                found.setdefault(row.week, {})[row.game] = row.games
            return found

        return await self.database.read(look)


def begins(week: int) -> float:
    """Return when a week begins."""
    return MONDAY + 7 * DAY * week


def _page(c: Connection, week: int, lang: str) -> WeekPage:
    mine = (WeekTally.week == week, WeekTally.player == EVERYBODY)
    played = {row.game: row.games for row in c.execute(select(WeekTally.__table__).where(*mine))}
    ends = {game: _ends(c, week, game) for game in played}
    surprises = c.execute(
        select(WeekGame.__table__)
        .where(WeekGame.week == week, WeekGame.chance.is_not(None))
        .order_by(WeekGame.chance)
        .limit(SURPRISES)
    ).all()
    rows = [*surprises, *(row for found in ends.values() for some in found for row in some)]
    lines = _Lines(c, {row.table for row in rows}, lang)
    games: list[WeekOfGame] = [
        {
            "game": game,
            "games": played[game],
            "highest": [lines.of(row, row.best) for row in highest],
            "longest": [lines.of(row, None) for row in longest],
            "shortest": [lines.of(row, None) for row in shortest],
        }
        for game, (highest, longest, shortest) in ends.items()
    ]
    return {
        "week": named(week),
        "begins": begins(week),
        "before": _other(c, func.max(WeekTally.week), WeekTally.week < week),
        "after": _other(c, func.min(WeekTally.week), WeekTally.week > week),
        "games": sorted(games, key=lambda one: (-one["games"], one["game"])),
        "surprises": [lines.of(row, row.winner) for row in surprises if lines.surprises(row)],
        "active": _active(c, week),
    }


def _other(c: Connection, which: Any, where: Any) -> str | None:
    found = c.scalar(select(which).where(where))
    return named(found) if found is not None else None


def _ends(c: Connection, week: int, game: str) -> tuple[list[Any], list[Any], list[Any]]:
    """Return the games with the highest scores, the longest and the shortest; of one there is no shortest."""
    mine = (WeekGame.week == week, WeekGame.game == game)
    found = select(WeekGame.__table__).where(*mine)
    scored = found.where(WeekGame.score.is_not(None)).order_by(WeekGame.score.desc())
    long = found.where(WeekGame.answers.is_not(None))
    longest = c.execute(long.order_by(WeekGame.answers.desc()).limit(1)).all()
    shortest = c.execute(long.order_by(WeekGame.answers).limit(1)).all()
    return (
        list(c.execute(scored.limit(HIGHEST))),
        list(longest),
        [row for row in shortest if row.answers < longest[0].answers],
    )


def _active(c: Connection, week: int) -> list[WeekPlayer]:
    """Return who played most to the end: people whose pages everybody may see."""
    query = (
        select(WeekTally.__table__, Person.name)
        .join(Person, Person.id == WeekTally.player)
        .where(WeekTally.week == week, WeekTally.game == ANY, shown(None))
        .order_by(WeekTally.games.desc(), WeekTally.wins.desc())
        .limit(ACTIVE)
    )
    return [
        {"player": row.player, "name": row.name, "games": row.games, "wins": round(row.wins, 2)}
        for row in c.execute(query)
    ]


class _Lines:
    """Games as the page shows them: who sat where, whatever they are remembered for."""

    def __init__(self, c: Connection, tables: Collection[str], lang: str) -> None:
        names = select(Table.id, Table.name).where(Table.id.in_(tables))
        self._names = {row.id: row.name for row in c.execute(names)}
        both = (Seat.table == Played.table) & (Seat.seat == Played.seat)
        columns = (Seat.name, Seat.kind, Seat.bot, Played.table, Played.seat, Played.score)
        query = select(*columns, Played.player, Played.rank, Played.seats).join(Seat, both)
        self._seats = list(c.execute(query.where(Played.table.in_(tables)).order_by(Played.seat)))
        self._lang = lang
        self._known = known_players(c, {one.player for one in self._seats}, None)

    def surprises(self, row: Any) -> bool:
        """Tell whether the winner's chances were less than those of equals."""
        mine = (one for one in self._seats if (one.table, one.seat) == (row.table, row.winner))
        return any(row.chance * one.seats < 1 for one in mine)

    def of(self, row: Any, about: int | None) -> WeekGameLine:
        """Return a game; `about`: the seat that it is about."""
        sitting = [one for one in self._seats if one.table == row.table]
        return {
            "table": row.table,
            "name": self._names[row.table],
            "game": row.game,
            "ended": row.ended,
            "about": about,
            "answers": row.answers,
            "chance": round(row.chance, 4) if row.chance is not None else None,
            "seats": [
                {
                    "seat": one.seat,
                    "name": name,
                    "bot": one.bot if one.kind == BOT else None,
                    "player": one.player if one.player in self._known else None,
                    "score": one.score,
                    "rank": one.rank,
                }
                for one, name in zip(sitting, row_names(sitting, self._lang), strict=True)
            ],
        }

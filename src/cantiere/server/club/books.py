"""The books of the club: each finished game is entered once, and with it all that pages show is added up.

Whoever finds a finished game that is not entered (the server it ended on, or any that looks around) does it;
the mark on the table and everything else are one transaction.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from cantiere.arena.ratings import Rating as Strength
from cantiere.server.club.entry import Entry, entry_of
from cantiere.server.club.ratings import EVERYBODY, after_game, band_of, beginning, counts
from cantiere.server.club.week import Week
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.models import (
    OVER,
    CardTally,
    Person,
    Played,
    PlayedCard,
    Rating,
    SourceTally,
    Table,
    Tally,
    WeekTally,
)
from cantiere.server.store.sums import add_up

TOGETHER = 50  # games that are entered in one look

log = logging.getLogger("cantiere.server.books")


class Books:
    """Enters finished games."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.database = live_tables.database

    async def enter(self, table: str) -> None:
        """Enter a finished game, unless it is entered."""
        async with self.live_tables.hold(table) as live:
            if live.status != OVER or live.row["booked"] is not None:
                return
            entry, at = entry_of(live), time.time()
            await self.database.write(lambda c: write_entry(c, table, entry, at))
            live.row["booked"] = at

    async def sweep(self) -> None:
        """Enter what was left lying, the oldest first: ratings follow the order of the games."""
        lying = (Table.status == OVER, Table.booked.is_(None))
        found = select(Table.id).where(*lying).order_by(Table.changed).limit(TOGETHER)
        for table in await self.database.read(lambda c: list(c.scalars(found))):
            try:
                await self.enter(table)
            except Exception as error:  # whatever is wrong with one table, the others go on
                log.error("books", extra={"table": table, "error": type(error).__name__}, exc_info=error)


def write_entry(c: Connection, table: str, entry: Entry | None, at: float) -> None:
    """Mark a table as entered, and add up what it brings, if that was still to do."""
    still = (Table.id == table, Table.status == OVER, Table.booked.is_(None))
    if c.execute(update(Table).where(*still).values(booked=at)).rowcount != 1 or entry is None:
        return
    plays: list[dict[str, Any]] = []
    cards: list[dict[str, Any]] = []
    sums, week = Sums(), Week()
    for group in entry.groups:
        before, after = _rate(c, entry, group, at)
        plays += [_play(entry, seat, len(group), before, after) for seat in group]
        cards += [
            {"table": table, "seat": seat, "card": card, "ended": entry.ended}
            for seat in group
            for card in entry.sheets[seat].cards
        ]
        if entry.whole:
            for seat in group:
                sums.add(entry, group, seat, before)
            if entry.listed:
                week.add(entry, group, before)
    c.execute(insert(Played), plays)
    if cards:
        c.execute(insert(PlayedCard), cards)
    sums.write(c)
    week.write(c)
    _forget_the_gone(c, entry)


def _forget_the_gone(c: Connection, entry: Entry) -> None:
    """Keep nothing of whoever has deleted their account while a bot played on for them."""
    players = {side.player for side in entry.sides} - {None}
    gone = select(Person.id).where(Person.id.in_(players), Person.gone.is_not(None))
    for player in list(c.scalars(gone)):
        for summed in (Rating, Tally, SourceTally, CardTally, WeekTally):
            c.execute(delete(summed).where(summed.player == player))
        forgotten = dict.fromkeys(("player", "mu", "sigma", "gain"))
        c.execute(update(Played).where(Played.player == player).values(**forgotten))


# --- ratings ---------------------------------------------------------------------------------------------


def _rate(
    c: Connection, entry: Entry, group: Sequence[int], at: float
) -> tuple[dict[str, Strength], dict[str, Strength]]:
    """Return the ratings of those who have one before the game; and after it, if it is rated."""
    sides = [entry.sides[seat] for seat in group]
    players = sorted({side.player for side in sides if side.player is not None})
    scale = (Rating.game == entry.game, Rating.seats == len(group))
    found = select(Rating.__table__).where(*scale, Rating.player.in_(players)).order_by(Rating.player)
    rows = {row.player: row for row in c.execute(found.with_for_update())}
    known = {player: Strength(row.mu, row.sigma) for player, row in rows.items()}
    first = {player: beginning(player, entry.game, len(group)) for player in players if player not in known}
    if not entry.rated or not counts(sides):
        unknown = beginning("", entry.game, len(group))
        return known | {player: one for player, one in first.items() if one != unknown}, {}
    after = after_game(known | first, sides)
    for player, one in sorted(after.items()):
        values = {"mu": one.mu, "sigma": one.sigma, "changed": at}
        if player in rows:
            mine = update(Rating).where(*scale, Rating.player == player)
            c.execute(mine.values(games=Rating.games + 1, **values))
        else:
            key = {"player": player, "game": entry.game, "seats": len(group)}
            c.execute(insert(Rating).values(games=1, **key, **values))
    return known | first, after


def _play(
    entry: Entry, seat: int, seats: int, before: dict[str, Strength], after: dict[str, Strength]
) -> dict[str, Any]:
    side, sheet = entry.sides[seat], entry.sheets[seat]
    now = after.get(side.player or "")
    return {
        "table": entry.table,
        "seat": seat,
        "game": entry.game,
        "seats": seats,
        "variant": entry.variant,
        "ended": entry.ended,
        "listed": entry.listed,
        "player": side.player,
        "score": entry.scores[seat],
        "rank": side.rank,
        "done": side.done and entry.whole,
        "first": sheet.first,
        "opening": sheet.opening,
        "mu": now.mu if now is not None else None,
        "sigma": now.sigma if now is not None else None,
        "gain": now.mu - before[str(side.player)].mu if now is not None else None,
    }


# --- sums ------------------------------------------------------------------------------------------------


class Sums:
    """What a game adds to the sums of each player, and of the band of ratings that they are in."""

    def __init__(self) -> None:
        self.tallies: list[dict[str, Any]] = []
        self.sources: list[dict[str, Any]] = []
        self.cards: list[dict[str, Any]] = []

    def add(self, entry: Entry, group: Sequence[int], seat: int, before: dict[str, Strength]) -> None:
        """Add what a seat has done."""
        side, sheet = entry.sides[seat], entry.sheets[seat]
        won = _won([entry.sides[one].rank for one in group], side.rank) if side.done else 0.0
        scale = {"game": entry.game, "seats": len(group)}
        result = {
            "games": 1,
            "done": int(side.done),
            "wins": won,
            "points": entry.scores[seat] if side.done else 0,
        }
        strength = before.get(side.player or "")
        band = band_of(strength) if strength is not None else None
        for player in {side.player, band if side.done else None, EVERYBODY} - {None}:
            self.tallies.append({"player": player, **scale, "variant": entry.variant, **result})
            if side.done and player != EVERYBODY:
                self.sources += [
                    {"player": player, **scale, "source": source, "points": points}
                    for source, points in sheet.sources.items()
                ]
        if side.done:
            self.cards += [
                {"player": player, "game": entry.game, "card": card, "games": 1, "wins": won}
                for player in {side.player, EVERYBODY} - {None}
                for card in sheet.cards
            ]

    def write(self, c: Connection) -> None:
        """Write them."""
        add_up(c, Tally, self.tallies)
        add_up(c, SourceTally, self.sources)
        add_up(c, CardTally, self.cards)


def _won(ranks: Sequence[int], rank: int) -> float:
    return 1.0 / ranks.count(1) if rank == 1 else 0.0

"""The collection of finished games: found by opening, card, result and person, and given to researchers.

Only games at listed tables are in it, and one's own. People who hide are not found by their name.
"""

from __future__ import annotations

import gzip
import io
import json
import time
from collections.abc import Iterator, Sequence
from typing import Any, TypedDict, cast

from sqlalchemy import Connection, Select, Subquery, false, func, or_, select

from cantiere.bots import bots
from cantiere.core.record import Record
from cantiere.server.club.players import shown
from cantiere.server.club.ratings import BOTS, EVERYBODY
from cantiere.server.club.requests import Wanted
from cantiere.server.club.sheets import BETWEEN
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.names import row_names
from cantiere.server.gate.types.club import CollectedGame, CollectedGames, KnownCard
from cantiere.server.gate.types.finished import RecordData
from cantiere.server.gate.words import choice_words
from cantiere.server.people.people import Who
from cantiere.server.store.changes import MoveRow, read_moves
from cantiere.server.store.database import Database
from cantiere.server.store.models import BOT, CardTally, Person, Played, PlayedCard, Seat, Table

PAGE = 30
SEATS = 6  # of one table that may be found at once
PEOPLE = 50  # of one name
LOOKED_AT = 4000  # seats for one page, so that no question takes long
RESULT = ("scores", "ranking")  # of a record
EXPORTED = 500  # games in a file that anybody may have


class Collection:
    """All finished games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, who: Who | None, wanted: Wanted, lang: str) -> CollectedGames:
        """Return the games that somebody may see and that have what is looked for."""
        return await self.database.read(lambda c: find_games(c, wanted, who, lang))

    async def cards(self, game: str, lang: str) -> list[KnownCard]:
        """Return the cards of a game that can be looked for."""
        texts = texts_of(game, lang)
        cards = await self.database.read(lambda c: list(c.scalars(_used(game))))
        known: list[KnownCard] = [
            {"card": card, "label": texts.say(card)} for card in cards if texts.knows(card)
        ]
        return sorted(known, key=lambda one: one["label"])

    async def export(self, wanted: Wanted) -> bytes:
        """Return games as one file for researchers."""
        return await self.database.read(lambda c: gzipped(exported(c, wanted, EXPORTED)))


# --- finding ---------------------------------------------------------------------------------------------


def find_games(c: Connection, wanted: Wanted, who: Who | None = None, lang: str = "en") -> CollectedGames:
    """Return a page of games, the latest first. So many are looked at; with `before` the search goes on."""
    found: dict[str, set[int]] = {}
    ended: dict[str, float] = {}
    looked = _looked_at(c, wanted, who, lang)
    if looked is None:
        return {"games": [], "before": None}
    for row in c.execute(_fitting(looked, wanted, who, lang, c).limit(PAGE * SEATS)):
        if row.table not in found and len(found) == PAGE:
            return {"games": _games(c, found, ended, lang), "before": min(ended.values())}
        found.setdefault(row.table, set()).add(row.seat)
        ended[row.table] = row.ended
    count, last = c.execute(select(func.count(), func.min(looked.c.ended)).select_from(looked)).one()
    return {"games": _games(c, found, ended, lang), "before": last if count == LOOKED_AT else None}


def _looked_at(
    c: Connection, wanted: Wanted, who: Who | None, lang: str, most: int | None = LOOKED_AT
) -> Subquery | None:
    """Return the last seats that have what there is least of; None if nobody is called so."""
    query: Any = select(Played.table, Played.seat, Played.ended)
    last = Played.ended
    if wanted.person is not None:
        players = _players(c, wanted.person, who, lang)
        query = query.where(Played.player.in_(players))
        if not players:
            return None
    elif wanted.card is not None:
        query = select(PlayedCard.table, PlayedCard.seat, PlayedCard.ended)
        query = query.where(PlayedCard.card == _card(c, wanted.game, wanted.card, lang))
        last = PlayedCard.ended
    elif wanted.opening is not None and wanted.game is not None:
        query = query.where(Played.game == wanted.game, Played.first == _choices(wanted.opening)[0])
    elif wanted.game is not None:
        query = query.where(Played.game == wanted.game)
    if wanted.before is not None:
        query = query.where(last < wanted.before)
    looked: Subquery = query.order_by(last.desc()).limit(most).subquery()
    return looked


def _fitting(looked: Subquery, wanted: Wanted, who: Who | None, lang: str, c: Connection) -> Any:
    """Return those of the seats that have all that is wanted, and may be seen."""
    same = (Played.table == looked.c.table) & (Played.seat == looked.c.seat)
    query: Any = select(Played.table, Played.seat, Played.ended).join(looked, same)
    mine = Played.player == who.id if who is not None and wanted.person is not None else false()
    query = query.where(or_(Played.listed.is_(True), mine))
    if wanted.card is not None and wanted.person is not None:
        used = (PlayedCard.table == Played.table, PlayedCard.seat == Played.seat)
        card = _card(c, wanted.game, wanted.card, lang)
        query = query.where(select(PlayedCard.card).where(*used, PlayedCard.card == card).exists())
    if wanted.game is not None:
        query = query.where(Played.game == wanted.game)
    if wanted.seats is not None:
        query = query.where(Played.seats == wanted.seats)
    if wanted.opening is not None:
        choices = _choices(wanted.opening)
        begins = escaped(BETWEEN.join(choices)) + "%"
        query = query.where(Played.first == choices[0], Played.opening.like(begins, escape="\\"))
    if wanted.won:
        query = query.where(Played.rank == 1, Played.done.is_(True))
    if wanted.least is not None:
        query = query.where(Played.score >= wanted.least)
    return query.order_by(looked.c.ended.desc())


def _choices(opening: str) -> list[str]:
    return [choice.strip() for choice in opening.split(BETWEEN.strip())]


def _players(c: Connection, name: str, who: Who | None, lang: str) -> list[str]:
    """Return the players of a name whom somebody may see: people who do not hide, and bots."""
    texts, word = texts_of(None, lang), name.casefold()
    machines = [bot for bot in bots() if word in (bot, texts.bot(bot).casefold())] or [word]
    called = Person.name.ilike(escaped(name), escape="\\")
    people = select(Person.id).where(called, shown(who)).limit(PEOPLE)
    return [*c.scalars(people), *(BOTS + bot for bot in machines if bot)]


def escaped(text: str) -> str:
    """Return a text as LIKE takes it for itself."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _card(c: Connection, game: str | None, named: str, lang: str) -> str:
    """Return the id of a card, which may be called by its name in a language where the game is known."""
    if game is None:
        return named
    texts = texts_of(game, lang)
    cards = list(c.scalars(_used(game)))
    return next((card for card in cards if texts.say(card).casefold() == named.casefold()), named)


def _used(game: str) -> Select[Any]:
    return select(CardTally.card).where(CardTally.player == EVERYBODY, CardTally.game == game)


def _games(
    c: Connection, found: dict[str, set[int]], ended: dict[str, float], lang: str
) -> list[CollectedGame]:
    tables = {row.id: row for row in c.execute(_tables(list(found)))}
    seats: dict[str, list[Any]] = {table: [] for table in found}
    both = (Seat.table == Played.table) & (Seat.seat == Played.seat)
    columns = (Seat.name, Seat.kind, Seat.bot, Played.table, Played.seat, Played.score, Played.rank)
    query = select(*columns, Played.opening).join(Seat, both).where(Played.table.in_(found))
    for row in c.execute(query.order_by(Played.table, Played.seat)):
        seats[row.table].append(row)
    names = {table: row_names(sitting, lang) for table, sitting in seats.items()}
    return [
        {
            "table": table,
            "name": tables[table].name,
            "game": tables[table].game,
            "options": tables[table].options,
            "ended": ended[table],
            "seats": [
                {
                    "seat": one.seat,
                    "name": name,
                    "bot": one.bot if one.kind == BOT else None,
                    "score": one.score,
                    "rank": one.rank,
                    "opening": one.opening,
                    "opening_words": [
                        choice_words(tables[table].game, lang, choice, names[table])
                        for choice in _choices(one.opening)
                        if choice
                    ],
                    "found": one.seat in found[table],
                }
                for one, name in zip(seats[table], names[table], strict=True)
            ],
        }
        for table in found
    ]


def _tables(tables: Sequence[str]) -> Select[Any]:
    columns = (Table.id, Table.name, Table.game, Table.options)
    return select(*columns).where(Table.id.in_(tables))


# --- for researchers -------------------------------------------------------------------------------------


class ExportedGame(TypedDict):
    """A finished game as researchers get it: the day it ended, and its record."""

    ended: str
    record: RecordData


def exported(c: Connection, wanted: Wanted, most: int | None = None) -> Iterator[ExportedGame]:
    """Yield records, the latest first. Who has not agreed is called by a number, the same in one file."""
    called: dict[str, str] = {}
    seen: set[str] = set()
    looked = _looked_at(c, wanted, None, "en", most=None)
    fitting = c.execute(_fitting(looked, wanted, None, "en", c)).all() if looked is not None else []
    for table, _, at in fitting:
        if table in seen:
            continue
        if most is not None and len(seen) == most:
            return
        seen.add(table)
        yield {"ended": time.strftime("%Y-%m-%d", time.gmtime(at)), "record": _record(c, table, called)}


def _record(c: Connection, table: str, called: dict[str, str]) -> RecordData:
    row = c.execute(select(Table.__table__).where(Table.id == table)).mappings().one()
    moves: list[MoveRow] = []
    for move in read_moves(c, table, 0, row["number"]):
        if move.keep is not None:
            del moves[move.keep :]
        else:
            moves.append(move)
    query = select(Seat.kind, Seat.bot, Seat.person, Person.named, Person.name).outerjoin(
        Person, Person.id == Seat.person
    )
    seats = c.execute(query.where(Seat.table == table).order_by(Seat.seat)).all()
    record = Record(
        game=row["game"],
        options=dict(row["options"]),
        seats=len(seats),
        moves=[(move.who, move.text) for move in moves],
        result={name: row["result"][name] for name in RESULT} if row["how"] is None else None,
        players=[_called(seat, called) for seat in seats],
        commitment=row["commitment"],
        seed=row["seed"],
        salt=row["salt"],
        rules_version=row["rules_version"],
    )
    return cast(RecordData, record.data())


def _called(seat: Any, called: dict[str, str]) -> str:
    if seat.kind == BOT:
        return str(seat.bot)
    if seat.named and seat.name:
        return str(seat.name)
    return called.setdefault(str(seat.person), f"player-{len(called) + 1}")


def gzipped(records: Iterator[ExportedGame]) -> bytes:
    """Return records as lines of JSON, packed."""
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0) as out:
        for record in records:
            out.write(json.dumps(record, ensure_ascii=False).encode() + b"\n")
    return packed.getvalue()

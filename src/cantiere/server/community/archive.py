"""The archive: everything that is kept about a person, as files. `ABOUT` and `NOT_ABOUT` name every table."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from cantiere.server.community.bans import PERSON as BANNED
from cantiere.server.store.models import (
    OVER,
    Analysis,
    Ban,
    Base,
    Block,
    CardTally,
    Deed,
    Entrant,
    Follow,
    Key,
    League,
    LeagueEntrant,
    LeagueTable,
    Move,
    News,
    Note,
    Notice,
    Person,
    Played,
    PlayedCard,
    Process,
    Push,
    Rating,
    Recalled,
    Report,
    Request,
    Round,
    Seat,
    SourceTally,
    Table,
    Tally,
    Tournament,
    Trace,
    Watching,
    WeekGame,
    WeekTally,
)


class Part(NamedTuple):
    """A file of the archive: which rows of a table, and which columns of them."""

    file: str
    table: type[Base]
    whose: str  # the column that says whom they are about
    columns: Sequence[str]


# What is left out: secrets and their hashes; who has reported or blocked somebody, and in which words.
PARTS = (
    Part("tokens.json", Key, "person", ("kind", "name", "created")),
    Part("browsers.json", Push, "person", ("endpoint", "created")),
    Part("notices.json", Notice, "person", ("table", "kind", "at")),
    Part("requests.json", Request, "person", ("table", "key", "text", "answer", "at")),
    Part("said.json", News, "person", ("table", "seq", "at", "data")),
    Part("names.json", Trace, "person", ("table", "name")),
    Part("reports.json", Report, "by", ("table", "seq", "cup", "text", "at", "done")),
    Part("reported.json", Report, "about", ("table", "seq", "cup", "said", "at", "done")),
    Part("bans.json", Ban, "whom", ("until", "why", "at")),
    Part("deeds.json", Deed, "whom", ("what", "detail", "at")),
    Part("moderated.json", Deed, "by", ("what", "table", "detail", "at")),
    Part("entered.json", Entrant, "person", ("tournament", "number", "name")),
    Part(
        "tournaments.json",
        Tournament,
        "owner",
        ("id", "name", "game", "form", "status", "created", "changed"),
    ),
    Part("leagues-entered.json", LeagueEntrant, "person", ("league", "number", "name", "since", "until")),
    Part("leagues.json", League, "owner", ("id", "name", "game", "form", "status", "created", "changed")),
    Part("ratings.json", Rating, "player", ("game", "seats", "mu", "sigma", "games", "changed")),
    Part("results.json", Tally, "player", ("game", "seats", "variant", "games", "done", "wins", "points")),
    Part("weeks.json", WeekTally, "player", ("week", "game", "games", "wins")),
    Part("points.json", SourceTally, "player", ("game", "seats", "source", "points")),
    Part("cards.json", CardTally, "player", ("game", "card", "games", "wins")),
    Part(
        "played.json",
        Played,
        "player",
        tuple(column.name for column in Played.__table__.c if column.name != "player"),
    ),
    Part("played-cards.json", PlayedCard, "seat", ("table", "seat", "card", "ended")),
)
NOT_ME = ("password", "epoch")  # columns of a person that say nothing to them
KEPT = ("id", "name", "game", "options", "status", "created", "changed", "result", "how")  # of a table
SITS = ("seat", "name", "bot", "colour", "late", "resigned", "holiday")
ABOUT: frozenset[type[Base]] = frozenset(
    {Person, Block, Follow, Table, Seat, Move, *(part.table for part in PARTS)}
)
NOT_ABOUT: dict[type[Base], str] = {
    Note: "about the whole service",
    Recalled: "hashes of cookies that no longer count; whose they were is not kept",
    Analysis: "about positions of a game",
    Round: "which entrant, by number, sat where",
    LeagueTable: "which entrant, by number, sat where",
    WeekGame: "about a game, by its seats",
    Watching: "who has a page open now, for seconds",
    Process: "about servers",
}


def everything(c: Connection, person: str) -> dict[str, Any]:
    """Return everything about a person, by the names of the files it goes into."""
    (me,) = _rows(c, select(Person.__table__).where(Person.id == person))
    found: dict[str, Any] = {"me.json": {name: value for name, value in me.items() if name not in NOT_ME}}
    for part in PARTS:
        columns = [part.table.__table__.c[name] for name in part.columns]
        found[part.file] = _rows(c, select(*columns).where(_mine(part, person)))
    blocked = select(Person.name, Block.at).join(Block, Block.blocked == Person.id)
    found["blocked.json"] = _rows(c, blocked.where(Block.person == person))
    follows = select(Person.name, Follow.at).join(Follow, Follow.followed == Person.id)
    seen = (Person.private.is_not(True), Person.no_followers.is_not(True))  # the others are not told of
    found["following.json"] = _rows(c, follows.where(Follow.person == person, *seen))
    for table in _tables_of(c, person):
        found[f"games/{table}.json"] = _game(c, table, person)
    return found


def zipped(files: dict[str, Any]) -> bytes:
    """Return files in an archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, json.dumps(data, indent=1, ensure_ascii=False))
    return packed.getvalue()


def _mine(part: Part, person: str) -> ColumnElement[bool]:
    """Return which rows of a table are about a person."""
    if part.table is PlayedCard:
        seats = select(Played.seat).where(Played.table == PlayedCard.table, Played.player == person)
        return PlayedCard.seat.in_(seats)
    if part.table is Ban:
        return and_(Ban.kind == BANNED, Ban.whom == person)
    return part.table.__table__.c[part.whose] == person


def _tables_of(c: Connection, person: str) -> list[str]:
    sits = select(Seat.table).where(or_(Seat.person == person, Seat.kept_for == person))
    return list(c.scalars(select(Table.id).where(or_(Table.id.in_(sits), Table.owner == person))))


def _rows(c: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in c.execute(query).mappings()]


def _game(c: Connection, table: str, person: str) -> dict[str, Any]:
    """Return a game: of one that is not over only what is mine, for the rest may be hidden from me."""
    (row,) = _rows(c, select(*(Table.__table__.c[name] for name in KEPT)).where(Table.id == table))
    sits = select(*(Seat.__table__.c[name] for name in SITS))
    mine = _rows(c, sits.where(Seat.table == table, Seat.person == person).order_by(Seat.seat))
    moved = select(Move.number, Move.who, Move.text, Move.at).where(Move.table == table)
    moves = _rows(c, moved.order_by(Move.number))
    seats = {seat["seat"] for seat in mine}
    return {
        **row,
        "my_seats": sorted(seats),
        "seats": mine,
        "moves": [move for move in moves if row["status"] == OVER or move["who"] in seats],
    }

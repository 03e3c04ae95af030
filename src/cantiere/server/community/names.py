"""Names: a person's other name, wherever the old one stands."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from cantiere.server.community.old_names import is_of, nobodys, trace_old_news
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.changes import Change
from cantiere.server.store.models import (
    OPEN,
    RUNNING,
    Deed,
    Entrant,
    League,
    LeagueEntrant,
    News,
    Person,
    Seat,
    Table,
    Tournament,
    Trace,
)
from cantiere.server.tables.records import RECORDED
from cantiere.server.tables.seating import unique_name

ENTERED: Final[tuple[tuple[Any, Any, Any], ...]] = (
    (Tournament, Entrant, Entrant.tournament),
    (League, LeagueEntrant, LeagueEntrant.league),
)  # who plays in what
OF_TABLES = ("close", "delete", "title", "call-off")  # deeds whose detail has a title


async def rename_everywhere(live_tables: LiveTables, person: str, name: str, *, goes: bool = False) -> None:
    """Give a person another name: on their account, on their seats, in lists and in what was told of them.

    If they go, what was said by their names is theirs, also where it was not noted who said it.
    """
    database = live_tables.database
    before = await database.read(lambda c: c.scalar(select(Person.name).where(Person.id == person))) or name
    await trace_old_news(database)
    await database.write(lambda c: _rename_beside(c, person, before, name))
    for table, status in await database.read(lambda c: _tables(c, person, before)):
        async with (await live_tables.load(table)).lock:  # nobody writes what was known before
            await database.write(functools.partial(_retell, table, person, before, name, goes))
            live_tables.mark_stale(table)
        if status in (OPEN, RUNNING):  # whoever watches sees it at once
            await live_tables.change(table, lambda live: (_renamed(live, person), None))


def _tables(c: Connection, person: str, before: str) -> list[tuple[str, str]]:
    """Return the tables that know a person: made by them, with a seat of theirs, left, or spoken at."""
    sits = select(Seat.table).where(or_(Seat.person == person, Seat.kept_for == person))
    was = select(Trace.table).where(or_(Trace.person == person, nobodys(before)))
    said = select(News.table).where(News.person == person)
    known = or_(Table.owner == person, Table.id.in_(sits), Table.id.in_(was), Table.id.in_(said))
    return [(row.id, row.status) for row in c.execute(select(Table.id, Table.status).where(known))]


def _retell(table: str, person: str, before: str, name: str, goes: bool, c: Connection) -> None:
    """Change a name on the seats of a table, in its title, and wherever its news have it."""
    row = c.execute(select(Table.name, Table.owner).where(Table.id == table)).one()
    seats = c.execute(select(Seat).where(Seat.table == table).order_by(Seat.seat)).mappings().all()
    mine = [seat for seat in seats if person in (seat["person"], seat["kept_for"])]
    traces = and_(Trace.table == table, or_(Trace.person == person, nobodys(before)))
    was = c.execute(select(Trace.person, Trace.name).where(traces)).all()
    was = [trace for trace in was if trace.person == person or is_of(trace.name, before)]
    if row.owner == person:  # a record that they have brought in
        names = {before, *(trace.name for trace in was if trace.person == person)}
        recorded = [seat for seat in seats if seat["bot"] == RECORDED]
        mine += [seat for seat in recorded if any(is_of(seat["name"], one) for one in names)]
    taken = [seat["name"] for seat in seats if seat not in mine]
    now: dict[str, str] = {}  # the other name for each: somebody may sit on several seats
    for seat in mine:
        if seat["name"] not in now:
            now[seat["name"]] = unique_name([*taken, *now.values()], name)
        this = (Seat.table == table, Seat.seat == seat["seat"])
        c.execute(update(Seat).where(*this).values(name=now[seat["name"]]))
    alone = next(iter(now.values()), unique_name(taken, name))
    for trace in was:
        now.setdefault(trace.name, alone)
    if row.owner == person or (mine and before not in taken):  # a guest's seat keeps its name at the log-in
        now.setdefault(before, alone)
    _retell_news(c, table, person, now, alone)
    if goes:
        said = News.data["name"].as_string().in_(set(now.values()))
        nobodys_words = (News.table == table, News.kind == "chat", News.person.is_(None), said)
        c.execute(update(News).where(*nobodys_words).values(person=person))
    title = _with_names(row.name, now) if row.owner == person else now.get(row.name, row.name)
    c.execute(update(Table).where(Table.id == table).values(name=title))
    for trace in was:
        old = (Trace.table == table, Trace.person == trace.person, Trace.name == trace.name)
        c.execute(delete(Trace).where(*old))
    if was:
        c.execute(insert(Trace).values(person=person, table=table, name=alone))


def _retell_news(c: Connection, table: str, person: str, now: Mapping[str, str], alone: str) -> None:
    told = select(News.seq, News.kind, News.data, News.person).where(
        News.table == table, News.kind.not_in(("moved", "begun"))
    )
    for row in c.execute(told).all():
        if row.person is None:
            data = _with_name(row.data, now)
        else:  # what somebody said is theirs, whatever they were called
            data = {**row.data, "name": alone} if row.person == person else None
        if data is not None:
            c.execute(update(News).where(News.table == table, News.seq == row.seq).values(data=data))


def _with_name(data: dict[str, Any], now: Mapping[str, str]) -> dict[str, Any] | None:
    """Return a piece of news with another name, None if it does not have the old one."""
    for entry in ("name", "by"):
        if data.get(entry) in now:
            return {**data, entry: now[data[entry]]}
    if set(data.get("off", ())) & set(now):
        return {**data, "off": [now.get(one, one) for one in data["off"]]}
    return None


def _with_names(title: str, now: Mapping[str, str]) -> str:
    """Return a title with other names in it.

    >>> _with_names("Anna's table · 2", {"Anna": "Berta"})
    "Berta's table · 2"
    """
    for old, new in now.items():
        title = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _: new, title)  # noqa: B023  called at once
    return title


def _rename_beside(c: Connection, person: str, before: str, name: str) -> None:
    """Change a name where it stands beside the tables: in tournaments, and in what moderators did."""
    c.execute(update(Person).where(Person.id == person).values(name=name))
    was = {before, *c.scalars(select(Trace.name).where(Trace.person == person).distinct())}
    was |= set(c.scalars(select(Seat.name).where(Seat.person == person).distinct()))
    known = dict.fromkeys(sorted(was, key=len, reverse=True), name)  # also what they called themselves before
    for cup, entrant, of in ENTERED:
        entered = select(of).where(entrant.person == person)
        mine = select(cup.id, cup.name, cup.owner).where(or_(cup.owner == person, cup.id.in_(entered)))
        for row in c.execute(mine).all():
            names = _rename_entrants(c, entrant, of == row.id, person, name)
            if row.owner == person:
                title = _with_names(row.name, {**known, **names})
                c.execute(update(cup).where(cup.id == row.id).values(name=title))
    for deed in c.execute(
        select(Deed.id, Deed.detail).where(Deed.whom == person, Deed.what.in_(OF_TABLES))
    ).all():
        c.execute(update(Deed).where(Deed.id == deed.id).values(detail=_with_names(deed.detail, known)))


def _rename_entrants(
    c: Connection, entrant: Any, there: ColumnElement[bool], person: str, name: str
) -> dict[str, str]:
    rows = c.execute(select(entrant).where(there)).mappings().all()
    taken = [row["name"] for row in rows if row["person"] != person]
    now: dict[str, str] = {}
    for row in rows:
        if row["person"] == person:
            now[row["name"]] = unique_name([*taken, *now.values()], name)
            this = (there, entrant.number == row["number"])
            c.execute(update(entrant).where(*this).values(name=now[row["name"]]))
    return now


def _renamed(live: LiveTable, person: str) -> Change | None:
    mine = live.seats_of(person)
    if not mine:
        return None
    return Change("renamed", {"seats": mine, "name": live.seats[mine[0]]["name"]})

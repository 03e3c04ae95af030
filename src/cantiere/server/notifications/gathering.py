"""What there is to tell, from the news of the tables: each piece is looked at once, by one server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from cantiere.server.common.ids import new_id
from cantiere.server.notifications.wishes import BEGIN, CHAT, OVER, VOTE
from cantiere.server.store.models import CLOSED, News, Note, Notice, Seat, Table
from cantiere.server.store.models import OPEN as OPEN_TABLE
from cantiere.server.store.models import OVER as OVER_TABLE
from cantiere.server.store.models import RUNNING as RUNNING_TABLE

SEEN = "noticed"  # the note with the time up to which the news have been looked at
LAG = 2.0  # seconds in which a change may still be on its way to the disk
TOGETHER = 500
OLDEST = 7 * 24 * 3600.0  # what nobody could be told for a week is forgotten
KINDS = {
    "begun": BEGIN,
    "rematch": BEGIN,
    "next-round": BEGIN,
    "undo-asked": VOTE,
    "end-asked": VOTE,
    "sit-in-asked": VOTE,
    "chat": CHAT,
    "ended": OVER,
}


def gather(c: Connection, now: float) -> None:
    """Make notices of all news since the last time."""
    until = now - LAG
    found = c.scalar(select(Note.value).where(Note.name == SEEN))
    if found is None:
        c.execute(insert(Note).values(name=SEEN, value=repr(until)))
        return
    since = float(found)
    if until <= since:
        return
    going = Table.status.in_((OPEN_TABLE, RUNNING_TABLE, OVER_TABLE, CLOSED))
    rows = c.execute(
        select(News.table, News.kind, News.data, News.at)
        .join(Table, Table.id == News.table)
        .where(going, Table.listed.in_((True, False)), Table.changed > since)
        .where(News.at > since, News.at <= until, News.kind.in_(KINDS), Table.source == "play")
        .order_by(News.at)
        .limit(TOGETHER)
    ).all()
    if len(rows) == TOGETHER:
        until = rows[-1].at  # what follows is looked at next time
    moved_on = update(Note).where(Note.name == SEEN, Note.value == found).values(value=repr(until))
    if c.execute(moved_on).rowcount != 1:
        return
    for table, kind, data, at in rows:
        _tell(c, table, kind, data, at)
    c.execute(delete(Notice).where(Notice.at < now - OLDEST))


def _tell(c: Connection, table: str, kind: str, data: dict[str, Any], at: float) -> None:
    """Note a piece of news for everybody at the table but whoever did it."""
    seats = c.execute(select(Seat.seat, Seat.person, Seat.name).where(Seat.table == table)).all()
    did = {seat.person for seat in seats if _did(seat, data)}
    people = {seat.person for seat in seats} - {None, *did}
    about = str(data["table"]) if kind in ("rematch", "next-round") else table
    if len(people | did) < 2 and kind != "next-round":  # nobody is waited for by anybody
        return
    for person in sorted(people):
        same = (Notice.person == person, Notice.table == about, Notice.kind == KINDS[kind])
        c.execute(delete(Notice).where(*same))
        values = {"id": new_id(), "person": person, "table": about, "kind": KINDS[kind], "at": at}
        c.execute(insert(Notice).values(**values))


def _did(seat: Any, data: dict[str, Any]) -> bool:
    return data.get("name") == seat.name or ("seat" in data and data["seat"] == seat.seat)

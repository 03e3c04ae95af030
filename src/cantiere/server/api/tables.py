"""A table for whoever asks: what they may know of it, in their language."""

from __future__ import annotations

from cantiere.server.common.errors import Problem
from cantiere.server.gate.pieces import table_in_pieces
from cantiere.server.gate.types.tables import TableView
from cantiere.server.people.people import Who
from cantiere.server.play.play import AnswerRequest, Outdated
from cantiere.server.service import Service
from cantiere.server.store.news import ActedNumbers


async def table_for(
    service: Service,
    who: Who | None,
    table: str,
    lang: str,
    seat: int | None = None,
    invite: str | None = None,
    refusals: bool = False,
) -> TableView:
    """Return a table as somebody may see it."""
    known = await service.viewing.known(who, table, seat, invite, refusals=refusals)
    return await table_in_pieces(known, lang)


async def act_once(service: Service, who: Who, table: str, wanted: AnswerRequest, lang: str) -> ActedNumbers:
    """Carry out an action, or say that the table has moved on, with its newer state."""
    await check_sees_table(service, who, table)
    try:
        return await service.play.act(who, table, wanted, lang)
    except Outdated:
        raise await outdated(service, who, table, lang) from None


async def outdated(service: Service, who: Who, table: str, lang: str) -> Problem:
    """Return the answer to whoever has not seen the newest state: here it is."""
    now = await table_for(service, who, table, lang)
    return Problem(409, "outdated", "The table has moved on.", number=now["number"], table=now)


async def check_sees_table(service: Service, who: Who, table: str, invite: str | None = None) -> None:
    """Refuse a table that is not theirs to see."""
    await service.viewing.check(who, table, invite)

"""Routes about people at one table: arranging it, giving up, agreeing on an end, colours, kept seats."""

from fastapi import APIRouter, Response

from cantiere.server.api.dependencies import Lang, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Somebody
from cantiere.server.api.tables import check_sees_table, table_for
from cantiere.server.gate.types.tables import TableView, UndoDone
from cantiere.server.tables.requests import Arrange, Colour, SitInVote, Vote

router = APIRouter(tags=["tables"])

TABLE, DONE = Answer(TableView), Answer(UndoDone)


@router.post("/tables/{table}/resign", responses=TABLE.described)
async def resign(service: Serving, who: Somebody, lang: Lang, table: TableId) -> Response:
    """Give a running game up: a bot plays on for good, and the result says so."""
    await check_sees_table(service, who, table)
    await service.attendance.resign(who, table)
    return TABLE(await table_for(service, who, table, lang))


@router.post("/tables/{table}/end", responses=DONE.described)
async def end(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Vote) -> Response:
    """Ask to end the game as it stands, agree, or refuse; it ends when all who play have agreed."""
    await check_sees_table(service, who, table)
    done = await service.attendance.vote_end(who, table, wanted.agree)
    return DONE({"done": done, "table": await table_for(service, who, table, lang)})


@router.post("/tables/{table}/sit-in", responses=DONE.described)
async def sit_in(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: SitInVote) -> Response:
    """Ask that a bot sits in for somebody away for a day, agree, or refuse; all others must agree."""
    await check_sees_table(service, who, table)
    done = await service.attendance.vote_sit_in(who, table, wanted.seat, wanted.agree)
    return DONE({"done": done, "table": await table_for(service, who, table, lang)})


@router.post("/tables/{table}/arrange", responses=TABLE.described)
async def arrange(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Arrange) -> Response:
    """Change seats, order, options and pace before the game begins: for who made the table."""
    await check_sees_table(service, who, table)
    service.community.check_names(who, wanted.name, *(seat.name for seat in wanted.seats or ()))
    await service.arranging.arrange(who, table, wanted)
    return TABLE(await table_for(service, who, table, lang))


@router.post("/tables/{table}/close", responses=TABLE.described)
async def close(service: Serving, who: Somebody, lang: Lang, table: TableId) -> Response:
    """Close a table before the game begins: for who made it."""
    await check_sees_table(service, who, table)
    await service.arranging.close(who, table)
    return TABLE(await table_for(service, who, table, lang))


@router.post("/tables/{table}/colour", responses=TABLE.described)
async def colour(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Colour) -> Response:
    """Choose a colour that is free, for a seat of mine."""
    await check_sees_table(service, who, table)
    await service.arranging.colour(who, table, wanted.seat, wanted.colour)
    return TABLE(await table_for(service, who, table, lang))


@router.post("/tables/{table}/decline", status_code=204)
async def decline(service: Serving, who: Somebody, table: TableId) -> Response:
    """Say no to a seat that is kept for me."""
    await check_sees_table(service, who, table)
    await service.arranging.decline(who, table)
    return Response(status_code=204)

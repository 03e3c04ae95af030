"""Routes about finished games: how the points were made, and what the bots think of it."""

from typing import Any

from fastapi import APIRouter, Response

from cantiere.server.api.dependencies import InviteQuery, Lang, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.common.errors import not_found
from cantiere.server.gate.analysis import analysis_data
from cantiere.server.gate.story import story
from cantiere.server.gate.types.finished import GameAnalysis, Progress, Story
from cantiere.server.people.people import Who
from cantiere.server.service import Service

router = APIRouter(tags=["after the game"])

STORY, ANALYSIS = Answer(Story), Answer(GameAnalysis)
COMPUTING = Answer(Progress, 202, "Being worked out")


@router.get("/tables/{table}/story", responses=STORY.described)
async def tell_story(
    service: Serving, who: Anybody, lang: Lang, table: TableId, invite: InviteQuery = None
) -> Response:
    """Return how the points of a finished game were made: by source, by round, and after each move."""
    return STORY(story(await service.viewing.story(who, table, invite), lang))


@router.get("/tables/{table}/analysis", responses=ANALYSIS.described | COMPUTING.described)
async def analysis(
    service: Serving, who: Anybody, lang: Lang, table: TableId, invite: InviteQuery = None
) -> Response:
    """Return the analysis of a finished game. 202: it is being worked out; 404: nobody has asked for it."""
    record = await service.records.export(who, table, invite)
    row = await service.analyses.find(table)
    if row is None:
        raise not_found("this game has not been analysed")
    if service.analyses.abandoned(row):
        await service.analyses.begin(table, record)
    return await _answer(service, who, table, invite, row, lang)


@router.post("/tables/{table}/analysis", responses=ANALYSIS.described | COMPUTING.described)
async def begin_analysis(
    service: Serving, who: Somebody, lang: Lang, table: TableId, invite: InviteQuery = None
) -> Response:
    """Have a finished game analysed. 202: it is being worked out, ask again; 503: the bots are busy."""
    record = await service.records.export(who, table, invite)
    row = await service.analyses.find(table)
    if row is None or service.analyses.abandoned(row):
        service.hints.check_often(who)
        await service.analyses.begin(table, record)
        row = await service.analyses.find(table)
    assert row is not None
    return await _answer(service, who, table, invite, row, lang)


async def _answer(
    service: Service, who: Who | None, table: str, invite: str | None, row: dict[str, Any], lang: str
) -> Response:
    if row["data"] is None:
        return COMPUTING({"status": "computing", "done": row["done"], "total": row["total"]})
    return ANALYSIS(analysis_data(await service.viewing.analysis(who, table, row["data"], invite), lang))

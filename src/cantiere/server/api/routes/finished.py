"""Routes about finished games: how the points were made, and what the bots think of it."""

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from cantiere.core.history import Move
from cantiere.core.state import State
from cantiere.server.api.dependencies import InviteQuery, Lang, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.access import check_sees
from cantiere.server.gate.analysis import analysis_data
from cantiere.server.gate.story import story
from cantiere.server.gate.types.finished import GameAnalysis, Progress, RecordData, Story
from cantiere.server.people.people import Who
from cantiere.server.play.live_tables import match_of
from cantiere.server.service import Service
from cantiere.server.store.models import OVER

router = APIRouter(tags=["after the game"])

STORY, ANALYSIS = Answer(Story), Answer(GameAnalysis)
COMPUTING = Answer(Progress, 202, "Being worked out")


@router.get("/tables/{table}/story", responses=STORY.described)
async def tell_story(
    service: Serving, who: Anybody, lang: Lang, table: TableId, invite: InviteQuery = None
) -> Response:
    """Return how the points of a finished game were made: by source, by round, and after each move."""
    async with service.live_tables.hold(table) as live:
        check_sees(live, who, invite)
        if live.status != OVER:
            raise Problem(409, "not-over", "The story can be told when the game is over.")
        match, names = match_of(live), live.names
        moves, last = list(match.moves), match.state
    return STORY(await asyncio.to_thread(story, moves, last, names, texts_of(last.game.id, lang)))


@router.get("/tables/{table}/analysis", responses=ANALYSIS.described | COMPUTING.described)
async def analysis(
    service: Serving, who: Anybody, lang: Lang, table: TableId, invite: InviteQuery = None
) -> Response:
    """Return the analysis of a finished game. 202: it is being worked out; 404: nobody has asked for it."""
    record, moves, last, names = await _finished(service, who, table, invite)
    row = await service.analyses.find(table)
    if row is None:
        raise not_found("this game has not been analysed")
    if service.analyses.abandoned(row):
        await service.analyses.begin(table, record)
    return _answer(row, moves, last, names, lang)


@router.post("/tables/{table}/analysis", responses=ANALYSIS.described | COMPUTING.described)
async def begin_analysis(
    service: Serving, who: Somebody, lang: Lang, table: TableId, invite: InviteQuery = None
) -> Response:
    """Have a finished game analysed. 202: it is being worked out, ask again; 503: the bots are busy."""
    record, moves, last, names = await _finished(service, who, table, invite)
    row = await service.analyses.find(table)
    if row is None or service.analyses.abandoned(row):
        service.check_thoughts(who)
        await service.analyses.begin(table, record)
        row = await service.analyses.find(table)
    assert row is not None
    return _answer(row, moves, last, names, lang)


async def _finished(
    service: Service, who: Who | None, table: str, invite: str | None
) -> tuple[RecordData, list[Move], State, list[str]]:
    async with service.live_tables.hold(table) as live:
        check_sees(live, who, invite)
        record = service.records.export(live)
        match = match_of(live)
        return record, list(match.moves), match.state, live.names


def _answer(row: dict[str, Any], moves: list[Move], last: State, names: list[str], lang: str) -> Response:
    if row["data"] is None:
        return COMPUTING({"status": "computing", "done": row["done"], "total": row["total"]})
    return ANALYSIS(analysis_data(row["data"], moves, texts_of(last.game.id, lang), names, last.game))

"""Routes about play: actions, taking back, talking, news, positions, hints."""

from fastapi import APIRouter, Response

from cantiere.server.api.dependencies import (
    InviteQuery,
    Lang,
    MoveNumber,
    MoveQuery,
    SeatQuery,
    Serving,
    TableId,
)
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.api.tables import act_once, check_sees_table, outdated, table_for
from cantiere.server.gate.gate import past_position
from cantiere.server.gate.hints import hints_data
from cantiere.server.gate.pieces import log_json, news_json, positions_json
from cantiere.server.gate.types.finished import Hints
from cantiere.server.gate.types.news import Log, NewsList
from cantiere.server.gate.types.positions import PastPosition, PastPositions
from cantiere.server.gate.types.tables import Acted, TableView, UndoDone
from cantiere.server.play.play import Outdated
from cantiere.server.play.requests import Act, Chat, SeatChoice, Undo, UndoConsent

router = APIRouter(tags=["play"])

ACTED, UNDONE, SAID = Answer(Acted), Answer(UndoDone), Answer(TableView, 201)
NEWS, LOG, POSITION, HINTS = Answer(NewsList), Answer(Log), Answer(PastPosition), Answer(Hints)
POSITIONS = Answer(PastPositions)

MOST_POSITIONS = 60  # in one answer


@router.post("/tables/{table}/actions", responses=ACTED.described)
async def act(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Act) -> Response:
    """Answer the question. 409: the table has moved on, here it is; 422: refused, with reason and rule."""
    done = await act_once(service, who, table, wanted, lang)
    answer: Acted = {**done}  # type: ignore[typeddict-item]  # mypy wants to see the table, which may be left out
    if not wanted.brief:
        answer["table"] = await table_for(service, who, table, lang)
    return ACTED(answer)


@router.post("/tables/{table}/undo", responses=UNDONE.described)
async def undo(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Undo) -> Response:
    """Take back my last choice, or ask the others to let me."""
    await check_sees_table(service, who, table)
    try:
        done = await service.play.undo(who, table, wanted)
    except Outdated:
        raise await outdated(service, who, table, lang) from None
    return UNDONE({"done": done, "table": await table_for(service, who, table, lang)})


@router.post("/tables/{table}/undo/answer", responses=UNDONE.described)
async def answer_undo(
    service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: UndoConsent
) -> Response:
    """Agree that somebody takes back, or not."""
    await check_sees_table(service, who, table)
    done = await service.play.answer_undo(who, table, wanted.agree)
    return UNDONE({"done": done, "table": await table_for(service, who, table, lang)})


@router.post("/tables/{table}/chat", responses=SAID.described, status_code=201)
async def chat(
    service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Chat, invite: InviteQuery = None
) -> Response:
    """Say something at the table."""
    await check_sees_table(service, who, table, invite)
    await service.play.say(who, table, wanted.text)
    return SAID(await table_for(service, who, table, lang, invite=invite))


@router.get("/tables/{table}/news", responses=NEWS.described)
async def news(
    service: Serving,
    who: Anybody,
    lang: Lang,
    table: TableId,
    after: int = 0,
    seat: SeatQuery = None,
    invite: InviteQuery = None,
) -> Response:
    """Return what happened after news number `after`, in order, for clients that ask instead of listening."""
    async with service.cache.turn:  # of a long game they are many
        return NEWS.made(await news_json(service.viewing.news(who, table, after, seat, invite), lang))


@router.get("/tables/{table}/log", responses=LOG.described)
async def log(
    service: Serving,
    who: Anybody,
    lang: Lang,
    table: TableId,
    seat: SeatQuery = None,
    invite: InviteQuery = None,
) -> Response:
    """Return all moves that stand, as far as the viewer may know them."""

    async def make() -> bytes:
        return await log_json(await service.viewing.log(who, table, seat, invite), lang)

    moment = await service.viewing.moment(who, table, seat, invite)
    return LOG.made(await service.cache.get(("log", lang, moment), make))


@router.get("/tables/{table}/positions/{move}", responses=POSITION.described)
async def position_then(
    service: Serving,
    who: Anybody,
    lang: Lang,
    table: TableId,
    move: MoveNumber,
    seat: SeatQuery = None,
    invite: InviteQuery = None,
) -> Response:
    """Return the position after so many moves, as the viewer could see it then."""
    return POSITION(past_position(await service.viewing.past(who, table, move, seat, invite), lang))


@router.get("/tables/{table}/positions", responses=POSITIONS.described)
async def positions_then(
    service: Serving,
    who: Anybody,
    lang: Lang,
    table: TableId,
    first: MoveQuery,
    last: MoveQuery,
    seat: SeatQuery = None,
    invite: InviteQuery = None,
) -> Response:
    """Return the positions after moves `first` to `last`, at most 60, as the viewer could see them then."""
    last = min(last, first + MOST_POSITIONS - 1)

    async def make() -> bytes:
        pasts = await service.viewing.pasts(who, table, first, last, seat, invite)
        return await positions_json(pasts, lang)

    moment = await service.viewing.moment(who, table, seat, invite)
    return POSITIONS.made(await service.cache.get(("positions", first, last, lang, moment), make))


@router.post("/tables/{table}/hint", responses=HINTS.described)
async def hint(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: SeatChoice) -> Response:
    """Return what a bot would do in my place. 503 if the bots have too much to think about."""
    return HINTS(hints_data(await service.hints.think(who, table, wanted.seat), lang))

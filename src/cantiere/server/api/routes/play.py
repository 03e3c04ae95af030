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
from cantiere.server.bots.bot_seats import known_position
from cantiere.server.bots.thinking import hints as think_hints
from cantiere.server.common.errors import Problem
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.access import check_sees, viewing_seat
from cantiere.server.gate.news import moves_for, news_for
from cantiere.server.gate.positions import position
from cantiere.server.gate.types.finished import Hint, Hints
from cantiere.server.gate.types.news import Log, NewsList
from cantiere.server.gate.types.positions import PastPosition, PastPositions
from cantiere.server.gate.types.tables import Acted, TableView, UndoDone
from cantiere.server.play.live_table import moves_data
from cantiere.server.play.live_tables import match_of, position_at
from cantiere.server.play.play import Outdated
from cantiere.server.play.requests import Act, Chat, SeatChoice, Undo, UndoConsent
from cantiere.server.store.models import OVER, RUNNING

router = APIRouter(tags=["play"])

ACTED, UNDONE, SAID = Answer(Acted), Answer(UndoDone), Answer(TableView, 201)
NEWS, LOG, POSITION, HINTS = Answer(NewsList), Answer(Log), Answer(PastPosition), Answer(Hints)
POSITIONS = Answer(PastPositions)

MOST_POSITIONS = 60  # in one answer


@router.post("/tables/{table}/actions", responses=ACTED.described)
async def act(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Act) -> Response:
    """Answer the question. 409: the table has moved on, here it is; 422: refused, with reason and rule."""
    await check_sees_table(service, who, table)
    done = await act_once(service, who, table, wanted, lang)
    return ACTED({**done, "table": await table_for(service, who, table, lang)})


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
    async with service.live_tables.hold(table) as live:
        check_sees(live, who, invite)
        viewer = viewing_seat(live, who, seat)
        told = await service.live_tables.news(live, max(0, min(after, live.seq)))
        over, game, names = live.status == OVER, live.row["game"], live.names
        lines = [news_for(one, viewer, game, lang, names, all_open=over) for one in told]
        return NEWS({"seq": lines[-1]["seq"] if lines else live.seq, "news": lines})


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
    async with service.live_tables.hold(table) as live:
        check_sees(live, who, invite)
        viewer, match = viewing_seat(live, who, seat), match_of(live)
        all_moves, over = moves_data(match.moves, 1), live.status == OVER
        lines = moves_for(all_moves, viewer, live.row["game"], lang, live.names, all_open=over)
        return LOG({"moves": lines})


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
    async with service.live_tables.hold(table) as live:
        check_sees(live, who, invite)
        viewer = viewing_seat(live, who, seat)
        view = position(position_at(live, move), viewer, lang, live.names)
        return POSITION({"move": move, "moves": len(match_of(live).moves), "view": view})


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
    async with service.live_tables.hold(table) as live:
        check_sees(live, who, invite)
        viewer, moves = viewing_seat(live, who, seat), len(match_of(live).moves)
        found: list[PastPosition] = []
        for move in range(first, min(last, moves, first + MOST_POSITIONS - 1) + 1):
            view = position(position_at(live, move), viewer, lang, live.names)
            found.append({"move": move, "moves": moves, "view": view})
        return POSITIONS({"moves": moves, "positions": found})


@router.post("/tables/{table}/hint", responses=HINTS.described)
async def hint(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: SeatChoice) -> Response:
    """Return what a bot would do in my place. 503 if the bots have too much to think about."""
    async with service.live_tables.hold(table) as live:
        check_sees(live, who)
        seat = live.row["to_move"]
        if live.status != RUNNING or seat not in live.seats_of(who.id) or wanted.seat not in (None, seat):
            raise Problem(422, "not-your-turn", "You are not asked anything.")
        if not live.row["hints"]:
            raise Problem(403, "no-hints", "At this table there are no hints.")
        match, number, names = match_of(live), live.number, live.names
        before, question = match.state.clone(), known_position(match, seat)
    service.check_thoughts(who)
    budget = service.settings.hint
    found = await service.workers.ask(think_hints, *question, budget, f"{table}:{number}")
    texts = texts_of(before.game.id, lang)
    hints: list[Hint] = []
    for text, chance, points in found:
        row = before.game.label(before, before.game.notation.exactly(before, text))
        hints.append({"text": text, "label": texts.label(row, names), "chance": chance, "points": points})
    return HINTS({"number": number, "seat": seat, "bot": f"search:{budget}ms", "hints": hints})

"""Routes about tables: the lobby, making, joining, leaving, beginning, and records."""

import contextlib
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import AfterValidator

from cantiere.server.api.dependencies import InviteQuery, Lang, SeatQuery, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.api.tables import check_sees_table, table_for
from cantiere.server.common.fields import tidy
from cantiere.server.gate.library import games_info
from cantiere.server.gate.names import bots_called, named_tables
from cantiere.server.gate.types.finished import RecordData
from cantiere.server.gate.types.games import CheckedOptions, GamesInfo
from cantiere.server.gate.types.tables import TableLines, TableView
from cantiere.server.service import Service
from cantiere.server.tables.beginning import known_game
from cantiere.server.tables.records import named_in
from cantiere.server.tables.requests import Check, FromHere, Join, NewAnalysis, NewRecord, NewTable, Start

router = APIRouter(tags=["tables"])

GAMES, TABLES, RECORD = Answer(GamesInfo), Answer(TableLines), Answer(RecordData)
CHECKED = Answer(CheckedOptions)
TABLE, MADE = Answer(TableView), Answer(TableView, 201)

Find = Annotated[str | None, Query(max_length=40), AfterValidator(lambda text: tidy(text) if text else None)]
GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]
GameName = Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$")]
Before = Annotated[float | None, Query(ge=0, le=1e12)]


@router.get("/games", responses=GAMES.described)
async def list_games(lang: Lang) -> Response:
    """Return the games with their numbers of seats and options, the bots, and the languages."""
    return GAMES(games_info(lang))


@router.post("/games/{game}/check", responses=CHECKED.described)
async def check(game: GameId, wanted: Check) -> Response:
    """Say whether options and a number of seats go together; 422 says why not."""
    return CHECKED({"options": known_game(game).check(wanted.seats, wanted.options)})


@router.get("/tables", responses=TABLES.described)
async def lobby(
    service: Serving,
    who: Anybody,
    lang: Lang,
    status: Literal["open", "running", "over"] = "open",
    game: GameName = None,
    pace: Literal["live", "turns"] | None = None,
    free: bool = False,
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
    find: Find = None,
    before: Before = None,
) -> Response:
    """Return listed tables, the latest first: open, running or finished ones; `find` looks for names."""
    async with _search(service, find or status == "over"):
        lines = await service.lobby.listed(
            who,
            status=status,
            game=game,
            pace=pace,
            free=free,
            seats=seats,
            text=find,
            bots=_bots(find, lang),
            before=before,
        )
    return TABLES({"tables": named_tables(lines, lang)})


def _search(service: Service, long: str | bool | None) -> AbstractAsyncContextManager[None]:
    """Names, and finished games, are looked for among very many: one search after another."""
    return service.leafing if long else contextlib.nullcontext()


def _bots(find: str | None, lang: str) -> list[str]:
    return bots_called(find, lang) if find else []


@router.get("/me/tables", responses=TABLES.described)
async def my_tables(
    service: Serving,
    who: Somebody,
    lang: Lang,
    over: bool = False,
    played: bool = False,
    game: GameName = None,
    find: Find = None,
    before: Before = None,
) -> Response:
    """Return my tables, those that wait for me first; or my finished games.

    `played`: only those that were played here, no records brought in.
    """
    bots = _bots(find, lang)
    async with _search(service, find or over):
        lines = await service.lobby.mine(
            who, over=over, played=played, game=game, text=find, bots=bots, before=before
        )
    return TABLES({"tables": named_tables(lines, lang)})


@router.post("/tables", responses=MADE.described, status_code=201)
async def new_table(service: Serving, who: Somebody, lang: Lang, wanted: NewTable) -> Response:
    """Make a table; if nobody is waited for, the game begins at once."""
    service.community.check_names(who, wanted.name, *(seat.name for seat in wanted.seats))
    table = await service.tables.create(who, wanted)
    return MADE(await table_for(service, who, table, lang))


@router.get("/tables/{table}", responses=TABLE.described)
async def one_table(
    service: Serving,
    who: Anybody,
    lang: Lang,
    table: TableId,
    seat: SeatQuery = None,
    invite: InviteQuery = None,
    refusals: bool = True,
) -> Response:
    """Return a table with the view of my seat: the question, its answers, and the refusals."""
    return TABLE(await table_for(service, who, table, lang, seat, invite, refusals))


@router.post("/tables/{table}/join", responses=TABLE.described)
async def join(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Join) -> Response:
    """Sit down."""
    await service.tables.join(who, table, wanted)
    return TABLE(await table_for(service, who, table, lang))


@router.post("/tables/{table}/leave", status_code=204)
async def leave(service: Serving, who: Somebody, table: TableId) -> Response:
    """Stand up. In a running game a bot sits in, and you may come back."""
    await check_sees_table(service, who, table)
    await service.attendance.leave(who, table)
    return Response(status_code=204)


@router.post("/tables/{table}/return", responses=TABLE.described)
async def come_back(service: Serving, who: Somebody, lang: Lang, table: TableId) -> Response:
    """Take your seat back from the bot that sat in."""
    await check_sees_table(service, who, table)
    await service.attendance.come_back(who, table)
    return TABLE(await table_for(service, who, table, lang))


@router.post("/tables/{table}/start", responses=TABLE.described)
async def start(service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: Start) -> Response:
    """Begin, with bots on the seats that are free if that is wanted."""
    await check_sees_table(service, who, table)
    await service.tables.start(who, table, wanted.fill)
    return TABLE(await table_for(service, who, table, lang))


@router.post("/tables/{table}/rematch", responses=MADE.described, status_code=201)
async def rematch(service: Serving, who: Somebody, lang: Lang, table: TableId) -> Response:
    """Play again: the first to ask makes the table, the others sit down."""
    await check_sees_table(service, who, table)
    return MADE(await table_for(service, who, await service.tables.rematch(who, table), lang))


@router.get("/tables/{table}/record", responses=RECORD.described)
async def record(service: Serving, who: Anybody, table: TableId, invite: InviteQuery = None) -> Response:
    """Return the record of a finished game, with seed and salt."""
    return RECORD(await service.records.export(who, table, invite))


@router.post("/records", responses=MADE.described, status_code=201)
async def take_in(service: Serving, who: Somebody, lang: Lang, wanted: NewRecord) -> Response:
    """Make a private table of a record: to look at, or to play on by hand if it is not finished."""
    service.community.check_names(who, wanted.name)
    service.community.words.check_names(*named_in(wanted.record))
    return MADE(await table_for(service, who, await service.records.import_record(who, wanted), lang))


@router.post("/analysis", responses=MADE.described, status_code=201)
async def analyse(service: Serving, who: Somebody, lang: Lang, wanted: NewAnalysis) -> Response:
    """Make a private table of a snapshot, to play on by hand or against bots."""
    service.community.check_names(who, wanted.name)
    return MADE(await table_for(service, who, await service.records.analyse(who, wanted), lang))


@router.post("/tables/{table}/what-if", responses=MADE.described, status_code=201)
async def from_here(
    service: Serving, who: Somebody, lang: Lang, table: TableId, wanted: FromHere
) -> Response:
    """Make a private table of a position of a finished game."""
    service.hints.check_often(who)
    new = await service.records.from_here(who, table, wanted)
    return MADE(await table_for(service, who, new, lang))

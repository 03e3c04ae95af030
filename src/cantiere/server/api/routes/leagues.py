"""Routes about leagues."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from cantiere.server.api.dependencies import ATOM, FEED, HomeAddress, InviteQuery, Lang, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.gate.types.leagues import LeagueList, LeaguePage
from cantiere.server.leagues.feed import league_feed
from cantiere.server.leagues.page import league_data, league_facts
from cantiere.server.leagues.requests import EnterLeague, NewLeague
from cantiere.server.people.people import Who
from cantiere.server.service import Service

router = APIRouter(tags=["leagues"])

LEAGUE, MADE, LEAGUES = Answer(LeaguePage), Answer(LeaguePage, 201), Answer(LeagueList)

GameName = Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$")]
RoundQuery = Annotated[int | None, Query(ge=1, le=10_000)]


async def _shown(
    service: Service,
    who: Who | None,
    lang: str,
    league: str,
    invite: str | None = None,
    round_: int | None = None,
) -> Response:
    async with service.leafing:  # the standings of a large league take a while
        rows = await service.leagues.find(who, league, invite)
        return LEAGUE(await asyncio.to_thread(league_data, rows, who, lang, round_))


@router.post("/leagues", responses=MADE.described, status_code=201)
async def new_league(service: Serving, who: Somebody, lang: Lang, wanted: NewLeague) -> Response:
    """Make a league, for any game: Swiss rounds, groups with promotion, or a knockout."""
    service.community.check_names(who, wanted.name)
    league = await service.leagues.create(who, wanted)
    return MADE(league_data(await service.leagues.find(who, league), who, lang))


@router.get("/leagues", responses=LEAGUES.described)
async def leagues(
    service: Serving,
    who: Anybody,
    status: Literal["open", "running", "over"] = "open",
    game: GameName = None,
    mine: bool = False,
) -> Response:
    """Return listed leagues, or mine, the latest first."""
    found = await service.leagues.listed(who, status=status, game=game, mine=mine)
    return LEAGUES({"leagues": [league_facts(row, entered) for row, entered in found]})


@router.get("/leagues/{league}", responses=LEAGUE.described)
async def one_league(
    service: Serving,
    who: Anybody,
    lang: Lang,
    league: TableId,
    invite: InviteQuery = None,
    round: RoundQuery = None,
) -> Response:
    """Return a league: who stands where, my tables, and those of a round (the last, or the one wanted)."""
    return await _shown(service, who, lang, league, invite, round)


@router.get("/leagues/{league}/feed", responses={200: FEED}, response_class=Response)
async def feed(
    service: Serving, home: HomeAddress, who: Anybody, lang: Lang, league: TableId, invite: InviteQuery = None
) -> Response:
    """Return what has happened in a league as an Atom feed."""
    async with service.leafing:
        rows = await service.leagues.find(who, league, invite)
        shown = invite if not rows.row["listed"] else None
        made = await asyncio.to_thread(league_feed, rows, lang, home, shown)
    return Response(made, media_type=ATOM)


@router.post("/leagues/{league}/join", responses=LEAGUE.described)
async def enter_league(
    service: Serving, who: Somebody, lang: Lang, league: TableId, wanted: EnterLeague
) -> Response:
    """Enter; also in a league that goes on, where its form allows it."""
    await service.leagues.join(who, league, wanted.invite)
    return await _shown(service, who, lang, league)


@router.post("/leagues/{league}/leave", status_code=204)
async def leave_league(service: Serving, who: Somebody, league: TableId) -> Response:
    """Withdraw: my game is given up, and I am not waited for in later rounds."""
    await service.leagues.leave(who, league)
    return Response(status_code=204)


@router.post("/leagues/{league}/close", status_code=204)
async def close_league(service: Serving, who: Somebody, league: TableId) -> Response:
    """Call a league of mine off before it begins."""
    await service.leagues.close(who, league)
    return Response(status_code=204)


@router.post("/leagues/{league}/start", responses=LEAGUE.described)
async def start_league(service: Serving, who: Somebody, lang: Lang, league: TableId) -> Response:
    """Begin a league of mine now."""
    await service.leagues.start(who, league)
    return await _shown(service, who, lang, league)

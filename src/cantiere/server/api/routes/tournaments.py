"""Routes about tournaments."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from cantiere.server.api.dependencies import ATOM, FEED, HomeAddress, InviteQuery, Lang, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.gate.types.tournaments import TournamentList, TournamentPage
from cantiere.server.people.people import Who
from cantiere.server.service import Service
from cantiere.server.tables.requests import Start
from cantiere.server.tournaments.feed import tournament_feed
from cantiere.server.tournaments.page import tournament_data
from cantiere.server.tournaments.requests import Enter, NewTournament

router = APIRouter(tags=["tournaments"])

TOURNAMENT, MADE, TOURNAMENTS = Answer(TournamentPage), Answer(TournamentPage, 201), Answer(TournamentList)

GameName = Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$")]


async def _shown(
    service: Service, who: Who | None, lang: str, tournament: str, invite: str | None = None
) -> Response:
    return TOURNAMENT(tournament_data(await service.tournaments.find(who, tournament, invite), who, lang))


@router.post("/tournaments", responses=MADE.described, status_code=201)
async def new_tournament(service: Serving, who: Somebody, lang: Lang, wanted: NewTournament) -> Response:
    """Make a tournament; if nobody is waited for, its first round begins at once."""
    service.community.check_names(who, wanted.name, *(one.name for one in wanted.entrants))
    tournament = await service.tournaments.create(who, wanted)
    return MADE(tournament_data(await service.tournaments.find(who, tournament), who, lang))


@router.get("/tournaments", responses=TOURNAMENTS.described)
async def tournaments(
    service: Serving,
    who: Anybody,
    lang: Lang,
    status: Literal["open", "running", "over"] = "open",
    game: GameName = None,
    mine: bool = False,
) -> Response:
    """Return listed tournaments, or mine, the latest first."""
    async with service.leafing:
        found = await service.tournaments.listed(who, status=status, game=game, mine=mine)
    return TOURNAMENTS({"tournaments": [tournament_data(one, who, lang) for one in found]})


@router.get("/tournaments/{tournament}", responses=TOURNAMENT.described)
async def one_tournament(
    service: Serving, who: Anybody, lang: Lang, tournament: TableId, invite: InviteQuery = None
) -> Response:
    """Return a tournament: who plays, the rounds with their tables, and who stands where."""
    return await _shown(service, who, lang, tournament, invite)


@router.get("/tournaments/{tournament}/feed", responses={200: FEED}, response_class=Response)
async def tournament_news(
    service: Serving,
    home: HomeAddress,
    who: Anybody,
    lang: Lang,
    tournament: TableId,
    invite: InviteQuery = None,
) -> Response:
    """Return what has happened in a tournament as an Atom feed."""
    rows = await service.tournaments.find(who, tournament, invite)
    shown = invite if not rows[0]["listed"] else None
    return Response(tournament_feed(rows, lang, home, shown), media_type=ATOM)


@router.post("/tournaments/{tournament}/join", responses=TOURNAMENT.described)
async def enter(service: Serving, who: Somebody, lang: Lang, tournament: TableId, wanted: Enter) -> Response:
    """Enter."""
    await service.tournaments.join(who, tournament, wanted.invite)
    return await _shown(service, who, lang, tournament)


@router.post("/tournaments/{tournament}/leave", status_code=204)
async def withdraw(service: Serving, who: Somebody, tournament: TableId) -> Response:
    """Give my place up before it begins; who made the tournament calls it off."""
    await service.tournaments.leave(who, tournament)
    return Response(status_code=204)


@router.post("/tournaments/{tournament}/start", responses=TOURNAMENT.described)
async def start_tournament(
    service: Serving, who: Somebody, lang: Lang, tournament: TableId, wanted: Start
) -> Response:
    """Begin, with bots in the free places if that is wanted."""
    await service.tournaments.start(who, tournament, wanted.fill)
    return await _shown(service, who, lang, tournament)

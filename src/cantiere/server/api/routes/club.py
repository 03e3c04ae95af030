"""Routes about the club: ratings, the pages of players, the collection of finished games."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import AfterValidator

from cantiere.server.api.dependencies import InviteQuery, Lang, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.club.requests import Wanted
from cantiere.server.common.fields import tidy
from cantiere.server.gate.types.club import CollectedGames, KnownCards, PlayerPage, RatingList, TablePlayers
from cantiere.server.tables.beginning import known_game

router = APIRouter(tags=["club"])

PLAYERS, PAGE, BEST = Answer(TablePlayers), Answer(PlayerPage), Answer(RatingList)
GAMES, CARDS = Answer(CollectedGames), Answer(KnownCards)
FILE = {"content": {"application/gzip": {}}, "description": "Lines of JSON, packed with gzip"}

PlayerId = Annotated[str, Path(pattern=r"^(bot:)?[A-Za-z0-9_-]{1,32}$")]
GameId = Annotated[str, Query(pattern=r"^[a-z0-9_]{1,40}$")]
GameName = Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$")]
SeatCount = Annotated[int | None, Query(ge=2, le=16)]
Words = Annotated[
    str | None, Query(max_length=200), AfterValidator(lambda text: (tidy(text) or None) if text else None)
]


@router.get("/ratings", responses=BEST.described)
async def ratings(
    service: Serving, who: Anybody, game: GameId, seats: Annotated[int, Query(ge=2, le=16)]
) -> Response:
    """Return the best rated people and bots of a game of so many seats, of whom it is known well enough."""
    wanted = known_game(game).id
    async with service.leafing:
        return BEST(await service.profiles.best(who, wanted, seats))


@router.get("/players/{player}", responses=PAGE.described)
async def player(
    service: Serving,
    who: Anybody,
    lang: Lang,
    player: PlayerId,
    game: GameName = None,
    seats: SeatCount = None,
) -> Response:
    """Return the page of a person, of a bot (`bot:greedy`), or mine (`me`). Who hides has none for others."""
    async with service.leafing:
        return PAGE(await service.profiles.page(who, player, game, seats, lang))


@router.get("/tables/{table}/players", responses=PLAYERS.described)
async def players(service: Serving, who: Anybody, table: TableId, invite: InviteQuery = None) -> Response:
    """Return whose pages lead from the seats of a table, and their ratings in its game."""
    return PLAYERS({"players": await service.profiles.at_table(who, table, invite)})


def wanted_games(
    game: GameName = None,
    seats: SeatCount = None,
    opening: Words = None,
    card: Words = None,
    person: Words = None,
    won: bool = False,
    least: Annotated[int | None, Query(ge=-(2**31), le=2**31 - 1)] = None,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
) -> Wanted:
    """Return what is looked for."""
    known = known_game(game).id if game is not None else None
    return Wanted(known, seats, opening, card, person, won, least, before)


Looking = Annotated[Wanted, Depends(wanted_games)]


@router.get("/collection", responses=GAMES.described)
async def collection(service: Serving, who: Anybody, lang: Lang, wanted: Looking) -> Response:
    """Return finished games, the latest first. What is given must hold of one seat.

    Its `opening` (how its first choices begin), a `card` that it used (by its id, or by its name if `game` is
    given), the name of the `person`, that it has `won`, or has at `least` so many points.
    """
    async with service.leafing:
        return GAMES(await service.collection.find(who, wanted, lang))


@router.get("/collection/export", responses={200: FILE}, response_class=Response)
async def export(service: Serving, who: Somebody, wanted: Looking) -> Response:
    """Return up to 500 such games as one file for researchers: a record a line.

    Names stand there only of those who have agreed (`named` in `PATCH /api/me`); the others go by numbers.
    """
    service.records.check_quota(who)
    async with service.packing:
        packed = await service.collection.export(wanted)
    name = 'attachment; filename="cantiere-games.jsonl.gz"'
    return Response(packed, media_type="application/gzip", headers={"Content-Disposition": name})


@router.get("/collection/cards", responses=CARDS.described)
async def cards(service: Serving, lang: Lang, game: GameId) -> Response:
    """Return the cards of a game that can be looked for."""
    wanted = known_game(game).id
    async with service.leafing:
        return CARDS({"cards": await service.collection.cards(wanted, lang)})

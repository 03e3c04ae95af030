"""Routes about the club: ratings, the pages of players, following, the week, the collection of games."""

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import AfterValidator

from cantiere.server.api.dependencies import ATOM, FEED, HomeAddress, InviteQuery, Lang, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Anybody, Somebody
from cantiere.server.club.requests import NewFollow, Wanted
from cantiere.server.club.week import week_called, week_of
from cantiere.server.club.week_feed import week_feed
from cantiere.server.common.fields import tidy
from cantiere.server.gate.names import named_tables
from cantiere.server.gate.types.club import (
    CollectedGames,
    FollowedPlayers,
    KnownCards,
    PlayerPage,
    RatingList,
    StrongestGame,
    TablePlayers,
    WeekPage,
)
from cantiere.server.tables.beginning import known_game

router = APIRouter(tags=["club"])

PLAYERS, PAGE, BEST = Answer(TablePlayers), Answer(PlayerPage), Answer(RatingList)
WATCH, FOLLOWED, WEEK = Answer(StrongestGame), Answer(FollowedPlayers), Answer(WeekPage)
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
    service: Serving, who: Anybody, lang: Lang, game: GameId, seats: Annotated[int, Query(ge=2, le=16)]
) -> Response:
    """Return the best rated people and bots of a game of so many seats, of whom it is known well enough."""
    wanted = known_game(game).id
    async with service.leafing:
        return BEST(await service.profiles.best(who, wanted, seats, lang))


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


@router.get("/watch", responses=WATCH.described)
async def watch(service: Serving, who: Anybody, lang: Lang) -> Response:
    """Return the strongest game that goes on at a public table, by the ratings of the people who play.

    It is one that I do not play myself; who hides their page counts as somebody unknown.
    """
    found = await service.following.strongest(who)
    table = named_tables([found["table"]], lang)[0] if found["table"] is not None else None
    return WATCH({**found, "table": table})


@router.get("/me/following", responses=FOLLOWED.described)
async def following(service: Serving, who: Somebody, lang: Lang) -> Response:
    """Return whom I follow, and at which public tables they play now."""
    players = await service.following.mine(who)
    for one in players:
        if one["table"] is not None:
            one["table"] = named_tables([one["table"]], lang)[0]
    return FOLLOWED({"players": players})


@router.post("/me/following", status_code=204)
async def follow(service: Serving, who: Somebody, wanted: NewFollow) -> Response:
    """Follow somebody whose page I see, if they let themselves be followed."""
    await service.following.follow(who, wanted.player)
    return Response(status_code=204)


@router.delete("/me/following/{player}", status_code=204)
async def unfollow(service: Serving, who: Somebody, player: PlayerId) -> Response:
    """Follow them no longer."""
    await service.following.unfollow(who, player)
    return Response(status_code=204)


@router.get("/week", responses=WEEK.described)
async def week(
    service: Serving, lang: Lang, week: Annotated[str | None, Query(pattern=r"^[0-9]{4}-W[0-9]{2}$")] = None
) -> Response:
    """Return what was played at public tables in a week (`2026-W47`, by UTC), or in this one."""
    number = week_called(week) if week is not None else week_of(time.time())
    return WEEK(await service.weeks.page(number, lang))


@router.get("/week/feed", responses={200: FEED}, response_class=Response)
async def week_news(service: Serving, home: HomeAddress, lang: Lang) -> Response:
    """Return the latest weeks that are over as an Atom feed, with what was played in each."""
    return Response(week_feed(await service.weeks.over(week_of(time.time())), lang, home), media_type=ATOM)


async def wanted_games(
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

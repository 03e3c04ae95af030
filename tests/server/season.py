"""A season of a whole club, played through and looked at: for a test, and for `python -m benchmarks.season`.

People and bots enter leagues of every form and game, and play them to their end; everything goes the way that
it goes on a server, from entering over pairing and tables to ratings and pages. At the tables bots of known
strengths answer for the people (`by_bots`), or lots are drawn by their strengths (`by_lot`). `check` looks
whether all of it fits together: what was played is in the books once, ratings find the strengths again,
nobody met the same people without need, standings add up, and pages say what the database has.
"""

from __future__ import annotations

import collections
import itertools
import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, select, update

import cantiere
from cantiere.bots import bot
from cantiere.bots.bot import Bot
from cantiere.server.club.ratings import BOTS
from cantiere.server.club.requests import Wanted
from cantiere.server.club.week import week_of
from cantiere.server.leagues.page import LeagueRows, league_data
from cantiere.server.leagues.requests import NewLeague
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import NOBODY_ASKED, LiveTable, moves_data, turn_values
from cantiere.server.play.live_tables import match_of
from cantiere.server.service import Service
from cantiere.server.store.changes import Change, MoveRow
from cantiere.server.store.models import OVER, RUNNING, LeagueTable, Person, Played, Rating, Table
from cantiere.server.store.rows import Result

STRENGTHS = ("hasty:90", "hasty:75", "hasty:50", "hasty:25", "greedy")  # of people, the weakest first
COMPANY = ("novice", "apprentice", "journeyman")  # bots that enter, too
LARGE = 4  # seats at the larger tables: as many as every game has without options
SPREAD = 25 / 6 * math.sqrt(2)  # by how much two who play each other differ from day to day, in the model

Playing = Callable[[LiveTable, Sequence[str]], Change]  # how a table is played, by the strengths of its seats


class Club(NamedTuple):
    """Who is there: people, each with a strength; and the leagues that they have played."""

    people: list[Who]
    strength: dict[str, str]  # of players: people, and bots as they are rated
    leagues: list[str]


# --- tables ----------------------------------------------------------------------------------------------


def by_bots(live: LiveTable, strengths: Sequence[str]) -> Change:
    """Play a table to its end with real answers, all in one change."""
    match, before = match_of(live), len(match_of(live).moves)
    players: list[Bot] = [bot(one, f"{live.id}:{seat}") for seat, one in enumerate(strengths)]
    while not match.over:
        seat = int(match.state.to_move)
        match.play(players[seat].choose(match.seen_by(seat), seat))
    moves = match.moves[before:]
    change = Change("ended", {"moves": moves_data(moves, before + 1)})
    change.played = [MoveRow(move.who, move.text) for move in moves]
    change.values = turn_values(live, time.time())
    return change


def by_lot(rng: random.Random, live: LiveTable, strengths: Sequence[str]) -> Change:
    """End a table as players of such strengths might have: in a moment, without an answer."""
    worth = {one: 9.0 * number for number, one in enumerate((*STRENGTHS, *COMPANY))}
    worth |= dict(zip(COMPANY, (9.0, 18.0, 36.0), strict=True))
    played = [worth[one] - SPREAD * math.log(-math.log(rng.random())) for one in strengths]
    ranks = [1 + sum(other > mine for other in played) for mine in played]
    result: Result = {"scores": [round(50 + one) for one in played], "ranking": ranks}
    return Change("ended", {"moves": []}, {**NOBODY_ASKED, "status": OVER, "result": result})


async def play(service: Service, club: Club, table: str, playing: Playing) -> None:
    """Play a table to its end."""

    def decide(live: LiveTable) -> tuple[Change | None, None]:
        players = [seat["person"] or f"{BOTS}{seat['bot']}" for seat in live.seats]
        if live.status != RUNNING:
            return None, None
        return playing(live, [club.strength[player] for player in players]), None

    await service.live_tables.change(table, decide)


# --- the season ------------------------------------------------------------------------------------------


async def enter(service: Service, count: int) -> Club:
    """Let people come, with accounts."""
    people = [await service.people.new_guest(f"Person {number}", "en") for number in range(count)]
    named = update(Person).where(Person.login.is_(None)).values(login=Person.id)
    await service.database.write(lambda c: c.execute(named))
    strength = {who.id: STRENGTHS[number % len(STRENGTHS)] for number, who in enumerate(people)}
    return Club(people, strength | {BOTS + one: one for one in COMPANY}, [])


async def begin_league(service: Service, club: Club, wanted: NewLeague, entrants: Sequence[Who]) -> None:
    """Make a league, let people enter, and begin."""
    first, *others = entrants
    league = await service.leagues.create(first, wanted)
    for who in others:
        await service.leagues.join(who, league, None)
    await service.leagues.start(first, league)
    club.leagues.append(league)


def wishes(game: str, rng: random.Random, people: Sequence[Who]) -> list[tuple[NewLeague, list[Who]]]:
    """Return the leagues of a game: for all, for some at larger tables, in groups, and a cup."""
    most = max(count for count in cantiere.game(game).seat_counts if count <= LARGE)
    common: dict[str, Any] = {"game": game, "rated": True, "most": 256, "hints": False}
    some = max(4, len(people) // 4)
    return [
        (
            NewLeague(form="swiss", rounds=7, name="All", bots=list(COMPANY), **common),
            rng.sample(people, len(people)),
        ),
        (NewLeague(form="swiss", size=most, rounds=5, name="Large", **common), rng.sample(people, 2 * some)),
        (
            NewLeague(form="groups", group=5, seasons=2, name="Groups", **common),
            rng.sample(people, some),
        ),
        (NewLeague(form="knockout", name="Cup", **common), rng.sample(people, some)),
    ]


async def play_season(service: Service, count: int, playing: Playing, seed: int = 1) -> Club:
    """Let a club play a season; whatever the server does by itself, it is let do."""
    club, rng = await enter(service, count), random.Random(seed)
    for game in cantiere.games():
        for wanted, entrants in wishes(game, rng, club.people):
            await begin_league(service, club, wanted, entrants)
    going = select(LeagueTable.table).where(LeagueTable.table.is_not(None), LeagueTable.result.is_(None))
    while tables := await service.database.read(lambda c: [one for one in c.scalars(going) if one]):
        for table in tables:
            await play(service, club, table, playing)
        await service.leagues.sweep()
        await service.books.sweep()
    return club


# --- does it fit together? -------------------------------------------------------------------------------


async def check(service: Service, club: Club) -> dict[str, int]:
    """Check everything; return what there is of each."""
    found = {"tables of leagues": 0, "pages": 0}
    for league in club.leagues:
        found["tables of leagues"] += await check_league(service, await service.leagues.find(None, league))
    rows = await service.database.read(lambda c: [dict(row) for row in c.execute(_plays()).mappings()])
    over = select(func.count()).select_from(Table).where(Table.status == OVER)
    games = {row["table"] for row in rows}
    assert len(games) == await service.database.read(lambda c: c.scalar(over)) == found["tables of leagues"]
    found["games"] = len(games)
    by_player: dict[str, list[dict[str, Any]]] = collections.defaultdict(list)
    for row in rows:
        by_player[row["player"]].append(row)
    assert set(by_player) <= set(club.strength)
    for player, played in by_player.items():
        await check_page(service, player, played)
        found["pages"] += 1
    await check_lists(service, rows)
    await check_strengths(service, club)
    return found


def _plays() -> Any:
    return select(Played.__table__).order_by(Played.ended, Played.table, Played.seat)


async def check_league(service: Service, rows: LeagueRows) -> int:
    """Check a league: rounds, pairings, results, standings; return how many tables were played."""
    page = league_data(rows, None, "en")
    assert page["status"] == OVER, page["name"]
    tables = [
        table
        for number in range(1, page["round"] + 1)
        for table in league_data(rows, None, "en", number)["tables"]
    ]
    met: collections.Counter[frozenset[int]] = collections.Counter()
    points: collections.Counter[int] = collections.Counter()
    played: collections.Counter[int] = collections.Counter()
    for number in range(1, page["round"] + 1):
        sitting = [seat["entrant"] for one in tables if one["round"] == number for seat in one["seats"]]
        assert len(sitting) == len(set(sitting))
    for one in tables:
        assert one["status"] in ("over", "bye")
        entrants = [seat["entrant"] for seat in one["seats"]]
        met.update(frozenset(pair) for pair in itertools.combinations(entrants, 2))
        for seat in one["seats"]:
            points[seat["entrant"]] += round(1000 * (seat["points"] or 0))
            played[seat["entrant"]] += one["status"] != "bye"
    results = {one["table"]: [seat["score"] for seat in one["seats"]] for one in tables if one["table"]}
    kept = select(Table.id, Table.result).where(Table.id.in_(results))
    for table, result in await service.database.read(lambda c: list(c.execute(kept))):
        assert result["scores"] == results[table]
    lines = [line for division in page["divisions"] for line in division]
    assert sorted(line["entrant"] for line in lines) == [one["number"] for one in page["entrants"]]
    for division in page["divisions"]:
        places = [line["place"] for line in division]
        assert places == sorted(places)
        assert places[0] == 1 or page["form"] == "groups"
    if page["form"] == "swiss":
        for line in lines:
            assert abs(1000 * line["points"] - points[line["entrant"]]) <= page["rounds"]
            assert line["played"] == played[line["entrant"]]
        # With so many players nobody has to meet anybody twice at tables of two.
        if page["size"] == 2 and page["entered"] > 2 * page["rounds"]:
            assert max(met.values()) == 1
        byes = collections.Counter(one["seats"][0]["entrant"] for one in tables if one["status"] == "bye")
        assert max(byes.values(), default=0) <= 1
    return len(results)


async def check_page(service: Service, player: str, played: Sequence[dict[str, Any]]) -> None:
    """Check that a player's page says what the games say."""
    page = await service.profiles.page(None, player, None, None, "en")
    assert sum(one["games"] for one in page["results"]) == len(played)
    first = [row for row in played if row["rank"] == 1]
    assert sum(one["wins"] for one in page["results"]) <= len(first) + 0.01
    assert [one["table"] for one in page["recent"]] == [
        row["table"] for row in sorted(played, key=lambda row: -row["ended"])[: len(page["recent"])]
    ]
    for rating in page["ratings"]:
        scale = (rating["game"], rating["seats"])
        mine = [row for row in played if (row["game"], row["seats"]) == scale and row["mu"] is not None]
        assert rating["games"] == len({row["table"] for row in mine})
        if not mine:  # a bot that only the arena has rated there
            assert player.startswith(BOTS)
            continue
        last = max(mine, key=lambda row: row["ended"])
        assert abs(rating["rating"] - last["mu"]) < 0.06


async def check_lists(service: Service, rows: Sequence[dict[str, Any]]) -> None:
    """Check lists of the best, the collection and the weeks against the games."""
    for game, seats in {(row["game"], row["seats"]) for row in rows}:
        best = (await service.profiles.best(None, game, seats, "en"))["players"]
        assert best == sorted(best, key=lambda one: -one["rating"])
        kept = select(Rating.player, Rating.mu).where(Rating.game == game, Rating.seats == seats)
        stored = await service.database.read(lambda c: list(c.execute(kept)))  # noqa: B023
        known: dict[str, float] = {row.player: row.mu for row in stored}
        for one in best:
            if one["games"]:  # of the other bots the arena knows how strong they are
                assert abs(known[one["player"]] - one["rating"]) < 0.06
    for player in list({row["player"]: None for row in rows})[:5]:
        if player.startswith(BOTS):
            continue
        name = await service.database.read(
            lambda c: c.scalar(select(Person.name).where(Person.id == player))  # noqa: B023
        )
        found = await service.collection.find(None, Wanted(person=name), "en")
        mine = {row["table"] for row in rows if row["player"] == player}
        assert {one["table"] for one in found["games"]} <= mine
        assert len(found["games"]) == min(len(mine), len(found["games"]) or 1)
    weeks = collections.Counter(week_of(row["ended"]) for row in {row["table"]: row for row in rows}.values())
    for week, count in weeks.items():
        page = await service.weeks.page(week, "en")
        assert sum(one["games"] for one in page["games"]) == count


async def check_strengths(service: Service, club: Club) -> None:
    """Check that the ratings find again who is stronger: on average, class by class, in every game.

    Of neighbours, few people each, the weaker may have had more luck: each is compared with the next but one.
    """
    for game in cantiere.games():
        kept = select(Rating.player, Rating.mu).where(Rating.game == game, Rating.seats == 2)
        rows = await service.database.read(lambda c: list(c.execute(kept)))  # noqa: B023
        means = []
        for strength in STRENGTHS:
            mine = [mu for player, mu in rows if club.strength[player] == strength and BOTS not in player]
            means.append(statistics.mean(mine))
        rising = all(weak < strong for weak, strong in zip(means, means[2:], strict=False))
        assert rising, (game, [round(one, 1) for one in means])
        assert means[-1] - means[0] > 3.0

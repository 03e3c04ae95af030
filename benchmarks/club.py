"""How quick the club's pages are as games grow: python -m benchmarks.club [DATABASE [GAMES … | again]]

A season of 200 people and bots is written as it would have been entered: results, cards, sums and ratings,
with a league of ten tables for each hundred games, and one of ten rounds that all people play in. A page is
asked for as the server answers it, and some more games are entered. Times are milliseconds: the middle of the
runs, the slowest, and the processor's in the middle, which others on the machine change less. Without a
database it is a file of SQLite that goes away; with `again` what was written into it before is measured once
more, which takes a minute of a quiet machine instead of ten.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import json
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

import cantiere
from cantiere.arena.ratings import Rating as Strength
from cantiere.server.club.books import write_entry
from cantiere.server.club.collection import Collection
from cantiere.server.club.entry import Entry
from cantiere.server.club.following import Following
from cantiere.server.club.going import going_on
from cantiere.server.club.profiles import Profiles
from cantiere.server.club.ratings import BOTS, EVERYBODY, Side
from cantiere.server.club.requests import Wanted
from cantiere.server.club.sheets import BETWEEN, Sheet
from cantiere.server.club.week import Week, Weeks, week_of
from cantiere.server.leagues.feed import league_feed
from cantiere.server.leagues.forms import next_round
from cantiere.server.leagues.leagues import Leagues
from cantiere.server.leagues.meetings import Entrant, Meeting, Rules
from cantiere.server.leagues.page import league_data, league_facts
from cantiere.server.people.people import Who
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.run import GARBAGE
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import (
    CardTally,
    Follow,
    League,
    LeagueEntrant,
    LeagueTable,
    Person,
    Played,
    PlayedCard,
    Rating,
    Seat,
    SourceTally,
    Table,
    Tally,
    WeekGame,
    WeekTally,
)
from cantiere.server.store.rows import SeatRow, TableRow
from cantiere.server.tables.attendance import Attendance
from cantiere.server.tables.beginning import new_table_values
from cantiere.server.tables.seating import bot_seat, person_seat
from cantiere.server.tables.tables import Tables

STRENGTH = Strength(25.0, 2.0)
AGAIN = "again"
GOING = 400  # games that go on at public tables
GROWTH = (1_000, 10_000, 100_000)
PEOPLE, RUNS, CHUNK, LIMIT = 200, 20, 5_000, 100.0
CARDS = [f"card-{number}" for number in range(60)]
USED = 10  # cards of a seat
SOURCES = [f"source-{number}" for number in range(12)]
FIRST = [f"take {number}" for number in range(20)]
VARIANTS = ["", '{"start":0}']
KINDS = [(game, seats) for game in cantiere.games() for seats in cantiere.game(game).seat_counts if seats > 1]
EVERYBODYS = "league-of-all"
PLAYERS = [
    *(f"person-{number}" for number in range(PEOPLE - 3)),
    *(BOTS + bot for bot in ("novice", "greedy", "master")),
]


class Season:
    """Writes games, and keeps the sums beside them as the server would."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.games = 0
        self.leagues = 0
        self.sums: dict[Any, dict[tuple[Any, ...], list[float]]] = {
            model: defaultdict(lambda: [0, 0, 0, 0]) for model in (Tally, SourceTally, CardTally, WeekTally)
        }

    def go_on(self, c: Connection) -> None:
        """Go on with a season that was written before: with games that are not there yet."""
        self.games = 1 + int(c.scalar(select(func.count()).select_from(Table)) or 0)

    def entry(self) -> Entry:
        """Return a game between players of about the same standing."""
        rng = self.rng
        self.games += 1
        game, seats = rng.choice(KINDS)
        players = rng.sample(PLAYERS, seats)
        scores = sorted((rng.randrange(20, 90) for _ in players), reverse=True)
        sides = [Side(player, 1 + scores.index(score)) for player, score in zip(players, scores, strict=True)]
        sheets = [
            Sheet(
                first, BETWEEN.join((first, *rng.choices(FIRST, k=2))), tuple(rng.sample(CARDS, USED)), made
            )
            for first, made in (
                (rng.choice(FIRST), {one: rng.randrange(10) for one in SOURCES}) for _ in players
            )
        ]
        ended = 1.7e9 + 60.0 * self.games
        return Entry(
            f"game-{self.games}",
            game,
            rng.choice(VARIANTS),
            ended,
            True,
            True,
            True,
            [list(range(seats))],
            sides,
            scores,
            sheets,
            rng.randrange(30, 300),
        )

    def write(self, c: Connection, entries: list[Entry]) -> None:
        """Write games that have been entered."""
        tables, seats, plays, cards, week = [], [], [], [], Week()
        for entry in entries:
            one_table, its_seats = table_of(entry)
            tables.append(one_table | {"booked": entry.ended})
            seats += its_seats
            week.add(entry, entry.groups[0], dict.fromkeys(map(str, PLAYERS), STRENGTH))
            for seat, (side, sheet) in enumerate(zip(entry.sides, entry.sheets, strict=True)):
                plays.append(self.play(entry, seat))
                cards += [
                    {"table": entry.table, "seat": seat, "card": card, "ended": entry.ended}
                    for card in sheet.cards
                ]
                self.add(entry, side, sheet, entry.scores[seat])
        for row in week.tallies:
            sums = self.sums[WeekTally][row["week"], row["player"], row["game"]]
            sums[0] += 1
            sums[1] += row["wins"]
        written = (
            (Table, tables),
            (Seat, seats),
            (Played, plays),
            (PlayedCard, cards),
            (WeekGame, week.games),
        )
        for model, rows in written:
            c.execute(insert(model), rows)

    def play(self, entry: Entry, seat: int) -> dict[str, Any]:
        side, sheet = entry.sides[seat], entry.sheets[seat]
        kept = {"game": entry.game, "seats": len(entry.sides), "variant": entry.variant, "ended": entry.ended}
        result = {"player": side.player, "score": entry.scores[seat], "rank": side.rank, "done": True}
        opening = {"first": sheet.first, "opening": sheet.opening}
        rating = {"mu": 25.0, "sigma": 2.0, "gain": 0.1}
        return {"table": entry.table, "seat": seat, "listed": True, **kept, **result, **opening, **rating}

    def add(self, entry: Entry, side: Side, sheet: Sheet, score: int) -> None:
        won, scale = float(side.rank == 1), (entry.game, len(entry.sides))
        for player in (side.player, EVERYBODY, f"band:{self.rng.randrange(8, 18)}"):
            sums = self.sums[Tally][player, *scale, entry.variant]
            for place, amount in enumerate((1, 1, won, score)):
                sums[place] += amount
            if player != EVERYBODY:
                for source, points in sheet.sources.items():
                    self.sums[SourceTally][player, *scale, source][0] += points
        for player in (side.player, EVERYBODY):
            for card in sheet.cards:
                sums = self.sums[CardTally][player, entry.game, card]
                sums[0] += 1
                sums[1] += won

    def write_leagues(self, c: Connection) -> None:
        """Write the leagues that are still missing: one of ten tables for each hundred games."""
        for number in range(self.leagues, self.games // 100):
            entrants = self.rng.sample(range(PEOPLE - 3), 5)
            write_league(c, f"league-{number}", entrants, 5, self.rng)
        self.leagues = max(self.leagues, self.games // 100)

    def write_sums(self, c: Connection) -> None:
        """Write what has been added up, in the place of what was there."""
        names = {
            Tally: ("games", "done", "wins", "points"),
            SourceTally: ("points",),
            CardTally: ("games", "wins"),
            WeekTally: ("games", "wins"),
        }
        for model, sums in self.sums.items():
            keys = [column.name for column in model.__table__.primary_key]
            c.execute(delete(model))
            rows = [
                dict(zip(keys, key, strict=True)) | dict(zip(names[model], amounts, strict=False))
                for key, amounts in sums.items()
            ]
            c.execute(insert(model), rows)


def table_of(entry: Entry) -> tuple[TableRow, list[SeatRow]]:
    """Return a finished table, and its seats."""
    who = Who("person-0", "Person 0", None, 0, "en")
    values = new_table_values(cantiere.game(entry.game), json.loads(entry.variant or "{}"), who, "A table")
    ranks = [side.rank for side in entry.sides]
    values |= {
        "id": entry.table,
        "status": "over",
        "listed": True,
        "changed": entry.ended,
        "created": entry.ended,
    }
    values |= {"result": {"scores": entry.scores, "ranking": ranks}, "rated": True, "number": 0, "seq": 1}
    seats: list[SeatRow] = []
    for number, side in enumerate(entry.sides):
        player = str(side.player)
        bot = player.removeprefix(BOTS)
        one = bot_seat(number, bot, bot) if bot != player else person_seat(number, player, player)
        seats.append({**one, "table": entry.table})
    return values, seats


def write_league(c: Connection, name: str, people: list[int], rounds: int, rng: random.Random) -> None:
    """Write a Swiss league that has been played, paired as the server pairs."""
    rules = Rules("swiss", rounds=rounds)
    entrants = [Entrant(number, number) for number in range(len(people))]
    meetings: list[Meeting] = []
    for number in range(1, rounds + 1):
        for one in next_round(rules, entrants, meetings):
            scores = tuple(rng.randrange(20, 90) for _ in one.seats)
            ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
            meetings.append(Meeting(number, one.seats, ranks, scores))
    terms = {"game": KINDS[0][0], "form": "swiss", "options": {}, "name": name, "owner": "person-0"}
    figures = {"size": 2, "least": 2, "rounds": rounds, "group": 6, "laps": 1, "seasons": 1, "moving": 1}
    flags = {"listed": True, "hints": False, "rated": True, "autostart": True, "pace": "live"}
    c.execute(
        insert(League).values(
            **terms,
            **flags,
            id=name,
            figures=figures,
            status="over",
            invite=name,
            created=1.7e9,
            changed=1.7e9 + len(name),
            round_hours=3.0,
            most=256,
            round=rounds,
        )
    )
    c.execute(
        insert(LeagueEntrant),
        [
            {"league": name, "number": number, "kind": "person", "person": f"person-{person}", "lot": number}
            | {"name": f"Person {person}", "since": 1}
            for number, person in enumerate(people)
        ],
    )
    rows = []
    for place, met in enumerate(meetings):
        result = {"ranks": met.ranks, "scores": met.scores, "absent": ()}
        if met.bye:
            result = {"ranks": (), "scores": (), "absent": ()}
        row = {"league": name, "round": met.round, "number": place, "division": 0, "season": 1}
        kept = {"seating": {"seats": met.seats}, "begun": 1.7e9, "ended": 1.7e9 + place, "result": result}
        rows.append({**row, **kept})
    c.execute(insert(LeagueTable), rows)


def begin(c: Connection) -> None:
    """Write the people, and ratings of all players."""
    for number in range(PEOPLE - 3):
        name = f"person-{number}"
        c.execute(
            insert(Person).values(id=name, name=f"Person {number}", login=name, created=1.7e9, lang="en")
        )
    for number, player in enumerate(PLAYERS):
        for game, seats in KINDS:
            rating = {"mu": 15.0 + 20 * number / PEOPLE, "sigma": 2.0, "games": 100, "changed": 1.7e9}
            c.execute(insert(Rating).values(player=player, game=game, seats=seats, **rating))
    for number in range(1, PEOPLE - 3):
        c.execute(insert(Follow).values(person="person-0", followed=f"person-{number}", at=1.7e9))
    for number in range(GOING):
        game, seats = KINDS[number % len(KINDS)]
        sides = [Side(PLAYERS[(number + seat) % len(PLAYERS)], 1) for seat in range(seats)]
        entry = Entry(f"going-{number}", game, "", 1.7e9, True, True, True, [], sides, [0] * seats, [])
        row, its_seats = table_of(entry)
        c.execute(insert(Table).values(**row | {"status": "running", "result": None}))
        c.execute(insert(Seat), its_seats)


def questions(database: Database) -> dict[str, Callable[[int], Awaitable[Any]]]:
    """Return what is asked for, by name; the number is of the run."""
    live_tables = LiveTables(database, 1000)
    profiles, collection = Profiles(live_tables), Collection(database)
    following, weeks = Following(database), Weeks(database)
    me = Who("person-0", "Person 0", None, 0, "en")
    game, seats = KINDS[0]
    settings = Settings(database="")
    tables = Tables(live_tables, settings)
    leagues = Leagues(live_tables, tables, Attendance(live_tables), settings)

    async def league(name: str) -> Any:
        return league_data(await leagues.find(me, name), me, "en")

    async def told(name: str) -> Any:
        return league_feed(await leagues.find(me, name), "en", "http://localhost").decode()

    async def listed(mine: bool) -> Any:
        found = await leagues.listed(me, status="over", game=None, mine=mine)
        return [league_facts(row, entered) for row, entered in found]

    def finding(**wanted: Any) -> Callable[[int], Awaitable[Any]]:
        return lambda run: collection.find(None, Wanted(**wanted), "en")

    return {
        "page of a person": lambda run: profiles.page(None, f"person-{run}", None, None, "en"),
        "page of a bot": lambda run: profiles.page(None, "bot:greedy", None, None, "en"),
        "ratings": lambda run: profiles.best(None, *KINDS[run % len(KINDS)], "en"),
        "the latest games": finding(),
        "games by game": finding(game=game, seats=seats),
        "games by person": lambda run: collection.find(None, Wanted(person=f"Person {run}"), "en"),
        "games by person and card": lambda run: collection.find(
            None, Wanted(person=f"Person {run}", card=CARDS[run]), "en"
        ),
        "games by card": finding(card=CARDS[0]),
        "games won with a card": finding(game=game, card=CARDS[1], won=True, least=85),
        "games by opening": finding(game=game, opening=FIRST[0]),
        "games by a rare opening": finding(game=game, opening=BETWEEN.join((FIRST[1], FIRST[2], FIRST[3]))),
        "nothing found": finding(game=game, opening=FIRST[0], card=CARDS[2], least=10_000),
        "cards of a game": lambda run: collection.cards(game, "en"),
        "the games that go on": lambda run: database.read(going_on),
        "the strongest game": lambda run: following.strongest(me),
        "people I follow": lambda run: following.mine(me),
        "page of a league": lambda run: league(f"league-{run % 10}"),
        "page of a league of 197": lambda run: league(EVERYBODYS),
        "feed of a league of 197": lambda run: told(EVERYBODYS),
        "leagues": lambda run: listed(False),
        "my leagues": lambda run: listed(True),
        "the week": lambda run: weeks.page(week_of(1.7e9), "en"),
        "an empty week": lambda run: weeks.page(week_of(1.6e9), "en"),
    }


class Times:
    """Milliseconds of the runs, by the clock and of the processor."""

    def __init__(self) -> None:
        self.clock: list[float] = []
        self.processor: list[float] = []

    @contextlib.contextmanager
    def run(self) -> Iterator[None]:
        """Measure a run."""
        clock, processor = time.perf_counter(), time.process_time()
        yield
        self.clock.append(1000 * (time.perf_counter() - clock))
        self.processor.append(1000 * (time.process_time() - processor))

    @property
    def middle(self) -> float:
        """The middle of the runs."""
        return statistics.median(self.clock)

    def __str__(self) -> str:
        return f"{self.middle:8.1f}{max(self.clock):9.1f}{statistics.median(self.processor):11.1f}"


HEADER = f"{'':28}{'middle':>8}{'slowest':>9}{'processor':>11}"


async def measure(database: Database, season: Season) -> dict[str, Times]:
    """Measure what is asked for, and entering games."""
    found: dict[str, Times] = {}
    for name, ask in questions(database).items():
        await ask(0)
        times = found[name] = Times()
        for run in range(RUNS):
            with times.run():
                msgspec.json.encode(await ask(run))
    entering = found["entering a game"] = Times()
    for _ in range(RUNS):
        entry = season.entry()
        row, seats = table_of(entry)

        def prepare(c: Connection, row: Any = row, seats: Any = seats) -> None:
            c.execute(insert(Table).values(**row))
            c.execute(insert(Seat), seats)

        await database.write(prepare)
        with entering.run():
            await database.write(functools.partial(_enter, entry))
    return found


def _enter(entry: Entry, c: Connection) -> None:
    write_entry(c, entry.table, entry, entry.ended)


def write_season(database: Database, season: Season, size: int) -> None:
    """Write games until there are so many, and what stands beside them."""
    while season.games < size:
        with database.engine.begin() as c:
            season.write(c, [season.entry() for _ in range(min(CHUNK, size - season.games))])
    with database.engine.begin() as c:
        season.write_sums(c)
        season.write_leagues(c)


def slow_pages(database: Database, season: Season, games: int) -> list[str]:
    """Measure and print all pages; return those that take too long."""
    gc.collect()
    gc.freeze()  # as the server does
    print(f"\n{games} games\n{HEADER}")
    found = asyncio.run(measure(database, season))
    for name, times in found.items():
        print(f"{name:28}{times}", flush=True)
    return [f"{name} at {games} games" for name, times in found.items() if times.middle > LIMIT]


def main(*args: str) -> None:
    gc.set_threshold(*GARBAGE)
    slow, season = [], Season()
    with tempfile.TemporaryDirectory(prefix="cantiere-club-") as folder:
        database = Database(args[0] if args else str(Path(folder) / "club.db"))
        if AGAIN in args:
            with database.engine.begin() as c:
                season.go_on(c)
            slow = slow_pages(database, season, season.games - GOING - 1)
        else:
            migrate(database)
            with database.engine.begin() as c:
                begin(c)
                write_league(c, EVERYBODYS, list(range(PEOPLE - 3)), 10, random.Random(3))
            for size in [int(one) for one in args[1:]] or GROWTH:
                write_season(database, season, size)
                slow += slow_pages(database, season, size)
        database.close()
    if slow:
        raise SystemExit("slower than 100 ms: " + ", ".join(slow))


if __name__ == "__main__":
    main(*sys.argv[1:])

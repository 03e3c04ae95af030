"""The club on both databases: an evening of games, entered once, and what its pages show of them."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import os
import random
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import func, insert, select

import cantiere
from cantiere.arena.ratings import Rating as Strength
from cantiere.bots import LEVELS, bot
from cantiere.cli.app import run
from cantiere.core.record import Record
from cantiere.match import Match
from cantiere.server.club.books import write_entry
from cantiere.server.club.entry import Entry
from cantiere.server.club.ratings import Side
from cantiere.server.club.sheets import Sheet, sheets_of, variant_of
from cantiere.server.gate.types.club import (
    CollectedGames,
    KnownCards,
    PlayerPage,
    RatingList,
    TablePlayers,
)
from cantiere.server.people.people import Who
from cantiere.server.play.requests import Act
from cantiere.server.service import Service
from cantiere.server.store.database import Database
from cantiere.server.store.models import CardTally, Person, Played, Rating, SourceTally, Table, Tally
from cantiere.server.tables.beginning import new_table_values
from cantiere.server.tables.requests import Join, NewSeat, NewTable
from cantiere.texts import Texts
from tests.server.schema_check import assert_is
from tests.server.serving import GAME, Player, Server, play_out, refused, wait_for
from tests.server.test_races import services

PASSWORD = "long enough"


class Evening(NamedTuple):
    """What has been played."""

    server: Server
    database: str
    tables: dict[str, str]


async def play_on(service: Service, people: list[Who], table: str, moves: int | None = None) -> None:
    """Answer at random for whoever is asked, so often or to the end."""
    rng, played = random.Random(table), 0
    while True:
        async with service.live_tables.hold(table) as live:
            if live.status != "running" or played == moves:
                return
            assert live.match is not None
            state = live.match.state
            seat = int(state.to_move)
            text = state.game.text(state, rng.choice(state.legal_actions()))
            number, bot = live.number, live.seats[seat]["bot"]
        played += 1
        if bot is not None:
            await service.play.act_for_bot(table, number, text)
        else:
            await service.play.act(
                people[seat], table, Act(action=text, number=number, key=f"{table}{number}"), "en"
            )


async def seated(service: Service, people: list[Who], *bots: str, **more: Any) -> str:
    seats = [NewSeat(kind="me"), *[NewSeat(kind="open")] * (len(people) - 1)]
    seats += [NewSeat(kind="bot", bot=bot) for bot in bots]
    table = await service.tables.create(people[0], NewTable(game=GAME, seats=seats, **more))
    async with service.live_tables.hold(table) as live:
        invite = live.row["invite"]
    for who in people[1:]:
        await service.tables.join(who, table, Join(invite=invite))
    return table


async def play_evening(database: str) -> dict[str, str]:
    """Anna and Berta, with accounts, and Gino, a guest, play games of every kind; nothing is entered yet."""
    async with services(database) as (service,):
        service.books.enter = lambda table: asyncio.sleep(0)  # type: ignore[method-assign]  # the next server does it
        anna, berta, gino = [await service.people.new_guest(name, "en") for name in ("Anna", "Berta", "Gino")]
        anna = await service.people.register(anna, "anna", PASSWORD)
        berta = await service.people.register(berta, "berta", PASSWORD)
        tables = {}
        for name, people, bots, more in (
            ("rated", [anna, berta], (), {"rated": True}),
            ("resigned", [anna, berta], (), {"rated": True}),
            ("left", [anna, berta], (), {"rated": True}),
            ("agreed", [anna, berta], (), {"rated": True}),
            ("bots", [anna], ("random", "random"), {"rated": True}),
            ("friendly", [gino, anna], (), {}),
            ("hidden", [anna, gino], (), {"listed": False}),
        ):
            table = tables[name] = await seated(service, people, *bots, **more)
            await play_on(service, people, table, 8)
            if name == "resigned":
                await service.attendance.resign(anna, table)
            elif name == "left":
                await service.attendance.leave(berta, table)
            elif name == "agreed":
                for who in people:
                    await service.attendance.vote_end(who, table, True)
            await play_on(service, people, table)
        tables["gino"] = await service.people.new_link(gino)
        return tables


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    folder = tmp_path_factory.mktemp("club")
    database = str(folder / "club.db")
    if request.param == "postgresql":
        import psycopg

        whole, name = str(request.getfixturevalue("postgresql")), "c" + os.urandom(6).hex()
        with psycopg.connect(whole, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        head, _, tail = whole.partition("?")
        database = f"{head.rsplit('/', 1)[0]}/{name}?{tail}"
    tables = asyncio.run(play_evening(database))
    with Server(database, folder / "log") as server:
        yield Evening(server, database, tables)


@pytest.fixture
def anna(evening: Evening) -> Player:
    return known(evening, "anna")


@pytest.fixture
def berta(evening: Evening) -> Player:
    return known(evening, "berta")


def known(evening: Evening, login: str) -> Player:
    """Somebody who logs in, once all games have been entered."""
    player = Player(evening.server, "Somebody")
    player.me = player.post("/api/login", {"login": login, "password": PASSWORD})
    wait_for(lambda: len(player.get("/api/players/me")["recent"]) >= (7 if login == "anna" else 4))
    return player


def players_of(player: Player, table: str) -> list[dict[str, Any]]:
    found = player.get(f"/api/tables/{table}/players")
    assert_is(TablePlayers, found)
    return list(found["players"])


def test_who_is_rated_how(evening: Evening, anna: Player) -> None:
    tables = evening.tables
    result = anna.see(tables["rated"])["result"]["ranking"]
    first, second = players_of(anna, tables["rated"])
    won = {(1, 2): 1, (2, 1): -1, (1, 1): 0}[tuple(result)]
    assert (first["gain"] > 0) - (first["gain"] < 0) == won
    assert first["gain"] == pytest.approx(-second["gain"], abs=0.11)
    # Who gives up is last, and so is who leaves the seat to a bot, whatever the bot does with it.
    for name, loser in (("resigned", 0), ("left", 1)):
        gains = [one["gain"] for one in players_of(anna, tables[name])]
        assert gains[loser] < 0 < gains[1 - loser]
    for name in ("agreed", "friendly"):
        assert [one["gain"] for one in players_of(anna, tables[name])] == [None, None]
    seats = players_of(anna, tables["bots"])
    assert [one["player"] for one in seats[1:]] == ["bot:random", "bot:random"]
    assert seats[1]["gain"] == seats[2]["gain"]
    assert seats[1]["rating"] is not None


def test_everything_is_entered_once_even_by_several(evening: Evening, anna: Player) -> None:
    async def again() -> None:
        async with services(evening.database, 2) as both:
            store = both[0].database
            before = await store.read(counted)
            for service in both:
                await asyncio.gather(
                    *(service.books.enter(t) for n, t in evening.tables.items() if n != "gino")
                )
                await service.books.sweep()
            assert await store.read(counted) == before

    asyncio.run(again())


def counted(c: Any) -> list[Any]:
    sums = (func.sum(Tally.games), func.sum(Tally.points), func.sum(Rating.games))
    lines = [c.scalar(select(one)) for one in sums]
    return [
        *lines,
        c.scalar(select(func.count()).select_from(Played)),
        c.scalar(select(func.sum(CardTally.games))),
    ]


def test_two_servers_enter_a_game_once(database: str) -> None:
    async def play() -> None:
        async with services(database, 2) as both:
            if both[0].database.sqlite:  # one server has it; the sweep and the end of the game may still meet
                both = both[:1] * 2
            people = [await both[0].people.new_guest(name, "en") for name in ("Anna", "Berta")]
            table = await seated(both[0], people, rated=True)
            await play_on(both[0], people, table, 3)
            for who in people:
                await both[0].attendance.resign(who, table)
            await play_on(both[0], people, table)
            await asyncio.gather(
                *(one.books.enter(table) for one in both), *(one.books.sweep() for one in both)
            )
            rows = await both[0].database.read(
                lambda c: c.execute(select(Rating.player, Rating.games, Rating.mu)).all()
            )
            assert sorted(row.player for row in rows) == sorted(who.id for who in people)
            assert [row.games for row in rows] == [1, 1]
            assert rows[0].mu == rows[1].mu  # both gave up: they are level

    asyncio.run(play())


def test_the_page_of_a_player(evening: Evening, anna: Player) -> None:
    page = anna.get("/api/players/me")
    assert_is(PlayerPage, page)
    assert (page["name"], page["you"], page["guest"], page["private"]) == ("Anna", True, False, False)
    games = {(one["seats"], one["games"], one["done"]) for one in page["results"]}
    assert games == {(2, 5, 4), (3, 1, 1)}  # the game that was ended together is no result
    assert [(one["seats"], one["games"]) for one in page["ratings"]] == [(2, 3), (3, 1)]
    assert all(0 < one["error"] < 17 for one in page["ratings"])
    assert (page["game"], page["seats"]) == (GAME, 2)
    lines = page["curve"]
    assert len(lines) == 4  # those that she played to the end
    assert [one["ended"] for one in lines] == sorted(one["ended"] for one in lines)
    # All of it is what the games themselves say.
    stories = [
        anna.get(f"/api/tables/{evening.tables[name]}/story")
        for name in ("rated", "left", "friendly", "hidden")
    ]
    seats = [0, 0, 1, 0]
    scores = [story["seats"][seat]["score"] for story, seat in zip(stories, seats, strict=True)]
    (two,) = [one for one in page["results"] if one["seats"] == 2]
    assert two["points"] == pytest.approx(sum(scores) / 4, abs=0.06)
    start = "source-start"
    by_label: dict[str, int] = {}
    for story, seat in zip(stories, seats, strict=True):
        for source in story["sources"]:
            if source["source"] != start:
                by_label[source["label"]] = by_label.get(source["label"], 0) + source["points"][seat]
    shown = {one["label"]: one["points"] for one in page["sources"]}
    assert {label: round(points / 4, 2) for label, points in by_label.items() if points} == {
        label: points for label, points in shown.items() if points
    }
    assert all(one["label"] and 0 < one["part"] <= 1 for one in page["cards"])
    assert page["cards"]


def test_stronger_players_stand_beside_ones_own_points(database: str) -> None:
    """What those rated higher have made with as many seats of the same game; nobody is above the best."""
    weak, strong = Strength(20.0, 2.0), Strength(30.0, 2.0)
    source, other, unused = "source-start", "source-other", "source-unused"
    made = [({source: 4, other: 2}, {source: 10}), ({source: 2}, {source: 20, other: 3})]

    def enter(c: Any) -> None:
        for player, one in (("weak", weak), ("strong", strong)):
            c.execute(insert(Person).values(id=player, name=player, login=player, created=1.0, lang="en"))
            for seats in (2, 3):
                key = {"player": player, "game": GAME, "seats": seats}
                c.execute(insert(Rating).values(**key, mu=one.mu, sigma=one.sigma, games=9, changed=1.0))
        for number, points in enumerate(made):
            enter_game(c, f"game-{number}", 2, [("weak", points[0]), ("strong", points[1])])
        # With other seats, or by who is not stronger, it is not compared.
        enter_game(c, "three", 3, [("weak", {}), ("strong", {source: 900}), ("strong-3", {})])
        enter_game(c, "equals", 2, [("weak", {source: 6}), ("nobody-knows", {unused: 900})])

    async def look() -> None:
        async with services(database) as (service,):
            await service.database.write(enter)
            mine = await service.profiles.page(None, "weak", GAME, 2, "en")
            assert mine["stronger"] == 2  # games of theirs
            found = {one["source"]: (one["points"], one["stronger"]) for one in mine["sources"]}
            assert found == {source: (4.0, 15.0), other: (0.67, 1.5)}
            best = await service.profiles.page(None, "strong", GAME, 2, "en")
            assert (best["stronger"], {one["stronger"] for one in best["sources"]}) == (0, {None})

    asyncio.run(look())


def enter_game(c: Any, table: str, seats: int, played: list[tuple[str, dict[str, int]]]) -> None:
    """Enter a game that was not rated, with where each player made points."""
    who = Who("weak", "weak", None, 0, "en")
    values = new_table_values(cantiere.game(GAME), {}, who, "A table")
    c.execute(insert(Table).values(**values | {"id": table, "status": "over"}))
    sides = [Side(player, rank) for rank, (player, _) in enumerate(played, 1)]
    sheets = [Sheet("", "", (), points) for _, points in played]
    scores = [sum(points.values()) for _, points in played]
    groups = [list(range(seats))]
    entry = Entry(table, GAME, "", 1.0, True, False, True, groups, sides, scores, sheets)
    write_entry(c, table, entry, 1.0)


def test_who_hides_is_not_there_for_others(evening: Evening, anna: Player, berta: Player) -> None:
    me = anna.me["id"]
    stranger = Player(evening.server, "Dora")
    assert stranger.get(f"/api/players/{me}")["name"] == "Anna"
    hidden = [one["table"] for one in stranger.get(f"/api/players/{me}")["recent"]]
    assert evening.tables["hidden"] not in hidden
    assert None in hidden
    gino = players_of(anna, evening.tables["friendly"])[0]
    assert gino["player"] is None  # a guest's page is for their browser
    anna.http.patch("/api/me", json={"private": True}).raise_for_status()
    try:
        refused(stranger.http.get(f"/api/players/{me}"), 404)
        assert players_of(stranger, evening.tables["rated"])[0]["player"] is None
        assert players_of(stranger, evening.tables["rated"])[0]["rating"] is None
        assert stranger.get("/api/collection", person="Anna")["games"] == []
        assert anna.get("/api/players/me")["private"] is True
        assert players_of(anna, evening.tables["rated"])[0]["player"] == me
    finally:
        anna.http.patch("/api/me", json={"private": False}).raise_for_status()
    refused(stranger.http.get("/api/players/nobody"), 404)
    refused(stranger.http.get("/api/players/bot:nothing"), 404)
    refused(Player(evening.server, authorization="").http.get("/api/players/me"), 401)


def test_a_guest_has_a_page_and_takes_it_along(evening: Evening) -> None:
    gino = Player(evening.server, "Nobody")
    gino.me = gino.post("/api/restore", {"secret": evening.tables["gino"]})
    wait_for(lambda: len(gino.get("/api/players/me")["recent"]) == 2)
    page = gino.get("/api/players/me")
    assert page["guest"]
    assert [one["games"] for one in page["results"]] == [2]
    other = Player(evening.server, "Mara")
    other.post("/api/register", {"login": "mara" + os.urandom(3).hex(), "password": PASSWORD})
    login = other.get("/api/me")["login"]
    gino.me = gino.post("/api/login", {"login": login, "password": PASSWORD})
    taken = gino.get("/api/players/me")
    assert (taken["guest"], taken["results"], taken["cards"]) == (False, page["results"], page["cards"])
    assert taken["sources"] == page["sources"]


def test_lists_have_those_of_whom_it_is_known_well_enough(evening: Evening, anna: Player) -> None:
    best = anna.get("/api/ratings", game=GAME, seats=3)
    assert_is(RatingList, best)
    listed = {one["player"]: one for one in best["players"]}
    assert anna.me["id"] not in listed
    assert [one["rating"] for one in best["players"]] == sorted(
        (one["rating"] for one in best["players"]), reverse=True
    )
    # Bots stand there before they have played here: the arena has rated them.
    assert (listed["bot:journeyman"]["games"], listed["bot:journeyman"]["error"] > 0) == (0, True)
    assert listed["bot:journeyman"]["rating"] > listed["bot:apprentice"]["rating"]
    assert {f"bot:{level}" for level in LEVELS} <= set(listed)
    assert listed["bot:random"]["games"] == 1
    german = anna.get("/api/ratings", game=GAME, seats=3, lang="de")["players"]
    assert {one["name"] for one in german} >= {"Geselle", "Zufall"}  # each by its own word
    page = anna.get("/api/players/bot:journeyman")
    assert {(one["game"], one["seats"]) for one in page["ratings"]} == {
        (game, seats) for game in cantiere.games() for seats in cantiere.game(game).seat_counts if seats > 1
    }
    refused(anna.http.get("/api/ratings", params={"game": "nothing", "seats": 2}), 422, "no-such-game")


def test_games_are_found_by_opening_card_result_and_person(evening: Evening, anna: Player) -> None:
    def found(**wanted: Any) -> list[dict[str, Any]]:
        page = anna.get("/api/collection", **wanted)
        assert_is(CollectedGames, page)
        return list(page["games"])

    tables = evening.tables
    public = {tables[name] for name in ("rated", "resigned", "left", "agreed", "bots", "friendly")}
    every = found()
    assert public <= {one["table"] for one in every}
    assert [one["ended"] for one in every] == sorted((one["ended"] for one in every), reverse=True)
    assert tables["hidden"] not in {one["table"] for one in found(person="Berta")}
    assert {one["table"] for one in found(person="anna")} == public | {tables["hidden"]}
    assert {one["table"] for one in found(person="random")} == {tables["bots"]}
    (by_word,) = found(person="zufall", lang="de")  # as it is called there
    assert by_word["table"] == tables["bots"]
    assert [seat["name"] for seat in by_word["seats"]] == ["Anna", "Zufall", "Zufall 2"]
    assert found(person="%") == []
    won = found(person="Anna", won=True)
    assert {one["table"] for one in won} < public | {tables["hidden"]}
    for one in won:
        (mine,) = [seat for seat in one["seats"] if seat["found"]]
        assert (mine["name"], mine["rank"]) == ("Anna", 1)
    seat = next(one for one in every if one["table"] == tables["rated"])["seats"][1]
    for opening in (seat["opening"], seat["opening"].split(" · ")[0]):
        hits = found(opening=opening, game=GAME)
        assert tables["rated"] in {one["table"] for one in hits}
        assert all(any(s["opening"].startswith(opening) for s in one["seats"] if s["found"]) for one in hits)
    assert found(opening="no such thing") == []
    rows = {row.text: row for row in cantiere.game(GAME).notation.rows}
    names = [one["name"] for one in next(one for one in every if one["table"] == tables["rated"])["seats"]]
    for lang in ("en", "de"):  # said as at the table
        said = next(one for one in found(lang=lang) if one["table"] == tables["rated"])["seats"][1]
        texts = Texts(cantiere.game(GAME), lang)
        labels = [texts.label(rows[choice], names) for choice in seat["opening"].split(" · ")]
        assert said["opening_words"] == labels
    most = max(one["score"] for game in every for one in game["seats"])
    assert all(any(s["score"] >= most for s in one["seats"] if s["found"]) for one in found(least=most))
    assert found(least=most + 1) == []
    cards = anna.get("/api/collection/cards", game=GAME)
    assert_is(KnownCards, cards)
    card = cards["cards"][0]
    by_id, by_name = found(card=card["card"]), found(card=card["label"].upper(), game=GAME)
    assert by_id == by_name
    assert by_id
    pages = anna.get("/api/collection", before=every[0]["ended"])["games"]
    assert [one["table"] for one in pages] == [one["table"] for one in every[1:]]


def test_one_file_for_researchers_has_names_only_of_those_who_agreed(evening: Evening, anna: Player) -> None:
    anna.http.patch("/api/me", json={"named": True}).raise_for_status()
    response = anna.http.get("/api/collection/export", params={"game": GAME}).raise_for_status()
    lines = [json.loads(line) for line in gzip.decompress(response.content).splitlines()]
    assert len(lines) == 6
    names = {name for one in lines for name in one["record"]["players"]}
    assert "Anna" in names
    assert not {"Berta", "Gino", "Mara"} & names
    for one in lines:
        record = Record.from_data(one["record"])
        record.verify()
        assert one["ended"][:2] == "20"
    assert b"Berta" not in gzip.decompress(response.content)
    refused(Player(evening.server, authorization="").http.get("/api/collection/export"), 401)


def test_the_command_line_finds_and_exports(
    evening: Evening, anna: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--database", evening.database]
    assert run(["games", "find", "--person", "Anna", "--most", "3", *given]) == 0
    assert "Anna" in capsys.readouterr().out
    assert run(["games", "find", "--won", "--game", GAME, "--most", "1", *given]) == 0
    assert Texts(cantiere.game(GAME)).say(GAME) in capsys.readouterr().out
    assert run(["games", "find", "--card", "nothing", *given]) == 0
    assert evening.tables["rated"] not in capsys.readouterr().out
    file = tmp_path / "games.jsonl.gz"
    assert run(["games", "export", str(file), "--game", GAME, *given]) == 0
    assert len(gzip.decompress(file.read_bytes()).splitlines()) == 6
    assert run(["games"]) == 0


@pytest.mark.parametrize("game", cantiere.games())
def test_sheets_add_up_to_the_points_and_name_what_was_used(game: str) -> None:
    found = cantiere.game(game)
    match = Match(found, [bot("greedy"), bot("random")], seed="sheet")
    match.play_bots()
    start = [int(score) for score in match.moves[0].before.scores()]
    texts = Texts(found)
    for seat, sheet in enumerate(sheets_of(match.moves, 2)):
        assert start[seat] + sum(sheet.sources.values()) == match.state.scores()[seat]
        assert sheet.opening.startswith(sheet.first)
        assert sheet.first
        assert sheet.cards
        assert all(texts.knows(card) for card in sheet.cards)
    assert variant_of(found, dict(match.state.options)) == ""
    other = next(one for one in found.options if one.choices == (False, True))
    assert json.loads(variant_of(found, {other.name: True})) == {other.name: True}


def test_a_game_played_while_the_server_runs_is_entered_when_it_ends(evening: Evening) -> None:
    eva = Player(evening.server, "Eva")
    over = play_out(eva, eva.table("me", "hot"))
    assert over["status"] == "over"
    one = eva.table("me", "random", rated=True)
    eva.post(f"/api/tables/{one['id']}/resign")
    wait_for(lambda: len(eva.get("/api/players/me")["ratings"]) == 1)
    assert len(eva.get("/api/players/me")["recent"]) == 1  # nobody can tell whose the two seats were


def test_the_archive_has_it_and_who_goes_takes_it_away(evening: Evening, berta: Player) -> None:
    """The last: Berta is not there afterwards."""
    archive = zipfile.ZipFile(io.BytesIO(berta.http.get("/api/me/archive").raise_for_status().content))
    for name in ("ratings", "results", "played", "points", "cards"):
        assert json.loads(archive.read(f"{name}.json"))
    me, table = berta.me["id"], evening.tables["rated"]
    berta.post("/api/me/delete", {"password": PASSWORD}, 204)
    store = Database(evening.database)
    with store.engine.connect() as c:
        for kept in (Rating, Tally, SourceTally, CardTally, Played):
            assert c.scalar(select(func.count()).select_from(kept).where(kept.player == me)) == 0
        assert c.scalar(select(func.count()).select_from(Played).where(Played.table == table)) == 2
        assert c.scalar(select(Table.booked).where(Table.id == table)) is not None
    store.close()
    anna = known(evening, "anna")
    refused(anna.http.get(f"/api/players/{me}"), 404)
    assert players_of(anna, table)[1]["player"] is None

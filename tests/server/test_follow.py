"""Following on both databases: the strongest game, people whom somebody follows, the page of the week."""

from __future__ import annotations

import asyncio
import functools
import io
import json
import zipfile
from collections.abc import Awaitable, Callable
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from sqlalchemy import Connection, delete, func, insert, select

import cantiere
from cantiere.server.club import following as following_module
from cantiere.server.club import going as going_module
from cantiere.server.club.books import write_entry
from cantiere.server.club.entry import NO_SHEET, Entry, entry_of
from cantiere.server.club.ratings import Side
from cantiere.server.club.week import MONDAY, named, week_called, week_of
from cantiere.server.club.week_feed import week_feed
from cantiere.server.common.errors import Problem
from cantiere.server.gate.types.club import FollowedPlayers, PlayerPage, StrongestGame, WeekPage
from cantiere.server.people.people import Who
from cantiere.server.service import Service
from cantiere.server.store.models import Block, Follow, Person, Rating, WeekGame, WeekTally
from cantiere.server.store.removing import remove_table
from tests.server.schema_check import assert_is
from tests.server.serving import GAME, PATIENCE, Player, Server, refused, wait_for
from tests.server.test_club import PASSWORD, play_on, seated
from tests.server.test_leagues import ATOM
from tests.server.test_races import force, services

WEEK = 7 * 24 * 3600.0
Told = Callable[[Service], Awaitable[None]]


@pytest.fixture(autouse=True)
def _always_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be as it was a moment ago."""
    monkeypatch.setattr(going_module, "LASTS", 0.0)


def on(database: str, told: Told) -> None:
    async def run() -> None:
        async with services(database) as (service,):
            await told(service)

    asyncio.run(run())


async def account(service: Service, name: str) -> Who:
    guest = await service.people.new_guest(name, "en")
    return await service.people.register(guest, name.lower(), PASSWORD)


async def rate(service: Service, who: Who, mu: float, sigma: float = 1.0, seats: int = 2) -> None:
    values = {"player": who.id, "game": GAME, "seats": seats, "mu": mu, "sigma": sigma, "games": 9}
    await service.database.write(lambda c: c.execute(insert(Rating).values(changed=0.0, **values)))


async def best(service: Service, who: Who | None = None) -> tuple[str | None, float | None]:
    found = await service.following.strongest(who)
    assert_is(StrongestGame, found)
    return found["table"]["id"] if found["table"] is not None else None, found["rating"]


async def refuses(doing: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as problem:
        await doing
    return problem.value.reason


# --- the strongest game ----------------------------------------------------------------------------------


def test_the_strongest_game_is_that_of_the_best_rated_people(database: str) -> None:
    async def told(service: Service) -> None:
        anna, berta, carla, dora = [
            await account(service, name) for name in ("Anna", "Berta", "Carla", "Dora")
        ]
        assert await best(service) == (None, None)
        for who, mu in ((anna, 30.0), (berta, 34.0), (carla, 28.0), (dora, 28.0)):
            await rate(service, who, mu)
        weak = await seated(service, [carla, dora])
        assert await best(service) == (weak, 28.0)
        strong = await seated(service, [anna, berta])
        await seated(service, [await service.people.new_guest("Gino", "en")], "master")  # bots lift nobody
        assert await best(service) == (strong, 32.0)
        assert await best(service, anna) == (weak, 28.0)  # one's own game is not watched
        # A rating that may be far off counts for less.
        unsure = [await account(service, name) for name in ("Erna", "Fina")]
        for who in unsure:
            await rate(service, who, 36.0, 8.0)
        await seated(service, unsure)
        assert await best(service) == (strong, 32.0)
        # Who hides is somebody unknown, and nothing of their rating is told.
        await service.people.change(berta, {"private": True})
        found, rating = await best(service)
        assert (found, rating) == (weak, 28.0)
        await service.people.change(berta, {"private": False})
        # A bot that sits in does not play for them; what is over is not going on.
        await service.attendance.leave(carla, weak)
        await service.attendance.leave(dora, weak)
        await force(service, strong, {"status": "over", "to_move": None, "asked": None})
        found, _ = await best(service)
        assert found not in (weak, strong)

    on(database, told)


def test_a_private_table_is_never_the_strongest_game(database: str) -> None:
    async def told(service: Service) -> None:
        anna, berta = await account(service, "Anna"), await account(service, "Berta")
        await rate(service, anna, 40.0)
        await service.following.follow(berta, anna.id)
        await seated(service, [anna, berta], listed=False)
        assert await best(service) == (None, None)
        assert [one["table"] for one in await service.following.mine(berta)] == [None]

    on(database, told)


def test_a_game_that_has_ended_since_is_passed_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(service: Service) -> None:
        anna, berta, carla, dora = [
            await account(service, name) for name in ("Anna", "Berta", "Carla", "Dora")
        ]
        await rate(service, anna, 40.0)
        strong, other = await seated(service, [anna, berta]), await seated(service, [carla, dora])
        monkeypatch.setattr(going_module, "LASTS", 1e6)
        assert (await best(service))[0] == strong
        await force(service, strong, {"status": "over", "to_move": None, "asked": None})
        assert (await best(service))[0] == other
        await service.following.follow(carla, anna.id)
        assert [one["table"] for one in await service.following.mine(carla)] == [None]

    on(database, told)


# --- people ----------------------------------------------------------------------------------------------


async def followed(service: Service, who: Who) -> dict[str, str | None]:
    players = await service.following.mine(who)
    assert_is(FollowedPlayers, {"players": players})
    return {one["name"]: one["table"]["id"] if one["table"] is not None else None for one in players}


def test_whom_i_follow_and_where_they_play(database: str) -> None:
    async def told(service: Service) -> None:
        following = service.following
        anna, berta, carla = [await account(service, name) for name in ("Anna", "Berta", "Carla")]
        gino = await service.people.new_guest("Gino", "en")
        for who in (berta, carla):
            await following.follow(gino, who.id)
            await following.follow(gino, who.id)  # once more changes nothing
        assert await followed(service, gino) == {"Berta": None, "Carla": None}
        table = await seated(service, [anna, carla])
        assert list((await followed(service, gino)).items()) == [("Carla", table), ("Berta", None)]
        page = await service.profiles.page(gino, carla.id, None, None, "en")
        assert_is(PlayerPage, page)
        assert (page["followed"], page["may_follow"]) == (True, True)
        # Nobody follows themselves, a guest, somebody who hides, or nobody.
        assert await refuses(following.follow(anna, anna.id)) == "yourself"
        assert await refuses(following.follow(anna, gino.id)) == "not-found"
        assert await refuses(following.follow(anna, "nobody")) == "not-found"
        assert (await service.profiles.page(anna, anna.id, None, None, "en"))["may_follow"] is False
        assert (await service.profiles.page(None, anna.id, None, None, "en"))["may_follow"] is False
        assert (await service.profiles.page(anna, "bot:greedy", None, None, "en"))["may_follow"] is False
        # Whoever stops is not there any more.
        await following.unfollow(gino, berta.id)
        assert await followed(service, gino) == {"Carla": table}
        # What a guest follows is the account's when they log in, but nobody follows themselves.
        await following.follow(gino, anna.id)
        await following.follow(anna, carla.id)
        await service.take_along(gino, anna)
        assert list(await followed(service, anna)) == ["Carla"]
        assert await followed(service, gino) == {}

    on(database, told)


def test_who_does_not_want_it_is_not_followed(database: str) -> None:
    async def told(service: Service) -> None:
        following = service.following
        anna, berta = await account(service, "Anna"), await account(service, "Berta")
        await following.follow(anna, berta.id)
        await seated(service, [berta, await account(service, "Carla")])
        for forbidden in ("no_followers", "private"):
            await service.people.change(berta, {forbidden: True})
            assert await followed(service, anna) == {}
            expected = "not-found" if forbidden == "private" else "not-followed"
            assert await refuses(following.follow(anna, berta.id)) == expected
            await service.people.change(berta, {forbidden: False})
            assert list(await followed(service, anna)) == ["Berta"]
        page = await service.profiles.page(anna, berta.id, None, None, "en")
        assert page["may_follow"]
        # A block, by either, and as if it were a wish: whoever is blocked does not learn of it.
        for by, whom in ((anna, berta), (berta, anna)):
            row = {"person": by.id, "blocked": whom.id, "at": 0.0}
            await service.database.write(functools.partial(_block, row))
            assert await followed(service, anna) == {}
            assert await refuses(following.follow(anna, berta.id)) == "not-followed"
            page = await service.profiles.page(anna, berta.id, None, None, "en")
            assert not page["may_follow"]
            await service.database.write(lambda c: c.execute(delete(Block)))

    on(database, told)


def _block(row: dict[str, Any], c: Connection) -> None:
    c.execute(insert(Block).values(**row))


def test_nobody_follows_the_whole_town(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following_module, "MOST", 2)

    async def told(service: Service) -> None:
        anna, *others = [await account(service, name) for name in ("Anna", "Berta", "Carla", "Dora")]
        for who in others[:2]:
            await service.following.follow(anna, who.id)
        assert await refuses(service.following.follow(anna, others[2].id)) == "too-many-followed"
        await service.following.follow(anna, others[0].id)

    on(database, told)


def test_who_goes_follows_nobody_and_is_followed_by_nobody(database: str) -> None:
    async def told(service: Service) -> None:
        anna, berta, carla = [await account(service, name) for name in ("Anna", "Berta", "Carla")]
        await service.following.follow(anna, berta.id)
        await service.following.follow(berta, carla.id)
        await service.following.follow(carla, anna.id)
        packed = zipfile.ZipFile(io.BytesIO(await service.community.privacy.archive(anna)))
        assert [one["name"] for one in json.loads(packed.read("following.json"))] == ["Berta"]
        await service.community.privacy.leave(berta, PASSWORD)
        rows = await service.database.read(lambda c: c.execute(select(Follow.person, Follow.followed)).all())
        assert [tuple(row) for row in rows] == [(carla.id, anna.id)]
        assert await service.database.read(lambda c: c.scalar(select(func.count()).select_from(Person))) == 2

    on(database, told)


def test_over_the_web(server: Server, anna: Player, berta: Player) -> None:
    login = f"follow{anna.me['id'][:6].lower()}"
    berta.post("/api/register", {"login": "".join(filter(str.isalnum, login)), "password": PASSWORD})
    berta_id = berta.me["id"]
    anna.post("/api/me/following", {"player": berta_id}, 204)
    table = berta.table("me", "random")
    wait_for(lambda: anna.get("/api/me/following")["players"][0]["table"] is not None)
    (one,) = anna.get("/api/me/following")["players"]
    assert (one["player"], one["table"]["id"]) == (berta_id, table["id"])
    assert "seed" not in one["table"]
    assert_is(StrongestGame, anna.get("/api/watch"))
    assert_is(StrongestGame, httpx.get(f"{server.url}/api/watch", timeout=PATIENCE).raise_for_status().json())
    refused(httpx.get(f"{server.url}/api/me/following", timeout=PATIENCE), 401)
    berta.http.patch("/api/me", json={"no_followers": True}).raise_for_status()
    assert berta.get("/api/me")["no_followers"] is True
    assert anna.get("/api/me/following")["players"] == []
    problem = anna.post("/api/me/following", {"player": berta_id}, 403)
    assert problem["reason"] == "not-followed"
    assert anna.http.delete(f"/api/me/following/{berta_id}").status_code == 204
    assert_is(WeekPage, anna.get("/api/week"))
    assert anna.http.get("/api/week/feed").headers["content-type"] == "application/atom+xml"
    refused(anna.http.get("/api/week", params={"week": "2025-W53"}), 404)
    refused(anna.http.get("/api/week", params={"week": "last"}), 422)


# --- the week --------------------------------------------------------------------------------------------


async def played(
    service: Service, people: list[Who | str], scores: list[int], ended: float, **more: Any
) -> str:
    """Enter a game as if it had been played: who won has the most points."""
    persons = [who for who in people if isinstance(who, Who)]
    bots = [who for who in people if isinstance(who, str)]
    listed = more.pop("listed", True)
    table = await seated(service, persons, *bots, listed=listed)
    service.books.enter = lambda table: asyncio.sleep(0)  # type: ignore[method-assign]  # not by itself
    await force(service, table, {"status": "over", "to_move": None, "asked": None})
    done = more.pop("done", [True] * len(people))
    players = [who.id if isinstance(who, Who) else f"bot:{who}" for who in people]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    sides = [Side(*one) for one in zip(players, ranks, done, strict=True)]
    groups = more.pop("groups", [list(range(len(people)))])
    entry = Entry(
        table, GAME, "", ended, listed, True, True, groups, sides, scores, [NO_SHEET] * len(people)
    )._replace(**more)
    await service.database.write(lambda c: write_entry(c, table, entry, ended))
    return table


def lines(page: WeekPage, name: str) -> list[tuple[str, int | None]]:
    (mine,) = page["games"]
    return [(one["table"], one["about"]) for one in mine[name]]  # type: ignore[literal-required]


def test_the_page_of_a_week(database: str) -> None:
    now = MONDAY + 2920 * WEEK + 1000.0

    async def told(service: Service) -> None:
        anna, berta, carla = [await account(service, name) for name in ("Anna", "Berta", "Carla")]
        gino = await service.people.new_guest("Gino", "en")
        await rate(service, anna, 35.0)
        await rate(service, berta, 20.0)
        first = await played(service, [anna, berta], [50, 40], now, answers=30)
        upset = await played(service, [anna, berta], [41, 60], now + 1, answers=20)
        long = await played(service, [anna, "random"], [70, 55], now + 2, answers=90, rated=False)
        left = await played(service, [anna, gino], [99, 45], now + 3, answers=1, done=[False, True])
        await played(service, [anna, carla], [200, 1], now + 4, listed=False, answers=500)  # private
        await played(service, [anna, carla], [300, 1], now + 5, whole=False, answers=500)  # ended early
        await played(service, [carla, berta], [400, 1], now + WEEK)
        await played(service, [carla, berta], [30, 30], now - WEEK)
        page = await service.weeks.page(week_of(now), "en")
        assert_is(WeekPage, page)
        assert page["week"] == named(2920)
        assert page["begins"] <= now < page["begins"] + WEEK
        assert (page["before"], page["after"]) == (named(2919), named(2921))
        assert [(one["game"], one["games"]) for one in page["games"]] == [(GAME, 4)]
        called = [seat["name"] for seat in page["games"][0]["longest"][0]["seats"]]
        theirs = (await service.weeks.page(week_of(now), "it"))["games"][0]["longest"][0]["seats"]
        assert (called, [seat["name"] for seat in theirs]) == (["Anna", "Random"], ["Anna", "A caso"])
        # Its feed tells of weeks that are over: not of the one that goes on, nor of all there ever were.
        assert await service.weeks.over(2921) == {2919: {GAME: 1}, 2920: {GAME: 4}}
        assert await service.weeks.over(2920 + 13) == {2921: {GAME: 1}}
        feed = ElementTree.fromstring(week_feed(await service.weeks.over(2921), "it", "http://here"))
        told = [(one.findtext(f"{ATOM}title") or "") for one in feed.findall(f"{ATOM}entry")]
        assert [title.split(":")[0] for title in told] == [f"Settimana {named(one)}" for one in (2920, 2919)]
        assert told[0].endswith(" 4")
        # Points count that somebody has made themselves.
        assert lines(page, "highest") == [(long, 0), (upset, 1), (first, 0)]
        assert lines(page, "longest") == [(long, None)]
        assert lines(page, "shortest") == [(upset, None)]
        (surprise,) = page["surprises"]
        assert (surprise["table"], surprise["about"]) == (upset, 1)
        assert surprise["chance"] is not None
        assert 0 < surprise["chance"] < 0.2
        assert [one["player"] for one in surprise["seats"]] == [anna.id, berta.id]
        assert [one["name"] for one in surprise["seats"]] == ["Anna", "Berta"]
        # Guests and who hides are not on the list of those who played most; nothing leads to their pages.
        assert [(one["name"], one["games"], one["wins"]) for one in page["active"]] == [
            ("Anna", 3, 2.0),
            ("Berta", 2, 1.0),
        ]
        await service.people.change(anna, {"private": True})
        page = await service.weeks.page(week_of(now), "en")
        assert [one["name"] for one in page["active"]] == ["Berta"]
        assert [one["player"] for one in page["surprises"][0]["seats"]] == [None, berta.id]
        # Who logs in takes it along; who goes takes it away; a table that is removed is not shown.
        await service.take_along(gino, carla)
        page = await service.weeks.page(week_of(now), "en")
        assert [one["name"] for one in page["active"]] == ["Berta", "Carla"]
        await service.community.privacy.leave(berta, PASSWORD)
        await service.database.write(lambda c: remove_table(c, long))
        page = await service.weeks.page(week_of(now), "en")
        assert [one["name"] for one in page["active"]] == ["Carla"]
        assert lines(page, "longest") == [(first, None)]
        assert "Berta" not in json.dumps(page)
        assert (await service.weeks.page(week_of(now) + 50, "en"))["games"] == []
        kept = select(func.count()).select_from(WeekTally).where(WeekTally.player == berta.id)
        assert await service.database.read(lambda c: c.scalar(kept)) == 0
        assert left

    on(database, told)


def test_two_tables_in_one_are_one_game_with_a_best_of_each(database: str) -> None:
    now = MONDAY + 2920 * WEEK

    async def told(service: Service) -> None:
        people: list[Who | str] = [
            await account(service, name) for name in ("Anna", "Berta", "Carla", "Dora")
        ]
        groups = [[0, 2], [1, 3]]
        await played(service, people, [10, 20, 30, 40], now, groups=groups, answers=9)
        page = await service.weeks.page(week_of(now), "en")
        assert [one["games"] for one in page["games"]] == [1]
        assert [one["about"] for one in page["games"][0]["highest"]] == [3, 2]
        assert sorted(one["games"] for one in page["active"]) == [1, 1, 1, 1]

    on(database, told)


def test_a_game_that_was_played_is_in_its_week(database: str) -> None:
    async def told(service: Service) -> None:
        people = [await account(service, name) for name in ("Anna", "Berta")]
        table = await seated(service, people, rated=True)
        await play_on(service, people, table)
        async with service.live_tables.hold(table) as live:
            entry = entry_of(live)
            assert entry is not None
            assert live.match is not None
            chosen = [move for move in live.match.moves if move.who >= 0 and not move.forced]
        await service.books.enter(table)
        found = await service.database.read(lambda c: c.execute(select(WeekGame.__table__)).one())
        assert (found.table, found.answers, found.score) == (table, len(chosen), max(entry.scores))
        assert found.week == week_of(entry.ended)
        assert week_called(named(found.week)) == found.week

    on(database, told)


@pytest.mark.parametrize("game", cantiere.games())
def test_the_week_is_of_all_games(game: str) -> None:
    """No game's name is in the code: whatever is entered has a line."""
    from cantiere.server.club.week import Week

    week = Week()
    sides = [Side("anna", 1), Side("bot:greedy", 2)]
    entry = Entry("t", game, "", 0.0, True, False, True, [[0, 1]], sides, [3, 2], [NO_SHEET] * 2)
    week.add(entry, [0, 1], {})
    assert [(row["player"], row["game"]) for row in week.tallies] == [("all", game), ("anna", "")]
    assert (week.games[0]["best"], week.games[0]["chance"]) == (0, None)

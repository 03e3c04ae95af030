"""Leagues on the server: any game, any number, made and gone on with by themselves, each step once."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import cantiere
from cantiere.server.gate.types.leagues import LeagueList, LeaguePage
from tests.server.schema_check import assert_is
from tests.server.serving import GAME, Player, Server, options, wait_for

ATOM = "{http://www.w3.org/2005/Atom}"
FORMS = ("swiss", "groups", "knockout")


def make(player: Player, form: str = "swiss", status: int = 201, **more: Any) -> Any:
    return player.post("/api/leagues", {"game": GAME, "form": form, **more}, status)


def see(player: Player, league: dict[str, Any], **params: Any) -> Any:
    return player.get(f"/api/leagues/{league['id']}", **params)


def do(player: Player, league: dict[str, Any], what: str, status: int | None = None) -> Any:
    return player.post(f"/api/leagues/{league['id']}/{what}", {} if what == "join" else None, status)


def over(player: Player, league: dict[str, Any]) -> Any:
    wait_for(lambda: see(player, league)["status"] == "over")
    return see(player, league)


def all_tables(player: Player, league: dict[str, Any]) -> list[Any]:
    return [
        table
        for number in range(1, league["round"] + 1)
        for table in see(player, league, round=number)["tables"]
    ]


def check(player: Player, league: dict[str, Any]) -> list[Any]:
    """Every round is whole, and the results are those of the tables."""
    found = all_tables(player, league)
    for number in range(1, league["round"] + 1):
        sitting = [s["entrant"] for one in found if one["round"] == number for s in one["seats"]]
        assert len(set(sitting)) == len(sitting)
    for one in found:
        assert one["status"] in ("over", "bye")
        if one["status"] == "over":
            table = player.see(one["table"])
            assert table["tournament"] == league["id"]
            assert [seat["score"] for seat in one["seats"]] == table["result"]["scores"]
            names = [league["entrants"][seat["entrant"]]["name"] for seat in one["seats"]]
            assert [seat["name"] for seat in table["seats"]] == names
    return found


@pytest.mark.parametrize(("form", "game"), list(zip(FORMS, itertools.cycle(cantiere.games()), strict=False)))
def test_bots_play_a_whole_league(anna: Player, form: str, game: str) -> None:
    made = make(anna, form, game=game, enter=False, bots=["random"] * 5, most=5, rounds=3, group=3, seasons=2)
    assert_is(LeaguePage, made)
    assert (made["status"], made["round"]) == ("running", 1)
    ended = over(anna, made)
    assert_is(LeaguePage, ended)
    found = check(anna, ended)
    lines = [line for division in ended["divisions"] for line in division]
    assert sorted(line["entrant"] for line in lines) == list(range(5))
    pairs = Counter(frozenset(s["entrant"] for s in one["seats"]) for one in found if one["status"] == "over")
    if form == "swiss":
        assert ended["round"] == 3
        assert max(pairs.values()) == 1
        points = sum(line["points"] for line in lines)
        assert points == len(found)
        assert ended["tie_breaks"] == ["opponents", "wins", "margin"]
    elif form == "groups":
        assert (ended["season"], len(ended["divisions"])) == (2, 2)
    else:
        assert ended["round"] == 3
        assert sum(pairs.values()) == 4
    listed = anna.get("/api/leagues", status="over")
    assert_is(LeagueList, listed)
    assert made["id"] in [one["id"] for one in listed["leagues"]]


def test_larger_tables(anna: Player) -> None:
    game = next(name for name in cantiere.games() if 4 in cantiere.game(name).seat_counts)
    made = make(anna, game=game, enter=False, bots=["random"] * 7, most=7, size=4, rounds=2)
    found = check(anna, over(anna, made))
    assert [sorted(len(one["seats"]) for one in found if one["round"] == now) for now in (1, 2)] == [
        [3, 4]
    ] * 2


def test_people_enter_withdraw_and_begin(anna: Player, berta: Player, server: Server) -> None:
    made = make(anna, "swiss", rounds=4, name="Cup")
    assert made["id"] in [one["id"] for one in berta.get("/api/leagues", game=GAME)["leagues"]]
    assert see(berta, made)["may_enter"]
    entered = do(berta, made, "join")
    assert [one["name"] for one in entered["entrants"]] == ["Anna", "Berta"]
    assert not entered["may_enter"]
    assert do(berta, made, "join") == entered  # twice is once
    do(berta, made, "leave", 204)
    assert do(berta, made, "leave", 403)["reason"] == "not-entered"
    assert do(anna, made, "start", 409)["reason"] == "too-few-entrants"
    do(berta, made, "join")
    carla = Player(server, "Carla")
    do(carla, made, "join")
    assert do(berta, made, "start", 403)["reason"] == "not-owner"
    begun = do(anna, made, "start")
    assert (begun["status"], begun["round"]) == ("running", 1)
    assert Counter(one["status"] for one in begun["tables"]) == {"running": 1, "bye": 1}
    assert do(anna, made, "start")["round"] == 1
    assert do(anna, made, "close", 409)["reason"] == "not-open"
    dora = Player(server, "Dora")
    late = do(dora, made, "join")  # from the next round
    assert late["entrants"][-1]["since"] == 2
    mine = dora.get("/api/leagues", status="running", mine=True)["leagues"]
    assert [one["id"] for one in mine] == [made["id"]]
    elsa = Player(server, "Elsa")
    assert elsa.get("/api/leagues", status="running", mine=True)["leagues"] == []
    assert see(elsa, made)["my_tables"] == []
    assert "invite" not in see(elsa, made)


def play_my_table(player: Player, league: dict[str, Any]) -> None:
    """Give my game up, once it is there: the bots play it to its end."""
    wait_for(lambda: all(one["status"] != "planned" for one in see(player, league)["tables"]))
    for one in see(player, league)["my_tables"]:
        player.post(f"/api/tables/{one['table']}/resign")


def test_who_gives_up_is_last_and_who_does_so_twice_is_not_waited_for(
    anna: Player, berta: Player, server: Server
) -> None:
    carla, dora = Player(server, "Carla"), Player(server, "Dora")
    made = make(anna, "swiss", rounds=3)
    everybody = [anna, berta, carla, dora]
    for one in everybody[1:]:
        do(one, made, "join")
    do(anna, made, "start")
    for number in (1, 2):
        wait_for(lambda: see(anna, made)["round"] == number)  # noqa: B023  called at once
        for one in everybody:
            play_my_table(one, made)
        wait_for(lambda: see(anna, made)["round"] > number or see(anna, made)["status"] == "over")  # noqa: B023
    ended = over(anna, made)  # all were absent twice: nobody is left
    assert all(one["left"] for one in ended["entrants"])
    assert ended["round"] == 2
    assert all(line["points"] == 0 for line in ended["divisions"][0])
    assert all(seat["absent"] for one in all_tables(anna, ended) for seat in one["seats"])


def test_who_withdraws_gives_the_game_up_and_plays_no_more(anna: Player, berta: Player) -> None:
    made = make(anna, "swiss", rounds=2, bots=["random"])
    do(berta, made, "join")
    do(anna, made, "start")
    do(berta, made, "leave", 204)
    assert see(anna, made)["entrants"][-1]["left"]
    assert do(berta, made, "join", 409)["reason"] == "not-open"
    play_my_table(anna, made)
    wait_for(lambda: see(anna, made)["round"] == 2)
    second = see(anna, made)["tables"]
    assert 2 not in {seat["entrant"] for one in second for seat in one["seats"]}
    play_my_table(anna, made)
    over(anna, made)


def test_a_round_ends_at_its_time_and_who_is_waited_for_is_last(anna: Player, berta: Player) -> None:
    made = make(anna, "knockout", round_hours=1e-6)
    do(berta, made, "join")
    begun = do(anna, made, "start")
    ended = over(anna, made)
    (one,) = all_tables(anna, ended)
    absent = [seat for seat in one["seats"] if seat["absent"]]
    assert len(absent) == 1  # whoever was to answer
    assert [seat["rank"] for seat in one["seats"] if not seat["absent"]] == [1]
    assert ended["divisions"][0][0]["entrant"] != absent[0]["entrant"]
    table = anna.see(one["table"])
    assert all(seat["bot"] for seat in table["seats"])
    assert begun["due"] is not None


def test_a_league_begins_at_its_hour_or_is_called_off(anna: Player, berta: Player) -> None:
    now = time.time()
    alone = make(anna, begins=now - 1)
    wait_for(lambda: see(anna, alone)["status"] == "closed")
    two = make(anna, begins=now - 1, bots=["random"])
    wait_for(lambda: see(anna, two)["status"] == "running")
    later = make(anna, begins=now + 3600, bots=["random"])
    assert see(anna, later)["status"] == "open"
    assert do(berta, later, "close", 403)["reason"] == "not-owner"
    do(anna, later, "close", 204)
    assert see(anna, later)["status"] == "closed"
    assert do(berta, later, "join", 409)["reason"] == "not-open"


def test_a_league_begins_when_all_places_are_taken(anna: Player, berta: Player, server: Server) -> None:
    made = make(anna, most=2)
    assert made["status"] == "open"
    assert do(berta, made, "join")["status"] == "running"
    assert do(Player(server, "Carla"), made, "join", 409)["reason"] == "no-free-seat"


def test_private_leagues_want_their_secret(anna: Player, berta: Player) -> None:
    made = make(anna, listed=False)
    path = f"/api/leagues/{made['id']}"
    assert berta.get(path, 404)["reason"] == "not-found"
    assert berta.get(path + "/feed", 404)["reason"] == "not-found"
    assert berta.post(path + "/join", {"invite": "guess"}, 404)["reason"] == "not-found"
    assert made["id"] not in [one["id"] for one in berta.get("/api/leagues")["leagues"]]
    seen = berta.get(path, invite=made["invite"])
    assert "invite" not in seen
    assert berta.http.get(path + "/feed", params={"invite": made["invite"]}).is_success
    assert berta.post(path + "/join", {"invite": made["invite"]})["entrants"][1]["you"]


def test_a_page_tells_nobody_else_whose_turn_it_is(anna: Player, berta: Player) -> None:
    made = make(anna)
    do(berta, made, "join")
    do(anna, made, "start")
    turns = [see(player, made)["tables"][0]["my_turn"] for player in (anna, berta)]
    assert sorted(turns) == [False, True]
    assert all(
        not one["my_turn"] for one in Player(anna.server, "Carla").get(f"/api/leagues/{made['id']}")["tables"]
    )
    asked = anna if turns[0] else berta
    mine = see(asked, made)["my_tables"][0]
    table = asked.see(mine["table"])
    assert asked.act(table, options(table)[0])["number"] > table["number"]


def test_a_feed_tells_of_rounds_tables_and_the_end(anna: Player) -> None:
    made = make(anna, enter=False, bots=["random"] * 3, most=3, rounds=2, name="Cup <&>")
    over(anna, made)
    sent = anna.http.get(f"/api/leagues/{made['id']}/feed", params={"lang": "it"})
    assert sent.headers["content-type"] == "application/atom+xml"
    feed = ElementTree.fromstring(sent.content)
    assert feed.findtext(f"{ATOM}title") == "Cup <&>"
    entries = feed.findall(f"{ATOM}entry")
    titles = [one.findtext(f"{ATOM}title") or "" for one in entries]
    assert len(entries) == 1 + 2 + 2 + 1
    assert titles[0].startswith("Il torneo è finito. Primo posto: A caso")
    assert "[" not in "".join(titles)
    assert len({one.findtext(f"{ATOM}id") for one in entries}) == len(entries)
    times = [one.findtext(f"{ATOM}updated") or "" for one in entries]
    assert times == sorted(times, reverse=True)
    assert feed.findtext(f"{ATOM}updated") == times[0]
    for one in [feed, *entries]:
        links = {link.get("rel"): link.get("href") or "" for link in one.findall(f"{ATOM}link")}
        assert links["alternate"].startswith(anna.server.url)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "nothing"}, "no-such-game"),
        ({"form": "nothing"}, "invalid"),
        ({"size": 7}, "invalid"),
        ({"options": {"nothing": 1}}, "refused"),
        ({"late": "nobody"}, "no-such-bot"),
        ({"bots": ["nobody"]}, "no-such-bot"),
        ({"bots": ["even"], "rated": True}, "rated-bot"),
        ({"bots": ["random"] * 3, "most": 3}, "no-free-seat"),
        ({"most": 1}, "invalid"),
    ],
)
def test_what_cannot_be_is_refused(anna: Player, wanted: dict[str, Any], reason: str) -> None:
    assert make(anna, status=422, **{"form": "swiss", **wanted})["reason"] == reason


def test_options_of_a_games_own_tournaments_are_refused(anna: Player) -> None:
    name, form = next((n, f) for n in cantiere.games() for f in cantiere.game(n).tournaments.values())
    problem = make(anna, status=422, game=name, size=form.players, options=dict(form.options))
    assert problem["reason"] == "league-options"


def test_a_rated_league_has_rated_tables_for_people(anna: Player, berta: Player) -> None:
    made = make(anna, rated=True, bots=["random", "random"])
    do(berta, made, "join")
    begun = do(anna, made, "start")
    for one in begun["tables"]:
        people = [begun["entrants"][s["entrant"]]["kind"] == "person" for s in one["seats"]]
        assert anna.see(one["table"])["rated"] == any(people)


def test_tables_of_a_league_are_nobodys(anna: Player, berta: Player) -> None:
    made = make(anna)
    do(berta, made, "join")
    table = anna.see(do(anna, made, "start")["tables"][0]["table"])
    assert not table["owner"]
    assert anna.post(f"/api/tables/{table['id']}/rematch", status=409)


@pytest.mark.parametrize("form", FORMS)
def test_a_league_goes_on_after_crashes(database: str, tmp_path: Path, form: str) -> None:
    with Server(database, tmp_path / "log", lease=1.0) as server:
        anna = Player(server)
        made = make(anna, form, enter=False, bots=["random"] * 4, most=4, rounds=3, group=4)
        for number in (1, 2):
            wait_for(lambda: see(anna, made)["round"] >= number)  # noqa: B023  called at once
            server.kill()
            server.start()
        check(anna, over(anna, made))


def test_two_servers_make_each_round_once(empty_postgresql: str, tmp_path: Path) -> None:
    with (
        Server(empty_postgresql, tmp_path / "log1", lease=1.0, sweep=0.05) as one,
        Server(empty_postgresql, tmp_path / "log2", lease=1.0, sweep=0.05) as two,
    ):
        anna = Player(one)
        made = [
            make(anna, form, enter=False, bots=["random"] * 4, most=4, rounds=3)
            for form in ("swiss", "groups")
        ]
        anna.http.base_url = two.url
        wait_for(lambda: see(anna, made[0])["round"] > 1)
        one.kill()
        for league in made:
            ended = over(anna, league)
            assert ended["round"] == 3
            check(anna, ended)

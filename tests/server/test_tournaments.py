"""Tournaments in the lobby: each round is made once, whoever finds the last one finished, whatever dies."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import cantiere
from cantiere.core.record import Record
from cantiere.core.tournament import MatchResult
from cantiere.server.common.errors import InvalidData
from cantiere.server.gate.types.news import NewsLine
from cantiere.server.gate.types.tournaments import TournamentList, TournamentPage
from tests.server.schema_check import assert_is
from tests.server.serving import GAME as OTHER
from tests.server.serving import Player, Server, play_out, wait_for
from tests.server.test_leagues import ATOM

GAME, FORM = next(
    (name, form) for name in cantiere.games() for form in cantiere.game(name).tournaments.values()
)
FORMS = cantiere.game(GAME).tournaments


def make(player: Player, *kinds: str, status: int = 201, form: str = FORM.name, **more: Any) -> Any:
    entrants = [{"kind": k} if k in ("me", "hot", "open") else {"kind": "bot", "bot": k} for k in kinds]
    wanted = {"game": GAME, "form": form, "entrants": entrants, **more}
    return player.post("/api/tournaments", wanted, status)


def see(player: Player, tournament: dict[str, Any], **params: Any) -> Any:
    return player.get(f"/api/tournaments/{tournament['id']}", **params)


def check(player: Player, tournament: dict[str, Any]) -> None:
    """The rounds are those that the form makes of the results, and so are the places."""
    form = FORMS[tournament["form"]]
    results: list[MatchResult] = []
    for number, one in enumerate(tournament["rounds"], start=1):
        assert one["round"] == number
        assert [seat["entrant"] for seat in one["seats"]] == list(form.seating(results) or ())
        record = player.get(f"/api/tables/{one['table']}/record")
        state = Record.from_data(record).verify()
        standings = [[int(figure) for figure in state.standing(seat)] for seat in range(state.seats)]
        results.append(MatchResult(tuple(seat["entrant"] for seat in one["seats"]), standings))
        assert [seat["score"] for seat in one["seats"]] == [standing[0] for standing in standings]
        assert (one["groups"], [seat["rank"] for seat in one["seats"]]) == (state.groups(), state.ranking())
        for group in one["groups"]:  # each table is a game with a winner of its own
            best = max(standings[seat] for seat in group)
            ranks = {seat: one["seats"][seat]["rank"] for seat in group}
            assert {seat for seat in group if ranks[seat] == 1} == {s for s in group if standings[s] == best}
    assert form.seating(results) is None
    assert [one["place"] for one in tournament["entrants"]] == form.ranking(results)
    assert tournament["status"] == "over"


def test_the_forms_are_listed_with_the_games(anna: Player) -> None:
    found = {game["id"]: game["tournaments"] for game in anna.get("/api/games")["games"]}
    assert [one["name"] for one in found[GAME]] == list(FORMS)
    assert all(one["label"] and not one["label"].startswith("[") for one in found[GAME])


@pytest.mark.parametrize("form", FORMS)
def test_bots_play_a_whole_tournament(anna: Player, form: str) -> None:
    made = make(anna, *["random"] * FORM.players, form=form, name=f"All of {form}")
    assert_is(TournamentPage, made)
    assert (made["status"], made["round"]) == ("running", 1)
    wait_for(lambda: see(anna, made)["status"] == "over")
    over = see(anna, made)
    assert_is(TournamentPage, over)
    check(anna, over)
    italian = anna.get(f"/api/tournaments/{made['id']}", lang="it")
    assert [one["name"] for one in italian["entrants"]][:2] == ["A caso", "A caso 2"]
    assert over["by_points"] == FORMS[form].by_points
    last = over["rounds"][-1]["table"]
    told = anna.get(f"/api/tables/{last}/news")["news"]
    wait_for(lambda: anna.get(f"/api/tables/{last}/news")["news"][-1]["kind"] == "tournament-over")
    for line in told:
        assert_is(NewsLine, line)
    assert anna.see(last)["tournament"] == made["id"]
    told = anna.http.get(f"/api/tournaments/{made['id']}/feed", params={"lang": "it"})
    assert told.headers["content-type"] == "application/atom+xml"
    entries = ElementTree.fromstring(told.content).findall(f"{ATOM}entry")
    titles = [one.findtext(f"{ATOM}title") or "" for one in entries]
    assert len(titles) == 2 * len(over["rounds"]) + 2
    winners = [one["name"] for one in italian["entrants"] if one["place"] == 1]
    assert titles[0] == f"Il torneo è finito. Primo posto: {' · '.join(winners)}"
    listed = anna.get("/api/tournaments", status="over")
    assert_is(TournamentList, listed)
    assert made["id"] in [one["id"] for one in listed["tournaments"]]


def test_people_enter_leave_and_begin(anna: Player, berta: Player, server: Server) -> None:
    made = make(anna, "me", "open", "open", "random", autostart=False)
    path = f"/api/tournaments/{made['id']}"
    assert made["id"] in [one["id"] for one in berta.get("/api/tournaments", game=GAME)["tournaments"]]
    entered = berta.post(path + "/join", {})
    assert [one["name"] for one in entered["entrants"]] == ["Anna", "Berta", "", "Random"]
    assert [one["you"] for one in entered["entrants"]] == [False, True, False, False]
    assert berta.post(path + "/join", {}) == entered  # twice is once
    berta.post(path + "/leave")
    assert berta.post(path + "/leave", status=403)["reason"] == "not-entered"
    berta.post(path + "/join", {})
    assert berta.post(path + "/start", {}, 403)["reason"] == "not-owner"
    assert anna.post(path + "/start", {}, 409)["reason"] == "seats-free"
    begun = anna.post(path + "/start", {"fill": "random"})
    assert (begun["status"], len(begun["rounds"])) == ("running", 1)
    again = anna.post(path + "/start", {})  # twice is once; whose turn it is may have changed
    assert [one["table"] for one in again["rounds"]] == [begun["rounds"][0]["table"]]
    assert Player(server, "Carla").post(path + "/join", {}, 409)["reason"] == "not-open"
    assert berta.post(path + "/leave", status=409)["reason"] == "not-open"
    table = anna.see(begun["rounds"][0]["table"])
    assert table["my_seats"] == [0]
    mine = anna.get("/api/tournaments", status="running", mine=True)["tournaments"]
    assert made["id"] in [one["id"] for one in mine]
    hers = Player(server, "Dora").get("/api/tournaments", status="running", mine=True)["tournaments"]
    assert made["id"] not in [one["id"] for one in hers]


def test_people_are_led_from_round_to_round(anna: Player) -> None:
    made = make(anna, "me", "hot", "hot", "hot")
    for number in range(1, 3):
        table = anna.see(see(anna, made)["rounds"][-1]["table"])
        assert table["status"] == "running"
        with anna.live() as live:
            live.send(do="subscribe", table=table["id"])
            live.news()
            table = play_out(anna, table, seed=number)
            kinds: list[str] = []
            while not kinds or kinds[-1] not in ("next-round", "tournament-over"):
                news = live.news()["news"]
                kinds += [one["kind"] for one in news]
        if number == 1:
            assert kinds[-1] == "next-round"
            assert news[-1]["table"] == see(anna, made)["rounds"][-1]["table"]
            assert anna.post(f"/api/tables/{table['id']}/rematch", status=409)["reason"] == "tournament"
    assert kinds[-1] == "tournament-over"
    check(anna, see(anna, made))


def test_whoever_made_it_calls_it_off(anna: Player, berta: Player) -> None:
    made = make(anna, "me", "open", "open", "open")
    anna.post(f"/api/tournaments/{made['id']}/leave")
    assert see(anna, made)["status"] == "closed"
    assert berta.post(f"/api/tournaments/{made['id']}/join", {}, 409)["reason"] == "not-open"


def test_private_tournaments_want_their_secret(anna: Player, berta: Player) -> None:
    made = make(anna, "me", "open", "open", "open", listed=False)
    path = f"/api/tournaments/{made['id']}"
    assert berta.get(path, 404)["reason"] == "not-found"
    assert berta.post(path + "/join", {}, 404)["reason"] == "not-found"
    assert berta.post(path + "/join", {"invite": "guess"}, 404)["reason"] == "not-found"
    assert made["id"] not in [one["id"] for one in berta.get("/api/tournaments")["tournaments"]]
    seen = berta.get(path, invite=made["invite"])
    assert "invite" not in seen
    assert berta.post(path + "/join", {"invite": made["invite"]})["entrants"][1]["you"]


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "nothing"}, "no-such-game"),
        ({"game": OTHER}, "no-such-form" if OTHER != GAME else None),
        ({"form": "nothing"}, "no-such-form"),
        ({"entrants": [{"kind": "me"}, {"kind": "open"}]}, "wrong-entrants"),
        ({"options": {"nothing": 1}}, "refused"),
        ({"late": "nobody"}, "no-such-bot"),
        ({"entrants": [{"kind": "bot", "bot": "nobody"}] * 4}, "no-such-bot"),
        ({"entrants": [{"kind": "link"}] * 4}, "invalid"),
    ],
)
def test_what_cannot_be_is_refused(anna: Player, wanted: dict[str, Any], reason: str | None) -> None:
    if reason is not None:
        usual = {"game": GAME, "form": FORM.name, "entrants": [{"kind": "open"}] * FORM.players}
        problem = anna.post("/api/tournaments", {**usual, **wanted}, 422)
        assert problem["reason"] == reason
        assert_is(InvalidData, problem)


def test_a_tournament_goes_on_after_crashes(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log", lease=1.0) as server:
        anna = Player(server)
        made = make(anna, *["random"] * FORM.players)
        for number in (1, 2):
            wait_for(lambda: see(anna, made)["round"] >= number)  # noqa: B023  called at once
            server.kill()
            server.start()
        wait_for(lambda: see(anna, made)["status"] == "over")
        check(anna, see(anna, made))


def test_two_servers_make_each_round_once(empty_postgresql: str, tmp_path: Path) -> None:
    with (
        Server(empty_postgresql, tmp_path / "log1", lease=1.0, sweep=0.05) as one,
        Server(empty_postgresql, tmp_path / "log2", lease=1.0, sweep=0.05) as two,
    ):
        anna = Player(one)
        made = [make(anna, *["random"] * FORM.players) for _ in range(2)]
        anna.http.base_url = two.url
        wait_for(lambda: see(anna, made[0])["round"] > 1)
        one.kill()
        for tournament in made:
            wait_for(lambda: see(anna, tournament)["status"] == "over")  # noqa: B023  called at once
            check(anna, see(anna, tournament))

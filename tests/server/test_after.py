"""After the game: its story, and its analysis."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.bots import bot
from cantiere.server.gate.story import story
from cantiere.server.gate.types.finished import GameAnalysis
from cantiere.server.play.finished import known_story
from cantiere.server.play.known import SeatName
from cantiere.texts import Texts
from tests.server.looks import all_on
from tests.server.schema_check import assert_is
from tests.server.serving import Player, Server, play_out, wait_for

Finished = tuple[Player, dict[str, Any]]


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[Finished]:
    anna = Player(server, "Anna")
    Player.all.remove(anna)
    yield anna, play_out(anna, anna.table("me", "hot"))
    anna.http.close()


def test_the_story_adds_up(finished: Finished) -> None:
    anna, table = finished
    told = anna.get(f"/api/tables/{table['id']}/story")
    scores = table["result"]["scores"]
    assert [seat["score"] for seat in told["seats"]] == scores == told["curve"][-1]
    assert [seat["rank"] for seat in told["seats"]] == table["result"]["ranking"]
    assert len(told["curve"]) == told["moves"] + 1
    start = told["curve"][0]
    for seat, score in enumerate(scores):
        assert sum(part["points"][seat] for part in told["sources"]) == score
        assert sum(part["points"][seat] for part in told["rounds"]) == score - start[seat]
    for part in told["rounds"]:
        for seat in range(2):
            assert sum(one["points"][seat] for one in part["sources"]) == part["points"][seat]
    assert all(len(seat["standing"]) == len(told["ranked_by"]) for seat in told["seats"])
    labels = [one["label"] for one in (*told["sources"], *told["ranked_by"])]
    assert not [label for label in labels if not label or label.startswith("[")]


@pytest.mark.parametrize("game", cantiere.games())
@pytest.mark.parametrize("with_all", [False, True])
def test_every_game_has_a_story(game: str, with_all: bool) -> None:
    chosen = all_on(game) if with_all else {}
    match = cantiere.Match(game, [bot("greedy", 1), bot("random", 2)], seed="s", salt="", **chosen)
    match.play_bots()
    told = story(known_story(match, (SeatName("A", "", 0), SeatName("B", "", 0))), "en")
    for seat, score in enumerate(match.state.scores()):
        assert sum(one["points"][seat] for one in told["sources"]) == score
    given = [one["points"] for one in told["sources"] if one["source"] == "source-start"]
    assert given == ([told["curve"][0]] if any(told["curve"][0]) else [])
    assert len(told["seats"][0]["standing"]) == len(match.game.ranked_by)
    labels = [one["label"] for one in told["sources"]]
    assert len(set(labels)) == len(labels)
    assert Texts().say("source-other") not in labels
    along = [move.before.scores() for move in match.moves]
    assert told["curve"] == [*along, match.state.scores()]


def test_running_games_have_neither(anna: Player) -> None:
    path = f"/api/tables/{anna.table('me', 'hot')['id']}"
    assert anna.get(path + "/story", 409)["reason"] == "not-over"
    assert anna.get(path + "/analysis", 409)["reason"] == "not-over"
    assert anna.post(path + "/analysis", status=409)["reason"] == "not-over"


def test_private_games_stay_private(server: Server, anna: Player, berta: Player) -> None:
    table = play_out(anna, anna.table("me", "hot", listed=False))
    path = f"/api/tables/{table['id']}"
    for one in ("/story", "/analysis"):
        assert berta.get(path + one, 404)["reason"] == "not-found"
    assert berta.post(path + "/analysis", status=404)["reason"] == "not-found"
    assert berta.get(path + "/story", invite=table["invite"])["moves"] > 0


def analysed(player: Player, path: str) -> dict[str, Any]:
    wait_for(lambda: player.http.get(path).status_code == 200)
    found = player.get(path)
    assert isinstance(found, dict)
    return found


def test_an_analysis_is_worked_out_once_and_kept(finished: Finished, server: Server) -> None:
    anna, table = finished
    path = f"/api/tables/{table['id']}/analysis"
    assert anna.get(path, 404)["reason"] == "not-found"
    begun = anna.post(path, status=202)
    assert begun["status"] == "computing"
    assert anna.http.post(path).status_code in (200, 202)
    found = analysed(Player(server, "Berta"), path)
    assert found["status"] == "ready"
    moves = anna.get(f"/api/tables/{table['id']}/log")["moves"]
    assert len(found["estimates"]) == len(moves) + 1 == begun["total"]
    assert all(sum(row) == pytest.approx(1, abs=0.01) for row in found["estimates"])
    assert found["swings"]
    for one in found["swings"]:
        assert moves[one["number"] - 1]["text"] == one["text"]
        assert one["label"]
    for one in found["better"]:
        assert moves[one["number"] - 1]["text"] == one["played"]["text"] != one["best"]["text"]
        assert one["best"]["label"]
        assert one["loss"] > 0
    assert_is(GameAnalysis, found)
    for one in found["lessons"]:
        assert one["about"]
        assert 0 < len(one["moves"]) <= one["times"]
        assert {move["seat"] for move in one["moves"]} == {one["seat"]}
        assert one["loss"] >= one["moves"][0]["loss"] - 1e-6
        for move in one["moves"]:
            assert moves[move["number"] - 1]["text"] == move["played"]["text"] != move["best"]["text"]
    assert anna.post(path, status=200) == found


def test_an_analysis_goes_on_after_a_crash(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", analysis=3) as server:
        anna = Player(server)
        table = play_out(anna, anna.table("me", "hot"))
        path = f"/api/tables/{table['id']}/analysis"
        assert anna.post(path, status=202)["done"] == 0
        wait_for(lambda: anna.http.get(path).json().get("done", 0) > 0)
        server.kill()
        server.start()
        assert analysed(anna, path)["status"] == "ready"

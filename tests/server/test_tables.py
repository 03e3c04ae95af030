from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import cantiere
from tests.server.serving import GAME, Player, Server
from tests.server.test_hostile_bodies import sample


def test_games_are_described_with_their_options(anna: Player) -> None:
    listed = anna.get("/api/games")
    assert [game["id"] for game in listed["games"]] == list(cantiere.games())
    for game in listed["games"]:
        known = cantiere.game(game["id"])
        assert game["seats"] == list(known.seat_counts)
        assert [option["name"] for option in game["options"]] == [option.name for option in known.options]
    assert "greedy" in listed["bots"]


def test_a_table_against_bots_runs_at_once(anna: Player) -> None:
    table = anna.table("me", "greedy", "random")
    assert table["status"] == "running"
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Greedy", "Random"]
    assert len(table["commitment"]) == 64
    assert "seed" not in table


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "nothing"},
        {"options": {"nonsense": True}},
        {"seats": [{"kind": "me"}] * 16},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]},
        {"seats": [{"kind": "throne"}, {"kind": "me"}]},
        {"late": "deep blue"},
        {"hours": -1},
        {"pace": "hasty"},
        {"surprise": 1},
    ],
)
def test_impossible_tables_are_refused(anna: Player, wrong: dict[str, object]) -> None:
    wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}], **wrong}
    problem = anna.post("/api/tables", wanted, 422)
    assert problem["detail"]


def test_joining_the_last_seat_begins(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open")
    assert table["status"] == "open"
    joined = berta.post(f"/api/tables/{table['id']}/join", {})
    assert (joined["status"], joined["my_seats"]) == ("running", [1])
    assert berta.post(f"/api/tables/{table['id']}/join", {})["my_seats"] == [1]


def test_a_kept_seat_needs_its_link(anna: Player, berta: Player) -> None:
    table = anna.table("me", "link", listed=False)
    address = f"/api/tables/{table['id']}"
    assert berta.get(address, 404)["reason"] == "not-found"
    assert berta.post(address + "/join", {}, 404)["reason"] == "not-found"
    link = table["links"]["1"]
    assert berta.get(address, invite=link)["free"] == [1]
    assert berta.post(address + "/join", {"invite": link})["my_seats"] == [1]


def test_private_tables_are_joined_by_invitation(anna: Player, berta: Player, server: Server) -> None:
    table = anna.table("me", "open", listed=False)
    address = f"/api/tables/{table['id']}"
    assert all(one["id"] != table["id"] for one in berta.get("/api/tables")["tables"])
    assert berta.post(address + "/join", {"invite": table["invite"]})["my_seats"] == [1]
    stranger = Player(server, "Carla")
    for path in ("", "/log", "/news", "/positions/0", "/record"):
        assert stranger.get(address + path, 404)["reason"] == "not-found"
    for path, data in [("/chat", {"text": "hi"}), ("/undo", {"number": 0}), ("/leave", None), ("/hint", {})]:
        assert stranger.post(address + path, data, 404)["reason"] == "not-found"


def test_a_private_table_is_as_if_it_were_not_there(anna: Player, server: Server) -> None:
    """Whatever a stranger asks or tries, before the game and after it has begun: the answer is the same."""
    stranger, nowhere = Player(server, "Carla"), "A" * 16
    document = stranger.get("/api/openapi.json")
    for private in (anna.table(*seats, listed=False)["id"] for seats in (("me", "open"), ("me", "hot"))):
        for path, method, body in _of_a_table(document):
            sent = [path.replace("{table}", one) for one in (private, nowhere)]
            here, there = (stranger.http.request(method, one, json=body) for one in sent)
            assert (here.status_code, here.text) == (there.status_code, there.text), f"{method} {path}"
        with stranger.live() as live:
            act = {"do": "act", "action": "any", "number": 0, "key": "k"}
            for message in ({"do": "subscribe"}, act, {**act, "number": 1}):
                assert live.ask(table=private, **message) == live.ask(table=nowhere, **message)


def _of_a_table(document: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield each route about a table, with a body that it takes; the number of a move is 0."""
    for path, methods in document["paths"].items():
        for method, route in methods.items() if "{table}" in path else ():
            content = route.get("requestBody", {}).get("content", {"": {"schema": {}}})
            body = sample(next(iter(content.values()))["schema"], document["components"]["schemas"])
            yield path.replace("{move}", "0").replace("{seq}", "1"), method.upper(), body


def test_only_the_owner_begins_and_bots_may_fill(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", "open")
    address = f"/api/tables/{table['id']}"
    assert berta.post(address + "/start", {}, 403)["reason"] == "not-owner"
    assert anna.post(address + "/start", {}, 409)["reason"] == "seats-free"
    assert anna.post(address + "/start", {"fill": "random"})["status"] == "running"
    assert berta.post(address + "/join", {}, 409)["reason"] == "not-open"


def test_leaving_before_and_during_the_game(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", "open")
    address = f"/api/tables/{table['id']}"
    berta.post(address + "/join", {})
    berta.post(address + "/leave")
    assert anna.see(table["id"])["seats"][1]["kind"] == "open"
    assert berta.post(address + "/leave", status=403)["reason"] == "not-seated"
    berta.post(address + "/join", {})
    anna.post(address + "/start", {"fill": "random"})
    berta.post(address + "/leave")
    assert anna.see(table["id"])["seats"][1] | {"you": True} == {
        "seat": 1,
        "kind": "person",
        "name": "Berta",
        "bot": "greedy",
        "you": True,
        "kept": False,
        "kept_for_you": False,
        "colour": 1,
        "resigned": False,
        "holiday": None,
    }
    back = berta.post(address + "/return")
    assert back["seats"][1]["bot"] is None
    waiting = anna.table("me", "open")
    anna.post(f"/api/tables/{waiting['id']}/leave")
    assert anna.see(waiting["id"])["status"] == "closed"


def test_the_lobby_filters(anna: Player, server: Server) -> None:
    open_, slow = anna.table("me", "open", name="Quick"), anna.table("me", "open", "open", pace="turns")
    full = anna.table("me", "link", autostart=False)

    def found(**filters: Any) -> set[str]:
        listed = {one["id"] for one in anna.get("/api/tables", **filters)["tables"]}
        return listed & {open_["id"], slow["id"], full["id"]}

    assert found() == {open_["id"], slow["id"], full["id"]}
    assert found(free=True) == {open_["id"], slow["id"]}
    assert found(seats=3) == {slow["id"]}
    assert found(pace="turns") == {slow["id"]}
    assert found(game=GAME, find="qui") == {open_["id"]}
    assert found(game="nothing") == set()
    assert found(status="running") == set()


def test_my_turn_comes_first(server: Server) -> None:
    anna, berta = Player(server, "Anna"), Player(server, "Berta")
    mine = anna.table("me", "open")
    first = berta.post(f"/api/tables/{mine['id']}/join", {})
    later = anna.table("me", "open")
    lists = {who: who.get("/api/me/tables")["tables"] for who in (anna, berta)}
    assert {one["id"] for one in lists[anna]} == {mine["id"], later["id"]}
    asked = anna if first["to_move"] == 0 else berta
    assert lists[asked][0]["my_turn"]
    assert lists[asked][0]["id"] == mine["id"]


def test_too_many_tables_are_refused(tmp_path: object, server: Server) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    with Server(folder / "few.db", folder / "log", open_tables=2) as few:
        anna = Player(few)
        anna.table("me", "open")
        anna.table("me", "open")
        assert anna.table("me", "open", status=422)["reason"] == "too-many-tables"

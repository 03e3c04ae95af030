from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.core.record import Record, commitment
from tests.server.serving import Player, Server, options, play_out

Finished = tuple[Player, dict[str, Any]]
RECORDS = Path(__file__).parents[1] / "records"


def test_the_view_has_the_question_in_words(anna: Player) -> None:
    table = anna.table("me", "hot")
    question = table["view"]["question"]
    assert question["words"]
    assert question["options"]
    for option in question["options"]:
        assert option["label"]
        assert not option["label"].startswith("[")


def test_refusals_explain_what_cannot_be_done(anna: Player) -> None:
    table = anna.table("me", "hot")
    for _ in range(60):
        seen = anna.see(table["id"])
        refusals = seen["view"]["question"]["refusals"]
        if refusals:
            break
        table = anna.act(seen)["table"]
    assert refusals
    refused = refusals[0]
    assert refused["sentence"]
    assert not refused["sentence"].startswith("[")
    problem = anna.post(f"/api/tables/{seen['id']}/actions", anna.answer(seen, refused["text"]), 422)
    assert (problem["reason"], problem["key"], problem["rule"]) == (
        "illegal",
        refused["reason"],
        refused["rule"],
    )
    assert problem["detail"] == refused["sentence"]
    assert anna.see(seen["id"])["number"] == seen["number"]


def test_outdated_answers_get_the_newer_state(anna: Player) -> None:
    table = anna.table("me", "hot")
    anna.act(table)
    problem = anna.post(f"/api/tables/{table['id']}/actions", anna.answer(table), 409)
    assert problem["reason"] == "outdated"
    assert problem["table"] == anna.see(table["id"], refusals=False)


def test_the_same_request_is_carried_out_once(anna: Player) -> None:
    table = anna.table("me", "hot")
    answer = anna.answer(table)
    path = f"/api/tables/{table['id']}/actions"
    first, second = anna.post(path, answer), anna.post(path, answer)
    assert second["repeated"]
    assert (first["number"], first["seq"]) == (second["number"], second["seq"])
    assert anna.see(table["id"])["number"] == first["number"]
    now = anna.see(table["id"])
    other = {**anna.answer(now, options(now)[-1] + " "), "key": answer["key"]}
    assert anna.post(path, {**other, "action": "something else"}, 422)["reason"] in (
        "key-used",
        "unknown-action",
    )
    if options(now)[-1] != answer["action"]:
        assert anna.post(path, {**other, "action": options(now)[-1]}, 422)["reason"] == "key-used"


def test_forged_seats_are_refused(anna: Player, berta: Player, server: Server) -> None:
    table = anna.table("me", "open")
    berta.post(f"/api/tables/{table['id']}/join", {})
    path = f"/api/tables/{table['id']}"
    seen = anna.see(table["id"])
    asked, other = (anna, berta) if seen["to_move"] == 0 else (berta, anna)
    seen = asked.see(table["id"])
    answer = asked.answer(seen)
    assert other.post(path + "/actions", answer, 422)["reason"] == "not-your-turn"
    assert (
        other.post(path + "/actions", {**answer, "seat": seen["to_move"]}, 403)["reason"] == "not-your-seat"
    )
    assert other.get(path, 403, seat=seen["to_move"])["reason"] == "not-your-seat"
    carla = Player(server, "Carla")
    assert carla.post(path + "/actions", answer, 403)["reason"] == "not-your-seat"
    assert carla.post(path + "/undo", {"number": seen["number"]}, 403)["reason"] == "not-your-seat"
    assert "options" not in carla.see(table["id"])["view"]["question"]
    assert "invite" not in carla.see(table["id"])
    assert asked.see(table["id"]) == seen


def test_undo_by_the_drivers_policy(anna: Player) -> None:
    table = anna.table("me", "hot")
    undo = f"/api/tables/{table['id']}/undo"
    assert anna.post(undo, {"number": table["number"]}, 422)["reason"] == "refused"
    after = anna.act(table)["table"]
    assert anna.post(undo, {"number": table["number"]}, 409)["reason"] == "outdated"
    done = anna.post(undo, {"number": after["number"]})
    assert done["done"]
    assert done["table"]["number"] == after["number"] + 1
    assert done["table"]["view"] == anna.see(table["id"], refusals=False)["view"] == table["view"]
    again = anna.act(done["table"])["table"]
    assert again["view"] == after["view"]  # the same luck: nothing is rolled again


def test_undo_by_consent(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open")
    berta.post(f"/api/tables/{table['id']}/join", {})
    path = f"/api/tables/{table['id']}"
    moved: list[Player] = []
    while len(set(moved)) < 2 or moved[-1] is moved[-2]:  # until each has chosen, the other one last
        now = anna.see(table["id"])
        asked = anna if now["to_move"] == 0 else berta
        now = asked.see(table["id"])
        if len(options(now)) > 1:
            moved.append(asked)
        asked.act(now)
    first, last = moved[-2], moved[-1]
    now = first.see(table["id"])
    assert not now["undo"]["may"]
    assert first.post(path + "/undo", {"number": now["number"]}, 422)["reason"] == "cannot-undo"
    assert not first.post(path + "/undo", {"number": now["number"], "ask": True})["done"]
    assert first.post(path + "/undo/answer", {"agree": True}, 403)["reason"] == "not-yours"
    assert last.see(table["id"])["undo"]["asked"]["answer"]
    assert not last.post(path + "/undo/answer", {"agree": False})["done"]
    assert last.post(path + "/undo/answer", {"agree": True}, 409)["reason"] == "nothing-asked"
    now = first.see(table["id"])
    first.post(path + "/undo", {"number": now["number"], "ask": True})
    assert last.post(path + "/undo/answer", {"agree": True})["done"]
    assert first.see(table["id"])["view"]["question"]["options"]


def test_chat_and_news(anna: Player, berta: Player) -> None:
    table = anna.table("me", "hot")
    path = f"/api/tables/{table['id']}"
    berta.post(path + "/chat", {"text": "  Hello!  "})
    news = anna.get(path + "/news")
    assert [one["kind"] for one in news["news"]] == ["made", "begun", "chat"]
    assert news["news"][-1]["text"] == "Hello!"
    assert [one["seq"] for one in news["news"]] == [1, 2, 3]
    assert anna.get(path + "/news", after=2)["news"] == news["news"][2:]
    for wrong in ["", " ", "x" * 501, "a\0b"]:
        assert berta.post(path + "/chat", {"text": wrong}, 422)["reason"] == "invalid"


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[Finished]:
    anna = Player(server, "Anna")
    Player.all.remove(anna)
    yield anna, play_out(anna, anna.table("me", "hot", name="The finished one"))
    anna.http.close()


def test_a_finished_game_reveals_its_luck(finished: Finished) -> None:
    anna, table = finished
    assert table["status"] == "over"
    assert table["result"]
    record = Record.from_data(anna.get(f"/api/tables/{table['id']}/record"))
    assert commitment(str(table["seed"]), str(table["salt"])) == table["commitment"] == record.commitment
    record.check_chance()
    assert record.verify().to_move == cantiere.OVER
    assert list(record.players) == ["Anna", "Anna 2"]


def test_finished_games_are_searched_and_replayed(finished: Finished, server: Server) -> None:
    anna, table = finished
    berta = Player(server, "Berta")
    assert table["id"] in [
        one["id"] for one in berta.get("/api/tables", status="over", find="finished")["tables"]
    ]
    assert table["id"] in [one["id"] for one in anna.get("/api/me/tables", over=True)["tables"]]
    moves = berta.get(f"/api/tables/{table['id']}/log")["moves"]
    assert all(move["text"] for move in moves)
    middle = berta.get(f"/api/tables/{table['id']}/positions/{len(moves) // 2}", seat=1)
    assert middle["view"]["seat"] == 1
    berta.get(f"/api/tables/{table['id']}/positions/{len(moves)}")
    assert berta.get(f"/api/tables/{table['id']}/positions/{len(moves) + 1}", 422)["reason"] == "no-such-move"


def test_records_come_in_again(finished: Finished, server: Server) -> None:
    anna, table = finished
    record = anna.get(f"/api/tables/{table['id']}/record")
    berta = Player(server, "Berta")
    taken = berta.post("/api/records", {"record": record})
    assert (taken["status"], taken["result"]) == ("over", table["result"])
    assert berta.get(f"/api/tables/{taken['id']}/record")["moves"] == record["moves"]
    half = {**record, "moves": record["moves"][: len(record["moves"]) // 2], "result": None}
    half |= {"seed": None, "salt": None}
    going = berta.post("/api/records", {"record": half})
    assert going["status"] == "running"
    assert play_out(berta, berta.see(going["id"]))["status"] == "over"
    cheat = {**record, "moves": record["moves"][1:]}
    assert berta.post("/api/records", {"record": cheat}, 422)["reason"] == "refused"
    assert berta.post("/api/records", {"record": {"format": 1}}, 422)["reason"] == "refused"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*-4-1.json")), ids=lambda path: path.stem)
def test_a_record_is_taken_in_by_the_rules_it_was_played_by(anna: Player, path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    taken = anna.post("/api/records", {"record": record})
    assert (taken["status"], taken["rules_version"]) == ("over", record["rules_version"])
    again = anna.post(f"/api/tables/{taken['id']}/what-if", {"move": 30, "bots": None})
    assert again["rules_version"] == record["rules_version"]


def test_analysis_from_a_position(finished: Finished, server: Server) -> None:
    anna, table = finished
    berta = Player(server, "Berta")
    what_if = berta.post(f"/api/tables/{table['id']}/what-if", {"move": 60, "bots": None})
    assert (what_if["status"], what_if["source"], what_if["listed"]) == ("running", "analysis", False)
    assert play_out(berta, what_if)["status"] == "over"
    state = cantiere.Match(cantiere.game(what_if["game"]), [None, None], seed="x").state
    by_hand = berta.post("/api/analysis", {"snapshot": state.snapshot(), "bots": [None, "random"]})
    assert by_hand["view"]["table"] == state.view(0)["table"] or by_hand["number"] > 0
    assert berta.post("/api/analysis", {"snapshot": {"game": "nothing"}}, 422)["reason"] == "no-such-game"
    running = anna.table("me", "hot")
    assert anna.post(f"/api/tables/{running['id']}/what-if", {"move": 0}, 409)["reason"] == "not-over"
    assert anna.get(f"/api/tables/{running['id']}/record", 409)["reason"] == "not-over"


def test_rematch_with_one_click(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open")
    berta.post(f"/api/tables/{table['id']}/join", {})
    rematch = f"/api/tables/{table['id']}/rematch"
    assert anna.post(rematch, status=409)["reason"] == "not-over"
    now = anna.see(table["id"])
    while now["status"] == "running":
        asked = anna if now["to_move"] == 0 else berta
        now = asked.act(asked.see(table["id"], refusals=False))["table"]
    again = berta.post(rematch)
    assert (again["status"], again["my_seats"]) == ("open", [1])
    assert anna.see(table["id"])["rematch"] == again["id"]
    assert again["id"] in [one["id"] for one in anna.get("/api/me/tables")["tables"]]
    assert anna.post(rematch)["status"] == "running"

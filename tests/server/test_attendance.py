"""While playing: leaving, resigning, ending together, being late, and being away."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

import cantiere
from cantiere.match import Match
from cantiere.server.play.facts import table_line
from cantiere.server.play.live_table import turn_values
from cantiere.server.store.database import Database
from cantiere.server.store.models import Table
from cantiere.server.store.rows import TableRow
from cantiere.server.tables.attendance import answer_late
from tests.server.looks import live_table, shown, somebody
from tests.server.serving import Player, Server, play_out

DAY = 24 * 3600.0


def path(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}"


def two(anna: Player, berta: Player, *more: str, **terms: Any) -> Any:
    """A running game of two people."""
    table = anna.table("me", "open", *more, **terms)
    return berta.post(path(table) + "/join", {"invite": table["invite"]})


def kinds(player: Player, table: dict[str, Any]) -> list[str]:
    return [one["kind"] for one in player.get(path(table) + "/news")["news"]]


def test_leaving_and_coming_back_are_told(anna: Player, berta: Player) -> None:
    table = two(anna, berta)
    berta.post(path(table) + "/leave")
    berta.post(path(table) + "/leave")  # once is enough
    assert anna.see(table["id"])["seats"][1]["bot"] == "greedy"
    back = berta.post(path(table) + "/return")
    assert back["seats"][1]["bot"] is None
    told = [one for one in anna.get(path(table) + "/news")["news"] if one["kind"] in ("left", "returned")]
    assert [(one["kind"], one["name"], one["seats"]) for one in told] == [
        ("left", "Berta", [1]),
        ("returned", "Berta", [1]),
    ]


def test_who_resigns_does_not_come_back_and_the_result_says_so(anna: Player, berta: Player) -> None:
    table = two(anna, berta)
    now = berta.post(path(table) + "/resign")
    assert (now["seats"][1]["resigned"], now["seats"][1]["bot"]) == (True, "greedy")
    assert berta.post(path(table) + "/return", status=409)["reason"] == "resigned"
    assert anna.post(path(table) + "/end", {})["done"]  # nobody else plays any more
    over = anna.see(table["id"])
    assert (over["status"], over["seats"][1]["resigned"]) == ("over", True)
    (line,) = [one for one in anna.get("/api/me/tables", over=True)["tables"] if one["id"] == table["id"]]
    assert (line["how"], line["seats"][1]["resigned"]) == ("agreed", True)


def test_the_game_ends_when_all_people_agree(anna: Player, berta: Player) -> None:
    table = two(anna, berta, "random")
    assert not anna.post(path(table) + "/end", {})["done"]
    assert not anna.post(path(table) + "/end", {})["done"]  # asking twice is asking once
    asked = berta.see(table["id"])["votes"]
    assert asked == [{"about": "end", "seat": None, "by": 0, "answer": True}]
    assert not berta.post(path(table) + "/end", {"agree": False})["done"]
    assert berta.see(table["id"])["votes"] == []
    anna.post(path(table) + "/end", {})
    done = berta.post(path(table) + "/end", {})
    assert done["done"]
    now = done["table"]
    assert (now["status"], now["how"], now["my_turn"], now["to_move"]) == ("over", "agreed", False, None)
    assert len(now["result"]["scores"]) == 3
    assert now["seed"]
    told = [kind for kind in kinds(anna, table) if kind.startswith("end")]
    assert told == ["end-asked", "end-refused", "end-asked", "ended"]
    for part in ("/log", "/story", "/record", "/positions/1"):
        anna.get(path(table) + part)
    assert anna.post(path(table) + "/end", {}, 409)["reason"] == "not-running"


def test_who_proposed_is_named_to_the_end(anna: Player, berta: Player, server: Server) -> None:
    carla = Player(server, "Carla")
    table = anna.table("me", "open", "open")
    for player in (berta, carla):
        player.post(path(table) + "/join", {})
    for player in (anna, berta):
        assert not player.post(path(table) + "/end", {})["done"]
        assert carla.see(table["id"])["votes"] == [{"about": "end", "seat": None, "by": 0, "answer": True}]
    assert carla.post(path(table) + "/end", {})["done"]


def test_spectators_and_who_has_left_do_not_vote(anna: Player, berta: Player, server: Server) -> None:
    table = two(anna, berta)
    stranger = Player(server, "Carla")
    assert stranger.post(path(table) + "/end", {}, 403)["reason"] == "not-yours"
    berta.post(path(table) + "/leave")
    assert berta.post(path(table) + "/end", {}, 403)["reason"] == "not-yours"


def test_consent_to_take_back_is_asked_of_who_has_left_too(anna: Player, berta: Player) -> None:
    table = two(anna, berta)
    players = {0: anna, 1: berta}
    asked = table["to_move"]
    mover, other = players[asked], players[1 - asked]
    other.post(path(table) + "/leave")
    now = mover.see(table["id"])
    while True:  # until the bot has moved, too
        now = mover.until(table["id"], lambda now: now["to_move"] == asked)
        log = mover.get(path(table) + "/log")["moves"]
        if {move["who"] for move in log} >= {0, 1} and log[-1]["who"] != asked:
            break
        mover.act(now)
    assert not now["undo"]["may"]
    undo = {"number": now["number"], "ask": True}
    assert mover.post(path(table) + "/undo", undo)["done"] is False
    assert other.see(table["id"])["undo"]["asked"] == {"seat": asked, "answer": True}
    assert other.post(path(table) + "/undo/answer", {"agree": False})["done"] is False
    assert kinds(mover, table)[-1] == "undo-refused"


# --- time --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [0.0005, 0.99, 24 * 14 + 1, -1])
def test_answers_take_from_an_hour_to_fourteen_days(tmp_path: Path, hours: float) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", least_hours=1.0) as server:
        Player(server).table("me", "open", pace="turns", hours=hours, status=422)


def test_whoever_is_late_is_answered_for_and_then_sat_in_for(anna: Player, berta: Player) -> None:
    table = two(anna, berta, pace="turns", hours=0.0001, late="random")
    anna.until(table["id"], lambda now: any(seat["bot"] == "random" for seat in now["seats"]))
    late = [one for one in anna.get(path(table) + "/news")["news"] if one["kind"] == "late"]
    first = [one for one in late if one["times"] == 1]
    second = [one for one in late if one["times"] == 2]
    assert first
    assert second
    assert second[0]["name"] in ("Anna", "Berta")


def running(**terms: Any) -> Any:
    """A table of three in memory, each seat another person's."""
    live = live_table(Match(cantiere.games()[0], [None] * 3, seed="pace", salt=""))
    live.row |= cast(TableRow, {"hours": None, "clock": None, **terms})
    live.row |= turn_values(live, 1000.0)
    return live


def test_a_clock_counts_what_an_answer_takes_and_gives_for_it() -> None:
    live = running(game_time=600.0, answer_time=10.0)
    asked = live.row["to_move"]
    assert (live.row["clock"], live.row["deadline"]) == ({"left": [600.0] * 3}, 1600.0)
    assert answer_late(live, 1599.0) is None
    after = turn_values(live, 1030.0)
    assert after["clock"] is not None
    assert after["clock"]["left"][asked] == 580.0
    assert sorted(after["clock"]["left"]) == [580.0, 600.0, 600.0]
    live.row["late"] = "random"
    late = answer_late(live, 1601.0)
    assert late is not None
    assert (late.values["due"], late.seats) == (True, {asked: {"late": 1}})
    live.seats[asked]["late"] = 1
    late = answer_late(live, 1601.0)
    assert late is not None
    assert late.seats[asked]["bot"] == "random"


def test_no_hours_run_on_a_holiday() -> None:
    live = running(hours=24.0)
    asked = live.row["to_move"]
    assert live.row["deadline"] == 1000.0 + DAY
    live.seats[asked]["holiday"] = 5000.0
    assert turn_values(live, 1000.0)["deadline"] == 5000.0 + DAY


def test_a_holiday_is_told_at_all_tables_and_moves_the_deadline(anna: Player, berta: Player) -> None:
    table = two(anna, berta, pace="turns", hours=24)
    asked = {0: anna, 1: berta}[table["to_move"]]
    before = asked.see(table["id"])["deadline"]
    until = time.time() + 10 * DAY
    assert asked.http.patch("/api/me", json={"holiday": until}).json()["holiday"] == until
    now = asked.see(table["id"])
    assert now["seats"][table["to_move"]]["holiday"] == until
    assert now["deadline"] == pytest.approx(before + 10 * DAY, abs=60)
    asked.http.patch("/api/me", json={"holiday": None})
    assert asked.see(table["id"])["deadline"] == pytest.approx(before, abs=60)
    assert kinds(anna, table).count("holiday") == 2
    assert asked.http.patch("/api/me", json={"holiday": time.time() + 400 * DAY}).status_code == 422


def test_the_others_may_let_a_bot_sit_in_for_who_is_away_for_a_day(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        people = [Player(server, name) for name in ("Anna", "Berta", "Carla")]
        table = people[0].table("me", "open", "open")
        for one in people[1:]:
            table = one.post(path(table) + "/join", {})
        asked = table["to_move"]
        first, second = (people[seat] for seat in range(3) if seat != asked)
        vote = {"seat": asked}
        assert first.post(path(table) + "/sit-in", vote, 409)["reason"] == "not-away"
        server.stop()
        change(tmp_path / "a.db", since=time.time() - 2 * DAY)
        server.start()
        assert first.see(table["id"])["replaceable"] == [asked]
        assert not first.post(path(table) + "/sit-in", vote)["done"]
        assert people[asked].post(path(table) + "/sit-in", vote, 403)["reason"] == "not-yours"
        assert second.post(path(table) + "/sit-in", vote)["done"]
        told = kinds(first, table)
        assert [kind for kind in told if "sit-in" in kind or kind == "sat-in"] == ["sit-in-asked", "sat-in"]
        people[asked].post(path(table) + "/return")
        assert first.see(table["id"])["seats"][asked]["bot"] is None


def change(database: Path, **values: Any) -> None:
    store = Database(str(database))
    with store.engine.begin() as c:
        c.execute(update(Table).values(**values))
    store.close()


def test_time_stops_while_the_server_is_down(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna, berta = Player(server, "Anna"), Player(server, "Berta")
        table = two(anna, berta, pace="turns", hours=1)
        before = anna.see(table["id"])["deadline"]
        server.stop()
        store = Database(database)
        with store.engine.begin() as c:  # as if it had been stopped three hours ago
            c.execute(update(Table).values(deadline=before - 3 * 3600, since=time.time() - 3 * 3600))
            c.exec_driver_sql(f"UPDATE notes SET value = '{time.time() - 3 * 3600!r}' WHERE name = 'alive'")
        store.close()
        server.start()
        now = anna.see(table["id"])
        assert now["deadline"] == pytest.approx(before, abs=120)
        assert all(seat["bot"] is None for seat in now["seats"])


# --- what nobody may know ----------------------------------------------------------------------------------


def secret_position() -> Any:
    """A position of a game in which it is hidden who is asked, and there is a choice."""
    secretive = next(name for name in cantiere.games() if cantiere.game(name).asks_secretly)
    for seed in range(200):
        rng = random.Random(seed)
        match = Match(secretive, [None] * 3, seed=str(seed), salt="")
        while not match.over:
            live = live_table(match)
            if live.row["secret"] and not live.row["due"]:  # with a choice: else nobody is waited for
                return live
            match.play(rng.choice(match.state.legal_actions()))
    raise AssertionError("nobody was asked secretly")


def test_no_clock_tells_who_is_asked_secretly() -> None:
    live = secret_position()
    live.row |= {"game_time": 600.0, "answer_time": 5.0, "clock": {"left": [600.0] * 3}, "late": "random"}
    asked = live.row["to_move"]
    live.row |= turn_values(live, 1000.0)
    live.row |= turn_values(live, 1100.0)  # nothing was charged
    assert live.row["clock"]["left"] == [600.0] * 3
    others = [seat for seat in range(3) if seat != asked]
    seen = [shown(live, seat) for seat in others]
    for one in seen:
        assert (one["deadline"], one["since"], one["to_move"]) == (None, None, None)
    line = table_line(live.row, live.seats, somebody(others[0]))
    assert (line["deadline"], line["to_move"]) == (None, None)
    late = answer_late(live, 5000.0)
    assert late is not None
    assert (late.data, late.seats) == ({"seats": [], "times": 0}, {})
    live.row |= {"game_time": None, "clock": None, "deadline": None, "since": 0.0}
    assert [shown(live, seat)["replaceable"] for seat in range(3)] == [[0, 1, 2]] * 3
    live.seats[asked] |= {"bot": "random"}  # nor is it told that a bot thinks
    assert [shown(live, seat)["thinking"] for seat in others] == [None, None]


def test_a_game_that_ended_by_agreement_is_kept_over_a_restart(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna = Player(server)
        table = anna.table("me", "hot")
        anna.act(table)
        assert anna.post(path(table) + "/end", {})["done"]
        server.kill()
        server.start()
        now = anna.see(table["id"])
        assert (now["status"], now["how"]) == ("over", "agreed")


def test_a_game_that_was_played_out_did_not_end_in_another_way(anna: Player) -> None:
    assert play_out(anna, anna.table("me", "hot"))["how"] is None

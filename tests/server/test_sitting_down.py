"""Before the game: one link that always works, who may sit where, and what the owner may change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import GAME, Player, Server


def path(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}"


@pytest.mark.parametrize("listed", [True, False])
def test_the_tables_link_takes_any_seat_also_one_kept_for_a_friend(
    anna: Player, berta: Player, server: Server, listed: bool
) -> None:
    table = anna.table("me", "link", "open", listed=listed)
    stranger = Player(server, **{"Accept-Language": "en"})  # before giving a name
    seen = stranger.get(path(table), invite=table["invite"])
    assert sorted(seen["free"]) == [1, 2]
    assert (seen["why_not"], seen["status"]) == (None, "open")
    assert berta.post(path(table) + "/join", {"invite": table["invite"], "seat": 1})["my_seats"] == [1]


def test_without_the_link_a_kept_seat_is_not_free_and_it_says_why(anna: Player, berta: Player) -> None:
    table = anna.table("me", "link")
    seen = berta.get(path(table))
    assert (seen["free"], seen["why_not"]) == ([], "seat-kept")
    assert berta.post(path(table) + "/join", {}, 409)["reason"] == "seat-kept"
    with berta.live() as live:
        live.send(do="subscribe", table=table["id"], invite=table["invite"])
        assert live.news()["now"]["free"] == [1]


def test_a_kept_seat_that_is_left_is_kept_on(anna: Player, berta: Player) -> None:
    table = anna.table("me", "link", "open", autostart=False)
    link = {"invite": table["invite"]}
    for left in ({**link, "seat": 2}, None):  # for another seat, or altogether
        assert berta.post(path(table) + "/join", {**link, "seat": 1})["my_seats"] == [1]
        berta.post(path(table) + ("/join" if left else "/leave"), left or {})
        assert [seat["kind"] for seat in anna.see(table["id"])["seats"]][1] == "link"
    assert berta.get(path(table))["free"] == [2]


def test_nobody_takes_a_second_seat_without_the_owners_word(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", "open", "open", autostart=False)
    berta.post(path(table) + "/join", {"seat": 1})
    assert berta.post(path(table) + "/join", {"seat": 2})["my_seats"] == [2]  # she has gone over to it
    stay = [{"kind": "stay", "seat": 0}, {"kind": "too", "seat": 2}, {"kind": "stay", "seat": 2}]
    arranged = anna.post(path(table) + "/arrange", {"seats": stay})
    assert [seat["name"] for seat in arranged["seats"]] == ["Anna", "Berta", "Berta"]
    assert arranged["seats"][1]["kept"]
    assert berta.post(path(table) + "/join", {"seat": 1})["my_seats"] == [1, 2]
    assert anna.see(table["id"])["seats"][1]["name"] == "Berta 2"


def test_the_owner_changes_seats_order_options_and_pace(anna: Player, berta: Player, server: Server) -> None:
    table = anna.table("me", "open", "open", autostart=False)
    berta.post(path(table) + "/join", {})
    assert berta.post(path(table) + "/arrange", {"name": "Mine"}, 403)["reason"] == "not-owner"
    wanted = {
        "seats": [{"kind": "stay", "seat": 1}, {"kind": "bot", "bot": "random"}, {"kind": "stay", "seat": 0}],
        "pace": {"pace": "turns", "hours": 48},
        "name": "New",
    }
    now = anna.post(path(table) + "/arrange", wanted)
    assert [seat["name"] for seat in now["seats"]] == ["Berta", "Random", "Anna"]
    assert (now["my_seats"], now["hours"], now["name"]) == ([2], 48, "New")
    assert berta.see(table["id"])["my_seats"] == [0]
    begun = anna.post(path(table) + "/start", {})
    assert begun["status"] == "running"
    assert anna.post(path(table) + "/arrange", {"name": "Late"}, 409)["reason"] == "not-open"
    assert berta.see(table["id"])["my_seats"] == [0]


def test_who_is_taken_off_a_seat_sits_down_again_only_by_the_owners_word(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", autostart=False)
    berta.post(path(table) + "/join", {})
    seats = [{"kind": "stay", "seat": 0}, {"kind": "open"}]
    with berta.live() as live:
        live.send(do="subscribe", table=table["id"])
        live.news()
        anna.post(path(table) + "/arrange", {"seats": seats})
        news = live.news()
    assert news["news"][0] | {"at": 0} == {
        "seq": news["seq"], "kind": "arranged", "at": 0, "name": "Anna", "off": ["Berta"]
    }  # fmt: skip
    assert (news["now"]["free"], news["now"]["why_not"]) == ([], "taken-off")
    assert berta.post(path(table) + "/join", {}, 409)["reason"] == "taken-off"


def test_impossible_arrangements_are_refused_and_change_nothing(anna: Player) -> None:
    table = anna.table("me", "open")
    for wrong in (
        {"seats": [{"kind": "stay", "seat": 0}] * 2},
        {"seats": [{"kind": "stay", "seat": 7}, {"kind": "open"}]},
        {"seats": [{"kind": "stay", "seat": 0}] + [{"kind": "open"}] * 15},
        {"options": {"nonsense": True}},
        {"pace": {"hours": 24.0, "game_time": 600.0}},
    ):
        anna.post(path(table) + "/arrange", wrong, 422)
    assert anna.see(table["id"])["seq"] == table["seq"]


def test_the_owner_closes_a_table_and_the_link_says_so(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open")
    assert berta.post(path(table) + "/close", status=403)["reason"] == "not-owner"
    assert anna.post(path(table) + "/close")["status"] == "closed"
    seen = berta.get(path(table))
    assert (seen["status"], seen["free"], seen["why_not"]) == ("closed", [], "not-open")


def test_people_choose_a_colour_that_is_free(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", "random")
    assert [seat["colour"] for seat in table["seats"]] == [0, 1, 2]
    chosen = anna.post(path(table) + "/colour", {"colour": 1})
    assert [seat["colour"] for seat in chosen["seats"]] == [1, 0, 2]
    berta.post(path(table) + "/join", {})
    assert berta.post(path(table) + "/colour", {"colour": 1}, 409)["reason"] == "colour-taken"
    chosen = berta.post(path(table) + "/colour", {"colour": 5})
    assert [seat["colour"] for seat in chosen["seats"]] == [1, 5, 2]
    assert berta.post(path(table) + "/colour", {"colour": 3, "seat": 0}, 403)["reason"] == "not-your-seat"


def test_options_that_do_not_go_together_are_said_at_once(anna: Player) -> None:
    assert anna.post(f"/api/games/{GAME}/check", {"seats": 2})["options"]
    assert anna.post(f"/api/games/{GAME}/check", {"seats": 16}, 422)["detail"]


def test_there_is_chat_before_the_game(anna: Player, berta: Player) -> None:
    table = anna.table("me", "link", listed=False)
    said = berta.http.post(path(table) + "/chat", json={"text": "Hello"}, params={"invite": table["invite"]})
    assert said.status_code == 201
    assert [one["text"] for one in anna.get(path(table) + "/news")["news"] if one["kind"] == "chat"] == [
        "Hello"
    ]


def test_a_rematch_keeps_seats_until_somebody_says_no(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", "random")
    berta.post(path(table) + "/join", {})
    anna.post(path(table) + "/end", {})
    assert berta.post(path(table) + "/end", {})["done"]
    with berta.live() as live:
        live.send(do="subscribe", table=table["id"])
        live.news()
        again = anna.post(path(table) + "/rematch")
        told = live.news()["news"][0]
    assert (told["kind"], told["table"], told["name"]) == ("rematch", again["id"], "Anna")
    kept = again["seats"][1]
    assert (kept["name"], kept["kept"], kept["kind"]) == ("Berta", True, "open")
    assert again["free"] == []
    assert berta.see(again["id"])["free"] == [1]
    berta.post(path(again) + "/decline")
    now = anna.see(again["id"])
    assert (now["seats"][1]["kept"], now["seats"][1]["name"]) == (False, "")


def test_who_takes_another_seat_than_the_kept_one_has_one_all_the_same(
    anna: Player, berta: Player, server: Server
) -> None:
    carla = Player(server, "Carla")
    table = anna.table("me", "open", "open")
    for person in (berta, carla):
        person.post(path(table) + "/join", {})
    for person in (anna, berta, carla):
        person.post(path(table) + "/end", {})
    again = anna.post(path(table) + "/rematch")
    carla.post(path(again) + "/decline")
    sat = berta.post(path(again) + "/join", {"seat": 2})
    assert (sat["my_seats"], sat["seats"][1]["kept"], sat["seats"][1]["name"]) == ([2], False, "")
    assert berta.post(path(again) + "/join", {"seat": 1})["my_seats"] == [1]  # she has gone over to it
    assert carla.see(again["id"])["free"] == [2]


def test_after_a_rematch_was_closed_another_can_be_asked_for(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open")
    berta.post(path(table) + "/join", {})
    anna.post(path(table) + "/end", {})
    berta.post(path(table) + "/end", {})
    closed = anna.post(path(table) + "/rematch")
    anna.post(path(closed) + "/close")
    again = berta.post(path(table) + "/rematch")
    assert (again["status"], again["id"] != closed["id"]) == ("open", True)
    assert anna.post(path(table) + "/rematch")["id"] == again["id"]
    assert anna.see(again["id"])["status"] == "running"


def test_what_was_arranged_survives_a_kill(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna, berta = Player(server, "Anna"), Player(server, "Berta")
        table = anna.table("me", "open", "open", autostart=False)
        berta.post(path(table) + "/join", {"seat": 2})
        anna.post(path(table) + "/colour", {"colour": 4})
        seats = [{"kind": "stay", "seat": 2}, {"kind": "bot", "bot": "random"}]
        seats += [{"kind": "stay", "seat": 0}, {"kind": "link"}]
        before = anna.post(path(table) + "/arrange", {"seats": seats, "pace": {"game_time": 600.0}})
        server.kill()
        server.start()
        now = anna.see(table["id"])
        assert now | {"connected": []} == before | {"connected": []}
        assert [seat["name"] for seat in now["seats"]] == ["Berta", "Random", "Anna", ""]
        assert now["seats"][2]["colour"] == 4
        begun = anna.post(path(table) + "/start", {"fill": "random"})
        assert (begun["status"], begun["left"]) == ("running", [600.0] * 4)

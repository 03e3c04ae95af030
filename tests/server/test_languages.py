"""Each browser hears its own language, and may change it at any time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import GAME, Player, Server


@pytest.fixture(scope="module")
def babel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the pseudo-language, too."""
    folder: Path = tmp_path_factory.mktemp("babel")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CANTIERE_PSEUDO", "1")
        with Server(folder / "a.db", folder / "log") as server:
            yield server


def words(message: Any) -> str:
    return str(message["now"]["view"]["question"]["words"])


def test_the_language_changes_while_watching(babel: Server) -> None:
    anna = Player(babel)
    tables = [anna.table("me", "hot") for _ in range(2)]
    with anna.live() as live:
        for table in tables:
            live.send(do="subscribe", table=table["id"])
            assert not words(live.news()).startswith("⟦")
        assert live.ask(do="lang", lang="xx")["ok"] == {"lang": "xx"}
        again = {one["table"]: one for one in live.waiting if "now" in one}
        assert set(again) == {table["id"] for table in tables}
        for message in again.values():
            assert words(message).startswith("⟦")
            assert message["news"] == []
        anna.act(tables[0])
        moved = live.news()
        assert words(moved).startswith("⟦")
        lines = [event["line"] for move in moved["news"][0]["moves"] for event in move["events"]]
        assert all(line.startswith("⟦") for line in lines)
        live.waiting.clear()
        assert live.ask(do="lang", lang="xx")["ok"] == {"lang": "xx"}
        assert not [one for one in live.waiting if "now" in one]  # it was that already


def test_subscribing_in_a_language_changes_all(babel: Server) -> None:
    anna = Player(babel)
    first, second = anna.table("me", "hot"), anna.table("me", "hot")
    with anna.live() as live:
        live.send(do="subscribe", table=first["id"])
        live.news()
        live.send(do="subscribe", table=second["id"], lang="xx")
        told = [live.news(), live.news()]
        assert [one["table"] for one in told] == [first["id"], second["id"]]
        assert all(words(one).startswith("⟦") for one in told)
        refused = live.ask(do="act", table=first["id"], action="fly", number=first["number"], key="l1")
        assert refused["problem"]["reason"] == "unknown-action"


def test_a_language_that_is_not_there_is_refused(babel: Server) -> None:
    anna = Player(babel)
    table = anna.table("me", "hot")
    with anna.live() as live:
        live.send(do="subscribe", table=table["id"])
        live.news()
        for message in (
            {"do": "lang", "lang": "qq"},
            {"do": "subscribe", "table": table["id"], "lang": "qq"},
        ):
            assert live.ask(**message)["problem"]["reason"] == "no-such-language"
        anna.act(table)
        assert not words(live.news()).startswith("⟦")  # and the table is still watched


def test_the_socket_begins_in_the_language_of_the_person(babel: Server) -> None:
    anna = Player(babel)
    table = anna.table("me", "hot")
    assert anna.http.patch("/api/me", json={"lang": "xx"}).json()["lang"] == "xx"
    assert anna.http.patch("/api/me", json={"lang": "qq"}).status_code == 422
    assert anna.see(table["id"])["view"]["question"]["words"].startswith("⟦")
    assert not anna.see(table["id"], lang="en")["view"]["question"]["words"].startswith("⟦")
    with anna.live() as live:
        live.send(do="subscribe", table=table["id"])
        assert words(live.news()).startswith("⟦")


def test_strangers_are_heard_in_the_language_of_their_browser(babel: Server) -> None:
    anna = Player(babel)
    table = anna.table("me", "hot")
    berta = Player(babel, **{"Accept-Language": "qq, xx-YY;q=0.8, en;q=0.1"})
    assert berta.see(table["id"])["view"]["question"]["words"].startswith("⟦")
    with berta.live(deaf=False, **{"Accept-Language": "xx"}) as live:
        live.send(do="subscribe", table=table["id"])
        assert words(live.news()).startswith("⟦")


def called(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_bots_are_called_by_a_word_of_the_readers_language(babel: Server) -> None:
    maestro = Player(babel, "Maestro")
    table = maestro.table("me", "apprentice", "apprentice", "master", name="Bottega")
    there = table["id"]
    assert called(table) == ["Maestro", "Apprentice", "Apprentice 2", "Master"]
    # In Italian a bot would be called as she is: it has a number.
    assert called(maestro.see(there, lang="it")) == ["Maestro", "Apprendista", "Apprendista 2", "Maestro 2"]
    with maestro.live() as live:
        live.send(do="subscribe", table=there, lang="de")
        told = live.news()
        assert called(told["now"]) == ["Maestro", "Lehrling", "Lehrling 2", "Meister"]
        while not told["now"]["my_turn"]:
            told = live.news()
    lines = str(maestro.get(f"/api/tables/{there}/log", lang="es"))
    assert "Aprendiz 2" in lines
    assert "Apprentice" not in lines
    (line,) = maestro.get("/api/me/tables", lang="es", find="aprendiz")["tables"]
    assert called(line) == ["Maestro", "Aprendiz", "Aprendiz 2", "Maestro 2"]
    assert maestro.get("/api/me/tables", lang="es", find="geselle")["tables"] == []
    running = maestro.get("/api/tables", status="running", lang="it")["tables"]
    listed = [called(one) for one in running if one["id"] == there]
    assert listed == [["Maestro", "Apprendista", "Apprendista 2", "Maestro 2"]]


def test_what_a_bot_was_named_is_said_as_it_is_and_a_record_is_read_in_every_language(babel: Server) -> None:
    anna = Player(babel)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random", "name": "Random walk"}]
    table = anna.post("/api/tables", {"game": GAME, "seats": seats})
    over = anna.until(table["id"], lambda now: now["status"] == "over")
    assert called(over) == ["Random", "Random walk"]
    story = anna.get(f"/api/tables/{table['id']}/story", lang="it")
    assert called(story) == ["A caso", "Random walk"]
    record = anna.get(f"/api/tables/{table['id']}/record")
    assert record["players"] == ["random", "random"]
    imported = anna.post("/api/records", {"record": {**record, "players": ["random", "Bruno"]}})
    assert called(anna.see(imported["id"], lang="de")) == ["Zufall", "Bruno"]
    assert anna.get(f"/api/tables/{imported['id']}/record")["players"] == ["random", "Bruno"]

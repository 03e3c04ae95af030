"""Two servers on one PostgreSQL serve the same tables; either may die."""

from __future__ import annotations

from pathlib import Path

from tests.server.load import Stubborn, play_all
from tests.server.serving import Player, Server, options, wait_for


def test_tables_are_played_through_both_and_finished_on_one(empty_postgresql: str, tmp_path: Path) -> None:
    with (
        Server(empty_postgresql, tmp_path / "log1") as one,
        Server(empty_postgresql, tmp_path / "log2") as two,
    ):
        people = [Stubborn([one, two], seed) for seed in range(3)]

        def kill_one() -> None:
            wait_for(lambda: min(len(person.told) for person in people) >= 15)
            for person in people:
                person.servers = [two]  # whoever still waits for the dead one tries again on the other
            one.kill()
            wait_for(lambda: all(person.table["status"] == "over" for person in people[:1]))

        play_all(people, kill_one)
        for person in people:
            person.check(two)


def test_news_cross_from_one_server_to_the_other(empty_postgresql: str, tmp_path: Path) -> None:
    with (
        Server(empty_postgresql, tmp_path / "log1") as one,
        Server(empty_postgresql, tmp_path / "log2") as two,
    ):
        anna = Player(one)
        berta = Player(two, "Berta")
        table = anna.table("me", "open")
        with anna.live() as mine, berta.live() as hers:
            mine.send(do="subscribe", table=table["id"])
            mine.news()
            berta.post(f"/api/tables/{table['id']}/join", {})
            assert mine.news()["news"][0]["kind"] == "joined"
            hers.send(do="subscribe", table=table["id"])
            now = hers.news()["now"]
            for _ in range(10):
                player = anna if now["to_move"] == 0 else berta
                seen = player.see(table["id"])
                answer = options(seen)[-1]
                done = player.act(seen, answer)
                now = done["table"]
                for channel in (mine, hers):
                    seq, moves = 0, []
                    while seq < done["seq"]:
                        message = channel.news()
                        seq = message["seq"]
                        moves += [move for item in message["news"] for move in item.get("moves", [])]
                    assert (seen["number"] + 1, answer) in [(move["move"], move["text"]) for move in moves]
        # The one cookie is known on both.
        assert anna.http.get(two.url + "/api/me").json()["id"] == anna.me["id"]


def test_bots_move_exactly_once_though_their_server_dies(empty_postgresql: str, tmp_path: Path) -> None:
    with (
        Server(empty_postgresql, tmp_path / "log1", lease=1.0) as one,
        Server(empty_postgresql, tmp_path / "log2", lease=1.0) as two,
    ):
        anna = Player(two)
        tables = [anna.http.post(one.url + "/api/tables", json=_bots()).json() for _ in range(2)]
        for table in tables:
            anna.until(table["id"], lambda now: now["number"] > 20)
        one.kill()
        for table in tables:
            over = anna.until(table["id"], lambda now: now["status"] == "over")
            record = anna.get(f"/api/tables/{table['id']}/record")
            assert over["number"] == len(record["moves"])


def _bots() -> dict[str, object]:
    from tests.server.serving import GAME

    return {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 2}

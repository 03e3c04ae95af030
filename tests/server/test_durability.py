"""Nothing acknowledged is ever lost: the server is killed at random moments under load."""

from __future__ import annotations

import random
import signal
import threading
from pathlib import Path

import pytest

from tests.server.load import Stubborn, play_all
from tests.server.serving import Player, Server, wait_for

KILLS = 3
PEOPLE = 4


def test_a_killed_server_has_kept_all_it_acknowledged(database: str, tmp_path: Path) -> None:
    rng = random.Random(11)
    with Server(database, tmp_path / "log") as server:
        people = [Stubborn([server], seed) for seed in range(PEOPLE)]

        def kill() -> None:
            for _ in range(KILLS):
                before = sum(len(one.told) for one in people)
                wait_for(lambda: sum(len(one.told) for one in people) >= before + 25)  # noqa: B023  called at once
                threading.Event().wait(rng.random() * 0.03)  # any moment: in the middle of a write, too
                server.kill()
                server.start()
            before = sum(len(one.told) for one in people)
            wait_for(lambda: sum(len(one.told) for one in people) >= before + 10)

        play_all(people, kill)
        for one in people:
            one.check(server)
        server.kill()
        server.start()
        for one in people:
            one.check(server)
        assert sum(one.sent_again for one in people) > 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        anna = Player(server)
        table = anna.table("me", "greedy")
        with anna.live() as live:
            live.send(do="subscribe", table=table["id"])
            live.news()
            assert server.stop(how) in (0, -how, 128 + how)
        log = (tmp_path / "log").read_text()
        assert '"stopped"' in log
        assert "Traceback" not in log
        server.start()
        assert anna.see(table["id"])["number"] >= table["number"]


def test_bots_go_on_after_a_restart(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log", lease=1.0) as server:
        anna = Player(server)
        table = anna.table("random", "random")
        anna.until(table["id"], lambda now: now["number"] > 30)
        server.kill()
        server.start()
        over = anna.until(table["id"], lambda now: now["status"] == "over")
        record = anna.get(f"/api/tables/{table['id']}/record")
        assert record["result"].items() <= over["result"].items()
        assert over["number"] == len(record["moves"])  # each move was made once

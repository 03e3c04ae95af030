"""People who play whatever happens to the server, and remember everything they were told."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from typing import Any

import httpx

from tests.server.serving import Player, Server, options

LOST = (httpx.TransportError,)


class Stubborn:
    """Plays all seats of a table. A request that gets no answer is sent again, with the same key."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.player = Player(servers[0], f"Stubborn {seed}")
        self.table: dict[str, Any] = self.player.table("me", "hot")
        self.told: list[str] = []  # the actions that were acknowledged
        self.sent_again = 0
        self.pause = threading.Event()

    def play(self, ending: threading.Event) -> None:
        """Play until told to end, or the game is over."""
        while not ending.is_set() and self.table["status"] == "running":
            action = self.rng.choice(options(self.table))
            answer = self.player.answer(self.table, action, key=f"{len(self.told)}-{self.rng.random()}")
            self.table = self._post(answer)["table"]
            self.told.append(action)

    def _post(self, answer: dict[str, Any]) -> Any:
        path = f"/api/tables/{self.table['id']}/actions"
        while True:
            server = self.rng.choice(self.servers)
            try:
                response = self.player.http.post(server.url + path, json=answer)
            except LOST:
                self.sent_again += 1
                self.pause.wait(0.02)
                continue
            if response.status_code == 503:
                self.sent_again += 1
                continue
            assert response.status_code == 200, response.text
            return response.json()

    def check(self, server: Server) -> None:
        """Compare what the server has with what was acknowledged: exactly that, each once."""
        moves = self.player.http.get(f"{server.url}/api/tables/{self.table['id']}/log").json()["moves"]
        assert [move["text"] for move in moves if move["who"] >= 0] == self.told
        now = self.player.http.get(f"{server.url}/api/tables/{self.table['id']}?refusals=false").json()
        # Time stops while no server is there: since when an answer is awaited is moved on by that.
        assert {**now, "since": None} == {**self.table, "since": None}


def play_all(people: Sequence[Stubborn], meanwhile: Any) -> None:
    """Let all play in threads while something happens to the servers."""
    ending = threading.Event()
    failures: list[BaseException] = []

    def run(one: Stubborn) -> None:
        try:
            one.play(ending)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(one,)) for one in people]
    for thread in threads:
        thread.start()
    try:
        meanwhile()
    finally:
        ending.set()
        for thread in threads:
            thread.join()
        if failures:  # rather than what came of it
            raise failures[0]

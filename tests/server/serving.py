"""Servers in processes of their own, and people who play on them."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar, Self
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close
from websockets.sync.client import ClientConnection, connect

import cantiere
from tests.server.forking import ForkedServer, Forking

GAME = cantiere.games()[0]
PATIENCE = 150.0
FREELY: dict[str, Any] = {
    "rate": 0,
    "doors": 0,
    "messages": 0,
    "talk": 0,
    "guesses": 0,
    "imports": 0,
    "bot_tables": 1000,
    "queue_of_one": 1000,
    "outbox_bytes": 64 * 1024 * 1024,  # tests read when they have played
    "thoughts": 0,
    "open_tables": 1000,
    "sweep": 0.2,
    "least_hours": 0,
    "disk": 1,
}
FREELY |= {"hint": 30, "analysis": 2}  # milliseconds and iterations: enough to see that bots think
FREELY |= {"presence": 0.02}


class Server:
    """A server process; it can be killed and started again at the same port."""

    process: ForkedServer | subprocess.Popen[bytes]
    environment: ClassVar[dict[str, str]] = {}

    def __init__(
        self, database: str | Path, log: Path, python: str | Path = sys.executable, /, **settings: Any
    ) -> None:
        port, metrics = _free_ports(2)
        own = {"database": str(database), "port": port, "metrics": f"127.0.0.1:{metrics}"}
        self.settings = {**FREELY, **own, **settings}
        port = self.settings["port"]
        home = urlsplit(settings.get("address", "")).path.rstrip("/")
        self.url = f"http://127.0.0.1:{port}{home}"
        self.log = log
        self.python = str(python)
        self.start()

    def start(self) -> None:
        settings, environment = json.dumps(self.settings), {**os.environ, **self.environment}
        forking = Forking.only()
        with self.log.open("ab") as log:
            if forking.serves(self.python, environment):
                self.process = forking.start(settings, environment, log)
            else:
                self.process = subprocess.Popen(
                    [self.python, "-m", "cantiere.server", settings],
                    stdout=subprocess.PIPE,
                    stderr=log,
                    start_new_session=True,
                    env=environment,
                )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode().strip()
        assert line == self.url, self.log.read_text()[-3000:]

    def counted(self) -> str:
        """Return its metrics."""
        return httpx.get(f"http://{self.settings['metrics']}/metrics", timeout=PATIENCE).text

    def kill(self) -> None:
        """End it at once, workers and all, as a power cut would."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exc: object) -> None:
        if self.process.poll() is None:
            self.stop()
        else:
            self._gone()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


def _free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as probes:
        opened = [probes.enter_context(socket.socket()) for _ in range(count)]
        for probe in opened:
            probe.bind(("127.0.0.1", 0))
        return [int(probe.getsockname()[1]) for probe in opened]


def lasting_port() -> int:
    """Return a port that stays free while nobody listens there: none that is given to whoever asks."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("every port is taken")


class Player:
    """Somebody at a browser."""

    keys = itertools.count()
    all: ClassVar[list[Player]] = []

    def __init__(self, server: Server, name: str = "Anna", **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers)
        self.all.append(self)
        if not headers:
            self.me = self.post("/api/session", {"name": name}, 201)

    def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        response = self.http.post(path, json=data) if data is not None else self.http.post(path)
        if status is not None:
            assert response.status_code == status, response.text
        else:
            assert response.is_success, response.text
        return response.json() if response.content else None

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        response = self.http.get(path, params=params)
        assert response.status_code == expect, response.text
        return response.json()

    def table(self, *kinds: str, status: int = 201, **more: Any) -> Any:
        """Make a table: "me", "hot", "open", "link", or a bot's name for each seat."""
        seats = [
            {"kind": k} if k in ("me", "hot", "open", "link") else {"kind": "bot", "bot": k} for k in kinds
        ]
        return self.post("/api/tables", {"game": GAME, "seats": seats, **more}, status)

    def act(self, table: dict[str, Any], action: str | None = None, **more: Any) -> Any:
        """Answer the question of a table that was just seen; by default with the first answer."""
        return self.post(f"/api/tables/{table['id']}/actions", self.answer(table, action, **more))

    def answer(self, table: dict[str, Any], action: str | None = None, **more: Any) -> dict[str, Any]:
        text = action if action is not None else options(table)[0]
        return {"action": text, "number": table["number"], "key": f"k{next(self.keys)}", **more}

    def see(self, table: str, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}", **params)

    def until(self, table: str, holds: Callable[[Any], bool]) -> Any:
        """Wait on the live channel until something holds of a table."""
        with self.live() as live:
            return live.until(table, holds)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.contextmanager
    def live(self, *, deaf: bool = False, **headers: str) -> Iterator[Live]:
        """Open a WebSocket; a deaf one hardly reads what it is sent."""
        more: dict[str, Any] = {"sock": _narrow(self.server), "max_queue": 1} if deaf else {}
        address = self.server.url.replace("http", "ws", 1) + "/api/live"
        sent = {"Cookie": self.cookie(), **headers} if self.http.cookies else headers
        more |= {"compression": None, "open_timeout": PATIENCE, "close_timeout": 1}
        with connect(address, additional_headers=sent, **more) as open_:
            yield Live(open_)


def _narrow(server: Server) -> socket.socket:
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect(("127.0.0.1", server.settings["port"]))
    return connection


class Live:
    """An open WebSocket."""

    def __init__(self, open_: ClientConnection) -> None:
        self.socket = open_
        self.waiting: list[Any] = []

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Any:
        return json.loads(self.socket.recv(PATIENCE))

    def news(self) -> Any:
        """Return the next message about a table."""
        while True:
            message = self.receive()
            if {"now", "change", "problem"} & message.keys():
                return message

    def ask(self, **message: Any) -> Any:
        """Send, and return the answer; whatever else comes in between is kept."""
        self.send(**message, id="q")
        while True:
            answer = self.receive()
            if answer.get("re") == "q":
                return answer
            self.waiting.append(answer)

    def closing(self) -> Close | None:
        """Read on until the server closes the connection; return the code and the reason it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd

    def until(self, table: str, holds: Callable[[Any], bool]) -> Any:
        self.send(do="subscribe", table=table)
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            message = self.receive()
            assert "problem" not in message, message
            if "now" in message and holds(message["now"]):
                return message["now"]
        raise AssertionError("it never came to be")


def options(table: dict[str, Any]) -> list[str]:
    return [option["text"] for option in table["view"]["question"]["options"]]


def play_out(player: Player, table: dict[str, Any], seed: int = 1) -> Any:
    """Play all seats of a hot-seat table at random to the end; return the table then.

    The server itself answers secret questions that leave no choice: the table may have moved on meanwhile.
    """
    rng = random.Random(seed)
    while table["status"] == "running":
        if not (table["view"]["question"] or {}).get("options"):
            table = player.see(table["id"])
            continue
        answer = player.answer(table, rng.choice(options(table)))
        response = player.http.post(f"/api/tables/{table['id']}/actions", json=answer)
        outdated = response.status_code == 409 and response.json()["reason"] == "outdated"
        assert response.is_success or outdated, response.text
        table = response.json()["table"]
    return table


def wait_for(holds: Callable[[], bool]) -> None:
    """Wait for something that no channel tells about."""
    began = time.monotonic()
    pause = threading.Event()
    while not holds():
        assert time.monotonic() - began < PATIENCE, "it never came to be"
        pause.wait(0.02)


def refused(response: httpx.Response, status: int, reason: str | None = None) -> None:
    """See that a request was refused, in the form in which all are."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert reason is None or response.json()["reason"] == reason

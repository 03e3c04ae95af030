"""Where servers come from: a process that has imported one, and divides for each that is wanted.

Importing takes seconds, and the tests start some two hundred servers. Each is a process of its own, as if
`python -m cantiere.server` had been run; it may be signalled, killed and waited for.
"""

from __future__ import annotations

import contextlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from functools import partial
from typing import IO, ClassVar

from argon2 import PasswordHasher

MOST = 1 << 20  # bytes of a wish
WIDE = 16  # characters for the number of a process: how it ended is told after it


class ForkedServer:
    """A process that another one has started, with what the tests need of `subprocess.Popen`."""

    def __init__(self, pid: int, stdout: IO[bytes], told: int) -> None:
        self.pid, self.stdout = pid, stdout
        self.returncode: int | None = None
        self._told = told
        self._lock = threading.Lock()

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def poll(self) -> int | None:
        return self._wait(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._wait(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("cantiere.server", timeout or 0)
        return code

    def _wait(self, timeout: float | None) -> int | None:
        with self._lock:
            if self.returncode is None and select.select([self._told], [], [], timeout)[0]:
                self.returncode = int(os.read(self._told, 64) or -signal.SIGKILL)
                os.close(self._told)
            return self.returncode


class Forking:
    """The process that divides, one for each that runs tests; it goes when they do."""

    _only: ClassVar[Forking | None] = None

    def __init__(self) -> None:
        self._line, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._lock = threading.Lock()
        self.environment = dict(os.environ)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forking", str(other.fileno())],
            pass_fds=[other.fileno()],
            start_new_session=True,
        )
        other.close()

    @classmethod
    def only(cls) -> Forking:
        if cls._only is None:
            cls._only = cls()
        return cls._only

    def serves(self, python: str, environment: Mapping[str, str]) -> bool:
        """Tell whether a server in this environment would have imported the same."""
        named = {*self.environment, *environment}
        read_once = [name for name in named if "PYTHON" in name or name == "CANTIERE_PSEUDO"]
        same = (self.environment.get(name) == environment.get(name) for name in read_once)
        return python == sys.executable and all(same)

    def start(self, argument: str, environment: Mapping[str, str], stderr: IO[bytes]) -> ForkedServer:
        """Start a server with its settings."""
        reads, writes = os.pipe()
        told, tells = os.pipe()
        wish = json.dumps([argument, dict(environment)]).encode()
        with self._lock:
            socket.send_fds(self._line, [wish], [writes, stderr.fileno(), tells])
        os.close(writes)
        os.close(tells)
        pid = int(os.read(told, WIDE))
        return ForkedServer(pid, os.fdopen(reads, "rb"), told)


def divide(line: socket.socket) -> str | None:
    """Have a child for each wish; return its settings in the child, None when nobody wishes any more."""
    wakes, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    children: dict[int, int] = {}
    while True:
        ready = select.select([line.fileno(), wakes], [], [])[0]
        if wakes in ready:
            os.read(wakes, 1024)
            bury(children)
        if line.fileno() not in ready:
            continue
        wish, fds, _flags, _from = socket.recv_fds(line, MOST, 3)
        if not wish:
            for pid in children:  # whoever wished for them is gone, perhaps without a word
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(pid, signal.SIGKILL)
            return None
        stdout, stderr, tells = fds
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            line.close()
            os.dup2(stdout, 1)
            os.dup2(stderr, 2)
            for fd in {wakes, woken, *fds, *children.values()}:
                os.close(fd)
            return begin(wish)
        os.write(tells, b"%*d" % (WIDE, pid))
        os.close(stdout)
        os.close(stderr)
        children[pid] = tells


def bury(children: dict[int, int]) -> None:
    """Tell how those have ended that have."""
    for pid in list(children):
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            tells = children.pop(pid)
            with contextlib.suppress(BrokenPipeError):
                os.write(tells, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(tells)


def begin(wish: bytes) -> str:
    """Be what was wished for."""
    argument, environment = json.loads(wish)
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    return str(argument)


def main() -> None:
    """Divide until nobody wishes any more."""
    import cantiere
    import cantiere.server.run
    from cantiere.server.common.texts import LANGUAGES, browser_texts, texts_of
    from cantiere.server.people import people
    from cantiere.server.store import database

    # Servers are killed here, machines are not: nothing waits for the disk, as with PostgreSQL (conftest.py).
    waiting = "synchronous=FULL"
    vars(database)["PRAGMAS"] = (*(one for one in database.PRAGMAS if one != waiting), "synchronous=OFF")
    # Passwords are kept as always, but guessing one takes a hundredth of the time.
    vars(people)["PasswordHasher"] = partial(PasswordHasher, time_cost=1, memory_cost=1024)
    # Once for all, like what is imported: each server would read them when they are said.
    for lang in LANGUAGES:
        browser_texts(lang)
        for name in (None, *cantiere.games()):
            texts_of(name, lang)
    argument = divide(socket.socket(fileno=int(sys.argv[1])))
    if argument is not None:
        sys.argv = ["cantiere.server", argument]
        runpy.run_module("cantiere.server", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()

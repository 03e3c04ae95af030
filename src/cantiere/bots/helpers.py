"""Helpers: processes that work on the parts of a search beside the one that asks.

    cantiere.bots.helpers.use(2)  # this process may keep two cores busy

Without that nobody is called: whoever plays many games at once keeps all cores busy already. A helper is a
Python of its own that reads from a pipe: nothing is forked, so threads and other libraries do not matter. It
ends with whoever has started it; if it dies before, its parts are searched where they were asked for.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import pickle
import signal
import subprocess
import sys
from typing import Any, BinaryIO

START = "import sys; sys.path[:] = sys.argv[1:]; from cantiere.bots.helpers import work; work()"

_allowed = 1  # cores, for this process
_idle: list[Helper] = []
_owner = os.getpid()  # a forked child has no helpers


def cores() -> int:
    """Return how many cores this process can have."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def use(number: int) -> None:
    """Allow searches of this process so many cores, their own one included."""
    global _allowed
    _allowed = number


def allowed() -> int:
    """Return how many cores a search may use."""
    return _allowed


def take(wanted: int) -> list[Helper]:
    """Return helpers that nobody else has, as many as are wanted and allowed."""
    global _idle, _owner
    if _owner != os.getpid():
        _idle, _owner = [], os.getpid()
    taken: list[Helper] = []
    _idle = [helper for helper in _idle if helper.alive()]
    for _ in range(min(wanted, _allowed - 1)):
        helper = _idle.pop() if _idle else Helper()
        if not helper.alive():
            break  # none can be started here: it is searched without
        taken.append(helper)
    return taken


def give_back(helpers: list[Helper]) -> None:
    """Keep those that can be asked again."""
    for helper in helpers:
        if helper.alive() and not helper.busy:
            _idle.append(helper)
        else:
            helper.end()


def end() -> None:
    """End all that are idle."""
    while _idle:
        _idle.pop().end()


atexit.register(end)


class Helper:
    """One process and the pipes to it."""

    def __init__(self) -> None:
        self.busy = False  # it has been asked and has not answered
        self.process: subprocess.Popen[bytes] | None = None
        with contextlib.suppress(OSError):
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-c", START, *sys.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )

    def alive(self) -> bool:
        """Tell whether it can be asked."""
        return self.process is not None and self.process.poll() is None

    def begin(self, parts: list[Any]) -> None:
        """Hand it the parts of a search that it is to work on."""
        self._send(parts)

    def ask(self, actions: list[int], rounds: int) -> None:
        """Let it go on with all its parts."""
        self._send((actions, rounds))
        self.busy = True

    def answer(self) -> list[list[list[float]]] | None:
        """Return what each part has found; None if it cannot be had."""
        if self.process is None:
            return None
        assert self.process.stdout is not None
        try:
            found: list[list[list[float]]] | None = pickle.load(self.process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError):
            found = None
        self.busy = False
        if found is None:
            self.end()
        return found

    def end(self) -> None:
        """End it, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def _send(self, message: Any) -> None:
        if self.process is None:
            return
        assert self.process.stdin is not None
        try:
            pickle.dump(pickle.dumps(message), self.process.stdin)
            self.process.stdin.flush()
        except Exception:  # what is one's own need not be made for pickling
            self.end()


def work() -> None:
    """Work on parts until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for whoever asks
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game or a bot prints is no answer
    try:
        _work(questions, answers)
    except (EOFError, BrokenPipeError):
        return


def _work(questions: BinaryIO, answers: BinaryIO) -> None:
    parts: list[Any] | None = None
    while True:
        packed = pickle.load(questions)
        try:
            message = pickle.loads(packed)
        except Exception:  # such as a game that only the other process knows
            parts = None
            continue
        if isinstance(message, list):
            parts = message
            continue
        pickle.dump(_gone_on(parts, *message), answers)
        answers.flush()


def _gone_on(parts: list[Any] | None, actions: list[int], rounds: int) -> list[Any] | None:
    try:
        return None if parts is None else [part.go_on(actions, rounds) for part in parts]
    except Exception:  # it will come up where it was asked for
        return None

"""The processes that think. One that takes too long is stopped, and a new one takes its place."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from cantiere.server.bots import thinking
from cantiere.server.common.errors import Problem
from cantiere.server.common.metrics import Metrics
from cantiere.server.settings import Settings

T = TypeVar("T")
REMEMBERED = 1000  # things that were asked about
START = 60.0  # seconds for a process to come up, which are not taken from anybody's budget


class Stopped(Problem):
    """Whoever was thinking took too long, or died."""


class Workers:
    """So many processes, each with one question at a time. Too many questions are refused politely."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.count = max(1, settings.bots)
        self.most = settings.queue
        self.budget = settings.budget
        self.metrics = metrics
        self.waiting = 0
        self._threads = ThreadPoolExecutor(self.count, "cantiere-ask")  # one for each process
        self._all = {_Worker() for _ in range(self.count)}
        self._free = list(self._all)  # there is always one for a thread
        self._near: OrderedDict[str, _Worker] = OrderedDict()  # who was asked last about something
        self._lock = threading.Lock()

    @property
    def busy(self) -> bool:
        """Whether no further question is taken."""
        return self.waiting >= self.most

    async def ask(
        self, task: Callable[..., T], *about: Any, seconds: float | None = None, near: str = ""
    ) -> T:
        """Have a task done by a worker, within so many seconds; those are counted from when it begins.

        Whatever is `near` something asked before goes to the same process, if that is free.
        """
        if self.busy:
            raise Problem(503, "busy", "The bots have too much to think about: try again in a moment.")
        self.waiting += 1
        self.metrics.thinking.set(self.waiting)
        budget = self.budget if seconds is None else seconds
        try:
            return await asyncio.wrap_future(self._threads.submit(self._ask, task, about, budget, near))
        finally:
            self.waiting -= 1
            self.metrics.thinking.set(self.waiting)

    def _ask(self, task: Callable[..., T], about: tuple[Any, ...], seconds: float, near: str) -> T:
        worker = self._take(near)
        try:
            done, answer = worker.ask(task, about, seconds)
        except (EOFError, OSError, TimeoutError) as error:
            worker.kill()
            self.metrics.stopped.inc()
            self._all.discard(worker)
            worker = _Worker()
            self._all.add(worker)
            late = isinstance(error, TimeoutError)
            why = "The bot took too long: try again." if late else "The bot was interrupted: try again."
            raise Stopped(503, "busy", why) from None
        finally:
            self._give_back(worker, near)
        if not done:
            raise answer
        found: T = answer
        return found

    def _take(self, near: str) -> _Worker:
        with self._lock:
            known = self._near.get(near)
            worker = known if known in self._free else self._free[0]
            assert worker is not None
            self._free.remove(worker)
            return worker

    def _give_back(self, worker: _Worker, near: str) -> None:
        with self._lock:
            self._free.append(worker)
            if near:
                self._near[near] = worker
                self._near.move_to_end(near)
                if len(self._near) > REMEMBERED:
                    self._near.popitem(last=False)

    def close(self) -> None:
        """End the workers; what they were thinking about is thought about after the next start."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            worker.kill()


class _Worker:
    """One process and the line to it; it is started when it is first asked something."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None

    def ask(self, task: Callable[..., Any], about: tuple[Any, ...], seconds: float) -> tuple[bool, Any]:
        if self._process is None:
            self._start()
        self._line.send((task, about, seconds))
        answer: tuple[bool, Any] = self._receive(seconds)
        return answer

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._line, other = spawn.Pipe()
        self._process = spawn.Process(target=thinking.work, args=(other,), name="cantiere-bot", daemon=True)
        self._process.start()
        other.close()
        self._receive(START)

    def _receive(self, seconds: float) -> Any:
        if not self._line.poll(seconds):
            raise TimeoutError
        return self._line.recv()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

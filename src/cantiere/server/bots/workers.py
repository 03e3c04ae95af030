"""The processes that think. One that takes too long is stopped, and a new one takes its place."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from cantiere.server.bots import thinking
from cantiere.server.bots.fair_queue import FairQueue, Share
from cantiere.server.common.errors import Problem
from cantiere.server.common.metrics import Metrics
from cantiere.server.settings import Settings

T = TypeVar("T")
REMEMBERED = 1000  # things that were asked about
ANYBODY = Share("")
START = 60.0  # seconds for a process to come up, which are not taken from anybody's budget


class Stopped(Problem):
    """Whoever was thinking took too long, or died."""


class Workers:
    """So many processes, each with one question at a time. Too many questions are refused politely.

    Where fewer questions are thought about, a long search may call helpers in the place of the others.

    Whoever asks for much does not hold up the others: what waits is taken up fairly (`FairQueue`).
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.count = max(1, settings.bots)
        self.most = settings.queue
        self.most_of_one = settings.queue_of_one
        self.budget = settings.budget
        self.metrics = metrics
        self.waiting = 0  # questions that are thought about, or wait
        self._of_one: Counter[str] = Counter()  # of these, by owner
        self._running = 0
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._threads = ThreadPoolExecutor(self.count, "cantiere-ask")  # one for each process
        self._all = {_Worker() for _ in range(self.count)}
        self._free = list(self._all)  # there is always one for a thread
        self._near: OrderedDict[str, _Worker] = OrderedDict()  # who was asked last about something
        self._lock = threading.Lock()

    def busy(self, share: Share = ANYBODY) -> bool:
        """Tell whether no further question of somebody is taken."""
        mine = self._of_one[share.owner] if share.owner else 0
        return self.waiting >= self.most or mine >= self.most_of_one

    async def ask(
        self,
        task: Callable[..., T],
        *about: Any,
        seconds: float | None = None,
        near: str = "",
        share: Share = ANYBODY,
    ) -> T:
        """Have a task done by a worker, within so many seconds; those are counted from when it begins.

        Whatever is `near` something asked before goes to the same process, if that is free.
        """
        if self.busy(share):
            raise Problem(503, "busy", "The bots have too much to think about: try again in a moment.")
        self._count(share, 1)
        budget = self.budget if seconds is None else seconds
        try:
            await self._turn(share)
            began = time.monotonic()
            try:
                return await asyncio.wrap_future(self._threads.submit(self._ask, task, about, budget, near))
            finally:
                now = time.monotonic()
                self._queue.did(share, now - began, now)
                self._running -= 1
                self._take_up()
        finally:
            self._count(share, -1)

    def _count(self, share: Share, by: int) -> None:
        self.waiting += by
        self._of_one[share.owner] += by
        if not self._of_one[share.owner]:
            del self._of_one[share.owner]
        self.metrics.thinking.set(self.waiting)

    async def _turn(self, share: Share) -> None:
        """Wait until it is somebody's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(share, turn)
        self._take_up()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was just its turn
                self._running -= 1
                self._take_up()
            self._queue.remove(share, turn)
            raise

    def _take_up(self) -> None:
        """Let those go on whose turn it is."""
        while self._running < self.count:
            turn = self._queue.take(time.monotonic())
            if turn is None:
                return
            if not turn.done():
                self._running += 1
                turn.set_result(None)

    def _ask(self, task: Callable[..., T], about: tuple[Any, ...], seconds: float, near: str) -> T:
        worker = self._take(near)
        try:
            done, answer = worker.ask(task, about, seconds, 1 + max(0, self.count - self._running))
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

    def alive(self) -> bool:
        """Tell whether every process that was started is there."""
        return all(worker.alive() for worker in list(self._all))

    def revive(self) -> None:
        """Put new processes in the place of those that have died while nobody asked them."""
        with self._lock:
            for place, worker in enumerate(self._free):
                if not worker.alive():
                    self.metrics.stopped.inc()
                    self._all.discard(worker)
                    self._free[place] = _Worker()
                    self._all.add(self._free[place])

    def close(self) -> None:
        """End the workers; what they were thinking about is thought about after the next start."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            worker.kill()


class _Worker:
    """One process and the line to it; it is started when it is first asked something."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None

    def ask(
        self, task: Callable[..., Any], about: tuple[Any, ...], seconds: float, cores: int
    ) -> tuple[bool, Any]:
        if self._process is None:
            self._start()
        self._line.send((task, about, seconds, cores))
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

    def alive(self) -> bool:
        return self._process is None or self._process.is_alive()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

"""Writing: all that waits goes into one transaction, so that a hundred moves cost one wait for the disk.

Nobody is answered before the transaction is on the disk. While one is being written the next gathers.
Whoever fails does not hold up the others: single pieces of work stand behind a fence (a savepoint) each.
Of what is written together nothing fails as a rule; once it does, what the same person sends is looked at
before for a while, so that somebody who sends such things on purpose does not make everybody's work be done
twice. Nobody else's is: to look costs nearly as much as to write.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[[Connection], T]
WorkOnMany = Callable[[Connection, Sequence[T]], None]
SortOut = Callable[[Connection, Sequence[T]], Sequence[BaseException | None]]  # what is wrong with each piece

MOST_TOGETHER = 256  # pieces of work in one transaction
CAREFUL = 500  # transactions after a failure in which pieces of the same person are sorted out first
SUSPECTS = 1000  # people of whom that is known


class Job(NamedTuple):
    """Work to be done, and who waits for it. Pieces for the same `many` are handed to it in one list.

    `whose` says who sends it: whose work has failed is looked at beforehand the next times.
    """

    done: asyncio.Future[Any]
    one: Work[Any] | None = None
    many: WorkOnMany[Any] | None = None
    piece: Any = None
    sort_out: SortOut[Any] | None = None
    whose: Hashable = None


Outcome = tuple[Job, Any, BaseException | None]


class GroupWriter:
    """A thread that writes, one transaction after another."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(cantiere_begin="BEGIN IMMEDIATE")
        self._connection: Connection | None = None
        self._count = 0  # of transactions
        self._suspects: dict[Hashable, int] = {}  # up to which of them somebody's work is sorted out
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="cantiere-write", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Do one piece of work; return its result when it is kept for ever."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(done, one=work))
        return await done

    def write_with_others(
        self, many: WorkOnMany[T], piece: T, sort_out: SortOut[T] | None = None, whose: Hashable = None
    ) -> asyncio.Future[None]:
        """Do one piece of a kind of work that does many pieces at once; what is returned is set then."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(done, many=many, piece=piece, sort_out=sort_out, whose=whose))
        return done

    def close(self) -> None:
        """Finish what was begun."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            jobs = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while len(jobs) < MOST_TOGETHER and jobs[-1] is not None:
                    jobs.append(self._queue.get_nowait())
            ending = jobs[-1] is None
            wanted = [job for job in jobs if job is not None]
            if wanted:
                _answer(self._write(wanted))
        self._hang_up()

    def _write(self, jobs: list[Job]) -> list[Outcome]:
        """Do all in one transaction. If it fails all the same, each piece is fenced off from the others."""
        self._count += 1
        done = self._at_once(jobs)
        for job, _, error in done:
            if error is not None and job.sort_out is not None:
                self._suspect(job.whose)
        return done

    def _at_once(self, jobs: list[Job]) -> list[Outcome]:
        try:
            with self._begin() as connection:
                return _all(connection, jobs, self._suspected)
        except Exception:
            self._hang_up()
        try:
            with self._begin() as connection:
                return [_fenced(connection, job) for job in jobs]
        except Exception as error:
            self._hang_up()
            return [(job, None, error) for job in jobs]

    def _suspected(self, job: Job) -> bool:
        return self._suspects.get(job.whose, 0) >= self._count

    def _suspect(self, whose: Hashable) -> None:
        self._suspects.pop(whose, None)
        self._suspects[whose] = self._count + CAREFUL
        if len(self._suspects) > SUSPECTS:
            del self._suspects[next(iter(self._suspects))]  # the one whose time is over first

    @contextlib.contextmanager
    def _begin(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            yield self._connection

    def _hang_up(self) -> None:
        """Take another connection the next time: this one may be the reason why something failed."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _nobody(job: Job) -> bool:
    return False


def _all(
    connection: Connection, jobs: list[Job], suspected: Callable[[Job], bool] = _nobody
) -> list[Outcome]:
    done = [_fenced(connection, job) for job in jobs if job.one is not None]
    alike: dict[WorkOnMany[Any], list[Job]] = {}
    for job in jobs:
        if job.many is not None:
            alike.setdefault(job.many, []).append(job)
    for many, group in alike.items():
        doubtful = [job for job in group if job.sort_out is not None and suspected(job)]
        done += _together(connection, many, group, doubtful)
    return done


def _together(
    connection: Connection, many: WorkOnMany[Any], group: list[Job], doubtful: list[Job]
) -> list[Outcome]:
    """Do all that is not found wrong beforehand: of the doubtful ones that is looked up."""
    wrong: dict[int, BaseException] = {}
    if doubtful and doubtful[0].sort_out is not None:
        found = doubtful[0].sort_out(connection, [job.piece for job in doubtful])
        wrong = {id(job): error for job, error in zip(doubtful, found, strict=True) if error is not None}
    good = [job.piece for job in group if id(job) not in wrong]
    if good:
        many(connection, good)
    return [(job, None, wrong.get(id(job))) for job in group]


def _fenced(connection: Connection, job: Job) -> Outcome:
    try:
        with connection.begin_nested():
            if job.one is not None:
                return job, job.one(connection), None
            return _all(connection, [job])[0]
    except Exception as error:
        return job, None, error


def _answer(done: list[Outcome]) -> None:
    """Wake the event loop once for all of them."""
    with contextlib.suppress(RuntimeError):  # it has ended: nobody waits any more
        done[0][0].done.get_loop().call_soon_threadsafe(_settle, done)


def _settle(done: list[Outcome]) -> None:
    for job, result, failure in done:
        if job.done.done():  # whoever waited has gone
            continue
        if failure is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(failure)

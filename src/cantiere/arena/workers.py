"""Who plays the games: this process, several local ones, or a Ray cluster. The results are the same.

Results come in the order of the games, however the work is shared, so that files are alike to the last byte.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from cantiere.core.extras import Extra

T = TypeVar("T")
BATCH = 4  # games a Ray task plays: a task costs some milliseconds by itself
IN_FLIGHT = 64  # Ray tasks at a time


def in_order(
    work: Callable[[int], T], numbers: Iterable[int], processes: int = 1, ray: str | None = None
) -> Generator[T]:
    """Yield what the work makes of each number, in their order. Work that is shared must be picklable."""
    if ray is not None:
        yield from _on_ray(work, list(numbers), ray)
    elif processes <= 1:
        yield from map(work, numbers)
    else:
        yield from _in_processes(work, numbers, processes)


def _in_processes(work: Callable[[int], T], numbers: Iterable[int], processes: int) -> Generator[T]:
    context = multiprocessing.get_context("spawn")
    pool = context.Pool(processes, initializer=_leave_interrupts_to_the_parent)
    try:
        yield from pool.imap(work, numbers)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def check_ray() -> None:
    """Say where Ray is missing."""
    with Extra("ray"):
        import ray  # noqa: F401 - only whether it is there


def _on_ray(work: Callable[[int], T], numbers: list[int], address: str) -> Generator[T]:
    """Play on a cluster: `auto` finds a running one, `local` starts one on this machine."""
    with Extra("ray"):
        import ray
    started = not ray.is_initialized()
    if started:
        where = None if address == "local" else address
        ray.init(address=where, include_dashboard=False, log_to_driver=False)
    try:
        remote: Any = ray.remote(max_retries=-1)(_batch)  # a node that dies costs nothing but time
        shared = ray.put(work)
        waiting = deque(numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH))
        running: deque[Any] = deque()
        while waiting or running:
            while waiting and len(running) < IN_FLIGHT:
                running.append(remote.remote(shared, waiting.popleft()))
            yield from ray.get(running.popleft())
    finally:
        if started:
            ray.shutdown()


def _batch(work: Callable[[int], T], numbers: list[int]) -> list[T]:
    return [work(number) for number in numbers]

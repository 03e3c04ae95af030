"""A plugin for pytest: a test that takes more processor time than any of ours does never ends.

Processor time, and each test's own: however busy the machine is, and however many tests are run.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator

import pytest

MOST = 60.0  # seconds; the longest of our tests takes some fifteen, interpreted, on a slow machine
CODE = 71  # what the process ends with


def _gives_up(*_: object) -> None:
    os._exit(CODE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Count the time of one test, with all that is set up for it."""
    signal.signal(signal.SIGPROF, _gives_up)
    signal.setitimer(signal.ITIMER_PROF, MOST)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)

"""How these tests run the command line: in this process, or as a real one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from cantiere.cli.app import run


class Outcome(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs `cantiere ARGS` with these lines typed."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("CANTIERE_LANG", "en")

    def outcome(*args: object, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(arg) for arg in args])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return Outcome(code, captured.out, captured.err)

    return outcome


@pytest.fixture
def process() -> Run:
    """Return a function that runs `cantiere ARGS` as a process of its own, its output piped."""

    def outcome(*args: object, typed: str = "") -> Outcome:
        done = subprocess.run(
            [sys.executable, "-m", "cantiere.cli", *map(str, args)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            env={**os.environ, "CANTIERE_LANG": "en", "PYTHONIOENCODING": "utf-8"},
            check=False,
        )
        assert "Traceback" not in done.stdout + done.stderr
        return Outcome(done.returncode, done.stdout, done.stderr)

    return outcome

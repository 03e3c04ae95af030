"""The screen in a real terminal."""

from __future__ import annotations

import os
import pty
import sys

ASK = """
from cantiere.cli.screen import Screen
screen = Screen()
screen.ask("Enter: ")
screen.line("The next board")
screen.ask("Name: ")
"""


def test_what_follows_a_prompt_begins_on_a_line_of_its_own() -> None:
    pid, terminal = pty.fork()
    if pid == 0:  # pragma: no cover
        os.environ["TERM"] = "xterm"
        os.execv(sys.executable, [sys.executable, "-c", ASK])
    seen = _until(terminal, b"Enter: ")
    os.write(terminal, b"\n")
    seen += _until(terminal, b"Name: ")
    os.write(terminal, b"Anna\n")
    os.waitpid(pid, 0)
    os.close(terminal)
    between = seen.split(b"Enter: ")[1].split(b"The next board")[0]
    assert b"\n" in between, between


def _until(terminal: int, wanted: bytes) -> bytes:
    seen = b""
    while wanted not in seen:
        seen += os.read(terminal, 4096)
    return seen

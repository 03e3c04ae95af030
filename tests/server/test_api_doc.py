"""The bot of examples/network_bot.py plays, and docs/api.md shows that very bot."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.serving import Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "network_bot.py"


def test_the_documentation_shows_the_example() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(), re.DOTALL)
    assert code == EXAMPLE.read_text()
    assert len(code.splitlines()) < 60


def test_the_bot_of_the_documentation_plays_to_the_end(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        command = [sys.executable, str(EXAMPLE), server.url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("scores: [")

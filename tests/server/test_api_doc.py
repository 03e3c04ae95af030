"""The bot in docs/api.md plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.serving import Server

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_bot_of_the_documentation_plays_to_the_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(code.splitlines()) < 60
    script = tmp_path / "my_bot.py"
    script.write_text(code)
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        command = [sys.executable, str(script), server.url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("scores: [")

"""Writes the recorded games: `python -m tests.make_records GAME BOT BOT … [name=true …]`.

Records are kept for ever: add new ones, never overwrite those that exist.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from cantiere.bots import bot
from cantiere.match import Match

FOLDER = Path(__file__).parent / "records"


def make(game: str, bots: list[str], options: dict[str, Any]) -> Path:
    """Play one game and keep it under the first free number."""
    match = Match(
        game, [bot(name, seat) for seat, name in enumerate(bots)], seed="record", salt=game, **options
    )
    match.play_bots()
    number = 1
    while (path := FOLDER / f"{game}-{len(bots)}-{number}.json").exists():
        number += 1
    match.record().save(path)
    return path


if __name__ == "__main__":
    chosen = [word for word in sys.argv[2:] if "=" not in word]
    switches = {word.split("=")[0]: word.endswith("=true") for word in sys.argv[2:] if "=" in word}
    print(make(sys.argv[1], chosen, switches))

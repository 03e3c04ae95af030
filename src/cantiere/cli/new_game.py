"""`cantiere new-game`: the skeleton of a game, as a package of its own."""

from __future__ import annotations

from pathlib import Path

from cantiere.cli.screen import Screen, verbatim
from cantiere.skeleton import write_game


def new_game(screen: Screen, name: str, folder: Path | None) -> None:
    """Write the skeleton and say how to go on."""
    there = folder if folder is not None else Path(f"cantiere-{name}")
    for path in write_game(name, there):
        screen.line(f"  {path}")
    screen.say("new-game-written", folder=verbatim(str(there)))

"""A new game as a package of its own: what `cantiere new-game` writes.

The files beside this one, with `.txt` at the end, are copied; NAME and Name in them and in their paths become
the name of the game. What comes out keeps the contract, has words in four languages, and tests itself.
"""

from __future__ import annotations

import re
from pathlib import Path

from cantiere.core.reason import CantiereError
from cantiere.core.registry import games, unusable

HERE = Path(__file__).parent
VALID = re.compile(r"[a-z][a-z0-9_]{1,30}")


def write_game(name: str, folder: Path) -> list[Path]:
    """Write the skeleton of a game into a new folder; return the files."""
    if not VALID.fullmatch(name):
        raise CantiereError(
            f"a game's name is small letters, digits and _, not {name!r}", "error-game-name", name=name
        )
    if name in (*games(), *unusable()):
        raise CantiereError(f"there is a game {name!r} already", "error-game-taken", name=name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CantiereError(f"{folder} is there already", "error-folder-taken", folder=str(folder))
    written: list[Path] = []
    for source in sorted(HERE.rglob("*.txt")):
        target = folder / _named(str(source.relative_to(HERE)).removesuffix(".txt"), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_named(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(target)
    return written


def _named(text: str, name: str) -> str:
    return text.replace("NAME", name).replace("Name", name.title().replace("_", ""))

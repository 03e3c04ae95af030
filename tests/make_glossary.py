"""Write the names in docs/glossary.md as the catalogues have them: python -m tests.make_glossary

Rows whose first cell is an id in backquotes, below a heading that begins with a game's English name, are
taken from that game's catalogues. All other rows are written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import cantiere
from cantiere.texts import Texts

GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"
ORDER = ("en", "it", "es", "de")
ROW = re.compile(r"\| `([a-z0-9_-]+)` \|")


def refreshed(text: str) -> str:
    """Return the glossary with the names that the catalogues have now."""
    lines, game = [], ""
    for line in text.splitlines():
        heading = re.match(r"## (\w+)", line)
        if heading:
            game = heading[1].lower() if heading[1].lower() in cantiere.games() else ""
        found = ROW.match(line) if game else None
        lines.append(row(game, found[1]) if found else line)
    return "\n".join(lines) + "\n"


def row(game: str, thing: str) -> str:
    """Return the line of one thing."""
    names = [Texts(cantiere.game(game), lang).say(thing) for lang in ORDER]
    return f"| `{thing}` | {' | '.join(names)} |"


def listed(text: str) -> Iterator[str]:
    """Yield the ids that have a line."""
    return (match[1] for match in map(ROW.match, text.splitlines()) if match)


if __name__ == "__main__":
    GLOSSARY.write_text(refreshed(GLOSSARY.read_text(encoding="utf-8")), encoding="utf-8")

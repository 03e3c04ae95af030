"""Draw the picture of docs/architecture.md: python -m tests.make_architecture

The rooms stand in the order of the import contracts, say what their first line says, and the arrows are the
imports that the sources have; what follows from others is left out. The browser's rooms are its folders.
"""

from __future__ import annotations

import hashlib
import itertools
import re
import subprocess
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "architecture.svg"
SOURCES = ROOT / "src" / "cantiere"
BROWSER = {  # by folder of web/src: what is in it, and which others it uses
    "pages": (
        "the pages: lobby, table, rules, people",
        ["table", "me", "club", "leagues", "lessons", "problems", "community", "parts"],
    ),
    "me": ("the parts of a person's own page", ["parts"]),
    "club": ("ratings and the pages of players", ["table", "parts"]),
    "leagues": ("tournaments for every game", ["parts"]),
    "lessons": ("lessons after the guided first round", ["problems", "table", "parts"]),
    "problems": ("problems: the day's, and the trainer", ["table", "parts"]),
    "community": ("reporting and blocking, tables in trouble", ["parts"]),
    "table": (
        "the table around the board: question, log, seats, what is seen to happen",
        ["boards", "community", "parts"],
    ),
    "boards": ("a folder for each game: its board", ["parts"]),
    "parts": ("what several pages show", ["lib"]),
    "lib": ("the line to the server, texts, types made from the API's document", []),
    "design": ("colours, type, spaces", []),
}
WIDTH = 30  # letters in a line


def contracts() -> dict[str, list[list[str]]]:
    """Return the rows of rooms that the import contracts put above each other, by contract."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    found = {one["name"]: one for one in written["contracts"] if one["type"] == "layers"}
    return {
        name: [[room.strip(" ()") for room in row.split("|")] for row in one["layers"]]
        for name, one in found.items()
    }


def rows_of_house() -> list[list[str]]:
    """Return the rooms of the package."""
    return contracts()["Dependencies point one way"]


def rows_of_server() -> list[list[str]]:
    """Return the rooms of the server."""
    rows = contracts()["A request goes one way through the server"]
    return [[f"cantiere.server.{room}" for room in row] for row in rows]


def about(module: str) -> str:
    """Return what the first line of a module says."""
    path = SOURCES.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    first = file.read_text(encoding="utf-8").split('"""')[1].strip().splitlines()[0]
    return re.sub(r"^(The )?\w+: ", "", first).split(". ")[0].rstrip(".:")


def imports(rooms: list[str]) -> list[tuple[str, str]]:
    """Return which rooms import which, without what follows from others."""
    graph = grimp.build_graph("cantiere", cache_dir=None)
    found = {
        (one, other)
        for one, other in itertools.permutations(rooms, 2)
        if not other.startswith(one + ".")
        and not one.startswith(other + ".")
        and graph.direct_import_exists(importer=one, imported=other, as_packages=True)
    }
    return sorted(pair for pair in found if not _follows(pair, found - {pair}))


def _follows(pair: tuple[str, str], others: set[tuple[str, str]]) -> bool:
    reached, new = {pair[0]}, {pair[0]}
    while new:
        new = {end for start, end in others if start in new} - reached
        reached |= new
    return pair[1] in reached


def graph() -> str:
    """Return the picture in Graphviz' language."""
    house, server = rows_of_house(), rows_of_server()
    rooms = [room for row in house for room in row if room != "cantiere.server"]
    server_rooms = [room for row in server for room in row]
    lines = [
        "digraph cantiere {",
        '  graph [fontname="sans-serif", fontsize=13, ranksep=0.35, nodesep=0.25, style=rounded];',
        '  node [shape=box, style="rounded,filled", fillcolor="#f6efe0", color="#8a7a5c", '
        'fontname="sans-serif", fontsize=11, margin="0.12,0.06"];',
        '  edge [color="#8a7a5c", arrowsize=0.6];',
        *_cluster("browser", "the browser (web/src)", _browser()),
        *_cluster("server", "the server (cantiere.server)", _rows(server, "cantiere.server.")),
        *_rows([[room for room in row if room in rooms] for row in house], "cantiere."),
        '  "web.lib" -> "cantiere.server.api" [label="HTTP, WebSocket", fontsize=10, style=dashed];',
        *(f'  "{one}" -> "{other}";' for one, other in imports([*rooms, *server_rooms])),
        "}",
    ]
    return "\n".join(lines) + "\n"


def _cluster(name: str, label: str, inside: Iterator[str]) -> Iterator[str]:
    yield f'  subgraph cluster_{name} {{ label="{label}"; color="#b9a983";'
    yield from inside
    yield "  }"


def _browser() -> Iterator[str]:
    for folder, (what, uses) in BROWSER.items():
        yield _room(f"web.{folder}", f"{folder}/", what)
        yield from (f'  "web.{folder}" -> "web.{other}";' for other in uses)


def _rows(rows: list[list[str]], prefix: str) -> Iterator[str]:
    for row in rows:
        yield from (_room(room, room.removeprefix(prefix), about(room)) for room in row)
        yield "  { rank=same; " + " ".join(f'"{room}";' for room in row) + " }"


def _room(name: str, title: str, what: str) -> str:
    words = "\\n".join(textwrap.wrap(what.replace('"', "'"), WIDTH))
    return f'  "{name}" [label="{title}\\n{words}"];'


def digest(text: str) -> str:
    """Return what tells whether the picture is of this graph."""
    return hashlib.sha256(text.encode()).hexdigest()


def draw() -> None:
    """Draw the picture."""
    text = graph()
    node = ["node", str(ROOT / "web" / "draw.mjs")]
    svg = subprocess.run(node, input=text, capture_output=True, text=True, check=True).stdout
    PICTURE.write_text(svg.replace("<svg ", f"<!-- {digest(text)} -->\n<svg ", 1), encoding="utf-8")


if __name__ == "__main__":
    draw()

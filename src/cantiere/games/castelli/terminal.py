"""The table of Castelli in a terminal, drawn from a view alone: what a seat may not see is not even here.

Every cell is three lines of ten characters, with what lies at its north, west, east and south: on meadows the
shields of the tile, on lands the areas. Rows and columns are numbered as actions name them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cantiere.core.terminal import Words

WIDTH: Final = 10
COLUMNS: Final = 8
LETTERS: Final = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}
AREAS: Final = {"wood": "w", "grain": "g", "stone": "s", "market": "m", "mine": "$"}
AREA_STYLES: Final = {
    "wood": "green",
    "grain": "yellow",
    "stone": "white",
    "market": "magenta",
    "mine": "cyan",
}
TOWNS: Final = {"village": "V", "city": "C", None: " "}
SHOWN: Final = {"wood": "w", "grain": "g", "stone": "s", "card": "+", "silver": "$"}
DIM: Final = "dim"


def draw(view: dict[str, Any], texts: Words, names: Sequence[str]) -> RenderableType:
    """Return the table as that view shows it."""
    table = view["table"]
    parts: list[RenderableType] = [_board(table), Text(texts.say("board-legend"), style=DIM)]
    parts.append(_stock(table, texts))
    tiles = _tiles_in_hand(table, view["seat"], texts)
    if tiles is not None:
        parts.append(tiles)
    parts.append(_seats(view, texts, names))
    return Group(*parts)


# --- the board ---------------------------------------------------------------------------------------------


def _board(table: dict[str, Any]) -> Text:
    cells = {tuple(meadow["at"]): _meadow(meadow) for meadow in table["meadows"]}
    colours = [entry["colour"] for entry in table["seats"]]
    cells |= {tuple(land["at"]): _land(land, colours) for land in table["lands"]}
    frames = {tuple(meadow["at"]): meadow["frame"] for meadow in table["meadows"]}
    lines = [_edge("     ", [str(column) for column in range(COLUMNS)])]
    rows = int(table["rows"])
    half = rows // int(table["tables"])
    for row in range(rows):
        if row % half == 0:
            lines.append(_edge("     ", [_symbol(frames, row, column, "n") for column in range(COLUMNS)]))
        for line in range(3):
            middle = line == 1
            text = Text(f" {row} " if middle else "   ")
            text.append(_symbol(frames, row, 0, "w").ljust(2) if middle else "  ", style="bold")
            for column in range(COLUMNS):
                text.append_text(cells[row, column][line])
            text.append(" " + _symbol(frames, row, COLUMNS - 1, "e") if middle else "", style="bold")
            lines.append(text)
        if row % half == half - 1:
            lines.append(_edge("     ", [_symbol(frames, row, column, "s") for column in range(COLUMNS)]))
    return Text("\n").join(lines)


def _edge(start: str, marks: Sequence[str]) -> Text:
    return Text(start + "".join(mark.center(WIDTH) for mark in marks), style="bold", end="")


def _symbol(frames: dict[tuple[int, ...], dict[str, str]], row: int, column: int, side: str) -> str:
    found = frames.get((row, column), {}).get(side)
    return SHOWN[found] if found else ""


def _cross(north: Text, west: Text, middle: Text, east: Text, south: Text) -> list[Text]:
    """Return three lines of a cell."""
    line = Text(" ")
    line.append_text(west)
    left = WIDTH - 2 - len(west) - len(east)
    gap = max(0, left - len(middle))
    line.append(" " * (gap // 2))
    line.append_text(middle)
    line.append(" " * (gap - gap // 2))
    line.append_text(east)
    line.append(" ")
    return [_centred(north), line, _centred(south)]


def _centred(text: Text) -> Text:
    gap = WIDTH - len(text)
    line = Text(" " * (gap // 2))
    line.append_text(text)
    line.append(" " * (gap - gap // 2))
    return line


def _meadow(meadow: dict[str, Any]) -> list[Text]:
    if meadow["tile"] is None:
        row, column = meadow["at"]
        return [
            Text(" ░░░░░░░░ ", style=DIM),
            _centred(Text(f"{row},{column}")),
            Text(" ░░░░░░░░ ", style=DIM),
        ]
    shields = _shields(meadow["tile"])
    silver = Text("$" * meadow["tile"]["silver"], style="cyan")
    return _cross(shields["n"], shields["w"], silver, shields["e"], shields["s"])


def _shields(tile: dict[str, Any]) -> dict[str, Text]:
    return {
        side: Text(
            LETTERS[shield["colour"]] + (str(shield["points"]) if shield["points"] else "*"),
            style=f"bold reverse {shield['colour']}",
        )
        for side, shield in tile["shields"].items()
    }


def _land(land: dict[str, Any], colours: Sequence[str]) -> list[Text]:
    sides = {side: Text("") for side in "nesw"}
    middle = Text(TOWNS[land["town"]], style="bold")
    for area in land["areas"]:
        style = DIM if area["closed"] and area["kind"] != "mine" else AREA_STYLES[area["kind"]]
        mark = AREAS[area["kind"]] + (str(area["symbols"]) if area["symbols"] else "")
        for side in area["sides"]:
            sides[side] = Text(mark, style=style)
        middle.append_text(_castles(area, colours))
    return _cross(sides["n"], sides["w"], middle, sides["e"], sides["s"])


def _castles(area: dict[str, Any], colours: Sequence[str]) -> Text:
    """A free stone plot is an empty square; a castle is its owner's letter, before the one it stands on."""
    found = Text("")
    for stack in area["castles"].values():
        if not stack and area["kind"] == "stone":
            found.append("□")
        for number, seat in enumerate(reversed(stack)):
            letter = LETTERS[colours[seat]]
            on_top = number == 0
            found.append(
                letter if on_top else letter.lower(), style=f"bold {colours[seat]}" if on_top else DIM
            )
    return found


# --- around the board --------------------------------------------------------------------------------------


def _stock(table: dict[str, Any], texts: Words) -> Text:
    mines = " / ".join(str(silver) for silver in table["mines"])
    box = table["box"]
    towns = [texts.say(f"board-{kind}", number=box[kind]) for kind in ("villages", "cities")]
    deck = str(table["deck"]["top"])
    under = [texts.say(card) if card else "?" for card in table["deck"]["under"]]
    if under:
        deck += f", {texts.say('board-under')}: {', '.join(under)}"
    entries = (
        ("board-tiles", str(table["tiles_left"])),
        ("board-mine", f"{mines} {texts.say('silver')}"),
        ("board-box", ", ".join(towns)),
        ("board-deck", deck),
    )
    line = Text()
    for key, value in entries:
        line.append(f"{texts.say(key)} ", style="bold")
        line.append(value + "   ")
    return line


def _tiles_in_hand(table: dict[str, Any], seat: int | None, texts: Words) -> Text | None:
    """The tile that is being laid, and the one in hand, each with its shields clockwise from the north."""
    line = Text()
    chosen = table["tile"]
    if chosen is not None and chosen["tile"] is not None:
        row, column = chosen["at"]
        _one_tile(line, f"{texts.say('board-looking')} ({row},{column})", chosen["tile"], texts)
    if seat is not None and table["seats"][seat]["tile"] is not None:
        _one_tile(line, texts.say("board-in-hand"), table["seats"][seat]["tile"], texts)
    return line if len(line) else None


def _one_tile(line: Text, title: str, tile: dict[str, Any], texts: Words) -> None:
    line.append(f"{title} ", style="bold")
    for side, shield in _shields(tile).items():
        line.append(f"{texts.say(side)[0]} ")
        line.append_text(shield)
        line.append(" ")
    line.append("$" * tile["silver"] + "   ", style="cyan")


def _seats(view: dict[str, Any], texts: Words, names: Sequence[str]) -> Table:
    """One line a seat; the active one is marked, and only the viewer's own cards are named.

    With Dilemma it also says who still holds a start tile, which shows by its back.
    """
    table = view["table"]
    dilemma = any(entry["holds_tile"] for entry in table["seats"])
    grid = Table(box=None, padding=(0, 1), expand=False, show_edge=False)
    grid.add_column("")
    for word in ("board-points", "wood", "grain", "stone", "silver", "board-castles"):
        grid.add_column(texts.say(word), justify="right")
    if dilemma:
        grid.add_column(texts.say("board-in-hand"))
    grid.add_column(texts.say("board-cards"))
    for seat, entry in enumerate(table["seats"]):
        name = names[seat] if seat < len(names) else str(seat)
        mark = "▶" if seat == table["active"] else " "
        title = Text(f"{mark} {LETTERS[entry['colour']]} {name}", style=f"bold {entry['colour']}")
        figures = [entry["points"], *entry["materials"].values(), entry["silver"], entry["castles_left"]]
        held = "board-start-tile" if entry["holds_start_tile"] else "board-other-tile"
        tile = [texts.say(held) if entry["holds_tile"] else "–"] if dilemma else []
        grid.add_row(title, *(str(figure) for figure in figures), *tile, _cards(entry, texts))
    return grid


def _cards(entry: dict[str, Any], texts: Words) -> Text:
    if entry["cards"] is not None:
        return Text(", ".join(texts.say(card) for card in entry["cards"]) or "–")
    text = Text(str(entry["card_count"]))
    if entry["known_cards"]:
        text.append(f" ({', '.join(texts.say(card) for card in entry['known_cards'])})")
    return text

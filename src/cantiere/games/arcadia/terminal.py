"""The table of Arcadia in a terminal, drawn from a view alone: what a seat may not see is not even here.

A building is filled with its shape's letter in its family's colour, a capital while its seal lies on it; the
family's own letter stands on its first cell. Castle spaces show their number and the family on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cantiere.core.terminal import BETWEEN, Drawing, Words
from cantiere.core.views import View
from cantiere.games.arcadia.components import FAMILIES, FAMILY_COUNT, SPACE_AT
from cantiere.games.arcadia.components import LETTERS as COLUMN_LETTERS
from cantiere.games.arcadia.components import SHAPES as BUILDING_SHAPES
from cantiere.games.arcadia.geometry import ORIENTATION_NAMES, ORIENTATIONS, OUTLINES, mirrored
from cantiere.games.arcadia.view_types import ArcadiaBuilding, ArcadiaCastle, ArcadiaSeatView, ArcadiaTable

FREE: Final = "·"
TENT: Final = "△"
NEUTRAL: Final = "+"
LETTER: Final = {shape: shape[0] for shape in BUILDING_SHAPES} | {"market": "k"}  # a mill is an m
# How the families are told apart: by a letter and a colour together.
INITIAL: Final = {family: family[0].upper() for family in FAMILIES}
STYLE: Final = dict(
    zip(FAMILIES, ("white on red", "black on green", "white on grey23", "black on grey78"), strict=True)
)
assert len(INITIAL) == FAMILY_COUNT


def draw(view: View, texts: Words, names: Sequence[str]) -> RenderableType:
    """Return the table as that view shows it."""
    return _Drawing(view, texts, names).all()


class _Drawing(Drawing):
    """One drawing of the table."""

    def __init__(self, view: View, texts: Words, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self.table: ArcadiaTable = view["table"]
        self.board = self.table["board"]

    def all(self) -> RenderableType:
        """Return the board, beside it castle and cards, then the seats."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=3 * self.board["columns"] + 6)
        grid.add_row(self._board(), Group(*self._beside()))
        legend = Text(self.texts.say("board-legend"), style="dim")
        parts: list[RenderableType] = [Panel(Group(grid, legend), title=self._title(), padding=(0, 1))]
        if self.table["in_play"] is not None:
            parts.append(self._orientations(self.table["in_play"]))
        parts += [self._seat(seat) for seat in range(len(self.table["seats"]))]
        return Group(*parts)

    def _title(self) -> Text:
        title = Text.assemble((self.texts.say(self.view["game"]), "bold"))
        if self.view["result"] is None:
            title += Text.assemble(BETWEEN, self.mark(self.table["active"]))
            if self.table["turns_left"] is not None:
                title.append(BETWEEN + self.texts.say("board-last-turns", turns=self.table["turns_left"]))
        return title

    # --- the board -----------------------------------------------------------------------------------

    def _board(self) -> RenderableType:
        cells = self._cells()
        header = Text("   " + "".join(f" {letter} " for letter in self._columns()), style="dim")
        lines = [header]
        for row in range(1, self.board["rows"] + 1):
            line = Text(f"{row:>2} ", style="dim")
            for letter in self._columns():
                line.append_text(cells.get(f"{letter}{row}") or Text(f" {FREE} ", style="dim"))
            lines.append(line + Text(f" {row}", style="dim"))
        return Group(*lines, header)

    def _columns(self) -> str:
        return COLUMN_LETTERS[: self.board["columns"]]

    def _cells(self) -> dict[str, Text]:
        """Return what is drawn on each cell that is not empty: three characters."""
        cells = {cell: Text(f" {TENT} ", style="yellow") for cell in self.board["tents"]}
        for building in self.board["buildings"]:
            cells |= self._building(building)
        for cell, who in self.board["workers"].items():
            cells[cell] = (
                Text(f" {NEUTRAL} ", style="bold") if who == "neutral" else _pad(self.letter(int(who)))
            )
        if self.table["castle"] is not None:
            cells |= self._castle_cells(self.table["castle"])
        return cells

    def _building(self, building: ArcadiaBuilding) -> dict[str, Text]:
        family = building["family"]
        letter = LETTER[building["shape"]]
        style = STYLE[family] + (" dim" if building["complete"] else "")
        last = "!" if building["free_around"] == 1 else " "
        drawn = {cell: Text(f" {letter} ", style=style) for cell in building["cells"]}
        if not building["complete"]:
            drawn[building["cells"][0]] = Text(
                f"{letter.upper()}{INITIAL[family]}{last}", style=f"bold {style}"
            )
        return drawn

    def _castle_cells(self, castle: ArcadiaCastle) -> dict[str, Text]:
        drawn = {cell: Text("░░░", style="dim") for cell in castle["cells"]}
        for number, (x, y) in enumerate(SPACE_AT):
            cell = castle["cells"][y * self._castle_width(castle) + x]
            family, built = castle["spaces"][number], castle["built"][number]
            text = f"{number + 1:>2}{INITIAL[family] if family else FREE}"
            drawn[cell] = Text(
                text, style=(STYLE[family] if family else "") + (" bold underline" if built else "")
            )
        return drawn

    def _castle_width(self, castle: ArcadiaCastle) -> int:
        rows = {cell[1:] for cell in castle["cells"]}
        return len(castle["cells"]) // len(rows)

    # --- beside the board ----------------------------------------------------------------------------

    def _beside(self) -> list[RenderableType]:
        say = self.texts.say
        parts: list[RenderableType] = []
        castle = self.table["castle"]
        if castle is not None:
            parts += [
                Text(say("board-castle", level=castle["level"]), style="bold"),
                self._values(castle),
                "",
            ]
        parts += [Text(say("board-cards"), style="bold")]
        parts += [Text("  ") + self._card(card) for card in self.table["open_cards"]]
        parts.append(Text("  " + say("board-deck", amount=self.table["deck"]), style="dim"))
        parts.append(Text("  " + say("board-pool", amount=self.table["neutral_workers"]), style="dim"))
        around = self.table["around"]
        if around == "castle":
            parts.append(Text(say("board-around-castle"), style="bold"))
        elif around is not None:
            said = say("board-around", column=f"column-{around[0]}", row=int(around[1:]))
            parts.append(Text(said, style="bold"))
        return parts

    def _values(self, castle: ArcadiaCastle) -> Table:
        """Return what each family's seal is worth, and the pieces that are left for each level."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row("", *[Text(self.texts.say(family), style=STYLE[family]) for family in FAMILIES])
        worth = [str(castle["values"][family]) for family in FAMILIES]
        grid.add_row(self.texts.say("board-worth"), *[Text(value, style="bold") for value in worth])
        for level, supply in enumerate(castle["supply"], start=1):
            style = "" if level == castle["level"] else "dim"
            left = [str(supply[family]) for family in FAMILIES]
            grid.add_row(self.texts.say("board-supply", level=level), *left, style=style)
        return grid

    def _orientations(self, card: str) -> RenderableType:
        """Return how a shape can be turned: its first cell is the * that an answer names."""
        shape = BUILDING_SHAPES.index(card.split("-")[0])
        grid = Table.grid(padding=(0, 3, 0, 0))
        drawings: list[Text] = []
        for orientation in range(ORIENTATIONS):
            offsets = OUTLINES[shape * ORIENTATIONS + orientation]
            if offsets and self._allowed(orientation):
                drawings.append(_outline(ORIENTATION_NAMES[orientation], offsets))
        grid.add_row(*drawings)
        title = self.texts.say("board-in-play", card=card)
        lines = Group(grid, Text(self.texts.say("board-name-placement"), style="dim"))
        return Panel(lines, title=title, title_align="left", padding=(0, 1))

    def _allowed(self, orientation: int) -> bool:
        return bool(self.table["mirror"]) or not mirrored(orientation)

    # --- the seats -----------------------------------------------------------------------------------

    def _seat(self, seat: int) -> RenderableType:
        have = self.table["seats"][seat]
        say = self.texts.say
        head = self.heading(seat)
        goods = have["goods"]
        if goods is not None:
            head.append(say("board-gold", amount=goods["gold"]), style="bold")
            for family in FAMILIES:
                head.append(
                    f"  {goods['seals'][family]} {say(family)}", "" if goods["seals"][family] else "dim"
                )
            head.append(BETWEEN + say("board-own", amount=goods["own_workers"]))
            head.append(", " + say("board-neutral", amount=goods["neutral_workers"]))
        else:
            head.append(say("board-screen"), style="dim")
        head.append(BETWEEN + say("board-flags", amount=have["flags"]))
        return Group(head, Text("      ") + self._hand(have))

    def _hand(self, have: ArcadiaSeatView) -> Text:
        """Return a hand as far as it may be seen."""
        shown = have["hand"] if have["hand"] is not None else have["known_cards"]
        said = Text(self.texts.say("board-hand", amount=have["hand_size"]), style="dim")
        if have["hand"] is None and shown:
            said.append(f", {self.texts.say('board-known')}:")
        return Text("  ").join([said, *[self._card(card) for card in shown]])

    # --- small things --------------------------------------------------------------------------------

    def _card(self, card: str) -> Text:
        return Text(f" {self.texts.say(card)} ", style=STYLE[card.split("-")[1]])


def _pad(text: Text) -> Text:
    return Text.assemble("(", text, ")")


def _outline(name: str, offsets: list[tuple[int, int]]) -> Text:
    """Draw an orientation: its name above, its cells below, the first one as a star."""
    left = min(x for x, _ in offsets)
    lines = [name]
    for row in range(max(y for _, y in offsets) + 1):
        cells = {x - left for x, y in offsets if y == row}
        line = "".join("■ " if x in cells else "  " for x in range(max(cells) + 1))
        lines.append(line.replace("■", "*", 1) if row == 0 else line)
    return Text("\n".join(lines))

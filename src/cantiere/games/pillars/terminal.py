"""The table of Pillars in a terminal, drawn from a view alone: what a seat may not see is not even here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cantiere.core.terminal import BETWEEN, Drawing, Words
from cantiere.core.views import View
from cantiere.games.pillars.components import CATHEDRAL_PIECES, MATERIALS, ROUNDS, START_COST
from cantiere.games.pillars.view_types import PillarsCubes, PillarsExpansion, PillarsSeat, PillarsTable

TWO_COLUMNS: Final = 92  # the width from which the road lies in two columns
FREE: Final = "·"
# The numbered sections of the board: number, the message that names it, the place where builders stand.
ROAD: Final = (
    ("1", "board-event", ""),
    ("2", "bishop", "bishop"),
    ("3", "wool-mill", ""),
    ("4", "board-kingsbridge", "kingsbridge-1"),
    ("", "board-kingsbridge", "kingsbridge-2"),
    ("5", "priory", "priory"),
    ("6", "forest", "wood"),
    ("7", "quarry", "stone"),
    ("8", "gravel_pit", "sand"),
    ("9", "court", "court"),
    ("9a", "tax-collector", "tax-collector"),
    ("9b", "board-crusades", "crusades"),
    ("9c", "france", "france"),
    ("9d", "coast", "coast"),
    ("9e", "board-second-privilege", "shiring-3"),
    ("10", "board-shiring", "shiring-1"),
    ("", "board-shiring", "shiring-2"),
    ("11", "castle", "castle"),
    ("12", "market", "market"),
    ("13", "cathedral", ""),
    ("14", "board-start-player", "cathedral"),
)
LEFT: Final = 9  # sections in the first of the two columns
NEW: Final = ("9a", "9b", "9c", "9d", "9e")  # sections of the expansion
NEW_PLACES: Final = tuple(place for number, _, place in ROAD if number in NEW)
NOTES: Final = (
    ("town_wall", "board-town-wall"),
    ("town_wall_next", "board-town-wall-next"),
    ("grey_workers", "board-grey"),
    ("grey_workers_next", "board-grey-next"),
    ("audience", "board-audience"),
    ("audience_next", "board-audience-next"),
)


def draw(view: View, texts: Words, names: Sequence[str]) -> RenderableType:
    """Return the table as that view shows it."""
    return _Drawing(view, texts, names).all()


class _SideBySide:
    """Two things beside each other where there is room, else one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < TWO_COLUMNS:
            yield self.left
            yield self.right
            return
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(self.left, self.right)
        yield grid


class _Flow:
    """Things after one another that are not broken inside: the next line begins with a whole one."""

    def __init__(self, parts: Iterable[Text]) -> None:
        self.parts = list(parts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and line.cell_len + len(BETWEEN) + part.cell_len > options.max_width:
                yield line
                line = Text()
            line = line + BETWEEN + part if line else part.copy()
        yield line


class _Drawing(Drawing):
    """One drawing of the table."""

    def __init__(self, view: View, texts: Words, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self.table: PillarsTable = view["table"]
        self.seats: list[PillarsSeat] = self.table["seats"]
        self.expansion: PillarsExpansion | None = self.table["expansion"]

    def all(self) -> RenderableType:
        """Return everything: the road, the supply while there is one, and the seats."""
        parts: list[RenderableType] = [self._road()]
        supply = self.table["supply"]
        if supply["resources"] or supply["craftsmen"] or (self.expansion and self.expansion["crusades"]):
            parts.append(self._supply())
        parts += [self._seat(seat) for seat in range(len(self.seats))]
        return Group(*parts)

    # --- the road ------------------------------------------------------------------------------------

    def _road(self) -> RenderableType:
        say = self.texts.say
        title = Text.assemble(
            (say(self.view["game"]), "bold"),
            f" · {say('board-round', round=self.table['round'], rounds=int(ROUNDS))} · ",
            f"{say('board-start')} ",
            self.mark(self.table["start"]),
        )
        road = [section for section in ROAD if self.expansion or section[0] not in NEW]
        half = LEFT + (len(road) - len(ROAD) + len(NEW)) // 2
        left, right = self._sections(road[:half]), self._sections(road[half:])
        return Panel(_SideBySide(left, Group(right, self._dial())), title=title, padding=(0, 1))

    def _sections(self, sections: Iterable[tuple[str, str, str]]) -> Table:
        grid = _grid()
        for number, name, place in sections:
            note = self._note(name, place)
            spaces = self._spaces(place) if place in self.table["places"] else Text()
            grid.add_row(number, self.texts.say(name), spaces + note)
        return grid

    def _spaces(self, place: str) -> Text:
        owners = self.table["places"][place]
        marks = [self._builder(seat) for seat in owners]
        return Text.assemble("[", *marks, "] ")

    def _note(self, name: str, place: str) -> Text:
        """Return what lies at a section of the road."""
        slot = int(place[-1]) - 1 if place[-1:].isdigit() else 0
        if name == "board-event":
            return self._event()
        if name == "wool-mill":
            return _joined(self.letter(n) + f" {seat['workers']}" for n, seat in enumerate(self.seats))
        if self.expansion is not None and place in NEW_PLACES:
            return self._new_note(place, self.expansion)
        if name in ("board-kingsbridge", "board-shiring"):
            cards = self.table["kingsbridge"] if name == "board-kingsbridge" else self.table["shiring"]
            return self._card(cards[slot])
        if name in ("forest", "quarry", "gravel_pit"):
            return self._site(name)
        if name == "court":
            rolled = self.table["tax"]
            tax = [self.texts.say("board-tax", tax=rolled)] if self.table["event"] and rolled else []
            return Text(BETWEEN.join([*self._amounts(self.table["market"], ["metal"]), *tax]))
        if name == "market":
            return Text(BETWEEN.join(self._amounts(self.table["market"], MATERIALS[:-1])))
        if name in ("bishop", "priory", "castle"):
            return Text(self.texts.about(place), style="dim")
        return self._pieces() if name == "cathedral" else Text()

    def _new_note(self, place: str, expansion: PillarsExpansion) -> Text:
        """Return what lies at a section of the expansion's board."""
        if place == "shiring-3":
            return self._card(expansion["privilege"])
        if place == "crusades":
            return self._crusaders()
        holder = expansion["saint_denis"]
        if place == "france" and holder is not None:
            return self.letter(holder) + f" {self.texts.say('board-saint-denis')}"
        return Text(self.texts.about(place), style="dim")

    def _crusaders(self) -> Text:
        """Return who has sent workers on crusades."""
        return _joined(
            self.letter(seat) + " " + self.texts.about(crusade)
            for seat, have in enumerate(self.seats)
            for crusade in have["crusades"]
        )

    def _event(self) -> Text:
        event = self.table["event"]
        if event is None:
            return Text(self.texts.say("board-event-unknown"), style="dim")
        kind = "board-event-good" if event["good"] else "board-event-bad"
        said = self.texts.say(kind if event["open"] else "board-event-foreseen")
        return self._card(event["card"]) + Text(f" ({said})", style="green" if event["good"] else "red")

    def _site(self, name: str) -> Text:
        """Return who has sent workers to a site, and the cubes of each card."""
        kind = name.split("_")[0]
        return _joined(
            self.letter(seat) + " " + self.texts.say("board-resource", card=card)
            for seat, have in enumerate(self.seats)
            for card in have["resources"]
            if card.startswith(kind)
        )

    def _pieces(self) -> Text:
        built = len(self.table["cathedral"])
        done = Text("■" * built + "□" * (len(CATHEDRAL_PIECES) - built))
        names = ", ".join(self.texts.say(piece) for piece in self.table["cathedral"])
        return done + Text(f" {names}", style="dim")

    def _dial(self) -> RenderableType:
        """Return the cost stone on its dial, with the builders that wait there, and the one to be placed."""
        dial = Text()
        for cost in range(int(START_COST), -1, -1):
            at_stone = cost == self.table["cost"]
            dial.append(f"({cost})" if at_stone else f" {cost} ", style="bold reverse" if at_stone else "dim")
            waits = self.table["dial"].get(str(cost))
            if waits is not None:
                dial.append_text(self.letter(waits))
        grid = _grid()
        grid.add_row("", self.texts.say("board-cost"), dial)
        if self.expansion is not None:
            self._add_line(grid, self.expansion)
        builder = self.table["builder"]
        if builder is not None:
            said = self.texts.say("board-to-place", cost=builder["cost"])
            if builder["black"]:
                said = self.texts.say("board-to-place-black")
            grid.add_row("", "", self.mark(builder["seat"]) + f" {said}")
        return grid

    def _add_line(self, grid: Table, expansion: PillarsExpansion) -> None:
        """Add the builders' line, whether the black builder can be drawn, and who trades without one."""
        if expansion["line"]:
            marks = [self._builder(seat) for seat in expansion["line"]]
            grid.add_row("", self.texts.say("board-line"), Text(" ").join(marks))
        if expansion["black_in_bag"]:
            grid.add_row("", "", Text(self.texts.say("board-black-in-bag"), style="dim"))
        if expansion["trader"] is not None:
            said = self.letter(expansion["trader"]) + f" {self.texts.say('board-trader')}"
            grid.add_row("", "", said)

    # --- the supply ----------------------------------------------------------------------------------

    def _supply(self) -> RenderableType:
        cards = Table.grid(padding=(0, 2, 0, 0))
        for name, material in (("forest", "wood"), ("quarry", "stone"), ("gravel_pit", "sand")):
            offered = [
                self.texts.say("board-resource", card=card)
                for card in self.table["supply"]["resources"]
                if card.startswith(name.split("_")[0])
            ]
            said = self.texts.say("board-resources", material=material)
            cards.add_row(
                Text(self.texts.say(name), style="bold"), Text(said, style="dim"), "  ".join(offered) or FREE
            )
        if self.expansion is not None:
            said = ", ".join(self.texts.about(crusade) for crusade in self.expansion["crusades"]) or FREE
            cards.add_row(Text(self.texts.say("board-crusades"), style="bold"), "", said)
        craftsmen = Table.grid(padding=(0, 2, 0, 0))
        for card in self.table["supply"]["craftsmen"]:
            title = Text(self.texts.say(card), style="bold")
            craftsmen.add_row(title, self.texts.say("board-price", card=card), self.texts.about(card))
        return Panel(
            _SideBySide(cards, craftsmen),
            title=self.texts.say("board-supply"),
            title_align="left",
            padding=(0, 1),
        )

    # --- the seats -----------------------------------------------------------------------------------

    def _seat(self, seat: int) -> RenderableType:
        have = self.seats[seat]
        head = self.heading(seat)
        head.append(f"{have['vp']:>3} {self.texts.say('vp')}", style="bold")
        head.append(f"  {have['gold']:>2} {self.texts.say('gold')}")
        head.append(f"  {have['workers']:>2} {self.texts.say('board-workers', amount=have['workers'])} ")
        for material, number in have["cubes"].items():
            head.append(f"  {number} {self.texts.say(material)}", style="" if number else "dim")
        lines = [part for part in (self._craftsmen(have), self._holdings(have)) if part]
        return Group(head, *(Padding(_Flow(line), (0, 0, 0, 4)) for line in lines))

    def _craftsmen(self, have: PillarsSeat) -> list[Text]:
        cards = []
        for card in have["craftsmen"]:
            line = Text.assemble(self.texts.say(card), " ", (self.texts.about(card), "dim"))
            used = self.table["uses"].get(card, 0) if have is self._building() else 0
            cards.append(line + (" " + self.texts.say("board-used", times=used) if used else ""))
        return cards

    def _building(self) -> PillarsSeat | None:
        question = self.view["question"]
        return self.seats[question["seat"]] if question and question["decision"] == "cathedral" else None

    def _holdings(self, have: PillarsSeat) -> list[Text]:
        """Return the privileges, the cards taken, and what else is to be remembered."""
        say = self.texts.say
        parts = [Text(f"{say(card)} {say('board-resource', card=card)}") for card in have["resources"]]
        holdings = _headed(say("board-privileges"), [self._card(card) for card in have["privileges"]])
        holdings += _headed(say("board-sites"), parts)
        holdings += _headed(say("board-bought"), [Text(say(material)) for material in have["bought"]])
        return holdings + [Text(say(text), style="italic") for name, text in NOTES if have.get(name)]

    # --- small things --------------------------------------------------------------------------------

    def _builder(self, owner: int | str | None) -> Text:
        """Return who stands on a space."""
        if owner is None:
            return Text(FREE)
        return Text("x", style="bold") if isinstance(owner, str) else self.letter(owner)

    def _card(self, card: str | None) -> Text:
        if card is None:
            return Text(FREE, style="dim")
        return Text.assemble(self.texts.say(card), (f": {self.texts.about(card)}", "dim"))

    def _amounts(self, amounts: PillarsCubes, materials: Iterable[str]) -> list[str]:
        return [
            f"{amount} {self.texts.say(material)}"
            for material, amount in amounts.items()
            if material in materials
        ]


def _grid() -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="dim", min_width=2)
    grid.add_column(style="bold", no_wrap=True, min_width=12)
    grid.add_column()
    return grid


def _joined(parts: Iterable[Text]) -> Text:
    return Text(BETWEEN).join(parts)


def _headed(head: str, parts: list[Text]) -> list[Text]:
    """Return the parts with a heading before the first."""
    return [Text(head + ": ", style="italic") + part if part is parts[0] else part for part in parts]

"""The menu: the possible answers, numbered, alike ones on one line; and the refused ones with the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cantiere.core.notation import Row
from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, State
from cantiere.core.words import SEAT_PARAMS, Verbatim
from cantiere.texts import Texts

ALIKE = 6  # so many answers refused for the same reason are listed
WIDE = 90  # columns, from which there is room for explanations
MANY = 24  # lines; a longer menu is shown in columns and without explanations
NOT_THIS_QUESTION = ("not-asked", "chance-decides", "game-over")


class Entry(NamedTuple):
    """One line of a menu: consecutive numbers for actions that differ in one number only."""

    first: int
    actions: list[int]
    rows: list[Row]
    reason: Reason | None = None

    @property
    def numbers(self) -> str:
        """The numbers to type."""
        last = self.first + len(self.actions) - 1
        return str(self.first) if last == self.first else f"{self.first}–{last}"

    @property
    def text(self) -> str:
        """The notation, such as "sell stone 1…4"."""
        start, end = self.rows[0].text, self.rows[-1].text
        if start == end:
            return start
        head, _, last = end.rpartition(" ")
        return f"{start}…{last}" if start.startswith(head + " ") else f"{start} … {end}"

    @property
    def row(self) -> Row:
        """The row to be said: a range in the place of the number that differs."""
        name = differing(self.rows[0], self.rows[-1])
        if name is None:
            return self.rows[0]
        span = Verbatim(f"{self.rows[0].params[name]}…{self.rows[-1].params[name]}")
        return self.rows[0]._replace(params={**self.rows[0].params, name: span})


class Menu:
    """What can be answered to the question of a position, and what cannot."""

    def __init__(self, state: State, texts: Texts, names: Sequence[str]) -> None:
        self.state = state
        self.texts = texts
        self.names = names
        self.actions = state.legal_actions()
        self.entries = self._entries([(action, None) for action in self.actions], 1)
        self._refused: list[Entry] | None = None

    def action(self, number: int) -> int | None:
        """Return the action with a number of the menu; refused ones have the numbers after the possible."""
        if 1 <= number <= len(self.actions):
            return self.actions[number - 1]
        for entry in self.refused if number > len(self.actions) else []:
            if 0 <= number - entry.first < len(entry.actions):
                return entry.actions[number - entry.first]
        return None

    @property
    def refused(self) -> list[Entry]:
        """What belongs to the question but is not possible now."""
        if self._refused is None:
            game = self.state.game
            chance = self.state.to_move == CHANCE
            every = range(game.num_choices, game.num_actions) if chance else range(game.num_choices)
            reasons = [(action, self.state.why_not(action)) for action in every]
            kept = [(a, why) for a, why in reasons if why is not None and why.key not in NOT_THIS_QUESTION]
            self._refused = self._entries(kept, len(self.actions) + 1)
        return self._refused

    def show(self, width: int) -> RenderableType:
        """Return the possible answers drawn."""
        if len(self.entries) > MANY:
            return Columns([self._short(entry) for entry in self.entries], padding=(0, 2))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=4)
        grid.add_column()
        if width >= WIDE:
            grid.add_column(style="dim")
        grid.add_column(style="cyan", no_wrap=True)
        for entry in self.entries:
            about = [self._about(entry)] if width >= WIDE else []
            grid.add_row(entry.numbers, self.label(entry), *about, entry.text)
        return grid

    def show_refused(self) -> RenderableType:
        """Return the refused answers with their reasons."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=4)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for _, group in groupby(self.refused, key=lambda entry: entry.reason and entry.reason.key):
            entries = list(group)
            for entry in entries[:ALIKE]:
                assert entry.reason is not None
                grid.add_row(entry.numbers, entry.text, self.texts.reason(entry.reason))
            if len(entries) > ALIKE:
                grid.add_row("", "", self.texts.say("why-more", more=len(entries) - ALIKE))
        return grid

    def label(self, entry: Entry) -> str:
        """Return the entry in words."""
        return self.texts.label(entry.row, self.names)

    def _short(self, entry: Entry) -> Text:
        return Text.assemble((f"{entry.numbers:>4} ", "bold"), entry.text)

    def _about(self, entry: Entry) -> str:
        """Return what the thing named last in an entry does."""
        params = entry.rows[0].params
        things = [value for value in params.values() if isinstance(value, str)]
        return next((said for said in map(self.texts.about, reversed(things)) if said), "")

    def _entries(self, answers: Sequence[tuple[int, Reason | None]], first: int) -> list[Entry]:
        entries: list[Entry] = []
        for number, (action, reason) in enumerate(answers, start=first):
            row = self.state.game.label(self.state, action)
            last = entries[-1] if entries else None
            if last is not None and last.reason == reason and _follows(last, row):
                last.actions.append(action)
                last.rows.append(row)
            else:
                entries.append(Entry(number, [action], [row], reason))
        return entries


def differing(one: Row, two: Row) -> str | None:
    """Return the one number, not a seat, in which two rows of the same kind differ."""
    if one.key != two.key or one.params.keys() != two.params.keys():
        return None
    names = [name for name in one.params if one.params[name] != two.params[name]]
    if len(names) != 1 or names[0] in SEAT_PARAMS or isinstance(one.params[names[0]], str):
        return None
    return names[0]


def _follows(entry: Entry, row: Row) -> bool:
    """Tell whether a row continues an entry: the same number, one higher."""
    name = differing(entry.rows[-1], row)
    if name is None or (len(entry.rows) > 1 and differing(entry.rows[0], row) != name):
        return False
    return int(row.params[name]) == int(entry.rows[-1].params[name]) + 1

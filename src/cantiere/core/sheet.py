"""The sheet on which a game writes what a seat sees, as numbers: once for their values, once for their names.

A game has one `Encoder`. It goes over the table in a fixed order and tells the sheet each entry with its
label; the sheet keeps the values, or, when somebody asks what they are, the names. So the two cannot differ,
and no text is put together while games are played.

Rows are always of the same length. Seats come in the order in which they sit from the viewer on; absent seats
are all zero. Counts are divided by their largest ordinary value, so that most entries lie between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.builds import refuse_compiled
from cantiere.core.state import State

T = TypeVar("T", bound=State)


class Sheet:
    """Rows of numbers, filled from left to right. `values` is a buffer that numpy can look into.

    >>> sheet = Sheet(3)
    >>> sheet.share("gold", 5, 10)
    >>> sheet.one_hot("phase", ["dawn", "dusk"], 1)
    >>> list(sheet.values)
    [0.5, 0.0, 1.0]
    """

    def __init__(self, length: i64, rows: i64 = 1, naming: bool = False) -> None:
        self.length = length
        self.values: vec[float] = vec[float]([0.0 for _ in range(length * rows)])
        self.naming = naming
        self.names: list[str] = []
        self.heading = ""  # goes before the names of what follows
        self.at: i64 = 0

    def fresh(self) -> Sheet:
        """Return a sheet like this one, with a copy of its values: from a blank one, the quickest new one."""
        copy = Sheet(0)
        copy.length = self.length
        copy.values = self.values[:]
        return copy

    def begin(self, row: i64) -> None:
        """Go on at the beginning of a row."""
        self.at = row * self.length

    def wipe(self, row: i64) -> None:
        """Clear a row that has been written before."""
        place: i64
        for place in range(row * self.length, (row + 1) * self.length):
            self.values[place] = 0.0

    def number(self, name: str, value: float) -> None:
        """Write one number."""
        if self.naming:
            self.names.append(self.heading + name)
        else:
            self.values[self.at] = value
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """Write 1 or 0."""
        if self.naming:
            self.names.append(self.heading + name)
        elif value:
            self.values[self.at] = 1.0
        self.at += 1

    def share(self, name: str, amount: i64, usual: i64) -> None:
        """Write an amount as a share of its largest ordinary value."""
        if self.naming:
            self.names.append(self.heading + name)
        elif amount != 0:
            self.values[self.at] = float(amount) / float(usual)
        self.at += 1

    def one_hot(self, label: str, choices: list[str], chosen: i64) -> None:
        """Write 1 for what is chosen, 0 for each other choice; a negative number chooses nothing."""
        if self.naming:
            self._name_all(label, choices)
        elif chosen >= 0:
            self.values[self.at + chosen] = 1.0
        self.at += len(choices)

    def one_share(self, label: str, choices: list[str], chosen: i64, amount: i64, usual: i64) -> None:
        """Write an amount as a share where the chosen one stands, 0 for each other choice."""
        if self.naming:
            self._name_all(label, choices)
        elif chosen >= 0:
            self.values[self.at + chosen] = float(amount) / float(usual)
        self.at += len(choices)

    def one_hots(self, labels: list[str], choices: list[str], chosen: vec[i64]) -> None:
        """Write, for each thing, which choice it is."""
        number: i64
        for number in range(len(labels)):
            self.one_hot(labels[number], choices, chosen[number])

    def members(self, label: str, choices: list[str], mask: i64) -> None:
        """Write 1 for each choice whose bit is set."""
        if self.naming:
            self._name_all(label, choices)
        else:
            values = self.values
            place: i64 = self.at
            while mask > 0:
                if mask & 7 == 0:  # most are not there
                    mask >>= 3
                    place += 3
                else:
                    if mask & 1:
                        values[place] = 1.0
                    mask >>= 1
                    place += 1
        self.at += len(choices)

    def shares(self, label: str, names: list[str], amounts: vec[i64], usual: i64, first: i64 = 0) -> None:
        """Write amounts, from the first one on, as shares of the largest ordinary value of one."""
        if self.naming:
            self._name_all(label, names)
        else:
            values = self.values
            place: i64 = self.at
            number: i64
            for number in range(first, first + len(names)):
                if amounts[number] != 0:
                    values[place] = float(amounts[number]) / float(usual)
                place += 1
        self.at += len(names)

    def seat_from(self, label: str, choices: list[str], seat: i64, viewer: i64, seats: i64) -> None:
        """Write whose something is: one-hot, counted from the viewer on; not a seat's: all 0."""
        distance: i64 = -1
        if 0 <= seat < seats:
            distance = seat - viewer if seat >= viewer else seat - viewer + seats
        self.one_hot(label, choices, distance)

    def seats_from(
        self, labels: list[str], choices: list[str], who: vec[i64], viewer: i64, seats: i64
    ) -> None:
        """Write, for each thing, whose it is: one-hot, counted from the viewer on; not a seat's: all 0."""
        if self.naming:
            for label in labels:
                self._name_all(label, choices)
        else:
            values = self.values
            width: i64 = len(choices)
            place: i64 = self.at
            number: i64
            for number in range(len(who)):
                seat: i64 = who[number]
                if 0 <= seat < seats:
                    distance: i64 = seat - viewer
                    values[place + (distance if distance >= 0 else distance + seats)] = 1.0
                place += width
        self.at += len(labels) * len(choices)

    def skip(self, length: i64) -> None:
        """Leave entries at 0. Not for a sheet of names: those are to be written."""
        self.at += length

    def _name_all(self, label: str, choices: list[str]) -> None:
        for choice in choices:
            self.names.append(f"{self.heading}{label}/{choice}" if label else self.heading + choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[T]):
    """Writes what a seat sees on a sheet. This one is for games that override `Game.features` instead.

    It knows how many seats there can be and what they are called, and the questions that may be asked.
    """

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def __init__(self, most_seats: i64 = 0, questions: Iterable[str] = ()) -> None:
        self.most_seats: i64 = most_seats
        self.seats = seat_names(most_seats)
        self.headings = [f"{seat}/" for seat in self.seats]
        self.asked = list(questions)
        self.numbers = {name: number for number, name in enumerate(self.asked)}

    def write_question(self, decision: str, to_move: i64, viewer: i64, seats: i64, sheet: Sheet) -> None:
        """Write what is asked, and whom."""
        sheet.one_hot("ask", self.asked, self.numbers.get(decision, -1))
        sheet.seat_from("to_move", self.seats, to_move, viewer, seats)

    def write(self, t: T, seat: i64, sheet: Sheet) -> None:
        """Write one row, the same entries in the same order for every position."""
        values: list[float] = t.game.features(t, seat).tolist()
        for value in values:
            sheet.values[sheet.at] = value
            sheet.at += 1

    def write_seats(self, t: T, viewer: i64, sheet: Sheet) -> None:
        """Write all seats, the viewer first; those that are not at this table stay empty."""
        before: i64 = sheet.at
        sheet.heading = self.headings[0]
        self.write_seat(t, viewer, viewer, sheet)
        length: i64 = sheet.at - before
        number: i64
        for number in range(1, self.most_seats):
            if number < t.seats or sheet.naming:
                sheet.heading = self.headings[number]
                self.write_seat(t, viewer, (viewer + number) % t.seats, sheet)
            else:
                sheet.skip(length)
        sheet.heading = ""

    def write_seat(self, t: T, viewer: i64, seat: i64, sheet: Sheet) -> None:
        """Write what a viewer knows of a seat; a game says what that is."""


def seat_names(most_seats: i64) -> list[str]:
    """Return what seats are called, counted from the viewer on."""
    return [f"seat+{number}" for number in range(most_seats)]

"""Blocks: the actions of a game as values with parts. An action number is a block and its parts.

>>> from cantiere.core.blocks import ActionTable
>>> table = ActionTable()
>>> done = table.block("done")
>>> buy = table.block("buy", ["stone", "wood"], ["1", "2", "3"])
>>> buy.at(1, 2), buy.part(6, 0), buy.part(6, 1), buy.holds(0)
(6, 1, 2, False)
>>> buy.text(6)
'buy wood 3'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mypy_extensions import i64


class Block:
    """Actions of one kind, one for each combination of its parts. Parts are numbers; `names` are their words.

    The numbers of a block follow each other, the last part changing fastest.
    """

    def __init__(self, first: i64, word: str, names: list[list[str]]) -> None:
        self.first: Final = first
        self.word: Final = word
        self.names: Final = names
        size: i64 = 1
        for part in names:
            size *= len(part)
        self.size: Final = size
        self.end: Final = first + size
        self._third: Final = i64(len(names[2])) if len(names) > 2 else i64(1)
        self._second: Final = i64(len(names[1])) * self._third if len(names) > 1 else self._third

    def holds(self, action: i64) -> bool:
        """Tell whether an action belongs to this block."""
        return self.first <= action < self.end

    def at(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """Return the action with these parts."""
        return self.first + a * self._second + b * self._third + c

    def part(self, action: i64, number: i64) -> i64:
        """Return one part of an action of this block: the first is number 0."""
        offset: i64 = action - self.first
        if number == 0:
            return offset // self._second if self._second > 1 else offset  # most have one part: no division
        if number == 1:
            return offset % self._second // self._third
        return offset % self._third

    def text(self, action: i64) -> str:
        """Return the readable text of an action of this block."""
        words = [self.word]
        number: i64
        for number in range(len(self.names)):
            words.append(self.names[number][self.part(action, number)])
        return " ".join([word for word in words if word])


class ActionTable:
    """All blocks of a game in the order of their numbers: the seats' own first, then those of chance."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size: i64 = 0
        self.num_choices: i64 = 0

    def block(self, word: str, *parts: Sequence[str]) -> Block:
        """Add a block of the seats' own actions: a word, and the names of each part (three at most)."""
        made = self.chance(word, *parts)
        if self.num_choices != made.first:
            raise ValueError(f"{word!r}: the seats' own actions come before those of chance")
        self.num_choices = made.end
        return made

    def chance(self, word: str, *parts: Sequence[str]) -> Block:
        """Add a block of outcomes of chance."""
        if len(parts) > 3 or not all(parts):
            raise ValueError(f"{word!r}: a block has at most three parts, none of them empty")
        made = Block(self.size, word, [list(part) for part in parts])
        self.blocks.append(made)
        self.size = made.end
        return made

    def of(self, action: i64) -> Block:
        """Return the block that an action belongs to."""
        for block in self.blocks:
            if block.holds(action):
                return block
        raise ValueError(f"there is no action {action}")

    def actions(self) -> Iterator[tuple[Block, int]]:
        """Return every action with its block, in the order of their numbers."""
        return iter(
            [(block, int(action)) for block in self.blocks for action in range(block.first, block.end)]
        )

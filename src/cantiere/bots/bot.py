"""Bot: whoever answers questions by itself. Bots know no game, only the contract."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from cantiere.core.builds import refuse_compiled
from cantiere.core.rng import Rng
from cantiere.core.state import State

Luck = tuple[int, int, int, int]  # where a stream stands


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It is handed a state in which what its seat cannot know is dealt anew."""

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, seat: i64) -> i64:
        """Return a legal action for the seat that is to move."""
        raise NotImplementedError

    def told(self, who: i64, action: i64) -> None:
        """Learn of a move since the last question, the own answer first; -1 for what the seat may not know.

        Whoever keeps something between questions can use it. Drivers need not tell.
        """

    def forget(self) -> None:
        """Keep nothing: moves were taken back, or were not told."""

    def last_thought(self) -> Any:
        """Return what the last answer was thought out by (a `Thought`); None where nothing was searched."""
        return None

    # A copied or pickled bot is made again from its recipe, with its streams where they stand. What a bot has
    # thought about the game so far, such as a search's tree, is not taken along.

    def recipe(self) -> tuple[Any, ...] | None:
        """Return what the bot was made of; None: of its attributes, as Python's own classes are."""
        return None

    def streams(self) -> list[Rng]:
        """Return where its luck comes from."""
        return []

    def take_up(self, luck: list[Luck]) -> None:
        """Go on with streams that stand there."""
        for stream, state in zip(self.streams(), luck, strict=True):
            stream.go_to(state)

    def __reduce__(self) -> tuple[Any, ...]:
        recipe = self.recipe()
        if recipe is None:
            return _with_attributes, (type(self), self.name, dict(getattr(self, "__dict__", {})))
        return _again, (type(self), recipe, self.name, [stream.state() for stream in self.streams()])


def _again(kind: Any, recipe: tuple[Any, ...], name: str, luck: list[Luck]) -> Any:
    made = kind(*recipe)
    made.name = name
    made.take_up(luck)
    return made


def _with_attributes(kind: Any, name: str, attributes: dict[str, Any]) -> Any:
    made = kind.__new__(kind)
    made.name = name
    for attribute, value in attributes.items():
        setattr(made, attribute, value)
    return made

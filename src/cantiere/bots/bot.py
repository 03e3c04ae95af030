"""Bot: whoever answers questions by itself. Bots know no game, only the contract."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cantiere.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It is handed a state in which what its seat cannot know is dealt anew."""

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

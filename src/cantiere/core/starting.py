"""The start player: given by an option, or drawn. Most games begin with it."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from cantiere.core.answers import Answers
from cantiere.core.blocks import Block
from cantiere.core.reason import CantiereError
from cantiere.core.state import CHANCE, Frame, State, Step

T = TypeVar("T", bound=State)


def start_choices(most_seats: int) -> tuple[int | None, ...]:
    """Return what the option `start` may be: a seat, or None, to have it drawn."""
    return (None, *range(most_seats))


def check_start(seats: int, options: dict[str, Any]) -> None:
    """Refuse a start player who is none of the seats."""
    start = options["start"]
    if start is not None and start >= seats:
        raise CantiereError(
            f"start={start}: the seats are 0 to {seats - 1}",
            "error-start-seat",
            start=int(start),
            last=seats - 1,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class StartPlayer(Step[T]):
    """The start player is given by the option `start`, or drawn; a game says in `begin` what follows."""

    def __init__(self, name: str, block: Block, *, rule: str = "") -> None:
        super().__init__(name, rule=rule)
        self.block = block

    def enter(self, t: T) -> None:
        given = t.options["start"]
        if given is None:
            t.ask(self, CHANCE)
        else:
            self.begin(t, given)

    def offer(self, t: T, frame: Frame, answers: Answers) -> None:
        seat: i64
        for seat in range(t.seats):
            answers.add(self.block.at(seat))

    def apply(self, t: T, frame: Frame, action: i64) -> None:
        self.begin(t, self.block.part(action, 0))

    def begin(self, t: T, start: i64) -> None:
        """Have a seat start."""
        raise NotImplementedError

"""The least game there is: whoever is asked adds one or two, and the next is asked. To measure with."""

from __future__ import annotations

from typing import Any

from cantiere.core.game import Game
from cantiere.core.notation import Notation, Row
from cantiere.core.state import Frame, State, Step

LENGTH = 1_000_000


class Counter(State):
    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def clone(self) -> Counter:
        copy = Counter()
        copy.copy_machine(self)
        copy.count = self.count
        return copy

    def standing(self, seat: int) -> list[int]:
        return [self.count]


class Add(Step[Counter]):
    def enter(self, t: Counter) -> None:
        t.ask(self, 0)

    def legal(self, t: Counter, frame: Frame) -> list[int]:
        return [0, 1]

    def apply(self, t: Counter, frame: Frame, action: int) -> None:
        t.count += 1 + action
        if t.count >= LENGTH:
            t.finish()
        else:
            t.ask(self, (frame.seat + 1) % t.seats)


ADD = Add("add")


class CounterGame(Game):
    id = "counter"
    rules_version = 1
    has_secrets = False
    seat_counts = (4,)
    notation = Notation([Row("add", "add", {}), Row("add-two", "add-two", {})])
    num_choices = 2
    questions = {"add": ADD}  # noqa: RUF012  as the contract has it

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> State:
        state = Counter()
        state.begin(self, seats, options, [ADD], rules_version)
        state.advance()
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Counter)
        return {"count": state.count}

    def table_data(self, state: State) -> dict[str, Any]:
        return self.table_view(state, None)


GAME = CounterGame()

"""The types of a table as a viewer is sent it: what is told of it, and the position in words."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from cantiere.server.common.errors import ProblemData
from cantiere.server.gate.types.positions import Position
from cantiere.server.play.types import PersonFacts, SharedFacts, TableLine, TurnFacts
from cantiere.server.store.news import ActedNumbers


class TableLines(TypedDict):
    """A list of tables; ask again with `before` for the next."""

    tables: list[TableLine]


class TableView(SharedFacts, PersonFacts, TurnFacts):
    """A table as one viewer may see it. `number` goes with the next action, `seq` with a subscription."""

    view: Position | None


class Acted(ActedNumbers):
    """An action that was carried out, and the table after it, unless only the numbers were asked for."""

    table: NotRequired[TableView]


class UndoDone(TypedDict):
    """Whether it was done at once, or the others are asked, and the table after it."""

    done: bool
    table: TableView


class OutdatedData(ProblemData):
    """The table has moved on: here it is. Where only something else is in the way, there is no table."""

    number: NotRequired[int]
    table: NotRequired[TableView]

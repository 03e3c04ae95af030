"""The fields of a table: each fact is said once, and its set-up, its entry in snapshots and views follow.

A field belongs to the attribute of its name. `numbers` has those that are one number, `things` those that are
several, `groups` those that hold other fields, `kept` what the table remembers without saying it.

>>> stones = Kinds("stone", ["marble", "slate"], [2, 3])
>>> Counts("bag", stones).written([1, 2])
{'marble': 1, 'slate': 2}
"""

from __future__ import annotations

from cantiere.core.fields.field import Field
from cantiere.core.fields.groups import Group, Seats
from cantiere.core.fields.kept import Kept
from cantiere.core.fields.kinds import EVERYBODY, NOBODY, NONE, OWNER, TABLE, UNSEEN, Kinds
from cantiere.core.fields.numbers import AtSeats, Flag, Marked, Members, Name, Number, Seat
from cantiere.core.fields.things import Counts, Pile, Row, Things
from cantiere.core.fields.values import Value, row

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "NONE",
    "OWNER",
    "TABLE",
    "UNSEEN",
    "AtSeats",
    "Counts",
    "Field",
    "Flag",
    "Group",
    "Kept",
    "Kinds",
    "Marked",
    "Members",
    "Name",
    "Number",
    "Pile",
    "Row",
    "Seat",
    "Seats",
    "Things",
    "Value",
    "row",
]

"""Torri: build the highest tower, with no block on a narrower one. A game for Cantiere in its own package."""

from __future__ import annotations

from cantiere.core.declared import DeclaredGame
from cantiere.core.game import Option
from cantiere.core.notation import Notation, Row
from cantiere_torri.steps import QUESTIONS, STEPS
from cantiere_torri.table import ACTIONS, FIELDS, POINTS, Table

ROWS = [
    Row(block.text(action), f"action-{block.word}", {"block": block.names[0][block.part(action, 0)]})
    for block, action in ACTIONS.actions()
]


class Torri(DeclaredGame):
    """The game, ready for the registry."""

    id = "torri"
    contract = 1
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = (Option("spires", False, (False, True)),)
    has_secrets = True
    ranked_by = ("points", "base")
    figures = (POINTS,)
    points = "points"
    notation = Notation(ROWS)
    num_choices = ACTIONS.num_choices
    fields = FIELDS
    table = Table
    steps = STEPS
    questions = QUESTIONS


GAME = Torri()

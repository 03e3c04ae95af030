"""The guided first round: a recorded game, position by position, with explanations.

`games/<id>/guide/` holds `record.json`, the moves; `steps.json`, what is shown when; and a page for each
language (`markup.py`) with one section for each step, in the same order. At steps with `asks` the person
answers: the position is one in which their seat has a choice, and the record goes on with what is right.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from cantiere.core.game import Game
from cantiere.core.registry import home_of
from cantiere.core.state import State
from cantiere.rules.markup import Block, PageError, Section
from cantiere.rules.page import guide_record, position, read, written
from cantiere.texts import Texts


class GuideStep(NamedTuple):
    """One step: the position after `move` moves as `seat` sees it, and what is said about it.

    `right`: what the person is asked to find, the record's next move; None where nothing is asked.
    """

    key: str
    move: int
    seat: int | None
    rule: str
    highlight: list[str]
    title: str
    blocks: list[Block]
    state: State
    right: str | None


class Guide:
    """The guided first round of one game in one language."""

    def __init__(self, texts: Texts) -> None:
        assert texts.game is not None
        self.game = texts.game
        self.lang = texts.lang
        folder = home_of(self.game) / "guide"
        page = read(texts, written(folder, texts.lang))
        steps: list[dict[str, Any]] = json.loads((folder / "steps.json").read_text(encoding="utf-8"))
        if [section.id for section in page.sections] != [step["key"] for step in steps]:
            raise PageError(f"{page.name} does not have the steps of steps.json, in their order")
        self.title = page.title
        self.names = tuple(guide_record(self.game).players)
        self.steps = [
            _step(self.game, step, section) for step, section in zip(steps, page.sections, strict=True)
        ]

    def step(self, key: str) -> GuideStep | None:
        """Return a step by its key."""
        return next((step for step in self.steps if step.key == key), None)


def _step(game: Game, data: Mapping[str, Any], section: Section) -> GuideStep:
    shown = {name: value for name, value in data.items() if name != "asks"}
    state, right = position(game, data["move"]), None
    if data.get("asks"):
        moves = guide_record(game).moves
        who, right = moves[data["move"]] if data["move"] < len(moves) else (None, None)
        if who != data["seat"] or len(state.legal_actions()) < 2:
            raise PageError(f"steps.json: in step {data['key']} the seat that is shown has nothing to choose")
    return GuideStep(**shown, title=section.title, blocks=section.blocks, state=state, right=right)


@functools.cache
def guide_of(texts: Texts) -> Guide:
    """Return the guided first round of a game in a language; made once for each `Texts`."""
    return Guide(texts)

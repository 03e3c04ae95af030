"""The guided first round: a recorded game, position by position, with explanations.

`games/<id>/guide/` holds `record.json`, the moves; `steps.json`, what is shown when; and a page for each
language (`markup.py`) with one section for each step, in the same order.
"""

from __future__ import annotations

import functools
import json
from typing import Any, NamedTuple

from cantiere.core.registry import home_of
from cantiere.core.state import State
from cantiere.rules.markup import Block, PageError
from cantiere.rules.page import guide_record, position, read, written
from cantiere.texts import Texts


class GuideStep(NamedTuple):
    """One step: the position after `move` moves as `seat` sees it, and what is said about it."""

    key: str
    move: int
    seat: int | None
    rule: str
    highlight: list[str]
    title: str
    blocks: list[Block]
    state: State


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
            GuideStep(
                **step,
                title=section.title,
                blocks=section.blocks,
                state=position(self.game, step["move"]),
            )
            for step, section in zip(steps, page.sections, strict=True)
        ]


@functools.cache
def guide_of(texts: Texts) -> Guide:
    """Return the guided first round of a game in a language; made once for each `Texts`."""
    return Guide(texts)

"""The types of rules pages and guided first rounds, with the positions that they show."""

from __future__ import annotations

from typing import TypedDict

from cantiere.rules.markup import ListBlock, Paragraph, PictureBlock, TableBlock
from cantiere.server.gate.types.finished import ActionWords
from cantiere.server.gate.types.news import MoveLine
from cantiere.server.gate.types.positions import Position


class Picture(PictureBlock):
    """A position, to be drawn as the board is; `highlight` names what the words are about.

    It is shown as `seat` sees it (null: a spectator); `names` are the players'.
    """

    view: Position


PageBlock = Paragraph | ListBlock | TableBlock | Picture


class RulesSection(TypedDict):
    """A section. Sections of one `part` (the base game, an expansion) follow each other."""

    id: str
    part: str
    title: str
    blocks: list[PageBlock]


class RulesPage(TypedDict):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    sections: list[RulesSection]


class GuideStepView(TypedDict):
    """A step of the guided round: `view` is the position after `move` moves, as `seat` sees it.

    `asks`: the person is to answer the question of the view.
    """

    key: str
    move: int
    seat: int | None
    title: str
    blocks: list[PageBlock]
    highlight: list[str]
    rule: str
    asks: bool
    view: Position


class GuideView(TypedDict):
    """A guided first round. `names` are the players'."""

    game: str
    lang: str
    title: str
    names: list[str]
    steps: list[GuideStepView]


class GuideAnswer(TypedDict):
    """What is said of an answer in the guided round: whether it is what was played, and what comes of it."""

    right: bool
    chosen: ActionWords
    played: ActionWords
    moves: list[MoveLine]

"""Rules pages and guided first rounds, described for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from cantiere.server.api.schemas.views import ViewShape


class Span(BaseModel):
    """Some words. Of kind `rule` they are the id of a paragraph or section: a link."""

    kind: Literal["text", "strong", "em", "rule"]
    text: str


class Paragraph(BaseModel):
    """A paragraph; `id` is its rule's."""

    kind: Literal["paragraph"]
    id: str | None
    spans: list[Span]


class ListBlock(BaseModel):
    """A list."""

    kind: Literal["list"]
    items: list[list[Span]]


class TableBlock(BaseModel):
    """A table: cells are lists of spans."""

    kind: Literal["table"]
    head: list[list[Span]]
    rows: list[list[list[Span]]]


class Picture(BaseModel):
    """A position, to be drawn as the board is; `highlight` names what the words are about.

    It is shown as `seat` sees it (null: a spectator); `names` are the players'.
    """

    kind: Literal["picture"]
    name: str
    caption: list[Span]
    view: ViewShape
    highlight: list[str]
    seat: int | None
    names: list[str]


Block = Annotated[Paragraph | ListBlock | TableBlock | Picture, Field(discriminator="kind")]


class RulesSection(BaseModel):
    """A section. Sections of one `part` (the base game, an expansion) follow each other."""

    id: str
    part: str
    title: str
    blocks: list[Block]


class RulesPage(BaseModel):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    sections: list[RulesSection]


class GuideStepShape(BaseModel):
    """A step of the guided round: `view` is the position after `move` moves, as `seat` sees it."""

    key: str
    move: int
    seat: int | None
    title: str
    blocks: list[Block]
    highlight: list[str]
    rule: str
    view: ViewShape


class GuideShape(BaseModel):
    """A guided first round. `names` are the players'."""

    game: str
    lang: str
    title: str
    names: list[str]
    steps: list[GuideStepShape]

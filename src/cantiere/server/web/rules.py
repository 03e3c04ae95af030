"""Routes for those who learn a game: its rules page and its guided first round.

They are not `async`: the first request for a page reads and replays it, and nobody else should wait for that.
"""

import functools
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, Field

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.rules import guide_of, rules_page
from cantiere.rules.page import picture
from cantiere.server.errors import Problem
from cantiere.server.positions import position
from cantiere.server.shapes_view import ViewShape
from cantiere.server.web.common import Lang, encode
from cantiere.server.words import texts_of

router = APIRouter(tags=["rules"])

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]


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


@router.get("/games/{game}/rules", response_model=RulesPage)
def rules(game: GameId, lang: Lang) -> Response:
    """Return the rules of a game; every rule id that a refusal names is the id of a block or section."""
    return Response(_rules(_known(game), lang), media_type="application/json")


@router.get("/games/{game}/guide", response_model=GuideShape)
def guide(game: GameId, lang: Lang) -> Response:
    """Return the guided first round of a game: positions with explanations."""
    return Response(_guide(_known(game), lang), media_type="application/json")


@functools.cache
def _rules(game: str, lang: str) -> bytes:
    """Return the page as it goes out; it is the same for everybody."""
    page = rules_page(texts_of(game, lang))
    data = page.data()
    for section in data["sections"]:
        section["blocks"] = [_shown(block, game, lang) for block in section["blocks"]]
    return encode(data)


def _shown(block: dict[str, Any], game: str, lang: str) -> dict[str, Any]:
    if block["kind"] != "picture":
        return block
    state = picture(find_game(game), block["name"])
    return {**block, "view": position(state, block["seat"], lang, block["names"])}


@functools.cache
def _guide(game: str, lang: str) -> bytes:
    guide = guide_of(texts_of(game, lang))
    names = list(guide.names)
    steps = []
    for step in guide.steps:
        data = step._asdict()
        state = data.pop("state")
        steps.append({**data, "view": position(state, step.seat, lang, names)})
    return encode({"game": game, "lang": lang, "title": guide.title, "names": names, "steps": steps})


def _known(game: str) -> str:
    if game not in games():
        raise Problem(404, "no-such-game", f"There is no game {game!r}; there are: {', '.join(games())}.")
    return game

"""`cantiere rules` and `cantiere guide`: a game's rules page, and its first round with explanations.

`python -m cantiere.cli.rules FOLDER` writes the pages as Markdown, one for each game and language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cantiere.cli.board import board
from cantiere.cli.screen import Screen, verbatim
from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.rules import guide_of, rules_page
from cantiere.rules.markup import Block, PictureBlock, Section, Span
from cantiere.rules.page import picture
from cantiere.texts import Texts, languages

STYLES = {"text": "", "strong": "bold", "em": "italic", "rule": "cyan"}


def rules(screen: Screen, game_id: str, wanted: str | None) -> None:
    """Print the rules of a game: all, one rule by its id, or what contains some words."""
    screen.use(find_game(game_id))
    page = rules_page(screen.texts)
    if wanted is None:
        screen.line(page.title, "bold")
        found: Iterable[Section] = page.sections
    else:
        rule = page.rule(wanted)
        found = [rule] if rule is not None else list(page.find(wanted))
        if not found:
            raise CantiereError(screen.texts.say("rules-none", words=verbatim(wanted)))
    part = page.title
    for section in found:
        if section.part != part:
            screen.line(f"\n{section.part}", "bold")
            part = section.part
        screen.show(_section(section, screen.texts))


def contents(screen: Screen, game_id: str) -> None:
    """Print the sections of a game's rules."""
    screen.use(find_game(game_id))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for section in rules_page(screen.texts).sections:
        grid.add_row(Text(section.id, style="cyan"), section.title)
    screen.show(grid)


def guide(screen: Screen, game_id: str) -> None:
    """Show the guided first round: a position and what is said about it, Enter for the next."""
    screen.use(find_game(game_id))
    shown = guide_of(screen.texts)
    names = list(shown.names)
    for number, step in enumerate(shown.steps, start=1):
        screen.show(board(step.state, step.seat, screen.texts, names))
        words = worded(step.blocks, screen.texts)
        where = f"{number}/{len(shown.steps)} · {step.rule}"
        screen.show(Panel(words, title=step.title, subtitle=where, padding=(1, 2)))
        if number < len(shown.steps) and screen.interactive:
            answer = screen.ask(screen.texts.say("guide-next"))
            if answer is None or answer.strip():
                return


# --- drawing -----------------------------------------------------------------------------------------


def worded(blocks: Iterable[Block], texts: Texts) -> RenderableType:
    """Return blocks of a page as they are shown in a terminal."""
    return Group(*_spaced(_block(block, texts) for block in blocks))


def _section(section: Section, texts: Texts) -> RenderableType:
    head = Text(f"\n{_label(section.id)}{section.title}", style="bold underline")
    return Group(head, worded(section.blocks, texts))


def _label(name: str) -> str:
    return f"{name}  " if name[:1].isupper() else ""


def _spaced(things: Iterable[RenderableType]) -> list[RenderableType]:
    return [Padding(thing, (1, 0, 0, 0)) for thing in things]


def _block(block: Block, texts: Texts) -> RenderableType:
    if block["kind"] == "paragraph":
        grid = Table.grid(padding=(0, 2, 0, 0))
        if block["id"] is None:
            return _words(block["spans"])
        grid.add_row(Text(block["id"], style="cyan"), _words(block["spans"]))
        return grid
    if block["kind"] == "list":
        grid = Table.grid(padding=(0, 1, 0, 0))
        for item in block["items"]:
            grid.add_row(Text("•"), _words(item))
        return grid
    if block["kind"] == "table":
        table = Table(box=None, padding=(0, 3, 0, 0))
        for cell in block["head"]:
            table.add_column(_words(cell), overflow="fold")
        for row in block["rows"]:
            table.add_row(*map(_words, row))
        return table
    caption = _words(block["caption"])
    caption.stylize("italic")
    return Group(_drawing(block, texts), caption)


def _drawing(block: PictureBlock, texts: Texts) -> RenderableType:
    assert texts.game is not None
    return board(picture(texts.game, block["name"]), block["seat"], texts, block["names"])


def _words(spans: Iterable[Span]) -> Text:
    return Text.assemble(*((span["text"], STYLES[span["kind"]]) for span in spans))


# --- the same as Markdown ----------------------------------------------------------------------------


def markdown(texts: Texts) -> str:
    """Return a rules page as Markdown, for docs/rules; `make screens` takes its pictures."""
    page = rules_page(texts)
    lines: list[str] = []
    part = ""
    for section in page.sections:
        if section.part != part:
            part = section.part
            lines += [f"# {part}", ""]
        lines += [f'<a id="{section.id}"></a>', "", f"## {section.title}", ""]
        for block in section.blocks:
            lines += [*_markdown_block(block, texts), ""]
    return "\n".join(lines)


def _markdown_block(block: Block, texts: Texts) -> list[str]:
    if block["kind"] == "paragraph":
        anchor = f'<a id="{block["id"]}"></a>**{block["id"]}** ' if block["id"] else ""
        return [anchor + _marked(block["spans"])]
    if block["kind"] == "list":
        return [f"- {_marked(item)}" for item in block["items"]]
    if block["kind"] == "table":
        ruler: list[Span] = [{"kind": "text", "text": "---"}]
        rows = [block["head"], [ruler] * len(block["head"]), *block["rows"]]
        return ["| " + " | ".join(map(_marked, row)) + " |" for row in rows]
    caption = "".join(span["text"] for span in block["caption"])
    game = texts.game.id if texts.game is not None else ""
    return [f"![{caption}](pictures/{game}-{block['name']}.{texts.lang}.jpg)", "", f"*{caption}*"]


def _marked(spans: Iterable[Span]) -> str:
    marks = {"text": "{0}", "strong": "**{0}**", "em": "*{0}*", "rule": "[{0}](#{0})"}
    return "".join(marks[span["kind"]].format(span["text"]) for span in spans)


def write_pages(folder: Path) -> None:
    """Write all the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in games():
        for lang in languages():
            page = markdown(Texts(find_game(game_id), lang))
            (folder / f"{game_id}.{lang}.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))

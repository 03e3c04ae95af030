"""The small language of rules pages: a strict subset of Markdown, with ids, names and figures.

    # Title                      the page; a second one begins another part of it
    ## Heading {#P-12}           a section with its id
    [P-12.4] Words …             a paragraph; the id of its rule may stand before it
    - words                      a list
    | head | head |              a table; a row behind `{{each file.table key=value}}` is repeated for each
    {{picture NAME}} words       a picture with its caption

Inside words there are **strong** and *emphasised* ones, `[[P-12.4]]` refers to a rule, `{market}` is the
message of that name, `{^market}` the same with a capital, `{=stone.price}` a figure. Nothing else is allowed:
an error names its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypedDict, cast

from cantiere.core.reason import CantiereError

RULE_ID = r"[A-Z]-[0-9A-Za-z]+(?:\.[0-9]+)?"
_SECTION = re.compile(rf"## (.+) \{{#({RULE_ID}|[a-z][a-z0-9-]*)\}}")
_PARAGRAPH = re.compile(rf"\[({RULE_ID})\] (.+)", re.DOTALL)
_PICTURE = re.compile(r"\{\{picture ([a-z][a-z0-9-]*)\}\} (.+)", re.DOTALL)
_EACH = re.compile(r"\{\{each ([a-z_]+)\.([a-z_]+)((?: !?[a-z_]+(?:=\S+)?)*)\}\} (\|.+\|)")
_RULER = re.compile(r"\|(?: -+:? \|)+")
_SPAN = re.compile(rf"\*\*(?P<strong>[^*]+)\*\*|\*(?P<em>[^*]+)\*|\[\[(?P<rule>{RULE_ID})\]\]")
_PLACEABLE = re.compile(r"\{([^{}]*)\}")

SpanKind = Literal["text", "strong", "em", "rule"]


class Span(TypedDict):
    """Some words. Of kind `rule` they are the id of a paragraph or section: a link."""

    kind: SpanKind
    text: str


class Paragraph(TypedDict):
    """A paragraph; `id` is its rule's."""

    kind: Literal["paragraph"]
    id: str | None
    spans: list[Span]


class ListBlock(TypedDict):
    """A list."""

    kind: Literal["list"]
    items: list[list[Span]]


class TableBlock(TypedDict):
    """A table: cells are lists of spans."""

    kind: Literal["table"]
    head: list[list[Span]]
    rows: list[list[list[Span]]]


class PictureBlock(TypedDict):
    """A position with its caption, as `seat` sees it; `highlight` names what the words are about."""

    kind: Literal["picture"]
    name: str
    caption: list[Span]
    highlight: list[str]
    seat: int | None
    names: list[str]


Block = Paragraph | ListBlock | TableBlock | PictureBlock


class PageError(CantiereError):
    """A page that cannot be read; says where."""


class NoPage(PageError):
    """A page that a game does not have: it may come without rules or a guided first round."""


class Filler(Protocol):
    """Where names, figures and rows of tables come from."""

    def fill(self, placeable: str, row: Mapping[str, Any] | None) -> str:
        """Return what stands for `{placeable}`; `row` is the entry of a repeated row."""
        ...

    def entries(self, file: str, table: str, wanted: Mapping[str, str]) -> Iterable[Mapping[str, Any]]:
        """Return the entries of a table of the component data that have these values ("" means: not set)."""
        ...


class Section(NamedTuple):
    """A section: its id, the part of the page it belongs to, its title and its blocks."""

    id: str
    part: str
    title: str
    blocks: list[Block]


class Parser:
    """Reads one page."""

    def __init__(self, name: str, filler: Filler) -> None:
        self.name = name
        self.filler = filler
        self.title = ""
        self.sections: list[Section] = []
        self.ids: list[str] = []
        self._part = ""
        self._line = 0

    def read(self, text: str) -> None:
        """Read the whole page, then check that every rule referred to is there."""
        for self._line, chunk in _chunks(text):
            self._chunk(chunk)
        if not self.sections:
            raise self._error("the page has no section")
        for section in self.sections:
            for span in spans_of(section.blocks):
                if span["kind"] == "rule" and span["text"] not in self.ids:
                    raise PageError(f"{self.name}: [[{span['text']}]] refers to no paragraph")

    def _chunk(self, chunk: str) -> None:
        if chunk.startswith("# "):
            self._part = self._filled(chunk[2:])
            self.title = self.title or self._part
        elif chunk.startswith("#"):
            self._section(chunk)
        elif not self.sections:
            raise self._error("words before the first section")
        else:
            self.sections[-1].blocks.append(self._block(chunk))

    def _section(self, chunk: str) -> None:
        match = _SECTION.fullmatch(chunk)
        if match is None:
            raise self._error("a section is written: ## Heading {#id}")
        if not self.title:
            raise self._error("the page begins with: # Title")
        self._new_id(match[2])
        self.sections.append(Section(match[2], self._part, self._filled(match[1]), []))

    def _block(self, chunk: str) -> Block:
        if chunk.startswith("- "):
            return {"kind": "list", "items": [self._spans(item) for item in re.split(r"\n- ", chunk[2:])]}
        if chunk.startswith("|"):
            return self._table(chunk.splitlines())
        if chunk.startswith("{{"):
            match = _PICTURE.fullmatch(chunk)
            if match is None:
                raise self._error("a picture is written: {{picture name}} caption")
            picture: PictureBlock = {
                "kind": "picture",
                "name": match[1],
                "caption": self._spans(match[2]),
                "highlight": [],  # the page knows the position, and says the rest
                "seat": None,
                "names": [],
            }
            return picture
        match = _PARAGRAPH.fullmatch(chunk)
        if match is None and re.match(r"\[[^\[]|[>`+]|\d+\. ", chunk):
            raise self._error(f"this is no paragraph: {chunk[:30]!r}")
        if match is not None:
            self._new_id(match[1])
        return {
            "kind": "paragraph",
            "id": match[1] if match else None,
            "spans": self._spans(match[2] if match else chunk),
        }

    def _table(self, lines: list[str]) -> Block:
        if len(lines) < 3 or not _RULER.fullmatch(lines[1]):
            raise self._error("a table has a head, a line | --- |, and rows")
        head = self._cells(lines[0], None)
        rows = [row for line in lines[2:] for row in self._rows(line)]
        if any(len(row) != len(head) for row in rows):
            raise self._error("a row of this table is longer or shorter than its head")
        return {"kind": "table", "head": head, "rows": rows}

    def _rows(self, line: str) -> Iterator[list[list[Span]]]:
        if not line.startswith("{{"):
            yield self._cells(line, None)
            return
        match = _EACH.fullmatch(line)
        if match is None:
            raise self._error("a repeated row is written: {{each file.table key=value}} | … |")
        wanted = dict(_condition(one) for one in match[3].split())
        found = list(self.filler.entries(match[1], match[2], wanted))
        if not found:
            raise self._error(f"the data has no such {match[2]} in {match[1]}.toml")
        for entry in found:
            yield self._cells(match[4], entry)

    def _cells(self, line: str, row: Mapping[str, Any] | None) -> list[list[Span]]:
        if not line.startswith("|") or not line.endswith("|"):
            raise self._error(f"a row begins and ends with |: {line[:30]!r}")
        return [self._spans(cell.strip(), row) for cell in line[1:-1].split("|")]

    # --- words ---------------------------------------------------------------------------------------

    def _spans(self, text: str, row: Mapping[str, Any] | None = None) -> list[Span]:
        text = " ".join(text.split())
        spans: list[Span] = []
        end = 0
        for match in _SPAN.finditer(text):
            self._add(spans, "text", text[end : match.start()], row)
            kind = cast(SpanKind, match.lastgroup)
            self._add(spans, kind, match[kind], row)
            end = match.end()
        self._add(spans, "text", text[end:], row)
        return spans

    def _add(self, spans: list[Span], kind: SpanKind, text: str, row: Mapping[str, Any] | None) -> None:
        if kind != "rule" and re.search(r"[*\[\]`<>]", text):
            raise self._error(f"stray mark in {text[:40]!r}")
        if text:
            spans.append({"kind": kind, "text": self._filled(text, row)})

    def _filled(self, text: str, row: Mapping[str, Any] | None = None) -> str:
        def one(match: re.Match[str]) -> str:
            try:
                return self.filler.fill(match[1], row)
            except (LookupError, ValueError) as problem:
                raise self._error(f"{match[0]}: {problem.args[0]}") from problem

        return _PLACEABLE.sub(one, text)

    # --- ids and errors ------------------------------------------------------------------------------

    def _new_id(self, name: str) -> None:
        if name in self.ids:
            raise self._error(f"{name} is there already")
        self.ids.append(name)

    def _error(self, problem: str) -> PageError:
        return PageError(f"{self.name}, line {self._line}: {problem}")


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """Yield each block of lines with the number of its first line; headings are blocks of their own."""
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        heading = line.startswith("#")
        if lines and (heading or not line.strip()):
            yield number - len(lines), "\n".join(lines)
            lines = []
        if heading:
            yield number, line.strip()
        elif line.strip():
            lines.append(line.strip())


def _condition(text: str) -> tuple[str, str]:
    if text.startswith("!"):
        return text[1:], ""
    key, _, value = text.partition("=")
    return key, value or "true"


def spans_of(blocks: Iterable[Block]) -> Iterator[Span]:
    """Yield all the spans of some blocks, in their order."""
    for block in blocks:
        if block["kind"] == "paragraph":
            yield from block["spans"]
        elif block["kind"] == "picture":
            yield from block["caption"]
        elif block["kind"] == "list":
            for item in block["items"]:
                yield from item
        else:
            for row in (block["head"], *block["rows"]):
                for cell in row:
                    yield from cell


def plain(spans: Iterable[Span]) -> str:
    """Return the words of spans without their marks."""
    return "".join(span["text"] for span in spans)

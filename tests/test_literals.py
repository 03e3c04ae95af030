"""Words that people read come from the catalogues: the front ends have none of their own.

A literal counts as words if two letters or more stand together in it that are not part of a format, a name of
the program's own, or an address. What is meant for programs (an option's name, a key of JSON) is not shown.
"""

from __future__ import annotations

import ast
import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cantiere

HOME = Path(cantiere.__file__).parent
WEB = Path(__file__).parent.parent / "web" / "src"
# Calls that show their arguments to people, or raise what is shown to them. What the server refuses is said
# by `problem-REASON`; the English text in the code is for those who write code.
SHOWING = {
    *(
        "print",
        "echo",
        "write",
        "line",
        "ask",
        "input",
        "secho",
        "add_column",
        "add_row",
        "assemble",
        "append",
    ),
    *("CantiereError", "RecordError", "Text", "Panel", "exit", "set_title", "suptitle"),
}
NOT_WORDS = re.compile(r"cantiere|\bpip install\b|https?://\S*|\{\w*\}|%\w")
# Programs read these: what the process says to whoever starts it without the tools for languages.
FREE = {
    "cli/__init__.py",  # says that the catalogues' own library is missing
    "server/__main__.py",  # for programs
    "server/common/logs.py",
    "server/admin/backup.py",  # for operators, like what the database says
    "server/community/roles.py",  # for the operator's command line
    "server/community/words.py",
    "server/run.py",  # why a server does not start, said before there is a reader
    "server/starting.py",
    "server/store/migrate.py",
    "server/settings_file.py",  # what is wrong with a setting, said before there is a reader
    "server/store/database.py",
}
FRONT = sorted([*HOME.glob("cli/**/*.py"), *HOME.glob("server/**/*.py"), *HOME.glob("games/*/terminal.py")])


def in_words(text: str) -> bool:
    """Tell whether a literal is words."""
    return re.search(r"[^\W\d_]{2,}", NOT_WORDS.sub("", text)) is not None


@pytest.mark.parametrize("path", FRONT, ids=lambda path: str(path.relative_to(HOME)))
def test_python_shows_no_literals(path: Path) -> None:
    if str(path.relative_to(HOME)) in FREE:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [text for node in ast.walk(tree) for text in shown(node)] == []


def shown(node: ast.AST) -> Iterator[str]:
    """Yield the literal words that a call shows."""
    if not isinstance(node, ast.Call):
        return
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if name not in SHOWING or (name == "append" and len(node.args) < 2):
        return
    args = node.args[: 1 if name in ("append", "Text", "line", "CantiereError", "RecordError") else None]
    for arg in args:
        if isinstance(arg, ast.Tuple):
            arg = arg.elts[0]  # text and style
        yield from (text for text in literals(arg) if in_words(text))


def literals(node: ast.expr) -> Iterator[str]:
    """Yield the fixed parts of a text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from literals(part)
    elif isinstance(node, ast.BinOp):
        yield from literals(node.left)
        yield from literals(node.right)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


# --- the browser -------------------------------------------------------------------------------------------

SPOKEN = re.compile(r"""\s(?:title|aria-label|aria-description|placeholder|alt)\s*=\s*"([^"{}]*)\"""")
CODE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAGS = re.compile(r"<[^<>]*>", re.DOTALL)
IN_CODE = re.compile(
    r"""\.(?:textContent|innerText|title|placeholder|ariaLabel)\s*=\s*(["'`])(.*?)\1|\b(?:alert|confirm|prompt)\((["'`])(.*?)\3"""
)


def without_braces(text: str) -> str:
    """Return markup without what stands in braces, however deep."""
    kept, depth = [], 0
    for letter in text:
        depth += (letter == "{") - (letter == "}" and depth > 0)
        kept.append(letter if depth == 0 and letter != "}" else " ")
    return "".join(kept)


def markup_words(text: str) -> list[str]:
    """Return the words that a Svelte component shows without asking a catalogue."""
    markup = without_braces(CODE.sub(" ", text))
    spoken = SPOKEN.findall(CODE.sub(" ", text))
    between = [html.unescape(part).strip() for part in TAGS.sub("\n", markup).splitlines()]
    return [part for part in [*spoken, *between] if in_words(part)]


def code_words(text: str) -> list[str]:
    """Return the words that a script puts on the page."""
    return [said for match in IN_CODE.finditer(text) if in_words(said := match[2] or match[4] or "")]


def test_the_browser_shows_no_literals() -> None:
    found = {}
    for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]):
        text = path.read_text(encoding="utf-8")
        words = (markup_words(text) if path.suffix == ".svelte" else []) + code_words(text)
        if words and not path.name.endswith((".test.ts", ".d.ts")):
            found[str(path.relative_to(WEB))] = words
    assert found == {}


def test_the_finder_finds() -> None:
    """The finder itself: what it must see, and what it must let pass."""
    assert markup_words("<script>let a = 'Hello';</script><p>Hello {name}</p>") == ["Hello"]
    assert markup_words('<img alt="A castle" src="castle.svg" />') == ["A castle"]
    assert markup_words("<p class='big'>{t('hello', { n: 3 })} · 3 ×</p><!-- a note -->") == []
    assert markup_words("{#if a > 3}<b>{a}</b>{:else}&nbsp;{/if}") == []
    assert code_words("element.textContent = 'Hello'; alert(`No`)") == ["Hello", "No"]
    assert code_words("element.className = 'hello';") == []
    call = ast.parse("screen.line('Hello ' + name)").body[0]
    assert isinstance(call, ast.Expr)
    assert list(shown(call.value)) == ["Hello "]

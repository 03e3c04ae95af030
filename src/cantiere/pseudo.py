"""A language that nobody speaks: English with accents and brackets, to see what is not looked up.

It is offered only where `CANTIERE_PSEUDO=1` is set. Text that shows without brackets was not looked up.

>>> print(pseudo("take = Take { $number } of { $good }"), end="")
take = ⟦Ţåķé { $number } öƒ { $good }⟧
"""

from __future__ import annotations

import os

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

PSEUDO = "xx"
PLAIN = "acdefghijklnoprstuwyzACDEGHIJKLNORSTUWYZ"
LETTERS = str.maketrans(PLAIN, "åçðéƒĝĥîĵķļñöþŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ")


def offered() -> bool:
    """Tell whether the pseudo-language is wanted."""
    return os.environ.get("CANTIERE_PSEUDO", "") not in ("", "0")


def pseudo(source: str) -> str:
    """Return a Fluent file with every message transformed; what is filled in is kept."""
    resource = parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    _bracket(pattern)
    return serialize(_Accents().visit(resource))


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  the library's name
        node.value = node.value.translate(LETTERS)
        return node


def _bracket(pattern: ast.Pattern) -> None:
    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]

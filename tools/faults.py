"""Faults: small changes of a source that tests should notice, found in its syntax tree."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
COUNTED: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*"}


class Fault(NamedTuple):
    """A piece of a source, from one offset to another, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    old: str
    new: str

    @property
    def key(self) -> str:
        """A name that stays while the piece and its place do."""
        text = f"{self.file}:{self.start}:{self.old}:{self.new}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def put_into(self, source: str) -> str:
        """Return the source with the fault."""
        data = source.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()


def faults_in(file: str, source: str) -> list[Fault]:
    """Return all faults that we know how to put into a source.

    >>> [
    ...     (fault.old, fault.new)
    ...     for fault in faults_in("a.py", "def f(x: int) -> bool:\\n    return x < 3\\n")
    ... ]
    [('x < 3', 'x <= 3'), ('3', '4')]
    """
    return list(_Finder(file, source).faults())


class _Finder:
    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.tree = ast.parse(source)
        self.data = source.encode()
        starts = [0]
        for line in self.data.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts = starts

    def faults(self) -> Iterator[Fault]:
        for function in ast.walk(self.tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for statement in function.body:
                    yield from self._inside(statement)

    def _inside(self, node: ast.AST) -> Iterator[Fault]:
        """Yield the faults of a statement; messages, assertions and types are nobody's behaviour."""
        if isinstance(
            node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assert | ast.JoinedStr
        ):
            return
        if isinstance(node, ast.Raise):
            if getattr(node.exc, "id", "") != "NotImplementedError":  # what every game must say itself
                yield from self._fault(node, "pass")
            return
        yield from self._of(node)
        skipped = {getattr(node, "annotation", None), getattr(node, "returns", None)}
        for child in ast.iter_child_nodes(node):
            if child not in skipped:
                yield from self._inside(child)

    def _of(self, node: ast.AST) -> Iterator[Fault]:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARED:
                yield from self._fault(node, f"{self._text(left)} {COMPARED[type(op)]} {self._text(right)}")
            case ast.BoolOp(op=op, values=[one, *more]):
                other = " or " if isinstance(op, ast.And) else " and "
                yield from self._fault(node, "(" + other.join(map(self._text, [one, *more])) + ")")
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                yield from self._fault(node, f"bool({self._text(inner)})")
            case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNTED:
                yield from self._fault(node, f"{self._text(left)} {COUNTED[type(op)]} {self._text(right)}")
            case ast.Constant(value=bool(value)):
                yield from self._fault(node, str(not value))
            case ast.Constant(value=int(value)):
                yield from self._fault(node, str(value + 1))
            case ast.Expr(value=ast.Call()) | ast.AugAssign():
                yield from self._fault(node, "pass")
            case ast.If(test=test):
                yield from self._fault(test, "True")
                yield from self._fault(test, "False")
            case ast.Continue():
                yield from self._fault(node, "break")

    def _fault(self, node: ast.stmt | ast.expr, new: str) -> Iterator[Fault]:
        start, end = self._span(node)
        old = self.data[start:end].decode()
        if "\n" not in new and old != new:
            yield Fault(self.file, node.lineno, start, end, old, new)

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return " ".join(self.data[start:end].decode().split())

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

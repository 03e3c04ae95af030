"""Results in a file, one JSON line a game, appended as they come; a stopped run goes on from there."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

from cantiere.arena.plan import Plan, Result
from cantiere.core.reason import CantiereError


class Store:
    """The results of a run, in a file if there is one."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.results: list[Result] = []
        if path is not None and path.exists() and path.stat().st_size:
            self._read(path)
        elif path is not None:
            self._write(json.dumps(plan.header()))

    @property
    def done(self) -> set[int]:
        """The numbers of the games that have been played."""
        return {result.game for result in self.results}

    def add(self, result: Result) -> None:
        """Keep one more result."""
        self.results.append(result)
        if self.path is not None:
            self._write(json.dumps(dataclasses.asdict(result)))

    def _write(self, line: str) -> None:
        assert self.path is not None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            why = error.strerror or ""
            raise CantiereError(
                f"cannot write {self.path}: {why}", "error-write", file=str(self.path), why=why
            ) from error

    def _read(self, path: Path) -> None:
        """Take over what is there; a last line that was cut off is played again."""
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        lines = [_data(line, path) for line in kept.decode("utf-8").splitlines()]
        header = json.loads(json.dumps(self.plan.header()))
        if not lines or lines[0] != header:
            what = _differing(lines[0] if lines else {}, header)
            raise CantiereError(
                f"{path} holds the results of another run, its first line differs in {what}: "
                "name another file, or remove it",
                "error-other-run",
                file=str(path),
                what=what,
            )
        if len(kept) < len(whole):
            path.write_bytes(kept)
        self.results = [Result.from_data(line) for line in lines[1:]]


def _differing(one: Any, other: dict[str, Any]) -> str:
    """Return what differs, as it stands in the first line."""
    there = one if isinstance(one, dict) else {}
    return ", ".join(name for name in {**other, **there} if there.get(name) != other.get(name))


def _data(line: str, path: Path) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        raise CantiereError(
            f"{path} is no file of results: {error}", "error-no-results", file=str(path), why=str(error)
        ) from error

"""Names from the catalogues and figures from the component data, for what stands in braces on a page."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cantiere.texts import Texts, figures


class Figures:
    """What may stand in braces on the pages of one game in one language."""

    def __init__(self, texts: Texts, home: Path) -> None:
        self.texts = texts
        self.data: dict[str, dict[str, Any]] = {
            path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
            for path in sorted((home / "data").glob("*.toml"))
        }

    def fill(self, placeable: str, row: Mapping[str, Any] | None) -> str:
        """Return what stands for `{placeable}`."""
        if placeable.startswith("="):
            return self._figure(*placeable[1:].partition(".")[::2])
        if placeable.startswith("^"):
            words = self.fill(placeable[1:], row)
            return words[:1].upper() + words[1:]
        if placeable.startswith("."):
            return self._of_row(placeable[1:], row)
        return self._message(placeable)

    def entries(self, file: str, table: str, wanted: Mapping[str, str]) -> Iterable[Mapping[str, Any]]:
        """Return the entries of a table that have these values ("" means: not set)."""
        return [
            entry
            for entry in self.data.get(file, {}).get(table, ())
            if all(_written(entry.get(key, "")) == value for key, value in wanted.items())
        ]

    def _message(self, key: str) -> str:
        if not self.texts.knows(key):
            raise LookupError("there is no such message")
        return self.texts.about(key.removesuffix(".text")) if key.endswith(".text") else self.texts.say(key)

    def _of_row(self, field: str, row: Mapping[str, Any] | None) -> str:
        if row is None:
            raise LookupError("this belongs in a repeated row")
        if field == "name":
            return self._message(row["id"])
        if field == "text":
            return self._message(row["id"] + ".text")
        own = figures(row)
        if field not in own:
            raise LookupError(f"{row['id']} has no such figure")
        return str(own[field])

    def _figure(self, thing: str, field: str) -> str:
        known = dict(self.texts.facts.get(thing, {}))
        for data in self.data.values():
            if isinstance(data.get(thing), Mapping):
                known |= figures(data[thing])
        numbered = [known[name] for name in known if re.fullmatch(rf"{re.escape(field)}-\d+", name)]
        if field not in known and not numbered:
            raise LookupError("the component data has no such figure")
        return str(known[field]) if field in known else ", ".join(map(str, numbered))


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)

"""The glossary says what the catalogues say, and leaves nothing on the table unnamed."""

from __future__ import annotations

import re
from functools import cache

import pytest

import cantiere
from cantiere.core.game import Game
from cantiere.texts import catalogues
from tests.make_glossary import GLOSSARY, ORDER, ROW, listed, refreshed

TEXT = GLOSSARY.read_text(encoding="utf-8")
# Words of the set-up and the board's coordinates, which nobody needs a glossary for.
PLAIN = re.compile(r"column-[a-p]|part-[a-d]")


def test_the_names_are_those_of_the_catalogues() -> None:
    assert refreshed(TEXT) == TEXT, "python -m tests.make_glossary"


@pytest.mark.parametrize("name", cantiere.games())
def test_everything_that_an_action_names_is_listed(name: str) -> None:
    game: Game = cantiere.game(name)
    section = "".join(
        part for part in re.split(r"(?m)^(?=## )", TEXT) if part.lower().startswith(f"## {name}")
    )
    known = set(listed(section))
    things = {value for row in game.notation.rows for value in row.params.values() if isinstance(value, str)}
    missing = [thing for thing in sorted(things) if not _known(thing, known) and not PLAIN.fullmatch(thing)]
    assert missing == []


def _known(thing: str, known: set[str]) -> bool:
    """A card of a kind is known by its kind; tiles by the first; cards of a shape and a family by these."""
    kind = re.sub(r"-\d$", "", thing)
    tile = re.sub(r"^t\d\d$", "t01", re.sub(r"^s\d$", "s1", thing))
    return bool({thing, kind, tile} & known) or set(thing.split("-")) <= known


@pytest.mark.parametrize("lang", ORDER)
def test_words_written_by_hand_are_used_in_the_catalogues(lang: str) -> None:
    rows = [line.strip("| ").split(" | ") for line in TEXT.splitlines() if line.startswith("| ")]
    by_hand = [cells for cells in rows if not cells[0].startswith("`") and cells[0] not in ("code", "---")]
    assert len(by_hand) > 30
    words = [cells[1 + ORDER.index(lang)] for cells in by_hand]
    assert [word for word in words if not _used(word, _all(lang))] == []


@cache
def _all(lang: str) -> str:
    return "\n".join((folder / f"{lang}.ftl").read_text(encoding="utf-8").lower() for folder in catalogues())


def _used(word: str, text: str) -> bool:
    """Each word of a term occurs, if only with another ending."""
    return all(part[: max(3, len(part) - 2)].lower() in text for part in re.findall(r"[\w-]+", word))


def test_rows_are_recognized() -> None:
    assert ROW.match("| `mason` | Mason |")
    assert not ROW.match("| mason | Mason |")

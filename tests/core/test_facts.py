"""The facts of packed games: what is compiled is what the fields say."""

from __future__ import annotations

import pytest

from cantiere.core.declared import DeclaredGame
from cantiere.core.registry import home_of
from tools.make_facts import FILE, facts, games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_facts_are_those_of_the_fields(game: DeclaredGame) -> None:
    written = (home_of(game) / FILE).read_text(encoding="utf-8")
    assert written == facts(game), f"{game.id}: fields.py has changed; `make facts` writes {FILE} anew"

"""Golden playthroughs read as before, and recorded games replay to their results."""

from __future__ import annotations

import pytest

from cantiere.core.record import Record
from tests.games.castelli.playthrough import PLAYTHROUGHS, RECORDS, TESTS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_before(name: str) -> None:
    assert playthrough(name) == (TESTS / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_record_replays(name: str) -> None:
    last = Record.load(TESTS / "records" / f"{name}.json").verify()
    assert last.decision == "over"

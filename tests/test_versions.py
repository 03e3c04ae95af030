"""What stands in docs/versions.md: games are played for ever by the rules that they began with."""

from __future__ import annotations

from pathlib import Path

import pytest

import cantiere
from cantiere.core.record import Record
from tests.walks import kept, versions, walk, walked

RECORDS = Path(__file__).parent / "records"
WALKS = [(game, version) for game, found in kept().items() for version in found]
RECIPE = "docs/versions.md has the recipe for changing a rule"


@pytest.mark.parametrize("name", cantiere.games())
def test_no_version_of_the_rules_is_ever_given_up(name: str) -> None:
    game = cantiere.game(name)
    assert game.older_rules == tuple(range(1, game.rules_version)), RECIPE


@pytest.mark.parametrize("name", cantiere.games())
def test_every_version_has_recorded_games_and_walks(name: str) -> None:
    game, sums = cantiere.game(name), kept()[name]
    recorded = {Record.load(path).rules_version for path in RECORDS.glob(f"{name}-*.json")}
    assert recorded == set(versions(game)), f"python -m tests.make_records; {RECIPE}"
    assert set(sums) == {str(version) for version in versions(game)}, f"python -m tests.walks; {RECIPE}"
    assert set(walked(game)) <= set(sums[str(game.rules_version)]), f"python -m tests.walks; {RECIPE}"


@pytest.mark.parametrize(("name", "version"), WALKS)
def test_rules_do_not_change_under_their_version(name: str, version: str) -> None:
    game = cantiere.game(name)
    changed = [v for v, total in kept()[name][version].items() if walk(game, int(version), v) != total]
    assert not changed, f"version {version} of {name} asks or counts otherwise than it did: {RECIPE}"

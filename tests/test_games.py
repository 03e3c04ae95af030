"""Every game keeps the contract, replays its recorded games, and plays as its playthroughs say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cantiere
from cantiere.core.conformance import check_game, variants
from cantiere.core.record import Record
from cantiere.texts import Texts, box
from tests.playthrough import playthrough

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))
PLAYTHROUGHS = sorted((HERE / "playthroughs").glob("*.txt"))
VARIANTS = [
    (game, seats, options) for game in cantiere.games() for seats, options in variants(cantiere.game(game))
]


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=str)
def test_random_games_keep_the_contract(game: str, seats: int, options: dict[str, Any]) -> None:
    games = 4 if cantiere.compiled else 1
    played, knows = cantiere.game(game), Texts(cantiere.game(game)).knows
    report = check_game(played, seats=[seats], options=[options], games=games, knows=knows)
    assert report.games == games


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    record = Record.load(path)
    assert record.result is not None
    record.verify()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_views_have_the_type_that_is_declared(path: Path) -> None:
    record = Record.load(path)
    declared = cantiere.game(record.game).table_type
    for number, state in enumerate(record.replay()):
        if number % 19 == 0 or state.to_move == cantiere.OVER:
            for seat in [None, *range(state.seats)]:
                view = state.view(seat)["table"]
                assert msgspec.json.decode(msgspec.json.encode(view), type=declared) == view


@pytest.mark.parametrize("name", cantiere.games())
def test_data_files_have_the_type_that_is_declared(name: str) -> None:
    """The board's types are made from it: nobody keeps them in step with the files by hand."""
    game = cantiere.game(name)
    msgspec.json.decode(msgspec.json.encode(box(game)), type=game.box_type)


def test_games_are_named_in_their_own_folders_only() -> None:
    """Elsewhere, what every game must have is derived from the registry."""
    named = []
    for path in sorted(path for kind in ("py", "js", "toml") for path in HERE.rglob(f"*.{kind}")):
        others = [game for game in cantiere.games() if game not in path.relative_to(HERE).as_posix()]
        for game in others:
            # In quotes, in a path or an address, or as the name that people read.
            name = Texts(cantiere.game(game)).say(game)
            found = re.search(rf"[\"'/.=-]{game}\b|\b{name}\b", path.read_text(encoding="utf-8"))
            if found:
                named.append(f"{path.relative_to(HERE)} names {game}: choose a game by what is needed of it")
    assert not named, "\n".join(named)


def test_every_game_has_records_and_playthroughs() -> None:
    for game in cantiere.games():
        recorded = any(path.name.startswith(game) for path in RECORDS)
        assert recorded, f"{game} has no recorded game: `python -m tests.make_records` makes some"
        played = any(path.name.startswith(game) for path in PLAYTHROUGHS)
        assert played, f"{game} has no playthrough: `python -m tests.playthrough` writes them"


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthroughs_are_unchanged(path: Path) -> None:
    """After a wanted change write them anew with `python -m tests.playthrough` and review the difference."""
    assert playthrough(path.stem) == path.read_text(encoding="utf-8")

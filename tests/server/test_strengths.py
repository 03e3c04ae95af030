"""The bot that is about as strong as I am: from game to game it follows what a person has won."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import insert

import cantiere
from cantiere.server.bots.strengths import Strengths
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import Person, Seat, Table
from cantiere.server.store.rows import TableRow
from cantiere.server.tables.beginning import new_table_values
from cantiere.server.tables.seating import bot_seat, person_seat
from tests.server.serving import Player

GAME, OTHER = cantiere.games()[:2]
ANNA = Who("anna", "Anna", None, 0, "en")


def _table(store: Database, at: float, ranking: list[int], bot: str = "even", **more: Any) -> LiveTable:
    """A table of Anna's and a bot's; finished, if it says how."""
    game = cantiere.game(more.pop("game", GAME))
    resigned = more.pop("resigned", False)
    row = new_table_values(game, {}, ANNA, "t") | {"created": at, "status": "over" if ranking else "running"}
    row["result"] = {"scores": [0] * len(ranking), "ranking": ranking} if ranking else None
    row = cast(TableRow, {**row, **more})
    seats = [person_seat(0, ANNA.id, "Anna") | {"resigned": resigned}]
    seats += [bot_seat(number, bot, f"B{number}") for number in range(1, max(2, len(ranking)))]
    with store.engine.begin() as c:
        c.execute(insert(Table).values(**row))
        c.execute(insert(Seat), [seat | {"table": row["id"]} for seat in seats])
    return LiveTable(row, seats)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Database]:
    made = Database(str(tmp_path / "a.db"))
    migrate(made)
    with made.engine.begin() as c:
        person = {"id": ANNA.id, "name": "Anna", "lang": "en", "created": 0.0, "epoch": 0, "told": 0.0}
        c.execute(insert(Person).values(**person))
    yield made
    made.close()


def _asked(store: Database, live: LiveTable, name: str = "even") -> str:
    return asyncio.run(Strengths(store).bot(live, name))


def test_it_goes_up_after_victories_and_down_after_defeats(store: Database) -> None:
    assert _asked(store, _table(store, 1.0, [])) == "even:40"
    _table(store, 2.0, [1, 2])
    assert _asked(store, _table(store, 3.0, [])) == "even:46"
    _table(store, 4.0, [2, 1, 3, 4])  # one in four would be even
    assert _asked(store, _table(store, 5.0, [])) == "even:43"
    _table(store, 6.0, [1, 1])
    assert _asked(store, _table(store, 7.0, [])) == "even:43"


def test_only_games_against_it_count_and_only_those_of_the_same_game(store: Database) -> None:
    _table(store, 1.0, [1, 2], "greedy")
    _table(store, 2.0, [1, 2], game=OTHER)
    _table(store, 3.0, [1, 2], how="agreed")
    _table(store, 9.0, [1, 2])  # begun later: within a game nothing changes
    assert _asked(store, _table(store, 5.0, [])) == "even:40"
    _table(store, 4.0, [1, 2], resigned=True)  # a bot has won it
    assert _asked(store, _table(store, 5.0, [])) == "even:34"


def test_other_bots_are_asked_as_they_are(store: Database) -> None:
    assert _asked(store, _table(store, 1.0, []), "greedy") == "greedy"


def test_it_plays_at_a_table(anna: Player) -> None:
    table = anna.table("me", "even")
    assert [seat["bot"] for seat in table["seats"]] == [None, "even"]
    for _ in range(3):
        table = anna.until(table["id"], lambda now: now["status"] == "over" or now["my_turn"])
        table = anna.act(table)["table"]
    assert table["number"] > 3

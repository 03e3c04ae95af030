"""What goes out is what the OpenAPI document says, to the last entry: types are generated from it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

import cantiere
from cantiere.match import Match
from cantiere.server.api.schemas.finished import HintsShape, StoryShape
from cantiere.server.api.schemas.games import GamesShape
from cantiere.server.api.schemas.people import MeShape
from cantiere.server.api.schemas.problems import InvalidShape
from cantiere.server.api.schemas.tables import (
    ActedShape,
    DoneShape,
    LinesShape,
    LogShape,
    OutdatedShape,
    PositionShape,
    RecordShape,
    TableShape,
)
from cantiere.server.api.schemas.views import News
from cantiere.server.api.schemas.websocket import LiveAnswerShape, LiveShape
from cantiere.server.gate.news import news_for
from cantiere.server.gate.views import table_data
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import moves_data
from cantiere.server.store.changes import NewsItem
from tests.server.serving import Player, play_out
from tests.server.test_leaks import live_table

NEWS: TypeAdapter[Any] = TypeAdapter(News)


def assert_is(shape: type[BaseModel], data: Any) -> None:
    """The shape takes the data, strictly, and leaves nothing of it out."""
    assert shape.model_validate(data, strict=True).model_dump(exclude_unset=True) == data


@pytest.mark.parametrize("game", cantiere.games())
def test_tables_and_news_have_their_schemas(game: str) -> None:
    rng = random.Random(game)
    match = Match(game, [None, None], seed="schemas", salt="")
    while not match.over:
        if rng.random() < 0.1:
            live = live_table(match)
            for seat in (None, 0, 1):
                who = Who(f"p{seat}", "", None, 0, "en") if seat is not None else None
                assert_is(TableShape, table_data(live, who, seat, "en", refusals=True))
            told = NewsItem(1, "moved", {"moves": moves_data(match.moves[-5:], 1)}, 0.0)
            line = news_for(told, 0, game, "en", ["A", "B"], all_open=False)
            assert NEWS.validate_python(line, strict=True).model_dump() == line
        match.play(rng.choice(match.state.legal_actions()))


def test_answers_have_their_schemas(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", name="Schemas")
    path = f"/api/tables/{table['id']}"
    assert_is(TableShape, table)
    assert_is(LinesShape, anna.get("/api/tables", find="Schemas"))
    berta.post(path + "/join", {})
    berta.post(path + "/chat", {"text": "Hello"})
    table = anna.table("me", "hot")
    path = f"/api/tables/{table['id']}"
    assert_is(HintsShape, anna.post(path + "/hint", {}))
    acted = anna.act(table)
    assert_is(ActedShape, acted)
    assert_is(OutdatedShape, anna.post(path + "/actions", anna.answer(table), 409))
    assert_is(InvalidShape, anna.post(path + "/actions", {}, 422))
    now = acted["table"]
    assert_is(InvalidShape, anna.post(path + "/actions", anna.answer(now, "fly"), 422))
    assert_is(DoneShape, anna.post(path + "/undo", {"number": now["number"]}))
    assert_is(PositionShape, anna.get(path + "/positions/1"))
    assert_is(GamesShape, anna.get("/api/games"))
    assert_is(MeShape, anna.get("/api/me"))


def test_finished_games_have_their_schemas(anna: Player) -> None:
    table = play_out(anna, anna.table("me", "hot"))
    path = f"/api/tables/{table['id']}"
    anna.post(path + "/rematch")
    for line in anna.get(path + "/news")["news"]:
        assert NEWS.validate_python(line, strict=True).model_dump() == line
    assert_is(StoryShape, anna.get(path + "/story"))
    RecordShape.model_validate(anna.get(path + "/record"))
    LogShape.model_validate(anna.get(path + "/log"), strict=True)


def test_messages_of_the_socket_have_their_schemas(anna: Player) -> None:
    table = anna.table("me", "hot")
    with anna.live() as live:
        live.send(do="subscribe", table=table["id"], after=0, id=1)
        assert_is(LiveShape, live.receive())
        assert_is(LiveAnswerShape, live.receive())
        assert_is(LiveAnswerShape, live.ask(do="act", table=table["id"], **anna.answer(table)))
        assert_is(LiveAnswerShape, live.ask(do="lang", lang="en"))


def test_the_document_has_them(anna: Player) -> None:
    described = anna.get("/api/openapi.json")
    assert "LiveShape" in described["components"]["schemas"]
    refused = described["paths"]["/api/tables/{table}/actions"]["post"]["responses"]["422"]["content"]
    assert refused == {"application/problem+json": {"schema": {"$ref": "#/components/schemas/InvalidShape"}}}

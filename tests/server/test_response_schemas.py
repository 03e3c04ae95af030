"""What goes out is what the OpenAPI document says, to the last entry: types are generated from it."""

from __future__ import annotations

import random
from typing import Literal, NotRequired, TypedDict

import pytest

import cantiere
from cantiere.match import Match
from cantiere.server.api.schemas import Schemas
from cantiere.server.common.errors import InvalidData
from cantiere.server.gate.types.finished import Hints, RecordData, Story
from cantiere.server.gate.types.games import GamesInfo
from cantiere.server.gate.types.live import LiveAnswer, LiveNews
from cantiere.server.gate.types.news import Log, MoveLine, NewsList
from cantiere.server.gate.types.positions import PastPosition
from cantiere.server.gate.types.tables import Acted, OutdatedData, TableLines, TableView, UndoDone
from cantiere.server.people.types import Me
from tests.server.looks import live_table, shown, told
from tests.server.schema_check import assert_is
from tests.server.serving import Player, play_out


@pytest.mark.parametrize("game", cantiere.games())
def test_tables_and_news_have_their_schemas(game: str) -> None:
    rng = random.Random(game)
    match = Match(game, [None, None], seed="schemas", salt="")
    while not match.over:
        if rng.random() < 0.1:
            live = live_table(match)
            for seat in (None, 0, 1):
                assert_is(TableView, shown(live, seat, refusals=True))
            for line in told(match.moves[-5:], 0, game, ["A", "B"]):
                assert_is(MoveLine, line)
        match.play(rng.choice(match.state.legal_actions()))


def test_answers_have_their_schemas(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", name="Schemas")
    path = f"/api/tables/{table['id']}"
    assert_is(TableView, table)
    assert_is(TableLines, anna.get("/api/tables", find="Schemas"))
    berta.post(path + "/join", {})
    berta.post(path + "/chat", {"text": "Hello"})
    table = anna.table("me", "hot")
    path = f"/api/tables/{table['id']}"
    assert_is(Hints, anna.post(path + "/hint", {}))
    acted = anna.act(table)
    assert_is(Acted, acted)
    assert_is(OutdatedData, anna.post(path + "/actions", anna.answer(table), 409))
    assert_is(InvalidData, anna.post(path + "/actions", {}, 422))
    now = acted["table"]
    assert_is(InvalidData, anna.post(path + "/actions", anna.answer(now, "fly"), 422))
    assert_is(UndoDone, anna.post(path + "/undo", {"number": now["number"]}))
    assert_is(PastPosition, anna.get(path + "/positions/1"))
    assert_is(GamesInfo, anna.get("/api/games"))
    assert_is(Me, anna.get("/api/me"))


def test_finished_games_have_their_schemas(anna: Player) -> None:
    table = play_out(anna, anna.table("me", "hot"))
    path = f"/api/tables/{table['id']}"
    anna.post(path + "/rematch")
    assert_is(NewsList, anna.get(path + "/news"))
    assert_is(Story, anna.get(path + "/story"))
    assert_is(RecordData, anna.get(path + "/record"))
    assert_is(Log, anna.get(path + "/log"))


def test_messages_of_the_socket_have_their_schemas(anna: Player) -> None:
    table = anna.table("me", "hot")
    with anna.live() as live:
        live.send(do="subscribe", table=table["id"], after=0, id=1)
        assert_is(LiveNews, live.receive())
        assert_is(LiveAnswer, live.receive())
        assert_is(LiveAnswer, live.ask(do="act", table=table["id"], **anna.answer(table)))
        assert_is(LiveAnswer, live.ask(do="lang", lang="en"))


def test_the_document_has_them(anna: Player) -> None:
    described = anna.get("/api/openapi.json")
    assert "LiveNews" in described["components"]["schemas"]
    refused = described["paths"]["/api/tables/{table}/actions"]["post"]["responses"]["422"]["content"]
    assert refused == {"application/problem+json": {"schema": {"$ref": "#/components/schemas/InvalidData"}}}
    assert described["components"]["schemas"]["Position"]["properties"]["table"] == {
        "$ref": "#/components/schemas/GameTable"
    }


class Part(TypedDict):
    """A part."""

    word: Literal["a", "b"]


class Whole(Part):
    """All of it."""

    parts: list[Part] | None
    named: NotRequired[dict[str, int]]
    pair: tuple[int, str]


def test_a_schema_is_made_from_the_type_itself() -> None:
    schemas = Schemas()
    part = {"$ref": "#/components/schemas/Part"}
    assert schemas.of(list[Whole]) == {"type": "array", "items": {"$ref": "#/components/schemas/Whole"}}
    assert schemas.components["Whole"] == {
        "type": "object",
        "title": "Whole",
        "description": "All of it.",
        "properties": {
            "word": {"type": "string", "enum": ["a", "b"]},
            "parts": {"anyOf": [{"type": "array", "items": part}, {"type": "null"}]},
            "named": {"type": "object", "additionalProperties": {"type": "integer"}},
            "pair": {
                "type": "array",
                "prefixItems": [{"type": "integer"}, {"type": "string"}],
                "minItems": 2,
                "maxItems": 2,
            },
        },
        "required": ["word", "parts", "pair"],
    }
    with pytest.raises(TypeError, match="set"):
        schemas.of(set[int])

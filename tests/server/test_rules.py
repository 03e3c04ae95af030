"""Rules pages and guided first rounds over the network."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import cantiere
from cantiere.rules import guide_of, rules_page
from cantiere.server.gate.types.rules import GuideAnswer, GuideView, RulesPage
from cantiere.texts import Texts, languages
from tests.server.schema_check import assert_is
from tests.server.serving import PATIENCE, Player


@pytest.mark.parametrize("lang", languages())
def test_rules_and_guides_come_in_every_language(anna: Player, lang: str) -> None:
    for game in cantiere.games():
        page = anna.get(f"/api/games/{game}/rules", lang=lang)
        assert_is(RulesPage, page)
        assert page["lang"] == lang
        assert page["title"] == rules_page(Texts(cantiere.game(game), lang)).title
        guide = anna.get(f"/api/games/{game}/guide", lang=lang)
        assert_is(GuideView, guide)
        assert guide["lang"] == lang
        assert all(step["view"]["table"] for step in guide["steps"])
        asked = [step["view"] for step in guide["steps"] if step["view"]["to_move"] == step["seat"]]
        assert asked
        assert all(view["question"]["options"] for view in asked)


def test_a_refusal_leads_to_its_paragraph(anna: Player) -> None:
    table = anna.table("me", "hot")
    page = anna.get(f"/api/games/{table['game']}/rules")
    ids = {section["id"] for section in page["sections"]} | {
        block["id"] for section in page["sections"] for block in section["blocks"] if block.get("id")
    }
    refusals: list[Any] = []
    while not refusals:
        refusals = anna.see(table["id"], refusals=True)["view"]["question"]["refusals"]
        table = anna.act(table)["table"]
    assert {refusal["rule"] for refusal in refusals} <= ids


def test_an_unknown_game_has_no_rules(anna: Player) -> None:
    for what in ("rules", "guide"):
        answer = httpx.get(f"{anna.server.url}/api/games/nothing/{what}", timeout=PATIENCE)
        assert answer.status_code == 404
        assert answer.json()["reason"] == "no-such-game"


@pytest.mark.parametrize("game", cantiere.games())
def test_the_guided_round_asks_and_tells(anna: Player, game: str) -> None:
    """Every possible answer is told of; what the record plays is right, and nothing else."""
    asking = [step for step in anna.get(f"/api/games/{game}/guide")["steps"] if step["asks"]]
    assert len(asking) >= 4
    right = {step.key: step.right for step in guide_of(Texts(cantiere.game(game), "en")).steps}
    for step in asking:
        options = step["view"]["question"]["options"]
        path = f"/api/games/{game}/guide/{step['key']}"
        wrong = [one for one in options if one["text"] != right[step["key"]]]
        assert len(wrong) == len(options) - 1
        for option in [*wrong[:2], *(one for one in options if one not in wrong)]:
            told = anna.get(path, answer=option["text"])
            assert_is(GuideAnswer, told)
            assert told["right"] is (option["text"] == right[step["key"]])
            assert told["chosen"] == {"text": option["text"], "label": option["label"]}
            assert told["played"]["text"] == right[step["key"]]
            assert [move["text"] for move in told["moves"]] == [option["text"]]
    refused = anna.http.get(f"/api/games/{game}/guide/{asking[0]['key']}", params={"answer": "fly"})
    assert refused.status_code == 422
    assert anna.http.get(f"/api/games/{game}/guide/nowhere", params={"answer": "fly"}).status_code == 404

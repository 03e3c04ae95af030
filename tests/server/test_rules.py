"""Rules pages and guided first rounds over the network."""

from __future__ import annotations

import httpx
import pytest

import cantiere
from cantiere.rules import rules_page
from cantiere.server.gate.types.rules import GuideView, RulesPage
from cantiere.texts import Texts, languages
from tests.server.schema_check import assert_is
from tests.server.serving import Player


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
    table = anna.table("me", "greedy")
    page = anna.get(f"/api/games/{table['game']}/rules")
    ids = {section["id"] for section in page["sections"]} | {
        block["id"] for section in page["sections"] for block in section["blocks"] if block.get("id")
    }
    view = anna.get(f"/api/tables/{table['id']}")["view"]
    assert {refusal["rule"] for refusal in view["question"].get("refusals", [])} <= ids


def test_an_unknown_game_has_no_rules(anna: Player) -> None:
    for what in ("rules", "guide"):
        answer = httpx.get(f"{anna.server.url}/api/games/nothing/{what}")
        assert answer.status_code == 404
        assert answer.json()["reason"] == "no-such-game"

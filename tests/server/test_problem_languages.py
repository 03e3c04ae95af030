"""The server speaks the language of whoever it serves: asked for, the person's own, or the browser's."""

from __future__ import annotations

import pytest

from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.record import RECORD_FORMAT
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.texts import Texts, languages
from tests.server.serving import GAME, Player, Server

every_language = pytest.mark.parametrize("lang", languages())


@every_language
def test_problems_are_said_in_the_language_asked_for(anna: Player, lang: str) -> None:
    say = Texts(None, lang).say
    problem = anna.get("/api/tables/nowhere", 404, lang=lang)
    assert (problem["detail"], problem["title"]) == (say("problem-not-found"), say("problem-title-404"))
    problem = anna.post(f"/api/tables?lang={lang}", {"game": GAME, "seats": [{"kind": "throne"}]}, 422)
    assert problem["title"] == say("problem-title-422")
    assert problem["errors"][0]["at"] in problem["detail"]


@every_language
def test_problems_are_said_in_the_persons_own_language(server: Server, lang: str) -> None:
    anna = Player(server, "Anna")
    assert anna.http.patch("/api/me", json={"lang": lang}).is_success
    assert anna.get("/api/tables/nowhere", 404)["detail"] == Texts(None, lang).say("problem-not-found")


@every_language
def test_problems_are_said_in_the_browsers_language(server: Server, lang: str) -> None:
    stranger = Player(server, **{"Accept-Language": f"xx,{lang}-CH;q=0.8"})
    problem = stranger.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}]}, 401)
    assert problem["detail"] == Texts(None, lang).say("problem-who")


@every_language
def test_what_a_game_refuses_is_said_by_the_game(anna: Player, lang: str) -> None:
    refused = refused_together()
    assert refused, "no game refuses its own seats or options: this sentence cannot be tried"
    for game, number, error in refused:
        seats = [{"kind": "me"}, *[{"kind": "bot"}] * (number - 1)]
        problem = anna.post(f"/api/tables?lang={lang}", {"game": game.id, "seats": seats}, 422)
        assert problem["detail"] == Texts(game, lang).error(error)
        assert "[" not in problem["detail"]


def refused_together() -> list[tuple[Game, int, CantiereError]]:
    """Every number of seats that a game takes, but not with its usual options, and what it says of it."""
    found: list[tuple[Game, int, CantiereError]] = []
    for game in map(find_game, games()):
        for seats in game.seat_counts:
            try:
                game.check(seats, {})
            except CantiereError as error:
                found.append((game, seats, error))
    return found


@every_language
def test_a_file_that_cannot_be_read_is_said_in_whole_sentences_and_the_english_detail_is_for_programs(
    anna: Player, lang: str
) -> None:
    say = Texts(None, lang).say
    odd = anna.post(f"/api/records?lang={lang}", {"record": {"format": RECORD_FORMAT, "spells": 1}}, 422)
    snapshot = anna.post(f"/api/analysis?lang={lang}", {"snapshot": {"game": GAME, "table": []}}, 422)
    assert odd["detail"] == say("problem-not-a-record")
    assert "spells" in odd["why"]
    assert snapshot["detail"] == say("problem-not-a-snapshot")
    assert GAME in snapshot["why"]


@every_language
def test_options_that_a_game_does_not_have_are_refused_in_the_readers_language(
    anna: Player, lang: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "hot"}]
    wanted = {"game": GAME, "seats": seats, "options": {"dragons": True}}
    refused = anna.post(f"/api/tables?lang={lang}", wanted, 422)["detail"]
    assert (refused == anna.post("/api/tables?lang=en", wanted, 422)["detail"]) == (lang == "en")

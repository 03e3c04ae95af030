"""Problems over the network: what there is, a position that asks, what is said about its answers."""

from __future__ import annotations

import datetime
import json

import httpx
import pytest

import cantiere
from cantiere.bots import LEVELS
from cantiere.problems import of_the_day, played_on, puzzles_of, themes_in
from cantiere.server.gate.problems import puzzles_json
from cantiere.server.gate.types.problems import PuzzleSolution, PuzzlesView, PuzzleView
from cantiere.texts import Texts, languages
from tests.server.schema_check import assert_is
from tests.server.serving import PATIENCE, Player

every_game = pytest.mark.parametrize("name", cantiere.games())


@pytest.mark.parametrize("lang", languages())
def test_what_there_is_in_every_language(anna: Player, lang: str) -> None:
    found = anna.get("/api/problems", lang=lang)
    assert_is(PuzzlesView, found)
    assert found["levels"] == list(LEVELS)
    assert [one["game"] for one in found["games"]] == list(cantiere.games())
    day = datetime.date.fromisoformat(found["day"])
    for one in found["games"]:
        game = cantiere.game(one["game"])
        assert one["today"] == of_the_day(puzzles_of(game), day).id
        assert [puzzle["id"] for puzzle in one["puzzles"]] == [puzzle.id for puzzle in puzzles_of(game)]
        texts = Texts(game, lang)
        assert {theme["id"]: theme["name"] for theme in one["themes"]} == {
            theme: texts.say(theme) for theme in themes_in(game)
        }


def test_every_day_has_its_own_problem() -> None:
    days = [datetime.date(2026, 2, 27) + datetime.timedelta(days=number) for number in range(4)]
    found = [json.loads(puzzles_json(day, "en")) for day in days]
    assert [one["day"] for one in found] == ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]
    for number in range(len(cantiere.games())):
        assert len({one["games"][number]["today"] for one in found}) == len(days)


@every_game
def test_a_problem_asks_and_does_not_say_what_is_best(anna: Player, name: str) -> None:
    game = cantiere.game(name)
    for puzzle in puzzles_of(game)[::40]:
        asked = anna.get(f"/api/games/{name}/problems/{puzzle.id}")
        assert_is(PuzzleView, asked)
        state = puzzle.state(game)
        assert asked["seat"] == asked["view"]["seat"] == asked["view"]["to_move"] == state.to_move
        assert len(asked["names"]) == state.seats
        options = asked["view"]["question"]["options"]
        assert [one["text"] for one in options] == [game.action_name(one) for one in state.legal_actions()]
        assert set(asked) == {"id", "game", "seat", "level", "themes", "names", "view"}
        assert asked["view"]["table"] == json.loads(json.dumps(state.view(int(state.to_move))["table"]))


@every_game
@pytest.mark.parametrize("lang", languages())
def test_a_solution_says_what_each_answer_is_worth(anna: Player, name: str, lang: str) -> None:
    for puzzle in puzzles_of(cantiere.game(name))[::40]:
        said = anna.get(f"/api/games/{name}/problems/{puzzle.id}/solution", lang=lang)
        assert_is(PuzzleSolution, said)
        assert [(one["text"], one["chances"]) for one in said["answers"]] == [
            (one.text, list(one.chances)) for one in puzzle.answers
        ]
        assert [[one["found"], one["asked"]] for one in said["found"]] == list(
            map(list, puzzle.found.values())
        )
        assert [moves[0]["text"] for moves in said["follows"]] == [moves[0][1] for moves in puzzle.follows]
        lines = [event["line"] for moves in said["follows"] for move in moves for event in move["events"]]
        assert lines
        assert not [line for line in (*lines, *(one["label"] for one in said["answers"])) if "[" in line]


@every_game
def test_what_others_do_in_secret_is_not_told(anna: Player, name: str) -> None:
    """What follows is told as the asked seat would be told it."""
    game = cantiere.game(name)
    for puzzle in puzzles_of(game)[::10]:
        seat = int(puzzle.state(game).to_move)
        said = anna.get(f"/api/games/{name}/problems/{puzzle.id}/solution")
        for told, moves in zip(said["follows"], puzzle.follows, strict=True):
            played = played_on(puzzle, game, moves[0][1])
            known = [event.name for move in played for event in move.events if event.visible_to(seat)]
            assert [event["name"] for move in told for event in move["events"]] == known


def test_what_there_is_not(anna: Player) -> None:
    name = cantiere.games()[0]
    for path in (f"{name}/problems/0-0", f"{name}/problems/0-0/solution", "nothing/problems/1-1"):
        answer = httpx.get(f"{anna.server.url}/api/games/{path}", timeout=PATIENCE)
        assert answer.status_code == 404
        assert answer.json()["reason"] == "not-found"
    assert httpx.get(f"{anna.server.url}/api/games/{name}/problems/x", timeout=PATIENCE).status_code == 422

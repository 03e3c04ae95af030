"""Questions of which nobody else may know: where there is no choice the server answers, as a person would."""

from __future__ import annotations

import random

import pytest

import cantiere
from tests.server.serving import Player, options

SECRETIVE = [name for name in cantiere.games() if cantiere.game(name).asks_secretly]


def given_secretly(game: str) -> set[str]:
    """Return the answers that are given for whoever has no choice, in a game played at random."""
    match, rng = cantiere.Match(game, [None] * 3, seed=2), random.Random(2)
    found: set[str] = set()
    while not match.over:
        found.add(match.secret_answer() or "")
        match.play(rng.choice(match.state.legal_actions()))
    return found - {""}


@pytest.mark.parametrize("game", SECRETIVE)
def test_whoever_cannot_react_is_not_waited_for_and_answers_like_whoever_can(anna: Player, game: str) -> None:
    (quiet,) = given_secretly(game)
    table, rng = anna.table("me", "hot", game=game), random.Random(4)
    asked = 0
    while table["status"] == "running":
        table = anna.until(table["id"], lambda now: now["my_turn"] or now["status"] == "over")
        if table["status"] == "over":
            break
        answers = options(table)
        assert answers != [quiet]
        asked += quiet in answers
        table = anna.act(table, quiet if quiet in answers else rng.choice(answers))["table"]
    news = anna.get(f"/api/tables/{table['id']}/news", after=0)["news"]
    changes = [[move["text"] for move in one["moves"]] for one in news if one.get("moves")]
    declined = [texts for texts in changes if quiet in texts]
    assert all(texts.index(quiet) == 0 and texts.count(quiet) == 1 for texts in declined)
    assert len(declined) > asked  # some were given by the server, each as a change of its own


def test_only_secret_questions_without_a_choice_are_answered_so() -> None:
    for game in cantiere.games():
        match = cantiere.Match(game, [None] * 3, seed=2)
        rng, found = random.Random(2), 0
        while not match.over:
            answer = match.secret_answer()
            if answer is not None:
                found += 1
                assert [match.game.text(match.state, one) for one in match.state.legal_actions()] == [answer]
            match.play(rng.choice(match.state.legal_actions()))
        assert bool(found) == match.game.asks_secretly

"""Questions of which nobody else may know: where there is no choice the server answers, as a person would."""

from __future__ import annotations

import random

import cantiere
from tests.server.serving import Player, options


def test_whoever_cannot_react_is_not_waited_for_and_answers_like_whoever_can(anna: Player) -> None:
    table, rng = anna.table("me", "hot", game="castelli"), random.Random(4)
    asked = 0
    while table["status"] == "running":
        table = anna.until(table["id"], lambda now: now["my_turn"] or now["status"] == "over")
        if table["status"] == "over":
            break
        answers = options(table)
        assert answers != ["decline"]
        asked += "decline" in answers
        kept = [answer for answer in answers if not answer.startswith("sell")]
        table = anna.act(table, "decline" if "decline" in kept else rng.choice(kept))["table"]
    news = anna.get(f"/api/tables/{table['id']}/news", after=0)["news"]
    changes = [[move["text"] for move in one["moves"]] for one in news if one.get("moves")]
    declined = [texts for texts in changes if "decline" in texts]
    assert all(texts.index("decline") == 0 and texts.count("decline") == 1 for texts in declined)
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

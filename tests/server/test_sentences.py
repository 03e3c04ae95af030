"""Sentences are kept for all tables, and the names of a table put in: they read as if made for it."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.core.events import ALL, Event
from cantiere.match import Match
from cantiere.server.gate.words import event_line, option_label
from cantiere.texts import Texts

NAMES = [("Anna", "Bruno", "Carla"), ("\ue001", "\ue000 {seat}", "$seat"), ("a former player", "", "Bruno")]


@pytest.mark.parametrize("name", cantiere.games())
@pytest.mark.parametrize("lang", ["en", "it"])
def test_names_are_put_in_last(name: str, lang: str) -> None:
    game = cantiere.game(name)
    texts, match = Texts(game, lang), Match(name, [None] * 3, seed="words")
    rng, told = cantiere.Rng("answers"), 0
    while not match.over:
        state = match.state
        legal = state.legal_actions()
        for names in NAMES:
            row = game.label(state, legal[0])
            said = option_label(name, lang, row.text, row.key, tuple(row.params.items()), names)
            assert said == texts.label(row, names)
        match.play(legal[rng.below(len(legal))])
    for event in (event for move in match.moves for event in move.events):
        params = tuple(event.params.items())
        for names in NAMES:
            said = event_line(name, lang, event.name, event.seat, params, names)
            assert said == texts.event(Event(event.name, event.seat, dict(params), ALL), names)
            told += "Anna" in said
    assert told > 10

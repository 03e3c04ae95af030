"""What moves leave with: events with their pieces and figures, as far as the viewer may know them."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import cantiere
from cantiere.core.events import ALL
from cantiere.match import Match
from cantiere.server.gate.news import move_lines
from cantiere.server.gate.types.news import MoveLine
from cantiere.server.play.known_news import hidden_figures, known_moves
from cantiere.server.play.live_table import moves_data
from cantiere.server.store.news import KeptMove
from tests.server.looks import told
from tests.server.schema_check import assert_is


def played(game: str, seats: int = 2) -> Match:
    rng = random.Random(game)
    match = Match(game, [None] * seats, seed="news", salt="")
    while not match.over:
        match.play(rng.choice(match.state.legal_actions()))
    return match


@pytest.mark.parametrize("game", cantiere.games())
def test_events_leave_with_all_they_have(game: str) -> None:
    match = played(game)
    lines = told(match.moves, None, game, ["A", "B"], all_open=True)
    for move, line in zip(match.moves, lines, strict=True):
        assert_is(MoveLine, line)
        for event, said in zip(move.events, line["events"], strict=True):
            assert [tuple(one.values()) for one in said["pieces"]] == event.pieces
            changes = [(one["seat"], one["figure"], one["by"], one["source"]) for one in said["figures"]]
            assert changes == event.figures
    names = [figure.name for figure in match.game.figures]
    now = [list(map(int, match.moves[0].before.figures(seat))) for seat in range(2)]
    for line in lines:
        for said in line["events"]:
            for one in said["figures"]:
                now[one["seat"]][names.index(one["figure"])] = cast(int, one["now"])
    assert now == [list(map(int, match.state.figures(seat))) for seat in range(2)]


@pytest.mark.parametrize("game", cantiere.games())
def test_what_a_hidden_figure_became_is_told_to_its_seat_alone(game: str) -> None:
    match = played(game)
    hidden = {figure.name for figure in match.game.figures if figure.hidden}
    kept = {move["move"]: move for move in moves_data(match.moves, 1)}
    for viewer in (None, 0, 1):
        for line in told(match.moves, viewer, game, ["A", "B"]):
            seen = [event for event in kept[line["move"]]["events"] if event["seen_by"] in (ALL, viewer)]
            for event, said in zip(seen, line["events"], strict=True):
                for change, shown in zip(event["figures"], said["figures"], strict=True):
                    known = change["seat"] == viewer or change["figure"] not in hidden
                    assert shown == {**change, "now": change["now"] if known else None}


def test_news_that_were_kept_before_events_told_of_pieces_are_read() -> None:
    game = cantiere.games()[0]
    event: Any = {"name": "none-such", "seat": 0, "params": {}, "seen_by": ALL}
    old: KeptMove = {"move": 1, "who": 0, "text": "a move", "events": [event]}
    known = known_moves([old], 1, hidden_figures(game, {}), all_open=False)
    (line,) = move_lines(known, game, "en", ("A", "B"))
    assert (line["events"][0]["pieces"], line["events"][0]["figures"]) == ([], [])


def test_with_open_screens_everybody_learns_what_a_figure_became() -> None:
    """Whether a figure is hidden may be a matter of the options."""
    for game in cantiere.games():
        played = cantiere.game(game)
        if any(option.name == "open_screens" for option in played.options):
            assert hidden_figures(game, {"open_screens": False})
            assert not hidden_figures(game, {"open_screens": True})

"""Two people at one terminal: as long as nobody has foreseen an event, nothing is hidden."""

from __future__ import annotations

from cantiere.cli.session import Session
from cantiere.match import Match
from tests.cli.test_curtain import Terminal
from tests.games.pillars.build import GAME


def test_where_nothing_is_hidden_nobody_has_to_press_a_key() -> None:
    match = Match(GAME, [None, None], seed="1", answer_forced=True)
    screen = Terminal(20)
    screen.use(match.game)
    screen.session = Session(match, screen, ["Anna", "Berta"], ["me", "me"], None)
    screen.session.run()
    assert screen.curtains == 0

"""Several people at one terminal: nobody sees what another was shown."""

from __future__ import annotations

import contextlib
import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import cantiere
from cantiere.cli.log import secrets_of
from cantiere.cli.screen import Screen
from cantiere.cli.session import Session
from cantiere.core.events import ALL
from cantiere.core.game import Game
from cantiere.match import Match

CLEARED = "\x1b[H\x1b[2J\x1b[3J"


def together(game: Game) -> dict[str, Any]:
    """Return what can be switched on at once in a game of two."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        if option.default is False:
            with contextlib.suppress(cantiere.CantiereError):
                chosen = game.check(2, {**chosen, option.name: True}) and {**chosen, option.name: True}
    return chosen


def hiding() -> list[tuple[str, dict[str, Any]]]:
    """Every game, plain and with all that can be switched on, in which something is hidden at the start."""
    found: list[tuple[str, dict[str, Any]]] = []
    for game in map(cantiere.game, cantiere.games()):
        for options in ({}, together(game)):
            state = game.new(2, **options)
            cantiere.settle(state, random.Random(1))
            if state.hides_from(0):
                found.append((game.id, options))
    return found


class Terminal(Screen):
    """A terminal that is typed into by chance; `seen()` is what stands on it, scroll-back included."""

    def __init__(self, questions: int) -> None:
        super().__init__()
        self.console = Console(file=io.StringIO(), force_terminal=True, width=100, highlight=False)
        self.interactive = True
        self.questions = questions
        self.curtains = 0
        self.session: Session | None = None
        self.luck = random.Random(3)

    def seen(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue().split(CLEARED)[-1]

    def ask(self, prompt: str) -> str | None:
        session = self.session
        assert session is not None
        if session.match.over:
            return None
        if prompt != "> ":
            self.curtains += 1
            assert not self.seen().strip(), "the curtain shows what was there before"
            return ""
        for line in hidden_lines(session):
            assert line not in self.seen(), f"seat {session.viewer} reads: {line}"
        self.questions -= 1
        if self.questions < 0:
            return None
        return str(self.luck.randrange(len(session.match.state.legal_actions())) + 1)


def hidden_lines(session: Session) -> Iterator[str]:
    """What only the other people may know, in words."""
    viewer, texts = session.viewer, session.screen.texts
    secrets = secrets_of(session.match.moves, viewer) if viewer is not None else ()
    own = {texts.event(event, session.names) for event in secrets}
    for move in session.match.moves:
        for event in move.events:
            if event.seen_by not in (ALL, viewer):
                line = texts.event(event, session.names)
                if line not in own:
                    yield line


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize(("game", "options"), hiding())
def test_the_next_person_sees_nothing_of_the_one_before(
    game: str, options: dict[str, Any], people: int
) -> None:
    found = cantiere.game(game)
    names = ["Anna", "Berta", "Carla"][:people]
    match = Match(found, [None] * people, seed="1", answer_forced=True, **options)
    screen = Terminal(60)
    screen.use(found)
    screen.session = Session(match, screen, names, ["me"] * people, None)
    screen.session.run()
    assert screen.curtains > people
    assert any(True for _ in hidden_lines(screen.session)), "nothing was hidden: the test says nothing"

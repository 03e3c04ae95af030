"""`cantiere problem`: a position in which one answer is clearly better. Which?"""

from __future__ import annotations

import datetime
import secrets

from rich.table import Table
from rich.text import Text

from cantiere.bots import LEVELS
from cantiere.cli.board import board
from cantiere.cli.log import told
from cantiere.cli.menu import Menu
from cantiere.cli.play import pick
from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.core.game import Game
from cantiere.core.marks import COLOURS, LETTERS, SHAPES
from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.core.state import State
from cantiere.problems import Puzzle, fitting, of_the_day, played_on, puzzles_of, themes_in

SHOWN = 8  # answers of which the chances are listed


def problem(
    screen: Screen, game_id: str | None, theme: str | None, level: str | None, day: str | None
) -> None:
    """Put a problem before a person: the day's, or one of a theme or a level."""
    game = find_game(game_id) if game_id is not None else pick(screen)
    screen.use(game)
    AskedProblem(screen, game, chosen(game, theme or "", level or "", day)).run()


def chosen(game: Game, theme: str, level: str, day: str | None) -> Puzzle:
    """Return the problem that is wanted: a day's; without a day, today's, or any of a theme or level."""
    if theme and _message(theme) not in themes_in(game):
        known = ", ".join(one.removeprefix("theme-") for one in themes_in(game))
        raise trouble("no-theme", theme=theme, known=known or "–")
    if level and level not in LEVELS:
        raise trouble("no-level", level=level, known=", ".join(LEVELS))
    found = fitting(puzzles_of(game), _message(theme), level)
    if not found:
        raise trouble("no-problem")
    if day is None and (theme or level):
        return secrets.choice(found)
    try:
        return of_the_day(found, datetime.date.fromisoformat(day) if day else _today())
    except ValueError as error:
        raise trouble("no-day", day=day) from error


def _today() -> datetime.date:
    """Return the day as the server counts it, so that both ask the same."""
    return datetime.datetime.now(datetime.UTC).date()


def _message(theme: str) -> str:
    return theme if not theme or theme.startswith("theme-") else f"theme-{theme}"


class AskedProblem:
    """A problem that is put before somebody."""

    def __init__(self, screen: Screen, game: Game, puzzle: Puzzle) -> None:
        self.screen = screen
        self.game = game
        self.puzzle = puzzle
        self.state: State = puzzle.state(game)
        self.seat = int(self.state.to_move)
        self.names = [screen.texts.name(seat) for seat in range(self.state.seats)]
        self.menu = Menu(self.state, screen.texts, self.names)

    def run(self) -> str | None:
        """Show it, take an answer, say what it is worth; return the answer, "" for none, None: to leave."""
        texts = self.screen.texts
        themes = ", ".join(texts.say(theme) for theme in self.puzzle.themes)
        self.screen.say(
            "puzzle-title",
            "bold",
            game=self.game.id,
            id=verbatim(self.puzzle.id),
            level=verbatim(texts.bot(self.puzzle.level)),
            themes=verbatim(themes or "–"),
        )
        self.screen.show(board(self.state, self.seat, texts, self.names))
        mark = f"{SHAPES[self.seat]} {LETTERS[self.seat]} {self.names[self.seat]}"
        head = Text(mark, style=f"bold {COLOURS[self.seat]}")
        self.screen.show(head + Text(": " + texts.question(self.state.decision), style="bold"))
        self.screen.show(self.menu.show(self.screen.console.width))
        self.screen.say("puzzle-ask", "dim")
        answer = self._answer()
        if answer is not None:
            self.tell(answer)
        return answer

    def _answer(self) -> str | None:
        while (line := self.screen.ask("> ")) is not None:
            typed = line.strip()
            if typed.lower() in ("q", "quit", "exit"):
                return None
            if not typed:
                return ""
            try:
                action = self.menu.action(int(typed)) if typed.isdecimal() else None
                if typed.isdecimal() and (action is None or action not in self.menu.actions):
                    self.screen.say("no-such-number", "yellow", number=int(typed))
                    continue
                return self.game.action_name(
                    action if action is not None else self.game.parse(self.state, typed)
                )
            except CantiereError as error:
                self.screen.line(self.screen.texts.error(error), "yellow")
        return None

    def tell(self, given: str) -> None:
        """Say whether it is the best answer ("": none was given), what each is worth, and what follows."""
        best = self.puzzle.best
        if given == best.text:
            self.screen.say("puzzle-right", "bold green", action=verbatim(self._label(given)))
        elif given and self.puzzle.answer(given) is None:
            self.screen.say("puzzle-untried", "bold yellow", best=verbatim(self._label(best.text)))
        else:
            self.screen.say("puzzle-wrong", "bold yellow", best=verbatim(self._label(best.text)))
        self.screen.say("puzzle-chances", tries=sum(one.tries for one in self.puzzle.answers))
        grid = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
        for number, one in enumerate(self.puzzle.answers):
            if number < SHOWN or one.text == given:
                mark = "→" if one.text == given else ""
                chance = self.screen.texts.number(100 * one.chances[self.seat])
                grid.add_row(mark, f"{chance} %", self._label(one.text), Text(one.text, style="cyan"))
        self.screen.show(grid)
        found = self.puzzle.found.items()
        counts = ", ".join(f"{self.screen.texts.bot(name)} {right}/{asked}" for name, (right, asked) in found)
        self.screen.say("puzzle-found", found=verbatim(counts))
        for follows in self.puzzle.follows:
            text = follows[0][1]
            self.screen.say("puzzle-follows", "bold", action=verbatim(self._label(text)))
            for move in played_on(self.puzzle, self.game, text):
                for line in told(move, self.seat, self.screen.texts, self.names):
                    self.screen.line("  " + line)

    def _label(self, text: str) -> str:
        action = self.game.notation.exactly(self.state, text)
        return self.screen.texts.label(self.game.label(self.state, action), self.names)

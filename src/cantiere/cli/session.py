"""Session: a game being played at the keyboard, question after question."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from cantiere.cli.board import board
from cantiere.cli.log import secrets_of, told
from cantiere.cli.menu import Menu
from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.cli.words import Words
from cantiere.core.marks import COLOURS, LETTERS, SHAPES
from cantiere.core.reason import CantiereError
from cantiere.core.record import Record
from cantiere.core.state import CHANCE
from cantiere.match import Match


class Session:
    """One table: the match, the screen, and what has been shown of the one on the other."""

    def __init__(
        self, match: Match, screen: Screen, names: Sequence[str], kept: Sequence[str], save_to: Path | None
    ) -> None:
        self.match = match
        self.screen = screen
        self.names = list(names)
        self.kept = list(kept)
        self.save_to = save_to
        self.people = [seat for seat, player in enumerate(match.players) if player is None]
        self.menu: Menu
        self.fresh = False  # the board on the screen is the position
        self.saved = -1  # how many moves the last save holds
        self.told = 0  # how many moves have been told
        self.told_to = dict.fromkeys(self.people, 0)
        self.sitting: int | None = None  # who sits before a screen that several people share
        self.always: dict[tuple[int, str], tuple[str, object]] = {}
        self.words = Words(self)

    # --- playing -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or left."""
        try:
            self._run()
        except KeyboardInterrupt:
            self.screen.line("")
            self.leave()
            raise

    def _run(self) -> None:
        self._bots()
        while not self.match.over:
            standing = self._standing_answer()
            if standing is not None:
                self.play(standing)
            elif not self._person():
                self.leave()
                return
            self._bots()
        self._end()

    def _bots(self) -> None:
        if self.match.bot_to_move():
            with self.screen.waiting("bots-think"):
                while self.match.bot_to_move():
                    self.match.play_bot()
                    self.keep()
            self.fresh = False

    def _person(self) -> bool:
        """Ask whoever is to answer; tell whether the game goes on."""
        if not self.fresh:
            if self._other_person() and not self._curtain():
                return False
            self.tell()
            self.draw()
            self.menu = Menu(self.match.state, self.screen.texts, self.names)
            self.ask()
            self.fresh = True
        line = self.screen.ask("> ")
        return line is not None and self.words.obey(line.strip())

    def _other_person(self) -> bool:
        """Tell whether somebody else must sit down first: where something is hidden from one of them."""
        if not self.screen.interactive or len(self.people) < 2 or self.viewer in (None, self.sitting):
            return False
        state = self.match.state
        seen = state.game.table_view(state, None)
        return state.game.asks_secretly or any(
            state.game.table_view(state, seat) != seen for seat in self.people
        )

    def _curtain(self) -> bool:
        """Clear away what the person before has seen, and let the next one sit down; False: nobody does."""
        assert self.viewer is not None
        self.screen.clear()
        name = verbatim(self.names[self.viewer])
        if self.screen.ask(self.screen.texts.say("curtain", name=name)) is None:
            return False
        self.screen.clear()
        self.sitting = self.viewer
        self.told = min(self.told, self.told_to[self.viewer])  # it is no longer on the screen
        return True

    def play(self, action: int) -> None:
        """Carry out an answer."""
        self.match.play(action)
        self.keep()
        self.fresh = False

    def after_undo(self) -> None:
        """Forget what has been told of moves that were taken back."""
        moves = len(self.match.moves)
        self.told = min(self.told, moves)
        self.saved = self.saved if self.saved <= moves else -1
        self.told_to = {seat: min(told, moves) for seat, told in self.told_to.items()}
        self.always.clear()
        self.keep()
        self.fresh = False

    def _standing_answer(self) -> int | None:
        """Return the answer that was to be repeated for this question, while the round lasts."""
        state = self.match.state
        text, lasting = self.always.get((int(state.to_move), state.decision), ("", None))
        if not text:
            return None
        try:
            if self.round_now() == lasting:
                return self.match.game.notation.exactly(state, text)
        except CantiereError:
            return None
        del self.always[int(state.to_move), state.decision]
        return None

    def round_now(self) -> object:
        """Return the round as the table shows it, where a game has rounds."""
        return self.match.state.view(None)["table"].get("round")

    # --- showing -------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes the table is shown: who is asked, or the only person."""
        asked = int(self.match.state.to_move)
        if asked in self.people:
            return asked
        return self.people[0] if len(self.people) == 1 else None

    def tell(self) -> None:
        """Tell what has happened since it was last told."""
        viewer, texts = self.viewer, self.screen.texts
        if viewer is not None:
            for event in secrets_of(self.match.moves[self.told_to[viewer] : self.told], viewer):
                self.screen.line("  " + texts.event(event, self.names), "italic")
            self.told_to[viewer] = len(self.match.moves)
        for move in self.match.moves[self.told :]:
            for line in told(move, viewer, texts, self.names):
                self.screen.line("  " + line)
        self.told = len(self.match.moves)

    def draw(self) -> None:
        """Draw the board."""
        self.screen.show(board(self.match.state, self.viewer, self.screen.texts, self.names))

    def ask(self) -> None:
        """Show the question and the menu."""
        seat = int(self.match.state.to_move)
        question = self.screen.texts.question(self.match.state.decision)
        if seat == CHANCE:
            head = Text(self.screen.texts.say("chance-asked"), style="bold")
        else:
            mark = f"{SHAPES[seat]} {LETTERS[seat]} {self.names[seat]}"
            head = Text(mark, style=f"bold {COLOURS[seat]}")
        self.screen.show(head + Text(": " + question, style="bold"))
        self.screen.show(self.menu.show(self.screen.console.width))
        self.screen.say("ask-help", "dim")

    # --- keeping -------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the game with what is needed to go on with the same luck: its seed, and the players."""
        return dataclasses.replace(
            self.match.record(), seed=self.match.seed, salt=self.match.salt, players=self.kept
        )

    def keep(self) -> None:
        """Save after each move, if that was wanted."""
        if self.save_to is not None:
            self.save(self.save_to)

    def save(self, path: Path) -> None:
        """Write the record; an interrupted write leaves the old file as it was."""
        part = path.with_name(path.name + ".part")
        try:
            self.record().save(part)
            os.replace(part, path)
        except OSError as error:
            raise trouble("write", file=path, why=error.strerror) from error
        self.saved = len(self.match.moves)

    # --- the end -------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Say how to come back."""
        if self.match.over:
            return
        self.screen.say("game-left")
        if self.saved < 0:
            self.screen.say("game-not-saved")
        elif self.saved < len(self.match.moves):
            self.screen.say("game-saved-earlier", moves=len(self.match.moves) - self.saved)
        else:
            self.screen.say("game-resume", file=verbatim(self.words.last_file))

    def _end(self) -> None:
        self.tell()
        self.draw()
        self.screen.say("game-over", "bold")
        for line in standings(self.match, self.screen, self.names):
            self.screen.show(line)
        if self.screen.interactive and self.saved < len(self.match.moves):
            name = self.screen.ask(self.screen.texts.say("offer-save"))
            if name and name.strip():
                self.words.save(name.strip())


def standings(match: Match, screen: Screen, names: Sequence[str]) -> list[Text]:
    """Return the final scores, best first, and who has won; one table of a tournament after another."""
    scores, ranking = match.state.scores(), match.state.ranking()
    lines = []
    for group in match.state.groups():
        for seat in sorted(group, key=lambda seat: ranking[seat]):
            name = verbatim(names[seat])
            said = screen.texts.say("rank", rank=ranking[seat], name=name, score=scores[seat])
            lines.append(Text("  " + said, style=COLOURS[seat]))
        winners = [names[seat] for seat in group if ranking[seat] == 1]
        said = screen.texts.say("winners", count=len(winners), names=verbatim(", ".join(winners)))
        lines.append(Text(said, style="bold"))
    return lines

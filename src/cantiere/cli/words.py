"""What a player may type: an answer, by number or in words, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import cantiere
from cantiere.bots.learned import DeepBot
from cantiere.cli import rules as ruling
from cantiere.cli.log import told
from cantiere.cli.screen import verbatim
from cantiere.core.reason import CantiereError
from cantiere.core.state import CHANCE

if TYPE_CHECKING:
    from cantiere.cli.session import Session

ADVICE = 400 if cantiere.compiled else 60  # iterations behind a hint
ADVICE_PARTS = 4
LINE = 4  # answers shown of what may follow


class Words:
    """Understands a line. Commands are their English names, like the actions' notation."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.last_file = str(session.save_to or "")
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "rules": self.rules,
            "undo": self.undo,
            "hint": self.hint,
            "log": self.log,
            "board": self.board,
            "save": self.save,
            "always": self.always,
            "auto": self.auto,
            "help": self.help,
            "?": self.help,
        }

    def obey(self, line: str) -> bool:
        """Do what a line says; tell whether the game goes on."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if word.lower() in ("quit", "q", "exit"):
            return self._quit()
        try:
            if not line:
                self.session.ask()
            elif command is not None and not self._is_action(line):
                command(rest.strip())
            else:
                self._answer(line)
        except CantiereError as error:
            self._refuse(error)
        return True

    # --- answers -------------------------------------------------------------------------------------

    def _is_action(self, line: str) -> bool:
        rows = self.session.match.game.notation.rows
        return any(rows[action].text == line.lower() for action in self.session.menu.actions)

    def _answer(self, line: str) -> None:
        action = self._meant(line)
        if action is not None:
            self.session.play(action)

    def _meant(self, line: str) -> int | None:
        """Return the legal action that is meant; a refused one raises, an unknown number is told."""
        match = self.session.match
        if not line.isdecimal():
            return match.game.parse(match.state, line)
        action = self.session.menu.action(int(line))
        if action is None:
            self.session.screen.say("no-such-number", "yellow", number=int(line))
            return None
        return match.game.notation.exactly(match.state, match.game.text(match.state, action))

    def _refuse(self, error: CantiereError) -> None:
        """Say why something is not done."""
        self.session.screen.line(self.session.screen.texts.error(error), "yellow")

    # --- commands ------------------------------------------------------------------------------------

    def why(self, rest: str) -> None:
        """`why`: what is not possible now, and why; `why 12`, `why sell stone 2`: that one."""
        screen, menu = self.session.screen, self.session.menu
        if not rest:
            screen.say("why-all" if menu.refused else "why-none", "dim")
            screen.show(menu.show_refused())
            return
        action = self._meant(rest)
        if action is not None:
            label = screen.texts.label(
                self.session.match.game.label(self.session.match.state, action), self.session.names
            )
            screen.say("why-possible", action=verbatim(label))

    def rules(self, rest: str) -> None:
        """Show a rule by its id, or where words stand in the rules; without either, what there is."""
        if rest:
            ruling.rules(self.session.screen, self.session.match.game.id, rest)
        else:
            ruling.contents(self.session.screen, self.session.match.game.id)

    def undo(self, rest: str) -> None:
        """`undo`: take back your last choice, and what bots and chance did since, where that is fair."""
        match, screen = self.session.match, self.session.screen
        seat = int(match.state.to_move)
        if seat == CHANCE:
            seat = next((move.who for move in reversed(match.moves) if move.who in self.session.people), -1)
        if seat < 0 or not any(move.who == seat and not move.forced for move in match.moves):
            screen.say("undo-nothing", "yellow")
        elif not match.can_undo(seat):
            screen.say("undo-barrier", "yellow")
        else:
            match.undo(seat)
            self.session.after_undo()
            screen.say("undo-done")

    def hint(self, rest: str) -> None:
        """`hint`: what a bot would do here, knowing no more than you."""
        match, screen = self.session.match, self.session.screen
        seat = int(match.state.to_move)
        if seat == CHANCE:
            screen.say("hint-chance", "yellow")
            return
        seen = match.seen_by(seat)
        with screen.waiting("bots-think"):
            thought = DeepBot(0, iterations=ADVICE, parts=ADVICE_PARTS).think(seen, seat)
        action = int(thought.action)
        label = verbatim(screen.texts.label(match.game.label(match.state, action), self.session.names))
        text = verbatim(match.game.text(match.state, action))
        screen.say("hint-exact" if thought.exact else "hint", "cyan", action=label, text=text)
        if not thought.exact:
            follows = [match.game.action_name(int(one)) for one in thought.options[0].line[:LINE]]
            chance = round(100 * thought.chance())
            screen.say("hint-seen", "cyan", chance=chance, line=verbatim(" → ".join(follows)))

    def log(self, rest: str) -> None:
        """`log`: the game so far; `log 20`: its last moves."""
        session = self.session
        last = int(rest) if rest.isdecimal() else len(session.match.moves)
        for move in session.match.moves[max(0, len(session.match.moves) - last) :]:
            for line in told(move, session.viewer, session.screen.texts, session.names):
                session.screen.line("  " + line)

    def board(self, rest: str) -> None:
        """`board`: draw the table and the question again."""
        self.session.draw()
        self.session.ask()

    def save(self, rest: str) -> None:
        """`save FILE`: write the game as a record."""
        name = rest or self.last_file
        if not name:
            self.session.screen.say("save-where", "yellow")
            return
        self.session.save(Path(name))
        self.last_file = name
        self.session.screen.say("saved", file=verbatim(name))

    def always(self, rest: str) -> None:
        """`always keep`: give this answer to this question until the round ends; `always off`: ask again."""
        session = self.session
        if rest in ("", "off"):
            session.always.clear()
            session.screen.say("always-off")
            return
        action = self._meant(rest)
        if action is not None:
            state = session.match.state
            text = session.match.game.text(state, action)
            session.always[int(state.to_move), state.decision] = (text, session.round_now())
            session.screen.say("always-on", text=verbatim(text))
            session.play(action)

    def auto(self, rest: str) -> None:
        """`auto off`: be asked even where there is only one answer; `auto on`: do not."""
        match = self.session.match
        match.answer_forced = rest != "off" if rest else not match.answer_forced
        self.session.screen.say("auto-on" if match.answer_forced else "auto-off")

    def help(self, rest: str) -> None:
        """`help`: this list."""
        self.session.screen.say("help-playing")

    def _quit(self) -> bool:
        session = self.session
        if session.screen.interactive and session.saved < len(session.match.moves):
            name = session.screen.ask(session.screen.texts.say("offer-save"))
            if name and name.strip():
                try:
                    self.save(name.strip())
                except CantiereError as error:
                    self._refuse(error)
                    return True
        return False

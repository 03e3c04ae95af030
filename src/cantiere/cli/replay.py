"""`cantiere replay`: check a record, and look at the game move by move."""

from __future__ import annotations

from pathlib import Path

from cantiere.cli.board import board
from cantiere.cli.log import told
from cantiere.cli.screen import Screen, verbatim
from cantiere.cli.seats import from_record, seated
from cantiere.core.history import History
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.core.state import OVER, State


def replay(screen: Screen, path: Path, step: bool, seat: int | None) -> None:
    """Replay a record to its end, which checks it; with `step`, show the positions on the way."""
    record = Record.load(path)
    game = find_game(record.game)
    screen.use(game)
    last = record.verify()
    if step:
        _Film(screen, record, seat).run()
    if last.to_move == OVER:
        scores = verbatim(", ".join(str(score) for score in last.scores()))
        screen.say("replay-good", moves=len(record.moves), game=game.id, scores=scores)
    else:
        screen.say("replay-unfinished", moves=len(record.moves), game=game.id)


class _Film:
    """The positions of a game, one shown at a time."""

    def __init__(self, screen: Screen, record: Record, seat: int | None) -> None:
        self.screen = screen
        self.seat = seat
        self.names = _names(record, screen)
        self.history = History()
        self.end = find_game(record.game).new(record.seats, **record.options)
        for _, text in record.moves:
            self.history.play(self.end, self.end.game.notation.exactly(self.end, text))
        self.at = 0

    def run(self) -> None:
        """Show positions until the end has been seen or enough."""
        while True:
            self._show()
            typed = self.screen.ask(
                self.screen.texts.say("replay-prompt", at=self.at, moves=len(self.history.moves))
            )
            if typed is None or typed.strip() in ("q", "quit"):
                return
            if not typed.strip() and self.at == len(self.history.moves):
                return
            self._turn(typed.strip())

    def _turn(self, typed: str) -> None:
        if typed.isdecimal():
            self.at = int(typed)
        elif typed in ("b", "back"):
            self.at -= 1
        elif not typed:
            self.at += 1
        else:
            self.screen.say("replay-keys", "yellow")
        self.at = max(0, min(self.at, len(self.history.moves)))

    def _show(self) -> None:
        self.screen.show(board(self._position(), self.seat, self.screen.texts, self.names))
        if self.at > 0:
            move = self.history.moves[self.at - 1]
            self.screen.line(f"{self.at}. {move.text}", "bold")
            for line in told(move, self.seat, self.screen.texts, self.names):
                self.screen.line("  " + line)

    def _position(self) -> State:
        moves = self.history.moves
        return moves[self.at].before if self.at < len(moves) else self.end


def _names(record: Record, screen: Screen) -> list[str]:
    return seated(from_record(record.players, record.seats), screen.texts, "").names

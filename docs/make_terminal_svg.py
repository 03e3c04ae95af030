"""Make docs/terminal.svg: a moment of a game in the terminal, as the README shows it.

Run from the root of the repository: python docs/make_terminal_svg.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from cantiere.cli.menu import Menu
from cantiere.cli.screen import Screen
from cantiere.cli.seats import seated
from cantiere.cli.session import Session
from cantiere.match import Match

GAME, SEED, WIDTH = "pillars", "terminal", 100
SEATS = ("me:Anna", "greedy", "greedy", "greedy")
MOMENT = (3, "place_builder")  # the first time that Anna is asked this in or after that round


def main() -> None:
    """Play to the moment and draw it."""
    screen = Screen()
    screen.console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, markup=False)
    seats = seated(SEATS, screen.texts, SEED)
    stand_in = seated(["greedy"], screen.texts, SEED).players[0]
    assert stand_in is not None
    match = Match(GAME, seats.players, seed=SEED, salt="", answer_forced=True)
    screen.use(match.game)
    session = Session(match, screen, seats.names, seats.kept, None)
    while True:
        match.play_bots()
        view = match.state.view(0)
        if view["table"]["round"] >= MOMENT[0] and match.state.decision == MOMENT[1]:
            break
        match.play(int(stand_in.choose(match.seen_by(0), 0)))
    session.told = len(match.moves) - 4
    session.menu = Menu(match.state, screen.texts, session.names)
    session.tell()
    session.draw()
    session.ask()
    svg = screen.console.export_svg(title="cantiere play")
    svg = re.sub(r"@font-face \{[^}]*\}\s*", "", svg)  # no fonts from elsewhere
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()

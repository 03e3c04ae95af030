"""`cantiere analyse`: what a recorded game looked like along the way, and what was better."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table

from cantiere.arena.analysis import Pieces
from cantiere.arena.workers import in_order
from cantiere.bots import bot, helpers
from cantiere.bots.learned import DeepBot
from cantiere.bots.search import SearchBot
from cantiere.cli.arena import watched
from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.core.state import CHANCE

SHOWN = 8
BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def analyse(screen: Screen, file: Path, spec: str, seed: str, out: Path | None) -> None:
    """Say how a game went."""
    record = Record.load(file)
    record.verify()
    screen.use(find_game(record.game))
    pieces = Pieces(record, _checked(spec), seed)
    worked_out = in_order(pieces, range(len(pieces)), min(helpers.cores(), len(pieces)))
    found = Pieces.together(watched(screen, screen.texts.say(record.game), worked_out, len(pieces)))
    screen.say("analyse-along", "bold")
    for seat in range(record.seats):
        line = [row[seat] for row in found.estimates]
        screen.line(f"  {_name(screen, seat):<11}{curve(line)}  {100 * line[-1]:.0f} %")
    screen.say("analyse-swings", "bold")
    swings = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for swing in found.swings(record.moves, SHOWN):
        change = f"{100 * swing.before:.0f} → {100 * swing.after:.0f} %"
        swings.add_row(
            str(swing.number), _name(screen, swing.who), swing.text, f"{_name(screen, swing.seat)} {change}"
        )
    screen.show(swings)
    better = found.better_moves(SHOWN)
    screen.say("analyse-better" if better else "analyse-none", "bold")
    moves = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for moment in better:
        said = screen.texts.say("analyse-instead", played=verbatim(moment.played), best=verbatim(moment.best))
        moves.add_row(str(moment.number), _name(screen, moment.seat), said, f"−{100 * moment.loss:.0f} %")
    screen.show(moves)
    if out is not None:
        write_json(found.data(record), out)
        screen.say("saved", file=verbatim(out))


def _name(screen: Screen, who: int) -> str:
    return screen.texts.say("chance-name") if who == CHANCE else screen.texts.name(who)


def _checked(spec: str) -> str:
    adviser = bot(spec)
    if not isinstance(adviser, SearchBot | DeepBot) or adviser.milliseconds:
        raise trouble("analyst", bot=spec)
    return spec


def curve(values: list[float]) -> str:
    """Return numbers from 0 to 1 as a line of little blocks.

    >>> curve([0.0, 0.5, 1.0])
    '▁▅█'
    """
    step = max(1.0, len(values) / WIDTH)
    picked = [values[int(at * step)] for at in range(int(len(values) / step))]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in picked)


def write_json(data: object, path: Path) -> None:
    """Write data to a file, or say why it cannot be."""
    try:
        path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise trouble("write", file=path, why=error.strerror) from error

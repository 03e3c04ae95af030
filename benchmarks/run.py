"""One benchmark run: our games and their peers in turns, then a table, ratios and targets.

    python -m benchmarks.run                          # all our games, four seats, all peers
    python -m benchmarks.run --game pillars --peer catanatron hearts
    python -m benchmarks.run --markdown --json bench.json
    python -m benchmarks.run --beside .venv-beside/bin/python --peer    # another build, no peers

`cantiere` must be installed compiled; the interpreted form is taken from `src` in a process of its own.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from benchmarks import environments, ours
from benchmarks.measure import Entry, Rates, entries, round_robin
from benchmarks.peers import PEERS, Peer
from benchmarks.report import Report, as_json, markdown, show
from benchmarks.targets import verdicts

ROUNDS = 5
SECONDS = 0.4
SEATS = 4


def say(line: str) -> None:
    """One line for the person watching, away from the results."""
    print(line, file=sys.stderr, flush=True)


def arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="benchmarks.run", description=__doc__, formatter_class=form)
    parser.add_argument("--game", nargs="+", metavar="ID", help="our games to measure; all by default")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument(
        "--peer", nargs="*", metavar="WORD", help="only peers with one of these in their name"
    )
    parser.add_argument(
        "--beside", type=Path, metavar="PYTHON", help="of an environment with another build of cantiere"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="processor time of one sample")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything here as well")
    parser.add_argument("--markdown", action="store_true", help="print the tables for docs/performance.md")
    parser.add_argument("--check", action="store_true", help="fail unless every target is met")
    return parser.parse_args(argv)


def our_games(wanted: Sequence[str] | None, seats: int) -> list[str]:
    """The ids of our games to measure; none when the package is not installed."""
    try:
        cantiere: Any = import_module("cantiere")
    except ModuleNotFoundError as error:
        if error.name != "cantiere":
            raise
        say("cantiere: not installed, only peers are measured. To install: pip install .")
        return []
    return [game for game in wanted or cantiere.games() if _seats(cantiere, game, seats)]


def _seats(cantiere: Any, game: str, seats: int) -> bool:
    """Whether a game can be played by so many."""
    try:
        cantiere.game(game).new(seats=seats)
    except ValueError as error:
        say(f"{game}: skipped with {seats} seats, {error}. Another number: --seats N")
        return False
    return True


def our_entries(games: Sequence[str], seats: int, closing: ExitStack) -> list[Entry]:
    """Our games as installed, and interpreted where the installed ones are compiled."""
    installed = [entry for game in games for entry in entries(ours.contender(game, seats))]
    if not games:
        return installed
    if not _compiled():
        say("cantiere: the form installed is interpreted; the targets, for the compiled one, are left out.")
        return installed
    interpreter = ours.OtherProcess(ours.INTERPRETED, games, seats, path=str(ours.ROOT / "src"))
    closing.callback(interpreter.close)
    if interpreter.compiled:
        say("cantiere: src offers no interpreted form (compiled in place?), so that is not measured.")
        return installed
    return installed + interpreter.entries()


def beside_entries(python: Path | None, games: Sequence[str], seats: int, closing: ExitStack) -> list[Entry]:
    """The same games as another environment has them installed: the commit before, in the same run."""
    if python is None or not games:
        return []
    other = ours.OtherProcess(ours.BESIDE, games, seats, python=str(python.absolute()))
    closing.callback(other.close)
    return other.entries()


def peer_entries(wanted: Sequence[str] | None) -> tuple[list[Entry], dict[str, str]]:
    """The peers that are installed, and their versions."""
    line_up: list[Entry] = []
    versions: dict[str, str] = {}
    for peer in PEERS:
        if wanted is None or any(word in peer.name for word in wanted):
            found = _built(peer)
            line_up += found
            if found:
                versions[peer.distribution] = _version(peer.distribution)
    return line_up, versions


def _built(peer: Peer) -> list[Entry]:
    """A peer's entries; a peer that is missing or broken costs its own rows, not the run."""
    try:
        return entries(peer.build(peer.name), peer.measures)
    except ModuleNotFoundError as error:
        say(f"{peer.name}: skipped, {error.name} is not installed. To install: pip install {peer.install}")
    except (ImportError, AttributeError, TypeError, RuntimeError) as error:  # another version's interface
        say(f"{peer.name}: skipped, {error!r}. Known to work: pip install {peer.install}")
    return []


def _compiled() -> bool:
    """Whether our games are here, and compiled."""
    try:
        return bool(import_module("cantiere").compiled)
    except ModuleNotFoundError:
        return False


def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "?"


def measured(options: argparse.Namespace) -> Report:
    """Set everything up, measure in turns, and gather the findings."""
    with ExitStack() as closing:
        games = our_games(options.game, options.seats)
        line_up = our_entries(games, options.seats, closing)
        line_up += beside_entries(options.beside, games, options.seats, closing)
        line_up += [entry for game in games for entry in environments.entries(game, options.seats, say)]
        peers, versions = peer_entries(options.peer)
        line_up += peers
        if games:
            form = "compiled" if _compiled() else "interpreted"
            versions = {"cantiere": f"{_version('cantiere')} ({form})", **versions}
        say(f"{len(line_up)} measurements, {options.rounds} rounds of {options.seconds:g} s each")
        rates: dict[str, Rates] = round_robin(line_up, options.rounds, options.seconds)
    settings = {"seats": options.seats, "rounds": options.rounds, "seconds": options.seconds}
    return Report(games, rates, verdicts(games, rates) if _compiled() else [], versions, settings)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and report; the exit status says whether the targets were met, if asked."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    options = arguments(argv)
    report = measured(options)
    if options.markdown:
        print(markdown(report))
    else:
        show(report)
    if options.json:
        options.json.write_text(json.dumps(as_json(report), indent=2) + "\n", encoding="utf-8")
    met = bool(report.verdicts) and all(verdict.word == "met" for verdict in report.verdicts)
    return int(options.check and not met)


if __name__ == "__main__":
    sys.exit(main())

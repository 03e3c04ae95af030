"""The report: one table of rates and ratios, as text, Markdown or JSON."""

import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

from benchmarks.measure import COMPARED, Measure, Rates
from benchmarks.ours import BESIDE, INTERPRETED
from benchmarks.targets import Verdict

NONE = "–"
NOTE = (
    "Medians of rounds in turn, one core, random players. Decisions are the seats' own, with the legal moves "
    "listed at each; the time of chance in between is included. Inside: decisions of whole random playouts "
    "in the simulator's own compiled code. Copies are of positions in mid-game. Ratios: decisions · inside "
    "(against the other's decisions from Python where it has none inside) · copies. Playouts: whole random "
    "games inside. Search: iterations of the tree search, 100 from each of some positions in mid-game."
)
Row = list[str]


@dataclass(frozen=True)
class Report:
    """All that a run found out: our games are those whose ratios are given."""

    games: Sequence[str]
    rates: Mapping[str, Rates]
    verdicts: Sequence[Verdict]
    versions: Mapping[str, str]
    settings: Mapping[str, Any]

    def head(self) -> Row:
        """The column titles."""
        ratios = [f"{game} is" for game in self.games]
        return ["", "decisions/s", "inside/s", "games/s", "copies/s", "playouts/s", "search/s", *ratios]

    def rows(self) -> list[Row]:
        """One row for each contender."""
        return [self._row(name, rates) for name, rates in self.rates.items()]

    def ratios(self, game: str, other: str) -> dict[Measure, float]:
        """How many times as fast our game is as another contender, by measure."""
        ours, theirs = self.rates[game], self.rates[other]
        found: dict[Measure, float] = {}
        for measure in COMPARED:
            mine, its = ours.of(measure), theirs.of(measure)
            if measure == "inside" and its is None:
                its = theirs.loop
            if mine and its:
                found[measure] = mine / its
        return found

    def footer(self) -> str:
        """What the numbers were taken with."""
        packages = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        return f"Python {platform.python_version()}, {platform.machine()}; {packages}"

    def _row(self, name: str, rates: Rates) -> Row:
        numbers = [short(rate) for rate in _shown(rates)]
        return [name, *numbers, *(self._cell(game, name) for game in self.games)]

    def _cell(self, game: str, other: str) -> str:
        forms = ("", INTERPRETED, BESIDE)
        ours = {each + form for each in self.games for form in forms}
        if other in ours and other not in (game + INTERPRETED, game + BESIDE):
            return NONE  # two games of ours are no match for each other
        ratios = self.ratios(game, other)
        return " · ".join(times(ratios.get(measure)) for measure in COMPARED)


def _shown(rates: Rates) -> tuple[float | None, ...]:
    return (rates.loop, rates.inside, rates.games, rates.copies, rates.playouts, rates.search)


def short(rate: float | None) -> str:
    """A rate in three digits: 1.23 M, 45.6 k, 789.

    >>> short(1_234_567), short(45_600), short(8), short(None)
    ('1.23 M', '45.6 k', '8', '–')
    """
    if rate is None:
        return NONE
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:#.3g}".rstrip(".") + unit
    return f"{rate:.3g}"


def times(ratio: float | None) -> str:
    """A ratio, whole from ten on.

    >>> times(21.4), times(0.957), times(None)
    ('21×', '0.96×', '–')
    """
    if ratio is None:
        return NONE
    return f"{ratio:.0f}×" if ratio >= 10 else f"{ratio:.2f}×"


def verdict_rows(verdicts: Sequence[Verdict]) -> list[Row]:
    """Targets with the ratio reached and whether it is enough."""
    return [[v.target.sentence(), NONE if v.ratio is None else f"{v.ratio:.2f}×", v.word] for v in verdicts]


def markdown(report: Report) -> str:
    """The report for docs/performance.md."""
    parts = [_markdown_table(report.head(), report.rows()), NOTE, report.footer() + "."]
    if report.verdicts:
        parts.append(_markdown_table(["target", "measured", ""], verdict_rows(report.verdicts)))
    return "\n\n".join(parts)


def show(report: Report) -> None:
    """Print the report for people, with Rich where it is installed."""
    _print_table(report.head(), report.rows())
    print(f"{NOTE}\n{report.footer()}\n")
    if report.verdicts:
        _print_table(["target", "measured", ""], verdict_rows(report.verdicts))


def as_json(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    return {
        "settings": dict(report.settings),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "versions": dict(report.versions),
        "rates": {name: asdict(rates) for name, rates in report.rates.items()},
        "ratios": {
            game: {other: report.ratios(game, other) for other in report.rates if other != game}
            for game in report.games
        },
        "targets": [{**asdict(v.target), "ratio": v.ratio, "verdict": v.word} for v in report.verdicts],
    }


def _markdown_table(head: Row, rows: Sequence[Row]) -> str:
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, rule, *rows])


def _print_table(head: Row, rows: Sequence[Row]) -> None:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    try:
        console, table = import_module("rich.console").Console(), import_module("rich.table").Table()
    except ModuleNotFoundError:
        print("\n".join([*(_text_line(row, widths) for row in [head, *rows]), ""]))
        return
    for place, title in enumerate(head):
        table.add_column(title, justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    # Rather a line too long for the window than numbers cut short.
    console.width = max(console.width, sum(widths) + 3 * len(widths) + 1)
    console.print(table)


def _text_line(row: Row, widths: Sequence[int]) -> str:
    numbers = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
    return "  ".join([row[0].ljust(widths[0]), *numbers])

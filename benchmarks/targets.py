"""The targets: how many times a peer's rate each of our games must reach."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measure import Measure, Rates
from benchmarks.ours import INTERPRETED

TARGETS = Path(__file__).with_name("targets.toml")
SAID: dict[Measure, str] = {
    "loop": "Python loop",
    "inside": "playouts inside",
    "copies": "copies",
    "search": "search",
}


@dataclass(frozen=True)
class Target:
    """One ratio to reach: ours at least so many times theirs."""

    game: str
    ours: Measure
    against: str
    theirs: Measure
    at_least: float
    form: str = ""

    @property
    def contender(self) -> str:
        """Whose rate is meant: the game itself, or an environment of it."""
        return self.game + self.form

    def sentence(self) -> str:
        """The target in words."""
        other = "" if self.ours == self.theirs else f", {SAID[self.theirs]}"
        return f"{self.contender}: {SAID[self.ours]} ≥ {self.at_least:g}× {self.against}{other}"


@dataclass(frozen=True)
class Verdict:
    """A target and the ratio measured; None when either side was not measured."""

    target: Target
    ratio: float | None

    @property
    def word(self) -> str:
        """Met, not met, or not measured."""
        if self.ratio is None:
            return "not measured"
        return "met" if self.ratio >= self.target.at_least else "NOT MET"


def targets_of(game: str, path: Path = TARGETS) -> list[Target]:
    """The targets of a game: its own list, or the default one."""
    with path.open("rb") as file:
        lists = tomllib.load(file)
    return [
        Target(
            game=game,
            ours=row["ours"],
            against=game + INTERPRETED if row["against"] == "interpreted" else row["against"],
            theirs=row.get("theirs", row["ours"]),
            at_least=float(row["at_least"]),
            form=row.get("form", ""),
        )
        for row in lists.get(game, lists["default"])
    ]


def verdicts(games: Sequence[str], rates: Mapping[str, Rates]) -> list[Verdict]:
    """Every target of these games beside what was measured."""
    return [Verdict(target, _reached(target, rates)) for game in games for target in targets_of(game)]


def _reached(target: Target, rates: Mapping[str, Rates]) -> float | None:
    ours = rates.get(target.contender, Rates()).of(target.ours)
    theirs = rates.get(target.against, Rates()).of(target.theirs)
    return ours / theirs if ours and theirs else None

"""The numbers of a training run. They are kept with it: a run that is resumed goes on by its own."""

from __future__ import annotations

import dataclasses
from typing import Any

from cantiere.core.conformance import variants
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng


@dataclasses.dataclass(frozen=True)
class Settings:
    """What a run does; found by trying (docs/bot-lab.md)."""

    seed: int = 0
    teacher: str = ""  # a bot that is imitated first
    lessons: int = 0  # rounds in which it is
    study: str = (
        ""  # a search, such as deep:40, that is asked about some questions; deep: with the run's own network
    )
    studied: int = 5  # of a hundred questions
    studies: int = 20_000  # answers of it that are kept, and gone over again
    again: int = 6  # times that each is gone over, about
    keen: float = 0.02  # what an answer must bring more, of a victory, to be liked e times as much
    warm: int = 4  # rounds in which only the judgement of positions is learnt, not the answers
    games: int = 64  # in the first round; in the others as many as bring so many
    decisions: int = 20_000  # where games are short, or luck is great, more games tell more
    guests: int = 25  # of a hundred games have a guest at one seat: `greedy`, or the best so far
    gate: int = 10  # rounds from one match against the best to the next
    match: int = 96  # games of such a match
    beaten: float = 0.55  # the best is replaced if it loses so many of them
    measured: int = 64  # games against `greedy` for the curve
    first: int = 96
    second: int = 64
    outlook: int = 1  # expectations are corrections of the heuristics'; 0 in runs begun before that
    follow: float = (
        0.0  # how a search with the network plays on: 0 as the heuristics say, 1 as it says itself
    )
    trust: float = 0.5  # how much of a search's judgement is the network's; the heuristics have the rest
    mixed: int = 32
    paired: int = 16
    batch: int = 1024
    passes: int = 2
    rate: float = 3e-4
    quick: float = 1.0  # times the rate at which what is said of the answers themselves is learnt
    calm: float = 0.9  # of what is kept from round to round in the mean of the weights, which plays matches
    clip: float = 0.2
    along: float = 0.95  # of GAE: how far ahead it is looked whether an answer went well; 1: to the end
    later: float = 0.95  # the same for what should have been expected
    entropy: float = 0.001
    decay: float = 1e-3

    def sizes(self, inputs: int, actions: int, marks: int) -> dict[str, int]:
        """Return the sizes of the network."""
        return {
            "inputs": inputs,
            "first": self.first,
            "second": self.second,
            "mixed": self.mixed,
            "paired": self.paired,
            "actions": actions,
            "outlook": self.outlook,
            "marks": marks,
        }

    def search(self) -> dict[str, float]:
        """Return how a search uses the network (`cantiere.bots.learned.tuning_of`)."""
        return {"follow": self.follow, "trust": self.trust}


def changed(settings: Settings, said: list[str]) -> Settings:
    """Return settings with some of them changed, as they are written on the command line: `along=0.9`."""
    kinds = {field.name: type(getattr(settings, field.name)) for field in dataclasses.fields(Settings)}
    found: dict[str, Any] = {}
    for text in said:
        name, _, value = text.partition("=")
        try:
            found[name] = kinds[name](value)
        except (KeyError, ValueError) as error:
            known = ", ".join(kinds)
            raise CantiereError(
                f"{text!r} is no setting; write NAME=VALUE, with one of: {known}",
                "error-setting",
                text=text,
                known=known,
            ) from error
    return dataclasses.replace(settings, **found)


OFTEN = (2, 4)  # seats at which people play most, and for which strength is told
OTHER_OPTIONS = 25  # of a hundred games


def table(game: Game, rng: Rng) -> tuple[int, dict[str, Any]]:
    """Return seats and options of a game of self-play: all that can be played, the usual ones most often."""
    defaults = {option.name: option.default for option in game.options}
    counts = [seats for seats in game.seat_counts for _ in range(4 if seats in OFTEN else 1)]
    seats = counts[rng.below(len(counts))]
    every = variants(game, [seats])
    usual = [one for one in every if all(value == defaults.get(name) for name, value in one[1].items())]
    chosen = usual if usual and rng.below(100) >= OTHER_OPTIONS else every
    return chosen[rng.below(len(chosen))]

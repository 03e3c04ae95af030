"""Conformance: what every game of the contract must do, checked over random games. Public API.

>>> import cantiere
>>> game = cantiere.game(cantiere.games()[0])
>>> check_game(game, seats=[2], options=[{}], games=1).games
1
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cantiere.core.conformance.ending import check_again, check_ending
from cantiere.core.conformance.hiding import check_hiding, check_weights
from cantiere.core.conformance.positions import (
    check_answers,
    check_clones,
    check_refusals,
    check_snapshots,
    check_texts,
)
from cantiere.core.conformance.telling import check_events, check_taking_back
from cantiere.core.conformance.trial import MOST_MOVES, ConformanceError, Report, Trial, random_action
from cantiere.core.conformance.variants import variants
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng
from cantiere.core.state import OVER

__all__ = ["ConformanceError", "Report", "check_game", "variants"]

CLOSE_LOOKS = 12  # about how many positions of a game get the slow checks
LOOKS_TO_TELL = 20  # after so many it is told that dealing anew never changes anything
REASONED_ACTIONS = 600  # games with more actions have all of them explained in fewer of these positions


def check_game(
    game: Game,
    *,
    seats: Iterable[int] | None = None,
    options: Iterable[Mapping[str, Any]] | None = None,
    games: int = 3,
    seed: int | str = 0,
    progress: Callable[[], None] | None = None,
    knows: Callable[[str], bool] | None = None,
) -> Report:
    """Play `games` random games for each number of seats and each set of options; raise ConformanceError.

    By default every number of seats and every sensible set of options (`variants`) is played. `knows` tells
    whether a message has words (`Texts(game).knows`): with it, messages without words are an error, too.
    """
    if game.has_secrets is None:
        raise CantiereError(
            f"{game.id} does not say whether it hides anything: set `has_secrets` to True or False"
        )
    report = Report()
    for count, chosen in variants(game, seats, options):
        for number in range(games):
            luck = Rng(f"{seed}:{count}:{sorted(chosen.items())}:{number}")
            _check_one(Trial(game, count, chosen, luck, report))
            if progress is not None:
                progress()
    _check_hiding(game, report)
    unsaid = sorted(key for key in report.messages if knows is not None and not knows(key))
    if unsaid:
        raise CantiereError(f"{game.id} has no words for {', '.join(unsaid)}")
    if report.games == 0:
        raise CantiereError(
            f"no set of options allows {game.id} to be played with these seats",
            "error-no-variant",
            game=game.id,
        )
    return report


def _check_hiding(game: Game, report: Report) -> None:
    """A game that hides something must deal it anew: else bots see it, and every look at leaks is blind."""
    if report.changed == 0 and report.dealt_anew >= LOOKS_TO_TELL:
        raise CantiereError(
            f"{game.id} hides something, but `redeal` never changed a position in {report.dealt_anew} looks: "
            "deal anew what a seat cannot know, or set `has_secrets` to False"
        )


def _check_one(trial: Trial) -> None:
    """Play a game to its end, checked at every position, and closely at some."""
    try:
        _play(trial)
    except ConformanceError:
        raise
    except Exception as error:
        raise ConformanceError(f"{type(error).__name__}: {error}", trial.record()) from error
    trial.report.games += 1


def _play(trial: Trial) -> None:
    while trial.state.to_move != OVER:
        check_answers(trial)
        if trial.rng.below(trial.length) < CLOSE_LOOKS:
            _closely(trial)
            trial.report.close_looks += 1
        trial.history.play(trial.state, int(random_action(trial.state, trial.rng)))
        check_events(trial)
        trial.report.moves += 1
        trial.that(len(trial.history.moves) < MOST_MOVES, "the game does not end")
    check_ending(trial)
    check_again(trial)


def _closely(trial: Trial) -> None:
    before = trial.state.snapshot()
    if trial.rng.below(max(1, trial.game.num_actions)) < REASONED_ACTIONS:
        check_refusals(trial)
    check_texts(trial)
    check_clones(trial)
    check_snapshots(trial)
    check_hiding(trial)
    check_weights(trial)
    check_taking_back(trial)
    trial.that(trial.state.snapshot() == before, "looking at a position changed it")

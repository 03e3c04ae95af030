"""Walks through the rules: random games whose every question and outcome is summed up in one word.

`tests/walks.json` has the sums of every version of every game. They are the fence around the rules: a
rule that has changed under its old version gives another sum. `python -m tests.walks` adds those of a new
version, and never touches those that are there.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cantiere
from cantiere.core.conformance import variants
from cantiere.core.game import Game
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER

FILE = Path(__file__).with_suffix(".json")
GAMES = 4  # for each number of seats and choice of options
Walks = dict[str, dict[str, dict[str, str]]]  # by game, version and variant


def walk(game: Game, version: int, variant: str) -> str:
    """Return the sum of some random games: who was asked what, all possible answers, the points after each.

    In every other game what was played least is tried first, so that little is never seen. Answers go by
    their texts: numbers of actions, events and words may change without changing a rule.
    """
    wanted, total = json.loads(variant), hashlib.sha256()
    for number in range(GAMES):
        played: Counter[str] = Counter()
        rng = Rng(f"walk {variant} {number}")
        state = game.new(wanted["seats"], rules_version=version, **wanted["options"])
        while state.to_move != OVER:
            answers = {game.action_name(action): action for action in state.legal_actions()}
            names = sorted(answers)
            rarest = min(played[name] for name in names)
            likely = [name for name in names if played[name] == rarest] if number % 2 else names
            chosen = likely[rng.below(len(likely))]
            played[chosen] += 1
            asked = "chance" if state.to_move == CHANCE else int(state.to_move)
            points = [int(score) for score in state.scores()]
            total.update(f"{asked} {state.decision} {names} {chosen} {points}\n".encode())
            state.apply(answers[chosen])
        total.update(f"{[int(rank) for rank in state.ranking()]}\n".encode())
    return total.hexdigest()[:16]


def versions(game: Game) -> tuple[int, ...]:
    """Return all versions of a game's rules that can be played."""
    return (*game.older_rules, game.rules_version)


def walked(game: Game) -> Iterator[str]:
    """Return the variants of a game that are walked through, as they are written in the file."""
    for seats, options in variants(game):
        yield json.dumps({"seats": seats, "options": options}, sort_keys=True)


def kept() -> Walks:
    """Return the sums that are in the file."""
    found: Walks = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def main() -> None:
    """Add the sums of versions and variants that have none yet."""
    sums: dict[str, Any] = kept()
    for name in cantiere.games():
        game = cantiere.game(name)
        for version in versions(game):
            of_version = sums.setdefault(name, {}).setdefault(str(version), {})
            for variant in walked(game):
                if variant not in of_version:
                    of_version[variant] = walk(game, version, variant)
    FILE.write_text(json.dumps(sums, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Puts problems that were found into the games' folders, sorted by theme and level.

    python -m tools.ship_problems FOLDER [--most N]

FOLDER is what `python -m tools.find_problems` wrote. What both searches tried is added up; a find is left
out if together they no longer say that the best answer is the best. Problems that the games have stay.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cantiere
from cantiere.core.game import Game
from cantiere.core.registry import home_of
from cantiere.problems.choosing import level_of
from cantiere.problems.puzzle import FILE, FOLDER, Answer, Puzzle
from cantiere.problems.themes import themes_of

SOURCES = Path(__file__).parents[1] / "src" / "cantiere"


def together(find: dict[str, Any]) -> tuple[Answer, ...]:
    """Return the answers with the tries of both searches, the best first."""
    seat = find["seat"]
    tries: Counter[str] = Counter()
    totals: dict[str, list[float]] = {}
    for one in (*find["first"], *find["second"]):
        text, chances = one["text"], one["chances"]
        totals.setdefault(text, [0.0] * len(chances))
        totals[text] = [a + one["tries"] * b for a, b in zip(totals[text], chances, strict=True)]
        tries[text] += one["tries"]
    answers = [
        Answer(text, tries[text], tuple(round(total / tries[text], 3) for total in totals[text]))
        for text in totals
    ]
    return tuple(sorted(answers, key=lambda one: (-one.chances[seat], one.text)))


def puzzle(game: Game, find: dict[str, Any]) -> Puzzle | None:
    """Return a find as a problem; None if it is none under the rules of today."""
    answers = together(find)
    state = game.restore(find["snapshot"])
    if answers[0].text != find["best"] or state.rules_version != game.rules_version:
        return None
    return Puzzle(
        id=f"{find['number']}-{find['move']}",
        level=level_of(find["found"]),
        themes=tuple(theme.id for theme in themes_of(game) if theme.fits(state)),
        found=find["found"],
        answers=answers,
        follows=tuple(tuple((who, text) for who, text in moves) for moves in find["follows"]),
        snapshot=find["snapshot"],
    )


def ship(game: Game, file: Path, most: int) -> list[Puzzle]:
    """Write a game's problems, old and new, and return them."""
    found = [puzzle(game, json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    kept = {one.id: one for one in read(game)} | {one.id: one for one in found if one is not None}
    chosen = sorted(kept.values(), key=lambda one: [int(part) for part in one.id.split("-")])[:most]
    write(game, chosen)
    return chosen


def file_of(game: Game) -> Path:
    """Return a game's file of problems among the sources, also where the compiled package runs."""
    return SOURCES / home_of(game).relative_to(Path(cantiere.__file__).parent) / FOLDER / FILE


def read(game: Game) -> list[Puzzle]:
    """Return a game's problems as the sources have them."""
    lines = file_of(game).read_text("utf-8").splitlines()
    return [Puzzle.from_data(json.loads(line)) for line in lines]


def write(game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Write a game's file of problems."""
    lines = [json.dumps(one.data(), separators=(",", ":"), ensure_ascii=False) + "\n" for one in puzzles]
    file_of(game).write_text("".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=int, default=250, help="of each game")
    wanted = parser.parse_args()
    for file in sorted(wanted.folder.glob("*.jsonl")):
        game = cantiere.game(file.stem)
        chosen = ship(game, file, wanted.most)
        levels = Counter(one.level for one in chosen)
        themes = Counter(theme for one in chosen for theme in one.themes)
        print(f"{game.id}: {len(chosen)} problems, {dict(levels)}, {dict(themes)}")


if __name__ == "__main__":
    main()

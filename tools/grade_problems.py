"""Grades the problems that ship: asks bots of every level, where too few were asked.

    python -m tools.grade_problems [--game GAME …]

Of the levels that think long two bots are enough here; the finder asks more. What no bot of the strongest
level finds is taken out, unless a lesson asks it. It can be stopped, and goes on where it was.
"""

from __future__ import annotations

import argparse
from collections import Counter

import cantiere
from cantiere.core.game import Game
from cantiere.problems.choosing import level_of
from cantiere.problems.puzzle import Puzzle
from cantiere.rules.lessons import lessons_of
from cantiere.texts import Texts
from tools.find_problems import ASKED, STRONGEST, found_by
from tools.ship_problems import read, write

ENOUGH = {**ASKED, "master": 2, "grandmaster": 2}


def graded(game: Game, puzzle: Puzzle) -> Puzzle:
    """Return a problem of which enough bots of every level were asked."""
    enough = {level: found for level, found in puzzle.found.items() if found[1] >= ENOUGH[level]}
    if set(enough) == set(ENOUGH):
        return puzzle
    state = puzzle.state(game)
    best = int(game.notation.exactly(state, puzzle.best.text))
    found = found_by(state, best, f"{game.id}:{puzzle.id}", enough, ENOUGH)
    return puzzle._replace(found=found, level=level_of(found))


def taught_in(game: Game) -> set[str]:
    """Return the problems that lessons ask."""
    lessons = lessons_of(Texts(game, "en")).lessons
    return {question.problem for lesson in lessons for question in lesson.questions}


def grade(game: Game) -> tuple[list[Puzzle], list[Puzzle]]:
    """Grade a game's problems; return those that stay, and those that go."""
    taught, problems = taught_in(game), read(game)
    for place, one in enumerate(problems):
        problems[place] = graded(game, one)
        if problems[place] != one:
            write(game, problems)
    stay = [one for one in problems if one.found[STRONGEST][0] or one.id in taught]
    write(game, stay)
    return stay, [one for one in problems if one not in stay]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", action="append", choices=cantiere.games())
    for name in parser.parse_args().game or cantiere.games():
        stay, go = grade(cantiere.game(name))
        levels = Counter(one.level for one in stay)
        print(f"{name}: {len(stay)} problems, {dict(levels)}; out: {[one.id for one in go]}", flush=True)


if __name__ == "__main__":
    main()

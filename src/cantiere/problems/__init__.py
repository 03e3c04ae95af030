"""Problems: positions from played games in which one answer is clearly better. One a day, and a trainer.

They lie in `games/<id>/problems/`: `problems.jsonl`, one a line, and `themes.json`, what they are sorted by.
`python -m tools.find_problems` finds them; docs/problems.md says how.
"""

from cantiere.problems.choosing import NoPuzzle, fitting, level_of, of_the_day
from cantiere.problems.puzzle import Answer, Puzzle, find, played_on, puzzles_of
from cantiere.problems.themes import Theme, themes_in, themes_of

__all__ = [
    "Answer",
    "NoPuzzle",
    "Puzzle",
    "Theme",
    "find",
    "fitting",
    "level_of",
    "of_the_day",
    "played_on",
    "puzzles_of",
    "themes_in",
    "themes_of",
]

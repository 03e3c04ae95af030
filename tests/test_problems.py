"""Problems: those that ship hold what they promise; the day's and a trainer's choice."""

from __future__ import annotations

import datetime
import json
from collections import Counter

import pytest

import cantiere
from cantiere.bots import LEVELS, bot
from cantiere.bots.learned import DeepBot
from cantiere.core.registry import home_of
from cantiere.core.rng import Rng
from cantiere.core.state import State
from cantiere.problems import (
    NoPuzzle,
    Puzzle,
    Theme,
    find,
    fitting,
    level_of,
    of_the_day,
    played_on,
    puzzles_of,
    themes_in,
    themes_of,
)
from cantiere.problems.puzzle import FILE, FOLDER
from cantiere.texts import Texts, languages
from tools import find_problems, grade_problems, ship_problems

SHIPPED = 150  # of each game at least
LEAST = 0.03  # by which the best answer's chance is higher than any other's

every_game = pytest.mark.parametrize("name", cantiere.games())


def asked(puzzle: Puzzle, name: str) -> State:
    return puzzle.state(cantiere.game(name))


@every_game
def test_enough_problems_ship_with_every_game(name: str) -> None:
    puzzles = puzzles_of(cantiere.game(name))
    assert len(puzzles) >= SHIPPED
    assert len({one.id for one in puzzles}) == len(puzzles)
    assert len({json.dumps(one.snapshot) for one in puzzles}) == len(puzzles)


@every_game
def test_every_answer_of_a_problem_is_legal_today_and_the_best_one_is_clearly_better(name: str) -> None:
    game = cantiere.game(name)
    for puzzle in puzzles_of(game):
        state = asked(puzzle, name)
        assert state.rules_version == game.rules_version
        seat, legal = int(state.to_move), state.legal_actions()
        assert seat >= 0
        assert len(legal) >= 3
        texts = [one.text for one in puzzle.answers]
        assert len(set(texts)) == len(texts) >= 3
        assert {game.notation.exactly(state, text) for text in texts} <= set(legal)
        best, *others = (one.chances[seat] for one in puzzle.answers)
        assert best - max(others) >= LEAST, puzzle.id
        assert all(len(one.chances) == state.seats and one.tries > 0 for one in puzzle.answers)


@every_game
def test_nothing_that_the_seat_cannot_know_is_in_a_problem(name: str) -> None:
    """Whatever the others held: dealt anew by the luck that all problems have, it is this very position."""
    for puzzle in puzzles_of(cantiere.game(name)):
        state = asked(puzzle, name)
        seat = int(state.to_move)
        for luck in ("one", "another"):
            other = state.clone()
            other.resample(seat, Rng(luck))
            other.resample(seat, Rng(find_problems.SHOWN))
            assert other.snapshot() == puzzle.snapshot, puzzle.id


@every_game
def test_what_follows_can_be_played(name: str) -> None:
    game = cantiere.game(name)
    for puzzle in puzzles_of(game):
        assert len(puzzle.follows) == 2
        for moves in puzzle.follows:
            played = played_on(puzzle, game, moves[0][1])
            assert [(move.who, move.text) for move in played] == list(moves)
        assert puzzle.follows[0][0][1] == puzzle.best.text
        last = puzzle.answers[-1].text
        if last not in [moves[0][1] for moves in puzzle.follows]:
            assert [move.text for move in played_on(puzzle, game, last)] == [last]


@every_game
def test_themes_and_levels_are_those_of_the_position(name: str) -> None:
    game = cantiere.game(name)
    for puzzle in puzzles_of(game):
        state = asked(puzzle, name)
        assert puzzle.themes == tuple(theme.id for theme in themes_of(game) if theme.fits(state)), puzzle.id
        assert puzzle.level == level_of(puzzle.found)
        assert list(puzzle.found) == list(LEVELS)
        assert all(0 <= right <= asked_of for right, asked_of in puzzle.found.values())
        assert all(puzzle.found[level][1] >= least for level, least in grade_problems.ENOUGH.items())
        assert puzzle.found[find_problems.STRONGEST][0], puzzle.id  # the strongest bots find it
    assert themes_in(game) == {
        theme.id: number
        for theme in themes_of(game)
        if (number := sum(theme.id in one.themes for one in puzzles_of(game)))
    }


@every_game
def test_every_theme_has_problems_and_a_name_in_every_language(name: str) -> None:
    game = cantiere.game(name)
    assert set(themes_in(game)) == {theme.id for theme in themes_of(game)}
    for lang in languages():
        texts = Texts(game, lang)
        assert len({texts.say(theme.id) for theme in themes_of(game)}) == len(themes_of(game))
        assert not texts.missing


@every_game
def test_problems_are_of_many_kinds(name: str) -> None:
    """All numbers of seats, several questions and levels; at most a few from one game that was played."""
    game, puzzles = cantiere.game(name), puzzles_of(cantiere.game(name))
    states = [asked(one, name) for one in puzzles]
    assert {int(state.seats) for state in states} == set(game.seat_counts)
    assert len({state.decision for state in states}) >= 5
    assert len({state.round for state in states}) >= 5
    assert len({one.level for one in puzzles}) >= 4
    for option in game.options:
        if option.name != "start":
            assert len({state.options[option.name] for state in states}) >= 2, option.name
    played = Counter(one.id.split("-")[0] for one in puzzles)
    assert max(played.values()) <= find_problems.PER_GAME


# --- choosing ------------------------------------------------------------------------------------------


def some(*ids: str) -> list[Puzzle]:
    levels = list(LEVELS)
    return [
        Puzzle(one, levels[number % 2], ("a", "b") if number else ("a",), {}, (), (), {})
        for number, one in enumerate(ids)
    ]


def test_the_day_decides_and_each_problem_comes_once_before_any_comes_again() -> None:
    puzzles = some(*"abcdefg")
    begin = datetime.date(2026, 12, 28)
    days = [begin + datetime.timedelta(days=number) for number in range(14)]
    chosen = [of_the_day(puzzles, day).id for day in days]
    assert sorted(chosen[:7]) == list("abcdefg")
    assert chosen[7:] == chosen[:7]
    assert [of_the_day(puzzles[::-1], day).id for day in days] == chosen  # however they are listed
    assert chosen[:7] != sorted(chosen[:7])


def test_no_problem_is_no_problem_of_the_day() -> None:
    with pytest.raises(NoPuzzle):
        of_the_day([], datetime.date(2026, 1, 1))


def test_problems_are_chosen_by_theme_and_level() -> None:
    puzzles = some("0", "1", "2")
    novice, apprentice = list(LEVELS)[:2]
    assert [one.id for one in fitting(puzzles)] == ["0", "1", "2"]
    assert [one.id for one in fitting(puzzles, "b")] == ["1", "2"]
    assert [one.id for one in fitting(puzzles, "b", novice)] == ["2"]
    assert [one.id for one in fitting(puzzles, "", apprentice)] == ["1"]
    assert fitting(puzzles, "c") == []


def test_a_level_is_the_weakest_that_finds_it() -> None:
    none = dict.fromkeys(LEVELS, (0, 10))
    assert level_of(none) == "grandmaster"
    assert level_of({**none, "journeyman": (4, 10), "master": (10, 10)}) == "journeyman"
    assert level_of({**none, "journeyman": (3, 10), "master": (10, 10)}) == "master"


@every_game
def test_conditions_of_themes(name: str) -> None:
    state = cantiere.game(name).new(cantiere.game(name).seat_counts[0])
    seats, decision = int(state.seats), state.decision
    option, default = next((one.name, one.default) for one in cantiere.game(name).options)
    for fits, condition in (
        (True, {}),
        (True, {"asks": [decision], "seats": [seats]}),
        (False, {"asks": ["nothing"]}),
        (False, {"seats": [seats + 1]}),
        (False, {"rounds": [7, 9]}),
        (True, {"options": {option: default}}),
        (False, {"options": {option: not default}}),
        (True, {"table": {"seats": [seats, seats]}}),
        (False, {"table": {"seats": [seats + 1, 9]}}),
    ):
        assert Theme("theme", [condition]).fits(state) is fits, condition
    assert Theme("theme", [{"asks": ["nothing"]}, {}]).fits(state)
    assert not Theme("theme", []).fits(state)


def test_a_problem_is_found_by_its_id() -> None:
    game = cantiere.game(cantiere.games()[0])
    assert find(game, puzzles_of(game)[3].id) == puzzles_of(game)[3]
    assert find(game, "nothing") is None


# --- finding -------------------------------------------------------------------------------------------


def test_a_find_becomes_a_problem_as_both_searches_see_it() -> None:
    name = cantiere.games()[0]
    game, kept = cantiere.game(name), puzzles_of(cantiere.game(cantiere.games()[0]))[0]
    state = asked(kept, name)
    seats, seat = int(state.seats), int(state.to_move)
    best, other = kept.answers[0].text, kept.answers[1].text

    def searched(text: str, tries: int, chance: float) -> dict[str, object]:
        return {"text": text, "tries": tries, "chances": [chance] * seats, "line": []}

    data = {
        "number": 3,
        "move": 14,
        "seat": seat,
        "best": best,
        "first": [searched(best, 10, 0.5), searched(other, 10, 0.3)],
        "second": [searched(best, 30, 0.7), searched(other, 10, 0.2)],
        "found": dict(kept.found),
        "follows": kept.follows,
        "snapshot": dict(kept.snapshot),
    }
    made = ship_problems.puzzle(game, data)
    assert made is not None
    assert made.id == "3-14"
    assert [(one.text, one.tries, one.chances[seat]) for one in made.answers] == [
        (best, 40, 0.65),
        (other, 20, 0.25),
    ]
    assert Puzzle.from_data(json.loads(json.dumps(made.data()))) == made
    data["first"] = [searched(best, 10, 0.1), searched(other, 1000, 0.9)]
    assert ship_problems.puzzle(game, data) is None


@pytest.mark.parametrize("level", find_problems.ASKED)
def test_bots_that_are_asked_have_the_budget_of_their_level_and_no_end_of_time(level: str) -> None:
    known, made = bot(level, "luck"), find_problems.of_level(level, "luck")
    assert type(made) is type(known)
    if isinstance(known, DeepBot):
        assert isinstance(made, DeepBot)
        assert (made.times, made.parts, made.iterations) == (known.times, known.parts, known.iterations)
        assert not made.milliseconds or not known.times


def test_bots_of_every_level_are_asked_and_what_the_strongest_do_not_find_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = cantiere.games()[0]
    game, kept = cantiere.game(name), puzzles_of(cantiere.game(name))[0]
    best = int(game.notation.exactly(asked(kept, name), kept.best.text))
    other = next(one for one in asked(kept, name).legal_actions() if one != best)
    knowing = {"master", "grandmaster"}
    questions: list[str] = []

    class Asked:
        def __init__(self, level: str, _seed: str) -> None:
            self.level = level

        def choose(self, _state: State, _seat: int) -> int:
            questions.append(self.level)
            return best if self.level in knowing else int(other)

    monkeypatch.setattr(find_problems, "of_level", Asked)
    few = {"novice": [0, 10], "apprentice": [2, 10], "journeyman": [1, 4], "master": [0, 1]}
    found = grade_problems.graded(game, kept._replace(found=few, level="novice"))
    assert found.found == {**few, "master": [2, 2], "grandmaster": [2, 2]}
    assert found.level == "master"
    assert Counter(questions) == {"master": 2, "grandmaster": 2}  # the others were asked often enough
    assert grade_problems.graded(game, found) == found
    assert len(questions) == 4
    knowing.clear()
    monkeypatch.setattr(grade_problems, "read", lambda _game: [found, kept._replace(found=few)])
    written: list[list[Puzzle]] = []
    monkeypatch.setattr(grade_problems, "write", lambda _game, puzzles: written.append(list(puzzles)))
    monkeypatch.setattr(grade_problems, "taught_in", lambda _game: set())
    stay, go = grade_problems.grade(game)
    assert (stay, [one.found["grandmaster"] for one in go]) == ([found], [[0, 2]])
    assert (len(written), written[-1]) == (2, stay)  # as soon as it is known, and at the end


def test_the_games_file_is_one_problem_a_line() -> None:
    for name in cantiere.games():
        lines = (home_of(cantiere.game(name)) / FOLDER / FILE).read_text("utf-8").splitlines()
        assert [json.loads(line)["id"] for line in lines] == [
            one.id for one in puzzles_of(cantiere.game(name))
        ]

"""Looks for problems: positions of played games in which one answer is clearly better.

    python -m tools.find_problems FOLDER [--game GAME …] [--wanted N] [--hours H] [--hard]

Masters play games with all numbers of seats and options. A question of such a game goes through three
searches with the network, each with other luck and with what the seat cannot know dealt anew: a quick one
that most do not pass, one that tries twelve answers, and a longer one that must find the same.
Only if in both of these one answer did better than each other one, by a margin and by more than luck does, is
the question kept. Then bots of every level are asked it, and how many find the answer is written down.
`--hard` wants what the master at the table overlooked: there is no sieve, and both searches are longer.

Finds go to FOLDER/GAME.jsonl, a line each, as soon as they are there; FOLDER/GAME.next says which game is
played next, so that it can be stopped at any time and goes on from there. The same numbers find the same
problems. `python -m tools.ship_problems` chooses among the finds what goes into the games' folders.
docs/problems.md says more.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import cantiere
from cantiere.bots import DEEP, LEVELS, bot
from cantiere.bots.bot import Bot
from cantiere.bots.learned import DeepBot
from cantiere.bots.search import SearchBot
from cantiere.core.chance import draw, settle
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State

SHOWN = (
    "problem"  # the luck by which what the seat cannot know is dealt: always the same, so it tells nothing
)
ANSWERS = 3  # a question has at least so many
TRIED = 12  # answers that are tried at most
# Budgets of the searches: parts of what the game finds worth while, fewest and most iterations.
SIEVE, FIRST, SECOND = (0.3, 24, 48), (0.5, 100, 5000), (2.0, 250, 5000)
HARD_FIRST, HARD_SECOND = (3.0, 250, 10000), (6.0, 500, 20000)  # where a master answered otherwise
MARGIN = 0.06  # by which the best answer's chance is higher with two seats; less with more of them
DOUBTS = (1.0, 1.3, 2.0)  # of each search: standard errors that are taken off
ASKED = {"novice": 10, "apprentice": 10, "journeyman": 4, "master": 4, "grandmaster": 4}
EMPTY: Mapping[str, Sequence[int]] = MappingProxyType({})
PLAYERS, STRONGEST = list(ASKED)[-2:]
PER_GAME = 4  # problems of one game that was played
MOST = 0.36  # of the finds of a game that may be of one question
MOST_OF_ROUND = 0.28  # of them that may be of one round
EASY = 0.8  # of them that may be such as greedy finds
LOOKS = 24  # questions of one game that are looked at
FOLLOWING = 8  # moves that are played on to show what follows


def variant(game: Game, luck: Rng, number: int) -> tuple[int, dict[str, Any]]:
    """Return seats and options of a game to play: seats in turn, half of the options as they usually are."""
    seats = game.seat_counts[number % len(game.seat_counts)]
    while True:
        options: dict[str, Any] = {}
        for option in game.options:
            if option.name != "start" and luck.below(2):
                options[option.name] = option.choices[luck.below(len(option.choices))]
        try:
            return seats, game.check(seats, options)
        except CantiereError:
            continue


def played(game: Game, seed: str, number: int) -> Iterator[tuple[State, int]]:
    """Play a game; yield each position at which a seat must choose, and what it chooses."""
    luck = Rng(seed)
    seats, options = variant(game, luck, number)
    state = game.new(seats, **options)
    minds = [of_level(PLAYERS, f"{seed}:{seat}") for seat in range(seats)]
    while True:
        settle(state, luck)
        if state.to_move < 0:
            return
        seat = int(state.to_move)
        seen = state.clone()
        seen.resample(seat, luck)
        answer = int(minds[seat].choose(seen, seat))
        yield state.clone(), answer
        state.apply(answer)


def open_question(state: State) -> bool:
    """Tell whether there are some answers, and the best of them cannot simply be worked out."""
    return len(state.legal_actions()) >= ANSWERS and state.game.heuristics.advice(state) < 0


def gap(state: State) -> float:
    """Return by how much the most promising answer promises more than the next, as the game counts."""
    promises = sorted(state.game.heuristics.order(state, state.legal_actions()))
    return float((promises[-1] - promises[-2]) / state.game.heuristics.spread(state))


class Searched:
    """What one search says of a question."""

    def __init__(self, state: State, seed: str, budget: tuple[float, int, int], tried: int) -> None:
        seat = int(state.to_move)
        seen = state.clone()
        seen.resample(seat, Rng(f"{seed}:seen"))
        part, fewest, most = budget
        usual = int(part * int(state.game.heuristics.iterations(state)))
        deep = DeepBot(seed, iterations=max(fewest, min(most, usual)))
        mind = deep.mind_for(seen)
        assert isinstance(mind, SearchBot)
        mind.tuning.candidates = tried
        self.thought = mind.think(seen, seat)
        self.seat = seat
        assert mind.root is not None or self.thought.exact
        self.edges = {} if mind.root is None else {int(e.action): e for e in mind.root.edges if e.visits > 0}
        self.best = int(self.thought.action)

    def clear(self, margin: float, doubt: float) -> bool:
        """Tell whether the best answer did better than each other by the margin, doubts taken off."""
        if self.thought.exact or len(self.edges) < ANSWERS:
            return False
        best = self.edges[self.best]
        others = [edge for action, edge in self.edges.items() if action != self.best]
        mean = best.means()[self.seat]
        return all(
            mean - edge.means()[self.seat] >= margin
            and best.lead(edge, 0.0) >= margin
            and best.lead(edge, doubt) > 0.0
            for edge in others
        )

    def answers(self, game: Game) -> list[dict[str, Any]]:
        """Return each answer that was tried: tries, each seat's chances, and what would follow."""
        return [
            {
                "text": game.action_name(int(option.action)),
                "tries": int(option.visits),
                "chances": [round(float(chance), 4) for chance in option.chances],
                "line": [game.action_name(int(action)) for action in option.line[1:]],
            }
            for option in self.thought.options
        ]


def margin_of(state: State) -> float:
    """Return how much better an answer must be: chances are smaller where more play."""
    return MARGIN * float((2.0 / float(state.seats)) ** 0.5)


def of_level(level: str, seed: str) -> Bot:
    """Return a bot of a level; one with a budget of time gets all iterations, however busy the machine is."""
    kind, _, budget = LEVELS[level].partition(":x")
    times, _, parts = budget.partition("/")
    return (
        DeepBot(seed, times=int(times), parts=int(parts or 1)) if kind == DEEP and times else bot(level, seed)
    )


def found_by(
    state: State,
    best: int,
    seed: str,
    known: Mapping[str, Sequence[int]] = EMPTY,
    asked: Mapping[str, int] = MappingProxyType(ASKED),
) -> dict[str, list[int]]:
    """Ask bots of each level that is not known yet; return how many of how many find the best answer."""
    seat = int(state.to_move)
    found: dict[str, list[int]] = {}
    for level, times in asked.items():
        if level in known:
            found[level] = list(known[level])
            continue
        right = 0
        for number in range(times):
            seen = state.clone()
            seen.resample(seat, Rng(f"{seed}:{level}:{number}:seen"))
            right += int(of_level(level, f"{seed}:{level}:{number}").choose(seen, seat)) == best
        found[level] = [right, times]
    return found


def follows(shown: State, answer: int, seed: str) -> list[list[Any]]:
    """Give an answer and let journeymen play on; return the moves, the answer first."""
    state, luck = shown.clone(), Rng(f"{seed}:follows")
    moves: list[list[Any]] = []
    action = answer
    while True:
        moves.append([int(state.to_move), state.game.text(state, action)])
        state.apply(action)
        if state.to_move == OVER or len(moves) > FOLLOWING:
            return moves
        seat = int(state.to_move)
        if seat == CHANCE:
            action = int(draw(state, luck))
        else:
            seen = state.clone()
            seen.resample(seat, luck)
            action = int(bot("journeyman", f"{seed}:{len(moves)}").choose(seen, seat))


class Finder:
    """Looks for problems of one game."""

    def __init__(self, game: Game, folder: Path, *, first: int, hard: bool) -> None:
        self.game = game
        self.hard = hard
        self.file = folder / f"{game.id}.jsonl"
        self.mark = folder / f"{game.id}.next"
        self.number = int(self.mark.read_text()) if self.mark.exists() else first
        self.kinds: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.easy = 0
        self.looked: Counter[str] = Counter()
        for line in self.file.read_text().splitlines() if self.file.exists() else ():
            self._count(json.loads(line))

    @property
    def finds(self) -> int:
        """How many there are."""
        return sum(self.kinds.values())

    @property
    def enough_easy(self) -> bool:
        """Whether of those that greedy finds there are enough for now."""
        return self.easy >= 6 + EASY * self.finds

    def enough_of(self, state: State) -> bool:
        """Tell whether there are enough for now of this question, or of this round."""
        of_question, of_round = self.kinds[state.decision], self.rounds[int(state.round)]
        return of_question >= 4 + MOST * self.finds or of_round >= 4 + MOST_OF_ROUND * self.finds

    def _count(self, find: dict[str, Any]) -> None:
        self.kinds[find["decision"]] += 1
        self.rounds[find["round"]] += 1
        self.easy += find["found"]["journeyman"][0] > 0

    def play_one(self) -> None:
        """Play a game and look at some of its questions: by turns the plainest one left, and any."""
        seed = f"{self.game.id}:{self.number}"
        chosen = Rng(f"{seed}:look")
        game = list(played(self.game, seed, self.number))
        asked = [state for state, _answer in game]
        numbers = [number for number, state in enumerate(asked) if open_question(state)]
        kept: set[tuple[int, str]] = set()
        plain = sorted(numbers, key=lambda number: -gap(asked[number]))
        for look in range(len(numbers) if self.hard else min(LOOKS, len(numbers))):
            easy = look % 2 == 0 and not self.enough_easy
            number = plain[0] if easy else numbers[chosen.below(len(numbers))]
            numbers.remove(number)
            plain.remove(number)
            state = asked[number]
            kind = (int(state.round), state.decision)
            if kind in kept or self.enough_of(state):
                continue
            find = self.look(state, f"{seed}:{number}", game[number][1])
            if find is not None:
                find["game"], find["move"], find["number"] = self.game.id, number, self.number
                with self.file.open("a") as out:
                    out.write(json.dumps(find, separators=(",", ":")) + "\n")
                self._count(find)
                kept.add(kind)
            if len(kept) == PER_GAME:
                break
        self.number += 1
        self.mark.write_text(str(self.number))

    def look(self, state: State, seed: str, answer: int) -> dict[str, Any] | None:
        """Return the question as a problem, or None if it is none."""
        margin = margin_of(state)
        self.looked["asked"] += 1
        if not self.hard and not self.sifted(state, seed, margin):
            return None
        self.looked["sieved"] += 1
        first = Searched(state, f"{seed}:first", HARD_FIRST if self.hard else FIRST, TRIED)
        if (self.hard and first.best == answer) or not first.clear(margin, DOUBTS[1]):
            return None
        self.looked["first"] += 1
        second = Searched(state, f"{seed}:second", HARD_SECOND if self.hard else SECOND, TRIED)
        if second.best != first.best or not second.clear(margin, DOUBTS[2]):
            return None
        self.looked["second"] += 1
        found = found_by(state, second.best, seed)
        if not found[STRONGEST][0]:
            return None
        seat, shown = int(state.to_move), state.clone()
        shown.resample(seat, Rng(SHOWN))
        others = [int(option.action) for option in second.thought.options if option.action != second.best]
        return {
            "decision": state.decision,
            "seat": seat,
            "round": int(state.round),
            "best": self.game.action_name(second.best),
            "first": first.answers(self.game),
            "second": second.answers(self.game),
            "found": found,
            "follows": [follows(shown, action, seed) for action in (second.best, others[0])],
            "snapshot": shown.snapshot(),
        }

    def sifted(self, state: State, seed: str, margin: float) -> bool:
        """Tell whether a quick search sees an answer that stands out, and not too many such are there."""
        sieve = Searched(state, f"{seed}:sieve", SIEVE, 6)
        if not sieve.clear(0.7 * margin, DOUBTS[0]):
            return False
        usual = int(bot("journeyman", seed).choose(state.clone(), int(state.to_move)))
        return usual != sieve.best or not self.enough_easy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=cantiere.games())
    parser.add_argument("--wanted", type=int, default=200, help="of each game")
    parser.add_argument("--hours", type=float, default=0.0, help="stop after that time")
    parser.add_argument("--first", type=int, default=1000, help="number of the first game")
    parser.add_argument("--hard", action="store_true", help="only what a master at the table overlooked")
    wanted = parser.parse_args()
    assert set(ASKED) == set(LEVELS)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    finders = [
        Finder(cantiere.game(name), wanted.folder, first=wanted.first, hard=wanted.hard)
        for name in wanted.game or cantiere.games()
    ]
    while left := [finder for finder in finders if finder.finds < wanted.wanted]:
        if wanted.hours and time.monotonic() - begun > 3600 * wanted.hours:
            break
        finder = min(left, key=lambda one: one.finds)
        finder.play_one()
        state = " ".join(f"{name} {number}" for name, number in finder.looked.items())
        print(f"{time.process_time():7.0f} s  {finder.game.id:9} {finder.finds:4}  {state}", flush=True)


if __name__ == "__main__":
    main()

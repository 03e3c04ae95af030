"""Conformance: what every game of the contract must do, checked over random games. Public API.

>>> import cantiere
>>> game = cantiere.game(cantiere.games()[0])
>>> check_game(game, seats=[2], options=[{}], games=1).games
1
"""

from __future__ import annotations

import dataclasses
import itertools
import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from cantiere.core.chance import draw
from cantiere.core.dealt import weights_as_dealt
from cantiere.core.events import Event
from cantiere.core.game import Game
from cantiere.core.history import History, is_final
from cantiere.core.reason import CantiereError, IllegalAction
from cantiere.core.record import Record, record_of
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State

MOST_MOVES = 20_000  # a random game that is longer does not end
CLOSE_LOOKS = 12  # about how many positions of a game get the slow checks
LOOKS_TO_TELL = 20  # after so many it is told that dealing anew never changes anything
REASONED_ACTIONS = 600  # games with more actions have all of them explained in fewer of these positions


class ConformanceError(AssertionError):
    """A broken promise of the contract. `record` reproduces the position in which it showed."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record = record


@dataclasses.dataclass
class Report:
    """What has been checked."""

    games: int = 0
    moves: int = 0
    close_looks: int = 0
    dealt_anew: int = 0  # looks at which dealing anew could have changed something
    changed: int = 0  # and how often it did
    messages: set[str] = dataclasses.field(default_factory=set)  # all that were needed to say what happened


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
            _Check(
                game, count, chosen, Rng(f"{seed}:{count}:{sorted(chosen.items())}:{number}"), report
            ).run()
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


def variants(
    game: Game, seats: Iterable[int] | None = None, options: Iterable[Mapping[str, Any]] | None = None
) -> list[tuple[int, dict[str, Any]]]:
    """Return the (seats, options) pairs to be checked: all on/off options combined, others one at a time."""
    counts = list(seats) if seats is not None else list(game.seat_counts)
    chosen = list(options) if options is not None else list(_option_sets(game))
    pairs = [(count, dict(one)) for count in counts for one in chosen]
    return [(count, one) for count, one in pairs if options is not None or _possible(game, count, one)]


def _option_sets(game: Game) -> Iterator[dict[str, Any]]:
    switches = [option for option in game.options if set(option.choices) == {True, False}]
    for values in itertools.product(*[(False, True)] * len(switches)):
        yield {option.name: value for option, value in zip(switches, values, strict=True)}
    for option in game.options:
        if option not in switches:
            yield from ({option.name: value} for value in option.choices if value != option.default)


def _possible(game: Game, count: int, options: Mapping[str, Any]) -> bool:
    try:
        game.check(count, options)
    except CantiereError:
        return False
    return True


class _Check:
    """One random game, checked at every position, and closely at some."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], rng: Rng, report: Report) -> None:
        self.game = game
        self.rng = rng
        self.report = report
        self.state = game.new(seats, **options)
        self.start = self.state.clone()
        self.history = History()
        self.length = self._usual_length()
        self.weighed = False
        self.feature_length = len(game.feature_names())

    def run(self) -> None:
        """Play the game to its end."""
        try:
            self._run()
        except ConformanceError:
            raise
        except Exception as error:
            raise ConformanceError(f"{type(error).__name__}: {error}", self._record()) from error
        self.report.games += 1

    def _run(self) -> None:
        while self.state.to_move != OVER:
            self._every_position()
            if self.rng.below(self.length) < CLOSE_LOOKS:
                self._closely()
                self.report.close_looks += 1
            action = int(self._random_action(self.state, self.rng))
            self.history.play(self.state, action)
            self._events()
            self.report.moves += 1
            self._that(len(self.history.moves) < MOST_MOVES, "the game does not end")
        self._ending()
        self._same_again()

    def _usual_length(self) -> int:
        return max(1, self._play_out(self.state.clone()))

    def _play_out(self, state: State) -> int:
        """Play at random to the end, or for too long; return the number of moves."""
        rng, moves = self.rng.fork(), 0
        while state.to_move != OVER and moves < MOST_MOVES:
            state.apply(self._random_action(state, rng))
            moves += 1
        return moves

    def _random_action(self, state: State, rng: Rng) -> int:
        if state.to_move == CHANCE:
            return int(draw(state, rng))
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]

    # --- every position ----------------------------------------------------------------------------------

    def _every_position(self) -> None:
        state = self.state
        legal = state.legal_actions()
        self._that(bool(legal), "there is no legal action")
        self._that(legal == sorted(set(legal)), f"legal actions are not sorted and unique: {legal}")
        self._that(all(type(action) is int for action in legal), "legal actions are not plain ints")
        self._that(
            legal[0] >= 0 and legal[-1] < self.game.num_actions, "an action is outside range(num_actions)"
        )
        self._that(CHANCE <= state.to_move < state.seats, f"to_move is {state.to_move}")
        chance = state.to_move == CHANCE
        own = self.game.num_choices
        self._that(all((action >= own) == chance for action in legal), "chance and seats share actions")
        outcomes = state.chance_outcomes()
        self._that(
            [outcome for outcome, _ in outcomes] == (legal if chance else []), "chance outcomes differ"
        )
        self._that(
            all(type(weight) is int and weight > 0 for _, weight in outcomes), "a weight is not positive"
        )
        self.game.check_table(state)

    def _events(self) -> None:
        """Every change of a figure is told, and nothing else; pieces go from one place to another."""
        move, names = self.history.moves[-1], [figure.name for figure in self.game.figures]
        self._that(len(set(names)) == len(names), "two figures have one name")
        counted = [list(move.before.figures(seat)) for seat in range(self.state.seats)]
        for event in move.events:
            self.report.messages.add("event-" + event.name)
            for change in event.figures:
                self._that(change.figure in names, f"{event}: there is no figure {change.figure!r}")
                counted[change.seat][names.index(change.figure)] += change.by
            for piece in event.pieces:
                self._that(piece.amount > 0 and piece.start != piece.end, f"{event}: {piece} goes nowhere")
        for seat in range(self.state.seats):
            now = self.state.figures(seat)
            self._that(len(now) == len(names), f"{len(now)} figures, {len(names)} names")
            for name, told, is_now in zip(names, counted[seat], now, strict=True):
                said = f"{move.text!r}: {name} of seat {seat} is {is_now}, by the events {told}"
                self._that(told == is_now, said)
            if self.game.points:
                scores = self.state.scores()
                points = now[names.index(self.game.points)]
                self._that(scores[seat] == points, f"the score is {scores[seat]}, the points {points}")

    # --- some positions ----------------------------------------------------------------------------------

    def _closely(self) -> None:
        before = self.state.snapshot()
        if self.rng.below(max(1, self.game.num_actions)) < REASONED_ACTIONS:
            self._reasons()
        self._texts()
        self._clones()
        self._snapshots()
        self._hidden_things()
        self._weights()
        self._undo()
        self._that(self.state.snapshot() == before, "looking at a position changed it")

    def _reasons(self) -> None:
        legal = set(self.state.legal_actions())
        for action in range(self.game.num_actions):
            reason = self.state.why_not(action)
            self._that((reason is None) == (action in legal), f"why_not({action}) is {reason}")
            if reason is not None:
                json.dumps(reason.params)
                self.report.messages.add("reason-" + reason.key)
        refused = [action for action in range(self.game.num_actions) if action not in legal]
        for action in [-1, self.game.num_actions, *refused[:: max(1, len(refused) // 3)]]:
            before = self.state.snapshot()
            try:
                self.state.play(action)
            except IllegalAction:
                self._that(self.state.snapshot() == before, f"a refused action {action} changed the state")
            else:
                self._that(False, f"play({action}) was not refused")

    def _texts(self) -> None:
        if self.state.to_move != CHANCE:
            self.report.messages.add("decision-" + self.state.decision)
        for action in self.state.legal_actions():
            text = self.game.text(self.state, action)
            if self.state.to_move != CHANCE:
                self.report.messages.add(self.game.label(self.state, action).key)
            self._that(self.game.parse(self.state, text) == action, f"{text!r} does not read back")

    def _clones(self) -> None:
        before = self.state.snapshot()
        one, two = self.state.clone(), self.state.clone()
        self._that(one == two and one.snapshot() == before, "a clone differs from its original")
        self._that(one.legal_actions() == self.state.legal_actions(), "a clone's actions differ")
        rng = self.rng.fork()
        for _ in range(40):
            if one.to_move == OVER:
                break
            action = self._random_action(one, rng)
            one.apply(action)
            two.apply(action)
        self._that(one == two, "the same actions led to different states")
        self._that(self.state.snapshot() == before, "playing on a clone changed the original")

    def _snapshots(self) -> None:
        data = json.loads(json.dumps(self.state.snapshot()))
        back = self.game.restore(data)
        self._that(back.snapshot() == self.state.snapshot(), "a restored position differs")
        self._play_on_alike(self.state.clone(), back)

    def _play_on_alike(self, one: State, two: State) -> None:
        rng = self.rng.fork()
        for _ in range(MOST_MOVES):
            if one.to_move == OVER:
                break
            self._that(
                one.to_move == two.to_move and one.decision == two.decision, "another question is asked"
            )
            self._that(one.legal_actions() == two.legal_actions(), "other actions are legal")
            action = self._random_action(one, rng)
            one.apply(action)
            two.apply(action)
        self._that(one == two, "a restored position does not play on identically")

    def _hidden_things(self) -> None:
        for seat in range(self.state.seats):
            other = self.state.clone()
            other.resample(seat, self.rng.fork())
            self.game.check_table(other)
            self._count_dealing(other, seat)
            self._that(_sees(other, seat) == _sees(self.state, seat), f"resample({seat}) changed its view")
            if self.state.to_move == seat:
                same = other.legal_actions() == self.state.legal_actions()
                self._that(same, f"resample({seat}) changed its legal actions")
                self._answers_alike(other)
            self._told_alike(other, seat)
            mine, theirs = self.state.features(seat), other.features(seat)
            self._that(len(mine) == self.feature_length, f"{len(mine)} features, {self.feature_length} names")
            self._that(all(math.isfinite(value) for value in mine), "a feature is not finite")
            self._that(bool((mine == theirs).all()), f"resample({seat}) changed its features")
            self._play_out(other)
            self._that(other.to_move == OVER, "a resampled game does not end")
        json.dumps(self.state.view(None))

    def _count_dealing(self, other: State, seat: int) -> None:
        changed, hides = other.snapshot() != self.state.snapshot(), self.state.hides_from(seat)
        wrong = f"nothing is hidden from seat {seat}, and yet resample changed the position"
        self._that(hides or not changed, wrong)
        self.report.dealt_anew += hides
        self.report.changed += changed

    def _weights(self) -> None:
        """What is hidden is dealt anew as often as it was drawn: asked once in a game, at a draw."""
        if self.state.to_move == CHANCE and not self.weighed and self.game.has_secrets:
            self.weighed = True
            complaint = weights_as_dealt(self.state, self.rng.fork())
            self._that(complaint is None, str(complaint))

    def _answers_alike(self, other: State) -> None:
        """What the seat to move is told of its answers does not depend on what it cannot know."""
        others = frozenset({CHANCE, *range(int(self.state.seats))} - {int(self.state.to_move)})
        for action in self.state.legal_actions():
            name = self.game.action_name(action)
            mine, theirs = [
                (
                    self.game.label(state, action),
                    self.game.warnings(state, action),
                    is_final(state, action, others),
                )
                for state in (self.state, other)
            ]
            for what, one, two in zip(("label", "warnings", "finality"), mine, theirs, strict=True):
                self._that(one == two, f"the {what} of {name!r} depends on hidden things: {one}, {two}")
        for action in range(min(self.game.num_choices, REASONED_ACTIONS)):
            why, too = self.state.why_not(action), other.why_not(action)
            self._that(why == too, f"the refusal of {action} depends on hidden things: {why}, {too}")

    def _told_alike(self, other: State, seat: int) -> None:
        """Where a seat sees the same before and after a move, it is told the same.

        So it is for the same answer, and, unless the seat gives it itself, for two different ones.
        """
        if (self.state.to_move, self.state.decision) != (other.to_move, other.decision):
            return
        mine, theirs = self.state.legal_actions(), other.legal_actions()
        common = sorted(set(mine) & set(theirs))
        if common:
            action = common[self.rng.below(len(common))]
            self._same_news(other, seat, action, action)
        if self.state.to_move != seat:
            one, two = mine[self.rng.below(len(mine))], theirs[self.rng.below(len(theirs))]
            self._same_news(other, seat, one, two)

    def _same_news(self, other: State, seat: int, action: int, another: int) -> None:
        worlds = [(self.state.clone(), list[Event]()), (other.clone(), list[Event]())]
        for (state, events), played in zip(worlds, (action, another), strict=True):
            state.listener = events
            state.apply(played)
            state.listener = None
        (one, events), (two, others) = worlds
        if _sees(one, seat) == _sees(two, seat):
            # A change of a hidden figure may be told to all though no view shows it: a sale behind a screen.
            hidden = {figure.name for figure in self.game.figures if figure.hidden and action != another}
            told, too = [_told(told, seat, hidden) for told in (events, others)]
            self._that(told == too, f"seat {seat} is told of hidden things: {told}, {too}")

    def _undo(self) -> None:
        for seat in range(self.state.seats):
            keep = self.history.undo_point(seat)
            if keep is None:
                continue
            undone = self.history.moves[keep:]
            self._that(undone[0].who == seat, "undo begins with another seat's move")
            others = [m for m in undone if m.who not in (CHANCE, seat) and not m.forced and not m.secret]
            crossed = [m for m in undone if m.events and (m.who == CHANCE or m in others)]
            self._that(not crossed, "undo goes back across what chance has shown or another seat has done")
            again = undone[0].before.clone()
            for move in undone:
                again.apply(move.action)
            self._that(again == self.state, "playing undone moves again leads elsewhere")

    # --- the end -----------------------------------------------------------------------------------------

    def _ending(self) -> None:
        state = self.state
        self._that(state.legal_actions() == [] and state.decision == "over", "the ended game still asks")
        self._that(state.why_not(0) is not None, "an action is legal in an ended game")
        self.game.check_table(state)
        json.dumps([state.view(seat) for seat in [None, *range(state.seats)]])
        self._that(self.game.restore(state.snapshot()) == state, "the ended game does not restore")
        standings = [state.standing(seat) for seat in range(state.seats)]
        self._that(state.scores() == [standing[0] for standing in standings], "scores are not what is ranked")
        ranks = state.ranking()
        groups = state.groups()
        self._that(sorted(itertools.chain(*groups)) == list(range(state.seats)), f"groups {groups}")
        for group in groups:
            for one, two in itertools.product(group, repeat=2):
                ahead = standings[one] > standings[two]
                self._that(ahead == (ranks[one] < ranks[two]), f"ranking {ranks} of {standings}")

    def _same_again(self) -> None:
        record = Record.from_data(json.loads(json.dumps(self._record().data())))
        self._that(record.verify(self.game) == self.state, "the record replays to another end")
        again = self.start
        for move in self.history.moves:
            again.apply(move.action)
        self._that(again == self.state, "the same actions led to another end")

    def _record(self) -> Record:
        return record_of(self.state, [(move.who, move.text) for move in self.history.moves])

    def _that(self, holds: bool, message: str) -> None:
        if not holds:
            asked = f"at {self.state.decision!r}, move {len(self.history.moves) + 1}"
            raise ConformanceError(
                f"{self.game.id}, {self.state.seats} seats, {asked}: {message}", self._record()
            )


def _sees(state: State, seat: int) -> Sequence[Any]:
    return [state.view(seat), state.to_move, state.decision]


def _told(events: list[Event], seat: int, hidden: set[str]) -> list[Any]:
    """Return what a seat is told of a move, but for changes of these figures."""
    return [
        (one.name, one.seat, one.params, one.pieces, one.figures)
        for one in events
        if one.visible_to(seat) and not any(change.figure in hidden for change in one.figures)
    ]

"""State, Step and Frame: a game is a state that asks one seat one question at a time.

A round is a plain list of steps (`State.plan`). A step that wants something asked pushes a frame; an answer
takes the frame away and the step asks whatever comes next. With no frame left the next step is entered.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from cantiere.core.answers import Answers
from cantiere.core.builds import refuse_compiled
from cantiere.core.events import ALL, Event
from cantiere.core.reason import IllegalAction, Reason
from cantiere.core.rng import Rng, as_rng

if TYPE_CHECKING:
    from cantiere.core.game import Game
    from cantiere.core.views import View

CHANCE: Final = -1  # `to_move` when the next step is drawn, rolled or shuffled
OVER: Final = -2  # `to_move` when the game has ended
TAKEN: Final = ("ask", "seat")  # what snapshots say of every question

T = TypeVar("T", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """A section of the rulebook, or one of its questions. Stateless: all it needs lies on the table.

    `name` is the decision's name; `first` and `second` name the frame's two numbers in snapshots;
    `weighted` says that chance outcomes are not all equally likely; `rule` is the id of the rule that asks,
    cited where an action does not answer the question.
    """

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def __init__(
        self, name: str, first: str = "", second: str = "", *, weighted: bool = False, rule: str = ""
    ) -> None:
        for own in (first, second):
            if own in TAKEN:
                raise ValueError(
                    f"step {name!r}: snapshots say {own!r} of every question; name its number otherwise"
                )
        self.name = name
        self.first = first
        self.second = second
        self.weighted = weighted
        self.rule = rule

    def enter(self, t: T) -> None:
        """Begin this section of the round: do what is certain, ask what is not."""

    def offer(self, t: T, frame: Frame, answers: Answers) -> None:
        """Add the actions that answer the question, in ascending order."""
        for action in self.legal(t, frame):
            answers.add(action)

    def legal(self, t: T, frame: Frame) -> list[int]:
        """Return them as a list: simpler to write than `offer`, which takes its place, and slower."""
        raise NotImplementedError(f"step {self.name!r} asks no question")

    def weight(self, t: T, frame: Frame, outcome: i64) -> i64:
        """Return how many of the equally likely cases are this chance outcome."""
        return 1

    def apply(self, t: T, frame: Frame, action: i64) -> None:
        """Carry out an answer; the frame has been taken away already."""
        raise NotImplementedError(f"step {self.name!r} asks no question")

    def why_not(self, t: T, frame: Frame, action: i64) -> Reason | None:
        """Explain an action that is not legal; None if it simply does not belong to this question."""
        return None


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A pending question: which step asks whom, with two numbers of its own. Never changed, so shared."""

    def __init__(self, step: Step[Any], seat: i64, a: i64, b: i64, below: Frame | None) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.below: Final = below


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Holds no random generator: chance is a decision like any other."""

    game: Game
    options: dict[str, Any]
    plan: list[Step[Any]]

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.rules_version: i64 = 1  # of the game's rules: which plan and which steps are played
        self.at: i64 = -1
        self.round: i64 = 0  # the round that is being played, from 1; 0 in a game without rounds
        self.to_move: i64 = CHANCE
        self.frame: Frame | None = None
        self.listener: list[Event] | None = None

    # --- the machine ---------------------------------------------------------------------------------

    def begin(
        self, game: Game, seats: i64, options: dict[str, Any], plan: list[Step[Any]], rules_version: i64
    ) -> None:
        """Attach the game and the plan of steps; `advance` then starts play."""
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.plan = plan

    def copy_machine(self, source: State) -> None:
        """Take over where another state stands: the part of `clone` that is the same in every game."""
        self.game = source.game
        self.options = source.options
        self.plan = source.plan
        self.seats = source.seats
        self.rules_version = source.rules_version
        self.at = source.at
        self.round = source.round
        self.to_move = source.to_move
        self.frame = source.frame

    def ask(self, step: Step[Any], seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a question on top of the pending ones."""
        self.frame = Frame(step, seat, a, b, self.frame)

    def advance(self) -> None:
        """Enter step after step until one asks something, or the game has ended."""
        while self.frame is None and self.to_move != OVER:
            self.at += 1
            self.plan[self.at].enter(self)
        top = self.frame
        if top is not None:
            self.to_move = top.seat

    def finish(self) -> None:
        """End the game."""
        self.to_move = OVER

    def tell(self, name: str, seat: i64, params: dict[str, int | str], seen_by: i64 = ALL) -> Event:
        """Append an event for whoever listens. Callers check `listener` first: search pays nothing.

        What moved and which figures changed is added to the event that is returned.
        """
        event = Event(name, seat, params, seen_by)
        if self.listener is not None:
            self.listener.append(event)
        return event

    # --- the contract --------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        """The name of the question that is asked now."""
        return self.frame.step.name if self.frame is not None else "over"

    def legal_actions(self) -> list[int]:
        """Return the possible answers, ascending; at CHANCE the possible outcomes; none when over."""
        if self.frame is None:
            return []
        answers = Answers()
        self.answers_into(answers)
        return answers.listed()

    def answers_into(self, answers: Answers) -> None:
        """Write the same over what `answers` held: for loops that ask often and keep one of them."""
        answers.count = 0
        frame = self.frame
        if frame is not None:
            frame.step.offer(self, frame, answers)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return, at CHANCE, each possible outcome with its integer weight."""
        frame = self.frame
        if frame is None or frame.seat != CHANCE:
            return []
        return [(outcome, frame.step.weight(self, frame, outcome)) for outcome in self.legal_actions()]

    def why_not(self, action: int) -> Reason | None:
        """Return None if the action is legal now, else the reason why it is not."""
        frame = self.frame
        if frame is None:
            return Reason("game-over", "")
        if not 0 <= action < self.game.num_actions:
            return Reason("no-such-action", "", {"number": action})
        if action in self.legal_actions():
            return None
        reason = frame.step.why_not(self, frame, action)
        if reason is not None:
            return reason
        if frame.seat == CHANCE:
            return Reason("chance-decides", frame.step.rule)
        return Reason("not-asked", frame.step.rule, {"question": "decision-" + frame.step.name})

    def apply(self, action: i64) -> None:
        """Carry out an action. Trusts the caller; `play` is the checking twin."""
        frame = self.frame
        if frame is None:
            raise ValueError("the game is over")
        self.frame = frame.below
        frame.step.apply(self, frame, action)
        top = self.frame
        if top is not None:
            self.to_move = top.seat
        else:
            self.advance()

    def play(self, action: int) -> None:
        """Carry out an action if it is legal, else raise IllegalAction and change nothing."""
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(self.game.action_name(action), reason)
        self.apply(action)

    def clone(self) -> State:
        """Return an independent copy (without listener)."""
        raise NotImplementedError

    def standing(self, seat: i64) -> list[int]:
        """Return what a seat is ranked by: its score, then the tie-breaks, more is better."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the points of each seat, so far or final."""
        return [self.standing(seat)[0] for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Return each seat's rank in its group, 1 for the first; seats that are level in all share a rank."""
        ranks = [0] * int(self.seats)
        for group in self.groups():
            standings = [self.standing(seat) for seat in group]
            for seat, mine in zip(group, standings, strict=True):
                ranks[seat] = 1 + sum([1 for other in standings if other > mine])
        return ranks

    def groups(self) -> list[list[int]]:
        """Return the seats that play against each other: one group, unless several games go on at once."""
        return [list(range(self.seats))]

    def figures(self, seat: int) -> list[int]:
        """Return a seat's figures, in the order of `Game.figures`. Events tell every change of them."""
        return []

    def resample(self, seat: int, rng: Rng | random.Random) -> None:
        """Deal anew, in place, what `seat` cannot know, consistent with everything it has seen."""
        self.redeal(seat, as_rng(rng))

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Do what `resample` promises; games with hidden information override it."""

    def hides_from(self, seat: int) -> bool:
        """Tell whether there may be something now that `seat` cannot know; a game may know better."""
        return self.game.has_secrets is True

    def view(self, seat: int | None) -> View:
        """Return, ready for JSON, exactly what that seat (None: a spectator) may see."""
        return self.game.view(self, seat)

    def features(self, seat: int) -> Any:
        """Return the same as a numpy vector of fixed length, for networks."""
        return self.game.features(self, seat)

    def snapshot(self) -> dict[str, Any]:
        """Return the whole position by names, ready for JSON and editable by hand."""
        return self.game.snapshot(self)

    # Copying and pickling are what `clone` and `snapshot` do; whoever listens is not taken along.

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.snapshot())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        raise TypeError("a State changes as it is played: hash its snapshot instead")


def _restored(game: Game, data: dict[str, Any]) -> State:
    return game.restore(data)

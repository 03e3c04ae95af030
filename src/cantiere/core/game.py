"""Game: what does not change while playing — options, the action table, how a position is shown and kept."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from cantiere.core.events import Figure
from cantiere.core.extras import Extra
from cantiere.core.heuristics import Heuristics
from cantiere.core.notation import Notation, Row
from cantiere.core.planes import Planes
from cantiere.core.reason import CantiereError, Caution
from cantiere.core.sheet import Encoder, Sheet
from cantiere.core.state import CHANCE, OVER, Frame, State, Step
from cantiere.core.tournament import Format
from cantiere.core.views import QuestionView, ResultView, View

CONTRACT = 1  # raised when games made for this class would have to be changed
SNAPSHOT_FORMAT = 1
MOST_PENDING = 32  # questions that wait in a snapshot
MOST_NUMBER = 2**40  # that a pending question may have: compiled code counts with 64 bits


class Option(NamedTuple):
    """A choice made before the game: its values are listed, so that every front end can offer them."""

    name: str
    default: Any
    choices: tuple[Any, ...]


class Game:
    """A game of the contract. Subclasses fill in the attributes and the methods that raise here."""

    id: str
    contract: int = 0  # the CONTRACT that the game was made for: every game says so
    rules_version: int  # what new games are played by
    older_rules: tuple[int, ...] = ()  # earlier versions that `build` still knows: their games go on
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()
    notation: Notation
    num_choices: int  # how many of the actions are the seats' own: `range(num_choices)`; the rest is chance
    has_secrets: bool | None = None  # whether seats may know things that others may not: every game says so
    asks_secretly: bool = False  # whether it may be hidden who is asked
    phases: tuple[tuple[str, str], ...] = ()  # of a round: the step that begins each, and what names it
    ranked_by: tuple[str, ...] = ("points",)  # messages that name the figures of `State.standing`
    heuristics: Heuristics = Heuristics()
    tournaments: Mapping[str, Format] = {}  # by name: ways to play a tournament of this game
    figures: tuple[Figure, ...] = ()  # the numbers that each seat has: `State.figures`
    points: str = ""  # the figure that is the score at every moment; "" if there is none
    table_type: Any = dict  # the TypedDict that `table_view` returns: the API's schema is made from it
    box_type: Any = dict  # the TypedDict of its data files, as far as they are drawn, for that schema too
    encoder: Encoder[Any] = Encoder()  # what a seat sees as numbers; or override `features`, `feature_names`
    about_seats: tuple[
        str, ...
    ] = ()  # entries of the table whose numbers are seats: people, on a plain board
    packed: bool = False  # whether the table keeps its numbers in packed arrays, for compiled code
    questions: Mapping[str, Step[Any]]  # every step that asks something, by name: snapshots need them

    # --- copies: there is one of each game ---------------------------------------------------------------

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Name a game of the registry instead of writing it out; another is made again from its class."""
        from cantiere.core import registry  # which imports this module

        known = self.id in registry.games() and registry.game(self.id) is self
        return (registry.game, (self.id,)) if known else (type(self), ())

    # --- new positions -------------------------------------------------------------------------------

    def new(self, seats: int, *, rules_version: int | None = None, **options: Any) -> State:
        """Return the position before anything is drawn. Unknown or impossible options: a ValueError."""
        version = self.check_rules(self.rules_version if rules_version is None else rules_version)
        return self.build(seats, self.check(seats, options), version)

    def check_rules(self, version: Any) -> int:
        """Return a version of the rules that games can be played by, or say that it is not known."""
        if version in (self.rules_version, *self.older_rules) and type(version) is int:
            return version
        known = ", ".join(map(str, (*self.older_rules, self.rules_version)))
        raise CantiereError(
            f"{self.id} has no rules version {version!r}; it has {known}",
            "error-rules-version",
            game=self.id,
            version=str(version),
            known=known,
        )

    def check(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options completed with their defaults, or say clearly what is wrong with them."""
        if type(seats) is not int or seats not in self.seat_counts:
            raise CantiereError(
                f"{self.id} is played with {_listed(self.seat_counts)} seats, not {seats!r}",
                "error-seats",
                game=self.id,
                seats=str(seats),
                known=", ".join(map(str, self.seat_counts)),
            )
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise CantiereError(
                    f"{self.id} has no option {name!r}; it has {_listed(known)}",
                    "error-no-option",
                    game=self.id,
                    option=name,
                    known=", ".join(known) or "–",
                )
            choices = known[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                raise CantiereError(
                    f"option {name!r} takes {_listed(choices)}, not {value!r}",
                    "error-option-value",
                    option=name,
                    value=str(value),
                    known=", ".join(map(str, choices)),
                )
        complete = {option.name: options.get(option.name, option.default) for option in self.options}
        self.check_together(seats, complete)
        return complete

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        """Raise a CantiereError if these options cannot be combined."""

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> State:
        """Return the set-up for options and a version of the rules that have been checked."""
        raise NotImplementedError

    # --- actions -------------------------------------------------------------------------------------

    @property
    def num_actions(self) -> int:
        """The size of the fixed action space: the seats' actions first, then the outcomes of chance."""
        return len(self.notation.rows)

    def action_name(self, action: int) -> str:
        """Return an action's text, or its bare number if there is no such action."""
        return self.notation.rows[action].text if 0 <= action < self.num_actions else str(action)

    def text(self, state: State, action: int) -> str:
        """Return the readable text of an action, such as "place market" or "sell stone 2"."""
        if not 0 <= action < self.num_actions:
            raise CantiereError(
                f"{self.id} has no action {action}: its actions are 0 to {self.num_actions - 1}"
            )
        return self.notation.rows[action].text

    def parse(self, state: State, text: str) -> int:
        """Return the legal action that a text names (see Notation.parse for the errors)."""
        return self.notation.parse(state, text)

    def label(self, state: State, action: int) -> Row:
        """Return the message (key and parameters) that says the action in words."""
        return self.notation.rows[action]

    def targets(self, row: Row) -> list[str]:
        """Return the ids of what an action touches on the board: the things its label names."""
        return [value for value in row.params.values() if isinstance(value, str)]

    def warnings(self, state: State, action: int) -> list[Caution]:
        """Return what a player may overlook about a legal action.

        Only from what the seat to move may know: never by playing the action on the true state where what
        follows depends on hidden things (`unseen`). `check_game` compares them on resampled states.
        """
        return []

    def unseen(self, state: State, action: int) -> bool:
        """Tell whether what follows a legal action depends on what the other seats hide."""
        return False

    def secret(self, state: State, action: int) -> bool:
        """Tell whether nobody else may know that the seat to move was asked, and that it answers this."""
        return False

    # --- what may be seen ----------------------------------------------------------------------------

    def looking_at(self, state: State) -> contextlib.AbstractContextManager[None]:
        """Say that several will look at a state, and nothing happens meanwhile: views may share parts."""
        return contextlib.nullcontext()

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat may see: the table, the question, and its options if it is asked itself."""
        if seat is not None and not 0 <= seat < state.seats:
            raise CantiereError(
                f"there is no seat {seat}: the seats are 0 to {state.seats - 1}",
                "error-no-seat",
                seat=str(seat),
                last=int(state.seats) - 1,
            )
        return {
            "game": self.id,
            "seats": int(state.seats),
            "seat": seat,
            "to_move": int(state.to_move),
            "round": int(state.round),
            "question": self.question(state, seat),
            "result": self.result(state) if state.to_move == OVER else None,
            "table": self.table_view(state, seat),
        }

    def hides(self, options: Mapping[str, Any], figure: Figure) -> bool:
        """Tell whether, played with these options, only its seat may know how much of a figure it has."""
        return figure.hidden

    def question(self, state: State, seat: int | None) -> QuestionView | None:
        """Return what is asked now; the possible answers only for the seat that must give one."""
        if state.to_move == OVER:
            return None
        question: QuestionView = {"decision": state.decision, "seat": int(state.to_move)}
        if seat is not None and state.to_move == seat:
            rows = self.notation.rows
            question["options"] = [
                {"action": action, "text": rows[action].text} for action in state.legal_actions()
            ]
        return question

    def phase(self, state: State) -> str:
        """Return the message that names the phase of the round; it is empty where a game has none."""
        found = ""
        if self.phases:
            begun = [step.name for step in state.plan[: int(state.at) + 1]]
            for first, message in self.phases:
                if first in begun:
                    found = message
        return found

    def result(self, state: State) -> ResultView:
        """Return scores and ranks of a position, as they stand."""
        return {
            "scores": [int(score) for score in state.scores()],
            "ranking": [int(rank) for rank in state.ranking()],
            "groups": [[int(seat) for seat in group] for group in state.groups()],
        }

    def table_view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """Return the table as that seat sees it, by naming what is shown."""
        raise NotImplementedError

    def features(self, state: State, seat: int) -> Any:
        """Return the same as numbers, a float32 vector; `feature_names` says what each one is."""
        with Extra("features"):
            import numpy as np

        sheet = self._blank.fresh()
        self.encoder.write(state, seat, sheet)
        values: Any = sheet.values  # numpy's types do not know that it is a buffer
        return np.frombuffer(values, dtype=np.float64).astype(np.float32)

    def feature_names(self) -> list[str]:
        """Return the name of each entry of `features`."""
        sheet = Sheet(0, naming=True)
        self.encoder.write(self.new(self.seat_counts[0]), 0, sheet)
        return sheet.names

    def planes(self) -> Planes | None:
        """Return the board as planes, for convolutional networks, if it has rows and columns."""
        return None

    @functools.cached_property
    def num_features(self) -> int:
        """The length of `features`."""
        return len(self.feature_names())

    @functools.cached_property
    def _blank(self) -> Sheet:
        return Sheet(self.num_features)

    # --- keeping positions ---------------------------------------------------------------------------

    def snapshot(self, state: State) -> dict[str, Any]:
        """Return the whole position by names."""
        return {
            "format": SNAPSHOT_FORMAT,
            "game": self.id,
            "rules_version": int(state.rules_version),
            "seats": int(state.seats),
            "options": dict(state.options),
            "step": "over" if state.to_move == OVER else state.plan[state.at].name,
            "pending": [_frame_data(frame) for frame in pending(state)],
            "table": self.table_data(state),
        }

    def restore(self, data: Mapping[str, Any]) -> State:
        """Return the position that a snapshot describes; a broken one is refused with the reason."""
        try:
            return self._restore(data)
        except CantiereError:
            raise
        except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, RecursionError) as error:
            detail = f"no entry {error}" if isinstance(error, KeyError) else str(error)
            raise CantiereError(
                f"this is not a snapshot of {self.id}: {detail}", "error-snapshot", game=self.id, why=detail
            ) from error

    def _restore(self, data: Mapping[str, Any]) -> State:
        if data["format"] != SNAPSHOT_FORMAT or data["game"] != self.id:
            raise CantiereError(
                f"this is a snapshot of {data['game']!r}, format {data['format']!r}; "
                f"expected {self.id!r}, format {SNAPSHOT_FORMAT}"
            )
        options = self.check(data["seats"], data["options"])
        state = self.new(data["seats"], rules_version=self.check_rules(data["rules_version"]), **options)
        state.frame = None
        self.fill_table(state, data["table"])
        if data["step"] == "over":
            state.finish()
        else:
            state.at = self._position(state, data["step"])
            self._push_all(state, data["pending"])
            self.check_position(state)  # first: to ask a step that has wrong numbers may fail
            legal = state.legal_actions()
            if not legal:
                raise CantiereError(f"the question {state.decision!r} has no answer on this table")
            if (legal[0] >= self.num_choices) != (state.to_move == CHANCE):
                raise CantiereError(f"the question {state.decision!r} is not for seat {state.to_move}")
        return state

    def _push_all(self, state: State, frames: Sequence[Mapping[str, Any]]) -> None:
        if not 0 < len(frames) <= MOST_PENDING:
            raise CantiereError(f"a position that is not over has 1 to {MOST_PENDING} pending questions")
        for frame in frames:
            self._push(state, frame)
        state.to_move = frames[-1]["seat"]

    def _position(self, state: State, name: str) -> int:
        names = [step.name for step in state.plan]
        if name not in names:
            raise CantiereError(f"there is no step {name!r}; the steps are {_listed(names)}")
        return names.index(name)

    def _push(self, state: State, frame: Mapping[str, Any]) -> None:
        if frame["ask"] not in self.questions:
            raise CantiereError(f"there is no question {frame['ask']!r}; there are {_listed(self.questions)}")
        seat = _number(frame, "seat")
        if not CHANCE <= seat < state.seats:
            raise CantiereError(f"there is no seat {seat} to ask {frame['ask']!r}")
        step = self.questions[frame["ask"]]
        state.ask(step, seat, _argument(frame, step.first), _argument(frame, step.second))

    def table_data(self, state: State) -> dict[str, Any]:
        """Return what lies where, by names: the heart of a snapshot."""
        raise NotImplementedError

    def fill_table(self, state: State, data: Mapping[str, Any]) -> None:
        """Lay the table out as the data says; raise a CantiereError where it breaks an invariant."""
        raise NotImplementedError

    def check_position(self, state: State) -> None:
        """Raise a CantiereError if what a snapshot asks cannot be asked at its step, on its table.

        Whatever is let through can be played to the end. Checked before anything is asked of the steps.
        """

    def check_table(self, state: State) -> None:
        """Raise a CantiereError if components are missing, doubled or out of bounds."""
        raise NotImplementedError


def pending(state: State) -> list[Frame]:
    """Return the questions that wait, the one that is asked now last."""
    frames: list[Frame] = []
    frame = state.frame
    while frame is not None:
        frames.append(frame)
        frame = frame.below
    return frames[::-1]


def _frame_data(frame: Frame) -> dict[str, Any]:
    data: dict[str, Any] = {"ask": frame.step.name, "seat": int(frame.seat)}
    for name, value in ((frame.step.first, frame.a), (frame.step.second, frame.b)):
        if name:
            data[name] = int(value)
    return data


def _argument(frame: Mapping[str, Any], name: str) -> int:
    return _number(frame, name) if name else 0


def _number(frame: Mapping[str, Any], name: str) -> int:
    value = frame[name]
    if type(value) is not int or abs(value) > MOST_NUMBER:
        raise CantiereError(f"the question {frame['ask']!r}: {name} must be a whole number, not {value!r}")
    return value


def _listed(names: Iterable[Any]) -> str:
    return ", ".join(str(name) for name in names) or "none"

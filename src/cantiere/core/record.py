"""Records: a whole game as data, replayed without a random generator because chance outcomes stand in it."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cantiere.core.chance import draw
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games, package_of, unusable
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State

RECORD_FORMAT = 1
PACKAGE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


class RecordError(CantiereError):
    """A record that cannot be read or does not replay; the text names the move."""


@dataclasses.dataclass(frozen=True)
class Record:
    """A game, finished or not. `moves` are (who, text) pairs; who is a seat, or CHANCE."""

    game: str
    rules_version: int
    options: Mapping[str, Any]
    seats: int
    moves: Sequence[tuple[int, str]]
    result: Mapping[str, Any] | None = None
    players: Sequence[str] = ()
    commitment: str | None = None
    seed: str | None = None
    salt: str | None = None
    package: str | None = None  # what to install for a game that is not one of Cantiere's own
    format: int = RECORD_FORMAT

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """Read a record from JSON data, or say what is wrong with it."""
        if not isinstance(data, Mapping):
            raise RecordError("a record is a JSON object", "error-record", why=type(data).__name__)
        if "format" in data and not _fits("format", data["format"]):
            raise RecordError("a record's format is a number", "error-record", why="format")
        if data.get("format") != RECORD_FORMAT:
            raise RecordError(
                f"record format {data.get('format')!r}: this version reads format {RECORD_FORMAT}",
                "error-record-format",
                format=str(data.get("format")),
                known=str(RECORD_FORMAT),
            )
        known = {field.name for field in dataclasses.fields(cls)}
        unknown = [name for name in data if name not in known]
        if unknown:
            raise RecordError(f"a record has no entry {unknown[0]!r}", "error-record", why=str(unknown[0]))
        for name, value in data.items():
            if not _fits(name, value):
                raise RecordError(f"a record's {name} cannot be that", "error-record", why=name)
        try:
            moves = [(_seat(who), str(text)) for who, text in data["moves"]]
            return cls(**{**data, "moves": moves})
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError(f"this is not a record: {error}", "error-record", why=str(error)) from error

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            return cls.from_data(json.loads(Path(path).read_text(encoding="utf-8")))
        except OSError as error:
            why = error.strerror or ""
            raise RecordError(f"cannot read {path}: {why}", "error-read", file=str(path), why=why) from error
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise RecordError(
                f"{path} is not JSON: {error}", "error-not-json", file=str(path), why=str(error)
            ) from error

    def data(self) -> dict[str, Any]:
        """Return the record ready for JSON."""
        fields = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        fields["moves"] = [[who, text] for who, text in self.moves]
        fields["players"] = list(self.players)
        if self.package is None:
            del fields["package"]
        return {"format": fields.pop("format"), **fields}

    def save(self, path: str | Path) -> None:
        """Write the record to a file, one move a line."""
        data = self.data()
        moves = ",\n".join("    " + json.dumps(move) for move in data.pop("moves"))
        head = json.dumps(data, indent=2, ensure_ascii=False)[:-2]
        Path(path).write_text(f'{head},\n  "moves": [\n{moves}\n  ]\n}}\n', encoding="utf-8")

    def replay(self, game: Game | None = None) -> Iterator[State]:
        """Yield the position after each move, the set-up first; raise a RecordError where it goes wrong.

        The game is found by its id unless one is given.
        """
        game = game if game is not None else self._find_game()
        state = self._begin(game)
        yield state.clone()
        for number, (who, text) in enumerate(self.moves, start=1):
            if state.to_move != who:
                over = state.to_move == OVER
                asked = "nobody, the game is over" if over else f"{name(state.to_move)}"
                raise RecordError(
                    f"move {number}: {name(who)} plays {text!r}, but {asked} is asked",
                    "error-record-over" if over else "error-record-turn",
                    number=number,
                    who=who,
                    text=text,
                    asked=int(state.to_move),
                )
            try:
                state.apply(game.notation.exactly(state, text))
            except CantiereError as error:
                raise RecordError(
                    f"move {number}: {error}", "error-record-move", number=number, why=error
                ) from error
            yield state.clone()
        self._check_result(state)

    def verify(self, game: Game | None = None) -> State:
        """Replay all of it, check the result and the commitment, and return the last position."""
        self.check_commitment()
        last: State | None = None
        for state in self.replay(game):
            last = state
        assert last is not None
        return last

    def check_commitment(self) -> None:
        """Check that seed and salt are those promised at the start, where they have been revealed."""
        if self.commitment is None or self.seed is None or self.salt is None:
            return
        if commitment(self.seed, self.salt) != self.commitment:
            raise RecordError(
                "the seed and salt are not those that were promised at the start", "error-record-promise"
            )

    def check_chance(self, game: Game | None = None) -> int:
        """Check that every chance outcome is the one that seed and salt fix; return how many there are."""
        if self.seed is None or self.salt is None:
            raise RecordError("the record does not reveal its seed and salt", "error-record-hidden")
        self.check_commitment()
        drawn = 0
        for number, (state, (who, text)) in enumerate(zip(self.replay(game), self.moves, strict=False)):
            if who != CHANCE:
                continue
            promised = state.game.action_name(int(draw(state, chance_stream(self.seed, self.salt, number))))
            if text != promised:
                raise RecordError(
                    f"move {number + 1}: chance brought {text!r}, but was to bring {promised!r}",
                    "error-record-chance",
                    number=number + 1,
                    text=text,
                    promised=promised,
                )
            drawn += 1
        return drawn

    def _find_game(self) -> Game:
        if self.package is not None and self.game not in (*games(), *unusable()):
            raise RecordError(
                f"this is a game of {self.game!r}, which is not installed here; "
                f"the record names the package {self.package!r} for it",
                "error-record-package",
                game=self.game,
                package=self.package,
            )
        return find_game(self.game)

    def _begin(self, game: Game) -> State:
        known = (*game.older_rules, game.rules_version)
        if self.rules_version not in known:
            raise RecordError(
                f"played by rules version {self.rules_version} of {self.game}; known are {known}",
                "error-record-rules",
                version=str(self.rules_version),
                known=", ".join(map(str, known)),
            )
        return game.new(self.seats, rules_version=self.rules_version, **self.options)

    def _check_result(self, state: State) -> None:
        if state.to_move == OVER and self.result is not None and dict(self.result) != result(state):
            raise RecordError(
                f"the recorded result {dict(self.result)} is not {result(state)}", "error-record-result"
            )
        if state.to_move != OVER and self.result is not None:
            raise RecordError(
                "the record has a result, but its moves do not reach the end", "error-record-short"
            )


def record_of(state: State, moves: Iterable[tuple[int, str]], **more: Any) -> Record:
    """Return the record of a game that stands at `state` after these moves."""
    return Record(
        game=state.game.id,
        rules_version=int(state.rules_version),
        options=state.options,
        seats=int(state.seats),
        moves=list(moves),
        result=result(state) if state.to_move == OVER else None,
        package=package_of(state.game) or None,
        **more,
    )


def result(state: State) -> dict[str, Any]:
    """Return scores and ranks, as records keep them."""
    return {"scores": [int(s) for s in state.scores()], "ranking": [int(r) for r in state.ranking()]}


def commitment(seed: str, salt: str) -> str:
    """Return the promise that is published before a game: it fixes the seed without showing it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def chance_stream(seed: str, salt: str, number: int) -> Rng:
    """Return the stream for the chance outcome that is move `number`: each can be checked by itself."""
    return Rng(f"{seed}:{salt}:{number}")


def name(who: int) -> str:
    """Return how error messages call who moves."""
    return "chance" if who == CHANCE else f"seat {who}"


MOST_NUMBER = 2**40  # in a record: compiled code counts with 64 bits
NOT_OPTIONS = ("self", "seats", "rules_version")  # other things that a game is begun with


def _fits(name: str, value: Any) -> bool:
    """Tell whether an entry of a record is what it must be; nothing of it is written out before that."""
    if name in ("format", "rules_version", "seats"):
        return _is_number(value)
    if name == "options":
        return isinstance(value, Mapping) and all(
            _is_text(key) and key not in NOT_OPTIONS and (one is None or isinstance(one, bool | int | str))
            for key, one in value.items()
        )
    if name == "moves":
        return isinstance(value, Sequence) and all(
            isinstance(one, Sequence) and len(one) == 2 and _is_name(one[0]) and _is_text(one[1])
            for one in value
        )
    if name == "result":
        return value is None or (isinstance(value, Mapping) and all(map(_is_numbers, value.values())))
    if name == "players":
        return isinstance(value, Sequence) and all(map(_is_text, value))
    if name == "package":
        return value is None or (_is_text(value) and PACKAGE.fullmatch(value) is not None)
    return _is_text(value) or (value is None and name != "game")


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= MOST_NUMBER


def _is_name(value: Any) -> bool:
    return _is_number(value) or _is_text(value)


def _is_numbers(value: Any) -> bool:
    return isinstance(value, Sequence) and all(map(_is_number, value))


def _is_text(value: Any) -> bool:
    """Tell whether something is text that can be sent: half a character is not."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _seat(who: Any) -> int:
    if isinstance(who, bool) or not isinstance(who, int):
        raise ValueError(f"{who!r} is neither a seat nor {CHANCE} for chance")
    return who

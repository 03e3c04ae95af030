"""Weights as a file: one line of JSON that says what they are, then the numbers, in half precision.

A file belongs to one game, one version of its rules and one table of features and actions. Anything else is
refused with a sentence, for a network that is shown other things than it was trained on plays nonsense.
"""

from __future__ import annotations

import hashlib
import json
import struct
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from cantiere.bots.inputs import ANSWER_FIGURES, INPUTS_FORMAT, MOST_SEATS, Inputs
from cantiere.bots.network import Network
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.registry import home_of

FORMAT: Final = 1
FILE: Final = "net.weights"  # in the game's own folder of data
MOST_BYTES: Final = 3_000_000
MOST_CHOICES: Final = 4  # an option with more of them is no input
SIZES: Final = ("inputs", "first", "second", "mixed", "paired", "actions")


class Learned:
    """A network with what it needs to look at a game, and its card."""

    def __init__(
        self, inputs: Inputs, network: Network, card: dict[str, Any], source: tuple[Game, bytes]
    ) -> None:
        self.inputs: Final = inputs
        self.network: Final = network
        self.card: Final = card
        self.source: Final = source  # it is pickled as the file it came from

    def __copy__(self) -> Learned:
        return self  # nothing in it changes

    def __deepcopy__(self, memo: object) -> Learned:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack, (*self.source, "a pickle")


def switches(game: Game) -> list[tuple[str, Any]]:
    """Return the options that a network sees: each name with each value that is not the usual one."""
    found: list[tuple[str, Any]] = []
    for option in game.options:
        if len(option.choices) <= MOST_CHOICES:
            found += [(option.name, choice) for choice in option.choices if choice != option.default]
    return found


def fingerprint(game: Game) -> str:
    """Return a digest of what a network's inputs and outputs mean: names of features, actions and marks."""
    actions = [game.action_name(action) for action in range(game.num_choices)]
    meant: list[Any] = [INPUTS_FORMAT, game.feature_names(), actions]
    marks = game.heuristics.mark_names()
    if marks:
        meant.append(marks)
    told = json.dumps(meant)
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def shapes(sizes: dict[str, int]) -> dict[str, int]:
    """Return the arrays of a network, in the order of the file, with how many numbers each has."""
    first, second, mixed, paired = sizes["first"], sizes["second"], sizes["mixed"], sizes["paired"]
    figures = ANSWER_FIGURES + sizes.get("marks", 0)
    counts = {
        "table_1": sizes["inputs"] * first,
        "bias_1": first,
        "table_2": first * second,
        "bias_2": second,
        "answer": figures * mixed,
        "number": sizes["actions"] * mixed,
        "context": second * mixed,
        "context_bias": mixed,
        "mix": mixed,
        "pair": sizes["actions"] * paired,
        "pair_context": second * paired,
        "straight": figures,
        "chance": second * MOST_SEATS,
        "chance_bias": MOST_SEATS,
        "lead": second + 1,
    }
    if sizes.get("outlook", 0):  # older files have none
        counts["outlook"] = 2
    return counts


def header(game: Game, sizes: dict[str, int], card: dict[str, Any]) -> dict[str, Any]:
    """Return what a file says about its numbers."""
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "fingerprint": fingerprint(game),
        "switches": [[name, value] for name, value in switches(game)],
        "sizes": sizes,
        "card": card,
    }


def pack(about: dict[str, Any], numbers: bytes) -> bytes:
    """Return a file: the header with a digest of the numbers, and the numbers (half precision, in order)."""
    told = {**about, "sha256": hashlib.sha256(numbers).hexdigest()}
    return json.dumps(told, ensure_ascii=False).encode() + b"\n" + numbers


def unpack(game: Game, data: bytes, source: str = "weights") -> Learned:
    """Return the network of a file, or refuse it."""
    try:
        about, numbers = _parts(data)
        _check(game, about)
        return _learned(game, about, numbers, data)
    except _Refused as refused:
        why = str(refused)
    except (LookupError, TypeError, ValueError, struct.error) as error:
        why = f"it cannot be read ({type(error).__name__})"
    raise CantiereError(
        f"{source}: no weights for {game.id}: {why}", "error-weights", file=source, game=game.id, why=why
    )


def load(game: Game, path: Path) -> Learned:
    """Return the network in a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise CantiereError(
            f"{path}: no weights for {game.id}: {why}",
            "error-weights",
            file=str(path),
            game=game.id,
            why=why,
        ) from error
    return unpack(game, data, str(path))


def own_file(game: Game) -> Path | None:
    """Return where a game's own weights lie, if it has some."""
    path = home_of(game) / "data" / FILE
    return path if path.is_file() else None


class _Refused(Exception):
    pass


def _parts(data: bytes) -> tuple[dict[str, Any], bytes]:
    end = data.find(b"\n")
    if end < 0 or len(data) > MOST_BYTES:
        raise _Refused("it is no file of weights")
    about = json.loads(data[:end].decode())
    numbers = data[end + 1 :]
    if hashlib.sha256(numbers).hexdigest() != about["sha256"]:
        raise _Refused("its numbers are damaged")
    return about, numbers


def _check(game: Game, about: dict[str, Any]) -> None:
    if about["format"] != FORMAT:
        raise _Refused(f"its format is {about['format']!r}, not {FORMAT}")
    if about["game"] != game.id:
        raise _Refused(f"it is for {about['game']!r}")
    if about["rules_version"] != game.rules_version:
        raise _Refused(f"it is for version {about['rules_version']!r} of the rules, not {game.rules_version}")
    if about["fingerprint"] != fingerprint(game):
        raise _Refused("it was trained on other features or actions")


def _learned(game: Game, about: dict[str, Any], numbers: bytes, data: bytes) -> Learned:
    sizes: dict[str, int] = {name: int(about["sizes"][name]) for name in SIZES}
    for name in ("outlook", "marks"):  # files of games without marks say nothing of them
        sizes[name] = int(about["sizes"].get(name, 0))
    inputs = Inputs(game, [(str(name), value) for name, value in about["switches"]])
    counts = shapes(sizes)
    total = sum(counts.values())
    same = sizes["inputs"] == inputs.size and sizes["marks"] == inputs.marks
    if not same or sizes["actions"] != game.num_choices or len(numbers) != 2 * total:
        raise _Refused("its size is wrong")
    values: list[float] = list(struct.unpack(f"<{total}e", numbers))
    if not all(-65504.0 <= value <= 65504.0 for value in values):
        raise _Refused("it has numbers that are none")
    arrays: dict[str, vec[float]] = {}
    at = 0
    for name, count in counts.items():
        arrays[name] = vec[float](values[at : at + count])
        at += count
    return Learned(inputs, Network(sizes, arrays), dict(about["card"]), (game, data))

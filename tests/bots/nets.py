"""Small networks with random weights, made without the training library."""

from __future__ import annotations

import struct
from typing import Any

from cantiere.bots.inputs import Inputs
from cantiere.bots.weights import Learned, header, pack, shapes, switches, unpack
from cantiere.core.game import Game
from cantiere.core.rng import Rng


def sizes(game: Game) -> dict[str, int]:
    inputs = Inputs(game, switches(game))
    return {
        "inputs": inputs.size,
        "first": 6,
        "second": 5,
        "mixed": 4,
        "paired": 3,
        "actions": game.num_choices,
        "outlook": 1,
        "marks": int(inputs.marks),
    }


def random_file(game: Game, seed: int = 1, /, **changes: Any) -> bytes:
    """Return weights that mean nothing; `changes` go into the header."""
    rng = Rng(seed)
    total = sum(shapes(sizes(game)).values())
    numbers = struct.pack(f"<{total}e", *(0.6 * (rng.random() - 0.5) for _ in range(total)))
    return pack({**header(game, sizes(game), {"made": "for a test"}), **changes}, numbers)


def random_net(game: Game, seed: int = 1) -> Learned:
    return unpack(game, random_file(game, seed))

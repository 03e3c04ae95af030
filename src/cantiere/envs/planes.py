"""The board as planes and its symmetries, as numpy arrays: for convolutional networks.

>>> import cantiere
>>> import numpy as np
>>> name = next(name for name in cantiere.games() if cantiere.game(name).planes() is not None)
>>> game = cantiere.game(name)
>>> board = board_planes(game)
>>> state = game.new(2)
>>> cantiere.settle(state, cantiere.Rng(7))
>>> seen = state.features(state.to_move)
>>> board.of(seen).shape == board.shape == (len(board.names), board.height, board.width)
True
>>> board.of(np.stack([seen, seen])).shape == (2, *board.shape)
True
>>> len(board.rest(seen)) + int((board.cells >= 0).sum()) == game.num_features
True
"""

from __future__ import annotations

import functools
from typing import Any

from cantiere.core.extras import Extra
from cantiere.core.game import Game
from cantiere.core.planes import Symmetry
from cantiere.core.reason import CantiereError
from cantiere.core.state import State

with Extra("features"):
    import numpy as np
    import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]


class BoardPlanes:
    """A game's board: `names` of the planes, which feature each of their cells is, the `symmetries`."""

    def __init__(self, game: Game) -> None:
        planes = game.planes()
        if planes is None:
            raise CantiereError(f"{game.id} has no board of rows and columns, so it has no planes")
        self.game = game
        self.names = tuple(planes.names)
        self.height, self.width = planes.height, planes.width
        self.shape = (len(self.names), self.height, self.width)
        self.cells: Numbers = np.array(planes.cells, dtype=np.int64).reshape(self.shape)
        self.elsewhere: Numbers = np.setdiff1d(np.arange(game.num_features), self.cells)
        self.symmetries = tuple(planes.symmetries)

    def of(self, features: Floats) -> Floats:
        """Return the planes of one observation, or of many."""
        shown = np.asarray(features, dtype=np.float32)[..., self.cells]
        shown[..., self.cells < 0] = 0.0
        return shown

    def rest(self, features: Floats) -> Floats:
        """Return what is on no plane: hands, amounts, whose turn it is."""
        return np.asarray(features, dtype=np.float32)[..., self.elsewhere]

    def image(self, symmetry: Symmetry, features: Floats) -> Floats:
        """Return the observations of the image of a position."""
        return np.asarray(features)[..., symmetry.features]

    def actions(self, symmetry: Symmetry, state: State) -> Numbers:
        """Return what each action of a position is in its image; -1 for those that are not legal now.

        `policy[actions[legal]] = probabilities` puts a policy over the legal actions where the image has it.
        """
        found = np.full(self.game.num_choices, -1, dtype=np.int64)
        for action in state.legal_actions():
            found[action] = symmetry.action(state, action)
        return found


@functools.cache
def board_planes(game: Game) -> BoardPlanes:
    """Return a game's board as planes, or say that it has none."""
    return BoardPlanes(game)


def has_planes(game: Any) -> bool:
    """Tell whether a game's board can be shown as planes."""
    return game.planes() is not None

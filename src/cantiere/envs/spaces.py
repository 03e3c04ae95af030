"""The spaces of observations and actions, the same in every environment."""

from __future__ import annotations

from typing import Any

from cantiere.core.extras import Extra
from cantiere.core.game import Game
from cantiere.envs.planes import BoardPlanes

with Extra("envs"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Space

LARGEST = 100.0  # entries lie mostly between 0 and 1; this is only a bound that none exceeds


def observation_space(game: Game, planes: BoardPlanes | None = None) -> Dict:
    """Return the space of one observation: the features, the mask of legal actions, perhaps the planes."""
    parts: dict[str, Space[Any]] = {
        "observation": Box(-LARGEST, LARGEST, (game.num_features,), np.float32),
        "action_mask": Box(0, 1, (game.num_choices,), np.int8),
    }
    if planes is not None:
        parts["planes"] = Box(-LARGEST, LARGEST, planes.shape, np.float32)
    return Dict(parts)

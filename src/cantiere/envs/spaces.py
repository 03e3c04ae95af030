"""The spaces of observations and actions, the same in every environment."""

from __future__ import annotations

from cantiere.core.extras import Extra
from cantiere.core.game import Game

with Extra("envs"):
    import numpy as np
    from gymnasium.spaces import Box, Dict

LARGEST = 100.0  # entries lie mostly between 0 and 1; this is only a bound that none exceeds


def observation_space(game: Game) -> Dict:
    """Return the space of one observation: the features, and the mask of legal actions."""
    return Dict(
        {
            "observation": Box(-LARGEST, LARGEST, (game.num_features,), np.float32),
            "action_mask": Box(0, 1, (game.num_choices,), np.int8),
        }
    )

"""Cantiere: one table for the great building games.

>>> import cantiere
>>> state = cantiere.game("pillars").new(seats=4)
>>> cantiere.settle(state, cantiere.Rng(7))
>>> state.decision
'supply'
"""

import importlib

from cantiere.core import state as state_module
from cantiere.core.chance import playout, settle
from cantiere.core.reason import AmbiguousAction, CantiereError, IllegalAction, Reason, UnknownAction
from cantiere.core.rng import Rng
from cantiere.core.state import ALL, CHANCE, OVER, Event, State
from cantiere.match import Match

# Loaded before `games()` is bound here: an import system that meets the package later would hide the function.
importlib.import_module("cantiere.games")
from cantiere.core.registry import game, games  # noqa: E402

__version__ = "0.1.0"
compiled = not (state_module.__file__ or "").endswith(".py")  # by mypyc, or plain Python

__all__ = [
    "ALL",
    "CHANCE",
    "OVER",
    "AmbiguousAction",
    "CantiereError",
    "Event",
    "IllegalAction",
    "Match",
    "Reason",
    "Rng",
    "State",
    "UnknownAction",
    "compiled",
    "game",
    "games",
    "playout",
    "settle",
]

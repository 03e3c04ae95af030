"""Cantiere: one table for the great building games.

>>> import cantiere
>>> state = cantiere.game("pillars").new(seats=4)
>>> cantiere.settle(state, cantiere.Rng(7))
>>> state.decision
'supply'
"""

from cantiere.core.chance import playout, settle
from cantiere.core.reason import AmbiguousAction, CantiereError, IllegalAction, Reason, UnknownAction
from cantiere.core.registry import game, games
from cantiere.core.rng import Rng
from cantiere.core.state import ALL, CHANCE, OVER, Event, State

__version__ = "0.1.0"
compiled = not State.__init__.__class__.__name__ == "function"

__all__ = [
    "ALL",
    "CHANCE",
    "OVER",
    "AmbiguousAction",
    "CantiereError",
    "Event",
    "IllegalAction",
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

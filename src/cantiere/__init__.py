"""Cantiere: one table for the great building games.

>>> import cantiere
>>> for name in cantiere.games():
...     state = cantiere.game(name).new(seats=2)
...     cantiere.settle(state, cantiere.Rng(7))
...     assert state.legal_actions()
"""

from typing import TYPE_CHECKING

from cantiere.core import state as state_module
from cantiere.core.chance import playout, settle
from cantiere.core.events import ALL, Event
from cantiere.core.reason import AmbiguousAction, CantiereError, IllegalAction, Reason, UnknownAction
from cantiere.core.registry import game
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State
from cantiere.match import Match

if TYPE_CHECKING:  # a call of the package `cantiere.games`, as type checkers understand it
    from cantiere.core.registry import games

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

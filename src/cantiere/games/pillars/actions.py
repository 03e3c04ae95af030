"""The action numbers of Pillars: blocks in one table, the seats' actions first, then chance.

`notation.py` gives each its text, in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.pillars.components import (
    CRAFTSMEN,
    CRUSADES,
    EVENTS,
    FACES,
    KINDS,
    MAX_CUBES,
    MAX_SEATS,
    MAX_STALL,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    SPACES,
)

_CRAFTSMEN: Final[i64] = len(CRAFTSMEN)
BOUGHT_KINDS: Final = 3  # stone, wood, sand; metal is never bought

# Python keeps the numbers up to 256 ready: what is asked often comes first, the rare blocks last.
PASS: Final = 0  # phases I and II
TAKE_RESOURCE: Final = 1  # + resource card
TAKE_CRAFTSMAN: Final[i64] = TAKE_RESOURCE + len(RESOURCES)  # + craftsman
KEEP: Final[i64] = TAKE_CRAFTSMAN + _CRAFTSMEN  # the drawn builder stays out
REDRAW: Final[i64] = KEEP + 1  # it goes back into the bag
PLACE: Final[i64] = REDRAW + 1  # + place
PROTECTION: Final[i64] = PLACE + len(PLACES)
TAKE_CUBE: Final[i64] = PROTECTION + 1  # + stone, wood, sand
SPEND: Final[i64] = TAKE_CUBE + BOUGHT_KINDS  # + privilege
DECLINE: Final[i64] = SPEND + len(PRIVILEGES)
STOP: Final[i64] = DECLINE + 1  # trading
BUY: Final[i64] = STOP + 1  # + material * MAX_STALL + number - 1
DONE: Final[i64] = BUY + BOUGHT_KINDS * MAX_STALL  # with building
USE: Final[i64] = DONE + 1  # + craftsman
RETURN: Final[i64] = USE + _CRAFTSMEN  # + material
CRUSADE: Final[i64] = RETURN + KINDS  # + crusade
SELL: Final[i64] = CRUSADE + len(CRUSADES)  # + material * MAX_CUBES + number - 1
CHOOSE: Final[i64] = SELL + KINDS * MAX_CUBES  # + craftsman, for Shiring
TAKE_METAL: Final[i64] = CHOOSE + _CRAFTSMEN
TAKE_GOLD: Final[i64] = TAKE_METAL + 1
RECALL: Final[i64] = TAKE_GOLD + 1  # + space, from which an own builder is taken
INSPIRE: Final[i64] = RECALL + SPACES  # + craftsman, used by the card of Saint-Denis
DISMISS: Final[i64] = INSPIRE + _CRAFTSMEN  # + craftsman

CHANCE_ACTIONS: Final[i64] = DISMISS + _CRAFTSMEN
BLACK: Final[i64] = MAX_SEATS  # the black builder, among the seats' builders
START_SEAT: Final[i64] = CHANCE_ACTIONS  # + seat
REVEAL: Final[i64] = START_SEAT + MAX_SEATS  # + privilege
LAY_OUT: Final[i64] = REVEAL + len(PRIVILEGES)  # + craftsman, in Shiring
LEAVE_OUT: Final[i64] = LAY_OUT + _CRAFTSMEN  # + resource card, unused this round
DRAW: Final[i64] = LEAVE_OUT + len(RESOURCES)  # + seat, whose builder it is, or BLACK
TURN_UP: Final[i64] = DRAW + MAX_SEATS + 1  # + event
ROLL: Final[i64] = TURN_UP + len(EVENTS)  # + number of the face in FACES
REMOVE: Final[i64] = ROLL + len(FACES)  # + craftsman, that leaves the game unseen
NUM_ACTIONS: Final[i64] = REMOVE + _CRAFTSMEN

"""The rulebook of Pillars: one file a section, in the rulebook's order."""

from __future__ import annotations

from typing import Any, Final

from cantiere.core.state import Step
from cantiere.games.pillars.steps.i_limit import DISMISSAL
from cantiere.games.pillars.steps.i_supply import SUPPLY
from cantiere.games.pillars.steps.ii_builders import BUILDERS, DRAW_BUILDER, PLACE_BUILDER, VETO
from cantiere.games.pillars.steps.p0_setup import SET_UP
from cantiere.games.pillars.steps.r_preparation import (
    DEAL_RESOURCES,
    ELLEN_LOOKS,
    LAY_OUT_CRAFTSMEN,
    PREPARATION,
    PRIVILEGE,
)
from cantiere.games.pillars.steps.s01_event import EVENT_STRIKES, TURN_UP_EVENT
from cantiere.games.pillars.steps.s02_bishop import BISHOP_STEP, THOMAS_STEP
from cantiere.games.pillars.steps.s03_wool_mill import WOOL_MILL
from cantiere.games.pillars.steps.s04_kingsbridge import KINGSBRIDGE_STEP
from cantiere.games.pillars.steps.s05_priory import PRIORY_STEP
from cantiere.games.pillars.steps.s06_08_sites import FOREST, GRAVEL_PIT, QUARRY
from cantiere.games.pillars.steps.s09_court import PAY_TAX, ROLL_TAX, TAX_FREEDOM_STEP
from cantiere.games.pillars.steps.s10_shiring import SHIRING_1, SHIRING_2
from cantiere.games.pillars.steps.s11_castle import CASTLE_STEP
from cantiere.games.pillars.steps.s12_market import MARKET_STEP
from cantiere.games.pillars.steps.s13_cathedral import CATHEDRAL, CATHEDRAL_PIECE, KEEP_CUBES
from cantiere.games.pillars.steps.s14_start_player import START_PLAYER
from cantiere.games.pillars.steps.s15_next_round import NEXT_ROUND

# The set-up, then the round: the last step begins it again, or ends the game.
BASE: Final[list[Step[Any]]] = [
    SET_UP,
    PREPARATION,
    LAY_OUT_CRAFTSMEN,
    DEAL_RESOURCES,
    ELLEN_LOOKS,
    SUPPLY,
    BUILDERS,
    TURN_UP_EVENT,
    BISHOP_STEP,
    THOMAS_STEP,
    EVENT_STRIKES,
    WOOL_MILL,
    KINGSBRIDGE_STEP,
    PRIORY_STEP,
    FOREST,
    QUARRY,
    GRAVEL_PIT,
    ROLL_TAX,
    TAX_FREEDOM_STEP,
    PAY_TAX,
    SHIRING_1,
    SHIRING_2,
    CASTLE_STEP,
    MARKET_STEP,
    CATHEDRAL,
    CATHEDRAL_PIECE,
    START_PLAYER,
    NEXT_ROUND,
]

# Every step that asks something, by the name of its decision.
QUESTIONS: Final[dict[str, Step[Any]]] = {
    step.name: step for step in [*BASE, PRIVILEGE, DISMISSAL, DRAW_BUILDER, VETO, PLACE_BUILDER, KEEP_CUBES]
}

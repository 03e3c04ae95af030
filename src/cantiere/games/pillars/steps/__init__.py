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
from cantiere.games.pillars.steps.s02_bishop import BISHOP_CUBE, BISHOP_STEP, THOMAS_STEP
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
from cantiere.games.pillars.steps.x01_recruits import RECRUITS
from cantiere.games.pillars.steps.x09a_tax_collector import TAX_COLLECTOR_STEP
from cantiere.games.pillars.steps.x09b_crusades import CRUSADE_STEP
from cantiere.games.pillars.steps.x09c_saint_denis import FRANCE_STEP
from cantiere.games.pillars.steps.x09d_coast import COAST_STEP
from cantiere.games.pillars.steps.x09e_privilege import FREED, PROCESSION_STEP, SECOND_PRIVILEGE_STEP
from cantiere.games.pillars.steps.x12_mathilde import MATHILDE_STEP
from cantiere.games.pillars.steps.x15_round_end import ROUND_END
from cantiere.games.pillars.steps.xii_new_builders import BLACK_LEAVES
from cantiere.games.pillars.steps.xr_round_start import (
    ALFRED_STEP,
    REMOVE_CRAFTSMAN,
    ROUND_START,
    SECOND_PRIVILEGE,
)

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

# What the expansion adds, before which base step.
_INSERTED: Final[list[tuple[Step[Any], list[Step[Any]]]]] = [
    (LAY_OUT_CRAFTSMEN, [ROUND_START, SECOND_PRIVILEGE, REMOVE_CRAFTSMAN, ALFRED_STEP]),
    (TURN_UP_EVENT, [BLACK_LEAVES]),
    (SHIRING_1, [TAX_COLLECTOR_STEP, CRUSADE_STEP, FRANCE_STEP, COAST_STEP, SECOND_PRIVILEGE_STEP]),
    (MARKET_STEP, [MATHILDE_STEP]),
    (NEXT_ROUND, [ROUND_END]),
]
# … and from version 2 of the rules on.
_INSERTED_2: Final[list[tuple[Step[Any], list[Step[Any]]]]] = [*_INSERTED, (WOOL_MILL, [BISHOP_CUBE])]


def _expanded(additions: list[tuple[Step[Any], list[Step[Any]]]]) -> list[Step[Any]]:
    plan: list[Step[Any]] = []
    for step in BASE:
        for before, inserted in additions:
            if before is step:
                plan += inserted
        plan.append(step)
    return plan


EXPANSION: Final[list[Step[Any]]] = _expanded(_INSERTED_2)
EXPANSION_1: Final[list[Step[Any]]] = _expanded(_INSERTED)  # version 1 of the rules

# Every step that asks something, by the name of its decision.
_NESTED: Final[list[Step[Any]]] = [PRIVILEGE, DISMISSAL, DRAW_BUILDER, VETO, PLACE_BUILDER, KEEP_CUBES]
_NESTED_EXPANSION: Final[list[Step[Any]]] = [RECRUITS, FREED, PROCESSION_STEP]
QUESTIONS: Final[dict[str, Step[Any]]] = {
    step.name: step for step in [*EXPANSION, *_NESTED, *_NESTED_EXPANSION]
}

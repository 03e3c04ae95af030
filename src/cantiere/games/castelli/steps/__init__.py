"""The rulebook of Castelli: one file a section, in the rulebook's order."""

from __future__ import annotations

from typing import Any, Final

from cantiere.core.state import Step
from cantiere.games.castelli.steps.c0_setup import ARRANGE, START_SEAT_STEP
from cantiere.games.castelli.steps.c1_reveal import BAILIFF_STEP, CHOOSE_TILE, LAY_TILE, REVEAL_TILE
from cantiere.games.castelli.steps.c2_evaluate import EVALUATE
from cantiere.games.castelli.steps.c3_main import MAIN
from cantiere.games.castelli.steps.c4_castles import CASTLE_SITE
from cantiere.games.castelli.steps.c4_draw import DRAW_CARD
from cantiere.games.castelli.steps.c4_sell import LAST_SALE
from cantiere.games.castelli.steps.c4_towns import TOWN_SITE
from cantiere.games.castelli.steps.c4_traitor import STEAL_CARD, VICTIM
from cantiere.games.castelli.steps.c5_end import FINAL_POINTS, SILVER_MINE, THE_END, NextTurn
from cantiere.games.castelli.steps.c6_dilemma import DEAL_START_TILES, KEEP, OWN_START_TILE
from cantiere.games.castelli.steps.c7_end import TOWNS_HELD
from cantiere.games.castelli.steps.c7_over import GUARD_STEP, OVER_SITE, PAYMENT

VERSIONS: Final = (1, 2)  # of the rules; the second lets cards be sold and played at any moment (C-4.1)


def plan(dilemma: bool, battle: bool, version: int) -> list[Step[Any]]:
    """Return the set-up, a turn, and the end. A module adds its own steps between the others."""
    setup: list[Step[Any]] = [ARRANGE, START_SEAT_STEP]
    turn: list[Step[Any]] = [CHOOSE_TILE, LAY_TILE, BAILIFF_STEP, EVALUATE, MAIN]
    end: list[Step[Any]] = [SILVER_MINE, FINAL_POINTS, THE_END]
    if dilemma:
        setup.append(DEAL_START_TILES)
        turn.insert(1, KEEP)
        end.insert(-1, OWN_START_TILE)
    if battle:
        end.insert(1, TOWNS_HELD)
    if version > 1:
        end.insert(0, LAST_SALE)
    return [*setup, *turn, NextTurn("next_turn", len(setup)), *end]


PLANS: Final[dict[tuple[bool, bool, int], list[Step[Any]]]] = {
    (dilemma, battle, version): plan(dilemma, battle, version)
    for dilemma in (False, True)
    for battle in (False, True)
    for version in VERSIONS
}

# Every step that asks something, by the name of its decision.
QUESTIONS: Final[dict[str, Step[Any]]] = {
    step.name: step
    for step in [
        ARRANGE,
        START_SEAT_STEP,
        DEAL_START_TILES,
        CHOOSE_TILE,
        REVEAL_TILE,
        KEEP,
        LAY_TILE,
        BAILIFF_STEP,
        MAIN,
        DRAW_CARD,
        CASTLE_SITE,
        TOWN_SITE,
        VICTIM,
        STEAL_CARD,
        OVER_SITE,
        GUARD_STEP,
        PAYMENT,
        LAST_SALE,
    ]
}

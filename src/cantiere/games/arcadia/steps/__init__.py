"""The rulebook of Arcadia: one file a section, in the order of a turn."""

from __future__ import annotations

from typing import Any, Final

from cantiere.core.state import Step
from cantiere.games.arcadia.steps.a0_setup import CASTLE_SITE, DEAL_HANDS, FIRST_GAME, OPEN_ROW, START_PLAYER
from cantiere.games.arcadia.steps.a1_action import ACTION
from cantiere.games.arcadia.steps.a1_build import CARD_STEP, PLACEMENT
from cantiere.games.arcadia.steps.a1_cards import DEAL, OPEN_CARD
from cantiere.games.arcadia.steps.a1_draw import DRAW_BACK
from cantiere.games.arcadia.steps.a1_workers import BUILDING, WORKER
from cantiere.games.arcadia.steps.a2_castle import CASTLE_PIECE
from cantiere.games.arcadia.steps.a2_completion import COMPLETION
from cantiere.games.arcadia.steps.a3_flag import FLAG, SELL_SEALS
from cantiere.games.arcadia.steps.a4_end import NEXT_TURN

# The set-up, then the turn: the last step begins it again, or ends the game.
PLAN: Final[list[Step[Any]]] = [
    CASTLE_SITE,
    FIRST_GAME,
    START_PLAYER,
    DEAL_HANDS,
    OPEN_ROW,
    ACTION,
    COMPLETION,
    DRAW_BACK,
    FLAG,
    NEXT_TURN,
]
NEXT_TURN.first_step = PLAN.index(ACTION)

# Every step that asks something, by the name of its decision.
QUESTIONS: Final[dict[str, Step[Any]]] = {
    step.name: step
    for step in [
        CASTLE_SITE,
        START_PLAYER,
        DEAL,
        OPEN_CARD,
        ACTION,
        CARD_STEP,
        PLACEMENT,
        BUILDING,
        WORKER,
        CASTLE_PIECE,
        DRAW_BACK,
        FLAG,
        SELL_SEALS,
    ]
}

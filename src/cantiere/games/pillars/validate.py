"""Which positions a snapshot may describe: those from which the game can be played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantiere.core.game import pending
from cantiere.core.reason import CantiereError
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import (
    BUILDERS as OWN_BUILDERS,
)
from cantiere.games.pillars.components import (
    FIRST_SPACE,
    MARKET,
    MATERIALS,
    PLACE_SPACES,
    PLACES,
    PROCESSION_CUBES,
    RESOURCE_MATERIAL,
    ROUNDS,
    SHIRING_CRAFTSMEN,
    START_COST,
    WILLIAM,
    count,
    members,
)
from cantiere.games.pillars.steps.i_limit import COLLAPSE, DISMISSAL, LIMIT
from cantiere.games.pillars.steps.i_supply import SUPPLY
from cantiere.games.pillars.steps.ii_builders import (
    BUILDERS,
    DRAWN,
    FROM_LINE,
    PLACE_BUILDER,
    PLACEHOLDER,
    VETO,
)
from cantiere.games.pillars.steps.r_preparation import (
    DEAL_RESOURCES,
    LAY_OUT_CRAFTSMEN,
    PREPARATION,
    PRIVILEGE,
)
from cantiere.games.pillars.steps.s01_event import EVENT_STRIKES, TURN_UP_EVENT
from cantiere.games.pillars.steps.s02_bishop import BISHOP_CUBE, BISHOP_STEP
from cantiere.games.pillars.steps.s04_kingsbridge import KINGSBRIDGE_STEP
from cantiere.games.pillars.steps.s05_priory import PRIORY_STEP
from cantiere.games.pillars.steps.s06_08_sites import FOREST, GRAVEL_PIT, QUARRY
from cantiere.games.pillars.steps.s09_court import PAY_TAX
from cantiere.games.pillars.steps.s10_shiring import SHIRING_1, SHIRING_2
from cantiere.games.pillars.steps.s11_castle import CASTLE_STEP
from cantiere.games.pillars.steps.s12_market import BEYOND, MARKET_STEP
from cantiere.games.pillars.steps.s14_start_player import START_PLAYER
from cantiere.games.pillars.steps.x01_recruits import RECRUITS
from cantiere.games.pillars.steps.x09a_tax_collector import TAX_COLLECTOR_STEP
from cantiere.games.pillars.steps.x09b_crusades import CRUSADE_STEP
from cantiere.games.pillars.steps.x09c_saint_denis import FRANCE_STEP
from cantiere.games.pillars.steps.x09d_coast import COAST_STEP
from cantiere.games.pillars.steps.x09e_privilege import PROCESSION_STEP, SECOND_PRIVILEGE_STEP
from cantiere.games.pillars.steps.xr_round_start import ALFRED_STEP, REMOVE_CRAFTSMAN, SECOND_PRIVILEGE
from cantiere.games.pillars.table import ASIDE, NOBODY, Table

# Where a question is asked, if not at the step of its own name.
_ASKED_AT = {
    "reveal_privilege": ("preparation",),
    "dismiss": ("supply", "event_strikes", "shiring_1", "shiring_2"),
    "draw_builder": ("builders",),
    "veto": ("builders",),
    "place_builder": ("builders",),
    "recall_builder": ("event_strikes",),
    "return_cubes": ("cathedral",),
    "shiring_freed": ("shiring_3",),
    "procession": ("shiring_3",),
}
# The step at which the builders of a place go back into the bag, in the order of the places.
_DONE_AT: list[Step[Any]] = [
    *(
        BISHOP_STEP,
        KINGSBRIDGE_STEP,
        KINGSBRIDGE_STEP,
        PRIORY_STEP,
        PAY_TAX,
        SHIRING_1,
        SHIRING_2,
        CASTLE_STEP,
    ),
    *(MARKET_STEP, START_PLAYER, TAX_COLLECTOR_STEP, FRANCE_STEP, COAST_STEP, SECOND_PRIVILEGE_STEP),
]
_SITES: list[Step[Any]] = [QUARRY, FOREST, GRAVEL_PIT]  # by material
assert len(_DONE_AT) == len(PLACES)


def check_position(t: Table) -> None:
    """Refuse a table that does not belong to the question and the step."""
    frames = pending(t)[::-1]  # the one that is asked now first
    for frame in frames:
        _check_frame(t, frame)
    if len(frames) > 1:
        _check_stack(t, frames)
    _check_event(t)
    _check_slots(t, frames[0])
    _check_decks(t, frames[0])
    _check_places(t)
    _check_builders(t, frames[0])
    _check_errands(t)


def _at(t: Table, step: Step[Any]) -> int:
    """Return where a step is in the round; behind all others if it is not played."""
    return t.plan.index(step) if step in t.plan else len(t.plan)


# --- the questions -------------------------------------------------------------------------------------


def _check_frame(t: Table, frame: Frame) -> None:
    asked, step = frame.step.name, t.plan[t.at].name
    if step not in _ASKED_AT.get(asked, (asked,)):
        raise CantiereError(f"the question {asked!r} is not asked at the step {step!r}")
    if frame.step is VETO:
        possible = frame.a == BLACK if frame.a >= t.seats else frame.a >= 0
    else:
        lowest, highest = _numbers(t, frame.step)
        possible = lowest <= frame.a <= highest
    if not possible:
        raise CantiereError(f"the question {asked!r} has no {frame.step.first} {frame.a}")
    if frame.step is MARKET_STEP and _trader(t, frame.a) != frame.seat:
        raise CantiereError(f"seat {frame.seat} does not trade at space {frame.a} of the market")
    if frame.step is BISHOP_STEP and t.spaces[FIRST_SPACE[PLACES.index("bishop")]] != frame.seat:
        raise CantiereError(f"seat {frame.seat} has no builder at the bishop")


def _numbers(t: Table, step: Step[Any]) -> tuple[int, int]:
    """Return the lowest and the highest number that a question may have."""
    if step is DISMISSAL:
        return LIMIT, COLLAPSE
    if step is PLACE_BUILDER:
        return DRAWN, PLACEHOLDER
    if step is PRIVILEGE:
        return 0, len(t.kingsbridge) - 1
    if step is LAY_OUT_CRAFTSMEN or step is ALFRED_STEP:
        return 0, int(SHIRING_CRAFTSMEN) - 1
    if step is DEAL_RESOURCES:
        return 1, int(t.box.unused_resources)
    if step is MARKET_STEP:
        return 0, int(BEYOND)
    if step is PROCESSION_STEP:
        return 1, int(PROCESSION_CUBES)
    return 0, 0


def _trader(t: Table, space: int) -> int:
    return int(t.trader if space == BEYOND else t.spaces[FIRST_SPACE[MARKET] + space])


def _check_stack(t: Table, frames: Sequence[Frame]) -> None:
    """Several wait where an event strikes one seat after the other, or behind a dismissal in Phase I."""
    names = [frame.step.name for frame in frames]
    seats = [frame.seat for frame in frames]
    if names == ["dismiss", "supply"] and seats[1] >= 0:
        return
    struck = t.plan[t.at] is EVENT_STRIKES and len(set(names)) == 1 and len(set(seats)) == len(seats)
    if not struck or min(seats) < 0:
        raise CantiereError(f"these questions cannot wait for each other: {', '.join(names)}")
    for frame in frames:
        left = t.craftsmen[frame.seat] if frame.step is DISMISSAL else t.standing_builders(frame.seat)
        if left == 0 and frame.step in (DISMISSAL, RECRUITS):
            raise CantiereError(f"seat {frame.seat} has no answer to {frame.step.name!r}")


# --- events and cards ----------------------------------------------------------------------------------


def _check_event(t: Table) -> None:
    if t.at > _at(t, TURN_UP_EVENT) and not t.event_open:
        raise CantiereError("in Phase III the event must be named and open")
    if t.at <= _at(t, TURN_UP_EVENT) and t.event_open:
        raise CantiereError("before Phase III the event is not open")
    if t.decision in ("turn_up_event", "foresee_event") and t.event != NOBODY:
        raise CantiereError("an event that is still to be drawn cannot be named")


def _check_slots(t: Table, frame: Frame) -> None:
    """Where builders can still be placed for a card one lies; where they have been taken none does."""
    _check_laid(t, frame, "Kingsbridge", list(t.kingsbridge), (PREPARATION,), KINGSBRIDGE_STEP)
    _check_laid(t, frame, "Shiring", list(t.shiring), (ALFRED_STEP, LAY_OUT_CRAFTSMEN), SHIRING_1)
    if t.box.second_deck:
        _check_laid(t, frame, "step 9e", [t.shiring_privilege], (SECOND_PRIVILEGE,), SECOND_PRIVILEGE_STEP)


def _check_laid(
    t: Table, frame: Frame, where: str, cards: list[int], laid_at: Sequence[Step[Any]], taken_at: Step[Any]
) -> None:
    steps = [_at(t, step) for step in laid_at if step in t.plan]
    wanted = 0 if t.at < steps[0] else int(frame.a) if t.at <= steps[-1] else len(cards)
    if t.at <= _at(t, BUILDERS) and [card != NOBODY for card in cards] != [
        slot < wanted for slot in range(len(cards))
    ]:
        raise CantiereError(f"at the step {t.plan[t.at].name!r} there must be {wanted} cards at {where}")
    gone = cards[:1] if t.at == _at(t, taken_at) else cards if t.at > _at(t, taken_at) else []
    if any(card != NOBODY for card in gone):
        raise CantiereError(f"a card lies at {where}, where they have been taken already")


def _check_decks(t: Table, frame: Frame) -> None:
    """What will be drawn is there."""
    coming = max(0, ROUNDS - 1 - t.round)  # rounds before the last, which has its own privileges
    slots = len(t.kingsbridge)
    revealed = frame.a if frame.step is PRIVILEGE else 0 if t.at < _at(t, PREPARATION) else slots
    second = coming + (
        (t.at <= _at(t, SECOND_PRIVILEGE) and t.round < ROUNDS) or frame.step is SECOND_PRIVILEGE
    )
    unlaid = frame.a if t.at in (_at(t, ALFRED_STEP), _at(t, LAY_OUT_CRAFTSMEN)) else 0
    removed = t.box.removed_craftsmen if t.at <= _at(t, REMOVE_CRAFTSMAN) else 0
    unused = frame.a if frame.step is DEAL_RESOURCES else t.box.unused_resources
    dealing = _at(t, PREPARATION) <= t.at
    for what, cards, needed in (
        ("privileges", t.privileges_left, slots * coming + slots - revealed),
        ("privileges for step 9e", t.second_left, second if t.box.second_deck else 0),
        ("events", t.events_left, ROUNDS - t.round + (t.event == NOBODY and t.at <= _at(t, TURN_UP_EVENT))),
        (
            "craftsmen in the supply",
            t.offered_craftsmen,
            SHIRING_CRAFTSMEN - unlaid + removed if dealing and t.at <= _at(t, LAY_OUT_CRAFTSMEN) else 0,
        ),
        (
            "resource cards",
            t.offered_resources,
            unused if dealing and t.at <= _at(t, DEAL_RESOURCES) else 0,
        ),
    ):
        if count(cards) < needed:
            raise CantiereError(f"there are {count(cards)} {what}, fewer than the {needed} still to be drawn")


# --- builders and workers ------------------------------------------------------------------------------


def _check_places(t: Table) -> None:
    """Builders stand from Phase II on, until their place is done."""
    for place, name in enumerate(PLACES[: t.box.places]):
        first = int(FIRST_SPACE[place])
        if all(t.spaces[first + space] == NOBODY for space in range(PLACE_SPACES[place])):
            continue
        done = _at(t, _DONE_AT[place])
        if name == "bishop" and BISHOP_CUBE in t.plan:
            done = _at(t, BISHOP_CUBE)
        asking = t.at == done and name in ("bishop", "market")
        if t.at < _at(t, BUILDERS) or (t.at >= done and not asking):
            raise CantiereError(f"at the step {t.plan[t.at].name!r} no builder stands at {name}")


def _check_builders(t: Table, frame: Frame) -> None:
    if t.at != _at(t, BUILDERS):
        if any(seat != NOBODY for seat in [*t.dial, *t.line]) or t.black >= 0:
            raise CantiereError("builders wait on the dial, on the line or for William only in Phase II")
        if t.black != ASIDE and t.at > _at(t, BUILDERS):
            raise CantiereError("after Phase II the black builder is not in the bag")
    elif any(t.bag) and any(t.dial[cost] != NOBODY for cost in range(1, t.cost + 1)):
        raise CantiereError(f"builders wait on the dial above the cost stone, which stands on {t.cost}")
    william = t.holder(WILLIAM)
    if t.black != ASIDE and william == NOBODY:
        raise CantiereError("the black builder is in play, but nobody holds William Hamleigh")
    drawn_black = frame.step is VETO and frame.a == BLACK
    placed_black = frame.step is PLACE_BUILDER and frame.a == PLACEHOLDER
    if (drawn_black or placed_black) and (t.black != ASIDE or william == NOBODY):
        raise CantiereError("the black builder cannot have been drawn")
    if placed_black and william != frame.seat:
        raise CantiereError(f"seat {frame.seat} does not hold William Hamleigh")
    if t.at <= _at(t, BUILDERS):
        for seat in range(t.seats):
            _check_own_builders(t, frame, seat)


def _check_own_builders(t: Table, frame: Frame, seat: int) -> None:
    """Count the one in hand, and the one that has yet to join the line."""
    standing, lined = int(t.standing_builders(seat)), list(t.line).count(seat)
    in_hand = (frame.step is VETO and frame.a == seat) or (
        frame.step is PLACE_BUILDER and frame.seat == seat and frame.a != PLACEHOLDER
    )
    from_line = in_hand and frame.step is PLACE_BUILDER and frame.a == FROM_LINE
    outside = len(t.line) > 0 and standing == 0 and lined == 0 and not from_line
    waiting = list(t.dial[: START_COST + 1]).count(seat)
    own = int(t.bag[seat]) + standing + waiting + lined + in_hand + outside
    if own > OWN_BUILDERS or lined > 1 or t.bag[seat] > t.box.bag:
        raise CantiereError(f"seat {seat} has too many master builders in the bag, on the line or in hand")
    if lined and standing == 0:
        raise CantiereError(f"seat {seat} is on the line, but none of its builders has been placed")


def _check_errands(t: Table) -> None:
    """Workers that were sent out come home at their step; nobody trades before or after the market."""
    for seat in range(t.seats):
        for card in members(t.sites[seat]):
            material = int(RESOURCE_MATERIAL[card])
            if not _at(t, SUPPLY) <= t.at <= _at(t, _SITES[material]):
                raise CantiereError(f"seat {seat} has workers at a site of {MATERIALS[material]} no longer")
    if t.crusaders and not _at(t, SUPPLY) <= t.at <= _at(t, CRUSADE_STEP):
        raise CantiereError("at this step nobody is on a crusade")
    if t.trader != NOBODY and t.at != _at(t, MARKET_STEP):
        raise CantiereError("only at the market does somebody trade without a builder")

"""Set positions of Pillars up by names, play them by texts, and read them back.

A position starts as the snapshot of a new game; what is handed out comes from where it would lie at a real
table, so that cubes, workers, builders and cards stay complete.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import cantiere
from cantiere import CHANCE, State
from tests.games.by_text import act, at_random, legal, numbers, seat_of

GAME = cantiere.game("pillars")
NUMBERS = numbers(GAME)
MATERIALS = ("stone", "wood", "sand", "metal")
SEATS = (2, 3, 4)

# How many workers a resource card takes, by hand from the rules.
WORKERS = {
    "gravel-2": 2,
    "gravel-3": 4,
    "gravel-4": 7,
    "forest-2": 3,
    "forest-3": 6,
    "forest-4": 9,
    "quarry-2": 5,
    "quarry-3": 8,
    "quarry-4": 10,
}
NEW_WORKERS = {"gravel-1": 1, "crusade-3": 3, "crusade-4": 4, "crusade-6": 6, "crusade-7": 7}

# The steps at which cards lie out that builders can still be placed for: in Kingsbridge at all of them.
LAYING_OUT = [
    *("reveal_second_privilege", "remove_craftsman", "alfred", "lay_out_craftsman", "leave_out_resource"),
    *("foresee_event", "supply", "builders"),
]

Hand = Mapping[str, Any]


# --- playing -----------------------------------------------------------------------------------------------


def decisions(seats: int, seed: int, *, expansion: bool = False) -> Iterator[State]:
    """Play a random game; yield the position before every decision, chance included, and at the end."""
    return at_random(GAME.new(seats=seats, expansion=expansion), seed)


# --- reading -----------------------------------------------------------------------------------------------


def cubes(state: State, seat: int) -> dict[str, int]:
    """Return a seat's cubes, only those it has."""
    return {material: amount for material, amount in seat_of(state, seat)["cubes"].items() if amount}


# --- set up through play -----------------------------------------------------------------------------------


def prepared(
    seats: int = 2,
    privileges: Sequence[str] = ("madonna", "toledo"),
    shiring: Sequence[str] = ("mason-1", "mortar-mixer-1"),
    left_out: Sequence[str] = ("quarry-4", "forest-4"),
) -> State:
    """Return the first round of a new game, dealt, with the start player (seat 0) asked in Phase I."""
    state = GAME.new(seats=seats, start=0)
    act(state, *(f"reveal {card}" for card in privileges))
    act(state, *(f"lay-out {card}" for card in shiring))
    return act(state, *(f"leave-out {card}" for card in left_out))


# --- set up by snapshot ------------------------------------------------------------------------------------


def position(
    step: str,
    ask: str = "",
    *,
    to_move: int = CHANCE,
    seats: int = 2,
    frame: Mapping[str, int] | None = None,
    hands: Mapping[int, Hand] | None = None,
    places: Mapping[str, Sequence[int | str]] | None = None,
    expansion: Mapping[str, Any] | None = None,
    **changes: Any,
) -> State:
    """Return a restored position in which a question of a step is asked; `changes` go to the table.

    `expansion`, even if empty, is what lies on the expansion's board.
    """
    return GAME.restore(
        snapshot(
            step,
            ask,
            to_move=to_move,
            seats=seats,
            frame=frame,
            hands=hands,
            places=places,
            expansion=expansion,
            **changes,
        )
    )


def snapshot(
    step: str,
    ask: str = "",
    *,
    to_move: int = CHANCE,
    seats: int = 2,
    frame: Mapping[str, int] | None = None,
    hands: Mapping[int, Hand] | None = None,
    places: Mapping[str, Sequence[int | str]] | None = None,
    expansion: Mapping[str, Any] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """Return the snapshot that `position` restores."""
    version = changes.pop("rules_version", None)
    data = GAME.new(seats, rules_version=version, start=0, expansion=expansion is not None).snapshot()
    data["step"] = step
    data["pending"] = [{"ask": ask or step, "seat": to_move, **(frame or {})}]
    lay: dict[str, Any] = data["table"]
    lay["offered_craftsmen"] = lay["offered_resources"] = []
    if expansion is not None:
        lay["expansion"].update(expansion)
    lay.update(changes)
    if step in LAYING_OUT:
        _lay_cards_out(lay, step, (hands or {}).values())
    _put_market(lay)
    for place, owners in (places or {}).items():
        lay["places"][place][: len(owners)] = owners
    for seat in range(seats):
        _deal(lay, seat, (hands or {}).get(seat, {}))
    _take_away(lay, "events_left", [lay["event"]])
    _take_away(lay, "privileges_left", lay["kingsbridge"])
    if expansion is not None:
        _take_away(lay["expansion"], "second_left", [lay["expansion"]["shiring_privilege"]])
    return data


def phase_one(
    seats: int = 2,
    *,
    resources: Sequence[str] = ("gravel-2", "forest-3", "quarry-2"),
    craftsmen: Sequence[str] = ("tool-maker", "mason-1"),
    **setting: Any,
) -> State:
    """Return Phase I with these cards in the supply; seat 0 is asked."""
    setting.setdefault("to_move", 0)
    return position(
        "supply",
        seats=seats,
        offered_resources=list(resources),
        offered_craftsmen=list(craftsmen),
        **setting,
    )


def phase_two(seats: int = 2, **setting: Any) -> State:
    """Return the beginning of Phase II: the first builder is to be drawn."""
    return position("builders", "draw_builder", seats=seats, **setting)


def phase_three(seats: int = 2, **setting: Any) -> State:
    """Return the beginning of Phase III: the event is to be turned up."""
    return position("turn_up_event", seats=seats, **_on_the_board(seats, setting))


def before_tax(seats: int = 2, event: str = "king", **setting: Any) -> State:
    """Return step 9, before the die is rolled; who is at court, or in `exempt`, pays nothing."""
    court = (setting.get("places") or {}).get("court", [])
    setting.setdefault("exempt", sorted(set(court)))
    return position("roll_tax", seats=seats, event=event, event_open=True, **_on_the_board(seats, setting))


def untaxed(seats: int = 2, **setting: Any) -> State:
    """Return what is asked first after step 9, in a round in which nobody had to pay."""
    return act(before_tax(seats, exempt=list(range(seats)), **setting), "roll 2")


def next_round(state: State) -> State:
    """Answer all that is left of the round by stopping, then draw the first cards on offer for the next."""
    while state.decision != "supply" and state.to_move != cantiere.OVER:
        choices = legal(state)
        quiet = [text for text in ("stop", "done", "decline") if text in choices]
        act(state, quiet[0] if quiet else choices[0])
    return state


def _on_the_board(seats: int, setting: dict[str, Any]) -> dict[str, Any]:
    """In Phase III no builder is in the bag, unless its location is done."""
    hands = {seat: {"builders_in_bag": 0, **setting.get("hands", {}).get(seat, {})} for seat in range(seats)}
    return {**setting, "hands": hands}


def _lay_cards_out(lay: dict[str, Any], step: str, hands: Iterable[Hand]) -> None:
    """Put cards where nothing is said of any: there must be some where builders may be placed for them."""
    held = [card for hand in hands for what in ("craftsmen", "privileges") for card in hand.get(what, ())]
    added = lay.get("expansion", {"second_left": [], "shiring_privilege": ""})
    craftsmen = ("sculptor-5", "sculptor-6", "goldsmith-5", "goldsmith-6", "mason-4", "carpenter-4")
    where: list[tuple[str, Sequence[str]]] = [("kingsbridge", lay["privileges_left"][::-1])]
    if LAYING_OUT.index(step) > LAYING_OUT.index("lay_out_craftsman"):
        where.append(("shiring", craftsmen))
    for slots, deck in where:
        taken = [*held, *lay[slots], *lay["offered_craftsmen"]]
        unused = [card for card in deck if card not in taken]
        lay[slots] = [card or unused.pop(0) for card in lay[slots]]
    if LAYING_OUT.index(step) < LAYING_OUT.index("leave_out_resource"):
        lay["offered_resources"] = lay["offered_resources"] or list(WORKERS)
    if added["shiring_privilege"] is None and step != LAYING_OUT[0]:
        added["shiring_privilege"] = [card for card in added["second_left"] if card not in held][-1]


def _put_market(lay: dict[str, Any]) -> None:
    """What is not at the market or at court is in the general supply."""
    lay["market"] = {"stone": 4, "wood": 4, "sand": 4, "metal": 1} | lay["market"]
    totals = {"stone": 23, "wood": 23, "sand": 23, "metal": 13}
    if "expansion" in lay:
        totals = {"stone": 26, "wood": 26, "sand": 26, "metal": 14}
    lay["supply"] = {material: totals[material] - lay["market"][material] for material in MATERIALS}


def _deal(lay: dict[str, Any], seat: int, wanted: Hand) -> None:
    """Give a seat what is wanted, out of the supply and the decks; the rest as at the start."""
    own = lay["seats"][seat]
    own.update({name: value for name, value in wanted.items() if name != "cubes"})
    for material, amount in wanted.get("cubes", {}).items():
        own["cubes"][material] = amount
        lay["supply"][material] -= amount
    added = lay.get("expansion", {"second_left": [], "silent": [], "crusaders": {}, "line": []})
    _take_away(lay, "privileges_left", own["privileges"])
    _take_away(added, "second_left", own["privileges"])
    otto = "otto" in own["privileges"] and seat not in added["silent"]
    own["workers"] = 12 + otto + 2 * (lay["grey_now"] == seat)
    own["workers"] -= sum((WORKERS | NEW_WORKERS)[card] for card in own["resources"])
    own["workers"] -= sum(NEW_WORKERS[crusade] for crusade, who in added["crusaders"].items() if who == seat)
    placed = [owner for owners in lay["places"].values() for owner in owners]
    if "builders_in_bag" not in wanted:
        out = (placed + list(lay["dial"].values())).count(seat)
        own["builders_in_bag"] = max(0, (2 if added["line"] else 3) - out)


def _take_away(lay: dict[str, Any], deck: str, cards: Sequence[str | None]) -> None:
    lay[deck] = [card for card in lay[deck] if card not in cards]

"""What a table of Pillars is, field by field: set-up, copies (`facts.py`), snapshots and checks follow."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Final

from cantiere.core import fields, reading
from cantiere.core.reason import CantiereError
from cantiere.games.pillars import components as box
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.box import Box, box_for
from cantiere.games.pillars.table import ASIDE, IN_BAG, NOBODY, Table

MOST: Final = 9999  # of anything that is counted
COSTS: Final = [str(cost) for cost in range(1, box.START_COST + 1)]
NAMED: Final = fields.Kinds("craftsman", box.CRAFTSMEN)
BOUGHT: Final = fields.Kinds("material", box.MATERIALS)
MATERIAL: Final = fields.Kinds("material", box.MATERIALS, there=lambda t: list(t.box.cubes))


def _cards(what: str, names: list[str], mask: Callable[[Table], int], starting: int = 0) -> fields.Kinds:
    """Cards of which a game's box has some, each once, but for those with which every seat begins."""

    @functools.cache
    def copies(cards: int, seats: int) -> list[int]:
        return [(cards >> n & 1) * (seats if starting >> n & 1 else 1) for n in range(len(names))]

    return fields.Kinds(what, names, leave=True, there=lambda t: copies(mask(t), int(t.seats)))


CRAFTSMAN: Final = _cards("craftsman", box.CRAFTSMEN, lambda t: t.box.craftsmen, box.STARTING)
PRIVILEGE: Final = _cards("privilege", box.PRIVILEGES, lambda t: t.box.all_privileges())
RESOURCE: Final = _cards("resource card", box.RESOURCES, lambda t: t.box.resources)
EVENT: Final = _cards("event", box.EVENTS, lambda t: t.box.events)
CRUSADE: Final = _cards("crusade", box.CRUSADES, lambda t: t.box.crusades)


class Places(fields.Field):
    """Whose builders stand on the spaces of each place (see FIRST_SPACE); the black one among them."""

    keeps = (fields.Kept("spaces", box.SPACES, start=NOBODY), fields.Kept("black", start=ASIDE))

    def data_of(self, t: Table, owner: int) -> Any:
        return {
            name: [_builder(one) for one in owners] for name, owners in by_place(list(t.spaces), t.box.places)
        }

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        t.black = ASIDE
        for name, owners in reading.entries(data, box.PLACES[: t.box.places], "the board").items():
            place = box.PLACES.index(name)
            if len(owners) != box.PLACE_SPACES[place]:
                raise CantiereError(f"{name} has {box.PLACE_SPACES[place]} spaces, not {len(owners)}")
            for space, one in enumerate(owners, start=box.FIRST_SPACE[place]):
                if one == "black" and t.options["expansion"]:
                    if t.black != ASIDE:
                        raise CantiereError("the black builder is in two places at once")
                    t.black = space
                t.spaces[space] = BLACK if t.black == space else reading.seat(one, int(t.seats), vacant=True)


class Dial(fields.Field):
    """Whose builders wait on the dial, by what they cost."""

    keeps = (fields.Kept("dial", int(box.START_COST) + 1, start=NOBODY),)

    def data_of(self, t: Table, owner: int) -> Any:
        return {cost: int(t.dial[int(cost)]) for cost in COSTS if t.dial[int(cost)] != NOBODY}

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        for cost, one in reading.entries(data, COSTS, "the dial").items():
            t.dial[int(cost)] = reading.seat(one, int(t.seats), vacant=True)


class Bought(fields.Members):
    """The materials that a seat has bought, all seats' in one mask."""

    keeps = (fields.Kept("bought"),)

    def get(self, t: Table, owner: int) -> Any:
        return t.bought >> owner * box.KINDS & (1 << box.KINDS) - 1

    def put(self, t: Table, owner: int, value: Any) -> None:
        t.bought = t.bought & ~((1 << box.KINDS) - 1 << owner * box.KINDS) | value << owner * box.KINDS


class Crusaders(fields.Field):
    """Who is on which crusade: a mask of seat * len(CRUSADES) + crusade."""

    keeps = (fields.Kept("crusaders"),)

    def kinds_held(self) -> fields.Kinds:
        return CRUSADE

    def held(self, t: Table, owner: int) -> list[int]:
        return [number % len(box.CRUSADES) for number in box.members(t.crusaders)]

    def data_of(self, t: Table, owner: int) -> Any:
        return {box.CRUSADES[n % len(box.CRUSADES)]: n // len(box.CRUSADES) for n in box.members(t.crusaders)}

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        t.crusaders = 0
        for crusade, one in data.items():
            t.crusaders |= 1 << reading.seat(one, int(t.seats)) * len(box.CRUSADES) + CRUSADE.number(crusade)


class BlackInBag(fields.Flag):
    """Whether the black builder is in the bag; on the board it is among the others, which keep it."""

    keeps = ()

    def get(self, t: Table, owner: int) -> Any:
        return t.black == IN_BAG

    def put(self, t: Table, owner: int, value: Any) -> None:
        if value and t.black != ASIDE:
            raise CantiereError("the black builder is in two places at once")
        if value:
            t.black = IN_BAG


EXPANSION: Final = fields.Group(
    "expansion",
    [
        # those that may still come at step 9e
        fields.Members("second_left", PRIVILEGE, start=lambda t: t.box.second_deck, seen=fields.UNSEEN),
        fields.Name("shiring_privilege", PRIVILEGE, called="privilege"),  # on offer there
        fields.Members("offered_crusades", CRUSADE, called="crusades"),
        Crusaders("crusaders", seen=fields.UNSEEN),
        BlackInBag("black", key="black_in_bag"),
        # by flag, from the left
        fields.Row("line", 0, fields.Seat("", vacant=True), start=lambda t: [NOBODY] * t.box.flags),
        fields.Name("inspired", NAMED),  # whom Saint-Denis is used for, by the seat that is building
        fields.Number("inspired_uses", int(max(box.CAPACITY))),
        fields.Seat("saint_denis", vacant=True),
        fields.Seat("trader", vacant=True),  # trades after the last space, builder or not
        fields.Marked("silent", at_seats="audience"),  # whose permanent privileges do nothing this round
        fields.Marked("silent_next", at_seats="audience_next"),
    ],
    when="expansion",
)
FIELDS: Final[list[fields.Field]] = [
    fields.Kept("box", of=Box, start=lambda t: box_for(t.seats, t.options["expansion"])),
    fields.Number("round", box.ROUNDS, least=1, start=1),
    fields.Seat("start"),  # the start player
    fields.Number("cost", box.START_COST, start=box.START_COST),
    fields.Number("extra_uses", MOST, seen=fields.UNSEEN),  # beyond capacity, by the seat that is building
    fields.Number("tax", max(box.FACES)),  # the number rolled
    fields.Seat("grey_now", vacant=True, at_seats="grey_workers"),  # who has the grey workers this round
    fields.Seat("grey_next", vacant=True, at_seats="grey_workers_next"),
    fields.Flag("vetoed"),  # the start player has put a builder back this round
    fields.Flag("event_open", seen=fields.UNSEEN),  # before that only Ellen's holder knows the event
    fields.Marked("passed", at_seats="out_of_supply"),
    fields.Marked("spared", seen=fields.UNSEEN),
    fields.Marked("exempt", seen=fields.UNSEEN),
    fields.Marked("struck", at_seats="town_wall"),
    fields.Marked("struck_next", at_seats="town_wall_next"),
    fields.Name("event", EVENT, seen=fields.UNSEEN),
    fields.Members("events_left", EVENT, start=lambda t: t.box.events, seen=fields.UNSEEN),
    fields.Members("privileges_left", PRIVILEGE, start=lambda t: t.box.privileges, seen=fields.UNSEEN),
    fields.Members("offered_craftsmen", CRAFTSMAN, seen=fields.UNSEEN),
    fields.Members("offered_resources", RESOURCE, seen=fields.UNSEEN),
    fields.Row("kingsbridge", 2, fields.Name("", PRIVILEGE)),
    fields.Row("shiring", box.SHIRING_CRAFTSMEN, fields.Name("", CRAFTSMAN)),
    fields.Counts("market", MATERIAL, zeros=True),  # cubes on the stalls, and the metal at court
    fields.Counts("supply", MATERIAL, start=lambda t: list(t.box.cubes), zeros=True, seen=fields.UNSEEN),
    fields.Counts("uses", NAMED, most=MOST),  # this round, by the seat that is building
    Places("places", seen=fields.UNSEEN),
    Dial("dial"),
    fields.Seats(
        [
            fields.Number("vp", MOST, start=box.START_VP),
            fields.Number("gold", box.GOLD_LIMIT),
            fields.Number("workers", MOST, start=box.WORKERS),  # free in Phase I, afterwards in the wool mill
            fields.Number("bag", box.BUILDERS, key="builders_in_bag", start=lambda t: t.box.bag),
            fields.Counts("cubes", MATERIAL, zeros=True),
            fields.Members("craftsmen", CRAFTSMAN, start=box.STARTING),
            fields.Members("privileges", PRIVILEGE),  # the permanent and the unused once-only ones
            fields.Members("sites", RESOURCE, key="resources"),  # taken this round
            Bought("bought", BOUGHT),
        ]
    ),
    EXPANSION,
]


def by_place(spaces: Sequence[int], places: int) -> list[tuple[str, Sequence[int]]]:
    """Return the first places, each with who stands on its spaces."""
    first = [int(space) for space in box.FIRST_SPACE]
    return [
        (name, spaces[first[place] : first[place] + int(box.PLACE_SPACES[place])])
        for place, name in enumerate(box.PLACES[:places])
    ]


def _builder(owner: int) -> int | str:
    return "black" if owner == BLACK else owner

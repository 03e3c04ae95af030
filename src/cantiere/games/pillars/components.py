"""The components of Pillars: the data files, read once into plain constants.

Things are numbers inside (their place in the data file) and ids outside. Sets of cards are bit masks.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64


def _load() -> dict[str, Any]:
    with (Path(__file__).parent / "data" / "pillars.toml").open("rb") as file:
        return tomllib.load(file)


def _ids(table: str) -> list[str]:
    return [entry["id"] for entry in _DATA[table]]


def _column(table: str, name: str, default: int = 0) -> vec[i64]:
    return vec[i64]([int(entry.get(name, default)) for entry in _DATA[table]])


def _inside(table: str, name: str, what: str) -> vec[i64]:
    return vec[i64]([int(entry.get(name, {}).get(what, 0)) for entry in _DATA[table]])


def _cubes(table: str, name: str) -> vec[i64]:
    """Return the cubes named in an inline table, four numbers for each entry."""
    rows = [entry.get(name, {}) for entry in _DATA[table]]
    return vec[i64]([int(row.get(material, 0)) for row in rows for material in MATERIALS])


def _mask(table: str, name: str, value: Any) -> i64:
    return sum([1 << number for number, entry in enumerate(_DATA[table]) if entry.get(name) == value])


def members(mask: i64) -> list[int]:
    """Return the numbers in a bit mask, ascending."""
    found: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def count(mask: i64) -> i64:
    """Return how many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


_DATA: Final = _load()
_SETUP: Final[dict[str, Any]] = _DATA["setup"]

ROUNDS: Final[i64] = _SETUP["rounds"]
WORKERS: Final[i64] = _SETUP["workers"]
BUILDERS: Final[i64] = _SETUP["builders"]
START_VP: Final[i64] = _SETUP["vp"]
START_GOLD: Final[i64] = _SETUP["gold"]
GOLD_LIMIT: Final[i64] = _SETUP["gold_limit"]
CRAFTSMEN_LIMIT: Final[i64] = _SETUP["craftsmen_limit"]
CUBE_LIMIT: Final[i64] = _SETUP["cube_limit"]
GREY_WORKERS: Final[i64] = _SETUP["grey_workers"]
START_COST: Final[i64] = _SETUP["cost"]
DIE: Final[list[int]] = _SETUP["die"]
FACES: Final = sorted(set(DIE))
FACE_WEIGHT: Final = vec[i64]([DIE.count(face) for face in FACES])
SHIRING_CRAFTSMEN: Final[i64] = _SETUP["shiring_craftsmen"]
UNUSED_RESOURCES: Final[i64] = _SETUP["unused_resources"]
MILL_GOLD: Final[i64] = _SETUP["mill_gold"]
CATHEDRAL_PIECES: Final[list[str]] = _SETUP["cathedral"]
TAX_SHORT: Final[i64] = _SETUP["tax_short"]
SEAT_COUNTS: Final[list[int]] = _SETUP["seats"]
MAX_SEATS: Final[i64] = max(SEAT_COUNTS)

# --- materials -----------------------------------------------------------------------------------------
MATERIALS: Final = _ids("material")
STONE: Final = 0
WOOD: Final = 1
SAND: Final = 2
METAL: Final = 3
KINDS: Final = 4  # of materials; `cubes[seat * KINDS + STONE]`
CUBES: Final = _column("material", "cubes")
MARKET_CUBES: Final = _column("material", "market")
PRICE: Final = _column("material", "price")
COURT_CUBES: Final = _column("material", "court")
MAX_CUBES: Final[i64] = max(CUBES)
MAX_STALL: Final[i64] = max(MARKET_CUBES)
assert MATERIALS == ["stone", "wood", "sand", "metal"]

# --- places --------------------------------------------------------------------------------------------
PLACES: Final = _ids("place")
PLACE_SPACES: Final = _column("place", "spaces")
FIRST_SPACE: Final = vec[i64]([int(sum(list(PLACE_SPACES)[:number])) for number in range(len(PLACES))])
SPACES: Final[i64] = sum(PLACE_SPACES)
BISHOP: Final[i64] = PLACES.index("bishop")
KINGSBRIDGE: Final[i64] = PLACES.index("kingsbridge-1")  # and the place after it
PRIORY: Final[i64] = PLACES.index("priory")
COURT: Final[i64] = PLACES.index("court")
SHIRING: Final[i64] = PLACES.index("shiring-1")  # and the place after it
CASTLE: Final[i64] = PLACES.index("castle")
MARKET: Final[i64] = PLACES.index("market")
CATHEDRAL: Final[i64] = PLACES.index("cathedral")
PRIORY_VP: Final = vec[i64]([int(vp) for vp in _DATA["place"][PRIORY]["vp"]])
CASTLE_WORKERS: Final[i64] = _DATA["place"][CASTLE]["grey_workers"]

# --- craftsmen -----------------------------------------------------------------------------------------
CRAFTSMEN: Final = _ids("craftsman")
CRAFTSMAN_KINDS: Final[list[str]] = [entry["kind"] for entry in _DATA["craftsman"]]
CRAFTSMAN_ROUND: Final = _column("craftsman", "round")
CRAFTSMAN_PRICE: Final = _column("craftsman", "price")
CAPACITY: Final = _column("craftsman", "capacity")
USES: Final = _cubes("craftsman", "uses")
HOLDS: Final = _cubes("craftsman", "holds")
USES_GOLD: Final = _inside("craftsman", "uses", "gold")
GIVES_VP: Final = _inside("craftsman", "gives", "vp")
GIVES_GOLD: Final = _inside("craftsman", "gives", "gold")
MORE_ALLOWED: Final = _column("craftsman", "extra", 1)  # the archbishop may grant a further use
STARTING: Final[i64] = _mask("craftsman", "round", 0)


def _counting_as(kind: str) -> i64:
    """Return the craftsmen that requirements accept as one of this kind."""
    return _mask("craftsman", "kind", kind) | _mask("craftsman", "counts_as", kind)


MORTAR_MIXERS: Final[i64] = _counting_as("mortar-mixer")
STONECUTTERS: Final[i64] = _counting_as("stonecutter")
WOODWORKERS: Final[i64] = _counting_as("woodworker")
# For each craftsman the mask of those it needs beside it in the row; 0: needs nobody.
NEEDS: Final = vec[i64]([_counting_as(e["needs"]) if "needs" in e else 0 for e in _DATA["craftsman"]])
NEEDED_KIND: Final[list[str]] = [e.get("needs", "") for e in _DATA["craftsman"]]

# --- resource cards ------------------------------------------------------------------------------------
RESOURCES: Final = _ids("resource")
RESOURCE_WORKERS: Final = _column("resource", "workers")
RESOURCE_CUBES: Final = _column("resource", "cubes")
RESOURCE_MATERIAL: Final = vec[i64]([MATERIALS.index(e["material"]) for e in _DATA["resource"]])
ALL_RESOURCES: Final[i64] = (1 << len(RESOURCES)) - 1

# --- privileges ----------------------------------------------------------------------------------------
PRIVILEGES: Final = _ids("privilege")
PRIVILEGE_KINDS: Final[list[str]] = [entry["kind"] for entry in _DATA["privilege"]]
PRIVILEGE_VP: Final = _inside("privilege", "gives", "vp")
PRIVILEGE_GOLD: Final = _inside("privilege", "gives", "gold")
PRIVILEGE_CUBES: Final = _cubes("privilege", "gives")
EACH_ROUND: Final = _cubes("privilege", "each_round")
IMMEDIATE: Final[i64] = _mask("privilege", "kind", "immediate")
LAST_ROUND: Final[i64] = _mask("privilege", "last_round", True)
ALL_PRIVILEGES: Final[i64] = (1 << len(PRIVILEGES)) - 1
JACK: Final[i64] = PRIVILEGES.index("jack")
OTTO: Final[i64] = PRIVILEGES.index("otto")
FRANCIS: Final[i64] = PRIVILEGES.index("francis")
PHILIP: Final[i64] = PRIVILEGES.index("philip")
ELLEN: Final[i64] = PRIVILEGES.index("ellen")
TAX_FREEDOM: Final[i64] = PRIVILEGES.index("tax-freedom")
THOMAS: Final[i64] = PRIVILEGES.index("thomas")
REMIGIUS: Final[i64] = PRIVILEGES.index("remigius")
JACK_CRAFTSMEN: Final[i64] = _DATA["privilege"][JACK]["craftsmen"]
OTTO_WORKERS: Final[i64] = _DATA["privilege"][OTTO]["workers"]
FRANCIS_TAX: Final[i64] = _DATA["privilege"][FRANCIS]["tax"]
PHILIP_VP: Final[i64] = _DATA["privilege"][PHILIP]["priory_vp"]

# --- events --------------------------------------------------------------------------------------------
EVENTS: Final = _ids("event")
EVENT_GOOD: Final = _column("event", "good")
EVENT_GOLD: Final = _inside("event", "gives", "gold")
EVENT_CUBES: Final = _cubes("event", "gives")
EVENT_MILL_GOLD: Final = _column("event", "mill_gold")
EVENT_MILL_LIMIT: Final = _column("event", "mill_limit")
EVENT_CARD_CUBES: Final = _column("event", "card_cubes")
EVENT_EXTRA_USES: Final = _column("event", "extra_uses")
EVENT_PAYS: Final = _column("event", "pays")
EVENT_LOSES_VP: Final = _column("event", "loses_vp")
EVENT_FEWER_BUILDERS: Final = _column("event", "fewer_builders")
EVENT_LOSES_CRAFTSMEN: Final = _column("event", "loses_craftsmen")
ALL_EVENTS: Final[i64] = (1 << len(EVENTS)) - 1

"""The components of Pillars: the data files, read once into plain constants.

Things are numbers inside (their place in the data file) and ids outside. Sets of cards are bit masks.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64


def _load(name: str) -> dict[str, Any]:
    with (Path(__file__).parent / "data" / name).open("rb") as file:
        return tomllib.load(file)


def _both() -> dict[str, Any]:
    """Return the base game's data with the expansion's after it; entries of the same id are joined."""
    data = _load("pillars.toml")
    for table, entries in _load("expansion.toml").items():
        if isinstance(entries, dict):
            data[table] = entries
            continue
        known = {entry["id"]: entry for entry in data.setdefault(table, [])}
        for entry in entries:
            if entry["id"] in known:
                known[entry["id"]].update(entry)
            else:
                data[table].append({**entry, "expansion": True})
    return data


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


def _base(table: str) -> i64:
    """Return the mask of the base game's components."""
    return _mask(table, "expansion", None)


def members(mask: i64) -> list[int]:
    """Return the numbers in a bit mask, ascending."""
    found: list[int] = []
    number: i64 = 0
    while mask > 0:
        if mask & 0xF == 0:  # sets are small: skip what is not there
            mask >>= 4
            number += 4
            continue
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def bit(number: i64) -> i64:
    """Return the mask with one bit set.

    Compiled, a literal 1 would be shifted as a number of 32 bits, so the 1 is made from the number.
    """
    return (number ^ number | 1) << number


def count(mask: i64) -> i64:
    """Return how many bits are set."""
    total: i64 = 0
    while mask > 0:
        mask &= mask - 1
        total += 1
    return total


def _within(prices: vec[i64]) -> vec[i64]:
    """Return, by what somebody has, the mask of all that costs no more; the last is everything."""
    means = range(max(prices) + 1)
    return vec[i64]([sum([1 << n for n, price in enumerate(prices) if price <= have]) for have in means])


def affordable(within: vec[i64], means: i64) -> i64:
    """Return the mask of what can be paid: `within` is one of the tables that `_within` made."""
    return within[means] if means < len(within) else within[len(within) - 1]


_DATA: Final = _both()
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
_EXPANSION: Final[dict[str, Any]] = _DATA["expansion"]

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
BASE_SEATS: Final[list[int]] = _SETUP["seats"]
SEAT_COUNTS: Final[list[int]] = _EXPANSION["seats"]  # more than in the base game need the expansion
MAX_SEATS: Final[i64] = max(SEAT_COUNTS)
LINE_SEATS: Final[i64] = _EXPANSION["line_seats"]
LINE_BUILDERS: Final[i64] = _EXPANSION["line_builders"]
REMOVED_CRAFTSMEN: Final[i64] = _EXPANSION["removed_craftsmen"]
UNUSED_BY_SEATS: Final[list[int]] = _EXPANSION["unused_resources"]

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
MORE_CUBES: Final = _column("material", "more_cubes")  # with the expansion
COAST_PRICE: Final = _column("material", "coast")
MAX_CUBES: Final[i64] = max([CUBES[number] + MORE_CUBES[number] for number in range(len(CUBES))])
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
BASE_PLACES: Final[i64] = len([entry for entry in _DATA["place"] if "expansion" not in entry])
TAX_COLLECTOR: Final[i64] = PLACES.index("tax-collector")
FRANCE: Final[i64] = PLACES.index("france")
COAST: Final[i64] = PLACES.index("coast")
SHIRING_PRIVILEGE: Final[i64] = PLACES.index("shiring-3")
CAPACITY_LESS: Final[i64] = _DATA["place"][FRANCE]["capacity_less"]
TAX_FREE: Final = vec[i64]([number for number, entry in enumerate(_DATA["place"]) if "tax_free" in entry])
PLACE_OF: Final = vec[i64]([number for number, spaces in enumerate(PLACE_SPACES) for _ in range(spaces)])

# --- crusades ------------------------------------------------------------------------------------------
CRUSADES: Final = _ids("crusade")
CRUSADE_WORKERS: Final = _column("crusade", "workers")
CRUSADES_WITHIN: Final = _within(CRUSADE_WORKERS)  # by workers
CRUSADE_VP: Final = _column("crusade", "vp")
ALL_CRUSADES: Final[i64] = (1 << len(CRUSADES)) - 1

# --- craftsmen -----------------------------------------------------------------------------------------
CRAFTSMEN: Final = _ids("craftsman")
CRAFTSMAN_KINDS: Final[list[str]] = [entry["kind"] for entry in _DATA["craftsman"]]
CRAFTSMAN_ROUND: Final = _column("craftsman", "round")
CRAFTSMAN_PRICE: Final = _column("craftsman", "price")
CRAFTSMEN_WITHIN: Final = _within(CRAFTSMAN_PRICE)  # by gold
CAPACITY: Final = _column("craftsman", "capacity")
USES: Final = _cubes("craftsman", "uses")
HOLDS: Final = _cubes("craftsman", "holds")
FINDS: Final = vec[i64]([USES[at] + HOLDS[at] for at in range(len(USES))])  # what must be there to work
USES_GOLD: Final = _inside("craftsman", "uses", "gold")
GIVES_VP: Final = _inside("craftsman", "gives", "vp")
GIVES_GOLD: Final = _inside("craftsman", "gives", "gold")
GIVES_CUBES: Final = _cubes("craftsman", "gives")
MORE_ALLOWED: Final = _column("craftsman", "extra", 1)  # the archbishop may grant a further use
ASSISTS: Final = _column("craftsman", "assists")  # further uses of another craftsman
STARTING: Final[i64] = _mask("craftsman", "round", 0)
BASE_CRAFTSMEN: Final[i64] = _base("craftsman")
ALL_CRAFTSMEN: Final[i64] = (1 << len(CRAFTSMEN)) - 1
# Those that do something themselves, and those that an assistant can help: none that needs metal.
WORKING: Final[i64] = sum([1 << c for c, entry in enumerate(_DATA["craftsman"]) if "gives" in entry])
ASSISTANTS: Final[i64] = sum([1 << c for c in range(len(CRAFTSMEN)) if ASSISTS[c]])
ASSISTED: Final[i64] = WORKING & ~sum(
    [1 << c for c in range(len(CRAFTSMEN)) if USES[c * KINDS + METAL] or HOLDS[c * KINDS + METAL]]
)


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
RESOURCES_WITHIN: Final = _within(RESOURCE_WORKERS)  # by workers
RESOURCE_CUBES: Final = _column("resource", "cubes")
RESOURCE_MATERIAL: Final = vec[i64]([MATERIALS.index(e["material"]) for e in _DATA["resource"]])
ALL_RESOURCES: Final[i64] = (1 << len(RESOURCES)) - 1
LINE_RESOURCES: Final[i64] = _mask("resource", "line_seats", True)  # only with many seats

# --- privileges ----------------------------------------------------------------------------------------
PRIVILEGES: Final = _ids("privilege")
PRIVILEGE_KINDS: Final[list[str]] = [entry["kind"] for entry in _DATA["privilege"]]
PRIVILEGE_VP: Final = _inside("privilege", "gives", "vp")
PRIVILEGE_GOLD: Final = _inside("privilege", "gives", "gold")
PRIVILEGE_CUBES: Final = _cubes("privilege", "gives")
EACH_ROUND: Final = _cubes("privilege", "each_round")
IMMEDIATE: Final[i64] = _mask("privilege", "kind", "immediate")
LAST_ROUND: Final[i64] = _mask("privilege", "last_round", True)
PERMANENT: Final[i64] = _mask("privilege", "kind", "permanent")
BASE_PRIVILEGES: Final[i64] = _base("privilege")
ALL_PRIVILEGES: Final[i64] = (1 << len(PRIVILEGES)) - 1
SILENCED: Final[i64] = PERMANENT & ~_mask("privilege", "id", _EXPANSION["never_silent"])  # by the audience
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
ALFRED: Final[i64] = PRIVILEGES.index("alfred")
WALERAN: Final[i64] = PRIVILEGES.index("waleran")
BARTHOLOMEW: Final[i64] = PRIVILEGES.index("bartholomew")
JONATHAN: Final[i64] = PRIVILEGES.index("jonathan")
REGAN: Final[i64] = PRIVILEGES.index("regan")
SALLY: Final[i64] = PRIVILEGES.index("sally")
WILLIAM: Final[i64] = PRIVILEGES.index("william-hamleigh")
SHIRING_FREED: Final[i64] = PRIVILEGES.index("shiring-freed")
MATHILDE: Final[i64] = PRIVILEGES.index("mathilde")
PROCESSION: Final[i64] = PRIVILEGES.index("procession")
WALERAN_GOLD: Final[i64] = _DATA["privilege"][WALERAN]["gold"]
BARTHOLOMEW_GOLD: Final[i64] = _DATA["privilege"][BARTHOLOMEW]["gold"]
JONATHAN_DISCOUNT: Final[i64] = _DATA["privilege"][JONATHAN]["discount"]
REGAN_GOLD: Final[i64] = _DATA["privilege"][REGAN]["gold"]
REGAN_VP: Final[i64] = _DATA["privilege"][REGAN]["vp"]
FREED_METAL: Final[i64] = _DATA["privilege"][SHIRING_FREED]["either"]["metal"]
FREED_GOLD: Final[i64] = _DATA["privilege"][SHIRING_FREED]["either"]["gold"]
PROCESSION_CUBES: Final[i64] = _DATA["privilege"][PROCESSION]["choice"]

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
EVENT_SILENCES: Final = _column("event", "silences")
EVENT_KEEPS_ALL: Final = _column("event", "keeps_all")
EVENT_RECALLS: Final = _column("event", "recalls")
EVENT_CRAFTSMEN_VP: Final = _column("event", "vp")  # for each craftsman of the kinds beside it
EVENT_CRAFTSMEN: Final = vec[i64](
    [sum([_mask("craftsman", "kind", kind) for kind in entry.get("kinds", [])]) for entry in _DATA["event"]]
)
BASE_EVENTS: Final[i64] = _base("event")
ALL_EVENTS: Final[i64] = (1 << len(EVENTS)) - 1

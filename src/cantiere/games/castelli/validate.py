"""Checks the data of Castelli's board and tiles before anything is computed; errors name the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.core.reason import CantiereError

PART_SIZE = 4
AREAS = ("wood", "grain", "stone", "market", "mine")
FRAME = ("wood", "grain", "stone", "card", "silver")
TOWNS = ("", "village", "city")


def check_data(data: Mapping[str, Any]) -> None:
    """Refuse data in which a land, a side, a town, a margin or a tile is wrong."""
    parts = sorted({land["part"] for land in data["lands"]})
    if len(parts) != 4:
        raise CantiereError(f"the board has four parts, not {', '.join(parts)}")
    for part in parts:
        _check_part(part, [land for land in data["lands"] if land["part"] == part])
    for land in data["lands"]:
        _check_land(land)
    _check_totals(data)
    _check_mine(data)
    _check_margin(data["margin"])
    letters = sorted(colour[0].upper() for colour in data["setup"]["colours"])
    for tile in [*data["tiles"], *data["start_tiles"]]:
        _check_tile(tile, letters)
    if len(data["tiles"]) != 2 * PART_SIZE * PART_SIZE:
        raise CantiereError(f"{len(data['tiles'])} tiles for 32 meadows")
    for card in data["cards"]:
        if not 1 <= card["count"] <= 3:
            raise CantiereError(f"card {card['id']!r}: there are 1 to 3 of a kind, not {card['count']}")


def _check_part(part: str, lands: list[Mapping[str, Any]]) -> None:
    wanted = {(r, c) for r in range(PART_SIZE) for c in range(PART_SIZE) if (r + c) % 2 == 0}
    found = [tuple(land["at"]) for land in lands]
    for at in found:
        if at not in wanted:
            raise CantiereError(f"part {part}: {at} is no place of a land (row + column must be even)")
        if found.count(at) > 1:
            raise CantiereError(f"part {part}, land {at}: described twice")
    for at in sorted(wanted - set(found)):
        raise CantiereError(f"part {part}, land {at}: missing")


def _check_land(land: Mapping[str, Any]) -> None:
    where = f"part {land['part']}, land {tuple(land['at'])}"
    if land["town"] not in TOWNS:
        raise CantiereError(f"{where}: {land['town']!r} is no town")
    kinds = [area["kind"] for area in land["areas"]]
    sides = "".join(area["sides"] for area in land["areas"])
    for side in "NESW":
        if sides.count(side) != 1:
            raise CantiereError(
                f"{where}: side {side} lies in {sides.count(side)} areas, it must be in exactly one"
            )
    if len(sides) != 4:
        raise CantiereError(f"{where}: its sides are N, E, S, W, not {sides!r}")
    for kind in kinds:
        if kind not in AREAS:
            raise CantiereError(f"{where}: {kind!r} is no kind of area")
        if kinds.count(kind) > 1:
            raise CantiereError(f"{where}: two {kind} areas; a land has at most one of each")
    for area in land["areas"]:
        _check_area(area, f"{where}, {area['kind']}")
    if "mine" in kinds and (kinds != ["mine"] or land["town"]):
        raise CantiereError(f"{where}: the mine fills its land and has no town")


def _check_area(area: Mapping[str, Any], where: str) -> None:
    if area["kind"] == "mine":
        return
    if not 1 <= area["symbols"] <= 2:
        raise CantiereError(f"{where}: an area has 1 or 2 symbols, not {area['symbols']}")
    most = 2 if area["kind"] == "stone" else 0
    if not min(most, 1) <= area["plots"] <= most:
        raise CantiereError(f"{where}: {area['plots']} castle plots; only stone areas have them, 1 or 2")


def _check_totals(data: Mapping[str, Any]) -> None:
    towns = [land["town"] for land in data["lands"]]
    for town, plural in (("village", "villages"), ("city", "cities")):
        wanted = data["board"][plural]
        if towns.count(town) != wanted:
            raise CantiereError(f"the board has {towns.count(town)} {plural}; there must be {wanted}")


def _check_mine(data: Mapping[str, Any]) -> None:
    mines = [land["part"] for land in data["lands"] if land["areas"][0]["kind"] == "mine"]
    if mines != [data["board"]["mine_part"]]:
        raise CantiereError(f"the mine must lie once, in part {data['board']['mine_part']}; found in {mines}")


def _check_margin(margin: Mapping[str, Mapping[str, str]]) -> None:
    for edge, parity in (("top", 1), ("bottom", 0), ("left", 1), ("right", 0)):
        if edge not in margin:
            raise CantiereError(f"margin: the {edge} is missing")
        wanted = [str(number) for number in range(8) if number % 2 == parity]
        for number in sorted({*wanted, *margin[edge]}):
            if number not in wanted:
                raise CantiereError(f"margin, {edge} {number}: no meadow faces the frame there")
            if margin[edge].get(number) not in FRAME:
                raise CantiereError(f"margin, {edge} {number}: {margin[edge].get(number)!r} is no symbol")


def _check_tile(tile: Mapping[str, Any], letters: list[str]) -> None:
    where = f"tile {tile['id']}"
    if sorted(tile["order"]) != letters:
        raise CantiereError(f"{where}: its shields {tile['order']!r} are not one of each colour")
    if not 1 <= tile["value"] <= 6:
        raise CantiereError(f"{where}: a shield is worth 1 to 6, not {tile['value']}")
    if tile["card"] not in ("", *letters):
        raise CantiereError(f"{where}: {tile['card']!r} is no colour")
    if not 0 <= tile["silver"] <= 2:
        raise CantiereError(f"{where}: 0 to 2 silver, not {tile['silver']}")

"""Readers of snapshots: what somebody has written becomes a number, or is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cantiere.core.reason import CantiereError

MOST = 10**6  # of anything that has no limit of its own


def whole(data: Any, most: int = MOST, least: int = 0) -> int:
    """Return a whole number between two limits.

    >>> whole(3, most=5)
    3
    """
    if type(data) is not int or not least <= data <= most:
        raise CantiereError(f"a whole number from {least} to {most} is needed, not {data!r}")
    return data


def flag(data: Any) -> bool:
    """Return what is true or false."""
    if type(data) is not bool:
        raise CantiereError(f"it is true or false, not {data!r}")
    return data


def seat(data: Any, seats: int, *, vacant: bool = False) -> int:
    """Return the number of a seat; -1, where nobody may be meant."""
    if type(data) is not int or not (-1 if vacant else 0) <= data < seats:
        raise CantiereError(f"there is no seat {data!r}")
    return data


def number_of(names: Sequence[str], data: Any, what: str) -> int:
    """Return the number of a name.

    >>> number_of(["oak", "elm"], "elm", "tree")
    1
    """
    if not isinstance(data, str) or data not in names:
        few = f"; there are {', '.join(names)}" if len(names) <= 12 else ""
        raise CantiereError(f"there is no {what} {data!r}{few}")
    return names.index(data)


def listed(data: Any, most: int = MOST) -> list[Any]:
    """Return a list that is no longer than it may be."""
    if not isinstance(data, list) or len(data) > most:
        raise CantiereError(f"a list of at most {most} entries is needed, not {str(data)[:40]}")
    return data


def mask(data: Any, read: Callable[[Any], int]) -> int:
    """Return a list of different things as a mask; `read` turns an entry into its number.

    >>> mask(["elm"], lambda name: number_of(["oak", "elm"], name, "tree"))
    2
    """
    found = 0
    for one in listed(data):
        found |= 1 << read(one)
    return found


def entries(data: Any, known: Iterable[str], what: str) -> Mapping[str, Any]:
    """Return entries by name, if all of them are known."""
    if not isinstance(data, Mapping):
        raise CantiereError(f"{what}: entries by name are needed, not {str(data)[:40]}")
    names = dict.fromkeys(known)
    for name in data:
        if name not in names:
            raise CantiereError(f"{what} has no {name!r}; it has {', '.join(names)}")
    return data

"""A game's board as planes, and the ways in which it can be laid on itself: for convolutional networks.

A game that has a board of rows and columns declares which of its features are the cells of which plane; it
need not write anything twice. A symmetry says where features and actions go when the board is turned or
mirrored, so that a position can be learnt from as many times as there are symmetries.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from cantiere.core.builds import refuse_compiled
from cantiere.core.state import State

NOTHING: Final = -1  # of a plane's cell: there is no feature for it, it is always 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Symmetry:
    """A way to lay the board on itself. Position and image are equally good, and are played alike.

    `features`: entry n of the image is entry `features[n]` of the position.
    """

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def __init__(self, name: str, features: list[int]) -> None:
        self.name: Final = name
        self.features: Final = features

    def action(self, state: State, action: i64) -> i64:
        """Return what a legal action (or outcome of chance) of a position is in the image of it."""
        raise NotImplementedError

    def options(self, options: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the options with which the image of a game is played; None: it has none from the start."""
        return dict(options)


class Planes:
    """A board as planes of height × width cells, row by row, each with its name.

    `cells`: for each plane, for each cell, the number of the feature that it is, or NOTHING.
    """

    def __init__(
        self,
        height: int,
        width: int,
        names: list[str],
        cells: list[list[int]],
        symmetries: list[Symmetry],
    ) -> None:
        for name, plane in zip(names, cells, strict=True):
            if len(plane) != height * width:
                raise ValueError(f"plane {name!r} has {len(plane)} cells, not {height} × {width}")
        self.height: Final = height
        self.width: Final = width
        self.names: Final = names
        self.cells: Final = cells
        self.symmetries: Final = symmetries


def permutation(names: list[str], image: Callable[[str], str]) -> list[int]:
    """Return a symmetry's `features`, given what each entry is called in the image.

    >>> permutation(
    ...     ["left", "right", "gold"], lambda name: {"left": "right", "right": "left"}.get(name, name)
    ... )
    [1, 0, 2]
    """
    at = {name: number for number, name in enumerate(names)}
    found = [NOTHING] * len(names)
    for number, name in enumerate(names):
        found[at[image(name)]] = number
    if NOTHING in found:
        raise ValueError("two features have the same image")
    return found

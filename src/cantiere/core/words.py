"""Parameters of messages that are not words themselves."""

from __future__ import annotations

# Parameters that are seats, wherever they occur: a number inside, the player's name when said.
SEAT_PARAMS = ("seat", "owner", "other")


class Verbatim(str):
    """A parameter that is said as it is: a name, a file. Any other string names a message."""

    __slots__ = ()

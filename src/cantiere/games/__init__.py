"""The games, one package each; the registry finds them here.

The package can be called: `cantiere.games()` lists the games, `cantiere.games.pillars` is one of them. Both
have a right to the name, so the module is of a class that answers the call.

>>> import cantiere
>>> import cantiere.games.pillars.table as table
>>> "pillars" in cantiere.games(), table.__name__
(True, 'cantiere.games.pillars.table')
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A package that lists what is in it when it is called."""

    def __call__(self) -> tuple[str, ...]:
        """Return the ids of all games."""
        from cantiere.core.registry import games  # it looks for the games here, so it comes after us

        return games()


sys.modules[__name__].__class__ = _Games

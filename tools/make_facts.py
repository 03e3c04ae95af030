"""Writes what lies on the table of each packed game as a class that can be compiled, from the game's fields.

    python -m tools.make_facts

A table that is copied thousands of times a second cannot ask its fields what to copy. So the attributes that
they need, what these begin as and how they are copied stand in `games/<game>/facts.py`, one line each; nobody
writes that file by hand, and a test compares it with the fields.
"""

from __future__ import annotations

import cantiere
from cantiere.core.declared import DeclaredGame
from cantiere.core.fields.field import Attribute
from cantiere.core.registry import home_of, package_of
from cantiere.core.state import State

FILE = "facts.py"
HEAD = '''"""What lies on the table, and its copies: made from `fields.py` by `make facts`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import State
'''


def games() -> list[DeclaredGame]:
    """Return the games of this package whose tables are packed."""
    found = [cantiere.game(name) for name in cantiere.games()]
    return [one for one in found if isinstance(one, DeclaredGame) and one.packed and not package_of(one)]


def facts(game: DeclaredGame) -> str:
    """Return the module."""
    attributes = sorted(game.whole_table.attributes(), key=lambda one: bool(one.start))
    imports = sorted({f"from {one.module} import {one.type}" for one in attributes if one.module})
    machine = State()
    own = [one for one in attributes if not hasattr(machine, one.name)]
    begun = [one for one in attributes if one.start and (one in own or one.start != _now(machine, one))]
    lines = [HEAD + "\n".join(imports), ""] if imports else [HEAD]
    lines += ["", "class Facts(State):", '    """What the fields keep."""', ""]
    lines += [f"    {one.name}: {one.type}" for one in own if not one.start]
    lines += ["", "    def __init__(self) -> None:", "        super().__init__()"]
    lines += [f"        {_begun(one, own)}" for one in begun]
    lines += ["", "    def copy_to(self, t: Facts) -> None:"]
    lines += ['        """Make another table the same as this one."""', "        t.copy_machine(self)"]
    lines += [f"        t.{one.name} = self.{one.name}{one.copied}" for one in own]
    return "\n".join(lines) + "\n"


def _now(machine: State, one: Attribute) -> str:
    return repr(getattr(machine, one.name))


def _begun(one: Attribute, own: list[Attribute]) -> str:
    return f"self.{one.name}: {one.type} = {one.start}" if one in own else f"self.{one.name} = {one.start}"


def main() -> None:
    """Write them all."""
    for game in games():
        (home_of(game) / FILE).write_text(facts(game), encoding="utf-8")


if __name__ == "__main__":
    main()

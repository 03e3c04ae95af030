"""Compiled classes of two builds cannot inherit from each other: that is refused before it can crash."""

from __future__ import annotations

COMPILED = "__mypyc_attrs__"  # stands in every class that mypyc has compiled, before it is announced
OURS = "cantiere"


def refuse_compiled(kind: type) -> None:
    """Refuse a class that another package has compiled.

    >>> refuse_compiled(type("Turn", (), {"__module__": "hut"}))
    >>> refuse_compiled(type("Turn", (), {"__module__": "hut", "__mypyc_attrs__": ()}))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    TypeError: hut.Turn is compiled by mypyc: beside Cantiere it would crash; install hut ...
    """
    package = kind.__module__.partition(".")[0]
    if package != OURS and COMPILED in vars(kind):
        raise TypeError(
            f"{kind.__module__}.{kind.__name__} is compiled by mypyc: beside Cantiere it would crash; "
            f"install {package} as plain Python"
        )

"""Differences: what has changed in a document since a viewer was sent it.

They have the shape of the document, as JSON Merge Patches (RFC 7396) have: an object names the parts in which
something has changed, of a list by their place. But a merge patch cannot say that something is null now, nor
reach into a list; so a new value stands in a list of its own, `[value]`, and what is gone is `[]` (in a list,
with all that came after it). New parts of an object come last, as they do for whoever adds them; an object in
which something has changed and whose parts stand in another order now is told as a whole.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Change: TypeAlias = "dict[str, Change] | list[object]"


class Comparison:
    """What was found to have changed: parts that several viewers share are compared once.

    They are known by where they are in memory, so they are kept: nothing else can come to lie there.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[object, object, Change | None]] = {}

    def change_of(self, before: dict[str, Any], after: dict[str, Any], depth: int) -> Change | None:
        """Return what has changed in objects, whose parts down to a depth may be shared."""
        shared: dict[str, Change | None] = {}
        for key, value in after.items():
            earlier = before.get(key)
            if not isinstance(value, (dict, list)) or not isinstance(earlier, (dict, list)):
                continue
            if earlier is value:
                shared[key] = None
                continue
            pair = (id(earlier), id(value))
            if pair not in self._found:
                if depth > 1 and isinstance(value, dict) and isinstance(earlier, dict):
                    change = self.change_of(earlier, value, depth - 1)
                else:
                    change = change_of(earlier, value)
                self._found[pair] = (earlier, value, change)
            shared[key] = self._found[pair][2]
        return _in_object(before, after, shared)


def change_of(before: object, after: object) -> Change | None:
    """Return what has changed, or None.

    >>> change_of({"a": 1, "b": [{"c": 1}, {"c": 2}], "d": 0}, {"a": 2, "b": [{"c": 1}, {"c": 3}]})
    {'d': [], 'a': [2], 'b': {'1': [{'c': 3}]}}
    """
    if before is after or before == after:  # a part is of one type: it is not now true, now 1
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        return _in_object(before, after, {})
    if isinstance(before, list) and isinstance(after, list):
        return _in_list(before, after)
    return [after]


def _in_object(
    before: dict[str, Any], after: dict[str, Any], found: dict[str, Change | None]
) -> Change | None:
    """Return what has changed; `found`: of some parts that is known."""
    change: dict[str, Change] = {}
    if list(before) != list(after):
        kept = [key for key in before if key in after]
        if kept != list(after)[: len(kept)]:
            return [after]
        for key in before:
            if key not in after:
                change[key] = []
    unchanged: list[object] = []
    for key, value in after.items():
        part = found[key] if key in found else change_of(before[key], value) if key in before else [value]
        if part is None:
            unchanged.append(value)
        else:
            change[key] = part
    return _shorter(change, unchanged, after)


def _in_list(before: list[object], after: list[object]) -> Change | None:
    change: dict[str, Change] = {}
    unchanged: list[object] = []
    for place, value in enumerate(after):
        part = change_of(before[place], value) if place < len(before) else [value]
        if part is None:
            unchanged.append(value)
        else:
            change[str(place)] = part
    if len(after) < len(before):
        change[str(len(after))] = []
    return _shorter(change, unchanged, after)


def _shorter(
    change: dict[str, Change], unchanged: list[object], after: dict[str, object] | list[object]
) -> Change | None:
    """Return a change, or the whole where most parts are new and the others are single values."""
    if not change:
        return None
    if len(change) > len(unchanged):
        anew = all(isinstance(part, list) for part in change.values())
        if anew and not any(isinstance(part, (dict, list)) and part for part in unchanged):
            return [after]
    return change


def changed(before: Any, change: Any) -> Any:
    """Return the document after a change: what a client does. docs/api.md shows it."""
    if isinstance(change, list):
        return change[0]
    after = before.copy()
    for key, part in change.items():
        place = int(key) if isinstance(after, list) else key
        if not part:
            del after[slice(place, None) if isinstance(after, list) else place]
        elif isinstance(after, list) and place == len(after):
            after.append(part[0])
        else:
            after[place] = changed(before[place], part) if isinstance(part, dict) else part[0]
    return after

"""Whether something that was sent is what the API's document says, to the last entry."""

from __future__ import annotations

from typing import Any

from cantiere.core.registry import game, games
from cantiere.server.api.schemas import REFERENCE, SCHEMAS, Schema

KINDS: dict[str, tuple[type, ...]] = {
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "object": (dict,),
    "array": (list, tuple),
    "null": (type(None),),
}


def assert_is(kind: Any, data: Any) -> None:
    """The type's schema takes the data, strictly, and leaves nothing of it out."""
    wrong = _wrong(SCHEMAS.of(kind), data, "it")
    assert wrong is None, wrong


def _wrong(schema: Schema, data: Any, at: str) -> str | None:
    if schema.get("$ref") == REFERENCE + "GameTable":
        return _wrong({"anyOf": [SCHEMAS.of(game(name).table_type) for name in games()]}, data, at)
    if "$ref" in schema:
        return _wrong(SCHEMAS.components[schema["$ref"].removeprefix(REFERENCE)], data, at)
    if "anyOf" in schema:
        found = [_wrong(one, data, at) for one in schema["anyOf"]]
        return None if None in found else f"{at}: " + " | ".join(str(one) for one in found)
    if "type" in schema and not _is(schema["type"], data):
        return f"{at} is no {schema['type']}: {data!r:.100}"
    if "enum" in schema and data not in schema["enum"]:
        return f"{at} is none of {schema['enum']}: {data!r}"
    return _wrong_inside(schema, data, at)


def _is(kind: str, data: Any) -> bool:
    return isinstance(data, KINDS[kind]) and (kind == "boolean" or not isinstance(data, bool))


def _wrong_inside(schema: Schema, data: Any, at: str) -> str | None:
    parts: list[tuple[Schema, Any, str]] = []
    if "items" in schema:
        parts = [(schema["items"], one, f"{at}[{number}]") for number, one in enumerate(data)]
    elif "prefixItems" in schema:
        if len(data) != len(schema["prefixItems"]):
            return f"{at} has {len(data)} parts"
        parts = [(one, data[number], f"{at}[{number}]") for number, one in enumerate(schema["prefixItems"])]
    elif "properties" in schema:
        known = schema["properties"]
        if not set(schema["required"]) <= set(data) <= set(known):
            return f"{at} has {sorted(data)}, not {sorted(known)}"
        parts = [(known[name], one, f"{at}.{name}") for name, one in data.items()]
    elif "additionalProperties" in schema:
        parts = [(schema["additionalProperties"], one, f"{at}.{name}") for name, one in data.items()]
    return next((wrong for part in parts if (wrong := _wrong(*part)) is not None), None)

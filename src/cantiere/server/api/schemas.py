"""JSON schemas of the types of what leaves, made from the TypedDicts themselves; nothing is repeated."""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from fastapi import Response

T = TypeVar("T")
Schema = dict[str, Any]

REFERENCE = "#/components/schemas/"
SIMPLE: Mapping[object, str] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    type(None): "null",
}

encode = msgspec.json.Encoder().encode


class Schemas:
    """The components of the API's document, by name."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}
        self._types: dict[str, object] = {}

    def of(self, kind: Any) -> Schema:
        """Return the schema of a type; a TypedDict becomes a component that others refer to."""
        if kind is Any or kind is object:
            return {}
        if kind in SIMPLE:
            return {"type": SIMPLE[kind]}
        if kind is dict:
            return {"type": "object", "additionalProperties": {}}
        if is_typeddict(kind):
            return self._component(kind)
        origin, inside = get_origin(kind), get_args(kind)
        if origin is Annotated:
            name = next((one for one in kind.__metadata__ if isinstance(one, str)), None)
            return {"$ref": REFERENCE + name} if name is not None else self.of(inside[0])
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(one) for one in inside]}
        return self._container(kind, origin, inside)

    def _container(self, kind: Any, origin: Any, inside: tuple[Any, ...]) -> Schema:
        if origin is Literal:
            return {"type": SIMPLE[type(inside[0])], "enum": list(inside)}
        if origin is list:
            return {"type": "array", "items": self.of(inside[0])}
        if origin is tuple:
            length = {"minItems": len(inside), "maxItems": len(inside)}
            return {"type": "array", "prefixItems": [self.of(one) for one in inside], **length}
        if origin is not None and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.of(inside[1])}
        raise TypeError(f"what leaves cannot be described: {kind!r}")

    def _component(self, kind: Any) -> Schema:
        name = kind.__name__
        if self._types.setdefault(name, kind) is not kind:
            raise TypeError(f"two types that leave are called {name}")
        if name not in self.components:
            hints, keys = get_type_hints(kind, include_extras=True), _required(kind)
            schema = self.components[name] = {"type": "object", "title": name}
            if kind.__dict__.get("__doc__"):
                schema["description"] = kind.__doc__
            schema["properties"] = {entry: self.of(_plain(hint)) for entry, hint in hints.items()}
            schema["required"] = [
                one for one, hint in hints.items() if one in keys and get_origin(hint) is not NotRequired
            ]
        return {"$ref": REFERENCE + name}


def _required(kind: Any) -> frozenset[str]:
    keys: frozenset[str] = kind.__required_keys__
    return keys


def _plain(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


SCHEMAS = Schemas()


class Answer(Generic[T]):
    """An answer of the API: its type, for those who send it and for the document."""

    def __init__(self, kind: type[T], status: int = 200, description: str = "Successful Response") -> None:
        self.status = status
        content = {"application/json": {"schema": SCHEMAS.of(kind)}}
        self.described: dict[int | str, dict[str, Any]] = {
            status: {"description": description, "content": content}
        }

    def __call__(self, data: T) -> Response:
        """Return it as a response."""
        return self.made(encode(data))

    def made(self, data: bytes) -> Response:
        """Return as a response what was encoded before."""
        return Response(data, self.status, media_type="application/json")

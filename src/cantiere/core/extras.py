"""Extras: libraries that only some parts need. What is missing says how it is had."""

from __future__ import annotations

from types import TracebackType


class MissingExtra(ModuleNotFoundError):
    """A library of an extra is not installed; the text says which extra brings it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"this needs {library}: pip install 'cantiere[{extra}]'", name=library)
        self.library = library
        self.extra = extra


class Extra:
    """Around imports of libraries that an extra brings.

    >>> with Extra("envs"):
    ...     import no_such_library
    Traceback (most recent call last):
    cantiere.core.extras.MissingExtra: this needs no_such_library: pip install 'cantiere[envs]'
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        """Let the imports begin."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Name the extra where a library is missing."""
        if isinstance(error, ModuleNotFoundError) and not isinstance(error, MissingExtra):
            library = (error.name or "").partition(".")[0]
            if library != "cantiere":
                raise MissingExtra(library, self.name) from error

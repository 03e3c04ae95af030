"""Marks: how seats are told apart on every screen, by a letter, a shape and a colour together."""

from __future__ import annotations

from typing import Final

LETTERS: Final = ("A", "B", "C", "D", "E", "F")
SHAPES: Final = ("●", "■", "▲", "◆", "★", "✚")
COLOURS: Final = ("red", "blue", "green", "yellow", "magenta", "cyan")

"""The games that can be played here, described for the OpenAPI document."""

from __future__ import annotations

from pydantic import BaseModel


class OptionShape(BaseModel):
    """An option of a game."""

    name: str
    default: bool | int | str | None
    choices: list[bool | int | str | None]


class FormShape(BaseModel):
    """A form of tournament that a game has."""

    name: str
    label: str
    players: int


class GameShape(BaseModel):
    """A game that can be played here."""

    id: str
    title: str
    about: str
    rules_version: int
    seats: list[int]
    options: list[OptionShape]
    tournaments: list[FormShape]


class GamesShape(BaseModel):
    """What there is to play, with whom, and in which languages."""

    games: list[GameShape]
    bots: list[str]
    languages: list[str]


class CheckedShape(BaseModel):
    """Options that go together, completed with their defaults."""

    options: dict[str, bool | int | str | None]

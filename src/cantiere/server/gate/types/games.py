"""The types of what is sent about the games that can be played here."""

from __future__ import annotations

from typing import Annotated, TypedDict

GameBox = Annotated[dict[str, object], "GameBox"]  # one of the games' `box_type`s


class GameOption(TypedDict):
    """An option of a game."""

    name: str
    default: bool | int | str | None
    choices: list[bool | int | str | None]


class TournamentForm(TypedDict):
    """A form of tournament that a game has."""

    name: str
    label: str
    players: int


class GameInfo(TypedDict):
    """A game that can be played here. `pages`: to learn it, of "guide", "lessons", "rules", "problems"."""

    id: str
    title: str
    about: str
    rules_version: int
    seats: list[int]
    options: list[GameOption]
    tournaments: list[TournamentForm]
    pages: list[str]


class GamesInfo(TypedDict):
    """What there is to play, with whom, and in which languages."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class CheckedOptions(TypedDict):
    """Options that go together, completed with their defaults."""

    options: dict[str, bool | int | str | None]

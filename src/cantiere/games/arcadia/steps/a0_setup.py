"""0 · Set-up: the castle site, the first game's buildings, who starts, hands and open cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.starting import StartPlayer
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import SITE, START_SEAT
from cantiere.games.arcadia.components import (
    DEFAULT_SITE,
    FAMILY_COUNT,
    FIRST_CARDS,
    FIRST_CELLS,
    FIRST_NEUTRALS,
    FIRST_SITE,
    HAND,
    OPEN_CARDS,
    SITE_NAMES,
    SITES,
)
from cantiere.games.arcadia.geometry import covering
from cantiere.games.arcadia.steps.a1_cards import DEAL, OPEN_CARD
from cantiere.games.arcadia.table import Table

RANDOM: Final = "random"  # of the option `castle`
DEFAULT: Final = "default"


class CastleSite(Step[Table]):
    """0 · The castle site is laid where it covers no tent: a given place, or a drawn one (A-0.1)."""

    def enter(self, t: Table) -> None:
        place: str = t.options["castle"]
        if place == RANDOM:
            t.ask(self, CHANCE)
        elif place != DEFAULT:
            self._lay(t, SITE_NAMES.index(place))
        elif t.options["first_game"]:
            self._lay(t, FIRST_SITE)
        else:
            self._lay(t, DEFAULT_SITE)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        site: i64
        for site in range(len(SITES)):
            answers.add(SITE.at(site))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        self._lay(t, SITE.part(action, 0))

    def _lay(self, t: Table, site: i64) -> None:
        t.lay_site(site)
        telling.castle_laid(t, site)


class FirstGame(Step[Table]):
    """0 · For a first game seven buildings stand already, and seats have neutral workers (A-0.5)."""

    def enter(self, t: Table) -> None:
        if not t.options["first_game"]:
            return
        number: i64
        for number in range(len(FIRST_CARDS)):
            card: i64 = FIRST_CARDS[number]
            t.deck[card] -= 1
            t.lay(card, covering(card // FAMILY_COUNT, FIRST_CELLS[number]))
        seat: i64
        for seat in range(t.seats):
            t.neutral[seat] = FIRST_NEUTRALS[t.seats]
            t.pool -= FIRST_NEUTRALS[t.seats]


class Starts(StartPlayer[Table]):
    """0 · The start player is given by an option, or drawn (A-0.6)."""

    def begin(self, t: Table, start: i64) -> None:
        t.active = start
        telling.starts(t, start)


class DealHands(Step[Table]):
    """0 · Each seat has four cards that the others do not see (A-0.2)."""

    def enter(self, t: Table) -> None:
        number: i64
        for number in range(t.seats - 1, -1, -1):  # the last one asked is dealt first
            t.ask(DEAL, CHANCE, (t.active + number) % t.seats, HAND)


class OpenRow(Step[Table]):
    """0 · Three cards lie open, the rest is the deck (A-0.3)."""

    def enter(self, t: Table) -> None:
        t.ask(OPEN_CARD, CHANCE, OPEN_CARDS)


CASTLE_SITE: Final = CastleSite("castle_site", rule="A-0.1")
FIRST_GAME: Final = FirstGame("first_game")
START_PLAYER: Final = Starts("start_player", START_SEAT, rule="A-0.6")
DEAL_HANDS: Final = DealHands("deal_hands")
OPEN_ROW: Final = OpenRow("open_row")

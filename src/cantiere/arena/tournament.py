"""Tournament: several matches of a game, one after another, until the format has ranked the players.

People and bots enter; each round is an ordinary Match, so a front end plays it like any other.

>>> from cantiere.bots import bot
>>> from cantiere.core.registry import games
>>> for name in games():
...     for form in find_game(name).tournaments.values():
...         entered = [bot("random", number) for number in range(form.players)]
...         tournament = Tournament(name, entered, form.name, seed=1)
...         tournament.run()
...         assert len(tournament.ranking()) == form.players
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.core.tournament import MatchResult
from cantiere.match import Match, Player


class Tournament:
    """A tournament being played. A player is a bot, or None for a person; options are the game's.

    `match` is the round being played; when it is over, `go_on` begins the next.
    """

    def __init__(
        self,
        game: Game | str,
        players: Sequence[Player | None],
        format_name: str,
        *,
        seed: int | str | None = None,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        formats = self.game.tournaments
        if format_name not in formats:
            known = ", ".join(formats) or "none"
            raise CantiereError(
                f"{self.game.id} has no tournament {format_name!r}; there are: {known}",
                "error-no-tournament",
                game=self.game.id,
                form=format_name,
                known=known,
            )
        self.format = formats[format_name]
        if len(players) != self.format.players:
            raise CantiereError(
                f"{format_name} is for {self.format.players} players, not {len(players)}",
                "error-tournament-players",
                form=format_name,
                needed=self.format.players,
                players=len(players),
            )
        self.players = list(players)
        self.seed = str(seed) if seed is not None else secrets.token_hex(16)
        self.settings = settings or {}  # of each Match: answer_forced, ask_chance, salt
        self.options = {**options, **self.format.options}
        self.results: list[MatchResult] = []
        self.records: list[Record] = []
        self.seating: tuple[int, ...] = ()
        self.match: Match
        self._begin(self.format.seating(self.results))

    @property
    def round(self) -> int:
        """The number of the match being played, from 1."""
        return len(self.results) + (0 if self.over else 1)

    @property
    def over(self) -> bool:
        """Whether all matches have been played."""
        return bool(self.results) and self.format.seating(self.results) is None

    def player_at(self, seat: int) -> int:
        """Return which player sits on a seat of the present match."""
        return self.seating[seat]

    def go_on(self) -> bool:
        """Take the finished match into account and begin the next; tell whether there is one."""
        if self.over:
            return False
        if not self.match.over:
            raise CantiereError("this round is still being played")
        state = self.match.state
        standings = [[int(figure) for figure in state.standing(seat)] for seat in range(state.seats)]
        self.results.append(MatchResult(self.seating, standings))
        self.records.append(self.match.record())
        seating = self.format.seating(self.results)
        if seating is not None:
            self._begin(seating)
        return seating is not None

    def run(self) -> None:
        """Let bots play all of it."""
        while not self.over:
            self.match.play_bots()
            if not self.match.over:
                raise CantiereError("a person is asked: play the match, then go on")
            self.go_on()

    def ranking(self) -> list[int]:
        """Return each player's place; players who are level share one."""
        if not self.over:
            raise CantiereError("the tournament is still being played")
        return self.format.ranking(self.results)

    def points(self) -> list[int]:
        """Return each player's points, added up over the matches so far."""
        totals = [0] * len(self.players)
        for result in self.results:
            for player, standing in zip(result.seating, result.standings, strict=True):
                totals[player] += standing[0]
        return totals

    def _begin(self, seating: tuple[int, ...] | None) -> None:
        assert seating is not None
        self.seating = seating
        seed = f"{self.seed}:{len(self.results) + 1}"
        seats = [self.players[player] for player in seating]
        self.match = Match(self.game, seats, **{"seed": seed, **self.settings}, **self.options)

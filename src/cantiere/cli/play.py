"""`cantiere play`: sit down at a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from cantiere.bots import helpers
from cantiere.cli.info import say_if_slower
from cantiere.cli.screen import Screen, trouble, verbatim
from cantiere.cli.seats import ME, from_record, options, seated, usual
from cantiere.cli.session import Session
from cantiere.core.game import Game
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.match import Match


def play(
    screen: Screen,
    game_id: str | None,
    seats: Sequence[str],
    seed: str | None,
    chosen: Sequence[str],
    ask_chance: bool,
    load: Path | None,
    save_to: Path | None,
) -> None:
    """Play a game, new or saved."""
    if load is not None:
        if game_id is not None or chosen or seed is not None:
            raise trouble("load-alone")
        session = _resumed(screen, Record.load(load), seats, ask_chance, save_to)
    else:
        game = find_game(game_id) if game_id is not None else pick(screen)
        session = _new(screen, game, seats or usual(game), seed, chosen, ask_chance, save_to)
    if ask_chance:
        screen.say("beside-the-board", "dim", game=verbatim(session.match.game.id))
    say_if_slower(screen)
    helpers.use(helpers.cores())
    session.run()


def play_against(screen: Screen, game: Game, bots: Sequence[str]) -> Match:
    """Let one person play a new game against bots; return how it went."""
    session = _new(screen, game, [ME, *bots], None, [], False, None)
    say_if_slower(screen)
    helpers.use(helpers.cores())
    session.run()
    return session.match


def pick(screen: Screen) -> Game:
    """Let a person choose a game; without one, the first is played."""
    ids = games()
    if not screen.interactive or len(ids) == 1:
        return find_game(ids[0])
    for number, one in enumerate(ids, start=1):
        screen.use(find_game(one))
        screen.line(f"{number:>3}  {screen.texts.say(one)}: {screen.texts.about(one)}")
    while True:
        typed = (screen.ask(screen.texts.say("pick-game")) or "1").strip()
        if typed in ids:
            return find_game(typed)
        if typed.isdecimal() and 1 <= int(typed) <= len(ids):
            return find_game(ids[int(typed) - 1])


def _new(
    screen: Screen,
    game: Game,
    specs: Sequence[str],
    seed: str | None,
    chosen: Sequence[str],
    ask_chance: bool,
    save_to: Path | None,
) -> Session:
    screen.use(game)
    luck = seed if seed is not None else secrets.token_hex(16)
    seats = seated(specs, screen.texts, luck)
    match = Match(
        game,
        seats.players,
        seed=luck,
        salt="" if seed is not None else None,  # the same seed, the same game
        ask_chance=ask_chance,
        answer_forced=True,
        **options(game, chosen),
    )
    if not ask_chance:
        screen.say("promise", "dim", promise=verbatim(match.commitment[:16]))
    return Session(match, screen, seats.names, seats.kept, save_to)


def _resumed(
    screen: Screen, record: Record, specs: Sequence[str], ask_chance: bool, save_to: Path | None
) -> Session:
    screen.use(find_game(record.game))
    seats = seated(specs or from_record(record.players, record.seats), screen.texts, record.seed or "")
    match = Match.resume(record, seats.players, ask_chance=ask_chance, answer_forced=True)
    screen.say("resumed", moves=len(record.moves))
    session = Session(match, screen, seats.names, seats.kept, save_to)
    session.told = len(match.moves)
    return session

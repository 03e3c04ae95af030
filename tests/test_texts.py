"""Everything that the games can say has words in every language, with all its parameters. Over every game."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.bots import bots
from cantiere.core.chance import draw
from cantiere.core.conformance import variants
from cantiere.core.declared import DeclaredGame
from cantiere.core.events import Event
from cantiere.core.game import Game
from cantiere.core.history import History, Move
from cantiere.core.reason import AmbiguousAction, CantiereError, IllegalAction, Reason, UnknownAction
from cantiere.core.state import CHANCE, OVER, Step
from cantiere.core.words import Verbatim
from cantiere.texts import ENGLISH, Texts, languages

GAMES = [cantiere.game(name) for name in cantiere.games()]
NAMES = [f"Name {number}" for number in range(8)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("lang", languages())


def assert_all_said(texts: Texts, said: list[str]) -> None:
    assert texts.missing == set()
    assert [line for line in said if not line.strip() or "{" in line] == []


@every_game
@every_language
def test_every_action_has_words(game: Game, lang: str) -> None:
    texts = Texts(game, lang)
    said = [texts.label(row, NAMES) for row in game.notation.rows]
    things = {value for row in game.notation.rows for value in row.params.values() if isinstance(value, str)}
    assert_all_said(texts, said)
    [texts.about(thing) for thing in things]
    assert texts.missing == set()


@every_game
@every_language
def test_every_question_has_words(game: Game, lang: str) -> None:
    texts = Texts(game, lang)
    asking = [
        name
        for name, step in game.questions.items()
        if Step.legal is not type(step).legal or Step.offer is not type(step).offer
    ]
    assert asking
    assert_all_said(texts, [texts.question(name) for name in asking])


@every_game
@every_language
def test_every_game_and_its_options_have_a_name(game: Game, lang: str) -> None:
    texts = Texts(game, lang)
    assert texts.say(game.id)
    assert texts.about(game.id)
    assert_all_said(texts, [texts.say(f"option-{option.name}") for option in game.options])
    assert_all_said(texts, [texts.say(f"form-{form}") for form in game.tournaments])
    for option in game.options:  # what is no word is a place on the board
        words = [one for one in option.choices if isinstance(one, str) and one.isalpha()]
        assert_all_said(texts, [texts.say(f"option-{option.name}-{word}") for word in words])
    kinds = {choice for option in game.options for choice in option.choices if choice in (True, False, None)}
    assert_all_said(texts, [texts.say(f"choice-{str(kind).lower()}") for kind in kinds])


@every_game
def test_every_reason_in_the_steps_has_words(game: Game) -> None:
    texts = Texts(game)
    keys = {key for folder in ("games/" + game.id, "core") for key in _written(folder, "Reason", 0)}
    assert keys
    assert [key for key in sorted(keys) if not texts.knows(f"reason-{key}")] == []


def warns(game: Game) -> bool:
    """Tell whether a game has warnings at all: they are optional."""
    if isinstance(game, DeclaredGame) and type(game).warnings is DeclaredGame.warnings:
        return game.cautions is not None
    return type(game).warnings is not Game.warnings


@every_game
def test_every_warning_has_words(game: Game) -> None:
    texts = Texts(game)
    keys = _written("games/" + game.id, "Caution", 0)
    assert keys or not warns(game), f"{game.id} overrides `warnings` without a Caution: give one, or drop it"
    assert [key for key in sorted(keys) if not texts.knows(f"warning-{key}")] == []


@every_game
def test_every_event_in_the_steps_has_words(game: Game) -> None:
    texts = Texts(game)
    names = _written("games/" + game.id, "tell", 0) | _written("games/" + game.id, "Event", 0)
    assert names
    assert [name for name in sorted(names) if not texts.knows(f"event-{name}")] == []
    for name in names:  # an event is a sentence with parameters: points that it brings need a word
        assert texts.knows(f"event-{name}.source") or texts.source(f"event-{name}") == texts.say(
            "source-other"
        )


@every_game
def test_everything_said_in_random_games_has_words(game: Game) -> None:
    every = [Texts(game, lang) for lang in languages()]
    for seats, options in variants(game):
        moves = _random_game(game, seats, options)
        for texts in every:
            said = [texts.event(event, NAMES) for move in moves for event in move.events]
            said += [texts.label(game.label(move.before, move.action), NAMES) for move in moves]
            said += [texts.question(decision) for decision in {move.before.decision for move in moves}]
            assert_all_said(texts, said)


@every_game
def test_every_refusal_in_random_games_has_words(game: Game) -> None:
    reasons: dict[str, Reason] = {}
    looked = 40 if cantiere.compiled else 12  # positions of each game
    for seats, options in variants(game, [max(game.seat_counts)]):
        moves = _random_game(game, seats, options)
        asked = [move.before for move in moves if move.who != CHANCE]
        for state in asked[:: max(1, len(asked) // looked)]:
            for action in range(0, game.num_actions, max(1, game.num_actions // 200)):
                reason = state.why_not(action)
                if reason is not None:
                    reasons[repr(reason)] = reason
    for lang in languages():
        texts = Texts(game, lang)
        assert_all_said(texts, [texts.reason(reason) for reason in reasons.values()])


@every_game
def test_every_warning_in_random_games_has_words(game: Game) -> None:
    texts = Texts(game)
    said: dict[object, str] = {}
    for seats, options in variants(game, [max(game.seat_counts)]):
        for move in _random_game(game, seats, options):
            if move.who != CHANCE:
                for action in move.before.legal_actions():
                    for caution in game.warnings(move.before, action):
                        said[repr(caution)] = texts.warning(caution)
    assert said or not warns(game), f"{game.id} never warned: either it cannot, or its cautions are not met"
    assert_all_said(texts, list(said.values()))


@every_language
def test_the_contracts_own_reasons_are_common(lang: str) -> None:
    texts = Texts(None, lang)
    for key in _written("core", "Reason", 0):
        assert texts.knows(f"reason-{key}"), key


def test_a_missing_message_is_its_key_in_brackets_and_no_exception() -> None:
    texts = Texts()
    assert texts.say("no-such-message", number=3) == "[no-such-message]"
    assert texts.say("seat-number") == "Seat number"
    assert len(texts.missing) == 2


def test_string_parameters_are_messages_unless_they_are_verbatim() -> None:
    texts = Texts()
    assert texts.say("log-choice", name=Verbatim("name-me"), action="name-me") == "name-me: Player"


def test_there_are_no_isolation_marks_and_no_unknown_languages() -> None:
    assert "\u2068" not in Texts().say("log-choice", name="name-me", action="name-me")
    assert languages()[0] == ENGLISH
    with pytest.raises(CantiereError, match="there is no language 'xx'"):
        Texts(None, "xx")


def test_an_event_names_the_player_and_seats_without_names_are_numbers() -> None:
    game = GAMES[0]
    texts = Texts(game)
    for move in _random_game(game, game.seat_counts[0], {}):
        for event in move.events:
            if event.seat >= 0 and NAMES[event.seat] in texts.event(event, NAMES):
                assert "Seat" in texts.event(Event(event.name, event.seat, event.params))
                return
    pytest.fail("no event names a player")


@every_language
def test_errors_are_said_in_every_language(lang: str) -> None:
    texts = Texts(GAMES[0], lang)
    inner = CantiereError("nobody", "error-two-bots")
    errors = [
        IllegalAction("sell", Reason("game-over", "")),
        UnknownAction("sell", []),
        UnknownAction("sell", ["stop"]),
        AmbiguousAction("s", ["sell", "stop"]),
        CantiereError("a move", "error-record-move", number=3, why=inner),
        CantiereError("a turn", "error-record-turn", number=3, who=CHANCE, text="x", asked=1),
    ]
    said = [texts.error(error) for error in errors]
    assert_all_said(texts, said)
    assert texts.error(inner) in said[4]
    assert texts.say("chance-name") in said[5]
    assert texts.error(CantiereError("only for programs")) == "only for programs"


@every_language
def test_every_error_that_people_may_see_has_words(lang: str) -> None:
    written = _written(".", "CantiereError", 1) | _written(".", "RecordError", 1)
    written |= {f"error-{key}" for key in _written("cli", "trouble", 0)}
    known = [Texts(game, lang) for game in GAMES]
    assert len(written) > 50
    assert [key for key in sorted(written) if not any(texts.knows(key) for texts in known)] == []


@every_language
def test_everything_that_the_server_refuses_has_words(lang: str) -> None:
    texts = Texts(None, lang)
    reasons = _written("server", "Problem", 1) - {"illegal", "http"}  # said by the game, and by its status
    assert len(reasons) > 40
    assert [reason for reason in sorted(reasons) if not texts.knows(f"problem-{reason}")] == []


@every_language
def test_every_bot_is_called_by_a_word(lang: str) -> None:
    texts = Texts(None, lang)
    words = [texts.bot(name) for name in bots()]
    assert all(texts.knows(f"called-{name}") for name in bots())
    assert len(set(words)) == len(words)
    assert [texts.bot("search:300ms"), texts.bot("other")] == [texts.bot("search") + ":300ms", "Other"]


def test_numbers_are_written_as_the_language_does() -> None:
    assert [Texts(None, lang).number(1234.5, 1) for lang in languages()] == [
        *("1,234.5", "1.234,5", "1.234,5", "1.234,5")
    ]
    assert Texts(None, "de").number(-0.5, 2, sign=True) == "−0,50"
    assert Texts(None, "de").number(0.5, 2, sign=True) == "+0,50"


@cache
def _home() -> Path:
    return Path(str(importlib.import_module("cantiere").__file__)).parent


def _written(folder: str, function: str, position: int) -> set[str]:
    """Return the literal texts that a folder's sources hand to a function."""
    found: set[str] = set()
    for path in sorted((_home() / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == function and len(node.args) > position:
                found |= set(_texts(node.args[position]))
    return found


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def _random_game(game: Game, seats: int, options: dict[str, Any]) -> list[Move]:
    state, history = game.new(seats, **options), History()
    rng = cantiere.Rng(f"texts:{game.id}:{seats}:{sorted(options.items())}")
    while state.to_move != OVER:
        actions = state.legal_actions()
        chance = state.to_move == CHANCE
        action = draw(state, rng) if chance else actions[rng.below(len(actions))]
        history.play(state, int(action))
    return history.moves

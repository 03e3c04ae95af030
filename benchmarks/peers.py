"""The peers: other simulators, each measured in the fastest way that it documents.

Peers carry no type stubs and need not be installed, so they are imported when asked for, as `Any`.
"""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import cycle
from statistics import mean
from typing import Any

from benchmarks.measure import MEASURES, NO_LIMIT, SEED, Contender, Measure, Tally, rand

CATAN_MAPS = 16
ROLLOUTS = 50
ROLLOUT_GAMES = 200
CHANCE_WALKS = 20


@dataclass(frozen=True)
class Peer:
    """A peer that may or may not be installed."""

    name: str
    distribution: str
    install: str
    build: Callable[[str], Contender]
    measures: tuple[Measure, ...] = MEASURES


def pickled(position: Any) -> Any:
    """A copy by way of pickle, for peers that offer none: 1.1 to 1.8 times as fast as deepcopy on them."""
    return pickle.loads(pickle.dumps(position, pickle.HIGHEST_PROTOCOL))


def catanatron(name: str) -> Contender:
    """Catanatron with four seats.

    `Game.play` and `play_tick` ask player objects and check each action against the list it was taken from.
    Reading `state.playable_actions` and calling `execute` without that check is some 10 % faster. A map made
    beforehand saves 1.4 ms of some 45 ms a game.
    """
    module = import_module("catanatron.game")
    models = import_module("catanatron.models.player")
    build_map = import_module("catanatron.models.map").build_map
    players = [models.RandomPlayer(color) for color in models.Color]
    maps = cycle([build_map("BASE") for _ in range(CATAN_MAPS)])
    turns_limit = module.TURNS_LIMIT

    def fresh() -> Any:
        return module.Game(players, catan_map=next(maps))

    def play(game: Any, limit: int) -> int:
        state = game.state
        decisions = 0
        while decisions < limit and game.winning_color() is None and state.num_turns < turns_limit:
            legal = state.playable_actions
            game.execute(legal[int(rand() * len(legal))], False)
            decisions += 1
        return decisions

    return Contender(name, fresh, play, module.Game.copy)


def open_spiel(game_id: str, name: str) -> Contender:
    """An OpenSpiel game, in C++, driven from Python.

    A game starts as a clone of one first state: gin rummy takes 2 ms for a new one and 0.04 ms for a clone.
    """
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_id)
    first = game.new_initial_state()
    play = _play_even_chance if _chance_is_even(first) else _play_weighted_chance
    return Contender(name, first.clone, play, pyspiel.State.clone, _rollouts(pyspiel, game, play))


# pyspiel.PlayerId as plain integers: comparing its enumeration members costs more than a move does.
SPIEL_CHANCE = -1
SPIEL_TERMINAL = -4


def _play_even_chance(state: Any, limit: int) -> int:
    """Play where every chance outcome is as likely as the next.

    At a chance node `legal_actions` lists the outcomes. In hearts, with its 53 chance nodes to 61 decisions,
    this is 1.8 times as fast as `chance_outcomes`, which builds a pair for each outcome.
    """
    to_move, legal_actions, apply_action = state.current_player, state.legal_actions, state.apply_action
    decisions = 0
    while decisions < limit and (mover := to_move()) != SPIEL_TERMINAL:
        legal = legal_actions()
        apply_action(legal[int(rand() * len(legal))])
        decisions += mover >= 0
    return decisions


def _play_weighted_chance(state: Any, limit: int) -> int:
    """Play where chance outcomes have their own probabilities."""
    to_move, legal_actions, apply_action = state.current_player, state.legal_actions, state.apply_action
    decisions = 0
    while decisions < limit and (mover := to_move()) != SPIEL_TERMINAL:
        if mover == SPIEL_CHANCE:
            apply_action(_drawn(state.chance_outcomes()))
            continue
        legal = legal_actions()
        apply_action(legal[int(rand() * len(legal))])
        decisions += 1
    return decisions


def _drawn(outcomes: list[tuple[int, float]]) -> int:
    """One chance outcome, by its probability."""
    left = rand()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0.0:
            return outcome
    return outcomes[-1][0]


def _chance_is_even(first: Any) -> bool:
    """Whether all chance nodes met in some random games were uniform over `legal_actions`."""
    for _ in range(CHANCE_WALKS):
        state = first.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                odds = [probability for _, probability in outcomes]
                if max(odds) - min(odds) > 1e-9 or [o for o, _ in outcomes] != state.legal_actions():
                    return False
            legal = state.legal_actions()
            state.apply_action(legal[int(rand() * len(legal))])
    return True


def _rollouts(pyspiel: Any, game: Any, play: Callable[[Any, int], int]) -> Callable[[], Tally]:
    """OpenSpiel's random playouts in C++, from the first decision after the deal.

    `RandomRolloutEvaluator.evaluate` is not bound to Python; a tree search allowed one simulation does
    nothing but evaluate the position it is given. That is up to 1.5 times as fast as `evaluate_bots` with
    uniform random bots, which list the legal moves twice. The evaluator does not count decisions: their mean
    is taken beforehand from games out of the same position.
    """
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_drawn(state.chance_outcomes()))
    decisions = round(ROLLOUTS * mean(play(state.clone(), NO_LIMIT) for _ in range(ROLLOUT_GAMES)))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, SEED, False)

    def inside() -> Tally:
        bot.step(state)
        return Tally(decisions, ROLLOUTS)

    return inside


def rlcard(game_id: str, play: Callable[[Any, int], int], options: dict[str, int], name: str) -> Contender:
    """An RLCard game by its game object; the environment around it encodes arrays, at twice the time or more.

    There is no copy in its interface; stepping back deep-copies at each step.
    """
    game = import_module("rlcard").make(game_id, {"seed": SEED, **options}).game

    def fresh() -> Any:
        game.init_game()
        return game

    return Contender(name, fresh, play, pickled)


def rlcard_env(game_id: str, options: dict[str, int], name: str) -> Contender:
    """An RLCard game by its environment, which encodes an observation for each decision."""
    env = import_module("rlcard").make(game_id, {"seed": SEED, **options})

    def fresh() -> Any:
        return env.reset()[0]

    def play(state: Any, limit: int) -> int:
        decisions = 0
        while decisions < limit and not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rand() * len(legal))])
            decisions += 1
        return decisions

    return Contender(name, fresh, play, pickled)


def play_rlcard(game: Any, limit: int) -> int:
    """Play an RLCard game whose states list the legal actions."""
    legal = game.get_legal_actions()
    decisions = 0
    while decisions < limit and not game.is_over():
        state, _ = game.step(legal[int(rand() * len(legal))])
        legal = state["legal_actions"]
        decisions += 1
    return decisions


def play_rlcard_gin(game: Any, limit: int) -> int:
    """Play RLCard's gin rummy, where a judge lists the legal actions."""
    judge = game.judge
    decisions = 0
    while decisions < limit and not game.is_over():
        legal = judge.get_legal_actions()
        game.step(legal[int(rand() * len(legal))])
        decisions += 1
    return decisions


def pettingzoo(module: str, options: dict[str, int], name: str) -> Contender:
    """A PettingZoo classic environment without its checking wrappers, which double the time.

    The legal moves are the action mask of an observation; `last` would add rewards and infos to it.
    """
    env = import_module(f"pettingzoo.classic.{module}").raw_env(**options)

    def fresh() -> Any:
        env.reset()  # a seed would make the card games build their engine anew
        return env

    return Contender(name, fresh, play_pettingzoo, _copied_env)


def _copied_env(env: Any) -> Any:
    """A copy of an environment's attributes; pickling or deep-copying the whole only constructs a new one."""
    copy = object.__new__(type(env))
    copy.__dict__ = pickled(env.__dict__)
    return copy


def play_pettingzoo(env: Any, limit: int) -> int:
    """Play an environment until the agent to move has nothing left to do."""
    decisions = 0
    while decisions < limit and not env.terminations[env.agent_selection]:
        legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()
        env.step(legal[int(rand() * len(legal))])
        decisions += 1
    return decisions


def _spiel(game_id: str) -> Peer:
    return Peer(f"open_spiel {game_id}", "open-spiel", "open_spiel", partial(open_spiel, game_id))


def _rlcard(game_id: str, play: Callable[[Any, int], int], **options: int) -> Peer:
    return Peer(f"rlcard {game_id}", "rlcard", "rlcard", partial(rlcard, game_id, play, options))


def _rlcard_env(game_id: str, **options: int) -> Peer:
    return Peer(
        f"rlcard {game_id}, encoded", "rlcard", "rlcard", partial(rlcard_env, game_id, options), ("loop",)
    )


def _pettingzoo(module: str, **options: int) -> Peer:
    build = partial(pettingzoo, module, options)
    return Peer(f"pettingzoo {module}", "pettingzoo", "'pettingzoo[classic]'", build)


PEERS: tuple[Peer, ...] = (
    Peer("catanatron", "catanatron", "'catanatron<3.3'", catanatron),
    _spiel("hearts"),
    _spiel("gin_rummy"),
    _spiel("backgammon"),
    _rlcard("limit-holdem", play_rlcard, game_num_players=4),
    _rlcard("uno", play_rlcard),
    _rlcard("gin-rummy", play_rlcard_gin),
    _rlcard_env("limit-holdem", game_num_players=4),
    _pettingzoo("connect_four_v3"),
    _pettingzoo("texas_holdem_v4", num_players=4),
)

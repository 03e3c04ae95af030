"""Tree searches side by side: ours, OpenSpiel's in C++, and playouts as catanatron's bots would make them.

    python -m benchmarks.searches [--rounds N] [--seconds S] [--markdown]

Equal work: the same game from the same position, as many simulations for each decision, one random playout
to the end of the game for each simulation, nothing kept from one decision to the next. Our noughts and
crosses are plain Python under a compiled search; OpenSpiel's are C++ like its search. In the large games both
sides play out at random: our own heuristics are switched off. The catanatron on PyPI has no playout bot; what
one does for each simulation is a copy and a random game, in its fastest documented form.
"""

from __future__ import annotations

import argparse
import statistics
from importlib import import_module
from itertools import cycle, islice
from typing import Any

import cantiere
from benchmarks.measure import SEED, Tally, Work, midgames, timed
from benchmarks.peers import catanatron
from cantiere.bots import bot
from cantiere.bots.learned import network_of
from cantiere.bots.net import judge
from cantiere.bots.search import SearchBot
from cantiere.bots.weights import Learned
from cantiere.core.heuristics import Heuristics
from cantiere.core.state import State
from cantiere.match import Match
from tests.bots.toys import Crosses

SIMULATIONS = 1000
IN_LARGE_GAMES = 50  # a playout of a large game is long
POSITIONS = 8
DECISIONS_BEFORE = 60


def our_search(positions: list[State], simulations: int) -> Work:
    """Our search, a new one for each decision."""
    turn = cycle(range(len(positions)))

    def work() -> Tally:
        number = next(turn)
        state = positions[number]
        search = SearchBot(number, iterations=simulations)
        return Tally(int(search.think(state.clone(), state.to_move).iterations))

    return work


def spiel_search(game_id: str) -> Work:
    """OpenSpiel's MCTS on a game of its own."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(game_id)
    state = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)

    def work() -> Tally:
        pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, SEED, False).step(state)
        return Tally(SIMULATIONS)

    return work


def without_heuristics(game_id: str) -> list[State]:
    """Positions in mid-game, four seats, about which the search is told nothing but the rules."""
    game: Any = cantiere.game(game_id)
    plain = type("Plain", (type(game),), {"heuristics": Heuristics()})()
    positions = []
    for number in range(POSITIONS):
        state, rng = plain.new(seats=4), cantiere.Rng(number)
        for _ in range(DECISIONS_BEFORE):
            cantiere.settle(state, rng)
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        cantiere.settle(state, rng)
        positions.append(state)
    return positions


def evaluations(game_id: str, learned: Learned) -> Work:
    """Whole evaluations by a game's network: what the heuristics promise, the inputs, the network."""
    positions = [state for state in without_heuristics(game_id) if len(state.legal_actions()) > 1]
    turn = cycle([cantiere.game(game_id).restore(state.snapshot()) for state in positions])

    def work() -> Tally:
        state = next(turn)
        judge(learned, state, state.legal_actions())
        return Tally(1)

    return work


def net_games(game_id: str) -> Work:
    """Games of four networks without search."""
    turn = cycle(range(1000))

    def work() -> Tally:
        number = next(turn)
        Match(game_id, [bot("net", seat) for seat in range(4)], seed=number).play_bots()
        return Tally(1)

    return work


def catan_playouts() -> Work:
    """A simulation of a playout bot of catanatron: a copy of a position in mid-game, played at random."""
    contender = catanatron("catanatron")
    turn = cycle(list(islice(midgames(contender), POSITIONS)))

    def work() -> Tally:
        contender.play(contender.copy(next(turn)), 1_000_000)
        return Tally(1)

    return work


def works() -> dict[str, Work]:
    """What is measured, by what the tables call it."""
    found = {
        "noughts and crosses: ours": our_search([Crosses().new(seats=2)], SIMULATIONS),
        "noughts and crosses: OpenSpiel MCTS": spiel_search("tic_tac_toe"),
    }
    for game_id in cantiere.games():
        found[f"{game_id}: ours"] = our_search(without_heuristics(game_id), IN_LARGE_GAMES)
    for game_id in cantiere.games():
        learned = network_of(cantiere.game(game_id))
        if learned is not None:
            found[f"{game_id}: evaluations by the network"] = evaluations(game_id, learned)
            found[f"{game_id}: games of net"] = net_games(game_id)
    found["Catan: copies played out by catanatron"] = catan_playouts()
    return found


def main() -> None:
    """Measure in turns, and print medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--markdown", action="store_true")
    chosen = parser.parse_args()
    samplers = {name: timed(work) for name, work in works().items()}
    rates: dict[str, list[float]] = {name: [] for name in samplers}
    for _ in range(chosen.rounds):
        for name, sample in samplers.items():
            rates[name].append(sample(chosen.seconds).per_second)
    if chosen.markdown:
        print("| random playouts, four seats in the large games | simulations/s |\n| --- | ---: |")
    for name, found in rates.items():
        rate = f"{statistics.median(found):,.0f}".replace(",", " ")
        print(f"| {name} | {rate} |" if chosen.markdown else f"{name:45}{rate:>12}")


if __name__ == "__main__":
    main()

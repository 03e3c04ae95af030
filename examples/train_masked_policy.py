"""Train a masked policy by self-play, with numpy alone: it learns to beat `random` within minutes.

    python examples/train_masked_policy.py                    # two-seat Pillars, about six minutes
    python examples/train_masked_policy.py --minutes 1 --plot curve.svg

An actor-critic with one hidden layer plays hundreds of games against itself at once (`cantiere.envs.vector`).
Both seats learn: each decision is rewarded with the game's outcome for the seat that made it. Besides the
outcome, the lead in points at the end is learnt from, as it says more about a game than who has won.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Products this small are quicker on one thread, on a busy machine many times, whatever is set elsewhere for
# others; numpy's libraries read it when they are loaded.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ["OMP_NUM_THREADS"] = "1"
os.environ["MKL_NUM_THREADS"] = "1"

import numpy as np
import numpy.typing as npt

from cantiere.envs.vector import Games, Now

Floats = npt.NDArray[np.float32]

HIDDEN = 128
GAME = "pillars"  # what is learned where nothing else is asked for
GAMES = 128
ROUND = 128  # decisions of each game between two updates
RATE = 1e-3
CLIP = 0.2  # how far an update may move a probability (PPO)
PASSES = 2
BATCH = 2048
TEMPER = 0.01  # how much variety is worth
LEAD = 30.0  # a lead of so many points counts as much as winning
ALONG = 0.97  # how far credit reaches back from one's own decision to the one before


class Policy:
    """A hidden layer, then a preference for each action and the value of the position."""

    def __init__(self, features: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        scale = np.sqrt(2 / features)
        self.weights: dict[str, Floats] = {
            "in": rng.normal(0, scale, (features, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "actor": rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "actor_bias": np.zeros(actions, np.float32),
            "critic": rng.normal(0, 0.1, (HIDDEN, 1)).astype(np.float32),
            "critic_bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def forward(self, seen: Floats, mask: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the probabilities of the legal actions, and the values."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["in_bias"], 0)
        wishes = np.where(mask, hidden @ w["actor"] + w["actor_bias"], -1e9)
        odds = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds, (hidden @ w["critic"] + w["critic_bias"])[:, 0]

    def choose(self, now: Now, rng: np.random.Generator) -> tuple[Any, Floats, Floats]:
        """Draw an action in each game; return them with their probabilities and the values."""
        _, odds, values = self.forward(now.observations, now.masks)
        marks = rng.random((len(odds), 1), dtype=np.float32)
        actions = np.minimum((odds.cumsum(axis=1) < marks).sum(axis=1), odds.shape[1] - 1)
        legal = now.masks[np.arange(len(odds)), actions]  # a rounding error may point beyond the last
        actions = np.where(legal, actions, odds.argmax(axis=1))
        return actions, odds[np.arange(len(odds)), actions], values

    def learn(self, seen: Floats, mask: Any, action: Any, old: Floats, gain: Floats, target: Floats) -> None:
        """One step of PPO on a batch, written out by hand."""
        rows = np.arange(len(seen))
        hidden, odds, values = self.forward(seen, mask)
        chosen = odds[rows, action]
        ratio = chosen / old
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.where(free, gain * ratio, 0)[:, None]
        logs = np.log(np.maximum(odds, 1e-8))
        variety = -(odds * logs).sum(axis=1, keepdims=True)
        wish = push * odds  # minus the gradient of the log of the chosen one
        wish[rows, action] -= push[:, 0]
        wish += TEMPER * odds * (logs + variety)
        wish /= len(seen)
        error = ((values - target) / len(seen))[:, None].astype(np.float32)
        back = (wish @ self.weights["actor"].T + error @ self.weights["critic"].T) * (hidden > 0)
        self._descend(
            {
                "in": seen.T @ back,
                "in_bias": back.sum(axis=0),
                "actor": hidden.T @ wish,
                "actor_bias": wish.sum(axis=0),
                "critic": hidden.T @ error,
                "critic_bias": error.sum(axis=0),
            }
        )

    def _descend(self, slopes: dict[str, Any]) -> None:
        """Adam."""
        self._steps += 1
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        shrink = min(1.0, 0.5 / (length + 1e-8))
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope * shrink - mean)
            square += 0.001 * ((slope * shrink) ** 2 - square)
            first, second = 1 - 0.9**self._steps, 1 - 0.999**self._steps
            self.weights[name] -= (RATE * (mean / first) / (np.sqrt(square / second) + 1e-8)).astype(
                np.float32
            )


@dataclass
class Pending:
    """The decisions of one seat in a game that is still played."""

    seen: list[Any] = field(default_factory=list)
    mask: list[Any] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    old: list[float] = field(default_factory=list)
    value: list[float] = field(default_factory=list)


class Trainer:
    """Plays games of self-play and learns from those that have ended."""

    def __init__(self, game: str, seed: int = 0, games: int = GAMES) -> None:
        self.table = Games(game, games, 2, seed=seed)
        self.policy = Policy(self.table.num_features, self.table.num_actions, seed)
        self.rng = np.random.default_rng(seed)
        self.now = self.table.reset()
        self.pending = [[Pending() for _ in range(2)] for _ in range(games)]
        self.decisions = 0

    def round(self, steps: int = ROUND) -> None:
        """Play so many decisions in each game, then learn from the games that have ended."""
        done: list[tuple[Pending, float]] = []
        for _ in range(steps):
            actions, odds, values = self.policy.choose(self.now, self.rng)
            for row, seat in enumerate(self.now.seats):
                kept = self.pending[row][seat]
                kept.seen.append(self.now.observations[row])
                kept.mask.append(self.now.masks[row])
                kept.action.append(int(actions[row]))
                kept.old.append(float(odds[row]))
                kept.value.append(float(values[row]))
            self.now = self.table.step(actions)
            self.decisions += len(actions)
            for row in np.flatnonzero(self.now.done).tolist():
                scores = self.table.result(row)["scores"]
                for seat in range(2):
                    lead = np.clip((scores[seat] - scores[1 - seat]) / LEAD, -1, 1)
                    done.append((self.pending[row][seat], 0.5 * (self.now.rewards[row, seat] + float(lead))))
                self.pending[row] = [Pending() for _ in range(2)]
        if done:
            self._learn(done)

    def _learn(self, done: list[tuple[Pending, float]]) -> None:
        gains: list[Floats] = []
        targets: list[Floats] = []
        for kept, end in done:
            gain, target = _credit(np.array(kept.value, np.float32), end)
            gains.append(gain)
            targets.append(target)
        seen = np.concatenate([np.stack(kept.seen) for kept, _ in done])
        mask = np.concatenate([np.stack(kept.mask) for kept, _ in done])
        action = np.concatenate([np.array(kept.action) for kept, _ in done])
        old = np.concatenate([np.array(kept.old, np.float32) for kept, _ in done])
        gain, target = np.concatenate(gains), np.concatenate(targets)
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        real = mask.sum(axis=1) > 1  # a forced answer teaches nothing
        places = np.flatnonzero(real)
        for _ in range(PASSES):
            self.rng.shuffle(places)
            for first in range(0, len(places), BATCH):
                some = places[first : first + BATCH]
                self.policy.learn(seen[some], mask[some], action[some], old[some], gain[some], target[some])


def _credit(values: Floats, end: float) -> tuple[Floats, Floats]:
    """Return how much better each decision went than expected (GAE), and what its value should have been."""
    gain = np.zeros_like(values)
    later, value_after = 0.0, end
    for place in range(len(values) - 1, -1, -1):
        surprise = value_after - float(values[place])
        later = surprise + ALONG * later
        gain[place] = later
        value_after = float(values[place])
    return gain, gain + values


def strength(policy: Policy, game: str, opponent: str, games: int, seed: int) -> float:
    """Return the share of games won (a draw counts half) against a bot, on both seats alike."""
    count = min(64, games)
    table = Games(game, count, 2, opponents=opponent, seed=seed)
    rng = np.random.default_rng(seed)
    now = table.reset()
    rewards: list[float] = []
    while len(rewards) < games:
        actions, _, _ = policy.choose(now, rng)
        now = table.step(actions)
        rewards += now.rewards[now.done, now.askers[now.done]].tolist()
    return float(np.mean(rewards) + 1) / 2


def duel(policy: Policy, other: Policy, game: str, games: int, seed: int) -> float:
    """Return the share of games that a policy wins against another, on both seats alike."""
    count = min(64, games)
    table = Games(game, count, 2, seed=seed)
    rng = np.random.default_rng(seed)
    now = table.reset()
    mine = np.arange(count) % 2  # the seat of the first policy in each game
    rewards: list[float] = []
    while len(rewards) < games:
        actions, _, _ = policy.choose(now, rng)
        others, _, _ = other.choose(now, rng)
        now = table.step(np.where(now.seats == mine, actions, others))
        rewards += now.rewards[now.done, mine[now.done]].tolist()
    return float(np.mean(rewards) + 1) / 2


def train(game: str, seconds: float, measure_games: int, seed: int = 0) -> list[dict[str, float]]:
    """Train for so long; return the learning curve, and print it."""
    trainer = Trainer(game, seed)
    untrained = Policy(trainer.table.num_features, trainer.table.num_actions, seed)
    curve: list[dict[str, float]] = []
    spent, next_look = 0.0, 0.0
    while True:
        if spent >= next_look or spent >= seconds:
            point = {
                "seconds": spent,
                "decisions": float(trainer.decisions),
                "random": strength(trainer.policy, game, "random", measure_games, seed=99),
                "greedy": strength(trainer.policy, game, "greedy", measure_games // 2, seed=98),
                "untrained": duel(trainer.policy, untrained, game, measure_games, seed=97),
            }
            curve.append(point)
            print("  ".join(f"{name} {value:,.2f}" for name, value in point.items()), flush=True)
            next_look = spent + seconds / 12
        if spent >= seconds:
            return curve
        start = time.process_time()
        trainer.round()
        spent += time.process_time() - start


def draw(curve: list[dict[str, float]], game: str, path: Path) -> None:
    """Draw the learning curve."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    minutes = [point["seconds"] / 60 for point in curve]
    for name in ("random", "untrained", "greedy"):
        axes.plot(minutes, [100 * point[name] for point in curve], marker="o", label=f"against {name}")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    axes.set(
        xlabel="minutes of processor time", ylabel="games won, %", ylim=(0, 102), title=f"Self-play: {game}"
    )
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Train from the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--minutes", type=float, default=6.0, help="of processor time")
    parser.add_argument("--measure", type=int, default=200, help="games played for each point of the curve")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plot", type=Path, help="draw the curve here (needs matplotlib)")
    options = parser.parse_args()
    curve = train(options.game, 60 * options.minutes, options.measure, options.seed)
    if options.plot:
        draw(curve, options.game, options.plot)


if __name__ == "__main__":
    main()

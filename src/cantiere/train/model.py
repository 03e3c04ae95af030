"""The network in JAX: the same as `cantiere.bots.network`, with gradients. Optax does the steps."""

from __future__ import annotations

import functools
import os
from typing import Any, NamedTuple

# One core: the matrices are small, and the games want the others.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from cantiere.bots.inputs import ANSWER_FIGURES, MOST_SEATS, WIDTH
from cantiere.bots.weights import header, pack, shapes, unpack
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.train.lessons import Lessons
from cantiere.train.settings import Settings

Params = dict[str, Any]
STRAIGHT = {1: 2.0, 2: 2.0, 4: 2.0}  # at first answers are liked by what they promise, much as `greedy` does

FEW = ("straight", "answer", "mix")  # few numbers, each met at every question: they can be learnt quickly


class Batch(NamedTuple):
    """Rows that are learnt from in one step; `weight` is 0 for those that only fill it up."""

    table: Any
    answers: Any
    actions: Any
    count: Any
    seats: Any
    chosen: Any
    odds: Any
    gain: Any
    value: Any
    shares: Any
    lead: Any
    wanted: Any
    outlook: Any
    weight: Any


def words(game: Game) -> npt.NDArray[np.float32]:
    """Return which words each action's text has: actions that share some are alike from the beginning."""
    texts = [game.action_name(action).split() for action in range(game.num_choices)]
    known = {word: n for n, word in enumerate(sorted({f"{at}:{w}" for t in texts for at, w in enumerate(t)}))}
    table = np.zeros((len(texts), len(known)), np.float32)
    for action, text in enumerate(texts):
        for at, word in enumerate(text):
            table[action, known[f"{at}:{word}"]] = 1.0
    return table


def fresh(settings: Settings, sizes: dict[str, int], word_count: int) -> Params:
    """Return a network that has learnt nothing: it answers much as `greedy` does."""
    rng = np.random.default_rng([settings.seed, 1])
    first, second, mixed, paired = settings.first, settings.second, settings.mixed, settings.paired

    def some(*shape: int, spread: float) -> npt.NDArray[np.float32]:
        return rng.normal(0.0, spread, shape).astype(np.float32)

    def none(*shape: int) -> npt.NDArray[np.float32]:
        return np.zeros(shape, np.float32)

    figures = ANSWER_FIGURES + sizes["marks"]
    straight = none(figures)
    for place, weight in STRAIGHT.items():
        straight[place] = weight
    foreseen = {"outlook": np.array([1.0, 0.15], np.float32)} if settings.outlook else {}
    return foreseen | {
        "table_1": some(sizes["inputs"], first, spread=0.08),
        "bias_1": none(first),
        "table_2": some(first, second, spread=(2.0 / first) ** 0.5),
        "bias_2": none(second),
        "answer": some(figures, mixed, spread=0.3),
        "number": some(sizes["actions"], mixed, spread=0.1),
        "context": some(second, mixed, spread=(1.0 / second) ** 0.5),
        "context_bias": none(mixed),
        "mix": none(mixed),
        "pair": none(sizes["actions"], paired),
        "pair_context": some(second, paired, spread=(1.0 / second) ** 0.5),
        "straight": straight,
        "chance": none(second, MOST_SEATS),
        "chance_bias": none(MOST_SEATS),
        "lead": none(second + 1),
        "words": some(word_count, mixed, spread=0.1),
        "word_pairs": some(word_count, paired, spread=0.02),
    }


def judge(params: Params, words_of: Any, batch: Batch) -> tuple[Any, Any, Any]:
    """Return preferences (minus infinity where there is no answer), logits of chances, leads."""
    layer = jax.nn.relu(batch.table @ params["table_1"] + params["bias_1"])
    layer = jax.nn.relu(layer @ params["table_2"] + params["bias_2"])
    number = params["number"] + words_of @ params["words"]
    pair = params["pair"] + words_of @ params["word_pairs"]
    both = jnp.concatenate([number, pair], axis=1)[batch.actions]
    mixed = params["context_bias"].shape[0]
    context = layer @ params["context"] + params["context_bias"]
    hidden = jax.nn.relu(batch.answers @ params["answer"] + both[:, :, :mixed] + context[:, None, :])
    liked = hidden @ params["mix"] + batch.answers @ params["straight"]
    liked += jnp.einsum("bkr,br->bk", both[:, :, mixed:], layer @ params["pair_context"])
    there = jnp.arange(WIDTH)[None, :] < batch.count[:, None]
    chances = layer @ params["chance"] + params["chance_bias"]
    seated = jnp.arange(MOST_SEATS)[None, :] < batch.seats[:, None]
    lead = layer @ params["lead"][:-1] + params["lead"][-1]
    if "outlook" in params:
        chances += batch.outlook[:, :MOST_SEATS] * params["outlook"][0]
        lead += batch.outlook[:, MOST_SEATS] * params["outlook"][1]
    return jnp.where(there, liked, -1e9), jnp.where(seated, chances, -1e9), lead


def loss(
    params: Params, words_of: Any, batch: Batch, settings: Settings, policy: float, imitate: float
) -> tuple[Any, Any]:
    """Return what is to be made small, and its parts for the curve."""
    liked, chances, lead = judge(params, words_of, batch)
    odds = jax.nn.log_softmax(liked)
    chosen = jnp.take_along_axis(odds, batch.chosen[:, None], axis=1)[:, 0]
    ratio = jnp.exp(jnp.clip(chosen - batch.odds, -10.0, 10.0))
    kept = jnp.clip(ratio, 1.0 - settings.clip, 1.0 + settings.clip)
    better = jnp.minimum(ratio * batch.gain, kept * batch.gain)
    spread = -jnp.sum(jnp.where(liked > -1e8, jnp.exp(odds) * odds, 0.0), axis=1)
    log_chances = jax.nn.log_softmax(chances)
    seated = batch.shares * jnp.where(chances > -1e8, log_chances, 0.0)
    surprise = -jnp.sum(seated, axis=1)
    share = jnp.exp(log_chances[:, 0])
    seats = batch.seats.astype(jnp.float32)
    value = 0.5 * ((share * seats - 1.0) / jnp.maximum(1.0, seats - 1.0) + lead)
    judged = 0.3 * surprise + 0.3 * (lead - batch.lead) ** 2 + (value - batch.value) ** 2
    weight = batch.weight / jnp.maximum(1.0, batch.weight.sum())
    taught = -jnp.sum(jnp.where(liked > -1e8, batch.wanted * odds, 0.0), axis=1)  # 0 where nothing is wanted
    answers = -better - settings.entropy * spread
    total = jnp.sum(weight * (judged + policy * answers + taught - imitate * chosen))
    return total, {
        "surprise": jnp.sum(weight * surprise),
        "missed": jnp.sum(weight * (value - batch.value) ** 2),
        "spread": jnp.sum(weight * spread),
        "imitated": jnp.sum(weight * chosen),
        "taught": _apart(batch, taught),
    }


def _apart(batch: Batch, taught: Any) -> Any:
    """Return how far the odds are from those that a search found right, on the average (Kullback-Leibler)."""
    own = -jnp.sum(batch.wanted * jnp.log(jnp.maximum(batch.wanted, 1e-9)), axis=1)
    asked = batch.weight * (batch.wanted.sum(axis=1) > 0.0)
    return jnp.sum(asked * (taught - own)) / jnp.maximum(1.0, asked.sum())


class Learner:
    """The network and its optimiser, between rounds."""

    def __init__(self, game: Game, settings: Settings, inputs: int) -> None:
        self.game = game
        self.settings = settings
        self.sizes = settings.sizes(inputs, game.num_choices, len(game.heuristics.mark_names()))
        self.words = jnp.asarray(words(game))
        self.params: Params = jax.tree.map(jnp.asarray, fresh(settings, self.sizes, int(self.words.shape[1])))
        optimiser, self._step = _stepper(settings)
        self.steps: Any = optimiser.init(self.params)
        self.mean: Params = self.params  # over the last rounds: single ones go astray by chance

    def begin_with(self, data: bytes, source: str) -> dict[str, Any]:
        """Begin with other weights of the game, of the same size; return their card.

        What they expect is forgotten unless it corrects what the heuristics expect: those judge better.
        """
        known = unpack(self.game, data, source)
        judging = () if known.network.foresees else ("chance", "chance_bias", "lead", "outlook")
        for name, value in self.params.items():
            if name in ("words", "word_pairs"):  # they are in the numbers of the actions already
                self.params[name] = jnp.zeros_like(value)
            elif name not in judging:
                packed: Any = getattr(known.network, name)
                numbers = np.frombuffer(packed, np.float64)
                if numbers.size != value.size:
                    why = "its size is wrong"
                    raise CantiereError(
                        f"{source}: no weights for {self.game.id}: {why}",
                        "error-weights",
                        file=source,
                        game=self.game.id,
                        why=why,
                    )
                self.params[name] = jnp.asarray(numbers.astype(np.float32).reshape(value.shape))
        self.mean = dict(self.params)
        return known.card

    def learn(self, lessons: Lessons, round_: int, policy: float, imitate: float) -> dict[str, float]:
        """Go over the lessons a few times; return how it went."""
        settings, rows = self.settings, len(lessons)
        rng = np.random.default_rng([settings.seed, 2, round_])
        gain = (lessons.gain - lessons.gain.mean()) / (lessons.gain.std() + 1e-6)
        told: list[Any] = []
        for _ in range(settings.passes):
            order = rng.permutation(rows)
            for first in range(0, rows, settings.batch):
                some = order[first : first + settings.batch]
                batch = _batch(lessons, gain, some, settings.batch)
                self.params, self.steps, parts = self._step(
                    self.params, self.steps, self.words, batch, policy, imitate
                )
                told.append(parts)
        kept = settings.calm
        self.mean = {name: kept * self.mean[name] + (1.0 - kept) * part for name, part in self.params.items()}
        return {name: float(np.mean([float(parts[name]) for parts in told])) for name in told[0]}

    def leaves(self) -> list[npt.NDArray[Any]]:
        """Return everything that a checkpoint keeps."""
        return [np.asarray(leaf) for leaf in jax.tree.leaves((self.params, self.steps, self.mean))]

    def take(self, leaves: list[npt.NDArray[Any]]) -> None:
        """Go on from a checkpoint."""
        found = [jnp.asarray(leaf) for leaf in leaves]
        whole = (self.params, self.steps, self.mean)
        if len(found) + len(self.mean) == len(jax.tree.leaves(whole)):  # a run begun before there was a mean
            self.params, self.steps = jax.tree.unflatten(jax.tree.structure(whole[:2]), found)
            self.mean = self.params
        else:
            self.params, self.steps, self.mean = jax.tree.unflatten(jax.tree.structure(whole), found)

    def weights(self, card: dict[str, Any], calm: bool = False) -> bytes:
        """Return the network as a file: as it is, or the mean of the last rounds."""
        words_of = np.asarray(self.words)
        params = self.mean if calm else self.params
        arrays: dict[str, Any] = {name: np.asarray(value, np.float32) for name, value in params.items()}
        arrays["number"] = arrays["number"] + words_of @ arrays["words"]
        arrays["pair"] = arrays["pair"] + words_of @ arrays["word_pairs"]
        numbers = b"".join(arrays[name].astype("<f2").tobytes() for name in shapes(self.sizes))
        return pack(header(self.game, self.sizes, card), numbers)


@functools.cache
def _stepper(settings: Settings) -> tuple[Any, Any]:
    """Return the optimiser and a step of it, which is compiled once for all networks of these settings."""

    def quicker(change: Params, _: Any) -> Params:
        return {name: part * settings.quick if name in FEW else part for name, part in change.items()}

    optimiser = optax.chain(
        optax.clip_by_global_norm(1.0),
        optax.adamw(settings.rate, weight_decay=settings.decay),
        optax.stateless(quicker),
    )
    return optimiser, jax.jit(functools.partial(_step, optimiser, settings))


def _step(
    optimiser: Any,
    settings: Settings,
    params: Params,
    steps: Any,
    words_of: Any,
    batch: Batch,
    policy: float,
    imitate: float,
) -> tuple[Params, Any, Any]:
    (_, parts), slope = jax.value_and_grad(loss, has_aux=True)(
        params, words_of, batch, settings, policy, imitate
    )
    change, steps = optimiser.update(slope, steps, params)
    return optax.apply_updates(params, change), steps, parts


def _batch(lessons: Lessons, gain: Any, some: Any, size: int) -> Batch:
    """Return some rows, filled up to the usual size, so that the step is compiled once."""
    weight = np.zeros(size, np.float32)
    weight[: len(some)] = 1.0
    rows = np.concatenate([some, np.zeros(size - len(some), some.dtype)])
    return Batch(
        lessons.table[rows].astype(np.float32),
        lessons.answers[rows].astype(np.float32),
        lessons.actions[rows],
        lessons.count[rows],
        lessons.seats[rows],
        lessons.chosen[rows],
        lessons.odds[rows],
        gain[rows].astype(np.float32),
        lessons.value[rows],
        lessons.shares[rows],
        lessons.lead[rows],
        lessons.wanted[rows].astype(np.float32),
        lessons.outlook[rows].astype(np.float32),
        weight,
    )

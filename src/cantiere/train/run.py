"""A training run: rounds of self-play and learning, checkpoints, and matches against the best so far.

Everything that decides how it goes on lies in one file, which is replaced as a whole after each round: a run
that is stopped anywhere and resumed comes to the same weights as one that is not.
"""

from __future__ import annotations

import dataclasses
import functools
import io
import json
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cantiere.arena.workers import in_order
from cantiere.bots.inputs import Inputs
from cantiere.bots.weights import fingerprint, switches
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.train.gate import Contest, even_counts
from cantiere.train.lessons import Job, Lessons, joined, play
from cantiere.train.model import Learner
from cantiere.train.pool import Pool
from cantiere.train.settings import Settings

CHECKPOINT, BEST, LAST = "checkpoint.npz", "best.weights", "last.weights"
STUDIES = "studies"
BEFORE: dict[str, Any] = {"outlook": 0, "follow": 1.0, "calm": 0.0}  # of runs whose settings do not say
MADE = ("rounds", "games", "decisions", "seconds", "began")  # what a card says of how much was done
CURVE, CURVE_PICTURE = "curve.jsonl", "curve.svg"


@dataclasses.dataclass
class Progress:
    """Where a run stands."""

    round: int = 0
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scale: float = 0.0  # of leads, in points
    per_round: int = 0  # games
    best_round: int = -1
    began: dict[str, Any] = dataclasses.field(default_factory=dict)  # with weights made by so much
    curve: list[dict[str, Any]] = dataclasses.field(default_factory=list)


class Run:
    """A game's training in a directory; `begin` are weights that a new one starts from."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        settings: Settings,
        processes: int = 1,
        ray: str | None = None,
        begin: Path | None = None,
    ) -> None:
        self.game, self.folder, self.processes, self.ray = game, folder, processes, ray
        self.settings = settings
        self.progress = Progress()
        self.best = b""
        saved = _read(folder / CHECKPOINT)
        if saved is not None:
            self.settings = Settings(**{**BEFORE, **saved["settings"]})
            self.progress = Progress(**saved["progress"])
        inputs = Inputs(game, switches(game)).size
        self.learner = Learner(game, self.settings, inputs)
        if saved is not None:
            _same(saved, self._about(), folder)
            self.learner.take(saved["leaves"])
            self.best = saved["best"]
        else:
            if begin is not None:
                card = self.learner.begin_with(begin.read_bytes(), str(begin))
                self.progress.began = {name: card[name] for name in MADE if name in card}
            self.best = self.learner.weights(self.card())
        self.pool = Pool(folder / STUDIES, self.settings.studies, self.progress.round)

    @property
    def best_file(self) -> Path:
        """Where the best weights so far are kept."""
        return self.folder / BEST

    def card(self) -> dict[str, Any]:
        """Return how the present weights were made."""
        done = self.progress
        return {
            "rounds": done.round,
            "games": done.games,
            "decisions": done.decisions,
            "seconds": round(done.seconds),
            "settings": dataclasses.asdict(self.settings),
            "search": self.settings.search(),
            **({"began": done.began} if done.began else {}),
        }

    def go_on(
        self, hours: float, rounds: int | None = None, told: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        """Play and learn until the time or the rounds are over, whichever comes first."""
        end = time.monotonic() + hours * 3600
        while time.monotonic() < end and (rounds is None or self.progress.round < rounds):
            point = self._round()
            self.save()
            if told is not None:
                told(point)

    def _round(self) -> dict[str, Any]:
        settings, done = self.settings, self.progress
        start = time.process_time() if self.processes <= 1 and self.ray is None else time.monotonic()
        weights = self.learner.weights({"search": settings.search()})
        job = Job(self.game, settings, weights, self.best, done.round, done.scale)
        games = done.per_round or settings.games
        played = list(self._shared(functools.partial(play, job), games))
        lessons = joined([part for part, _ in played])
        if done.scale == 0.0:  # the first round tells how games of this kind end, and teaches nothing more
            leads = [abs(lead) for _, lead in played]
            done.scale = max(1.0, 2.0 * statistics.fmean(leads))
            done.per_round = max(1, settings.decisions * games // max(1, len(lessons)))
            parts: dict[str, float] = {}
        else:
            parts = self._learn(job, lessons)
        done.round += 1
        done.games += games
        done.decisions += len(lessons)
        point: dict[str, Any] = {
            "round": done.round,
            "games": done.games,
            "decisions": done.decisions,
            **parts,
        }
        if done.round % settings.gate == 0 and done.round > settings.warm:
            point |= self._gate()
        now = time.process_time() if self.processes <= 1 and self.ray is None else time.monotonic()
        done.seconds += now - start
        point["seconds"] = round(done.seconds, 1)
        done.curve.append(point)
        return point

    def _learn(self, job: Job, lessons: Lessons) -> dict[str, float]:
        """Learn from a round's games: by what came of the answers, or by what a search found better."""
        settings, round_ = self.settings, job.round
        if job.studying:
            found = lessons.part(lessons.studied)
            self.pool.add(round_, found)
            rng = np.random.default_rng([settings.seed, 3, round_])
            more = max(0, settings.again // settings.passes - 1) * len(found)
            lessons = joined([lessons, self.pool.some(more, rng)])
        by_result = not (job.studying or job.teaching) and round_ >= settings.warm
        return self.learner.learn(lessons, round_, float(by_result), float(job.teaching))

    def _gate(self) -> dict[str, Any]:
        """Play against the best, which is replaced only if beaten."""
        settings, done = self.settings, self.progress
        weights = self.learner.weights(self.card(), calm=True)
        counts = even_counts(self.game)
        seed = f"{settings.seed}:gate:{done.round}"
        against_best = Contest(self.game, weights, self.best, seed, counts)
        share = statistics.fmean(self._shared(against_best.play, settings.match))
        against_greedy = Contest(self.game, weights, "greedy", f"{settings.seed}:greedy", counts[:1])
        greedy = statistics.fmean(self._shared(against_greedy.play, settings.measured))
        better = share >= settings.beaten
        if better:
            self.best, done.best_round = weights, done.round
        return {"best": round(share, 4), "greedy": round(greedy, 4), "replaced": better}

    def _shared(self, work: Callable[[int], Any], count: int) -> Any:
        return in_order(work, range(count), self.processes, self.ray)

    # --- the directory ---------------------------------------------------------------------------------

    def _about(self) -> dict[str, Any]:
        return {"game": self.game.id, "fingerprint": fingerprint(self.game)}

    def save(self) -> None:
        """Write the checkpoint, the best and the last weights, and the curve."""
        self.folder.mkdir(parents=True, exist_ok=True)
        told = {
            **self._about(),
            "settings": dataclasses.asdict(self.settings),
            "progress": dataclasses.asdict(self.progress),
        }
        buffer = io.BytesIO()
        arrays: dict[str, Any] = {f"leaf_{n}": leaf for n, leaf in enumerate(self.learner.leaves())}
        arrays["about"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
        arrays["best"] = np.frombuffer(self.best, np.uint8)
        np.savez(buffer, **arrays)
        _replace(self.folder / CHECKPOINT, buffer.getvalue())
        _replace(self.folder / BEST, self.best)
        _replace(self.folder / LAST, self.learner.weights(self.card(), calm=True))
        lines = "".join(json.dumps(point) + "\n" for point in self.progress.curve)
        _replace(self.folder / CURVE, lines.encode())


def _replace(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_suffix(path.suffix + ".part")
    part.write_bytes(data)
    os.replace(part, path)


def _read(path: Path) -> dict[str, Any] | None:
    if not path.exists():
        return None
    try:
        with np.load(path) as saved:
            told: dict[str, Any] = json.loads(saved["about"].tobytes())
            count = sum(name.startswith("leaf_") for name in saved.files)
            told["leaves"] = [saved[f"leaf_{number}"] for number in range(count)]
            told["best"] = saved["best"].tobytes()
            return told
    except (OSError, ValueError, KeyError) as error:
        raise CantiereError(
            f"{path} is no checkpoint: {error}", "error-checkpoint", file=str(path), why=str(error)
        ) from error


def _same(saved: dict[str, Any], now: dict[str, Any], folder: Path) -> None:
    for name, value in now.items():
        if saved[name] != value:
            raise CantiereError(
                f"{folder} holds a run with another {name}: name another directory",
                "error-checkpoint",
                file=str(folder),
                why=name,
            )

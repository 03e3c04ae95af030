"""What a search has taught in the last rounds, a file for each: it was dear, so it is gone over again."""

from __future__ import annotations

import dataclasses
import io
import os
from pathlib import Path

import numpy as np

from cantiere.train.lessons import Lessons, joined

NAMES = [field.name for field in dataclasses.fields(Lessons)]


class Pool:
    """The lessons of a search, by round. Only rounds before `round_` count: a later file is made anew."""

    def __init__(self, folder: Path, most: int, round_: int) -> None:
        self.folder, self.most = folder, most
        self.parts: list[Lessons] = []
        files = sorted(folder.glob("*.npz")) if folder.is_dir() else []
        for file in reversed([file for file in files if int(file.stem) < round_]):
            if sum(map(len, self.parts)) >= most:
                break
            with np.load(file) as saved:
                self.parts.insert(0, Lessons(*(saved[name] for name in NAMES)))

    def add(self, round_: int, lessons: Lessons) -> None:
        """Keep what was taught in a round, and drop what is older than need be."""
        buffer = io.BytesIO()
        np.savez_compressed(buffer, **{name: getattr(lessons, name) for name in NAMES})
        self.folder.mkdir(parents=True, exist_ok=True)
        part = self.folder / "new.part"
        part.write_bytes(buffer.getvalue())
        os.replace(part, self.folder / f"{round_:06}.npz")
        self.parts.append(lessons)
        while len(self.parts) > 1 and sum(map(len, self.parts[1:])) >= self.most:
            del self.parts[0]

    def some(self, count: int, rng: np.random.Generator) -> Lessons:
        """Return so many rows, chosen by chance, or all if there are no more."""
        every = joined(self.parts)
        return every.part(np.sort(rng.permutation(len(every))[:count]))

"""What a good player of Arcadia looks at. For bots only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.fitted import FittedHeuristics
from cantiere.core.state import State
from cantiere.games.arcadia.marks import MARKS, marks_of
from cantiere.games.arcadia.outlook import GOLD, Outlook
from cantiere.games.arcadia.preview import UNCERTAIN, Preview
from cantiere.games.arcadia.promise import Promise
from cantiere.games.arcadia.signs import progress_of, signs_of, weights
from cantiere.games.arcadia.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ArcadiaHeuristics(FittedHeuristics):
    """Values positions by goods, prospects and what can be done at once."""

    def __init__(self) -> None:
        super().__init__()
        self.take_weights(weights())

    def order(self, state: State, actions: list[int]) -> list[float]:
        """Return what each action promises; what can be told without carrying it out, is."""
        assert isinstance(state, Table)
        preview = Preview(state)
        same: dict[int, float] = {}  # by kind of answer
        promises: list[float] = []
        for action in actions:
            promise: i64 = preview.after(action)
            if promise != UNCERTAIN:
                promises.append(float(promise) / GOLD)
                continue
            kind = int(preview.kind(action))
            if kind not in same:
                after = state.clone()
                after.apply(action)
                same[kind] = self.value(after, preview.seat)
            promises.append(same[kind])
        return promises

    def value(self, state: State, seat: i64) -> float:
        """Return how many gold pieces ahead of the others a seat may expect to be, roughly."""
        assert isinstance(state, Table)
        outlook = Outlook(state, seat)
        return float(outlook.lead() + Promise(outlook).best()) / GOLD

    def settled(self, state: State) -> bool:
        """A turn is about to begin."""
        frame = state.frame
        return frame is None or frame.step.name == "action"

    def iterations(self, state: State) -> i64:
        """So many that the slowest answer takes about a second."""
        return 100

    def horizon(self, state: State) -> i64:
        """Everybody has had a turn."""
        return state.seats

    def signs(self, state: State, seat: i64) -> list[float]:
        """Return what may tell how the game will end for a seat."""
        assert isinstance(state, Table)
        outlook = Outlook(state, seat)
        return signs_of(state, seat, float(outlook.lead()) / GOLD, Promise(outlook).next_action())

    def progress(self, state: State) -> float:
        """Return how far the castle has come."""
        assert isinstance(state, Table)
        return progress_of(state)

    def mark_names(self) -> list[str]:
        """Return what the marks are."""
        return MARKS

    def marks(self, state: State, seat: i64) -> vec[float]:
        """Return what a seat has, and who waits at which buildings."""
        assert isinstance(state, Table)
        return marks_of(state, seat)

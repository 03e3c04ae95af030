"""What a good player of Castelli looks at. For bots only.

A position is worth, to each seat, its points and what its materials, cards, silver and shields may still
bring; a bot likes its own worth, and dislikes that of the others at its table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.heuristics import Heuristics, shares
from cantiere.core.state import OVER, State
from cantiere.games.castelli.actions import DECLINE, END, TILE, TURN, uses_card
from cantiere.games.castelli.components import STONE, count
from cantiere.games.castelli.marks import MARKS, chosen_meadow, marks_of
from cantiere.games.castelli.meadows import Meadows
from cantiere.games.castelli.rating import Rating
from cantiere.games.castelli.shields import Outlook
from cantiere.games.castelli.steps.c1_reveal import CHOOSE_TILE, LAY_TILE
from cantiere.games.castelli.steps.c3_build import sites, way_to_pay
from cantiere.games.castelli.steps.c3_main import MAIN
from cantiere.games.castelli.steps.c4_sell import LAST_SALE
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.towns import towns_of
from cantiere.games.castelli.worth import Weights

GOOD_SITE: Final = 4  # points
HORIZON: Final = 12  # turns, whoever's


@mypyc_attr(allow_interpreted_subclasses=True)
class CastelliHeuristics(Heuristics):
    """Looks at points, sets of materials, sites, cards, silver, and who leads around open areas."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights if weights is not None else Weights()

    def value(self, state: State, seat: i64) -> float:
        """Return how good the position is for a seat."""
        assert isinstance(state, Table)
        asked: i64 = state.reacting()
        if asked in (NOBODY, seat):
            return self._value(state, seat, None)
        after = state.clone()
        _nobody_reacts(after, seat)
        return self._value(after, seat, None)

    def advice(self, state: State) -> i64:
        """A castle on a good site is built at once: materials in hand bring nothing, and sites are taken."""
        assert isinstance(state, Table)
        frame = state.frame
        if frame is None or frame.step is not MAIN:
            return -1
        way = way_to_pay(state, frame.seat)
        if way is None:
            return -1
        lands: i64 = sites(state, frame.seat, STONE)
        towns = towns_of(state)
        best: i64 = towns.best(lands)
        if best < GOOD_SITE:
            return -1
        lands &= towns.lands[best]
        return way.at(count((lands & -lands) - 1))  # the first of them

    def settled(self, state: State) -> bool:
        """A turn is about to begin."""
        frame = state.frame
        return frame is None or frame.step is CHOOSE_TILE

    def iterations(self, state: State) -> i64:
        """So many that the slowest answer takes a second or two; battles take longer to judge."""
        assert isinstance(state, Table)
        return 250 if state.battle else 700

    def horizon(self, state: State) -> i64:
        """Some turns: what a tile is worth in the end, nobody sees at once."""
        return HORIZON

    def spread(self, state: State) -> float:
        """The more tiles are face down, the less is decided."""
        assert isinstance(state, Table)
        return 4.0 + 0.5 * float(count(state.face_down))

    def chances(self, state: State) -> list[float]:
        """By the values, as long as the game goes on: what the seats of a table share is looked at once."""
        return super().chances(state) if state.to_move == OVER else self.rewards(state)

    def rewards(self, state: State) -> list[float]:
        """Points count at the end too: who only wins or loses learns little from one try."""
        assert isinstance(state, Table)
        if state.to_move == OVER or state.reacting() != NOBODY:
            return self.by_value(state)
        spread: float = self.spread(state)
        values: list[float] = []
        outlook: Outlook | None = None
        seat: i64
        for seat in range(state.seats):
            if outlook is None or outlook.table != state.table_of(seat):
                outlook = Outlook(state, state.table_of(seat))
                outlook.look(state)
            values.append(self._value(state, seat, outlook) / spread)
        return shares(values)

    def order(self, state: State, actions: list[int]) -> list[float]:
        """Return what each action promises; what they have in common is looked at once."""
        frame = state.frame
        assert isinstance(state, Table)
        assert frame is not None
        outlook = Outlook(state, state.table_of(frame.seat))
        if state.meadow == NOBODY or frame.step is LAY_TILE:  # else it fits nothing that may come
            outlook.look(state)
        if frame.step is CHOOSE_TILE and actions and TILE.holds(actions[0]):
            return self._meadows(state, frame.seat, actions, outlook)
        promises: list[float] = []
        for action in actions:
            after = state.clone()
            after.apply(action)
            _nobody_reacts(after, frame.seat)
            laid = frame.step is LAY_TILE and TURN.holds(action)
            then = outlook.laid(state, after) if laid else outlook
            promises.append(self._value(after, frame.seat, then))
        return promises

    def _meadows(self, t: Table, seat: i64, actions: list[int], outlook: Outlook) -> list[float]:
        """Order the meadows, which differ only in what may be laid there, and the cards."""
        chosen = t.clone()
        chosen.apply(actions[0])
        rating = Rating(chosen, seat, self.weights)
        worth: float = rating.worth + rating.outlook(outlook)
        meadows = Meadows(rating, t)
        promises: list[float] = []
        for action in actions:
            if uses_card(action):
                after = t.clone()
                after.apply(action)
                promises.append(self._value(after, seat, outlook))
                continue
            promises.append(worth + meadows.promise(TILE.part(action, 0)))
        return promises

    def pick(self, state: State, actions: list[int]) -> i64:
        """Return a good answer quickly: playing on is most of a search's time.

        Cards can wait until a tile has been laid, and a tile is turned by what can be seen at a glance.
        """
        frame = state.frame
        assert isinstance(state, Table)
        if frame is not None and frame.step is LAY_TILE:
            looking = Meadows(Rating(state, frame.seat, self.weights), state)
            return TURN.at(looking.best_turn(state.meadow))
        if frame is None or frame.step is not CHOOSE_TILE or not TILE.holds(actions[0]):
            return super().pick(state, actions)
        meadows = Meadows(Rating(state, frame.seat, self.weights), state)
        best: i64 = -1
        most = 0.0
        for action in actions:
            if uses_card(action):
                break
            promise: float = meadows.promise(TILE.part(action, 0))
            if best < 0 or promise > most:
                best = action
                most = promise
        return best

    def mark_names(self) -> list[str]:
        """Return what the marks are."""
        return MARKS

    def marks(self, state: State, seat: i64) -> vec[float]:
        """Return what a seat has, and who leads where something is still to be had."""
        assert isinstance(state, Table)
        return marks_of(state, seat, self.weights)

    def marks_after(self, state: State, seat: i64, answer: i64, before: vec[float]) -> vec[float]:
        """Who has chosen a meadow has changed nothing else."""
        assert isinstance(state, Table)
        if not TILE.holds(answer):
            return marks_of(state, seat, self.weights)
        marks = before[:]
        chosen_meadow(state, seat, marks)
        return marks

    def _value(self, t: Table, seat: i64, outlook: Outlook | None) -> float:
        """A question that an action has led to is worth its best answer."""
        frame = t.frame
        if frame is None:
            return self._difference(t, seat, outlook)
        if frame.step is MAIN:
            if t.face_down or t.meadow != NOBODY:
                return self._difference(t, seat, outlook)
            return self._difference(_counted(t), seat, outlook)
        if frame.step is LAST_SALE:
            return self._difference(_counted(t), seat, outlook)
        if frame.seat != seat or frame.step is CHOOSE_TILE:
            return self._difference(t, seat, outlook)
        best = float("-inf")
        for action in t.legal_actions():
            if uses_card(action):
                break  # cards can wait: they have been looked at, or will be
            after = t.clone()
            after.apply(action)
            _nobody_reacts(after, seat)
            best = max(best, self._value(after, seat, outlook))
        return best

    def _difference(self, t: Table, seat: i64, outlook: Outlook | None) -> float:
        """Return the worth of a position as it is, with an outlook that may fit it."""
        if t.to_move == OVER:
            return Rating(t, seat, self.weights).worth
        if outlook is None or not outlook.fits(t):
            outlook = Outlook(t, t.table_of(seat))
            outlook.look(t)
        rating = Rating(t, seat, self.weights, outlook.rating)
        outlook.rating = rating
        total: float = rating.worth + rating.outlook(outlook)
        return total if t.meadow == NOBODY else total + rating.chosen(t)


def _nobody_reacts(t: Table, seat: i64) -> None:
    """Go on as if no other seat had a bailiff or a guard: an attack is worth its success."""
    asked: i64 = t.reacting()
    while asked != NOBODY and asked != seat:
        t.apply(DECLINE)
        asked = t.reacting()


def _counted(t: Table) -> Table:
    """Return the end, counted, of a game whose last turn is being played, if nobody sells more cards."""
    after = t.clone()
    while after.to_move != OVER:
        after.apply(END)
    return after

"""Tables by declaration: each fact of the table is said once, and what can follow from it does.

A game lists its fields (`core.fields`): numbers, names, sets, counts by kind, piles; each for the whole table
or for every seat, each seen by all, by its owner or by nobody. From that come the set-up, copies, snapshots
with checks of every range, the view and the features of a seat, and dealing anew what a seat cannot know. A
game may write any of these itself where it can be quicker or nicer.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.bags import DrawStep
from cantiere.core.blocks import Block
from cantiere.core.fields import (
    EVERYBODY,
    NOBODY,
    OWNER,
    TABLE,
    UNSEEN,
    AtSeats,
    Field,
    Group,
    Kinds,
    Seats,
    Value,
)
from cantiere.core.fields.lying import check_lying, places_of
from cantiere.core.game import Game
from cantiere.core.reason import Caution
from cantiere.core.rng import Rng
from cantiere.core.sheet import Encoder, Sheet
from cantiere.core.state import Frame, State, Step

MOST_SET_UPS: Final = 64  # that a game keeps laid out


class DeclaredTable(State):
    """A position whose facts are the fields of its game. Declare their types in the subclass."""

    def fields(self) -> list[Field]:
        """Return the fields that the game has declared."""
        game = self.game
        assert isinstance(game, DeclaredGame)
        return game.fields

    def clone(self) -> DeclaredTable:
        copy = type(self)()
        copy.copy_machine(self)
        for field in self.fields():
            field.copy(self, copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Mix, kind by kind, all that the seat cannot see, and deal it back: as many to each place."""
        game = self.game
        assert isinstance(game, DeclaredGame)
        for _, lying in game.lying:
            hidden = [
                (field, owner)
                for field, owner in places_of(self, lying)
                if isinstance(field, Value) and field.dealt and not field.known_to(int(seat), owner)
            ]
            pool = [kind for field, owner in hidden for kind in field.held(self, owner)]
            for field, owner in hidden:
                dealt = [pool.pop(rng.below(len(pool))) for _ in field.held(self, owner)]
                field.put(self, owner, field.laid(dealt))


class DrawFrom(DrawStep[Any]):
    """Chance draws a thing from a field that counts by kind, or a set of them; `apply` says where it goes."""

    def __init__(self, name: str, block: Block, field: str, first: str = "", *, rule: str = "") -> None:
        super().__init__(name, block, first, rule=rule)
        self.field = field

    def bag(self, t: Any, frame: Frame) -> vec[i64]:
        held = getattr(t, self.field)
        if isinstance(held, int):
            return vec[i64]([held >> kind & 1 for kind in range(len(self.block.names[0]))])
        return vec[i64](held)


class DeclaredGame(Game):
    """A game whose table is declared: its `fields`, and, where nothing is done by hand, what holds them.

    `table` is the class of its positions, `steps` the plan. What a game writes itself it names: how the table
    is shown, the checks of a table and of what is asked on it, and what people are told about an action.
    """

    fields: list[Field]
    table: type[State]
    steps: list[Step[Any]]
    shows_everybody: Callable[[Any, dict[str, Any]], Mapping[str, Any]] | None = None
    shows: Callable[[Any, int | None, dict[str, Any]], Mapping[str, Any]] | None = None
    checks_table: Callable[[Any], None] | None = None
    checks_position: Callable[[Any], None] | None = None
    cautions: Callable[[Any, int], list[Caution]] | None = None
    depends_on_hidden: Callable[[Any, int], bool] | None = None
    answers_secretly: Callable[[Any, int], bool] | None = None

    def __init__(self) -> None:
        self._set_ups: dict[Any, State] = {}
        self.looked_at: tuple[State, dict[str, Any]] | None = None
        self._marks = self._marks_at_seats()
        self.about_seats = tuple(one.called for one in simple(self.fields) if one.about_seats())
        if type(self).encoder is Game.encoder:
            self.encoder = DeclaredEncoder(self.fields, max(self.seat_counts), list(self.questions))

    @functools.cached_property
    def whole_table(self) -> Group:
        """All fields, as the one entry that they are in a snapshot."""
        return Group("table", self.fields)

    def new(self, seats: int, *, rules_version: int | None = None, **options: Any) -> State:
        """Return the position before anything is drawn: a copy, if one like it was laid out before."""
        version = self.check_rules(self.rules_version if rules_version is None else rules_version)
        complete = self.check(seats, options)
        key = (seats, version, *complete.values())
        laid_out = self._set_ups.get(key)
        if laid_out is None:
            if len(self._set_ups) >= MOST_SET_UPS:
                self._set_ups.clear()
            laid_out = self._set_ups[key] = self.build(seats, complete, version)
        state = laid_out.clone()
        state.options = complete
        return state

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> State:
        """Return the set-up: what the fields say."""
        t = self.blank(options)
        t.begin(self, seats, options, self.plan(options, rules_version), rules_version)
        self.lay_out(t)
        t.advance()
        return t

    def blank(self, options: dict[str, Any]) -> State:
        """Return a table on which nothing lies."""
        return self.table()

    def plan(self, options: dict[str, Any], rules_version: int) -> list[Step[Any]]:
        """Return the steps of the game."""
        return self.steps

    def lay_out(self, t: State) -> None:
        """Have everything lie as it does before the first step."""
        self.whole_table.begin(t)

    def warnings(self, state: State, action: int) -> list[Caution]:
        """Return what a player may overlook."""
        return [] if self.cautions is None else self.cautions(state, action)

    def unseen(self, state: State, action: int) -> bool:
        """Tell whether what follows depends on what is hidden."""
        return self.depends_on_hidden is not None and self.depends_on_hidden(state, action)

    def secret(self, state: State, action: int) -> bool:
        """Tell whether nobody else may know that the seat to move was asked, and that it answers this."""
        return self.answers_secretly is not None and self.answers_secretly(state, action)

    def looking_at(self, state: State) -> contextlib.AbstractContextManager[None]:
        """Have what everybody sees of a state, which must not change meanwhile, be made only once."""
        return _LookingAt(self, state)

    def table_view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """Return the table as a seat sees it: what everybody sees, and in its place what only this seat does.

        What everybody sees may be shared with other views: nobody changes it.
        """
        looked_at = self.looked_at  # read once: another thread may be looking at another state
        shared = looked_at[1] if looked_at is not None and looked_at[0] is state else {}
        if not shared:
            shared.update(self.everybody_view(state))
        own = {field.called: field.shown(state, seat) for field in self._partly_hidden if field.there(state)}
        seen = shared | own
        return seen if self.shows is None else {**seen, **self.shows(state, seat, seen)}

    def everybody_view(self, state: State) -> dict[str, Any]:
        """Return what is seen of a table by whoever looks."""
        fields: dict[str, Any] = self.whole_table.shown(state, None)
        for field in self._marks:
            fields[field.at_seats] = field.at_each(state)
        return fields if self.shows_everybody is None else {**fields, **self.shows_everybody(state, fields)}

    def _marks_at_seats(self) -> list[AtSeats]:
        """What is shown for each seat, unless the seats' own entries have it."""
        marks = [one for one in simple(self.fields) if isinstance(one, AtSeats) and one.at_seats]
        for field in self.fields:
            if isinstance(field, Seats):
                field.marks, marks = marks, []
        return marks

    @functools.cached_property
    def _partly_hidden(self) -> list[Field]:
        """The fields of which not everybody sees the same."""
        return [field for field in self.fields if field.seen != UNSEEN and field.hides()]

    def table_data(self, state: State) -> dict[str, Any]:
        """Return what lies where."""
        data: dict[str, Any] = self.whole_table.data(state)
        return data

    def fill_table(self, state: State, data: Mapping[str, Any]) -> None:
        """Lay the table out as a snapshot says."""
        self.whole_table.fill_of(state, TABLE, data)
        self.check_table(state)

    def check_position(self, state: State) -> None:
        """Refuse a question that cannot be asked on this table."""
        if self.checks_position is not None:
            self.checks_position(state)

    @functools.cached_property
    def lying(self) -> list[tuple[Kinds, list[Field]]]:
        """The kinds of things that are in the box, each with the fields that hold some."""
        fields = simple(self.fields)
        kinds = dict.fromkeys(one.kinds_held() for one in fields)
        there = [kind for kind in kinds if kind is not None and (kind.amounts or kind.there)]
        return [(kind, [field for field in fields if field.kinds_held() is kind]) for kind in there]

    def check_table(self, state: State) -> None:
        """All that is in the box is somewhere, and once; and what else a game knows."""
        for kinds, lying in self.lying:
            check_lying(state, kinds, lying)
        if self.checks_table is not None:
            self.checks_table(state)


class _LookingAt(contextlib.AbstractContextManager[None]):
    """A state being looked at. Not a generator: this is entered for every move."""

    def __init__(self, game: DeclaredGame, state: State) -> None:
        self._game = game
        self._state = state

    def __enter__(self) -> None:
        self._game.looked_at = (self._state, {})

    def __exit__(self, *_exc: object) -> None:
        self._game.looked_at = None


class DeclaredEncoder(Encoder[State]):
    """Writes the fields as a seat sees them: the table's, its own hidden ones, then all seats alike."""

    def __init__(self, fields: list[Field], most_seats: int, questions: list[str]) -> None:
        super().__init__(most_seats, questions)
        self.fields = simple(fields)

    def write(self, t: State, seat: i64, sheet: Sheet) -> None:
        self.write_question(t.decision, t.to_move, seat, t.seats, sheet)
        sheet.share("seats", t.seats, self.most_seats)
        for field in self.fields:
            if field.per_seat:
                if field.seen == OWNER:
                    field.encode_of(t, int(seat), sheet)
            elif field.seen == EVERYBODY:
                field.encode_of(t, TABLE, sheet)
            elif field.seen == NOBODY:
                field.encode_size(t, TABLE, sheet)
        self.write_seats(t, seat, sheet)

    def write_seat(self, t: State, viewer: i64, seat: i64, sheet: Sheet) -> None:
        for field in self.fields:
            if field.per_seat and field.seen == EVERYBODY:
                field.encode_of(t, int(seat), sheet)
            elif field.per_seat and field.seen != UNSEEN:
                field.encode_size(t, int(seat), sheet)


def simple(fields: Sequence[Field]) -> list[Field]:
    """Return the fields that are not groups, those inside of groups among them."""
    found: list[Field] = []
    for field in fields:
        found += simple(field.fields) if isinstance(field, Group) else [field]
    return found

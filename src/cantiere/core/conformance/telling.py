"""Promises about what is told of moves, and about taking them back."""

from __future__ import annotations

from cantiere.core.conformance.trial import Trial
from cantiere.core.state import CHANCE


def check_events(trial: Trial) -> None:
    """Every change of a figure is told, and nothing else; pieces go from one place to another."""
    move, names = trial.history.moves[-1], [figure.name for figure in trial.game.figures]
    trial.that(len(set(names)) == len(names), "two figures have one name")
    counted = [list(move.before.figures(seat)) for seat in range(trial.state.seats)]
    for event in move.events:
        trial.report.messages.add("event-" + event.name)
        for change in event.figures:
            trial.that(change.figure in names, f"{event}: there is no figure {change.figure!r}")
            counted[change.seat][names.index(change.figure)] += change.by
        for piece in event.pieces:
            trial.that(piece.amount > 0 and piece.start != piece.end, f"{event}: {piece} goes nowhere")
    for seat in range(trial.state.seats):
        now = trial.state.figures(seat)
        trial.that(len(now) == len(names), f"{len(now)} figures, {len(names)} names")
        for name, told, is_now in zip(names, counted[seat], now, strict=True):
            said = f"{move.text!r}: {name} of seat {seat} is {is_now}, by the events {told}"
            trial.that(told == is_now, said)
        if trial.game.points:
            scores = trial.state.scores()
            points = now[names.index(trial.game.points)]
            trial.that(scores[seat] == points, f"the score is {scores[seat]}, the points {points}")


def check_taking_back(trial: Trial) -> None:
    """What a seat may take back alone was its own, and has shown it nothing."""
    for seat in range(trial.state.seats):
        keep = trial.history.undo_point(seat)
        if keep is None:
            continue
        undone = trial.history.moves[keep:]
        trial.that(undone[0].who == seat, "undo begins with another seat's move")
        others = [m for m in undone if m.who not in (CHANCE, seat) and not m.forced and not m.secret]
        crossed = [m for m in undone if m.events and (m.who == CHANCE or m in others)]
        trial.that(not crossed, "undo goes back across what chance has shown or another seat has done")
        again = undone[0].before.clone()
        for move in undone:
            again.apply(move.action)
        trial.that(again == trial.state, "playing undone moves again leads elsewhere")

"""The table in a terminal, drawn from a view alone: what a seat may not see is not even here."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from cantiere.core.terminal import BETWEEN, Drawing, Words
from cantiere.core.views import View


def draw(view: View, texts: Words, names: Sequence[str]) -> RenderableType:
    """Return a line for each seat, and who is ahead."""
    drawing = Drawing(view, texts, names)
    table = view["table"]
    lines = [_seat(drawing, seat) for seat in range(view["seats"])]
    lines.append(Text(f"{drawing.say('board-bag')}: {table['bag']}", style="dim"))
    most = max(table["points"])
    if table["points"].count(most) == 1:
        lines.append(Text(drawing.say("board-ahead", seat=table["points"].index(most), points=most)))
    return Group(*lines)


def _seat(drawing: Drawing, seat: int) -> Text:
    table = drawing.view["table"]
    hand = table["hands"][seat]
    tower = BETWEEN.join(drawing.say(block) for block in table["towers"][seat]) or "–"
    held = (
        hand if isinstance(hand, int) else ", ".join(f"{n} {drawing.say(name)}" for name, n in hand.items())
    )
    return (
        drawing.heading(seat)
        + f"{drawing.say('board-towers')}: {tower}  {drawing.say('board-hands')}: {held}"
    )

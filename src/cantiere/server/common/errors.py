"""Problems: everything that is refused is answered as problem+json, with a reason that a program can read.

What people read (`title`, `detail`) is in the language of whoever is served, `reader_language`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.common.texts import reader_language, texts_of
from cantiere.texts import Texts

UNREADABLE = {"error-record": "problem-not-a-record", "error-snapshot": "problem-not-a-snapshot"}


class ProblemData(TypedDict):
    """Why a request was refused. `reason` is for programs, `detail` for people."""

    type: str
    title: str
    status: int
    detail: str
    reason: str


class WrongPart(TypedDict):
    """A part of a request that is not as it should be."""

    at: str
    what: str


class InvalidData(ProblemData):
    """Why a request was refused: parts that are not as they should be, or a move that is not possible.

    `why` is in English, for programmers: what is wrong with a record or a snapshot.
    """

    errors: NotRequired[list[WrongPart]]
    action: NotRequired[str]
    key: NotRequired[str]
    rule: NotRequired[str]
    params: NotRequired[dict[str, int | str]]
    suggestions: NotRequired[list[str]]
    why: NotRequired[str]


class Refusal(Exception):
    """Whatever is refused before anything was changed."""


class Problem(Refusal):
    """Something refused. `reason` is for programs; people read the catalogue's message `problem-REASON`.

    `detail` is for those who write code. `translated`: it is in the reader's language already.
    """

    def __init__(
        self, status: int, reason: str, detail: str, *, translated: bool = False, **more: object
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.reason = reason
        self.detail = detail
        self.translated = translated
        self.more = more

    def data(self, lang: str | None = None) -> ProblemData:
        """Return the problem ready for JSON."""
        texts = texts_of(None, lang or reader_language.get())
        title, words = f"problem-title-{self.status}", f"problem-{self.reason}"
        data: ProblemData = {
            "type": "about:blank",
            "title": texts.say(title if texts.knows(title) else "problem-title-422"),
            "status": self.status,
            "detail": texts.say(words) if not self.translated and texts.knows(words) else self.detail,
            "reason": self.reason,
        }
        return cast(ProblemData, {**data, **self.more})  # of its `more` the kinds of problems tell


def not_found(what: str = "there is no such thing here") -> Problem:
    """Return the answer to whoever asks for what is not there, or not theirs to know."""
    return Problem(404, "not-found", what)


def refusal(error: CantiereError) -> Problem:
    """Return what a game or a bot refuses, in the reader's language.

    What is wrong inside a file is known in English only: `why` has it for whoever wrote the program.
    """
    if error.key in UNREADABLE:
        return Problem(
            422,
            "refused",
            texts_of(None, reader_language.get()).say(UNREADABLE[error.key]),
            translated=True,
            why=str(error),
        )
    game = error.params.get("game")
    known = game if isinstance(game, str) and game in games() else None
    texts = (
        Texts(find_game(known), reader_language.get())
        if known is not None
        else texts_of(None, reader_language.get())
    )
    return Problem(422, "refused", texts.error(error), translated=True)

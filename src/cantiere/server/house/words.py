"""Words that names and chat may not have, from a list that the operator sets."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from cantiere.core.reason import CantiereError
from cantiere.server.common.errors import Problem

HIDDEN = "…"
# What is not seen, or drawn over the letter before it, does not make another word.
UNSEEN = "[\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]*"


def read_words(path: Path | None) -> WordList:
    """Return the list in a file: one word a line; what begins with # is a remark, `*` ends what may go on."""
    if path is None:
        return WordList([])
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise CantiereError(f"the list of words {path} cannot be read: {error} (setting `words`)") from error
    return WordList([line.strip() for line in lines if line.strip() and not line.startswith("#")])


class WordList:
    """The words of the list, in any case, with or without accents and characters that are not seen.

    >>> words = WordList(["drat*", "heck"])
    >>> words.hide("Heck, that drátted check! h\\u200beck h\\u0332eck")
    '…, that … check! … …'
    """

    def __init__(self, words: list[str]) -> None:
        each = [
            "".join(re.escape(letter) + UNSEEN for letter in _plain(word.removesuffix("*")))
            + (r"\w*" if word.endswith("*") else "")
            for word in words
        ]
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)") if each else None

    def check_names(self, *names: str | None) -> None:
        """Refuse names of which one has one of the words."""
        for name in names:
            if name is not None and self._pattern is not None and self._pattern.search(_plain(name)):
                raise Problem(422, "word", "This name has a word that is not wanted here.")

    def hide(self, text: str) -> str:
        """Return a text with the words hidden."""
        if self._pattern is None:
            return text
        plain, shown, last = _plain(text), "", 0
        for found in self._pattern.finditer(plain):
            shown += text[last : found.start()] + HIDDEN
            last = found.end()
        return shown + text[last:]


def _plain(text: str) -> str:
    """Return a text in small letters without accents, each letter still in its place."""
    return "".join((unicodedata.normalize("NFD", letter)[0].lower() or letter)[0] for letter in text)

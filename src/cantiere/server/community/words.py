"""Words that names and chat may not have, from a list that the operator sets."""

from __future__ import annotations

import itertools
import re
import unicodedata
from pathlib import Path

from cantiere.core.reason import CantiereError
from cantiere.server.common.errors import Problem

UNSEEN = {"Mn", "Me", "Cf"}  # drawn over the letter before it, or not at all
HIDDEN = "…"
BETWEEN = r"[\W_]+"  # what may stand between letters that are written apart: s o, or s.o
OFTEN = 3  # times in a row that a letter is meant once: soooo
# Signs that are taken for letters: digits and marks; letters of other scripts that look alike.
ALIKE = str.maketrans("013457@$€|", "oieastasel")
SCRIPTS = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455\u04bb\u0501"
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131",
    "abekmhopctyxijshdabenikvoptuxi",
)
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their kind, and nothing to be seen


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
    """The words of the list, in any case, with or without accents, disguised in the ways that are usual.

    >>> words = WordList(["drat*", "heck"])
    >>> words.hide("Heck, that drátted check! h\\u200beck h\\u0332eck ｈｅｃｋ h3ck h.e.c.k heeeck")
    '…, that … check! … … … … … …'
    """

    def __init__(self, words: list[str]) -> None:
        self._patterns: list[tuple[re.Pattern[str], bool]] = []
        for alike in (False, True):  # as it is written, and with signs that are taken for letters
            each = [one for word in words for one in _ways(word, alike)]
            if each:
                self._patterns.append((re.compile(rf"(?<![^\W_])(?:{'|'.join(each)})(?![^\W_])"), alike))

    def check_names(self, *names: str | None) -> None:
        """Refuse names of which one has one of the words."""
        if any(name is not None and self._found(name) for name in names):
            raise Problem(422, "word", "This name has a word that is not wanted here.")

    def hide(self, text: str) -> str:
        """Return a text with the words hidden."""
        shown, last = "", 0
        for first, end in self._found(text):
            if first >= last:
                shown += text[last:first] + HIDDEN
            last = max(last, end)
        return shown + text[last:]

    def _found(self, text: str) -> list[tuple[int, int]]:
        """Return from where to where the words of the list are."""
        found = []
        for pattern, alike in self._patterns:
            plain, places = _plain(text, alike)
            found += [(places[one.start()], places[one.end()]) for one in pattern.finditer(plain)]
        return sorted(found)


def _ways(word: str, alike: bool) -> list[str]:
    """Return patterns for a word: in one piece, or with something between all its letters."""
    plain, _ = _plain(word.removesuffix("*"), alike)
    letters = ["".join(run) for _, run in itertools.groupby(plain)]
    if not letters:
        return []
    more = r"\w*" if word.endswith("*") else ""
    pieces = [_run(letter) for letter in letters]
    apart = BETWEEN.join(re.escape(letter) for letter in plain)
    return ["".join(pieces) + more, *([apart] if len(plain) > 2 else [])]


def _run(letters: str) -> str:
    """Return a pattern for a letter that stands so often in a row, or much more often."""
    one, count = re.escape(letters[0]), len(letters)
    return f"{one}{{{count},}}" if count > 1 else f"(?:{one}{{{OFTEN},}}|{one})"


def _plain(text: str, alike: bool) -> tuple[str, list[int]]:
    """Return a text in small letters without accents and what is not seen, and where each letter stood."""
    plain, places = "", []
    for place, letter in enumerate(text):
        for one in unicodedata.normalize("NFKD", letter).casefold().translate(SCRIPTS):
            if unicodedata.category(one) in UNSEEN or one in BLANK:
                continue
            plain += one.translate(ALIKE) if alike else one
            places.append(place)
    ends = [*places, len(text)]
    return plain, ends

"""The operator's list of words finds them in the disguises that are usual, and leaves other words alone."""

from __future__ import annotations

import pytest

from cantiere.server.common.errors import Problem
from cantiere.server.community.words import HIDDEN, WordList

WORDS = WordList(["heck", "drat*", "ass", "mörder", "1488"])

DISGUISED = [
    "HECK",
    "Héck",
    "h\u0332eck",  # a line below the letter
    "he\u200bck",  # a space of no width
    "he\u00adck",  # where it might be divided
    "h\u3164eck",  # a letter of which nothing is seen
    "\uff48\uff45\uff43\uff4b",  # wide letters
    "\U0001d421\U0001d41e\U0001d41c\U0001d424",  # letters of mathematicians
    "\u04bb\u0435ck",  # letters of another script
    "h3ck",
    "h3ck!",
    "h.e.c.k",
    "h e c k",
    "h_e-c*k",
    "_heck_",
    "heeeeeck",
    "asss",
    "4$$",
    "dratted",
    "Morder",
    "1488",
]


@pytest.mark.parametrize("text", DISGUISED)
def test_a_word_is_found_in_disguise(text: str) -> None:
    shown = WORDS.hide(f"oh {text} no")
    assert shown.startswith("oh ")
    assert shown.endswith(" no")
    assert HIDDEN in shown
    assert not any(letter.isalnum() for letter in shown.removeprefix("oh ").removesuffix(" no"))
    with pytest.raises(Problem):
        WORDS.check_names(f"oh {text}")


@pytest.mark.parametrize(
    "text", ["check", "heckle", "pass the class", "as so", "he ck", "1 4 8", "hydrate", "grass, as she says"]
)
def test_other_words_are_left_alone(text: str) -> None:
    assert WORDS.hide(text) == text
    WORDS.check_names(text)


def test_several_words_are_hidden_each() -> None:
    assert WORDS.hide("heck and h3ck, ass!") == "… and …, …!"
    assert WordList([]).hide("heck") == "heck"
    assert WordList(["*", "\u200b"]).hide("heck") == "heck"  # nothing is left of these

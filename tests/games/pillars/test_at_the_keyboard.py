"""Playing at the keyboard, with lines typed into a pipe: what is typed is this game's notation."""

from __future__ import annotations

from pathlib import Path

from cantiere.core.record import Record
from tests.cli.conftest import Run

GAME = "pillars"
TABLE = ("play", GAME, "--seats", "me", "greedy", "greedy", "--seed", "7", "--option", "start=0")
FIRST = "1\n" * 3000


def test_the_question_and_numbered_answers_are_shown(cli: Run) -> None:
    done = cli(*TABLE)
    assert "Take a card from the supply, or pass for this round?" in done.out
    assert "   1  pass" in done.out
    assert "take quarry-4" in done.out


def test_answers_by_words_and_their_beginnings(cli: Run) -> None:
    done = cli(*TABLE, typed="ta quarry-4\n")
    assert "Player sends 10 workers: Quarry, 4 stone" in done.out


def test_a_refused_answer_is_explained_with_its_rule(cli: Run) -> None:
    done = cli(*TABLE, typed="take quarry-4\ntake forest-2\nsell stone 2\n")
    assert "take forest-2: Workers needed: 3. You have 2 left. (P-I.2)" in done.out
    assert "sell stone 2: That does not answer the question that is asked now: Take a card" in done.out


def test_why_explains_by_number_by_words_and_all_at_once(cli: Run) -> None:
    done = cli(*TABLE, typed="take quarry-4\nwhy\nwhy 5\nwhy take forest-2\nwhy 1\nwhy 400\n")
    assert "Not possible now:" in done.out
    assert "more for the same reason" in done.out
    assert "take forest-2: Workers needed: 3. You have 2 left. (P-I.2)" in done.out
    assert done.out.count("(P-I.") > 4
    assert "That is possible now: pass." in done.out
    assert "There is no number 400 in the list." in done.out


def test_unknown_and_ambiguous_words(cli: Run) -> None:
    done = cli(*TABLE, typed="pess\nta f\nxyzzy\n99\n")
    assert "“pess” is no action here. Did you mean: pass?" in done.out
    assert "“ta f” may mean: take forest-" in done.out
    assert "“xyzzy” is no action here. Type ? for help." in done.out
    assert "There is no number 99 in the list." in done.out


def test_undo_against_bots_and_its_limits(cli: Run) -> None:
    done = cli(*TABLE, typed="undo\ntake quarry-4\nundo\n")
    assert "There is nothing to take back yet." in done.out
    assert "Taken back." in done.out
    people = cli("play", GAME, "--seats", "me:Anna", "me:Bruno", "--option", "start=0", typed="1\n1\nundo\n")
    assert "Anna" in people.out
    assert "That cannot be taken back" in people.out


def test_hint_log_board_and_help(cli: Run) -> None:
    done = cli(*TABLE, typed="take quarry-4\nhint\nlog\nlog 1\nboard\n?\nhelp\n\n")
    assert "A bot would choose: " in done.out
    assert done.out.count("On show in Kingsbridge: Madonna") == 2
    assert done.out.count("always ANSWER") == 2
    assert done.out.count("start player ● A Player") == 3


def test_autosave_loses_nothing(cli: Run, tmp_path: Path) -> None:
    file = tmp_path / "auto.json"
    done = cli(*TABLE, "--save", file, typed="take quarry-4\n")
    assert f"To go on: cantiere play --load {file}" in done.out
    assert (0, "take quarry-4") in Record.load(file).moves
    assert cli("replay", file).code == 0


def test_draws_can_be_typed_in(cli: Run) -> None:
    typed = "start 1\nreveal madonna\nreveal jack\n1\n1\nlea quarry-2\nhint\nundo\n1\nquit\n"
    done = cli("play", GAME, "--seats", "me", "me", "--chance", "ask", typed=typed)
    assert f"cantiere rules {GAME} reconstruction" in done.out  # the box may differ from what is here
    assert done.code == 0
    assert "The table: Who is the start player?" in done.out
    assert "On show in Kingsbridge: Madonna" in done.out
    assert "The table decides here" in done.out
    assert "■ B Player 2: Take a card from the supply" in done.out


def test_an_answer_can_be_repeated_until_the_round_ends(cli: Run) -> None:
    done = cli(*TABLE, typed="pass\nalways keep\nalways off\nauto off\nauto\n")
    assert "From now on, until the round ends: keep." in done.out
    assert "Every question is asked again." in done.out
    assert "You are asked even where there is only one answer." in done.out
    assert "it is given for you." in done.out


def test_options_reach_the_game(cli: Run) -> None:
    done = cli("play", GAME, "--seats", "me", "greedy", "--option", "start=1")
    assert "start player ■ B Greedy" in done.out

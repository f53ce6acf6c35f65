"""Questions of every kind in the terminal: any set of cards at once, what one only may do, a form."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from deskovka.content.tabletop import TabletopGame
from deskovka.kernel import Match, Record, seed_from
from deskovka.terminal.console import Console
from deskovka.terminal.seats import read_seat
from deskovka.terminal.sitting import Sitting
from tests.terminal.keyboard import Keyboard, Screen
from tests.toys.bazaar import Bazaar, BazaarSetup, BazaarState
from tests.toys.fair import Fair, FairSetup
from tests.toys.spoken_bazaar import SpokenBazaar

LAY = "what do you lay on the market?"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(
    game: TabletopGame[Any], setup: Any, seats: Sequence[str], *lines: str, seed: object = 1, plays_on: bool = False
) -> tuple[Match[Any], str]:
    """Play a toy in a terminal that types these lines; gives the match and all that was printed."""
    screen = Screen()
    match: Match[Any] = Match(game, setup, seed_from(seed))
    console = Console(Keyboard(screen, lines, plays_on), screen)
    sitting = Sitting(console, game, match, [read_seat(seat) for seat in seats], game.words("en"))
    sitting.play()
    return match, screen.getvalue()


def bazaar(*lines: str, seats: Sequence[str], seed: object = 1, plays_on: bool = False) -> tuple[Match[Any], str]:
    return play(SpokenBazaar(), BazaarSetup(len(seats)), seats, *lines, seed=seed, plays_on=plays_on)


def seed_where(players: int, *wanted: tuple[int, int, int]) -> int:
    """Chance by which, when the first day has dawned, seats have so many goods and so many rascals."""
    rules = Bazaar()
    for seed in range(2000):
        state: BazaarState = Match(rules, BazaarSetup(players), seed_from(seed)).world.state
        if all(
            len(rules.rascals_of(state, seat)) == rascals and len(state.hands[seat]) == goods + rascals
            for seat, goods, rascals in wanted
        ):
            return seed
    raise AssertionError("no such table")


def goods(seed: int, players: int, seat: int) -> list[str]:
    state = Match(Bazaar(), BazaarSetup(players), seed_from(seed)).world.state
    return [str(option[1]) for option in Bazaar().sets_to_lay(state, seat) if len(option) == 2]


ALONE = ("you:Anna", "random")


def test_several_cards_are_laid_by_their_numbers() -> None:
    seed = seed_where(2, (0, 3, 0))
    first, second, third = goods(seed, 2, 0)
    match, shown = bazaar("1 3", seats=ALONE, seed=seed)
    assert (0, ("lay", first, third)) in match.answers
    for number, name in enumerate((first, second, third), start=1):
        assert f" {number}  {name.capitalize()}\n" in shown
    assert "Type the numbers of all that you want, like 1 3 (from 0 to 3); just Enter for none." in shown
    assert f"Anna lays {first.capitalize()} and {third.capitalize()} and gets " in shown


@pytest.mark.parametrize(
    ("line", "taken"),
    [("", ""), ("2", "b"), ("3,1", "ac"), ("3 2 1", "abc"), ("{c} {a}", "ac"), ("{b:.3}", "b")],
)
def test_cards_are_named_in_any_order_or_none_at_all(line: str, taken: str) -> None:
    seed = seed_where(2, (0, 3, 0))
    names = dict(zip("abc", goods(seed, 2, 0), strict=True))
    match, _ = bazaar(line.format(**names), seats=ALONE, seed=seed)
    assert match.answers[0] == (0, ("lay", *(names[letter] for letter in taken)))


@pytest.mark.parametrize("line", ["1 1", "4", "0", "1 4", "camel"])
def test_what_is_no_set_is_not_understood(line: str) -> None:
    match, shown = bazaar(line, seats=ALONE, seed=seed_where(2, (0, 3, 0)))
    assert match.answers == []
    assert f"“{line}” means nothing here: type 1–3, or h for help." in shown


def test_a_secret_set_is_recorded_taken_back_and_told_when_all_have_laid() -> None:
    seed = seed_where(2, (0, 3, 0), (1, 3, 0))
    first, second, _ = goods(seed, 2, 0)
    match, shown = bazaar("", "1", "", "u", "", "1 2", "", "", "", seats=("you:Anna", "you:Petr"), seed=seed)
    assert match.answers[:2] == [(0, ("lay", first, second)), (1, ("lay",))]
    assert "Petr lays nothing." in shown
    (file,) = Path("saves").iterdir()
    assert Record.parse(file.read_text()).answers[: len(match.answers)] == match.answers


def test_one_may_act_before_a_bot_does() -> None:
    """Petr leads, a bot; Anna holds a rascal."""
    seed = seed_where(2, (1, 2, 1))
    match, shown = bazaar("", "1", seats=("random", "you:Anna"), seed=seed)
    assert "Anna: You may send a rascal for a coin of the one who trades." in shown
    assert "Chance goes on with Enter" in shown
    (sent,) = [option for seat, option in match.answers if seat == 1 and option[0] == "send"]
    assert sent[1] in {"thief", "monkey", "magpie", "cutpurse"}


def test_one_may_let_a_bot_go_on_once_or_until_one_is_asked() -> None:
    seed = seed_where(3, (2, 2, 1), (0, 3, 0), (1, 3, 0))
    offered = "You may send a rascal"
    for line, times in (("", 2), ("-", 1)):
        match, shown = bazaar("", line, line, seats=("random", "random", "you:Anna"), seed=seed)
        assert shown.count(offered) == times  # both bots trade before Anna does
        assert not [option for _, option in match.answers if option[0] == "send"]


def test_without_anything_to_do_nobody_is_stopped() -> None:
    seed = seed_where(2, (1, 3, 0))
    _, shown = bazaar("", seats=("random", "you:Anna"), seed=seed)
    assert "rascal" not in shown
    assert "Anna: How do you trade?" in shown


def test_people_at_one_keyboard_act_while_another_is_asked_and_nobody_learns_who_could() -> None:
    seed = seed_where(2, (0, 3, 0), (1, 2, 1))
    friends = ("you:Anna", "you:Petr")
    hand_over, trades = "It is Petr's turn.", "Anna: How do you trade?"
    match, shown = bazaar("", "", "", "", "", "!", "", "1", seats=friends, seed=seed)
    assert [seat for seat, option in match.answers if option[0] == "send"] == [1]
    before = shown[shown.index(trades) :]
    assert before.index(hand_over) < before.index("Petr: You may send a rascal")

    poor = seed_where(2, (0, 3, 0), (1, 3, 0))
    match, shown = bazaar("", "", "", "", "", "!petr", "", "", "", seats=friends, seed=poor)
    after = shown[shown.index(trades) :]
    assert after.index(hand_over) < after.index("There is nothing that you may do now.")
    assert after.count(trades) == 2  # Anna is asked again


def test_several_people_are_offered_to_act_before_a_bot_whether_or_not_they_can() -> None:
    seats = ("random", "you:Anna", "you:Petr")
    offer = "Chance is about to answer. Whoever wants to act first types !"
    for wanted in ((1, 3, 0), (1, 2, 1)):
        seed = seed_where(3, wanted, (2, 3, 0))
        _, shown = bazaar("", "", "", "", "!", "1", "", "", seats=seats, seed=seed)
        assert offer in shown
        assert " 1  Anna\n 2  Petr\n" in shown


def test_nobody_else_can_act_when_nobody_may() -> None:
    _, shown = bazaar("!", seats=ALONE)
    assert "Nobody else at this keyboard can act now." in shown


def test_a_whole_game_with_optional_actors_and_sets_is_played() -> None:
    match, _ = bazaar(seats=("you:Anna", "you:Petr", "greedy"), plays_on=True)
    assert match.result is not None


def fair(*lines: str, plays_on: bool = False) -> tuple[Match[Any], str]:
    return play(Fair(), FairSetup(), ("you:Anna", "random"), *lines, plays_on=plays_on)


def test_a_form_is_filled_in_at_once_and_confirmed() -> None:
    match, shown = fair("2 1 1", "")
    assert match.answers[:3] == [(0, ("buy", "wheat", 2)), (0, ("buy", "tools", 1)), (0, ("buy", "soldiers", 1))]
    assert " Soldiers: 3 each, at most 2\n" in shown
    assert "Wheat 2, Tools 1, Soldiers 1: 7 of 7. Enter confirms" in shown


def test_a_form_can_be_filled_in_otherwise_before_it_is_confirmed() -> None:
    match, shown = fair("5 5 0", "7 0 0", "2 1", "wheat", "4 0 1", "0 2 1", "")
    assert "So much cannot be had: it would cost 15 of 7." in shown
    assert "So much cannot be had: it would cost 7 of 7." in shown  # there are only five
    asked = "How many of each? Type 3 numbers with spaces between"
    assert shown.partition("Enter confirms")[0].count(asked) == 3  # once, and for each line that says nothing
    assert match.answers[:3] == [(0, ("buy", "wheat", 0)), (0, ("buy", "tools", 2)), (0, ("buy", "soldiers", 1))]


def test_rows_that_cannot_be_paid_are_not_answered() -> None:
    match, _ = fair("5 1 0", "")
    own = [option for seat, option in match.answers if seat == 0]
    assert own[:2] == [("buy", "wheat", 5), ("buy", "tools", 1)]
    assert len(own) == 2


def test_a_form_is_left_for_a_command_and_empty_lines_buy_nothing() -> None:
    match, shown = fair("rules", "", "", plays_on=True)
    assert shown.count("Anna: Day 1: what do you buy? You have 7 coins.") == 2
    assert match.result is not None
    assert match.answers[0] == (0, ("buy", "wheat", 0))

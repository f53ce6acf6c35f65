"""Several people at one keyboard: nobody sees what is not theirs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.games import registry
from deskovka.kernel import Match, Record
from tests.terminal.keyboard import Screen, play

LEGENDS = registry.get("legends")
FRIENDS = ["you:Anna", "you:Petr", "greedy"]
ANNA, PETR = "Na řadě je Anna.", "Na řadě je Petr."
CLEARED = "\x1b[H\x1b[2J\x1b[3J"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_bids_stay_secret_until_the_last_one_is_in() -> None:
    _, shown = play("", "7", "", "4", seats=FRIENDS)
    assert shown.index(ANNA) < shown.index(PETR)
    for_petr = shown[shown.index(PETR) :]
    before, reveal, _ = for_petr.partition("Anna nabízí 7 mincí.\nPetr nabízí 4 mince.\nChamtivec nabízí 0 mincí.")
    assert reveal
    assert "nabízí" not in shown[: shown.index(PETR)] + before
    assert "7" not in re.sub(r"EL-\S+", "", before.partition("── Dražba")[0])


def test_the_screen_is_cleared_between_two_people() -> None:
    _, coloured = play("", "7", "", "4", seats=FRIENDS, screen=Screen(terminal=True))
    shown = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    cleared = [shown.rindex(CLEARED, 0, shown.index(name)) for name in ("Na řadě je", "Petr. Ostatní")]
    typed = shown.index("0–11 > ")
    assert cleared[0] < typed < cleared[1]
    assert "0–11 > " not in shown[cleared[1] : shown.index("Petr. Ostatní")]


def test_a_person_against_bots_is_never_asked_to_look_away() -> None:
    _, shown = play("7", seats=["you:Anna", "greedy", "greedy"])
    assert "Ostatní se prosím nedívají" not in shown
    assert "Anna nabízí 7 mincí." in shown


def test_without_secrets_people_play_on_one_after_another() -> None:
    _, shown = play("", "7", "", "4", "2", "1", seats=FRIENDS, plays_on=True)
    after_the_bid = shown.partition("Petr nabízí 4 mince.")[2]
    assert "Ostatní se prosím nedívají" not in after_the_bid
    assert "Anna: Kterou kartu si vezmete?" in after_the_bid
    assert "Petr: Kterou kartu si vezmete?" in after_the_bid


def test_people_see_only_the_tokens_that_they_peeked_at() -> None:
    """EL-SWP-05: what lies face down is shown to those who looked, and to nobody else at the keyboard."""
    setup = {"variants": ["discovery", "poison_swamp"], "preparation": "drawn"}
    seats = ["you:Anna", "you:Petr", "random"]
    _, shown = play("", "7", "", "4", seats=seats, setup=setup, seed=26, plays_on=True)
    (file,) = Path("saves").iterdir()
    match = Match.load(LEGENDS, Record.parse(file.read_text()))
    words = LEGENDS.words("cs")
    names = ["Anna", "Petr", words.say("bot-random")]
    secrets = {seat: {words.event(e, names) for e in match.log if e.to == (seat,)} for seat in range(3)}
    assert all(secrets.values())
    screens = re.split(r"Na řadě je (Anna|Petr)\. Ostatní se prosím nedívají\.", shown)[1:]
    read: dict[str, str] = {"Anna": "", "Petr": ""}
    for name, screen in zip(screens[::2], screens[1::2], strict=True):
        read[name] += screen
    assert {line for line in read["Anna"].splitlines() if line.startswith("Jen vy víte")} == secrets[0]
    assert {line for line in read["Petr"].splitlines() if line.startswith("Jen vy víte")} == secrets[1]
    seen = [{str(e.facts["token"]) for e in match.log if e.to == (seat,)} for seat in range(2)]
    taken = {str(e.facts["token"]) for e in match.log if e.kind == "token_taken"}
    for own, others, name in ((seen[0], seen[1], "Petr"), (seen[1], seen[0], "Anna")):
        unknown = {words.say(f"token-{token}") for token in own - others - taken}
        assert unknown
        assert not [token for token in unknown if token in read[name]]


def test_an_answer_can_be_taken_back_after_the_next_person_was_asked() -> None:
    """The law of undo allows it, and both sit at the same keyboard."""
    setup = {"players": 2, "prepares": 0}
    _, shown = play("3", "z", seats=["you:Anna", "you:Petr"], setup=setup)
    first, _, then = shown.partition("Anna umisťuje neutrální armádu do regionu Lávová pole.")
    assert "Anna: Kam umístíte neutrální armádu? Zbývá 10." in first
    assert "Petr: Kam umístíte neutrální armádu? Zbývá 9." in then
    assert then.index("Vzato zpět.") < then.index("Anna: Kam umístíte neutrální armádu? Zbývá 10.")


def test_people_without_names_are_numbered() -> None:
    _, shown = play(seats=["you", "you", "you:  Karel,  IV\t "])
    assert "U stolu: A Hráč 1, B Hráč 2, C Karel IV." in shown

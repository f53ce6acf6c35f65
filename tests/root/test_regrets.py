"""What a player might regret is said before."""

from __future__ import annotations

import pytest

from tests.refusing import what_follows
from tests.root.dynasty import decreed
from tests.root.playing import Table, bare
from tests.root.rebels import officers, rebels
from tests.root.wandering import give, relate, wandering


@pytest.mark.clause("root:6.5")
def test_the_marquise_is_told_of_the_actions_that_she_has_left() -> None:
    t = bare("marquise", "eyrie")
    t.put(0, 1, warrior=2)
    t.phase_of(0, "daylight")
    assert what_follows(t, 0, "done") == "3 actions are left"
    t.move(0, 1, 5, 1)
    assert (t.topic(0), what_follows(t, 0, "done")) == ("march", "")
    t.decline(0)
    assert what_follows(t, 0, "done") == "2 actions are left"


@pytest.mark.clause("root:3.3.1", "root:3.3.3")
def test_dominance_that_is_activated_or_spent_is_said_to_be_gone() -> None:
    t = bare("marquise", "eyrie", "alliance")
    t.put(0, 1, warrior=1, sawmill=1)
    t.hand(0, "dominance_fox", "dominance_bird", "anvil")
    t.score(0, 12)
    t.phase_of(0, "daylight")
    lies = "the dominance card will lie beside the map for anybody to take"
    assert what_follows(t, 0, "overwork", 1, "dominance_fox") == lies
    assert what_follows(t, 0, "extra_action", "dominance_bird") == lies
    assert what_follows(t, 0, "overwork", 1, "anvil") == ""
    assert what_follows(t, 0, "activate_dominance", "dominance_fox").startswith("you leave the score track for good")


def adding(*hand: str) -> Table:
    """The Eyrie add to the Decree, with a roost and warriors in clearing 1 (fox), where an enemy is, too."""
    t = bare("eyrie", "squirrels")
    t.put(0, 1, roost=1, warrior=3)
    t.put(1, 1, warrior=1)
    t.hand(0, *hand)
    t.begin(0)
    return t


@pytest.mark.parametrize(
    ("card", "column", "stuck"),
    [
        ("anvil", "recruit", False),
        ("anvil", "move", False),
        ("anvil", "battle", False),
        ("anvil", "build", True),  # there is a roost already
        ("sword", "recruit", True),
        ("sword", "move", True),
        ("sword", "battle", True),
        ("birdy_bindle", "recruit", False),
    ],
)
@pytest.mark.clause("root:7.4.2", "root:7.7")
def test_a_card_that_would_bring_turmoil_says_so(card: str, column: str, stuck: bool) -> None:
    t = adding(card)
    suit = {"anvil": "fox", "sword": "mouse", "birdy_bindle": "bird"}[card]
    turmoil = f"stays in the Decree, and as things stand it would bring Turmoil ({column.title()}, {suit})"
    assert what_follows(t, 0, "decree_add", card, column) == (turmoil if stuck else "stays in the Decree until Turmoil")


@pytest.mark.clause("root:7.7.1", "root:7.8.2-x1")
def test_turmoil_says_what_it_takes_and_recruiting_when_it_comes() -> None:
    t = decreed("charismatic", "squirrels", "weasels", recruit=["anvil"], move=["birdy_bindle"])
    t.put(0, 5, roost=1)
    t.leave(0, warrior=1)
    turmoil = "you lose 3 points, all cards of the Decree and your leader, and Daylight ends"
    assert what_follows(t, 0, "turmoil") == turmoil
    assert what_follows(t, 0, "decree_recruit", 5, "bird") == "you cannot place 2: Turmoil follows"
    t.leave(0, warrior=2)
    assert what_follows(t, 0, "decree_recruit", 5, "bird") == ""


@pytest.mark.clause("root:8.4.1.II", "root:8.6.1")
def test_the_alliance_is_told_of_supporters_and_operations() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1)
    t.supporters(0, "bake_sale", "cobbler")
    t.begin(0)
    assert what_follows(t, 0, "revolt", 5) == "spends 2 supporters"
    officers(t, 2)
    t.put(0, 5, warrior=1)
    t.phase_of(0, "evening")
    assert what_follows(t, 0, "done") == "2 operations are left"


@pytest.mark.clause("root:9.2.9.III", "root:9.2.9.III.c")
def test_the_vagabond_is_told_who_becomes_hostile() -> None:
    t = wandering("marquise", "eyrie", at=5)
    give(t, sword=1, crossbow=1)
    t.put(1, 5, warrior=1)
    t.put(2, 5, roost=1)
    t.hand(0, "bake_sale")
    hostile = "turns Player 1 hostile if a warrior falls"
    assert what_follows(t, 0, "battle", 5, 1) == what_follows(t, 0, "strike", "warrior", 1) == hostile
    assert what_follows(t, 0, "battle", 5, 2) == ""  # no warriors
    relate(t, 1, "hostile")
    assert what_follows(t, 0, "battle", 5, 1) == ""
    assert what_follows(t, 0, "aid", 1, "bake_sale") == "Player 1 is hostile: it improves nothing"


@pytest.mark.parametrize(
    ("character", "verb", "words"), [("ranger", "hideout", "ends"), ("scoundrel", "scorch", "torch")]
)
@pytest.mark.clause("root:D.3.2", "root:D.6.2")
def test_characters_are_told_what_is_gone(character: str, verb: str, words: str) -> None:
    t = wandering(at=5, character=character)
    give(t, torch=1)
    give(t, condition="damaged", tea=1)
    assert words in what_follows(t, 0, verb)

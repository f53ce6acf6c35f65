"""What a bot thinks of hirelings: they are good to have, and their battles are those of who controls them."""

from deskovka.games.root.state import Battle
from tests.root.hired import control, employing, owner
from tests.root.playing import GAME, counted

FACTIONS = ("alliance", "duchy")


def test_who_controls_a_hireling_has_it_its_turns_and_its_pieces() -> None:
    t = employing(*FACTIONS)
    t.put(owner(t, "forest_patrol"), 5, warrior=3)
    assert [counted(t.g, seat)["hirelings"] for seat in (0, 1)] == [0, 0]
    control(t, "forest_patrol", 0, count=2)
    row = counted(t.g, 0)
    assert (row["hirelings"], row["hired_turns"], row["hired_pieces"]) == (1, 2, 3)
    assert counted(t.g, 1)["hirelings"] == 0


def test_a_hireling_is_worth_having_and_the_longer_the_better() -> None:
    t = employing(*FACTIONS)
    without = GAME.estimates(t.g)[0]
    control(t, "last_dynasty", 0, count=1)
    shortly = GAME.estimates(t.g)[0]
    control(t, "last_dynasty", 0, count=3)
    assert without < shortly < GAME.estimates(t.g)[0]


def test_a_battle_of_a_hireling_promises_hits_to_its_controller() -> None:
    t = employing(*FACTIONS)
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=3)
    t.put(1, 5, warrior=1)
    t.g.battle = Battle(patrol, 1, 5)
    assert counted(t.g, 0)["hits"] > 0 > counted(t.g, 1)["hits"]

"""11. End and scoring."""

import pytest

from tests.paladins.playing import playing


@pytest.mark.clause("paladins:PW-SCORE-2")
def test_attributes_score_by_their_track_and_paladins_do_not_count() -> None:
    t = playing(players=2)
    row = []
    for value in range(13):
        t.attributes(0, faith=value)
        row.append(t.points(0)["faith"])
    assert row == [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
    t.attributes(0, strength=2)
    t.paladin(0, "roland")
    assert t.points(0)["strength"] == 1


@pytest.mark.clause("paladins:PW-SCORE-3")
@pytest.mark.clause("paladins:PW-SCORE-4")
@pytest.mark.clause("paladins:PW-SCORE-6")
@pytest.mark.parametrize(
    ("action", "part", "row"),
    [
        ("develop", "workshops", {5: 0, 6: 1, 7: 3, 8: 6}),
        ("commission", "monks", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("garrison", "outposts", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("absolve", "jars", {4: 0, 5: 1, 6: 3, 7: 6}),
    ],
)
def test_the_last_few_of_each_kind_score_and_do_not_add_up(action: str, part: str, row: dict[int, int]) -> None:
    t = playing(players=2)
    for times, points in row.items():
        t.done(0, action, times)
        assert t.points(0)[part] == points


@pytest.mark.clause("paladins:PW-SCORE-5")
def test_walls_score_by_number_and_by_what_is_printed_on_any_number_of_them() -> None:
    t = playing(players=2)
    t.walls(0, "vp2")
    assert t.points(0)["walls"] == 2
    for count, points in ((4, 0), (5, 1), (6, 3), (7, 6)):
        t.walls(0, *["scout"] * count)
        assert t.points(0)["walls"] == points


@pytest.mark.clause("paladins:PW-SCORE-9")
@pytest.mark.parametrize(("silver", "provisions", "points"), [(2, 0, 0), (2, 1, 1), (4, 1, 1), (4, 2, 2)])
def test_leftovers_are_counted_together(silver: int, provisions: int, points: int) -> None:
    t = playing(players=2)
    t.stock(0, silver=silver, provisions=provisions)
    assert t.points(0)["leftovers"] == points


@pytest.mark.clause("paladins:PW-TIE-1")
def test_ties_go_to_orders_then_to_fewer_suspicion_cards_and_are_shared_then() -> None:
    t = playing(players=2)
    t.attributes(0, faith=10)
    t.attributes(1, faith=10)
    t.phase("scoring")
    assert t.winners == (0, 1)
    assert t.told("shared_victory") == [{"seat": 0, "total": 13}, {"seat": 1, "total": 13}]

    t = playing(players=2)
    t.suspect(0, 1)
    t.phase("scoring")
    assert t.winners == (1,)
    assert t.told("won") == [{"seat": 1, "total": 0}]

    t = playing(players=2)
    t.orders("attack")
    t.done(0, "attack", 5)
    t.suspect(0, 1)
    t.debts(1, paid=4)
    t.phase("scoring")
    assert t.scores == (4, 4)
    assert t.winners == (0,)


@pytest.mark.clause("paladins:PW-EX-SCORE-1")
def test_the_example_of_66_points() -> None:
    t = playing(players=2)
    t.orders("commission", "attack", "fortify")
    t.attributes(0, faith=6, strength=11, influence=10)
    t.done(0, "commission", 6)
    t.walls(0, "vp2", "labourer_vp", "scout", "scout", "scout", "scout")
    t.win_over(0, "adventurer_v", "warrior_b", "warrior_s", "assassin_v")
    t.beat(0, "archer_s", "hunter_s", "invader_s")
    t.debts(0, unpaid=1, paid=2)
    t.stock(0, silver=2, provisions=2)
    t.phase("scoring")
    assert t.told("scored")[0] == {
        "seat": 0,
        "total": 66,
        "orders": 12,
        "faith": 6,
        "strength": 16,
        "influence": 13,
        "workshops": 0,
        "monks": 5,
        "walls": 6,
        "outposts": 0,
        "jars": 0,
        "outsiders": 8,
        "paid": 2,
        "unpaid": -3,
        "leftovers": 1,
    }
    assert t.scores[0] == 66

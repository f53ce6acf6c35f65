"""What is shown before one decides: the arithmetic of a fight, and what can be paid for in the economic phase."""

import pytest

from deskovka.games.uprising.view import OfferView, PartView, UprisingView
from tests.uprising.playing import GAME, GOVERNMENT, REBELS, Table, managing, moving
from tests.uprising.test_fights import siege


def view_of(t: Table, seat: int) -> UprisingView:
    view: UprisingView = GAME.view(t.g, seat)
    return view


def note_of(t: Table, *option: str) -> str:
    line = GAME.note(("attack", *option), view_of(t, REBELS), t.g.terms.tables.content)
    assert line is not None
    return GAME.words("en").line(line, ("Ada", "Ben"))


@pytest.mark.parametrize(
    ("levels", "power", "said"),
    [
        ((3, 2), 0, "3 + 2 = 5 against 1 + 3 = 4: wins, whatever power is added. You can add nothing."),
        ((3, 2), 1, "3 + 2 = 5 against 1 + 3 = 4: wins, unless 1 power is added. You can add nothing."),
        ((3, 1), 0, "3 + 1 = 4 against 1 + 3 = 4: a draw as it stands. You can add nothing."),
        ((3,), 0, "3 against 1 + 3 = 4: 2 more to win. You can add nothing."),
    ],
)
def test_an_attack_is_reckoned_before_it_is_made(levels: tuple[int, ...], power: int, said: str) -> None:
    t = siege(3, *levels)
    t.give(GOVERNMENT, military=power)
    assert note_of(t, "severin", *("severin_in", "severin_out")[: len(levels)]) == said


def test_the_reckoning_tells_what_can_be_added() -> None:
    t = siege(1, 1)
    t.give(REBELS, military=5, political=2)
    assert note_of(t, "severin", "severin_in").endswith("You can add 3 power and take 2 off the defence.")
    t = moving()
    t.put(REBELS, "korunov_n", 2)
    t.put(GOVERNMENT, "severin_in", 3)
    t.give(REBELS, military=2, political=2)
    assert note_of(t, "severin_in", "korunov_n") == "2 against 3: 2 more to win. You can add 2 power."


def test_a_fight_under_way_shows_what_both_sums_consist_of() -> None:
    t = siege(2, 3, 1)
    t.give(REBELS, military=2, political=1)
    t.give(GOVERNMENT, military=1)
    t.answer(REBELS, "attack", "severin", "severin_in", "severin_out")
    t.answer(REBELS, "commit", "severin_in", 0)
    t.answer(REBELS, "commit", "severin_out", 2)
    t.answer(REBELS, "weaken", 1)
    fight = view_of(t, GOVERNMENT).fight
    assert fight is not None
    assert fight.attack_parts == (
        PartView("level", 3, "severin_in"),
        PartView("level", 1, "severin_out"),
        PartView("military", 2),
    )
    assert fight.defence_parts == (PartView("city", 1), PartView("level", 2, "severin"), PartView("political", -1))
    assert (fight.strength, fight.defence) == (6, 2)


def test_cards_are_parts_of_the_sums() -> None:
    t = siege(2, 2)
    t.give(GOVERNMENT, military=1)
    t.deal(REBELS, "siege_guns")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "use", "siege_guns")
    fight = view_of(t, GOVERNMENT).fight
    assert fight is not None
    assert fight.defence_parts == (PartView("city", 1), PartView("level", 2, "severin"), PartView("siege", -2))


def test_offers_are_what_can_be_paid_for_with_its_price() -> None:
    t = managing()
    t.clear()
    t.own(None, "olsany", "bukovec")
    t.put(REBELS, "dubnice", 1)
    t.give(REBELS, money=0, food=3, weapons=1, popularity=3, political=2)
    assert view_of(t, REBELS).offers == (
        OfferView("give", "basic", "food", 1, 1),
        OfferView("give", "border", "food", 1, 2),
        OfferView("campaign", None, "popularity", 1, 3),
        OfferView("recruit", "solna_brana", "popularity", 3, 1),
        OfferView("recruit", "dolni_brana", "popularity", 3, 1),
        OfferView("arm", "dubnice", "weapons", 1, 1),
        OfferView("draw", None, "political", 2, 1),
    )
    assert view_of(t, GOVERNMENT).offers == ()

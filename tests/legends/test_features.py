"""What is counted for bots."""

import pytest

from deskovka.games.legends.features import FEATURES, features
from deskovka.games.legends.scoring import score_parts
from deskovka.games.legends.state import NOBODY
from deskovka.kernel import Chance, seed_from
from tests.legends.playing import GAME, Table, playing


def counted(t: Table, seat: int) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(FEATURES, features(t.g)[seat], strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_points_are_those_of_the_rules_all_through_a_game(seed: int) -> None:
    picks = Chance(seed_from("features", seed))
    t = playing(**GAME.draw_setup(picks))
    while t.world.result is None:
        for seat, parts in enumerate(score_parts(t.g) if t.g.map else ()):
            found = counted(t, seat)
            assert found["points"] == t.g.totals[seat] + sum(parts)
            assert [found[name] for name in ("regions", "islands", "card_points", "elixir_points")] == parts[:4]
        t.answer_at_random(picks)


def test_islands_are_counted_by_how_far_one_is_ahead() -> None:
    t = playing(players=2)
    t.clear()
    for region in ("fern_north", "fern_middle", "volcano_3"):
        t.put(0, region, armies=2)
    t.put(1, "volcano_4", armies=1)
    t.put(1, "meadows_cape", armies=1)
    names = ("island_safe", "island_narrow", "island_tied", "island_behind")
    assert [counted(t, 0)[name] for name in names] == [1, 0, 1, 1]
    assert [counted(t, 1)[name] for name in names] == [0, 1, 1, 0]


def test_a_turn_is_had_once_its_card_is_taken() -> None:
    t = playing(players=2)
    mover = t.g.turn
    t.row("ancient_phoenix", "dire_eye", "graveyard", "night_hydra", "lake", "forest_elf")
    assert [counted(t, seat)["turns"] for seat in (mover, 1 - mover)] == [11, 11]
    t.answer(mover, "take", "ancient_phoenix")
    assert [counted(t, seat)["turns"] for seat in (mover, 1 - mover)] == [10, 11]


def test_words_count_with_the_cards_on_offer_and_coins_with_the_turns_left() -> None:
    t = playing(players=2)
    t.row("cursed_banshee", "cursed_king", "cursed_gargoyles", "dire_eye", "lake", "forest_elf")
    t.give_cards(0, "graveyard")
    found = counted(t, 0)
    assert (found["word_cards"], found["words_offered"]) == (1, 3)
    t.g.coins[0] = 40
    assert counted(t, 0)["coins_to_spend"] == counted(t, 0)["turns"] == 10
    t.g.coins[0] = 3
    assert counted(t, 0)["coins_to_spend"] == 3


def test_who_goes_later_has_more_seats_before_it_once_the_starter_is_named() -> None:
    t = playing(players=3)
    t.g.starter = 1
    assert [counted(t, seat)["seats_before"] for seat in range(3)] == [2, 0, 1]
    t.g.starter = NOBODY
    assert [counted(t, seat)["seats_before"] for seat in range(3)] == [0, 0, 0]

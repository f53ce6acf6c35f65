"""10. Citadels."""

import pytest

from tests.legends.playing import Table, playing, set_up


def with_citadel(*regions: str) -> Table:
    """A table with an empty map and citadels in some regions."""
    table = playing(players=3)
    table.clear()
    for region in regions:
        table.put_token("citadel", region)
    return table


@pytest.mark.clause("legends:EL-CIT-01")
def test_the_player_who_prepares_the_game_puts_three_citadels_into_free_regions() -> None:
    table = set_up(players=3, variants=["citadels"], prepares=1)
    for region in ("volcano_2", "meadows_cape", "citadel_islet"):
        assert table.world.waiting == (1,)
        assert ("put", "citadel", "meadows_village") not in table.options(1)  # the start token lies there
        table.answer(1, "put", "citadel", region)
    assert table.topic(0) == "bid"
    assert table.lying() == {"volcano_2": "citadel", "meadows_cape": "citadel", "citadel_islet": "citadel"}
    assert table.token_seen_by(None, "meadows_cape") == "citadel"


@pytest.mark.clause("legends:EL-CIT-01")
def test_regions_with_discovery_tokens_are_taken_for_citadels() -> None:
    table = set_up(players=3, variants=["discovery", "citadels"], prepares=0)
    for region in ("volcano_1", "volcano_2", "volcano_3", "volcano_5", "fern_middle"):
        token = table.options(0)[0][1]
        table.answer(0, "put", str(token), region)
    taken = {"volcano_1", "volcano_2", "volcano_3", "volcano_5", "fern_middle", "meadows_village"}
    free = [region for region in table.g.on_map.regions if region not in taken]
    # in the order of regions, so that no three regions are offered twice; two must still fit behind the first
    assert table.options(0) == [("put", "citadel", region) for region in free[:-2]]
    table.answer(0, "put", "citadel", free[3])
    assert table.options(0) == [("put", "citadel", region) for region in free[4:-1]]
    table.answer(0, "put", "citadel", free[-2])
    assert table.topic(0) == "bid"  # one region was left for the third
    assert [region for region, token in table.lying().items() if token == "citadel"] == [free[3], free[-2], free[-1]]


@pytest.mark.clause("legends:EL-CIT-01")
def test_without_the_variant_there_are_no_citadels() -> None:
    assert playing(players=3, variants=["discovery", "encounters"]).g.tokens.count("citadel") == 0
    assert playing(players=3, variants=["citadels"]).g.tokens.count("citadel") == 3


@pytest.mark.clause("legends:EL-CIT-02")
def test_whoever_controls_the_region_gets_one_point_more() -> None:
    table = with_citadel("fern_north", "fern_south", "volcano_1")
    table.put(0, "fern_north", armies=1)
    table.put(0, "fern_south", cities=1)
    table.put(1, "volcano_1", armies=2)
    table.put(0, "volcano_1", armies=1)
    assert [table.points(seat)["citadels"] for seat in range(3)] == [2, 1, 0]
    table.finish()
    assert table.scores == (5, 3, 0)  # two regions, their island, two citadels; one of each


@pytest.mark.clause("legends:EL-CIT-02")
def test_a_tie_gives_nobody_the_point() -> None:
    table = with_citadel("fern_north")
    table.put(0, "fern_north", armies=2)
    table.put(1, "fern_north", armies=1, cities=1)
    assert [table.points(seat)["citadels"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("legends:EL-CIT-02")
def test_neutral_armies_deny_the_point() -> None:
    table = playing(players=2)
    table.clear()
    table.put_token("citadel", "fern_north")
    table.put(0, "fern_north", armies=2)
    assert table.points(0)["citadels"] == 1
    table.put(2, "fern_north", armies=3)
    assert [table.points(seat)["citadels"] for seat in range(2)] == [0, 0]


@pytest.mark.clause("legends:EL-CIT-02")
def test_the_token_is_never_taken() -> None:
    table = with_citadel("fern_north")
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert table.token("fern_north") == "citadel"
    assert table.discoveries(0) == []
    table.clear("fern_north")
    table.put(1, "fern_north", armies=1)
    assert [table.points(seat)["citadels"] for seat in range(3)] == [0, 1, 0]

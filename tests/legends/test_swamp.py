"""9. The poison swamp: tokens that lie face down."""

from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

from deskovka.content.setups import SetupConflict
from deskovka.kernel import Chance, seed_from
from tests.legends.playing import GAME, Table, playing, set_up

HIDDEN_VARIANTS = ["discovery", "poison_swamp"]
SMALLEST = "t:horseshoe@0,E=fern@W,S=citadel@N,W=tall_islands@E"
SIX = ["cottage", "hidden_treasure", "magic_book", "magic_spring", "poison_swamp", "stable"]


def with_hidden(token: str, region: str = "fern_north") -> Table:
    """A table where one token lies face down."""
    table = playing(players=3, variants=HIDDEN_VARIANTS)
    table.clear_tokens()
    table.put_token(token, region)
    return table


def named_in_view(table: Table, seat: int | None) -> list[str]:
    """Which of the six tokens are named anywhere in what a seat sees."""
    text = msgspec.json.encode(GAME.view(table.g, seat)).decode()
    return [token for token in SIX if token in text]


@pytest.mark.clause("legends:EL-SWP-01")
def test_the_swamp_needs_the_discovery_tokens() -> None:
    with pytest.raises(SetupConflict) as refused:
        GAME.read_setup({"variants": ["poison_swamp", "citadels"]})
    assert refused.value.facts == {
        "game": "legends",
        "key": "variants",
        "value": "poison_swamp",
        "needs": "variants = discovery",
    }
    assert GAME.read_setup({"variants": HIDDEN_VARIANTS}).variants == set(HIDDEN_VARIANTS)


@pytest.mark.clause("legends:EL-SWP-02")
def test_six_tokens_are_put_face_down_by_the_usual_rule() -> None:
    table = set_up(players=3, variants=HIDDEN_VARIANTS, prepares=2)
    chosen = ["volcano_2", "volcano_4", "meadows_cape", "meadows_south", "fern_south", "citadel_islet"]
    for region in chosen:
        assert table.world.waiting == (2,)
        assert ("put", "hidden", "meadows_village") not in table.options(2)  # the start token counts too
        table.answer(2, "put", "hidden", region)
    assert table.topic(0) == "bid"
    assert set(table.lying()) == set(chosen)
    assert sorted(table.lying().values()) == SIX
    assert {event["token"] for event in table.told("token_put")} == {"hidden"}


@pytest.mark.clause("legends:EL-SWP-02")
def test_a_world_imagined_while_tokens_are_put_does_not_know_the_last_one() -> None:
    table = set_up(players=3, variants=HIDDEN_VARIANTS, prepares=2)
    for region in ("volcano_2", "volcano_4", "meadows_cape", "meadows_south", "fern_south"):
        table.answer(2, "put", "hidden", region)
    last = set()
    for number in range(60):
        world = table.world.copy()
        world.redeal(2, Chance(seed_from("last token", number)))
        world.answer(2, ("put", "hidden", "citadel_islet"))
        last.add(world.state.tokens[world.state.on_map.index["citadel_islet"]])
    assert last == set(SIX)


@pytest.mark.clause("legends:EL-SWP-02")
def test_nobody_sees_the_tokens_neither_during_nor_after_the_preparation() -> None:
    table = set_up(players=3, variants=HIDDEN_VARIANTS, prepares=0)
    while table.topic(0) == "token":
        for seat in (0, 1, 2, None):
            assert named_in_view(table, seat) == []
        table.answer(0, *table.options(0)[-1])
    for seat in (0, 1, 2, None):
        assert named_in_view(table, seat) == []
        assert [table.token_seen_by(seat, region) for region in table.lying()] == ["hidden"] * 6


@pytest.mark.clause("legends:EL-SWP-02")
def test_the_tokens_are_shuffled() -> None:
    orders = set()
    for seed in range(40):
        table = set_up(seed, players=2, variants=HIDDEN_VARIANTS, prepares=0)
        while table.topic(0) == "token":
            table.answer(0, *table.options(0)[0])
        orders.add(tuple(table.lying().values()))
    assert {order[0] for order in orders} == set(SIX)
    assert {order[-1] for order in orders} == set(SIX)
    assert len(orders) > 30


def every_placement(table: Table) -> Iterator[tuple[str, ...]]:
    """The regions with tokens, for every way in which seat 0 can answer until all of them lie."""
    if table.topic(0) != "token":
        yield tuple(table.lying())
        return
    for option in table.options(0):
        branch = Table(table.world.copy())
        branch.answer(0, *option)
        yield from every_placement(branch)


@pytest.mark.clause("legends:EL-SWP-02")
def test_tokens_that_look_alike_go_into_every_set_of_regions_in_just_one_way() -> None:
    table = set_up(players=2, variants=HIDDEN_VARIANTS, prepares=0, map=SMALLEST)
    table.answer(0, *table.options(0)[0])
    regions = [name for name in table.g.on_map.regions if name != table.start()]
    assert len(regions) == 13
    assert list(every_placement(table)) == list(combinations(regions, 6))


@pytest.mark.clause("legends:EL-SWP-02")
def test_what_a_seat_does_not_know_can_be_dealt_anew() -> None:
    table = playing(players=3, variants=HIDDEN_VARIANTS)
    truth = table.lying()
    dealt = set()
    for seed in range(30):
        world = table.world.copy()
        world.redeal(0, Chance(seed_from(seed)))
        imagined = Table(world).lying()
        assert set(imagined) == set(truth)
        assert sorted(imagined.values()) == SIX
        dealt.add(tuple(imagined.values()))
    assert len(dealt) > 20


@pytest.mark.clause("legends:EL-SWP-03")
@pytest.mark.parametrize("token", SIX)
def test_the_first_city_takes_the_token_whatever_it_is(token: str) -> None:
    table = with_hidden(token)
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert table.topic(1) == "take"  # he was not asked whether he wants it
    assert table.discoveries(0) == [token]
    assert table.token("fern_north") == ""
    for seat in (0, 1, 2, None):
        assert GAME.view(table.g, seat).seats[0].discoveries == (token,)  # it lies face up before him
        assert table.token_seen_by(seat, "fern_north") == ""


@pytest.mark.clause("legends:EL-SWP-03")
def test_a_token_taken_unseen_works_at_once() -> None:
    table = with_hidden("cottage")
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "ancient_woods")  # +1 army; build, then place 1
    table.answer(0, "build", "fern_north")
    assert table.question(0).facts["left"] == 3


@pytest.mark.clause("legends:EL-SWP-04")
def test_the_swamp_costs_its_owner_a_point() -> None:
    table = with_hidden("poison_swamp")
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert [table.points(seat)["discoveries"] for seat in range(3)] == [-1, 0, 0]
    table.clear()
    table.finish()
    assert table.scores == (-1, 0, 0)


@pytest.mark.clause("legends:EL-SWP-05")
def test_at_the_end_of_his_turn_a_player_sees_the_tokens_of_regions_he_controls() -> None:
    table = with_hidden("magic_book")
    table.put_token("stable", "fern_south")
    table.put(0, "fern_north", armies=2)
    table.put(0, "fern_south", armies=1)
    table.put(1, "fern_south", armies=1)
    assert table.token_seen_by(0, "fern_north") == "hidden"  # not before
    table.take_free(0, "cursed_tower")
    assert table.token_seen_by(0, "fern_north") == "hidden"
    table.end_turn(0)
    assert table.token_seen_by(0, "fern_north") == "magic_book"
    assert table.token_seen_by(0, "fern_south") == "hidden"  # he does not control it
    for seat in (1, 2, None):
        assert table.token_seen_by(seat, "fern_north") == "hidden"
        assert named_in_view(table, seat) == []


@pytest.mark.clause("legends:EL-SWP-05")
def test_what_he_saw_is_told_to_him_alone() -> None:
    table = with_hidden("magic_book")
    table.put(0, "fern_north", armies=2)
    table.idle(0)
    assert table.told("peeked") == [{"seat": 0, "region": "fern_north"}]
    whispers = [event for event in table.events if event.kind == "peeked_token"]
    assert [event.facts for event in whispers] == [{"region": "fern_north", "token": "magic_book"}]
    assert [whispers[0].is_for(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    for event in table.events:
        if event is not whispers[0]:
            assert "magic_book" not in event.facts.values()


@pytest.mark.clause("legends:EL-SWP-05")
def test_the_end_of_another_players_turn_shows_him_nothing() -> None:
    table = with_hidden("magic_book")
    table.put(1, "fern_north", armies=2)
    table.idle(0)
    assert table.token_seen_by(1, "fern_north") == "hidden"
    assert table.told("peeked") == []
    table.idle(1)
    assert table.token_seen_by(1, "fern_north") == "magic_book"


@pytest.mark.clause("legends:EL-SWP-05")
def test_control_counts_at_the_end_of_the_turn_not_at_its_beginning() -> None:
    table = with_hidden("magic_book")
    table.put_token("stable", "fern_south")
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "dire_ogre")  # move 2
    table.answer(0, "move", "fern_north", "fern_middle")
    table.answer(0, "move", "fern_middle", "fern_south")
    assert table.token_seen_by(0, "fern_north") == "hidden"
    assert table.token_seen_by(0, "fern_south") == "stable"


@pytest.mark.clause("legends:EL-SWP-05")
def test_he_remembers_what_he_saw_and_is_told_once() -> None:
    table = with_hidden("magic_book")
    table.put(0, "fern_north", armies=2)
    table.idle(0)
    table.idle(1)
    table.idle(2)
    table.idle(0)
    assert len(table.told("peeked_token")) == 1
    table.clear("fern_north")
    assert table.token_seen_by(0, "fern_north") == "magic_book"
    for seed in range(10):
        world = table.world.copy()
        world.redeal(0, Chance(seed_from(seed)))
        assert Table(world).token("fern_north") == "magic_book"


@pytest.mark.clause("legends:EL-SWP-05")
def test_several_players_may_know_the_same_token() -> None:
    table = with_hidden("poison_swamp")
    table.put(0, "fern_north", armies=1)
    table.idle(0)
    table.put(1, "fern_north", armies=2)
    table.idle(1)
    assert [table.token_seen_by(seat, "fern_north") for seat in (0, 1, 2)] == ["poison_swamp", "poison_swamp", "hidden"]


@pytest.mark.clause("legends:EL-SWP-05")
def test_face_up_tokens_need_no_look() -> None:
    table = playing(players=3, variants=["discovery"])
    for region in table.lying():
        table.put(0, region, armies=1)
    table.idle(0)
    assert table.told("peeked") == table.told("peeked_token") == []

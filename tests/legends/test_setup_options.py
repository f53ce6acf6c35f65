"""The set-up of Legends: every option, what it does, and what is said when it cannot be."""

import json
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from deskovka.content.setups import SetupConflict, UnknownOption, options_of
from deskovka.games.legends.map import Layout
from deskovka.games.legends.setup import LegendsSetup, Terms
from deskovka.kernel import BadSetup, Chance, DeskovkaError, Match, Record, seed_from, verify
from tests.legends.playing import GAME, Table, set_up

ALL_VARIANTS = [
    "discovery",
    "poison_swamp",
    "citadels",
    "encounters",
    "leaders",
    "bid_die_tie",
    "row_wrap",
    "full_game",
]
FIRST_GAME = "t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E"
RING_GAME = "row:fern@0,meadows@0,citadel@180,volcano@0"
MAPS = "auto, first_game, desert_game, ring_game, drawn, chosen"


def read(**options: Any) -> Terms:
    """The terms of a match with these options."""
    terms: Terms = GAME.read_setup(options)
    return terms


def refusal(**options: Any) -> DeskovkaError:
    """What is said of options that cannot be."""
    with pytest.raises(DeskovkaError) as refused:
        read(**options)
    return refused.value


def finished(seed: int = 1, **options: Any) -> Record:
    """The record of a game with these options where everybody answers at random."""
    match, picks = Match(GAME, read(**options), seed_from(seed)), Chance(seed_from("picks", seed))
    while match.result is None:
        seat = picks.pick(match.waiting)
        question = match.question(seat)
        assert question is not None
        match.answer(seat, picks.pick(question.options))
    return match.record


# What there is


def test_every_option_with_its_default() -> None:
    assert [(option.key, option.kind, option.default) for option in options_of(LegendsSetup)] == [
        ("players", "number", 3),
        ("variants", "several", ()),
        ("map", "choice", "auto"),
        ("start", "text", ""),
        ("joint", "text", ""),
        ("preparation", "choice", "asked"),
        ("prepares", "choice", "drawn"),
        ("age_order", "order", ()),
        ("edition", "edition", {}),
    ]
    assert [option.key for option in options_of(LegendsSetup) if option.main] == ["variants", "map", "preparation"]
    assert read().setup == LegendsSetup()


def test_what_the_options_may_be() -> None:
    allowed = {option.key: option.allowed for option in options_of(LegendsSetup)}
    assert allowed["players"] == "2–4"
    assert allowed["variants"] == ", ".join(ALL_VARIANTS)
    assert allowed["preparation"] == "asked, drawn"
    assert allowed["prepares"] == "drawn, 0, 1, 2, 3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play(players: int) -> None:
    assert read(players=players).players == players
    assert len(set_up(players=players).g.coins) == players


# What cannot be


@pytest.mark.parametrize(
    ("key", "value", "shown", "allowed"),
    [
        ("players", 1, "1", "2–4"),
        ("players", 5, "5", "2–4"),
        ("players", 10**30, str(10**30), "2–4"),
        ("players", True, "true", "2–4"),
        ("players", 2.0, "2.0", "2–4"),
        ("players", "3", "3", "2–4"),
        ("players", None, "null", "2–4"),
        ("players", [3], "3", "2–4"),
        ("variants", ["leaders", "dragons"], "leaders,dragons", ", ".join(ALL_VARIANTS)),
        ("variants", "leaders", "leaders", ", ".join(ALL_VARIANTS)),
        ("variants", {"leaders": True}, "{leaders: true}", ", ".join(ALL_VARIANTS)),
        ("variants", ["leaders", "citadels", "leaders"], "leaders,citadels,leaders", "1 × leaders"),
        ("variants", [[]], "[]", ", ".join(ALL_VARIANTS)),
        ("map", 3, "3", "auto, first_game, desert_game, ring_game, drawn, chosen"),
        ("map", "atlantis", "atlantis", f"{MAPS}, {FIRST_GAME}"),
        ("map", "", '""', f"{MAPS}, {FIRST_GAME}"),
        ("start", ["fern_north"], "fern_north", "text"),
        ("start", "fern_north", "fern_north", "meadows_village, meadows_south, meadows_trees"),
        ("start", "meadows_cape", "meadows_cape", "meadows_village, meadows_south, meadows_trees"),
        ("joint", None, "null", "text"),
        ("preparation", "maybe", "maybe", "asked, drawn"),
        ("preparation", ["asked"], "asked", "asked, drawn"),
        ("prepares", 4, "4", "drawn, 0, 1, 2, 3"),
        ("prepares", 3, "3", "drawn, 0–2"),
        ("prepares", "0", "0", "drawn, 0, 1, 2, 3"),
        ("prepares", True, "true", "drawn, 0, 1, 2, 3"),
        ("age_order", [0, 1], "0,1", "0,1,2"),
        ("age_order", [0, 1, 1], "0,1,1", "0,1,2"),
        ("age_order", [0, 1, 2, 3], "0,1,2,3", "0,1,2"),
        ("age_order", [1, 2, 3], "1,2,3", "0,1,2"),
        ("age_order", ["a"], "a", "0,1,2,…"),
        ("age_order", 0, "0", "0,1,2,…"),
        ("edition", ["prices"], "prices", "YAML {…}"),
        ("edition", None, "null", "YAML {…}"),
    ],
)
def test_a_wrong_value_is_named_with_its_key_and_what_is_allowed(
    key: str, value: Any, shown: str, allowed: str
) -> None:
    error = refusal(**{key: value})
    assert type(error) is BadSetup
    assert error.facts == {"game": "legends", "key": key, "value": shown, "allowed": allowed}
    assert str(error) == f"In the set-up of legends, {key} cannot be {shown}: allowed is {allowed}."


def test_a_long_wrong_value_is_cut() -> None:
    error = refusal(map="x" * 100_000)
    assert len(str(error.facts["value"])) == 80


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    error = refusal(colours=["red"])
    assert isinstance(error, UnknownOption)
    assert error.facts["option"] == "colours"
    assert str(error.facts["known"]).split(", ") == [option.key for option in options_of(LegendsSetup)]


@pytest.mark.parametrize(
    ("options", "key", "value", "needs"),
    [
        ({"variants": ["poison_swamp"]}, "variants", "poison_swamp", "variants = discovery"),
        ({"map": "ring_game"}, "map", "ring_game", "variants = row_wrap"),
        ({"map": RING_GAME}, "map", RING_GAME, "variants = row_wrap"),
        ({"map": "first_game", "variants": ["row_wrap"]}, "map", "first_game", "variants ≠ row_wrap"),
        ({"map": FIRST_GAME, "variants": ["row_wrap"]}, "map", FIRST_GAME, "variants ≠ row_wrap"),
        ({"map": "drawn", "start": "meadows_south"}, "start", "meadows_south", "map ≠ drawn, chosen"),
        ({"map": "chosen", "joint": "fern_north"}, "joint", "fern_north", "map ≠ drawn, chosen"),
        ({"map": FIRST_GAME, "joint": "fern_north"}, "joint", "fern_north", "start"),
    ],
)
def test_options_that_do_not_go_together_are_named(options: dict[str, Any], key: str, value: str, needs: str) -> None:
    error = refusal(**options)
    assert isinstance(error, SetupConflict)
    assert error.facts == {"game": "legends", "key": key, "value": value, "needs": needs}


@pytest.mark.parametrize("joint", ["meadows_cape", "meadows_village", "ice_1", "nowhere"])
def test_the_joint_armies_go_to_a_region_of_another_segment_in_play(joint: str) -> None:
    error = refusal(joint=joint)
    assert type(error) is BadSetup
    assert error.facts["key"] == "joint"
    assert str(error.facts["allowed"]).split(", ") == [
        *(f"volcano_{number}" for number in range(1, 8)),
        *("fern_north", "fern_middle", "fern_south"),
        *("citadel_castle", "citadel_slope", "citadel_islet"),
    ]


def test_every_refusal_is_a_bad_setup() -> None:
    for options in ({"players": 9}, {"colours": 1}, {"map": "ring_game"}, {"edition": {"prices": [1]}}):
        assert isinstance(refusal(**options), BadSetup)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=9,
)
PLAUSIBLE = {
    "players": st.integers(1, 5),
    "variants": st.lists(st.sampled_from(ALL_VARIANTS), max_size=4),
    "map": st.sampled_from([*MAPS.split(", "), FIRST_GAME, RING_GAME, "t:fern@0"]),
    "start": st.sampled_from(["", "meadows_south", "meadows_cape", "desert_5"]),
    "joint": st.sampled_from(["", "volcano_1", "meadows_cape", "nowhere"]),
    "preparation": st.sampled_from(["asked", "drawn", "both"]),
    "prepares": st.sampled_from(["drawn", 0, 1, 2, 3, 4]),
    "age_order": st.permutations([0, 1, 2]) | st.just([]),
    "edition": st.dictionaries(st.sampled_from(["sea_cost", "prices", "cards"]), st.integers(0, 3) | JSON, max_size=2),
}


@given(st.fixed_dictionaries({}, optional={key: value | JSON for key, value in PLAUSIBLE.items()}))
def test_whatever_json_says_it_is_read_or_refused(data: dict[str, Any]) -> None:
    try:
        terms = GAME.read_setup(data)
    except DeskovkaError as error:
        event(type(error).__name__)
    else:
        event("read")
        assert GAME.read_setup(json.loads(json.dumps(GAME.write_setup(terms)))).setup == terms.setup


@given(st.dictionaries(st.text(max_size=9), JSON, min_size=1))
def test_unknown_options_are_always_refused(data: dict[str, Any]) -> None:
    with pytest.raises(UnknownOption):
        GAME.read_setup(data)


# Writing


def test_only_the_players_and_what_differs_is_written() -> None:
    assert GAME.write_setup(read()) == {"players": 3}
    assert GAME.write_setup(read(players=2, map="auto", variants=[], prepares=0)) == {"players": 2, "prepares": 0}


def test_what_is_written_is_read_back() -> None:
    options = {
        "players": 4,
        "variants": ["leaders", "citadels"],
        "map": FIRST_GAME,
        "start": "meadows_south",
        "joint": "volcano_7",
        "preparation": "drawn",
        "prepares": 3,
        "age_order": [3, 1, 0, 2],
        "edition": {"prices": [0, 0, 1, 1, 2, 2]},
    }
    written = GAME.write_setup(read(**options))
    assert written == options
    assert read(**json.loads(json.dumps(written))).setup == read(**options).setup
    for seed in range(100):
        drawn = GAME.draw_setup(Chance(seed_from(seed)))
        assert GAME.read_setup(GAME.write_setup(GAME.read_setup(drawn))).setup == GAME.read_setup(drawn).setup


# Who prepares, and how


def test_the_named_player_prepares_the_game() -> None:
    for seat in range(3):
        assert set_up(prepares=seat, variants=["citadels"]).world.waiting == (seat,)


def test_otherwise_chance_decides_who_prepares_it() -> None:
    assert {set_up(seed).g.prepares for seed in range(30)} == {0, 1, 2}


def test_the_age_order_is_as_given_or_drawn() -> None:
    assert set_up(age_order=[2, 0, 1]).g.age_order == [2, 0, 1]
    drawn = {tuple(set_up(seed).g.age_order) for seed in range(60)}
    assert len(drawn) == 6


def asked_in_preparation(table: Table) -> set[tuple[int, str]]:
    """Who is asked what until the bid, with every question answered by its first option."""
    asked = set()
    while table.g.phase != "bid":
        (seat,) = table.world.waiting
        asked.add((seat, table.topic(seat)))
        table.answer(seat, *table.options(seat)[0])
    return asked


def test_a_ready_made_map_leaves_nothing_to_ask() -> None:
    table = set_up(players=3)
    assert table.topic(0) == "bid"
    assert (table.start(), table.g.layout) == ("meadows_village", FIRST_GAME)
    assert table.armies(2, "volcano_4") == 1


def test_asked_preparation_is_decided_by_the_player_who_prepares() -> None:
    table = set_up(players=3, prepares=1, map=FIRST_GAME, variants=["discovery", "citadels", "encounters"])
    assert asked_in_preparation(table) == {(1, "start"), (1, "token"), (1, "joint")}


def test_drawn_preparation_asks_nobody() -> None:
    options: dict[str, Any] = {"map": FIRST_GAME, "variants": ["discovery", "citadels", "encounters"]}
    tables = [set_up(seed, players=3, preparation="drawn", **options) for seed in range(60)]
    assert all(asked_in_preparation(table) == set() for table in tables)
    assert {table.start() for table in tables} == {"meadows_village", "meadows_south", "meadows_trees"}
    joints = {event["region"] for table in tables for event in table.told("joint_chosen")}
    assert len(joints) > 8
    assert len({tuple(table.g.tokens) for table in tables}) == 60


def test_neutral_armies_are_placed_by_the_players_even_when_the_rest_is_drawn() -> None:
    table = set_up(players=2, prepares=0, preparation="drawn")
    assert asked_in_preparation(table) == {(0, "neutral"), (1, "neutral")}


def test_named_regions_are_not_asked_for() -> None:
    table = set_up(players=3, map=FIRST_GAME, start="meadows_trees", joint="citadel_islet")
    assert table.topic(0) == "bid"
    assert table.start() == "meadows_trees"
    assert [table.armies(seat, "citadel_islet") for seat in range(3)] == [1, 1, 1]


def test_a_named_start_leaves_the_joint_armies_to_ask_for() -> None:
    table = set_up(players=3, map=FIRST_GAME, start="meadows_trees", prepares=2)
    assert asked_in_preparation(table) == {(2, "joint")}


def test_regions_may_differ_from_those_of_the_ready_made_map() -> None:
    terms = read(map="first_game", start="meadows_south")
    assert (terms.start, terms.joint) == ("meadows_south", "volcano_4")


# Maps


@pytest.mark.parametrize(
    ("name", "variants", "layout"),
    [
        ("auto", [], FIRST_GAME),
        ("auto", ["row_wrap"], RING_GAME),
        ("first_game", [], FIRST_GAME),
        ("desert_game", [], "t:desert@0,E=ice_islands@W,S=tall_islands@N,W=horseshoe@E"),
        ("ring_game", ["row_wrap"], RING_GAME),
        ("t:fern@270,N=desert@E,E=volcano@S,S=tall_islands@W", [], None),
        ("row:desert@180,ice_islands@180,tall_islands@0,horseshoe@0", ["row_wrap"], None),
    ],
)
def test_ready_made_maps_and_layouts_that_are_written_out(name: str, variants: list[str], layout: str | None) -> None:
    assert read(map=name, variants=variants).layout == (layout or name)


@pytest.mark.parametrize(
    "layout",
    [
        "t:meadows@0,E=fern@W,S=citadel@N",  # three segments
        "t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E,N=desert@S",  # five
        "t:meadows@0,E=fern@W,S=citadel@N,W=desert@E",  # both faces of a segment
        "t:meadows@0,E=fern@W,S=citadel@N,W=meadows@E",  # the same face twice
        "t:meadows@0,E=fern@W,E=citadel@N,W=volcano@E",  # two arms at one side
        "t:meadows@45,E=fern@W,S=citadel@N,W=volcano@E",  # no quarter turn
        "t:meadows@0,E=fern@X,S=citadel@N,W=volcano@E",  # no side
        "t:meadows@0,E=moon@W,S=citadel@N,W=volcano@E",  # no face
        "T:meadows@0,E=fern@W,S=citadel@N,W=volcano@E",
        "t:meadows@0, E=fern@W, S=citadel@N, W=volcano@E",
        FIRST_GAME + "\n",
        "t:",
    ],
)
def test_a_layout_that_the_rules_do_not_allow_is_refused(layout: str) -> None:
    error = refusal(map=layout)
    assert type(error) is BadSetup
    assert (error.facts["key"], error.facts["value"]) == ("map", layout)


@pytest.mark.parametrize(
    "layout",
    [
        "row:fern@0,meadows@0,citadel@180",
        "row:fern@0,meadows@0,citadel@180,desert@0",
        "row:fern@0,meadows@0,citadel@90,volcano@0",
        "row:fern,meadows,citadel,volcano",
    ],
)
def test_a_row_that_the_rules_do_not_allow_is_refused(layout: str) -> None:
    error = refusal(map=layout, variants=["row_wrap"])
    assert (error.facts["key"], error.facts["allowed"]) == ("map", f"{MAPS}, {RING_GAME}")


@pytest.mark.parametrize("variants", [[], ["row_wrap"]])
def test_a_drawn_map_is_asked_of_nobody(variants: list[str]) -> None:
    layouts, asked = set(), set()
    for seed in range(40):
        table = set_up(seed, players=3, prepares=0, map="drawn", variants=variants)
        asked |= asked_in_preparation(table)
        layouts.add(table.g.layout)
        assert Layout(table.g.terms.tables, table.g.layout).shape == ("row" if variants else "t")
    assert len(layouts) > 30
    assert asked == {(0, "start"), (0, "joint")}


@pytest.mark.clause("legends:EL-SEG-02")
@pytest.mark.parametrize(
    ("variants", "topics"),
    [([], {"centre", "turn", "open_side", "arm", "touch"}), (["row_wrap"], {"segment", "turn"})],
)
def test_a_chosen_map_is_laid_by_the_player_who_prepares(variants: list[str], topics: set[str]) -> None:
    table = set_up(players=3, prepares=1, map="chosen", variants=variants)
    assert asked_in_preparation(table) == {(1, topic) for topic in topics | {"start", "joint"}}
    drawn = set_up(players=3, prepares=1, map="chosen", variants=variants, preparation="drawn")
    assert asked_in_preparation(drawn) == {(1, topic) for topic in topics}


@pytest.mark.parametrize("variants", [[], ["row_wrap"]])
@pytest.mark.parametrize("name", ["drawn", "chosen"])
@pytest.mark.parametrize("preparation", ["asked", "drawn"])
def test_a_game_on_any_map_is_played_to_its_end_and_again_from_its_record(
    variants: list[str], name: str, preparation: str
) -> None:
    for players in (2, 4):
        options: dict[str, Any] = {"players": players, "map": name, "preparation": preparation}
        record = finished(variants=[*variants, "discovery", "citadels", "encounters", "leaders"], **options)
        again = verify(GAME, Record.parse(str(record)))
        assert str(again.record) == str(record)

"""Editions of Legends: what they may change, what that does to the play, and what they may not."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import event, given, settings
from hypothesis import strategies as st

from deskovka.content.editions import EditionBreaksCount, EditionIncomplete, EditionUnknownKey, EditionWrongValue
from deskovka.content.setups import SetupConflict
from deskovka.content.written import BadEdition
from deskovka.games.legends.tables import ABILITY_FACTS, PRINTED
from deskovka.kernel import BadSetup, Chance, Match, Pick, Record, playout, seed_from, verify
from tests.legends.playing import GAME, playing, set_up

EVERYTHING = ["discovery", "poison_swamp", "citadels", "encounters", "leaders", "bid_die_tie"]
ADJECTIVES = sorted({card.adjective for card in PRINTED.tables.cards if card.adjective})
ABILITIES = {"abilities": [{"type": "flying"}]}


# What an edition changes


def test_a_changed_price_is_the_price_paid() -> None:
    table = playing(edition={"prices": [0, 1, 1, 2, 2, 5]})
    table.row("dire_goblin", "lake", "dire_eye", "graveyard", "noble_hills", "stronghold")
    coins = table.coins(0)
    table.take(0, "stronghold")
    assert table.coins(0) == coins - 5
    assert GAME.view(playing(edition={"prices": [0, 1, 1, 2, 2, 5]}).g, None).row[-1].price == 5


def test_a_changed_action_is_the_action_performed() -> None:
    table = playing(edition={"cards": {"dire_goblin": {"actions": [{"type": "place", "n": 6}]}}})
    table.take_free(0, "dire_goblin")
    assert table.topic(0) == "place"
    assert table.options(0)[-1] == ("place", "meadows_village", 6)
    table = playing()
    table.take_free(0, "dire_goblin")
    assert table.topic(0) == "move"  # as printed


def test_a_changed_ability_is_the_ability_gained() -> None:
    table = playing(edition={"cards": {"dire_goblin": {"abilities": [{"type": "extra_move", "count": 4}]}}})
    table.take_free(0, "dire_goblin")  # move 5
    assert table.question(0).facts == {"points": 9}


def test_the_numbers_of_players_pieces_and_leaders_can_be_changed() -> None:
    edition = {
        "start_armies": 2,
        "cities_per_player": 1,
        "sea_cost": 2,
        "players": {3: {"coins": 20, "turns": 1}},
        "leaders": {"white_knight": {"armies_per_city": 2}},
        "dragon": {"armies": 3, "vp": 9},
    }
    table = playing(edition=edition)
    assert (table.armies(1, "meadows_village"), table.coins(1), table.city_supply(1)) == (2, 20, 1)
    table.give_leader(0, "white_knight")
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "volcano_4")
    assert table.options(0)[-1] == ("place", "volcano_4", 2)
    table.end_turn(0)
    table.put_token("dragon", "volcano_5")
    table.put(1, "volcano_4", armies=3)
    table.take_free(1, "dire_goblin")
    for _ in range(3):
        table.answer(1, "move", "volcano_4", "volcano_5")
    assert table.points(1)["dragon"] == 9
    table.answer(1, "move", "volcano_5", "volcano_2")  # by sea, for the two points that are left
    table.idle(2)
    assert table.world.result is not None  # one turn each


def test_a_map_can_be_changed() -> None:
    edition = {
        "faces": {"fern": {"land": [["fern_north", "fern_south"], ["fern_middle", "fern_south"]]}},
        "default_maps": {"first_game": {"start": "meadows_south"}},
    }
    table = playing(edition=edition)
    assert table.land("fern_north") == {"fern_south"}
    assert table.start() == "meadows_south"


def test_the_backs_of_the_segments_can_be_changed_with_the_maps_that_use_them() -> None:
    segments = {"A": {"faces": ["meadows", "volcano"]}, "D": {"faces": ["tall_islands", "horseshoe"]}}
    with pytest.raises(EditionWrongValue) as refused:
        GAME.read_setup({"edition": {"segments": segments}})
    assert refused.value.facts["path"] == "default_maps.first_game.layout"
    maps = {
        "first_game": {"layout": "t:meadows@0,E=fern@W,S=citadel@N,W=horseshoe@E", "joint": "horseshoe_tip"},
        "desert_game": {"layout": "t:desert@0,E=ice_islands@W,S=volcano@N,W=horseshoe@E"},
        "ring_game": {"layout": "row:fern@0,meadows@0,citadel@180,horseshoe@0", "joint": "horseshoe_tip"},
    }
    table = set_up(prepares=0, map="chosen", edition={"segments": segments, "default_maps": maps})
    table.answer(0, "centre", "meadows")
    table.answer(0, "turn", 0)
    table.answer(0, "open_side", "N")
    assert ("arm", "E", "tall_islands") in table.options(0)
    assert ("arm", "E", "volcano") not in table.options(0)


def test_entries_can_be_named_in_a_mapping_or_listed_with_their_ids() -> None:
    mapped = PRINTED.with_edition({"cards": {"lake": {"marker": 0, "adjective": "forest"}}})
    listed = PRINTED.with_edition({"cards": [{"id": "lake", "marker": 0, "adjective": "forest"}]})
    assert mapped.content == listed.content
    assert mapped.cards[mapped.card_index["lake"]].adjective == "forest"
    assert len(mapped.cards) == 34


def test_an_empty_edition_is_the_printed_one() -> None:
    assert PRINTED.with_edition({}) is PRINTED.tables
    assert PRINTED.with_edition({"cards": {}}).content == PRINTED.tables.content


def test_an_edition_does_not_change_what_is_printed() -> None:
    before = copy.deepcopy(PRINTED.data)
    tables = PRINTED.with_edition(
        {"cards": {"lake": {"adjective": "forest"}}, "players": {2: {"coins": 3}}, "sea_cost": 1}
    )
    assert tables.content.sea_cost == 1
    assert PRINTED.data == before
    assert PRINTED.tables.content.sea_cost == 3
    assert playing(players=2).coins(0) == 12


# What an edition adds and removes

FROG = {
    "adjective": None,
    "marker": 0,
    "abilities": [{"type": "vp_per_adjective", "adjective": "dire", "vp": 3}],
    "joiner": "single",
    "actions": [{"type": "place", "n": 2}],
}


def test_a_card_can_be_added() -> None:
    table = playing(edition={"cards": {"frog": FROG}})
    assert len(table.g.row) + len(table.g.deck) == 33
    table.give_cards(0, "dire_eye", "dire_goblin")
    table.take_free(0, "frog")
    assert table.topic(0) == "place"
    assert table.points(0)["cards"] == 6


def test_a_card_can_be_removed() -> None:
    table = playing(edition={"cards": {"lake": None}})
    assert len(table.g.row) + len(table.g.deck) == 31
    assert "lake" not in table.g.terms.tables.card_index


def test_discovery_tokens_can_be_added_and_removed() -> None:
    edition = {"discoveries": {"stable": None, "pearl": {"abilities": [{"type": "coins", "amount": 4}], "vp": 2}}}
    table = set_up(prepares=0, variants=["discovery"], edition=edition)
    tokens = []
    while table.topic(0) == "token":
        tokens.append(table.options(0)[0][1])
        table.answer(0, *table.options(0)[0])
    assert tokens == ["magic_spring", "cottage", "hidden_treasure", "magic_book", "pearl"]


def test_a_swamp_that_is_taken_out_leaves_the_tokens_hidden() -> None:
    edition = {"discoveries": {"poison_swamp": None}}
    table = playing(variants=["discovery", "poison_swamp"], edition=edition)
    assert sum(token in table.g.terms.tables.discoveries for token in table.g.tokens) == 5


def test_a_row_has_as_many_places_as_there_are_prices() -> None:
    table = playing(edition={"prices": [0, 1, 2, 3, 4, 5, 6, 7]})
    assert [offer.price for offer in GAME.view(table.g, 0).row] == [0, 1, 2, 3, 4, 5, 6, 7]


def test_a_number_of_players_can_be_removed() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.read_setup({"players": 2, "edition": {"players": {2: None}}})
    assert refused.value.facts["allowed"] == "3, 4"


def test_a_map_can_be_added_and_chosen_by_its_name() -> None:
    ready = {
        "layout": "t:desert@90,N=fern@E,E=meadows@W,W=volcano@E",
        "start": "desert_1",
        "joint": "fern_south",
    }
    table = playing(map="dunes", edition={"default_maps": {"dunes": ready}})
    assert (table.start(), table.g.layout) == ("desert_1", ready["layout"])


def test_a_shape_without_a_ready_made_map_needs_another_choice() -> None:
    edition = {"default_maps": {"ring_game": None}}
    with pytest.raises(SetupConflict, match=r"default_maps: row:"):
        GAME.read_setup({"variants": ["row_wrap"], "edition": edition})
    GAME.read_setup({"variants": ["row_wrap"], "map": "drawn", "edition": edition})


def test_every_token_must_find_a_region() -> None:
    token = {"abilities": [], "vp": 1}
    more = {"discoveries": dict.fromkeys(("pearl", "shell", "coral", "anchor"), token)}
    setup = {"map": "drawn", "variants": ["discovery", "citadels", "encounters"], "edition": more}
    with pytest.raises(EditionBreaksCount) as refused:
        GAME.read_setup(setup)
    assert refused.value.facts == {"path": "faces", "value": "14 × regions", "expected": "≥ 17 × regions"}
    GAME.read_setup({**setup, "variants": ["discovery", "citadels"]})


def test_an_edition_gives_names() -> None:
    names = {"card": {"frog": {"en": "Frog", "cs": "Žába"}, "lake": {"en": "Salt Lake"}}}
    terms = GAME.read_setup({"edition": {"cards": {"frog": FROG}, "names": names}})
    given = terms.tables.content.names
    assert given == names
    english, czech = (GAME.words(language, given) for language in ("en", "cs"))
    assert [english.name("card", card, []) for card in ("frog", "lake")] == ["Frog", "Salt Lake"]
    assert [czech.name("card", card, []) for card in ("frog", "lake")] == ["Žába", "Jezero"]
    with pytest.raises(EditionUnknownKey) as refused:
        GAME.read_setup({"edition": {"names": {"cards": {"frog": {"en": "Frog"}}}}})
    assert refused.value.facts["path"] == "names.cards"


# Editions and records


def played(edition: dict[str, Any]) -> Match[Any]:
    """A game of two with an edition, played to its end by taking the first option."""
    match = Match(GAME, GAME.read_setup({"players": 2, "edition": edition}), seed_from(7))
    while match.result is None:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.options[0])
    return match


EDITION = {"players": {2: {"coins": 5, "turns": 3}}, "elixir_vp": {"alone": 50}}


def test_an_edition_survives_the_record_and_is_played_again() -> None:
    match = played(EDITION)
    assert match.result is not None
    assert max(match.result.scores) > 50
    text = str(match.record)
    assert json.loads(text.splitlines()[1].removeprefix("setup ")) == {
        "players": 2,
        "edition": {"players": {"2": {"coins": 5, "turns": 3}}, "elixir_vp": {"alone": 50}},  # JSON knows only texts
    }
    again = verify(GAME, Record.parse(text))
    assert again.result == match.result
    assert str(again.record) == text


def test_an_edition_is_part_of_a_snapshot() -> None:
    match = played(EDITION)
    state = GAME.from_data(json.loads(json.dumps(match.snapshot.state)))
    assert state.terms.numbers.turns == 3
    assert GAME.result(state) == match.result


def test_the_same_key_as_text_and_as_number_can_be_recorded() -> None:
    terms = GAME.read_setup({"edition": {"players": {2: {"coins": 5}, "3": {"coins": 6}}}})
    assert json.loads(json.dumps(GAME.write_setup(terms), sort_keys=True)) == {
        "players": 3,
        "edition": {"players": {"2": {"coins": 5}, "3": {"coins": 6}}},
    }
    assert terms.numbers.coins == 6


# What an edition may not change


@pytest.mark.parametrize(
    ("edition", "path"),
    [
        ({"colour": "red"}, "colour"),
        ({"players": {5: {"coins": 3, "turns": 2}}}, "players.5"),
        ({1: 2}, "1"),
        ({None: 2}, "null"),
        ({"cards": {"unicorn": None}}, "cards.unicorn"),
        ({"cards": {"lake": {"price": 3}}}, "cards.lake.price"),
        ({"cards": {"lake": {"abilities": [{"typ": "elixir"}]}}}, "cards.lake.abilities.0.typ"),
        ({"leaders": {"white_knight": {"horse": 1}}}, "leaders.white_knight.horse"),
        ({"faces": {"fern": {"regions": {"fern_west": None}}}}, "faces.fern.regions.fern_west"),
        ({"faces": {"fern": {"exits": {"X": "fern_north"}}}}, "faces.fern.exits.X"),
        ({"cards": {"lake": {"abilities": [{"type": "elixir", "vp": 2}]}}}, "cards.lake.abilities.0.vp"),
        ({"cards": {"lake": {"abilities": [{"type": "immune", "count": 2}]}}}, "cards.lake.abilities.0.count"),
        (
            {"discoveries": {"stable": {"abilities": [{"type": "extra_move", "amount": 2}]}}},
            "discoveries.stable.abilities.0.amount",
        ),
    ],
)
def test_an_unknown_key_is_named_by_its_path(edition: dict[str, Any], path: str) -> None:
    with pytest.raises(EditionUnknownKey) as refused:
        PRINTED.with_edition(edition)
    assert refused.value.facts["path"] == path
    assert refused.value.facts["known"]


@pytest.mark.parametrize(
    ("edition", "path", "value"),
    [
        ({"cards": 5}, "cards", "5"),
        ({"cards": None}, "cards", "null"),
        ({"cards": ["lake"]}, "cards", "[lake]"),
        ({"cards": [{"id": "lake"}, {"id": "lake"}]}, "cards", "[lake, lake]"),
        ({"cards": {"lake": [1]}}, "cards.lake", "[1]"),
        ({"cards": {"lake": {"id": "pond"}}}, "cards.lake.id", "pond"),
        ({"cards": {"lake": {"id": 7}}}, "cards.lake.id", "7"),
        ({"discoveries": {"dragon": {"abilities": [], "vp": 1}}}, "discoveries.dragon.id", "dragon"),
        ({"cards": {"lake": {"marker": 2}}}, "cards.lake.marker", "2"),
        ({"cards": {"lake": {"adjective": ""}}}, "cards.lake.adjective", '""'),
        ({"cards": {"lake": {"joiner": "xor"}}}, "cards.lake.joiner", "xor"),
        ({"cards": {"lake": {"abilities": {}}}}, "cards.lake.abilities", "{}"),
        ({"cards": {"lake": {"abilities": [{"type": "magic"}]}}}, "cards.lake.abilities.0.type", "magic"),
        ({"cards": {"lake": {"abilities": [{"type": "vp_set"}]}}}, "cards.lake.abilities.0.adjective", '""'),
        ({"cards": {"lake": {"actions": []}}}, "cards.lake.actions", "[]"),
        ({"cards": {"lake": {"actions": [{"type": "move", "n": 1}] * 2}}}, "cards.lake.actions", "move / move"),
        (
            {"cards": {"lake": {"abilities": [{"type": "vp_per_adjective", "adjective": "wet", "vp": 1}]}}},
            "cards.lake.abilities.0.adjective",
            "wet",
        ),
        ({"sea_cost": 0}, "sea_cost", "0"),
        ({"sea_cost": 10}, "sea_cost", "10"),
        ({"sea_cost": 2.5}, "sea_cost", "2.5"),
        ({"sea_cost": True}, "sea_cost", "true"),
        ({"sea_cost": "three"}, "sea_cost", "three"),
        ({"sea_cost": [3]}, "sea_cost", "[3]"),
        ({"sea_cost": {"far": 3}}, "sea_cost", "{far: 3}"),
        ({"sea_cost": float("nan")}, "sea_cost", "NaN"),
        ({"sea_cost": 10**5000}, "sea_cost", "…"),
        ({"cards": {"lake": {"marker": 10**5000}}}, "cards.lake.marker", "…"),
        ({"armies_per_player": -1}, "armies_per_player", "-1"),
        ({"players": {2: {"coins": 100}}}, "players.2.coins", "100"),
        ({"players": {"2": {"turns": 0}}}, "players.2.turns", "0"),
        ({"players": {"3": {"coins": 5}, "4": {"coins": "x"}}}, "players.4.coins", "x"),
        ({"prices": 3}, "prices", "3"),
        ({"prices": [0, 1, -1, 2, 2, 3]}, "prices.2", "-1"),
        ({"discoveries": {"cottage": {"vp": 100}}}, "discoveries.cottage.vp", "100"),
        (
            {"discoveries": {"cottage": {"abilities": [{"type": "vp_per_flying", "vp": 1}]}}},
            "discoveries.cottage.abilities",
            "vp_per_flying",
        ),
        ({"citadels": {"count": 4}}, "citadels.count", "4"),
        ({"dragon": {"armies": 0}}, "dragon.armies", "0"),
        ({"bandits": {"coin_per_army": 0}}, "bandits.coin_per_army", "0"),
        ({"leaders": {"red_sorceress": {"captured_per_vp": 0}}}, "leaders.red_sorceress.captured_per_vp", "0"),
        ({"segments": {"A": {"faces": []}}}, "segments.A.faces", "[]"),
        ({"segments": {"A": {"faces": ["meadows", "fern"]}}}, "segments.B.faces", "fern"),
        ({"segments": {"A": {"faces": ["meadows", "moon"]}}}, "segments.A.faces", "moon"),
        ({"faces": {"fern": {"exits": {"N": "citadel_castle"}}}}, "faces.fern.exits.N", "citadel_castle"),
        (
            {"faces": {"fern": {"land": [["fern_north", "fern_west"]]}}},
            "faces.fern.land",
            "[fern_north, fern_west]",
        ),
        ({"faces": {"fern": {"sea": [["fern_north", "fern_north"]]}}}, "faces.fern.sea", "[fern_north, fern_north]"),
        ({"faces": {"fern": {"sea": [["fern_north"]]}}}, "faces.fern.sea.0", "[fern_north]"),
        (
            {"faces": {"fern": {"land": [["fern_north", "fern_south"]]}}},
            "faces.fern.land",
            "[[fern_north, fern_south]]",
        ),
        ({"faces": {"citadel": {"sea": []}}}, "faces.citadel.sea", "[]"),
        (
            {"faces": {"volcano": {"regions": {"volcano_3": {"island": "fern_1"}}}}},
            "faces.volcano.regions.volcano_3.island",
            "fern_1",
        ),
        (
            {"faces": {"ice_islands": {"regions": {"ice_3": {"island": "ice_a"}}}}},
            "faces.ice_islands.land",
            "[[ice_1, ice_2], [ice_4, ice_5]]",
        ),
        ({"faces": {"fern": {"regions": {"fern_north": {"x": 1.5}}}}}, "faces.fern.regions.fern_north.x", "1.5"),
        (
            {"faces": {"fern": {"regions": {"fern_north": {"y": float("nan")}}}}},
            "faces.fern.regions.fern_north.y",
            "NaN",
        ),
        ({"faces": {"desert": {"must_hold_start": "yes"}}}, "faces.desert.must_hold_start", "yes"),
    ],
)
def test_a_value_that_does_not_fit_is_named_with_its_path(edition: dict[str, Any], path: str, value: str) -> None:
    with pytest.raises(EditionWrongValue) as refused:
        PRINTED.with_edition(edition)
    assert (refused.value.facts["path"], refused.value.facts["value"]) == (path, value)
    assert refused.value.facts["expected"]


@pytest.mark.parametrize(
    ("edition", "path", "missing"),
    [
        ({"cards": {"frog": {}}}, "cards.frog", "adjective, marker, abilities, joiner, actions"),
        ({"cards": [{"id": "frog"}]}, "cards.frog", "adjective, marker, abilities, joiner, actions"),
        ({"cards": {"lake": {"actions": [{"type": "move"}]}}}, "cards.lake.actions.0", "n"),
        ({"faces": {"fern": {"regions": {"fern_west": {}}}}}, "faces.fern.regions.fern_west", "island, x, y"),
    ],
)
def test_what_is_added_must_be_whole(edition: dict[str, Any], path: str, missing: str) -> None:
    with pytest.raises(EditionIncomplete) as refused:
        PRINTED.with_edition(edition)
    assert (refused.value.facts["path"], refused.value.facts["missing"]) == (path, missing)


@pytest.mark.parametrize(
    ("edition", "path", "value", "expected"),
    [
        ({"prices": [1, 1, 1, 2, 2, 3]}, "prices.0", 1, 0),
        ({"cards": {"lake": {"marker": 3}}, "players": {2: {"turns": 14}}}, "players.2.turns", 14, "≤ 13"),
        ({"players": {3: {"turns": 11}}}, "players.3.turns", 11, "≤ 10"),
        ({"armies_per_player": 5}, "armies_per_player", 5, "≥ 6"),
        ({"joint_armies": 14}, "armies_per_player", 18, "≥ 19"),
        ({"start_armies": 18}, "armies_per_player", 18, "≥ 19"),
        ({"leaders": {"red_sorceress": {"start_armies": 18}}}, "armies_per_player", 18, "≥ 19"),
        ({"segments": {"A": {"faces": ["meadows"]}}}, "faces.tall_islands", "0 × segments", "1 × segments"),
        ({"segments": {"A": None}}, "segments", "3 ×", "4–20 ×"),
        ({"faces": {"fern": {"exits": {"N": None}}}}, "faces.fern.exits", "3 ×", "4–4 ×"),
        ({"players": {2: None, 3: None, 4: None}}, "players", "0 ×", "1–3 ×"),
        ({"cards": {"lake": {"joiner": "single"}}}, "cards.lake.actions", "2 ×", "1 ×"),
        ({"cards": {"dire_goblin": {"joiner": "or"}}}, "cards.dire_goblin.actions", "1 ×", "2 ×"),
    ],
)
def test_a_broken_count_is_named(edition: dict[str, Any], path: str, value: Any, expected: Any) -> None:
    with pytest.raises(EditionBreaksCount) as refused:
        PRINTED.with_edition(edition)
    assert refused.value.facts == {"path": path, "value": value, "expected": expected}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"layout": "t:meadows@0"}, "layout"),
        ({"layout": "t:meadows@0,E=fern@W,S=fern@N,W=volcano@E"}, "layout"),
        ({"start": "meadows_cape"}, "start"),
        ({"start": "nowhere"}, "start"),
        ({"joint": "meadows_cape"}, "joint"),
        ({"joint": "ice_1"}, "joint"),
    ],
)
def test_a_ready_made_map_that_cannot_be_laid_is_named(change: dict[str, str], path: str) -> None:
    with pytest.raises(EditionWrongValue) as refused:
        GAME.read_setup({"map": "desert_game", "edition": {"default_maps": {"first_game": change}}})
    assert refused.value.facts["path"] == f"default_maps.first_game.{path}"


def test_a_changed_face_can_spoil_a_ready_made_map() -> None:
    with pytest.raises(EditionWrongValue) as refused:
        GAME.read_setup({"edition": {"faces": {"meadows": {"exits": {"E": "meadows_cape"}}}}})
    assert refused.value.facts["path"] == "default_maps.first_game.start"
    assert "meadows_cape" in str(refused.value.facts["expected"])


# Whatever an edition says


def places(content: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything in the content that an edition can replace: its path and what is printed there."""
    if isinstance(content, list) and content and isinstance(content[0], dict) and "id" in content[0]:
        content = {entry["id"]: entry for entry in content}
    if isinstance(content, dict):
        for key, entry in content.items():
            for path, value in places(entry):
                yield (str(key), *path), value
    else:
        yield (), content


PLACES = dict(places(PRINTED.data))
CHANGED = [path for path in PLACES if path[-1] not in ("id", "x", "y", "marker", "island", "adjective", "deck")]
"""Places where a change may well be allowed."""
ABILITY = st.fixed_dictionaries(
    {"type": st.sampled_from(sorted(ABILITY_FACTS))},
    optional={fact: st.integers(0, 4) for fact in ("count", "amount", "need", "coins", "vp")}
    | {"adjective": st.sampled_from(ADJECTIVES)},
)
ACTION = st.fixed_dictionaries({"type": st.sampled_from(["place", "move", "build", "destroy"]), "n": st.integers(0, 9)})
GARBAGE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.binary(max_size=3) | st.dates(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=9) | st.integers() | st.none() | st.booleans(), inner, max_size=4)
        | st.lists(st.fixed_dictionaries({"id": inner}), max_size=3)
    ),
    max_leaves=9,
)


def fitting(path: tuple[str, ...]) -> st.SearchStrategy[Any]:
    """What may well fit at a place: numbers, or what is printed at places of the same name."""
    if path[-1] == "abilities":
        return st.lists(ABILITY, max_size=2)
    if path[-1] == "actions":
        return st.lists(ACTION, min_size=1, max_size=3)
    if path[-1] == "prices":
        return st.lists(st.integers(0, 9), min_size=6, max_size=6).map(sorted)
    if isinstance(PLACES[path], int):
        return st.integers(0, 20)
    if path[-1] in ("land", "sea"):
        regions = [entry for entry in PLACES if entry[:3] == (*path[:2], "regions") and entry[-1] == "id"]
        names = st.sampled_from([PLACES[entry] for entry in regions])
        return st.lists(st.tuples(names, names).map(list), max_size=4).map(lambda pairs: PLACES[path] + pairs)
    return st.sampled_from([value for entry, value in PLACES.items() if entry[-1] == path[-1]])


@st.composite
def editions(draw: st.DrawFn) -> dict[str, Any]:
    """An edition that replaces some things, most of them by something that may fit there."""
    edition: dict[str, Any] = {}
    for path in draw(st.lists(st.sampled_from(CHANGED), min_size=1, max_size=3)):
        inner = edition
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        fits = draw(st.integers(0, 9)) > 0
        inner[path[-1]] = draw(fitting(path) if fits else GARBAGE)
    return edition


@given(GARBAGE | st.dictionaries(st.sampled_from(sorted(PRINTED.data)), GARBAGE))
def test_garbage_is_refused_as_an_edition(edition: Any) -> None:
    try:
        tables = PRINTED.with_edition(edition)
    except BadEdition as error:
        event(type(error).__name__)
    else:
        assert set(tables.content.players) <= {2, 3, 4}  # by chance it was none


def at_random(seed: int) -> Pick:
    picks = Chance(seed_from("picks", seed))

    return lambda seat, options, question: picks.pick(options)


@settings(max_examples=300)
@given(editions())
def test_every_edition_is_refused_or_can_be_played(edition: dict[str, Any]) -> None:
    try:
        terms = GAME.read_setup({"players": 2, "variants": EVERYTHING, "map": "drawn", "edition": edition})
    except BadSetup as error:
        event(type(error).__name__)
        return
    event("played")
    assert GAME.read_setup(json.loads(json.dumps(GAME.write_setup(terms)))).tables.content == terms.tables.content
    for seed in range(3):
        state = GAME.new(terms, Chance(seed_from(seed)))
        before = GAME.conserved(state)
        playout(GAME, state, at_random(seed))
        assert GAME.conserved(state) == before
        assert GAME.result(state) is not None


def test_an_edition_written_as_yaml_has_the_form_of_the_content() -> None:
    edition = yaml.safe_load(
        """
        prices: [0, 0, 1, 1, 2, 2]
        players:
          4: {coins: 12}
        cards:
          castle_a: {marker: 4, actions: [{type: place, n: 5}, {type: build, n: 1}]}
        """
    )
    content = PRINTED.with_edition(edition).content
    assert content.prices == (0, 0, 1, 1, 2, 2)
    assert content.players[4].coins == 12
    assert next(card for card in content.cards if card.id == "castle_a").actions[0].n == 5

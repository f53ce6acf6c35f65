"""Editions of Root: what they may change, add and remove, and what the rules need of them."""

import json
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from deskovka.content.editions import EditionBreaksCount, EditionIncomplete, EditionUnknownKey, EditionWrongValue
from deskovka.games.root.factions.vagabond.board import board_of
from deskovka.games.root.game import RootGame
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import BadSetup, Chance, Option, Pick, playout, seed_from
from deskovka.kernel.flow import Options
from deskovka.lab.laws import changes_are_told, walk
from tests.root.playing import GAME, bare, set_up
from tests.root.wandering import wandering

HONEY = {"suit": "bird", "count": 2, "kind": "item", "cost": ["any"], "item": "tea", "vp": 4}
QUESTS = [quest.id for quest in PRINTED.tables.factions.vagabond.quests]
AUTUMN = PRINTED.data["maps"]["autumn"]


# What an edition adds and removes


def test_a_card_of_an_item_can_be_added_and_crafted() -> None:
    t = bare(edition={"decks": {"base": {"honey": HONEY}}})
    assert t.g.terms.deck.size == 56
    t.put(0, 2, workshop=1)
    t.hand(0, "honey")
    t.begin(0)
    t.answer(0, "craft", "honey")
    assert t.g.score[0] == 4


def test_an_ambush_can_be_added() -> None:
    t = bare(edition={"decks": {"base": {"pitfall": {"suit": "mouse", "count": 1, "kind": "ambush"}}}})
    assert any(t.g.terms.deck.names[card] == "pitfall" for card in t.g.terms.deck.ambushes[2])


@pytest.mark.parametrize("kind", ["persistent", "immediate"])
def test_a_card_that_needs_an_effect_cannot_be_made_up(kind: str) -> None:
    card = {"suit": "fox", "count": 1, "kind": kind, "cost": ["fox"]}
    with pytest.raises(EditionWrongValue) as refused:
        GAME.read_setup({"edition": {"decks": {"base": {"witch": card}}}})
    assert refused.value.facts["path"] == "decks.base.witch.kind"


def test_a_card_can_be_removed() -> None:
    deck = bare(edition={"decks": {"base": {"cobbler": None}}}).g.terms.deck
    assert (deck.size, "cobbler" in deck.names) == (52, False)


def test_a_deck_and_a_map_can_be_added_and_chosen() -> None:
    small = [{"id": f"honey_{n}", **HONEY, "count": 9} for n in range(5)]
    edition = {"decks": {"small": small}, "maps": {"meadow": {**AUTUMN, "ruins": []}}}
    terms = GAME.read_setup({"deck": "small", "map": "meadow", "edition": edition})
    assert (terms.deck.size, terms.woodland.name, terms.woodland.ruins) == (45, "meadow", ())
    assert GAME.write_setup(terms)["map"] == "meadow"


@pytest.mark.parametrize(("key", "allowed"), [("map", "winter, lake, mountain"), ("deck", "exiles")])
def test_what_is_removed_cannot_be_chosen(key: str, allowed: str) -> None:
    removed: dict[str, Any] = {"map": {"maps": {"autumn": None}}, "deck": {"decks": {"base": None}}}
    with pytest.raises(BadSetup) as refused:
        GAME.read_setup({"edition": removed[key]})
    assert (refused.value.facts["key"], refused.value.facts["allowed"]) == (key, allowed)
    with pytest.raises(BadSetup):
        GAME.read_setup({key: "nowhere"})


def test_a_quest_and_a_character_without_abilities_can_be_added() -> None:
    edition = {
        "factions": {
            "vagabond": {
                "characters": {"baker": {"items": ["boot", "torch", "tea", "tea"]}},
                "quests": {"tea_party": {"suit": "rabbit", "items": ["tea", "tea"]}},
            }
        }
    }
    t = wandering(character="baker", edition=edition)
    assert board_of(t.g, 0).character == "baker"
    assert [quest.id for quest in t.g.terms.tables.factions.vagabond.quests][-1] == "tea_party"


def test_a_leader_can_be_added_with_what_he_changes() -> None:
    leader = {"viziers": ["recruit", "build"], "warriors_per_recruit": 3}
    t = set_up("marquise", "eyrie", edition={"factions": {"eyrie": {"leaders": {"hermit": leader}}}})
    while t.waiting != (1,) or t.topic(1) != "leader":
        seat = t.waiting[0]
        t.answer(seat, *t.options(seat)[0])
    assert ("leader", "hermit") in t.options(1)


def test_the_supply_of_items_can_be_changed() -> None:
    t = bare(edition={"items": {"supply": {"torch": 2, "boot": None}}})
    numbers = t.g.terms.tables.item_number
    assert (t.g.items[numbers["torch"]], t.g.items[numbers["boot"]]) == (2, 0)


# What the rules need


def with_map(**changes: Any) -> dict[str, Any]:
    return {"maps": {"autumn": changes}}


@pytest.mark.parametrize(
    ("edition", "path"),
    [
        ({"setup": {"advanced": {"draw": 30, "keep": 15}}}, "setup.advanced.draw"),
        ({"setup": {"advanced": {"keep": 6}}}, "setup.advanced.keep"),
        ({"factions": {"marquise": {"tokens": {"gold": 3}}}}, "factions.marquise.tokens.gold"),
        ({"factions": {"marquise": {"tokens": {"wood": None}}}}, "factions.marquise.tokens.wood"),
        ({"factions": {"eyrie": {"warriors": 0}}}, "factions.eyrie.warriors"),
        ({"factions": {"vagabond": {"warriors": 3}}}, "factions.vagabond.warriors"),
        ({"factions": {"marquise": {"warriors": 14}}}, "factions.marquise.warriors"),
        ({"factions": {"marquise": {"buildings": {"sawmill": 5}}}}, "factions.marquise.tracks.wood_cost"),
        ({"factions": {"eyrie": {"decree_columns": ["move"] * 4}}}, "factions.eyrie.decree_columns"),
        (
            {"factions": {"eyrie": {"leaders": {"despot": {"viziers": ["move"] * 2}}}}},
            "factions.eyrie.leaders.despot.viziers",
        ),
        ({"setup_cards": {"eyrie": None}}, "setup_cards"),
        ({"setup_cards": {"eyrie": {"each_homeland": {"roost": 2}}}}, "setup_cards.eyrie.each_homeland.roost"),
        ({"setup_cards": {"eyrie": {"each_homeland": {"wood": 1}}}}, "setup_cards.eyrie.each_homeland.wood"),
        ({"setup_cards": {"marquise": {"different_homelands": ["roost"]}}}, "setup_cards.marquise.different_homelands"),
        (
            {
                "setup_cards": {"vagabond": {"quests": 9}},
                "factions": {"vagabond": {"quests": dict.fromkeys(QUESTS[:7])}},
            },
            "setup_cards.vagabond.quests",
        ),
        (
            {"setup_cards": {"hundreds": {"each_homeland": {"stronghold": None}}}},
            "setup_cards.hundreds.each_homeland.stronghold",
        ),
        (
            {"setup_cards": {"riverfolk": {"each_homeland": {"warrior": 1}}}},
            "setup_cards.riverfolk.each_homeland.warrior",
        ),
        ({"setup_cards": {"eyrie": {"acolytes": 1}}}, "setup_cards.eyrie.acolytes"),
        ({"landmarks": {"ferry": {"vp": 1}}}, "landmarks.ferry.vp"),
        ({"landmarks": {"legendary_forge": {"items": {"fox": None}}}}, "landmarks.legendary_forge.items.fox"),
        ({"factions": {"marquise": {"tokens": {"keep": 2}}}}, "factions.marquise.tokens.keep"),
        (
            {"factions": {"eyrie": {"leaders": {"despot": {"warriors_per_recruit": 0}}}}},
            "factions.eyrie.leaders.despot.warriors_per_recruit",
        ),
        ({"factions": {"riverfolk": {"prices": [1, 2, 2]}}}, "factions.riverfolk.prices"),
        ({"factions": {"cult": {"conspiracies": {"crusade": 0}}}}, "factions.cult.conspiracies.crusade"),
        (
            {"factions": {"cult": {"conspiracies": {"less_when_hated": 2}}}},
            "factions.cult.conspiracies.less_when_hated",
        ),
        ({"hirelings": {"markers": [0, 8]}}, "hirelings.markers.0"),
        ({"hirelings": {"exile": {"move": 0}}}, "hirelings.exile.move"),
        ({"hirelings": {"exile": {"battle": 0}}}, "hirelings.exile.battle"),
        ({"decks": {"base": {"cobbler": {"vp": 1}}}}, "decks.base.cobbler.vp"),
        ({"decks": {"base": {"anvil": {"item": None}}}}, "decks.base.anvil.item"),
        ({"decks": {"base": {"cobbler": {"item": "tea"}}}}, "decks.base.cobbler.item"),
        ({"decks": {"base": {"ambush_fox": {"cost": ["fox"]}}}}, "decks.base.ambush_fox.cost"),
        ({"decks": {"tiny": [{"id": "honey", **HONEY}]}}, "decks.tiny"),
        ({"maps": {"glade": {"paths": []}}}, "maps.glade"),
        (with_map(clearings={"12": None}), "maps.autumn.paths.11"),
        (with_map(clearings={"5": None}), "maps.autumn.clearings"),
        (with_map(clearings={"1": {"slots": 0}}), "maps.autumn.clearings.1.slots"),
        (with_map(clearings={"6": {"slots": 0}}), "maps.autumn.clearings.6.slots"),
        (with_map(paths=[[1, 1]]), "maps.autumn.paths.0"),
        (with_map(paths=[[1, 4], *AUTUMN["paths"]]), "maps.autumn.paths"),
        (with_map(paths=[[1, 5]]), "maps.autumn.paths"),
        (with_map(corner_pairs=[]), "maps.autumn.corner_pairs"),
        (with_map(corner_pairs=[[1, 3], [3, 4]]), "maps.autumn.corner_pairs"),
        (with_map(map_edge=[1, 2, 2]), "maps.autumn.map_edge"),
        (with_map(map_edge=[1, 2, 3]), "maps.autumn.map_edge"),
        (with_map(ruins=[6, 7, 8, 10, 11]), "maps.autumn.ruins"),
        (with_map(tower=13), "maps.autumn.tower"),
        (
            with_map(forests={"3_6_11": {"adjacent_forests": ["nowhere"]}}),
            "maps.autumn.forests.3_6_11.adjacent_forests",
        ),
        (with_map(forests={"3_6_11": {"adjacent_forests": []}}), "maps.autumn.forests.2_6_10_11_12.adjacent_forests"),
        (with_map(forests={"3_6_11": {"clearings": []}}), "maps.autumn.forests.3_6_11.clearings"),
        ({"names": {"cards": {"honey": {"en": "Honey"}}}}, "names.cards"),
    ],
)
def test_what_the_rules_cannot_do_without_is_named(edition: dict[str, Any], path: str) -> None:
    with pytest.raises((EditionWrongValue, EditionBreaksCount, EditionUnknownKey, EditionIncomplete)) as refused:
        RootGame().read_setup({"edition": edition})
    assert refused.value.facts["path"] == path


# Whatever an edition says


def places(content: Any) -> dict[tuple[str, ...], Any]:
    """Everything in the content that an edition can replace: its path and what is printed there."""
    if isinstance(content, list) and content and isinstance(content[0], dict) and "id" in content[0]:
        content = {entry["id"]: entry for entry in content}
    if not isinstance(content, dict):
        return {(): content}
    return {(str(key), *path): value for key, entry in content.items() for path, value in places(entry).items()}


PLACES = {path: value for path, value in places(PRINTED.data).items() if path[-1] not in ("id", "x", "y")}
MAYBE = {
    bool: st.booleans(),
    int: st.integers(0, 9),
    list: st.just([]),
    str: st.sampled_from(["fox", "rabbit", "mouse", "bird", "item", "tea", "boot"]),
}


@st.composite
def editions(draw: st.DrawFn) -> dict[str, Any]:
    """An edition that replaces some things, or removes them, most of them by something that may fit there."""
    edition: dict[str, Any] = {}
    for path in draw(st.lists(st.sampled_from(sorted(PLACES)), min_size=1, max_size=3)):
        inner, printed = edition, PLACES[path]
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        if isinstance(printed, list) and all(isinstance(part, int) for part in printed):
            fitting: st.SearchStrategy[Any] = st.lists(st.integers(0, 9), min_size=len(printed), max_size=len(printed))
        else:
            fitting = MAYBE[type(printed)]
        inner[path[-1]] = draw(fitting if draw(st.integers(0, 5)) else st.none())
    return edition


def at_random(seed: int) -> Pick:
    """A player who picks at random; no question may have options without end."""
    picks = Chance(seed_from("picks", seed))

    def pick(_seat: int, options: Options, _question: object) -> Option:
        assert len(options) < 5_000
        return picks.pick(options)

    return pick


@settings(max_examples=60)
@given(editions(), st.integers(0, 99))
def test_every_edition_is_refused_or_can_be_played(edition: dict[str, Any], seed: int) -> None:
    game = RootGame()
    try:
        terms = game.read_setup({**game.draw_setup(Chance(seed_from("set-up", seed))), "edition": edition})
    except BadSetup as error:
        event(type(error).__name__)
        return
    event("played")
    assert game.read_setup(json.loads(json.dumps(game.write_setup(terms)))).tables.content == terms.tables.content
    state = game.new(terms, Chance(seed_from(seed)))
    playout(game, state, at_random(seed))
    assert game.result(state) is not None


OTHER_SHEETS: dict[str, Any] = {
    "factions": {
        "eyrie": {
            "leaders": {name: {"viziers": ["move", "build"]} for name in ("builder", "charismatic", "commander")}
        },
        "duchy": {"ministers": {"foremole": {"rank": "noble"}}, "ranks": {"noble": {"crowns": 4}}},
        "hundreds": {
            "first_mood": "bitter",
            "hoard": {"command": ["sword", "bag", "coin"], "prowess": ["hammer", "tea", "boot", "crossbow"]},
        },
        "vagabond": {"item_tracks": {"tea": 1, "coin": 1, "bag": 1}, "quests": {"errand_fox": {"suit": "mouse"}}},
    },
    "decks": {"base": {"armorers": {"suit": "fox"}, "anvil": {"suit": "bird"}, "sappers": {"suit": "mouse"}}},
    "setup": {"winning_score": 60},
}
"""What the log must be read with: viziers, ranks, the Hoard, tracks, suits."""


@pytest.mark.parametrize("factions", [("eyrie", "duchy", "alliance"), ("vagabond", "hundreds", "marquise")])
def test_the_log_tells_everything_in_games_of_an_edition_too(factions: tuple[str, ...]) -> None:
    setup = {"players": 3, "factions": factions, "edition": OTHER_SHEETS}
    assert walk(RootGame(), setup, seed_from("sheets", factions[0]), laws=[changes_are_told]).result is not None

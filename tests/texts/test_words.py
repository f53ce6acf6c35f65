"""What the catalogs make of numbers, names and errors."""

from __future__ import annotations

import pytest

from deskovka.content.lexicon import Lexicon
from deskovka.content.told import Thing, line
from deskovka.content.words import NO_NAMES, Names, UnknownLanguage, Words, language_of
from deskovka.games import registry
from deskovka.games.root.factions.suits import with_suits
from deskovka.kernel import BadSetup, Event, IllegalAnswer, NotAsked, UndoRefused, Value

LEGENDS = registry.get("legends")
CS, EN = LEGENDS.words("cs"), LEGENDS.words("en")
PLAYERS = ["Anna", "Petr"]


def told(kind: str, **facts: Value) -> tuple[str, str]:
    event = Event(kind, facts, None)
    return CS.event(event, PLAYERS), EN.event(event, PLAYERS)


@pytest.mark.parametrize(
    ("coins", "czech", "english"),
    [
        (0, "zdarma", "for free"),
        (1, "za 1 minci", "for 1 coin"),
        (2, "za 2 mince", "for 2 coins"),
        (4, "za 4 mince", "for 4 coins"),
        (5, "za 5 mincí", "for 5 coins"),
    ],
)
def test_coins_are_counted_in_each_language(coins: int, czech: str, english: str) -> None:
    assert told("took", seat=0, card="lake", coins=coins) == (
        f"Anna bere kartu Jezero {czech}.",
        f"Anna takes Lake {english}.",
    )


@pytest.mark.parametrize(
    ("points", "czech"),
    [(1, "Propadá 1 manévr."), (3, "Propadají 3 manévry."), (5, "Propadá 5 manévrů.")],
)
def test_the_verb_agrees_with_the_number(points: int, czech: str) -> None:
    assert told("stopped", seat=1, points=points)[0] == f"Petr končí s přesuny. {czech}"


@pytest.mark.parametrize(("total", "czech"), [(1, "1 bod"), (2, "2 body"), (-1, "-1 bod"), (13, "13 bodů")])
def test_points_are_counted(total: int, czech: str) -> None:
    assert told("won", seat=0, total=total)[0] == f"Vítězí Anna: {czech}!"


def test_a_seat_is_named_and_so_is_the_neutral_colour() -> None:
    assert told("destroyed", seat=0, region="meadows_trees", victim=1) == (
        "Anna ničí v regionu Háj armádu (Petr).",
        "Anna destroys an army in Grove (Petr).",
    )
    assert told("destroyed", seat=0, region="meadows_trees", victim="neutral") == (
        "Anna ničí v regionu Háj armádu (neutrální barva).",
        "Anna destroys an army in Grove (neutral colour).",
    )


def test_a_score_shows_the_parts_of_variants_only_when_there_are_points_in_them() -> None:
    parts = {"regions": 3, "islands": 1, "cards": 0, "elixirs": 2}
    others = {"discoveries": -1, "citadels": 0, "dragon": 2, "leader": 0}
    assert told("scored", seat=0, total=7, **parts, **others)[0] == (
        "Anna: 7 bodů (regiony 3, ostrovy 1, karty 0, elixíry 2, žetony objevů -1, drak 2)."
    )


def test_an_error_is_said_in_the_language_of_the_reader() -> None:
    refused = UndoRefused(seat=1, reason="chance")
    assert CS.error(refused) == "Místo 1 nemůže vzít poslední odpověď zpět: mezitím rozhodla náhoda."
    assert EN.error(refused) == str(refused)
    assert CS.error(NotAsked(seat=2, asked="nobody")).endswith("čeká se na: nikoho.")
    assert CS.error(NotAsked(seat=2, asked="0, 1")).endswith("čeká se na: 0, 1.")


def test_an_endless_fact_is_cut_short() -> None:
    error = CS.error(IllegalAnswer(seat=0, answer="x" * 5000, legal="bid 1"))
    assert error.endswith("…“ není mezi možnostmi místa 0; možné je: bid 1.")
    assert len(error) < 1000


def test_braces_in_a_fact_are_nothing_special() -> None:
    error = BadSetup(game="legends", key="map", value="{ $value }", allowed="auto")
    assert CS.error(error) == "V nastavení hry legends nemůže být map „{ $value }“; může být: auto."


def test_the_language_comes_from_the_wish_then_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language_of(None) == "en"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert language_of(None) == "cs"
    assert language_of("en") == "en"
    with pytest.raises(UnknownLanguage, match="there are: en, cs"):
        language_of("de")


def test_what_a_catalog_does_not_say_is_not_there() -> None:
    assert Words("cs").has("menu-title")
    assert not Words("cs").has("card-lake")
    assert CS.has("card-lake")


GARDEN = Lexicon(
    topics={}, verbs={"play": ("seat", "*cards")}, events={}, kinds={"seat": "seat", "card": "card", "cards": "card"}
)


def garden(language: str, names: Names = NO_NAMES) -> Words:
    return Words(language, GARDEN, LEGENDS.package, names=names)


@pytest.mark.parametrize(
    ("cards", "english", "czech"),
    [
        ((), "–", "–"),
        (("lake",), "Lake", "Jezero"),
        (("lake", "stronghold"), "Lake and Stronghold", "Jezero a Pevnost"),
        (("lake", "stronghold", "forest_elf"), "Lake, Stronghold and Forest Elf", "Jezero, Pevnost a Lesní elf"),
        ((3, 4), "3 and 4", "3 a 4"),
    ],
)
def test_a_list_is_read_as_one_says_it(cards: tuple[str | int, ...], english: str, czech: str) -> None:
    assert garden("en").name("cards", cards, PLAYERS) == english
    assert garden("cs").name("cards", cards, PLAYERS) == czech


def test_a_starred_fact_takes_all_that_is_left_of_an_option() -> None:
    assert GARDEN.facts(("play", 1, "lake", "stronghold")) == {"seat": 1, "cards": ("lake", "stronghold")}
    assert GARDEN.facts(("play", 1)) == {"seat": 1, "cards": ()}


def test_a_line_among_the_facts_is_a_phrase() -> None:
    phrases = (line("card-lake"), line("list-nothing"), "lake")
    assert garden("en").name("cards", phrases, PLAYERS) == "Lake, – and Lake"
    assert EN.line(line("play-players", players=line("card-lake")), PLAYERS) == "At the table: Lake."


def test_a_name_comes_from_the_edition_then_from_the_catalog_then_from_the_id() -> None:
    named = garden("en", {"card": {"lake": {"en": "{ Pond }", "cs": "Rybník"}}})
    assert named.name("card", "lake", PLAYERS) == "{ Pond }"
    assert named.name("card", "stronghold", PLAYERS) == "Stronghold"
    assert named.name("card", "talking_frog", PLAYERS) == "talking frog"
    assert named.thing(Thing("card", "lake"), PLAYERS) == "{ Pond }"
    assert named.thing(Thing("seat", 1), PLAYERS) == "Petr"
    assert garden("cs", {"card": {"lake": {"cs": "Rybník"}}}).name("card", "lake", PLAYERS) == "Rybník"


# Roles


def test_seats_are_called_by_their_roles_and_introduced_with_the_players() -> None:
    words = registry.get("root").words("cs")
    seated = words.seated(["Ada", "Boris", "Cyril"], ["eyrie", "", "marquise"])
    assert seated == ("Orlí hnízdo", "Boris", "Markýza")
    assert [words.introduced(seated, seat) for seat in range(3)] == ["Orlí hnízdo (Ada)", "Boris", "Markýza (Cyril)"]
    assert words.event(Event("first_player", {"seat": 0}, None), seated) == "Začíná Orlí hnízdo."
    given = Event("faction_given", {"seat": 0, "faction": "eyrie"}, None)
    assert words.event(given, seated) == "Ada hraje za frakci Rody Orlího hnízda."


def test_seats_with_the_same_role_are_told_apart_by_the_players() -> None:
    words = registry.get("legends").words("en")
    assert words.seated(["Ada", "Boris"], ["white_knight"] * 2) == ("White Knight (Ada)", "White Knight (Boris)")


@pytest.mark.parametrize(("count", "sawmills"), [(1, "pilu"), (2, "2 pily"), (5, "5 pil")])
def test_things_stand_in_sentences_in_the_form_that_these_need(count: int, sawmills: str) -> None:
    words = registry.get("root").words("cs")
    placed = Event("placed", {"seat": 0, "piece": "sawmill", "clearing": 5, "count": count}, None)
    assert words.event(placed, ["Ada"]) == f"Ada umisťuje {sawmills} na mýtinu 5."


def test_a_thing_that_an_edition_names_has_no_other_forms() -> None:
    words = registry.get("root").words("en", {"piece": {"sawmill": {"en": "mill"}}})
    placed = Event("placed", {"seat": 0, "piece": "sawmill", "clearing": 5, "count": 2}, None)
    assert words.event(placed, ["Ada"]) == "Ada places 2 × mill in clearing 5."


def test_on_winter_the_river_is_said_to_divide_forests() -> None:
    root = registry.get("root")
    about = root.about(root.content(root.read_setup({})))
    rivers = {thing.id for thing, lines in about.items() if any(line.say == "about-river" for line in lines)}
    assert rivers == {"winter"}


def test_a_card_of_the_decree_is_not_said_to_have_its_suit_twice() -> None:
    words = registry.get("root").words("en")
    cards = with_suits(("ambush_bird", "cobbler", "loyal_vizier"), {"ambush_bird": "bird", "cobbler": "rabbit"})
    shown = [words.name("cards", card, []) for card in cards]
    assert shown == ["Ambush! (bird)", "Cobbler (rabbit)", "Loyal Vizier (bird)"]

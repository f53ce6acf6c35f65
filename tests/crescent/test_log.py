"""The log: whoever follows it at a real table knows who did what, with which pieces, and where they went."""

import pytest

from deskovka.content.recaps import turns_of
from deskovka.content.words import LANGUAGES
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import PRINTED
from deskovka.games.crescent.vocabulary import CALIPH, GIVEN, MURSHID, NOMAD, STRENGTH, SULTAN, WARLORD
from deskovka.kernel import Chance, Event, Value, seed_from
from tests.crescent.playing import GAME, Table, at_turn, set_up

ROLES = ("warlord", "murshid", "sultan", "caliph", "nomad")
PEOPLE = ["Ada", "Boris", "Cyril", "Dana", "Emil"]


def said(t: Table, kind: str, language: str = "en") -> list[str]:
    """The events of a kind in words."""
    words = GAME.words(language)
    return [words.event(event, words.seated(PEOPLE, ROLES)) for event in t.events if event.kind == kind]


@pytest.mark.clause("crescent:CM-SETUP-4", "crescent:CM-SETUP-6", "crescent:CM-SETUP-8")
def test_the_set_up_is_told_piece_by_piece() -> None:
    t = set_up(map="fertile_crescent")
    assert [each["coins"] for each in t.told("plays")] == [4, 4, 9, 6, 4]
    assert t.told("given") == [{"seat": WARLORD, "card": "campaign"}]
    assert t.told("stalls") == [{"cards": tuple(filter(None, t.bazaar()))}]
    (sultans,) = [each for each in t.told("settled") if each["seat"] == SULTAN and each["mercenary"]]
    assert (sultans["regular"], sultans["mercenary"], sultans["buildings"]) == (0, 1, ("fort", "town"))
    assert len(t.told("settled")) == 10


@pytest.mark.clause("crescent:CM-VAR-1", "crescent:CM-VAR-2")
def test_it_is_told_where_a_tile_is_laid() -> None:
    t = set_up(map="variable")
    assert t.told("dealt_tiles") == [{"count": 3}]
    option = t.options(WARLORD)[0]
    t.answer(WARLORD, *option)
    assert t.told("laid") == [{"seat": WARLORD, "hex": option[1], "place": option[2], "rotation": option[3]}]


@pytest.mark.clause("crescent:CM-BUY-2", "crescent:CM-BUY-3")
def test_it_is_told_who_is_paid_for_a_card() -> None:
    t = at_turn(WARLORD)
    t.lay_market("elder", "ambush", "vizier", "commander", "imam", "tithe")
    t.give(WARLORD, coins=4)
    t.answer(WARLORD, "buy", "near", "commander")
    t.answer(WARLORD, "buy", "local", "imam")
    assert t.told("bought") == [{"seat": WARLORD, "card": "commander", "market": "near", "coins": 2}]
    bought = {"seat": WARLORD, "card": "imam", "market": "local", "coins": 2, "owner": MURSHID}
    assert t.told("bought_from") == [bought]
    assert said(t, "bought_from") == ["Warlord buys Imam (local market) for 2 coins, paid to Murshid."]


@pytest.mark.clause("crescent:CM-BUILD-4")
def test_it_is_told_what_a_building_replaces() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", fort=1)
    t.give(CALIPH, coins=3)
    t.answer(CALIPH, "build", "castle", "palms")
    assert t.told("built")[0]["replaced"] == ("fort",)
    assert said(t, "built")[0].endswith("in place of the fort, which goes back to the supply.")


@pytest.mark.clause("crescent:CM-COMBAT-11", "crescent:CM-NOMAD-RETREAT")
def test_it_is_told_where_a_retreat_goes() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=7)
    t.put(CALIPH, "crossing", regular=4, mercenary=1)
    t.answer(WARLORD, "assault", "dunes", "crossing", 7, 0)
    t.select()
    t.answer(CALIPH, "lose", 3, 0)
    units = {"regular": 1, "mercenary": 1, "kept": 1, "gone": 1}
    assert t.told("retreated") == [{"seat": CALIPH, "hex": "crossing", **units}]
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=5)
    t.put(NOMAD, "crossing", mercenary=4)
    t.answer(WARLORD, "assault", "dunes", "crossing", 5, 0)
    t.select()
    assert [(each["kept"], each["gone"]) for each in t.told("retreated")] == [(2, 0)]


@pytest.mark.clause("crescent:CM-COMBAT-12")
def test_it_is_told_where_cards_go_after_a_combat() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=3)
    t.put(CALIPH, "crossing", regular=1)
    t.deal(WARLORD, "commander", "agent")
    t.answer(WARLORD, "assault", "dunes", "crossing", 3, 0)
    t.select(warlord="campaign commander agent")
    assert t.told("returned") == [{"seat": WARLORD, "card": "campaign"}]
    assert t.told("laid_by") == [{"seat": WARLORD, "card": "commander"}]
    assert t.told("used_up") == [{"seat": WARLORD, "card": "agent"}]


@pytest.mark.clause("crescent:CM-BRIBE-2", "crescent:CM-HIRE-2")
def test_it_is_told_which_units_change_hands() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.put(NOMAD, "dunes", mercenary=1)
    t.give(CALIPH, coins=4)
    t.give(NOMAD, reserve=2)
    t.answer(CALIPH, "ask_bribe", "dunes", 1)
    t.answer(NOMAD, "price", 1)
    t.answer(CALIPH, "accept")
    assert t.told("swapped") == [{"seat": CALIPH, "owner": NOMAD, "hex": "dunes", "count": 1}]
    t.turn_of(CALIPH)
    t.answer(CALIPH, "ask_hire", 1)
    t.answer(NOMAD, "price", 1)
    t.answer(CALIPH, "accept")
    assert t.told("released") == [{"seat": NOMAD, "count": 1}]


@pytest.mark.clause("crescent:CM-NOMAD-DESERTION", "crescent:CM-HIRE-1")
def test_it_is_told_where_deserters_go_and_who_is_paid_for_a_hire() -> None:
    t = at_turn(NOMAD)
    t.put(CALIPH, "crossing", mercenary=1)
    t.answer(NOMAD, "desertion", "crossing", CALIPH, 1)
    (line,) = said(t, "deserted")
    assert line == (
        "Nomad lets 1 mercenary of Caliph desert in the Crossing, to the supply of Caliph; "
        "to the reserves card of Nomad: 1."
    )
    (line,) = said(t, "deserted", "cs")
    assert line == "Nomád láká k dezerci 1 žoldnéře z hexu Brod a do záloh přidává 1; do zásoby ho vrací Chalífa."
    t = at_turn(CALIPH, players=4)
    t.put(CALIPH, "palms", influence=1)
    t.give(CALIPH, coins=2)
    t.answer(CALIPH, "hire", 1)
    assert said(t, "hired") == ["Caliph hires 1 mercenary for 2 coins, paid to the common supply."]
    assert said(t, "hired", "cs") == ["Chalífa si najímá 1 žoldnéře za 2 mince do společné zásoby."]


def test_lines_of_the_log_are_whole_czech_sentences() -> None:
    words = GAME.words("cs")
    whose: dict[str, Value] = {"seat": WARLORD, "hex": "crossing", "owner": CALIPH}
    for event, line in (
        (told("razed", **whose, building="palace"), "Bez mincí a bodů se z hexu Brod vrací do zásoby palác (Chalífa)."),
        (
            told("spent", **whose, card="campaign", regular=0, mercenary=1),
            "Válečník vrací kvůli kartě Tažení z hexu Brod do zásoby: žoldnéři 1.",
        ),
        (told("lured", **whose, count=1), "Válečník láká 1 žoldnéře z hexu Brod; do zásoby ho vrací Chalífa."),
        (told("lured", **whose, count=2), "Válečník láká 2 žoldnéře z hexu Brod; do zásoby je vrací Chalífa."),
        (
            told("handed", seat=MURSHID, owner=CALIPH, card="bribery"),
            "Kartu Podplacení (Muršid) si do ruky bere Chalífa.",
        ),
    ):
        assert words.event(event, words.seated(PEOPLE, ROLES)) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_strength_is_not_given_one(language: str) -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=3)
    t.put(CALIPH, "crossing", regular=1)
    t.deal(WARLORD, "scouts")
    t.answer(WARLORD, "assault", "dunes", "crossing", 3, 0)
    t.select(warlord="scouts")
    (line,) = said(t, "resolved", language)
    assert "0" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_is_told_of_objectives_speaks_to_nobody(language: str) -> None:
    words = GAME.words(language)
    for character in PRINTED.tables.content.characters:
        for item in character.objectives:
            event = Event("scored_item", {"seat": 0, "objective": item.id, "points": 1}, None)
            line = words.event(event, words.seated(PEOPLE, ROLES)).casefold()
            assert not any(word in line for word in ("your", "vaš", "váš")), line


@pytest.mark.clause("crescent:CM-END-1")
def test_after_the_end_it_is_nobodys_turn() -> None:
    t = at_turn(NOMAD)
    t.turn_of(NOMAD, year=3, round_=4)
    t.without_campaign()
    t.answer(NOMAD, "pass")
    view = GAME.view(t.g, None)
    assert (view.phase, view.turn) == ("over", None)
    assert "told-phase-idle" in [each.say for each in GAME.told(view, GAME.content(t.g.terms))[0].lines]


def recapped(*events: Event) -> list[str]:
    """The turns of a log in one line each."""
    words = GAME.words("en")
    turns = turns_of(GAME, events)
    return [words.line(turn.recap, words.seated(PEOPLE, ROLES)) for turn in turns if turn.recap]


def told(kind: str, **facts: Value) -> Event:
    return Event(kind, facts, None)


def test_the_line_of_a_turn_credits_nobody_with_what_others_did_in_it() -> None:
    log = [
        told("turn", seat=SULTAN, year=1, round=2),
        told("played", seat=MURSHID, card="forced_march"),
        told("moved", seat=MURSHID, origin="dunes", hex="palms", regular=0, mercenary=1),
        told("assaulted", seat=SULTAN, origin="dunes", hex="crossing", regular=0, mercenary=2),
        told("combat_won", seat=WARLORD, hex="crossing"),
        told("plundered", seat=WARLORD, points=2),
    ]
    assert recapped(*log) == ["Sultan: combat in the Crossing, won by Warlord."]


def test_new_units_are_counted_whatever_they_are() -> None:
    log = [
        told("turn", seat=NOMAD, year=1, round=2),
        told("recruited", seat=NOMAD, hex="dunes", regular=0, mercenary=2),
    ]
    assert recapped(*log) == ["Nomad: new units: 2."]


@pytest.mark.clause("crescent:CM-CONTEST-4")
def test_a_contest_saved_before_keeps_what_bribery_takes() -> None:
    g = GAME.new(GAME.read_setup({"players": 5}), Chance(seed_from(1)))
    row = [0] * 13
    row[STRENGTH], row[GIVEN] = 1, CALIPH + 1
    g.played = [row]
    again = GAME.from_data(GAME.to_data(g))
    assert isinstance(again, Crescent)
    assert again.played[0][STRENGTH] == -1

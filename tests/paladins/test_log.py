"""The log: everything that a player at a real table must move is told, with its owner, its place and its amount."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.content.told import Thing
from deskovka.content.words import LANGUAGES
from deskovka.games.paladins.state import VIRTUAL
from deskovka.games.paladins.tables import PRINTED
from deskovka.kernel import Event, Match, Record
from tests.paladins.playing import GAME, Table, alone, playing, set_up

PEOPLE = ["Anna", "Boris", "Cyril", "Dana"]
RECORDS = Path(__file__).parents[1] / "records" / "paladins"


def read(t: Table, kind: str, language: str = "en") -> list[str]:
    """The lines of the log of one kind."""
    return [GAME.words(language).event(event, PEOPLE) for event in t.events if event.kind == kind]


def test_an_action_names_the_workers_on_it_from_the_left() -> None:
    t = playing(players=2)
    t.workers(0, scout=1, labourer=1, fighter=1)
    t.outsiders("mercenary_v", "", "", "", "", "")
    t.attributes(0, strength=1)
    t.answer(0, "attack", "mercenary_v")
    assert read(t, "acted") == ["Anna: Attack with scout, labourer and fighter."]
    assert read(t, "acted", "cs") == ["Anna: Útok, na pole jde zvěd, nádeník a bojovník."]


def test_workers_stay_in_their_supply_until_it_is_settled_who_goes() -> None:
    t = playing(players=2)
    t.workers(0, scout=1, merchant=1, cleric=1)
    t.stock(0, silver=4)
    t.answer(0, "develop", "attack", "any")
    assert t.topic(0) == "worker"
    assert t.unplaced(0) == {"scout": 1, "merchant": 1, "cleric": 1}
    t.answer(0, "pay", "merchant")
    assert t.told("acted") == [{"seat": 0, "action": "develop", "workers": ("merchant", "cleric")}]


def test_a_cleared_space_a_pass_and_a_workshop_name_the_workers_that_leave() -> None:
    t = playing(players=2)
    t.workers(0, cleric=1)
    t.stock(0, silver=2)
    t.lay_workers(0, "hunt", "labourer", "scout")
    t.answer(0, "pray", "hunt")
    assert t.told("cleared") == [{"seat": 0, "action": "hunt", "workers": ("labourer", "scout")}]
    t = playing(players=2)
    t.workers(0, labourer=2, criminal=2)
    t.stock(0, silver=4)
    t.lay_workers(0, "attack", "scout", "criminal", "fighter")
    t.answer(0, "develop", "attack", "any")
    assert t.told("worker_removed") == [{"seat": 0, "action": "attack", "worker": "criminal"}]
    t.turn_of(0)
    t.workers(0, labourer=3, criminal=2)
    t.answer(0, "pass")
    assert read(t, "passed") == ["Anna passes and clears Develop and Attack."]
    assert read(t, "workers_kept") == ["Anna keeps labourer, criminal and criminal and returns labourer and labourer."]


def test_of_one_thing_the_log_says_so() -> None:
    t = playing(players=2)
    t.workers(0, labourer=2, scout=2)
    t.answer(0, "hunt", 1)
    assert read(t, "gained") == ["Anna gains 1 provision."]
    assert read(t, "gained", "cs") == ["Anna získává: 1 proviant."]


def test_tax_names_what_comes_from_the_general_supply_and_what_is_left() -> None:
    t = playing(players=2)
    t.next_suspicion(2)
    t.tax(1)
    t.answer(0, "conspire")
    assert t.told("tax_taken") == [{"seat": 0, "count": 2, "added": 1, "left": 0}]
    assert t.told("tax_filled") == [{"added": 6, "count": 6}]
    (line,) = read(t, "tax_taken")
    assert line == "Anna takes 2 tax, 1 of it from the general supply; the tax supply has 0 left."


def test_the_refresh_names_every_card_that_goes_moves_and_comes_with_its_column() -> None:
    t = playing(players=2)
    t.columns("squire_1", "", "defender_1", "", "debt_collector_1")
    t.outsiders("thief_v", "", "archer_b", "warrior_s", "hunter_b", "mercenary_v")
    t.favours("pray")
    t.use_up_favour(0)
    (tavern,) = t.view().tavern
    t.phase("refresh")
    assert t.told("townsfolk_discarded") == [{"townsfolk": "debt_collector_1", "column": 5}]
    assert t.told("townsfolk_moved") == [{"townsfolk": ("squire_1", "defender_1"), "column": 4}]
    assert [fact["column"] for fact in t.told("townsfolk_laid")] == [3, 2, 1]
    assert t.told("outsider_discarded") == [{"outsider": "thief_v", "column": 1}]
    (line,) = read(t, "townsfolk_discarded", "cs")
    assert line == "Z 5. sloupce měšťanů se odhazuje Výběrčí dluhů (nádeník)."
    assert t.told("outsiders_moved") == [{"outsiders": ("archer_b", "warrior_s", "hunter_b", "mercenary_v")}]
    assert [fact["column"] for fact in t.told("outsider_laid")] == [5, 6]
    assert t.told("tavern_discarded") == [{"tavern": tavern}]
    assert t.told("favour_freed") == [{"favour": "pray", "worker": "labourer"}]


@pytest.mark.parametrize(("column", "begins"), [(1, "Z 1. "), (2, "Z 2. "), (3, "Ze 3. "), (4, "Ze 4. "), (5, "Z 5. ")])
def test_czech_says_ze_where_the_number_of_a_column_wants_it(column: int, begins: str) -> None:
    for kind, card in (("townsfolk", "squire_1"), ("outsider", "thief_v")):
        event = Event(f"{kind}_discarded", {kind: card, "column": column}, None)
        assert GAME.words("cs").event(event, PEOPLE).startswith(begins)


def test_everybody_hears_of_paladins_that_are_drawn_and_only_their_owner_which() -> None:
    t = playing(players=2)
    t.phase("refresh")
    t.choose_paladins()
    public = {event.kind for event in t.events if event.is_for(None)}
    assert {"paladins_taken", "paladin_chosen"} <= public
    assert t.told("paladins_taken") == [{"seat": seat, "count": 3} for seat in range(2)]
    laid = [event for event in t.events if event.kind == "paladins_laid"]
    assert [[event.is_for(viewer) for viewer in (0, 1, None)] for event in laid] == [
        [True, False, False],
        [False, True, False],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    words, content = GAME.words(language), PRINTED.tables.content
    things = [Thing("townsfolk", card.id) for card in content.townsfolk]
    things += [Thing("outsider", card.id) for card in content.outsiders]
    names = [words.thing(thing, PEOPLE) for thing in things]
    assert sorted(names) == sorted(set(names))


def test_the_marker_of_the_virtual_player_moves_before_what_it_brings() -> None:
    t = alone()
    t.virtual(marker=5)
    t.virtual_turn("trade")
    kinds = [event.kind for event in t.events]
    assert t.told("marker_moved") == [{"count": 1, "space": 1}]
    assert kinds.index("marker_moved") < kinds.index("virtual_attribute")


def test_the_log_says_why_the_virtual_player_costs_the_tax_supply_silver() -> None:
    t = alone()
    t.columns("conspirator_1", "abbot_1", "acolyte_1", "defender_1", "watchman_1")
    t.suspect(VIRTUAL, 1)
    t.virtual_turn("recruit")
    assert t.told("virtual_discarded") == [{"count": 1, "taxes": (1,)}]
    assert t.told("virtual_lacks") == [{"reward": "remove_suspicion", "count": 1, "left": 4}]
    assert read(t, "virtual_lacks") == [
        "The virtual player has nothing for “discard suspicion”: the tax supply loses 1 silver and has 4 left."
    ]


def test_the_workshop_of_an_order_and_the_scheme_of_a_favour_are_told() -> None:
    t = alone()
    t.phase("refresh", 2)
    (shown,) = t.told("order_shown")
    assert t.told("order_workshop") == [{"order": shown["order"], "action": shown["order"]}]
    assert t.told("scheme_added") == [{"scheme": "favour"}]


def test_alone_nobody_has_the_starting_player_token() -> None:
    t = set_up(players=1)
    assert t.view().starter is None
    assert not {"starter", "starter_drawn"} & {event.kind for event in t.events}
    t.go_on_until(lambda g: g.round == 2)
    assert t.told("starter") == []
    told = [line.say for section in GAME.told(t.view(0), GAME.content(t.g.terms)) for line in section.lines]
    assert "told-starter" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pass_without_workers_on_the_board_clears_nothing(language: str) -> None:
    said = GAME.words(language).event(Event("passed", {"seat": 0, "actions": ()}, None), PEOPLE)
    assert said == {"en": "Anna passes.", "cs": "Anna pasuje."}[language]


@pytest.mark.parametrize(("language", "name"), [("en", "the virtual player"), ("cs", "virtuální")])
def test_every_line_about_the_virtual_player_names_it(language: str, name: str) -> None:
    """After an Inquisition “It gains 2 workers” would be said of the tax supply."""
    words, told = GAME.words(language), []
    for record in sorted(RECORDS.glob("alone-*.game")):
        told += Match.load(GAME, Record.parse(record.read_bytes())).told(None)
    about = [event for event in told if event.kind.startswith("virtual_")]
    assert len({event.kind for event in about}) > 15
    lines = {words.event(event, PEOPLE) for event in about}
    assert [line for line in lines if name not in line.lower()] == []

"""What people read of Crescent Moon: what things do, what is designed, and every message in both languages."""

import pytest

from deskovka.content.told import Thing
from deskovka.content.words import LANGUAGES
from deskovka.games.crescent.tables import PRINTED, Content
from tests.crescent.playing import GAME
from tests.texts.catalogs import messages, strange_messages

CONTENT = PRINTED.tables.content


def said(language: str, thing: Thing, content: Content = CONTENT) -> str:
    words = GAME.words(language)
    return " ".join(words.line(line, ()) for line in GAME.about(content)[thing])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_offered_or_told_has_a_message(language: str) -> None:
    assert strange_messages(GAME.lexicon, messages(GAME.package, language)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_name_says_what_it_does(language: str) -> None:
    words = GAME.words(language)
    for thing, lines in GAME.about(CONTENT).items():
        assert f"{thing.kind}-{thing.id}" in messages(GAME.package, language), thing
        assert all(words.line(line, ()) for line in lines), thing


def test_a_card_says_what_it_does_with_its_numbers() -> None:
    assert said("en", Thing("card", "siege_engines")).startswith(
        "COMBAT, if a fort, castle or palace is in the hex and as the attacker: +2 strength. "
        "Otherwise, if a fort, castle or palace is in the hex: +1 strength. A battalion"
    )
    assert said("cs", Thing("card", "caravan")).startswith("KDYKOLI: získáte 3 mince. Událost: po použití se odhodí.")


def test_a_card_says_what_it_does_with_other_numbers() -> None:
    ops = [{"op": "remove_mercenary", "n": 2}, {"op": "place_unit", "n": 2, "when": ["removed"]}]
    edition = {
        "elder": {"effects": [{"keyword": "combat", "ops": ops}]},
        "scouts": {"effects": [{"keyword": "combat", "ops": [{"op": "on_loss_retreat_to_map", "n": 1}]}]},
        "camel_riders": {"effects": [{"keyword": "combat", "ops": [{"op": "assign", "n": 1, "who": "mercenary"}]}]},
        "tithe": {"effects": [{"keyword": "anytime", "ops": [{"op": "tithe", "n": 2, "most": 3}]}]},
    }
    content = PRINTED.with_edition({"cards": edition}).content
    english, czech = (
        {name: said(language, Thing("card", name), content) for name in edition} for language in ("en", "cs")
    )
    assert "2 mercenaries of other players in adjacent hexes must leave" in english["elder"]
    assert "2 mercenaries of your supply join the combat" in english["elder"]
    assert "at most 3 coins in all" in english["tithe"]
    assert "ze sousedících hexů odejdou 2 žoldnéři jiných hráčů" in czech["elder"]
    assert "do boje přijdou z vaší zásoby 2 žoldnéři" in czech["elder"]
    assert "smí 1 vaše zbylá jednotka místo ústupu odejít" in czech["scouts"]
    assert "přidělte až 1 svého žoldnéře" in czech["camel_riders"]
    assert "celkem nejvýš 3 mince" in czech["tithe"]


def test_an_objective_says_what_it_is_worth() -> None:
    assert said("en", Thing("objective", "sultan_coins")) == (
        "Every year: coins, 1 point for every 3, at most 2 points in all. Designed for this table."
    )
    towns = said("en", Thing("objective", "sultan_towns"))
    assert towns.startswith("Every year: towns on the map, 2 points each, at most 3 points in all.")
    towns = said("cs", Thing("objective", "sultan_towns"))
    assert towns.startswith("Každý rok: vesnice na mapě, po 2 bodech, celkem nejvýš 3 body.")
    assert said("cs", Thing("objective", "warlord_city_sacked")) == "Hned: vypleněná města, po 4 bodech."


def test_what_no_printed_copy_confirms_is_marked_as_designed() -> None:
    assert said("en", Thing("card", "dervish")).endswith("Designed for this table.")
    assert "in part" in said("en", Thing("card", "imam"))
    assert "esigned" not in said("en", Thing("objective", "warlord_fort_sacked"))

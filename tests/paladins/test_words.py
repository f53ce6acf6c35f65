"""What people read of Paladins: notes beside options, the position, what things do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskovka.content.recaps import Turn, turns_of
from deskovka.content.told import Thing
from deskovka.content.words import LANGUAGES
from deskovka.games.paladins.game import PaladinsGame
from deskovka.kernel import Match, Record
from tests.paladins.playing import GAME, Table, alone, playing
from tests.texts.catalogs import messages, said_in_sources
from tests.texts.reading import said_of

PEOPLE = ["Anna", "Boris"]
RECORDS = Path(__file__).parents[1] / "records" / "paladins"


def noted(t: Table, seat: int, *option: str | int) -> str:
    """What stands beside an option that is offered."""
    assert option in t.options(seat)
    found = GAME.note(option, t.view(seat), GAME.content(t.g.terms))
    return "" if found is None else GAME.words("en").line(found, PEOPLE)


def test_beside_an_action_stands_what_it_costs_and_gives_now() -> None:
    t = playing(players=2)
    t.workers(0, labourer=3, scout=3, merchant=3, fighter=3, cleric=3)
    t.stock(0, silver=9, provisions=9)
    t.attributes(0, strength=1)
    t.columns("abbot_1", "", "", "", "gatekeeper_2")
    t.outsiders("", "mercenary_v", "", "", "", "")
    t.attributes(0, faith=2, strength=1)
    assert noted(t, 0, "develop", "attack", "any") == "costs 4 silver; gives 1 scout"
    assert noted(t, 0, "expedition", "abbot_1", "silver") == "costs 3 silver; gives 1 cleric and 1 labourer"
    assert noted(t, 0, "expedition", "abbot_1", "debt") == "costs take 1 debt; gives 1 cleric and 1 labourer"
    assert noted(t, 0, "recruit", "gatekeeper_2", "silver").startswith("free. Each time you Fortify: 1 silver.")
    assert noted(t, 0, "hunt", 2) == "3 provisions"
    assert noted(t, 0, "pray", "nothing") == "costs 2 silver"
    assert noted(t, 0, "commission", "R1S2") == "costs 1 provision; gives 2 silver and 1 influence"
    assert noted(t, 0, "fortify") == "costs 1 provision"
    assert noted(t, 0, "absolve", "A4") == "costs 1 silver; gives 2 faith and discard 1 suspicion card"
    assert noted(t, 0, "attack", "mercenary_v") == "costs 1 silver; gives 1 influence and 2 labourers"
    assert noted(t, 0, "convert", "mercenary_v") == "1 strength"
    assert noted(t, 0, "pass") == ""


@pytest.mark.parametrize(
    ("paladin", "option", "said"),
    [
        ("samson", ("develop", "attack", "any"), "costs 2 silver; gives 1 scout"),
        ("girard", ("hunt", 1), "3 provisions"),
        ("roland", ("expedition", "abbot_1", "silver"), "1 cleric and 1 labourer"),
        ("gerin", ("conspire",), "1 criminal and 2 silver"),
        ("engelier", ("attack", "mercenary_v"), "1 influence, 2 labourers and 2 silver"),
    ],
)
def test_the_paladin_of_the_round_is_in_the_note(paladin: str, option: tuple[str | int, ...], said: str) -> None:
    t = playing(players=2)
    t.workers(0, labourer=2, scout=1, fighter=1)
    t.stock(0, silver=9)
    t.columns("abbot_1", "", "", "", "")
    t.outsiders("", "mercenary_v", "", "", "", "")
    t.paladin(0, paladin)
    assert noted(t, 0, *option) == said


def test_cards_to_choose_from_say_what_they_do() -> None:
    t = playing(players=2)
    t.phase("refresh")
    view, content = t.view(0), GAME.content(t.g.terms)
    note = GAME.note(t.options(0)[0], view, content)
    assert note is not None
    assert GAME.words("en").line(note, PEOPLE).startswith("Brings ")
    t.choose_paladins()
    (seat,) = t.waiting
    assert all(GAME.note(option, t.view(seat), content) is not None for option in t.options(seat))


def test_a_space_says_who_lies_on_it_and_what_it_asks_for() -> None:
    t = playing(players=2)
    t.lay_workers(0, "hunt", "labourer", "scout")
    sections = GAME.told(t.view(0), GAME.content(t.g.terms))
    lines = said_of(Thing("action", "hunt"), sections, GAME.words("en"), PEOPLE)
    assert lines[0] == "Hunt (any worker and scout): used by labourer and scout."
    develop = said_of(Thing("action", "develop"), sections, GAME.words("en"), PEOPLE)
    assert develop == ["Develop (any worker and any worker; 4 silver): free.", "It gives 1 scout."]
    trade = said_of(Thing("action", "trade"), sections, GAME.words("en"), PEOPLE)
    gathered = "It gives 1 silver with one worker, 3 silver with both."
    assert trade == ["Trade (any worker and merchant): free.", gathered]


def test_a_space_says_what_it_gives_with_the_paladin_and_the_townsfolk() -> None:
    t = playing(players=2)
    t.retinue(0, "acolyte_1")
    t.paladin(0, "otton")
    commission, trade = (next(s for s in t.seat(0).spaces if s.action == name) for name in ("commission", "trade"))
    assert commission.gives == {"influence": 1, "labourer": 1}
    assert (trade.gives, trade.both) == ({"silver": 3}, {"silver": 5})


def test_prices_are_those_of_the_one_who_looks() -> None:
    t = playing(players=2)
    t.paladin(0, "roland")
    t.outsiders("", "", "mercenary_v", "", "", "")
    offers, regions = t.view(0).townsfolk, t.view(0).regions
    assert {offer.price for offer in offers} == {0}
    assert [region.attack_silver for region in regions] == [None, None, 1, None, None, None]
    assert t.view(1).regions[2].attack_silver == 3
    assert {offer.price for offer in t.view(None).townsfolk} == {None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_line_can_be_read(language: str) -> None:
    t = alone()
    words = GAME.words(language)
    for thing, lines in GAME.about(GAME.content(t.g.terms)).items():
        assert words.has(f"{thing.kind}-{thing.id}"), thing
        assert all(words.line(line, PEOPLE) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", ["alone-hard", "four-players-1"])
def test_every_turn_can_be_read_in_one_line(record: str, language: str) -> None:
    text = (RECORDS / f"{record}.game").read_bytes()
    match = Match.load(GAME, Record.parse(text))
    words, names = GAME.words(language), ["Anna", "Boris", "Cyril", "Dana"]
    setup, *turns = turns_of(GAME, match.told(0))
    assert setup == Turn(0, None)
    assert len(turns) > 60
    lines = [words.line(turn.recap, names) for turn in turns if turn.recap is not None]
    assert len(lines) == len(turns)
    assert all(line.endswith(".") for line in lines)


def test_a_turn_says_what_it_was_about_and_what_it_brought() -> None:
    t = playing(players=2)
    t.workers(0, scout=1, labourer=1, fighter=1)
    t.outsiders("mercenary_v", "", "", "", "", "")
    t.attributes(0, strength=1)
    t.answer(0, "attack", "mercenary_v")
    (turn,) = turns_of(GAME, t.events)
    assert turn.recap is not None
    said = GAME.words("en").line(turn.recap, PEOPLE)
    assert said == "Anna, Attack: Mercenary (Viking), 1 influence and 2 labourers."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_table_has_a_name_where_it_is_shown_as_a_form(language: str) -> None:
    keys: set[str] = set()

    def look(part: Any) -> None:
        if isinstance(part, dict):
            keys.update(part)
        for inner in part.values() if isinstance(part, dict) else part if isinstance(part, (list, tuple)) else ():
            look(inner)

    for t in (alone(), playing(players=2)):
        look(msgspec.to_builtins(t.view(0)))
    named = {name for name in messages(GAME.package, language) if name.startswith("view-")}
    assert named == {f"view-{key}" for key in keys}


def test_no_message_is_unused() -> None:
    """Names are of things in the tables or in the lexicon; all else is said somewhere."""
    catalog, lexicon = messages(GAME.package, "en"), GAME.lexicon
    kinds = tuple(f"{kind}-" for kind in {*lexicon.kinds.values(), "rival"})
    expected = said_in_sources() | lexicon.messages().keys() | lexicon.further_messages().keys()
    expected |= {"winning-game"} | {f"guide-{guide.id}" for guide in GAME.guides}
    expected |= {step.say for guide in GAME.guides for step in guide.steps}
    prefixes = (
        "setup-",
        "view-",
        "gain-",
        "about-when-",
        "about-only-",
        "about-action-",
        "recap-",
        "end-",
        "feature-",
        *kinds,
    )
    referred = {other for message in catalog.values() for other in message.references}
    assert [name for name in catalog.keys() - expected - referred if not name.startswith(prefixes)] == []


def test_the_game_is_for_one_to_four() -> None:
    assert isinstance(GAME, PaladinsGame)
    assert list(GAME.seats) == [1, 2, 3, 4]

"""Both decks: no card does nothing, each agrees with what is printed, and all of them together obey the laws."""

from __future__ import annotations

import pytest

from deskovka.content.editions import EditionWrongValue
from deskovka.content.told import Thing
from deskovka.games.root.decks import EFFECTS, IMMEDIATE, base, exiles
from deskovka.games.root.decks.shapes import BattleCard
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.factions.roster import FACTIONS
from deskovka.games.root.lexicon import GENERAL
from deskovka.games.root.state import ATTACKER, DEFENDER
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import seed_from
from deskovka.lab.laws import walk
from tests.root import printed
from tests.root.playing import GAME, Table, bare, counted, set_up

DECKS = PRINTED.tables.decks
SIDES = {"attacker": ATTACKER, "defender": DEFENDER}


def three() -> Table:
    return bare("marquise", "squirrels", "weasels")


# Each of them


@pytest.mark.clause("root:K.1")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_no_card_does_nothing(deck: str) -> None:
    for card in DECKS[deck].cards:
        ways = [
            bool(card.item),
            card.id in EFFECTS and type(EFFECTS[card.id]) is not CardEffect,
            card.id in IMMEDIATE,
            card.kind in ("ambush", "dominance"),
        ]
        assert sum(ways) == 1, card.id


@pytest.mark.clause("root:K.1")
@pytest.mark.parametrize(("deck", "effects"), [("base", base.EFFECTS), ("exiles", exiles.EFFECTS)])
def test_effects_agree_with_what_is_printed(deck: str, effects: tuple[CardEffect, ...]) -> None:
    cards = {card.id: card for card in DECKS[deck].cards if card.kind == "persistent"}
    assert [effect.card for effect in effects] == list(dict.fromkeys(effect.card for effect in effects))
    assert {effect.card for effect in effects} == cards.keys()
    for effect in effects:
        assert effect.mandatory == (effect.card in printed.MANDATORY)
        sides = effect.sides if isinstance(effect, BattleCard) else ()
        assert set(sides) == {SIDES[side] for side in printed.SIDES_OF_BATTLE.get(effect.card, ())}


def test_an_edition_cannot_make_a_card_that_does_nothing() -> None:
    for kind in ("persistent", "immediate"):
        with pytest.raises(EditionWrongValue, match=r"decks\.base\.anvil\.kind"):
            set_up("marquise", "squirrels", edition={"decks": {"base": {"anvil": {"kind": kind, "item": None}}}})


def test_cards_and_factions_use_no_word_for_two_things() -> None:
    lexicons = [GENERAL, base.LEXICON, exiles.LEXICON, *(faction.lexicon for faction in FACTIONS.values())]
    for words in (
        [lexicon.topics for lexicon in lexicons],
        [lexicon.verbs for lexicon in lexicons],
        [lexicon.events for lexicon in lexicons],
        [lexicon.kinds for lexicon in lexicons],
    ):
        meanings = {(word, facts) for said in words for word, facts in said.items()}
        assert len(meanings) == len({word for word, _ in meanings})


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_card_is_named_and_described(language: str) -> None:
    words = GAME.words(language)
    for deck in ("base", "exiles"):
        content = GAME.content(GAME.read_setup({"players": 2, "deck": deck}))
        told = GAME.about(content)
        for card in PRINTED.tables.decks[deck].cards:
            assert words.has(f"card-{card.id}")
            about = " ".join(words.line(line, []) for line in told[Thing("card", card.id)])
            if card.item:
                assert str(card.vp) in about
                assert language != "en" or words.say(f"item-{card.item}") in about


# All of them together


@pytest.mark.parametrize(("deck", "seed"), [("base", 1), ("exiles", 0)])
def test_the_laws_hold_when_every_card_is_crafted_for_nothing(deck: str, seed: int) -> None:
    crafted = [card.id for card in DECKS[deck].cards if card.kind in ("persistent", "immediate")]
    cards: dict[str, dict[str, list[str]]] = {card: {"cost": []} for card in crafted}
    setup = {
        "players": 3,
        "factions": ["marquise", "squirrels", "weasels"],
        "seating": "listed",
        "deck": deck,
        "reach": "any",
        "standing": "none",
        "edition": {"decks": {deck: cards}},
    }
    match = walk(GAME, setup, seed_from(deck, seed), every=5)
    assert match.result is not None
    assert {event.facts["card"] for event in match.log if event.kind == "used"}


# What bots make of them


def test_a_crafted_card_that_is_of_use_is_counted() -> None:
    t = three()
    t.put(0, 5, warrior=1)
    t.put(0, 1, workshop=1)
    t.hand(0, "armorers", "anvil")
    t.begin(0)
    for card, crafted, points in (("armorers", 1, 0), ("anvil", 0, 2)):
        twin = t.world.copy()
        twin.answer(0, ("craft", card))
        found = counted(twin.state, 0)
        assert (found["crafted"], found["points"]) == (crafted, points)


def test_a_royal_claim_is_counted_by_what_it_would_score() -> None:
    t = three()
    t.lay(0, "royal_claim")
    for clearing in (1, 5, 9):
        t.put(0, clearing, warrior=1)
    t.begin(0)
    assert (counted(t.g, 0)["claims"], counted(t.g, 0)["points"]) == (3, 0)
    t.answer(0, "use", "royal_claim")
    assert (counted(t.g, 0)["claims"], counted(t.g, 0)["points"]) == (0, 3)

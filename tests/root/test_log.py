"""X.5. The log: what is told is enough to follow the game at a real table."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from deskovka.content.words import LANGUAGES
from deskovka.games.root.game import RootGame
from deskovka.games.root.woodland import BURROW, BURROW_NAME
from tests.root.hired import control, employing
from tests.root.playing import GAME, Table, bare, set_up
from tests.root.test_hundreds import hundreds
from tests.texts.catalogs import catalog_files

YOU = re.compile(r"\b(you|your|yours|vy|vám|vás|vámi|váš|vaše|vaši|vašeho|vaší|vašich)\b", re.IGNORECASE)
PRIVATE = re.compile(r"= (Only (you|the two of you) know|Jen vy|Víte jen vy)")
"""How events begin that not everybody reads."""


def read(t: Table, kind: str) -> list[str]:
    """The events of a kind in English; the other language must have them too."""
    names = ["Ada", "Ben", "Cleo"]
    english, *_ = [
        [GAME.words(language).event(event, names) for event in t.events if event.kind == kind] for language in LANGUAGES
    ]
    return english


@pytest.mark.clause("root:6.3.3")
def test_a_garrison_names_its_clearings() -> None:
    t = set_up("marquise", "squirrels")
    t.answer(0, "keep", 1)
    (told,) = t.told("garrisoned")
    assert (told["count"], told["clearings"]) == (1, tuple(c for c in range(1, 13) if c != 3))


@pytest.mark.clause("root:6.5.4.II")
def test_wood_is_paid_clearing_by_clearing() -> None:
    t = bare()
    t.put(0, 1, warrior=1, sawmill=1)
    t.put(0, 5, warrior=2, wood=1)
    t.begin(0)
    t.answer(0, "build", "sawmill", 5)
    t.answer(0, "wood", 5)
    assert t.told("wood_paid") == [{"seat": 0, "clearing": 5, "count": 1}]


@pytest.mark.clause("root:14.5.3")
def test_the_warlord_is_told_beside_the_warriors_whom_he_leads() -> None:
    t = hundreds("marquise")
    t.put(0, 5, warrior=3, warlord=1)
    t.phase_of(0, "daylight")
    while t.topic(0) != "advance":
        t.decline(0)
    t.answer(0, "move", 5, 1)
    t.answer(0, "warriors", 2)
    assert sorted((told["piece"], told["count"]) for told in t.told("moved")) == [("warlord", 1), ("warrior", 2)]


@pytest.mark.clause("root:4.1.2")
def test_a_crafted_item_is_told() -> None:
    t = bare()
    t.put(0, 7, workshop=1)
    t.hand(0, "root_tea_fox")
    t.begin(0)
    t.answer(0, "craft", "root_tea_fox")
    assert t.told("item_taken") == [{"seat": 0, "item": "tea"}]


@pytest.mark.clause("root:1.4.1")
def test_phases_are_told() -> None:
    t = bare()
    t.begin(0)
    t.end_turn(0)
    phases = [(told["seat"], told["phase"]) for told in t.told("phase_begins")]
    assert phases[:2] == [(0, "daylight"), (0, "evening")]


@pytest.mark.clause("root:12.2.2")
def test_the_burrow_is_no_clearing_in_words() -> None:
    t = bare("duchy", "squirrels")
    t.put(0, 5, warrior=2, tunnel=1)
    t.put(0, BURROW, warrior=1)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 5, BURROW_NAME)
    t.answer(0, "warriors", 2)
    t.answer(0, "move", BURROW_NAME, 5)
    t.answer(0, "warriors", 1)
    moved = [event for event in t.events if event.kind == "moved"]
    assert [[GAME.words(language).event(event, ["Ada", "Ben"]) for event in moved] for language in LANGUAGES] == [
        ["Ada moves 2 warriors from clearing 5 to the Burrow.", "Ada moves a warrior from the Burrow to clearing 5."],
        ["Ada přesouvá 2 bojovníky z mýtiny 5 do Nory.", "Ada přesouvá bojovníka z Nory na mýtinu 5."],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_reads_speaks_of_nobody_as_you(language: str) -> None:
    entries = [entry for body in catalog_files(RootGame.package, language).values() for entry in body]
    said = [FluentSerializer().serialize_entry(entry) for entry in entries if isinstance(entry, ftl.Message)]
    told = [text for text in said if text.startswith(("event-", "deed-")) and not PRIVATE.search(text)]
    assert len(told) > 200
    assert [text for text in told if YOU.search(text)] == []


@pytest.mark.clause("root:E.2.3")
def test_a_command_is_told_in_one_sentence() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=3)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    assert read(t, "commanded") == ["Ada commands Forest Patrol: move and battle."]

"""What the catalogs make of numbers, names and errors."""

from __future__ import annotations

import pytest

from deskovka.content.words import UnknownLanguage, Words, language_of
from deskovka.games import registry
from deskovka.kernel import BadSetup, Event, IllegalAnswer, NotAsked, UndoRefused

LEGENDS = registry.get("legends")
CS, EN = LEGENDS.words("cs"), LEGENDS.words("en")
PLAYERS = ["Anna", "Petr"]


def told(kind: str, **facts: str | int) -> tuple[str, str]:
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
    assert CS.about("card", "lake") == "1 bod za každou lesní kartu. Umístění 2 nebo přesun 3."
    assert CS.about("region", "meadows_trees") == ""

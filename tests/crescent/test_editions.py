"""What an edition of Crescent Moon may change, and what must agree."""

from typing import Any

import pytest

from deskovka.content.written import BadEdition
from deskovka.games.crescent.geometry import neighbours, river_ends
from deskovka.games.crescent.tables import PRINTED

SPY = {
    "type": "event",
    "affiliation": "nomad",
    "copies": 2,
    "effects": [{"keyword": "anytime", "ops": [{"op": "coins", "n": 2}]}],
}


def test_cards_can_be_added_and_removed_and_campaign_stays_the_last() -> None:
    tables = PRINTED.with_edition({"cards": {"spy": SPY, "terror": None}})
    assert "spy" in tables.card_index
    assert "terror" not in tables.card_index
    assert tables.cards[-1].id == "campaign"
    assert len(tables.kinds) == 69


def test_numbers_and_objectives_can_be_changed_one_by_one() -> None:
    edition = {
        "params": {"coins": {"warlord": 7}},
        "characters": {"caliph": {"objectives": {"caliph_castles": {"most": 4}}, "prices": {"fort": 1}}},
    }
    tables = PRINTED.with_edition(edition)
    assert tables.params.coins.of("warlord") == 7
    assert tables.characters["caliph"].prices.of("fort") == 1
    assert tables.characters["caliph"].prices.of("castle") == 3
    assert {item.id: item.most for item in tables.characters["caliph"].objectives}["caliph_castles"] == 4


@pytest.mark.parametrize(
    ("edition", "path"),
    [
        ({"cards": {"campaign": None}}, "cards.campaign"),
        ({"cards": {"spy": {**SPY, "affiliation": "sultan"}}}, "cards.spy.affiliation"),
        ({"cards": {"spy": {**SPY, "type": "strategy"}}}, "cards.spy.type"),
        (
            {"cards": {"spy": {**SPY, "effects": [{"keyword": "combat", "ops": [{"op": "tithe", "n": 1}]}]}}},
            "cards.spy.effects.keyword",
        ),
        (
            {"cards": {"spy": {**SPY, "effects": [{"keyword": "combat", "ops": [{"op": "strength"}]}]}}},
            "cards.spy.effects.ops.n",
        ),
        ({"characters": {"murshid": {"prices": {"town": 2}}}}, "characters.murshid.prices.town"),
        ({"characters": {"sultan": {"regular": True}}}, "characters.sultan.regular"),
        ({"characters": {"nomad": {"move": 0}}}, "characters.nomad.move"),
        ({"characters": {"caliph": {"supply": {"castle": 1}}}}, "characters.caliph.supply.castle"),
        ({"tiles": {"dunes": None}}, "tiles"),
        ({"tiles": {"crossing": {"terrain": "desert"}}}, "tiles.crossing.terrain"),
        ({"layouts": {"river_bend": {"hexes": {"palms": {"q": 0}}}}}, "layouts.river_bend.hexes"),
        ({"layouts": {"river_bend": {"hexes": {"palms": {"rotation": 3}}}}}, "layouts.river_bend.hexes"),
        ({"layouts": {"river_bend": None, "short_campaign": None}}, "layouts"),
    ],
)
def test_what_does_not_agree_is_told_by_its_path(edition: dict[str, Any], path: str) -> None:
    with pytest.raises(BadEdition) as caught:
        PRINTED.with_edition(edition)
    assert str(caught.value.facts["path"]) == path


def led_to(path: str) -> Any:
    """What a path of the printed content leads to."""
    part: Any = PRINTED.data
    for name in path.split("."):
        part = next((each for each in part if each["id"] == name), None) if isinstance(part, list) else part.get(name)
    return part


def test_what_is_designed_is_there() -> None:
    assert [path for path in PRINTED.tables.content.designed if led_to(path) is None] == []


@pytest.mark.clause("crescent:CM-MAP-6")
def test_the_river_of_every_layout_is_one_line_through_the_crossing() -> None:
    tables = PRINTED.tables
    for layout in tables.layouts.values():
        laid = {
            (spot.q, spot.r): (tables.tiles[tables.tile_index[spot.id]].feature, spot.rotation) for spot in layout.hexes
        }
        ends = [end for place, each in laid.items() for end in river_ends(place, each)]
        assert sum(ends.count(end) == 1 for end in ends) == 2
        assert all(len(neighbours(place, laid)) >= 2 for place in laid)

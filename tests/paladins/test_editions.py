"""Editions of Paladins: a number that is corrected counts, and what does not fit is refused."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.content.written import BadEdition
from deskovka.games.paladins.state import VIRTUAL
from deskovka.games.paladins.tables import PRINTED
from deskovka.kernel import seed_from
from deskovka.lab.laws import walk
from tests.paladins.playing import GAME, alone, playing

TOKENS = {"labourer": 1}


@pytest.mark.parametrize(
    ("edition", "path"),
    [
        ({"spaces": {"hunt": None}}, "spaces.hunt"),
        ({"spaces": {"pray": {"spots": ["cleric", "any"]}}}, "spaces.pray.spots"),
        ({"spaces": {"develop": {"silver": []}}}, "spaces.develop.silver"),
        ({"spaces": {"commission": {"silver": [1]}}}, "spaces.commission.silver"),
        ({"spaces": {"convert": {"silver": []}}}, "spaces.convert.silver"),
        ({"spaces": {"fortify": {"influence": [0, 1]}}}, "spaces.fortify.influence"),
        ({"spaces": {"attack": {"provision": [1]}}}, "spaces.attack.provision"),
        ({"rounds": 9, "paladins": {"roland": None, "samson": None}}, "paladins"),
        ({"outsiders": {"thief_v": {"kind": "poet"}}}, "outsiders.thief_v.kind"),
        ({"absolve_slots": {"A7": None}}, "absolve_slots"),
        ({"regions": {2: {"slots": {"R1S1": {"gain": TOKENS}}}}}, "regions.2.slots.R1S1.id"),
        ({"orders": {"attack": None, "convert": None}}, "orders"),
        ({"favours_in_play": 9, "favours": {"pray": None, "levy": None}}, "favours"),
        ({"solo": {"workshops": {"easy": None}}}, "solo.workshops"),
        ({"townsfolk": {"squire_1": {"gain": {"tax": 1}}}}, "townsfolk.squire_1.gain"),
        ({"walls": {"scout": {"either": [{"silver": 1}, {"silver": 2}]}}}, "walls.scout.either"),
        ({"walls": {"scout": {"either": [{"silver": 1}, {"pay_debt": 0}]}}}, "walls.scout.either"),
        ({"absolve_slots": {"A1": {"players": 3}}}, "absolve_slots.A1.players"),
        ({"spaces": {"attack": {"points": {3: 2}}}}, "spaces.attack.points"),
        ({"spaces": {"conspire": {"two": {"silver": 2}}}}, "spaces.conspire.two"),
        ({"solo": {"schemes": dict.fromkeys(PRINTED.tables.content.solo.schemes, 0)}}, "solo.schemes"),
    ],
)
def test_an_edition_that_does_not_fit_is_refused_with_its_path(edition: dict[str, Any], path: str) -> None:
    with pytest.raises(BadEdition) as refused:
        GAME.read_setup({"players": 2, "edition": edition})
    assert refused.value.facts["path"] == path


def test_a_corrected_number_counts_in_play_and_in_what_is_read() -> None:
    edition = {
        "tax": {2: 9},
        "spaces": {"develop": {"silver": [2]}},
        "townsfolk": {"abbot_1": {"discard": {"faith": 2}}},
    }
    t = playing(players=2, edition=edition)
    assert t.g.tax == 9
    t.columns("", "", "", "", "abbot_1")
    t.do(0, "expedition", "abbot_1", "silver")
    assert t.track(0) == (2, 0, 0)
    assert t.seat(1).spaces[0].silver == 2


@pytest.mark.parametrize("players", [1, 4])
def test_a_strange_edition_obeys_every_law(players: int) -> None:
    edition = {
        "rounds": 4,
        "favours_in_play": 2,
        "suspicion": {0: 0, 1: 1, 2: 2},
        "workshops": ["cleric"] * 12,
        "carried_workers": 0,
        "attribute_points": [0, 1, 2, 3],
        "paladins": {"roland": {"workers": {"criminal": 2}}},
        "townsfolk": {"abbot_1": {"gain": {"free_develop": 1, "any_attribute": 1}, "bonus": {"criminal": 1}}},
        "walls": {"scout": {"count": 0}},
        "outsiders": {
            "hermit": {"kind": "thief", "people": "viking", "attack": {"influence": 1, "pray": 2}, "strength": 0}
        },
        "names": {"outsider": {"hermit": {"en": "Hermit", "cs": "Poustevník"}}},
    }
    match = walk(GAME, {"players": players, "edition": edition}, seed_from("strange", players), every=7)
    assert match.result is not None


def test_the_virtual_player_always_places_a_worker() -> None:
    t = alone()
    t.virtual_workshops(commission=3)
    t.virtual(workers=2)
    t.columns("", "", "", "", "")
    t.virtual_turn("commission")
    assert (t.rival().workers, t.g.times[VIRTUAL][6]) == (1, 1)

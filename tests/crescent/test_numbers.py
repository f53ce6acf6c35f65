"""Every number of the tables: it works at 0, 1, 2 and 3, or is refused with its path."""

from typing import Any

import msgspec
import pytest

from deskovka.content.written import BadEdition
from deskovka.games.crescent.tables import PRINTED
from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, NOMAD, SULTAN, WARLORD
from deskovka.kernel import Chance, seed_from
from deskovka.lab.laws import walk
from deskovka.lab.varying import Steps, edition_at, numbers_in
from tests.crescent.playing import GAME, Table, at_turn
from tests.numbers import VALUES, merge

CONTENT: dict[str, Any] = msgspec.to_builtins(PRINTED.tables.content)
PLACES = list(numbers_in(CONTENT))


def refusal(steps: Steps, value: int) -> BadEdition | None:
    """Why a number cannot have a value; nothing if it can."""
    try:
        PRINTED.with_edition(edition_at(CONTENT, steps, value))
    except BadEdition as refused:
        return refused
    return None


@pytest.mark.parametrize("value", VALUES)
def test_every_number_can_be_set_or_is_refused_by_its_path(value: int) -> None:
    assert len(PLACES) > 700
    for steps in PLACES:
        refused = refusal(steps, value)
        if refused is not None:
            path = str(refused.facts["path"]).split(".")
            assert path[:1] == [steps[0]], (steps, refused)
            assert str(refused.facts["expected"]), (steps, refused)


def drawn_edition(chance: Chance, count: int) -> dict[str, Any]:
    """An edition in which some numbers, drawn by lot, have other values that go together."""
    edition: dict[str, Any] = {}
    content = CONTENT
    for _ in range(count):
        wider = msgspec.json.decode(msgspec.json.encode(edition))
        merge(wider, edition_at(content, chance.pick(PLACES), chance.below(len(VALUES))))
        try:
            content = msgspec.to_builtins(PRINTED.with_edition(wider).content)
        except BadEdition:
            continue
        edition = wider
    return edition


@pytest.mark.parametrize("number", range(20))
def test_games_with_other_numbers_obey_every_law(number: int) -> None:
    chance = Chance(seed_from("numbers", number))
    setup = {**GAME.draw_setup(chance), "edition": drawn_edition(chance, 60)}
    assert walk(GAME, setup, seed_from("numbers", number), every=20).result is not None


@pytest.mark.soak
@pytest.mark.parametrize("place", PLACES, ids=lambda steps: ".".join(map(str, steps)))
def test_a_game_with_another_number_obeys_every_law(place: Steps) -> None:
    for value in VALUES:
        if refusal(place, value) is None:
            setup = {**GAME.draw_setup(Chance(seed_from(value))), "edition": edition_at(CONTENT, place, value)}
            assert walk(GAME, setup, seed_from("number", value), every=40).result is not None


# -- effects follow the numbers ---------------------------------------------------------------------------------------


def card(name: str, **numbers: int) -> dict[str, Any]:
    """An edition in which a card has other numbers, wherever its deeds have such numbers."""
    effects = [
        {**effect, "ops": [{**op, **{key: n for key, n in numbers.items() if op.get(key)}} for op in effect["ops"]]}
        for effect in led_to(name)["effects"]
    ]
    return {"cards": {name: {"effects": effects}}}


def led_to(name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in CONTENT["cards"] if each["id"] == name)
    return found


def fought(name: str, number: int, key: str = "n", attackers: int = 4, mercenaries: int = 0) -> Table:
    """The Warlord assaults the Caliph's three units at the crossing with a card whose number is another one."""
    t = at_turn(WARLORD, edition=card(name, **{key: number}))
    t.put(WARLORD, "dunes", regular=attackers, mercenary=mercenaries, influence=1)
    t.put(CALIPH, "crossing", regular=3)
    t.deal(WARLORD, name)
    t.answer(WARLORD, "assault", "dunes", "crossing", attackers, mercenaries)
    t.select(warlord=name)
    return t


def attack(t: Table) -> object:
    """The strength of the attacker."""
    (told,) = t.told("strengths")
    return told["attack"]


@pytest.mark.clause("crescent:CM-CARD-7")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_so_many_mercenaries_are_lured_away_as_far_as_there_are_any(number: int) -> None:
    t = at_turn(WARLORD, edition=card("elder", n=number))
    t.put(WARLORD, "dunes", regular=4)
    t.put(CALIPH, "crossing", regular=2)
    t.put(NOMAD, "palms", mercenary=1)
    t.put(SULTAN, "reeds", mercenary=1)
    t.deal(WARLORD, "elder")
    t.answer(WARLORD, "assault", "dunes", "crossing", 4, 0)
    t.select(warlord="elder")
    while t.waiting == (WARLORD,) and t.topic(WARLORD) == "lure":
        t.answer(WARLORD, *t.options(WARLORD)[0])
    lured = min(number, 2)
    assert len(t.told("lured")) == lured
    assert (t.units(NOMAD, "palms")[1] + t.units(SULTAN, "reeds")[1]) == 2 - lured
    assert t.g.units[NOMAD] + t.g.units[SULTAN] == 12 + 6 - (2 - lured)
    assert attack(t) == 4 + number


@pytest.mark.clause("crescent:CM-COMP-1")
def test_pieces_below_nothing_are_noticed() -> None:
    g = at_turn(WARLORD).g.copy()
    before = GAME.conserved(g)
    g.add(NOMAD, g.board.tiles[0], 0, -1)
    g.units[NOMAD] += 1
    assert GAME.conserved(g) == {**before, "debts": -1}


@pytest.mark.clause("crescent:CM-CARD-11")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_forced_march_is_so_many_moves(number: int) -> None:
    t = at_turn(WARLORD, edition=card("forced_march", n=number))
    t.put(WARLORD, "dunes", regular=1)
    t.deal(WARLORD, "forced_march")
    t.answer(WARLORD, "now", "forced_march")
    here, there = "dunes", "crossing"
    for made in range(number):
        assert t.question(WARLORD).facts["left"] == number - made
        assert bool(t.options(WARLORD, "done")) == (made > 0)
        t.answer(WARLORD, "move", here, there, 1, 0)
        here, there = there, here
    assert t.topic(WARLORD) == "warlord"


@pytest.mark.clause("crescent:CM-CARD-11")
def test_further_moves_of_a_forced_march_may_be_left_out() -> None:
    t = at_turn(WARLORD, edition=card("forced_march", n=3))
    t.put(WARLORD, "dunes", regular=1)
    t.deal(WARLORD, "forced_march")
    t.answer(WARLORD, "now", "forced_march")
    t.answer(WARLORD, "move", "dunes", "crossing", 1, 0)
    t.answer(WARLORD, "done")
    assert t.topic(WARLORD) == "warlord"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_strength_and_assigned_units_follow_their_numbers(number: int) -> None:
    assert attack(fought("commander", number)) == 4 + number
    t = fought("heavy_cavalry", number)
    assert max(int(option[1]) for option in t.options(WARLORD, "assign")) == number
    t = fought("heavy_cavalry", number, "each")
    t.answer(WARLORD, "assign", 2, 0)
    assert attack(t) == 4 + 2 * number
    t = fought("camel_riders", number, "each", mercenaries=2)
    t.answer(WARLORD, "assign", 0, 1)
    assert attack(t) == 6 + number


@pytest.mark.parametrize("number", [1, 2, 3])
def test_casualties_follow_their_numbers(number: int) -> None:
    edition = card("infantry", each=number)
    t = at_turn(WARLORD, edition=edition)
    t.put(WARLORD, "dunes", regular=7)
    t.put(CALIPH, "crossing", regular=5)
    t.deal(CALIPH, "infantry")
    t.answer(WARLORD, "assault", "dunes", "crossing", 7, 0)
    t.select(caliph="infantry")
    t.answer(CALIPH, "assign", 1, 0)
    assert sum(int(str(each["regular"])) for each in t.told("lost") if each["seat"] == CALIPH) == 3 - number


@pytest.mark.parametrize("number", [1, 2, 3])
def test_horse_archers_campaign_and_scouts_follow_their_numbers(number: int) -> None:
    t = at_turn(WARLORD, edition=card("horse_archers", n=number))
    t.put(WARLORD, "dunes", regular=4)
    t.put(CALIPH, "crossing", regular=5)
    t.deal(WARLORD, "horse_archers")
    t.answer(WARLORD, "assault", "dunes", "crossing", 4, 0)
    t.select(warlord="horse_archers")
    assert t.told("assigned")[0]["regular"] == number
    assert [each["regular"] for each in t.told("lost") if each["seat"] == CALIPH] == [2 + number]
    t = at_turn(WARLORD, edition=card("campaign", per=number))
    t.put(WARLORD, "dunes", regular=6)
    t.put(CALIPH, "crossing", regular=1)
    t.answer(WARLORD, "assault", "dunes", "crossing", 6, 0)
    t.select(warlord="campaign")
    assert t.told("spent")[0]["regular"] == 6 // number
    t = at_turn(WARLORD, edition=card("scouts", n=number))
    t.put(WARLORD, "dunes", regular=5)
    t.put(NOMAD, "crossing", mercenary=5)
    t.deal(NOMAD, "scouts")
    t.answer(WARLORD, "assault", "dunes", "crossing", 5, 0)
    t.select(nomad="scouts")
    assert max(int(option[3]) for option in t.options(NOMAD, "slip")) == number


@pytest.mark.parametrize("number", [1, 2, 3])
def test_raid_masons_bribery_and_terror_follow_their_numbers(number: int) -> None:
    t = at_turn(WARLORD, edition=card("raid", n=number))
    t.put(WARLORD, "dunes", regular=1)
    t.deal(WARLORD, "raid")
    t.answer(WARLORD, "play", "raid")
    for here, there in (("dunes", "crossing"), ("crossing", "dunes"), ("dunes", "crossing"))[:number]:
        t.answer(WARLORD, "move", here, there, 1, 0)
    assert t.waiting == (MURSHID,)
    t = at_turn(SULTAN, edition=card("masons", n=number))
    t.give(SULTAN, coins=9)
    t.deal(SULTAN, "masons")
    t.answer(SULTAN, "now", "masons")
    t.answer(SULTAN, "build", "town", "dunes")
    assert t.coins(SULTAN) == 9 - max(0, 2 - number)
    t = at_turn(WARLORD, edition=card("bribery", n=number))
    t.put(WARLORD, "dunes", regular=1)
    t.put(NOMAD, "crossing", influence=1)
    t.deal(NOMAD, "bribery")
    t.answer(WARLORD, "influence", "crossing")
    t.select(nomad="bribery")
    t.answer(NOMAD, "oppose")
    assert (attack(t), t.told("bribed")[0]["count"]) == (-number, number)
    t = at_turn(WARLORD, edition=card("terror", units=number))
    t.put(WARLORD, "crossing", regular=2)
    t.put(NOMAD, "crossing", influence=1)
    t.deal(WARLORD, "terror")
    t.answer(WARLORD, "influence", "crossing")
    t.select(warlord="terror")
    t.answer(NOMAD, "oppose")
    assert attack(t) == 1 + (3 if number <= 2 else 0)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_coins_points_and_slots_follow_their_numbers(number: int) -> None:
    t = at_turn(NOMAD, edition=card("caravan", n=number))
    t.deal(NOMAD, "caravan")
    t.answer(NOMAD, "now", "caravan")
    assert t.coins(NOMAD) == number
    t = at_turn(MURSHID, edition=card("tithe", most=number))
    for name in ("palms", "dunes", "reeds", "barley"):
        t.put(MURSHID, name, influence=1)
        t.put(CALIPH, name, regular=1)
    t.deal(MURSHID, "tithe")
    t.answer(MURSHID, "now", "tithe")
    assert t.coins(MURSHID) == number
    t = at_turn(MURSHID, edition=card("tithe", n=number))
    t.put(MURSHID, "palms", influence=1)
    t.put(CALIPH, "palms", regular=1)
    t.deal(MURSHID, "tithe")
    t.answer(MURSHID, "now", "tithe")
    assert t.coins(MURSHID) == number
    t = at_turn(SULTAN, edition={"params": {"sultan_slots": number}})
    assert len(t.bazaar()) == number


@pytest.mark.parametrize(
    ("objective", "number"),
    [("warlord.objectives.warlord_units_beaten", name) for name in ("per", "least", "most")]
    + [("caliph.objectives.caliph_castles", "per")],
)
def test_numbers_of_an_objective_that_would_say_nothing_are_refused(objective: str, number: str) -> None:
    steps: Steps = ("characters", *objective.split("."), number)
    refused = refusal(steps, 2)
    assert refused is not None
    assert refused.facts["path"] == ".".join(map(str, steps))


def test_a_group_has_one_stronghold_and_one_settlement_at_most() -> None:
    refused = refusal(("characters", "sultan", "groups", "sultan2", "city"), 1)
    assert refused is not None
    assert refused.facts["path"] == "characters.sultan.groups.sultan2.town"


def test_more_cards_than_can_be_chosen_from_are_refused() -> None:
    with pytest.raises(BadEdition) as caught:
        PRINTED.with_edition({"characters": {"sultan": {"draw": 20}}})
    assert caught.value.facts["path"] == "characters.sultan.draw"

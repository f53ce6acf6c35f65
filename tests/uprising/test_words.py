"""What Uprising says: its catalogs, reasons, notes, warnings and counters."""

import pytest

from deskovka.content.recaps import turns_of
from deskovka.content.setups import options_of
from deskovka.content.table_fields import fields_of
from deskovka.content.told import Line, Thing, line
from deskovka.content.words import LANGUAGES
from deskovka.games.uprising.about import ABILITIES
from deskovka.games.uprising.tables import PRINTED, Ability
from deskovka.games.uprising.view import PHASES
from deskovka.games.uprising.vocabulary import CITY_TYPES, EFFECTS, SIDES, STOCKS
from deskovka.kernel import Chance, Match, seed_from
from tests.refusing import what_follows, why_not
from tests.texts.catalogs import messages, strange_messages
from tests.uprising.playing import GAME, GOVERNMENT, REBELS, managing, moving, set_up


def named_things() -> set[str]:
    """Everything of the content that must have a name."""
    content = PRINTED.tables.content
    things = {f"card-{card.id}" for card in content.cards} | {f"faction-{each.id}" for each in content.factions}
    things |= {f"role-{each.id}" for each in content.factions}
    things |= {f"scenario-{each.id}" for each in content.scenarios}
    for board in content.maps:
        things |= {f"map-{board.id}", *(f"space-{each.id}" for each in board.cities)}
        things |= {f"space-{each.id}" for each in board.territories}
    things |= {f"side-{side}" for side in SIDES} | {f"stock-{stock}" for stock in STOCKS}
    things |= {f"kind-{kind}" for kind in CITY_TYPES} | {f"phase-{phase}" for phase in PHASES.values()}
    things |= {f"colour-{colour}" for colour in ("blue", "grey", "red", "orange", "green", "violet")}
    things |= {f"about-{effect}" for effect in EFFECTS} | {f"about-own-{name}" for name in ABILITIES}
    things |= {f"about-when-{moment}" for moment in ("economy", "movement", "fight", "loss")}
    return (
        things
        | {f"end-{reason}" for reason in ("rebels", "government", "stalemate", "capped")}
        | {"game", "winning-game"}
    )


def set_up_texts() -> set[str]:
    texts = set()
    for option in options_of(GAME.setup_type):
        texts |= {f"setup-{option.key}", f"setup-{option.key}-help"}
        texts |= {f"setup-{option.key}-{choice}" for choice in option.choices}
    return texts - {"setup-players-2", "setup-players-3", "setup-players-4"}


def of_the_form() -> set[str]:
    """What the workshop calls the values of the tables, and its parts; not every one needs an explanation."""
    fields = fields_of(PRINTED.tables.content, lambda _: "thing")
    names = {field.says for field in fields}
    parts = {"-".join(field.path.split(".")[: 1 if field.of else -1]) for field in fields}
    tables = {field.path.partition(".")[0] for field in fields}
    return names | {f"{name}-help" for name in names} | {f"fields-{part}" for part in parts | tables}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_the_tables_has_a_name_in_the_workshop(language: str) -> None:
    names = {name for name in of_the_form() if not name.endswith("-help")}
    assert names <= messages(GAME.package, language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogs_have_what_is_said_and_nothing_else(language: str) -> None:
    catalog = messages(GAME.package, language)
    assert strange_messages(GAME.lexicon, catalog) == {}
    said = named_things() | set_up_texts()
    assert said <= catalog.keys()
    uttered = GAME.lexicon.messages().keys() | GAME.lexicon.further_messages().keys()
    counted = {f"counter-{name.rpartition('-')[2]}" for name in catalog if name.startswith("counter-")}
    guided = {f"guide-{guide.id}" for guide in GAME.guides} | {
        step.say for guide in GAME.guides for step in guide.steps
    }
    referred = {other for message in catalog.values() for other in message.references}
    on_sheets = {"printed-uses", "printed-tokens"}
    rest = catalog.keys() - said - uttered - counted - guided - referred - of_the_form() - on_sheets
    assert {
        name
        for name in rest
        if not name.startswith(("told-", "note-", "about-", "refused-", "follows-", "win-", "recap-", "feature-"))
    } == set()


def test_every_number_of_an_ability_can_be_said() -> None:
    assert Ability.__struct_fields__ == ABILITIES


# Reasons


def test_reasons_of_the_economic_phase() -> None:
    t = managing()
    t.give(REBELS, money=4, food=0, popularity=0, political=1, weapons=0)
    t.deal(REBELS, "ambush")
    assert why_not(t, REBELS, "market") == "You have 4 money; the cheapest thing costs 5. UP-ECO-04"
    assert why_not(t, REBELS, "feed_all") == "You have 0 food; 4 would be needed. UP-FED-01"
    assert why_not(t, REBELS, "feed") == "You have 0 food; 1 would be needed. UP-FED-02"
    assert why_not(t, REBELS, "give") == "You have 0 food; 1 would be needed. UP-ECO-07"
    assert why_not(t, REBELS, "campaign") == "Your popularity is 0; 1 would be needed. UP-ECO-10"
    assert why_not(t, REBELS, "recruit") == "Your popularity is 0; 3 would be needed. UP-ECO-12"
    assert why_not(t, REBELS, "arm") == "You have no weapon. UP-ECO-15"
    assert why_not(t, REBELS, "draw") == "You have political points: 1; 2 would be needed. UP-ECO-11"
    assert why_not(t, REBELS, "play") == "None of your cards can be played now. UP-CRD-02"


def test_reasons_when_limits_are_reached() -> None:
    t = managing()
    t.give(REBELS, popularity=4, weapons=9, political=10, food=20)
    t.deal(REBELS, "ambush", "ambush", "barricades", "siege_guns", "forced_march")
    t.put(REBELS, "dolni_brana", level=3)
    for city in ("olsany", "dubnice", "bukovec"):
        t.put(REBELS, city)
    assert why_not(t, REBELS, "recruit") == "A unit stands in each of your cities. UP-ECO-12"
    assert why_not(t, REBELS, "recruit", "korunov") == "This city is not yours. UP-ECO-12"
    assert why_not(t, REBELS, "recruit", "olsany") == "A unit stands there already. UP-TRM-03"
    assert why_not(t, REBELS, "arm", "dolni_brana") == "This unit has level 3 and has taken weapons: 0. UP-ECO-16"
    assert why_not(t, REBELS, "campaign") == "The track ends at 10. UP-ECO-10"
    assert why_not(t, REBELS, "draw") == "Your hand is full (cards: 5). UP-ECO-11"
    assert why_not(t, REBELS, "play") == "None of your cards can be played now. UP-CRD-02"
    assert why_not(t, REBELS, "give", "capital") == "These cities can give no more popularity in this round. UP-ECO-08"
    t.answer(REBELS, "give", "basic", 3)
    assert why_not(t, REBELS, "give") == "Feeding gives at most 3 popularity in a round. UP-ECO-08"
    t.answer(REBELS, "feed_all")
    assert why_not(t, REBELS, "feed_all") == "No unit of yours is hungry. UP-FED-01"


def test_reasons_of_the_movement_phase() -> None:
    t = moving()
    t.put(REBELS, "severin_out")
    t.put(REBELS, "olsany")
    t.put(GOVERNMENT, "severin", 3)
    assert why_not(t, REBELS, "play") == "You have no card. UP-CRD-02"
    assert why_not(t, REBELS, "coup") == "You have political points: 0; 3 would be needed. UP-COU-01"
    t.give(REBELS, political=6)
    assert why_not(t, REBELS, "coup", "severin") == "Its defence is 4, more than 3. UP-COU-05"
    assert why_not(t, REBELS, "coup", "olsany") == "This city is yours or your ally's. UP-COU-01"
    t.desk.curfew[GOVERNMENT] = 1
    t._restart()
    assert why_not(t, REBELS, "coup", "brezina") == "A curfew is in force there. UP-CRD-19"
    t.answer(REBELS, "step", "olsany", "olsany_in")
    assert why_not(t, REBELS, "step", "olsany_in") == "This unit has acted. UP-MOV-01"
    t.answer(REBELS, "coup", "vetrna_brana")
    assert why_not(t, REBELS, "coup") == "Coups that you have declared in this round: 1. UP-COU-07"


def test_every_verb_of_a_menu_is_offered_or_refused_through_whole_games() -> None:
    for number in range(3):
        chance = Chance(seed_from("menus", number))
        match = Match(GAME, GAME.read_setup(GAME.draw_setup(chance)), seed_from(number))
        while match.result is None and len(match.answers) < 300:
            (seat,) = match.waiting
            question = match.question(seat)
            assert question is not None
            menu = GAME.lexicon.topics[question.topic].menu
            refused = {refusal.option for refusal in GAME.refusals(match.world.state, question)}
            offered = {option[0] for option in question.options}
            for verb in menu:
                assert (verb in offered) != ((verb,) in refused), (question.topic, verb)
            match.answer(seat, chance.pick(question.options))


def test_ending_the_economy_warns_of_hunger() -> None:
    t = managing()
    t.answer(REBELS, "feed", "olsany_in")
    assert what_follows(t, REBELS, "done") == "3 units stay unfed."
    t.answer(REBELS, "feed_all")
    assert what_follows(t, REBELS, "done") == ""


# Notes


def noted(t: object, *option: str | int) -> str:
    line = GAME.note(option, GAME.view(t.g, REBELS), GAME.content(t.g.terms))  # type: ignore[attr-defined]
    assert isinstance(line, Line)
    return GAME.words("en").line(line, ["A", "B"])


def test_notes_say_costs_and_odds() -> None:
    t = managing()
    assert noted(t, "feed_all") == "4 food"
    assert noted(t, "give", "basic", 2) == "2 food"
    assert noted(t, "campaign", 2) == "2 popularity"
    assert noted(t, "recruit", "dolni_brana") == "3 popularity"
    assert noted(t, "draw") == "2 political points"
    assert noted(t, "arm", "olsany_in") == "level 1 → 2"
    t = moving()
    t.put(REBELS, "severin_in", 3)
    t.put(REBELS, "severin_out", 2)
    assert noted(t, "attack", "severin", "severin_in", "severin_out") == (
        "3 + 2 = 5 against 1: wins, whatever power is added. You can add nothing."
    )
    assert noted(t, "coup", "korunov") == "3 against 3"


def test_a_changed_number_is_read_where_it_is_told() -> None:
    content = set_up(edition={"cards": {"rally": {"effect": {"amount": 4}}}}).g.terms.tables.content
    (does, *_) = GAME.about(content)[Thing("card", "rally")]
    assert GAME.words("en").line(does, []) == "Gain popularity: 4."


# Recaps


def test_phases_are_summed_up_in_one_line() -> None:
    t = set_up()
    t.buy(REBELS, food=2, weapons=1)
    t.answer(REBELS, "give", "basic", 2)
    t.answer(REBELS, "feed_all")
    t.answer(REBELS, "done")
    told = [turn.recap for turn in turns_of(GAME, t.events)]
    words = GAME.words("en")
    assert [words.line(each, ["Anna", "Boris"]) for each in told if each] == [
        "Anna: received 100 money, bought 2 food and 1 weapon and popularity +2.",
        "Boris: received 100 money.",
    ]


@pytest.mark.parametrize(
    ("food", "weapons", "said"),
    [(2, 0, "nákup: jídlo 2"), (0, 3, "nákup: 3 zbraně"), (2, 3, "nákup: jídlo 2, 3 zbraně")],
)
def test_what_was_not_bought_is_not_told(food: int, weapons: int, said: str) -> None:
    assert GAME.words("cs").line(line("recap-bought", food=food, weapons=weapons), []) == said


# Counters


def test_counters_add_up_what_happened_and_have_the_same_keys_in_every_game() -> None:
    t = set_up()
    t.answer(REBELS, "buy", "food", 3)
    t.answer(REBELS, "buy", "weapons", 2)
    t.answer(REBELS, "arm", "olsany_in")
    t.answer(REBELS, "give", "basic", 2)
    found = {count.key: count.value for count in GAME.counters(t.g.terms, t.events)}
    assert (found["food_bought"], found["weapons_bought"], found["armed"], found["popularity_fed"]) == (3, 2, 1, 2)
    assert (found["money_made"], found["capital_government"], found["capital_southern_front"]) == (100, 1, 0)
    nothing = GAME.counters(t.g.terms, [])
    assert [count.key for count in nothing] == list(found)
    for language in LANGUAGES:
        words = GAME.words(language)
        assert all(words.line(count.label, []) for count in nothing)


def test_mats_have_what_a_faction_begins_with_and_its_tracks() -> None:
    terms = GAME.read_setup({"players": 3})
    sheets = GAME.printed(terms, GAME.words("en", GAME.content(terms).names))
    assert sheets is not None
    west, _, government = sheets.mats
    assert west.title == "Western League"
    assert west.lines[-1] == "Begins with: money 0, food 6, weapons 0."
    stocks = terms.starts[2].stocks
    assert [(track.title, track.most, track.start) for track in government.tracks] == [
        ("popularity", 9, stocks.popularity),
        ("political points", 10, stocks.political),
        ("military power", 10, stocks.military),
    ]

"""The catalogs are whole: the same in both languages, everything that can be said, and nothing else."""

from __future__ import annotations

import importlib
import pkgutil
import re
from string import Formatter
from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl

import deskovka
from deskovka.bots import BOTS
from deskovka.content.ledger import Ledger
from deskovka.content.setups import options_of
from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import LANGUAGES, Words
from deskovka.games import registry
from deskovka.games.legends.actions import ACTIONS, NEUTRAL
from deskovka.games.legends.prepare import LEADERS
from deskovka.games.legends.scoring import PARTS
from deskovka.games.legends.setup import Variant
from deskovka.games.legends.steps import STEPS
from deskovka.games.legends.tables import ABILITY_FACTS, PRINTED, SIDES
from deskovka.games.legends.told import COLOURS, OVER
from deskovka.kernel import DeskovkaError
from deskovka.kernel.game import RESULT_KINDS
from deskovka.terminal.commands import COMMANDS
from tests.texts.catalogs import (
    PACKAGES,
    catalog_files,
    holds_number,
    messages,
    prefixes_in_sources,
    said_in_sources,
    strange_messages,
)

LEGENDS = registry.get("legends")
LEDGERS = [pytest.param(game, game.ledger, id=game.id) for game in registry if game.ledger]
EN, CS = LANGUAGES
ERRORS = "error-"
UNDO_REASONS = ("nothing", "other", "chance", "revealed")
SERVER = "deskovka.server"
LYING_TOKENS = ("citadel", "dragon", "portal", "bandits", "start", "hidden")


def without_errors(package: str, language: str) -> set[str]:
    return {message for message in messages(package, language) if not message.startswith(ERRORS)}


def test_english_comes_before_czech() -> None:
    assert LANGUAGES == ("en", "cs")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalog_is_fluent(package: str, language: str) -> None:
    junk = [
        entry.content
        for body in catalog_files(package, language).values()
        for entry in body
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(package: str, language: str) -> None:
    bodies = catalog_files(package, language).values()
    names = [entry.id.name for body in bodies for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    assert without_errors(package, EN) == without_errors(package, CS)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_show_the_same_facts(package: str) -> None:
    english, czech = messages(package, EN), messages(package, CS)
    different = {
        name: (english[name].variables, czech[name].variables)
        for name in without_errors(package, EN)
        if (english[name].variables, english[name].forms) != (czech[name].variables, czech[name].forms)
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_options_and_events_show_only_facts_that_they_have(language: str) -> None:
    assert strange_messages(LEGENDS.lexicon, messages(LEGENDS.package, language)) == {}


def named_things() -> set[str]:
    """Everything of the content of Legends that must have a name."""
    content = PRINTED.tables.content
    described = [f"card-{card.id}" for card in content.cards]
    described += [f"{kind}-{leader}" for leader in LEADERS for kind in ("leader", "role")]
    described += [f"token-{token.id}" for token in content.discoveries]
    described += [f"token-{token}" for token in LYING_TOKENS]
    things = set(described)
    for face in content.faces:
        things |= {f"face-{face.id}"}
        things |= {f"region-{region.id}" for region in face.regions}
        things |= {f"island-{region.island}" for region in face.regions}
    things |= {f"adjective-{card.adjective}" for card in content.cards if card.adjective}
    things |= {f"colour-{colour}" for colour in (*COLOURS, NEUTRAL)}
    things |= {f"action-{action}" for action in (*ACTIONS, "extra_card")}
    things |= {f"side-{side}" for side in SIDES}
    things |= {f"part-{part}" for part in PARTS}
    things |= {f"phase-{phase}" for phase in (*STEPS, OVER)}
    things |= {f"feature-{name}" for names in LEGENDS.feature_names.values() for name in names}
    things |= {f"about-{does}" for does in (*ABILITY_FACTS, *ACTIONS, "or", "and")}
    return things | {"game", f"seat-{NEUTRAL}"}


def set_up_texts() -> set[str]:
    """Everything of a set-up that a form shows."""
    texts = set()
    for option in options_of(LEGENDS.setup_type):
        texts |= {f"setup-{option.key}", f"setup-{option.key}-help"}
        texts |= {f"setup-{option.key}-{choice}" for choice in option.choices}
        if option.kind == "several":
            texts |= {f"setup-{option.key}-{choice}-help" for choice in option.choices}
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_content_has_a_name(language: str) -> None:
    assert named_things() <= messages(LEGENDS.package, language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_set_up_has_its_texts(language: str) -> None:
    texts = set_up_texts()
    assert {f"setup-variants-{variant}" for variant in get_args(Variant)} < texts
    assert texts == {name for name in messages(LEGENDS.package, language) if name.startswith("setup-")}


@pytest.mark.parametrize("game", list(registry), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_bots_count_has_a_name_and_nothing_else(game: Any, language: str) -> None:
    entries = catalog_files(game.package, language)["features"]
    named = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    assert named == {f"feature-{name}" for names in game.feature_names.values() for name in names}


def test_no_message_of_legends_is_unused() -> None:
    lexicon = LEGENDS.lexicon
    expected = named_things() | set_up_texts() | said_in_sources()
    expected |= lexicon.messages().keys() | lexicon.further_messages().keys()
    expected |= {"winning-game"} | {f"guide-{guide.id}" for guide in LEGENDS.guides}
    expected |= {step.say for guide in LEGENDS.guides for step in guide.steps}
    catalog = messages(LEGENDS.package, EN)
    referred = {other for message in catalog.values() for other in message.references}
    assert catalog.keys() - expected - referred == set()


def test_no_message_of_the_program_is_unused() -> None:
    expected = set(said_in_sources())
    expected |= {f"command-{command}" for command in COMMANDS} | {f"help-{command}" for command in COMMANDS}
    expected |= {f"bot-{bot}" for bot in BOTS} | {f"bot-{bot}-about" for bot in BOTS}
    expected |= {f"undo-{reason}" for reason in UNDO_REASONS} | {f"result-{kind}" for kind in RESULT_KINDS}
    catalog = messages("deskovka.content", EN)
    referred = {other for message in catalog.values() for other in message.references}
    unused = {name for name in catalog.keys() - expected - referred if not name.startswith(tuple(_cli_prefixes()))}
    assert unused == set()


def _cli_prefixes() -> set[str]:
    """The command line puts the names of its tables together: ``cli-games-kind-number``."""
    return {prefix for prefix in prefixes_in_sources() if prefix.startswith("cli-")}


def test_no_message_is_missing_that_the_sources_name() -> None:
    families = (
        "menu",
        "play",
        "save",
        "leave",
        "rules",
        "undo",
        "help",
        "command",
        "told",
        "about",
        "note",
        "refused",
        "follows",
    )
    name = re.compile(rf"({'|'.join(families)})-[a-z]+(-[a-z]+)*")
    known = {message for package in PACKAGES for message in messages(package, EN)}
    named = {text for text in said_in_sources() if name.fullmatch(text)} - {kind.key for kind in errors()}
    assert len(named) > 50
    assert named - known == set()


NUMBERS_IN_WORDS = {
    "setup-map-help",  # how a board is written out
    "setup-age_order-help",  # how seats are counted
}
"""Messages that show how something is typed."""
NUMBERED = "place-"
"""Things that are known by their numbers: the clearings of Root, and its forests by them."""


@pytest.mark.parametrize("package", [game.package for game in registry])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_in_a_catalog(package: str, language: str) -> None:
    """Numbers stand in the tables, where an edition changes them, and come into messages as facts."""
    bodies = catalog_files(package, language).values()
    said = [entry for body in bodies for entry in body if isinstance(entry, ftl.Message)]
    numbered = {entry.id.name for entry in said if holds_number(entry)}
    assert {name for name in numbered if not name.startswith(NUMBERED)} <= NUMBERS_IN_WORDS


def test_what_people_type_means_one_command_only() -> None:
    typed: dict[str, str] = {}
    for language in LANGUAGES:
        for command in COMMANDS:
            for word in Words(language).say(f"command-{command}").split(", "):
                assert typed.setdefault(word, command) == command


def errors() -> list[type[DeskovkaError]]:
    """Every error that can be met without a server, which has catalogs of its own."""
    modules = pkgutil.iter_modules(deskovka.__path__, "deskovka.")
    parts = [module.name for module in modules if module.ispkg and module.name != SERVER]
    for part in parts:
        package = importlib.import_module(part)
        for module in pkgutil.walk_packages(package.__path__, f"{part}."):
            importlib.import_module(module.name)
    found: list[type[DeskovkaError]] = []
    ahead = [DeskovkaError]
    while ahead:
        kind = ahead.pop()
        found += [kind] if "sentence" in vars(kind) else []
        ahead += kind.__subclasses__()
    return [kind for kind in found if kind.__module__.startswith(tuple(parts))]


def test_every_error_is_said_in_czech_with_the_same_facts() -> None:
    catalog = messages("deskovka.content", CS)
    said = {name.removeprefix(ERRORS): catalog[name].variables for name in catalog if name.startswith(ERRORS)}
    facts = {kind.key: {name for _, name, _, _ in Formatter().parse(kind.sentence) if name} for kind in errors()}
    assert said == facts


def test_no_two_errors_have_the_same_key() -> None:
    keys = [kind.key for kind in errors()]
    assert len(keys) > 20
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(("game", "ledger"), LEDGERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_shows_every_fact_that_its_ledger_uses(game: TabletopGame[Any], ledger: Ledger, language: str) -> None:
    catalog = messages(game.package, language)
    unsaid = {
        kind: missing
        for kind in ledger.kinds()
        if (missing := ledger.facts(kind) - {name.partition("-")[0] for name in catalog[f"event-{kind}"].variables})
    }
    assert unsaid == {}


@pytest.mark.parametrize(("game", "ledger"), LEDGERS)
def test_a_ledger_knows_only_events_of_its_game(game: TabletopGame[Any], ledger: Ledger) -> None:
    assert {kind: ledger.facts(kind) - set(game.lexicon.events[kind]) for kind in ledger.kinds()} == {
        kind: set() for kind in ledger.kinds()
    }

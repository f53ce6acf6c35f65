"""The catalogs are whole: the same in both languages, everything that can be said, and nothing else."""

from __future__ import annotations

import importlib
import pkgutil
import re
from string import Formatter
from typing import get_args

import pytest
from fluent.syntax import ast as ftl

import deskovka
from deskovka.bots import BOTS
from deskovka.content.setups import options_of
from deskovka.content.words import LANGUAGES, Words
from deskovka.games import registry
from deskovka.games.legends.actions import ACTIONS, NEUTRAL
from deskovka.games.legends.prepare import LEADERS
from deskovka.games.legends.scoring import PARTS
from deskovka.games.legends.setup import Variant
from deskovka.games.legends.table import COLOURS
from deskovka.games.legends.tables import SIDES, printed_tables
from deskovka.kernel import DeskovkaError
from deskovka.terminal.commands import COMMANDS
from tests.texts.catalogs import PACKAGES, catalog_files, messages, prefixes_in_sources, said_in_sources

LEGENDS = registry.get("legends")
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
    lexicon = LEGENDS.lexicon
    said = {f"ask-{topic}": facts for topic, facts in lexicon.topics.items()}
    said |= {f"option-{verb}": facts for verb, facts in lexicon.verbs.items()}
    said |= {f"event-{kind}": facts for kind, facts in lexicon.events.items()}
    catalog = messages(LEGENDS.package, language)
    assert said.keys() == {name for name in catalog if name.startswith(("ask-", "option-", "event-"))}
    strange = {name: catalog[name].variables - set(facts) for name, facts in said.items()}
    assert {name: facts for name, facts in strange.items() if facts} == {}


def named_things() -> set[str]:
    """Everything of the content of Legends that must have a name."""
    content = printed_tables().content
    described = [f"card-{card.id}" for card in content.cards]
    described += [f"leader-{leader}" for leader in LEADERS]
    described += [f"token-{token.id}" for token in content.discoveries]
    described += [f"token-{token}" for token in LYING_TOKENS]
    things = set(described) | {f"{thing}-about" for thing in described}
    for face in content.faces:
        things |= {f"face-{face.id}"}
        things |= {f"region-{region.id}" for region in face.regions}
        things |= {f"island-{region.island}" for region in face.regions}
    things |= {f"adjective-{word}" for word in content.adjectives}
    things |= {f"colour-{colour}" for colour in (*COLOURS, NEUTRAL)}
    things |= {f"action-{action}" for action in (*ACTIONS, "extra_card")}
    things |= {f"side-{side}" for side in SIDES}
    things |= {f"part-{part}" for part in PARTS}
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


def test_no_message_of_legends_is_unused() -> None:
    lexicon = LEGENDS.lexicon
    expected = named_things() | set_up_texts() | said_in_sources()
    expected |= {f"ask-{topic}" for topic in lexicon.topics}
    expected |= {f"option-{verb}" for verb in lexicon.verbs} | {f"event-{kind}" for kind in lexicon.events}
    catalog = messages(LEGENDS.package, EN)
    referred = {other for message in catalog.values() for other in message.references}
    assert catalog.keys() - expected - referred == set()


def test_no_message_of_the_program_is_unused() -> None:
    expected = set(said_in_sources())
    expected |= {f"command-{command}" for command in COMMANDS} | {f"help-{command}" for command in COMMANDS}
    expected |= {f"bot-{bot}" for bot in BOTS} | {f"bot-{bot}-about" for bot in BOTS}
    expected |= {f"undo-{reason}" for reason in UNDO_REASONS}
    catalog = messages("deskovka.content", EN)
    referred = {other for message in catalog.values() for other in message.references}
    unused = {name for name in catalog.keys() - expected - referred if not name.startswith(tuple(_cli_prefixes()))}
    assert unused == set()


def _cli_prefixes() -> set[str]:
    """The command line puts the names of its tables together: ``cli-games-kind-number``."""
    return {prefix for prefix in prefixes_in_sources() if prefix.startswith("cli-")}


def test_no_message_is_missing_that_the_sources_name() -> None:
    families = ("menu", "play", "save", "leave", "rules", "undo", "help", "command", "table", "note", "part")
    name = re.compile(rf"({'|'.join(families)})-[a-z]+(-[a-z]+)*")
    known = {message for package in PACKAGES for message in messages(package, EN)}
    named = {text for text in said_in_sources() if name.fullmatch(text)} - {kind.key for kind in errors()}
    assert len(named) > 50
    assert named - known == set()


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

"""The menu: which game, who plays, with which set-up; or a saved game to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from deskovka.bots import BOTS, USUAL
from deskovka.content.setups import SetupOption, option_from_words, options_of
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Thing
from deskovka.content.words import LANGUAGES, Words, mark
from deskovka.content.written import read_edition
from deskovka.games import registry
from deskovka.kernel import DeskovkaError
from deskovka.terminal.console import Console
from deskovka.terminal.saves import read_save, saved_games
from deskovka.terminal.seats import YOU, Seat, clean_name

SAVED_GAMES_LISTED = 9


class Wish(msgspec.Struct, frozen=True):
    """What was chosen: a new game with its seats and set-up, or a saved one."""

    language: str
    game: str | None = None
    seats: list[str] | None = None
    setup: dict[str, Any] = {}
    resume: Path | None = None


def _numbers(least: int, most: int) -> list[str]:
    return [str(number) for number in range(least, most + 1)]


def choose_game(console: Console, language: str) -> Wish | None:
    """Ask until there is something to play; None when the person leaves instead."""
    while True:
        menu = _Menu(console, Words(language))
        entries = [menu.say(entry) for entry in ("menu-new", "menu-resume", "menu-language", "menu-leave")]
        match menu.pick("menu-title", entries):
            case 0:
                return menu.new_game()
            case 1:
                if (file := menu.saved_game()) is not None:
                    return Wish(language, resume=file)
            case 2:
                language = LANGUAGES[menu.pick("menu-language", ["English", "Čeština"])]
            case _:
                return None


class _Menu:
    """Questions with numbered answers."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.say = words.say

    def pick(self, title: str, entries: Sequence[str], default: int = 0, **facts: str) -> int:
        """The place of the entry that the person picks; an empty line picks the default."""
        self.console.say()
        self.console.say(self.say(title, **facts), "bold")
        for number, entry in enumerate(entries, start=1):
            self.console.say(f"  {number}  {entry}")
        while True:
            line = self.console.ask(f"[{default + 1}]")
            if not line:
                return default
            if line in _numbers(1, len(entries)):
                return int(line) - 1
            self.console.say(self.say("menu-number", least=1, most=len(entries)))

    def number(self, title: str, least: int, most: int, default: int) -> int:
        """A number within bounds."""
        self.console.say()
        self.console.say(f"{self.say(title)} ({least}–{most})", "bold")
        while True:
            line = self.console.ask(f"[{default}]")
            if not line:
                return default
            if line in _numbers(least, most):
                return int(line)
            self.console.say(self.say("menu-number", least=least, most=most))

    # -- a saved game ------------------------------------------------------------------------------------------------

    def saved_game(self) -> Path | None:
        """One of the games saved here, or any file; it must be a record."""
        files = saved_games()[:SAVED_GAMES_LISTED]
        self.console.say()
        self.console.say(self.say("menu-which-save"), "bold")
        for number, file in enumerate(files, start=1):
            self.console.say(f"  {number}  {file}")
        line = self.console.ask()
        if not line:
            return None
        file = files[int(line) - 1] if line in _numbers(1, len(files)) else Path(line)
        try:
            read_save(file)
        except DeskovkaError as error:
            self.console.say(self.words.error(error))
            return None
        return file

    # -- a new game --------------------------------------------------------------------------------------------------

    def new_game(self) -> Wish:
        """A game, who plays it, and its set-up."""
        games = list(registry)
        game = games[self.pick("menu-game", [game.words(self.words.language).say("game") for game in games])]
        least, most = game.seats[0], game.seats[-1]
        default = next(option.default for option in options_of(game.setup_type) if option.key == "players")
        players = self.number("menu-players", least, most, default)
        seats = self._seats(players)
        setup = _SetupForm(self.console, game, self.words.language, {"players": players}).fill_in()
        return Wish(self.words.language, game.id, [str(seat) for seat in seats], setup)

    def _seats(self, players: int) -> list[Seat]:
        """The people with their names, then a bot for every seat that is left."""
        people = self.number("menu-people", 0, players, 1)
        seats = []
        for number in range(1, people + 1):
            self.console.say(self.say("menu-name", number=number), "bold")
            seats.append(Seat(YOU, clean_name(self.console.ask())))
        bots = [USUAL, *(bot for bot in BOTS if bot != USUAL)]
        entries = [f"{self.say(f'bot-{bot}')}: {self.say(f'bot-{bot}-about')}" for bot in bots]
        return seats + [Seat(bots[self.pick("menu-bot", entries)]) for _ in range(players - people)]


class _SetupForm(_Menu):
    """The options of a game's set-up, changed one after another until they are as wanted."""

    def __init__(self, console: Console, game: TabletopGame[Any], language: str, setup: dict[str, Any]) -> None:
        super().__init__(console, game.words(language))
        self.game = game
        self.setup = setup

    def fill_in(self) -> dict[str, Any]:
        """Ask what shall be changed, until nothing more."""
        options = [option for option in options_of(self.game.setup_type) if option.key not in self.setup]
        while True:
            entries = [f"{self.say(f'setup-{o.key}')}: {self._shown(o)}" for o in options]
            chosen = self.pick("menu-setup", [self.say("menu-begin"), *entries])
            if not chosen:
                return self.setup
            option = options[chosen - 1]
            try:
                changed = {**self.setup, option.key: self._value(option)}
                self.game.read_setup(changed)
            except DeskovkaError as error:
                self.console.say(self.words.error(error))
            else:
                self.setup = changed

    def _shown(self, option: SetupOption) -> str:
        """What an option is set to now."""
        value = self.setup.get(option.key, option.default)
        if option.kind == "several":
            return ", ".join(self.say(f"setup-{option.key}-{choice}") for choice in value) or self.say("menu-none")
        if option.kind == "seats":
            return ", ".join(self.say(f"setup-{option.key}-{choice}") for choice in value) or self.say("menu-open")
        if option.kind == "choice":
            return self._choice(option, value)
        if option.kind == "edition":
            return self.say("menu-own") if value else self.say("menu-open")
        text = ",".join(str(part) for part in value) if option.kind == "order" else str(value)
        return text or self.say("menu-open")

    def _choice(self, option: SetupOption, choice: str | int) -> str:
        """A choice by its name; what an edition adds is named there."""
        message = f"setup-{option.key}-{choice}"
        if self.words.has(message):
            return self.say(message)
        names = self.game.content(self.game.read_setup(self.setup)).names
        return self.game.words(self.words.language, names).thing(Thing(option.key, choice), [])

    def _value(self, option: SetupOption) -> Any:
        """What the person sets an option to."""
        self.console.say()
        self.console.say(self.say(f"setup-{option.key}-help"))
        if option.kind == "choice":
            choices = self.game.choices(self.game.read_setup(self.setup)).get(option.key, option.choices)
            entries = [self._choice(option, choice) for choice in choices]
            usual = choices.index(option.default) if option.default in choices else 0
            return choices[self.pick(f"setup-{option.key}", entries, usual)]
        if option.kind == "several":
            return self._several(option)
        if option.kind == "seats":
            return self._for_each_seat(option)
        line = self.console.ask()
        if option.kind == "edition":
            return read_edition(Path(line)) if line else {}
        return option_from_words(self.game.id, self.game.setup_type, option.key, line) if line else option.default

    def _for_each_seat(self, option: SetupOption) -> list[str | int]:
        """A choice for each seat."""
        entries = [self.say(f"setup-{option.key}-{choice}") for choice in option.choices]
        seats = self.game.read_setup({**self.setup, option.key: option.default}).players
        return [option.choices[self.pick("menu-seat", entries, 0, seat=mark(seat))] for seat in range(seats)]

    def _several(self, option: SetupOption) -> list[str | int]:
        """Any of some choices, by their numbers."""
        for number, choice in enumerate(option.choices, start=1):
            name = self.say(f"setup-{option.key}-{choice}")
            self.console.say(f"  {number}  {name}: {self.say(f'setup-{option.key}-{choice}-help')}")
        self.console.say(self.say("menu-several"))
        while True:
            numbers = self.console.ask().replace(",", " ").split()
            if set(numbers) <= set(_numbers(1, len(option.choices))):
                return [choice for place, choice in enumerate(option.choices, 1) if str(place) in numbers]
            self.console.say(self.say("menu-number", least=1, most=len(option.choices)))

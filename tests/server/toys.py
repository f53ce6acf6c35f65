"""Harvest as a game that can be served, in several versions of its rules; and Legends beside it."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Mapping
from functools import cached_property
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

import msgspec

from deskovka.content.clauses import Clause
from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line, Section, Thing, line
from deskovka.games.legends.game import LegendsGame
from deskovka.kernel import Chance, Option, Registry, Rows, Weights, Worth
from tests.toys.bazaar import BazaarState
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState, HarvestView
from tests.toys.spoken_bazaar import SpokenBazaar
from tests.toys.told import HarvestContent, told


class HarvestOptions(msgspec.Struct, frozen=True):
    players: int = 2
    hail: int = 0


class ServedHarvest(Harvest, TabletopGame[HarvestState]):
    package = "deskovka.games.legends"
    lexicon = Lexicon(
        {topic: Topic("") for topic in ("bid", "work", "goat", "store")},
        {
            **dict.fromkeys(("earn", "fish", "rest", "dig", "goat", "let", "keep"), ()),
            **dict.fromkeys(("show", "store"), ("card",)),
            "bid": ("coins",),
        },
        {
            "drew": ("seat",),
            "drew-card": ("card",),
            "weather": ("die",),
            "bid": ("seat", "coins"),
            "peeked": ("seat",),
            "peeked-card": ("card",),
            "worked": ("seat", "how"),
            "fished": ("seat", "die"),
            "goat": ("seat", "victim"),
            "scarecrow": ("seat", "card"),
            "stored": ("seat", "card"),
            "kept": ("seat",),
        },
        {},
    )
    setup_type = HarvestOptions

    def clauses(self, language: str) -> tuple[Clause, ...]:
        return (Clause("1", "Work", language, "Earn, fish or rest."),)

    def content(self, setup: HarvestSetup) -> HarvestContent:
        return HarvestContent()

    def told(self, view: HarvestView, content: HarvestContent) -> tuple[Section, ...]:
        return told(view, content)

    def note(self, option: Option, view: HarvestView, content: HarvestContent) -> Line | None:
        if option[0] not in ("show", "store"):
            return None
        return line("note-value", value=content.values[int(option[1])])

    def about(self, content: HarvestContent) -> Mapping[Thing, tuple[Line, ...]]:
        return {Thing("card", card): (line("about-card", value=value),) for card, value in enumerate(content.values)}


class NextHarvest(ServedHarvest):
    """Newer rules that can go on with a game of the older ones: now one may also dig."""

    rules_version = 3

    def work_options(self, state: HarvestState) -> list[Option]:
        return [*super().work_options(state), ("dig",)]


class ForgetfulHarvest(ServedHarvest):
    """Newer rules that cannot read a snapshot of the older ones."""

    rules_version = 3

    def from_data(self, data: dict[str, Any]) -> HarvestState:
        raise KeyError("wells")


class StrictHarvest(ServedHarvest):
    """Newer rules without goats: an answer of the older ones may not be legal any more."""

    rules_version = 3

    def goat_owners(self, state: HarvestState) -> list[int]:
        return []


class BrokenHarvest(ServedHarvest):
    """Fishing breaks the game."""

    def fish(self, state: HarvestState, seat: int) -> None:
        raise RuntimeError(f"the pond of seat {seat} holds {state.deck}")


class BlindHarvest(ServedHarvest):
    """Looking at it fails."""

    def view(self, state: HarvestState, seat: int | None) -> HarvestView:
        raise RuntimeError(f"seat {seat} has lost its spectacles")


class MendedHarvest(ServedHarvest):
    """The rules after somebody has mended them."""

    rules_version = 3


def meeting_place(server: int) -> Path:
    """Where the bots of a server meet; the process of the server makes it."""
    return Path(tempfile.gettempdir()) / f"deskovka-meeting-{server}"


class MeetingHarvest(ServedHarvest):
    """A bot does not begin to think before another process does; the server itself waits for nobody."""

    def from_data(self, data: dict[str, Any]) -> HarvestState:
        if (server := parent_process()) is not None and server.pid is not None:
            meeting = meeting_place(server.pid)
            (meeting / str(os.getpid())).touch()
            while len(list(meeting.iterdir())) < 2:
                time.sleep(0.005)
        return super().from_data(data)


class FailingHarvest(ServedHarvest):
    """A bot that looks further than the options fails over it."""

    def features(self, state: HarvestState) -> Rows:
        raise KeyError("features")


class RecursiveHarvest(ServedHarvest):
    def features(self, state: HarvestState) -> Rows:
        return self.features(state)


class HoardingHarvest(ServedHarvest):
    def features(self, state: HarvestState) -> Rows:
        _act("features greedily", "features")
        raise AssertionError


class DeadlyHarvest(ServedHarvest):
    def features(self, state: HarvestState) -> Rows:
        os._exit(9)


class MadeUpHarvest(ServedHarvest):
    """An edition says what takes for ever, or all memory: reading it, beginning with it, or fishing.

    It stands in the place of the hail, so that states need no more than they have.
    """

    def read_setup(self, data: Mapping[str, Any]) -> HarvestSetup:
        edition = str(data.get("edition", ""))
        _act(edition, "read")
        plain = super().read_setup({key: value for key, value in data.items() if key != "edition"})
        return HarvestSetup(plain.players, edition)  # type: ignore[arg-type]  # see above

    def write_setup(self, setup: HarvestSetup) -> dict[str, Any]:
        return {"players": setup.players} | ({"edition": setup.hail} if setup.hail else {})

    def table(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        _act(str(setup.hail), "begin")
        return super().table(setup, chance)

    def fish(self, state: HarvestState, seat: int) -> None:
        _act(str(state.hail), "fish")
        super().fish(state, seat)


def _act(edition: str, moment: str) -> None:
    hoard = []
    while edition == f"{moment} slowly":
        pass
    while edition == f"{moment} greedily":
        hoard.append(bytearray(1 << 24))


class PonderingBazaar(SpokenBazaar):
    """A bot that may act though nobody waits for it makes up its mind for longer than anybody is patient."""

    def redeal(self, state: BazaarState, seat: int | None, chance: Chance) -> None:
        if state.phase == "trade" and seat != state.turn:
            time.sleep(3600)
        super().redeal(state, seat, chance)


class HoardingBazaar(SpokenBazaar):
    """Bots like their rascals so much that they never send one."""

    @cached_property
    def worth(self) -> Worth:
        return Worth({2: Weights(self.feature_names, {"": {"points": (1.0, 0.0), "rascals": (9.0, 0.0)}})})


def _registry(harvest: ServedHarvest | SpokenBazaar) -> Registry[TabletopGame[Any]]:
    registry: Registry[TabletopGame[Any]] = Registry()
    registry.add(LegendsGame())
    registry.add(harvest)
    return registry


games = _registry(ServedHarvest())
next_games = _registry(NextHarvest())
forgetful_games = _registry(ForgetfulHarvest())
strict_games = _registry(StrictHarvest())
broken_games = _registry(BrokenHarvest())
blind_games = _registry(BlindHarvest())
mended_games = _registry(MendedHarvest())
meeting_games = _registry(MeetingHarvest())
key_error_games = _registry(FailingHarvest())
recursion_games = _registry(RecursiveHarvest())
memory_games = _registry(HoardingHarvest())
killed_games = _registry(DeadlyHarvest())
made_up_games = _registry(MadeUpHarvest())
bazaar_games = _registry(SpokenBazaar())
pondering_games = _registry(PonderingBazaar())
hoarding_games = _registry(HoardingBazaar())

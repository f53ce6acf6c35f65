"""Harvest as a game that can be served, in several versions of its rules; and Legends beside it."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.content.clauses import Clause
from deskovka.content.lexicon import Lexicon
from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words
from deskovka.games.legends.game import LegendsGame
from deskovka.kernel import Option, Registry
from tests.toys.harvest import Harvest, HarvestState, HarvestView


class HarvestOptions(msgspec.Struct, frozen=True):
    players: int = 2
    hail: int = 0


class ServedHarvest(Harvest, TabletopGame[HarvestState]):  # type: ignore[misc]  # the server needs no text table
    package = "deskovka.games.legends"
    lexicon = Lexicon(topics={}, verbs={}, events={}, kinds={})
    setup_type = HarvestOptions

    def clauses(self, language: str) -> tuple[Clause, ...]:
        return (Clause("1", "Work", language, "Earn, fish or rest."),)

    def explain(self, word: str, words: Words) -> str | None:
        return None

    def note(self, option: Option, view: Any, words: Words) -> str:
        return ""


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


def _registry(harvest: ServedHarvest) -> Registry[TabletopGame[Any]]:
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

"""The set-up of Paladins: how many play, how hard the virtual player is, and an edition."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from deskovka.games.paladins.tables import PRINTED, Difficulty, Tables
from deskovka.kernel import Shared

SOLO = 1
SLOTS_AS_WITH = 2
"""PW-SOLO-SETUP-1: alone one plays on the slots of two players."""


class PaladinsSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of the set-up; one player plays against the virtual player of this difficulty."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    difficulty: Difficulty = "standard"
    edition: dict[str, Any] = {}


class Terms(Shared):
    """What stays the same through the whole match: the set-up and the tables it plays with."""

    def __init__(self, setup: PaladinsSetup) -> None:
        self.setup = setup
        self.tables: Tables = PRINTED.with_edition(setup.edition)
        self.players = setup.players
        self.solo = setup.players == SOLO
        self.owners = setup.players + self.solo
        """The seats, and alone the virtual player after the seat."""
        self.tax = self.tables.content.tax[setup.players]
        """PW-SETUP-3 Tax supply."""
        counted = max(setup.players, SLOTS_AS_WITH)
        self.open_slots = [number for number, slot in enumerate(self.tables.slots) if slot.players <= counted]
        """PW-SETUP-12 Locked slots."""

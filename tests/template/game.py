"""Orchard as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from deskovka.content.tabletop import TabletopGame
from deskovka.kernel import Chance, Event, Flow, Result
from tests.template.rules import Orchard, OrchardSetup, Terms, is_over, points, step
from tests.template.tables import MOST_PLAYERS, PRINTED, Content
from tests.template.told import LEDGER, LEXICON, about, note, refusals, told
from tests.template.view import FEATURES, conserved, features, left, redeal, view


class OrchardGame(TabletopGame[Orchard]):
    """Orchard."""

    id = "orchard"
    rules_version = 1
    seats = range(2, MOST_PLAYERS + 1)
    package = "tests.template"
    lexicon = LEXICON
    ledger = LEDGER
    minutes = (2, 5)
    setup_type = OrchardSetup
    terms = Terms
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = {"": FEATURES}
    features = staticmethod(features)
    left = staticmethod(left)
    conserved = staticmethod(conserved)
    told = staticmethod(told)
    note = staticmethod(note)
    about = staticmethod(about)
    refusals = staticmethod(refusals)

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """Any number of players."""
        return {"players": chance.pick(self.seats)}

    def new(self, setup: Terms, chance: Chance) -> Orchard:
        """An empty table."""
        return Orchard(setup, chance)

    def step(self, state: Orchard) -> Flow[None]:
        """Dealing, or a turn."""
        return step(state)

    def result(self, state: Orchard) -> Result | None:
        """3.2 Points: whoever has the most wins; equals share the victory."""
        if not is_over(state):
            return None
        scores = [points(state, seat) for seat in range(state.terms.players)]
        return Result(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def content(self, setup: Terms) -> Content:
        """The tables with the set-up's edition."""
        return setup.content

    def repertoire(self) -> frozenset[str]:
        """Every fruit, and every number of players."""
        return frozenset({fruit.id for fruit in PRINTED.tables.fruits} | {f"players {n}" for n in self.seats})

    def occurred(self, setup: Terms, events: list[Event]) -> frozenset[str]:
        """The fruits that were laid."""
        laid = {str(event.facts["fruit"]) for event in events if event.kind == "laid"}
        return frozenset({f"players {setup.players}"} | laid)

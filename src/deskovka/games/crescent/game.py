"""Crescent Moon as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from deskovka.content.tabletop import TabletopGame
from deskovka.games.crescent.about import about
from deskovka.games.crescent.features import FEATURE_NAMES, features, left
from deskovka.games.crescent.ledger import LEDGER
from deskovka.games.crescent.lexicon import LEXICON
from deskovka.games.crescent.notes import follows, note
from deskovka.games.crescent.recap import TURNS, recap
from deskovka.games.crescent.redeal import conserved, redeal
from deskovka.games.crescent.refusals import refusals
from deskovka.games.crescent.scoring import result
from deskovka.games.crescent.setup import AUTO, LAYOUTS, VARIABLE, CrescentSetup, Terms
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.steps import step
from deskovka.games.crescent.tables import PRINTED, Content
from deskovka.games.crescent.told import told
from deskovka.games.crescent.view import view
from deskovka.kernel import Chance, Event


class CrescentGame(TabletopGame[Crescent]):
    """Crescent Moon, for four or five characters."""

    id = "crescent"
    rules_version = 4
    seats = range(4, 6)
    package = "deskovka.games.crescent"
    lexicon = LEXICON
    ledger = LEDGER
    minutes = (120, 210)
    draws_among_equals = True
    setup_type = CrescentSetup
    terms = Terms
    drawn: ClassVar[Mapping[str, str]] = {
        "hexes.q": "where a hex is drawn; its neighbours are said",
        "hexes.r": "likewise",
        "hexes.rotation": "likewise",
        "hexes.cut": "where the river is drawn; the neighbours that it leaves are said",
    }
    step = staticmethod(step)
    result = staticmethod(result)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = FEATURE_NAMES
    features = staticmethod(features)
    left = staticmethod(left)
    conserved = staticmethod(conserved)
    told = staticmethod(told)
    note = staticmethod(note)
    about = staticmethod(about)
    refusals = staticmethod(refusals)
    follows = staticmethod(follows)
    turns = TURNS
    recap = staticmethod(recap)

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """Four or five, on any map; most games are of the standard length."""
        players = chance.pick(self.seats)
        fitting = LAYOUTS[:2] if players == max(self.seats) else LAYOUTS[2:]
        return {
            "players": players,
            "map": chance.pick([AUTO, VARIABLE, *fitting]),
            "length": chance.pick(["standard", "standard", "long"]),
        }

    def new(self, setup: Terms, chance: Chance) -> Crescent:
        """The table before the first step."""
        return Crescent(setup, chance)

    def counted_as(self, state: Crescent) -> tuple[str, ...]:
        """The character of each seat."""
        return self.roles(state)

    def roles(self, state: Crescent) -> tuple[str, ...]:
        """The character of each seat."""
        return tuple(character.id for character in state.terms.characters)

    def rounds(self, state: Crescent) -> int:
        """The year that is played."""
        return state.year

    def choices(self, setup: Terms) -> dict[str, tuple[str, ...]]:
        """The maps of the edition."""
        return {"map": (AUTO, VARIABLE, *setup.tables.layouts)}

    def content(self, setup: Terms) -> Content:
        """The tables with the set-up's edition."""
        return setup.content

    def repertoire(self) -> frozenset[str]:
        """Every card used, every objective scored, every event, map, length and number of players, every ending."""
        content = PRINTED.tables.content
        names = {f"card {card.id}" for card in content.cards}
        names |= {
            f"objective {item.id}" for each in content.characters for item in each.objectives if item.when != "at_once"
        }
        names |= {f"event {kind}" for kind in LEXICON.events}
        names |= {f"map {name}" for name in (VARIABLE, *LAYOUTS)}
        names |= {f"winner {each.id}" for each in content.characters}
        names |= {f"wish {what}" for what in ("hire", "bribe", "card")}
        return frozenset(names | {f"players {players}" for players in self.seats} | {"standard", "long"})

    def occurred(self, setup: Terms, events: list[Event]) -> frozenset[str]:
        """What of it came up."""
        map_ = VARIABLE if setup.layout is None else setup.layout.id
        names = {f"players {setup.players}", setup.setup.length, f"map {map_}"}
        for event in events:
            facts = event.facts
            names.add(f"event {event.kind}")
            match event.kind:
                case "played" | "resolved" | "struck":
                    names.add(f"card {facts['card']}")
                case "scored_item":
                    names.add(f"objective {facts['objective']}")
                case "won":
                    names.add(f"winner {setup.characters[int(str(facts['seat']))].id}")
                case "agreed":
                    names.add(f"wish {facts['what']}")
        return frozenset(names)

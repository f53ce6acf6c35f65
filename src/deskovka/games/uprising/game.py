"""Uprising as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from deskovka.content.tabletop import TabletopGame
from deskovka.games.uprising.about import about
from deskovka.games.uprising.control import points
from deskovka.games.uprising.counters import counters
from deskovka.games.uprising.drawing import drawing
from deskovka.games.uprising.features import FEATURE_NAMES, features, left
from deskovka.games.uprising.ledger import LEDGER
from deskovka.games.uprising.lexicon import LEXICON
from deskovka.games.uprising.printed import printed
from deskovka.games.uprising.recap import TURNS, recap
from deskovka.games.uprising.refusals import follows, refusals
from deskovka.games.uprising.setup import AUTO, Terms, UprisingSetup
from deskovka.games.uprising.state import Uprising
from deskovka.games.uprising.steps import step
from deskovka.games.uprising.tables import PRINTED, Content
from deskovka.games.uprising.told import note, told
from deskovka.games.uprising.variants import drawn_edition
from deskovka.games.uprising.view import conserved, redeal, view
from deskovka.kernel import Chance, Event, Result


class UprisingGame(TabletopGame[Uprising]):
    """Uprising, a prototype whose author still tunes it."""

    id = "uprising"
    rules_version = 6
    seats = range(2, 5)
    package = "deskovka.games.uprising"
    lexicon = LEXICON
    ledger = LEDGER
    minutes = (45, 120)
    draws_among_equals = True
    setup_type = UprisingSetup
    terms = Terms
    drawn: ClassVar[Mapping[str, str]] = {
        "cities.x": "where a city is drawn; its territories are said",
        "cities.y": "likewise",
        "territories.x": "where a territory is drawn; its neighbours are said",
        "territories.y": "likewise",
    }
    step = staticmethod(step)
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
    counters = staticmethod(counters)
    drawing = staticmethod(drawing)
    printed = staticmethod(printed)
    turns = TURNS
    recap = staticmethod(recap)

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """Any scenario, named or found by the number of players; most games have other numbers and are short."""
        scenario = chance.pick(list(PRINTED.tables.scenarios.values()))
        edition = drawn_edition(chance) if chance.below(4) else {}
        return {
            "players": len(scenario.factions),
            "scenario": chance.pick([AUTO, scenario.id]),
            "length": "capped" if edition else chance.pick(["capped", "capped", "open"]),
            "edition": edition,
        }

    def new(self, setup: Terms, chance: Chance) -> Uprising:
        """The board as the scenario has it."""
        return Uprising(setup, chance)

    def result(self, state: Uprising) -> Result | None:
        """UP-VIC-01 to UP-VIC-06: the points of each faction, and the team that won."""
        if state.phase != "over":
            return None
        scores = tuple(points(state, seat) for seat in range(state.terms.players))
        return Result(scores, tuple(state.winners), state.ending, teams=self.teams(state))

    def counted_as(self, state: Uprising) -> tuple[str, ...]:
        """The side of each seat."""
        return tuple(faction.side for faction in state.terms.factions)

    def teams(self, state: Uprising) -> tuple[tuple[int, ...], ...]:
        """UP-TRM-10: the teams of several factions."""
        return tuple(team for team in state.terms.teams if len(team) > 1)

    def roles(self, state: Uprising) -> tuple[str, ...]:
        """The faction of each seat."""
        return tuple(faction.id for faction in state.terms.factions)

    def rounds(self, state: Uprising) -> int:
        """The round that is played."""
        return state.round

    def choices(self, setup: Terms) -> dict[str, tuple[str, ...]]:
        """The scenarios of the edition."""
        return {"scenario": (AUTO, *setup.tables.scenarios)}

    def content(self, setup: Terms) -> Content:
        """The tables with the set-up's edition."""
        return setup.tables.content

    def repertoire(self) -> frozenset[str]:
        """Every card played, every faction, scenario, ending and event."""
        content = PRINTED.tables.content
        names = {f"card {card.id}" for card in content.cards}
        names |= {f"faction {faction.id}" for faction in content.factions}
        names |= {f"scenario {scenario.id}" for scenario in content.scenarios}
        names |= {f"end {reason}" for reason in ("rebels", "government", "stalemate", "capped")}
        names |= {f"event {kind}" for kind in LEXICON.events}
        return frozenset(names | {f"players {players}" for players in self.seats} | {"edition", "several sides"})

    def occurred(self, setup: Terms, events: list[Event]) -> frozenset[str]:
        """What of it came up."""
        names = {f"players {setup.players}", f"scenario {setup.scenario.id}"}
        names |= {"edition"} if setup.setup.edition else set()
        for event in events:
            facts = event.facts
            names.add(f"event {event.kind}")
            match event.kind:
                case "played" | "used" | "revived":
                    names.add(f"card {facts['card']}")
                case "plays":
                    names.add(f"faction {facts['faction']}")
                case "won":
                    names.add(f"end {setup.factions[int(str(facts['seat']))].side}")
                case "stalemate" | "capped":
                    names.add(f"end {event.kind}")
                case "attack" if isinstance(facts["origins"], tuple) and len(facts["origins"]) > 1:
                    names.add("several sides")
        return frozenset(names)

"""Root as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from deskovka.content import setups
from deskovka.content.ledger import Ledger
from deskovka.content.setups import SetupConflict
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line
from deskovka.content.words import Names
from deskovka.games.root import landmarks
from deskovka.games.root.about import about
from deskovka.games.root.content import Content
from deskovka.games.root.decks import EFFECTS, IMMEDIATE
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.factions.cult.turn import CONSPIRACIES
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.keepers.board import RELICS
from deskovka.games.root.factions.riverfolk.board import SERVICES
from deskovka.games.root.factions.roster import FACTIONS, NO_FACTION
from deskovka.games.root.features import features, left, names_by_faction
from deskovka.games.root.hirelings.roster import HIRELINGS
from deskovka.games.root.knowledge import conserved, redeal
from deskovka.games.root.ledger import LEDGER, ledger_for
from deskovka.games.root.lexicon import LEXICON
from deskovka.games.root.options import RootSetup
from deskovka.games.root.pieces import recount
from deskovka.games.root.points import result
from deskovka.games.root.prepare import step
from deskovka.games.root.recap import TURNS, recap
from deskovka.games.root.refusals import refusals
from deskovka.games.root.regrets import follows
from deskovka.games.root.setup import DRAWN, FIRST, SECOND, Terms
from deskovka.games.root.state import Root
from deskovka.games.root.tables import LANDMARKS, PRINTED
from deskovka.games.root.told import note, told
from deskovka.games.root.view import RootView, view
from deskovka.kernel import Chance, Event, Option


class RootGame(TabletopGame[Root]):
    """Root."""

    id = "root"
    rules_version = 4
    seats = range(2, 7)
    package = "deskovka.games.root"
    lexicon = LEXICON
    ledger = LEDGER
    minutes = (60, 120)
    passes_last = True
    setup_type = RootSetup
    step = staticmethod(step)
    result = staticmethod(result)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    features = staticmethod(features)
    left = staticmethod(left)
    conserved = staticmethod(conserved)
    told = staticmethod(told)
    about = staticmethod(about)
    turns = TURNS
    recap = staticmethod(recap)
    refusals = staticmethod(refusals)
    follows = staticmethod(follows)
    factions: ClassVar[Mapping[str, Faction]] = FACTIONS
    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = names_by_faction(FACTIONS)
    drawn: ClassVar[Mapping[str, str]] = {
        "map.clearings.x": "where a clearing is drawn; its paths are said",
        "map.clearings.y": "likewise",
        "map.paths": "said with the clearings at both ends; one where somebody stands is said",
        "map.paths.path": "likewise",
        "map.paths.clearings": "likewise",
        "map.rivers": "likewise",
        "map.courses": "how rivers and the lake are drawn",
        "map.forests": "forests never change and are called by their clearings; one with a pawn is said",
        "map.forests.forest": "likewise",
        "map.forests.clearings": "likewise",
        "map.forests.x": "where a forest is drawn",
        "map.forests.y": "likewise",
    }

    def counted_as(self, state: Root) -> tuple[str, ...]:
        """The faction of each seat that has joined."""
        return state.cast.roles

    def terms(self, setup: RootSetup) -> Terms:
        """The terms of a match with this set-up."""
        return Terms(setup, self.factions, NO_FACTION, HIRELINGS, EFFECTS, IMMEDIATE, landmarks.EFFECTS)

    def from_data(self, data: dict[str, Any]) -> Root:
        """The state saved by ``to_data``; games begun before counted mercenaries for the Company too (11.2.7.III)."""
        state = super().from_data(data)
        recount(state)
        return state

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """Any number of players, factions, map, deck and procedure that go together."""
        names = list(self.factions)
        players = chance.pick([number for number in self.seats if number <= len(names)])
        chance.shuffle(names)
        factions = names[:players]
        if SECOND in factions and FIRST not in factions:
            factions[factions.index(SECOND)] = FIRST
        elif set(factions) == {FIRST, SECOND}:
            factions[factions.index(SECOND)] = names[players]
        setup = {
            "players": players,
            "factions": factions,
            "map": chance.pick(list(PRINTED.tables.maps)),
            "suits": chance.pick(["printed", "drawn"]),
            "deck": chance.pick(list(PRINTED.tables.decks)),
            "preparation": chance.pick(["standard", "advanced", "draft"]),
            "reach": "any",
            "standing": chance.pick(["allowed", "none"]),
            "landmarks": chance.below(3),
        }
        if setup["landmarks"]:
            setup["map_landmarks"] = chance.pick(["kept", "left_out"])
        corners = PRINTED.tables.setup.corner_factions
        if sum(faction in corners for faction in factions) > PRINTED.tables.setup.standard.max_corner_factions:
            setup["preparation"] = "draft"
        if setup["preparation"] == "draft":
            setup["factions"] = chance.pick([[], list(self.factions)])
        if chance.below(2) and self._leaves_hirelings(setup):
            setup["hirelings"] = DRAWN
        return setup

    def _leaves_hirelings(self, setup: dict[str, Any]) -> bool:
        """A.6.5: whether there are enough hirelings that belong to none of the factions."""
        try:
            self.read_setup({**setup, "hirelings": DRAWN})
        except SetupConflict:
            return False
        return True

    def new(self, setup: Terms, chance: Chance) -> Root:
        """An empty table."""
        return Root(setup, chance)

    def roles(self, state: Root) -> tuple[str, ...]:
        """The faction of each seat."""
        return tuple(board.faction for board in state.boards[: state.terms.players])

    def turns_taken(self, state: Root) -> int:
        """The turns, and before the first of them the set-up."""
        return state.turns_taken + (state.phase == "turn")

    def rounds(self, state: Root) -> int:
        """The round that is played."""
        return state.turns_taken // state.terms.players + 1

    def choices(self, setup: Terms) -> dict[str, tuple[str, ...]]:
        """The maps and decks of the edition."""
        return setups.choices_with(RootSetup, setup.tables.content)

    def ledger_of(self, setup: Terms) -> Ledger:
        """The ledger for the tables with the set-up's edition, and the deck that is played."""
        return ledger_for(setup.tables, setup.setup.deck)

    def content(self, setup: Terms) -> Content:
        """The tables with the set-up's edition, and of the decks the one that is played."""
        return setup.content

    def names(self, content: Content) -> Names:
        """The names that the edition gives."""
        return content.names

    def note(self, option: Option, view: RootView, content: Content) -> Line | None:
        """The suit of a card, who stands where, what a building costs."""
        return note(option, self.lexicon.facts(option), view, content)

    def repertoire(self) -> frozenset[str]:
        """Every card in play, faction, what only one faction has, map, deck, way to win, event and size."""
        tables = PRINTED.tables
        names = {
            f"{_IN_PLAY.get(card.kind, 'crafted')} {card.id}" for deck in tables.decks.values() for card in deck.cards
        }
        names |= {f"{option} {choice}" for option in _CHOICES for choice in _choices(option)}
        names |= {f"faction {faction}" for faction in self.factions}
        names |= {f"faction_taken {card}" for card in tables.setup_cards}
        names |= {f"landmark {landmark}" for landmark in LANDMARKS}
        names |= {f"leader {leader.id}" for leader in tables.factions.eyrie.leaders}
        names |= {f"character {character.id}" for character in tables.factions.vagabond.characters}
        names |= {f"minister {minister.id}" for minister in tables.factions.duchy.ministers}
        names |= {f"conspiracy {name}" for name in CONSPIRACIES}
        names |= {f"service {name}" for name in SERVICES}
        names |= {f"plot {name}" for name in PLOTS}
        names |= {f"hireling {side}" for side in HIRELINGS}
        names |= {f"mood {mood.id}" for mood in tables.factions.hundreds.moods}
        names |= {f"relic {relic}" for relic in RELICS}
        names |= {f"quest_completed {quest.id}" for quest in tables.factions.vagabond.quests}
        names |= {f"victory {how}" for how in ("points", "dominance")}
        names |= {f"event {kind}" for kind in LEXICON.events}
        names |= {f"players {players}" for players in self.seats}
        return frozenset(names)

    def occurred(self, setup: Terms, events: list[Event]) -> frozenset[str]:
        """What of it came up."""
        chosen = setup.setup
        names = {f"players {setup.players}"} | {f"{option} {getattr(chosen, option)}" for option in _CHOICES}
        for event in events:
            names.add(f"event {event.kind}")
            names |= {f"{fact} {event.facts[fact]}" for fact in _CAME_UP if fact in event.facts}
            names |= {f"{event.kind} {event.facts[fact]}" for fact in _COMPLETED if fact in event.facts}
        return frozenset(names)


_CHOICES = ("map", "deck", "preparation", "suits", "seating", "map_landmarks", "standing", "reach", "hirelings")
_CAME_UP = (
    *("faction", "leader", "character", "victory", "minister", "conspiracy", "service", "plot", "mood", "relic"),
    *("landmark", "hireling"),
)
_COMPLETED = ("card", "quest", "faction")
_IN_PLAY = {"ambush": "ambushed", "dominance": "dominance_activated"}
"""The events by which cards come into play that cannot be crafted."""


def _choices(option: str) -> tuple[str | int, ...]:
    """What an option of the set-up may be."""
    return next(described.choices for described in setups.options_of(RootSetup) if described.key == option)

"""Root as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from deskovka.content import setups
from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words
from deskovka.games.root import knowledge
from deskovka.games.root.decks import EFFECTS, IMMEDIATE
from deskovka.games.root.estimate import estimate
from deskovka.games.root.factions import FACTIONS, NO_FACTION
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.lexicon import LEXICON
from deskovka.games.root.points import Victory
from deskovka.games.root.prepare import PREPARATION
from deskovka.games.root.setup import FIRST, SECOND, RootSetup, Terms
from deskovka.games.root.state import Root, from_data, to_data
from deskovka.games.root.table import explain, note, table
from deskovka.games.root.tables import printed_tables
from deskovka.games.root.turn import take_step
from deskovka.games.root.view import RootView, view
from deskovka.kernel import Chance, Event, Flow, Option, Result


class RootGame(TabletopGame[Root]):
    """Root."""

    id = "root"
    rules_version = 1
    seats = range(2, 6)
    package = "deskovka.games.root"
    lexicon = LEXICON
    minutes = (60, 120)
    setup_type = RootSetup
    factions: ClassVar[Mapping[str, Faction]] = FACTIONS

    def read_setup(self, data: Mapping[str, Any]) -> Terms:
        """The terms of a match."""
        return self.terms(setups.read_setup(self.id, RootSetup, data))

    def terms(self, setup: RootSetup) -> Terms:
        """The terms of a match with this set-up."""
        return Terms(setup, self.factions, NO_FACTION, EFFECTS, IMMEDIATE)

    def write_setup(self, setup: Terms) -> dict[str, Any]:
        """The set-up behind the terms."""
        return setups.write_setup(setup.setup)

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
            "map": chance.pick(list(printed_tables().maps)),
            "suits": chance.pick(["printed", "drawn"]),
            "deck": chance.pick(list(printed_tables().decks)),
            "preparation": chance.pick(["standard", "advanced", "draft"]),
            "reach": "any",
            "standing": chance.pick(["allowed", "none"]),
        }
        if setup["preparation"] == "draft":
            setup |= {"players": chance.pick([2, 3, 4]), "factions": []}
        return setup

    def new(self, setup: Terms, chance: Chance) -> Root:
        """An empty table."""
        return Root(setup, chance)

    def step(self, state: Root) -> Flow[None]:
        """The step of the present phase; a victory in the middle of it ends the game."""
        try:
            if state.phase == "turn":
                yield from take_step(state)
            else:
                yield from PREPARATION[state.phase](state)
        except Victory:
            return

    def result(self, state: Root) -> Result | None:
        """The scores, and who won."""
        return Result(tuple(state.score), tuple(state.winners)) if state.phase == "over" else None

    def view(self, state: Root, seat: int | None) -> RootView:
        """The table as a seat sees it."""
        return view(state, seat)

    def redeal(self, state: Root, seat: int | None, chance: Chance) -> None:
        """Other hidden cards, items and quests."""
        knowledge.redeal(state, seat, chance)

    def to_data(self, state: Root) -> dict[str, Any]:
        """A snapshot."""
        return to_data(state, self.write_setup(state.terms))

    def from_data(self, data: dict[str, Any]) -> Root:
        """The state of a snapshot."""
        return from_data(data, self.read_setup(data["setup"]))

    def estimate(self, state: Root, seat: int) -> float:
        """How well a seat stands."""
        return estimate(state, seat)

    def conserved(self, state: Root) -> dict[str, int]:
        """Cards and pieces."""
        return knowledge.conserved(state)

    def table(self, view: RootView, words: Words, players: list[str]) -> str:
        """The map, the hands and the boards as text."""
        return table(view, words, players)

    def note(self, option: Option, view: RootView, words: Words) -> str:
        """The suit of a card, who stands where, what a building costs."""
        return note(option, view, words)

    def explain(self, word: str, words: Words) -> str | None:
        """What a card, faction, leader, character or map is."""
        return explain(word, words)

    def content(self) -> frozenset[str]:
        """Every card in play, faction, leader, character, quest, map, deck, way to win, procedure, event and size."""
        tables = printed_tables()
        names = {
            f"{_IN_PLAY.get(card.kind, 'crafted')} {card.id}" for deck in tables.decks.values() for card in deck.cards
        }
        names |= {f"{option} {choice}" for option in _CHOICES for choice in _choices(option)}
        names |= {f"faction {faction}" for faction in self.factions}
        names |= {f"leader {leader.id}" for leader in tables.factions.eyrie.leaders}
        names |= {f"character {character.id}" for character in tables.factions.vagabond.characters}
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


_CHOICES = ("map", "deck", "preparation", "suits", "seating", "standing", "reach")
_CAME_UP = ("faction", "leader", "character", "victory")
_COMPLETED = ("card", "quest")
_IN_PLAY = {"ambush": "ambushed", "dominance": "dominance_activated"}
"""The events by which cards come into play that cannot be crafted."""


def _choices(option: str) -> tuple[str | int, ...]:
    """What an option of the set-up may be."""
    return next(described.choices for described in setups.options_of(RootSetup) if described.key == option)

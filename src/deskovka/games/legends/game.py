"""Legends as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from deskovka.content import setups
from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words
from deskovka.games.legends.board import ROW, T_SHAPE
from deskovka.games.legends.estimate import estimate
from deskovka.games.legends.lexicon import LEXICON
from deskovka.games.legends.scoring import winners_of_match
from deskovka.games.legends.setup import CHOSEN, DRAWN, LegendsSetup, Terms, Variant
from deskovka.games.legends.state import Legends, from_data, to_data
from deskovka.games.legends.steps import STEPS
from deskovka.games.legends.table import explain, note, table
from deskovka.games.legends.tables import printed_tables
from deskovka.games.legends.view import LegendsView, conserved, redeal, view
from deskovka.kernel import Chance, Event, Flow, Option, Result


class LegendsGame(TabletopGame[Legends]):
    """Eight-Minute Empire: Legends."""

    id = "legends"
    rules_version = 1
    seats = range(2, 5)
    package = "deskovka.games.legends"
    lexicon = LEXICON
    minutes = (20, 45)
    setup_type = LegendsSetup

    def read_setup(self, data: Mapping[str, Any]) -> Terms:
        """The terms of a match."""
        return Terms(setups.read_setup(self.id, LegendsSetup, data))

    def write_setup(self, setup: Terms) -> dict[str, Any]:
        """The set-up behind the terms."""
        return setups.write_setup(setup.setup)

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """Any number of players, any variants, any way to come to a map."""
        variants = [variant for variant in get_args(Variant) if chance.below(2)]
        if "discovery" not in variants and "poison_swamp" in variants:
            variants.remove("poison_swamp")
        shape = ROW if "row_wrap" in variants else T_SHAPE
        ready = [name for name, ready in printed_tables().maps.items() if ready.layout.startswith(f"{shape}:")]
        return {
            "players": chance.pick(self.seats),
            "variants": variants,
            "map": chance.pick([*ready, DRAWN, CHOSEN]),
            "preparation": chance.pick(["asked", "drawn"]),
        }

    def new(self, setup: Terms, chance: Chance) -> Legends:
        """An empty table."""
        return Legends(setup, chance)

    def step(self, state: Legends) -> Flow[None]:
        """The step of the present phase."""
        return STEPS[state.phase](state)

    def result(self, state: Legends) -> Result | None:
        """The sums of victory points, and who won."""
        if state.phase != "over":
            return None
        return Result(tuple(state.totals), tuple(winners_of_match(state)))

    def view(self, state: Legends, seat: int | None) -> LegendsView:
        """The table as a seat sees it."""
        result = self.result(state)
        return view(state, seat, result.winners if result else ())

    def redeal(self, state: Legends, seat: int | None, chance: Chance) -> None:
        """Another deck, and other face-down tokens."""
        redeal(state, seat, chance)

    def to_data(self, state: Legends) -> dict[str, Any]:
        """A snapshot."""
        return to_data(state, self.write_setup(state.terms))

    def from_data(self, data: dict[str, Any]) -> Legends:
        """The state of a snapshot."""
        return from_data(data, self.read_setup(data["setup"]))

    def estimate(self, state: Legends, seat: int) -> float:
        """How well a seat stands."""
        return estimate(state, seat)

    def conserved(self, state: Legends) -> dict[str, int]:
        """Pieces, coins and cards."""
        return conserved(state, state.terms)

    def table(self, view: LegendsView, words: Words, players: list[str]) -> str:
        """The map, the row and the players as text."""
        return table(view, words, players)

    def note(self, option: Option, view: LegendsView, words: Words) -> str:
        """The price of a card, the cost of a step, who stands in a region."""
        return note(option, view, words)

    def explain(self, word: str, words: Words) -> str | None:
        """What a card, leader or token does."""
        return explain(word, words)

    def content(self) -> frozenset[str]:
        """Every card taken, every leader, token, face, ready-made map, variant, action and number of players."""
        content = printed_tables().content
        names = {f"card {card.id}" for card in content.cards}
        names |= {f"leader {leader}" for leader in content.leaders.__struct_fields__}
        names |= {f"token {token.id}" for token in content.discoveries}
        names |= {"token dragon", "token portal", "token bandits", "token citadel"}
        names |= {f"face {face.id}" for face in content.faces}
        names |= {f"map {name}" for name in (*printed_tables().maps, "drawn", "chosen", "written out")}
        names |= {f"variant {variant}" for variant in get_args(Variant)}
        names |= {f"event {kind}" for kind in LEXICON.events}
        names |= {f"players {players}" for players in self.seats}
        names |= {"preparation asked", "preparation drawn", "edition"}
        return frozenset(names)

    def occurred(self, setup: Terms, events: list[Event]) -> frozenset[str]:
        """What of it came up."""
        chosen = setup.setup
        named = chosen.map in (*setup.tables.maps, "drawn", "chosen")
        layout_map = (
            chosen.map if named else next((m.id for m in setup.tables.maps.values() if m.layout == setup.layout), "")
        )
        names = {f"players {setup.players}", f"preparation {chosen.preparation}", f"map {layout_map or 'written out'}"}
        names |= {f"variant {variant}" for variant in chosen.variants}
        names |= {"edition"} if chosen.edition else set()
        for event in events:
            names.add(f"event {event.kind}")
            names |= {f"{fact} {event.facts[fact]}" for fact in ("leader", "token") if fact in event.facts}
            if event.kind == "took":
                names.add(f"card {event.facts['card']}")
            if event.kind == "board_laid":
                layout = str(event.facts["layout"])
                names |= {f"face {face}" for face in setup.tables.faces if f"{face}@" in layout}
        return frozenset(names)

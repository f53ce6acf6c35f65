"""Legends as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_args

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line
from deskovka.games.legends.about import about
from deskovka.games.legends.features import FEATURES, features, left
from deskovka.games.legends.ledger import LEDGER
from deskovka.games.legends.lexicon import LEXICON
from deskovka.games.legends.map import ROW, T_SHAPE
from deskovka.games.legends.recap import COMMON_TURNS, TURNS, recap
from deskovka.games.legends.refusals import follows, refusals
from deskovka.games.legends.scoring import result
from deskovka.games.legends.setup import AUTO, CHOSEN, DRAWN, LegendsSetup, Terms, Variant
from deskovka.games.legends.state import Legends
from deskovka.games.legends.steps import step
from deskovka.games.legends.tables import PRINTED, Content
from deskovka.games.legends.told import note, told
from deskovka.games.legends.view import LegendsView, conserved, redeal, view
from deskovka.kernel import Chance, Event, Option


class LegendsGame(TabletopGame[Legends]):
    """Eight-Minute Empire: Legends."""

    id = "legends"
    rules_version = 2
    seats = range(2, 5)
    package = "deskovka.games.legends"
    lexicon = LEXICON
    ledger = LEDGER
    minutes = (20, 45)
    setup_type = LegendsSetup
    drawn: ClassVar[Mapping[str, str]] = {
        "regions.x": "where on its segment a region is drawn; its neighbours are said",
        "regions.y": "likewise",
    }
    step = staticmethod(step)
    result = staticmethod(result)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    told_between_turns = True
    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = {"": FEATURES}
    features = staticmethod(features)
    left = staticmethod(left)
    conserved = staticmethod(conserved)
    told = staticmethod(told)
    note = staticmethod(note)
    about = staticmethod(about)
    turns = TURNS
    common_turns = COMMON_TURNS
    recap = staticmethod(recap)
    refusals = staticmethod(refusals)

    def terms(self, setup: LegendsSetup) -> Terms:
        """The terms of a match with this set-up."""
        return Terms(setup)

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """Any number of players, any variants, any way to come to a map."""
        variants = [variant for variant in get_args(Variant) if chance.below(2)]
        if "discovery" not in variants and "poison_swamp" in variants:
            variants.remove("poison_swamp")
        shape = ROW if "row_wrap" in variants else T_SHAPE
        ready = [name for name, ready in PRINTED.tables.maps.items() if ready.layout.startswith(f"{shape}:")]
        return {
            "players": chance.pick(self.seats),
            "variants": variants,
            "map": chance.pick([*ready, DRAWN, CHOSEN]),
            "preparation": chance.pick(["asked", "drawn"]),
        }

    def new(self, setup: Terms, chance: Chance) -> Legends:
        """An empty table."""
        return Legends(setup, chance)

    def roles(self, state: Legends) -> tuple[str, ...]:
        """The leader of each seat, if it has one; a full game deals them anew for each of its games."""
        return () if state.has("full_game") else tuple(state.leaders)

    def rounds(self, state: Legends) -> int:
        """How many rounds of turns have begun in the game that is played."""
        return -(-state.turns_taken // state.terms.players)

    def content(self, setup: Terms) -> Content:
        """The tables with the set-up's edition."""
        return setup.tables.content

    def follows(self, option: Option, topic: str, view: LegendsView, content: Content) -> Line | None:  # noqa: ARG002
        """Points that are lost, an army of one's own, a token that nobody knows."""
        return follows(option, view)

    def choices(self, setup: Terms) -> Mapping[str, tuple[str, ...]]:
        """The ready-made maps, of the edition too."""
        return {"map": (AUTO, *setup.tables.maps, DRAWN, CHOSEN)}

    def repertoire(self) -> frozenset[str]:
        """Every card taken, every leader, token, face, ready-made map, variant, action and number of players."""
        content = PRINTED.tables.content
        names = {f"card {card.id}" for card in content.cards}
        names |= {f"leader {leader}" for leader in content.leaders.__struct_fields__}
        names |= {f"token {token.id}" for token in content.discoveries}
        names |= {"token dragon", "token portal", "token bandits", "token citadel"}
        names |= {f"face {face.id}" for face in content.faces}
        names |= {f"map {name}" for name in (*PRINTED.tables.maps, "drawn", "chosen", "written out")}
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

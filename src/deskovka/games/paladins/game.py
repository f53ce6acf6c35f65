"""Paladins as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_args

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line
from deskovka.games.paladins.about import about
from deskovka.games.paladins.features import FEATURES, features, left
from deskovka.games.paladins.ledger import LEDGER
from deskovka.games.paladins.lexicon import LEXICON
from deskovka.games.paladins.notes import note
from deskovka.games.paladins.recap import COMMON_TURNS, TURNS, recap
from deskovka.games.paladins.refusals import follows, refusals
from deskovka.games.paladins.schemes import SCHEMES
from deskovka.games.paladins.scoring import result
from deskovka.games.paladins.setup import PaladinsSetup, Terms
from deskovka.games.paladins.state import Paladins
from deskovka.games.paladins.steps import step
from deskovka.games.paladins.tables import ACTIONS, PRINTED, Content, Difficulty
from deskovka.games.paladins.told import told
from deskovka.games.paladins.view import PaladinsView, conserved, redeal, view
from deskovka.kernel import Chance, Event, Option


class PaladinsGame(TabletopGame[Paladins]):
    """Paladins of the West Kingdom."""

    id = "paladins"
    rules_version = 2
    seats = range(1, 5)
    package = "deskovka.games.paladins"
    lexicon = LEXICON
    ledger = LEDGER
    minutes = (60, 150)
    setup_type = PaladinsSetup
    terms = Terms
    step = staticmethod(step)
    result = staticmethod(result)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    conserved = staticmethod(conserved)
    told = staticmethod(told)
    note = staticmethod(note)
    about = staticmethod(about)
    turns = TURNS
    common_turns = COMMON_TURNS
    recap = staticmethod(recap)
    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = {"": FEATURES}
    features = staticmethod(features)
    left = staticmethod(left)
    refusals = staticmethod(refusals)

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """Any number of players, any difficulty."""
        return {"players": chance.pick(self.seats), "difficulty": chance.pick(get_args(Difficulty))}

    def new(self, setup: Terms, chance: Chance) -> Paladins:
        """An empty table."""
        return Paladins(setup, chance)

    def rounds(self, state: Paladins) -> int:
        """The round that is played."""
        return state.round

    def content(self, setup: Terms) -> Content:
        """The tables with the set-up's edition."""
        return setup.tables.content

    def follows(self, option: Option, topic: str, view: PaladinsView, content: Content) -> Line | None:  # noqa: ARG002
        """Workers and points that an option costs in the end."""
        return follows(option, view, content.carried_workers)

    def repertoire(self) -> frozenset[str]:
        """Every card come into play in each of its ways, every action, event, scheme, difficulty and size."""
        content = PRINTED.tables.content
        names = {f"{kind} {card.id}" for card in content.townsfolk for kind in ("recruited", "expedition")}
        names |= {f"{kind} {card.id}" for card in content.outsiders for kind in ("attacked", "converted")}
        names |= {f"paladin_revealed {card.id}" for card in content.paladins}
        names |= {f"tavern_taken {card.id}" for card in content.tavern}
        names |= {f"favour_used {card.id}" for card in content.favours}
        names |= {f"order_shown {card.id}" for card in content.orders}
        names |= {f"fortified {card.id}" for card in content.walls}
        names |= {f"absolved {slot.id}" for slot in content.absolve_slots}
        names |= {f"scheme_flipped {scheme}" for scheme in SCHEMES}
        names |= {f"virtual_acts {action}" for action in (*ACTIONS[6:], "recruit", "pray", "trade", "conspire", "rest")}
        names |= {f"event {kind}" for kind in LEXICON.events}
        names |= {f"players {players}" for players in self.seats}
        names |= {f"difficulty {difficulty}" for difficulty in get_args(Difficulty)}
        return frozenset(names | {"edition"})

    def occurred(self, setup: Terms, events: list[Event]) -> frozenset[str]:
        """What of it came up."""
        names = {f"players {setup.players}"}
        names |= {f"difficulty {setup.setup.difficulty}"} if setup.solo else set()
        names |= {"edition"} if setup.setup.edition else set()
        for event in events:
            names.add(f"event {event.kind}")
            names |= {f"{event.kind} {value}" for value in event.facts.values()}
        return frozenset(names)

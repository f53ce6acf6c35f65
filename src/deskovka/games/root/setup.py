"""The set-up of Root: how many play, which factions, map and deck, and which procedure prepares the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.editions import EditionWrongValue
from deskovka.content.setups import SetupConflict
from deskovka.content.shown import shown
from deskovka.games.root.tables import Tables, tables_of
from deskovka.games.root.woodland import printed_suits, woodland_for
from deskovka.kernel import BadSetup, Flow, Shared

if TYPE_CHECKING:
    from deskovka.games.root.effects import CardEffect
    from deskovka.games.root.factions.faction import Faction
    from deskovka.games.root.state import Root

GAME = "root"
DRAWN = "drawn"
FIRST, SECOND = "vagabond", "vagabond_second"
"""9.7: the second one of the two needs the first one."""

FactionName = Literal["marquise", "eyrie", "alliance", "vagabond", "vagabond_second"]
DEFAULT_FACTIONS: tuple[FactionName, ...] = ("marquise", "eyrie", "alliance", "vagabond", "vagabond_second")

Immediate = Callable[["Root", int], Flow[None]]


class RootSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of the set-up.

    ``factions`` names as many factions as there are players; left empty it is the first ones of the usual order. In
    the draft it names those that may be laid out, by default all. ``seating`` says whether chance gives them to the
    seats or they are in the order of the seats. ``preparation`` is the standard set-up (5.1), the advanced one (A)
    with factions set up as in 5.1, or the advanced one with the draft (A.8.1). ``suits`` are random where a map has
    none printed.
    """

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    factions: tuple[FactionName, ...] = ()
    seating: Literal["drawn", "listed"] = "drawn"
    first: Literal["drawn", 0, 1, 2, 3, 4] = "drawn"
    map: Literal["autumn", "winter", "lake", "mountain"] = "autumn"
    suits: Literal["printed", "drawn"] = "printed"
    deck: Literal["base", "exiles"] = "base"
    preparation: Literal["standard", "advanced", "draft"] = "standard"
    reach: Literal["checked", "any"] = "checked"
    standing: Literal["allowed", "none"] = "allowed"
    edition: dict[str, Any] = {}


class Terms(Shared):
    """What stays the same through the whole match: the set-up, the tables, and the rules of factions and cards."""

    def __init__(
        self,
        setup: RootSetup,
        factions: Mapping[str, Faction],
        nobody: Faction,
        effects: Mapping[str, CardEffect],
        immediate: Mapping[str, Immediate],
    ) -> None:
        self.setup = setup
        self.players = setup.players
        self.tables: Tables = tables_of(setup.edition)
        self.deck = self.tables.decks[setup.deck]
        self.factions = factions
        self.factions_of_nobody = (nobody,) * setup.players
        self.effects = effects
        self.immediate = immediate
        self.map = self.tables.maps[setup.map]
        self.woodland = woodland_for(self.tables, setup.map, printed_suits(self.map))
        self.draws_suits = setup.suits == DRAWN or not self.map.printed_suits
        self.is_advanced = setup.preparation != "standard"
        self.is_draft = setup.preparation == "draft"
        self.standing_orders = setup.standing == "allowed"
        self.numbers = self.tables.setup.by_players[setup.players]
        names = setup.factions or (DEFAULT_FACTIONS if self.is_draft else DEFAULT_FACTIONS[: setup.players])
        self.chosen: tuple[str, ...] = tuple(names)
        """The factions that are played, or may be laid out."""
        self._check()

    def reach(self, faction: str) -> int:
        """5.2-x1 Reach values."""
        return self.tables.factions.reach.values.get(faction, 0)

    @property
    def total_reach(self) -> int:
        """5.2: the sum of the reach of the factions that are played."""
        return sum(self.reach(faction) for faction in self.chosen)

    def _check(self) -> None:
        """Raise when options do not go together."""
        setup, players = self.setup, self.players
        self._check_cards()
        if isinstance(setup.first, int) and setup.first >= players:
            raise BadSetup(game=GAME, key="first", value=shown(setup.first), allowed=f"drawn, 0–{players - 1}")
        if SECOND in self.chosen and FIRST not in self.chosen:
            raise SetupConflict(game=GAME, key="factions", value=SECOND, needs=f"factions = {FIRST}")
        if set(self.chosen) == {FIRST, SECOND}:
            others = " / ".join(faction for faction in DEFAULT_FACTIONS if faction not in (FIRST, SECOND))
            raise SetupConflict(game=GAME, key="factions", value=",".join(self.chosen), needs=others)
        if self.is_draft:
            self._check_draft()
        else:
            self._check_factions()

    def _check_cards(self) -> None:
        """K.1: no card of the deck, however an edition has changed it, does nothing when it is crafted."""
        known = {"persistent": self.effects, "immediate": self.immediate}
        for card in self.deck.cards:
            if card.kind in known and card.id not in known[card.kind]:
                path = f"decks.{self.setup.deck}.{card.id}.kind"
                raise EditionWrongValue(path=path, value=card.kind, expected=", ".join(known[card.kind]))

    def _check_factions(self) -> None:
        """5.0, 5.2, 5.2-x2: as many factions as players, no more of them in corners than there are, enough reach."""
        players, chosen = self.players, self.chosen
        if len(chosen) != players:
            raise BadSetup(game=GAME, key="factions", value=shown(",".join(chosen)), allowed=f"{players} ×")
        minimum = self.tables.factions.reach.absolute_minimum
        if self.setup.reach == "checked" and self.total_reach < minimum:
            value = f"{','.join(chosen)} ({self.total_reach} < {minimum})"
            raise SetupConflict(game=GAME, key="factions", value=value, needs="reach = any")
        corners = [faction for faction in chosen if faction in self.tables.setup.corner_factions]
        if len(corners) > self.tables.setup.standard.max_corner_factions:
            raise SetupConflict(game=GAME, key="factions", value=",".join(corners), needs="preparation = draft")

    def _check_draft(self) -> None:
        """A.8.1, A.8.1.I: there is a card for everybody, and a militant one among them."""
        cards = self.draft_cards
        if len(cards) < self.players or not any(self.tables.setup_cards[card].militant for card in cards):
            needs = f"factions: {self.players} ×"
            raise SetupConflict(game=GAME, key="preparation", value="draft", needs=needs)

    @property
    def draft_cards(self) -> list[str]:
        """A.8.1, A.8.1-x1: the cards that may be laid out; with two players the militant ones only."""
        cards = self.tables.setup_cards
        return [f for f in self.chosen if f in cards and (self.players > 2 or cards[f].militant)]

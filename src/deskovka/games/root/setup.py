"""The set-up of Root: how many play, which factions, map and deck, and which procedure prepares the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from deskovka.content.editions import EditionWrongValue
from deskovka.content.setups import SetupConflict, check_choices
from deskovka.content.shown import shown
from deskovka.games.root.content import FactionName, HirelingCard
from deskovka.games.root.options import RootSetup
from deskovka.games.root.tables import LANDMARKS, PRINTED, Tables
from deskovka.games.root.woodland import printed_suits, woodland_for
from deskovka.kernel import BadSetup, Chance, Flow, Shared

if TYPE_CHECKING:
    from deskovka.games.root.effects import CardEffect, Effect
    from deskovka.games.root.factions.faction import Faction
    from deskovka.games.root.party import Party
    from deskovka.games.root.state import Root

GAME = "root"
DRAWN = "drawn"
FIRST, SECOND = "vagabond", "vagabond_second"
"""9.7: the second one of the two needs the first one."""

DEFAULT_FACTIONS: tuple[FactionName, ...] = ("marquise", "eyrie", "alliance", "vagabond", "vagabond_second", "duchy")

Immediate = Callable[["Root", int], Flow[None]]


class Terms(Shared):
    """What stays the same through the whole match: the set-up, the tables, and the rules of factions and cards."""

    def __init__(
        self,
        setup: RootSetup,
        factions: Mapping[str, Faction],
        nobody: Faction,
        others: Mapping[str, Party],
        effects: Mapping[str, CardEffect],
        immediate: Mapping[str, Immediate],
        landmarks: Mapping[int, Effect],
    ) -> None:
        self.setup = setup
        self.players = setup.players
        self.tables: Tables = PRINTED.with_edition(setup.edition)
        check_choices(GAME, setup, self.tables.content)
        self.deck = self.tables.decks[setup.deck]
        self.content = replace(self.tables.content, decks={setup.deck: self.tables.content.decks[setup.deck]})
        """The tables as people see them: of the decks only the one that is played."""
        self.factions = factions
        self.factions_of_nobody = (nobody,) * setup.players
        self.others = others
        """The parties that are no seats, by name."""
        self.has_hirelings = setup.hirelings == DRAWN
        self.others_of_nobody: tuple[Party, ...] = (nobody,) * (
            self.tables.hirelings.in_play if self.has_hirelings else 0
        )
        self.owners = setup.players + len(self.others_of_nobody)
        """How many own pieces: the seats, and after them those that are no seats."""
        self.effects = effects
        self.immediate = immediate
        self.landmarks = landmarks
        """What landmarks do, by their numbers."""
        self.map = self.tables.maps[setup.map]
        self.woodland = woodland_for(self.tables, setup.map, printed_suits(self.map))
        self.draws_suits = setup.suits == DRAWN or not self.map.printed_suits
        self.is_advanced = setup.preparation != "standard"
        self.is_draft = setup.preparation == "draft"
        self.standing_orders = setup.standing == "allowed"
        by_players = self.tables.setup.by_players
        if setup.players not in by_players:
            allowed = ", ".join(str(number) for number in sorted(by_players))
            raise BadSetup(game=GAME, key="players", value=setup.players, allowed=allowed)
        self.numbers = by_players[setup.players]
        self.given = {seat: faction for seat, faction in enumerate(setup.plays) if faction != DRAWN}
        """The factions of seats that need not draw one."""
        self.chosen: tuple[str, ...] = setup.factions or self._usual_factions()
        """The factions that are played, or may be laid out."""
        self._check()
        self.fights_in_daylight = tuple(
            number
            for number, card in enumerate(self.deck.cards)
            if card.kind == "persistent" and effects[card.id].fights_in_daylight
        )
        """Cards of the deck by which somebody may fight between crafting one card and another."""

    def _usual_factions(self) -> tuple[str, ...]:
        """Those given to seats, then the first ones of the usual order; the second Vagabond needs the first."""
        if self.is_draft:
            return tuple(self.tables.setup_cards)
        given = tuple(self.given.values())
        needed = (FIRST,) if SECOND in given else ()
        return tuple(dict.fromkeys((*given, *needed, *DEFAULT_FACTIONS)))[: self.players]

    def reach(self, faction: str) -> int:
        """5.2-x1 Reach values."""
        return self.tables.factions.reach.of(faction)

    @property
    def total_reach(self) -> int:
        """5.2: the sum of the reach of the factions that are played."""
        return sum(self.reach(faction) for faction in self.chosen)

    def _check(self) -> None:
        """Raise when options do not go together."""
        setup, players = self.setup, self.players
        self._check_cards()
        self._check_given()
        if isinstance(setup.first, int) and setup.first >= players:
            raise BadSetup(game=GAME, key="first", value=shown(setup.first), allowed=f"drawn, 0–{players - 1}")
        if SECOND in self.chosen and FIRST not in self.chosen:
            raise SetupConflict(game=GAME, key="factions", value=SECOND, needs=f"factions = {FIRST}")
        if set(self.chosen) == {FIRST, SECOND}:
            others = " / ".join(faction for faction in DEFAULT_FACTIONS if faction not in (FIRST, SECOND))
            raise SetupConflict(game=GAME, key="factions", value=",".join(self.chosen), needs=others)
        self._check_landmarks()
        if self.is_draft:
            self._check_draft(self.draft_cards)
        else:
            self._check_factions()
        if self.has_hirelings:
            self._check_hirelings()
        elif setup.insurgents == "kept":
            raise SetupConflict(game=GAME, key="insurgents", value="kept", needs=f"hirelings = {DRAWN}")

    def _check_given(self) -> None:
        """Every seat or none is said to play or draw, each faction once, of those that are played."""
        plays, given = self.setup.plays, list(self.given.values())
        if len(plays) not in (0, self.players):
            raise BadSetup(game=GAME, key="plays", value=shown(",".join(plays)), allowed=f"{self.players} ×")
        if self.is_draft and given:
            raise SetupConflict(game=GAME, key="plays", value=given[0], needs="preparation ≠ draft")
        for faction in given:
            if given.count(faction) > 1 or faction not in self.chosen:
                allowed = ", ".join([DRAWN, *self.chosen])
                raise BadSetup(game=GAME, key="plays", value=shown(",".join(plays)), allowed=f"1 × {allowed}")

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
        if len(corners) > min(self.tables.setup.standard.max_corner_factions, len(self.woodland.corners)):
            raise SetupConflict(game=GAME, key="factions", value=",".join(corners), needs="preparation = draft")

    def _check_draft(self, cards: list[str]) -> None:
        """A.8.1, A.8.1.I: there is a card for everybody, and a militant one among them."""
        if not self._can_draft(cards):
            needs = f"factions: {self.players} ×"
            raise SetupConflict(game=GAME, key="preparation", value="draft", needs=needs)

    def _can_draft(self, cards: list[str]) -> bool:
        return len(cards) >= self.players and any(self.tables.setup_cards[card].militant for card in cards)

    # -- A.6 Hirelings -----------------------------------------------------------------------------------------------

    def _check_hirelings(self) -> None:
        """A.6.1, A.6.5: enough cards that leave the factions alone."""
        needed, found = self.tables.hirelings.in_play, len(self._hired(self.hireling_pool))
        if found < needed:
            pool = ",".join(card.id for card in self.hireling_pool) or "–"
            raise SetupConflict(game=GAME, key="hirelings", value=pool, needs=f"hireling_cards: {needed} ×")

    @property
    def hireling_pool(self) -> list[HirelingCard]:
        """A.6.1, A.6.5: the cards that may be drawn; not those that belong to factions which are played."""
        wanted = self.setup.hireling_cards
        played = () if self.is_draft else {FIRST if faction == SECOND else faction for faction in self.chosen}
        cards = self.tables.hirelings.cards
        return [card for card in cards if (not wanted or card.id in wanted) and card.faction not in played]

    def draw_hirelings(self, chance: Chance) -> list[HirelingCard]:
        """A.6.1 Draw hirelings, A.6.5: in a draft enough factions are left."""
        cards = self.hireling_pool
        chance.shuffle(cards)
        return self._hired(cards)

    def _hired(self, cards: list[HirelingCard]) -> list[HirelingCard]:
        """The first ones of some cards that can be in play together."""
        hired: list[HirelingCard] = []
        for card in cards:
            if len(hired) < self.tables.hirelings.in_play and (
                not self.is_draft or self._can_draft(self.left_to_draft([*hired, card]))
            ):
                hired.append(card)
        return hired

    def left_to_draft(self, hired: Sequence[HirelingCard]) -> list[str]:
        """A.6.5: the set-up cards whose factions have no hireling in play."""
        taken = {card.faction for card in hired}
        return [faction for faction in self.draft_cards if faction not in taken]

    @property
    def landmark_cards(self) -> tuple[str, ...]:
        """A.5.1, F-treetop-1: the landmark cards that may be drawn."""
        meant = (card.id for card in self.tables.landmarks if self.players >= card.players)
        return self.setup.landmark_cards or tuple(meant)

    def _check_landmarks(self) -> None:
        """A.5: there are as many cards as are drawn; without landmarks a map keeps its own."""
        setup = self.setup
        if len(self.landmark_cards) < setup.landmarks:
            value = ",".join(self.landmark_cards)
            raise BadSetup(
                game=GAME, key="landmark_cards", value=value, allowed=f"≥ {setup.landmarks} × {', '.join(LANDMARKS)}"
            )
        if setup.map_landmarks != "kept" and not setup.landmarks:
            raise SetupConflict(game=GAME, key="map_landmarks", value=setup.map_landmarks, needs="landmarks ≥ 1")

    @property
    def draft_cards(self) -> list[str]:
        """A.8.1, A.8.1.I, A.8.1-x1: the cards that may be laid out; with two players the militant ones, or all."""
        cards = self.tables.setup_cards
        keeps = self.players > 2 or self.setup.insurgents == "kept"
        return [f for f in self.chosen if f in cards and (keeps or cards[f].militant)]

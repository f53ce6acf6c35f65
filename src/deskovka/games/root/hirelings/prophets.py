"""Warm Sun Prophets and Lizard Envoys."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import named, take_in
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.hirelings.hireling import Hireling, choose_site, is_on_map, sites
from deskovka.games.root.movement import Move, adjacent, arrive, carry_some, marching, may_move
from deskovka.games.root.pieces import place, where
from deskovka.games.root.windows import BIRDSONG_START, DAYLIGHT
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

PREACH, SETTLE, CONSULT = "preach", "settle", "consult"


class WarmSunProphets(Hireling):
    """E-prophets. Warm Sun Prophets."""

    id = "warm_sun_prophets"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-prophets-2"
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-prophets-0: one in each clearing with a ruin."""
        yield from ()
        for clearing in sites(g, seat, [c for c in g.woodland.clearings if g.ruins[c]]):
            place(g, g.cast.numbers[owner][WARRIOR], clearing)

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-prophets-1: one in any clearing, if none is on the map."""
        if not is_on_map(g, owner):
            yield from self._settle(g, owner, seat, sites(g, seat, g.woodland.clearings))

    def _settle(self, g: Root, owner: int, seat: int, clearings: list[int]) -> Flow[None]:
        clearing = yield from choose_site(g, owner, seat, clearings)
        if clearing != NOWHERE:
            place(g, g.cast.numbers[owner][WARRIOR], clearing)

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-prophets-2: make somebody battle or move, or settle where no Prophet is."""
        can_settle = g.supply[g.cast.numbers[owner][WARRIOR]] and self._free(g, owner, seat)
        return [*([PREACH] if self._sermons(g, owner) else ()), *([SETTLE] if can_settle else ())]

    def _free(self, g: Root, owner: int, seat: int) -> list[int]:
        row = g.pieces[g.cast.numbers[owner][WARRIOR]]
        return sites(g, seat, [clearing for clearing in g.woodland.clearings if not row[clearing]])

    def _sermons(self, g: Root, owner: int) -> list[Option]:
        """E-R-prophets: whom to make battle whom, or move where, by his own limits."""
        options: list[Option] = []
        for clearing in where(g, g.cast.numbers[owner][WARRIOR]):
            for player in g.cast.seats:
                if clearing in g.cast.parties[player].footholds(g, player):
                    battles = battle_options(g, player, [clearing])
                    options += [("make_battle", player, clearing, defender) for _, _, defender in battles]
                if self._goes(g, owner, player, clearing):
                    targets = [t for t in adjacent(g, player, clearing) if may_move(g, player, clearing, t)]
                    options += [("make_move", player, clearing, g.woodland.name_of(target)) for target in targets]
        return options

    def _goes(self, g: Root, owner: int, player: int, clearing: int) -> bool:
        return g.pawns[player] == clearing or marching(g, player, g.controllers[owner], clearing) > 0

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-prophets-2."""
        if deed == SETTLE:
            yield from self._settle(g, owner, seat, self._free(g, owner, seat))
            return
        option: Option = yield Ask(seat, "preach", self._sermons(g, owner))
        player, clearing = int(option[1]), int(option[2])
        if option[0] == "make_battle":
            yield from battle(g, player, ("battle", clearing, option[3]))
            return
        made = Move(player, seat, clearing, g.woodland.place_of(option[3]))
        if g.cast.warriors[player]:
            carry_some(g, made, marching(g, player, seat, clearing))
        else:
            yield from g.cast.parties[player].carry(g, player, made)
        yield from arrive(g, made)
        yield from self._then_battle(g, player, seat, made.target)

    def _then_battle(self, g: Root, player: int, seat: int, clearing: int) -> Flow[None]:
        """If their controller likes, he battles where he has come to; the controller names the defender."""
        if clearing not in g.cast.parties[player].footholds(g, player):
            return
        options: list[Option] = [
            ("make_battle", player, clearing, option[2]) for option in battle_options(g, player, [clearing])
        ]
        if options:
            option: Option = yield Ask(seat, "preach_battle", [*options, PASS])
            if option != PASS:
                yield from battle(g, player, ("battle", clearing, option[3]))


class LizardEnvoys(Hireling):
    """E-envoys. Lizard Envoys."""

    id = "lizard_envoys"
    windows: tuple[str, ...] = (BIRDSONG_START,)
    clause = "E-envoys-1"

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-envoys-1: if there is anything to take."""
        return (CONSULT,) if self._takable(g) else ()

    def _takable(self, g: Root) -> list[int]:
        """E-R-envoys: of the top discards those of the most common suit, or of tied ones, that are no ambushes."""
        deck, top = g.terms.deck, g.discard[-g.terms.tables.hirelings.envoys_look :]
        counts = Counter(deck.suits[card] for card in top)
        most = max(counts.values(), default=0)
        return [card for card in top if counts[deck.suits[card]] == most and deck.cards[card].kind != "ambush"]

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-envoys-1: take one of them."""
        cards = self._takable(g)
        option: Option = yield Ask(seat, "envoys", named(g, "take_discard", cards))
        card = next(card for card in reversed(cards) if g.terms.deck.names[card] == option[1])
        g.discard.remove(card)
        take_in(g, seat, card)
        g.tell("took_discard", seat=seat, card=str(option[1]))

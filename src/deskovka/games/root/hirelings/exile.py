"""The Exile and the Brigand."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.answers import PASS
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.boxes import exhaust_crafted, give_up, ready_items
from deskovka.games.root.cards import draw_at_any_time, steal
from deskovka.games.root.hirelings.hireling import Hireling, HirelingBoard, board_of
from deskovka.games.root.pieces import stand
from deskovka.games.root.points import score
from deskovka.games.root.ruins import bury, dig_up, places_under
from deskovka.games.root.windows import BIRDSONG, DAYLIGHT, EVENING
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.losses import Losses
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root

ROAM = "roam"
SEARCH, ROB = "search", "rob"
ENDOW = "endow"


class Exile(Hireling):
    """E-exile. The Exile: a pawn in a forest, and items on the card.

    E-R-exile: it never stands in a clearing, so that nobody can attack it and it never counts for rule.
    """

    id = "exile"
    windows: tuple[str, ...] = (BIRDSONG, DAYLIGHT, EVENING)
    clause = "E-exile-2"
    has_set_up = True

    def new_board(self, terms: Terms) -> HirelingBoard:
        """E-exile-0: its card, with the items unexhausted."""
        board = super().new_board(terms)
        items = terms.tables.hireling_cards[self.id].items
        board.items = [item for item, count in items.items() for _ in range(count)]
        return board

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-exile-0: the pawn in any forest."""
        names = g.woodland.forest_names
        option: Option = yield Ask(seat, "exile_forest", [("forest", names[forest]) for forest in g.woodland.forests])
        self._enter(g, owner, str(option[1]))

    def _enter(self, g: Root, owner: int, forest: str) -> None:
        stand(g, owner, g.woodland.place_of(forest))
        g.tell("entered_forest", seat=self.id, place=forest)

    # -- E-exile-1 ---------------------------------------------------------------------------------------------------

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """Gifts of whoever is near, at any time; what it does for its controller, in Daylight."""
        box = g.crafted_items[actor]
        gifts: list[Option] = []
        if self._is_near(g, seat, actor) and (window == DAYLIGHT or sum(box) > board_of(g, seat).waived):
            gifts = [(ENDOW, item) for item, count in zip(g.terms.tables.items, box, strict=True) if count]
        return [*super().offers(g, seat, actor, window), *gifts] if window == DAYLIGHT else gifts

    def _is_near(self, g: Root, owner: int, seat: int) -> bool:
        """Whether a player has a faction piece in a clearing adjacent to its forest."""
        pawn = g.pawns[owner]
        return pawn != NOWHERE and any(g.presence[seat][clearing] for clearing in g.woodland.forest_clearings[pawn])

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """A gift, for a card and a point; or what its controller wants."""
        if option[0] != ENDOW:
            yield from super().accept(g, seat, actor, option)
            return
        item, exile = str(option[1]), g.terms.tables.hirelings.exile
        give_up(g, actor, item)
        board_of(g, seat).items.append(item)
        g.tell("endowed", seat=actor, hireling=self.id, item=item)
        yield from draw_at_any_time(g, actor, exile.draw)
        score(g, actor, exile.vp)

    def declined(self, g: Root, seat: int, actor: int, window: str) -> None:
        """Who gives nothing now is asked again when he has crafted more; in Daylight it is among his actions."""
        if self.offers(g, seat, actor, window):
            board_of(g, seat).waived = sum(g.crafted_items[actor])

    def withholds(self, g: Root, seat: int, actor: int, window: str) -> Iterable[Refusal]:
        """Why it does nothing, and why nothing can be given."""
        if window == DAYLIGHT:
            yield from super().withholds(g, seat, actor, window)
        if not any(g.crafted_items[actor]):
            yield Refusal((ENDOW,), line("refused-no-gift"), "E-exile-1")
        elif not self._is_near(g, seat, actor):
            yield Refusal((ENDOW,), line("refused-exile-far"), "E-exile-1")

    # -- E-exile-2 ---------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """It roams, if it can do anything at all."""
        return (ROAM,) if self._actions(g, owner) else ()

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """Moves and battles as long as there are items for them; then all items are refreshed."""
        exile, board = g.terms.tables.hirelings.exile, board_of(g, owner)
        while options := self._actions(g, owner):
            option: Option = yield Ask(seat, "exile", [*options, PASS], {"count": len(board.items) - board.spent})
            if option == PASS:
                break
            if option[0] == ROAM:
                board.spent += exile.move
                self._tell_items(g, board)
                self._enter(g, owner, str(option[1]))
            else:
                board.spent += exile.battle
                self._tell_items(g, board)
                yield from battle(g, owner, option)
        board.spent = 0
        self._tell_items(g, board)

    def _tell_items(self, g: Root, board: HirelingBoard) -> None:
        """E-exile-2: how many items of the card are not exhausted."""
        g.tell("card_items_left", hireling=self.id, count=len(board.items) - board.spent)

    def _actions(self, g: Root, owner: int) -> list[Option]:
        """What there are items for: a move to an adjacent forest, a battle in an adjacent clearing."""
        woodland, pawn, board = g.woodland, g.pawns[owner], board_of(g, owner)
        exile, ready = g.terms.tables.hirelings.exile, len(board.items) - board.spent
        options: list[Option] = []
        if pawn == NOWHERE:
            return options
        if ready >= exile.move:
            options += [(ROAM, woodland.forest_names[forest]) for forest in woodland.forest_neighbours[pawn]]
        if ready >= exile.battle:
            options += battle_options(g, owner, woodland.forest_clearings[pawn])
        return options

    # -- E-exile-3 ---------------------------------------------------------------------------------------------------

    def remains(self, g: Root, seat: int, fight: Battle) -> bool:
        """E-R-exile: as long as it has items."""
        return bool(board_of(g, seat).items)

    def strength(self, g: Root, seat: int, fight: Battle) -> int:
        """As many hits as there are items on the card, exhausted or not."""
        return len(board_of(g, seat).items)

    def take_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
        """An item is exhausted for each hit; with none left to exhaust, one leaves the game."""
        yield from ()
        board = board_of(g, seat)
        for _ in range(hits):
            if board.spent < len(board.items):
                board.spent += 1
            elif board.items:
                board.spent -= 1
                item = board.items.pop(0)
                g.tell("card_item_lost", hireling=self.id, item=item)
        self._tell_items(g, board)
        return []


class Brigand(Hireling):
    """E-brigand. The Brigand."""

    id = "brigand"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-brigand-1"
    has_set_up = True
    deeds_in_turn = 2

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-brigand-0: items under the ruins, unless it is done already."""
        yield from ()
        bury(g, 1)

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """Each of the two once."""
        can = {SEARCH: self._ruins(g, seat), ROB: ready_items(g, seat) and self._victims(g, seat)}
        return [deed for deed, ways in can.items() if ways and deed not in board_of(g, owner).done]

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """Search a ruin or rob a player."""
        return (self._search if deed == SEARCH else self._rob)(g, seat)

    def _ruins(self, g: Root, seat: int) -> list[int]:
        return [c for c in g.woodland.ruins if g.presence[seat][c] and places_under(g, c)]

    def _search(self, g: Root, seat: int) -> Flow[None]:
        """E-brigand-1: an item from a ruin where the controller has faction pieces."""
        option: Option = yield Ask(seat, "brigand_ruin", [("search", clearing) for clearing in self._ruins(g, seat)])
        item = dig_up(g, places_under(g, int(option[1]))[0])
        g.tell("ruin_searched", seat=seat, clearing=int(option[1]), item=g.terms.tables.items[item])
        yield from g.cast.factions[seat].keep_item(g, seat, item)

    def _victims(self, g: Root, seat: int) -> list[int]:
        """Those with cards who have faction pieces in a clearing together with the controller's."""
        mine = [clearing for clearing in g.woodland.clearings if g.presence[seat][clearing]]
        return [other for other in g.seats_after(seat) if g.hands[other] and any(g.presence[other][c] for c in mine)]

    def _rob(self, g: Root, seat: int) -> Flow[None]:
        """E-brigand-2: a random card of such a player, for a crafted item that is exhausted."""
        items = [g.terms.tables.items[number] for number in ready_items(g, seat)]
        options: list[Option] = [("rob", other, item) for other in self._victims(g, seat) for item in items]
        option: Option = yield Ask(seat, "brigand_rob", options)
        exhaust_crafted(g, seat, str(option[2]))
        steal(g, seat, int(option[1]))

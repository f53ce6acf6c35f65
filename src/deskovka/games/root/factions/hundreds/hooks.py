"""14. Lord of the Hundreds: its set-up and its abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cast import NOBODY, WARRIOR
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.hundreds.board import (
    STRONGHOLD,
    WARLORD,
    HundredsBoard,
    board_of,
    cards_in_evening,
    is_in_mood,
    sheet_of,
    warlord_at,
)
from deskovka.games.root.factions.hundreds.features import FEATURES, counted
from deskovka.games.root.factions.hundreds.hoard import loot, stash, take_loot, trade
from deskovka.games.root.factions.hundreds.mobs import rally
from deskovka.games.root.factions.hundreds.refusals import REASONS
from deskovka.games.root.factions.hundreds.sheet import HundredsSheet
from deskovka.games.root.factions.hundreds.told import LEXICON, about, told
from deskovka.games.root.factions.hundreds.turn import (
    advance,
    anoint,
    be_lavish,
    choose_mood,
    command,
    command_after,
    craft_in_daylight,
    draw_and_discard,
    incite,
    oppress,
    raze,
    recruit,
)
from deskovka.games.root.factions.hundreds.view import HundredsView, view_board
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners, make_home
from deskovka.games.root.losses import Losses, chooser_of, fallen, shares
from deskovka.games.root.movement import WARRIORS, Move, carry_warriors, free
from deskovka.games.root.party import lent_kinds
from deskovka.games.root.pieces import PLACE_AT, may_build, place, raise_building
from deskovka.games.root.removal import BATTLE, may_be_removed
from deskovka.games.root.ruins import bury
from deskovka.kernel import Ask, Facts, Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables


# -- 14.3 Set-up -----------------------------------------------------------------------------------------------------


def settle(g: Root, seat: int, clearings: Sequence[int], warriors: int) -> Flow[None]:
    """14.3.1 Garrison, 14.3.2 Items in ruins: warriors, a stronghold and the warlord in one of some clearings."""
    options = [PLACE_AT[clearing] for clearing in clearings if may_build(g, seat, clearing)]
    option: Option = yield Ask(seat, "first_stronghold", options)
    home = int(option[1])
    make_home(g, seat, [home])
    numbers = g.cast.numbers[seat]
    place(g, numbers["warrior"], home, warriors)
    place(g, numbers[WARLORD], home)
    yield from raise_building(g, seat, numbers[STRONGHOLD], home)
    bury(g, 1)


# -- the faction -----------------------------------------------------------------------------------------------------


class Hundreds(Faction):
    """14. Lord of the Hundreds."""

    id = "hundreds"
    crafting_pieces = (STRONGHOLD,)
    birdsong = (raze, recruit, anoint, choose_mood, be_lavish)
    daylight = (craft_in_daylight, command, advance, command_after)
    evening = (incite, oppress, draw_and_discard)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS

    def sheet(self, tables: Tables) -> HundredsSheet:
        """Its printed board."""
        return tables.factions.hundreds

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        """14.2.2: the warlord is a warrior of his own kind."""
        yield from super().pieces(tables)
        yield WARRIOR, WARLORD, tables.factions.hundreds.warlords

    def new_board(self, terms: Terms) -> HundredsBoard:
        """Its board; 14.3.3 First mood."""
        return HundredsBoard(self.id, terms.tables.factions.hundreds.first_mood, len(terms.tables.items))

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """14.3 Set-up."""
        return settle(g, seat, free_corners(g, seat), sheet_of(g).starting_warriors)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """AS-hundreds: its set-up card: a homeland on the edge, two clearings between it and those of the others."""
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.edge if clearing not in taken and may_build(g, seat, clearing)]
        warriors = g.terms.tables.setup_cards[self.id].each_homeland.get("warrior", 0)
        yield from settle(g, seat, farthest(g, seat, free, 3), warriors)

    def begin_turn(self, g: Root, seat: int) -> None:
        """14.5: commands and advances begin anew."""
        board = board_of(g, seat)
        board.commanded = board.advanced = 0

    # -- 14.2.2 Warlord ----------------------------------------------------------------------------------------------

    def protects(self, g: Root, seat: int, kind: int, clearing: int, cause: str) -> bool:
        """14.2.2, 14.R1: outside battle he cannot be removed."""
        return cause != BATTLE and kind == g.cast.numbers[seat][WARLORD]

    def marches(self, g: Root, seat: int, mover: int) -> tuple[int, ...]:
        """14.2.2: outside his own turn nobody moves him."""
        own = g.cast.warriors[seat]
        return own if g.turn == seat else tuple(kind for kind in own if g.cast.names[kind] != WARLORD)

    def carry(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """4.2; 14.5.3: when the warlord advances he goes along, with any number of warriors."""
        if not board_of(g, seat).leading:
            yield from carry_warriors(g, move)
            return
        numbers = g.cast.numbers[seat]
        going = [(numbers[WARLORD], 1)]
        here = free(g, numbers["warrior"], move.origin)
        if here:
            name_of = g.woodland.name_of
            facts: Facts = {"clearing": name_of(move.origin), "target": name_of(move.target), "piece": "warrior"}
            option: Option = yield Ask(seat, "move_count", WARRIORS[here::-1], facts)
            going.append((numbers["warrior"], int(option[1])))
        move.take(g, going)

    def take_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
        """14.R2: for each hit the owner chooses the warlord or a warrior, as long as not all of them fall.

        11.2.7.III.a: of the hits that mercenaries do not take.
        """
        kinds = [kind for kind in g.cast.warriors[seat] if may_be_removed(g, kind, fight.clearing, BATTLE)]
        standing = [kind for kind in kinds for _ in range(g.pieces[kind][fight.clearing])]
        lent = lent_kinds(g, seat, fight.opponent(seat))
        taken, left = shares(g, fight, hits, kinds, lent)
        if len(set(standing)) < 2 or taken >= len(standing):
            return (yield from super().take_hits(g, seat, fight, hits))
        losses = fallen(g, fight, lent, left)
        names = g.cast.names
        yield from pick_several(
            chooser_of(g, seat, fight),
            "lose",
            standing,
            taken,
            lambda kind: ("lose", names[kind], seat),
            lambda kind: losses.append((kind, 1)),
        )
        return losses

    # -- 14.2.3 to 14.2.5 Items --------------------------------------------------------------------------------------

    def gain_item(self, g: Root, seat: int, item: int) -> Flow[None]:
        """14.2.3 Contempt for trade."""
        return trade(g, seat, item)

    def keep_item(self, g: Root, seat: int, item: int) -> Flow[None]:
        """14.2.4.I, E-brigand-1: into the Hoard."""
        return stash(g, seat, item)

    def item_points(self, g: Root, seat: int, points: int) -> int:
        """14.2.3: none for an item that is kept."""
        return 0 if board_of(g, seat).is_kept else points

    def items_on_board(self, g: Root, seat: int) -> int:
        """14.2.4: those in the Hoard, and those that left the game from there."""
        board = board_of(g, seat)
        return len(board.command) + len(board.prowess) + board.lost

    def battle_begins(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """14.2.5 Looters."""
        if fight.instigator == NOBODY:
            yield from loot(g, seat, fight)

    def forgoes_roll(self, g: Root, seat: int, fight: Battle) -> bool:
        """14.2.5: who loots deals no rolled hits."""
        return fight.was_used(seat, "loot")

    def after_battle(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """14.2.5: the loot."""
        if fight.was_used(seat, "loot"):
            yield from take_loot(g, seat, fight)

    # -- 14.7 Moods --------------------------------------------------------------------------------------------------

    def before_roll(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """14.7.8 Bitter."""
        return rally(g, seat, fight)

    def extra_hits(self, g: Root, seat: int, fight: Battle) -> int:
        """14.7.6 Wrathful: in attack, where the warlord is."""
        is_led = fight.attacker == seat and warlord_at(g, seat) == fight.clearing
        return int(is_led and is_in_mood(g, seat, "wrathful"))

    def ignored_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> int:
        """14.7.7 Stubborn: the first hit of a battle where the warlord is."""
        if not is_in_mood(g, seat, "stubborn") or warlord_at(g, seat) != fight.clearing:
            return 0
        if fight.was_used(seat, "stubborn"):
            return 0
        fight.mark_used(seat, "stubborn")
        g.tell("stubborn", seat=seat)
        return 1

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """14.6.3 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> HundredsView:
        """Its board; all of it is public."""
        return view_board(g, seat)

    def told(self, board: HundredsView, content: Content) -> list[Line]:
        """The mood, the Hoard, the warlord, mobs and strongholds."""
        return told(board)

    def about(self, content: Content) -> Mapping[Thing, tuple[Line, ...]]:
        """What moods do."""
        return about(content)

    def counted(self, g: Root, seat: int) -> list[float]:
        """What its strongholds, mobs, items and warriors promise."""
        return counted(g, seat)

"""9. The Vagabond, and the second one (9.7): set-up and abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.content import Content
from deskovka.games.root.dominance import form_coalition
from deskovka.games.root.effects import Effect
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.vagabond import relations
from deskovka.games.root.factions.vagabond.board import READY, VagabondBoard, board_of, sheet_of
from deskovka.games.root.factions.vagabond.characters import CHARACTERS, SCORCHED_EARTH
from deskovka.games.root.factions.vagabond.features import FEATURES, counted
from deskovka.games.root.factions.vagabond.items import (
    cards_in_evening,
    damage_items,
    exhaust,
    gain,
    items_in,
    pick_items,
    ready,
    undamaged,
)
from deskovka.games.root.factions.vagabond.quests import lay_out_quests
from deskovka.games.root.factions.vagabond.refusals import REASONS, follows
from deskovka.games.root.factions.vagabond.relations import HOSTILE, INDIFFERENT, change_relation, is_hostile
from deskovka.games.root.factions.vagabond.sheet import VagabondSheet
from deskovka.games.root.factions.vagabond.told import LEXICON, about, note, told
from deskovka.games.root.factions.vagabond.turn import (
    act,
    check_items,
    discard_cards,
    draw_cards,
    refresh,
    rest,
    settle,
    slip,
    wander,
)
from deskovka.games.root.factions.vagabond.view import SecondVagabondView, VagabondView, view_board
from deskovka.games.root.losses import Losses
from deskovka.games.root.movement import Move
from deskovka.games.root.party import Board
from deskovka.games.root.ruins import bury
from deskovka.games.root.tables import NO_ITEM
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables

# -- 9.3 Set-up, 9.7.1 -----------------------------------------------------------------------------------------------


def choose_character(g: Root, seat: int) -> Flow[str]:
    """9.3.1 Setup 1, 9.7.3-x1: a character that no other Vagabond has."""
    taken = [board.character for board in g.boards if isinstance(board, VagabondBoard)]
    options: list[Option] = [("character", each.id) for each in sheet_of(g).characters if each.id not in taken]
    option: Option = yield Ask(seat, "character", options)
    return str(option[1])


def become(g: Root, seat: int, character: str) -> None:
    """9.3.1, 9.3.5 Setup 5: the character comes with its items; the rest of their kind stays out of the game."""
    board_of(g, seat).character = character
    g.learn_effects()
    g.tell("character_chosen", seat=seat, character=character)
    for item in next(each.items for each in sheet_of(g).characters if each.id == character):
        gain(g, seat, g.terms.tables.item_number[item])


def choose_forest(g: Root, seat: int) -> Flow[None]:
    """9.3.2 Setup 2: the pawn into any forest."""
    woodland = g.woodland
    options: list[Option] = [("forest", woodland.forest_names[forest]) for forest in woodland.forests]
    option: Option = yield Ask(seat, "forest", options)
    settle(g, seat, woodland.place_of(option[1]))


def hide_items(g: Root) -> None:
    """9.3.4 Setup 4, 9.7.1 Setup: as many sets of items under the ruins as there are Vagabonds."""
    vagabonds = sum(isinstance(board, VagabondBoard) for board in g.boards)
    bury(g, g.terms.tables.content.items.ruin_sets_by_vagabonds[vagabonds])


def lay_character(g: Root) -> None:
    """A.8.1.III Vagabond card: a random character lies next to it."""
    g.character = g.chance.pick([character.id for character in sheet_of(g).characters])
    g.tell("character_laid_out", character=g.character)


# -- the faction -----------------------------------------------------------------------------------------------------


class Vagabond(Faction):
    """9. Vagabond."""

    id = "vagabond"
    view_type: type[VagabondView] = VagabondView
    birdsong = (refresh, slip)
    daylight = (act,)
    evening = (rest, draw_cards, discard_cards, check_items)
    after_drawing = 2
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS
    follows = staticmethod(follows)

    def sheet(self, tables: Tables) -> VagabondSheet:
        """His printed board."""
        return tables.factions.vagabond

    def new_board(self, terms: Terms) -> VagabondBoard:
        """His board."""
        return VagabondBoard(self.id, terms.players, len(terms.tables.items))

    def further_effects(self, board: Board) -> tuple[Effect, ...]:
        """D. The character, and the clearings that he has scorched (D.6.2)."""
        assert isinstance(board, VagabondBoard)
        character = CHARACTERS.get(board.character)
        if character is None:
            return ()
        return (character, SCORCHED_EARTH) if board.scorched else (character,)

    # -- 9.3 set-up --------------------------------------------------------------------------------------------------

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """9.3 Set-up."""
        character = yield from choose_character(g, seat)
        yield from choose_forest(g, seat)
        lay_out_quests(g)
        hide_items(g)
        become(g, seat, character)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2-x1: his set-up card, with the character that lies next to it."""
        yield from choose_forest(g, seat)
        lay_out_quests(g)
        hide_items(g)
        become(g, seat, g.character)

    def laid_out(self, g: Root) -> None:
        """A.8.1.III Vagabond card."""
        lay_character(g)

    def after_set_up(self, g: Root, seat: int) -> None:
        """9.3.6 Setup 6."""
        relations.set_markers(g, seat)

    def begin_turn(self, g: Root, seat: int) -> None:
        """9.2.9.I.a, D.7.2, D.3.2: what is counted in a turn begins anew."""
        board = board_of(g, seat)
        board.aids = [0] * len(board.aids)
        board.improvised = 0
        board.hiding = 0

    # -- 9.2.1 crafting ----------------------------------------------------------------------------------------------

    def crafting_power(self, g: Root, seat: int) -> list[int]:
        """9.2.1, 9.5.8: ready hammers, all of the suit of the clearing; none in a forest."""
        power = [0, 0, 0, 0]
        here = g.pawns[seat]
        if not g.woodland.is_forest(here):
            power[g.woodland.crafts_as[here]] = ready(g, seat, "hammer")
        return power

    def activate(self, g: Root, seat: int, suit: int, count: int) -> Flow[None]:
        """9.2.1: exhaust a hammer for each symbol."""
        yield from ()
        for _ in range(count):
            exhaust(g, seat, "hammer")

    def gain_item(self, g: Root, seat: int, item: int) -> Flow[None]:
        """9.2.1: a crafted item is his at once, face up."""
        yield from ()
        gain(g, seat, item)

    def purse(self, g: Root, seat: int) -> int:
        """11.2.6.III: his ready items."""
        return sum(board_of(g, seat).items[READY])

    def pay(self, g: Root, seat: int, price: int) -> Flow[int]:
        """11.2.6.III: he exhausts an item for each point of the price."""
        items, tables = items_in(g, seat, READY), g.terms.tables.items
        yield from pick_items(g, seat, "pay_items", items, price, lambda item: exhaust(g, seat, tables[item[1]]))
        return 0

    # -- 9.2.2, 9.2.3 moving -----------------------------------------------------------------------------------------

    def footholds(self, g: Root, seat: int) -> list[int]:
        """9.5.2: the clearing of his pawn."""
        here = g.pawns[seat]
        return [] if g.woodland.is_forest(here) else [here]

    def origins(self, g: Root, seat: int) -> list[int]:
        """9.5.1: where his pawn is, also in a forest."""
        return [g.pawns[seat]]

    def ignores_rule(self, g: Root, seat: int, origin: int, target: int) -> bool:
        """9.2.3 Nimble."""
        return True

    def enterable(self, g: Root, seat: int, targets: Sequence[int]) -> Sequence[int]:
        """9.2.9.III.b, 9.5-x2: a hostile clearing asks for a boot, whoever gives the move."""
        if ready(g, seat, "boot"):
            return targets
        return [target for target in targets if not is_hostile(g, seat, target)]

    def carry(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """9.5.1, 9.2.9.III.b: the pawn goes, into a hostile clearing for one boot more."""
        yield from ()
        if is_hostile(g, seat, move.target):
            exhaust(g, seat, "boot")
        wander(g, move)

    def pay_toll(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """E-bandits-1: the pawn is never removed, an item is damaged."""
        return damage_items(g, seat, 1)

    def takes_along(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """9.2.9.II.b Moving with an ally."""
        return relations.take_ally_along(g, seat, move)

    # -- 9.2.4, 9.2.6, 9.2.7 battle ----------------------------------------------------------------------------------

    def battle_begins(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """9.2.9.II.c Attacking with an ally."""
        return relations.call_ally(g, seat, fight)

    def remains(self, g: Root, seat: int, fight: Battle) -> bool:
        """9.2.2 Lone Wanderer, 4.3.1.II-x1: the pawn is never removed."""
        return True

    def strength(self, g: Root, seat: int, fight: Battle) -> int:
        """9.2.6 Maximum rolled hits."""
        return relations.strength(g, seat, fight)

    def is_defenseless(self, g: Root, seat: int, fight: Battle) -> bool:
        """9.2.4 Defenseless: without an undamaged sword."""
        return not undamaged(g, seat, "sword")

    def take_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
        """9.2.7 Taking hits."""
        return relations.take_hits(g, seat, fight, hits)

    def has_removed(self, g: Root, seat: int, removal: Removal) -> None:
        """9.2.9.III Hostile."""
        relations.offend(g, seat, removal)

    def battle_points(self, g: Root, seat: int, fight: Battle, removal: Removal) -> int:
        """9.2.9.III.a Infamy."""
        return relations.infamy(g, seat, removal)

    def after_battle(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """9.2.9.II.d Hits with an ally."""
        yield from ()
        relations.part_with_ally(g, seat)

    def swept(self, g: Root, seat: int, clearing: int) -> Flow[None]:
        """9.2.2.I Full removal: the pawn stays, three items are damaged."""
        return damage_items(g, seat, sheet_of(g).damage_on_full_removal)

    # -- 9.2.8 dominance and coalition -------------------------------------------------------------------------------

    def may_activate_dominance(self, g: Root, seat: int) -> bool:
        """9.2.8: in a game of four or more, with somebody to join."""
        return g.terms.numbers.coalition_allowed and bool(partners(g, seat))

    def activate_dominance(self, g: Root, seat: int, card: int) -> Flow[None]:
        """9.2.8 Dominance and coalition, 9.2.9.III.d: a Hostile partner becomes Indifferent."""
        options: list[Option] = [("partner", partner) for partner in partners(g, seat)]
        option: Option = yield Ask(seat, "partner", options)
        partner = int(option[1])
        form_coalition(g, seat, partner)
        if board_of(g, seat).relations[partner] == HOSTILE:
            change_relation(g, seat, partner, INDIFFERENT)

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """9.6.2 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> VagabondView:
        """His board; all of it is public."""
        return view_board(g, seat, self.view_type)

    def told(self, board: VagabondView, content: Content) -> list[Line]:
        """His character, items, relationships and quests."""
        return told(board)

    def scorched(self, board: VagabondView) -> tuple[int, ...]:
        """D.6.2: the clearings that nothing can enter any more."""
        return board.scorched

    def note(self, option: Option, board: VagabondView, content: Content) -> Line | None:
        """What a quest asks for and scores, and what an aid leads to."""
        return note(option, board, content)

    def about(self, content: Content) -> dict[Thing, tuple[Line, ...]]:
        """What characters can do, and what quests ask for."""
        return about(content)

    def items_on_board(self, g: Root, seat: int) -> int:
        """9.2.5, 9.6.4: those that he has, and those that he left behind."""
        board = board_of(g, seat)
        return sum(map(sum, board.items)) + board.lost

    def conserved(self, g: Root, seat: int) -> dict[str, int]:
        """What is wrong with the number of items and quests; nothing when they are as the rules say."""
        everywhere = sum(g.items) + sum(map(sum, g.crafted_items)) + sum(item != NO_ITEM for item in g.buried)
        everywhere += sum(faction.items_on_board(g, other) for other, faction in enumerate(g.cast.factions))
        begun = sum(g.terms.tables.content.items.supply.values()) + len(g.buried)
        quests = len(g.quests) + len(g.quest_deck)
        for board in g.boards:
            if isinstance(board, VagabondBoard):
                begun += sum(len(each.items) for each in sheet_of(g).characters if each.id == board.character)
                quests += len(board.quests)
        wrong = {
            "items out of balance": everywhere - begun,
            f"items owed by {seat}": min(0, *map(min, board_of(g, seat).items)),
            "quests out of balance": quests - len(sheet_of(g).quests) if quests else 0,
        }
        return {name: count for name, count in wrong.items() if count}

    def counted(self, g: Root, seat: int) -> list[float]:
        """What his items, relationships and the clearing where he is promise."""
        return counted(g, seat)


def partners(g: Root, seat: int) -> list[int]:
    """9.2.8, 9.2.8-x1: those with the fewest points among the others with a score marker, if in no coalition."""
    marked = [other for other in g.cast.seats if other != seat and g.has_marker(other)]
    fewest = min((g.score[other] for other in marked), default=0)
    return [other for other in marked if g.score[other] == fewest and other not in g.coalition]


class SecondVagabond(Vagabond):
    """9.7 Two Vagabonds: the same again, with a character of his own."""

    id = "vagabond_second"
    view_type = SecondVagabondView

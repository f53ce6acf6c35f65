"""13. Corvid Conspiracy: its set-up and its abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.factions.corvids.board import (
    NO_PLOT,
    PLOT,
    CorvidsBoard,
    board_of,
    cards_in_evening,
    face_down,
    plotted_in,
    sheet_of,
    stock,
)
from deskovka.games.root.factions.corvids.features import FEATURES, counted
from deskovka.games.root.factions.corvids.plots import EXPOSED, SNARES, exposable, expose, forget, raid
from deskovka.games.root.factions.corvids.refusals import REASONS
from deskovka.games.root.factions.corvids.sheet import PLOTS, RAID, CorvidsSheet
from deskovka.games.root.factions.corvids.told import LEXICON, about, note, told
from deskovka.games.root.factions.corvids.turn import (
    act,
    craft_in_birdsong,
    draw_and_discard,
    exert,
    flip_plots,
    lay_plot,
    recruit,
)
from deskovka.games.root.factions.corvids.view import CorvidsView, seen_as, view_board
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.homelands import enemy_homelands, make_home
from deskovka.games.root.pieces import PLACE_AT, may_place, place
from deskovka.games.root.removal import Removal
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.games.root.windows import BIRDSONG, DAYLIGHT, EVENING
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Effect, Trigger
    from deskovka.games.root.party import Board
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables
    from deskovka.kernel import Chance

RAIDED = "raid"
"""What a removal triggers."""


# -- 13.3 Set-up -----------------------------------------------------------------------------------------------------


def scatter(g: Root, seat: int) -> Flow[None]:
    """13.3.2 Scatter: a warrior in a clearing of each suit."""
    warrior = g.cast.numbers[seat]["warrior"]
    for number, suit in enumerate(CLEARING_SUITS):
        sites = [PLACE_AT[clearing] for clearing in g.woodland.of_suit[number] if may_place(g, seat, clearing)]
        if sites:
            option: Option = yield Ask(seat, "scatter", sites, {"suit": suit})
            place(g, warrior, int(option[1]), sheet_of(g).starting_warriors)


# -- the faction -----------------------------------------------------------------------------------------------------


class Corvids(Faction):
    """13. Corvid Conspiracy."""

    id = "corvids"
    crafting_pieces = (PLOT,)
    birdsong = (craft_in_birdsong, flip_plots, recruit)
    daylight = (act,)
    evening = (exert, draw_and_discard)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS

    def sheet(self, tables: Tables) -> CorvidsSheet:
        """Its printed board."""
        return tables.factions.corvids

    def new_board(self, terms: Terms) -> CorvidsBoard:
        """Its board."""
        return CorvidsBoard(self.id, terms.woodland.size + 1)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """13.3 Set-up."""
        return scatter(g, seat)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """AS-corvid: its set-up card: a homeland anywhere with a warrior and a plot, then the others."""
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.clearings if clearing not in taken and may_place(g, seat, clearing)]
        option: Option = yield Ask(seat, "nest", [PLACE_AT[clearing] for clearing in free])
        home = int(option[1])
        make_home(g, seat, [home])
        place(
            g,
            g.cast.numbers[seat]["warrior"],
            home,
            g.terms.tables.setup_cards[self.id].each_homeland.get("warrior", 0),
        )
        left = [plot for plot, count in zip(PLOTS, stock(g, seat), strict=True) if count]
        reply: Option = yield Ask(
            seat, "first_plot", [("plot", home, plot) for plot in left], {"clearing": home}, private=True
        )
        lay_plot(g, seat, home, str(reply[2]))
        yield from scatter(g, seat)

    def begin_turn(self, g: Root, seat: int) -> None:
        """13.5, 13.R2: what is counted per turn begins anew."""
        board = board_of(g, seat)
        board.acted = board.plotted = board.exerted = 0

    # -- 13.2 Abilities ----------------------------------------------------------------------------------------------

    def ignores_rule(self, g: Root, seat: int, origin: int, target: int) -> bool:
        """13.2.3 Nimble."""
        return True

    windows: tuple[str, ...] = (BIRDSONG, DAYLIGHT, EVENING)

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """13.2.4 Exposure, in the turn of an enemy."""
        return exposable(g, seat, actor, window)

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """13.2.4 Exposure."""
        return expose(g, seat, actor, int(option[1]))

    def declined(self, g: Root, seat: int, actor: int, window: str) -> None:
        """13.2.4: who exposes nothing now is not asked about the same plots again before a card comes into his hand."""
        board_of(g, seat).waived += [int(option[1]) for option in exposable(g, seat, actor, window)]

    def hand_grows(self, g: Root, seat: int, holder: int) -> None:
        """13.2.4, 13.R7: with another card the player whose turn it is may expose what he did not want to before."""
        if holder == g.turn:
            board_of(g, seat).waived = []

    def turn_ends(self, g: Root, seat: int, actor: int) -> Flow[None]:
        """13.2.4: who comes next may expose whatever there is."""
        yield from ()
        board_of(g, seat).waived = []

    def extra_hits(self, g: Root, seat: int, fight: Battle) -> int:
        """13.2.5 Embedded agents: in defence, where a plot lies face down."""
        return int(fight.defender == seat and fight.clearing in face_down(g, seat))

    # -- 13.7 Plots --------------------------------------------------------------------------------------------------

    def further_effects(self, board: Board) -> tuple[Effect, ...]:
        """13.7.2: what snares do, while one lies open."""
        assert isinstance(board, CorvidsBoard)
        return (SNARES,) if any(map(board.is_snare, range(len(board.plots)))) else ()

    def before_removal(self, g: Root, seat: int, removal: Removal) -> None:
        """13.2.2.I: everybody will see whether a plot that is removed is a raid."""
        if any(clearing in face_down(g, seat) for clearing in removal.of_kind(g.cast.numbers[seat][PLOT])):
            g.reveal()

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """13.7.4 Raid: wherever one is removed, unless it was exposed."""
        removed = removal.of_kind(g.cast.numbers[seat][PLOT])
        if not removed or removal.cause == EXPOSED:
            return ()
        plots = board_of(g, seat).plots
        return [(RAIDED, clearing) for clearing in removed if plots[clearing] == RAID]

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """13.7.4 Raid."""
        return raid(g, seat, trigger[1])

    def collects(self, g: Root, seat: int, removal: Removal) -> None:
        """13.2.2.I: a removed plot lies face down in the supply."""
        for clearing in removal.of_kind(g.cast.numbers[seat][PLOT]):
            forget(g, seat, clearing)

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def redeal(self, g: Root, seat: int, viewer: int | None, chance: Chance) -> None:
        """13.2.2.I: plots face down may be any of those in the supply, but none that was named in vain."""
        if viewer == seat:
            return
        board, hidden = board_of(g, seat), face_down(g, seat)
        pool = [board.plots[clearing] for clearing in hidden]
        pool += [plot for plot, count in enumerate(stock(g, seat)) for _ in range(count)]
        while True:
            chance.shuffle(pool)
            dealt = list(zip(hidden, pool, strict=False))
            if not any(board.refuted[clearing] >> plot & 1 for clearing, plot in dealt):
                break
        for clearing, plot in dealt:
            board.plots[clearing] = plot

    def conserved(self, g: Root, seat: int) -> dict[str, int]:
        """13.2.2: what is wrong with the plots; nothing when each token is one, and none is there too often."""
        blank = sum(board_of(g, seat).plots[clearing] == NO_PLOT for clearing in plotted_in(g, seat))
        missing = -min(0, *stock(g, seat))
        return {"blank plots": blank, "plots too many": missing} if blank or missing else {}

    def seen_as(self, g: Root, seat: int, kind: int, clearing: int, viewer: int | None) -> str:
        """13.2.2.I: a plot as it lies; the Corvids know their own."""
        return seen_as(g, seat, kind, clearing, viewer)

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """13.6.2 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> CorvidsView:
        """Its board; which plots lie face down only its player sees."""
        return view_board(g, seat, viewer)

    def told(self, board: CorvidsView, content: Content) -> list[Line]:
        """The plots and what was guessed of them."""
        return told(board)

    def note(self, option: Option, board: CorvidsView, content: Content) -> Line | None:
        """What a plot costs, and what turning one up scores."""
        return note(option, board)

    def about(self, content: Content) -> Mapping[Thing, tuple[Line, ...]]:
        """What plots do."""
        return about()

    def counted(self, g: Root, seat: int) -> list[float]:
        """What its plots and warriors promise."""
        return counted(g, seat)

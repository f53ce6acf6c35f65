"""12.5, 12.6. Why the Underground Duchy is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.factions.duchy.board import BUILDINGS, board_of, rank_of
from deskovka.games.root.factions.duchy.ministers import building_sites, cards_for
from deskovka.games.root.factions.duchy.sheet import RANKS
from deskovka.games.root.refusals import in_daylight, no_battle, no_craft, no_ferry, no_move, no_placing

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def no_assembly(g: Root, seat: int) -> Iterator[Refusal]:
    """12.5.1 Assembly."""
    yield from no_move(g, seat)
    yield from no_ferry(g, seat)
    yield from no_battle(g, seat)
    yield from no_building(g, seat)
    yield Refusal(("muster",), line("refused-supply"), "12.5.1.II")
    yield from no_digging(g, seat)
    yield from in_daylight(g, seat)


def no_building(g: Root, seat: int) -> Iterator[Refusal]:
    """12.5.1.I Build: no card, no building left, nowhere to build."""
    if not g.hands[seat]:
        yield Refusal(("duchy_build",), line("refused-no-cards"), "12.5.1.I")
    elif not building_sites(g, seat):
        yield Refusal(("duchy_build",), line("refused-no-site"), "12.5.1.I")
    for piece in BUILDINGS:
        if not g.supply[g.cast.numbers[seat][piece]]:
            yield Refusal(("duchy_build", piece), line("refused-no-building", piece=piece), "12.5.1.I")
    yield Refusal(("duchy_build",), line("refused-duchy-match"), "12.5.1.I")


def no_digging(g: Root, seat: int) -> Iterator[Refusal]:
    """12.5.1.V Dig: no card, or none that matches."""
    if not g.hands[seat]:
        yield Refusal(("dig",), line("refused-no-cards"), "12.5.1.V")
    tunnels = g.pieces[g.cast.numbers[seat]["tunnel"]]
    for clearing in g.woodland.clearings:
        if tunnels[clearing]:
            yield Refusal(("dig", clearing), line("refused-tunnel", clearing=clearing), "12.5.1.V")
        elif (reason := no_placing(g, seat, clearing)) is not None:
            yield Refusal(("dig", clearing), *reason)
        else:
            yield Refusal(("dig", clearing), line("refused-dig-match", clearing=clearing), "12.5.1.V")
    yield Refusal(("dig",), line("refused-no-dig"), "12.5.1.V")


def no_minister(g: Root, seat: int) -> Iterator[Refusal]:
    """12.5.2 Parliament: who has acted, and who has nothing to do."""
    board = board_of(g, seat)
    for minister in board.swayed:
        message = "refused-acted" if minister in board.acted else "refused-minister-idle"
        yield Refusal(("minister", minister), line(message, minister=minister), "12.5.2")
    yield Refusal(("minister",), line("refused-parliament"), "12.5.2")
    yield from in_daylight(g, seat)


def no_sway(g: Root, seat: int) -> Iterator[Refusal]:
    """12.5.3 Sway: no crown, too few cards, or too few clearings that match."""
    board = board_of(g, seat)
    for minister in board.unswayed:
        rank, cards = rank_of(g, minister), cards_for(g, minister)
        if not board.crowns[rank]:
            yield Refusal(("sway", minister), line("refused-no-crown", rank=RANKS[rank]), "12.5.3.I")
        elif len(g.hands[seat]) < cards:
            few = line("refused-sway-cards", rank=RANKS[rank], cards_needed=cards, count=len(g.hands[seat]))
            yield Refusal(("sway", minister), few, "12.5.3.II")
        else:
            yield Refusal(("sway", minister), line("refused-sway-match", cards_needed=cards), "12.5.3.II")
    yield Refusal(("sway",), line("refused-sway"), "12.5.3")
    yield from in_daylight(g, seat)


def no_evening_craft(g: Root, seat: int) -> Iterator[Refusal]:
    """12.6.2 Craft."""
    yield from no_craft(g, seat)


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {
    "assembly": no_assembly,
    "parliament": no_minister,
    "sway": no_sway,
    "duchy_craft": no_evening_craft,
}
"""By question."""

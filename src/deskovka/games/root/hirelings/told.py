"""Hirelings in words, and what they ask, offer and tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Section, Thing, line
from deskovka.games.root.cast import WARRIOR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from deskovka.games.root.content import Content
    from deskovka.games.root.view import HirelingView, RootView


def hireling_sections(view: RootView) -> list[Section]:
    """A section for each hireling."""
    return [_section(hireling) for hireling in view.hirelings]


def _section(own: HirelingView) -> Section:
    here = Thing("seat", own.hireling)
    lines = [line("told-demoted" if own.demoted else "told-promoted", here)]
    if own.controller is None:
        lines.append(line("told-uncontrolled", here))
    else:
        lines.append(line("told-controlled", here, seat=own.controller, count=own.control))
    if any(own.supply.values()):
        pieces = tuple(told_pieces(piece, count) for piece, count in own.supply.items() if count)
        lines.append(line("told-supply", here, pieces=pieces))
    if own.held:
        lines.append(line("told-held-warriors", here, pieces=(told_pieces(WARRIOR, own.held),)))
    if own.cards:
        lines.append(line("told-open-cards", here, cards=own.cards))
    if own.items:
        lines.append(line("told-card-items", here, items=told_items(own.items)))
    if own.spent:
        lines.append(line("told-card-spent", here, count=own.spent))
    if own.done:
        lines.append(line("told-done", here, deeds=own.done))
    return Section(line("told-hireling", here, hireling=own.hireling), tuple(lines))


def told_pieces(piece: str, count: int) -> Line:
    """So many pieces of a name."""
    return line("n-warriors", count=count) if piece == WARRIOR else line("told-piece", count=count, piece=piece)


def told_items(items: Mapping[str, int]) -> tuple[Line, ...]:
    """Items, each with its number."""
    return tuple(line("told-item", item=item, count=count) for item, count in items.items())


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """What each side of each hireling does."""
    table = content.hirelings
    numbers = {
        "clearings_for_a_point": table.clearings_for_a_point,
        "flotilla_hits": table.flotilla_hits,
        "landing": table.landing,
        "spies_placed": table.spies_placed,
        "envoys_look": table.envoys_look,
        "exile_move": table.exile.move,
        "exile_battle": table.exile.battle,
        "exile_draw": table.exile.draw,
        "exile_vp": table.exile.vp,
        "band_begins": table.band_begins,
        "bandits_begin": table.bandits_begin,
    }
    found: dict[Thing, tuple[Line, ...]] = {}
    for card in table.cards:
        belongs = () if card.faction is None else (line("about-belongs", faction=card.faction),)
        for side in (card.promoted, card.demoted):
            found[Thing("seat", side)] = (line(f"about-{side}", None, count=card.warriors, **numbers), *belongs)
    return found


LEXICON = Lexicon(
    topics={
        "set_up_hireling": Topic("A.6.3"),
        "hire": Topic("E.1.1"),
        "pass_on": Topic("E.1.3"),
        "hireling_place": Topic("E.R10", ("hireling",)),
        "hireling_move": Topic("E.3.4", ("hireling",), ends=("pass",)),
        "hireling_battle": Topic("E.3.4", ("hireling",), ends=("pass",)),
        "physicians": Topic("E-physicians-1", ("clearing", "count"), ends=("pass",)),
        "ward": Topic("E-physicians-1", ("count",)),
        "flotilla": Topic("E-flotilla-2", ("clearing",), ends=("pass",)),
        "preach": Topic("E-prophets-2"),
        "preach_battle": Topic("E-prophets-2", ends=("pass",)),
        "envoys": Topic("E-envoys-1"),
        "abandon": Topic("E-expedition-1"),
        "reinforce": Topic("E-expedition-1", ("left",)),
        "artisans": Topic("E-artisans-1", ("card",), ends=("pass",)),
        "spied": Topic("E-spies-1"),
        "exile_forest": Topic("E-exile-0"),
        "exile": Topic("E-exile-2", ("count",), ends=("pass",)),
        "brigand_ruin": Topic("E-brigand-1"),
        "brigand_rob": Topic("E-brigand-2"),
        "burn": Topic("E-bearers-2", ("left",)),
        "vault": Topic("E-vaults-2", ends=("pass",)),
        "vault_warriors": Topic("E-vaults-2", ("left",)),
        "uprising": Topic("E-uprising-3"),
        "pay_uprising": Topic("E-uprising-2", ("clearing",), ends=("pass",)),
        "scouts": Topic("E-scouts-1", ("seat", "clearing", "count"), ends=("pass",)),
        "concert": Topic("E-band-3"),
        "lure": Topic("E-band-3", ("clearing",), ends=("pass",)),
        "musician": Topic("E-band-3", ends=("pass",)),
        "first_watch": Topic("E-bandits-0"),
        "watch": Topic("E-bandits-3"),
        "leave_post": Topic("E-bandits-3"),
        "wayside": Topic("E-bandits-2", ("clearing",), ends=("pass",)),
        "rally": Topic("E-gangs-3", ("left",)),
    },
    verbs={
        "set_up": ("hireling",),
        "hire": ("hireling",),
        "pass_on": ("hireling", "seat"),
        "command": ("hireling", "deed"),
        "draw_card": (),
        "make_battle": ("seat", "clearing", "defender"),
        "make_move": ("seat", "clearing", "target"),
        "take_discard": ("card",),
        "abandon": ("clearing",),
        "keep_card": (),
        "spy_in": ("clearing",),
        "endow": ("item",),
        "roam": ("place",),
        "search": ("clearing",),
        "rob": ("seat", "item"),
        "smuggle": ("card",),
        "play_in": ("clearing",),
        "lure": ("seat", "clearing"),
        "watch": ("place",),
        "leave_post": ("place",),
    },
    events={
        "hireling_drawn": ("hireling",),
        "hireling_set_up": ("seat", "hireling"),
        "marker_taken": ("seat", "points"),
        "hired": ("seat", "hireling"),
        "control_rolled": ("seat", "hireling", "count"),
        "control_left": ("seat", "hireling", "count"),
        "passed_on": ("seat", "hireling", "partner"),
        "commanded": ("seat", "hireling", "deed"),
        "hireling_moved": ("hireling", "clearing", "target"),
        "hireling_appears": ("hireling", "clearing"),
        "marker_laid": ("points",),
        "laid_on_card": ("hireling", "count"),
        "card_emptied": ("hireling", "count"),
        "marker_spent": ("seat", "points"),
        "endowed": ("seat", "hireling", "item"),
        "card_item_lost": ("hireling", "item"),
        "card_items_left": ("hireling", "count"),
        "ruin_searched": ("seat", "clearing", "item"),
        "guarded": ("seat",),
        "treated": ("seat", "piece", "clearing", "target", "count"),
        "took_discard": ("seat", "card"),
        "abandoned": ("hireling", "clearing"),
        "kept_card": ("seat", "card"),
        "returned_card": ("seat", "card"),
        "uprising_rolled": ("hireling", "suit"),
        "called_off": ("seat", "defender"),
        "post_taken": ("seat", "piece", "place"),
        "post_left": ("hireling", "place"),
        "waylaid": ("hireling", "seat", "place"),
        "toll_paid": ("seat", "piece", "origin", "target", "place"),
    },
    kinds={"hireling": "seat", "origin": "place", "deed": "deed", "deeds": "deed"},
    special=("command", "endow", "smuggle"),
)

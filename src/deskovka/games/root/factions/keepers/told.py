"""The board of the Keepers in Iron in words, and what they ask, offer and tell."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.content import Content
from deskovka.games.root.factions.keepers.board import FAITHFUL_RETAINER
from deskovka.games.root.factions.keepers.view import KeepersView, WaystationView
from deskovka.games.root.factions.suits import with_suits
from deskovka.games.root.menus import BIRDSONG, DAYLIGHT, EVENING, MOVES


def told(board: KeepersView, content: Content) -> list[Line]:
    """The retinue, the waystations, and the relics that were recovered or are still to be found."""
    lines: list[Line] = []
    suits = {card.id: card.suit for deck in content.decks.values() for card in deck}
    for duty, cards in board.retinue.items():
        if cards:
            lines.append(line("told-duty", duty=duty, cards=with_suits(cards, suits)))
        else:
            lines.append(line("told-duty-empty", duty=duty))
        if board.acted[duty]:
            lines.append(line("told-served", cards=with_suits(board.acted[duty], suits)))
    if board.duty:
        lines.append(line("told-acting", duty=board.duty))
    lines.append(line("told-retinue-room", count=board.room))
    lines += [_told_waystation(station) for station in board.waystations]
    for relic, values in board.recovered.items():
        if values:
            lines.append(line("told-recovered", relic_type=relic, values=values))
    for relic, values in board.unseen.items():
        if values:
            lines.append(line("told-unseen", relic_type=relic, values=values))
    return [*lines, line("told-evening-cards", count=board.cards_in_evening)]


def _told_waystation(station: WaystationView) -> Line:
    if station.clearing is None:
        return line("told-waystation-folded", shows=station.shows, below=station.below)
    return line("told-waystation", shows=station.shows, below=station.below, clearing=station.clearing)


def about(content: Content) -> Mapping[Thing, tuple[Line, ...]]:
    """What a Faithful Retainer is, and what each column does."""
    sheet = content.factions.keepers
    retinue = line("about-retinue", count=sheet.retinue_limit)
    return {
        Thing("card", FAITHFUL_RETAINER): (line("about-faithful_retainer"),),
        Thing("duty", "move"): (line("about-duty-move"), retinue),
        Thing("duty", "delve"): (line("about-duty-delve"), retinue),
        Thing("duty", "recover"): (line("about-duty-recover"), line("about-recovered", more=sheet.set_vp), retinue),
    }


LEXICON = Lexicon(
    topics={
        "first_camp": Topic("15.3.2"),
        "second_camp": Topic("15.3.2", ("clearing",)),
        "encamp": Topic("15.4.1", menu=("encamp", *BIRDSONG), ends=("done",)),
        "begin_anew": Topic("15.4.1"),
        "decamp": Topic("15.4.2", menu=("decamp", *BIRDSONG), ends=("done",)),
        "keepers_recruit": Topic("15.4.3", menu=("keepers_recruit", *BIRDSONG), ends=("done",)),
        "keepers_craft": Topic("15.5.1", menu=("craft", *DAYLIGHT), ends=("done",)),
        "retinue": Topic(
            "15.5.2", ("duty", "left"), menu=(*MOVES, "battle", "delve", "recover", *DAYLIGHT), ends=("done",)
        ),
        "retainer": Topic("15.5.2", ("clearing",)),
        "delve": Topic("15.5.2.II", ("clearing",), ends=("done",)),
        "recover_more": Topic("15.5.2.III.c", ("clearing",), ends=("done",)),
        "carry": Topic("15.2.4", ("clearing", "target"), ends=("done",)),
        "hide": Topic("15.2.5", ("relic",)),
        "gather": Topic("15.6.2", menu=("gather", "reassign", *EVENING), ends=("done",)),
    },
    verbs={
        "encamp": ("clearing", "waystation"),
        "decamp": ("clearing", "waystation"),
        "keepers_recruit": ("clearing", "card"),
        "delve": ("clearing", "place", "relic"),
        "recover": ("clearing", "relic"),
        "by_card": ("card",),
        "carry": ("relic",),
        "hide_in": ("place",),
        "gather": ("card", "duty"),
        "reassign": ("card", "duty", "new_duty"),
    },
    events={
        "relics_laid": ("seat", "count"),
        "encamped": ("seat", "waystation", "clearing"),
        "delved": ("seat", "relic", "place", "clearing"),
        "relic_turned": ("seat", "relic", "place"),
        "recovered": ("seat", "relic", "clearing"),
        "set_completed": ("seat",),
        "retinue_lost": ("seat", "card", "duty"),
        "relic_laid": ("seat", "relic", "place"),
        "retainers_ready": ("seat", "count"),
        "carried": ("seat", "relic", "clearing", "target"),
        "hidden": ("seat", "relic", "place"),
        "knights": ("seat",),
        "gathered": ("seat", "card", "duty"),
        "reassigned": ("seat", "card", "before", "duty"),
    },
    kinds={
        "relic": "piece",
        "waystation": "piece",
        "duty": "duty",
        "before": "duty",
        "new_duty": "duty",
        "relic_type": "relic_type",
        "relic_types": "relic_type",
        "shows": "relic_type",
        "below": "relic_type",
    },
)

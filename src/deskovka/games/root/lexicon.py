"""What Root says: its topics, verbs and events, with the facts that each of them has.

What only one faction says stands in its module; the catalogs in ``texts/`` hold a message for each of them:
``ask-<topic>``, ``option-<verb>``, ``event-<kind>``.
"""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.games.root.decks import LEXICONS
from deskovka.games.root.factions.roster import FACTIONS
from deskovka.games.root.hirelings.told import LEXICON as HIRELINGS
from deskovka.games.root.menus import CARDS, COMMANDS

GENERAL = Lexicon(
    topics={
        # set-up
        "landmark": Topic("A.5.3", ("landmark",)),
        "forge_suit": Topic("F-R1"),
        "treetop": Topic("F-treetop-2", ("piece",)),
        "take_faction": Topic("A.8.2"),
        "return_cards": Topic("A.10"),
        # windows
        "birdsong_start": Topic("K.2", menu=("buy_card", "buy_service", *COMMANDS, *CARDS, "sabotage"), ends=("done",)),
        "birdsong": Topic("K.3", ends=("done",)),
        "birdsong_end": Topic("K.4", ends=("done",)),
        "daylight_start": Topic("K.5", ends=("done",)),
        "evening_start": Topic("K.7", ends=("done",)),
        "evening": Topic("K.7", ends=("done",)),
        # key actions
        "activate": Topic("4.1.1", ("left",)),
        "activate_where": Topic("4.1.1", ("left",)),
        "move": Topic("4.2"),
        "move_count": Topic("4.2", ("clearing", "target", "piece")),
        "battle": Topic("4.3"),
        "ambush": Topic("4.3.1", ("seat", "clearing", "count"), ends=("pass",)),
        "foil": Topic("4.3.1.I", ("seat", "clearing"), ends=("pass",)),
        "battle_effect": Topic("4.3.3", ends=("done",)),
        "first": Topic("4.3.3"),
        "lose": Topic("4.3.4", ("left",)),
        "trigger": Topic("1.1.3"),
        "pay_path": Topic("C.3.3"),
        "exchange": Topic("F-market-2", ("number",)),
        "hand_limit": Topic("X.4", ("left",)),
    },
    verbs={
        "take_faction": ("faction",),
        "return_cards": ("card", "other"),
        "craft": ("card",),
        "activate": ("suit",),
        "activate_in": ("clearing",),
        "move": ("place", "target"),
        "ferry": ("clearing", "target"),
        "warriors": ("count",),
        "battle": ("clearing", "defender"),
        "ambush": ("card",),
        "pass": (),
        "first": ("seat",),
        "use": ("card",),
        "lose": ("piece", "owner"),
        "resolve": ("trigger", "owner"),
        "place_at": ("clearing",),
        "spend": ("card",),
        "discard": ("card",),
        "activate_dominance": ("card",),
        "take_dominance": ("card", "payment"),
        "open_path": ("clearing", "target"),
        "trade": ("number",),
        "give_away": ("card",),
        "take_items": ("suit",),
        "below_treetop": (),
        "in_treetop": (),
        "standing": ("matter", "order"),
        "ask_again": ("matter",),
        "done": (),
    },
    events={
        # set-up
        "map_laid": ("map",),
        "suits_laid": ("suits",),
        "homelands": ("seat", "clearings"),
        "dominance_left_out": ("count",),
        "faction_given": ("seat", "faction"),
        "first_player": ("seat",),
        "low_reach": ("reach", "recommended"),
        "landmark_drawn": ("landmark",),
        "landmark_set_aside": ("landmark",),
        "landmark_placed": ("seat", "landmark", "clearing"),
        "forge_stocked": ("suit",),
        "forge_item": ("item", "count"),
        "market_stocked": ("count",),
        "faction_laid_out": ("faction",),
        "faction_locked": ("faction",),
        "faction_taken": ("seat", "faction"),
        "cards_returned": ("seat", "count"),
        "card_returned": ("seat", "card"),
        "items_buried": ("count",),
        # turns, points, victory
        "turn_begins": ("seat", "round"),
        "phase_begins": ("seat", "phase"),
        "scored": ("seat", "points", "total"),
        "lost_points": ("seat", "points", "total"),
        "pass_ruled": ("seat", "clearing"),
        "won": ("seat", "victory"),
        "won_too": ("seat", "partner"),
        # cards
        "drew": ("seat", "count"),
        "drew_card": ("seat", "card"),
        "drew_openly": ("seat", "card"),
        "reshuffled": ("count",),
        "spent": ("seat", "card"),
        "discarded": ("seat", "card"),
        "stole": ("seat", "victim"),
        "stole_card": ("seat", "victim", "card"),
        "card_seen": ("seat", "partner", "card"),
        "card_opened": ("seat", "card"),
        "hand_shown": ("seat", "viewer"),
        "saw_card": ("seat", "card"),
        "crafted": ("seat", "card"),
        "item_taken": ("seat", "item"),
        "used": ("seat", "card"),
        "crafted_discarded": ("seat", "card"),
        "became_available": ("card",),
        "dominance_activated": ("seat", "card"),
        "dominance_taken": ("seat", "card"),
        "coalition": ("seat", "partner"),
        # pieces
        "placed": ("seat", "piece", "clearing", "count"),
        "removed": ("seat", "owner", "piece", "clearing", "count"),
        "moved": ("seat", "piece", "clearing", "target", "count"),
        "ferried": ("seat", "clearing"),
        "ruin_removed": ("clearing",),
        "crafted_exhausted": ("seat", "item"),
        "path_opened": ("seat", "clearing", "target"),
        # landmarks
        "forged": ("seat", "item"),
        "traded": ("seat", "number"),
        "market_seen": ("seat", "number", "card"),
        "traded_card": ("seat", "card", "other"),
        "perched": ("seat", "piece"),
        "treetop_lost": ("owner", "piece"),
        # battle
        "battle": ("seat", "defender", "clearing"),
        "ambushed": ("seat", "card"),
        "foiled": ("seat", "card"),
        "ambush_avoided": ("seat",),
        "rolled": ("seat", "defender", "attack", "defense"),
        "defenseless": ("seat",),
        "hits": ("seat", "count"),
        # standing orders
        "order_left": ("seat", "matter", "order", "clearing"),
        "order_taken_back": ("seat", "matter"),
    },
    kinds={
        "seat": "seat",
        "owner": "seat",
        "defender": "seat",
        "victim": "seat",
        "viewer": "seat",
        "partner": "seat",
        "card": "card",
        "other": "card",
        "payment": "card",
        "faction": "faction",
        "piece": "piece",
        "suit": "suit",
        "item": "item",
        "map": "map",
        "landmark": "landmark",
        "clearing": "place",
        "target": "place",
        "place": "place",
        "matter": "matter",
        "order": "order",
        "trigger": "trigger",
        "victory": "victory",
        "battle": "battle",
        "cards": "card",
        "clearings": "place",
        "factions": "faction",
        "items": "item",
        "landmarks": "landmark",
        "phase": "phase",
        "seats": "seat",
        "step": "step",
        "suits": "suit",
    },
    special=("ferry", "open_path", "trade", "ask_again", "use"),
    final=("battle", "activate_dominance", "ambush"),
)


def joined(lexicons: Iterable[Lexicon]) -> Lexicon:
    """One lexicon of several."""
    whole = Lexicon({}, {}, {}, {})
    for lexicon in lexicons:
        whole = Lexicon(
            topics={**whole.topics, **lexicon.topics},
            verbs={**whole.verbs, **lexicon.verbs},
            events={**whole.events, **lexicon.events},
            kinds={**whole.kinds, **lexicon.kinds},
            special=(*whole.special, *lexicon.special),
            final=(*whole.final, *lexicon.final),
        )
    return whole


LEXICON = joined((GENERAL, HIRELINGS, *LEXICONS, *(faction.lexicon for faction in FACTIONS.values())))

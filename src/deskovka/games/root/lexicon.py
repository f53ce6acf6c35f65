"""What Root says: its topics, verbs and events, with the facts that each of them has.

What only one faction says stands in its module; the catalogs in ``texts/`` hold a message for each of them:
``ask-<topic>``, ``option-<verb>``, ``event-<kind>``.
"""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.decks import LEXICONS
from deskovka.games.root.factions import FACTIONS

GENERAL = Lexicon(
    topics={
        # set-up
        "take_faction": (),
        "return_cards": (),
        # windows
        "birdsong_start": (),
        "birdsong": (),
        "birdsong_end": (),
        "daylight_start": (),
        "evening_start": (),
        # key actions
        "activate": ("left",),
        "move": (),
        "move_count": ("clearing", "target", "piece"),
        "battle": (),
        "ambush": ("seat", "clearing", "count"),
        "foil": ("seat", "clearing"),
        "battle_effect": (),
        "first": (),
        "lose": ("left",),
        "trigger": (),
        "pay_path": (),
        "hand_limit": ("left",),
    },
    verbs={
        "take_faction": ("faction",),
        "return_cards": ("card", "other"),
        "craft": ("card",),
        "activate": ("suit",),
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
        "standing": ("matter", "order"),
        "ask_again": ("matter",),
        "done": (),
    },
    events={
        # set-up
        "map_laid": ("map",),
        "faction_given": ("seat", "faction"),
        "first_player": ("seat",),
        "low_reach": ("reach", "recommended"),
        "faction_laid_out": ("faction",),
        "faction_locked": ("faction",),
        "faction_taken": ("seat", "faction"),
        "cards_returned": ("seat", "count"),
        # turns, points, victory
        "turn_begins": ("seat", "round"),
        "scored": ("seat", "points", "total"),
        "lost_points": ("seat", "points", "total"),
        "pass_ruled": ("seat", "clearing"),
        "won": ("seat", "victory"),
        "won_too": ("seat", "partner"),
        # cards
        "drew": ("seat", "count"),
        "drew_card": ("seat", "card"),
        "reshuffled": ("count",),
        "spent": ("seat", "card"),
        "discarded": ("seat", "card"),
        "stole": ("seat", "victim"),
        "stole_card": ("seat", "victim", "card"),
        "hand_shown": ("seat", "viewer"),
        "saw_card": ("seat", "card"),
        "crafted": ("seat", "card"),
        "used": ("seat", "card"),
        "crafted_discarded": ("seat", "card"),
        "became_available": ("card",),
        "dominance_activated": ("seat", "card"),
        "dominance_taken": ("seat", "card"),
        "coalition": ("seat", "partner"),
        # pieces
        "placed": ("seat", "piece", "clearing", "count"),
        "removed": ("seat", "owner", "piece", "clearing", "count"),
        "moved": ("seat", "clearing", "target", "count"),
        "ferried": ("seat", "clearing"),
        "ruin_removed": ("clearing",),
        "path_opened": ("seat", "clearing", "target"),
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
        "clearing": "place",
        "target": "place",
        "place": "place",
        "matter": "matter",
        "order": "order",
        "trigger": "trigger",
        "victory": "victory",
    },
    clauses={
        "take_faction": "A.8.2",
        "return_cards": "A.10",
        "birdsong_start": "K.2",
        "birdsong": "K.3",
        "birdsong_end": "K.4",
        "daylight_start": "K.5",
        "evening_start": "K.7",
        "activate": "4.1.1",
        "move": "4.2",
        "move_count": "4.2",
        "battle": "4.3",
        "ambush": "4.3.1",
        "foil": "4.3.1.I",
        "battle_effect": "4.3.3",
        "first": "4.3.3",
        "lose": "4.3.4",
        "trigger": "1.1.3",
        "pay_path": "C.3.3",
        "hand_limit": "X.4",
    },
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
            clauses={**whole.clauses, **lexicon.clauses},
        )
    return whole


LEXICON = joined((GENERAL, *LEXICONS, *(faction.lexicon for faction in FACTIONS.values())))

"""The Exiles & Partisans deck: what its cards do. Each is one small effect at its window."""

from __future__ import annotations

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.games.root.decks.exiles.always import (
    BoatBuilders,
    CoffinMakers,
    CorvidPlanners,
    MasterEngravers,
    MurineBroker,
    SoupKitchens,
    Tunnels,
)
from deskovka.games.root.decks.exiles.battle import Partisans
from deskovka.games.root.decks.exiles.birdsong import EyrieEmigre, FalseOrders, Saboteurs, SwapMeet
from deskovka.games.root.decks.exiles.daylight import LeagueOfAdventurousMice, PropagandaBureau
from deskovka.games.root.decks.exiles.evening import CharmOffensive, Informants
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.menus import MOVES
from deskovka.games.root.setup import Immediate
from deskovka.games.root.tables import FOX, MOUSE, RABBIT
from deskovka.games.root.windows import BIRDSONG, BIRDSONG_END, BIRDSONG_START, DAYLIGHT, EVENING_START

EFFECTS: tuple[CardEffect, ...] = (
    SoupKitchens("soup_kitchens"),
    BoatBuilders("boat_builders"),
    CorvidPlanners("corvid_planners"),
    Tunnels("tunnels"),
    MasterEngravers("master_engravers"),
    MurineBroker("murine_broker"),
    CoffinMakers("coffin_makers", BIRDSONG_START),
    Saboteurs("saboteurs", BIRDSONG_START),
    SwapMeet("swap_meet", BIRDSONG),
    FalseOrders("false_orders", BIRDSONG),
    EyrieEmigre("eyrie_emigre", BIRDSONG_END),
    PropagandaBureau("propaganda_bureau", DAYLIGHT),
    LeagueOfAdventurousMice("league_of_adventurous_mice", DAYLIGHT),
    Partisans("fox_partisans", FOX),
    Partisans("rabbit_partisans", RABBIT),
    Partisans("mouse_partisans", MOUSE),
    CharmOffensive("charm_offensive", EVENING_START),
    Informants("informants"),
)

IMMEDIATE: dict[str, Immediate] = {}
"""No card of this deck has an immediate effect."""

LEXICON: Lexicon = Lexicon(
    topics={
        "swap": Topic("K.3", ("seat",)),
        "orders": Topic("K.3"),
        "orders_to": Topic("K.3", ("seat", "clearing")),
        "emigre_move": Topic("K.4"),
        "emigre_battle": Topic("K.4"),
        "propaganda": Topic("K.6"),
        "league_item": Topic("K.6"),
        "league": Topic("K.6", menu=(*MOVES, "battle")),
        "charm": Topic("K.7"),
        "informants": Topic("K.17", ("count",), ends=("pass",)),
    },
    verbs={
        "sabotage": ("seat", "card"),
        "swap_back": ("card",),
        "mislead": ("seat", "clearing"),
        "orders_to": ("clearing",),
        "use_with": ("card", "payment"),
        "win_over": ("piece", "owner", "clearing"),
        "league_exhaust": ("item",),
        "take_ambush": ("card",),
    },
    events={
        "warriors_gathered": ("seat", "owner", "piece", "count"),
        "warriors_returned": ("seat", "owner", "piece", "count"),
        "swapped": ("seat", "receiver"),
        "swapped_card": ("seat", "receiver", "card"),
        "ambush_taken": ("seat", "card"),
    },
    kinds={"receiver": "seat"},
    special=("use_with", "sabotage"),
)
"""What only these cards ask, offer and tell."""

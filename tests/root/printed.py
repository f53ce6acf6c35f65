"""What is printed and the rules do not need, to check what they do need against: by map, by card, by product."""

ADJACENT = {
    "autumn": {
        1: (5, 9, 10),
        2: (5, 6, 10),
        3: (6, 7, 11),
        4: (8, 9, 12),
        5: (1, 2),
        6: (2, 3, 11),
        7: (3, 8, 12),
        8: (4, 7),
        9: (1, 4, 12),
        10: (1, 2, 12),
        11: (3, 6, 12),
        12: (4, 7, 9, 10, 11),
    },
    "winter": {
        1: (5, 10, 11),
        2: (6, 7, 12),
        3: (7, 8, 12),
        4: (9, 10, 11),
        5: (1, 6),
        6: (2, 5),
        7: (2, 3),
        8: (3, 9, 12),
        9: (4, 8, 11),
        10: (1, 4),
        11: (1, 4, 9),
        12: (2, 3, 8),
    },
    "lake": {
        1: (5, 9),
        2: (7, 8, 10),
        3: (8, 9, 12),
        4: (5, 6),
        5: (1, 4, 11),
        6: (4, 7, 11),
        7: (2, 6, 10, 11),
        8: (2, 3, 10),
        9: (1, 3, 12),
        10: (2, 7, 8),
        11: (5, 6, 7),
        12: (3, 9),
    },
    "mountain": {
        1: (8, 9),
        2: (6, 11),
        3: (6, 11),
        4: (8, 12),
        5: (10, 11),
        6: (2, 3),
        7: (12,),
        8: (1, 4),
        9: (1, 10, 12),
        10: (5, 9, 11, 12),
        11: (2, 3, 5, 10),
        12: (4, 7, 9, 10),
    },
}
"""The clearings at the other ends of each clearing's open paths."""

BY_RIVER: dict[str, dict[int, tuple[int, ...]]] = {
    "autumn": {4: (7,), 5: (10,), 7: (4, 11), 10: (5, 11), 11: (7, 10)},
    "winter": {7: (12,), 10: (11,), 11: (10, 12), 12: (7, 11)},
    "lake": {1: (10, 11, 12), 10: (1, 11, 12), 11: (1, 10, 12), 12: (1, 10, 11)},
    "mountain": {2: (10,), 4: (10,), 10: (2, 4)},
}
"""The clearings at the other ends of each clearing's rivers, and around the lake."""

CORNERS = {
    "autumn": {1: "top_left", 2: "top_right", 3: "bottom_right", 4: "bottom_left"},
    "winter": {1: "top_left", 2: "top_right", 3: "bottom_right", 4: "bottom_left"},
    "lake": {1: "bottom_right", 2: "top_left", 3: "bottom_left", 4: "top_right"},
    "mountain": {1: "top_left", 2: "top_right", 3: "bottom_right", 4: "bottom_left"},
}
"""Where the corners are."""

INNER = {"autumn": (10, 11, 12), "winter": (11, 12), "lake": (10, 11, 12), "mountain": (10, 11)}
"""The clearings that are not on the map edge."""

COASTAL_FORESTS = {"lake": ("7_10_11", "1_5_11", "1_9_12", "3_8_10_12")}
"""The forests along the shore of the lake (C.2.4)."""

DIVIDED_BY_RIVERS = ("winter",)
"""The maps where a river divides forests (C.1.1)."""

WINDOWS = {
    "armorers": "battle",
    "sappers": "battle",
    "brutal_tactics": "battle",
    "royal_claim": "birdsong",
    "better_burrow_bank": "birdsong_start",
    "cobbler": "evening_start",
    "command_warren": "daylight_start",
    "codebreakers": "daylight",
    "scouting_party": "always",
    "stand_and_deliver": "birdsong",
    "tax_collector": "daylight",
    "saboteurs": "birdsong_start",
    "soup_kitchens": "always",
    "boat_builders": "always",
    "corvid_planners": "always",
    "eyrie_emigre": "birdsong_end",
    "informants": "evening",
    "false_orders": "birdsong",
    "fox_partisans": "battle",
    "propaganda_bureau": "daylight",
    "rabbit_partisans": "battle",
    "swap_meet": "birdsong",
    "coffin_makers": "always+birdsong_start",
    "tunnels": "always",
    "charm_offensive": "evening_start",
    "mouse_partisans": "battle",
    "league_of_adventurous_mice": "daylight",
    "master_engravers": "always",
    "murine_broker": "always",
}
"""When each persistent card works; + joins two windows."""

SIDES_OF_BATTLE = {
    "armorers": ("attacker", "defender"),
    "sappers": ("defender",),
    "brutal_tactics": ("attacker",),
    "fox_partisans": ("attacker", "defender"),
    "rabbit_partisans": ("attacker", "defender"),
    "mouse_partisans": ("attacker", "defender"),
}
"""Who may use each card of a battle."""

MANDATORY = ("eyrie_emigre", "coffin_makers")
"""The cards that cannot be declined (K.11)."""

PRODUCTS = {
    "thief": "base",
    "tinker": "base",
    "ranger": "base",
    "vagrant": "riverfolk",
    "arbiter": "riverfolk",
    "scoundrel": "riverfolk",
    "adventurer": "vagabond_pack",
    "ronin": "vagabond_pack",
    "harrier": "vagabond_pack",
}
"""The product that each character comes with."""

STARTING_ITEMS = {
    "base": {"boot": 1, "torch": 1, "tea": 1, "sword": 1, "bag": 1, "hammer": 1, "crossbow": 1},
    "riverfolk": {"boot": 2, "sword": 2, "torch": 1, "coin": 1, "crossbow": 1},
    "vagabond_pack": {"coin": 1, "hammer": 1, "boot": 1},
}
"""The items marked S, by product (9.3.5)."""

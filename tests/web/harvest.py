"""Harvest as a game with words of its own, so that people can play it in a browser; it has no board."""

from __future__ import annotations

from typing import Any

from deskovka.content.lexicon import Lexicon
from deskovka.content.tabletop import TabletopGame
from deskovka.games.legends.game import LegendsGame
from deskovka.kernel import Registry
from tests.server.toys import ServedHarvest


class HarvestInWords(ServedHarvest):
    lexicon = Lexicon(
        topics={"bid": (), "work": ("left",), "goat": (), "store": ()},
        verbs={
            "bid": ("coins",),
            "earn": (),
            "fish": (),
            "rest": (),
            "goat": (),
            "let": (),
            "show": ("card",),
            "store": ("card",),
            "keep": (),
        },
        events={
            "drew": ("seat",),
            "drew-card": ("card",),
            "weather": ("die",),
            "bid": ("seat", "coins"),
            "peeked": ("seat",),
            "peeked-card": ("card",),
            "worked": ("seat", "how"),
            "fished": ("seat", "die"),
            "goat": ("seat", "victim"),
            "scarecrow": ("seat", "card"),
            "stored": ("seat", "card"),
            "kept": ("seat",),
        },
        kinds={"seat": "seat", "victim": "seat"},
    )


games: Registry[TabletopGame[Any]] = Registry()
games.add(LegendsGame())
games.add(HarvestInWords())

"""Games that people play in a browser though they have no board: Harvest with words of its own, and the template."""

from __future__ import annotations

from typing import Any

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.tabletop import TabletopGame
from deskovka.games.legends.game import LegendsGame
from deskovka.kernel import Registry
from tests.server.toys import ServedHarvest
from tests.template.game import OrchardGame
from tests.toys.fair import Fair
from tests.toys.spoken_bazaar import SpokenBazaar


class HarvestInWords(ServedHarvest):
    lexicon = Lexicon(
        topics={
            "bid": Topic(""),
            "work": Topic("", ("left",)),
            "goat": Topic(""),
            "store": Topic(""),
        },
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
        kinds={"seat": "seat", "victim": "seat", "leader": "seat"},
    )


games: Registry[TabletopGame[Any]] = Registry()
games.add(LegendsGame())
games.add(HarvestInWords())
games.add(OrchardGame())
games.add(SpokenBazaar())
games.add(Fair())

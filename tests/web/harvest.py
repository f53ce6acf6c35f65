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
        events=ServedHarvest.lexicon.events,
        kinds={"seat": "seat", "victim": "seat", "leader": "seat"},
    )


games: Registry[TabletopGame[Any]] = Registry()
games.add(LegendsGame())
games.add(HarvestInWords())
games.add(OrchardGame())
games.add(SpokenBazaar())
games.add(Fair())

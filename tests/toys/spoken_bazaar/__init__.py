"""Bazaar with words of its own, so that people can play it."""

from __future__ import annotations

from typing import Any

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.tables import GameContent
from deskovka.content.told import Section, line
from tests.toys.bazaar import WORTH, Bazaar, BazaarSetup, BazaarState, BazaarView
from tests.toys.spoken import Spoken


class BazaarContent(GameContent, frozen=True):
    worth: dict[str, int]


class SpokenBazaar(Bazaar, Spoken[BazaarState]):
    package = "tests.toys.spoken_bazaar"
    setup_type = BazaarSetup
    lexicon = Lexicon(
        topics={"lay": Topic("1", ("day",)), "trade": Topic("1")},
        verbs={"lay": ("*cards",), "earn": (), "draw": (), "wait": (), "send": ("card",)},
        events={
            "day": ("day",),
            "drew": ("seat",),
            "drew_card": ("card",),
            "laid": ("seat", "cards", "coins"),
            "traded": ("seat", "how"),
            "sent": ("seat", "card", "victim"),
        },
        kinds={"seat": "seat", "victim": "seat", "card": "card", "cards": "card", "how": "how"},
    )

    def content(self, setup: BazaarSetup) -> BazaarContent:
        return BazaarContent(WORTH)

    def told(self, view: BazaarView, content: Any) -> tuple[Section, ...]:
        seats = [
            line("told-seat", seat=seat, coins=coins, cards=hand)
            for seat, (coins, hand) in enumerate(zip(view.coins, view.hands, strict=True))
        ]
        common = (
            line("told-turn", phase=view.phase, seat=view.turn, leader=view.leader),
            line("told-piles", bank=view.bank, deck=view.deck, cards=view.sold),
        )
        return (Section(line("told-day", day=view.day), (*common, *seats)),)

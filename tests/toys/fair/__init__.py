"""Fair, a made-up game of the tests: an action that is a small form.

Two days. Each day every seat gets coins and, one after another, buys wheat, tools and soldiers for them: an amount of
each, within its budget. What is bought counts at the end, and so does every coin that is left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.tables import GameContent
from deskovka.content.told import Section, line
from deskovka.kernel import Chance, Event, Flow, Result, Rows, State
from deskovka.kernel.picking import FORM_FACTS, Row, fill_in
from tests.toys.spoken import Spoken

DAYS = 2
ALLOWANCE = 7
GOODS = {"wheat": Row("wheat", 1, 5), "tools": Row("tools", 2, 5), "soldiers": Row("soldiers", 3, 2)}
WORTH = {"wheat": 1, "tools": 3, "soldiers": 4}


class FairSetup(msgspec.Struct, frozen=True):
    players: int = 2


class FairContent(GameContent, frozen=True):
    prices: dict[str, int]


class FairSeat(msgspec.Struct, frozen=True):
    coins: int
    goods: dict[str, int]


class FairView(msgspec.Struct, frozen=True):
    day: int
    turn: int
    seats: tuple[FairSeat, ...]


class FairState(State[FairSetup]):
    """The table: coins, and for each seat how many of each of the goods it has."""

    plain = ("day", "players", "turn")
    lists = ("coins",)
    rows = ("goods",)
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, setup: FairSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.players = setup.players
        self.day, self.turn = 1, 0
        self.coins = [0] * setup.players
        self.goods = [[0] * len(GOODS) for _ in range(setup.players)]


class Fair(Spoken[FairState]):
    id = "fair"
    rules_version = 1
    seats = range(2, 4)
    package = "tests.toys.fair"
    setup_type = FairSetup
    lexicon = Lexicon(
        topics={"market": Topic("1", ("day", *FORM_FACTS))},
        verbs={"buy": ("goods", "amount")},
        events={"bought": ("seat", "wheat", "tools", "soldiers", "coins")},
        kinds={"seat": "seat", "goods": "goods", "rows": "goods"},
    )

    def step(self, state: FairState) -> Flow[None]:
        return self.market(state)

    def market(self, state: FairState) -> Flow[None]:
        """1 Get coins and spend them."""
        seat = state.turn
        budget = state.coins[seat] + ALLOWANCE
        bought = yield from fill_in(seat, "market", "buy", list(GOODS.values()), budget, {"day": state.day})
        cost = sum(GOODS[name].price * amount for name, amount in bought.items())
        state.coins[seat] = budget - cost
        for place, amount in enumerate(bought.values()):
            state.goods[seat][place] += amount
        state.tell("bought", seat=seat, coins=cost, **bought)
        state.turn = (seat + 1) % state.players
        state.day += state.turn == 0

    def result(self, state: FairState) -> Result | None:
        if state.day <= DAYS:
            return None
        scores = tuple(int(points) for (points,) in self.features(state))
        return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = {"": ("points",)}

    def features(self, state: FairState) -> Rows:
        return [
            [coins + sum(worth * amount for worth, amount in zip(WORTH.values(), goods, strict=True))]
            for coins, goods in zip(state.coins, state.goods, strict=True)
        ]

    def new(self, setup: FairSetup, chance: Chance) -> FairState:
        return FairState(setup, chance)

    def view(self, state: FairState, seat: int | None) -> FairView:
        seats = (
            FairSeat(coins, dict(zip(GOODS, goods, strict=True)))
            for coins, goods in zip(state.coins, state.goods, strict=True)
        )
        return FairView(state.day, state.turn, tuple(seats))

    def redeal(self, state: FairState, seat: int | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def conserved(self, state: FairState) -> dict[str, int]:
        return {}

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        return {"players": chance.pick(self.seats)}

    def repertoire(self) -> frozenset[str]:
        return frozenset(GOODS)

    def occurred(self, setup: FairSetup, events: list[Event]) -> frozenset[str]:
        return frozenset(name for event in events for name in GOODS if event.facts.get(name))

    def content(self, setup: FairSetup) -> FairContent:
        return FairContent({name: row.price for name, row in GOODS.items()})

    def told(self, view: FairView, content: Any) -> tuple[Section, ...]:
        seats = [
            line("told-seat", seat=seat, coins=of.coins, **of.goods)  # type: ignore[arg-type]
            for seat, of in enumerate(view.seats)
        ]
        return (Section(line("told-day", day=view.day), (line("told-turn", seat=view.turn), *seats)),)

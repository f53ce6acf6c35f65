"""Tables of Harvest for the tests of the kernel: set as a test needs them, and what can be seen on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskovka.kernel import Chance, Flow, Match, Option, Question, ScriptedChance, World, seed_from
from tests.toys.harvest import ROUNDS, VALUES, Harvest, HarvestSetup, HarvestState

HARVEST = Harvest()


class Arranged(Harvest):
    """Harvest from a table that a test has set."""

    def __init__(self, arrange: Callable[[HarvestState], None]) -> None:
        self.arrange = arrange

    def new(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        state = super().new(setup, chance)
        self.arrange(state)
        return state


class Scene(Harvest):
    """One rule of the test's own; then the game is over."""

    def __init__(self, rule: Callable[[HarvestState], Flow[None]]) -> None:
        self.rule = rule

    def step(self, state: HarvestState) -> Flow[None]:
        return self.scene(state)

    def scene(self, state: HarvestState) -> Flow[None]:
        yield from self.rule(state)
        state.round = ROUNDS + 1


def arrange(
    state: HarvestState,
    phase: str = "work",
    left: int = 2,
    hands: Sequence[Sequence[int]] = ((3, 5), (4, 6)),
    coins: Sequence[int] = (2, 2),
    bank: int = 3,
    script: Sequence[int] = (),
) -> None:
    """Set the table for a phase of the first round. Card 0 is a scarecrow; cards 3 to 6 are none."""
    dealt = [card for hand in hands for card in hand]
    state.deck = [card for card in range(len(VALUES)) if card not in dealt]
    state.known = [0] * len(VALUES)
    state.hands = [list(hand) for hand in hands]
    for seat, hand in enumerate(hands):
        for card in hand:
            state.known[card] = 1 << seat
    state.phase, state.works, state.left = phase, left, left
    state.coins, state.bank = list(coins), bank
    state.chance = ScriptedChance(script)


def new_match(players: int = 2, hail: bool = False, seed: object = 1, game: Harvest = HARVEST) -> Match[HarvestState]:
    """A game from its beginning."""
    return Match(game, HarvestSetup(players, hail), seed_from(seed))


def arranged(**table: Any) -> Match[HarvestState]:
    """A game from a table set by ``arrange``."""
    players = len(table.get("hands", (0, 1)))
    return new_match(players, game=Arranged(lambda state: arrange(state, **table)))


def scene(rule: Callable[[HarvestState], Flow[None]], players: int = 2) -> World[HarvestState]:
    """A world in which a rule of the test's own is under way."""
    return scene_match(rule, players).world


def scene_match(rule: Callable[[HarvestState], Flow[None]], players: int = 2) -> Match[HarvestState]:
    """A match in which a rule of the test's own is under way."""
    return new_match(players, game=Scene(rule))


def asked(question: Question | None) -> tuple[object, ...] | None:
    """What a question says, comparable."""
    if question is None:
        return None
    options = list(question.options)
    return question.seat, question.topic, dict(question.facts), options, question.optional, question.secret


def standing(world: World[HarvestState]) -> dict[str, object]:
    """Everything that can be seen of a world."""
    seats = range(world.state.players)
    return {
        "state": world.game.to_data(world.state),
        "step": world.step,
        "waiting": world.waiting,
        "replied": world.replied,
        "questions": [asked(world.question(seat)) for seat in seats],
        "result": world.result,
    }


def everything(match: Match[HarvestState]) -> dict[str, object]:
    """Everything that can be seen of a match."""
    snapshot = match.snapshot
    return standing(match.world) | {
        "record": str(match.record),
        "log": [repr(event) for event in match.log],
        "snapshot": (snapshot.at, snapshot.rules_version, snapshot.state),
        "undo": [match.undo_refusal(seat) for seat in range(match.setup.players)],
    }


def random_answer(world: World[HarvestState], chance: Chance) -> tuple[int, Option]:
    """Some legal answer; optional actors act now and then."""
    questions = [world.question(seat) for seat in range(world.state.players)]
    waited_for = [question for question in questions if question and not question.optional]
    optional = [question for question in questions if question and question.optional]
    question = chance.pick(optional if optional and chance.below(4) == 0 else waited_for)
    return question.seat, chance.pick(question.options)


def play(match: Match[HarvestState], chance: Chance, answers: int = 10_000) -> Match[HarvestState]:
    """Give so many random answers, or fewer when the game is over."""
    while match.result is None and answers:
        match.answer(*random_answer(match.world, chance))
        answers -= 1
    return match

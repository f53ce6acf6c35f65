from typing import Any, Self

import pytest

from deskovka.kernel import (
    NOTHING,
    Ask,
    Chair,
    Chance,
    Flow,
    Game,
    IllegalAnswer,
    Match,
    Option,
    Player,
    Question,
    Trial,
    World,
    choose_open,
    seed_from,
)
from deskovka.kernel.errors import TrialBroke
from deskovka.kernel.trial import CHECKED_EVERY
from tests.kernel.tables import HARVEST, Scene
from tests.toys.bazaar import Bazaar, BazaarSetup
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState

LIMIT = 10_000


class Chaos:
    """A player who answers at random, and notes what it was asked."""

    def __init__(self, seed: object) -> None:
        self.chance = Chance(seed_from("chaos", seed))
        self.asked: list[Question] = []

    def options(self, chair: Chair[Any]) -> Any:
        question = chair.question()
        assert question is not None
        assert question.seat == chair.seat
        self.asked.append(question)
        return question.options

    def answer(self, chair: Chair[Any]) -> Option:
        return self.chance.pick(self.options(chair))

    def consider(self, chair: Chair[Any]) -> Option:
        return self.chance.pick((NOTHING, *self.options(chair)))


class Dreamer(Chaos):
    """It imagines a world at every question, in which it is asked the same."""

    def options(self, chair: Chair[Any]) -> Any:
        options = super().options(chair)
        imagined = chair.imagine(self.chance.fork()).question(chair.seat)
        assert imagined is not None
        assert list(imagined.options) == list(options)
        return options


def players(count: int, kind: type[Chaos] = Chaos) -> list[Chaos]:
    return [kind(seat) for seat in range(count)]


def played_as_match(game: Game[Any], setup: Any, seed: bytes, by: list[Chaos]) -> Match[Any]:
    match = Match(game, setup, seed)
    sitting: dict[int, Player] = dict(enumerate(by))
    while answer := match.next_answer(sitting):
        match.answer(*answer)
    return match


@pytest.mark.parametrize("kind", [Chaos, Dreamer])
@pytest.mark.parametrize(("game", "setup"), [(HARVEST, HarvestSetup(3, True)), (Bazaar(), BazaarSetup(4))])
def test_a_trial_is_the_match_of_the_same_players(game: Game[Any], setup: Any, kind: type[Chaos]) -> None:
    for seed in range(10):
        by, again = players(setup.players, kind), players(setup.players, kind)
        trial = Trial(game, setup, seed_from(seed))
        result = trial.play(by, LIMIT)
        match = played_as_match(game, setup, seed_from(seed), again)
        assert result == match.result
        assert trial.answered == len(match.answers)
        assert game.to_data(trial.state) == game.to_data(match.world.state)
        assert [[shown(question) for question in player.asked] for player in by] == [
            [shown(question) for question in player.asked] for player in again
        ]


def shown(question: Question) -> tuple[object, ...]:
    options = list(question.options)
    return question.seat, question.topic, dict(question.facts), options, question.optional, question.secret


def test_those_who_may_act_are_asked_once_for_each_question_and_before_it_is_answered() -> None:
    heard: list[tuple[int, Option]] = []

    def rule(state: HarvestState) -> Flow[None]:
        for _ in range(3):
            goat = {1: lambda: [("goat",)], 2: list}
            heard.append((yield from choose_open(Ask(0, "work", [("rest",), ("earn",)], others=goat))))

    class Patient(Chaos):
        """It acts only when it is asked the second time."""

        def consider(self, chair: Chair[Any]) -> Option:
            options = self.options(chair)
            return options[0] if len(self.asked) == 2 else NOTHING

    by = players(3, Patient)
    Trial(Scene(rule), HarvestSetup(3), seed_from(1)).play(by, LIMIT)
    assert [seat for seat, _ in heard] == [0, 1, 0]
    assert [len(player.asked) for player in by] == [2, 3, 0]  # who has nothing to do is not bothered


class Uncopied(HarvestState):
    """It may be copied once, at the beginning."""

    __slots__ = ()
    copies = 0

    def copy(self) -> Self:
        Uncopied.copies += 1
        return super().copy()


class Quick(Harvest):
    def table(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        return Uncopied(setup, chance)


def test_without_somebody_who_imagines_nothing_is_copied_and_nothing_is_told() -> None:
    Uncopied.copies = 0
    trial = Trial(Quick(), HarvestSetup(), seed_from(1))
    assert trial.play(players(2), LIMIT) is not None
    assert Uncopied.copies == 1
    assert trial.state.told is None


def test_an_imagined_world_hides_what_the_seat_does_not_know() -> None:
    worlds: list[World[HarvestState]] = []

    class Peeping(Chaos):
        def answer(self, chair: Chair[Any]) -> Option:
            worlds.extend(chair.imagine(self.chance.fork()) for _ in range(20))
            return super().answer(chair)

    trial = Trial(HARVEST, HarvestSetup(2), seed_from(3))
    trial.play([Peeping(0), Chaos(1)], LIMIT)
    first = worlds[:20]
    assert len({tuple(world.state.hands[0]) for world in first}) == 1
    assert len({tuple(world.state.hands[1]) for world in first}) > 3
    with pytest.raises(PermissionError):
        _ = first[0].boundary


class Cheat(Chaos):
    def answer(self, chair: Chair[Any]) -> Option:
        return ("win",)


def test_an_answer_that_was_not_offered_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="“win” is not among the options of seat 0"):
        Trial(HARVEST, HarvestSetup(), seed_from(1)).play(players(2, Cheat), LIMIT)


class Twin(Chaos):
    """It gives an equal option, not the one that was offered."""

    def answer(self, chair: Chair[Any]) -> Option:
        return (*super().answer(chair),)


def test_rules_are_given_the_option_that_they_offered() -> None:
    offered = [("rest",), ("earn",)]
    heard: list[Option] = []

    def rule(state: HarvestState) -> Flow[None]:
        heard.append((yield Ask(0, "work", offered)))

    Trial(Scene(rule), HarvestSetup(), seed_from(1)).play(players(2, Twin), LIMIT)
    assert any(heard[0] is option for option in offered)


class Forger(Harvest):
    """A rule makes a coin out of nothing."""

    def peek(self, state: HarvestState, seat: int) -> None:
        state.coins[seat] += 1


class Stumbling(Harvest):
    def work(self, state: HarvestState) -> Flow[None]:
        yield from ()
        raise ZeroDivisionError("nothing to share")


@pytest.mark.parametrize(
    ("game", "problem"), [(Forger(), "not conserved: coins was 7, is 10"), (Stumbling(), "nothing to share")]
)
def test_a_broken_rule_is_no_result(game: Harvest, problem: str) -> None:
    with pytest.raises(TrialBroke, match=problem):
        Trial(game, HarvestSetup(), seed_from(1)).play(players(2), LIMIT)


def test_in_a_long_game_a_loss_is_noticed_before_the_end() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        state.bank -= 1
        for _ in range(10 * CHECKED_EVERY):
            yield Ask(0, "work", [("rest",), ("earn",)])

    trial = Trial(Scene(rule), HarvestSetup(), seed_from(1))
    with pytest.raises(TrialBroke, match="not conserved"):
        trial.play(players(2), LIMIT)
    assert trial.answered == CHECKED_EVERY


def test_a_game_that_takes_too_many_answers_is_given_up() -> None:
    trial = Trial(HARVEST, HarvestSetup(), seed_from(1))
    assert trial.play(players(2), 7) is None
    assert trial.answered == 7

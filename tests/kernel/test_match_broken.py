from collections.abc import Callable

import pytest

from deskovka.kernel import BrokenGame, Chance, Flow, Match, UndoRefused, seed_from
from tests.kernel.tables import HARVEST, Arranged, arrange, everything, new_match
from tests.toys.harvest import Harvest, HarvestState


class NoFish(Arranged):
    """A rule raises."""

    def fish(self, state: HarvestState, seat: int) -> None:
        state.tell("fished", seat=seat, die=0)
        raise LookupError("there are no fish")


class Forger(Arranged):
    """A rule makes a coin out of nothing."""

    def fish(self, state: HarvestState, seat: int) -> None:
        state.coins[seat] += 1


class Riot(Harvest):
    """The bidding ends in a rule that raises."""

    def peek(self, state: HarvestState, seat: int) -> None:
        raise LookupError("the deck is on fire")


class Bribe(Harvest):
    """The bidding makes a coin out of nothing, and is over before anybody counts."""

    def peek(self, state: HarvestState, seat: int) -> None:
        state.coins[seat] += 1


class Ambush(Arranged):
    """A rule raises only in a step after the one that was answered."""

    def store(self, state: HarvestState) -> Flow[None]:
        if state.turn == 0:
            raise LookupError("the barn has burned down")
        yield from super().store(state)


def broken(match: Match[HarvestState], seat: int, *option: str | int) -> BrokenGame:
    """The error that an answer breaks the game with."""
    with pytest.raises(BrokenGame) as error:
        match.answer(seat, option)
    return error.value


def at_work(game: Callable[[Callable[[HarvestState], None]], Harvest]) -> Match[HarvestState]:
    match = new_match(game=game(lambda state: arrange(state, left=1)))
    match.answer(1, ("goat",))
    match.answer(0, ("let",))
    return match


def test_a_rule_that_raises_freezes_the_match_and_names_where() -> None:
    match = at_work(NoFish)
    error = broken(match, 0, "fish")
    assert str(error) == (
        "The game harvest broke in step work after answer 3 (0 fish): LookupError: there are no fish. "
        "The record is intact."
    )
    assert isinstance(error.__cause__, LookupError)
    assert match.broken is error


def test_coins_out_of_nothing_freeze_the_match_and_name_where() -> None:
    error = broken(at_work(Forger), 0, "fish")
    assert str(error) == (
        "The game harvest broke in step work after answer 3 (0 fish): ValueError: not conserved: coins was 7, is 8. "
        "The record is intact."
    )


def test_the_step_that_raised_is_named_not_the_one_that_was_answered() -> None:
    assert broken(at_work(Ambush), 0, "rest").facts["step"] == "store"


@pytest.mark.parametrize("game", [NoFish, Forger, Ambush])
def test_a_frozen_match_stands_where_it_stood_before_the_answer(
    game: Callable[[Callable[[HarvestState], None]], Harvest],
) -> None:
    match = at_work(game)
    before, view = everything(match), match.view(0)
    broken(match, 0, "rest" if game is Ambush else "fish")
    assert {**everything(match), "undo": None} == {**before, "undo": None}
    assert match.view(0) == view


def test_a_frozen_match_asks_nobody_and_takes_nothing_back() -> None:
    match = at_work(NoFish)
    error = broken(match, 0, "fish")
    assert match.waiting == ()
    assert match.question(0) is None
    assert match.result is None
    with pytest.raises(UndoRefused):
        match.undo(0)
    for _ in range(2):
        assert broken(match, 0, "rest") is error
    assert broken(match, 1, "nonsense") is error


@pytest.mark.parametrize(("game", "problem"), [(Riot, "the deck is on fire"), (Bribe, "coins was 9, is 10")])
def test_secret_answers_survive_when_the_last_one_breaks_the_game(game: type[Harvest], problem: str) -> None:
    match = new_match(players=3, game=game())
    match.answer(2, ("bid", 2))
    match.answer(0, ("bid", 1))
    before = everything(match)
    error = broken(match, 1, "bid", 0)
    assert (error.facts["step"], error.facts["count"], error.facts["answer"]) == ("bids", 3, "1 bid 0")
    assert problem in str(error)
    assert {**everything(match), "undo": None} == {**before, "undo": None}
    assert str(match.record).endswith("\n0 bid 1\n2 bid 2\n")


def test_the_record_of_a_frozen_match_goes_on_once_the_rule_is_mended() -> None:
    match = new_match(players=3, game=Riot())
    match.answer(2, ("bid", 2))
    match.answer(0, ("bid", 1))
    broken(match, 1, "bid", 0)
    mended = Match.load(HARVEST, match.record)
    mended.answer(1, ("bid", 0))
    assert mended.world.state.leader == 2


def test_answers_before_a_snapshot_are_counted_when_a_game_breaks() -> None:
    match = at_work(NoFish)
    record = match.record
    record.snapshots = [match.snapshot]
    resumed = Match.load(match.game, record)
    assert resumed.answers == []
    assert broken(resumed, 0, "fish").facts["count"] == 3


def test_a_record_that_breaks_the_game_says_so_when_it_is_loaded() -> None:
    match = new_match(players=2)
    for seat in (0, 1):
        match.answer(seat, ("bid", 0))
    with pytest.raises(BrokenGame, match="the deck is on fire"):
        Match.load(Riot(), match.record)


def test_imagining_goes_on_though_the_match_is_frozen() -> None:
    match = at_work(NoFish)
    broken(match, 0, "fish")
    world = match.imagine(1, Chance(seed_from("mine")))
    world.answer(0, ("rest",))
    assert world.step == "store"

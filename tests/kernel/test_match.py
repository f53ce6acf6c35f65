import pytest

from deskovka.kernel import Chance, Flow, IllegalAnswer, Match, NotAsked, seed_from
from tests.kernel.tables import HARVEST, arranged, asked, everything, new_match, play
from tests.toys.harvest import Harvest, HarvestState


def kinds(match: Match[HarvestState], seat: int | None) -> list[str]:
    return [event.kind for event in match.told(seat)]


# Playing


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, other = (play(new_match(3, hail=True), Chance(seed_from("picks"))) for _ in range(2))
    assert one.result is not None
    assert everything(one) == everything(other)


def test_another_seed_gives_another_game() -> None:
    assert new_match(seed=1).view(0) != new_match(seed=2).view(0)


def test_it_does_not_matter_who_answers_a_secret_question_first() -> None:
    slow, swift = new_match(players=3), new_match(players=3)
    for seat in (0, 1, 2):
        slow.answer(seat, ("bid", 1))
    for seat in (2, 0, 1):
        swift.answer(seat, ("bid", 1))
    assert everything(slow) == everything(swift)


def test_refused_answers_change_nothing() -> None:
    match = new_match(players=3)
    match.answer(1, ("bid", 2))
    before = everything(match)
    with pytest.raises(IllegalAnswer):
        match.answer(0, ("bid", 3))
    with pytest.raises(NotAsked):
        match.answer(1, ("bid", 2))
    assert everything(match) == before


def test_an_answer_is_recorded_as_it_was_offered() -> None:
    match = new_match()
    match.answer(0, ("bid", True))
    assert str(match.record).endswith("\n0 bid 1\n")
    match.answer(1, ("bid", False))
    assert match.answers == [(0, ("bid", 1)), (1, ("bid", 0))]
    assert {type(option[1]) for _, option in match.answers} == {int}


def test_the_record_has_game_version_setup_seed_answers_and_scores() -> None:
    match = play(new_match(3, hail=True), Chance(seed_from("picks")))
    assert match.result is not None
    lines = str(match.record).splitlines()
    assert lines[:3] == ["game harvest 2", 'setup {"hail": true, "players": 3}', f"seed {seed_from(1).hex()}"]
    assert lines[3:-1] == [f"{seat} {' '.join(map(str, option))}" for seat, option in match.answers]
    assert lines[-1] == "= " + " ".join(str(score) for score in match.result.scores)


def test_a_running_game_has_no_scores_in_its_record() -> None:
    assert new_match().record.scores is None


def test_a_chair_sees_what_its_seat_sees() -> None:
    match = new_match(players=3)
    match.answer(1, ("bid", 1))
    chair = match.chair(2)
    assert (chair.seat, chair.game) == (2, HARVEST)
    assert chair.view() == match.view(2) != match.view(0)
    assert asked(chair.question()) == asked(match.question(2))
    assert match.chair(1).question() is None
    assert chair.imagine(Chance(seed_from("mine"))).replied == {}


# The log


def test_whispers_reach_only_the_seat_they_are_meant_for() -> None:
    match = arranged(phase="deal", hands=((3,), (4,), (5,)), coins=(2, 2, 2))
    assert match.world.state.hands == [[3, 9], [4, 11], [5, 10]]  # dealt from the left of the leader on
    assert kinds(match, None) == ["drew", "drew", "drew", "weather"]
    assert kinds(match, 1) == ["drew", "drew-card", "drew", "drew", "weather"]
    assert [event.facts["card"] for event in match.told(2) if event.kind == "drew-card"] == [10]
    assert len(match.log) == 7


def test_a_seat_catches_up_from_a_place_of_the_log() -> None:
    match = arranged()
    match.answer(0, ("earn",))
    seen = len(match.log)
    match.answer(0, ("rest",))
    assert [event.facts for event in match.told(1, since=seen)] == [{"seat": 0, "how": "rest"}]


def test_secret_answers_are_told_together_when_the_last_is_in() -> None:
    match = new_match()
    log = len(match.log)
    match.answer(1, ("bid", 2))
    assert len(match.log) == log
    match.answer(0, ("bid", 0))
    assert kinds(match, None)[-3:] == ["bid", "bid", "peeked"]


def test_copies_and_imagined_worlds_tell_nothing() -> None:
    match = arranged()
    match.world.copy().answer(0, ("earn",))
    match.imagine(1, Chance(seed_from("mine"))).answer(0, ("earn",))
    assert match.log == []


# A long way between two questions


class Drought(Harvest):
    """It takes a thousand steps until the weather changes."""

    def weather(self, state: HarvestState) -> Flow[None]:
        state.left += 1
        if state.left < 1000:
            state.tell("drought")
        else:
            yield from super().weather(state)


def test_thousands_of_steps_without_a_question_do_not_overflow_the_stack() -> None:
    match = play(new_match(game=Drought()), Chance(seed_from("picks")))
    assert match.result is not None
    assert kinds(match, None).count("drought") > 2500
    assert everything(Match.load(match.game, match.record)) == everything(match)

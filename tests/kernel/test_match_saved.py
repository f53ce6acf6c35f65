from typing import Any

import pytest

from deskovka.kernel import Chance, Flow, Match, NewerRules, OlderRules, Record, Snapshot, seed_from, verify
from deskovka.kernel.errors import BadAnswer, BadSeat, BrokenRecord, DamagedSnapshot, NoSeed, Truncated, WrongResult
from tests.kernel.tables import HARVEST, everything, new_match, play, random_answer
from tests.toys.harvest import Harvest, HarvestState


def saved(match: Match[HarvestState]) -> Record:
    """The record of a match, through its text."""
    return Record.parse(str(match.record))


def finished(players: int = 3) -> Match[HarvestState]:
    return play(new_match(players, hail=True), Chance(seed_from("picks")))


def with_snapshot(record: Record, snapshot: Snapshot, rules_version: int = 2) -> Record:
    """The same record, by rules of this version, with a snapshot; through its text."""
    parts = (record.game, rules_version, record.setup, record.seed, record.answers, record.ending)
    return Record.parse(str(Record(*parts, snapshots=[snapshot])))


# Saving and loading


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_saved_at_any_question_is_loaded_as_it_was_and_plays_on_alike(players: int) -> None:
    for seed in range(5):
        match, picks = new_match(players, hail=True, seed=seed), Chance(seed_from("picks", seed))
        loaded = Match.load(HARVEST, saved(match))
        while match.result is None:
            answer = random_answer(match.world, picks)
            for one in (match, loaded):
                one.answer(*answer)
            loaded = Match.load(HARVEST, saved(match)) if picks.below(2) else loaded
            assert everything(loaded) == everything(match)


def test_secret_answers_are_saved_while_the_question_is_open() -> None:
    match = new_match(players=3)
    match.answer(2, ("bid", 2))
    match.answer(0, ("bid", 1))
    assert str(match.record).endswith("\n0 bid 1\n2 bid 2\n")
    loaded = Match.load(HARVEST, saved(match))
    assert loaded.waiting == (1,)
    assert everything(loaded) == everything(match)
    loaded.undo(2)
    assert str(loaded.record).endswith("\n0 bid 1\n")


def test_a_prefix_of_a_record_is_the_game_at_that_move() -> None:
    match, picks = new_match(players=3), Chance(seed_from("picks"))
    stages = {0: everything(match)}
    while match.result is None:
        match.answer(*random_answer(match.world, picks))
        if not match.world.replied:
            stages[len(match.answers)] = everything(match)
    assert len(stages) > 20
    for count, stage in stages.items():
        assert everything(Match.load(HARVEST, saved(match).prefix(count))) == stage


def test_a_finished_record_is_verified() -> None:
    match = finished()
    assert everything(verify(HARVEST, saved(match))) == everything(match)


def test_a_record_without_an_end_is_not_verified() -> None:
    with pytest.raises(Truncated, match="= and the scores is missing"):
        verify(HARVEST, saved(new_match()))


def test_a_record_with_other_scores_than_the_rules_give_is_refused() -> None:
    record = saved(finished())
    record.ending = (99, 0, 0)
    with pytest.raises(WrongResult, match=r"The record ends with 99 0 0, but the rules give \d+ \d+ \d+\."):
        Match.load(HARVEST, record)


def test_a_record_with_scores_before_the_end_is_refused() -> None:
    record = saved(new_match())
    record.ending = (1, 0)
    with pytest.raises(WrongResult, match="but the rules give no end yet"):
        Match.load(HARVEST, record)


def test_a_record_without_a_seed_cannot_be_played() -> None:
    record = saved(new_match())
    record.seed = None
    with pytest.raises(NoSeed):
        Match.load(HARVEST, Record.parse(str(record)))


HEAD = f'game harvest 2\nsetup {{"players": 2}}\n# a comment\nseed {seed_from(1).hex()}\n\n'


def test_a_record_names_the_line_with_an_illegal_answer() -> None:
    with pytest.raises(BadAnswer) as broken:
        Match.load(HARVEST, Record.parse(HEAD + "0 bid 1\n1 bid 7\n"))
    assert str(broken.value) == ("Line 7 of the record: seat 1 cannot answer “bid 7”; legal was: bid 0, bid 1, bid 2.")


def test_a_record_names_the_line_with_an_answer_that_nobody_asked_for() -> None:
    with pytest.raises(BadSeat) as broken:
        Match.load(HARVEST, Record.parse(HEAD + "0 bid 1\n0 bid 1\n"))
    assert str(broken.value) == "Line 7 of the record: seat 0 was not asked; asked was: 1."


def test_a_record_that_was_not_read_from_a_text_names_the_line_that_it_would_have() -> None:
    match = new_match()
    match.answer(0, ("bid", 1))
    record = match.record
    record.snapshots = [match.snapshot]
    record.answers.append((1, ("bid", 7)))
    with pytest.raises(BadAnswer, match="Line 6 of the record: seat 1"):
        Match.load(HARVEST, record)
    with pytest.raises(BadAnswer, match="Line 6 of the record: seat 1"):
        Match.load(HARVEST, Record.parse(str(record)))


def test_a_record_that_was_added_to_after_it_was_read_names_the_line_that_it_would_have() -> None:
    record = Record.parse(HEAD + "0 bid 1\n")
    record.answers.append((0, ("bid", 1)))
    with pytest.raises(BadSeat, match="Line 5 of the record: seat 0"):  # without the comment and the empty line
        Match.load(HARVEST, record)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    match = finished()
    record = saved(match)
    text = "\n".join(str(record).splitlines()[:-1]) + "\n0 bid 0\n"
    with pytest.raises(BadSeat, match=f"Line {len(record.answers) + 4} .* asked was: nobody"):
        Match.load(HARVEST, Record.parse(text))


def test_every_fault_of_a_record_is_a_broken_record() -> None:
    assert all(issubclass(fault, BrokenRecord) for fault in (BadAnswer, BadSeat, NoSeed, Truncated, WrongResult))


# Snapshots


def test_a_snapshot_is_the_state_at_the_last_step_boundary() -> None:
    match = new_match()
    assert (match.snapshot.at, match.snapshot.rules_version) == (0, 2)
    match.answer(0, ("bid", 1))
    assert match.snapshot.at == 0  # the bidding is not over yet
    match.answer(1, ("bid", 0))
    assert match.snapshot.at == 2
    assert match.snapshot.state == HARVEST.to_data(match.world.state)
    match.answer(1, ("goat",))
    assert match.snapshot.at == 2  # seat 0 still answers the goat
    assert match.snapshot.state != HARVEST.to_data(match.world.state)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_goes_on_from_any_snapshot_and_its_record_keeps_it(players: int) -> None:
    whole = finished(players)
    match = new_match(players, hail=True)
    for answer in whole.answers:
        record = with_snapshot(match.record, match.snapshot)
        resumed = Match.load(HARVEST, record)
        assert str(resumed.record) == str(record)
        assert len(resumed.answers) == len(match.record.answers) - match.snapshot.at - len(match.world.replied)
        now, then = everything(resumed), everything(match)
        told_by_both = ("state", "step", "waiting", "replied", "questions", "result", "snapshot")
        assert {name: now[name] for name in told_by_both} == {name: then[name] for name in told_by_both}
        for seat, option in whole.record.answers[len(record.answers) :]:
            resumed.answer(seat, option)
        assert resumed.result == whole.result
        assert str(resumed.record) == str(with_snapshot(whole.record, match.snapshot))
        match.answer(*answer)


def test_a_game_goes_on_from_its_last_snapshot() -> None:
    whole, match = finished(), new_match(3, hail=True)
    first = match.snapshot
    for answer in whole.answers[:20]:
        match.answer(*answer)
    record = Record.parse(str(match.record))
    record.snapshots = [first, match.snapshot]
    resumed = Match.load(HARVEST, Record.parse(str(record)))
    assert len(resumed.answers) == 20 - match.snapshot.at
    assert str(resumed.record) == str(record)


@pytest.mark.parametrize("damage", [{}, {"known": None}, {"round": [1, "siesta", 0, 0, 0, 0]}])
def test_a_snapshot_that_is_no_state_is_a_broken_record(damage: dict[str, Any]) -> None:
    match = new_match()
    state = match.snapshot.state | damage if damage else {}
    with pytest.raises(DamagedSnapshot, match=r"The snapshot in the record is damaged: .*Error"):
        Match.load(HARVEST, with_snapshot(match.record, Snapshot(0, 2, state)))


class Blight(Harvest):
    """A rule raises before anything is asked."""

    def weather(self, state: HarvestState) -> Flow[None]:
        raise LookupError("there is no weather")


def test_a_rule_that_raises_before_the_first_question_is_not_blamed_on_a_snapshot() -> None:
    with pytest.raises(LookupError, match="there is no weather"):
        Match.load(Blight(), new_match().record)


def test_nothing_before_the_snapshot_is_taken_back() -> None:
    match = new_match()
    for seat, option in ((0, ("bid", 1)), (1, ("bid", 0)), (0, ("rest",))):
        match.answer(seat, option)
    assert match.undo_refusal(0) is None
    resumed = Match.load(HARVEST, with_snapshot(match.record, match.snapshot))
    assert resumed.undo_refusal(0) == "nothing"


# Rules that change


def by_rules(version: int, snapshot: Snapshot | None = None) -> Record:
    record = saved(finished())
    record.rules_version = version
    record.snapshots = [snapshot] if snapshot else []
    return Record.parse(str(record))


def test_a_record_of_newer_rules_asks_for_an_update() -> None:
    with pytest.raises(NewerRules, match="made by rules 3 of harvest; this program knows rules up to 2"):
        Match.load(HARVEST, by_rules(3))


def test_a_record_of_older_rules_can_only_be_read() -> None:
    with pytest.raises(OlderRules, match="made by rules 1 of harvest, this program plays rules 2"):
        Match.load(HARVEST, by_rules(1))


def test_a_game_begun_by_older_rules_goes_on_from_a_snapshot_of_the_present_ones() -> None:
    match = new_match(3, hail=True)
    for answer in finished().answers[:10]:
        match.answer(*answer)
    record = with_snapshot(match.record, match.snapshot, rules_version=1)
    resumed = Match.load(HARVEST, record)
    assert resumed.view(0) == match.view(0)
    assert str(resumed.record) == str(record)
    assert str(record).startswith("game harvest 1\n")


def test_a_snapshot_counts_by_its_own_rules_version() -> None:
    state = new_match(3, hail=True).snapshot.state
    with pytest.raises(OlderRules, match="made by rules 1"):
        Match.load(HARVEST, by_rules(2, Snapshot(0, 1, state)))
    with pytest.raises(NewerRules, match="made by rules 3"):
        Match.load(HARVEST, by_rules(2, Snapshot(0, 3, state)))

import pytest

from deskovka.kernel import BadSetup, Chance, Event, Match, Record, Result, Rival, seed_from, verify
from deskovka.kernel.errors import WrongResult
from tests.kernel.tables import HARVEST, play
from tests.toys.harvest import ROUNDS, Harvest, HarvestSetup, HarvestState


def table(players: int = 3) -> HarvestState:
    return HarvestState(HarvestSetup(players), Chance(seed_from(1)))


# Events


def test_what_is_told_is_for_everybody_and_what_is_whispered_for_one() -> None:
    state = table()
    state.told = []
    state.tell("weather", die=3)
    state.whisper(1, "drew-card", card=7)
    told, whispered = state.told
    assert [told.is_for(seat) for seat in (0, 1, 2, None)] == [True, True, True, True]
    assert [whispered.is_for(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_nothing_is_kept_where_nobody_listens() -> None:
    state = table()
    state.tell("weather", die=3)
    state.whisper(1, "drew-card", card=7)
    assert state.told is None


def test_an_event_may_have_a_fact_of_any_name() -> None:
    state = table()
    state.told = []
    state.tell("weather", kind="hail", seat=0)
    state.whisper(1, "omen", kind="hail")
    assert [event.facts for event in state.told] == [{"kind": "hail", "seat": 0}, {"kind": "hail"}]


def test_events_are_equal_when_kind_facts_and_audience_are() -> None:
    assert Event("bid", {"coins": 1}, None) == Event("bid", {"coins": 1}, None)
    assert Event("bid", {"coins": 1}, None) != Event("pay", {"coins": 1}, None)
    assert Event("bid", {"coins": 1}, None) != Event("bid", {"coins": 2}, None)
    assert Event("bid", {"coins": 1}, None) != Event("bid", {"coins": 1}, (0,))
    assert Event("bid", {}, None) != "bid"


def test_an_event_shows_what_it_is() -> None:
    assert repr(Event("bid", {"seat": 0, "coins": 1}, None)) == "<bid seat=0 coins=1>"
    assert repr(Event("drew-card", {"card": 7}, (1,))) == "<drew-card card=7 to (1,)>"


# Marks


def test_marks_say_who_learned_something_hidden() -> None:
    state = table()
    assert state.learned == 0
    state.reveal_to(0)
    state.reveal_to(2)
    assert [bool(state.learned >> seat & 1) for seat in range(4)] == [True, False, True, False]
    state.reveal()
    state.reveal_to(1)
    assert all(state.learned >> seat & 1 for seat in range(10))


# Results


def test_results_are_equal_when_scores_and_winners_are() -> None:
    result = Result((3, 5), (1,))
    assert result == Result((3, 5), (1,))
    assert hash(result) == hash(Result((3, 5), (1,)))
    assert result != Result((3, 4), (1,))
    assert result != Result((3, 5), (0, 1))
    assert result != (3, 5)
    assert repr(result) == "Result(scores=(3, 5), winners=(1,))"


# The made-up game of the tests keeps the contract, too


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"players": 4}, "In the set-up of harvest, players cannot be 4: allowed is 2 or 3."),
        ({"players": True}, "players cannot be True"),
        ({"players": "2"}, "players cannot be '2'"),
        ({"players": None}, "players cannot be None"),
        ({"hail": 1}, "hail cannot be 1: allowed is true or false"),
        ({"snow": True}, "snow cannot be True: allowed is only players and hail"),
    ],
)
def test_a_wrong_set_up_is_refused(data: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        HARVEST.read_setup(data)


def test_a_set_up_is_read_back_as_it_was_written() -> None:
    for players in HARVEST.seats:
        for hail in (False, True):
            setup = HarvestSetup(players, hail)
            assert HARVEST.read_setup(HARVEST.write_setup(setup)) == setup
    assert HARVEST.read_setup({}) == HarvestSetup(players=2, hail=False)


def test_every_set_up_is_drawn_now_and_then() -> None:
    chance = Chance(seed_from("set-ups"))
    drawn = {HARVEST.read_setup(HARVEST.draw_setup(chance)) for _ in range(40)}
    assert drawn == {HarvestSetup(players, hail) for players in (2, 3) for hail in (False, True)}


# Results


@pytest.mark.parametrize(
    ("result", "kind", "ending"),
    [
        (Result((7, 5), (0,)), "won", (7, 5)),
        (Result((7, 7), (0, 1)), "shared", (7, 7)),
        (Result((7, 5, 3), (0, 2), teams=((0, 2),)), "team", (7, 5, 3)),
        (Result((7, 5, 3), (0, 1), teams=((0, 2),)), "shared", (7, 5, 3)),
        (Result((7, 7), ()), "draw", (7, 7, "draw")),
        (Result((9,), (), rivals=(Rival("vizier", 12, won=True),)), "rival", (9, "vizier", 12)),
        (Result((15,), (0,), rivals=(Rival("vizier", 12, won=False),)), "won", (15, "vizier", 12)),
        (Result((9,), (), rivals=(Rival("vizier", 9, won=False),)), "draw", (9, "vizier", 9, "draw")),
    ],
)
def test_a_result_says_how_the_game_ended(result: Result, kind: str, ending: tuple[str | int, ...]) -> None:
    assert (result.kind, result.ending) == (kind, ending)


def test_results_are_the_same_when_everything_is() -> None:
    vizier = Rival("vizier", 9, won=True)
    results = [
        Result((9,), ()),
        Result((9,), (), "sunset"),
        Result((9,), (), rivals=(vizier,)),
        Result((9,), (), teams=((0,),)),
    ]
    assert len(set(results)) == 4
    assert results[2] == Result((9,), (), rivals=(Rival("vizier", 9, won=True),))


class Lonely(Harvest):
    """The drought has as many points as there were rounds, and may win."""

    def result(self, state: HarvestState) -> Result | None:
        if state.round <= ROUNDS:
            return None
        scores = tuple(self.score(state, seat) for seat in range(state.players))
        drought = Rival("drought", 99, won=True)
        return Result(scores, (), "sunset", rivals=(drought,))


def test_a_record_keeps_the_rivals_and_is_checked_against_them() -> None:
    match = play(Match(Lonely(), HarvestSetup(), seed_from(1)), Chance(seed_from(2)))
    text = str(match.record)
    assert text.endswith(" drought 99\n")
    assert str(verify(Lonely(), Record.parse(text)).record) == text
    assert Record.parse(text).scores == match.result.scores if match.result else False
    with pytest.raises(WrongResult, match="drought 99"):
        verify(HARVEST, Record.parse(text))

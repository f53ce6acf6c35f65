"""3. Victory, 4. Set-up, 5. Round."""

import pytest

from deskovka.kernel import BadSetup, Chance, seed_from
from tests.uprising.playing import GAME, GOVERNMENT, REBELS, Table, moving, set_up


def storming(seat: int, target: str, origin: str, **setup: int) -> Table:
    """A seat is about to take a city that nobody defends."""
    t = moving(seat, **setup)
    t.put(seat, origin, level=3)
    t.give(seat, military=3)
    return t


def storm(t: Table, seat: int, target: str, origin: str) -> None:
    """Attack with all military power that can be committed."""
    t.answer(seat, "attack", target, origin)
    t.answer(seat, "commit", origin, 3)
    t.decline()


@pytest.mark.clause("uprising:UP-VIC-01")
def test_rebels_win_with_the_capital_and_ten_points() -> None:
    t = storming(REBELS, "korunov", "korunov_s")
    t.own(REBELS, "horni_brana", "severin")
    storm(t, REBELS, "korunov", "korunov_s")
    assert t.team_points(REBELS) == 10
    assert t.winners == (REBELS,)
    assert t.world.result is not None
    assert t.world.result.reason == "rebels"


@pytest.mark.clause("uprising:UP-VIC-01")
def test_nine_points_and_the_capital_are_not_enough_for_rebels() -> None:
    t = storming(REBELS, "korunov", "korunov_s")
    t.own(REBELS, "horni_brana")
    storm(t, REBELS, "korunov", "korunov_s")
    assert (t.owner("korunov"), t.team_points(REBELS), t.world.result) == (REBELS, 9, None)


@pytest.mark.clause("uprising:UP-VIC-02")
def test_the_government_wins_with_the_capital_and_twelve_points() -> None:
    t = storming(GOVERNMENT, "olsany", "olsany_in")
    t.own(GOVERNMENT, "horni_brana", "vetrna_brana", "solna_brana", "dolni_brana")
    t.own(None, "dubnice", "bukovec")
    assert t.team_points(GOVERNMENT) == 11
    storm(t, GOVERNMENT, "olsany", "olsany_in")
    assert (t.team_points(GOVERNMENT), t.winners) == (12, (GOVERNMENT,))


@pytest.mark.clause("uprising:UP-VIC-03")
def test_the_game_ends_at_once_in_the_middle_of_a_movement_phase() -> None:
    t = storming(REBELS, "korunov", "korunov_s")
    t.put(REBELS, "olsany")
    t.own(REBELS, "horni_brana", "vetrna_brana")
    storm(t, REBELS, "korunov", "korunov_s")
    assert t.waiting == ()
    assert t.told("won") == [{"seat": REBELS, "points": 11}]


@pytest.mark.clause("uprising:UP-VIC-03")
def test_points_without_the_capital_win_nothing() -> None:
    t = storming(REBELS, "horni_brana", "horni_brana_1")
    t.own(REBELS, "vetrna_brana", "severin", "javorna")
    storm(t, REBELS, "horni_brana", "horni_brana_1")
    assert (t.team_points(REBELS), t.world.result) == (13, None)


def quiet_rounds(t: Table, count: int) -> None:
    """Whole rounds in which everybody feeds his units and nobody does anything else."""
    last = t.g.round + count
    while t.waiting and t.g.round < last:
        (seat,) = t.waiting
        options = t.options(seat)
        if t.topic(seat) == "market":
            most = [option for option in options if option[1] == "food" and int(option[2]) <= 10]
            t.answer(seat, *(most[-1] if most else options[0]))
        else:
            t.answer(seat, *(("feed_all",) if ("feed_all",) in options else ("done",)))


@pytest.mark.clause("uprising:UP-VIC-04", "uprising:UP-VIC-06")
def test_games_of_people_have_no_last_round_but_a_simulation_may_be_broken_off() -> None:
    edition = {"params": {"stalemate": {"round_cap": 2}}}
    t = set_up(edition=edition)
    quiet_rounds(t, 3)
    assert (t.g.round, t.world.result) == (4, None)
    t = set_up(edition=edition, length="capped")
    quiet_rounds(t, 3)
    assert t.world.result is not None
    assert (t.g.round, t.winners, t.world.result.reason) == (2, (), "capped")
    assert GAME.read_setup({}).params.stalemate.round_cap == 200


@pytest.mark.clause("uprising:UP-VIC-05")
def test_twelve_quiet_rounds_are_a_draw() -> None:
    t = set_up()
    quiet_rounds(t, 11)
    assert (t.g.quiet, t.world.result) == (11, None)
    quiet_rounds(t, 1)
    assert t.world.result is not None
    assert (t.world.result.kind, t.world.result.reason) == ("draw", "stalemate")


@pytest.mark.clause("uprising:UP-VIC-05")
def test_a_unit_that_leaves_the_board_makes_the_round_a_loud_one() -> None:
    t = set_up()
    quiet_rounds(t, 5)
    t.buy(t.waiting[0])
    t.answer(t.waiting[0], "done")  # its units desert
    quiet_rounds(t, 1)
    assert t.g.quiet == 0


@pytest.mark.clause("uprising:UP-VIC-07")
def test_a_faction_without_cities_and_units_is_out_and_skipped() -> None:
    t = moving(0, players=3)
    t.own(None, "dubnice")
    t.put(0, "solna_brana_1", level=3)
    t.answer(0, "attack", "solna_brana", "solna_brana_1")
    t.decline()
    assert t.told("eliminated") == [{"seat": 1}]
    asked = set()
    while t.g.round < 3 and t.waiting:
        asked.add(t.waiting[0])
        t.answer(t.waiting[0], *t.options(t.waiting[0])[-1])
    assert 1 not in asked


@pytest.mark.clause("uprising:UP-SET-01")
@pytest.mark.parametrize(("players", "scenario"), [(2, "duel"), (3, "three_rivals"), (4, "coalition")])
def test_the_number_of_players_finds_its_scenario(players: int, scenario: str) -> None:
    assert set_up(players=players).g.terms.scenario.id == scenario
    assert set_up(players=players, scenario=scenario).g.terms.scenario.id == scenario


@pytest.mark.clause("uprising:UP-SET-01")
def test_a_scenario_for_another_number_of_players_or_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="players = 2"):
        GAME.read_setup({"players": 3, "scenario": "duel"})
    with pytest.raises(BadSetup, match="auto, duel, three_rivals, coalition"):
        GAME.read_setup({"scenario": "trio"})
    with pytest.raises(BadSetup, match="2, 3"):
        GAME.read_setup({"players": 4, "edition": {"scenarios": {"coalition": None}}})


@pytest.mark.clause("uprising:UP-SET-02")
@pytest.mark.parametrize(
    ("players", "begin_with"),
    [
        (2, [(0, 2, 4), (0, 2, 4)]),
        (3, [(0, 2, 4), (0, 2, 3), (0, 2, 3)]),
        (4, [(3, 2, 6), (0, 0, 3), (0, 2, 5), (0, 0, 4)]),
    ],
    ids=["2", "3", "4"],
)
def test_everybody_begins_with_six_food_and_on_the_tracks_where_the_scenario_says(
    players: int, begin_with: list[tuple[int, int, int]]
) -> None:
    state = GAME.new(GAME.read_setup({"players": players}), Chance(seed_from(1)))
    assert state.stocks == [[0, 6, 0, *tracks] for tracks in begin_with]


@pytest.mark.clause("uprising:UP-SET-03")
def test_neutral_cities_have_their_base_defence_and_no_unit() -> None:
    t = set_up()
    assert [(t.owner(city), t.defence(city), t.unit(city)) for city in ("horni_brana", "vetrna_brana")] == [
        (None, 2, None),
        (None, 2, None),
    ]


@pytest.mark.clause("uprising:UP-SET-04")
def test_the_pile_is_shuffled_and_hands_are_empty() -> None:
    one, other = set_up(seed=1).g, set_up(seed=2).g
    assert one.hands == [[], []]
    assert sorted(one.deck) == sorted(other.deck)
    assert one.deck != other.deck


@pytest.mark.clause("uprising:UP-SET-04", "uprising:UP-ECO-11")
def test_with_five_cards_in_hand_none_can_be_bought() -> None:
    t = set_up()
    t.turn_of(REBELS, "manage")
    t.give(REBELS, political=4)
    t.deal(REBELS, "rally", "curfew", "ambush", "ambush")
    assert ("draw",) in t.options(REBELS)
    t.answer(REBELS, "draw")
    assert len(t.hand(REBELS)) == 5
    assert ("draw",) not in t.options(REBELS)


def phases(t: Table, rounds: int) -> list[tuple[int, str, int]]:
    """Round, phase and seat of everything that is asked, once each."""
    seen: list[tuple[int, str, int]] = []
    while t.g.round <= rounds:
        (seat,) = t.waiting
        phase = "economy" if t.topic(seat) in ("market", "economy") else "movement"
        if not seen or seen[-1] != (t.g.round, phase, seat):
            seen.append((t.g.round, phase, seat))
        option = ("feed_all",) if ("feed_all",) in t.options(seat) else None
        t.answer(seat, *(option or (t.options(seat)[-1] if t.topic(seat) != "market" else t.options(seat)[0])))
    return seen


@pytest.mark.clause("uprising:UP-RND-01", "uprising:UP-RND-02", "uprising:UP-RND-03")
def test_economies_come_before_movements_and_the_first_place_moves_on() -> None:
    assert phases(set_up(players=3), 2) == [
        *((1, "economy", 0), (1, "economy", 1), (1, "economy", 2)),
        *((1, "movement", 0), (1, "movement", 1), (1, "movement", 2)),
        *((2, "economy", 1), (2, "economy", 2), (2, "economy", 0)),
        *((2, "movement", 1), (2, "movement", 2), (2, "movement", 0)),
    ]


@pytest.mark.clause("uprising:UP-VIC-07")
def test_a_faction_is_out_when_a_coup_takes_its_last_city() -> None:
    t = moving(0, players=3)
    t.own(None, "dubnice")
    t.put(0, "solna_brana_1")
    t.give(0, political=3)
    t.answer(0, "coup", "solna_brana")
    assert t.told("eliminated") == [{"seat": 1}]
    t.answer(0, "done")
    assert t.waiting == (2,)


@pytest.mark.clause("uprising:UP-VIC-07")
@pytest.mark.parametrize(("level", "out"), [(1, 0), (2, 1)])
def test_a_faction_without_cities_is_out_when_its_last_unit_falls_in_the_field(level: int, out: int) -> None:
    t = moving(0, players=3)
    t.own(None, *(("dubnice", "solna_brana") if out else ("dolni_brana", "bukovec")))
    t.put(0, "east_plain", level)
    t.put(1, "east_forest", 3 - level)
    t.attack(0, "east_forest", "east_plain")
    assert t.told("eliminated") == [{"seat": out}]
    kinds = [event.kind for event in t.events]
    in_between = kinds[kinds.index("fell") : kinds.index("eliminated")]
    assert set(in_between) <= {"fell", "moved"}  # at once, not when its next phase ends


@pytest.mark.clause("uprising:UP-VIC-07", "uprising:UP-CRD-18")
def test_a_faction_without_cities_is_out_when_its_last_unit_runs_over() -> None:
    t = moving(0, players=3)
    t.own(None, "dubnice", "solna_brana")
    t.put(0, "east_plain")
    t.put(1, "east_forest")
    t.turn_of(0, "manage")
    t.deal(0, "defectors")
    t.answer(0, "play", "defectors")
    assert t.told("eliminated") == [{"seat": 1}]
    t.answer(0, "done")
    assert t.waiting == (2,)


@pytest.mark.clause("uprising:UP-VIC-05")
def test_quiet_rounds_are_counted_aloud() -> None:
    t = set_up()
    quiet_rounds(t, 2)
    assert t.told("quiet") == [{"rounds": 1, "most": 12}, {"rounds": 2, "most": 12}]
    t.buy(t.waiting[0])
    t.answer(t.waiting[0], "done")  # its units desert
    quiet_rounds(t, 1)
    assert t.told("quiet")[2:] == [{"rounds": 0, "most": 12}]

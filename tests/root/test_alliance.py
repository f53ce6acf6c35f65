"""8. Woodland Alliance: abilities and set-up."""

import pytest

from deskovka.games.root.cards import show_hand
from deskovka.games.root.factions.alliance.hooks import Alliance
from deskovka.games.root.knowledge import redeal
from deskovka.games.root.movement import Move, arrive
from deskovka.games.root.removal import EFFECT, Removal, remove, remove_all_enemies
from deskovka.kernel import Ask, Chance, Flow, Option, seed_from
from deskovka.kernel.state import EVERYBODY
from tests.root.exiles import with_items
from tests.root.playing import GAME, Table, counted, playing, set_up
from tests.root.rebels import board, officers, rebels, stack


def asked_by(flow: Flow[None]) -> Ask | None:
    """The first question of a rule, or None when it asks nothing."""
    ask = next(flow, None)
    assert ask is None or isinstance(ask, Ask)
    return ask


def known_to(t: Table, name: str) -> int:
    """The mask of seats that know where a supporter is."""
    (pile,) = t.g.boards[0].piles()
    return next(t.g.known[card] for card in pile if t.g.terms.deck.names[card] == name)


# 8.2.1 Crafting


@pytest.mark.clause("root:8.2.1", "root:8.5.1")
def test_sympathy_tokens_are_the_crafting_pieces() -> None:
    t = rebels()
    t.put(0, 1, base_fox=1, warrior=3)
    t.hand(0, "anvil", "travel_gear_fox")
    t.phase_of(0, "daylight")
    assert not t.options(0, "craft")
    t.put(0, 1, sympathy=1)
    t.put(0, 5, sympathy=1)
    assert t.options(0, "craft") == [("craft", "anvil"), ("craft", "travel_gear_fox")]
    t.answer(0, "craft", "anvil")
    assert (t.points(0), t.box(0), t.discarded()) == (2, {"hammer": 1}, ["anvil"])
    assert t.options(0, "craft") == [("craft", "travel_gear_fox")]  # its token is in a rabbit clearing


@pytest.mark.clause("root:8.2.1", "root:4.1.1-x1")
def test_an_activated_token_that_is_removed_takes_nothing_from_the_others() -> None:
    t = rebels(deck="exiles")
    t.put(0, 1, sympathy=1, warrior=1)
    t.put(0, 6, sympathy=1)
    t.put(1, 1, warrior=4)
    t.lay(0, "league_of_adventurous_mice")
    with_items(t, 0, boot=1)
    t.hand(0, "anvil", "crossbow_mouse")
    t.phase_of(0, "daylight")
    t.answer(0, "craft", "anvil")
    t.answer(0, "activate_in", 1)
    t.dice(2, 2)
    t.answer(0, "use", "league_of_adventurous_mice")
    while t.topic(t.waiting[0]) != "alliance":
        fight = [option for option in t.options(t.waiting[0]) if option[0] == "battle"]
        t.answer(t.waiting[0], *(fight or t.options(t.waiting[0]))[0])
    assert t.on_map(0, "sympathy") == {6: 1}
    assert t.options(0, "craft") == [("craft", "crossbow_mouse")]


# 8.2.2 Guerrilla War


def fight(mine: int, theirs: int, dice: tuple[int, int]) -> Table:
    """The Squirrels attack the Alliance."""
    t = rebels()
    t.put(0, 5, warrior=mine)
    t.put(1, 5, warrior=theirs)
    t.begin(1)
    t.battle(1, 5, 0, dice)
    return t


@pytest.mark.clause("root:8.2.2")
def test_the_alliance_defends_with_the_higher_number() -> None:
    t = fight(3, 4, (1, 3))
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (2, 1)
    t = fight(1, 4, (3, 2))  # with one warrior it deals no more than one hit
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (0, 3)


@pytest.mark.clause("root:8.2.2")
def test_the_alliance_attacks_with_the_higher_number_too() -> None:
    t = rebels()
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=4)
    officers(t, 1)
    t.phase_of(0, "evening")
    t.battle(0, 5, 1, (1, 3))
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (2, 1)


# 8.2.3 Supporters


@pytest.mark.clause("root:8.2.3")
def test_only_the_alliance_sees_the_supporters_and_they_are_no_hand_cards() -> None:
    t = rebels("squirrels", "weasels")
    t.supporters(0, "anvil", "birdy_bindle")
    assert board(t).supporters == ("anvil", "birdy_bindle")
    for viewer in (1, 2, None):
        assert board(t, viewer).supporters == ("hidden", "hidden")
    assert t.view(0).seats[0].hand == ()
    t.put(0, 1, sympathy=1)
    t.phase_of(0, "daylight")
    assert t.options(0) == [("done",)]  # neither crafted nor mobilized


@pytest.mark.clause("root:8.2.3")
def test_supporters_are_dealt_anew_for_who_does_not_know_them() -> None:
    t = rebels("squirrels", "weasels")
    t.supporters(0, "anvil", "birdy_bindle")
    seen = set()
    for number in range(20):
        twin = t.g.copy()
        redeal(twin, 1, Chance(seed_from(number)))
        (pile,) = twin.boards[0].piles()
        assert [twin.known[card] for card in pile] == [1, 1]  # the Alliance knows whatever is there
        seen.add(tuple(sorted(pile)))
        twin = t.g.copy()
        redeal(twin, 0, Chance(seed_from(number)))
        assert list(twin.boards[0].piles()) == list(t.g.boards[0].piles())
    assert len(seen) > 10


@pytest.mark.clause("root:8.2.3")
def test_birds_are_wild_among_the_supporters_and_no_other_suit_helps() -> None:
    t = rebels()
    t.supporters(0, "birdy_bindle")
    t.begin(0)
    assert len(t.options(0, "spread")) == 12
    t.supporters(0, "sword")
    assert [option[1] for option in t.options(0, "spread")] == [2, 7, 9, 11]


# 8.2.3.I Capacity


@pytest.mark.clause("root:8.2.3.I", "root:8.5.2")
def test_without_a_base_a_sixth_supporter_is_discarded() -> None:
    t = rebels()
    t.supporters(0, "anvil", "sword", "bake_sale", "investments")
    t.hand(0, "birdy_bindle", "arms_trader")
    t.phase_of(0, "daylight")
    assert board(t).capacity == 5
    t.answer(0, "mobilize", "birdy_bindle")
    assert len(stack(t)) == 5
    assert t.discarded() == []
    t.answer(0, "mobilize", "arms_trader")
    assert len(stack(t)) == 5
    assert t.discarded() == ["arms_trader"]
    assert t.cards(0) == []


@pytest.mark.clause("root:8.2.3.I")
def test_with_a_base_on_the_map_there_is_no_limit() -> None:
    t = rebels()
    t.supporters(0, "anvil", "sword", "bake_sale", "investments", "birdy_bindle")
    t.put(0, 5, base_rabbit=1)
    t.hand(0, "arms_trader")
    t.phase_of(0, "daylight")
    assert board(t).capacity is None
    t.answer(0, "mobilize", "arms_trader")
    assert len(stack(t)) == 6


@pytest.mark.clause("root:8.2.3.I")
def test_a_card_from_the_deck_that_does_not_fit_is_discarded() -> None:
    t = rebels()
    t.supporters(0, "anvil", "sword", "bake_sale", "investments", "birdy_bindle")
    t.put(0, 5, sympathy=1)
    t.put(1, 1, warrior=2)
    t.deck("arms_trader")
    t.begin(1)
    t.move(1, 1, 5, 1)
    assert len(stack(t)) == 5
    assert t.discarded() == ["arms_trader"]


# 8.2.4 Losing a base


def raze(t: Table, clearing: int, base: str) -> None:
    """The Squirrels remove a base by some effect, and nothing has to be decided."""
    removal = Removal(1, EFFECT, [(t.g.cast.numbers[0][base], clearing, 1)])
    assert asked_by(remove(t.g, removal)) is None


@pytest.mark.clause("root:8.2.4")
def test_with_a_base_go_its_supporters_all_birds_and_half_of_the_officers() -> None:
    t = rebels()
    t.put(0, 5, base_rabbit=1)
    t.put(0, 1, base_fox=1)
    t.supporters(0, "bake_sale", "birdy_bindle", "anvil", "sword", "cobbler", "investments", "codebreakers")
    officers(t, 3)
    raze(t, 5, "base_rabbit")
    assert stack(t) == ["anvil", "codebreakers", "investments", "sword"]
    assert sorted(t.discarded()) == ["bake_sale", "birdy_bindle", "cobbler"]
    assert board(t).officers == 1  # of three, two are gone
    assert t.supply(0, "warrior") == 9
    assert board(t).bases == {"fox": True, "rabbit": False, "mouse": False}
    assert t.supply(0, "base_rabbit") == 1  # it can come back


@pytest.mark.clause("root:8.2.4")
def test_without_any_base_the_alliance_keeps_five_supporters_of_its_choice() -> None:
    t = rebels()
    t.put(0, 5, base_rabbit=1)
    t.put(1, 5, warrior=3)
    mice = ("sword", "investments", "codebreakers", "codebreakers", "crossbow_mouse")
    t.supporters(0, "bake_sale", "anvil", "root_tea_fox", *mice)
    t.begin(1)
    t.battle(1, 5, 0, (1, 0))
    assert t.discarded() == ["bake_sale"]
    assert (t.topic(0), dict(t.question(0).facts)) == ("supporters_limit", {"left": 2})
    assert {option[1] for option in t.options(0)} < {*mice, "anvil", "root_tea_fox"}
    t.answer(0, "supporter", "codebreakers")
    t.answer(0, "supporter", "anvil")
    assert stack(t) == ["codebreakers", "crossbow_mouse", "investments", "root_tea_fox", "sword"]
    assert t.waiting == (1,)


@pytest.mark.clause("root:8.2.4")
def test_while_another_base_stands_more_than_five_supporters_stay() -> None:
    t = rebels()
    t.put(0, 5, base_rabbit=1)
    t.put(0, 1, base_fox=1)
    t.supporters(0, "anvil", "root_tea_fox", "sword", "investments", "codebreakers", "crossbow_mouse")
    t.begin(0)
    raze(t, 5, "base_rabbit")
    assert len(stack(t)) == 6


@pytest.mark.clause("root:8.2.4", "root:8.2.3")
def test_everybody_learns_something_when_no_supporter_goes_with_a_base() -> None:
    t = rebels()
    t.put(0, 5, base_rabbit=1)
    t.begin(0)
    t.g.learned = 0
    raze(t, 5, "base_rabbit")
    assert t.g.learned == 0  # there are no supporters
    t.put(0, 5, base_rabbit=1)
    t.supporters(0, "anvil")
    t.g.learned = 0
    raze(t, 5, "base_rabbit")
    assert (stack(t), t.g.learned) == (["anvil"], EVERYBODY)


# 8.2.5 Sympathy


@pytest.mark.clause("root:8.2.5", "root:8.3.3")
def test_there_are_ten_tokens_on_the_track() -> None:
    t = rebels()
    assert t.supply(0, "sympathy") == 10
    track = board(t).sympathy
    assert (track.on_map, track.on_track, track.cost, track.points) == (0, 10, 1, 0)


@pytest.mark.clause("root:8.2.5.I", "root:8.2.5.II")
def test_a_sympathetic_clearing_gets_no_second_token() -> None:
    t = rebels()
    t.put(0, 1, sympathy=1)
    t.put(0, 5, sympathy=1, warrior=1)
    t.put(0, 2, warrior=1)
    t.supporters(0, "birdy_bindle", "arms_trader")
    officers(t, 1)
    while t.topic(0) != "spread":
        t.decline(0)
    assert [option[1] for option in t.options(0, "spread")] == [2, 9, 10]
    t.phase_of(0, "evening")
    assert t.options(0, "organize") == [("organize", 2)]


# 8.2.6 Outrage


def enter(t: Table, warriors: int = 1) -> None:
    """The Squirrels move from clearing 1 into the sympathetic clearing 5."""
    t.put(0, 5, sympathy=1)
    t.put(1, 1, warrior=3)
    t.begin(1)
    t.move(1, 1, 5, warriors)


@pytest.mark.clause("root:8.2.6")
def test_who_moves_into_a_sympathetic_clearing_hands_over_a_matching_card() -> None:
    t = rebels("squirrels", "weasels")
    t.hand(1, "bake_sale", "birdy_bindle", "anvil")
    enter(t, 3)
    assert (t.waiting, t.topic(1)) == ((1,), "outrage")
    assert t.question(1).facts == {"clearing": 5, "seat": 0}
    assert t.options(1) == [("give_supporter", "bake_sale"), ("give_supporter", "birdy_bindle")]
    t.answer(1, "give_supporter", "birdy_bindle")  # one card, however many came
    assert stack(t) == ["birdy_bindle"]
    assert sorted(t.cards(1)) == ["anvil", "bake_sale"]
    assert t.topic(1) == "squirrels"


@pytest.mark.clause("root:8.2.6", "root:8.2.3")
def test_who_has_handed_a_card_over_knows_it_and_the_others_do_not() -> None:
    t = rebels("squirrels", "weasels")
    t.hand(1, "bake_sale", "anvil", "cobbler")
    show_hand(t.world.boundary, 1, 2)
    t.begin(1)
    enter(t)
    t.answer(1, "give_supporter", "bake_sale")
    assert known_to(t, "bake_sale") == 0b011
    assert board(t, 1).supporters == ("bake_sale",)
    assert board(t, 2).supporters == board(t, None).supporters == ("hidden",)
    assert t.view(2).seats[1].hand == ("anvil", "hidden")  # the cobbler could have been the card
    whispered = [event for event in t.events if event.kind == "supporter_given_card"]
    assert [event.to for event in whispered] == [(1,), (0,)]


@pytest.mark.clause("root:8.2.6")
def test_without_a_match_the_hand_is_shown_and_the_top_card_of_the_deck_joins() -> None:
    t = rebels("squirrels", "weasels")
    t.hand(1, "anvil", "sword")
    t.deck("armorers")
    enter(t)
    assert t.options(1) == [("show_hand",)]  # asked, because the others must not learn it from the pace of the game
    t.answer(1, "show_hand")
    assert t.view(0).seats[1].hand == ("anvil", "sword")
    assert t.view(2).seats[1].hand == ("hidden", "hidden")
    assert stack(t) == ["armorers"]
    assert known_to(t, "armorers") == 0b001
    assert t.told("hand_shown") == [{"seat": 1, "viewer": 0}]


@pytest.mark.clause("root:8.2.6")
def test_an_empty_hand_is_not_asked_for() -> None:
    t = rebels()
    t.deck("armorers")
    enter(t)
    assert stack(t) == ["armorers"]
    assert t.topic(1) == "squirrels"


@pytest.mark.clause("root:8.2.6")
def test_placing_leaving_and_moving_elsewhere_cause_no_outrage() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1)
    t.put(1, 5, warrior=3)
    t.hand(1, "bake_sale")
    t.begin(1)
    t.answer(1, "raise", "acorn", 5)
    assert t.topic(1) == "squirrels"
    t.move(1, 5, 1)
    assert t.topic(1) == "squirrels"
    assert stack(t) == []


@pytest.mark.clause("root:8.2.6")
def test_who_removes_a_token_pays_for_each_with_the_suit_of_its_clearing() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1)
    t.put(1, 5, warrior=2)
    t.hand(1, "bake_sale", "anvil")
    t.begin(1)
    t.battle(1, 5, 0, (0, 0))  # defenseless: one hit
    assert t.points(1) == 1
    assert t.options(1) == [("give_supporter", "bake_sale")]
    t.answer(1, "give_supporter", "bake_sale")
    assert stack(t) == ["bake_sale"]
    t = rebels()
    for clearing in (5, 10, 1):
        t.put(0, clearing, sympathy=1)
    t.hand(1, "bake_sale", "anvil", "cobbler")
    flow = remove_all_enemies(t.g, 1, t.g.woodland.of_suit[1])
    assert_outrage(next(flow), 5)
    assert_outrage(flow.send(("give_supporter", "cobbler")), 10)
    with pytest.raises(StopIteration):
        flow.send(("give_supporter", "bake_sale"))
    assert stack(t) == ["bake_sale", "cobbler"]
    assert t.points(1) == 2


def assert_outrage(ask: object, clearing: int) -> None:
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.topic, ask.facts["clearing"]) == (1, "outrage", clearing)


@pytest.mark.clause("root:8.2.6")
def test_a_defender_who_removes_a_token_pays_in_the_turn_of_the_alliance() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1, warrior=1)
    t.put(1, 5, warrior=3)
    t.hand(1, "bake_sale")
    officers(t, 1)
    t.phase_of(0, "evening")
    t.battle(0, 5, 1, (3, 2))
    assert (t.waiting, t.topic(1)) == ((1,), "outrage")
    t.answer(1, "give_supporter", "bake_sale")
    assert stack(t) == ["bake_sale"]
    assert t.points(1) == 1


@pytest.mark.clause("root:8.2.6")
def test_the_alliance_is_not_outraged_at_itself() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1)
    t.hand(0, "bake_sale")
    assert asked_by(remove(t.g, Removal(0, EFFECT, [(t.g.cast.numbers[0]["sympathy"], 5, 1)]))) is None
    assert (t.on_map(0, "sympathy"), stack(t)) == ({}, [])


@pytest.mark.clause("root:8.2.6", "root:8.2.4", "root:1.1.3")
def test_outrage_and_the_loss_of_a_base_come_in_the_order_that_the_alliance_wants() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1, base_rabbit=1)
    t.put(1, 5, warrior=4)
    t.hand(1, "bake_sale")
    t.begin(1)
    t.battle(1, 5, 0, (2, 1))
    assert (t.waiting, t.topic(0)) == ((0,), "trigger")
    assert set(t.options(0)) == {("resolve", "outrage", 0), ("resolve", "base_lost", 0)}
    t.answer(0, "resolve", "base_lost", 0)
    t.answer(1, "give_supporter", "bake_sale")
    assert stack(t) == ["bake_sale"]  # it came after the loss
    assert t.points(1) == 2


@pytest.mark.clause("root:8.2.6", "root:8.2.4", "root:1.1.3")
def test_each_outrage_of_one_removal_has_its_own_place_before_or_after_the_loss_of_a_base() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1, base_rabbit=1)
    t.put(0, 4, sympathy=1)
    for clearing in (3, 4, 10):
        t.put(1, clearing, den=1)
    t.hand(1, "favor_of_the_rabbits", "bake_sale", "birdy_bindle")
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert (t.waiting, t.topic(1)) == ((1,), "trigger")
    t.answer(1, "resolve", "outrage", 0)
    t.answer(1, "give_supporter", "bake_sale")
    assert t.options(1) == [("resolve", "outrage", 0), ("resolve", "base_lost", 0)]
    t.answer(1, "resolve", "base_lost", 0)
    assert stack(t) == []  # the first card went with the base
    t.answer(1, "give_supporter", "birdy_bindle")
    assert stack(t) == ["birdy_bindle"]  # the second one came after it


@pytest.mark.clause("root:8.2.6-x1")
def test_the_owner_of_forced_warriors_pays_and_the_alliances_own_cause_nothing() -> None:
    t = rebels("squirrels", "weasels")
    t.put(0, 5, sympathy=1)
    t.hand(1, "bake_sale")
    t.hand(2, "cobbler")
    forced = Move(1, 2, 1, 5)
    forced.warriors = 2
    ask = asked_by(arrive(t.g, forced))
    assert ask is not None
    assert (ask.seat, ask.topic) == (1, "outrage")
    own = Move(0, 2, 1, 5)
    own.warriors = 2
    t.hand(0, "root_tea_rabbit")
    assert asked_by(arrive(t.g, own)) is None
    assert stack(t) == []
    pawn = Move(1, 1, 1, 5)
    pawn.pawn = True
    assert asked_by(arrive(t.g, pawn)) is None  # pawns do not cause it


@pytest.mark.clause("root:8.2.6-x1", "root:8.2.3.I")
def test_a_card_that_does_not_fit_is_handed_over_and_discarded() -> None:
    t = rebels()
    t.supporters(0, "anvil", "sword", "investments", "codebreakers", "crossbow_mouse")
    t.hand(1, "bake_sale", "cobbler")
    enter(t)
    t.answer(1, "give_supporter", "cobbler")
    assert len(stack(t)) == 5
    assert (t.cards(1), t.discarded()) == (["bake_sale"], ["cobbler"])


# 8.3 Set-up


@pytest.mark.clause("root:8.3.1", "root:8.3.2", "root:8.3.3", "root:8.3.4")
def test_the_alliance_begins_with_nothing_but_three_supporters() -> None:
    t = playing("alliance", "squirrels", "weasels")
    assert t.g.terms.tables.factions.alliance.warriors == t.supply(0, "warrior") == 10
    assert [t.supply(0, f"base_{suit}") for suit in ("fox", "rabbit", "mouse")] == [1, 1, 1]
    assert t.supply(0, "sympathy") == 10
    assert sum(t.g.presence[0]) == 0
    assert len(stack(t)) == len(t.cards(0)) == 3
    (pile,) = t.g.boards[0].piles()
    assert [t.g.known[card] for card in pile] == [1, 1, 1]
    assert len(t.g.deck) == 54 - 3 * 3 - 3
    assert (board(t).officers, board(t).bases) == (0, {"fox": False, "rabbit": False, "mouse": False})


@pytest.mark.clause("root:A.8.2-x1", "root:AS-alliance")
def test_by_its_set_up_card_it_begins_with_three_supporters_and_no_homeland() -> None:
    t = set_up(preparation="draft", players=3, factions=("marquise", "eyrie", "alliance"), seed=2)
    while t.g.phase != "keep":
        seat = t.waiting[0]
        wanted: Option = ("take_faction", "alliance")
        t.answer(seat, *(wanted if wanted in t.options(seat) else t.options(seat)[0]))
    seat = next(seat for seat, faction in enumerate(t.g.cast.factions) if isinstance(faction, Alliance))
    (pile,) = t.g.boards[seat].piles()
    assert len(pile) == 3
    assert t.g.homelands[seat] == []
    assert len(t.g.hands[seat]) == 5


# The board in words


@pytest.mark.parametrize("language", ["en", "cs"])
def test_its_board_can_be_read(language: str) -> None:
    t = rebels()
    t.supporters(0, "anvil", "birdy_bindle")
    t.put(0, 5, base_rabbit=1, sympathy=1)
    t.begin(0)
    words = GAME.words(language)
    mine, theirs = (t.read(viewer, words, ["A", "B"]) for viewer in (0, 1))
    for word in ("card-anvil", "card-birdy_bindle"):
        assert words.say(word) in mine
        assert words.say(word) not in theirs
    assert t.note(0, ("spread", 1), words, ["A", "B"]).endswith(words.say("note-spread", cost=1, points=1))
    assert t.note(0, ("mobilize", "anvil"), words, ["A", "B"]) == words.say("suit-fox")
    t.put(0, 5, base_rabbit=0)
    t.supporters(0, "sword", "investments", "codebreakers", "crossbow_mouse", "cobbler")
    assert t.note(0, ("mobilize", "anvil"), words, ["A", "B"]).endswith(words.say("note-no-room"))


# What bots count


def test_bots_see_which_revolts_can_be_paid_for() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1)
    t.put(0, 1, sympathy=1)
    t.put(1, 1, den=1)

    def seen() -> tuple[float, ...]:
        row = counted(t.g, 0)
        return row["prey"], row["revolts"], row["revolt_points"]

    t.supporters(0, "anvil")
    assert seen() == (1, 0, 0)
    t.supporters(0, "bake_sale", "birdy_bindle")
    assert seen() == (1, 1, 0)  # where nothing is to be removed
    t.supporters(0, "anvil", "birdy_bindle")
    assert seen() == (1, 1, 1)
    t.put(0, 9, base_fox=1)
    assert seen() == (0, 0, 0)

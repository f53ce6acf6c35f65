"""The hooks that effects answer, each with a small effect of its own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deskovka.games import registry
from deskovka.games.root import windows
from deskovka.games.root.cards import discard_some
from deskovka.games.root.effects import CardEffect, Effect
from deskovka.games.root.knowledge import conserved
from deskovka.games.root.movement import Move, move_options
from deskovka.games.root.pieces import shift, stand
from deskovka.games.root.points import score
from deskovka.games.root.removal import Removal, remove_all_enemies
from deskovka.games.root.state import Battle, Root
from deskovka.games.root.windows import BIRDSONG_END, EVENING
from deskovka.kernel import Ask, Chance, Flow, Option, at_random, playout, seed_from
from deskovka.lab.simulate import drawn_setup
from tests.root.playing import Table, bare


def facing(mine: int, theirs: int, **pieces: int) -> Table:
    t = bare()
    t.put(0, 5, warrior=mine)
    t.put(1, 5, warrior=theirs, **pieces)
    return t


# Rule


class Lords(Effect):
    rules_ties = True


class Pilgrims(Effect):
    def claims_rule(self, g: Root, seat: int, clearing: int) -> bool:
        return clearing == 5


class Kitchens(Effect):
    def more_weight(self, sort: str) -> int:
        return 2 if sort == "token" else 0


@pytest.mark.clause("root:2.5")
def test_effects_change_who_rules() -> None:
    t = facing(2, 2)
    assert t.ruler(5) is None
    t.force(1, Lords())
    assert t.ruler(5) == 1
    assert t.ruler(7) is None  # nothing is there
    t.put(0, 5, warrior=3)
    assert t.ruler(5) == 0
    t.force(1, Pilgrims())
    assert t.ruler(5) == 1
    t = facing(2, 1, acorn=1)
    t.force(1, Kitchens())
    assert (t.ruler(5), t.g.might[1][5]) == (1, 3)


# Moving


class Boats(Effect):
    def ways(self, g: Root, seat: int, origin: int) -> Sequence[int]:
        return g.woodland.rivers[origin]


class Nimble(Effect):
    def ignores_rule(self, g: Root, seat: int, origin: int, target: int) -> bool:
        return True


class Snare(Effect):
    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        return mover != seat and origin == 5


class Escort(Effect):
    """An acorn comes along; each arrival is a point for the owner."""

    def takes_along(self, g: Root, seat: int, move: Move) -> Flow[None]:
        yield from ()
        shift(g, g.cast.numbers[seat]["acorn"], move.origin, move.target, 1)

    def after_move(self, g: Root, seat: int, move: Move) -> Flow[None]:
        yield from ()
        score(g, seat, move.warriors)


@pytest.mark.clause("root:2.3", "root:4.2.1")
def test_effects_open_ways_and_lift_the_need_to_rule() -> None:
    t = facing(1, 2)
    assert not t.options(0, "move")
    t.force(0, Boats())
    assert not t.options(0, "move")  # rule is still needed
    t.force(0, Boats(), Nimble())
    assert t.options(0, "move") == [("move", 5, target) for target in (1, 2, 10)]


@pytest.mark.clause("root:1.1.2")
def test_effects_forbid_moves() -> None:
    t = facing(3, 1)
    t.put(0, 1, warrior=1)
    assert t.offered(0, "move", 5, 1)
    t.force(1, Snare())
    assert not [option for option in t.options(0, "move") if option[1] == 5]
    assert t.offered(0, "move", 1, 5)


def test_effects_go_along_and_follow_a_move() -> None:
    t = facing(0, 3, acorn=1)
    t.force(1, Escort())
    t.begin(1)
    t.force(1, Escort())
    t.move(1, 5, 2, 2)
    assert (t.count(1, "acorn", 2), t.warriors(1, 2), t.points(1)) == (1, 2, 2)


def test_a_pawn_leaves_a_forest_for_the_clearings_that_touch_it() -> None:
    t = bare()
    forest = t.g.woodland.forest_numbers["f1_2_5_10"]
    stand(t.world.boundary, 1, forest)
    t.force(1, Nimble())
    assert move_options(t.g, 1, [forest]) == [("move", "f1_2_5_10", clearing) for clearing in (1, 2, 5, 10)]


# Battle


class Guerrillas(Effect):
    def takes_higher_roll(self, g: Root, seat: int, fight: Battle) -> bool:
        return True


class Commander(Effect):
    def extra_hits(self, g: Root, seat: int, fight: Battle) -> int:
        return 1 if seat == fight.attacker else 0


class Stubborn(Effect):
    def ignored_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> int:
        return 1


class Bodyguard(Effect):
    def forbids_battle(self, g: Root, seat: int, attacker: int, defender: int, clearing: int) -> bool:
        return defender == seat


class Chronicler(Effect):
    """Writes down when it is asked, lends a sword before the roll, and scores for what is removed."""

    def __init__(self) -> None:
        self.book: list[str] = []

    def battle_begins(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        yield from ()
        self.book.append("begins")

    def before_roll(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        yield from ()
        self.book.append(f"before roll {fight.dice}")
        fight.support[fight.side_of(seat)] += 1

    def battle_points(self, g: Root, seat: int, fight: Battle, removal: Removal) -> int:
        return 5 if removal.pieces else 0

    def after_battle(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        yield from ()
        self.book.append(f"after {fight.razed}")


@pytest.mark.clause("root:4.3.2")
def test_an_effect_gives_the_defender_the_higher_number() -> None:
    t = facing(3, 3)
    t.force(1, Guerrillas())
    t.battle(0, 5, 1, (3, 1))
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (0, 2)


@pytest.mark.clause("root:4.3.3.I")
def test_an_effect_deals_extra_hits_and_another_ignores_the_first() -> None:
    t = facing(2, 4)
    t.force(0, Commander())
    t.battle(0, 5, 1, (2, 0))
    assert t.warriors(1, 5) == 1
    t = facing(3, 4)
    t.force(1, Stubborn())
    t.battle(0, 5, 1, (2, 0))
    assert t.warriors(1, 5) == 3


def test_an_effect_keeps_a_defender_from_being_attacked() -> None:
    t = facing(2, 1)
    t.force(1, Bodyguard())
    assert not t.options(0, "battle")


def test_effects_are_asked_at_their_steps_of_a_battle() -> None:
    chronicler = Chronicler()
    t = facing(1, 2, acorn=1)
    t.force(0, chronicler)
    t.battle(0, 5, 1, (2, 0))
    assert chronicler.book[-3:] == ["begins", "before roll []", "after [0, 0]"]
    assert t.warriors(1, 5) == 0  # one warrior, but two rolled hits with the sword that was lent
    assert t.points(0) == 5


# Removing


class Warlord(Effect):
    def protects(self, g: Root, seat: int, kind: int, clearing: int, cause: str) -> bool:
        return g.cast.names[kind] == "warrior"


class Coffins(Effect):
    def collects(self, g: Root, seat: int, removal: Removal) -> None:
        for (kind, _), count in removal.returned.items():
            g.supply[kind] -= count
            g.aside[kind] += count


class Wanderer(Effect):
    def swept(self, g: Root, seat: int, clearing: int) -> Flow[None]:
        yield from ()
        score(g, seat, clearing)


@pytest.mark.clause("root:1.1.3")
def test_effects_protect_collect_and_are_swept() -> None:
    t = facing(1, 2, den=1)
    t.force(1, Warlord())
    list(remove_all_enemies(t.g, 0, [5]))
    assert (t.warriors(1, 5), t.count(1, "den", 5)) == (2, 0)
    t = facing(1, 2, den=1)
    t.force(0, Coffins())
    list(remove_all_enemies(t.g, 0, [5]))
    assert (t.supply(1, "warrior"), t.g.aside[t.g.cast.numbers[1]["warrior"]]) == (8, 2)
    t = facing(1, 0)
    stand(t.world.boundary, 1, 5)
    t.force(1, Wanderer())
    list(remove_all_enemies(t.g, 0, [2, 5]))
    assert t.points(1) == 5
    list(remove_all_enemies(t.g, 0, [2]))
    assert t.points(1) == 5


# Lent warriors


class Mercenaries(Effect):
    """The warriors of seat 2 serve its owner."""

    def lends(self, g: Root, seat: int) -> Sequence[int]:
        return (2,)


def hiring() -> Table:
    """Seat 0 is lent the warriors of seat 2."""
    t = bare("marquise", "squirrels", "weasels")
    t.put(2, 5, warrior=3)
    t.put(1, 5, warrior=2)
    t.force(0, Mercenaries())
    t.begin(0)
    t.force(0, Mercenaries())
    return t


def test_lent_warriors_count_for_rule_and_attack_but_do_not_move() -> None:
    t = hiring()
    assert t.ruler(5) == 0  # who treats them as own has three, their owner none
    assert t.options(0, "battle") == [("battle", 5, 1)]  # not against their owner
    assert not t.options(0, "move")
    t.put(0, 5, warrior=1)
    assert t.ruler(5) == 0
    assert t.options(0, "battle") == [("battle", 5, 1), ("battle", 5, 2)]
    assert conserved(t.g)["miscounted"] == 0


def test_hits_go_by_turns_to_own_and_to_lent_warriors() -> None:
    t = hiring()
    t.put(0, 5, warrior=1, sawmill=1)
    t.put(1, 5, warrior=3)
    t.battle(0, 5, 1, (3, 3))
    assert (t.warriors(0, 5), t.warriors(2, 5), t.count(0, "sawmill", 5)) == (0, 1, 1)
    assert t.warriors(1, 5) == 0  # four warriors, three rolled hits


def test_lent_warriors_are_no_enemy_pieces() -> None:
    t = hiring()
    t.put(2, 5, den=1)
    list(remove_all_enemies(t.g, 0, [5]))
    assert (t.warriors(2, 5), t.count(2, "den", 5), t.warriors(1, 5)) == (3, 0, 0)


# Moments


class Milestone(Effect):
    """Writes down whose turn ends, and with how many points; offers some in the Evening of anybody."""

    windows = (EVENING,)

    def __init__(self) -> None:
        self.book: list[str] = []

    def turn_ends(self, g: Root, seat: int, actor: int) -> Flow[None]:
        yield from ()
        self.book.append(f"turn of {actor} ends with {g.score[actor]}")

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        return () if g.was_used(actor, "milestone") else (("player", seat),)

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        yield from ()
        g.mark_used(actor, "milestone")
        score(g, actor, 2)


def test_effects_are_asked_in_evening_and_when_a_turn_ends() -> None:
    milestone = Milestone()
    t = bare()
    t.force(1, milestone)
    t.answer(0, "done")
    assert t.topic(0) == "evening"
    t.answer(0, "player", 1)
    assert t.g.turn == 1
    assert milestone.book == ["turn of 0 ends with 2"]


class Forge(Effect):
    def forbids_crafting(self, g: Root, seat: int, crafter: int, card: int) -> bool:
        return crafter == 0 and g.terms.deck.names[card] == "bake_sale"

    def exports(self, g: Root, seat: int, card: int) -> Flow[bool]:
        option: Option = yield Ask(seat, "nibble", [("nibble",), ("pass",)])
        return option == ("nibble",)


def test_effects_forbid_crafting_and_forgo_what_a_card_gives() -> None:
    t = bare()
    t.put(0, 5, workshop=2)
    t.put(0, 7, workshop=2)
    t.put(0, 1, workshop=1)
    t.hand(0, "bake_sale", "tax_collector")
    t.begin(0)
    assert t.offered(0, "craft", "bake_sale")
    t.force(0, Forge())
    assert not t.offered(0, "craft", "bake_sale")
    t.answer(0, "craft", "tax_collector")
    t.answer(0, "nibble")
    assert (t.crafted(0), t.discarded()) == ([], ["tax_collector"])


# Cards and crafting


class LostSouls(Effect):
    def takes_discard(self, g: Root, seat: int, card: int) -> bool:
        g.removed.append(card)
        return True


class Informant(Effect):
    def instead_of_drawing(self, g: Root, seat: int, count: int) -> Flow[int]:
        option: Option = yield Ask(seat, "nibble", [("nibble",), ("pass",)])
        return 0 if option == ("nibble",) else count


class Disdain(Effect):
    def item_points(self, g: Root, seat: int, points: int) -> int:
        return 1

    def item_bonus(self, g: Root, seat: int) -> int:
        return 4


class Broker(Effect):
    def after_crafting_item(self, g: Root, seat: int, crafter: int, item: int) -> Flow[None]:
        yield from ()
        score(g, seat, 10 + crafter)


@pytest.mark.clause("root:2.1.3")
def test_an_effect_takes_what_would_be_discarded() -> None:
    t = bare()
    t.hand(0, "birdy_bindle")
    t.force(1, LostSouls())
    t.answer(0, "extra_action", "birdy_bindle")
    assert t.discarded() == []
    assert t.g.terms.deck.names[t.g.removed[-1]] == "birdy_bindle"


@pytest.mark.clause("root:K.17")
@pytest.mark.parametrize(("choice", "cards"), [("nibble", 0), ("pass", 1)])
def test_an_effect_replaces_the_whole_draw_of_an_evening(choice: str, cards: int) -> None:
    t = bare()
    t.force(0, Informant())
    t.answer(0, "done")
    t.answer(0, choice)
    assert len(t.cards(0)) == cards


@pytest.mark.clause("root:3.2.2")
def test_effects_change_what_an_item_scores() -> None:
    t = bare()
    t.put(0, 5, workshop=2)
    t.hand(0, "bake_sale")
    t.begin(0)
    t.force(0, Disdain(), Broker())
    t.answer(0, "craft", "bake_sale")
    assert t.points(0) == 1 + 4 + 10


# Windows


class Emigre(CardEffect):
    mandatory = True

    def use(self, g: Root, seat: int) -> Flow[None]:
        yield from ()
        score(g, seat, 1)


class Optional(CardEffect):
    def use(self, g: Root, seat: int) -> Flow[None]:
        yield from ()
        score(g, seat, 2)


@pytest.mark.clause("root:K.4", "root:K.11")
def test_what_must_be_done_cannot_be_declined() -> None:
    t = bare()
    t.force(0, Optional("cobbler", BIRDSONG_END), Emigre("sappers", BIRDSONG_END))
    t.begin(0)
    assert t.topic(0) == "birdsong_end"
    assert t.options(0) == [("use", "cobbler"), ("use", "sappers")]
    t.answer(0, "use", "sappers")
    assert t.points(0) == 1
    assert t.options(0) == [("use", "cobbler"), ("done",)]
    t = bare()
    t.force(0, Emigre("sappers", BIRDSONG_END))
    t.begin(0)
    assert t.points(0) == 1  # nothing to choose
    assert t.topic(0) == "marquise"


def test_a_choice_of_discards_survives_a_hand_that_was_dealt_anew() -> None:
    t = bare()
    t.hand(0, "anvil", "bake_sale", "sword")
    g = t.g
    flow = discard_some(g, 0, 2, "hand_limit", g.terms.deck.every)
    asked = next(flow)
    assert isinstance(asked, Ask)
    asked = flow.send(("discard", "bake_sale"))
    assert isinstance(asked, Ask)
    assert asked.options() == [("discard", "sword")]
    g.hands[0] = [g.terms.deck.numbers["armorers"][0]]  # lower than what was discarded
    assert asked.options() == [("discard", "armorers")]


def test_moves_battles_and_the_end_of_a_step_are_offered_by_factions_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody has to ask effects whether they have offered them."""
    offered: set[str] = set()

    def gather(g: Root, seat: int, window: str) -> list[Option]:
        options = offers(g, seat, window)
        offered.update(str(option[0]) for option in options)
        return options

    offers = windows._offers
    monkeypatch.setattr(windows, "_offers", gather)
    game = registry.get("root")
    for number in range(12):
        setup = drawn_setup(game, {}, seed_from("offered", number))
        playout(game, game.new(setup, Chance(seed_from(number))), at_random(Chance(seed_from(number))))
    assert {"expose", "use", "take_dominance"} <= offered
    assert not offered & windows._OF_FACTIONS

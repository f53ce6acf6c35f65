"""Why something is not offered: a position, what cannot be done in it, the reason and its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.refusing import why_not
from tests.root.dynasty import decreed, skip_to
from tests.root.playing import Table, bare
from tests.root.rebels import officers, rebels
from tests.root.wandering import board, give, lay_quests, relate, wandering

FOREST = "f1_2_5_10"
Arrange = Callable[[Table], None]


def refused(t: Table, *option: str | int) -> str:
    """Why seat 0 is not offered something."""
    return why_not(t, 0, *option)


# The Marquise, and what all factions share


def cats(*hand: str) -> Table:
    """The Marquise with three warriors and a sawmill in clearing 1 (fox, full then), and these cards."""
    t = bare("marquise", "eyrie", "alliance")
    t.put(0, 1, warrior=3, sawmill=1)
    t.hand(0, *hand)
    t.phase_of(0, "daylight")
    return t


@pytest.mark.clause("root:4.2", "root:4.2.1", "root:4.3", "root:9.2.8", "root:D.6.2")
def test_moves_and_battles_are_refused_without_warriors_rule_or_enemies() -> None:
    t = cats()
    t.put(1, 1, warrior=9)
    t.put(0, 8, warrior=1)
    t.put(1, 4, warrior=1)
    assert refused(t, "move", 5) == "You have no warriors in clearing 5. 4.2"
    assert refused(t, "move", 1) == "You rule neither clearing 1 nor any adjacent one. 4.2.1"
    assert refused(t, "battle", 5) == "You have no warriors in clearing 5. 4.3"
    assert refused(t, "battle", 8) == "Nobody else’s pieces stand in clearing 8. 4.3"
    assert refused(t, "battle") == refused(t, "battle", 1) == ""
    t.put(1, 1, warrior=0)
    assert refused(t, "battle") == "Nobody’s pieces stand where you have warriors. 4.3"
    t.put(0, 1, warrior=0)
    t.put(0, 8, warrior=0)
    assert refused(t, "battle") == "You have no warriors on the map. 4.3"
    assert refused(t, "move") == "You have no warriors on the map. 4.2"


@pytest.mark.clause("root:4.1.1", "root:4.1.2", "root:4.1.4", "root:4.3.1", "root:3.3")
def test_each_card_says_why_it_cannot_be_crafted() -> None:
    t = cats("tax_collector", "royal_claim", "anvil", "armorers", "ambush_fox", "dominance_fox", "crossbow_mouse")
    t.put(0, 6, workshop=1)
    t.lay(0, "armorers")
    t.items(hammer=0, crossbow=1)
    assert refused(t, "craft", "tax_collector") == (
        "To craft it you activate: fox, rabbit and mouse. You lack: rabbit and mouse. 4.1.1"
    )
    assert refused(t, "craft", "royal_claim") == (
        "To craft it you activate: any suit × 4. You lack: any suit × 3. 4.1.1"
    )
    assert refused(t, "craft", "anvil") == "There is no such item left in the supply (hammer). 4.1.2"
    assert refused(t, "craft", "armorers") == "You have this card in play already. 4.1.4"
    assert refused(t, "craft", "ambush_fox") == "An ambush is played in battle, not crafted. 4.3.1"
    assert refused(t, "craft", "dominance_fox") == "A dominance card is activated, not crafted. 3.3"
    assert refused(t, "craft", "crossbow_mouse") == refused(t, "craft") == ""


@pytest.mark.clause("root:4.1.1", "root:6.5")
def test_crafting_as_a_whole_is_refused_with_the_first_obstacle() -> None:
    t = cats()
    assert refused(t, "craft") == "You have no cards in hand. 4.1"
    t.hand(0, "anvil")
    assert refused(t, "craft") == "You have no crafting pieces left in this turn. 4.1.1"
    t.put(0, 5, workshop=1)
    assert refused(t, "craft") == "You can craft none of your cards with the crafting pieces that are left. 4.1.1"
    t.move(0, 1, 5, 1)
    t.decline(0)
    assert refused(t, "craft") == "You craft before you take your first action. 6.5"


@pytest.mark.clause("root:3.3.1", "root:3.3.2", "root:3.3.4")
def test_dominance_is_refused_without_card_points_marker_or_payment() -> None:
    t = cats("anvil")
    assert refused(t, "activate_dominance") == "You have no dominance card in hand. 3.3.1"
    assert refused(t, "take_dominance") == "No dominance card lies beside the map. 3.3.4"
    t.hand(0, "dominance_fox")
    t.score(0, 7)
    assert refused(t, "activate_dominance") == "It takes 10 points, and you have 7. 3.3.1"
    t.make_available("dominance_mouse")
    assert refused(t, "take_dominance") == "You have no card to spend for it (mouse). 3.3.4"
    assert refused(t, "take_dominance", "dominance_mouse") == "You have no card to spend for it (mouse). 3.3.4"
    t.dominate(0, "dominance_rabbit")
    assert refused(t, "activate_dominance") == "You have left the score track already. 3.3.2"


@pytest.mark.clause("root:6.5.4.I", "root:6.5.4.II", "root:2.2.3")
def test_buildings_are_refused_with_their_wood_slots_and_rule() -> None:
    t = cats()
    t.put(0, 5, warrior=1, wood=1)
    t.put(0, 8, sawmill=1, warrior=1)
    wood = "You pay 2 wood for a sawmill; the clearings that you rule and that are connected hold {}. 6.5.4.II"
    assert refused(t, "build", "sawmill") == refused(t, "build", "sawmill", 5) == wood.format(1)
    assert refused(t, "build", "sawmill", 8) == wood.format(0)
    assert refused(t, "build", "workshop") == ""
    assert refused(t, "build", "workshop", 1) == "Clearing 1 has no open slot. 2.2.3"
    assert refused(t, "build", "workshop", 9) == "You do not rule clearing 9. 6.5.4.I"
    t.put(0, 11, recruiter=3)
    t.put(0, 12, recruiter=2)
    t.put(0, 7, recruiter=1)
    assert refused(t, "build", "recruiter") == "You have built them all: recruiter. 6.5.4.I"
    t.clear()
    assert refused(t, "build") == "You rule no clearing. 6.5.4.I"


@pytest.mark.clause("root:6.5.3", "root:6.5.5", "root:6.5")
def test_recruiting_and_overwork_are_refused_by_what_is_missing() -> None:
    t = cats("bake_sale")
    assert refused(t, "recruit") == "You have no recruiter on the map. 6.5.3"
    assert refused(t, "overwork", 5) == "You have no sawmill in clearing 5. 6.5.5"
    assert refused(t, "overwork", 1) == "You have no fox card, and no bird. 6.5.5"
    assert refused(t, "overwork").startswith("No card of yours matches")
    assert refused(t, "extra_action") == "You have no bird card to spend. 6.5"
    t.put(0, 6, recruiter=1)
    t.leave(0, warrior=0)
    assert refused(t, "recruit") == "You have no warriors left in your supply. 6.5.3"
    t.leave(0, warrior=3)
    t.answer(0, "recruit")
    assert refused(t, "recruit") == "You have recruited in this turn. 6.5.3"
    t.hand(0)
    assert refused(t, "overwork") == "You have no cards in hand. 6.5.5"


@pytest.mark.clause("root:6.5")
def test_without_actions_everything_is_refused_for_that() -> None:
    t = cats()
    for _ in range(3):
        t.move(0, *((1, 5, 1) if t.warriors(0, 1) > 1 else (5, 1, 1)))
        t.decline(0)
    assert refused(t, "move").startswith("You have taken all your actions. You have 3, and one more")
    assert refused(t, "ferry") == ""  # there is none on this map


@pytest.mark.clause("root:C.2.5", "root:C.3.3")
def test_what_the_map_adds_is_refused_where_it_is() -> None:
    t = bare("marquise", "eyrie", map="lake")
    t.phase_of(0, "daylight")
    assert (
        refused(t, "ferry")
        == f"The ferry is in clearing {t.landmarks()['ferry']}, where you have nobody to move. C.2.5"
    )
    t = bare("marquise", "eyrie", map="mountain")
    t.phase_of(0, "daylight")
    assert refused(t, "open_path") == "You have no cards in hand. C.3.3"
    t.hand(0, "anvil")
    assert refused(t, "open_path") == "You have no piece at either end of a closed path. C.3.3"


@pytest.mark.clause("root:K.6")
def test_a_crafted_card_says_that_it_was_used_or_can_do_nothing() -> None:
    t = cats()
    t.lay(0, "tax_collector", "codebreakers")
    assert refused(t, "use_on") == "Codebreakers: Nobody else has cards in hand. K.6"
    t.answer(0, "use", "tax_collector")
    assert refused(t, "use", "tax_collector") == "Tax Collector: You have used it in this turn. K.6"


@pytest.mark.parametrize(
    ("card", "verb", "reason"),
    [
        ("propaganda_bureau", "use_with", "Propaganda Bureau: It takes a card of the suit of a clearing with an enemy"),
        (
            "league_of_adventurous_mice",
            "use",
            "League of Adventurous Mice: It takes a crafted item that is not exhausted",
        ),
    ],
)
@pytest.mark.clause("root:K.6")
def test_a_crafted_card_says_what_it_takes(card: str, verb: str, reason: str) -> None:
    t = bare("marquise", "eyrie", deck="exiles")
    t.put(0, 1, warrior=1)
    t.phase_of(0, "daylight")
    t.lay(0, card)
    assert refused(t, verb, card).startswith(reason)


# The Eyrie


@pytest.mark.clause("root:7.4.2")
def test_the_decree_grows_by_a_card_at_least_and_a_bird_at_most() -> None:
    t = bare("eyrie", "squirrels")
    t.hand(0, "birdy_bindle", "arms_trader", "anvil")
    t.begin(0)
    assert refused(t, "done") == "You must add at least one card. 7.4.2"
    t.answer(0, "decree_add", "birdy_bindle", "move")
    assert refused(t, "decree_add", "arms_trader") == "You may add only 1 bird card in a turn. 7.4.2"


@pytest.mark.clause("root:7.5.2", "root:7.5.2-x1", "root:7.5.1")
def test_other_columns_and_suits_of_the_decree_are_refused() -> None:
    t = decreed("commander", recruit=["anvil", "sword"])
    t.put(0, 1, roost=1, warrior=1)
    t.put(0, 9, roost=1)
    t.hand(0, "foxfolk_steel")
    assert refused(t, "decree_move") == "The Decree is at this column now: Recruit. 7.5.2"
    assert refused(t, "decree_recruit", 5) == "No rabbit card is left in this column. 7.5.2"
    assert refused(t, "decree_recruit", 6) == "You have no roost in clearing 6. 7.5.2.I"
    assert refused(t, "turmoil") == "Every card that is left can be resolved. 7.5.2-x1"
    t.answer(0, "decree_recruit", 1, "fox")
    assert refused(t, "craft") == "You craft before you resolve the first card of the Decree. 7.5.1"


@pytest.mark.parametrize(
    ("column", "verb", "reason"),
    [
        ("recruit", "decree_recruit", "No roost stands in a clearing that matches. 7.5.2.I"),
        ("move", "decree_move", "No warriors of yours can move from a clearing that matches. 7.5.2.II"),
        ("battle", "decree_battle", "There is nobody to battle in a clearing that matches. 7.5.2.III"),
        ("build", "decree_build", "You rule no clearing that matches, has an open slot and no roost. 7.5.2.IV"),
    ],
)
@pytest.mark.clause("root:7.5.2.I", "root:7.5.2.II", "root:7.5.2.III", "root:7.5.2.IV")
def test_a_column_that_brings_turmoil_says_why(column: str, verb: str, reason: str) -> None:
    t = decreed("builder", "squirrels", "weasels", **{column: ["anvil"]})
    t.put(0, 5, roost=1, warrior=2)
    t.put(1, 5, warrior=1)
    t.make_available("dominance_fox")
    t.hand(0, "foxfolk_steel")  # so that there is something else to do
    skip_to(t, column)
    if column in ("recruit", "move"):  # a vizier of the builder is resolved first
        t.answer(0, *[option for option in t.options(0) if option[-1] == "bird"][-1])
        if t.topic(0) == "move_count":
            t.answer(0, "warriors", 1)
    assert refused(t, verb) == f"Only fox cards are left. {reason}"


# The Alliance


@pytest.mark.clause("root:8.4.1.I", "root:8.4.1.II")
def test_a_revolt_is_refused_with_its_cost_in_each_clearing() -> None:
    t = rebels()
    for clearing in (5, 1):
        t.put(0, clearing, sympathy=1)
    t.put(0, 3, base_rabbit=1)
    t.supporters(0, "anvil", "sword")
    t.begin(0)
    assert refused(t, "revolt", 1) == "A revolt takes 2 fox supporters; you have 1, birds included. 8.4.1.II"
    assert refused(t, "revolt", 2) == "Clearing 2 is not sympathetic. 8.4.1.I"
    assert refused(t, "revolt", 5) == "This base is on the map already: rabbit base. 8.4.1.I"
    assert refused(t, "revolt").startswith("A revolt takes 2 supporters of the clearing’s suit")


@pytest.mark.clause("root:8.4.2.I", "root:8.4.2.II", "root:8.4.2.II.a", "root:8.2.5.I", "root:6.2.2")
def test_sympathy_is_refused_with_its_cost_in_each_clearing() -> None:
    t = rebels("marquise")
    t.put(0, 1, sympathy=1)
    t.put(1, 9, warrior=3)
    t.put(1, 10, keep=1)
    t.supporters(0, "anvil")
    t.begin(0)
    assert t.topic(0) == "spread"
    assert refused(t, "spread", 1) == "Clearing 1 is sympathetic already. 8.2.5.I"
    assert refused(t, "spread", 2) == "Clearing 2 is not next to a sympathetic clearing. 8.4.2.I"
    assert refused(t, "spread", 5) == "Sympathy takes 1 rabbit supporter here; you have 0, birds included. 8.4.2.II"
    law = "Under martial law sympathy takes 2 mouse supporters here; you have 0, birds included. 8.4.2.II.a"
    assert refused(t, "spread", 9) == law
    keep = "The keep stands in clearing 10: only the Marquise places pieces there. 6.2.2"
    assert refused(t, "spread", 10) == keep
    assert refused(t, "spread").startswith("Sympathy takes at least 1 supporter")


@pytest.mark.clause("root:8.5.2", "root:8.5.3")
def test_mobilizing_and_training_are_refused_without_cards_or_bases() -> None:
    t = rebels()
    t.phase_of(0, "daylight")
    assert refused(t, "mobilize") == "You have no cards in hand. 8.5.2"
    assert refused(t, "train") == "You have no base on the map. 8.5.3"
    t.put(0, 5, base_rabbit=1)
    t.hand(0, "anvil")
    match = "You need a card of the suit of a base on the map (rabbit), or a bird. 8.5.3"
    assert refused(t, "train") == refused(t, "train", "anvil") == match
    t.leave(0, warrior=0)
    assert refused(t, "train") == "You have no warriors left in your supply. 8.5.3"


@pytest.mark.clause("root:8.6.1.III", "root:8.6.1.IV", "root:8.2.5.I")
def test_operations_are_refused_without_base_warriors_or_place() -> None:
    t = rebels()
    officers(t, 1)
    t.put(0, 5, warrior=1, sympathy=1)
    t.phase_of(0, "evening")
    assert refused(t, "recruit_at") == "You have no base on the map. 8.6.1.III"
    assert refused(t, "organize") == "All clearings where you have warriors are sympathetic already. 8.2.5.I"
    assert refused(t, "organize", 5) == "Clearing 5 is sympathetic already. 8.2.5.I"
    assert refused(t, "organize", 1) == "You have no warriors in clearing 1. 8.6.1.IV"
    t.put(0, 5, warrior=1, sympathy=1, base_rabbit=1)
    assert refused(t, "recruit_at", 1) == "You have no base in clearing 1. 8.6.1.III"


# The Vagabond


@pytest.mark.parametrize(
    ("verb", "reason"),
    [
        ("move", "You have no ready boot. 9.5.1"),
        ("battle", "You have no ready sword. 9.5.2"),
        ("explore", "There is no ruin in clearing 5. 9.5.3"),
        ("aid", "You have no cards in hand. 9.5.4"),
        ("quest", "No open quest has the suit of your clearing (rabbit). 9.5.5"),
        ("strike", "You have no ready crossbow. 9.5.6"),
        ("repair", "No item of yours is damaged. 9.5.7"),
        ("steal", "You have no ready torch. 9.5.9"),
    ],
)
@pytest.mark.clause("root:9.5.1", "root:9.5.2", "root:9.5.3", "root:9.5.4", "root:9.5.5", "root:9.5.6", "root:9.5.7")
@pytest.mark.clause("root:9.5.9")
def test_the_vagabond_is_told_what_he_lacks(verb: str, reason: str) -> None:
    t = wandering(at=5)
    t.put(1, 5, warrior=1)
    lay_quests(t, "errand_fox")
    assert refused(t, verb) == reason


@pytest.mark.clause("root:9.5-x1")
@pytest.mark.parametrize("verb", ["battle", "explore", "aid", "quest", "strike", "craft", "steal"])
def test_in_a_forest_the_vagabond_is_told_so(verb: str) -> None:
    t = wandering(at=FOREST)
    give(t, sword=1, torch=1)
    assert refused(t, verb) == "You are in a forest; this is done in a clearing. 9.5-x1"


@pytest.mark.clause("root:9.2.9.III.b", "root:4.3", "root:9.5.3", "root:9.5.4", "root:9.5.5", "root:9.5.7")
def test_the_vagabond_is_told_the_next_obstacle() -> None:
    t = wandering("marquise", "eyrie", at=5)
    give(t, boot=1, sword=1, torch=1, crossbow=1)
    give(t, condition="damaged", tea=1)
    relate(t, 1, "hostile")
    t.put(1, 1, warrior=1)
    lay_quests(t, "fend_off_a_bear_rabbit", "errand_fox")
    hostile = "In clearing 1 there are warriors of a hostile faction: to enter it takes 2 boots. 9.2.9.III.b"
    assert refused(t, "move", 5, 1) == hostile
    assert refused(t, "battle") == "Nobody else’s pieces stand in clearing 5. 4.3"
    assert refused(t, "battle", 1) == "You are not in clearing 1. 4.3"
    assert refused(t, "aid", 2) == "Player 2 has no pieces in clearing 5. 9.5.4"
    assert refused(t, "strike") == "There is nobody to strike in clearing 5. 9.5.6"
    assert refused(t, "repair") == "You have no ready hammer. 9.5.7"
    assert refused(t, "quest", "errand_fox") == "You can do it in a fox clearing only. 9.5.5"
    give(t, torch=0)
    lacks = "You exhaust torch and crossbow for it; you lack torch. 9.5.5"
    assert refused(t, "quest", "fend_off_a_bear_rabbit") == lacks
    t.put(2, 5, warrior=1)
    t.hand(0, "anvil")
    assert refused(t, "aid") == "You have no rabbit card, and no bird. 9.5.4"


@pytest.mark.parametrize(
    ("character", "verb", "reason"),
    [
        ("thief", "steal", "Nobody with pieces in clearing 5 has cards in hand. D.1.2"),
        ("tinker", "day_labor", "There is no rabbit card, and no bird, in the discard pile. D.2.2"),
        ("ranger", "hideout", "No item of yours is damaged. D.3.2"),
        ("vagrant", "instigate", "There are no two enemies in clearing 5 that could battle. D.4.2"),
        ("scoundrel", "scorch", ""),
        ("adventurer", "improvise", "No open quest has the suit of your clearing (rabbit). D.7.2"),
        ("harrier", "glide", ""),
    ],
)
@pytest.mark.clause("root:D.1.2", "root:D.2.2", "root:D.3.2", "root:D.4.2", "root:D.7.2")
def test_each_character_is_told_why_his_action_is_not_offered(character: str, verb: str, reason: str) -> None:
    t = wandering(at=5, character=character)
    t.discard()
    lay_quests(t, "errand_fox")
    give(t, torch=1)
    assert refused(t, verb) == reason
    others = {"steal", "day_labor", "hideout", "instigate", "scorch", "improvise", "glide"} - {verb}
    assert [other for other in sorted(others) if refused(t, other)] == []


@pytest.mark.clause("root:9.2.8")
def test_partners_of_a_coalition_are_no_enemies() -> None:
    t = wandering("marquise", "eyrie", "alliance", at=5)
    give(t, sword=1)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=1)
    t.hand(0, "dominance_fox")
    t.score(0, 10)
    t.score(2, 5)
    t.score(3, 5)
    t.answer(0, "activate_dominance", "dominance_fox")
    assert refused(t, "battle", 5, 1) == "You are in a coalition with Player 1. 9.2.8"
    assert board(t).relations[1] == 0

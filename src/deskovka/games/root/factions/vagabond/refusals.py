"""9.5. Why a Vagabond is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import Line, line
from deskovka.games.root.cards import matching
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.factions.vagabond.board import board_of, sheet_of
from deskovka.games.root.factions.vagabond.items import ready
from deskovka.games.root.factions.vagabond.quests import quests_here
from deskovka.games.root.factions.vagabond.relations import HOSTILE, RELATIONS
from deskovka.games.root.factions.vagabond.view import VagabondView
from deskovka.games.root.movement import adjacent
from deskovka.games.root.refusals import Reason, barred, in_daylight, no_craft, no_ferry, partners_in, spared_in
from deskovka.games.root.tables import FERRY, GROUNDS
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content
    from deskovka.games.root.factions.vagabond.sheet import Quest
    from deskovka.games.root.state import Root
    from deskovka.games.root.view import RootView

IN_A_CLEARING = ("battle", "explore", "aid", "quest", "strike", "craft")
"""9.5-x1: what cannot be done in a forest."""
BOOTS_TO_A_HOSTILE_CLEARING = 2
HOSTILE_SPACE = RELATIONS[HOSTILE]


def no_action(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5 Daylight."""
    yield from no_travelling(g, seat)
    if g.woodland.is_forest(g.pawns[seat]):
        yield from (Refusal((verb,), line("refused-forest"), "9.5-x1") for verb in IN_A_CLEARING)
    else:
        yield from no_battle(g, seat)
        yield from no_exploring(g, seat)
        yield from no_aid(g, seat)
        yield from no_quest(g, seat)
        yield from no_strike(g, seat)
        yield from no_craft(g, seat, "refused-no-hammer")
    yield from no_repair(g, seat)
    yield from no_character_action(g, seat)
    yield from in_daylight(g, seat)


def no_travelling(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.1 Move, 9.2.9.III.b Entering a hostile clearing."""
    boots = ready(g, seat, "boot")
    if not boots:
        yield Refusal(("move",), line("refused-no-item", item="boot"), "9.5.1")
        if g.landmarks[FERRY] >= 0:
            yield Refusal(("ferry",), line("refused-no-item", item="boot"), "9.5.1")
        return
    here = g.pawns[seat]
    for target in adjacent(g, seat, here):
        hostile = line("refused-hostile", clearing=target, count=BOOTS_TO_A_HOSTILE_CLEARING), "9.2.9.III.b"
        reason = barred(g, seat, here, target) or hostile
        yield Refusal(("move", g.woodland.name_of(here), target), *reason)
        yield Refusal(("move",), *reason)
    yield from no_ferry(g, seat)


def no_battle(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.2 Battle."""
    here = g.pawns[seat]
    if not ready(g, seat, "sword"):
        yield Refusal(("battle",), line("refused-no-item", item="sword"), "9.5.2")
    for clearing in g.woodland.clearings:
        if clearing != here:
            yield Refusal(("battle", clearing), line("refused-elsewhere", clearing=clearing), "4.3")
    yield from partners_in(g, seat, "battle", here)
    yield from spared_in(g, seat, "battle", here)
    yield Refusal(("battle",), line("refused-nobody-in", clearing=here), "4.3")


def no_exploring(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.3 Explore."""
    if not g.ruins[g.pawns[seat]]:
        yield Refusal(("explore",), line("refused-no-ruin", clearing=g.pawns[seat]), "9.5.3")
    yield Refusal(("explore",), line("refused-no-item", item="torch"), "9.5.3")


def no_aid(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.4 Aid: nobody here, no card that matches, no item."""
    here = g.pawns[seat]
    for other in g.cast.seats:
        if other != seat and not g.presence[other][here]:
            yield Refusal(("aid", other), line("refused-not-here", seat=other, clearing=here), "9.5.4")
    if not any(g.presence[other][here] for other in g.cast.seats if other != seat):
        yield Refusal(("aid",), line("refused-nobody-in", clearing=here), "9.5.4")
    elif not g.hands[seat]:
        yield Refusal(("aid",), line("refused-no-cards"), "9.5.4")
    elif not matching(g, seat, g.woodland.suits[here]):
        yield Refusal(("aid",), line("refused-no-match", suit=GROUNDS[g.woodland.suits[here]]), "9.5.4")
    yield Refusal(("aid",), line("refused-no-ready-item"), "9.5.4")


def no_quest(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.5 Quest: of another suit, or without the items."""
    quests, here = [sheet_of(g).quests[number] for number in g.quests], quests_here(g, seat)
    for quest in quests:
        if quest not in here:
            yield Refusal(("quest", quest.id), line("refused-quest-suit", suit=quest.suit), "9.5.5")
        else:
            why = line("refused-quest-items", items=quest.items, missing=_missing(g, seat, quest))
            yield Refusal(("quest", quest.id), why, "9.5.5")
    if not here:
        yield Refusal(("quest",), line("refused-no-quest", suit=GROUNDS[g.woodland.suits[g.pawns[seat]]]), "9.5.5")
    yield Refusal(("quest",), line("refused-no-quest-items"), "9.5.5")


def _missing(g: Root, seat: int, quest: Quest) -> tuple[str, ...]:
    """The items of a quest that are not ready."""
    return tuple(
        item for place, item in enumerate(quest.items) if ready(g, seat, item) <= quest.items[:place].count(item)
    )


def no_strike(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.6 Strike."""
    if not ready(g, seat, "crossbow"):
        yield Refusal(("strike",), line("refused-no-item", item="crossbow"), "9.5.6")
    yield Refusal(("strike",), line("refused-no-target", clearing=g.pawns[seat]), "9.5.6")


def no_repair(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.7 Repair."""
    if not _has_damage(g, seat):
        yield Refusal(("repair",), line("refused-nothing-damaged"), "9.5.7")
    yield Refusal(("repair",), line("refused-no-item", item="hammer"), "9.5.7")


def _has_damage(g: Root, seat: int) -> bool:
    _, _, damaged, damaged_exhausted = board_of(g, seat).items
    return any(damaged) or any(damaged_exhausted)


# -- 9.5.9 Special action --------------------------------------------------------------------------------------------


def no_character_action(g: Root, seat: int) -> Iterator[Refusal]:
    """9.5.9, D.: what his character does, which needs a torch, but for improvising."""
    found = CHARACTERS.get(board_of(g, seat).character)
    if found is None:
        return
    verb, obstacle = found
    if verb not in ("hideout", "glide") and g.woodland.is_forest(g.pawns[seat]):
        yield Refusal((verb,), line("refused-forest"), "9.5-x1")
    elif verb != "improvise" and not ready(g, seat, "torch"):
        yield Refusal((verb,), line("refused-no-item", item="torch"), "9.5.9")
    else:
        yield Refusal((verb,), *obstacle(g, seat))


def _no_victim(g: Root, seat: int) -> Reason:
    """D.1.2 Steal."""
    return line("refused-no-victim", clearing=g.pawns[seat]), "D.1.2"


def _no_labor(g: Root, seat: int) -> Reason:
    """D.2.2 Day Labor."""
    return line("refused-no-labor", suit=GROUNDS[g.woodland.suits[g.pawns[seat]]]), "D.2.2"


def _no_damage(_g: Root, _seat: int) -> Reason:
    """D.3.2 Hideout."""
    return line("refused-nothing-damaged"), "D.3.2"


def _no_fighters(g: Root, seat: int) -> Reason:
    """D.4.2 Instigate."""
    return line("refused-no-fighters", clearing=g.pawns[seat]), "D.4.2"


def _no_improvising(g: Root, seat: int) -> Reason:
    """D.7.2 Improvise."""
    if board_of(g, seat).improvised:
        return line("refused-improvised"), "D.7.2"
    if not quests_here(g, seat):
        return line("refused-no-quest", suit=GROUNDS[g.woodland.suits[g.pawns[seat]]]), "D.7.2"
    return line("refused-no-quest-items"), "D.7.2"


def _no_ground(_g: Root, _seat: int) -> Reason:
    """D.6.2, D.9.2: all other clearings are scorched."""
    return line("refused-no-ground"), "D.6.2"


CHARACTERS: dict[str, tuple[str, Callable[[Root, int], Reason]]] = {
    "thief": ("steal", _no_victim),
    "tinker": ("day_labor", _no_labor),
    "ranger": ("hideout", _no_damage),
    "vagrant": ("instigate", _no_fighters),
    "scoundrel": ("scorch", _no_ground),
    "adventurer": ("improvise", _no_improvising),
    "harrier": ("glide", _no_ground),
}
"""What a character does in Daylight, and what keeps him from it though he has a torch."""

REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {"vagabond": no_action}
"""By question."""


# -- what he might regret --------------------------------------------------------------------------------------------


def follows(option: Option, _topic: str, view: RootView, _content: Content) -> Line | None:
    """9.2.9.III: who becomes Hostile; 9.2.9.III.c: an aid for nothing; what is gone for good."""
    assert view.seat is not None
    board = view.seats[view.seat].board
    assert isinstance(board, VagabondView)
    relations = {relation.seat: relation.space for relation in board.relations}
    match option:
        case "battle", int(clearing), int(defender):
            standing = [p for p in view.map.clearings[clearing - 1].pieces if p.owner == defender and p.sort == WARRIOR]
            peaceful = relations.get(defender, HOSTILE_SPACE) != HOSTILE_SPACE
            return line("follows-hostile", seat=defender) if standing and peaceful else None
        case "strike", "warrior", int(owner) if relations.get(owner, HOSTILE_SPACE) != HOSTILE_SPACE:
            return line("follows-hostile", seat=owner)
        case "aid", int(other), _ if relations.get(other) == HOSTILE_SPACE:
            return line("follows-aid-hostile", seat=other)
        case "improvise", _, _, str(instead):
            return line("follows-improvise", item=instead)
        case (str(verb), *_) if verb in GONE:
            return line(GONE[verb])
    return None


GONE = {"hideout": "follows-hideout", "scorch": "follows-scorch", "activate_dominance": "follows-coalition"}

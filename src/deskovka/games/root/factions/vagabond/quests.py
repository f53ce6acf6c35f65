"""9.5.5 Quest, and the display of quests that all Vagabonds share (9.7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.cards import draw
from deskovka.games.root.factions.vagabond.board import READY, board_of, sheet_of
from deskovka.games.root.factions.vagabond.items import exhaust
from deskovka.games.root.points import score
from deskovka.games.root.tables import SUIT_NUMBER
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.factions.vagabond.sheet import Quest
    from deskovka.games.root.state import Root

POINTS = "points"
REWARDS: tuple[Option, ...] = (("reward", POINTS), ("reward", "cards"))
"""9.5.5: a point for each completed quest of the suit, or cards."""
CARDS_OF_A_QUEST = 2


def lay_out_quests(g: Root) -> None:
    """9.3.3 Setup 3, 9.7.2 Shared quests: shuffle the quests and lay some out, unless it is done already."""
    if g.quests:
        return
    g.quest_deck = list(range(len(sheet_of(g).quests)))
    g.chance.shuffle(g.quest_deck)
    for _ in range(g.terms.tables.setup_cards["vagabond"].quests):
        g.quests.append(_turn_up(g))


def _turn_up(g: Root) -> int:
    quest = g.quest_deck.pop()
    g.reveal()
    g.tell("quest_laid_out", quest=sheet_of(g).quests[quest].id)
    return quest


def quests_here(g: Root, seat: int) -> list[Quest]:
    """9.5.5: the quests of the suit of his clearing; in a forest there are none (9.5-x1)."""
    here = g.pawns[seat]
    if g.woodland.is_forest(here):
        return []
    quests, is_of = sheet_of(g).quests, g.woodland.is_of
    return [quests[number] for number in g.quests if is_of[SUIT_NUMBER[quests[number].suit]][here]]


def quest_options(g: Root, seat: int) -> list[Option]:
    """9.5.5: the quests that he can complete here."""
    row, numbers = board_of(g, seat).items[READY], g.terms.tables.item_number
    found: list[Option] = []
    for quest in quests_here(g, seat):
        one, other = (numbers[item] for item in quest.items)
        if row[one] and row[other] and (one != other or row[one] > 1):
            found.append(("quest", quest.id))
    return found


def do_quest(g: Root, seat: int, option: Option) -> Flow[None]:
    """9.5.5 Quest: exhaust both items."""
    quest = next(quest for quest in quests_here(g, seat) if quest.id == option[1])
    for item in quest.items:
        exhaust(g, seat, item)
    yield from complete(g, seat, quest)


def complete(g: Root, seat: int, quest: Quest) -> Flow[None]:
    """9.5.5: the quest lies in his play area, a new one is laid out if there is one, then he chooses the reward."""
    number = sheet_of(g).quests.index(quest)
    place = g.quests.index(number)
    board_of(g, seat).quests.append(number)
    g.tell("quest_completed", seat=seat, quest=quest.id)
    if g.quest_deck:
        g.quests[place] = _turn_up(g)
    else:
        g.quests.remove(number)
    option: Option = yield Ask(seat, "reward", REWARDS, {"points": done(g, seat, quest.suit)})
    if option[1] == POINTS:
        score(g, seat, done(g, seat, quest.suit))
    else:
        draw(g, seat, CARDS_OF_A_QUEST)


def done(g: Root, seat: int, suit: str) -> int:
    """9.5.5: how many quests of a suit he has completed."""
    quests = sheet_of(g).quests
    return sum(quests[number].suit == suit for number in board_of(g, seat).quests)

"""The position of Root in words: how far the game is, a battle, the map, what everybody shares, the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from deskovka.content.told import Line, Part, Section, Thing, line, sentences
from deskovka.games.root.about import about_card, cards_of, crafting
from deskovka.games.root.content import Card, Content
from deskovka.games.root.factions.roster import FACTIONS
from deskovka.games.root.hirelings.told import hireling_sections, told_items, told_pieces
from deskovka.games.root.knowledge import HIDDEN
from deskovka.games.root.tables import SUITS
from deskovka.games.root.view import BattleView, ClearingView, ForestView, LandmarkView, PathView, RootView, SeatView
from deskovka.kernel import Option, Value

PHASES = ("birdsong", "daylight", "evening")
OVER = "over"
PAWN, RUIN, WARRIOR = "pawn", "ruin", "warrior"
_ASKED_ALWAYS = 0


def told(view: RootView, content: Content) -> tuple[Section, ...]:
    """How far the game is, the battle under way, the map, what is shared, each player, and the reader's hand."""
    cards = cards_of(content)
    scorched = _scorched(view)
    sections = [_heading(view)]
    if view.battle is not None:
        sections.append(_battle(view.battle))
    sections.append(_map(view, scorched))
    sections.append(_shared(view, content))
    sections += [_seat(view, seat, content) for seat in range(len(view.seats))]
    sections += hireling_sections(view)
    if view.discard:
        sections.append(_discard(view.discard, cards))
    if view.seat is not None:
        sections.append(_hand(view.seats[view.seat].hand, cards, content))
    return tuple(sections)


# -- how far the game is ----------------------------------------------------------------------------------------------


def _heading(view: RootView) -> Section:
    lines = [] if view.seat is None else [line("told-you", seat=view.seat)]
    if view.turn is not None:
        lines.append(line("told-to-move", seat=view.turn))
    now = line("told-phase", round=view.round, phase=view.phase)
    lines.append(now if view.step == view.phase else line("told-step", now=now, step=view.step))
    if view.first is not None:
        lines.append(line("told-first", seat=view.first))
    lines.append(line("told-winning-score", points=view.winning_score))
    if view.winners:
        lines.append(line("told-winners", seats=view.winners))
    if view.won_by:
        lines.append(line("told-won-by", victory=view.won_by))
    return Section(_stage(view), tuple(lines))


def _stage(view: RootView) -> Line:
    if view.phase == OVER:
        return line("told-over")
    if view.phase not in PHASES:
        return line("told-preparation")
    return line("told-round", round=view.round, phase=view.phase)


def _battle(fight: BattleView) -> Section:
    """A battle under way; what is not rolled yet is not said."""
    place = Thing("place", fight.clearing)
    title = line("told-battle", seat=fight.attacker, defender=fight.defender, clearing=fight.clearing)
    lines = [line("told-battle-stage", place, battle=fight.stage)]
    sides = (fight.attacker, fight.defender)
    for message, numbers in (("told-dice", fight.dice), ("told-hits", fight.rolled), ("told-extra", fight.extra)):
        if any(numbers) or (numbers and message != "told-extra"):
            each = (line("told-of-seat", seat=seat, count=count) for seat, count in zip(sides, numbers, strict=False))
            lines.append(line(message, place, numbers=tuple(each)))
    return Section(title, tuple(lines))


# -- the map ----------------------------------------------------------------------------------------------------------


def _map(view: RootView, scorched: frozenset[int]) -> Section:
    """Each clearing, the forests in which somebody is, and what the map has of its own."""
    lines: list[Line] = []
    for clearing in view.map.clearings:
        lines += _clearing(view, clearing, clearing.clearing in scorched)
    for forest in view.map.forests:
        lines += _forest(forest)
    for path in view.map.paths:
        lines += _path(path)
    if view.map.coast:
        lines.append(line("told-coast", Thing("map", view.map.name), clearings=view.map.coast))
    return Section(line("told-map", Thing("map", view.map.name), map=view.map.name), tuple(lines))


def _clearing(view: RootView, clearing: ClearingView, is_scorched: bool) -> list[Line]:
    """A clearing: its ground, who stands there, and where its paths lead."""
    here, number = Thing("place", clearing.clearing), clearing.clearing
    kind = "told-corner" if clearing.corner else "told-clearing"
    lines = [line(kind, here, clearing=number, suit=clearing.suit)]
    if clearing.ruler is not None:
        lines.append(line("told-ruled", here, seat=clearing.ruler))
    if clearing.slots or clearing.open_slots:
        lines.append(line("told-slots", here, count=clearing.open_slots, slots=clearing.slots))
    lines += _landmarks(view, clearing, here, is_scorched)
    lines += [line("told-has", here, seat=seat, things=things) for seat, things in standing(clearing)]
    lines.append(line("told-paths", here, clearings=clearing.adjacent))
    if clearing.rivers:
        lines.append(line("told-rivers", here, clearings=clearing.rivers))
    closed = tuple(pair[pair[0] == number] for pair in view.map.closed_paths if number in pair)
    if closed:
        lines.append(line("told-closed", here, clearings=closed))
    return lines


def _landmarks(view: RootView, clearing: ClearingView, here: Thing, is_scorched: bool) -> list[Line]:
    """What is in a clearing besides pieces of the players."""
    number, whole = clearing.clearing, view.map
    buried = view.ruin_items.get(number, ())
    lines: list[Line] = []
    if buried:
        lines.append(line("told-ruin-with", here, items=tuple(_item(item) for item in buried)))
    elif clearing.ruin:
        lines.append(line("told-ruin", here))
    if buried and not clearing.ruin:
        lines.append(line("told-no-ruin", here))
    for landmark in whole.landmarks:
        lines += _landmark(landmark, here) if landmark.clearing == number else []
    if is_scorched:
        lines.append(line("told-scorched", here))
    homes = tuple(seat for seat, own in enumerate(view.seats) if number in own.homelands)
    if homes:
        lines.append(line("told-home", here, seats=homes))
    return lines


def _landmark(landmark: LandmarkView, here: Thing) -> list[Line]:
    """F: a landmark, and what belongs to it."""
    lines = [line("told-landmark", here, landmark=landmark.landmark)]
    if landmark.items:
        lines.append(line("told-forge", here, items=told_items(landmark.items)))
    if landmark.cards:
        cards = tuple(line("told-hidden-card") if card == HIDDEN else card for card in landmark.cards)
        lines.append(line("told-market", here, cards=cards))
    if (built := landmark.building) is not None:
        thing = line(f"told-{built.sort}", count=built.count, piece=built.piece)
        lines.append(line("told-treetop", here, seat=built.owner, thing=thing))
    return lines


def standing(clearing: ClearingView) -> list[tuple[int | str, tuple[Line, ...]]]:
    """Whose pieces stand in a clearing, and what they are; hirelings come last."""
    found: dict[int | str, list[Line]] = {}
    for pieces in clearing.pieces:
        if pieces.sort == WARRIOR and pieces.piece == WARRIOR:
            phrase = line("n-warriors", count=pieces.count)
        else:
            phrase = line(f"told-{pieces.sort}", count=pieces.count, piece=pieces.piece)
        found.setdefault(pieces.owner, []).append(phrase)
    for seat in clearing.pawns:
        found.setdefault(seat, []).append(line("told-pawn"))
    return [(owner, tuple(found[owner])) for owner in sorted(found, key=lambda owner: (isinstance(owner, str), owner))]


def _forest(forest: ForestView) -> list[Line]:
    here, found = Thing("place", forest.forest), []
    if forest.pawns:
        found.append(line("told-forest", here, clearings=forest.clearings, seats=forest.pawns))
    for pieces in forest.pieces:
        things = (line(f"told-{pieces.sort}", count=pieces.count, piece=pieces.piece),)
        found.append(line("told-forest-has", here, clearings=forest.clearings, seat=pieces.owner, things=things))
    return found


def _path(path: PathView) -> list[Line]:
    """E-bandits-0: a path where somebody stands."""
    here = Thing("place", path.path)
    return [
        line(
            "told-path-has",
            here,
            clearings=path.clearings,
            seat=pieces.owner,
            things=(told_pieces(WARRIOR, pieces.count),),
        )
        for pieces in path.pieces
    ]


def _scorched(view: RootView) -> frozenset[int]:
    """D.6.2: the clearings that nothing can enter any more, whoever scorched them."""
    found: set[int] = set()
    for seat in view.seats:
        if seat.board is not None:
            found.update(FACTIONS[seat.faction].scorched(seat.board))
    return frozenset(found)


# -- what everybody shares --------------------------------------------------------------------------------------------


def _shared(view: RootView, content: Content) -> Section:
    """The deck, dominance cards, items, quests; in a draft what lies there to choose from."""
    lines = [line("told-deck", count=view.deck)]
    if view.available:
        lines.append(line("told-available", cards=view.available))
    lines.append(line("told-items", items=told_items(view.items)))
    if view.markers:
        lines.append(line("told-hireling-markers", points=view.markers))
    if view.quest_deck:
        lines.append(line("told-quest-deck", count=view.quest_deck))
    if view.landmarks_drawn:
        lines.append(line("told-landmarks-drawn", landmarks=view.landmarks_drawn))
    if view.laid_out:
        lines.append(line("told-laid-out", factions=view.laid_out))
    if view.locked:
        lines.append(line("told-locked", faction=view.locked))
    if view.character:
        lines.append(line("told-character-laid-out", character=view.character))
    quests = {quest.id: quest for quest in content.factions.vagabond.quests}
    for name in view.quests:
        quest = quests[name]
        lines.append(line("told-quest", Thing("quest", name), quest=name, suit=quest.suit, items=quest.items))
    return Section(line("told-shared"), tuple(lines))


def _discard(discard: tuple[str, ...], cards: Mapping[str, Card]) -> Section:
    """The discard pile by suit."""
    piles: dict[str, list[str]] = {suit: [] for suit in SUITS}
    for card in discard:
        piles[cards[card].suit].append(card)
    lines = (line("told-discarded", suit=suit, cards=tuple(pile)) for suit, pile in piles.items() if pile)
    return Section(line("told-discard", count=len(discard)), tuple(lines))


def _item(item: str) -> Part:
    return line("told-hidden-item") if item == HIDDEN else item


# -- the players ------------------------------------------------------------------------------------------------------


def _seat(view: RootView, seat: int, content: Content) -> Section:
    own, here = view.seats[seat], Thing("seat", seat)
    score = line("n-points" if own.marker else "told-no-marker", points=own.score)
    title = line("told-seat", here, seat=seat, faction=own.faction, score=score) if own.faction else None
    lines = [
        *([line("told-markers", here, points=own.markers)] if own.markers else ()),
        *_cards(own, here),
        *_belongings(own, here),
        *_pieces(own, here),
    ]
    if own.board is not None:
        lines += [Line(said.say, said.facts, here) for said in FACTIONS[own.faction].told(own.board, content)]
    lines += [_order(order.matter, order.least, order.never_in, here) for order in own.orders]
    return Section(title or line("told-seat-without", here, seat=seat, score=score), tuple(lines))


def _cards(own: SeatView, here: Thing) -> list[Line]:
    """The hand as far as it is known, and the cards in play."""
    known = tuple(card for card in own.hand if card != HIDDEN)
    lines = [line("told-hand", here, count=len(own.hand))]
    if known:
        lines.append(line("told-hand-known", here, cards=known))
    if own.dominance:
        lines.append(line("told-dominance", here, card=own.dominance))
    if own.coalition is not None:
        lines.append(line("told-coalition", here, partner=own.coalition))
    if own.crafted:
        lines.append(line("told-crafted", here, cards=own.crafted))
    if own.used:
        lines.append(line("told-used", here, cards=own.used))
    return lines


def _belongings(own: SeatView, here: Thing) -> list[Line]:
    lines = []
    if own.items:
        lines.append(line("told-box", here, items=told_items(own.items)))
    if own.exhausted_items:
        lines.append(line("told-exhausted", here, items=told_items(own.exhausted_items)))
    return lines


def _pieces(own: SeatView, here: Thing) -> list[Line]:
    """Pieces that are not on the map, and where the pawn is."""
    lines = []
    for message, pieces in (("told-supply", own.supply), ("told-aside", own.aside)):
        if any(pieces.values()):
            counted = tuple(told_pieces(piece, count) for piece, count in pieces.items() if count)
            lines.append(line(message, here, pieces=counted))
    if own.pawn is not None:
        lines.append(
            line("told-pawn-in-clearing" if isinstance(own.pawn, int) else "told-pawn-in", here, place=own.pawn)
        )
    return lines


def _order(matter: str, least: int, never_in: tuple[int, ...], here: Thing) -> Line:
    """A standing order of one's own."""
    parts: list[Line] = [line("told-order-least", count=least)] if least != _ASKED_ALWAYS else []
    if never_in:
        parts.append(line("told-order-never-in", clearings=never_in))
    return line("told-order", here, matter=matter, orders=tuple(parts))


def _hand(hand: Iterable[str], cards: Mapping[str, Card], content: Content) -> Section:
    """The reader's own cards and what they do."""
    lines: list[Line] = []
    held = Counter(card for card in hand if card != HIDDEN)
    for card, count in held.items():
        lines.append(line("told-held", Thing("card", card), card=card, count=count))
        lines.append(sentences(about_card(cards[card], content)))
    return Section(line("told-my-hand", count=sum(held.values())), tuple(lines))


# -- beside an option -------------------------------------------------------------------------------------------------


def note(option: Option, facts: Mapping[str, Value], view: RootView, content: Content) -> Line | None:
    """What a player wants to know beside an option: the suit of a card, who stands where, what a building costs."""
    notes: list[Line] = []
    if "card" in facts:
        notes += _card_note(option, cards_of(content).get(str(facts["card"])))
    where = facts.get("target", facts.get("clearing", facts.get("place")))
    if isinstance(where, int):
        clearing = view.map.clearings[where - 1]
        notes.append(line("note-suit", suit=clearing.suit))
        notes += [line("note-has", seat=seat, things=things) for seat, things in standing(clearing)]
        notes += _on_the_way(view, facts.get("clearing", facts.get("place")), where)
    if view.turn is not None and (board := view.seats[view.turn].board) is not None:
        own = FACTIONS[view.seats[view.turn].faction].note(option, board, content)
        notes += [own] if own is not None else []
    for seat in view.seats:
        if seat.board is not None and (price := FACTIONS[seat.faction].price_note(option, seat.board)) is not None:
            notes.append(price)
    if not notes:
        return None
    noted = notes[0]
    for more in notes[1:]:
        noted = line("note-and", first=noted, second=more)
    return noted


def _on_the_way(view: RootView, origin: Value | None, target: int) -> list[Line]:
    """E-bandits-1: who stands on the path between two clearings."""
    ways = (path for path in view.map.paths if origin != target and {origin, target} == {*path.clearings})
    return [line("note-watched", seat=pieces.owner) for path in ways for pieces in path.pieces]


def _card_note(option: Option, card: Card | None) -> list[Line]:
    """The suit of a card; what crafting it takes and gives."""
    if card is None:
        return []
    if option[0] != "craft":
        return [line("note-suit", suit=card.suit)]
    return [crafting(card), *([line("n-points", points=card.vp)] if card.vp else [])]

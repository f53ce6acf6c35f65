"""What an edition must leave in agreement, because the rules rest on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deskovka.content.editions import EditionBreaksCount, EditionUnknownKey, EditionWrongValue
from deskovka.content.shown import shown
from deskovka.games.root.factions.sheet import ITEMS

if TYPE_CHECKING:
    from deskovka.games.root.content import Card, Content, PrintedMap

HOMELANDS = 3
"""A.8.2-x1: the most that a faction has."""


def check_content(content: Content, printed: Mapping[str, Any]) -> None:
    """Raise when numbers or names do not agree, or would say nothing to the rules of the printed content."""
    for name, deck in content.decks.items():
        _check_deck(f"decks.{name}", deck, content)
        _check_points(f"decks.{name}", deck, _by_id(printed["decks"].get(name, ())))
    for name, map_ in content.maps.items():
        _check_map(f"maps.{name}", map_, content)
    for faction, sheet in printed["factions"].items():
        if isinstance(sheet, dict) and "warriors" in sheet:
            _check_pieces(content, faction, sheet)
    _check_tracks(content)
    _check_single_pieces(content)
    _check_setup(content)
    _check_setup_cards(content, _by_id(printed["setup_cards"]))
    _check_landmarks(content, _by_id(printed["landmarks"]))
    _check_hirelings(content, _by_id(printed["hirelings"]["cards"]))


# -- decks and pieces ------------------------------------------------------------------------------------------------


def _check_deck(path: str, deck: tuple[Card, ...], content: Content) -> None:
    """4.1.2, 5.1.3, A.7: an item card brings an item; there are cards for everybody to begin with."""
    for card in deck:
        if (card.kind == "item") != (card.item is not None):
            expected = ", ".join(ITEMS) if card.kind == "item" else "null"
            raise EditionWrongValue(path=f"{path}.{card.id}.item", value=shown(card.item), expected=expected)
        if card.cost and not card.is_crafted:
            raise EditionWrongValue(path=f"{path}.{card.id}.cost", value=shown(card.cost), expected="[]")
    setup = content.setup
    dealt = sum(card.count for card in deck if card.kind != "dominance")
    supporters = max(content.factions.alliance.starting_supporters, *(card.supporters for card in content.setup_cards))
    needed = max(setup.by_players) * max(setup.standard.hand, setup.advanced.draw) + supporters
    if dealt < needed:
        raise EditionBreaksCount(path=path, value=f"{dealt} ×", expected=f"≥ {needed} ×")


def _check_points(path: str, deck: tuple[Card, ...], printed: Mapping[str, Mapping[str, Any]]) -> None:
    """3.2.2: points come with an item; an edition gives none to another card."""
    for card in deck:
        if card.kind != "item" and card.vp and card.vp != printed.get(card.id, {}).get("vp"):
            raise EditionBreaksCount(path=f"{path}.{card.id}.vp", value=card.vp, expected=0)


def _check_pieces(content: Content, faction: str, printed: Mapping[str, Any]) -> None:
    """1.5.2: each faction has the pieces that its rules know."""
    sheet = getattr(content.factions, faction)
    for sort in ("tokens", "buildings"):
        for piece in sorted(set(printed[sort]) ^ set(getattr(sheet, sort))):
            path = f"factions.{faction}.{sort}.{piece}"
            raise EditionUnknownKey(path=path, known=", ".join(printed[sort]) or "–")
    if bool(sheet.warriors) != bool(printed["warriors"]):
        expected = "≥ 1" if printed["warriors"] else 0
        raise EditionBreaksCount(path=f"factions.{faction}.warriors", value=sheet.warriors, expected=expected)


def _check_tracks(content: Content) -> None:
    """A track has as many spaces as there are pieces for it; a decree has each column once."""
    for path, pieces, spaces in content.factions.tracks():
        if len(spaces) != pieces:
            raise EditionBreaksCount(path=f"factions.{path}", value=f"{len(spaces)} ×", expected=f"{pieces} ×")
    columns = content.factions.eyrie.decree_columns
    _check_each_once("factions.eyrie.decree_columns", columns)
    for leader in content.factions.eyrie.leaders:
        _check_each_once(f"factions.eyrie.leaders.{leader.id}.viziers", leader.viziers)
    _check_each_once("factions.riverfolk.prices", content.factions.riverfolk.prices)
    costs = content.factions.cult.conspiracies
    if costs.less_when_hated >= costs.crusade:
        path = "factions.cult.conspiracies.less_when_hated"
        raise EditionBreaksCount(path=path, value=costs.less_when_hated, expected=f"≤ {costs.crusade - 1}")


def _check_single_pieces(content: Content) -> None:
    """6.2.2, 15.2.2: there is one keep, and one of each waystation."""
    factions = content.factions
    single = {
        "marquise.tokens.keep": factions.marquise.tokens["keep"],
        **{f"keepers.buildings.{name}": count for name, count in factions.keepers.buildings.items()},
    }
    for name, count in single.items():
        if count != 1:
            raise EditionBreaksCount(path=f"factions.{name}", value=count, expected=1)


def _check_setup(content: Content) -> None:
    """A.8.2-x1, A.10, 9.3.3: set-up cards put down pieces that there are; nobody keeps more cards than are drawn."""
    advanced = content.setup.advanced
    if advanced.keep > advanced.draw:
        raise EditionBreaksCount(path="setup.advanced.keep", value=advanced.keep, expected=f"≤ {advanced.draw}")
    quests = len(content.factions.vagabond.quests)
    for card in content.setup_cards:
        path, sheet = f"setup_cards.{card.id}", getattr(content.factions, card.id)
        pieces = {"warrior": sheet.warriors, **sheet.buildings}
        for place in ("each_homeland", "every_other_clearing"):
            for piece, count in getattr(card, place).items():
                most = min(pieces.get(piece, 0), 1 if piece in sheet.buildings else 9)
                if count > most:
                    raise EditionBreaksCount(path=f"{path}.{place}.{piece}", value=count, expected=f"≤ {most}")
        for piece in card.different_homelands:
            if piece not in sheet.buildings:
                known = ", ".join(sheet.buildings)
                raise EditionWrongValue(path=f"{path}.different_homelands", value=piece, expected=known)
        if card.quests > quests:
            raise EditionBreaksCount(path=f"{path}.quests", value=card.quests, expected=f"≤ {quests}")
    marquise = content.setup_cards[0]
    size = max(len(printed.clearings) for printed in content.maps.values())
    here, elsewhere = (pieces.get("warrior", 0) for pieces in (marquise.each_homeland, marquise.every_other_clearing))
    needed = max(HOMELANDS * here + (size - HOMELANDS) * elsewhere, size)
    if content.factions.marquise.warriors < needed:
        value = content.factions.marquise.warriors
        raise EditionBreaksCount(path="factions.marquise.warriors", value=value, expected=f"≥ {needed}")


SETUP_FACTS = ("supporters", "quests", "around", "acolytes", "every_other_clearing", "different_homelands")
LANDMARK_FACTS = ("draws", "vp", "items", "stock", "slots")


def _check_setup_cards(content: Content, printed: Mapping[str, Mapping[str, Any]]) -> None:
    """A.8.2-x1: a set-up card says what the rules of its faction read, of the pieces that they place."""
    for card in content.setup_cards:
        path, rules = f"setup_cards.{card.id}", printed[card.id]
        _check_said(path, card, rules, SETUP_FACTS)
        for place in ("each_homeland", "every_other_clearing"):
            _check_known_keys(f"{path}.{place}", getattr(card, place), rules.get(place, {}))
        if card.id == "hundreds" and "stronghold" not in card.each_homeland:
            raise EditionBreaksCount(path=f"{path}.each_homeland.stronghold", value=0, expected=1)


def _check_landmarks(content: Content, printed: Mapping[str, Mapping[str, Any]]) -> None:
    """F: a landmark card says what its rules read; the forge has items for a clearing of any suit (F-forge-1)."""
    for landmark in content.landmarks:
        path, rules = f"landmarks.{landmark.id}", printed[landmark.id]
        _check_said(path, landmark, rules, LANDMARK_FACTS)
        _check_known_keys(f"{path}.items", landmark.items, rules.get("items", {}))
        for suit in rules.get("items", {}):
            if suit not in landmark.items:
                raise EditionBreaksCount(path=f"{path}.items.{suit}", value="0 ×", expected="1 ×")


def _check_said(path: str, entry: object, printed: Mapping[str, Any], facts: Sequence[str]) -> None:
    """Raise when an entry has a fact that would say nothing: its printed counterpart has none."""
    known = [fact for fact in facts if fact in printed]
    for fact in facts:
        if fact not in known and getattr(entry, fact):
            raise EditionUnknownKey(path=f"{path}.{fact}", known=", ".join(known) or "–")


def _check_known_keys(path: str, given: Iterable[str], printed: Mapping[str, Any]) -> None:
    """Raise when a mapping has a key that the printed one has not."""
    for key in given:
        if key not in printed:
            raise EditionUnknownKey(path=f"{path}.{key}", known=", ".join(printed) or "–")


def _by_id(entries: Iterable[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {str(entry["id"]): entry for entry in entries}


def _check_hirelings(content: Content, printed: Mapping[str, Mapping[str, Any]]) -> None:
    """A.6.1, E.1.2, E.R9: enough cards, each with the sides and sorts of pieces that its rules know; a whole die."""
    hirelings = content.hirelings
    _check_each_once("hirelings.cards", [card.id for card in hirelings.cards])
    if len(hirelings.cards) < hirelings.in_play:
        value = f"{len(hirelings.cards)} ×"
        raise EditionBreaksCount(path="hirelings.cards", value=value, expected=f"≥ {hirelings.in_play} ×")
    for card in hirelings.cards:
        path, rules = f"hirelings.cards.{card.id}", printed[card.id]
        for name in ("promoted", "demoted", "faction"):
            if getattr(card, name) != rules.get(name):
                expected = shown(rules.get(name))
                raise EditionWrongValue(path=f"{path}.{name}", value=shown(getattr(card, name)), expected=expected)
        for sort in ("buildings", "tokens", "items"):
            if set(getattr(card, sort)) != set(rules.get(sort, {})):
                known = ", ".join(rules.get(sort, {})) or "–"
                raise EditionUnknownKey(path=f"{path}.{sort}", known=known)
        if bool(card.warriors) != bool(rules.get("warriors", 0)):
            least = "≥ 1" if rules.get("warriors", 0) else 0
            raise EditionBreaksCount(path=f"{path}.warriors", value=card.warriors, expected=least)
    gold, every = hirelings.control.gold, hirelings.control.every
    if len(gold) != len(every):
        raise EditionBreaksCount(path="hirelings.control.every", value=f"{len(every)} ×", expected=f"{len(gold)} ×")
    for count in (*gold, *every):
        if not count:
            raise EditionBreaksCount(path="hirelings.control", value=count, expected="≥ 1")


# -- maps ------------------------------------------------------------------------------------------------------------


def _check_map(path: str, printed: PrintedMap, content: Content) -> None:
    """2.2 to 2.4, C. A map hangs together, and has room for what the factions begin with."""
    size = len(printed.clearings)
    known = range(1, size + 1)
    numbers = [clearing.id for clearing in printed.clearings]
    if numbers != list(known):
        raise EditionWrongValue(path=f"{path}.clearings", value=shown(numbers), expected=shown(list(known)))
    for name in ("paths", "closed_paths", "rivers", "corner_pairs"):
        for place, pair in enumerate(getattr(printed, name)):
            if not set(pair) <= set(known) or pair[0] == pair[1]:
                raise EditionWrongValue(path=f"{path}.{name}.{place}", value=shown(pair), expected=f"1–{size}")
    for name in ("map_edge", "ruins", "coastal_clearings"):
        _check_each_once(f"{path}.{name}", getattr(printed, name), known)
    _check_each_once(f"{path}.corner_pairs", [corner for pair in printed.corner_pairs for corner in pair])
    for name in ("tower", "ferry_start"):
        if (clearing := getattr(printed, name)) is not None and clearing not in known:
            raise EditionWrongValue(path=f"{path}.{name}", value=clearing, expected=f"1–{size}")
    if reached := _apart(known, (*printed.paths, *printed.closed_paths)):
        raise EditionWrongValue(path=f"{path}.paths", value=shown(printed.paths), expected=f"… – {shown(reached)}")
    for suit in ("fox", "rabbit", "mouse"):
        if all(clearing.suit != suit for clearing in printed.clearings):
            raise EditionBreaksCount(path=f"{path}.clearings", value=f"0 × {suit}", expected=f"≥ 1 × {suit}")
    _check_forests(path, printed, known)
    _check_ruins(path, printed, content)
    _check_starts(path, printed)


def _check_forests(path: str, printed: PrintedMap, known: range) -> None:
    """2.4, 2.4.1: a forest touches clearings, and is adjacent to the forests that are adjacent to it."""
    near = {forest.id: forest.adjacent_forests for forest in printed.forests}
    for forest in printed.forests:
        here = f"{path}.forests.{forest.id}"
        _check_each_once(f"{here}.clearings", forest.clearings, known)
        if not forest.clearings:
            raise EditionBreaksCount(path=f"{here}.clearings", value="0 ×", expected="≥ 1 ×")
        _check_each_once(f"{here}.adjacent_forests", forest.adjacent_forests, near)
    for one, others in near.items():
        for other in others:
            if one not in near[other] or other == one:
                here = f"{path}.forests.{one}.adjacent_forests"
                expected = f"{path}.forests.{other}.adjacent_forests: {one}"
                raise EditionWrongValue(path=here, value=other, expected=expected)


def _check_ruins(path: str, printed: PrintedMap, content: Content) -> None:
    """2.2.4, 9.3.4: a ruin stands in a slot, and there is an item for each."""
    slots = {clearing.id: clearing.slots for clearing in printed.clearings}
    for clearing in printed.ruins:
        if not slots[clearing]:
            raise EditionBreaksCount(path=f"{path}.clearings.{clearing}.slots", value=0, expected="≥ 1")
    if len(printed.ruins) > (items := sum(content.items.ruin_set.values())):
        raise EditionBreaksCount(path=f"{path}.ruins", value=f"{len(printed.ruins)} ×", expected=f"≤ {items} ×")


def _check_starts(path: str, printed: PrintedMap) -> None:
    """6.3, 7.3, A.8.2: room to begin: in and around each corner, on the edge, and for homelands beside each other.

    No corner is beside another: the first buildings of the Marquise would fill it.
    """
    open_slots = {c.id: c.slots - (c.id in printed.ruins) for c in printed.clearings}
    corners = [corner for pair in printed.corner_pairs for corner in pair]
    if not corners:
        raise EditionBreaksCount(path=f"{path}.corner_pairs", value="0 ×", expected="≥ 1 ×")
    for corner in corners:
        around = {corner, *(clearing for pair in printed.paths if corner in pair for clearing in pair)}
        if not open_slots[corner] or sum(open_slots[clearing] for clearing in around) < HOMELANDS + 1:
            slots = shown({clearing: open_slots[clearing] for clearing in sorted(around)})
            expected = f"{corner}: ≥ 1, Σ ≥ {HOMELANDS + 1}"
            raise EditionWrongValue(path=f"{path}.clearings.{corner}.slots", value=slots, expected=expected)
        if near := [other for other in corners if other in around and other != corner]:
            raise EditionWrongValue(
                path=f"{path}.paths", value=f"{corner} – {near[0]}", expected=f"{corner} – … – {near[0]}"
            )
    roomy = [clearing for clearing, slots in open_slots.items() if slots]
    if len(set(roomy) & set(printed.map_edge)) <= HOMELANDS:
        edge = [clearing for clearing in printed.map_edge if clearing in roomy]
        expected = f"≥ {HOMELANDS + 1} × slots ≥ 1"
        raise EditionWrongValue(path=f"{path}.map_edge", value=shown(edge), expected=expected)
    for gone in roomy:
        left = [clearing for clearing in roomy if clearing != gone]
        if _largest_group(left, printed.paths) < HOMELANDS:
            value = shown([pair for pair in printed.paths if gone not in pair])
            raise EditionWrongValue(path=f"{path}.paths", value=value, expected=f"{HOMELANDS} ×: a – b – c")


def _largest_group(clearings: Iterable[int], paths: Sequence[tuple[int, int]]) -> int:
    """How many of the clearings hang together at most."""
    left, largest = list(clearings), 0
    while len(left) > largest:
        rest = _apart(left, paths)
        largest, left = max(largest, len(left) - len(rest)), rest
    return largest


def _apart(clearings: Iterable[int], paths: Iterable[tuple[int, int]]) -> list[int]:
    """Which of the clearings cannot be reached from the first of them without leaving them."""
    places, links = list(clearings), list(paths)
    reached = places[:1]
    for here in reached:
        for pair in links:
            if here in pair:
                there = pair[pair[0] == here]
                if there in places and there not in reached:
                    reached.append(there)
    return [place for place in places if place not in reached]


def _check_each_once(path: str, values: Sequence[Any], known: Iterable[Any] | None = None) -> None:
    seen: set[Any] = set()
    for value in values:
        if value in seen or (known is not None and value not in known):
            expected = shown(value) if known is None else ", ".join(str(one) for one in known)
            raise EditionWrongValue(path=path, value=shown(list(values)), expected=f"1 × {expected}")
        seen.add(value)

"""What an edition of Crescent Moon must keep: numbers and names that agree."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from deskovka.content.editions import EditionBreaksCount, EditionWrongValue
from deskovka.content.shown import shown
from deskovka.games.crescent.geometry import CROSSING_ROTATIONS, Laid, Place, neighbours, river_ends
from deskovka.kernel.picking import MOST_SETS

if TYPE_CHECKING:
    from deskovka.games.crescent.tables import Character, Content, Group, Item, Layout, Op, Tile

STRENGTH = ("when", "units", "otherwise")
DEEDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "strength": (("combat", "contest"), ("n",), STRENGTH),
    "assign": (("combat",), (), ("n", "per", "who", "mode", "each", "when", "leaves")),
    "casualties_self": (("combat",), ("each",), ()),
    "casualties_enemy": (("combat",), ("n",), ("when",)),
    "assassinate": (("combat", "contest"), (), ()),
    "sabotage": (("combat",), (), ()),
    "bribe": (("contest",), ("n",), ()),
    "coins": (("combat", "contest", "anytime"), ("n",), ()),
    "tithe": (("anytime",), ("n", "most"), ()),
    "remove_mercenary": (("combat",), ("n",), ()),
    "place_unit": (("combat",), ("n",), ("when",)),
    "forbid_sack": (("combat",), (), ("when",)),
    "on_loss_retreat_to_map": (("combat",), ("n",), ()),
    "place_influence": (("action",), (), ()),
    "remove_influence": (("action",), ("when",), ()),
    "may_place_influence": (("action",), (), ()),
    "may_move": (("action",), ("n",), ()),
    "assault": (("action",), (), ()),
    "free_move": (("anytime",), ("n",), ()),
    "ignore_rivers": (("anytime",), (), ()),
    "build_modifier": (("anytime",), ("n",), ()),
}
"""What cards can do: where, what it is described by, and what it may be described by besides."""
PLAIN: dict[str, Any] = {
    "n": 0,
    "when": (),
    "units": 0,
    "otherwise": False,
    "who": "any",
    "mode": "up_to",
    "each": 0,
    "per": 0,
    "most": 0,
    "leaves": False,
}
"""What a deed says that says nothing of it."""
PLUNDER = ("units_beaten", "fort_sacked", "palace_sacked", "castle_sacked", "town_sacked", "city_sacked")
"""CM-SCORE-4: what the Warlord's points are booked for at once."""
MOST_DRAWN = 20
NO_GROUPS = {"terrain": ("quarry",), "feature": ("holy_site",)}
"""CM-VAR-6: where no group begins."""


def check_content(content: Content) -> None:
    """Raise when the content cannot be played."""
    order = ("warlord", "murshid", "sultan", "caliph", "nomad")
    names = tuple(each.id for each in content.characters)
    if names != order:
        raise EditionWrongValue(path="characters", value=", ".join(names), expected=", ".join(order))
    for character in content.characters:
        _check_character(character)
        _check_pieces(character)
        for item in character.objectives:
            _check_item(item, character.id)
    _check_cards(content)
    _check_stalls(content)
    _check_tiles(content)
    for layout in content.layouts:
        _check_layout(content, layout)
    for players in (4, 5):
        if not any(layout.players == players for layout in content.layouts):
            raise EditionBreaksCount(path="layouts", value=f"0 × players: {players}", expected="≥ 1")


UNIQUE = {
    "uprising": "warlord",
    "muster": "warlord",
    "scheme": "murshid",
    "conspire": "sultan",
    "move_palace": "caliph",
    "desertion": "nomad",
}
NUMBERED = {"build": "build", "move": "move", "recruit": "recruit", "scheme": "draw", "conspire": "draw"}
"""The number that belongs to an action."""


def _check_character(character: Character) -> None:
    """CM-ACT-2, CM-TERM-6, CM-RESERVE-1: actions that the character can carry out, with their numbers."""
    path, name = f"characters.{character.id}", character.id
    for action in character.actions:
        foreign = UNIQUE.get(action, name) != name or (action in ("hire", "bribe") and name == "nomad")
        if foreign or character.actions.count(action) > 1:
            raise EditionWrongValue(path=f"{path}.actions", value=action, expected=f"≠ {action}")
    numbers = {"build": character.build, "move": character.move, "recruit": character.recruit, "draw": character.draw}
    for number, value in numbers.items():
        used = any(NUMBERED.get(action) == number for action in character.actions)
        if used != (value > 0):
            raise EditionBreaksCount(path=f"{path}.{number}", value=value, expected="≥ 1" if used else "0")
    for key, value, owners in (
        ("regular", character.regular, ("warlord", "caliph")),
        ("reserves", character.reserves, ("warlord", "caliph", "nomad")),
    ):
        if value != (name in owners):
            raise EditionWrongValue(path=f"{path}.{key}", value=shown(value), expected=shown(name in owners))


def _check_pieces(character: Character) -> None:
    """CM-COMP-1, CM-SETUP-4: the groups are made of pieces that the character has, and so is what it builds."""
    path, supply, name = f"characters.{character.id}", character.supply, character.id
    groups = character.groups
    for group in groups:
        _check_group(group, f"{path}.groups.{group.id}")
    if name == "caliph" and not any(_pieces(group) for group in groups):
        raise EditionBreaksCount(path=f"{path}.groups", value=0, expected="≥ 1")
    if any(group.regular for group in groups) and not character.regular:
        raise EditionWrongValue(path=f"{path}.groups", value="regular", expected="mercenary")
    used = {
        "units": sum(group.regular + group.mercenary for group in groups),
        "fort": sum(group.fort for group in groups),
        "castle": sum(group.castle for group in groups),
        "town": sum(group.town for group in groups),
        "city": sum(group.city for group in groups),
        "influence": sum(group.influence for group in groups),
    }
    held = {
        "units": supply.units,
        "fort": supply.fort,
        "castle": supply.castle,
        "town": supply.town,
        "city": supply.city,
        "influence": supply.influence,
    }
    for piece, count in used.items():
        if held[piece] < count:
            raise EditionBreaksCount(path=f"{path}.supply.{piece}", value=held[piece], expected=f"≥ {count}")
    foreign: dict[str, int] = {}
    if name != "sultan":
        foreign = {"town": supply.town, "city": supply.city}
        for building in ("town", "city"):
            if character.prices.of(building) is not None:
                raise EditionWrongValue(path=f"{path}.prices.{building}", value=building, expected="null")
    for piece, count in foreign.items():
        if count:
            raise EditionBreaksCount(path=f"{path}.supply.{piece}", value=count, expected=0)


def _pieces(group: Group) -> int:
    """How many pieces begin with a group; CM-SETUP-5: the palace stands beside one of the Caliph's."""
    return sum((group.regular, group.mercenary, group.fort, group.castle, group.town, group.city, group.influence))


def _check_group(group: Group, path: str) -> None:
    """CM-BUILD-8 Occupancy: what begins in one hex."""
    for smaller, larger in (("fort", "castle"), ("town", "city")):
        if getattr(group, smaller) and getattr(group, larger):
            raise EditionBreaksCount(path=f"{path}.{smaller}", value=getattr(group, smaller), expected=0)


def _check_item(item: Item, name: str) -> None:
    """CM-SCORE-2 Items, CM-SCORE-4 Warlord: numbers that say nothing of what is counted, or of each other."""
    path, plunders = f"characters.{name}.objectives.{item.id}", item.counts in PLUNDER
    if plunders != (item.when == "at_once") or (plunders and name != "warlord"):
        expected = "at_once" if plunders and name == "warlord" else "always, first_year"
        raise EditionWrongValue(path=f"{path}.when", value=item.when, expected=expected)
    plain = {"per": 1, "least": 0, "most": 0} if plunders else {"per": 1} if item.least else {}
    for number, alone in plain.items():
        given = getattr(item, number)
        if given != alone:
            raise EditionBreaksCount(path=f"{path}.{number}", value=given, expected=alone)


def _check_stalls(content: Content) -> None:
    """CM-SULTAN-CONSPIRE: all choices of cards to be laid out can be offered."""
    slots, sultan = content.params.sultan_slots, content.characters[2]
    most = max(draw for draw in range(1, MOST_DRAWN + 1) if all(comb(draw, n) <= MOST_SETS for n in range(slots + 1)))
    if sultan.draw > most:
        raise EditionBreaksCount(path="characters.sultan.draw", value=sultan.draw, expected=f"≤ {most}")


def _check_cards(content: Content) -> None:
    """CM-CARD-2 to CM-CARD-5: Campaign is nobody's, the others are somebody's, with deeds that can be done."""
    if all(card.id != "campaign" for card in content.cards):
        raise EditionBreaksCount(path="cards.campaign", value="0 ×", expected="1 ×")
    for card in content.cards:
        path, own = f"cards.{card.id}", card.id == "campaign"
        if (card.affiliation == "none") != own or card.affiliation == "sultan":
            expected = "none" if own else "warlord, murshid, caliph, nomad"
            raise EditionWrongValue(path=f"{path}.affiliation", value=card.affiliation, expected=expected)
        if (card.type == "strategy") != own:
            expected = "strategy" if own else "event, personality, battalion"
            raise EditionWrongValue(path=f"{path}.type", value=card.type, expected=expected)
        if own and card.copies != 1:
            raise EditionBreaksCount(path=f"{path}.copies", value=card.copies, expected=1)
        for effect in card.effects:
            for op in effect.ops:
                _check_op(op, effect.keyword, f"{path}.effects")
    market = content.params.market
    slots = market.far + market.near + market.local + content.params.sultan_slots
    deck = sum(card.copies for card in content.cards) - 1
    needed = slots + max(character.draw for character in content.characters)
    if deck < needed:
        raise EditionBreaksCount(path="cards", value=f"{deck} ×", expected=f"≥ {needed} ×")


def _check_op(op: Op, keyword: str, path: str) -> None:
    """Each deed has its place and facts of its own; others would say nothing."""
    keywords, needed, allowed = DEEDS[op.op]
    if keyword not in keywords:
        raise EditionWrongValue(path=f"{path}.keyword", value=keyword, expected=", ".join(keywords))
    for name, plain in PLAIN.items():
        given = getattr(op, name)
        if (name in needed and given == plain) or (name not in (*needed, *allowed) and given != plain):
            expected = f"≠ {shown(plain)}" if name in needed else shown(plain)
            raise EditionWrongValue(path=f"{path}.ops.{name}", value=shown(given), expected=expected)
    if op.op == "assign" and (op.n > 0) == (op.per > 0):
        raise EditionWrongValue(path=f"{path}.ops.n", value=op.n, expected="n / per")


def _check_tiles(content: Content) -> None:
    """CM-MAP-2, CM-MAP-8, CM-VAR-1: one crossing, one holy site, and as many other tiles as the seats can lay."""
    on = {"river": "fertile", "crossing": "fertile", "holy_site": "desert"}
    for tile in content.tiles:
        if tile.feature and tile.terrain != on[tile.feature]:
            raise EditionWrongValue(path=f"tiles.{tile.id}.terrain", value=tile.terrain, expected=on[tile.feature])
    for feature in ("crossing", "holy_site"):
        count = sum(tile.feature == feature and tile.players == 4 for tile in content.tiles)
        if count != 1 or any(tile.feature == feature and tile.players == 5 for tile in content.tiles):
            raise EditionBreaksCount(path="tiles", value=f"{count} × {feature}", expected=f"1 × {feature}")
    for players in (4, 5):
        count = len(_tiles(content, players)) - 1
        if count % players:
            raise EditionBreaksCount(path="tiles", value=f"1 + {count}", expected=f"1 + n × {players}")


def _tiles(content: Content, players: int) -> dict[str, Tile]:
    return {tile.id: tile for tile in content.tiles if tile.players <= players}


def _check_layout(content: Content, layout: Layout) -> None:
    """CM-SETUP-3, CM-MAP-8: each tile lies in one place, each group begins in one; the map hangs together."""
    path, tiles = f"layouts.{layout.id}.hexes", _tiles(content, layout.players)
    names = [spot.id for spot in layout.hexes]
    if wrong := sorted(set(names) ^ set(tiles)):
        raise EditionWrongValue(path=path, value=shown(wrong[0]), expected=", ".join(tiles))
    map_: dict[Place, Laid] = {(spot.q, spot.r): (tiles[spot.id].feature, spot.rotation) for spot in layout.hexes}
    if len(map_) < len(names):
        raise EditionBreaksCount(path=path, value=f"{len(map_)} × q, r", expected=f"{len(names)} × q, r")
    groups = [group.id for character in content.characters[: layout.players] for group in character.groups]
    starts = [spot.start for spot in layout.hexes if spot.start]
    if sorted(starts) != sorted(groups):
        raise EditionWrongValue(path=path, value=", ".join(starts), expected=", ".join(groups))
    for spot in layout.hexes:
        tile = tiles[spot.id]
        if spot.start and (tile.terrain in NO_GROUPS["terrain"] or tile.feature in NO_GROUPS["feature"]):
            raise EditionWrongValue(path=f"{path}.{spot.id}.start", value=spot.start, expected="null")
        most = {"river": 5, "crossing": len(CROSSING_ROTATIONS) - 1}.get(tile.feature or "", 0)
        if spot.rotation > most:
            raise EditionWrongValue(path=f"{path}.{spot.id}.rotation", value=spot.rotation, expected=f"0–{most}")
    _check_connected(map_, path)


def _check_connected(map_: dict[Place, Laid], path: str) -> None:
    """CM-MAP-3, CM-MAP-6: every hex can be reached, and the river is one line."""
    first = next(iter(map_))
    reached = [first]
    for here in reached:
        reached += [other for other in neighbours(here, map_) if other not in reached]
    if apart := [place for place in map_ if place not in reached]:
        raise EditionWrongValue(path=path, value=shown(apart[0]), expected=f"– {shown(first)}")
    ends = [end for place, laid in map_.items() for end in river_ends(place, laid)]
    free = [end for end in ends if ends.count(end) == 1]
    if len(free) != 2 or any(ends.count(end) > 2 for end in ends):
        raise EditionBreaksCount(path=path, value=f"{len(free)} × ~", expected="2 × ~")

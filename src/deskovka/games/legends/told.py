"""The position of Legends in words: how far the game is, the map, the row, the players, and who has won."""

from __future__ import annotations

from itertools import takewhile

from deskovka.content.told import Line, Section, Thing, line, sentences
from deskovka.games.legends.about import about_card
from deskovka.games.legends.actions import NEUTRAL
from deskovka.games.legends.lexicon import LEXICON
from deskovka.games.legends.scoring import PARTS
from deskovka.games.legends.steps import STEPS
from deskovka.games.legends.tables import Content
from deskovka.games.legends.view import LegendsView, RegionView, SeatView
from deskovka.kernel import Option

COLOURS = ("red", "blue", "green", "yellow")
PREPARATION = tuple(takewhile(lambda phase: phase != "bid", STEPS))
"""The phases before the bid."""
OVER = "over"


def told(view: LegendsView, content: Content) -> tuple[Section, ...]:
    """How far the game is, the map segment by segment, the row of cards, and each player."""
    return (_heading(view), *_map(view), *_row(view, content), *(_seat(view, seat) for seat in range(len(view.seats))))


# -- how far the game is ----------------------------------------------------------------------------------------------


def _heading(view: LegendsView) -> Section:
    lines = [] if view.seat is None else [line("told-you", seat=view.seat)]
    lines.append(line("told-phase", phase=view.phase, round=_round(view)))
    if view.prepares is not None:
        lines.append(line("told-prepares", seat=view.prepares))
    if view.starter is not None:
        lines.append(line("told-starter", seat=view.starter))
    if view.start:
        lines.append(line("told-start", region=view.start))
    if view.turn is not None:
        lines.append(line("told-to-move", seat=view.turn))
    if view.action:
        lines.append(line("told-action", action=view.action))
    if view.points:
        lines.append(line("told-points-left" if view.action == "move" else "told-armies-left", count=view.points))
    lines += _winners(view)
    return Section(_stage(view), tuple(lines))


def _stage(view: LegendsView) -> Line:
    """The round; in a full game also which of the games it is."""
    if view.phase == OVER:
        stage = line("told-over")
    elif view.phase in PREPARATION:
        stage = line("told-preparation")
    elif view.phase in ("bid", "starter"):
        stage = line("told-bidding")
    else:
        stage = _round(view)
    return line("told-game", stage=stage, game=view.game, games=view.games) if _is_full(view) else stage


def _round(view: LegendsView) -> Line:
    return line("told-round", round=view.round, rounds=view.rounds)


def _is_full(view: LegendsView) -> bool:
    """Whether this is one of several games."""
    return view.games > 1 or view.game > 1


def _winners(view: LegendsView) -> list[Line]:
    if not view.winners:
        return []
    if len(view.winners) > 1:
        return [line("told-winners", seats=view.winners)]
    lines = [line("told-winner", seat=view.winners[0])]
    totals = [own.total for own in view.seats]
    if totals.count(max(totals)) > 1:
        lines.append(line("told-tie-broken", rule="EL-END-10" if view.games > 1 else "EL-END-09"))
    return lines


# -- the map ----------------------------------------------------------------------------------------------------------


def _map(view: LegendsView) -> list[Section]:
    """Each segment in its place, with its islands and regions."""
    sections = []
    west = min((segment.column for segment in view.segments), default=0)
    north = min((segment.line for segment in view.segments), default=0)
    for number, segment in enumerate(view.segments):
        title = line(
            "told-segment",
            Thing("face", segment.face),
            face=segment.face,
            column=segment.column - west + 1,
            line=segment.line - north + 1,
            degrees=segment.rotation,
        )
        regions = [region for region in view.regions if region.segment == number]
        lines: list[Line] = []
        for island in dict.fromkeys(region.island for region in regions):
            lines.append(_island(view, island))
            lines += [_region(region) for region in regions if region.island == island]
        sections.append(Section(title, tuple(lines)))
    return sections


def _island(view: LegendsView, island: str) -> Line:
    controller = next(found.controller for found in view.islands if found.id == island)
    return line("told-island", Thing("island", island), island=island, controlled=_controlled(controller))


def _region(region: RegionView) -> Line:
    """A region: what lies and stands in it, who is in control, and its neighbours."""
    here = Thing("region", region.id)
    lying = [line("told-token", token=region.token)] if region.token else []
    contents = (*lying, *_pieces(region))
    if region.controller is None and not contents:
        return line("told-empty", here, region=region.id, ways=_ways(region))
    held = _controlled(region.controller)
    return line("told-region", here, region=region.id, contents=contents, controlled=held, ways=_ways(region))


def _ways(region: RegionView) -> Line:
    if not region.sea:
        return line("told-by-land", regions=region.land)
    by_sea = line("told-by-sea", regions=region.sea)
    return line("told-ways", land=line("told-by-land", regions=region.land), sea=by_sea) if region.land else by_sea


def _pieces(region: RegionView) -> list[Line]:
    """Armies and cities, by whose they are; the neutral colour has no city."""
    pieces = []
    players = len(region.cities)
    for contender, armies in enumerate(region.armies):
        if contender == players:
            pieces += [line("told-armies-neutral", count=armies)] if armies else []
            continue
        if armies:
            pieces.append(line("told-armies", count=armies, seat=contender))
        if region.cities[contender]:
            pieces.append(line("told-cities", count=region.cities[contender], seat=contender))
    return pieces


def _controlled(controller: int | str | None) -> Line:
    if controller is None:
        return line("told-controlled-by-nobody")
    return line("told-controlled-neutral") if controller == NEUTRAL else line("told-controlled", owner=controller)


# -- the row ----------------------------------------------------------------------------------------------------------


def _row(view: LegendsView, content: Content) -> list[Section]:
    """The cards that can be taken, with their prices and what they do."""
    lines: list[Line] = []
    cards = {card.id: card for card in content.cards} if view.row else {}
    for offer in view.row:
        lines.append(line("told-offer", Thing("card", offer.card), card=offer.card, price=_price(offer.price)))
        lines.append(sentences(about_card(cards[offer.card])))
    return [Section(line("told-row", cards=view.deck), tuple(lines))]


def _price(coins: int) -> Line:
    return line("note-price", coins=coins)


# -- the players ------------------------------------------------------------------------------------------------------


def _seat(view: LegendsView, seat: int) -> Section:
    own, here = view.seats[seat], Thing("seat", seat)
    lines = [
        line("told-coins", here, coins=own.coins),
        line("told-supply", here, armies=own.armies_in_supply, cities=own.cities_in_supply),
        line("told-sea-cost", here, count=own.sea_cost),
    ]
    numbers = {
        "told-extra-move": own.extra_move,
        "told-extra-army": own.extra_army,
        "told-flying": own.flying,
        "told-elixirs": own.elixirs,
        "told-captured": own.captured,
    }
    lines += [line(message, here, count=count) for message, count in numbers.items() if count]
    lines += [line("told-immune", here)] if own.immune else []
    lines += [line("told-leader", here, leader=own.leader)] if own.leader else []
    lines += [line("told-tokens", here, tokens=own.discoveries)] if own.discoveries else []
    lines += [line("told-dragons", here, count=own.dragons)] if own.dragons else []
    lines += [line("told-cards", here, cards=own.cards)] if own.cards else []
    lines += [line("told-bid", here, coins=own.bid)] if own.bid is not None else []
    lines += _points(view, own, here)
    title = line("told-seat", here, seat=seat, colour=COLOURS[seat], points=own.score)
    return Section(title, tuple(lines))


def _points(view: LegendsView, own: SeatView, here: Thing) -> list[Line]:
    """Victory points by part; at the end every part, the empty ones too."""
    parts = tuple(
        line("told-part", part=part, count=own.points[part]) for part in PARTS if own.points[part] or view.phase == OVER
    )
    lines = [line("told-parts", here, parts=parts)] if parts else []
    if _is_full(view) or own.total:
        lines.append(line("told-total", here, total=own.total))
    return lines


# -- beside an option -------------------------------------------------------------------------------------------------


def note(option: Option, view: LegendsView, content: Content) -> Line | None:
    """What a player wants to know beside an option: a card's price, a step's cost, what stands in a region."""
    facts = LEXICON.facts(option)
    if "card" in facts:
        return _price(next(offer.price for offer in view.row if offer.card == facts["card"]))
    if "region" not in facts:
        return None
    regions = {region.id: region for region in view.regions}
    region = regions[str(facts["region"])]
    notes = _pieces(region)
    if "origin" in facts:
        assert view.turn is not None
        by_land = region.id in regions[str(facts["origin"])].land
        notes.insert(0, line("note-cost", cost=1 if by_land else view.seats[view.turn].sea_cost))
    notes += _token_note(option, region, content)
    return line("note-region", notes=tuple(notes)) if notes else None


ARRIVALS = ("place", "place_through", "move")
"""The verbs that bring armies in."""


def _token_note(option: Option, region: RegionView, content: Content) -> list[Line]:
    """The token in a region, and what it does to armies that come in (EL-ENC-02, EL-ENC-05)."""
    if not region.token:
        return []
    if option[0] in ARRIVALS:
        arriving = 1 if option[0] == "move" else int(option[-1])
        if region.token == "bandits":
            coins = arriving * content.bandits.coin_per_army
            return [line("note-bandits", coins=coins)] if arriving else [line("told-token", token=region.token)]
        if region.token == "dragon":
            missing = max(1, content.dragon.armies - sum(region.armies))
            slain = line("note-dragon-slain", vp=content.dragon.vp)
            return [slain if 0 < arriving >= missing else line("note-dragon", count=missing)]
    return [] if option[0] == "move" else [line("told-token", token=region.token)]

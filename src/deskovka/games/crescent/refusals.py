"""Why Crescent Moon does not offer something that a player would look for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from deskovka.content.menus import Refusal, not_offered
from deskovka.content.told import Line, line
from deskovka.games.crescent.actions import muster_places
from deskovka.games.crescent.building import KINDS, price, sites
from deskovka.games.crescent.buying import price as card_price
from deskovka.games.crescent.cards import holdings
from deskovka.games.crescent.contest import targets
from deskovka.games.crescent.haggling import hire_places
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import CHARACTERS
from deskovka.games.crescent.vocabulary import NO_CARD, NOMAD, SULTAN
from deskovka.kernel import Question


def refusals(g: Crescent, question: Question) -> tuple[Refusal, ...]:
    """The first obstacle of each action of a list that is not offered, and of things that one would click."""
    if question.topic not in CHARACTERS or question.optional:
        return ()
    return not_offered(_menu(g, question.seat), question.options)


def _menu(g: Crescent, seat: int) -> Iterator[Refusal]:
    for action in g.terms.characters[seat].actions:
        yield from REASONS[action](g, seat)


def _has_units(g: Crescent, seat: int) -> bool:
    return any(g.regular[seat]) or any(g.mercenary[seat])


def _influence(g: Crescent, seat: int) -> Iterator[Refusal]:
    """CM-INFLUENCE-1 Target, CM-COMP-3 No piece, no effect."""
    if not g.tokens[seat]:
        yield Refusal(("influence",), line("refused-no-tokens"), "CM-COMP-3")
        return
    yield Refusal(("influence",), line("refused-out-of-reach"), "CM-INFLUENCE-1")
    reached = targets(g, seat)
    for tile in g.board.tiles:
        if g.influence[tile] == seat:
            yield Refusal(("influence", g.name(tile)), line("refused-own-token"), "CM-INFLUENCE-1")
        elif tile not in reached:
            yield Refusal(("influence", g.name(tile)), line("refused-out-of-reach"), "CM-INFLUENCE-1")


def _build(g: Crescent, seat: int) -> Iterator[Refusal]:
    """CM-BUILD-4, CM-BUILD-5, CM-BUILD-6: for each building its first obstacle."""
    character, coins = g.terms.characters[seat], g.coins[seat]
    supply = {"fort": g.forts[seat], "castle": g.castles[seat], "town": g.towns, "city": g.cities}
    whys: list[Refusal] = []
    for building in KINDS:
        if character.prices.of(building) is None:
            continue
        prices = [price(g, character, building, tile, 0) for tile in sites(g, seat, building)]
        least = min((each for each in prices if each is not None), default=0)
        clause = "CM-BUILD-4" if building in ("fort", "castle") else "CM-BUILD-5"
        if not supply[building]:
            whys.append(Refusal(("build", building), line("refused-no-piece", building=building), "CM-COMP-3"))
        elif not prices:
            whys.append(Refusal(("build", building), line("refused-no-site", building=building), clause))
        else:
            whys.append(Refusal(("build", building), line("refused-coins", coins=coins, price=least), "CM-BUILD-6"))
    yield from whys
    yield Refusal(("build",), whys[0].why, whys[0].clause)


def _move(g: Crescent, seat: int) -> Iterator[Refusal]:
    why = line("refused-no-way") if _has_units(g, seat) else line("refused-no-units")
    yield Refusal(("move",), why, "CM-MOVE-1")


def _assault(g: Crescent, seat: int) -> Iterator[Refusal]:
    why = line("refused-no-enemy") if _has_units(g, seat) else line("refused-no-units")
    yield Refusal(("assault",), why, "CM-ASSAULT-1")


def _recruit(g: Crescent, seat: int) -> Iterator[Refusal]:
    why = line("refused-no-place") if g.reserve[seat] else line("refused-no-reserve")
    yield Refusal(("recruit",), why, "CM-RECRUIT-1")


def _no_mercenary(g: Crescent, seat: int) -> Line | None:
    """CM-HIRE-3 Precondition: what stands in the way of any mercenary of one's own."""
    if not g.units[seat]:
        return line("refused-no-units-left")
    return None if hire_places(g, seat) else line("refused-no-place")


def _hire(g: Crescent, seat: int) -> Iterator[Refusal]:
    """CM-HIRE-1 Four players, CM-HIRE-2 Five players."""
    why = _no_mercenary(g, seat)
    if not g.terms.nomad:
        yield Refusal(
            ("hire",), why or line("refused-coins", coins=g.coins[seat], price=g.terms.params.hire[0]), "CM-HIRE-1"
        )
        return
    if why is None:
        why = line("refused-wish") if g.reserve[NOMAD] else line("refused-nomad-reserve")
    yield Refusal(("ask_hire",), why, "CM-HIRE-3")


def _bribe(g: Crescent, seat: int) -> Iterator[Refusal]:
    """CM-BRIBE-1 Target and agreement, CM-BRIBE-5 Supply check."""
    if not g.terms.nomad:
        return
    if not g.units[seat]:
        why, clause = line("refused-no-units-left"), "CM-BRIBE-5"
    elif not any(g.mercenary[NOMAD]):
        why, clause = line("refused-nomad-units"), "CM-BRIBE-1"
    else:
        why, clause = line("refused-wish"), "CM-NEGOT-5"
    yield Refusal(("ask_bribe",), why, clause)


def _buy(g: Crescent, seat: int) -> Iterator[Refusal]:
    """CM-BUY-1 Options, CM-BUY-5 Sultan's market."""
    slots = zip(g.terms.market_of, g.market, strict=True)
    prices = [card_price(g, seat, card, market) for market, card in slots if card != NO_CARD]
    why = line("refused-coins", coins=g.coins[seat], price=min(prices)) if prices else line("refused-market")
    yield Refusal(("buy",), why, "CM-BUY-1")
    if seat != SULTAN:
        empty = all(card == NO_CARD for card in g.bazaar)
        yield Refusal(("ask_card",), line("refused-sultan" if empty else "refused-wish"), "CM-BUY-5")


def _play(g: Crescent, seat: int) -> Iterator[Refusal]:
    why = line("refused-idle") if holdings(g, seat, "action") else line("refused-no-card")
    yield Refusal(("play",), why, "CM-PLAY-1")


def _uprising(g: Crescent, seat: int) -> Iterator[Refusal]:
    why = line("refused-no-uprising") if g.units[seat] else line("refused-no-units-left")
    yield Refusal(("uprising",), why, "CM-WARLORD-UPRISING")


def _muster(g: Crescent, _seat: int) -> Iterator[Refusal]:
    why = line("refused-no-units-left") if muster_places(g) else line("refused-no-muster")
    yield Refusal(("muster",), why, "CM-WARLORD-MUSTER")


def _scheme(_g: Crescent, _seat: int) -> Iterator[Refusal]:
    yield Refusal(("scheme",), line("refused-no-deck"), "CM-MURSHID-SCHEME")


def _conspire(g: Crescent, _seat: int) -> Iterator[Refusal]:
    why = line("refused-no-deck") if NO_CARD in g.bazaar else line("refused-stalls")
    yield Refusal(("conspire",), why, "CM-SULTAN-CONSPIRE")


def _move_palace(_g: Crescent, _seat: int) -> Iterator[Refusal]:
    yield Refusal(("move_palace",), line("refused-no-place"), "CM-CALIPH-MOVEPALACE")


def _desertion(_g: Crescent, _seat: int) -> Iterator[Refusal]:
    yield Refusal(("desertion",), line("refused-no-mercenaries"), "CM-NOMAD-DESERTION")


REASONS: dict[str, Callable[[Crescent, int], Iterator[Refusal]]] = {
    "influence": _influence,
    "build": _build,
    "move": _move,
    "assault": _assault,
    "recruit": _recruit,
    "hire": _hire,
    "bribe": _bribe,
    "buy": _buy,
    "play": _play,
    "uprising": _uprising,
    "muster": _muster,
    "scheme": _scheme,
    "conspire": _conspire,
    "move_palace": _move_palace,
    "desertion": _desertion,
}
"""For each action of a list what may stand in its way."""

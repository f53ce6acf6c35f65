"""Why Legends does not offer something that a player would point at, and what of its options one might regret."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from deskovka.content.menus import Refusal, not_offered
from deskovka.content.told import Line, line
from deskovka.games.legends.actions import DONE, sea_cost
from deskovka.games.legends.state import HIDDEN, Legends
from deskovka.games.legends.view import LegendsView
from deskovka.kernel import Option, Question


def refusals(g: Legends, question: Question) -> tuple[Refusal, ...]:
    """Cards that are too dear; regions without an army, steps and armies that cannot be paid for."""
    reasons = REASONS.get(question.topic)
    return not_offered(reasons(g, question), question.options) if reasons else ()


def _too_dear(g: Legends, question: Question) -> Iterator[Refusal]:
    """EL-TRN-03 Affordability."""
    tables = g.terms.tables
    for position, card in enumerate(g.row):
        why = line("refused-take", price=tables.content.prices[position], coins=g.coins[question.seat])
        yield Refusal(tables.take_options[card], why, "EL-TRN-03")


def _no_step(g: Legends, question: Question) -> Iterator[Refusal]:
    """EL-ACT-04 Step: from where there is an army; by sea for more; EL-ENC-06 past the bandits for a coin."""
    seat, on_map = question.seat, g.on_map
    for region, name in enumerate(on_map.regions):
        if not g.armies[seat][region]:
            yield Refusal(("move", name), line("refused-no-army"), "EL-ACT-04")
            continue
        for step in (*on_map.land_steps[region], *on_map.sea_steps[region]):
            if on_map.index[str(step[2])] == g.bandits:
                yield Refusal(step, _bandits(g, seat), "EL-ENC-06")
            yield Refusal(step, line("refused-sea", cost=sea_cost(g, seat), points=g.points), "EL-ACT-04")


def _no_arrival(g: Legends, question: Question) -> Iterator[Refusal]:
    """EL-ENC-06 No money, no entry: more armies than the bandits let in."""
    seat, name, left = question.seat, str(question.facts["region"]), question.facts["left"]
    assert isinstance(left, int)
    for count in range(left + 1):
        yield Refusal(("place", name, count), _bandits(g, seat), "EL-ENC-06")


def _no_passage(g: Legends, question: Question) -> Iterator[Refusal]:
    """EL-LDR-04 Bandit King: more armies than he can pay the owner of the city for."""
    name, owner, left = (question.facts[fact] for fact in ("region", "owner", "left"))
    assert isinstance(name, str)
    assert isinstance(owner, int)
    assert isinstance(left, int)
    content = g.terms.tables.content
    price = content.leaders.bandit_king.coins_per_army
    if g.on_map.index[name] == g.bandits:
        price += content.bandits.coin_per_army
    why = line("refused-passage", price=price, coins=g.coins[question.seat])
    yield from (Refusal(("place_through", name, owner, count), why, "EL-LDR-04") for count in range(left + 1))


def _bandits(g: Legends, seat: int) -> Line:
    return line("refused-bandits", price=g.terms.tables.content.bandits.coin_per_army, coins=g.coins[seat])


def _no_site(g: Legends, _question: Question) -> Iterator[Refusal]:
    """EL-ACT-06 Build a city: where one has an army."""
    for name in g.on_map.regions:
        yield Refusal(("build", name), line("refused-no-army"), "EL-ACT-06")


def _no_target(g: Legends, question: Question) -> Iterator[Refusal]:
    """EL-ACT-08 Targets of destroy, EL-ABL-11 Immunity."""
    for region, name in enumerate(g.on_map.regions):
        if not g.armies[question.seat][region]:
            yield Refusal(("destroy", name), line("refused-no-army"), "EL-ACT-07")
            continue
        for victim in range(g.terms.players):
            if g.armies[victim][region]:
                yield Refusal(("destroy", name, victim), line("refused-immune", seat=victim), "EL-ABL-11")
        yield Refusal(("destroy", name), line("refused-all-immune"), "EL-ABL-11")


REASONS: dict[str, Callable[[Legends, Question], Iterator[Refusal]]] = {
    "take": _too_dear,
    "extra_card": _too_dear,
    "move": _no_step,
    "place": _no_arrival,
    "place_through": _no_passage,
    "build": _no_site,
    "destroy": _no_target,
}


def follows(option: Option, view: LegendsView) -> Line | None:
    """Points that are lost, an army of one's own, a token that nobody knows."""
    if option == DONE:
        return line("follows-points-lost", points=view.points) if view.points else None
    if option[0] == "destroy" and option[2] == view.seat:
        return line("follows-own-army")
    if option[0] == "build" and next(r.token for r in view.regions if r.id == option[1]) == HIDDEN:
        return line("follows-hidden-token")
    return None

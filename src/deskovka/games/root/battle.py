"""4.3 Battle, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.games.root.answers import DONE, PASS
from deskovka.games.root.cards import discard_played, may_hold, named, play
from deskovka.games.root.cast import NOBODY, WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.losses import Losses
from deskovka.games.root.pieces import enemy_pieces_of
from deskovka.games.root.points import score_together
from deskovka.games.root.removal import (
    BATTLE,
    Removal,
    may_be_removed,
    resolve_triggers,
    take_off,
    triggers_something,
    trophies,
)
from deskovka.games.root.standing import AMBUSH, consider
from deskovka.games.root.state import ATTACKER, DEFENDER, Battle, Root
from deskovka.kernel import Ask, Flow, Option

AMBUSH_HITS = 2


def battle_options(g: Root, seat: int, clearings: Iterable[int] | None = None) -> list[Option]:
    """4.3: every battle that a seat may start, anywhere or in some clearings only."""
    if clearings is None:
        clearings = g.cast.parties[seat].footholds(g, seat)
    presence, enemies, battles = g.presence, g.enemies[seat], g.cast.battles
    options = [battles[here][enemy] for here in clearings for enemy in enemies if presence[enemy][here]]
    if g.in_force.lends[seat]:
        options = [option for option in options if _can_attack(g, seat, g.cast.owner_of(option[2]), int(option[1]))]
    if g.in_force.forbids_battle and options:
        return [option for option in options if may_attack(g, seat, g.cast.owner_of(option[2]), int(option[1]))]
    return options


def battles_with_enemies(g: Root, owner: int, clearings: Iterable[int] | None = None) -> list[Option]:
    """15.5.2.II, E-R-dynasty, E-R-spies: those battles where one must be fought.

    11.2.7.III: nobody must fight where no enemies but mercenaries of his own can be attacked.
    """
    options, player = battle_options(g, owner, clearings), g.controllers[owner]
    met = {here for _, here, enemy in options if enemy_pieces_of(g, player, g.cast.owner_of(enemy), int(here))}
    return [option for option in options if option[1] in met]


def _can_attack(g: Root, attacker: int, defender: int, clearing: int) -> bool:
    """11.R2: whether there is somebody to attack with who is not the defender himself."""
    return g.cast.parties[attacker].remains(g, attacker, Battle(attacker, defender, clearing))


def may_attack(g: Root, attacker: int, defender: int, clearing: int) -> bool:
    """E-flotilla-1, E-gangs-2, E-stoic-3: whether no effect keeps somebody from battling a defender there."""
    for seat, effect in g.in_force.forbids_battle:  # asked for every battle, a loop is faster
        if effect.forbids_battle(g, seat, attacker, defender, clearing):
            return False
    return True


def battle(g: Root, seat: int, option: Option) -> Flow[bool]:
    """4.3 Battle: fight what was chosen among ``battle_options``; gives whether it was fought."""
    _, clearing, defender = option
    return fight_out(g, Battle(seat, g.cast.owner_of(defender), int(clearing)))


def fight_out(g: Root, fight: Battle) -> Flow[bool]:
    """4.3: the four steps, then what follows for either side; False when it was called off (E-uprising-2)."""
    g.battle = fight
    called = g.cast.called
    g.tell("battle", seat=called[fight.attacker], defender=called[fight.defender], clearing=fight.clearing)
    for effect in g.in_force.calls_off[fight.defender]:
        if (yield from effect.calls_off(g, fight.defender, fight)):
            g.tell("called_off", seat=called[fight.attacker], defender=called[fight.defender])
            g.battle = None
            return False
    for seat, effect in _of_both(fight, g.in_force.battle_begins):
        yield from effect.battle_begins(g, seat, fight)
    yield from ambush(g, fight)
    if g.cast.parties[fight.attacker].remains(g, fight.attacker, fight):
        yield from roll(g, fight)
        yield from use_effects(g, fight)
        yield from deal_hits(g, fight)
    for seat, effect in _of_both(fight, g.in_force.after_battle):
        yield from effect.after_battle(g, seat, fight)
    g.battle = None
    return True


def _of_both(fight: Battle, own: tuple[tuple[Effect, ...], ...]) -> list[tuple[int, Effect]]:
    """The effects of the attacker, then those of the defender, that answer a hook."""
    return [(seat, effect) for seat in (fight.attacker, fight.defender) for effect in own[seat]]


# -- step 1 ----------------------------------------------------------------------------------------------------------


def ambush(g: Root, fight: Battle) -> Flow[None]:
    """4.3.1 Step 1: ambush, 4.3.1.I Foiled ambush, 4.3.1.II Ambush resolves."""
    attacker, defender = fight.attacker, fight.defender
    if not (yield from _spring_ambush(g, fight, defender)):
        return
    if not (yield from _foil_ambush(g, fight, attacker)):
        if any(effect.ignores_ambush(g, attacker, fight) for effect in g.in_force.ignores_ambush[attacker]):
            g.tell("ambush_avoided", seat=g.cast.called[attacker])
        else:
            losses = yield from _take_hits(g, fight, attacker, AMBUSH_HITS)
            yield from _remove_losses(g, fight, [losses, []])
    discard_played(g)


def _spring_ambush(g: Root, fight: Battle, seat: int) -> Flow[bool]:
    """4.3.1: the defender may play one ambush card; whether he is asked depends on public facts and his own orders.

    E.3.5: nobody plays cards for a hireling.
    """
    if seat not in g.cast.seats or not may_hold(g, seat, _ambush_cards(g, fight)):
        return False
    attackers = g.cast.parties[fight.attacker].strength(g, fight.attacker, fight)
    facts = {"seat": g.cast.called[fight.attacker], "clearing": fight.clearing, "count": attackers}
    option = yield from consider(g, seat, AMBUSH, "ambush", lambda: _ambush_options(g, fight, seat), facts)
    if option is None:
        return False
    play(g, seat, str(option[1]), "ambushed")
    return True


def _foil_ambush(g: Root, fight: Battle, seat: int) -> Flow[bool]:
    """4.3.1.I Foiled ambush: the attacker may answer with one of his own."""
    if seat not in g.cast.seats or not may_hold(g, seat, _ambush_cards(g, fight)):
        return False
    facts = {"seat": g.cast.called[fight.defender], "clearing": fight.clearing}
    option: Option = yield Ask(seat, "foil", lambda: [PASS, *_ambush_options(g, fight, seat)], facts, private=True)
    if option == PASS:
        return False
    play(g, seat, str(option[1]), "foiled")
    return True


def _ambush_cards(g: Root, fight: Battle) -> tuple[int, ...]:
    """2.1.5: the ambush cards of the deck that match the clearing of battle."""
    return g.terms.deck.ambushes[g.woodland.suits[fight.clearing]]


def _ambush_options(g: Root, fight: Battle, seat: int) -> list[Option]:
    hand = g.hands[seat]
    return named(g, "ambush", [card for card in _ambush_cards(g, fight) if card in hand])


# -- step 2 ----------------------------------------------------------------------------------------------------------


def roll(g: Root, fight: Battle) -> Flow[None]:
    """4.3.2 Step 2: roll, 4.3.2.I Maximum rolled hits, 4.3.3.II Defenseless."""
    attacker, defender = fight.attacker, fight.defender
    for seat, effect in g.in_force.before_roll:
        yield from effect.before_roll(g, seat, fight)
    fight.stage = "roll"
    faces = g.terms.tables.dice
    fight.dice = [faces[g.chance.below(len(faces))], faces[g.chance.below(len(faces))]]
    low, high = sorted(fight.dice)
    if any(e.takes_higher_roll(g, defender, fight) for e in g.in_force.takes_higher_roll[defender]):
        low, high = high, low
    parties, called = g.cast.parties, g.cast.called
    g.tell("rolled", seat=called[attacker], defender=called[defender], attack=high, defense=low)
    fight.rolled = [
        min(high, parties[attacker].strength(g, attacker, fight) + fight.support[ATTACKER]),
        min(low, parties[defender].strength(g, defender, fight) + fight.support[DEFENDER]),
    ]
    for seat, effect in _of_both(fight, g.in_force.forgoes_roll):
        if effect.forgoes_roll(g, seat, fight):
            fight.rolled[fight.side_of(seat)] = 0
    for seat, effect in _of_both(fight, g.in_force.extra_hits):
        fight.extra[fight.side_of(seat)] += effect.extra_hits(g, seat, fight)
    if parties[defender].is_defenseless(g, defender, fight):
        fight.extra[ATTACKER] += 1
        g.tell("defenseless", seat=called[defender])


# -- step 3 ----------------------------------------------------------------------------------------------------------


def use_effects(g: Root, fight: Battle) -> Flow[None]:
    """4.3.3 Step 3: effects; if both sides have some the attacker decides who goes first."""
    fight.stage = "effects"
    sides = [seat for seat in (fight.attacker, fight.defender) if g.in_force.battle_offers[seat]]
    if not sides:
        return
    sides = [seat for seat in sides if _battle_offers(g, fight, seat)]
    if len(sides) == 2:
        first = yield Ask(g.controllers[fight.attacker], "first", [("first", seat) for seat in sides])
        if first[1] != sides[0]:
            sides.reverse()
    for seat in sides:
        while offers := _battle_offers(g, fight, seat):
            option: Option = yield Ask(seat, "battle_effect", [*offers, DONE])
            if option is DONE:
                break
            for effect in g.in_force.battle_offers[seat]:
                if option in effect.battle_offers(g, seat, fight):
                    yield from effect.battle_accept(g, seat, fight, option)
                    break


def _battle_offers(g: Root, fight: Battle, seat: int) -> list[Option]:
    return [offer for effect in g.in_force.battle_offers[seat] for offer in effect.battle_offers(g, seat, fight)]


# -- step 4 ----------------------------------------------------------------------------------------------------------


def deal_hits(g: Root, fight: Battle) -> Flow[None]:
    """4.3.4 Step 4: both sides deal their hits at the same time."""
    fight.stage = "hits"
    losses: list[Losses] = [[], []]
    for side in (DEFENDER, ATTACKER):
        dealt = fight.rolled[1 - side] + fight.extra[1 - side]
        losses[side] = yield from _take_hits(g, fight, fight.seat_of(side), dealt)
    yield from _remove_losses(g, fight, losses)


def _take_hits(g: Root, fight: Battle, seat: int, hits: int) -> Flow[Losses]:
    """What one side loses by some hits (14.7.7, E-R-stoic: some of which may be ignored)."""
    if hits:
        ignored = max((e.ignored_hits(g, seat, fight, hits) for e in g.in_force.ignored_hits[seat]), default=0)
        hits = max(0, hits - ignored)
    if not hits:
        return []
    g.tell("hits", seat=g.cast.called[seat], count=hits)
    losses = yield from g.cast.parties[seat].take_hits(g, seat, fight, hits)
    return [(kind, count) for kind, count in losses if may_be_removed(g, kind, fight.clearing, BATTLE)]


def _remove_losses(g: Root, fight: Battle, losses: list[Losses]) -> Flow[None]:
    """4.3.4, 4.3.4-x1: take the pieces of both sides off, score for both at once, then resolve what that triggers."""
    removals = []
    gains = [0] * g.terms.owners
    for side in (ATTACKER, DEFENDER):
        enemy = fight.seat_of(1 - side)
        remover = enemy if fight.instigator == NOBODY else fight.instigator
        removal = Removal(remover, BATTLE, [(kind, fight.clearing, count) for kind, count in losses[side]])
        if removal.pieces:
            take_off(g, removal)
            fight.razed[side] += sum(count for kind, count in losses[side] if g.cast.sort[kind] != WARRIOR)
            gains[remover] += trophies(g, removal)
        for effect in g.in_force.battle_points[remover]:
            gains[remover] += effect.battle_points(g, remover, fight, removal)
        removals.append(removal)
    score_together(g, gains)
    yield from _resolve_both(g, fight, removals)


def _resolve_both(g: Root, fight: Battle, removals: list[Removal]) -> Flow[None]:
    """4.3.4-x1: the attacker names the side whose triggers come first; inside a side its owner orders them."""
    sides = [side for side in (ATTACKER, DEFENDER) if removals[side].pieces]
    if len(sides) == 2 and all(triggers_something(g, removal) for removal in removals):
        decider = g.controllers[fight.attacker]
        option = yield Ask(decider, "first", [("first", g.cast.called[fight.seat_of(side)]) for side in sides])
        if g.cast.owner_of(option[1]) != fight.attacker:
            sides.reverse()
    for side in sides:
        controller = g.controllers[fight.seat_of(side)]
        yield from resolve_triggers(g, removals[side], controller if controller != NOBODY else g.turn)

"""6. Actions: place, move, build, destroy; and what armies meet where they arrive (11.)."""

from __future__ import annotations

from functools import partial

from deskovka.games.legends.abilities import gain
from deskovka.games.legends.state import NOWHERE, Legends
from deskovka.games.legends.tables import SWAMP
from deskovka.kernel import Ask, Facts, Flow, Option, choose

DONE: Option = ("done",)
NEUTRAL = "neutral"


def place(g: Legends, seat: int, n: int) -> Flow[None]:
    """EL-ACT-01 Place armies: how many into each region where the player may place, region by region."""
    left = min(n + g.extra_army[seat], g.supply[seat])
    on_map = g.on_map
    for region in places(g, seat):
        most = _most_arrivals(g, seat, region, left, 0)
        if most:
            g.points = left
            facts: Facts = {"left": left, "region": on_map.regions[region]}
            _, _, count = yield Ask(seat, "place", on_map.place_options[region][: most + 1], facts)
            left -= put_armies(g, seat, region, count)
    if g.leaders[seat] == "bandit_king":
        yield from _place_through_cities(g, seat, left)


def places(g: Legends, seat: int) -> list[int]:
    """EL-ACT-02 Where: the start region, then regions with a city of one's own."""
    return [g.start, *(r for r, cities in enumerate(g.cities[seat]) if cities and r != g.start)]


def _place_through_cities(g: Legends, seat: int, left: int) -> Flow[None]:
    """EL-LDR-04 Bandit King: also where an opponent has a city, for a coin per army to that city's owner."""
    own = places(g, seat)
    price = g.terms.tables.content.leaders.bandit_king.coins_per_army
    for region, name in enumerate(g.on_map.regions):
        if region in own:
            continue
        for owner in range(g.terms.players):
            if not g.cities[owner][region]:
                continue
            most = _most_arrivals(g, seat, region, left, price)
            if most:
                g.points = left
                options: list[Option] = [("place_through", name, owner, count) for count in range(most + 1)]
                facts: Facts = {"left": left, "region": name, "owner": owner, "coins": price}
                _, _, _, chosen = yield from choose(seat, "place_through", options, facts)
                count = int(chosen)
                if count:
                    g.coins[seat] -= count * price
                    g.coins[owner] += count * price
                    if price:
                        g.tell("paid_owner", seat=seat, owner=owner, coins=count * price)
                    left -= put_armies(g, seat, region, count)


def _most_arrivals(g: Legends, seat: int, region: int, wanted: int, price: int) -> int:
    """EL-CMP-02, EL-ENC-06: how many armies can be brought in, by the supply and by the coins that they cost."""
    most = min(wanted, g.supply[seat])
    if region == g.bandits:
        price += g.terms.tables.content.bandits.coin_per_army
    return min(most, g.coins[seat] // price) if price else most


def put_armies(g: Legends, seat: int, region: int, count: int) -> int:
    """Put armies from the supply into a region."""
    if count:
        g.armies[seat][region] += count
        g.supply[seat] -= count
        g.tell("placed", seat=seat, region=g.on_map.regions[region], count=count)
        if region == g.bandits or region == g.dragon:
            arrive(g, seat, region, count)
    return count


def move(g: Legends, seat: int, n: int) -> Flow[None]:
    """EL-ACT-03 Move armies: one step after another, as long as there are points to pay for it."""
    points = n + g.extra_move[seat]
    on_map, mine = g.on_map, g.armies[seat]
    cost_by_sea = sea_cost(g, seat)
    index = on_map.index
    while points > 0 and may_step(g, seat, points, cost_by_sea):
        g.points = points
        steps = partial(_steps_or_done, g, seat, points, cost_by_sea)
        option = yield Ask(seat, "move", steps, {"points": points}, several=True)
        if option is DONE:
            g.tell("stopped", seat=seat, points=points)
            break
        origin, target = index[option[1]], index[option[2]]
        points -= 1 if target in on_map.land[origin] else cost_by_sea
        mine[origin] -= 1
        mine[target] += 1
        g.tell("moved", seat=seat, origin=option[1], region=option[2])
        if target == g.bandits or target == g.dragon:
            arrive(g, seat, target, 1)


def sea_cost(g: Legends, seat: int) -> int:
    """EL-ABL-04 Flying: what a sea step costs this player."""
    return max(1, g.terms.tables.content.sea_cost - g.flying[seat])


def may_step(g: Legends, seat: int, points: int, cost_by_sea: int) -> bool:
    """Whether these points can pay for any step of an army."""
    if g.bandits != NOWHERE:
        return bool(army_steps(g, seat, points, cost_by_sea))
    land, sea = g.on_map.land, g.on_map.sea
    by_sea = points >= cost_by_sea
    return any(armies and (land[region] or (by_sea and sea[region])) for region, armies in enumerate(g.armies[seat]))


def _steps_or_done(g: Legends, seat: int, points: int, cost_by_sea: int) -> list[Option]:
    return [*army_steps(g, seat, points, cost_by_sea), DONE]


def army_steps(g: Legends, seat: int, points: int, cost_by_sea: int) -> list[Option]:
    """EL-ACT-04 Step: every step of one army that these points can pay for."""
    on_map = g.on_map
    land, sea = on_map.land_steps, on_map.sea_steps
    options: list[Option] = []
    by_sea = points >= cost_by_sea
    for region, armies in enumerate(g.armies[seat]):
        if armies:
            options += land[region]
            if by_sea:
                options += sea[region]
    if g.bandits != NOWHERE and g.coins[seat] < g.terms.tables.content.bandits.coin_per_army:
        barred = on_map.regions[g.bandits]
        options = [option for option in options if option[2] != barred]
    return options


def arrive(g: Legends, seat: int, region: int, count: int) -> None:
    """EL-ENC-02 Dragon, EL-ENC-05 Bandits: what happens to armies that have just come in."""
    content = g.terms.tables.content
    name = g.on_map.regions[region]
    if region == g.bandits:
        coins = count * content.bandits.coin_per_army
        g.coins[seat] -= coins
        g.bank += coins
        g.tell("paid_bandits", seat=seat, coins=coins, region=name)
    if region == g.dragon and sum(armies[region] for armies in g.armies) >= content.dragon.armies:
        g.dragon = NOWHERE
        g.tokens[region] = ""
        g.dragons[seat] += 1
        g.tell("dragon_slain", seat=seat, region=name)


def build(g: Legends, seat: int, n: int) -> Flow[None]:
    """EL-ACT-06 Build a city: where one has an army."""
    on_map = g.on_map
    for _ in range(min(n, g.city_supply[seat])):
        options = [on_map.build_options[r] for r, armies in enumerate(g.armies[seat]) if armies]
        if not options:
            return
        option = yield Ask(seat, "build", [*options, DONE])
        if option is DONE:
            g.tell("declined", seat=seat, action="build")
            return
        region = on_map.index[option[1]]
        g.cities[seat][region] += 1
        g.city_supply[seat] -= 1
        g.tell("built", seat=seat, region=option[1])
        _discover(g, seat, region)
        yield from _knight_rides_in(g, seat, region)


def _discover(g: Legends, seat: int, region: int) -> None:
    """EL-DSC-02 Taking, EL-SWP-03 Taking is forced."""
    token = g.tokens[region]
    if token in g.terms.tables.discoveries:
        if g.has(SWAMP):
            g.reveal()
        g.tokens[region] = ""
        g.seen[region] = 0
        g.discoveries[seat].append(token)
        g.tell("token_taken", seat=seat, token=token, region=g.on_map.regions[region])
        gain(g, seat, g.terms.tables.discoveries[token].abilities)


def _knight_rides_in(g: Legends, seat: int, region: int) -> Flow[None]:
    """EL-LDR-07 White Knight, army: one may come to the new city."""
    if g.leaders[seat] == "white_knight":
        armies = g.terms.tables.content.leaders.white_knight.armies_per_city
        most = _most_arrivals(g, seat, region, armies, 0)
        if most:
            facts = {"region": g.on_map.regions[region]}
            _, _, count = yield Ask(seat, "knight", g.on_map.place_options[region][: most + 1], facts)
            put_armies(g, seat, region, count)


def destroy(g: Legends, seat: int, n: int) -> Flow[None]:
    """EL-ACT-07 Destroy an army: of anybody, where one has an army of one's own."""
    for _ in range(n):
        options = targets(g, seat)
        if not options:
            return
        option = yield Ask(seat, "destroy", [*options, DONE])
        if option is DONE:
            g.tell("declined", seat=seat, action="destroy")
            return
        _, name, victim = option
        _remove(g, seat, g.on_map.index[name], g.terms.players if victim == NEUTRAL else victim)


def targets(g: Legends, seat: int) -> list[Option]:
    """EL-ACT-08 Targets of destroy, EL-ABL-11 Immunity."""
    players, armies = g.terms.players, g.armies
    victims = [c for c in range(g.terms.contenders) if c == players or not g.immune[c]]
    return [
        ("destroy", g.on_map.regions[region], NEUTRAL if victim == players else victim)
        for region, mine in enumerate(armies[seat])
        if mine
        for victim in victims
        if armies[victim][region]
    ]


def _remove(g: Legends, seat: int, region: int, victim: int) -> None:
    """Take an army off the map: home, or to the Red Sorceress (EL-LDR-05); the Bandit King takes a coin."""
    neutral = victim == g.terms.players
    g.armies[victim][region] -= 1
    name = g.on_map.regions[region]
    g.tell("destroyed", seat=seat, region=name, victim=NEUTRAL if neutral else victim)
    opponent = victim != seat and not neutral
    if opponent and g.leaders[seat] == "red_sorceress":
        g.captured[victim] += 1
        g.tell("captured", seat=seat, victim=victim)
    else:
        g.supply[victim] += 1
    if opponent and g.leaders[seat] == "bandit_king":
        coins = min(g.coins[victim], g.terms.tables.content.leaders.bandit_king.coins_per_destroyed)
        if coins:
            g.coins[victim] -= coins
            g.coins[seat] += coins
            g.tell("robbed", seat=seat, victim=victim, coins=coins)


ACTIONS = {"place": place, "move": move, "build": build, "destroy": destroy}

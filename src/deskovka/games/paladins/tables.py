"""The content of Paladins as typed tables: boards, cards, costs; and what an edition may change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, field

from deskovka.content.editions import Id, load_tables
from deskovka.content.tables import Entry, GameContent, Printed
from deskovka.games.paladins.checks import check_content
from deskovka.kernel import Option, Shared

PACKAGE = "deskovka.games.paladins"

Count = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Players = Annotated[int, Meta(ge=1, le=4)]

Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Attribute = Literal["faith", "strength", "influence"]
Reward = Literal[
    "provision",
    "silver",
    "tax",
    "remove_suspicion",
    "destroy_debt",
    "pay_debt",
    "pray",
    "free_recruit",
    "free_develop",
    "any_attribute",
]
Token = Literal[Worker, Attribute, Reward]
Left = Literal["develop", "recruit", "hunt", "trade", "pray", "conspire"]
Right = Literal["commission", "fortify", "garrison", "absolve", "attack", "convert"]
Action = Literal[Left, Right]
People = Literal["saracen", "byzantine", "viking"]
Term = Literal[
    "commission",
    "garrison",
    "develop",
    "fortify",
    "absolve",
    "recruited_townsfolk",
    Attribute,
    "attacked_saracen",
    "attacked_byzantine",
    "attacked_viking",
    "fulfilled_kings_order",
    "converted_mercenary",
    "paid_debt",
    "unpaid_debt",
    "suspicion",
]
Scheme = Literal[Right, "order", "recruit", "pray", "trade", "conspire"]
Difficulty = Literal["easy", "standard", "hard"]

HAND = 3
"""PW-ROUND-5: one paladin is played, one goes on top of the deck, one to its bottom."""
WORKERS: tuple[str, ...] = get_args(Worker)
LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = range(6)
COLOURED = (SCOUT, MERCHANT, FIGHTER, CLERIC)
WORKER_NUMBER = {worker: number for number, worker in enumerate(WORKERS)}
ANY = 6
"""A spot that takes every worker."""
ATTRIBUTES: tuple[str, ...] = get_args(Attribute)
FAITH, STRENGTH, INFLUENCE = range(3)
TOKENS: tuple[str, ...] = get_args(Token)
TOKEN_NUMBER = {token: number for number, token in enumerate(TOKENS)}
ACTIONS: tuple[str, ...] = get_args(Action)
DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE = range(6)
COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = RIGHT = range(6, 12)
ACTION_NUMBER = {action: number for number, action in enumerate(ACTIONS)}
INQUISITION, PAY_DEBT = 12, 13
"""Triggers of townsfolk that are no actions."""
SPOTS_WITH_WORKSHOP = 2
"""PW-ACT-DEVELOP-2: so many spots of a right-hand action can be covered."""
WORKER_WORK, STOCK_WORK = 3, 2
"""Work in thirds of a worker, for plans: two workers bring three silver or provisions."""

Gains = dict[Token, Few]
"""What is gained: each token, and how often."""
Effects: TypeAlias = tuple[tuple[int, int], ...]
"""The same as the rules read it: numbers of tokens, and how often."""


def effects(gains: Gains) -> Effects:
    """What is gained, as the rules read it."""
    return tuple((TOKEN_NUMBER[token], times) for token, times in gains.items() if times)


def workers_of(workers: dict[Worker, Few]) -> Effects:
    """The same for cards that bring workers and nothing else."""
    return tuple((WORKER_NUMBER[worker], times) for worker, times in workers.items() if times)


class JarSlot(Entry, frozen=True):
    """A place for a jar, with its reward."""

    id: Id
    gain: Gains


class Slot(JarSlot, frozen=True):
    """A place for a monk or an outpost, with its reward; some are there only with so many players."""

    players: Players = 1


class Region(Entry, frozen=True):
    """A part of the main board and the outsider column below it: what Commission and Garrison need there."""

    id: Annotated[int, Meta(ge=1, le=9)]
    faith: Count
    strength: Count
    slots: Annotated[tuple[Slot, ...], Meta(max_length=12)]


class Column(Entry, frozen=True):
    """The price of the townsfolk in a column, and whether a debt may be taken instead."""

    silver: Few
    debt: bool


class Debt(Entry, frozen=True):
    """Points of a debt card."""

    unpaid: Points
    paid: Points


class Space(Entry, frozen=True):
    """An action space of the player board."""

    spots: Annotated[tuple[Literal[Worker, "any"], ...], Meta(min_length=1, max_length=3)]
    silver: Annotated[tuple[Few, ...], Meta(max_length=9)] = ()
    provision: Annotated[tuple[Few, ...], Meta(max_length=9)] = ()
    influence: Annotated[tuple[Count, ...], Meta(max_length=9)] = ()
    gain: Gains = field(default_factory=dict)
    two: Gains = field(default_factory=dict)
    points: Annotated[dict[Few, Count], Meta(max_length=10)] = field(default_factory=dict)


class Start(Entry, frozen=True):
    """PW-SETUP-8: what everybody begins with."""

    silver: Count
    provision: Count


class Paladin(Entry, frozen=True):
    """A paladin: the workers that come with it, what it adds to attributes, and what it does for one action."""

    id: Id
    workers: dict[Worker, Few]
    boost: dict[Attribute, Few]
    action: Action
    free: bool = False
    discount: Few = 0
    bonus: Gains = field(default_factory=dict)


class Townsfolk(Entry, frozen=True):
    """A townsfolk card; ``when`` says how many suspicion cards its owner must have in an Inquisition."""

    id: Id
    discard: Gains
    trigger: Literal["develop", Right, "inquisition", "pay_debt"]
    gain: Gains
    bonus: Gains = field(default_factory=dict)
    when: Literal["any", "some", "none"] = "any"


class Outsider(Entry, frozen=True):
    """An outsider: what an attack brings, and the strength of a conversion."""

    id: Id
    kind: Id
    people: People
    attack: Gains
    strength: Few


class Scoring(Entry, frozen=True):
    """PW-CARD-OUT-1: what a converted outsider scores, base + vp for every so many."""

    per: Term
    every: Annotated[int, Meta(ge=1, le=99)]
    vp: Few
    base: Few = 0


class Tavern(Entry, frozen=True):
    """A tavern card."""

    id: Id
    workers: dict[Worker, Few]


class Wall(Entry, frozen=True):
    """A wall, and how many of it there are; ``either`` are alternatives of which one is chosen."""

    id: Id
    count: Few
    gain: Gains
    either: Annotated[tuple[Gains, ...], Meta(max_length=3)] = ()
    vp: Few = 0


class Order(Entry, frozen=True):
    """A King's Order: so many results of an action."""

    id: Id
    action: Right
    need: Few


class Favour(Entry, frozen=True):
    """A King's Favour."""

    id: Id
    worker: Literal[Worker, "any"]
    cost: dict[Literal["silver", "provision", "take_debt"], Few] = field(default_factory=dict)
    gain: Gains = field(default_factory=dict)
    either: Annotated[tuple[Gains, ...], Meta(max_length=3)] = ()


class Solo(Entry, frozen=True):
    """12. The virtual player."""

    workshops: dict[Difficulty, Few]
    workers: Few
    resource_spaces: Annotated[int, Meta(ge=1, le=9)]
    least_points: Few
    schemes: dict[Scheme, Few]


class Content(GameContent, frozen=True):
    """All content of the game, as it stands in the YAML files."""

    regions: Annotated[tuple[Region, ...], Meta(min_length=1, max_length=9)]
    columns: Annotated[tuple[Column, ...], Meta(min_length=4, max_length=9)]
    tax: Annotated[dict[Players, Annotated[int, Meta(ge=1, le=50)]], Meta(min_length=4, max_length=4)]
    suspicion: Annotated[dict[Annotated[int, Meta(ge=0, le=5)], Count], Meta(min_length=1, max_length=6)]
    debt: Debt
    rounds: Annotated[int, Meta(ge=1, le=9)]
    order_points: Annotated[tuple[Few, ...], Meta(max_length=6)]
    favours_in_play: Annotated[int, Meta(ge=0, le=9)]
    carried_workers: Few
    spaces: dict[Action, Space]
    strength_per_silver: Annotated[int, Meta(ge=1, le=9)]
    workshops: Annotated[tuple[Worker, ...], Meta(max_length=12)]
    absolve_slots: Annotated[tuple[JarSlot, ...], Meta(min_length=1, max_length=9)]
    attribute_points: Annotated[tuple[Count, ...], Meta(min_length=2, max_length=30)]
    start: Start
    paladins: Annotated[tuple[Paladin, ...], Meta(min_length=3, max_length=30)]
    townsfolk: Annotated[tuple[Townsfolk, ...], Meta(min_length=4, max_length=60)]
    outsiders: Annotated[tuple[Outsider, ...], Meta(max_length=60)]
    scoring: Annotated[dict[Id, Scoring], Meta(max_length=40)]
    tavern: Annotated[tuple[Tavern, ...], Meta(min_length=5, max_length=60)]
    walls: Annotated[tuple[Wall, ...], Meta(max_length=60)]
    orders: Annotated[tuple[Order, ...], Meta(max_length=12)]
    favours: Annotated[tuple[Favour, ...], Meta(max_length=30)]
    solo: Solo


Needs: TypeAlias = tuple[tuple[int, ...], int]
"""What a space asks for: the colours of its coloured spots, and how many spots take any worker."""


class Tables(Shared):
    """The content, indexed for the rules: cards, slots and actions by their numbers."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.most = len(content.attribute_points) - 1
        """PW-TERM-3: the end of an attribute's track."""
        self._index_spaces(content)
        self._index_board(content)
        self._index_paladins(content)
        self._index_cards(content)
        self._index_work(content)

    def _index_spaces(self, content: Content) -> None:
        spaces = [content.spaces[action] for action in get_args(Left) + get_args(Right)]
        self.spaces = spaces
        self.spots = [tuple(ANY if spot == "any" else WORKER_NUMBER[spot] for spot in space.spots) for space in spaces]
        self.needs = [[needs_of(spots, mask) for mask in range(1 << len(spots))] for spots in self.spots]
        """By action and by the mask of the spots that workshops cover."""
        self.one = [needs_of(spots[:1], 0) for spots in self.spots]
        """PW-ACT-RECRUIT-1, PW-ACT-HUNT-1: what an action with one worker asks for."""
        self.silver = [space.silver for space in spaces]
        self.provision = [space.provision for space in spaces]
        self.influence = [space.influence for space in spaces]
        self.gain = [effects(space.gain) for space in spaces]
        self.two = [effects(space.two) for space in spaces]
        self.points = [_by_times(space.points) for space in spaces]
        """PW-SCORE-3 to PW-SCORE-6: the points of a row by how often its action was done, up to the last entry."""
        self.limit = [max(len(space.silver), len(space.provision)) for space in spaces]
        """PW-TURN-5: so often a right-hand action can be done; attacks have no limit (0)."""
        self.workshops = tuple(WORKER_NUMBER[worker] for worker in content.workshops)

    def _index_board(self, content: Content) -> None:
        self.slots = [slot for region in content.regions for slot in region.slots]
        self.slot_index = {slot.id: number for number, slot in enumerate(self.slots)}
        self.region_of = [place for place, region in enumerate(content.regions) for _ in region.slots]
        self.slot_gain = [effects(slot.gain) for slot in self.slots]
        self.slot_faith = [content.regions[region].faith for region in self.region_of]
        self.slot_strength = [content.regions[region].strength for region in self.region_of]
        self.faith = tuple(region.faith for region in content.regions)
        self.strength = tuple(region.strength for region in content.regions)
        self.faith_steps, self.strength_steps = sorted(self.faith), sorted(self.strength)
        """The flags from the lowest on, whatever the order of the regions."""
        self.alike = _alike([(region, gain) for region, gain in zip(self.region_of, self.slot_gain, strict=True)])
        """For each slot the first one of its region with the same reward."""
        self.jar_gain = [effects(slot.gain) for slot in content.absolve_slots]
        self.jar_alike = _alike(list(self.jar_gain))
        self.jar_index = {slot.id: number for number, slot in enumerate(content.absolve_slots)}
        self.prices = tuple(column.silver for column in content.columns)
        self.debts = tuple(column.debt for column in content.columns)
        self.commission: list[Option] = [("commission", slot.id) for slot in self.slots]
        self.garrison: list[Option] = [("garrison", slot.id) for slot in self.slots]
        self.absolve: list[Option] = [("absolve", slot.id) for slot in content.absolve_slots]

    def _index_paladins(self, content: Content) -> None:
        paladins = content.paladins
        self.paladins = [paladin.id for paladin in paladins]
        self.paladin_index = {name: number for number, name in enumerate(self.paladins)}
        self.boost = [[paladin.boost.get(attribute, 0) for attribute in get_args(Attribute)] for paladin in paladins]
        self.paladin_workers = [workers_of(paladin.workers) for paladin in paladins]
        self.helps = [ACTION_NUMBER[paladin.action] for paladin in paladins]
        self.free = [paladin.free for paladin in paladins]
        self.discount = [paladin.discount for paladin in paladins]
        self.bonus = [effects(paladin.bonus) for paladin in paladins]

    def _index_cards(self, content: Content) -> None:
        folk = content.townsfolk
        triggers = {**ACTION_NUMBER, "inquisition": INQUISITION, "pay_debt": PAY_DEBT}
        self.townsfolk = [card.id for card in folk]
        self.townsfolk_index = {name: number for number, name in enumerate(self.townsfolk)}
        self.expedition = [effects(card.discard) for card in folk]
        self.welcome = [effects(card.bonus) for card in folk]
        self.trigger = [triggers[card.trigger] for card in folk]
        self.lasting = [effects(card.gain) for card in folk]
        self.when = [card.when for card in folk]
        self.outsiders = [card.id for card in content.outsiders]
        self.outsider_index = {name: number for number, name in enumerate(self.outsiders)}
        self.attacked = [effects(card.attack) for card in content.outsiders]
        self.people = [card.people for card in content.outsiders]
        self.scoring = [content.scoring[card.kind] for card in content.outsiders]
        self.tavern = [card.id for card in content.tavern]
        self.tavern_index = {name: number for number, name in enumerate(self.tavern)}
        self.tavern_workers = [workers_of(card.workers) for card in content.tavern]
        self.walls = [card.id for card in content.walls]
        self.wall_gain = [effects(card.gain) for card in content.walls]
        self.wall_either = [tuple(effects(gains) for gains in card.either) for card in content.walls]
        self.orders = [ACTION_NUMBER[order.action] for order in content.orders]
        self.favour_index = {card.id: number for number, card in enumerate(content.favours)}
        self.favour_needs = [_favour_needs(card.worker) for card in content.favours]
        self.favour_gain = [effects(card.gain) for card in content.favours]
        self.favour_either = [tuple(effects(gains) for gains in card.either) for card in content.favours]
        self.stirring = self._stirring_rewards()

    def _stirring_rewards(self) -> frozenset[int]:
        """Rewards that can bring an Inquisition: tax and criminals, and whatever townsfolk may make of another one."""
        found = {TOKEN_NUMBER["tax"], TOKEN_NUMBER["criminal"]}
        leads = {
            TOKEN_NUMBER["free_recruit"]: self.welcome,
            TOKEN_NUMBER["free_develop"]: self._lasting_of(DEVELOP),
            TOKEN_NUMBER["pay_debt"]: self._lasting_of(PAY_DEBT),
        }
        for _ in leads:
            found |= {
                token for token, gains in leads.items() if any(inner in found for gain in gains for inner, _ in gain)
            }
        return frozenset(found)

    def _lasting_of(self, trigger: int) -> list[Effects]:
        return [gain for of, gain in zip(self.trigger, self.lasting, strict=True) if of == trigger]

    def _index_work(self, content: Content) -> None:
        """What plans count with: what things cost and bring in work, on average."""
        self.gathered = round(_mean(map(_workers_in, (*self.tavern_workers,)))) + round(
            _mean(map(_workers_in, (*self.paladin_workers,)))
        )
        """PW-ROUND-7: how many workers a round brings."""
        slots, jars = _mean(map(_loot, self.slot_gain)), _mean(map(_loot, self.jar_gain))
        walls = [
            _loot(self.wall_gain[number]) + _loot(*self.wall_either[number][:1])
            for number, wall in enumerate(content.walls)
            for _ in range(wall.count)
        ]
        loot = {"commission": slots, "fortify": _mean(walls), "garrison": slots, "absolve": jars}
        loot["attack"] = _mean(map(_loot, self.attacked))
        self.loot = [round(loot.get(action, 0)) for action in ACTIONS]
        """By action the work that its rewards save."""
        self.workshop_work = (len(self.spots[DEVELOP]) - 1) * WORKER_WORK + self.silver[DEVELOP][0] * STOCK_WORK
        """PW-ACT-DEVELOP-1, PW-ACT-DEVELOP-4: a workshop, for the worker that lies under it."""
        self.prayer_work = len(self.spots[PRAY]) * WORKER_WORK + self.silver[PRAY][0] * STOCK_WORK
        self.whole_silver = [sum(row) for row in self.silver]
        self.whole_provision = [sum(row) for row in self.provision]
        """By action what the whole of its row costs."""
        self.usual = _usual(self.silver), _usual(self.provision)
        """What one action of those that cost silver takes of it on average, and all of them together; provisions."""
        self.added = [round(_mean(more for more in column if more)) for column in zip(*self.boost, strict=True)]
        """By attribute what a paladin adds to it, of those that add something."""
        ends = {action: self.limit[ACTION_NUMBER[action]] for action in get_args(Right)} | {
            "develop": len(self.workshops),
            "fulfilled_kings_order": len(content.order_points),
            **dict.fromkeys(ATTRIBUTES, self.most),
        }
        self.flock_points = round(
            _mean(rule.base + rule.vp * ends[rule.per] / 2 / rule.every for rule in self.scoring if rule.per in ends)
        )
        """PW-CARD-OUT-1: what a converted outsider scores to one who has half of what it counts, where that ends."""
        self.debt_relief = content.debt.paid - content.debt.unpaid
        paying = TOKEN_NUMBER["pay_debt"]
        self.paying_jars = [n for n, gain in enumerate(self.jar_gain) if any(token == paying for token, _ in gain)]


def needs_of(spots: tuple[int, ...], covered: int) -> Needs:
    """PW-ACT-DEVELOP-3: what is left to be filled when workshops cover some of the spots."""
    open_spots = [spot for place, spot in enumerate(spots) if not covered >> place & 1]
    return tuple(spot for spot in open_spots if spot != ANY), open_spots.count(ANY)


def _favour_needs(worker: str) -> Needs:
    return needs_of((ANY if worker == "any" else WORKER_NUMBER[worker],), 0)


def _workers_in(gain: Effects) -> int:
    """How many workers a card brings."""
    return sum(times for _, times in gain)


def _loot(gain: Effects = ()) -> int:
    """The work that a reward saves, attributes aside; what is neither silver nor provisions counts like a worker."""
    stock = {TOKEN_NUMBER[token] for token in ("provision", "silver", "tax")}
    kept = [(token, times) for token, times in gain if TOKENS[token] not in ATTRIBUTES]
    return sum(times * (STOCK_WORK if token in stock else WORKER_WORK) for token, times in kept)


def _usual(rows: list[tuple[int, ...]]) -> tuple[int, int]:
    """What one of these rows costs on average, and what all do together."""
    costs = [_mean(row) for row in rows if row]
    return round(_mean(costs)), round(sum(costs))


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / max(1, len(found))


def _by_times(points: dict[int, int]) -> tuple[int, ...]:
    """The highest entry of a row that was reached, by how often its action was done; they do not add up."""
    last = max(points, default=0)
    return tuple(max((of for count, of in points.items() if count <= times), default=0) for times in range(last + 1))


def _alike(things: list[object]) -> list[int]:
    """For each thing the place of the first one that equals it."""
    return [things.index(thing) for thing in things]


def _checked(content: Content) -> Tables:
    """The tables, when all numbers and names that must agree do."""
    check_content(content)
    return Tables(content)


FILES = ("board", "player", "paladins", "townsfolk", "outsiders", "tavern", "walls", "kings", "solo")
PRINTED = Printed(lambda: load_tables(PACKAGE, *(f"{name}.yaml" for name in FILES)), Content, _checked)
"""The content as printed, and with editions."""

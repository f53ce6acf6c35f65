"""3. and 4. Set-up and the bid for the start, step by step in the order of EL-SET-02."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deskovka.games.legends.map import ROTATIONS, ROW
from deskovka.games.legends.setup import CHOSEN, DRAWN
from deskovka.games.legends.state import HIDDEN, NOBODY, NOWHERE, Legends
from deskovka.games.legends.tables import SIDES
from deskovka.kernel import Ask, Flow, Option, choose, choose_all

Decider = Callable[[Legends, str, Sequence[Option]], Flow[Option]]

LEADERS = ("fairy_queen", "bandit_king", "red_sorceress", "white_knight")


def ask(g: Legends, topic: str, options: Sequence[Option]) -> Flow[Option]:
    """Ask the player who prepares the game."""
    return (yield from choose(g.prepares, topic, options))


def draw(g: Legends, _topic: str, options: Sequence[Option]) -> Flow[Option]:
    """Let chance decide for the player who prepares the game; nobody is asked to leave a token out."""
    yield from ()
    return g.chance.pick([option for option in options if option[0] != "leave"])


def decider(g: Legends) -> Decider:
    """Who decides what belongs to the preparation: the player who prepares the game, or chance."""
    return draw if g.terms.drawn else ask


def deal_leaders(g: Legends) -> Flow[None]:
    """EL-SET-01 Set-up player, EL-LDR-01 Dealing."""
    yield from ()
    seats = g.terms.players
    if g.prepares == NOBODY:
        wanted = g.terms.setup.prepares
        g.prepares = g.chance.below(seats) if wanted == DRAWN else int(wanted)
    if not g.age_order:
        g.age_order = list(range(seats))
        g.chance.shuffle(g.age_order)
    g.tell("game_begins", game=g.game_number + 1, seat=g.prepares)
    if g.has("leaders"):
        dealt = list(LEADERS)
        g.chance.shuffle(dealt)
        for seat in range(seats):
            g.leaders[seat] = dealt[seat]
            g.tell("leader_dealt", seat=seat, leader=dealt[seat])
    g.phase = "board"


def lay_segments(g: Legends) -> Flow[None]:
    """EL-SEG-01 T shape, EL-SEG-02 Free choice, EL-LAY-01 Row."""
    layout = g.terms.layout
    if layout in (DRAWN, CHOSEN):
        decide = draw if layout == DRAWN else ask
        layout = yield from (_choose_row if g.terms.shape == ROW else _choose_t)(g, decide)
    g.lay_map(layout)
    g.tell("board_laid", layout=layout)
    g.phase = "start"


def _choose_t(g: Legends, decide: Decider) -> Flow[str]:
    """The centre and its turn, the side that stays open, then each arm and the side it touches with."""
    faces = _free_faces(g, [])
    _, centre = yield from decide(g, "centre", [("centre", face) for face in faces])
    _, turned = yield from decide(g, "turn", [("turn", degrees) for degrees in ROTATIONS[g.terms.shape]])
    _, open_side = yield from decide(g, "open_side", [("open_side", side) for side in SIDES])
    used, text = [str(centre)], f"t:{centre}@{turned}"
    for side in SIDES:
        if side != open_side:
            options: list[Option] = [("arm", side, face) for face in _free_faces(g, used)]
            _, _, face = yield from decide(g, "arm", options)
            _, own_side = yield from decide(g, "touch", [("touch", own) for own in SIDES])
            used.append(str(face))
            text += f",{side}={face}@{own_side}"
    return text


def _choose_row(g: Legends, decide: Decider) -> Flow[str]:
    """EL-LAY-03 Orientation in the row: from left to right, a face and whether it is turned."""
    used: list[str] = []
    parts = []
    for place in range(1, 5):
        options: list[Option] = [("segment", place, face) for face in _free_faces(g, used)]
        _, _, face = yield from decide(g, "segment", options)
        _, turned = yield from decide(g, "turn", [("turn", degrees) for degrees in ROTATIONS[g.terms.shape]])
        used.append(str(face))
        parts.append(f"{face}@{turned}")
    return "row:" + ",".join(parts)


def _free_faces(g: Legends, used: list[str]) -> list[str]:
    """EL-CMP-06: the faces of segments that are not in play yet."""
    segment_of = g.terms.tables.segment_of
    taken = {segment_of[face] for face in used}
    return [face for face in g.terms.tables.faces if segment_of[face] not in taken]


def choose_start(g: Legends) -> Flow[None]:
    """EL-SEG-04 Start region."""
    names = g.on_map.regions
    if g.terms.start:
        region = g.terms.start
    else:
        options: list[Option] = [("start", names[region]) for region in g.on_map.starts]
        region = str((yield from decider(g)(g, "start", options))[1])
    g.start = g.on_map.index[region]
    g.tokens[g.start] = "start"
    g.tell("start_chosen", region=region)
    g.phase = "tokens"


def place_tokens(g: Legends) -> Flow[None]:
    """EL-DSC-01, EL-SWP-02, EL-CIT-01, EL-ENC-01: one token of any kind in a region at most."""
    if g.has("poison_swamp"):
        yield from _put_face_down(g, list(g.terms.tables.discoveries))
    elif g.has("discovery"):
        for token in g.terms.tables.treasures:
            yield from _put(g, token)
    if g.has("citadels"):
        yield from _put_alike(g, "citadel", g.terms.tables.content.citadels.count)
    if g.has("encounters"):
        g.dragon = yield from _put_or_leave(g, "dragon")
        yield from _put_or_leave_portals(g)
        g.bandits = yield from _put_or_leave(g, "bandits")
    g.phase = "deck"


def _free_regions(g: Legends) -> list[int]:
    return [region for region, token in enumerate(g.tokens) if not token]


def _put(g: Legends, token: str) -> Flow[int]:
    """Put one token face up into a free region."""
    option = yield from decider(g)(g, "token", _put_options(g, token, _free_regions(g)))
    return _lay(g, option)


def _put_or_leave(g: Legends, token: str) -> Flow[int]:
    """EL-ENC-01: an encounter token may stay in the box."""
    options = [*_put_options(g, token, _free_regions(g)), ("leave", token)]
    option = yield from decider(g)(g, "token", options)
    return _lay(g, option) if option[0] == "put" else _leave(g, token)


def _put_or_leave_portals(g: Legends) -> Flow[None]:
    """EL-ENC-01: the portals are used both or not at all."""
    if g.terms.drawn:
        first, second = _scatter(g, "portal", 2)
    else:
        options = [*_put_options(g, "portal", _free_regions(g)[:-1]), ("leave", "portal")]
        option = yield from ask(g, "token", options)
        if option[0] == "leave":
            _leave(g, "portal")
            return
        first = _lay(g, option)
        later = [region for region in _free_regions(g) if region > first]
        second = _lay(g, (yield from ask(g, "token", _put_options(g, "portal", later))))
    g.map = g.on_map.with_portals(first, second)


def _leave(g: Legends, token: str) -> int:
    g.tell("token_left", token=token)
    return NOWHERE


def _put_face_down(g: Legends, tokens: list[str]) -> Flow[None]:
    """EL-SWP-02 Hidden tokens: nobody knows which is which, so they get their faces when all are down."""
    regions = yield from _put_alike(g, HIDDEN, len(tokens))
    g.chance.shuffle(tokens)
    for region, token in zip(regions, tokens, strict=True):
        g.tokens[region] = token


def _put_alike(g: Legends, token: str, count: int) -> Flow[list[int]]:
    """Put tokens that nobody can tell apart: asked in the order of regions, so that no set of them is offered twice."""
    if g.terms.drawn:
        return _scatter(g, token, count)
    regions: list[int] = []
    for still_to_come in range(count - 1, -1, -1):
        free = [region for region in _free_regions(g) if not regions or region > regions[-1]]
        offered = free[: len(free) - still_to_come]
        regions.append(_lay(g, (yield from ask(g, "token", _put_options(g, token, offered)))))
    return regions


def _scatter(g: Legends, token: str, count: int) -> list[int]:
    """Put tokens that nobody can tell apart by lot: every set of free regions is as likely as any other."""
    free = _free_regions(g)
    g.chance.shuffle(free)
    return [_lay(g, option) for option in _put_options(g, token, sorted(free[:count]))]


def _put_options(g: Legends, token: str, regions: list[int]) -> list[Option]:
    return [("put", token, g.on_map.regions[region]) for region in regions]


def _lay(g: Legends, option: Option) -> int:
    _, token, name = option
    region = g.on_map.index[str(name)]
    g.tokens[region] = str(token)
    g.tell("token_put", token=token, region=name)
    return region


def deal_row(g: Legends) -> Flow[None]:
    """EL-SET-03 Deck, EL-SET-04 Row."""
    yield from ()
    g.deck = g.terms.tables.deck(g.terms.players)
    g.chance.shuffle(g.deck)
    for _ in g.terms.tables.content.prices:
        deal_card(g)
    g.phase = "armies"


def deal_card(g: Legends) -> None:
    """Turn the top card of the deck over, to the right end of the row."""
    if g.deck:
        card = g.deck.pop()
        g.row.append(card)
        g.reveal()
        g.tell("card_dealt", card=g.terms.tables.cards[card].id)


def place_first_armies(g: Legends) -> Flow[None]:
    """EL-SET-05 First armies, EL-LDR-05 Red Sorceress."""
    yield from ()
    content = g.terms.tables.content
    for seat in range(g.terms.players):
        sorceress = g.leaders[seat] == "red_sorceress"
        armies = content.leaders.red_sorceress.start_armies if sorceress else content.start_armies
        _set_up_armies(g, seat, g.start, armies)
        g.tell("armies_set_up", seat=seat, region=g.on_map.regions[g.start], count=armies)
    g.phase = "joint"


def place_joint_armies(g: Legends) -> Flow[None]:
    """EL-SET-06 Joint armies, EL-LAY-05."""
    on_map = g.on_map
    if g.terms.joint:
        region = g.terms.joint
    else:
        elsewhere = [r for r in range(len(on_map.regions)) if on_map.slot_of[r] != on_map.slot_of[g.start]]
        options: list[Option] = [("joint", on_map.regions[r]) for r in elsewhere]
        region = str((yield from decider(g)(g, "joint", options))[1])
    seats, armies = tuple(range(g.terms.players)), g.terms.tables.content.joint_armies
    for seat in seats:
        _set_up_armies(g, seat, on_map.index[region], armies)
    g.tell("joint_chosen", region=region, seats=seats, count=armies)
    g.phase = "neutral" if g.terms.contenders > g.terms.players else "coins"


def _set_up_armies(g: Legends, contender: int, region: int, count: int) -> None:
    """EL-ENC-03, EL-ENC-06: the set-up neither slays the dragon nor pays the bandits."""
    g.armies[contender][region] += count
    g.supply[contender] -= count


def place_neutral_army(g: Legends) -> Flow[None]:
    """EL-SET-07 Neutral armies: one army, by the two players in turns."""
    neutral = g.terms.players
    left = g.supply[neutral]
    if left:
        seat = (g.prepares + g.terms.tables.content.neutral_armies - left) % g.terms.players
        options: list[Option] = [("neutral", region) for region in g.on_map.regions]
        _, region = yield from choose(seat, "neutral", options, {"left": left})
        _set_up_armies(g, neutral, g.on_map.index[str(region)], 1)
        g.tell("neutral_placed", seat=seat, region=region)
    if not g.supply[neutral]:
        g.phase = "coins"


def hand_out_coins(g: Legends) -> Flow[None]:
    """EL-SET-08 Coins."""
    yield from ()
    seats, coins = tuple(range(g.terms.players)), g.terms.numbers.coins
    for seat in seats:
        g.coins[seat] = coins
        g.bank -= coins
    g.tell("coins_dealt", seats=seats, coins=coins)
    g.phase = "bid"


def bid_for_start(g: Legends) -> Flow[None]:
    """EL-BID-01 Secret bid, EL-BID-02 Winner, EL-BID-03 Tie, EL-BID-04 All zero, EL-BID-06 Variant: die."""
    asks = [Ask(seat, "bid", [("bid", coins) for coins in range(g.coins[seat] + 1)]) for seat in range(g.terms.players)]
    answers = yield from choose_all(asks)
    g.bids = [int(answers[seat][1]) for seat in range(g.terms.players)]
    for seat, bid in enumerate(g.bids):
        g.tell("bid_made", seat=seat, coins=bid)
    highest = max(g.bids)
    tied = [seat for seat in g.age_order if g.bids[seat] == highest]
    winner = tied[0]
    if len(tied) > 1 and g.has("bid_die_tie"):
        winner = g.chance.pick(tied)
        g.tell("bid_tie_drawn", seat=winner)
    g.coins[winner] -= highest
    g.bank += highest
    g.tell("bid_won", seat=winner, coins=highest)
    g.turn = winner
    g.phase = "starter"


def name_starter(g: Legends) -> Flow[None]:
    """EL-BID-02: the winner of the bid names the starting player."""
    options: list[Option] = [("begin", seat) for seat in range(g.terms.players)]
    _, starter = yield from choose(g.turn, "starter", options)
    g.tell("starter_named", seat=g.turn, starter=starter)
    g.starter = g.turn = int(starter)
    g.phase = "take"

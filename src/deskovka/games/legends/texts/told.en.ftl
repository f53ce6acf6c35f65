# Eight-Minute Empire: Legends: the position in words

## How far the game is

told-preparation = Setting up
told-bidding = The bid for the start
told-round = Round { $round } of { $rounds }
told-over = The end
told-game = { $stage } · game { $game } of { $games }
told-you = You play as { $seat }.
told-phase = { $round }: { $phase }.
told-prepares = { $seat } sets the game up.
told-starter = { $seat } goes first.
told-start = Everybody may place new armies in { $region }.
told-to-move = It is { $seat }'s turn.
told-action = Action: { $action }.
told-points-left = { $count ->
    [one] { $count } movement point is left.
   *[other] { $count } movement points are left.
}
told-armies-left = { $count ->
    [one] { $count } army can still be placed.
   *[other] { $count } armies can still be placed.
}
told-winner = { $seat } wins.
told-winners = { $seats } share the victory.
told-tie-broken = Rule { $rule } settles the tie.

phase-leaders = leaders are dealt
phase-board = the map is laid
phase-start = the start region is chosen
phase-tokens = tokens are put on the map
phase-deck = the row is dealt
phase-armies = the first armies come
phase-joint = one more army of everybody is placed
phase-neutral = neutral armies are placed
phase-coins = coins are handed out
phase-bid = everybody bids in secret
phase-starter = the starting player is named
phase-take = a card is taken
phase-act = the card's action
phase-end_turn = the turn ends
phase-extra_card = the Fairy Queen may buy one more card
phase-scoring = points are counted
phase-over = the game is over

## Map

told-segment = { $face } (column { $column }, line { $line }{ $degrees ->
    [0] { "" }
   *[other] , turned by { $degrees }°
})
told-island = { $island }, { $controlled }:
told-region = { $region }: { $contents }; { $controlled }; { $ways }.
told-empty = { $region }: nothing here; { $ways }.
told-token = { $token }
told-armies = { $count ->
    [one] { $count } army of { $seat }
   *[other] { $count } armies of { $seat }
}
told-armies-neutral = { $count ->
    [one] { $count } neutral army
   *[other] { $count } neutral armies
}
told-cities = { $count ->
    [one] { $count } city of { $seat }
   *[other] { $count } cities of { $seat }
}
told-controlled = controlled by { $owner }
told-controlled-neutral = controlled by the neutral colour
told-controlled-by-nobody = controlled by nobody
told-ways = { $land }, { $sea }
told-by-land = by land { $regions }
told-by-sea = by sea { $regions }

## Row

told-row = The row ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck)
told-offer = { $card }: { $price }.

## Players

told-seat = { $seat-player } ({ $colour }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
told-coins = { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
told-supply = In the supply: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} and { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}.
told-sea-cost = A step by sea costs { $count ->
    [one] { $count } movement point.
   *[other] { $count } movement points.
}
told-extra-move = +{ $count } when moving.
told-extra-army = +{ $count } when placing.
told-flying = { $count ->
    [one] { $count } flying ability.
   *[other] { $count } flying abilities.
}
told-elixirs = { $count ->
    [one] { $count } elixir.
   *[other] { $count } elixirs.
}
told-captured = { $count ->
    [one] { $count } captured army.
   *[other] { $count } captured armies.
}
told-immune = Immunity: these armies cannot be destroyed.
told-leader = Leader: { $leader }.
told-tokens = Tokens: { $tokens }.
told-dragons = { $count ->
    [one] { $count } dragon slain.
   *[other] { $count } dragons slain.
}
told-cards = Cards: { $cards }.
told-bid = Bid: { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
told-parts = Points: { $parts }.
told-part = { $part } { $count }
told-total = Earlier games: { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}

part-regions = regions
part-islands = islands
part-cards = cards
part-elixirs = elixirs
part-discoveries = discovery tokens
part-citadels = citadels
part-dragon = dragon
part-leader = leader

## Notes on options

note-price = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
note-cost = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}
note-bandits = the bandits take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
note-dragon = { $count ->
    [one] dragon: one more army slays it
   *[other] dragon: { $count } more armies slay it
}
note-dragon-slain = slays the dragon ({ $vp } VP)
note-region = { $notes }

## What cards do

about-extra_move = +{ $count } when moving.
about-extra_army = +{ $count } when placing.
about-flying = Flying{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}: a step by sea costs { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
} less.
about-elixir = { $count ->
    [one] { $count } elixir.
   *[other] { $count } elixirs.
}
about-coins = { $amount ->
    [one] { $amount } coin at once.
   *[other] { $amount } coins at once.
}
about-vp_per_adjective = { $vp } VP for each { $adjective } card.
about-vp_per_flying = { $vp } VP for each flying ability.
about-vp_set = { $vp } VP for { $need } { $adjective } cards.
about-vp_per_coins = { $vp } VP for { $coins ->
    [one] each coin
   *[other] every { $coins } coins
}.
about-immune = Immunity: your armies cannot be destroyed.
about-action = Action: { $action }.
about-or = { $first } or { $second }
about-and = { $first }, then { $second }
about-place = place { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
about-move = move { $n }
about-build = build { $n ->
    [one] a city
   *[other] { $n } cities
}
about-destroy = destroy { $n ->
    [one] an army
   *[other] { $n } armies
}
about-adjective = Adjective: { $adjective }.

## What leaders do

about-queen-cards = { $vp } VP for at least { $need ->
    [one] { $need } { $adjective } card
   *[other] { $need } { $adjective } cards
}.
about-queen-extra = After everyone's last turn you may buy one more card, without its action.
about-king-places = You may place armies at opponents' cities for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} per army, paid to the owner.
about-king-robs = Each opponent's army you destroy brings you { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from its owner.
about-sorceress-start = You start with { $count ->
    [one] { $count } army
   *[other] { $count } armies
} in the start region instead of { $usual }.
about-sorceress-keeps = You keep the opponents' armies you destroy: one VP for { $captured ->
    [one] each.
   *[other] every { $captured }.
}
about-knight-islands = { $vp } VP more for each island you control with at least { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}.
about-knight-rides = When you build a city, you may place { $count ->
    [one] { $count } army
   *[other] { $count } armies
} there.

## What tokens do

about-gains = { $vp } VP.
about-loses = Its owner loses { $vp } VP.
about-wins-ties = Its owner wins ties for first place.
about-citadel = { $vp } VP more for whoever controls the region at the end.
about-dragon = Whoever brings the armies in the region, counting all colours, to { $armies } slays it: { $vp } VP.
about-portal = The two portal regions are land neighbours.
about-bandits = Each army that enters pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to the bank.
about-start = Everybody may place new armies here.
about-hidden = A discovery token or the poison swamp. The first city in the region reveals it.

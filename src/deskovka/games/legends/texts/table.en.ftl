# Eight-Minute Empire: Legends: the table as text

## Heading

table-preparation = Setting up
table-prepares = set up by { $player }
table-bidding = The bid for the start
table-round = Round { $round } of { $rounds }
table-to-move = { $player } to move
table-began = { $player } went first
table-over = The end
table-game = game { $game } of { $games }

## Map

table-turned = turned { $degrees }°
table-pieces = A4▲1 = 4 armies and 1 city, [ ] = in control. On the right: neighbouring regions, ~ by sea.
table-sea = ~ by sea{ $cost ->
    [one] , for you at 1 movement point
   *[other] , for you at { $cost } movement points
}
table-player = { $letter } { $player } ({ $colour })
table-neutral = N { colour-neutral }

## Row

table-row = The row
table-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck

## Players

table-players = Players
table-coins = coins
table-armies = armies
table-cities = cities
table-extra-move = moving
table-extra-army = placing
table-sea-cost = sea
table-elixirs = elixirs
table-points = points
table-total = before
table-bid = bid
table-immune = immunity
table-captured = { $leader } (captured armies: { $count })
table-dragons = { token-dragon } ({ $count }×)
table-cards = Cards
table-no-cards = none yet

## Scoring

table-scoring = Final scoring
part-regions = Regions
part-islands = Islands
part-cards = Cards
part-elixirs = Elixirs
part-discoveries = Discovery tokens
part-citadels = Citadels
part-dragon = Dragon
part-leader = Leader
table-sum = Total
table-sum-of-games = Sum of { $games } games
table-winner = { $player } wins.
table-winners = { $players } share the victory.
table-tie-broken = Rule EL-END-09 settled the tie.

## Notes on options

note-price = { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
note-cost = { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
}

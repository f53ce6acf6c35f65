# Eight-Minute Empire: Legends: the table as text

## Heading

table-preparation = Setting up
table-prepares = set up by { $player }
table-bidding = The bid for the start
table-round = Round { $round } of { $rounds }
table-to-move = { $player } to move
table-over = The end
table-game = game { $game } of { $games }

## Map

table-pieces = A4▲1: 4 armies, 1 city · [ ]: in control
table-roads = right: neighbours, ~ by sea
table-roads-cost = right: neighbours, ~ by sea for { note-cost }
table-player = { $letter } { $player } ({ $colour })
table-neutral = N { colour-neutral }

## Row

table-row = The row
table-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck

## Players

table-coins = coins
table-supply = supply
table-extra-move = moving
table-extra-army = placing
table-sea-cost = sea
table-elixirs = elixirs
table-points = points
table-total = before
table-immune = immunity
table-captured = captured armies: { $count }

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
table-tie-broken = Rule { $rule } settles the tie.

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

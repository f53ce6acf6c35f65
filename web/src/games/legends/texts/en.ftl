# Eight-Minute Empire: Legends: the board in the browser

board-map = Map
board-preparing = The map is being laid.

board-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
board-army-here = { $player }: { board-armies } in { $region }

board-or = or
board-per = per
board-all-of = { $need } ×

board-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck
board-cards = { $count ->
    [0] No cards yet
    [one] 1 card
   *[other] { $count } cards
}
board-scoring = Final scoring
board-sum = Total
board-sum-of-games = Sum of { $games } games
board-earlier = Earlier games

board-ties = What settles ties
board-ties-armies = Armies on the map
board-ties-regions = Regions
board-ties-coins = Coins
board-yes = yes
board-winner = winner

board-legend-army = Armies: the beast and the colour tell whose they are
board-legend-neutral = Neutral armies
board-legend-city = City
board-legend-flag = Flag: who controls the island
board-legend-rim = Coloured rim and sign: who controls the region
board-legend-lane = Sea lane
board-legend-extra-move = One movement point more whenever you move armies
board-legend-extra-army = One army more whenever you place armies
board-legend-flying = Flying: a step by sea costs one movement point less
board-legend-elixir = Elixir: whoever has the most scores for it at the end
board-legend-immune = Immunity: your armies cannot be destroyed

table-game = game { $game } of { $games }
table-over = The end
table-preparation = Setting up
table-bidding = The bid for the start
table-round = Round { $round } of { $rounds }
table-immune = immunity
table-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck
table-row = The row
table-scoring = Final scoring
table-tie-broken = Rule { $rule } settles the tie.
table-sum = Total
table-sum-of-games = Sum of { $games } games

# Eight-Minute Empire: Legends: the board in the browser

board-map = Map
board-preparing = The map is being laid.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = The whole map

board-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
board-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
board-armies-of = { board-armies } of { $player }
board-armies-neutral = { $count ->
    [one] 1 neutral army
   *[other] { $count } neutral armies
}
board-cities-of = { board-cities } of { $player }
board-nothing = nothing here
board-controlled = controlled by { $player }
board-controlled-neutral = controlled by the neutral colour
board-controlled-nobody = controlled by nobody
board-region = { $region }: { $contents }
board-island-of = island: { $island }
board-by-land = by land: { $regions }
board-by-sea = by sea: { $regions }
board-army-here = { $player }: { board-armies } in { $region }

board-card = { $card }, { $price }. { $about }
board-or = or
board-per = per
board-all-of = { $need } ×
board-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

board-armies-left = { board-armies } in the supply
board-cities-left = { board-cities } in the supply
board-extra-move = +{ $count } when moving
board-extra-army = +{ $count } when placing
board-sea-cost = A step by sea costs { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
}
board-elixirs = { $count ->
    [one] 1 elixir
   *[other] { $count } elixirs
}
board-captured = { board-armies } captured
board-bid = Bid: { board-coins }
board-cards = { $count ->
    [0] No cards yet
    [one] 1 card
   *[other] { $count } cards
}
board-score = { $count ->
    [one] 1 point now
   *[other] { $count } points now
}
board-part = { $part }: { $count }
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

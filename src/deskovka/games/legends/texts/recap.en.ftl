# Eight-Minute Empire: Legends: turns in one line

recap-turn = { $seat }: { $deeds }.
recap-took = took { $card } { $coins ->
    [0] for free
   *[other] for { n-coins }
}
recap-placed = placed { n-armies }
recap-moved = { $count ->
    [one] took one step
   *[other] took { $count } steps
}
recap-built = built a city in { $regions }
recap-token = found { $tokens }
recap-destroyed = destroyed { n-armies }
recap-dragon = slew the dragon
recap-bid-won = The bid goes to { $seat } for { n-coins }.
recap-bid = The bid goes to { $seat } for { n-coins }; { $starter } goes first.
recap-scores = The points: { $scores }.
recap-score = { $seat } { $total }

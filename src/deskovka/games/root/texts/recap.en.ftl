# Root: turns in one line

recap-turn = { $seat }: { $deeds }{ $points ->
    [0] .
    [one] ; { $points } point.
   *[other] ; { $points } points.
}
recap-quiet = nothing to speak of
recap-built = built { $piece-counted } in { $clearings-count ->
    [one] clearing { $clearings }
   *[other] clearings { $clearings }
}
recap-placed = placed { $piece-counted } in { $clearings-count ->
    [one] clearing { $clearings }
   *[other] clearings { $clearings }
}
recap-recruited = recruited { $count ->
    [one] a warrior
   *[other] { $count } warriors
}
recap-sympathy = spread sympathy to { $clearings-count ->
    [one] clearing { $clearings }
   *[other] clearings { $clearings }
}
recap-revolt = raised a revolt in { $clearings-count ->
    [one] clearing { $clearings }
   *[other] clearings { $clearings }
}
recap-crafted = { $cards-count ->
   *[other] crafted { $cards }
}
recap-moved = { $count ->
    [one] moved once
    [2] moved twice
   *[other] moved { $count } times
}
recap-wandered = went to { $clearings-count ->
    [one] clearing { $clearings }
   *[other] clearings { $clearings }
}
recap-battle = fought { $seats } in { $clearings-count ->
    [one] clearing { $clearings }
   *[other] clearings { $clearings }
}
recap-explored = { $count ->
    [one] explored a ruin
   *[other] explored { $count } ruins
}
recap-aided = aided { $seats }
recap-quests = { $count ->
    [one] completed a quest
   *[other] completed { $count } quests
}
recap-pieces = { $piece-counted }
recap-removed = removed { $losses }
recap-lost = lost { $losses }
recap-turmoil = fell into Turmoil
recap-won = won the game

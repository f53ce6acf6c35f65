# Root: the map in the browser, what lies around it, and battles

board-map = Map: { $map }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = The whole map

## Places

board-ruin-with = { $ruin } with { $items }
board-hidden-item = a hidden item
board-tower = tower of the pass
board-ferry = the ferry lies here
board-closed = closed paths to { $clearings }
board-home = homeland of { $player }

## Pieces

board-piece-here = { $player }: { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
} ({ $clearing })

## Around the map

board-phases = Parts of the turn
board-items = Item supply
board-item = { $count } × { $item }
board-deck = Cards in the deck:
board-discard = Discarded cards:
board-score-track = Score track
board-score-of = { $player } { $points }
board-no-marker = { $player } without a score marker

## Battle

board-battle = Battle: { $clearing }
board-battle-ambush = Ambush
board-battle-roll = Dice
board-battle-effects = Effects
board-battle-hits = Hits
board-attacker = Attacker
board-defender = Defender
board-ambush-foiled = foiled
board-ambush-avoided = without effect
board-defenseless = { $player } is defenseless: one extra hit.
board-deals = deals { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
}
board-takes = takes { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
}
board-losses = Losses

## What the signs mean

board-legend = The map
board-legend-flag = Flag: who rules the clearing
board-legend-slot = An open slot for a building
board-legend-home = A homeland, while the game is set up
board-legend-mark = Dotted ring: something happened here since your last move
board-legend-ferry = The ferry, at the clearing where it lies
board-legend-closed = A closed path
board-legend-tower = The tower of the pass

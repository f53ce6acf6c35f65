# Root: the map in the browser, what lies around it, and battles

board-map = Map: { $map }

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
board-beside = Beside the map
board-discarded = Discard pile ({ $count })
board-landmarks = Landmarks
board-supplies = Not placed yet
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
board-legend-mark = Golden dot: something happened here since your last move
board-legend-closed = A closed path

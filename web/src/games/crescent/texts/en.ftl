# Crescent Moon: the board in the browser

board-map = Map: { $map }
board-place = A place for a tile: { $place }
board-hand = Hand ({ $count })
board-held = What you hold
board-hand-empty = You hold no cards.
board-supply = Supply
board-front = Face up, used this year
board-objectives = Objectives, and what they would score now
board-empty = Empty slot
board-market-far = Far
board-market-near = Near
board-market-local = Local
board-market-sultan = Sultan's market

## Combat and contest

board-combat = Combat: { $hex }
board-contest = Contest: { $hex }
board-attack = Attack
board-defence = Defence
board-offer = offers { $points }
board-lost = −{ $count }
board-retreated = retreats: { $count }
board-wins = Victory
board-undecided = Undecided:
board-secret = You selected in secret:
board-land = Hexes { $hexes }, influence { $tokens },

## What the signs mean

board-legend-influence = Influence: { $character }
board-legend-river = A river: hexes are not adjacent across it
board-legend-control = A coloured border: who controls the hex
board-legend-strength = The combat strength of whoever controls the hex
board-legend-coins = Coins, and the next income
board-legend-cards = Power cards

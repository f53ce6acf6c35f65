# Paladins of the West Kingdom: the board in the browser

board-kingdom = Kingdom
board-whose = Whose board
board-or = or
board-free = free
board-face-down = face down
board-attack-costs = An attack costs { $count } silver.
board-times = Done { $count ->
    [one] once
   *[other] { $count } times
}
board-suspicion = { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
}
board-scores-now = What would score now
board-scoring = Scoring
board-sum = Total
board-winner = winner
board-legend-tokens = What is paid and gained
board-legend-pieces = Pieces and peoples
board-legend-card = On a card of townsfolk: what happens each time of an action, then what it brings at once. ✕ is what an expedition brings. On a card of an outsider: what an attack brings, the strength of a conversion, and what it scores then.

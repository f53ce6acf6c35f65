# Paladinové Západního království: deska v prohlížeči

board-kingdom = Království
board-whose = Čí deska
board-or = nebo
board-free = zdarma
board-face-down = lícem dolů
board-attack-costs = Útok stojí { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
board-times = Provedeno { $count } ×
board-suspicion = { $count ->
    [one] { $count } karta podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
}
board-scores-now = Co by teď přineslo body
board-scoring = Bodování
board-sum = Celkem
board-winner = vítěz
board-legend-tokens = Co se platí a získává
board-legend-pieces = Figurky a národy
board-legend-card = Na kartě měšťana: co se stane při každém provedení akce a co přinese hned. ✕ je to, co přinese výprava. Na kartě cizince: co přinese útok, síla obrácení a co pak boduje.

# Root: mapa v prohlížeči, co leží kolem ní, a bitvy

board-map = Mapa: { $map }
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zoom-all = Celá mapa

## Místa

board-ruin-with = { $ruin }, pod ní { $items }
board-hidden-item = skrytý předmět
board-tower = věž průsmyku
board-ferry = kotví tu vor
board-closed = uzavřené cesty na { $clearings }
board-home = domovina: { $player }

## Figurky

board-piece-here = { $player }: { $count ->
    [one] { $piece }
    [few] { $count } × { $piece }
   *[other] { $count } × { $piece }
} ({ $clearing })

## Kolem mapy

board-phases = Části tahu
board-items = Zásoba předmětů
board-item = { $count } × { $item }
board-deck = Karet v dobíracím balíčku:
board-discard = Karet v odhazovacím balíčku:
board-score-track = Bodovací stupnice
board-score-of = { $player } { $points }
board-no-marker = { $player } bez bodovacího žetonu

## Bitva

board-battle = Bitva: { $clearing }
board-battle-ambush = Přepadení
board-battle-roll = Kostky
board-battle-effects = Efekty
board-battle-hits = Zásahy
board-attacker = Útočník
board-defender = Obránce
board-ambush-foiled = zmařeno
board-ambush-avoided = bez účinku
board-defenseless = Bezbranná strana: { $player }. Dodatečný zásah.
board-deals = rozdává { $count ->
    [0] 0 zásahů
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
board-takes = dostává { $count ->
    [0] 0 zásahů
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
board-losses = Ztráty

## Co znamenají značky

board-legend = Mapa
board-legend-flag = Vlajka: kdo vládne mýtině
board-legend-slot = Volná pozice pro budovu
board-legend-home = Domovina, dokud se hra připravuje
board-legend-mark = Tečkovaný kruh: od vašeho posledního tahu se tu něco stalo
board-legend-ferry = Vor, u mýtiny, kde kotví
board-legend-closed = Uzavřená cesta
board-legend-tower = Věž průsmyku

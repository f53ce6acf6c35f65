# Root: mapa v prohlížeči, co leží kolem ní, a bitvy

board-map = Mapa: { $map }

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
board-beside = Vedle mapy
board-discarded = Odhazovací balíček ({ $count })
board-landmarks = Dominanty
board-supplies = Ještě neumístěné
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
board-legend-mark = Zlatá tečka: od vašeho posledního tahu se tu něco stalo
board-legend-closed = Uzavřená cesta

# Minutová říše: Legendy: stůl jako text

## Nadpis

table-preparation = Příprava hry
table-prepares = připravuje { $player }
table-bidding = Dražba o začátek
table-round = Kolo { $round } z { $rounds }
table-to-move = na tahu { $player }
table-over = Konec hry
table-game = partie { $game } z { $games }

## Plán

table-pieces = A4▲1: 4 armády a 1 město · [ ]: ovládá
table-roads = vpravo: sousedé, ~ přes moře
table-roads-cost = vpravo: sousedé, ~ přes moře za { note-cost }
table-player = { $letter } { $player } ({ $colour })
table-neutral = N { colour-neutral }

## Nabídka

table-row = Nabídka
table-deck = v balíčku { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}

## Hráči

table-coins = mince
table-supply = zásoba
table-extra-move = pohyb
table-extra-army = umístění
table-sea-cost = moře
table-elixirs = elixíry
table-points = body
table-total = dříve
table-immune = nedotknutelnost
table-captured = zajaté armády: { $count }

## Bodování

table-scoring = Závěrečné bodování
part-regions = Regiony
part-islands = Ostrovy
part-cards = Karty
part-elixirs = Elixíry
part-discoveries = Žetony objevů
part-citadels = Citadely
part-dragon = Drak
part-leader = Vůdce
table-sum = Celkem
table-sum-of-games = Součet { $games } partií
table-winner = Vítězí { $player }.
table-winners = O vítězství se dělí { $players }.
table-tie-broken = O shodě bodů rozhoduje pravidlo { $rule }.

## Poznámky k možnostem

note-price = { $coins ->
    [0] zdarma
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
note-cost = { $cost ->
    [one] 1 manévr
    [few] { $cost } manévry
   *[other] { $cost } manévrů
}

# Minutová říše: Legendy: deska v prohlížeči

board-map = Mapa
board-preparing = Herní plán se teprve skládá.

board-armies = { $count ->
    [one] 1 armáda
    [few] { $count } armády
   *[other] { $count } armád
}
board-army-here = { $player }: { board-armies }, { $region }

board-or = nebo
board-per = za
board-all-of = { $need } ×

board-deck = V balíčku { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-cards = { $count ->
    [0] Zatím žádné karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-scoring = Závěrečné bodování
board-sum = Celkem
board-sum-of-games = Součet { $games } partií
board-earlier = Předchozí partie

board-ties = Co rozhoduje při shodě
board-ties-armies = Armády na mapě
board-ties-regions = Regiony
board-ties-coins = Mince
board-yes = ano
board-winner = vítěz

board-legend-army = Armády: čí jsou, říká zvíře a barva
board-legend-neutral = Neutrální armády
board-legend-city = Město
board-legend-flag = Vlajka: kdo ovládá ostrov
board-legend-rim = Barevný lem a znak: kdo ovládá region
board-legend-lane = Námořní spojnice
board-legend-extra-move = Při každém přesunu o manévr více
board-legend-extra-army = Při každém umístění o armádu více
board-legend-flying = Létání: krok přes moře stojí o manévr méně
board-legend-elixir = Elixír: kdo jich má na konci nejvíce, získá body
board-legend-immune = Nedotknutelnost: vaše armády nelze zničit

table-game = partie { $game } z { $games }
table-over = Konec hry
table-preparation = Příprava hry
table-bidding = Dražba o začátek
table-round = Kolo { $round } z { $rounds }
table-immune = nedotknutelnost
table-deck = v balíčku { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
table-row = Nabídka
table-scoring = Závěrečné bodování
table-tie-broken = O shodě bodů rozhoduje pravidlo { $rule }.
table-sum = Celkem
table-sum-of-games = Součet { $games } partií

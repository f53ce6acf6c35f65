# Minutová říše: Legendy: deska v prohlížeči

board-map = Mapa
board-preparing = Herní plán se teprve skládá.
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zoom-all = Celá mapa

board-armies = { $count ->
    [one] 1 armáda
    [few] { $count } armády
   *[other] { $count } armád
}
board-cities = { $count ->
    [one] 1 město
    [few] { $count } města
   *[other] { $count } měst
}
board-armies-of = { board-armies } ({ $player })
board-armies-neutral = { $count ->
    [one] 1 neutrální armáda
    [few] { $count } neutrální armády
   *[other] { $count } neutrálních armád
}
board-cities-of = { board-cities } ({ $player })
board-nothing = nic tu není
board-controlled = ovládá { $player }
board-controlled-neutral = ovládá neutrální barva
board-controlled-nobody = nikdo neovládá
board-region = { $region }: { $contents }
board-island-of = ostrov: { $island }
board-by-land = po souši: { $regions }
board-by-sea = přes moře: { $regions }
board-army-here = { $player }: { board-armies }, { $region }

board-card = { $card }, { $price }. { $about }
board-or = nebo
board-per = za
board-all-of = { $need } ×
board-coins = { $count ->
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
}

board-armies-left = V zásobě { board-armies }
board-cities-left = V zásobě { board-cities }
board-extra-move = +{ $count } k přesunům
board-extra-army = +{ $count } k umístění
board-sea-cost = Krok přes moře stojí { $count ->
    [one] 1 manévr
    [few] { $count } manévry
   *[other] { $count } manévrů
}
board-elixirs = { $count ->
    [one] 1 elixír
    [few] { $count } elixíry
   *[other] { $count } elixírů
}
board-captured = Zajato: { board-armies }
board-bid = Nabídka: { board-coins }
board-cards = { $count ->
    [0] Zatím žádné karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-score = { $count ->
    [one] Teď 1 bod
    [few] Teď { $count } body
   *[other] Teď { $count } bodů
}
board-part = { $part }: { $count }
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

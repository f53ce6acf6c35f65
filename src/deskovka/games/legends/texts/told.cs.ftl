# Minutová říše: Legendy: situace slovy

## Jak daleko hra je

told-preparation = Příprava hry
told-bidding = Dražba o začátek
told-round = Kolo { $round } z { $rounds }
told-over = Konec hry
told-game = { $stage } · partie { $game } z { $games }
told-you = Hrajete jako { $seat }.
told-phase = { $round }: { $phase }.
told-prepares = Hru připravuje { $seat }.
told-starter = Začíná { $seat }.
told-start = Nové armády smí každý umisťovat do regionu { $region }.
told-to-move = Na tahu je { $seat }.
told-action = Akce: { $action }.
told-points-left = { $count ->
    [one] Zbývá { $count } manévr.
    [few] Zbývají { $count } manévry.
   *[other] Zbývá { $count } manévrů.
}
told-armies-left = { $count ->
    [one] Umístit lze ještě { $count } armádu.
    [few] Umístit lze ještě { $count } armády.
   *[other] Umístit lze ještě { $count } armád.
}
told-winner = Vítězí { $seat }.
told-winners = O vítězství se dělí { $seats }.
told-tie-broken = O shodě bodů rozhoduje pravidlo { $rule }.

phase-leaders = rozdávají se vůdci
phase-board = skládá se herní plán
phase-start = volí se startovní region
phase-tokens = na plán se pokládají žetony
phase-deck = vykládá se nabídka
phase-armies = přicházejí první armády
phase-joint = umisťuje se po jedné další armádě každého hráče
phase-neutral = umisťují se neutrální armády
phase-coins = rozdávají se mince
phase-bid = všichni tajně draží
phase-starter = určuje se, kdo začne
phase-take = bere se karta
phase-act = akce karty
phase-end_turn = tah končí
phase-extra_card = Královna víl smí koupit ještě jednu kartu
phase-scoring = počítají se body
phase-over = hra skončila

## Plán

told-segment = { $face } (sloupec { $column }, řádek { $line }{ $degrees ->
    [0] { "" }
   *[other] , otočeno o { $degrees }°
})
told-island = { $island }, { $controlled }:
told-region = { $region }: { $contents }; { $controlled }; { $ways }.
told-empty = { $region }: nic tu není; { $ways }.
told-token = { $token }
told-armies = { $count ->
    [one] { $count } armáda ({ $seat })
    [few] { $count } armády ({ $seat })
   *[other] { $count } armád ({ $seat })
}
told-armies-neutral = { $count ->
    [one] { $count } neutrální armáda
    [few] { $count } neutrální armády
   *[other] { $count } neutrálních armád
}
told-cities = { $count ->
    [one] { $count } město ({ $seat })
    [few] { $count } města ({ $seat })
   *[other] { $count } měst ({ $seat })
}
told-controlled = ovládá { $owner }
told-controlled-neutral = ovládá neutrální barva
told-controlled-by-nobody = nikdo neovládá
told-ways = { $land }, { $sea }
told-by-land = po souši { $regions }
told-by-sea = přes moře { $regions }

## Nabídka

told-row = Nabídka (v balíčku { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
})
told-offer = { $card }: { $price }.

## Hráči

told-seat = { $seat-player } ({ $colour }): teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-coins = { $coins ->
    [one] { $coins } mince.
    [few] { $coins } mince.
   *[other] { $coins } mincí.
}
told-supply = V zásobě: { $armies ->
    [one] { $armies } armáda
    [few] { $armies } armády
   *[other] { $armies } armád
} a { $cities ->
    [one] { $cities } město
    [few] { $cities } města
   *[other] { $cities } měst
}.
told-sea-cost = Krok přes moře stojí { $count ->
    [one] { $count } manévr.
    [few] { $count } manévry.
   *[other] { $count } manévrů.
}
told-extra-move = +{ $count } k přesunům.
told-extra-army = +{ $count } k umístění.
told-flying = { $count ->
    [one] { $count } schopnost létání.
    [few] { $count } schopnosti létání.
   *[other] { $count } schopností létání.
}
told-elixirs = { $count ->
    [one] { $count } elixír.
    [few] { $count } elixíry.
   *[other] { $count } elixírů.
}
told-captured = { $count ->
    [one] { $count } zajatá armáda.
    [few] { $count } zajaté armády.
   *[other] { $count } zajatých armád.
}
told-immune = Nedotknutelnost: tyto armády nelze zničit.
told-leader = Vůdce: { $leader }.
told-tokens = Žetony: { $tokens }.
told-dragons = { $count ->
    [one] { $count } zabitý drak.
    [few] { $count } zabití draci.
   *[other] { $count } zabitých draků.
}
told-cards = Karty: { $cards }.
told-bid = Nabídka v dražbě: { $coins ->
    [one] { $coins } mince.
    [few] { $coins } mince.
   *[other] { $coins } mincí.
}
told-parts = Body: { $parts }.
told-part = { $part } { $count }
told-total = Předchozí partie: { $total ->
    [one] { $total } bod.
    [few] { $total } body.
   *[other] { $total } bodů.
}

part-regions = regiony
part-islands = ostrovy
part-cards = karty
part-elixirs = elixíry
part-discoveries = žetony objevů
part-citadels = citadely
part-dragon = drak
part-leader = vůdce

## Poznámky k možnostem

note-price = { $coins ->
    [0] zdarma
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
note-cost = { $cost ->
    [one] { $cost } manévr
    [few] { $cost } manévry
   *[other] { $cost } manévrů
}
note-bandits = banda lupičů si vezme { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
note-dragon = { $count ->
    [one] drak padne s příští armádou
    [few] drak padne, až přijdou ještě { $count } armády
   *[other] drak padne, až přijde ještě { $count } armád
}
note-dragon-slain = zabije draka ({ $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
})
note-region = { $notes }

## Co dělají karty

about-extra_move = +{ $count } k přesunům.
about-extra_army = +{ $count } k umístění.
about-flying = Létání{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}: krok přes moře stojí o { $count ->
    [one] { $count } manévr
    [few] { $count } manévry
   *[other] { $count } manévrů
} méně.
about-elixir = { $count ->
    [one] { $count } elixír.
    [few] { $count } elixíry.
   *[other] { $count } elixírů.
}
about-coins = { $amount ->
    [one] { $amount } mince ihned.
    [few] { $amount } mince ihned.
   *[other] { $amount } mincí ihned.
}
about-vp_per_adjective = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každou kartu s přívlastkem „{ $adjective }“.
about-vp_per_flying = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každou schopnost létání.
about-vp_set = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za { $need ->
    [one] { $need } kartu
    [few] { $need } karty
   *[other] { $need } karet
} s přívlastkem „{ $adjective }“.
about-vp_per_coins = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za { $coins ->
    [one] každou minci
    [few] každé { $coins } mince
   *[other] každých { $coins } mincí
}.
about-immune = Nedotknutelnost: vaše armády nelze zničit.
about-action = Akce: { $action }.
about-or = { $first } nebo { $second }
about-and = { $first }, potom { $second }
about-place = umístění { $n ->
    [one] { $n } armády
   *[other] { $n } armád
}
about-move = přesun { $n }
about-build = { $n ->
    [one] stavba města
    [few] stavba { $n } měst
   *[other] stavba { $n } měst
}
about-destroy = { $n ->
    [one] zničení armády
   *[other] zničení { $n } armád
}
about-adjective = Přívlastek: { $adjective }.

## Co umějí vůdci

about-queen-cards = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za alespoň { $need ->
    [one] { $need } kartu
    [few] { $need } karty
   *[other] { $need } karet
} s přívlastkem „{ $adjective }“.
about-queen-extra = Po posledním tahu všech hráčů si smíte koupit ještě jednu kartu, bez její akce.
about-king-places = Smíte umisťovat armády i k městům soupeřů, za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} majiteli za každou armádu.
about-king-robs = Za každou zničenou armádu soupeře si od něj vezmete { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
about-sorceress-start = Začínáte ve startovním regionu s tolika armádami: { $count } místo { $usual }.
about-sorceress-keeps = Zničené armády soupeřů si necháváte: jeden bod za { $captured ->
    [one] každou.
    [few] každé { $captured }.
   *[other] každých { $captured }.
}
about-knight-islands = O { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} více za každý ovládaný ostrov s alespoň { $regions ->
    [one] { $regions } regionem
   *[other] { $regions } regiony
}.
about-knight-rides = Kdykoli postavíte město, smíte k němu umístit { $count ->
    [one] { $count } armádu
    [few] { $count } armády
   *[other] { $count } armád
}.

## Co dělají žetony

about-gains = { $vp ->
    [one] { $vp } bod.
    [few] { $vp } body.
   *[other] { $vp } bodů.
}
about-loses = Majitel ztrácí { $vp ->
    [one] { $vp } bod.
    [few] { $vp } body.
   *[other] { $vp } bodů.
}
about-wins-ties = Majitel vítězí při shodě na prvním místě.
about-citadel = O { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} více pro toho, kdo region na konci hry ovládá.
about-dragon = Kdo přivede armádu, s níž jich v regionu přes všechny barvy je { $armies }, zabije jej: { $vp ->
    [one] { $vp } bod.
    [few] { $vp } body.
   *[other] { $vp } bodů.
}
about-portal = Oba regiony s portálem spolu sousedí po souši.
about-bandits = Za každou vstupující armádu se platí { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
} do banku.
about-start = Sem smí nové armády umisťovat každý.
about-hidden = Žeton objevu nebo jedovatý močál. Odkryje jej první město v regionu.

# Legendy: jak se jmenují akce, na co se ptáme po každém výběru, proč něco nejde a co z čeho plyne

verb-done = To stačí
pick-move-origin = Odkud armádu přesunete?
pick-move-region = Kam ji přesunete ({ $origin } → …)?
pick-destroy-region = Kde armádu zničíte?
pick-destroy-victim = Čí armádu zničíte ({ $region })?
pick-put-token = Který žeton umístíte?
pick-put-region = Kam přijde { $token }?
pick-arm-side = Na který okraj?
pick-arm-face = Který segment ({ $side })?

## Proč ne

refused-take = Stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vy máte { $coins }.
refused-no-army = Nemáte tu žádnou armádu.
refused-sea = Pohyb po moři stojí { $cost } a vám { $points ->
    [one] zbývá { $points } manévr
    [few] zbývají { $points } manévry
   *[other] zbývá { $points } manévrů
}.
refused-bandits = Banda lupičů chce za každou armádu { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vy máte { $coins }.
refused-passage = Každá armáda tu stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vy máte { $coins }.
refused-immune = Tyto armády jsou nedotknutelné: má je { $seat }.
refused-all-immune = Všechny armády tady jsou nedotknutelné.

## Co z toho plyne

follows-points-lost = { $points ->
    [one] propadne { $points } manévr
    [few] propadnou { $points } manévry
   *[other] propadne { $points } manévrů
}
follows-own-army = je to vaše vlastní armáda
follows-hidden-token = skrytý žeton si musíte vzít, ať je na něm cokoli

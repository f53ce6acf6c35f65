# Root: panely, karty a popisy v prohlížeči

## Karty

panel-any-suit = jakýkoli symbol
panel-not-in-supply = v zásobě už není
panel-ready = všechny předměty připravené

## Na první pohled

panel-on-map = { $piece }: na mapě { $count }
panel-crafted-items = Vyrobené předměty
panel-crafted-cards = Vyrobené karty
panel-used = (v tomto tahu už použitá)

## Desky frakcí

panel-item-exhausted = { $item }, už použito

## Co mám

panel-order = { $card } ({ $suit })
panel-hand = Ruka ({ $count })
panel-held = Co mám
panel-my-hand = { $count ->
    [0] Moje ruka
    [one] Moje ruka: 1 karta
    [few] Moje ruka: { $count } karty
   *[other] Moje ruka: { $count } karet
}
panel-hand-empty = Žádné karty.
panel-quests = Vyložené úkoly

## Konec hry

panel-winner = vítěz
panel-won-points = Vítězí { $player } ({ $faction }): { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
panel-won-dominance = Vítězí { $player } ({ $faction }) díky dominanci: { $card }.
panel-won-coalition = Díky koalici vítězí i { $player }.
panel-last-score = { $points ->
    [one] 1 bod před odchodem ze stupnice
    [few] { $points } body před odchodem ze stupnice
   *[other] { $points } bodů před odchodem ze stupnice
}
panel-rules-clearings = ovládá { $count ->
    [one] 1 mýtinu
    [few] { $count } mýtiny
   *[other] { $count } mýtin
}
panel-warriors-on-map = { $count ->
    [one] 1 bojovník na mapě
    [few] { $count } bojovníci na mapě
   *[other] { $count } bojovníků na mapě
}
panel-cards-crafted = { $count ->
    [one] 1 vyrobená karta
    [few] { $count } vyrobené karty
   *[other] { $count } vyrobených karet
}
panel-items-crafted = { $count ->
    [one] 1 vyrobený předmět
    [few] { $count } vyrobené předměty
   *[other] { $count } vyrobených předmětů
}

## Legenda

panel-legend-suits = Symboly
panel-legend-items = Předměty
panel-legend-marks = Značky
panel-legend-exhausted = Použitý předmět: položený na bok
panel-legend-damaged = Poškozený předmět
panel-legend-ruin = Ruina: Tulák ji může prozkoumat
panel-legend-out = Políčko stupnice, jehož komponenta je na mapě, a body za ni
panel-legend-next = Další komponenta stupnice
panel-legend-cards = Karty; na stupnici: Večer o kartu víc
panel-legend-points = Vítězné body

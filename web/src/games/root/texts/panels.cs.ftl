# Root: panely, karty a popisy v prohlížeči

## Karty

panel-any-suit = jakýkoli symbol
panel-cost = k výrobě: { $suits }
panel-no-crafting = nevyrábí se
panel-card = { $card } ({ $suit }), { $cost }. { $about }
panel-quest = { $quest } ({ $suit }): { $items }
panel-not-in-supply = v zásobě už není
panel-ready = všechny předměty připravené
panel-suit-of-card = symbol: { $suit }
panel-suit-of-quest = symbol: { $suit }
panel-quest-items = vyžaduje: { $items }
panel-known-in-hand = má ji { $player }
panel-items-left = v zásobě předmětů: { $count }

## Na první pohled

panel-hand-count = { $count ->
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
panel-warriors-left = { $count ->
    [one] 1 bojovník v zásobě
    [few] { $count } bojovníci v zásobě
   *[other] { $count } bojovníků v zásobě
}
panel-on-map = { $piece }: na mapě { $count }
panel-wood-on-map = dřevo: na mapě { $count }
panel-officers = { $count ->
    [one] 1 důstojník
    [few] { $count } důstojníci
   *[other] { $count } důstojníků
}
panel-items-ready = připravené předměty: { $ready } z { $all }
panel-quests-done = { $count ->
    [one] 1 splněný úkol
    [few] { $count } splněné úkoly
   *[other] { $count } splněných úkolů
}
panel-crafted-items = Vyrobené předměty
panel-crafted-cards = Vyrobené karty
panel-used = (v tomto tahu už použitá)

## Desky frakcí

panel-board = Deska frakce
panel-track = { $piece }: na mapě { $count }; { $next }
panel-track-empty = žádná další
panel-next-wood = další stojí { $cost ->
    [one] 1 dřevo
    [few] { $cost } dřeva
   *[other] { $cost } dřev
} a přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
panel-next-roost = s dalším { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} každý Večer
panel-next-sympathy = další stojí { $cost ->
    [one] 1 Stoupence
    [few] { $cost } Stoupence
   *[other] { $cost } Stoupenců
} a přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
panel-evening-points = Večer: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
panel-evening-cards = Večer: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
panel-actions-left = { $count ->
    [one] zbývá 1 akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
}
panel-operations-left = { $count ->
    [one] zbývá 1 operace
    [few] zbývají { $count } operace
   *[other] zbývá { $count } operací
}
panel-leader = Vůdce
panel-leaders-left = Ještě k dispozici:
panel-decree = Výnos
panel-order = { $card } ({ $suit })
panel-order-done = { $card } ({ $suit }), splněno
panel-supporters = { $count ->
    [one] 1 Stoupenec
    [few] { $count } Stoupenci
   *[other] { $count } Stoupenců
}
panel-at-most = nejvýše { $count }
panel-bases = Základny
panel-base-built = { $base }: na mapě
panel-base-open = { $base }: nepostavená
panel-martial-law = Stanné právo: o 1 Stoupence víc tam, kde má jiný hráč 3 nebo více bojovníků.
panel-item-tracks = Stupnice
panel-satchel = Brašna
panel-limit = (neseno { $kept } z { $limit })
panel-damaged = Poškozené
panel-item-exhausted = { $item }, už použito
panel-item-damaged = { $item }, poškozeno
panel-relations = Vztahy
panel-relation = { $player }: { $relation }
panel-relation-aids = { $player }: { $relation }, k dalšímu kroku pomoc { $aids } z { $needed }
panel-aids = pomoc { $aids }/{ $needed }
panel-quests-by-suit = Splněné úkoly:
panel-refreshes = Rozbřesk: obnoví { $count }

## Co mám

panel-held = Co mám
panel-my-hand = { $count ->
    [0] Moje ruka
    [one] Moje ruka: 1 karta
    [few] Moje ruka: { $count } karty
   *[other] Moje ruka: { $count } karet
}
panel-hand-empty = Žádné karty.
panel-quests = Vyložené úkoly
panel-orders = Na co se mě hra neptá
panel-order-least = ptát se až od { $count }
panel-order-never-in = ne na mýtinách { $clearings }

## Stůl slovy

panel-many = { $count } × { $name }
panel-has = { $player }: { $things }
panel-place = { $place }: { $things }
panel-suit-of-clearing = { $suit }
panel-open-slots = { $count ->
    [one] 1 volná pozice
    [few] { $count } volné pozice
   *[other] { $count } volných pozic
}
panel-ruled-by = ovládá { $player }
panel-empty = nikdo tu není
panel-paths-to = cesty na { $clearings }
panel-rivers-to = po řece na { $clearings }
panel-forest-clearings = mezi mýtinami { $clearings }
panel-map = { $map }
panel-shared = Společné
panel-open-quest = Úkol: { $quest }
panel-battle = { $player } útočí na mýtině { $clearing }, brání se { $defender }

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

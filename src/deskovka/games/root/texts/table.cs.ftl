# Root: stůl jako text

table-over = Konec hry
table-winner = vítězí { $player }
table-preparation = Příprava hry
table-round = { $round }. kolo
table-to-move = na tahu { $player }

table-legend = ▢ volná pozice, pak cesty · A4: 4 bojovníci, *: figura, :jméno: stavba nebo žeton · [ ]: ovládá
table-forest = Les { $clearings }
table-ferry = Vor kotví u mýtiny { $clearing }.
table-tower = Věž stojí na mýtině { $clearing }: průsmyk.
table-closed = Uzavřené cesty: { $paths }

table-deck = Karty: v balíčku { $cards }, odhozených { $discarded }
table-available = Dominance k vzetí: { $cards }
table-items = Předměty: { $items }
table-quests = Úkoly: { $quests }
table-laid-out = K výběru: { $factions }

table-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-no-marker = bez bodovacího žetonu
table-hand = V ruce ({ $cards }): { $known }{ $hidden ->
    [0] { "" }
    [one] { " " }+ 1 neznámá
    [few] { " " }+ { $hidden } neznámé
   *[other] { " " }+ { $hidden } neznámých
}
table-dominance = Aktivní: { $card }
table-coalition = V koalici: { $player }
table-crafted = Vyrobeno: { $cards }
table-box = Vyrobené předměty: { $items }

table-marquise = Zbývá akcí: { $actions } · karet Večer: { $cards }
table-marquise-track = { $piece }: na mapě { $on_map }, { $on_track ->
    [0] na stupnici nic nezbývá
   *[other] další { $cost ->
        [0] zdarma
        [one] za 1 dřevo
       *[other] za { $cost } dřeva
    } a { $points } VB
}
note-build = dřevo { $cost }, body { $points }

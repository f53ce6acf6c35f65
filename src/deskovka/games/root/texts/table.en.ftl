# Root: the table as text

table-over = The end
table-winner = { $player } wins
table-preparation = Setting up
table-round = Round { $round }
table-to-move = { $player } to move

table-legend = ▢ open slot, then paths · A4: 4 warriors, *: pawn, :name: building or token · [ ]: rules
table-forest = Forest { $clearings }
table-ferry = The ferry lies at clearing { $clearing }.
table-tower = The tower stands in clearing { $clearing }: the pass.
table-closed = Closed paths: { $paths }

table-deck = Cards: { $cards } in the deck, { $discarded } discarded
table-available = Dominance to take: { $cards }
table-items = Items: { $items }
table-quests = Quests: { $quests }
table-laid-out = To choose from: { $factions }

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-no-marker = no score marker
table-hand = Hand ({ $cards }): { $known }{ $hidden ->
    [0] { "" }
   *[other] { " " }+ { $hidden } unknown
}
table-dominance = Active: { $card }
table-coalition = In coalition with { $player }
table-crafted = Crafted: { $cards }
table-box = Crafted items: { $items }

table-marquise = Actions left: { $actions } · cards in Evening: { $cards }
table-marquise-track = { $piece }: { $on_map } on the map, { $on_track ->
    [0] none left
   *[other] next for { $cost } wood and { $points } VP
}
note-build = { $cost } wood, { $points } VP

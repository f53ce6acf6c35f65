# Root: panels, cards and descriptions in the browser

## Cards

panel-any-suit = any suit
panel-not-in-supply = none left in the supply
panel-ready = all items ready

## At a glance

panel-on-map = { $piece }: { $count } on the map
panel-crafted-items = Crafted items
panel-crafted-cards = Crafted cards
panel-used = (used in this turn)

## Boards of factions

panel-item-exhausted = { $item }, exhausted

## What I hold

panel-order = { $card } ({ $suit })
panel-hand = Hand ({ $count })
panel-held = What I hold
panel-my-hand = { $count ->
    [0] My hand
    [one] My hand: 1 card
   *[other] My hand: { $count } cards
}
panel-hand-empty = No cards.
panel-quests = Open quests

## The end

panel-winner = winner
panel-won-points = { $player } ({ $faction }) wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
panel-won-dominance = { $player } ({ $faction }) wins by dominance: { $card }.
panel-won-coalition = { $player } wins too, as a partner in the coalition.
panel-last-score = { $points ->
    [one] 1 point when the marker left
   *[other] { $points } points when the marker left
}
panel-rules-clearings = rules { $count ->
    [one] 1 clearing
   *[other] { $count } clearings
}
panel-warriors-on-map = { $count ->
    [one] 1 warrior on the map
   *[other] { $count } warriors on the map
}
panel-cards-crafted = { $count ->
    [one] 1 crafted card
   *[other] { $count } crafted cards
}
panel-items-crafted = { $count ->
    [one] 1 crafted item
   *[other] { $count } crafted items
}

## Legend

panel-legend-suits = Suits
panel-legend-items = Items
panel-legend-marks = Marks
panel-legend-exhausted = Exhausted item: laid on its side
panel-legend-damaged = Damaged item
panel-legend-ruin = Ruin: a Vagabond can explore it
panel-legend-out = Space of a track whose piece is on the map, with its points
panel-legend-next = The next piece of a track
panel-legend-cards = Cards; on a track: one card more in the Evening
panel-legend-points = Victory points

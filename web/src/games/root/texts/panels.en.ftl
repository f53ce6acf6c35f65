# Root: panels, cards and descriptions in the browser

## Cards

panel-any-suit = any suit
panel-cost = to craft: { $suits }
panel-no-crafting = cannot be crafted
panel-card = { $card } ({ $suit }), { $cost }. { $about }
panel-quest = { $quest } ({ $suit }): { $items }
panel-not-in-supply = none left in the supply
panel-ready = all items ready
panel-suit-of-card = suit: { $suit }
panel-suit-of-quest = suit: { $suit }
panel-quest-items = takes { $items }
panel-known-in-hand = { $player } holds it
panel-items-left = in the item supply: { $count }

## At a glance

panel-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
panel-warriors-left = { $count ->
    [one] 1 warrior in the supply
   *[other] { $count } warriors in the supply
}
panel-on-map = { $piece }: { $count } on the map
panel-wood-on-map = wood: { $count } on the map
panel-officers = { $count ->
    [one] 1 officer
   *[other] { $count } officers
}
panel-items-ready = items ready: { $ready } of { $all }
panel-quests-done = { $count ->
    [one] 1 quest done
   *[other] { $count } quests done
}
panel-crafted-items = Crafted items
panel-crafted-cards = Crafted cards
panel-used = (used in this turn)

## Boards of factions

panel-board = Faction board
panel-track = { $piece }: { $count } on the map; { $next }
panel-track-empty = none left
panel-next-wood = the next one costs { $cost } wood and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-next-roost = with one more, { $points ->
    [one] 1 point
   *[other] { $points } points
} each Evening
panel-next-sympathy = the next one costs { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-evening-points = Evening: { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-evening-cards = Evening: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
panel-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
panel-operations-left = { $count ->
    [one] 1 operation left
   *[other] { $count } operations left
}
panel-leader = Leader
panel-leaders-left = Still to come:
panel-decree = Decree
panel-order = { $card } ({ $suit })
panel-order-done = { $card } ({ $suit }), resolved
panel-supporters = { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
}
panel-at-most = of at most { $count }
panel-bases = Bases
panel-base-built = { $base }: on the map
panel-base-open = { $base }: not built
panel-martial-law = Martial law: 1 supporter more where another player has 3 or more warriors.
panel-item-tracks = Tracks
panel-satchel = Satchel
panel-limit = ({ $kept } of { $limit } carried)
panel-damaged = Damaged
panel-item-exhausted = { $item }, exhausted
panel-item-damaged = { $item }, damaged
panel-relations = Relationships
panel-relation = { $player }: { $relation }
panel-relation-aids = { $player }: { $relation }, { $aids } of { $needed } aids towards the next step
panel-aids = aid { $aids }/{ $needed }
panel-quests-by-suit = Quests done:
panel-refreshes = Birdsong: refresh { $count }

## What I hold

panel-held = What I hold
panel-my-hand = { $count ->
    [0] My hand
    [one] My hand: 1 card
   *[other] My hand: { $count } cards
}
panel-hand-empty = No cards.
panel-quests = Open quests
panel-orders = Not asked about
panel-order-least = ask from { $count } on
panel-order-never-in = not in clearings { $clearings }

## The table in words

panel-many = { $count } × { $name }
panel-has = { $player }: { $things }
panel-place = { $place }: { $things }
panel-suit-of-clearing = { $suit }
panel-open-slots = { $count ->
    [one] 1 open slot
   *[other] { $count } open slots
}
panel-ruled-by = ruled by { $player }
panel-empty = nobody here
panel-paths-to = paths to { $clearings }
panel-rivers-to = by river to { $clearings }
panel-forest-clearings = between clearings { $clearings }
panel-map = Map: { $map }
panel-shared = Shared by all
panel-open-quest = Quest: { $quest }
panel-battle = { $player } attacks { $defender } in clearing { $clearing }

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

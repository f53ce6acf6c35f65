# Crescent Moon: the position in words, and what stands beside options

## How far the game is

told-year = Year { $year } of { $years }, action { $round } of { $rounds }
told-you = You are { $seat-player } and play the { $character }.
told-phase = { $phase }; at turn: { $seat }.
told-phase-idle = { $phase }.
told-hand = In your hand: { $cards }.
told-tiles = Tiles that you are still to lay: { $hexes }.
told-tiles-left = { $seat } is still to lay { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
told-ships = Ships: rivers do not stop units in this action.
told-masons = Master Masons: building is cheaper in this action.
told-won = { $seat } has won.
phase-setup = Set-up
phase-preparation = Preparation
phase-actions = Actions
phase-scoring = Scoring
phase-over = The game is over
end-points = All years are played: most points win.
end-coins = All years are played: equal points, most coins win.
end-order = All years are played: equal points and coins, the first in turn order wins.

## A combat, a contest, a negotiation

told-combat = Combat in { $hex }
told-contest = Influence contest in { $hex }
told-stage = Now: { $stage }.
told-attacker = { $attacker } attacks.
told-defender = { $defender } defends.
told-party = { $seat }: { $stance }.
told-strengths = Strengths so far: { $attack } against { $defence }.
told-offer = { $seat } offers the Murshid { $points ->
    [0] nothing
   *[other] { n-points }
}.
told-deal = The Murshid has a deal with { $owner }: { n-points }.
told-helped = The Murshid helps { $owner }.
told-scorched = Nothing can be sacked here.
told-chosen = You selected, in secret: { $cards }.
told-played = { $card } of { $seat } for { $owner }: { $state }, strength { $strength }{ $count ->
    [0] { "" }
   *[other] , with { n-units }
}.
told-winner = { $seat } wins.
state-open = still to be resolved
state-resolved = resolved
state-struck = assassinated
state-void = sabotaged
stage-deal = Deals
stage-select = Cards
stage-stance = Stances
stage-resolve = Reveal
stage-winner = Winner
stage-losses = Losses
stance-attacker = attacker
stance-undecided = undecided
stance-supporter = supports the attacker
stance-defender = defends
told-wish = { $seat } negotiates with { $owner }
told-wish-hire = Wanted: { n-mercenaries }.
told-wish-bribe = Wanted: { n-mercenaries } in { $hex }.
told-wish-card = Wanted: { $card } ({ $count }).
told-wish-price = On the table: { n-coins }.
told-wish-asked = Last asked for: { n-coins }.

## Market and map

told-market = Market
told-slot = { $market }: { $card }.
told-slot-empty = { $market }: empty.
told-deck = The deck holds { n-cards }.
told-discard = Discarded: { $cards }.
told-hexes = Hexes: { $map }
told-hex = { $hex }: { $parts }.
told-terrain = { $terrain }
told-feature = { $feature }
told-controlled = controlled by { $owner }
told-influence = influence of { $owner }
told-stack = { $seat }: { n-both }
told-stronghold = { $building } of { $owner }
told-settlement = { $building }
told-palace = the palace
told-present = present: { $seats }
told-beside = adjacent: { $hexes }

## Characters

told-seat = { $seat }
told-character = { $character }.
told-coins = { n-coins }; next income { $income }.
told-cards = In hand: { n-cards }.
told-seen = You know of: { $cards }.
told-front = Face up: { $cards }.
told-reserve = Reserves: { n-units }.
told-supply = Supply: { $parts }.
told-supply-units = units { $count }
told-supply-influence = influence tokens { $count }
told-supply-forts = forts { $count }
told-supply-castles = castles { $count }
told-supply-towns = towns { $count }
told-supply-cities = cities { $count }
told-supply-nothing = nothing
told-points = Victory points: { $points }.
told-objective = { $objective }: { n-points } now.
told-order = { $matter }: { $order }.

## Notes and regrets

note-price = { n-coins }
note-price-to = { n-coins } to { $owner }
note-contested = contest with { $seats }
note-uncontested = no contest
note-open = sacks { $building-object }: { n-coins }
note-strengths = { $attack } against { $defence }
note-loot = { n-coins }
note-scorched = removed without coins or points
regret-token = The influence token in { $hex } is given up.
regret-card = { $card } is discarded.
regret-cards = Discarded after use: { $cards }.

## Why something is not offered

refused-no-tokens = All your influence tokens are on the map.
refused-out-of-reach = You are neither present there nor beside it.
refused-own-token = Your influence token is there already.
refused-no-piece = You have no { $building } left in your supply.
refused-no-site = There is no hex where you could build { $building-object }.
refused-coins = You have { n-coins }; it takes { $price }.
refused-no-way = No unit of yours can move into a hex that nobody else controls.
refused-no-units = You have no units on the map.
refused-no-enemy = Nothing beside your units can be attacked or sacked.
refused-no-reserve = Your reserves card is empty.
refused-no-place = There is no hex where you are present and that nobody else controls.
refused-no-units-left = All your units are in use.
refused-wish = That was refused or declined in this turn already.
refused-nomad-reserve = The Nomad has nobody in reserve.
refused-nomad-units = The Nomad has no mercenaries on the map.
refused-market = The market is empty.
refused-sultan = The Sultan's market is empty.
refused-idle = Your ACTION cards would do nothing now.
refused-no-card = You hold no ACTION card.
refused-no-uprising = Nobody else controls a hex with your influence.
refused-no-muster = You have influence in no hex that is free of others' control.
refused-no-deck = There are no cards to look at.
refused-stalls = The Sultan's market is full.
refused-no-mercenaries = Nobody else has mercenaries on the map.

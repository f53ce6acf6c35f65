# Uprising: the position in words, notes, and what things are good for

## How far the game is

told-round = Round { $round }
told-you = You are { $seat-player } and play { $faction }.
told-scenario = { $scenario }: { $phase }.
told-turn = It is { $seat }'s turn.
told-relief = Feeding cities can still give { $points ->
    [one] { $points } point
   *[other] { $points } points
} of popularity in this phase.
told-quiet = { $count ->
    [one] One whole round has
   *[other] { $count } whole rounds have
} passed without a change; after { $most } it is a draw.
told-offer = { $action }: for { $price } ({ $stock }), { $most } at most.
told-offer-kind = { $action } ({ $kind }): for { $price } ({ $stock }), { $most } at most.
told-offer-space = { $action } ({ $space }): for { $price } ({ $stock }), { $most } at most.
told-pile = The pile has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
told-discard = Discarded: { $cards }.
told-hand = In your hand: { $cards }.
told-won = Winners: { $seats }.
told-ending = { $reason }
end-rebels = The rebels hold the capital and enough cities.
end-government = The government holds the capital and enough cities.
end-stalemate = Nothing changed for too long.
end-capped = It was broken off after too many rounds.

## Fight

told-fight = The fight for { $space }
told-attack = { $attacker } attacks from { $origins }.
told-odds = It is { $strength } against { $defence }.
told-defender = { $defender } defends.
told-sum-attack = The attack: { $parts }.
told-sum-defence = The defence: { $parts }.
told-part-level = level { $amount } ({ $space })
told-part-military = military power { $amount }
told-part-cards = a card { $amount }
told-part-city = the city { $amount }
told-part-political = political points { $amount }
told-part-siege = siege { $amount }

## Board

told-cities = Cities
told-territories = Territories of the map “{ $map }”
told-space = { $space }: { $parts }.
told-kind = { $kind }
told-owned = held by { $owner }
told-neutral = neutral
told-defence = defence { $defence } (base { $base })
told-worth = worth { $points }
told-strike = on strike
told-around = its territories are { $spaces }
told-of = belongs to { $city }
told-free = free
told-controlled = controlled by { $owner }
told-uncontrolled = controlled by nobody
told-beside = next to { $spaces }
told-unit = a unit of { $seat }, level { $level }
told-unit-state = { $unit } ({ $states })
told-armed = weapons taken: { $count }
told-points = military power in this round: { $points }
told-hungry = hungry
told-acted = has acted
told-held = held up

## Factions

told-seat = { $seat }
told-faction = { $faction }, { $side }, { $colour }.
told-goal = City points { $points }, of the team { $total } of { $needed }.
told-goods = Money { $money }, food { $food }, weapons { $weapons }.
told-tracks = Popularity { $popularity }, political points { $political }, military power { $military }.
told-pieces = Units { $units }, territories { $territories }, cards in hand { $cards }.
told-allies = Allied with { $allies }.
told-coups = Coups still possible in this round: { $count }.
told-curfew = A curfew forbids elections in these cities.
told-out = Out of the game.

## Notes

note-food = { $food } food
note-popularity = { $popularity } popularity
note-political = { $points ->
    [one] { $points } political point
   *[other] { $points } political points
}
note-recruit = { $popularity } popularity{ $weapons ->
    [0] { "" }
    [one] , { $weapons } weapon
   *[other] , { $weapons } weapons
}
note-level = level { $level } → { $next }
note-odds = { $strength } against { $defence }
note-attack = { $attack } against { $resistance }: { $verdict }. { $more }
note-odds-sure = wins, whatever power is added
note-odds-unless = wins, unless { $points } power is added
note-odds-even = a draw as it stands
note-odds-short = { $points } more to win
note-odds-more = You can add { $power } power{ $lowers ->
    [0] .
   *[other] {" "}and take { $lowers } off the defence.
}
note-odds-no-more = You can add nothing.

## What cards do

about-gain = Gain { $stock }: { $amount }.
about-lose = A chosen enemy loses { $stock }: { $amount }, as far as there is some.
about-weaken = An enemy unit next to one of yours loses levels: { $amount }. With none left it is removed.
about-no_coups = Up to your next economic phase nobody may call elections in your cities.
about-no_production = The territories of a chosen enemy city give its owner nothing at his next production.
about-act_again = One of your units that has made a plain step may act once more.
about-transport = One of your units that has not acted goes from a city of yours to another one without a unit. That is its whole action.
about-hold = A chosen enemy unit cannot act up to the end of its owner's next movement phase.
about-pass_through = One of your units that has not acted passes through a territory with an enemy unit to a territory beside it without a unit. That is its whole action.
about-strength = Your side is stronger by { $amount } in a fight of unit against unit.
about-defence = The defence of your attacked city is greater by { $amount }, even without a unit in it.
about-siege = The defence of the city that you attack is smaller by { $amount }.
about-revive = A unit of yours that has just died in a fight comes back to a city of yours without a unit, at level { $amount }.
about-when-economy = Played in your economic phase.
about-when-movement = Played in your movement phase, between actions.
about-when-fight = Played while a fight is decided.
about-when-loss = Played right after a fight.
about-copies = { $count ->
    [one] There is { $count } of it.
   *[other] There are { $count } of it.
}

## What factions, cities and stocks are

about-faction = Side: { $side }. Colour: { $colour }.
about-goal = Wins with the capital and cities worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $side }).
about-own-territory_money = Each territory gives it { $value } money.
about-own-food_price = Food costs it { $value } money.
about-own-weapon_price = A weapon costs it { $value } money.
about-own-unit_price = A unit costs it { $value } popularity.
about-own-political_price = A political point costs it { $value } popularity.
about-own-card_price = A card costs it { $value } of its political points.
about-own-popularity_per_round = Feeding cities gives it at most { $value } popularity in a round.
about-own-military_per_fight = It commits at most { $value } military power in a fight.
about-own-political_per_fight = It spends at most { $value } of its political points in a fight.
about-own-coups = Coups that it may declare in a round: { $value }.
about-own-hand = It holds at most { $value } cards.
about-city = Base defence { $defence }, city points { $points }.
about-feeding = A point of popularity takes { $food } food; points from one city in a round: { $most }.
about-after-draw = After a fight that nobody wins its defence is { $defence } until its owner's next economic phase.
about-money = Money in each economic phase: { $territory } for a territory under control{ $city ->
    [0] { "" }
   *[other] , { $city } for a city
}.
about-market = Food costs { $food }, a weapon { $weapon }.
about-food = A unit eats { $food } food in a round. An unfed unit loses levels: { $hunger }. With none left it deserts.
about-relief = Feeding cities gives popularity, at most { $most } in a round.
about-weapons = A weapon raises the level of a unit by { $level }, up to { $most }; weapons that a unit may take: { $count }.
about-recruiting = A unit costs { $popularity } popularity{ $weapons ->
    [0] { "" }
   *[other] { " " }(and weapons: { $weapons })
} and begins at level { $level }.
about-figures = Figures of each faction: { $count }.
about-campaign = A political point costs { $popularity } popularity.
about-track = The track ends at { $most }.
about-lowering = Up to { $most } lower the defence of an attacked city, each by { $defence }.
about-coup = For { $points } a faction calls elections in a city (coups in a round: { $coups }). It must control a territory of that city or one near it (steps: { $reach }).
about-cards = For { $points } a card is bought; the hand holds { $hand }. Cards of each side in a fight: { $most }.
about-military = Gained for each unit built: { $gain }.
about-commit = Up to { $most } strengthen a side in a fight, and up to { $unit } one unit in a round.

# Uprising: questions, options and events

## Counts

n-money = { $money } money
n-weapons = { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-political = { $points ->
    [one] { $points } political point
   *[other] { $points } political points
}
n-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}

## Questions

ask-market = What do you buy? There is { $left } money to spend.
ask-economy = Economic phase: { n-money }, { $food } food, { n-weapons }, popularity { $popularity }, political points { $political }. What do you do?
ask-movement = Movement phase: military power { $military }, political points { $political }. What do you do?
ask-target = { $card }: whom or what does it concern?
ask-commit = Fight for { $space }, { $strength } against { $defence }: how much military power do you commit? At most { $left }.
ask-weaken = Attack on { $space }, { $strength } against { $defence }: how many political points lower the defence?
ask-fight_card = Fight for { $space }, { $strength } against { $defence }: do you play a card?
ask-enter = Which of your units moves into { $city }?
ask-revive = { $count ->
    [one] You have lost a unit.
   *[other] You have lost { $count } units.
} Does one come back?

## Options

option-buy = { $stock }: { $count }
option-market = Go to the market
option-feed_all = Feed all units
option-feed = Feed the unit in { $space }
option-give = Give food: { $kind } × { $count }
option-campaign = { $count ->
    [one] Win a political point
   *[other] Win { $count } political points
}
option-recruit = Recruit in { $city }
option-arm = Arm the unit in { $space }
option-draw = Buy a special card
option-play = Play { $card }
option-done = Done
option-step = { $origin } → { $space }
    .short = → { $space }
option-attack = Attack { $space } from { $origins }
    .short = from { $origins }
option-coup = Elections in { $city }
option-choose_seat = { $seat }
option-choose_space = { $space }
option-choose_route = { $origin } → { $space }
    .short = → { $space }
option-commit = { $space }: { n-points }
option-weaken = { n-points }
option-use = Play { $card }
option-pass = No
option-enter = The unit from { $space }
option-revive = { $card }: { $city }
    .short = { $city }

## Verbs of menus, and what is asked after each pick

verb-market = Market
verb-feed_all = Feed all
verb-feed = Feed a unit
verb-give = Give food to cities
verb-campaign = Political points
verb-recruit = Recruit
verb-arm = Arm
verb-draw = Buy a card
verb-play = Play a card
verb-done = Done
verb-economy-done = End the economic phase
verb-movement-done = End the movement phase
verb-step = Move
verb-attack = Attack
verb-coup = Elections
verb-pass = No

pick-feed-space = Which unit do you feed?
pick-give-kind = Give food: to which cities?
pick-give-count = { $kind }: how many?
pick-campaign-count = How many political points do you win?
pick-recruit-city = Recruit: in which city?
pick-arm-space = Arm: which unit?
pick-play-card = Which card do you play?
pick-step-origin = Move: which unit?
pick-step-space = { $origin }: where to?
pick-attack-space = Attack: which space?
pick-attack-origins = Attack on { $space }: from where?
pick-coup-city = Elections: in which city?

## Events

event-begins = The scenario: { $scenario }.
event-plays = { $seat-player } plays { $faction } ({ $side }).
event-round = Round { $round }.
event-economy_begins = The economic phase of { $seat }.
event-curfew_over = Elections can be called in the cities of { $seat } again.
event-movement_begins = The movement phase of { $seat }.
event-repaired = { $seat } repairs { $city }: base defence { $defence }.
event-produced = { $seat } receives { n-money } ({ $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
}{ $count ->
    [0] { "" }
   *[other] , { n-cities }
}).
event-strike_over = The strike in { $city } ({ $owner }) is over.
event-bought = { $seat } buys { $food ->
    [0] { n-weapons }
   *[other] { $food } food{ $weapons ->
        [0] { "" }
       *[other] { " " }and { n-weapons }
    }
} for { n-money }.
event-fed_all = { $seat } feeds { $count ->
    [one] the only unit that was still hungry
   *[other] all { $count } units that were still hungry
} with { $food } food.
event-fed = { $seat } feeds the unit in { $space } with { $food } food.
event-relieved = { $seat } gives cities { $food } food ({ $kind }): popularity +{ $count }.
event-campaigned = { $seat } wins { $count ->
    [one] a political point
   *[other] { $count } political points
} for { $popularity } popularity.
event-recruited = { $seat } recruits a unit in { $city } (level { $level }) for { $popularity } popularity{ $weapons ->
    [0] { "" }
   *[other] { " " }and { n-weapons }
}: military power +{ $military }.
event-armed = { $seat } arms the unit in { $space } with a weapon: level { $level }, weapons taken { $count }.
event-drew = { $seat } buys a special card for { n-political }.
event-drew_card = Only you know: the card is { $card }.
event-reshuffled = The discarded cards are shuffled into a new pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-played = { $seat } plays { $card }.
event-gained = { $seat } gains { $stock }: { $amount }.
event-lost = { $seat } loses { $stock }: { $amount }.
event-weakened = Soldiers of { $seat } in { $space } change sides: level { $level }.
event-defected = The unit of { $seat } in { $space } changes sides and is gone.
event-curfew = No elections can be called in the cities of { $seat }.
event-struck = A general strike in { $city } ({ $owner }).
event-hurried = The unit of { $seat } in { $space } may act once more.
event-held = The unit of { $seat } in { $space } is held up.
event-released = The unit of { $seat } in { $space } is held up no longer.
event-starved = The unit of { $seat } in { $space } goes hungry: level { $level }.
event-deserted = The unit of { $seat } in { $space } deserts.
event-moved = { $seat }: { $origin } → { $space }.
event-attack = { $seat } attacks { $space } from { $origins }: { $strength } against { $defence }.
event-committed = { $seat } commits military power to the unit in { $space }: { $points }. It is { $strength } against { $defence }.
event-lowered = { $seat } lowers the defence of { $space } with { n-political }. It is { $strength } against { $defence }.
event-used = { $seat } plays { $card } ({ $amount }). It is { $strength } against { $defence }.
event-fight_won = { $seat } wins the fight for { $space }: { $strength } against { $defence }.
event-fight_lost = { $seat } is beaten back from { $space }: { $strength } against { $defence }.
event-fight_drawn = The fight of { $seat } for { $space } ends without a winner: { $strength } against { $defence }.
event-fell = The unit of { $seat } in { $space } falls.
event-captured = { $seat } takes { $city }.
event-shaken = { $city } is shaken: defence { $defence }.
event-coup = { $seat } calls elections in { $city } for { n-political }: { $strength } against { $defence }.
event-revived = { $seat } plays { $card }: a unit comes back in { $city }, level { $level }{ $points ->
    [0] { "" }
   *[other] , military power put on it in this round { $points }
}.
event-eliminated = { $seat } has neither a city nor a unit left and is out.
event-quiet = { $rounds ->
    [0] Something changed in this round, and quiet rounds are counted from the beginning again.
   *[other] Whole rounds in a row without a change: { $rounds }. After { $most } it is a draw.
}
event-won = { $seat } wins: its team holds the capital and { n-points }!
event-stalemate = Nothing has changed for many rounds: a draw in round { $rounds }.
event-capped = The game is broken off after { $rounds } rounds: a draw.

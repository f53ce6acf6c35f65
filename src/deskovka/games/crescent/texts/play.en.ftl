# Crescent Moon: questions, options and events

## Counts

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
n-mercenaries = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-both = { $regular ->
    [0] { "" }
    [one] { $regular } regular unit
   *[other] { $regular } regular units
}{ $regular ->
    [0] { "" }
   *[other] { $mercenary ->
        [0] { "" }
       *[other] {" "}and{" "}
    }
}{ $mercenary ->
    [0] { $regular ->
        [0] none
       *[other] { "" }
    }
    [one] { $mercenary } mercenary
   *[other] { $mercenary } mercenaries
}
n-wish = { $what ->
    [card] the card { $card }
    [bribe] { n-mercenaries } in { $hex }
   *[hire] { n-mercenaries }
}

## Questions: set-up

ask-tile = Which of your tiles do you lay, and where? { $left ->
    [one] It is your last one.
   *[other] You have { $left } of them.
}
ask-group = Where do you begin with this group? { $left ->
    [one] It is your last one.
   *[other] There are { $left } of them.
}
ask-palace = Where does the palace stand?

## Questions: a turn

ask-warlord = Year { $year }, action { $round }, { n-coins }: what does the Warlord do?
ask-murshid = Year { $year }, action { $round }, { n-coins }: what does the Murshid do?
ask-sultan = Year { $year }, action { $round }, { n-coins }: what does the Sultan do?
ask-caliph = Year { $year }, action { $round }, { n-coins }: what does the Caliph do?
ask-nomad = Year { $year }, action { $round }, { n-coins }: what does the Nomad do?
ask-build = What do you build, and where? { $left ->
    [one] One building is left, and { n-coins }.
   *[other] { $left } buildings are left, and { n-coins }.
}
ask-move = Who moves where? { $left ->
    [one] One move is left.
   *[other] { $left } moves are left.
}
ask-march = Forced March: who moves where?
ask-recruit = Where do units of your reserves go? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-place = Where does a mercenary go? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-follow = The { n-mercenaries } in { $hex } may move or attack once more.
ask-muster = Muster in { $hex }: one unit, or two and the influence token is gone?
ask-buy = Do you buy more? You have { n-coins }.
ask-take = Which cards do you take? { $count ->
    [one] You may take one.
   *[other] You may take { $count }.
}
ask-lay_out = Which cards do you lay out? { $count ->
    [one] One slot is empty.
   *[other] { $count } slots are empty.
}
ask-discard = Which card do you discard? { $left ->
    [one] There is one too many.
   *[other] There are { $left } too many.
}
ask-surplus = { $left ->
    [one] One unit is
   *[other] { $left } units are
} too many in { $hex }. Which?
ask-preach = Where do you place your influence?
ask-remove = Which influence token do you remove?
ask-replace = Do you place your own influence in { $hex }?
ask-raid = Raid: move first, or attack at once? { $left ->
    [0] The move is made.
   *[other] You may move { $left } × before.
}

## Questions: negotiations

ask-price = { $seat } would like { n-wish } and has { n-coins }. What do you ask for it?
ask-counter = { $seat } has { n-coins } and offers { $bid } for { n-wish }. Do you agree?
ask-accept = { $seat } asks { $price } for { n-wish }; you have { n-coins }. Do you agree?
ask-offer = { $attacker } attacks in { $hex }: how many of your points do you offer the Murshid if your side wins?
ask-deal = { $attacker } attacks in { $hex }: whose offer do you accept?

## Questions: combat and contest

ask-combat_cards = Combat in { $hex }: { $attacker } with { $attack } against { $defender } with { $defence }. Which cards do you play, in secret?
ask-side = Combat in { $hex }: whom do your cards help?
ask-order = Combat in { $hex }: which of your cards is resolved next?
ask-strike = Which personality in { $hex } falls to the Assassination?
ask-void = Which battalion in { $hex } do you sabotage?
ask-assign = { $card }: which units do you assign? { $left ->
    [one] One at most.
   *[other] { $left } at most.
}
ask-lure = Elder: which mercenary beside { $hex } leaves its master?
ask-tip = A tie in { $hex }: who wins?
ask-casualties = Casualties in { $hex }: which units do you lose? { $left ->
    [one] One it must be.
   *[other] { $left } it must be.
}
ask-slip = Scouts: do units from { $hex } slip away instead of retreating?
ask-capture = Do you capture { $building-object } in { $hex }, or sack it?
ask-sack = Do you sack { $building-object } in { $hex }?
ask-contest_cards = { $attacker } contests the influence in { $hex }. Which cards do you play, in secret?
ask-stance = { $attacker } contests the influence in { $hex }. Do you support or defend?
ask-bribed = Bribery in { $hex }: whom do you bribe?
ask-tip_contest = A tie in { $hex }: does the attacker win?

## Options

option-lay = { $hex } to { $place }, turned { $rotation }
    .short = { $place }, turned { $rotation }
option-group = { $group }: { $hex }
    .short = { $hex }
option-palace = { $hex }
option-influence = Influence in { $hex }
    .short = { $hex }
option-build = Build { $building-object } in { $hex }
    .short = { $hex }
option-move = Move { n-both }: { $origin } → { $hex }
    .short = → { $hex }: { n-both }
option-assault = Attack with { n-both }: { $origin } → { $hex }
    .short = → { $hex }: { n-both }
option-recruit = Recruit { n-units } in { $hex }
    .short = { $hex }: { n-units }
option-hire = Hire { n-mercenaries }
option-ask_hire = Ask the Nomad for { n-mercenaries }
option-ask_bribe = Ask the Nomad for { n-mercenaries } in { $hex }
    .short = { n-mercenaries }
option-ask_card = Ask the Sultan for { $card }
option-buy = { $card } ({ $market })
option-play = Play { $card }
option-now = Play { $card } now
option-uprising = Uprising in { $hex }
option-muster = Muster
option-one = One unit
option-two = Two units, and the token is removed
option-scheme = Scheme
option-conspire = Conspire
option-move_palace = Palace to { $hex }
option-desertion = { n-mercenaries } of { $owner } in { $hex } desert
    .short = { $owner }: { n-mercenaries }
option-pass = Pass
option-standing = No cards; { $matter }: { $order }
option-ask_again = { $matter }: ask me again
option-done = Done
option-place = { $hex }
option-price = { n-coins }
option-refuse = Refuse
option-accept = Agreed
option-decline = Decline
option-counter = Offer { n-coins }
option-take = { $cards-count ->
    [0] Take nothing
   *[other] { $cards }
}
option-lay_out = { $cards-count ->
    [0] Lay out nothing
   *[other] { $cards }
}
option-discard = { $card }
option-surplus = { n-both }
option-choose_hex = { $hex }
option-choose_seat = { $seat }
option-offer = { n-points }
option-deal = { $owner }
option-no_deal = No deal
option-select = { $cards-count ->
    [0] No card
   *[other] { $cards }
}
option-side = { $owner }
option-resolve = { $card }
option-strike = { $card } ({ $owner })
option-void = { $card }
option-assign = { n-both }
option-lure = { $owner }: { $hex }
option-tip = { $owner }
option-lose = { n-both }
option-slip = { n-both } to { $hex }
    .short = { n-both }
option-stay = Nobody slips away
option-capture = Capture
option-sack = Sack
option-spare = Spare it
option-support = Support the attacker
option-oppose = Defend

## Events: set-up and years

event-begins = { $map }: { $years ->
    [one] { $years } year is
   *[other] { $years } years are
} to be played.
event-plays = { $seat-player } plays the { $character }.
event-laid = { $seat } lays { $hex }.
event-settled = { $seat } begins in { $hex }: { $group }.
event-palace = { $seat } puts the palace in { $hex }.
event-year = Year { $year } begins.
event-income = { $seat } collects { n-coins }.
event-reserves = { $seat } tops up the reserves: { n-units }.
event-recovered = { $seat } takes back: { $cards }.
event-aged = Off the market: { $cards }.
event-refilled = New at the market: { $cards }.
event-reshuffled = The discards ({ n-cards }) are shuffled into the deck.
event-discarded = { $seat } discards { $card }.

## Events: actions

event-turn = { $seat }: action { $round } of year { $year }.
event-passed = { $seat } passes.
event-influenced = { $seat } gains influence in { $hex }.
event-lost_influence = { $seat } loses influence in { $hex }.
event-built = { $seat } builds { $building-object } in { $hex } for { n-coins }.
event-moved = { $seat } moves { n-units } from { $origin } to { $hex }.
event-assaulted = { $seat } attacks with { n-units } from { $origin } into { $hex }.
event-recruited = { $seat } recruits { n-units } in { $hex }.
event-hired = { $seat } hires { n-mercenaries } for { n-coins }.
event-placed = { $seat } places { n-mercenaries } in { $hex }.
event-bought = { $seat } buys { $card } ({ $market }) for { n-coins }.
event-played = { $seat } plays { $card }.
event-gained = { $seat } gains { n-coins }.
event-rose = { $seat } calls an uprising in { $hex }: { n-units }.
event-mustered = { $seat } musters { n-units } in { $hex }{ $token ->
    [0] {" "}and gives up the influence there
   *[other] { "" }
}.
event-schemed = { $seat } schemes and takes { n-cards }{ $coins ->
    [0] { "" }
   *[other] {" "}and { n-coins }
}.
event-schemed_cards = For you alone: you take { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
event-conspired = { $seat } conspires and lays out: { $cards }.
event-deserted = { $seat } lets { n-mercenaries } of { $owner } desert in { $hex }.
event-over_limit = { $seat } has too many units in { $hex }: { $count } go.

## Events: negotiations

event-wished = { $seat } asks { $owner } for { n-wish }.
event-priced = { $seat } asks { $owner } for { n-coins }.
event-countered = { $seat } offers { $owner } { n-coins }.
event-refused = { $seat } refuses; { $owner } goes away empty-handed.
event-declined = { $seat } declines the price of { $owner }.
event-agreed = { $seat } pays { $owner } { n-coins } for { n-wish }.
event-offered = { $seat } offers the Murshid { $points ->
    [0] nothing
   *[other] { n-points }
}.
event-dealt = { $seat } accepts the offer of { $owner }: { n-points }.
event-no_deal = { $seat } makes no deal.
event-paid_deal = { $seat } pays the Murshid { n-points }.

## Events: combat

event-combat = Combat in { $hex }: { $attacker } attacks, { $defender } defends.
event-meddled = { $seat } meddles and helps { $owner }.
event-revealed = { $seat } reveals { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
event-resolved = { $card } ({ $seat }): strength { $strength }.
event-struck = { $card } ({ $seat }) is assassinated.
event-voided = { $card } ({ $seat }) is sabotaged.
event-assigned = { $seat } assigns { n-units } to { $card }.
event-lured = { $seat } lures a mercenary of { $owner } away from { $hex }.
event-joined = { $seat } brings { n-mercenaries } to { $hex }.
event-strengths = Strength in { $hex }: { $attack } against { $defence }.
event-tipped = { $seat } tips the scales: { $owner } wins.
event-combat_won = { $seat } wins the combat in { $hex }.
event-spent = { $seat } spends { n-units } in { $hex } for the Campaign.
event-lost = { $seat } loses { n-units } in { $hex }.
event-slipped = { $seat } slips away to { $hex } with { n-units }.
event-retreated = { $seat } retreats from { $hex }: { n-units }.
event-captured = { $seat } captures { $building-object } in { $hex }.
event-sacked = { $seat } sacks { $building-object } in { $hex } for { n-coins }.
event-razed = The { $building } in { $hex } is abandoned.
event-plundered = { $seat } scores { n-points } for plunder.

## Events: contests and the end

event-contest = { $seat } contests the influence in { $hex }.
event-supported = { $seat } supports { $owner }.
event-opposed = { $seat } defends against { $owner }.
event-bribed = { $seat } bribes { $owner }: strength −{ $count }.
event-handed = { $card } of { $seat } goes to { $owner }.
event-tipped_contest = { $seat } tips the scales { $won ->
    [0] against { $owner }
   *[other] for { $owner }
}.
event-contest_won = { $seat } wins the contest in { $hex }.
event-contest_lost = { $seat } loses the contest in { $hex }.
event-scored = { $seat } scores { n-points } in year { $year }.
event-scored_item = { $objective }: { n-points } ({ $seat }).
event-final = { $seat } ends with { n-points } and { n-coins }.
event-won = { $seat } wins with { n-points }!
event-order_left = Only you know: { $matter }: { $order }.
event-order_taken_back = Only you know: you are asked again. { $matter }.

matter-combat = Cards in combats of others
matter-contest = Cards in contests of others
order-turn = don’t ask me until my next turn
order-never = don’t ask me again

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
n-regulars = { $regular ->
    [one] { $regular } regular unit
   *[other] { $regular } regular units
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
ask-march = Forced March: who moves where? { $left ->
    [one] One move is left.
   *[other] { $left } moves are left.
}
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
ask-closing = The actions of year { $year } are over. Do you play a card before the scoring?

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
ask-lure = Elder: which mercenary beside { $hex } leaves its master? { $left ->
    [one] One is to leave.
   *[other] { $left } are to leave.
}
ask-tip = A tie in { $hex }: who wins?
ask-casualties = Casualties in { $hex }: which units do you lose? { $left ->
    [one] One it must be.
   *[other] { $left } it must be.
}
ask-slip = Scouts: do units from { $hex } slip away to one hex instead of retreating? { $left ->
    [one] One at most.
   *[other] { $left } at most.
}
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
option-void = { $card } ({ $owner }), { $state }: { n-both }
    .short = { $state }: { n-both }
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
event-plays = { $seat-player } plays the { $character } and begins with { n-coins } and { n-points }.
event-given = { $seat } takes { $card } into hand.
event-stalls = On the Sultan's market: { $cards }.
event-dealt_tiles = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} dealt to each player.
event-laid = { $seat } lays { $hex } at { $place }, turned { $rotation }.
event-settled = { $seat } begins in { $hex }: { $regular ->
    [0] { $mercenary ->
        [0] no units
       *[other] { n-both }
    }
   *[other] { n-both }
}{ $buildings-count ->
    [0] { "" }
   *[other] , { $buildings }
}{ $tokens ->
    [0] { "" }
   *[other] , influence tokens: { $tokens }
}.
event-palace = { $seat } puts the palace in { $hex }.
event-year = Year { $year } begins.
event-income = { $seat } collects { n-coins }.
event-reserves = { $seat } tops up the reserves card from the supply: { n-both }.
event-recovered = { $seat } takes back: { $cards }.
event-aged = Off the local market, discarded: { $cards }.
event-refilled = The cards of the market slide on{ $cards-count ->
    [0] { "" }
   *[other] ; new from the far end: { $cards }
}.
event-reshuffled = The discards ({ n-cards }) are shuffled into the deck.
event-discarded = { $seat } discards { $card }.

## Events: actions

event-turn = { $seat }: action { $round } of year { $year }.
event-closing = The actions of year { $year } are over.
event-passed = { $seat } passes.
event-influenced = { $seat } gains influence in { $hex }.
event-lost_influence = { $seat } loses influence in { $hex }.
event-built = { $seat } builds { $building-object } in { $hex } for { n-coins }{ $replaced-count ->
    [0] { "" }
   *[other] {" "}in place of the { $replaced }, which goes back to the supply
}.
event-moved = { $seat } moves { n-both } from { $origin } to { $hex }.
event-assaulted = { $seat } attacks with { n-both } from { $origin } into { $hex }.
event-recruited = { $seat } recruits { n-both } from the reserves card in { $hex }.
event-hired = { $seat } hires { n-mercenaries } for { n-coins }, paid to the common supply.
event-placed = { $seat } places { n-mercenaries } from the supply in { $hex }.
event-bought = { $seat } buys { $card } ({ $market }) for { n-coins }, paid to the common supply.
event-bought_from = { $seat } buys { $card } ({ $market }) for { n-coins }, paid to { $owner }.
event-took = { $seat } takes { $card } ({ $market }) into hand.
event-played = { $seat } plays { $card }, which is discarded.
event-gained = { $seat } gains { n-coins }.
event-ships = In this action rivers do not stop the units of { $seat }.
event-masons = In this action each building costs { $seat } { n-coins } less, and terrain costs nothing more.
event-rose = { $seat } calls an uprising in { $hex }: { n-regulars } from the supply.
event-mustered = { $seat } musters { n-regulars } from the supply in { $hex }.
event-schemed = { $seat } schemes and takes { n-cards }{ $coins ->
    [0] { "" }
   *[other] {" "}and { n-coins }
}.
event-schemed_cards = For you alone: you take { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
event-conspired = { $seat } conspires and lays out: { $cards }.
event-deserted = { $seat } lets { n-mercenaries } of { $owner } desert in { $hex }, to the supply of { $owner }; to the reserves card of { $seat }: { $added }.
event-over_limit = { $seat } has too many units in { $hex } and takes away { n-both }: regular units to the reserves card, mercenaries to the supply.

## Events: negotiations

event-wished = { $seat } asks { $owner } for { n-wish }.
event-priced = { $seat } asks { $owner } for { n-coins }.
event-countered = { $seat } offers { $owner } { n-coins }.
event-refused = { $seat } refuses; { $owner } goes away empty-handed.
event-declined = { $seat } declines the price of { $owner }.
event-agreed = { $seat } pays { $owner } { n-coins } for { n-wish }.
event-released = { $seat } returns { n-mercenaries } from the reserves card to the supply.
event-swapped = { $seat } replaces { n-mercenaries } of { $owner } in { $hex } from the supply; those of { $owner } go to their supply.
event-offered = { $seat } offers the Murshid { $points ->
    [0] nothing
   *[other] { n-points }
}.
event-dealt = { $seat } accepts the offer of { $owner }: { n-points }.
event-no_deal = { $seat } makes no deal.
event-paid_deal = { $seat } pays the Murshid { n-points } for the deal.
event-unpaid_deal = The side of { $seat } did not win: the deal for { n-points } is not paid.

## Events: combat

event-combat = Combat in { $hex }: { $attacker } attacks, { $defender } defends.
event-meddled = { $seat } meddles and helps { $owner }.
event-revealed = { $seat } reveals { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
event-resolved = { $card } ({ $seat }) is resolved{ $strength ->
    [0] { "" }
   *[other] : strength { $strength }
}.
event-struck = { $card } ({ $seat }) is assassinated and discarded.
event-voided = { $card } of { $owner } is sabotaged: it is void for { $seat }{ $strength ->
    [0] { "" }
   *[other] , strength { $strength } is lost
}{ $regular ->
    [0] { $mercenary ->
        [0] { "" }
       *[other] , { n-both } are free again
    }
   *[other] , { n-both } are free again
}.
event-assigned = { $seat } assigns { n-both } to { $card }.
event-lured = { $seat } lures { n-mercenaries } of { $owner } away from { $hex }, to their supply.
event-joined = { $seat } brings { n-mercenaries } from the supply to { $hex }, assigned to { $card }.
event-scorched = { $seat } scorches the earth: nothing can be sacked in { $hex }.
event-strengths = Strength in { $hex }: { $attack } against { $defence }.
event-tipped = { $seat } tips the scales: { $owner } wins.
event-combat_won = { $seat } wins the combat in { $hex }.
event-spent = { $seat } returns { n-both } from { $hex } to the supply for { $card }.
event-lost = { $seat } loses { n-both } in { $hex }.
event-slipped = { $seat } slips away from { $origin } to { $hex } with { n-both }.
event-retreated = { $seat } retreats from { $hex } with { n-both }: to the reserves card { $kept }, to the supply { $gone }.
event-laid_by = { $seat } lays { $card } face up.
event-returned = { $card } returns to the hand of { $seat }.
event-used_up = { $card } ({ $seat }) is discarded.
event-captured = { $seat } captures { $building-object } in { $hex }; the piece of { $owner } goes back to the supply.
event-sacked = { $seat } sacks { $building-object } in { $hex } for { n-coins }; it goes back to the supply of { $owner }.
event-razed = The { $building } in { $hex } goes back to the supply of { $owner }, without coins or points.
event-plundered = { $seat } scores { n-points } for plunder.

## Events: contests and the end

event-contest = { $seat } contests the influence in { $hex }. Involved: { $seats }.
event-supported = { $seat } supports { $owner }.
event-opposed = { $seat } defends against { $owner }.
event-bribed = { $seat } bribes { $owner }, whose side loses strength { $count }.
event-handed = { $card } of { $seat } goes into the hand of { $owner }.
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

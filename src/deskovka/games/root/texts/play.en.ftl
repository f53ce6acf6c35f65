# Root: questions, options and events that every faction shares

## Counts

n-from = { $clearing ->
    [Burrow] the Burrow
   *[other] clearing { $clearing }
}
n-to = { $target ->
    [Burrow] the Burrow
   *[other] clearing { $target }
}
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
n-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Questions

ask-take_faction = Which faction do you play?
ask-return_cards = Which two cards do you put back? You keep three.
ask-birdsong_start = Birdsong begins. Do you use or buy anything?
ask-birdsong = Birdsong. Do you do something besides now?
ask-birdsong_end = Birdsong ends. Do you use a card?
ask-daylight_start = Daylight begins. Do you use a card?
ask-evening_start = Evening begins. Do you use a card?
ask-evening = Do you do something more before the Evening goes on?
ask-activate_where = Where do you activate a crafting piece? { $left ->
    [one] One more is needed.
   *[other] { $left } more are needed.
}
ask-activate = Which suit do you activate for the question mark? { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
ask-move = Where do you move?
ask-move_count = How many go from { n-from } to { n-to } ({ $piece })?
ask-battle = Where do you battle, and against whom?
ask-ambush = { $seat } attacks you in clearing { $clearing } with a strength of { $count }. Do you play an ambush?
ask-foil = { $seat } ambushes you in clearing { $clearing }. Do you foil the ambush?
ask-battle_effect = The dice are rolled. Do you use an effect?
ask-first = Who goes first?
ask-lose = Which piece do you lose? { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
ask-trigger = What is resolved first?
ask-pay_path = Which card do you spend to open the path?
ask-hand_limit = Which card do you discard? { $left ->
    [one] One too many.
   *[other] { $left } too many.
}

## Options

option-take_faction = { $faction }
option-return_cards = { $card } and { $other }
option-craft = Craft { $card }
option-activate = { $suit }
option-activate_in = In clearing { $clearing }
option-move = { $place } → { $target }
    .short = → { $target }
option-ferry = { $clearing } → { $target } by ferry
    .short = → { $target } by ferry
option-warriors = { $count }
option-battle = Battle in { $clearing }: { $defender }
    .short = { $defender }
option-ambush = { $card }
option-pass = No
option-first = { $seat }
option-use = { $card }
option-lose = { $piece } ({ $owner })
option-resolve = { $trigger } ({ $owner })
option-place_at = Clearing { $clearing }
option-spend = { $card }
option-discard = { $card }
option-activate_dominance = Activate { $card }
option-take_dominance = Take { $card } for { $payment }
    .short = for { $payment }
option-open_path = Open the path { $clearing }–{ $target }
option-standing = No; { $matter }: { $order }
option-ask_again = { $matter }: ask me again
option-done = Done

## Events

event-map_laid = The map: { $map }.
event-suits_laid = The suits of the clearings, in the order of their numbers: { $suits }.
event-homelands = { $seat } begins here: { $clearings }.
event-dominance_left_out = Dominance cards left out of the deck: { $count }.
event-faction_given = { $seat-player } plays { $faction }.
event-first_player = { $seat } begins.
event-low_reach = The factions have a reach of { $reach }; { $recommended } is recommended.
event-faction_laid_out = { $faction } may be chosen.
event-faction_locked = { $faction } is locked until a militant faction is chosen.
event-faction_taken = { $seat-player } chooses { $faction }.
event-cards_returned = { $seat } puts { n-cards } back.
event-card_returned = For all to see, { $seat } puts { $card } back.
event-items_buried = Items under each ruin: { $count }.
event-turn_begins = Round { $round }: { $seat }.
event-phase_begins = { $seat }: { $phase }.
event-scored = { $seat } scores { n-points } ({ $total } in all).
event-lost_points = { $seat } loses { n-points } ({ $total } in all).
event-pass_ruled = { $seat } rules the clearing of the tower ({ $clearing }).
event-won = { $seat } wins { $victory }!
event-won_too = { $seat } wins together with { $partner }!
event-drew = { $seat } draws { n-cards }.
event-drew_openly = For all to see, { $seat } draws { $card }.
event-card_opened = { $seat } lays { $card } open for all to see.
event-card_seen = Everybody knows which card it was: { $seat } gave { $card } to { $partner }.
event-drew_card = Only you know: you drew { $card }.
event-reshuffled = The discard pile, { n-cards }, becomes the new deck.
event-spent = { $seat } spends { $card }.
event-discarded = { $seat } discards { $card }.
event-stole = { $seat } takes a card from { $victim }.
event-stole_card = Only the two of you know: { $seat } took { $card } from { $victim }.
event-hand_shown = { $seat } shows all cards to { $viewer }.
event-saw_card = Only you know: { $seat } has { $card }.
event-crafted = { $seat } crafts { $card }.
event-item_taken = { $seat } takes the item that was crafted: { $item }.
event-used = { $seat } uses { $card }.
event-crafted_discarded = { $seat } loses the crafted card { $card }.
event-became_available = { $card } lies beside the map for anybody to take.
event-dominance_activated = { $seat } activates { $card } and leaves the score track.
event-coalition = { $seat } forms a coalition with { $partner }.
event-dominance_taken = { $seat } takes { $card } from beside the map.
event-placed = { $seat } places { $piece-counted } in clearing { $clearing }.
event-removed = { $seat } removes { $piece-counted } ({ $owner }) from clearing { $clearing }.
event-moved = { $seat } moves { $piece-counted } from { n-from } to { n-to }.
event-ferried = { $seat } takes the ferry to clearing { $clearing }.
event-ruin_removed = The ruin in clearing { $clearing } is gone.
event-crafted_exhausted = { $seat } exhausts an item: { $item }.
event-path_opened = { $seat } opens the path between clearings { $clearing } and { $target }.
event-battle = { $seat } attacks { $defender } in clearing { $clearing }.
event-ambushed = { $seat } springs an ambush: { $card }.
event-foiled = { $seat } foils the ambush: { $card }.
event-ambush_avoided = { $seat } is not affected by the ambush.
event-rolled = The dice: { $attack } for { $seat }, { $defense } for { $defender }.
event-defenseless = { $seat } is defenseless.
event-hits = { $seat } takes { n-hits }.
event-order_left = Only you know: { $matter }: { $order } (clearing { $clearing }).
event-order_taken_back = Only you know: { $matter }: you will be asked again.

## Names in them

matter-ambush = Ambush
matter-field_hospitals = Field Hospitals
matter-protect = Protect
matter-disruption = Trade Disruption
order-here = never ask me in this clearing
order-three = only ask me for three or more
order-never = never ask me
trigger-field_hospitals = Field Hospitals
victory-points = on points
victory-dominance = by dominance

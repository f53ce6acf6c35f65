# Paladins of the West Kingdom: questions, options and events

## Questions

ask-first_townsfolk = Which townsfolk joins you first, for free?
ask-paladin = Which paladin do you play, and which one goes on top of your pile? The third goes to the bottom.
ask-tavern = Which tavern card do you take?
ask-act = What do you do? You have { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $silver } silver and { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
ask-worker = Who takes the spot for any worker? { $left ->
    [one] It is the last one.
   *[other] { $left } are needed.
}
ask-carry = Whom do you keep for the next round? { $left ->
    [one] One more place.
   *[other] { $left } places.
}
ask-inquisition = The Inquisition is here, and you have { $suspicion ->
    [0] no suspicion card
    [one] { $suspicion } suspicion card
   *[other] { $suspicion } suspicion cards
}. Who of your townsfolk helps now?
ask-reward_order = Which reward comes next? An Inquisition may follow.
ask-either = Which of these do you choose?
ask-remove_suspicion = Do you discard suspicion? You have { $suspicion ->
    [one] { $suspicion } card
   *[other] { $suspicion } cards
}.
ask-destroy_debt = Do you destroy a debt? You have { $debts } unpaid.
ask-pay_debt = Do you pay a debt? You have { $debts } unpaid.
ask-pray = Which action space do you clear?
ask-free_recruit = Which townsfolk joins you for free?
ask-free_develop = Where does the free workshop go?
ask-attribute = Which attribute do you raise?

## Options

option-take_in = { $townsfolk }
option-paladin = Play { $paladin }, { $top } on top
    .short = { $top } on top
option-tavern = { $tavern }
option-develop = Develop { $action }: the spot for { $spot }
    .short = the spot for { $spot }
option-recruit = Recruit { $townsfolk } { $way }
    .short = { $way }
option-expedition = Expedition of { $townsfolk } { $way }
    .short = { $way }
option-hunt = Hunt with { $count ->
    [one] one worker
   *[other] both workers
}
option-trade = Trade with { $count ->
    [one] one worker
   *[other] both workers
}
option-pray = Pray: clear { $action }
option-conspire = Conspire
option-commission = Commission: { $slot }
option-fortify = Fortify
option-garrison = Garrison: { $slot }
option-absolve = Absolve: { $slot }
option-attack = Attack { $outsider }
option-convert = Convert { $outsider }
option-favour = { $favour }
option-pass = Pass
option-pay = { $worker }
option-keep = { $worker }
option-use = { $townsfolk }
option-done = That’s enough
option-next = { $reward }
option-next_tax = { gain-tax }
option-choose = { $reward }
option-discard = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
option-destroy_debt = Destroy it
option-pay_debt = Pay it
option-clear = { $action }
option-build = { $action }: the spot for { $spot }
    .short = the spot for { $spot }
option-raise = { $attribute }
option-decline = No, thank you

## Events

event-starter_drawn = { $seat } is the starting player.
event-round_begins = Round { $round } begins.
event-starter = { $seat } has the starting player token.
event-townsfolk_laid = { $townsfolk } comes to column { $column } of the townsfolk.
event-townsfolk_moved = The townsfolk close up to the right, from column { $column } on: { $townsfolk }.
event-townsfolk_discarded = { $townsfolk } in column { $column } of the townsfolk is discarded.
event-outsider_laid = { $outsider } comes to column { $column } of the outsiders.
event-outsiders_moved = The outsiders close up to the left: { $outsiders }.
event-outsider_discarded = { $outsider } in column { $column } of the outsiders is discarded.
event-order_shown = The King reveals { $order } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-order_workshop = The workshop on { $order } is the virtual player’s now, on { $action }.
event-favour_shown = The King reveals { $favour }.
event-favour_freed = { $favour } is free again: { $worker } goes to the supply.
event-tavern_shown = { $tavern } is open: { $workers }.
event-tavern_discarded = { $tavern } is discarded.
event-tavern_shuffled = A new tavern deck is shuffled from { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
}.
event-paladins_taken = { $seat } draws { $count } paladins.
event-paladins_drawn = You draw { $paladins }.
event-paladin_chosen = { $seat } lays one paladin face down, one on top of the pile and one under it.
event-paladins_laid = You play { $paladin }; { $top } lies on top of your pile, { $bottom } at its bottom.
event-paladin_revealed = { $seat } reveals { $paladin }.
event-tavern_taken = { $seat } takes { $tavern }.
event-gained = { $seat } gains { $reward-counted }.
event-paid = { $seat } pays { $reward-counted }.
event-declined = { $seat } passes up “{ $reward }”.
event-recruited = { $seat } takes in { $townsfolk }.
event-expedition = { $seat } sends { $townsfolk } on an expedition.
event-workshop_built = { $seat } puts a workshop on { $action }, on the spot for { $spot }.
event-worker_removed = { $seat } takes a worker off { $action }, where the workshop lies now: { $worker }.
event-acted = { $seat }: { $action } with { $workers }.
event-cleared = { $seat } clears { $action }: { $workers }.
event-commissioned = { $seat } sends a monk to { $slot }.
event-fortified = { $seat } builds { $wall }.
event-garrisoned = { $seat } builds an outpost in { $slot }.
event-absolved = { $seat } absolves: { $slot }.
event-attacked = { $seat } attacks { $outsider }.
event-converted = { $seat } converts { $outsider }.
event-favour_used = { $seat } uses { $favour } with this worker: { $worker }.
event-passed = { $actions-count ->
    [0] { $seat } passes.
   *[other] { $seat } passes and clears { $actions }.
}
event-workers_kept = { $seat } keeps { $workers } and returns { $lost }.
event-tax_taken = { $seat } takes { $count } tax{ $added ->
    [0] {""}
   *[other] , { $added } of it from the general supply
}; the tax supply has { $left } left.
event-suspected = { $seat } draws a suspicion card with { $tax } tax.
event-suspicion_shuffled = A new suspicion deck is shuffled from { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
}.
event-suspicion_discarded = { $seat } discards { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
} with tax { $taxes }.
event-debt_taken = { $seat } takes a debt.
event-debt_paid = { $seat } pays a debt.
event-debt_destroyed = { $seat } destroys a debt.
event-inquisition = The Inquisition comes!
event-townsfolk_used = { $seat } uses { $townsfolk }.
event-tax_filled = The tax supply gets { $added } silver and has { $count }.
event-virtual_workshop = The virtual player has a workshop on { $action }.
event-virtual_workers = The virtual player’s spaces are free, and it has { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} this round.
event-scheme_added = A scheme joins those that are flipped: { $scheme }.
event-scheme_flipped = The virtual player flips a scheme: { $scheme }.
event-schemes_shuffled = All { $count } schemes are shuffled.
event-virtual_falls_back = { $scheme } cannot be done ({ $obstacle }), so the virtual player takes the leftmost action on its left that is free.
event-virtual_acts = The virtual player does { $action } with { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.
event-virtual_recruits = The virtual player discards { $townsfolk }: its marker is on { $space }.
event-virtual_cleared = The virtual player clears { $actions }.
event-virtual_gained = The virtual player gains { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.
event-virtual_attribute = The virtual player’s { $attribute } rises to { $count }.
event-marker_moved = The virtual player’s resource marker moves by { $count } to { $space }.
event-virtual_tax = The virtual player’s tax: the tax supply loses { $count } silver and has { $left } left.
event-virtual_lacks = The virtual player has nothing for “{ $reward }”: the tax supply loses { $count } silver and has { $left } left.
event-virtual_suspected = The virtual player draws a suspicion card with { $tax } tax.
event-virtual_discarded = The virtual player discards { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
} with tax { $taxes }.
event-virtual_debt = The virtual player takes a debt.
event-virtual_debt_paid = The virtual player pays a debt.
event-virtual_debt_destroyed = The virtual player destroys a debt.
event-virtual_placed = { $action }: the virtual player takes { $slot }, the reward it likes best.
event-virtual_fortified = The virtual player builds { $wall }.
event-virtual_absolved = The virtual player flips its jar number { $count }.
event-virtual_attacked = The virtual player attacks { $outsider }: its marker is on { $space }.
event-virtual_converted = The virtual player converts { $outsider }: its marker is on { $space }.
event-virtual_favour = The virtual player uses { $favour } with { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}: its marker is on { $space }.
event-virtual_passed = The virtual player is out for this round.
event-scored = { $seat }: { $total } points ({ score-parts }).
event-virtual_scored = The virtual player: { $total } points ({ score-parts }).
event-won = { $seat } wins with { $total } points!
event-shared_victory = { $seat } shares the victory with { $total } points.
event-virtual_won = The virtual player has won with { $total } points.

score-parts = Orders { $orders }, faith { $faith }, strength { $strength }, influence { $influence }, workshops { $workshops }, monks { $monks }, walls { $walls }, outposts { $outposts }, jars { $jars }, outsiders { $outsiders }, paid debts { $paid }, unpaid debts { $unpaid }, leftovers { $leftovers }

end-rounds = All rounds are played.

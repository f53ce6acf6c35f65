# Root: what the Vagabonds ask, offer and tell

ask-character = Which character do you play?
ask-forest = In which forest do you begin?
ask-refresh = Which item do you refresh? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-slip = Where do you slip to?
ask-vagabond = What do you do?
ask-find = You have found something. What do you take?
ask-exhaust = Which item do you exhaust for the aid?
ask-take_item = Which item do you take from { $seat }?
ask-damage = Which item is damaged? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-repair = Which item do you repair? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-leave_behind = You carry too much. What do you leave behind? { $left ->
    [one] One item too many.
   *[other] { $left } items too many.
}
ask-take_along = Do warriors of an ally go with you from clearing { $clearing } to clearing { $target }?
ask-with_ally = With whom do you attack in clearing { $clearing }?
ask-partner = With whom do you form a coalition?
ask-protect = Before the roll in clearing { $clearing }: do you enlist { $seat }? Swords: { $count }.
ask-reward = What is your reward: { n-points }, or cards?

option-character = { $character }
option-forest = { $place }
option-refresh = { $item } ({ $condition })
option-slip = Slip → { $place }
option-explore = Explore the ruin
option-find = { $item }
option-aid = Aid { $seat }: { $card }
    .short = Aid: { $card }
option-exhaust = { $item }
option-take_item = { $item }
option-quest = Quest { $quest }
option-strike = Strike: { $piece } ({ $owner })
option-repair = Repair: { $item } ({ $condition })
option-damage = { $item } ({ $condition })
option-leave_behind = { $item } ({ $condition })
option-take_along = { $seat }: { $count }
    .short = { $count }
option-with_ally = With { $seat }
option-partner = { $seat }
option-steal = Steal a card from { $victim }
option-day_labor = Day Labor: { $card }
option-hideout = Hideout
option-instigate = Instigate: { $attacker } attacks { $defender }
option-enlist = Enlist { $seat }
option-scorch = Scorched Earth
option-improvise = Improvise { $quest }: { $instead } for { $item }
    .short = Improvise: { $instead } for { $item }
option-reward = { $reward }
option-swift_strike = Swift Strike
option-glide = Glide to clearing { $clearing }

event-character_laid_out = Character of the Vagabond: { $character }.
event-character_chosen = { $seat } is the { $character }.
event-quest_laid_out = New quest: { $quest }.
event-quest_completed = { $seat } completes the quest { $quest }.
event-wandered = { $seat } goes to clearing { $clearing }.
event-entered_forest = { $seat } disappears into the { $place }.
event-item_gained = { $seat } gets an item: { $item }.
event-item_given = { $seat } lets { $partner } have a crafted item: { $item }.
event-item_lost = { $seat } gives an item up for good: { $item } ({ $condition }).
event-exhausted = { $seat } exhausts: { $item }.
event-refreshed = { $seat } refreshes: { $item } ({ $condition }).
event-damaged = { $seat } damages: { $item } ({ $condition }).
event-repaired = { $seat } repairs: { $item } ({ $condition }).
event-explored = { $seat } explores the ruin in clearing { $clearing }.
event-aided = { $seat } aids { $partner } and hands over a card.
event-aid_card = Only the two of you know: { $seat } gave { $card } to { $partner }.
event-relation_changed = { $seat } and { $partner }: { $relation }.
event-ally_called = { $seat } attacks together with { $partner }.
event-day_labor = { $seat } takes { $card } from the discard pile.
event-hideout = { $seat } goes into hiding.
event-instigated = { $seat } instigates a battle.
event-enlisted = { $seat } enlists { $partner } (swords: { $count }).
event-scorched = { $seat } scorches clearing { $clearing }: nothing can enter it any more.

## Names in them

condition-ready = ready
condition-exhausted = exhausted
condition-damaged = damaged
condition-damaged_exhausted = damaged and exhausted
reward-points = for points
reward-cards = for two cards

## The board

note-quest = { $items }; { $points } VP
note-relation = { $relation }
told-character = Character: { $character }.
told-items-track = On tracks: { $items }.
told-items-satchel = Satchel: { $items }.
told-items-damaged = Damaged: { $items }.
told-item-exhausted = { $count ->
    [one] exhausted { $item }
   *[other] exhausted { $item } { $count }
}
told-item-limit = Item limit: { $count }.
told-refreshes = Refreshes { $count ->
    [one] { $count } item.
   *[other] { $count } items.
}
told-relation = { $seat }: { $relation }.
told-relation-aids = { $seat }: { $relation }, { $aids } of { $needed } aids.
told-quests-done = Quests done, { $suit }: { $quests }.
about-quest = Suit: { $suit }; takes { $items }.
about-character = Begins with { $items }.

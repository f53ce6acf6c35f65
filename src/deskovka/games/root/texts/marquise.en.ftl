# Root: what the Marquise de Cat asks, offers and tells

ask-keep = Where does your keep stand?
ask-homelands = Which three clearings are your homelands?
ask-first_building = Where does your first building go ({ $piece })?
ask-place_wood = There is too little wood: where do you place it? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-marquise = What do you do? { $left ->
    [0] You have no actions left.
    [one] You have { $left } action left.
   *[other] You have { $left } actions left.
}
ask-march = Do you make the second move of your march?
ask-recruit_where = You have too few warriors: where do you recruit? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-pay_wood = Whose wood do you use? { $left ->
    [one] One more.
   *[other] { $left } more.
}
ask-field_hospitals = You lost { n-warriors } in clearing { $clearing }. Which card brings them to the keep?

option-keep = Clearing { $clearing }
option-homelands = Clearings { $clearing }, { $second } and { $third }
option-build = Build: { $piece } in { $clearing }
    .short = in { $clearing }
option-recruit = Recruit
option-wood = Clearing { $clearing }
option-overwork = Overwork in { $clearing }: { $card }
    .short = { $card }
option-extra_action = One more action for { $card }

event-garrisoned = { $seat } places { n-warriors } in each of these clearings: { $clearings }.
event-wood_paid = { $seat } pays { $count } wood from clearing { $clearing }.
event-built = { $seat } builds { $piece-object } in clearing { $clearing }{ $cost ->
    [0] .
   *[other] { " " }for { $cost } wood.
}
event-hospitalized = { $seat } heals { n-warriors } from clearing { $clearing } at the keep (clearing { $keep }).

## The board

told-actions = Actions left: { $count }.
told-may-craft = She may still craft.
told-recruited = She has recruited in this turn.
told-buildings = { $piece }: { $on_map } on the map, { $on_track } left; the next for { $cost } wood and { $points } VP.
told-buildings-empty = { $piece }: { $on_map } on the map, { $on_track } left.
note-build = { $cost } wood, { $points } VP

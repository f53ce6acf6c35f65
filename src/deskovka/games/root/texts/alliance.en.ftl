# Root: what the Woodland Alliance asks, offers and tells

ask-outrage = Outrage in clearing { $clearing }: which card do you hand over to { $seat } for the Supporters?
ask-revolt = Do you raise a revolt?
ask-spread = Where do you spread sympathy?
ask-raise_base = Which base rises in clearing { $clearing }?
ask-pay_supporters = Which supporter do you spend for clearing { $clearing }? { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
ask-supporters_limit = You have no base: which supporter do you discard? { $left ->
    [one] One too many.
   *[other] { $left } too many.
}
ask-alliance = What do you do?
ask-operations = Which military operation do you take? { $left ->
    [one] You have { $left } left.
   *[other] You have { $left } left.
}

option-give_supporter = { $card }
option-show_hand = Nothing matches: show your hand
option-revolt = Revolt in { $clearing }
option-spread = Sympathy to { $clearing }
option-raise_base = { $suit }
option-supporter = { $card }
option-mobilize = Mobilize { $card }
option-train = Train an officer for { $card }
option-recruit_at = Recruit in { $clearing }
option-organize = Organize in { $clearing }

event-outrage = { $seat } causes outrage in clearing { $clearing }.
event-supporter_given = { $seat } hands over a card for the Supporters of { $owner }: it matches clearing { $clearing }.
event-supporter_seen = Everybody knows which card it was: { $seat } gave { $card } to the Supporters of { $owner }.
event-supporter_given_card = Only the two of you know: { $seat } handed over { $card } to { $owner }.
event-supporter_joined = A card from the deck joins the Supporters of { $seat }.
event-supporter_joined_card = Only you know: the new supporter is { $card }.
event-supporter_spent = { $seat } spends the supporter { $card }.
event-supporter_discarded = { $seat } loses the supporter { $card }.
event-mobilized = { $seat } mobilizes a supporter.
event-mobilized_card = Only you know: you mobilized { $card }.
event-officer_joined = { $seat } has { $count ->
    [one] a new officer
   *[other] { $count } new officers
}, { $total } in all.
event-supporter_refused = { $seat } has no room for the top card of the deck and discards it: { $card }.
event-officers_lost = { $seat } loses { $count ->
    [one] an officer.
   *[other] { $count } officers.
}
event-revolt = { $seat } raises a revolt in clearing { $clearing }!
event-sympathy = Clearing { $clearing } now sympathizes with { $seat }.

trigger-outrage = Outrage
trigger-base_lost = Loss of a base

note-spread = { $cost ->
    [one] { $cost } supporter
   *[other] { $cost } supporters
}, { $points } VP
note-organize = { $points } VP
note-no-room = no room, would be discarded

## The board

told-supporters = { $count ->
    [one] { $count } supporter.
   *[other] { $count } supporters.
}
told-capacity = There is room for { $count }.
told-supporters-known = Known of them: { $cards }.
told-bases = Bases: { $suits }.
told-officers = Officers: { $officers }; operations left: { $operations }.
told-sympathy = Sympathy: { $on_map } on the map, { $on_track } left; the next for { $cost ->
    [one] { $cost } supporter
   *[other] { $cost } supporters
} and { $points } VP.
told-sympathy-empty = Sympathy: { $on_map } on the map, { $on_track } left.
told-spread = Sympathy can be spread: { $costs }.
told-spread-cost = clearing { $clearing } for { $cost }
about-martial-law = Where another player has { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} or more, sympathy costs { $extra ->
    [one] { $extra } supporter
   *[other] { $extra } supporters
} more.

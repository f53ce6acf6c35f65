# Root: what the Woodland Alliance asks, offers and tells

ask-outrage = Outrage in clearing { $clearing }: which card do you hand over to { $seat } for the Supporters?
ask-revolt = Do you raise a revolt?
ask-spread = Where do you spread sympathy?
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
    [one] You have 1 left.
   *[other] You have { $left } left.
}

option-give_supporter = { $card }
option-show_hand = Nothing matches: show your hand
option-revolt = Revolt in { $clearing }
option-spread = Sympathy to { $clearing }
option-supporter = { $card }
option-mobilize = Mobilize { $card }
option-train = Train an officer for { $card }
option-recruit_at = Recruit in { $clearing }
option-organize = Organize in { $clearing }

event-outrage = { $seat } causes outrage in clearing { $clearing }.
event-supporter_given = { $seat } hands over a card to { $owner } for the Supporters.
event-supporter_given_card = Only the two of you know: { $seat } handed over { $card } to { $owner }.
event-supporter_joined = A card from the deck joins the Supporters of { $seat }.
event-supporter_joined_card = Only you know: the new supporter is { $card }.
event-supporter_spent = { $seat } spends the supporter { $card }.
event-supporter_discarded = { $seat } loses the supporter { $card }.
event-mobilized = { $seat } mobilizes a supporter.
event-mobilized_card = Only you know: you mobilized { $card }.
event-officer_joined = { $seat } has a new officer, { $count } in all.
event-officers_lost = { $seat } loses officers: { $count }.
event-revolt = { $seat } raises a revolt in clearing { $clearing }!
event-sympathy = Clearing { $clearing } now sympathizes with { $seat }.

trigger-outrage = Outrage
trigger-base_lost = Loss of a base

table-alliance-supporters = Supporters ({ $count }{ $capacity ->
    [0] { "" }
   *[other] { " " }of at most { $capacity }
}): { $known }{ $hidden ->
    [0] { "" }
   *[other] { " " }+ { $hidden } unknown
}
table-alliance-bases = Bases: { $bases } · cards in Evening: { $cards }
table-alliance-officers = Officers: { $officers } · operations left: { $operations }
table-alliance-sympathy = sympathy: { $on_map } on the map, { $on_track ->
    [0] none left
   *[other] next for { $cost } of the Supporters and { $points } VP
}
note-spread = { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
}, { $points } VP
note-organize = { $points } VP
note-no-room = no room, would be discarded

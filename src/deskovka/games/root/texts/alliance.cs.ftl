# Root: co se ptá, nabízí a ohlašuje Lesní aliance

ask-outrage = Pobouření na mýtině { $clearing }: kterou kartu odevzdáte mezi Stoupence ({ $seat })?
ask-revolt = Vyvoláte vzpouru?
ask-spread = Kam rozšíříte sympatii?
ask-pay_supporters = Kterého Stoupence použijete pro mýtinu { $clearing }? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-supporters_limit = Nemáte žádnou základnu: kterého Stoupence odhodíte? { $left ->
    [one] Jeden je navíc.
    [few] { $left } jsou navíc.
   *[other] { $left } je navíc.
}
ask-alliance = Co uděláte?
ask-operations = Kterou vojenskou operaci provedete? { $left ->
    [one] Zbývá 1.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}

option-give_supporter = { $card }
option-show_hand = Nic nevyhovuje: ukázat všechny karty
option-revolt = Vzpoura na mýtině { $clearing }
option-spread = Sympatie na mýtinu { $clearing }
option-supporter = { $card }
option-mobilize = Mobilizovat: { $card }
option-train = Výcvik důstojníka za kartu { $card }
option-recruit_at = Verbování na mýtině { $clearing }
option-organize = Agitace na mýtině { $clearing }

event-outrage = { $seat } vyvolává pobouření na mýtině { $clearing }.
event-supporter_given = { $seat } odevzdává kartu mezi Stoupence ({ $owner }).
event-supporter_given_card = Jen vy dva víte: { $seat } odevzdává mezi Stoupence kartu { $card } ({ $owner }).
event-supporter_joined = Ke Stoupencům se přidává karta z balíčku ({ $seat }).
event-supporter_joined_card = Jen vy víte: novým Stoupencem je { $card }.
event-supporter_spent = { $seat } používá Stoupence { $card }.
event-supporter_discarded = { $seat } přichází o Stoupence { $card }.
event-mobilized = { $seat } mobilizuje Stoupence.
event-mobilized_card = Jen vy víte: mobilizujete kartu { $card }.
event-officer_joined = { $seat } má nového důstojníka, celkem { $count }.
event-officers_lost = { $seat } přichází o důstojníky: { $count }.
event-revolt = { $seat } vyvolává vzpouru na mýtině { $clearing }!
event-sympathy = Mýtina { $clearing } teď sympatizuje ({ $seat }).

trigger-outrage = Pobouření
trigger-base_lost = Ztráta základny

table-alliance-supporters = Stoupenci ({ $count }{ $capacity ->
    [0] { "" }
   *[other] { " " }z nejvýše { $capacity }
}): { $known }{ $hidden ->
    [0] { "" }
    [one] { " " }+ 1 neznámý
    [few] { " " }+ { $hidden } neznámí
   *[other] { " " }+ { $hidden } neznámých
}
table-alliance-bases = Základny: { $bases } · karet Večer: { $cards }
table-alliance-officers = Důstojníci: { $officers } · zbývá operací: { $operations }
table-alliance-sympathy = sympatie: na mapě { $on_map }, { $on_track ->
    [0] žádná další
   *[other] další za Stoupence ({ $cost }) a { $points } VB
}
note-spread = { $cost ->
    [one] 1 Stoupenec
    [few] { $cost } Stoupenci
   *[other] { $cost } Stoupenců
}, { $points } VB
note-organize = { $points } VB
note-no-room = nevejde se, odhodila by se

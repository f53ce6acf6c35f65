# Root: co se ptá, nabízí a ohlašuje Lesní aliance

ask-outrage = Pobouření na mýtině { $clearing }: kterou kartu odevzdáte mezi Stoupence? Vede je { $seat }.
ask-revolt = Vyvoláte vzpouru?
ask-spread = Kam rozšíříte sympatii?
ask-raise_base = Která základna vznikne na mýtině { $clearing }?
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
    [one] Zbývá { $left }.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}

option-give_supporter = { $card }
option-show_hand = Nic nevyhovuje: ukázat všechny karty
option-revolt = Vzpoura na mýtině { $clearing }
option-spread = Sympatie na mýtinu { $clearing }
option-raise_base = { $suit }
option-supporter = { $card }
option-mobilize = Mobilizovat: { $card }
option-train = Výcvik důstojníka za kartu { $card }
option-recruit_at = Verbování na mýtině { $clearing }
option-organize = Agitace na mýtině { $clearing }

event-outrage = { $seat } vyvolává pobouření na mýtině { $clearing }.
event-supporter_given = { $seat } odevzdává kartu, která se hodí k mýtině { $clearing }; mezi Stoupence ji přijímá { $owner }.
event-supporter_seen = Všichni vědí, která karta to byla: { $seat } odevzdává kartu { $card }, mezi Stoupence ji přijímá { $owner }.
event-supporter_given_card = Jen vy dva víte: { $seat } odevzdává kartu { $card }, mezi Stoupence ji přijímá { $owner }.
event-supporter_joined = { $seat } získává Stoupence z balíčku.
event-supporter_joined_card = Jen vy víte: novým Stoupencem je { $card }.
event-supporter_spent = { $seat } používá Stoupence: { $card }.
event-supporter_discarded = { $seat } přichází o Stoupence: { $card }.
event-mobilized = { $seat } mobilizuje Stoupence.
event-mobilized_card = Jen vy víte: mobilizujete kartu { $card }.
event-officer_joined = { $seat } má { $count ->
    [one] nového důstojníka
    [few] { $count } nové důstojníky
   *[other] { $count } nových důstojníků
}, celkem { $total }.
event-supporter_refused = { $seat } nemá pro vrchní kartu balíčku místo a odkládá ji: { $card }.
event-officers_lost = { $seat } přichází o { $count ->
    [one] důstojníka.
    [few] { $count } důstojníky.
   *[other] { $count } důstojníků.
}
event-revolt = { $seat } vyvolává vzpouru na mýtině { $clearing }!
event-sympathy = { $seat } získává sympatii mýtiny { $clearing }.

trigger-outrage = Pobouření
trigger-base_lost = Ztráta základny

note-spread = { $cost ->
    [one] { $cost } Stoupenec
    [few] { $cost } Stoupenci
   *[other] { $cost } Stoupenců
}, { $points } VB
note-organize = { $points } VB
note-no-room = nevejde se, odhodila by se

## Deska

told-supporters = { $count ->
    [one] { $count } Stoupenec.
    [few] { $count } Stoupenci.
   *[other] { $count } Stoupenců.
}
told-capacity = Místa je pro { $count }.
told-supporters-known = Z nich známí: { $cards }.
told-bases = Základny: { $suits }.
told-officers = Důstojníci: { $officers }; zbývá operací: { $operations }.
told-sympathy = Sympatie: na mapě { $on_map }, zbývá { $on_track }; další za { $cost ->
    [one] { $cost } Stoupence
    [few] { $cost } Stoupence
   *[other] { $cost } Stoupenců
} a { $points } VB.
told-sympathy-empty = Sympatie: na mapě { $on_map }, zbývá { $on_track }.
told-spread = Sympatii lze šířit: { $costs }.
told-spread-cost = mýtina { $clearing } za { $cost }
about-martial-law = Kde má jiný hráč aspoň { $count ->
    [one] { $count } bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
}, stojí sympatie o { $extra ->
    [one] { $extra } Stoupence
    [few] { $extra } Stoupence
   *[other] { $extra } Stoupenců
} více.

# Root: co se ptá, nabízí a ohlašuje Markýza z Kocourova

ask-keep = Kde bude stát vaše pevnost?
ask-homelands = Které tři mýtiny budou vaší domovinou?
ask-first_building = Kam umístíte první stavbu ({ $piece })?
ask-place_wood = Dřeva je málo: kam je umístíte? { $left ->
    [one] Zbývá jedno.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-marquise = Co uděláte? { $left ->
    [0] Nezbývá žádná akce.
    [one] Zbývá { $left } akce.
    [few] Zbývají { $left } akce.
   *[other] Zbývá { $left } akcí.
}
ask-march = Provedete druhý pohyb pochodu?
ask-recruit_where = Bojovníků je málo: kde budete verbovat? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-pay_wood = Odkud vezmete dřevo? { $left ->
    [one] Ještě jedno.
    [few] Ještě { $left }.
   *[other] Ještě { $left }.
}
ask-field_hospitals = Na mýtině { $clearing } padli vaši bojovníci ({ $count }). Která karta je dopraví do pevnosti?

option-keep = Mýtina { $clearing }
option-homelands = Mýtiny { $clearing }, { $second } a { $third }
option-build = Stavba: { $piece } na mýtině { $clearing }
    .short = na mýtině { $clearing }
option-recruit = Verbování
option-wood = Mýtina { $clearing }
option-overwork = Přesčas na mýtině { $clearing }: { $card }
    .short = { $card }
option-extra_action = Akce navíc za kartu { $card }

event-garrisoned = { $seat } umisťuje { $count ->
    [one] bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
} na každou z těchto mýtin: { $clearings }.
event-wood_paid = { $seat } platí dřevem z mýtiny { $clearing }: { $count }.
event-built = { $seat } staví { $piece-object } na mýtině { $clearing }{ $cost ->
    [0] .
    [one] { " " }za { $cost } dřevo.
    [few] { " " }za { $cost } dřeva.
   *[other] { " " }za { $cost } dřev.
}
event-hospitalized = { $seat } léčí v pevnosti (mýtina { $keep }) { $count ->
    [one] bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
} z mýtiny { $clearing }.

## Deska

told-actions = Zbývá akcí: { $count }.
told-may-craft = Ještě smí vyrábět.
told-recruited = V tomto tahu už verbovala.
told-buildings = { $piece }: na mapě { $on_map }, zbývá { $on_track }; další { $cost ->
    [0] zdarma
    [one] za { $cost } dřevo
   *[other] za { $cost } dřeva
} a { $points } VB.
told-buildings-empty = { $piece }: na mapě { $on_map }, zbývá { $on_track }.
note-build = dřevo { $cost }, body { $points }

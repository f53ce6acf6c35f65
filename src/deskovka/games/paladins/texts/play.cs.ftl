# Paladinové Západního království: otázky, možnosti a události

## Otázky

ask-first_townsfolk = Který měšťan se k vám přidá jako první, a to zdarma?
ask-paladin = Kterého paladina zahrajete a který přijde navrch balíčku? Třetí půjde naspod.
ask-tavern = Kterou kartu krčmy si vezmete?
ask-act = Co uděláte? Máte { $workers ->
    [one] { $workers } poddaného
    [few] { $workers } poddané
   *[other] { $workers } poddaných
}, { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
} a { $provisions ->
    [one] { $provisions } proviant
    [few] { $provisions } provianty
   *[other] { $provisions } proviantů
}.
ask-worker = Kdo půjde na průhledné políčko? { $left ->
    [one] Je poslední.
   *[other] Zbývá jich { $left }.
}
ask-carry = Koho si necháte do dalšího kola? { $left ->
    [one] Zbývá jedno místo.
    [few] Zbývají { $left } místa.
   *[other] Zbývá { $left } míst.
}
ask-inquisition = Přichází Inkvizice a vy { $suspicion ->
    [0] nemáte žádnou kartu podezření
    [one] máte { $suspicion } kartu podezření
    [few] máte { $suspicion } karty podezření
   *[other] máte { $suspicion } karet podezření
}. Který z vašich měšťanů teď pomůže?
ask-reward_order = Která odměna přijde teď? Může následovat Inkvizice.
ask-either = Kterou z odměn si vyberete?
ask-remove_suspicion = Odhodíte podezření? Máte { $suspicion ->
    [one] { $suspicion } kartu
    [few] { $suspicion } karty
   *[other] { $suspicion } karet
}.
ask-destroy_debt = Zrušíte dluh? Nesplacených máte { $debts }.
ask-pay_debt = Splatíte dluh? Nesplacených máte { $debts }.
ask-pray = Které akční pole uvolníte?
ask-free_recruit = Který měšťan se k vám přidá zdarma?
ask-free_develop = Kam přijde dílna zdarma?
ask-attribute = Kterou vlastnost zvýšíte?

## Možnosti

option-take_in = { $townsfolk }
option-paladin = Zahrát: { $paladin }, navrch: { $top }
    .short = navrch: { $top }
option-tavern = { $tavern }
option-develop = Rozvoj, { $action }: políčko „{ $spot }“
    .short = políčko „{ $spot }“
option-recruit = Naverbovat: { $townsfolk } { $way }
    .short = { $way }
option-expedition = Výprava: { $townsfolk } { $way }
    .short = { $way }
option-hunt = Lov { $count ->
    [one] s jedním poddaným
   *[other] s oběma poddanými
}
option-trade = Obchod { $count ->
    [one] s jedním poddaným
   *[other] s oběma poddanými
}
option-pray = Modlitba: uvolnit { $action }
option-conspire = Spiknutí
option-commission = Misie: { $slot }
option-fortify = Opevnění
option-garrison = Posádka: { $slot }
option-absolve = Odpustek: { $slot }
option-attack = Útok: { $outsider }
option-convert = Obrácení: { $outsider }
option-favour = { $favour }
option-pass = Pasovat
option-pay = { $worker }
option-keep = { $worker }
option-use = { $townsfolk }
option-done = To stačí
option-next = { $reward }
option-next_tax = { gain-tax }
option-choose = { $reward }
option-discard = Odhodit { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
option-destroy_debt = Zrušit
option-pay_debt = Splatit
option-clear = { $action }
option-build = { $action }: políčko „{ $spot }“
    .short = políčko „{ $spot }“
option-raise = { $attribute }
option-decline = Ne, děkuji

## Události

event-starter_drawn = Začínajícím hráčem je { $seat }.
event-round_begins = Začíná { $round }. kolo.
event-starter = Žeton začínajícího hráče má { $seat }.
event-townsfolk_laid = Do { $column }. sloupce měšťanů přichází { $townsfolk }.
event-townsfolk_moved = Měšťané se sesunuli doprava, od { $column }. sloupce leží: { $townsfolk }.
event-townsfolk_discarded = { $column ->
    [3] Ze
    [4] Ze
   *[other] Z
} { $column }. sloupce měšťanů se odhazuje { $townsfolk }.
event-outsider_laid = Do { $column }. sloupce cizinců přichází { $outsider }.
event-outsiders_moved = Cizinci se sesunuli doleva: { $outsiders }.
event-outsider_discarded = { $column ->
    [3] Ze
    [4] Ze
   *[other] Z
} { $column }. sloupce cizinců se odhazuje { $outsider }.
event-order_shown = Král odhaluje: { $order } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}).
event-order_workshop = Dílnu z karty „{ $order }“ má teď virtuální hráč na akci { $action }.
event-favour_shown = Král odhaluje: { $favour }.
event-favour_freed = { $favour } je opět volná, do zásoby se vrací { $worker }.
event-tavern_shown = Otevřena je { $tavern }: { $workers }.
event-tavern_discarded = Odhazuje se { $tavern }.
event-tavern_shuffled = Odhozené karty krčmy se míchají do nového balíčku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
event-paladins_taken = { $seat } si líže { $count ->
    [one] { $count } paladina
    [few] { $count } paladiny
   *[other] { $count } paladinů
}.
event-paladins_drawn = Líznete si: { $paladins }.
event-paladin_chosen = { $seat } pokládá jednoho paladina lícem dolů, jednoho navrch balíčku a jednoho naspod.
event-paladins_laid = Hrajete paladina: { $paladin }; navrchu vašeho balíčku leží { $top }, naspodu { $bottom }.
event-paladin_revealed = { $seat } odhaluje paladina: { $paladin }.
event-tavern_taken = { $seat } si bere: { $tavern }.
event-gained = { $seat } získává: { $reward-counted }.
event-paid = { $seat } platí: { $reward-counted }.
event-declined = { $seat } nechce: { $reward }.
event-recruited = { $seat } přijímá do družiny: { $townsfolk }.
event-expedition = { $seat } posílá na výpravu: { $townsfolk }.
event-workshop_built = { $seat } staví dílnu: { $action }, políčko „{ $spot }“.
event-worker_removed = { $seat } vrací do zásoby poddaného, na jehož políčku leží nová dílna ({ $action }): { $worker }.
event-acted = { $seat }: { $action }, na pole jde { $workers }.
event-cleared = { $seat } uvolňuje pole { $action }, do zásoby se vrací { $workers }.
event-commissioned = { $seat } posílá misionáře na { $slot }.
event-fortified = { $seat } staví: { $wall }.
event-garrisoned = { $seat } staví tvrz na { $slot }.
event-absolved = { $seat } dává odpustek: { $slot }.
event-attacked = { $seat } útočí: { $outsider }.
event-converted = { $seat } obrací na víru: { $outsider }.
event-favour_used = { $seat } využívá: { $favour }, jde tam { $worker }.
event-passed = { $actions-count ->
    [0] { $seat } pasuje.
   *[other] { $seat } pasuje a uvolňuje pole { $actions }.
}
event-workers_kept = { $seat } si nechává: { $workers }; vrací: { $lost }.
event-tax_taken = { $seat } bere z daní { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}{ $added ->
    [0] {""}
   *[other] , z toho z obecné zásoby { $added }
}; v zásobě daní zbývá { $left }.
event-suspected = { $seat } si bere kartu podezření, daň { $tax }.
event-suspicion_shuffled = Odhozené karty podezření se míchají do nového balíčku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
event-suspicion_discarded = { $seat } odhazuje { $count ->
    [one] { $count } kartu podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
}, daň { $taxes }.
event-debt_taken = { $seat } si bere dluh.
event-debt_paid = { $seat } splácí dluh.
event-debt_destroyed = { $seat } ruší dluh.
event-inquisition = Přichází Inkvizice!
event-townsfolk_used = { $seat } využívá: { $townsfolk }.
event-tax_filled = Do zásoby daní přibývá { $added } a je v ní { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}.
event-virtual_workshop = Virtuální hráč má dílnu na akci { $action }.
event-virtual_workers = Virtuální hráč má všechna pole volná a v tomto kole { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
}.
event-scheme_added = K otočeným kartám intrik přibývá: { $scheme }.
event-scheme_flipped = Virtuální hráč otáčí kartu intrik: { $scheme }.
event-schemes_shuffled = Míchají se všechny karty intrik, je jich { $count }.
event-virtual_falls_back = Intriku „{ $scheme }“ nelze provést ({ $obstacle }), a tak virtuální hráč koná nejlevější volnou akci vlevo.
event-virtual_acts = Virtuální hráč koná akci { $action } ({ $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
}).
event-virtual_recruits = Virtuální hráč odhazuje měšťana: { $townsfolk }; ukazatel surovin má na { $space }.
event-virtual_cleared = Virtuální hráč uvolňuje pole { $actions }.
event-virtual_gained = Virtuální hráč získává { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
}.
event-virtual_attribute = Virtuálnímu hráči stoupá { $attribute } na { $count }.
event-marker_moved = Ukazatel surovin virtuálního hráče se posouvá o { $count } na { $space }.
event-virtual_tax = Daň virtuálního hráče: ze zásoby daní ubývá { $count }, zbývá { $left }.
event-virtual_lacks = Virtuální hráč nemá nic pro „{ $reward }“: ze zásoby daní ubývá { $count }, zbývá { $left }.
event-virtual_suspected = Virtuální hráč si bere kartu podezření, daň { $tax }.
event-virtual_discarded = Virtuální hráč odhazuje { $count ->
    [one] { $count } kartu podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
}, daň { $taxes }.
event-virtual_debt = Virtuální hráč si bere dluh.
event-virtual_debt_paid = Virtuální hráč splácí dluh.
event-virtual_debt_destroyed = Virtuální hráč ruší dluh.
event-virtual_placed = { $action }: virtuální hráč obsazuje { $slot }, kde je odměna, o kterou nejvíc stojí.
event-virtual_fortified = Virtuální hráč staví: { $wall }.
event-virtual_absolved = Virtuální hráč otáčí svůj { $count }. džbán.
event-virtual_attacked = Virtuální hráč útočí: { $outsider }; ukazatel surovin má na { $space }.
event-virtual_converted = Virtuální hráč obrací na víru: { $outsider }; ukazatel surovin má na { $space }.
event-virtual_favour = Virtuální hráč využívá: { $favour }, jde tam { $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
}; ukazatel surovin má na { $space }.
event-virtual_passed = Virtuální hráč v tomto kole končí.
event-scored = { $seat } – body: { $total } ({ score-parts }).
event-virtual_scored = Virtuální hráč – body: { $total } ({ score-parts }).
event-won = { $seat } vítězí s { $total } body!
event-shared_victory = { $seat } se dělí o vítězství s { $total } body.
event-virtual_won = Virtuální hráč vyhrál s { $total } body.

score-parts = rozkazy { $orders }, víra { $faith }, síla { $strength }, vliv { $influence }, dílny { $workshops }, misionáři { $monks }, hradby { $walls }, tvrze { $outposts }, džbány { $jars }, cizinci { $outsiders }, splacené dluhy { $paid }, nesplacené dluhy { $unpaid }, zbytky { $leftovers }

end-rounds = Všechna kola jsou odehrána.

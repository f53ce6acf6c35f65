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
option-develop = Rozvoj, { $action }: políčko { $spot }
    .short = políčko { $spot }
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
option-choose = { $reward }
option-discard = Odhodit { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
option-destroy_debt = Zrušit
option-pay_debt = Splatit
option-clear = { $action }
option-build = { $action }: políčko { $spot }
    .short = políčko { $spot }
option-raise = { $attribute }
option-decline = Ne, děkuji

## Události

event-starter_drawn = Začínajícím hráčem je { $seat }.
event-round_begins = Začíná { $round }. kolo.
event-starter = Žeton začínajícího hráče má { $seat }.
event-townsfolk_laid = Mezi měšťany přibyl { $townsfolk }.
event-outsider_laid = Mezi cizince přibyl { $outsider }.
event-order_shown = Král odhaluje: { $order }.
event-favour_shown = Král odhaluje: { $favour }.
event-tavern_shown = Otevřena je { $tavern }.
event-tavern_shuffled = Karty krčmy se míchají.
event-paladins_drawn = Líznete si: { $paladins }.
event-paladin_revealed = { $seat } odhaluje paladina: { $paladin }.
event-tavern_taken = { $seat } si bere: { $tavern }.
event-gained = { $seat } získává: { $reward }{ $count ->
    [one] .
   *[other] {" "}× { $count }.
}
event-paid = { $seat } platí: { $reward }{ $count ->
    [one] .
   *[other] {" "}× { $count }.
}
event-declined = { $seat } nechce: { $reward }.
event-recruited = { $seat } přijímá do družiny: { $townsfolk }.
event-expedition = { $seat } posílá na výpravu: { $townsfolk }.
event-workshop_built = { $seat } staví dílnu: { $action }, políčko { $spot }.
event-acted = { $seat }: { $action }.
event-cleared = { $seat } uvolňuje pole { $action }.
event-commissioned = { $seat } posílá misionáře na { $slot }.
event-fortified = { $seat } staví: { $wall }.
event-garrisoned = { $seat } staví tvrz na { $slot }.
event-absolved = { $seat } dává odpustek: { $slot }.
event-attacked = { $seat } útočí: { $outsider }.
event-converted = { $seat } obrací na víru: { $outsider }.
event-favour_used = { $seat } využívá: { $favour }.
event-passed = { $seat } pasuje.
event-workers_kept = { $seat } si nechává: { $workers }.
event-tax_taken = { $seat } bere z daní { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
event-suspected = { $seat } si bere kartu podezření, daň { $tax }.
event-suspicion_shuffled = Karty podezření se míchají.
event-suspicion_discarded = { $seat } odhazuje { $count ->
    [one] { $count } kartu podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
}.
event-debt_taken = { $seat } si bere dluh.
event-debt_paid = { $seat } splácí dluh.
event-debt_destroyed = { $seat } ruší dluh.
event-inquisition = Přichází Inkvizice!
event-townsfolk_used = { $seat } využívá: { $townsfolk }.
event-tax_filled = Zásoba daní se doplňuje na { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
event-virtual_workshop = Virtuální hráč má dílnu na akci { $action }.
event-virtual_workers = Virtuální hráč má v tomto kole { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
}.
event-scheme_flipped = Virtuální hráč otáčí kartu intrik: { $scheme }.
event-schemes_shuffled = Všechny karty intrik se míchají.
event-virtual_falls_back = Intriku „{ $scheme }“ nelze provést ({ $obstacle }), a tak virtuální hráč koná nejlevější volnou akci vlevo.
event-virtual_acts = Virtuální hráč koná akci { $action } ({ $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
}).
event-virtual_recruits = Odhazuje měšťana: { $townsfolk }; ukazatel surovin má na { $space }.
event-virtual_cleared = Uvolňuje celou svou pravou stranu.
event-virtual_gained = Získává { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
}.
event-virtual_attribute = Virtuálnímu hráči stoupá { $attribute } na { $count }.
event-marker_moved = Ukazatel surovin virtuálního hráče se posouvá o { $count } na { $space }.
event-virtual_tax = Ze zásoby daní ubývá: { $count }.
event-virtual_suspected = Virtuální hráč si bere kartu podezření, daň { $tax }.
event-virtual_discarded = Virtuální hráč odhazuje { $count ->
    [one] { $count } kartu podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
}.
event-virtual_debt = Virtuální hráč si bere dluh.
event-virtual_debt_paid = Virtuální hráč splácí dluh.
event-virtual_debt_destroyed = Virtuální hráč ruší dluh.
event-virtual_placed = { $action }: obsazuje { $slot }, kde je odměna, o kterou nejvíc stojí.
event-virtual_fortified = Staví: { $wall }.
event-virtual_absolved = Otáčí džbán, už { $count }.
event-virtual_attacked = Útočí: { $outsider }; ukazatel surovin má na { $space }.
event-virtual_converted = Obrací na víru: { $outsider }; ukazatel surovin má na { $space }.
event-virtual_favour = Využívá: { $favour }; ukazatel surovin má na { $space }.
event-virtual_passed = Virtuální hráč v tomto kole končí.
event-scored = { $seat } – body: { $total } ({ score-parts }).
event-virtual_scored = Virtuální hráč – body: { $total } ({ score-parts }).
event-won = { $seat } vítězí s { $total } body!
event-shared_victory = { $seat } se dělí o vítězství s { $total } body.
event-virtual_won = Virtuální hráč vyhrál s { $total } body.

score-parts = rozkazy { $orders }, víra { $faith }, síla { $strength }, vliv { $influence }, dílny { $workshops }, misionáři { $monks }, hradby { $walls }, tvrze { $outposts }, džbány { $jars }, cizinci { $outsiders }, splacené dluhy { $paid }, nesplacené dluhy { $unpaid }, zbytky { $leftovers }

end-rounds = Všechna kola jsou odehrána.

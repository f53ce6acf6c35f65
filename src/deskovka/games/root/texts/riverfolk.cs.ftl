# Root: Společnost Říčního lidu

faction-riverfolk = Společnost Říčního lidu
faction-riverfolk-about = Prodává ostatním karty, čluny a žoldáky a z jejich plateb má zdroje. Boduje za obchodní stanoviště a za zdroje, které nechá ležet.
role-riverfolk = Říční lid
setup-plays-riverfolk = { setup-factions-riverfolk }
setup-factions-riverfolk = Společnost Říčního lidu
setup-factions-riverfolk-help = Obchoduje se všemi a žije z toho, co zaplatí.

piece-trade_post_fox = liščí stanoviště
    .object = liščí stanoviště
    .counted = { $count ->
        [one] liščí stanoviště
        [few] { $count } liščí stanoviště
       *[other] { $count } liščích stanovišť
    }
piece-trade_post_rabbit = králičí stanoviště
    .object = králičí stanoviště
    .counted = { $count ->
        [one] králičí stanoviště
        [few] { $count } králičí stanoviště
       *[other] { $count } králičích stanovišť
    }
piece-trade_post_mouse = myší stanoviště
    .object = myší stanoviště
    .counted = { $count ->
        [one] myší stanoviště
        [few] { $count } myší stanoviště
       *[other] { $count } myších stanovišť
    }
trigger-disruption = Přerušení obchodu
service-hand_card = Karta z ruky
about-hand_card = Vezměte si kteroukoli kartu z odkryté ruky Společnosti. Lze koupit vícekrát za tah.
service-riverboats = Říční čluny
about-riverboats = Do konce tahu jsou pro vás řeky cestami.
service-mercenaries = Žoldáci
about-mercenaries = Za Bílého dne a Večera pro vás bojovníci Společnosti vládnou a bojují a berou na sebe každý druhý zásah. Přesouvat je nesmíte.

ask-embark = Na které mýtině u řeky bude další bojovník? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-first_price = Kolik stojí tato služba: { $service }?
ask-trade = Co uděláte se svými zdroji? { $left ->
    [one] Zbývá { $left }.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-commit = Čího bojovníka vyhradíte? Zbývá vybrat: { $left }.
ask-spend_fund = Čího bojovníka utratíte? Zbývá vybrat: { $left }.
ask-disruption = Přišli jste o stanoviště na mýtině { $clearing }: které zdroje ztratíte? { $count ->
    [one] Ještě jeden.
    [few] Ještě { $count }.
   *[other] Ještě { $count }.
}
ask-prices = Změníte ceny?
ask-pay_items = Kterým předmětem za službu zaplatíte? { $left ->
    [one] Ještě jedním.
    [few] Ještě { $left }.
   *[other] Ještě { $left }.
}

option-buy_card = Karta z ruky: { $card }
    .short = { $card }
option-buy_service = { $service }
option-export = Vývoz: { $card }
    .short = { $card }
option-draw = Líznout kartu
option-moor = Verbování na mýtině { $clearing }
    .short = Mýtina { $clearing }
option-establish = Stanoviště na mýtině { $clearing }: { $piece }
    .short = { $piece }
option-fund = { $owner }
option-pay_items = { $item } ({ $condition })
option-price = { $service }: { $price }
    .short = { $price }

verb-buy_card = Koupit kartu
verb-buy_service = Koupit službu
verb-export = Vývoz
verb-draw = Líznutí
verb-moor = Verbování
verb-establish = Stanoviště
verb-price = Cena
verb-birdsong_start-done = Dál
verb-trade-done = Ukončit Bílý den
verb-disruption-pass = Nejdřív vlastní bojovníky
verb-prices-done = Ponechat ceny
pick-buy_card-card = Kterou kartu koupíte?
pick-buy_service-service = Kterou službu koupíte?
pick-export-card = Vývoz: kterou kartu?
pick-moor-clearing = Verbování: kde?
pick-establish-clearing = Stanoviště: kde?
pick-establish-piece = Stanoviště na mýtině { $clearing }: které?
pick-price-service = Cena které služby?
pick-price-price = { $service }: jaká cena?

event-price_set = { $seat } žádá { $price } za službu: { $service }.
event-service_bought = { $seat } kupuje od hráče { $owner }: { $service } za { $count }.
event-service_paid = { $seat } dává { $count ->
    [one] bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
} do pole Platby ({ $owner }).
event-fund_lost = { $seat } přichází o žeton fondu, bojovníka hráče { $owner }.
event-card_bought = { $seat } si bere kartu { $card } (z ruky ji dává { $owner }).
event-paid_itself = { $seat } dává mezi platby vlastní bojovníky: { $count }.
event-funds_gathered = { $seat } shromažďuje { $count } a má zdrojů: { $total }.
event-fund_committed = { $seat } vyhrazuje bojovníka hráče { $owner }.
event-fund_laid = { $seat } klade bojovníka hráče { $owner } na stupnici ({ $suit }).
event-funds_spent = { $seat } utrácí zdroje ({ $owner }): { $count }.
event-exported = { $seat } vyváží kartu { $card }.
event-disrupted = Hráči { $seat } přerušuje obchod ztráta mýtiny { $clearing }: zdrojů ubude { $count }.

## Deska

told-payments = Platby: { $count } ({ $owners }).
told-funds = Zdroje: { $count } ({ $owners }).
told-committed = Vyhrazeno: { $count } ({ $owners }).
told-laid = Na stupnici ({ $suit }): { $count } ({ $owners }).
told-spaces = Prázdná pole stupnice ({ $suit }): { $count }.
told-dividends = Dividendy, jak to teď vypadá: { n-points }.
told-price = { $service } stojí { $count }.
note-price = cena { $count }
told-bought = { $buyer } v tomto tahu koupil: { $services }.
told-services-left = Služeb, které lze v tomto tahu ještě koupit: { $count }.
told-trade-posts = { $piece }: na mapě { $on_map }, na stupnici { $on_track }, další přinese { $points }.
told-trade-posts-empty = { $piece }: na mapě { $on_map }, na stupnici žádné.

## Proč ne

refused-services = V tomto tahu můžete koupit { $count ->
    [one] jednu službu
    [few] { $count } služby
   *[other] { $count } služeb
}: jednu a další za každou mýtinu s obchodním stanovištěm a vaší komponentou.
refused-empty-hand = Společnost nemá žádné karty.
refused-no-mercenaries = Kdo nemá bojovníky, nemůže najmout žoldáky.
refused-bought = Tuto službu jste v tomto tahu už koupili: { $service }.
refused-price = Stojí { $count } a vy můžete zaplatit { $purse }.
refused-funds = Potřebné zdroje: { $count }. Máte { $funds }.
refused-no-spaces = Na stupnicích nemáte prázdné pole: nejdřív zřiďte stanoviště.
refused-no-deck = Není co líznout.
refused-no-river = Mýtinou { $clearing } neteče řeka.
refused-post = Na mýtině { $clearing } už obchodní stanoviště je.
refused-unruled = Mýtině { $clearing } nevládne žádný hráč.
refused-no-posts = Nezbývá stanoviště této barvy: { $suit }.
refused-funds-of = Potřebujete zdroje toho, kdo tam vládne ({ $seat }): { $count }. Máte { $funds }.
refused-no-establishing = Nikde nemůžete zaplatit zdroji (kolik: { $count }) toho, kdo vládne mýtině bez stanoviště.
refused-price-set = Cenu této služby jste už změnili: { $service }.
refused-same-price = Tuto cenu už má: { $service }.

## První hra

guide-riverfolk = Společnost Říčního lidu: ceny a zdroje
guide-riverfolk-embark = Rozmístěte bojovníky podél řeky. Plavete: řeky jsou pro vás cestami a vládnout tam nemusíte.
guide-riverfolk-price = Nastavte cenu každé služby. Ostatní platí svými bojovníky; levné karty přilákají více kupců.
guide-riverfolk-trade = Platby se staly zdroji. Vyhraďte jeden na pohyb, bitvu nebo líznutí, utraťte jeden za verbování. Za dva bojovníky toho, kdo mýtině vládne, tam zřídíte obchodní stanoviště.
guide-riverfolk-more = Zdroje, které necháte ležet, přinesou příště bod za každé dva, stojí-li nějaké stanoviště. Stanoviště odkrývají pole, na kterých se vyrábí.
guide-riverfolk-prices = Večer můžete změnit ceny. Co ostatní koupí, vrátí se vám jako zdroje.

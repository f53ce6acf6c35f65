# Root: dominanty

landmark-ferry = Vor
landmark-tower = Věž
landmark-lost_city = Ztracené město
landmark-legendary_forge = Proslulá kovárna
landmark-black_market = Černý trh
landmark-elder_treetop = Prastarý strom

## Příprava

setup-landmarks = Dominanty
setup-landmarks-help = Kolik dominant se vylosuje a umístí před frakcemi. Žádná: jen ty, které patří k mapě.
setup-landmark_cards = Karty dominant
setup-landmark_cards-help = Ze kterých se losuje; není-li vybrána žádná, ze všech, které se pro tolik hráčů hodí.
setup-landmark_cards-ferry = { landmark-ferry }
setup-landmark_cards-tower = { landmark-tower }
setup-landmark_cards-lost_city = { landmark-lost_city }
setup-landmark_cards-legendary_forge = { landmark-legendary_forge }
setup-landmark_cards-black_market = { landmark-black_market }
setup-landmark_cards-elder_treetop = { landmark-elder_treetop }
setup-landmark_cards-ferry-help = Plaví se po řece a přináší karty.
setup-landmark_cards-tower-help = Body pro toho, kdo ji ovládá.
setup-landmark_cards-lost_city-help = Mýtina se všemi symboly.
setup-landmark_cards-legendary_forge-help = Předměty, které se vyrábějí jen tam, za víc bodů.
setup-landmark_cards-black_market-help = Karty, které se mění naslepo.
setup-landmark_cards-elder_treetop-help = Pozice navíc; stavba na ní má větší cenu.
setup-map_landmarks = Vor a věž mapy
setup-map_landmarks-help = Hrajete-li s dominantami, můžete vor jezerní mapy a věž horské mapy vynechat; pak se mohou vylosovat jejich karty.
setup-map_landmarks-kept = zůstanou na místě
setup-map_landmarks-left_out = vynechají se

phase-landmarks = dominanty

## Otázky a možnosti

ask-landmark = { $landmark }: na kterou mýtinu ji umístíte?
ask-forge_suit = Předměty kterého symbolu půjdou do Proslulé kovárny?
ask-exchange = Kterou kartu necháte na Černém trhu za kartu č. { $number }? Obě zůstanou ostatním skryté.
ask-treetop = Kam na té mýtině postavíte { $piece-object }? Pozice v koruně Prastarého stromu má pro nepřátele větší cenu.
option-below_treetop = Pod korunu
option-in_treetop = Do koruny
option-trade = Černý trh: vyměnit kartu za kartu č. { $number }
    .short = karta č. { $number }
option-give_away = { $card }
option-take_items = { $suit }
verb-trade = Černý trh
pick-trade-number = Černý trh: kterou z karet?

## Události

event-landmark_drawn = Dominanta: { $landmark }.
event-landmark_set_aside = { $landmark }: žádná mýtina nevyhovuje, karta se odkládá.
event-landmark_placed = { $seat } umisťuje dominantu { $landmark } na mýtinu { $clearing }.
event-forge_stocked = Do Proslulé kovárny jdou předměty symbolu { $suit }.
event-forge_item = Na kartu Proslulé kovárny: { $item }, { $count }.
event-market_stocked = Karet z balíčku lícem dolů na Černém trhu: { $count }.
event-forged = { $seat } si bere z Proslulé kovárny: { $item }.
event-traded = { $seat } mění kartu za kartu č. { $number } na Černém trhu.
event-market_seen = Všichni vědí, že kartou č. { $number } na Černém trhu je teď { $card } (odkládá ji { $seat }).
event-perched = { $seat } má { $piece-object } v koruně Prastarého stromu.
event-treetop_lost = { $owner } přichází o { $piece-object } v koruně Prastarého stromu.
event-traded_card = Víte jen vy: odevzdali jste { $card } a dostali { $other }.

## Popis

told-landmark = { $landmark }.
told-forge = Jen tady lze vyrobit: { $items }.
told-market = Karty na trhu, popořadě: { $cards }.
told-hidden-card = skrytá karta
told-treetop = V koruně stromu: { $thing } ({ $seat }).
told-landmarks-drawn = Dominanty k umístění: { $landmarks }.

## Co dělají

about-landmark-ferry = Jednou za tah smí pohyb z jeho mýtiny vést po řece nebo přes jezero a vor pluje s ním. Komu se pohnuly figurky, ten si lízne { $draws ->
    [one] kartu
    [few] { $draws } karty
   *[other] { $draws } karet
}.
about-landmark-tower = Kdo na konci svého Večera ovládá její mýtinu, získá { n-points }.
about-landmark-lost_city = Jeho mýtina má pro všechno všechny tři symboly zároveň.
about-landmark-legendary_forge = Předměty na její kartě lze vyrobit jen s figurkou, stavbou či žetonem na její mýtině. Za takový předmět je o { n-points } víc a { $draws ->
    [one] karta
    [few] { $draws } karty
   *[other] { $draws } karet
} navíc.
about-landmark-black_market = Lícem dolů tu leží { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}. Kdo tu něco má, smí jednou ve svém tahu vyměnit kartu z ruky za některou z nich, aniž by se na ni podíval.
about-landmark-elder_treetop = { $slots ->
    [one] Jedna pozice navíc
    [few] { $slots } pozice navíc
   *[other] { $slots } pozic navíc
}; kdo tam staví, určí, kterou pozici stavba zabere. Za odstranění nepřátelské stavby odtud je o { n-points } víc.
about-site-any = Umisťuje se na kteroukoli mýtinu
about-site-corner = Umisťuje se na rohovou mýtinu
about-site-ruin = Umisťuje se na mýtinu s ruinou
about-site-single_slot = Umisťuje se na mýtinu s jedinou pozicí a bez ruiny
about-site-water = Umisťuje se na mýtinu u řeky, u jezera na pobřežní
about-site-apart = { $site }, kde není dominanta a která s žádnou nesousedí.
about-site-alone = { $site }, kde není dominanta.

## Proč ne

refused-crafting = Něco vám ji brání vyrobit.
refused-forge = Předmět leží v Proslulé kovárně a vy tam nic nemáte.
refused-traded = V tomto tahu jste už na Černém trhu měnili.
refused-no-trade = Na Černém trhu (mýtina { $clearing }) nic nemáte.

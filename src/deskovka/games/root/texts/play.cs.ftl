# Root: otázky, možnosti a události společné všem frakcím

## Počty

n-cards = { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
n-warriors = { $count ->
    [one] 1 bojovník
    [few] { $count } bojovníci
   *[other] { $count } bojovníků
}
n-hits = { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
n-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Otázky

ask-take_faction = Za kterou frakci budete hrát?
ask-return_cards = Které dvě karty vrátíte? Tři si necháte.
ask-birdsong_start = Začíná Rozbřesk. Použijete některou kartu?
ask-birdsong = Rozbřesk. Použijete teď některou kartu?
ask-birdsong_end = Rozbřesk končí. Použijete některou kartu?
ask-daylight_start = Začíná Bílý den. Použijete některou kartu?
ask-evening_start = Začíná Večer. Použijete některou kartu?
ask-activate = Který symbol aktivujete za otazník? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-move = Kam se přesunete?
ask-move_count = Kolik jich půjde z mýtiny { $clearing } na mýtinu { $target } ({ $piece })?
ask-battle = Kde a s kým svedete bitvu?
ask-ambush = { $seat } na vás útočí na mýtině { $clearing } silou { $count }. Zahrajete přepadení?
ask-foil = { $seat } vás přepadá na mýtině { $clearing }. Zmaříte přepadení?
ask-battle_effect = Kostky jsou hozeny. Použijete nějaký efekt?
ask-first = Kdo začne?
ask-lose = O kterou komponentu přijdete? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-trigger = Co se vyhodnotí nejdřív?
ask-pay_path = Kterou kartou zaplatíte otevření cesty?
ask-hand_limit = Kterou kartu odhodíte? { $left ->
    [one] Jedna je navíc.
    [few] { $left } jsou navíc.
   *[other] { $left } je navíc.
}

## Možnosti

option-take_faction = { $faction }
option-return_cards = { $card } a { $other }
option-craft = Vyrobit: { $card }
option-activate = { $suit }
option-move = { $place } → { $target }
    .short = → { $target }
option-ferry = { $clearing } → { $target } vorem
    .short = → { $target } vorem
option-warriors = { $count }
option-battle = Bitva na mýtině { $clearing }: { $defender }
    .short = { $defender }
option-ambush = { $card }
option-pass = Ne
option-first = { $seat }
option-use = { $card }
option-lose = { $piece } ({ $owner })
option-resolve = { $trigger } ({ $owner })
option-place_at = Mýtina { $clearing }
option-spend = { $card }
option-discard = { $card }
option-activate_dominance = Aktivovat kartu { $card }
option-take_dominance = Vzít si { $card } za kartu { $payment }
    .short = za kartu { $payment }
option-open_path = Otevřít cestu { $clearing }–{ $target }
option-standing = Ne; { $matter }: { $order }
option-ask_again = { $matter }: znovu se mě ptát
option-done = Hotovo

## Události

event-map_laid = Na stole leží { $map }.
event-faction_given = { $seat } hraje za frakci { $faction }.
event-first_player = Začíná { $seat }.
event-low_reach = Frakce mají dosah { $reach }, doporučuje se { $recommended }.
event-faction_laid_out = Lze si vybrat frakci { $faction }.
event-faction_locked = Frakce { $faction } je zamknutá, dokud si někdo nevybere militantní.
event-faction_taken = { $seat } si vybírá frakci { $faction }.
event-cards_returned = { $seat } vrací { n-cards }.
event-turn_begins = { $round }. kolo: { $seat }.
event-scored = { $seat } získává { n-points } ({ $total }).
event-lost_points = { $seat } ztrácí { n-points } ({ $total }).
event-pass_ruled = { $seat } ovládá průsmyk (mýtina { $clearing }).
event-won = { $seat } vítězí { $victory }!
event-won_too = { $seat } vítězí společně s hráčem { $partner }!
event-drew = { $seat } dobírá { n-cards }.
event-drew_card = Jen vy víte: dobíráte kartu { $card }.
event-reshuffled = Odhazovací balíček se zamíchal: { n-cards }.
event-spent = { $seat } používá kartu { $card }.
event-discarded = { $seat } odhazuje kartu { $card }.
event-stole = { $seat } bere kartu hráči { $victim }.
event-stole_card = Jen vy dva víte: { $seat } bere hráči { $victim } kartu { $card }.
event-hand_shown = { $seat } ukazuje všechny karty hráči { $viewer }.
event-saw_card = Jen vy víte: { $seat } má kartu { $card }.
event-crafted = { $seat } vyrábí kartu { $card }.
event-used = { $seat } využívá kartu { $card }.
event-crafted_discarded = { $seat } přichází o vyrobenou kartu { $card }.
event-became_available = Karta { $card } leží u mapy, kdokoli si ji může vzít.
event-dominance_activated = { $seat } aktivuje kartu { $card } a opouští bodovací stupnici.
event-coalition = { $seat } uzavírá koalici s hráčem { $partner }.
event-dominance_taken = { $seat } si bere od mapy kartu { $card }.
event-placed = { $seat } umisťuje na mýtinu { $clearing }: { $count } × { $piece }.
event-removed = { $seat } odstraňuje z mýtiny { $clearing }: { $count } × { $piece } ({ $owner }).
event-moved = { $seat } přesouvá bojovníky z mýtiny { $clearing } na mýtinu { $target }: { $count }.
event-ferried = { $seat } pluje vorem na mýtinu { $clearing }.
event-ruin_removed = Ruina na mýtině { $clearing } je pryč.
event-path_opened = { $seat } otevírá cestu mezi mýtinami { $clearing } a { $target }.
event-battle = { $seat } útočí na mýtině { $clearing } na hráče { $defender }.
event-ambushed = { $seat } chystá přepadení: { $card }.
event-foiled = { $seat } je maří: { $card }.
event-ambush_avoided = Na hráče { $seat } přepadení neplatí.
event-rolled = Kostky: { $seat } { $attack }, { $defender } { $defense }.
event-defenseless = { $seat } je bezbranný.
event-hits = { $seat } dostává { n-hits }.
event-order_left = Jen vy víte: { $matter }: { $order } (mýtina { $clearing }).
event-order_taken_back = Jen vy víte: { $matter }: opět budete tázáni.

## Jména v nich

matter-ambush = Přepadení
matter-field_hospitals = Polní nemocnice
matter-protect = Ochrana
order-here = na této mýtině se už neptat
order-three = ptát se jen od tří výš
order-never = už se neptat
trigger-field_hospitals = Polní nemocnice
victory-points = na body
victory-dominance = dominancí

# Root: otázky, možnosti a události společné všem frakcím

## Počty

n-from = { $clearing ->
    [Nora] z Nory
   *[other] z mýtiny { $clearing }
}
n-to = { $target ->
    [Nora] do Nory
   *[other] na mýtinu { $target }
}
n-cards = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
n-warriors = { $count ->
    [one] { $count } bojovník
    [few] { $count } bojovníci
   *[other] { $count } bojovníků
}
n-hits = { $count ->
    [one] { $count } zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
n-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Otázky

ask-take_faction = Za kterou frakci budete hrát?
ask-return_cards = Které dvě karty vrátíte? Tři si necháte.
ask-birdsong_start = Začíná Rozbřesk. Použijete nebo koupíte něco?
ask-birdsong = Rozbřesk. Uděláte teď něco navíc?
ask-birdsong_end = Rozbřesk končí. Použijete některou kartu?
ask-daylight_start = Začíná Bílý den. Použijete některou kartu?
ask-evening_start = Začíná Večer. Použijete některou kartu?
ask-evening = Uděláte ještě něco, než bude Večer pokračovat?
ask-activate_where = Kde aktivujete výrobní prostředek? { $left ->
    [one] Zbývá aktivovat jeden.
    [few] Zbývá aktivovat { $left }.
   *[other] Zbývá aktivovat { $left }.
}
ask-activate = Který symbol aktivujete za otazník? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-move = Kam se přesunete?
ask-move_count = Kolik jich půjde { n-from } { n-to } ({ $piece })?
ask-battle = Kde a s kým svedete bitvu?
ask-ambush = Na mýtině { $clearing } na vás silou { $count } útočí { $seat }. Zahrajete přepadení?
ask-foil = Na mýtině { $clearing } vás přepadá { $seat }. Zmaříte přepadení?
ask-battle_effect = Kostky jsou hozeny. Použijete nějaký efekt?
ask-first = Kdo začne?
ask-lose = O co přijdete? { $left ->
    [one] Zbývá jedna ztráta.
    [few] Zbývají { $left } ztráty.
   *[other] Zbývá { $left } ztrát.
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
option-activate_in = Na mýtině { $clearing }
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
event-suits_laid = Symboly mýtin v pořadí jejich čísel: { $suits }.
event-homelands = { $seat } tu začíná: { $clearings }.
event-dominance_left_out = Karty dominance vyřazené z balíčku: { $count }.
event-faction_given = { $seat-player } hraje za frakci { $faction }.
event-first_player = Začíná { $seat }.
event-low_reach = Frakce mají dosah { $reach }, doporučuje se { $recommended }.
event-faction_laid_out = Lze si vybrat frakci { $faction }.
event-faction_locked = Frakce { $faction } je zamknutá, dokud si někdo nevybere militantní.
event-faction_taken = { $seat-player } si vybírá frakci { $faction }.
event-cards_returned = { $seat } vrací { n-cards }.
event-card_returned = Všichni vidí, že { $seat } vrací kartu { $card }.
event-items_buried = Předměty pod každou ruinou: { $count }.
event-turn_begins = { $round }. kolo: { $seat }.
event-phase_begins = { $seat }: { $phase }.
event-scored = { $seat } získává { n-points } (celkem { $total }).
event-lost_points = { $seat } ztrácí { n-points } (celkem { $total }).
event-pass_ruled = { $seat } ovládá mýtinu s věží ({ $clearing }).
event-won = { $seat } vítězí { $victory }!
event-won_too = Společně vítězí { $partner } a { $seat }!
event-drew = { $seat } dobírá { n-cards }.
event-drew_openly = Všichni vidí, že { $seat } dobírá kartu { $card }.
event-card_opened = { $seat } vykládá kartu { $card }, aby ji všichni viděli.
event-card_seen = Všichni vědí, která karta to byla: { $seat } předává kartu { $card }, dostává ji { $partner }.
event-drew_card = Jen vy víte: dobíráte kartu { $card }.
event-reshuffled = Z odhazovacího balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}) je nový dobírací.
event-spent = { $seat } používá kartu { $card }.
event-discarded = { $seat } odhazuje kartu { $card }.
event-stole = { $seat } krade kartu, přichází o ni { $victim }.
event-stole_card = Jen vy dva víte: { $seat } krade kartu { $card }, přichází o ni { $victim }.
event-hand_shown = { $seat } ukazuje všechny karty, vidí je { $viewer }.
event-saw_card = Jen vy víte: { $seat } má kartu { $card }.
event-crafted = { $seat } vyrábí kartu { $card }.
event-item_taken = { $seat } si bere vyrobený předmět: { $item }.
event-used = { $seat } využívá kartu { $card }.
event-crafted_discarded = { $seat } přichází o vyrobenou kartu { $card }.
event-became_available = Karta { $card } leží u mapy, kdokoli si ji může vzít.
event-dominance_activated = { $seat } aktivuje kartu { $card } a opouští bodovací stupnici.
event-coalition = Koalici uzavírají { $seat } a { $partner }.
event-dominance_taken = { $seat } si bere od mapy kartu { $card }.
event-placed = { $seat } umisťuje { $piece-counted } na mýtinu { $clearing }.
event-removed = { $seat } odstraňuje { $piece-counted } z mýtiny { $clearing } ({ $owner }).
event-moved = { $seat } přesouvá { $piece-counted } { n-from } { n-to }.
event-ferried = { $seat } pluje vorem na mýtinu { $clearing }.
event-ruin_removed = Ruina na mýtině { $clearing } je pryč.
event-crafted_exhausted = { $seat } používá předmět: { $item }.
event-path_opened = { $seat } otevírá cestu mezi mýtinami { $clearing } a { $target }.
event-battle = Na mýtině { $clearing } útočí { $seat }, brání se { $defender }.
event-ambushed = { $seat } hraje přepadení: { $card }.
event-foiled = { $seat } maří přepadení kartou { $card }.
event-ambush_avoided = { $seat } se přepadení vyhne.
event-rolled = Kostky: { $seat } { $attack }, { $defender } { $defense }.
event-defenseless = { $seat } se nemá čím bránit.
event-hits = { $seat } dostává { n-hits }.
event-order_left = Jen vy víte: { $matter }: { $order } (mýtina { $clearing }).
event-order_taken_back = Jen vy víte: { $matter }: hra se vás bude zase ptát.

## Jména v nich

matter-ambush = Přepadení
matter-field_hospitals = Polní nemocnice
matter-protect = Ochrana
matter-disruption = Přerušení obchodu
order-here = na této mýtině se už neptat
order-three = ptát se jen od tří výš
order-never = už se neptat
trigger-field_hospitals = Polní nemocnice
victory-points = na body
victory-dominance = dominancí

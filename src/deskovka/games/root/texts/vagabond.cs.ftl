# Root: co se ptají, nabízejí a ohlašují Tuláci

ask-character = Za kterou postavu budete hrát?
ask-forest = Ve kterém lese začnete?
ask-refresh = Který předmět obnovíte? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-slip = Kam se prosmyknete?
ask-vagabond = Co uděláte?
ask-find = Něco jste našli. Co si vezmete?
ask-exhaust = Který předmět při pomoci použijete?
ask-take_item = Který předmět si vezmete? Dává vám jej { $seat }.
ask-damage = Který předmět se poškodí? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-repair = Který předmět opravíte? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-leave_behind = Nesete toho příliš. Čeho se vzdáte? { $left ->
    [one] Jeden předmět je navíc.
    [few] { $left } předměty jsou navíc.
   *[other] { $left } předmětů je navíc.
}
ask-take_along = Půjdou s vámi z mýtiny { $clearing } na mýtinu { $target } bojovníci spojence?
ask-with_ally = S kým zaútočíte na mýtině { $clearing }?
ask-partner = S kým uzavřete koalici?
ask-protect = Než se na mýtině { $clearing } hodí kostkami: má vás chránit { $seat }? Meče: { $count }.
ask-reward = Jakou chcete odměnu: { n-points }, nebo karty?

option-character = { $character }
option-forest = { $place }
option-refresh = { $item } ({ $condition })
option-slip = Prosmyknutí → { $place }
option-explore = Průzkum ruiny
option-find = { $item }
option-aid = Pomoc, kartu dostane { $seat }: { $card }
    .short = Pomoc: { $card }
option-exhaust = { $item }
option-take_item = { $item }
option-quest = Úkol { $quest }
option-strike = Střela: { $piece } ({ $owner })
option-repair = Oprava: { $item } ({ $condition })
option-damage = { $item } ({ $condition })
option-leave_behind = { $item } ({ $condition })
option-take_along = { $seat }: { $count }
    .short = { $count }
option-with_ally = Spojenec: { $seat }
option-partner = { $seat }
option-steal = Krádež karty: { $victim }
option-day_labor = Nádeničení: { $card }
option-hideout = Skrýš
option-instigate = Podněcování: útočí { $attacker }, brání se { $defender }
option-enlist = Ochrana: { $seat }
option-scorch = Spálená země
option-improvise = Improvizace, úkol { $quest }: chybí { $item }, použije se { $instead }
    .short = Improvizace: chybí { $item }, použije se { $instead }
option-reward = { $reward }
option-swift_strike = Rychlý úder
option-glide = Plachtění na mýtinu { $clearing }

event-character_laid_out = Postava Tuláka: { $character }.
event-character_chosen = { $seat } hraje za postavu { $character }.
event-quest_laid_out = Nový úkol: { $quest }.
event-quest_completed = { $seat } plní úkol { $quest }.
event-wandered = { $seat } jde na mýtinu { $clearing }.
event-entered_forest = { $seat } mizí: { $place }.
event-item_gained = { $seat } získává předmět: { $item }.
event-item_given = { $seat } přenechává vyrobený předmět ({ $partner }): { $item }.
event-item_lost = { $seat } nadobro přichází o předmět: { $item } ({ $condition }).
event-exhausted = { $seat } používá předmět: { $item }.
event-refreshed = { $seat } obnovuje předmět: { $item } ({ $condition }).
event-damaged = { $seat } má poškozený předmět: { $item } ({ $condition }).
event-repaired = { $seat } opravuje předmět: { $item } ({ $condition }).
event-explored = { $seat } prohledává ruinu na mýtině { $clearing }.
event-aided = { $seat } pomáhá a předává kartu, dostává ji { $partner }.
event-aid_card = Jen vy dva víte: { $seat } předává kartu { $card }, dostává ji { $partner }.
event-relation_changed = Nový vztah ({ $seat } a { $partner }): { $relation }.
event-ally_called = Společně útočí { $seat } a { $partner }.
event-day_labor = { $seat } si bere z odhazovacího balíčku kartu { $card }.
event-hideout = { $seat } mizí ve skrýši.
event-instigated = { $seat } podněcuje bitvu.
event-enlisted = { $seat } má ochranu, poskytuje ji { $partner } (meče: { $count }).
event-scorched = { $seat } pálí mýtinu { $clearing }: nic už na ni nevstoupí.

## Jména v nich

condition-ready = lícem nahoru
condition-exhausted = lícem dolů
condition-damaged = mezi poškozenými, lícem nahoru
condition-damaged_exhausted = mezi poškozenými, lícem dolů
reward-points = za body
reward-cards = za dvě karty

## Deska

note-quest = { $items }; { $points } VB
note-relation = { $relation }
told-character = Postava: { $character }.
told-items-track = Na stupnicích: { $items }.
told-items-satchel = Brašna: { $items }.
told-items-damaged = Poškozené: { $items }.
told-item-exhausted = { $count ->
    [one] { $item } lícem dolů
   *[other] { $item } { $count } lícem dolů
}
told-item-limit = Limit předmětů: { $count }.
told-refreshes = Obnoví předmětů: { $count }.
told-relation = { $seat }: { $relation }.
told-relation-aids = { $seat }: { $relation }, pomoc { $aids } z { $needed }.
told-quests-done = Splněné úkoly, { $suit }: { $quests }.
about-quest = Symbol: { $suit }; vyžaduje { $items }.
about-character = Začíná s předměty: { $items }.

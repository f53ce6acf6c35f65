# Root: situace slovy

## Jak daleko hra je

told-over = Konec hry
told-preparation = Příprava hry
told-round = { $round }. kolo · { $phase }
told-you = Hrajete jako { $seat }.
told-to-move = Na tahu je { $seat }.
told-phase = { $round }. kolo, { $phase }.
told-step = { $now } Krok: { $step }.
told-first = Jako první hraje { $seat }.
told-winning-score = K vítězství { $points ->
    [one] stačí { $points } bod
    [few] stačí { $points } body
   *[other] stačí { $points } bodů
}.
told-winners = Vítězí { $seats }.
told-won-by = Výhra { $victory }.

phase-map = mapa
phase-seats = místa u stolu
phase-hands = první karty
phase-factions = příprava frakcí
phase-draft = výběr frakcí
phase-choose = volba frakcí
phase-keep = vracení karet
phase-begin = před prvním tahem
phase-over = konec

step-birdsong_start = karty na začátku
step-birdsong_end = karty na konci
step-daylight_start = karty na začátku
step-evening_start = karty na začátku
step-place_wood = dřevo
step-act = akce
step-draw_and_discard = dobírání a odhazování
step-emergency_orders = nouzové rozkazy
step-add_to_decree = karty do výnosu
step-new_roost = nový hřad
step-resolve_decree = plnění výnosu
step-end_daylight = jeho konec
step-score_roosts = body za hřady
step-revolt = vzpoury
step-spread_sympathy = šíření sympatie
step-operate = vojenské operace
step-refresh = obnova předmětů
step-slip = proklouznutí
step-rest = odpočinek
step-draw_cards = dobírání karet
step-discard_cards = odhazování karet
step-check_items = limit předmětů

## Bitva

told-battle = Bitva: { $seat } útočí na mýtině { $clearing }, brání se { $defender }
told-battle-stage = { $battle }.
battle-ambush = Může přijít přepadení
battle-roll = Hází se kostkami
battle-effects = Lze použít efekty
battle-hits = Udělují se zásahy
told-dice = Kostky: { $numbers }.
told-hits = Hozené zásahy: { $numbers }.
told-extra = Dodatečné zásahy: { $numbers }.
told-of-seat = { $seat } { $count }

## Mapa

told-map = Mapa: { $map }
told-clearing = Mýtina { $clearing } ({ $suit }).
told-corner = Mýtina { $clearing } ({ $suit }, rohová).
told-ruled = Ovládá ji { $seat }.
told-slots = Volné pozice: { $count } z { $slots }.
told-ruin = Ruina.
told-ruin-with = Ruina, v níž je { $items }.
told-no-ruin = Ruina sama už tu není.
told-hidden-item = skrytý předmět
told-scorched = Spálená: nic sem nesmí přijít.
told-home = Domovina ({ $seats }).
told-has = { $seat }: { $things }.
told-warrior = { $count } × { $piece }
told-building = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
}
told-token = { $count ->
    [one] žeton { $piece }
   *[other] { $count } × žeton { $piece }
}
told-pawn = figura
told-paths = Cesty: { $clearings }.
told-rivers = Po řece: { $clearings }.
told-closed = Uzavřené cesty: { $clearings }.
told-forest = Les mezi mýtinami { $clearings }: figura ({ $seats }).
told-forest-has = Les mezi mýtinami { $clearings }, { $seat }: { $things }.
told-path-has = Cesta mezi mýtinami { $clearings }, { $seat }: { $things }.
told-coast = Jezero leží mezi mýtinami { $clearings }.

## Co mají všichni společné

told-shared = Společné pro všechny
told-deck = V balíčku { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
}.
told-discard = { $count ->
    [one] { $count } odhozená karta
    [few] { $count } odhozené karty
   *[other] { $count } odhozených karet
}
told-discarded = Symbol { $suit }: { $cards }.
told-available = Dominance k vzetí: { $cards }.
told-items = Předměty: { $items }.
told-item = { $count ->
    [one] { $item }
   *[other] { $item } { $count }
}
told-quest-deck = V balíčku úkolů { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
}.
told-laid-out = K výběru: { $factions }.
told-locked = { $faction }: zamčeno, dokud nebude zvolena útočná frakce.
told-character-laid-out = Postava vedle ní: { $character }.
told-quest = Úkol { $quest } – { $suit }: { $items }.

## Hráči

told-seat = { $seat-player } · { $faction } · { $score }
told-seat-without = { $seat } · { $score }
told-no-marker = bez bodovacího žetonu (naposled { n-points })
told-hand = V ruce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
told-hand-known = Známé: { $cards }.
told-dominance = Aktivní: { $card }.
told-coalition = V koalici: { $partner }.
told-crafted = Vyrobeno: { $cards }.
told-used = V tomto tahu použito: { $cards }.
told-box = Vyrobené předměty: { $items }.
told-exhausted = Z nich použité: { $items }.
told-supply = V zásobě: { $pieces }.
told-aside = Na Výrobcích rakví: { $pieces }.
told-piece = { $count } × { $piece }
told-pawn-in = Figura: { $place }.
told-pawn-in-clearing = Figura: mýtina { $place }.
told-suited-card = { $card } ({ $suit })
told-evening-cards = Karet ve Večeru: { $count }.
told-order = Neptat se ({ $matter }): { $orders }.
told-order-least = je-li jich méně než { $count }
told-order-never-in = na mýtinách { $clearings }
told-my-hand = Moje ruka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
told-held = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}.

## Poznámky k možnostem

note-and = { $first }; { $second }
note-suit = { $suit }
note-has = { $seat }: { $things }
note-watched = cestou: { $seat }

## Co jsou karty

about-card = Symbol: { $suit }; { $crafting }.
about-crafting = k výrobě { $suits }
about-no-crafting = nelze vyrobit
about-suit = { $count ->
    [one] { $suit }
   *[other] { $suit } × { $count }
}
about-any-suit = { $count ->
    [one] kterýkoli
   *[other] kterýkoli × { $count }
}
about-item = Ze zásoby předmětů si vezmete: { $item }. Získáte { n-points }.

## Co mají mapy

about-printed-suits = Symboly mýtin jsou vytištěné.
about-drawn-suits = Symboly mýtin se losují.
about-river = Řeka dělí lesy stejně jako cesty, mýtiny však nespojuje.
about-ferry = Vor umožní jednou za tah pohyb přes jezero a přinese kartu.
about-closed-paths = { $count ->
    [one] { $count } uzavřenou cestu
    [few] { $count } uzavřené cesty
   *[other] { $count } uzavřených cest
} lze otevřít, každou za bod.
about-tower = Průsmyk na mýtině { $clearing } boduje každý Večer.

## Co mají frakce

about-reach = Dosah: { $reach }.

## Co dělají jednotlivé karty a postavy

about-armorers = V bitvě ji smíte odhodit a ignorovat všechny hozené zásahy, které byste obdrželi.
about-sappers = Jako obránce ji smíte odhodit a udělit jeden dodatečný zásah.
about-brutal_tactics = Jako útočník smíte jednou za bitvu udělit jeden dodatečný zásah; obránce pak získá jeden bod.
about-royal_claim = V Rozbřesku ji smíte odhodit a získat jeden bod za každou mýtinu, kterou ovládáte.
about-better_burrow_bank = Na začátku Rozbřesku smíte dobrat kartu; pak dobere kartu i soupeř podle vaší volby.
about-cobbler = Na začátku Večera smíte provést jeden pohyb.
about-command_warren = Na začátku Bílého dne smíte zahájit jednu bitvu.
about-favor_of_the_rabbits = Odstraňte všechny komponenty soupeřů ze všech zaječích mýtin a získejte jeden bod za každou stavbu a žeton.
about-codebreakers = Jednou v Bílém dni si smíte prohlédnout karty v ruce jiného hráče.
about-scouting_party = Jste-li útočník, přepadení na vás nepůsobí.
about-favor_of_the_mice = Odstraňte všechny komponenty soupeřů ze všech myších mýtin a získejte jeden bod za každou stavbu a žeton.
about-stand_and_deliver = Jednou v Rozbřesku si smíte vzít náhodnou kartu z ruky soupeře; ten pak získá jeden bod.
about-tax_collector = Jednou v Bílém dni smíte odstranit z mapy jednoho svého bojovníka a dobrat kartu.
about-favor_of_the_foxes = Odstraňte všechny komponenty soupeřů ze všech liščích mýtin a získejte jeden bod za každou stavbu a žeton.
about-saboteurs = Na začátku Rozbřesku ji smíte odhodit, a tím odhodit vyrobenou kartu z herního prostoru soupeře.
about-soup_kitchens = Vaše žetony se počítají pro ovládání mýtin, každý za dva.
about-boat_builders = Řeky i jezero považujete za cesty.
about-corvid_planners = Při pohybu nemusíte ovládat žádnou z obou mýtin.
about-eyrie_emigre = Na konci Rozbřesku musíte provést pohyb a pak zahájit bitvu tam, kam jste přišli. Neprovedete-li obojí, kartu odhodíte.
about-informants = Kdykoli máte ve Večeru dobrat karty, smíte si místo nich všech vzít jednu kartu přepadení z odhazovacího balíčku.
about-false_orders = V Rozbřesku ji smíte odhodit a donutit soupeře přesunout polovinu jeho bojovníků, zaokrouhleno nahoru, z jedné mýtiny na sousední; obě volíte vy. Na ovládání nezáleží.
about-fox_partisans = V bitvě na liščí mýtině smíte jednou udělit jeden dodatečný zásah; pak odhodíte z ruky všechny karty kromě liščích, i ptačí.
about-propaganda_bureau = Jednou v Bílém dni smíte použít kartu a nahradit bojovníka soupeře na odpovídající mýtině svým.
about-rabbit_partisans = V bitvě na zaječí mýtině smíte jednou udělit jeden dodatečný zásah; pak odhodíte z ruky všechny karty kromě zaječích, i ptačí.
about-swap_meet = Jednou v Rozbřesku si smíte vzít náhodnou kartu z ruky jiného hráče; pak mu jednu kartu dáte.
about-coffin_makers = Shromažďují se zde bojovníci všech hráčů odstranění z mapy, nikoli však nahrazení. Na začátku Rozbřesku získáte jeden bod za každých pět a všichni se vrátí do zásob.
about-tunnels = Všechny mýtiny se svými výrobními prostředky považujete za navzájem sousední.
about-charm_offensive = Na začátku Večera smíte dobrat kartu; jiný hráč podle vaší volby pak získá jeden bod.
about-mouse_partisans = V bitvě na myší mýtině smíte jednou udělit jeden dodatečný zásah; pak odhodíte z ruky všechny karty kromě myších, i ptačí.
about-league_of_adventurous_mice = Jednou v Bílém dni smíte použít jeden svůj vyrobený předmět a provést pohyb nebo zahájit bitvu.
about-master_engravers = Kdykoli vyrobíte předmět, získáte jeden bod navíc.
about-murine_broker = Kdykoli jiný hráč vyrobí předmět, doberete kartu.
about-ambush-fox = Na liščí mýtině: jako obránce udělíte dva zásahy před hodem, jako útočník přepadení zmaříte.
about-ambush-rabbit = Na zaječí mýtině: jako obránce udělíte dva zásahy před hodem, jako útočník přepadení zmaříte.
about-ambush-mouse = Na myší mýtině: jako obránce udělíte dva zásahy před hodem, jako útočník přepadení zmaříte.
about-ambush-bird = Na kterékoli mýtině: jako obránce udělíte dva zásahy před hodem, jako útočník přepadení zmaříte.
about-dominance-fox = Aktivujete ji v Bílém dni, máte-li alespoň tolik bodů: { $points }. Vyhrajete, ovládáte-li na začátku svého Rozbřesku alespoň tři liščí mýtiny.
about-dominance-rabbit = Aktivujete ji v Bílém dni, máte-li alespoň tolik bodů: { $points }. Vyhrajete, ovládáte-li na začátku svého Rozbřesku alespoň tři zaječí mýtiny.
about-dominance-mouse = Aktivujete ji v Bílém dni, máte-li alespoň tolik bodů: { $points }. Vyhrajete, ovládáte-li na začátku svého Rozbřesku alespoň tři myší mýtiny.
about-dominance-bird = Aktivujete ji v Bílém dni, máte-li alespoň tolik bodů: { $points }. Vyhrajete, ovládáte-li na začátku svého Rozbřesku dvě diagonálně protilehlé rohové mýtiny.
about-thief = Krádež: použijete pochodeň a vezmete si náhodnou kartu z ruky hráče na vaší mýtině.
about-tinker = Nádeničení: použijete pochodeň a vezmete si z odhazovacího balíčku kartu se symbolem své mýtiny nebo ptačí.
about-ranger = Skrýš: použijete pochodeň a opravíte tři předměty; váš Bílý den pak končí.
about-vagrant = Podněcování: použijete pochodeň, vyvoláte na své mýtině bitvu mezi jinými a získáte body za to, co se v ní odstraní.
about-arbiter = Ochrana: obránce na vaší mýtině smí naverbovat vaše meče; získáte jeden bod.
about-scoundrel = Spálená země: obětujete pochodeň a odstraníte ze své mýtiny všechny komponenty soupeřů; nic už na ni nesmí přijít.
about-adventurer = Improvizace: jednou za tah smí při úkolu jeden předmět nahradit jiný; poškodí se.
about-ronin = Rychlý úder: v bitvě po hodu smíte použít meč a udělit jeden dodatečný zásah.
about-harrier = Plachtění: použijete pochodeň a přesunete se na kteroukoli mýtinu na mapě.

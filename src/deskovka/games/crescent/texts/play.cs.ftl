# Ve svitu půlměsíce: otázky, možnosti a události

## Počty

n-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
n-coins = { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
n-units = { $count ->
    [one] { $count } jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
n-regulars = { $regular ->
    [one] { $regular } stálou jednotku
    [few] { $regular } stálé jednotky
   *[other] { $regular } stálých jednotek
}
n-mercenaries = { $count ->
    [one] { $count } žoldnéře
    [few] { $count } žoldnéře
   *[other] { $count } žoldnéřů
}
n-cards = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
n-both = { $regular ->
    [0] { "" }
   *[other] stálé vojsko { $regular }
}{ $regular ->
    [0] { "" }
   *[other] { $mercenary ->
        [0] { "" }
       *[other] ,{" "}
    }
}{ $mercenary ->
    [0] { $regular ->
        [0] nikdo
       *[other] { "" }
    }
   *[other] žoldnéři { $mercenary }
}
n-wish = { $what ->
    [card] kartu { $card }
    [bribe] { n-mercenaries } v hexu { $hex }
   *[hire] { n-mercenaries }
}

## Otázky: příprava

ask-tile = Který svůj hex položíte a kam? { $left ->
    [one] Je poslední.
    [few] Máte { $left }.
   *[other] Máte jich { $left }.
}
ask-group = Kde začíná tato skupina? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá jich { $left }.
}
ask-palace = Kde bude stát palác?

## Otázky: tah

ask-warlord = { $year }. rok, { $round }. akce, máte { n-coins }: co Válečník udělá?
ask-murshid = { $year }. rok, { $round }. akce, máte { n-coins }: co Muršid udělá?
ask-sultan = { $year }. rok, { $round }. akce, máte { n-coins }: co Sultán udělá?
ask-caliph = { $year }. rok, { $round }. akce, máte { n-coins }: co Chalífa udělá?
ask-nomad = { $year }. rok, { $round }. akce, máte { n-coins }: co Nomád udělá?
ask-build = Co a kde postavíte? Máte { n-coins } a { $left ->
    [one] zbývá jedna stavba.
    [few] zbývají { $left } stavby.
   *[other] zbývá { $left } staveb.
}
ask-move = Kdo se kam přesune? { $left ->
    [one] Zbývá jeden přesun.
    [few] Zbývají { $left } přesuny.
   *[other] Zbývá { $left } přesunů.
}
ask-march = Rychlý pochod: kdo se kam přesune? { $left ->
    [one] Zbývá jeden přesun.
    [few] Zbývají { $left } přesuny.
   *[other] Zbývá { $left } přesunů.
}
ask-recruit = Kam půjdou jednotky ze záloh? { $left ->
    [one] Zbývá jedna.
    [few] Zbývají { $left }.
   *[other] Zbývá jich { $left }.
}
ask-place = Kam půjde žoldnéř? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá jich { $left }.
}
ask-follow = Máte { n-mercenaries } v hexu { $hex }: chcete se s nimi ještě přesunout, nebo zaútočit?
ask-muster = Shromáždění v hexu { $hex }: jedna jednotka, nebo dvě a žeton vlivu zmizí?
ask-buy = Koupíte ještě něco? Máte { n-coins }.
ask-take = Které karty si vezmete? { $count ->
    [one] Smíte jednu.
    [few] Smíte { $count }.
   *[other] Smíte jich { $count }.
}
ask-lay_out = Které karty vyložíte? { $count ->
    [one] Prázdné je jedno místo.
    [few] Prázdná jsou { $count } místa.
   *[other] Prázdných je { $count } míst.
}
ask-discard = Kterou kartu odhodíte? { $left ->
    [one] Jedna je navíc.
    [few] { $left } jsou navíc.
   *[other] { $left } je navíc.
}
ask-surplus = V hexu { $hex } { $left ->
    [one] je jedna jednotka navíc.
    [few] jsou { $left } jednotky navíc.
   *[other] je { $left } jednotek navíc.
} Které půjdou pryč?
ask-preach = Kam umístíte svůj vliv?
ask-remove = Který žeton vlivu odstraníte?
ask-replace = Umístíte v hexu { $hex } vlastní vliv?
ask-raid = Nájezd: napřed se přesunete, nebo hned zaútočíte? { $left ->
    [0] Přesun už proběhl.
    [one] Smíte ještě jeden přesun.
   *[other] Smíte ještě přesunů: { $left }.
}
ask-closing = Akce { $year }. roku skončily. Zahrajete ještě před bodováním nějakou kartu?

## Otázky: vyjednávání

ask-price = { $seat } by chtěl { n-wish } a má { n-coins }. Kolik za to chcete?
ask-counter = { $seat } má { n-coins } a za { n-wish } nabízí { $bid }. Souhlasíte?
ask-accept = { $seat } chce { $price } za { n-wish }; máte { n-coins }. Souhlasíte?
ask-offer = V hexu { $hex } útočí { $attacker }: kolik svých bodů nabídnete Muršidovi, vyhraje-li vaše strana?
ask-deal = V hexu { $hex } útočí { $attacker }: čí nabídku přijmete?

## Otázky: boj a soupeření

ask-combat_cards = Boj v hexu { $hex }: útočí { $attacker } silou { $attack }, brání se { $defender } silou { $defence }. Které karty tajně zahrajete?
ask-side = Boj v hexu { $hex }: komu vaše karty pomohou?
ask-order = Boj v hexu { $hex }: která vaše karta se vyhodnotí teď?
ask-strike = Která osobnost v hexu { $hex } padne atentátem?
ask-void = Který prapor v hexu { $hex } zmaří Záškodník?
ask-assign = { $card }: které jednotky přidělíte? { $left ->
    [one] Nejvýš jednu.
    [few] Nejvýš { $left }.
   *[other] Nejvýš { $left }.
}
ask-lure = Stařešina: který žoldnéř vedle hexu { $hex } opustí svého pána? { $left ->
    [one] Má odejít jeden.
    [few] Mají odejít { $left }.
   *[other] Má jich odejít { $left }.
}
ask-tip = V hexu { $hex } je shoda: kdo vyhraje?
ask-casualties = Ztráty v hexu { $hex }: o které jednotky přijdete? { $left ->
    [one] O jednu.
    [few] O { $left }.
   *[other] O { $left }.
}
ask-slip = Zvědové: uniknou některé jednotky z hexu { $hex } do jednoho hexu místo ústupu? { $left ->
    [one] Nejvýš jedna.
    [few] Nejvýš { $left }.
   *[other] Nejvýš { $left }.
}
ask-capture = V hexu { $hex }: podrobíte { $building-object }, nebo vypleníte?
ask-sack = Vypleníte { $building-object } v hexu { $hex }?
ask-contest_cards = O vliv v hexu { $hex } soupeří { $attacker }. Které karty tajně zahrajete?
ask-stance = O vliv v hexu { $hex } soupeří { $attacker }. Podpoříte ho, nebo se budete bránit?
ask-bribed = Podplacení v hexu { $hex }: koho podplatíte?
ask-tip_contest = V hexu { $hex } je shoda: vyhraje útočník?

## Možnosti

option-lay = { $hex } na místo { $place }, natočení { $rotation }
    .short = { $place }, natočení { $rotation }
option-group = { $group }: { $hex }
    .short = { $hex }
option-palace = { $hex }
option-influence = Vliv v hexu { $hex }
    .short = { $hex }
option-build = Postavit { $building-object } v hexu { $hex }
    .short = { $hex }
option-move = { $origin } → { $hex }: { n-both }
    .short = → { $hex }: { n-both }
option-assault = Zteč { $origin } → { $hex }: { n-both }
    .short = → { $hex }: { n-both }
option-recruit = Verbovat { n-units } v hexu { $hex }
    .short = { $hex }: { n-units }
option-hire = Najmout { n-mercenaries }
option-ask_hire = Chtít od Nomáda { n-mercenaries }
option-ask_bribe = Chtít od Nomáda { n-mercenaries } v hexu { $hex }
    .short = { n-mercenaries }
option-ask_card = Chtít od Sultána kartu { $card }
option-buy = { $card } ({ $market })
option-play = Zahrát kartu { $card }
option-now = Zahrát hned kartu { $card }
option-uprising = Povstání v hexu { $hex }
option-muster = Shromáždit síly
option-one = Jedna jednotka
option-two = Dvě jednotky a žeton zmizí
option-scheme = Intrikovat
option-conspire = Plánovat
option-move_palace = Palác do hexu { $hex }
option-desertion = { $owner } přijde v hexu { $hex } o { n-mercenaries }
    .short = { $owner }: { n-mercenaries }
option-pass = Vynechat akci
option-standing = Žádné karty; { $matter }: { $order }
option-ask_again = { $matter }: znovu se mě ptát
option-done = Hotovo
option-place = { $hex }
option-price = Chtít { n-coins }
option-refuse = Odmítnout
option-accept = Souhlasit
option-decline = Nepřijmout
option-counter = Nabídnout { n-coins }
option-take = { $cards-count ->
    [0] Nevzít nic
   *[other] { $cards }
}
option-lay_out = { $cards-count ->
    [0] Nevyložit nic
   *[other] { $cards }
}
option-discard = { $card }
option-surplus = { n-both }
option-choose_hex = { $hex }
option-choose_seat = { $seat }
option-offer = { n-points }
option-deal = { $owner }
option-no_deal = Žádná dohoda
option-select = { $cards-count ->
    [0] Žádnou kartu
   *[other] { $cards }
}
option-side = { $owner }
option-resolve = { $card }
option-strike = { $card } ({ $owner })
option-void = { $card } ({ $owner }), { $state }: { n-both }
    .short = { $state }: { n-both }
option-assign = { n-both }
option-lure = { $owner }: { $hex }
option-tip = { $owner }
option-lose = { n-both }
option-slip = Do hexu { $hex }: { n-both }
    .short = { n-both }
option-stay = Nikdo neunikne
option-capture = Podrobit
option-sack = Vyplenit
option-spare = Ušetřit
option-support = Podpořit útočníka
option-oppose = Bránit se

## Události: příprava a roky

event-begins = { $map }: hraje se { $years ->
    [one] { $years } rok
    [few] { $years } roky
   *[other] { $years } roků
}.
event-plays = { $seat-player } hraje za postavu { $character } a na začátku dostává { n-coins } a { n-points }.
event-given = { $seat } si bere do ruky kartu { $card }.
event-stalls = Na Sultánově trhu: { $cards }.
event-dealt_tiles = Každý hráč dostává { $count ->
    [one] { $count } hex
    [few] { $count } hexy
   *[other] { $count } hexů
}.
event-laid = { $seat } přikládá hex { $hex } na místo { $place }, natočení { $rotation }.
event-settled = { $seat } začíná v hexu { $hex }: { $regular ->
    [0] { $mercenary ->
        [0] žádné jednotky
       *[other] { n-both }
    }
   *[other] { n-both }
}{ $buildings-count ->
    [0] { "" }
   *[other] , { $buildings }
}{ $tokens ->
    [0] { "" }
   *[other] , žetony vlivu { $tokens }
}.
event-palace = { $seat } staví palác do hexu { $hex }.
event-year = Začíná { $year }. rok.
event-income = { $seat } dostává příjem { n-coins }.
event-reserves = { $seat } doplňuje ze zásoby do záloh: { n-both }.
event-recovered = { $seat } si bere zpět: { $cards }.
event-aged = Z místního trhu se odhazují: { $cards }.
event-refilled = Karty na trhu se posouvají{ $cards-count ->
    [0] { "" }
   *[other] ; nově od vzdáleného konce: { $cards }
}.
event-reshuffled = Odhozené karty ({ $count }) se zamíchaly do balíčku.
event-discarded = { $seat } odhazuje kartu { $card }.

## Události: akce

event-turn = { $seat }: { $round }. akce, { $year }. rok.
event-closing = Akce { $year }. roku skončily.
event-passed = { $seat } vynechává akci.
event-influenced = { $seat } získává vliv v hexu { $hex }.
event-lost_influence = { $seat } ztrácí vliv v hexu { $hex }.
event-built = { $seat } staví { $building-object } v hexu { $hex } za { n-coins }{ $replaced-count ->
    [0] { "" }
   *[other] ; do zásoby se vrací { $replaced }
}.
event-moved = { $seat } se přesouvá z hexu { $origin } do hexu { $hex }: { n-both }.
event-assaulted = { $seat } vede zteč z hexu { $origin } do hexu { $hex }: { n-both }.
event-recruited = { $seat } verbuje ze záloh v hexu { $hex }: { n-both }.
event-hired = { $seat } si najímá { n-mercenaries } za { n-coins } do společné zásoby.
event-placed = { $seat } umisťuje ze zásoby { n-mercenaries } do hexu { $hex }.
event-bought = { $seat } kupuje kartu { $card } ({ $market }) za { n-coins } do společné zásoby.
event-bought_from = { $seat } kupuje kartu { $card } ({ $market }) za { n-coins }; peníze dostává { $owner }.
event-took = { $seat } si bere do ruky kartu { $card } ({ $market }).
event-played = { $seat } hraje a odhazuje kartu { $card }.
event-gained = { $seat } získává { n-coins }.
event-ships = V této akci nezastaví řeky jednotky, které má { $seat }.
event-masons = V této akci je každá stavba levnější o { n-coins } a krajina nic nepřidává; staví { $seat }.
event-rose = { $seat } vyvolává povstání v hexu { $hex } a staví ze zásoby { n-regulars }.
event-mustered = { $seat } shromažďuje ze zásoby { n-regulars } v hexu { $hex }.
event-schemed = { $seat } intrikuje a bere si { n-cards }{ $coins ->
    [0] { "" }
   *[other] {" "}a { n-coins }
}.
event-schemed_cards = Jen pro vás: berete si { $cards-count ->
    [0] nic
   *[other] { $cards }
}.
event-conspired = { $seat } plánuje a vykládá: { $cards }.
event-deserted = { $seat } láká k dezerci { n-mercenaries } z hexu { $hex } a do záloh přidává { $added }; do zásoby { $count ->
    [one] ho
   *[other] je
} vrací { $owner }.
event-over_limit = { $seat } má v hexu { $hex } příliš mnoho jednotek. Do záloh (stálé vojsko) a do zásoby (žoldnéři) odchází: { n-both }.

## Události: vyjednávání

event-wished = { $seat } by chtěl { n-wish }; odpoví { $owner }.
event-priced = { $seat } chce { n-coins }; odpoví { $owner }.
event-countered = { $seat } nabízí { n-coins }; odpoví { $owner }.
event-refused = { $seat } odmítá; { $owner } odchází s prázdnou.
event-declined = { $seat } cenu nepřijímá; { $owner } nic neprodal.
event-agreed = { $seat } platí { n-coins } za { n-wish }; peníze dostává { $owner }.
event-released = { $seat } vrací { n-mercenaries } ze záloh do zásoby.
event-swapped = { $seat } nahrazuje v hexu { $hex } ze své zásoby { n-mercenaries }; do zásoby { $count ->
    [one] ho
   *[other] je
} vrací { $owner }.
event-offered = { $seat } nabízí Muršidovi { $points ->
    [0] nic
   *[other] { n-points }
}.
event-dealt = { $seat } uzavírá dohodu za { n-points }; nabídku učinil { $owner }.
event-no_deal = { $seat } žádnou dohodu neuzavírá.
event-paid_deal = { $seat } platí Muršidovi podle dohody { n-points }.
event-unpaid_deal = { $seat } nevyhrává, a tak podle dohody neplatí { n-points }.

## Události: boj

event-combat = Boj v hexu { $hex }: útočí { $attacker }, brání se { $defender }.
event-meddled = { $seat } se vměšuje; pomoc má { $owner }.
event-revealed = { $seat } odhaluje { $cards-count ->
    [0] prázdnou ruku
   *[other] karty: { $cards }
}.
event-resolved = { $card } ({ $seat }): vyhodnoceno{ $strength ->
    [0] { "" }
   *[other] , síla { $strength }
}.
event-struck = { $card } ({ $seat }) padá atentátem a odhazuje se.
event-voided = { $card } (dodal { $owner }, platí za: { $seat }): zmařeno{ $strength ->
    [0] { "" }
   *[other] , ztrácí se síla { $strength }
}{ $regular ->
    [0] { $mercenary ->
        [0] { "" }
       *[other] , opět volní jsou { n-both }
    }
   *[other] , opět volní jsou { n-both }
}.
event-assigned = { $seat } přiděluje ke kartě { $card }: { n-both }.
event-lured = { $seat } láká { n-mercenaries } z hexu { $hex }; do zásoby { $count ->
    [one] ho
   *[other] je
} vrací { $owner }.
event-joined = { $seat } přivádí ze zásoby { n-mercenaries } do hexu { $hex } ke kartě { $card }.
event-scorched = { $seat } zanechává spálenou zemi: v hexu { $hex } nelze nic vyplenit.
event-strengths = Síla v hexu { $hex }: { $attack } proti { $defence }.
event-tipped = { $seat } je jazýčkem na vahách: vyhrává { $owner }.
event-combat_won = { $seat } vyhrává boj v hexu { $hex }.
event-spent = { $seat } vrací kvůli kartě { $card } z hexu { $hex } do zásoby: { n-both }.
event-lost = { $seat } má ztráty v hexu { $hex }: { n-both }.
event-slipped = { $seat } uniká z hexu { $origin } do hexu { $hex }: { n-both }.
event-retreated = { $seat } ustupuje z hexu { $hex }: { n-both }. Do záloh { $kept }, do zásoby { $gone }.
event-laid_by = { $seat } vykládá před sebe kartu { $card }.
event-returned = { $seat } si vrací do ruky kartu { $card }.
event-used_up = { $card } ({ $seat }) se odhazuje.
event-captured = { $seat } si podrobuje { $building-object } v hexu { $hex }; dosavadní stavbu vrací do zásoby { $owner }.
event-sacked = { $seat } plení { $building-object } v hexu { $hex } za { n-coins }; stavbu vrací do zásoby { $owner }.
event-razed = Bez mincí a bodů se z hexu { $hex } vrací do zásoby { $building } ({ $owner }).
event-plundered = { $seat } získává za drancování { n-points }.

## Události: soupeření a konec

event-contest = { $seat } soupeří o vliv v hexu { $hex }. Účastní se: { $seats }.
event-supported = { $seat } je na straně útočníka ({ $owner }).
event-opposed = { $seat } se útočníkovi brání ({ $owner }).
event-bribed = { $seat } podplácí, podplacený je { $owner }. Jeho strana ztrácí sílu { $count }.
event-handed = Kartu { $card } ({ $seat }) si do ruky bere { $owner }.
event-tipped_contest = { $seat } je jazýčkem na vahách: { $owner } { $won ->
    [0] prohrává
   *[other] vyhrává
}.
event-contest_won = { $seat } vyhrává soupeření v hexu { $hex }.
event-contest_lost = { $seat } prohrává soupeření v hexu { $hex }.
event-scored = { $seat } získává za { $year }. rok { n-points }.
event-scored_item = { $objective }: { n-points } ({ $seat }).
event-final = { $seat } končí a má { n-points } a { n-coins }.
event-won = { $seat } vítězí: { n-points }!
event-order_left = Jen vy víte: { $matter }: { $order }.
event-order_taken_back = Jen vy víte: hra se vás bude znovu ptát. { $matter }.

matter-combat = Karty v bojích ostatních
matter-contest = Karty v soupeřeních ostatních
order-turn = do mého příštího tahu se neptat
order-never = už se neptat

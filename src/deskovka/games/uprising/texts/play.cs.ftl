# Povstání: otázky, možnosti a události

## Počty

n-money = { $money } peněz
n-weapons = { $weapons ->
    [one] { $weapons } zbraň
    [few] { $weapons } zbraně
   *[other] { $weapons } zbraní
}
n-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
n-political = { $points ->
    [one] { $points } politický bod
    [few] { $points } politické body
   *[other] { $points } politických bodů
}
n-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
}

## Otázky

ask-market = Co nakoupíte? K útratě je { $left } peněz.
ask-economy = Ekonomická fáze: { n-money }, jídlo { $food }, { n-weapons }, popularita { $popularity }, politické body { $political }. Co uděláte?
ask-movement = Tahová fáze: vojenská moc { $military }, politické body { $political }. Co uděláte?
ask-target = { $card }: koho nebo čeho se týká?
ask-commit = { $space }, boj { $strength } proti { $defence }: kolik bodů vojenské moci nasadíte? Nejvýš { $left }.
ask-weaken = { $space }, útok { $strength } proti { $defence }: kolika politickými body snížíte obranu?
ask-fight_card = { $space }, boj { $strength } proti { $defence }: zahrajete kartu?
ask-enter = Která z vašich jednotek vstoupí do města { $city }?
ask-revive = { $count ->
    [one] Přišli jste o jednotku.
    [few] Přišli jste o { $count } jednotky.
   *[other] Přišli jste o { $count } jednotek.
} Vrátí se některá?

## Možnosti

option-buy = { $stock }: { $count }
option-market = Jít na trh
option-feed_all = Nakrmit všechny jednotky
option-feed = Nakrmit jednotku: { $space }
option-give = Dát jídlo: { $kind } × { $count }
option-campaign = { $count ->
    [one] Získat { $count } politický bod
    [few] Získat { $count } politické body
   *[other] Získat { $count } politických bodů
}
option-recruit = Verbovat: { $city }
option-arm = Vyzbrojit jednotku: { $space }
option-draw = Koupit speciální kartu
option-play = Zahrát kartu { $card }
option-done = Hotovo
option-step = { $origin } → { $space }
    .short = → { $space }
option-attack = Útok: { $space }, odtud: { $origins }
    .short = odtud: { $origins }
option-coup = Volby ve městě { $city }
option-choose_seat = { $seat }
option-choose_space = { $space }
option-choose_route = { $origin } → { $space }
    .short = → { $space }
option-commit = { $space }: { n-points }
option-weaken = { n-points }
option-use = Zahrát kartu { $card }
option-pass = Ne
option-enter = Jednotka odtud: { $space }
option-revive = { $card }: { $city }
    .short = { $city }

## Slovesa nabídek a na co se ptá po každém výběru

verb-market = Trh
verb-feed_all = Nakrmit všechny
verb-feed = Nakrmit jednotku
verb-give = Dát jídlo městům
verb-campaign = Politické body
verb-recruit = Verbovat
verb-arm = Vyzbrojit
verb-draw = Koupit kartu
verb-play = Zahrát kartu
verb-done = Hotovo
verb-economy-done = Ukončit ekonomickou fázi
verb-movement-done = Ukončit tahovou fázi
verb-step = Přesun
verb-attack = Útok
verb-coup = Volby
verb-pass = Ne

pick-feed-space = Kterou jednotku nakrmíte?
pick-give-kind = Kterým městům dáte jídlo?
pick-give-count = { $kind }: kolika?
pick-campaign-count = Kolik politických bodů získáte?
pick-recruit-city = Ve kterém městě verbujete?
pick-arm-space = Kterou jednotku vyzbrojíte?
pick-play-card = Kterou kartu zahrajete?
pick-step-origin = Která jednotka se přesune?
pick-step-space = { $origin }: kam?
pick-attack-space = Na co zaútočíte?
pick-attack-origins = { $space }: odkud zaútočíte?
pick-coup-city = Ve kterém městě vyhlásíte volby?

## Události

event-begins = Scénář: { $scenario }.
event-plays = { $seat-player } hraje za frakci { $faction } ({ $side }).
event-round = { $round }. kolo.
event-economy_begins = Ekonomická fáze: { $seat }.
event-curfew_over = Zákaz vycházení končí ({ $seat }): v těchto městech se smějí zase vyhlašovat volby.
event-movement_begins = Tahová fáze: { $seat }.
event-repaired = { $seat } opravuje město { $city }: základní obrana { $defence }.
event-produced = { $seat } dostává { n-money } ({ $territories ->
    [one] { $territories } území
   *[other] { $territories } území
}{ $count ->
    [0] { "" }
   *[other] , { n-cities }
}).
event-strike_over = Stávka končí: { $city } ({ $owner }).
event-bought = { $seat } nakupuje za { n-money }: { $food ->
    [0] { n-weapons }
   *[other] jídlo { $food }{ $weapons ->
        [0] { "" }
       *[other] , { n-weapons }
    }
}.
event-fed_all = { $seat } krmí všechny jednotky, které ještě měly hlad: { $count }, jídlo −{ $food }.
event-fed = { $seat } krmí jednotku: { $space }, jídlo −{ $food }.
event-relieved = { $seat } krmí města ({ $kind }): jídlo −{ $food }, popularita +{ $count }.
event-campaigned = { $seat } získává { $count ->
    [one] { $count } politický bod
    [few] { $count } politické body
   *[other] { $count } politických bodů
}, popularita −{ $popularity }.
event-recruited = { $seat } verbuje jednotku: { $city }, level { $level }; popularita −{ $popularity }{ $weapons ->
    [0] { "" }
   *[other] , zbraně −{ $weapons }
}, vojenská moc +{ $military }.
event-armed = { $seat } vyzbrojuje jednotku jednou zbraní: { $space }, level { $level }, zbraně jednotky { $count }.
event-drew = { $seat } kupuje speciální kartu za { n-political }.
event-drew_card = Jen pro vás: je to karta { $card }.
event-reshuffled = Odhozené karty se zamíchaly do nové kopky: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
event-played = { $seat } hraje kartu { $card }.
event-gained = { $seat } získává: { $stock } { $amount }.
event-lost = { $seat } přichází o: { $stock } { $amount }.
event-weakened = Vojáci přebíhají ({ $seat }, { $space }): level { $level }.
event-defected = Jednotka ({ $seat }, { $space }) přeběhla a je pryč.
event-curfew = Zákaz vycházení ({ $seat }): v těchto městech se nesmějí vyhlašovat volby.
event-struck = Generální stávka: { $city } ({ $owner }).
event-hurried = Jednotka ({ $seat }, { $space }) smí jednat ještě jednou.
event-held = Jednotka ({ $seat }, { $space }) uvázla.
event-released = Jednotka ({ $seat }, { $space }) se uvolnila a smí zase jednat.
event-starved = Jednotka ({ $seat }, { $space }) hladoví: level { $level }.
event-deserted = Jednotka ({ $seat }, { $space }) dezertuje.
event-moved = { $seat }: { $origin } → { $space }.
event-attack = { $seat } útočí: { $origins } → { $space }; { $strength } proti { $defence }.
event-committed = { $seat } nasazuje vojenskou moc ({ $space }): { n-points }. Je to { $strength } proti { $defence }.
event-lowered = { $seat } snižuje obranu ({ $space }) za { n-political }. Je to { $strength } proti { $defence }.
event-used = { $seat } hraje kartu { $card } ({ $amount }). Je to { $strength } proti { $defence }.
event-fight_won = { $seat } vyhrává boj ({ $space }): { $strength } proti { $defence }.
event-fight_lost = { $seat } prohrává boj ({ $space }): { $strength } proti { $defence }.
event-fight_drawn = Boj končí remízou ({ $seat }, { $space }): { $strength } proti { $defence }.
event-fell = Jednotka ({ $seat }, { $space }) padla.
event-captured = { $seat } získává město { $city }.
event-shaken = Město { $city } je otřeseno: obrana { $defence }.
event-coup = { $seat } vyhlašuje volby ve městě { $city } za { n-political }: { $strength } proti { $defence }.
event-revived = { $seat } hraje kartu { $card }: jednotka se vrací do města { $city }, level { $level }{ $points ->
    [0] { "" }
   *[other] , vojenská moc na ní v tomto kole { $points }
}.
event-eliminated = { $seat } nemá město ani jednotku a ze hry vypadává.
event-quiet = { $rounds ->
    [0] V tomto kole se něco změnilo, klidná kola se počítají znovu od začátku.
   *[other] Celá kola po sobě beze změny: { $rounds }. Po { $most } je remíza.
}
event-won = { $seat } vítězí: tým drží hlavní město a { n-points }!
event-stalemate = Mnoho kol se nic nezměnilo: remíza v { $rounds }. kole.
event-capped = Hra se po { $rounds }. kole přerušila: remíza.

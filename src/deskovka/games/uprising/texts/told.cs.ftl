# Povstání: situace slovy, poznámky a k čemu co je

## Jak daleko hra je

told-round = { $round }. kolo
told-you = Jste { $seat-player } a hrajete za frakci { $faction }.
told-scenario = { $scenario }: { $phase }.
told-turn = Na tahu je { $seat }.
told-relief = Krmením měst lze v této fázi získat ještě { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} popularity.
told-quiet = { $count ->
    [one] Uplynulo { $count } celé kolo
    [few] Uplynula { $count } celá kola
   *[other] Uplynulo { $count } celých kol
} beze změny; remíza nastává, když jich je { $most }.
told-offer = { $action }: za { $price } ({ $stock }), nejvýš { $most }×.
told-offer-kind = { $action } ({ $kind }): za { $price } ({ $stock }), nejvýš { $most }×.
told-offer-space = { $action } ({ $space }): za { $price } ({ $stock }), nejvýš { $most }×.
told-pile = V kopce { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
}.
told-discard = Odhozeno: { $cards }.
told-hand = V ruce máte: { $cards }.
told-won = Vítězí: { $seats }.
told-ending = { $reason }
end-rebels = Povstalci drží hlavní město a dost dalších měst.
end-government = Vláda drží hlavní město a dost dalších měst.
end-stalemate = Příliš dlouho se nic nezměnilo.
end-capped = Hra se po mnoha kolech přerušila.

## Boj

told-fight = Boj: { $space }
told-attack = Útočí { $attacker } odtud: { $origins }.
told-odds = Síly jsou { $strength } proti { $defence }.
told-defender = Brání se { $defender }.
told-sum-attack = Útok: { $parts }.
told-sum-defence = Obrana: { $parts }.
told-part-level = level { $amount } ({ $space })
told-part-military = vojenská moc { $amount }
told-part-cards = karta { $amount }
told-part-city = město { $amount }
told-part-political = politické body { $amount }
told-part-siege = obléhání { $amount }

## Hrací plán

told-cities = Města
told-territories = Území mapy „{ $map }“
told-space = { $space }: { $parts }.
told-kind = { $kind }
told-owned = drží { $owner }
told-neutral = neutrální
told-defence = obrana { $defence } (základní { $base })
told-worth = body { $points }
told-strike = stávkuje
told-around = přilehlá území { $spaces }
told-of = patří k městu { $city }
told-free = volné
told-controlled = ovládá { $owner }
told-uncontrolled = nikdo neovládá
told-beside = sousedí s { $spaces }
told-unit = jednotka ({ $seat }), level { $level }
told-unit-state = { $unit } ({ $states })
told-armed = dostala zbraní: { $count }
told-points = vojenská moc v tomto kole: { $points }
told-hungry = má hlad
told-acted = už jednala
told-held = uvázla

## Frakce

told-seat = { $seat }
told-faction = { $faction }, { $side }, barva { $colour }.
told-goal = Body za města { $points }, za tým { $total } z { $needed }.
told-goods = Peníze { $money }, jídlo { $food }, zbraně { $weapons }.
told-tracks = Popularita { $popularity }, politické body { $political }, vojenská moc { $military }.
told-pieces = Jednotek { $units }, území { $territories }, karet v ruce { $cards }.
told-allies = Spojenci: { $allies }.
told-coups = V tomto kole lze ještě provést převratů: { $count }.
told-curfew = Zákaz vycházení: v těchto městech se nesmějí vyhlašovat volby.
told-out = Mimo hru.

## Poznámky

note-food = jídlo { $food }
note-popularity = popularita { $popularity }
note-political = { $points ->
    [one] { $points } politický bod
    [few] { $points } politické body
   *[other] { $points } politických bodů
}
note-recruit = popularita { $popularity }{ $weapons ->
    [0] { "" }
    [one] , { $weapons } zbraň
    [few] , { $weapons } zbraně
   *[other] , { $weapons } zbraní
}
note-level = level { $level } → { $next }
note-odds = { $strength } proti { $defence }
note-attack = { $attack } proti { $resistance }: { $verdict }. { $more }
note-odds-sure = vyhraje, ať je přidáno cokoli
note-odds-unless = vyhraje, nepřidá-li obránce { $points }
note-odds-even = zatím nerozhodně
note-odds-short = k výhře chybí { $points }
note-odds-more = Přidat můžete moc { $power }{ $lowers ->
    [0] .
   *[other] {" "}a snížit obranu o { $lowers }.
}
note-odds-no-more = Přidat nemůžete nic.

## Co dělají karty

about-gain = Získáte: { $stock } { $amount }.
about-lose = Vybraný nepřítel přijde o: { $stock } { $amount }, pokud tolik má.
about-weaken = Nepřátelská jednotka vedle vaší přijde o levely: { $amount }. Nezbude-li jí žádný, odstraní se.
about-no_coups = Až do vaší příští ekonomické fáze nesmí nikdo vyhlásit volby ve vašich městech.
about-no_production = Území vybraného nepřátelského města nedají jeho majiteli při příští produkci nic.
about-act_again = Jedna vaše jednotka, která udělala prostý krok, smí jednat ještě jednou.
about-transport = Jedna vaše jednotka, která ještě nejednala, přejede z vašeho města do jiného vašeho města bez jednotky. Tím její akce končí.
about-hold = Vybraná nepřátelská jednotka nesmí jednat až do konce příští tahové fáze svého majitele.
about-pass_through = Jedna vaše jednotka, která ještě nejednala, projde územím s nepřátelskou jednotkou na sousední území bez jednotky. Tím její akce končí.
about-strength = V souboji dvou jednotek je vaše strana silnější o { $amount }.
about-defence = Obrana vašeho napadeného města je větší o { $amount }, i když v něm není jednotka.
about-siege = Obrana města, na které útočíte, je menší o { $amount }.
about-revive = Vaše jednotka, která právě padla v boji, se vrátí do vašeho města bez jednotky na levelu { $amount }.
about-when-economy = Hraje se ve vaší ekonomické fázi.
about-when-movement = Hraje se ve vaší tahové fázi mezi akcemi.
about-when-fight = Hraje se, když se rozhoduje boj.
about-when-loss = Hraje se hned po boji.
about-copies = { $count ->
    [one] Je ve hře { $count }×.
   *[other] Je ve hře { $count }×.
}

## Co jsou frakce, města a zásoby

about-faction = Strana: { $side }. Barva: { $colour }.
about-goal = Vítězí s hlavním městem a městy za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $side }).
about-own-territory_money = Za každé území dostává { $value } peněz.
about-own-food_price = Jídlo ji stojí { $value } peněz.
about-own-weapon_price = Zbraň ji stojí { $value } peněz.
about-own-unit_price = Jednotka ji stojí { $value } popularity.
about-own-political_price = Politický bod ji stojí { $value } popularity.
about-own-card_price = Karta ji stojí politických bodů: { $value }.
about-own-popularity_per_round = Krmením měst získá za kolo nejvýš { $value } popularity.
about-own-military_per_fight = V boji nasadí nejvýš { $value } vojenské moci.
about-own-political_per_fight = V boji utratí politických bodů nejvýš { $value }.
about-own-coups = Převratů za kolo: { $value }.
about-own-hand = V ruce drží karet nejvýš { $value }.
about-city = Základní obrana { $defence }, body za město { $points }.
about-feeding = Bod popularity stojí jídla: { $food }; bodů z jednoho města za kolo: { $most }.
about-after-draw = Po boji, který nikdo nevyhrál, má až do příští ekonomické fáze svého majitele obranu { $defence }.
about-money = Peníze v každé ekonomické fázi: { $territory } za ovládané území{ $city ->
    [0] { "" }
   *[other] , { $city } za město
}.
about-market = Jídlo stojí { $food }, zbraň { $weapon }.
about-food = Jednotka sní za kolo jídla { $food }. Nenakrmená jednotka přijde o levely: { $hunger }. Nezbude-li jí žádný, dezertuje.
about-relief = Krmení měst dává popularitu, za kolo nejvýš { $most }.
about-weapons = Zbraň zvýší level jednotky o { $level }, nejvýš na { $most }; zbraní, které jednotka smí dostat: { $count }.
about-recruiting = Jednotka stojí { $popularity } popularity{ $weapons ->
    [0] { "" }
   *[other] { " " }(a zbraní: { $weapons })
} a začíná na levelu { $level }.
about-figures = Figurek každé frakce: { $count }.
about-campaign = Politický bod stojí { $popularity } popularity.
about-track = Počítadlo končí na { $most }.
about-lowering = Napadenému městu lze snížit obranu nejvýš tolika body: { $most }, každým o { $defence }.
about-coup = Za { $points } frakce vyhlásí volby ve městě (převratů za kolo: { $coups }). Musí ovládat území toho města nebo některé blízko něj (kroků: { $reach }).
about-cards = Za { $points } se kupuje karta; v ruce jich může být { $hand }. Karet každé strany v boji: { $most }.
about-military = Za každou postavenou jednotku: { $gain }.
about-commit = V boji posílí stranu nejvýš { $most }, jednu jednotku za kolo nejvýš { $unit }.

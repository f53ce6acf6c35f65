# Ve svitu půlměsíce: situace slovy a co stojí u možností

## Jak daleko hra je

told-year = { $year }. rok z { $years }, { $round }. akce z { $rounds }
told-you = Jste { $seat-player } a hrajete za postavu { $character }.
told-phase = { $phase }; na tahu: { $seat }.
told-phase-idle = { $phase }.
told-hand = V ruce máte: { $cards }.
told-tiles = Hexy, které ještě položíte: { $hexes }.
told-tiles-left = { $seat } má ještě položit { $count ->
    [one] { $count } hex
    [few] { $count } hexy
   *[other] { $count } hexů
}.
told-ships = Lodě: v této akci řeky jednotky nezastaví.
told-masons = Mistři zedníci: v této akci se staví levněji.
told-won = { $seat } zvítězil.
phase-setup = Příprava hry
phase-preparation = Fáze příprav
phase-actions = Fáze akcí
phase-scoring = Fáze bodování
phase-over = Konec hry
end-points = Všechny roky jsou odehrány: rozhodly body.
end-coins = Všechny roky jsou odehrány: při shodě bodů rozhodly mince.
end-order = Všechny roky jsou odehrány: při shodě bodů i mincí rozhodlo pořadí tahu.

## Boj, soupeření, vyjednávání

told-combat = Boj v hexu { $hex }
told-contest = Soupeření o vliv v hexu { $hex }
told-stage = Právě: { $stage }.
told-attacker = Útočí { $attacker }.
told-defender = Brání se { $defender }.
told-party = { $seat }: { $stance }.
told-strengths = Síly jsou zatím { $attack } proti { $defence }.
told-offer = { $seat } nabízí Muršidovi { $points ->
    [0] nic
   *[other] { n-points }
}.
told-deal = Dohodu s Muršidem za { n-points } má { $owner }.
told-helped = Od Muršida má pomoc { $owner }.
told-scorched = Nic tu nelze vyplenit.
told-chosen = Tajně jste vybrali: { $cards }.
told-played = { $card } (dodal { $seat }, platí za: { $owner }): { $state }, síla { $strength }{ $count ->
    [0] { "" }
    [one] , přidělena { $count } jednotka
    [few] , přiděleny { $count } jednotky
   *[other] , přiděleno { $count } jednotek
}.
told-winner = { $seat } vyhrává.
state-open = čeká
state-resolved = vyhodnocena
state-struck = padla atentátem
state-void = zmařena
stage-deal = Dohody
stage-select = Karty
stage-stance = Postoje
stage-resolve = Odhalení
stage-winner = Vítěz
stage-losses = Ztráty
stance-attacker = útočník
stance-undecided = zatím nerozhodnut
stance-supporter = podporuje útočníka
stance-defender = brání se
told-wish = { $seat } vyjednává; prodává { $owner }
told-wish-hire = Chce { n-mercenaries }.
told-wish-bribe = Chce { n-mercenaries } v hexu { $hex }.
told-wish-card = Chce kartu { $card } ({ $count }).
told-wish-price = Na stole je cena { n-coins }.
told-wish-asked = Naposledy chtěl prodávající { n-coins }.

## Trh a mapa

told-market = Trh
told-slot = { $market }: { $card }.
told-slot-empty = { $market }: prázdné místo.
told-deck = V balíčku { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
}.
told-discard = Odhozeno: { $cards }.
told-hexes = Hexy: { $map }
told-hex = { $hex }: { $parts }.
told-terrain = { $terrain }
told-feature = { $feature }
told-controlled = ovládá { $owner }
told-influence = vliv má { $owner }
told-stack = { $seat }: { n-both }
told-stronghold = { $building } ({ $owner })
told-settlement = { $building }
told-palace = palác
told-present = přítomni: { $seats }
told-beside = sousedí: { $hexes }

## Postavy

told-seat = { $seat }
told-character = { $character }.
told-coins = Má { n-coins }; příští příjem { $income }.
told-cards = V ruce má { n-cards }.
told-seen = Víte o kartách: { $cards }.
told-front = Vyloženo: { $cards }.
told-reserve = V zálohách má { n-units }.
told-supply = Zásoba: { $parts }.
told-supply-units = jednotky { $count }
told-supply-influence = žetony vlivu { $count }
told-supply-forts = tvrze { $count }
told-supply-castles = pevnosti { $count }
told-supply-towns = vesnice { $count }
told-supply-cities = města { $count }
told-supply-nothing = nic
told-points = Vítězné body: { $points }.
told-objective = { $objective }: teď { n-points }.
told-order = { $matter }: { $order }.

## Poznámky a čeho byste mohli litovat

note-price = za { n-coins }
note-price-to = { n-coins }, dostane { $owner }
note-contested = soupeření, účastní se { $seats }
note-uncontested = bez soupeření
note-open = vyplení { $building-object } za { n-coins }
note-strengths = { $attack } proti { $defence }
note-loot = za { n-coins }
note-scorched = odstraní se bez mincí a bodů
regret-token = Žeton vlivu v hexu { $hex } zmizí.
regret-card = Karta { $card } se odhodí.
regret-cards = Po použití se odhodí: { $cards }.

## Proč se něco nenabízí

refused-no-tokens = Všechny vaše žetony vlivu jsou na mapě.
refused-out-of-reach = Nejste tam přítomni ani to s vámi nesousedí.
refused-own-token = Váš žeton vlivu už tam je.
refused-no-piece = V zásobě vám taková stavba nezbývá ({ $building }).
refused-no-site = Není hex, kde byste mohli postavit { $building-object }.
refused-coins = Máte { n-coins }; bylo by potřeba { $price }.
refused-no-way = Žádná vaše jednotka nemůže do hexu, který neovládá nikdo jiný.
refused-no-units = Nemáte na mapě žádné jednotky.
refused-no-enemy = Vedle vašich jednotek není na co zaútočit ani co vyplenit.
refused-no-reserve = Vaše karta záloh je prázdná.
refused-no-place = Není hex, kde jste přítomni a který neovládá nikdo jiný.
refused-no-units-left = Všechny vaše jednotky jsou v poli.
refused-wish = To už se v tomto tahu nedohodlo.
refused-nomad-reserve = Nomád nemá nikoho v zálohách.
refused-nomad-units = Nomád nemá na mapě žádné žoldnéře.
refused-market = Trh je prázdný.
refused-sultan = Sultánův trh je prázdný.
refused-idle = Vaše karty AKCE by teď nic nezpůsobily.
refused-no-card = Nemáte v ruce kartu AKCE.
refused-no-uprising = Žádný hex s vaším vlivem neovládá někdo jiný.
refused-no-muster = Nemáte vliv v žádném hexu, který neovládá někdo jiný.
refused-no-deck = Není jaké karty prohlížet.
refused-stalls = Sultánův trh je plný.
refused-no-mercenaries = Nikdo jiný nemá na mapě žoldnéře.

# Povstání: proč se něco nenabízí, co následuje a co se počítá

refused-market-again = Právě jste z trhu odešli s prázdnou.
refused-money = Máte { $money } peněz; nejlevnější věc stojí { $price }.
refused-fed = Žádná vaše jednotka nemá hlad.
refused-only-one = Hlad má jen jedna jednotka: nakrmte všechny.
refused-food = Máte jídla { $food }; bylo by potřeba { $price }.
refused-relief = Krmením se za kolo získá popularity nejvýš { $most }.
refused-cities-fed = Tato města už v tomto kole více popularity nedají.
refused-track = Počítadlo končí na { $most }.
refused-popularity = Vaše popularita je { $popularity }; bylo by potřeba { $price }.
refused-weapons = Máte zbraní { $weapons }; bylo by potřeba { $price }.
refused-figures = Všechny vaše figurky ({ $count }) jsou na plánu.
refused-no-room = V každém vašem městě stojí jednotka.
refused-not-yours = Toto město není vaše.
refused-full = Už tam stojí jednotka.
refused-no-weapon = Nemáte žádnou zbraň.
refused-all-armed = Každá vaše jednotka už má level { $most } nebo dostala své zbraně ({ $count }).
refused-armed = Tato jednotka má level { $level } a dostala zbraní: { $weapons }.
refused-political = Máte politických bodů { $points }; bylo by potřeba { $price }.
refused-hand = Máte plnou ruku (karet: { $count }).
refused-no-pile = Žádná karta už nezbývá.
refused-no-hand = Nemáte žádnou kartu.
refused-no-play = Žádnou z vašich karet teď zahrát nelze.
refused-all-acted = Žádná vaše jednotka už jednat nesmí.
refused-acted = Tato jednotka už jednala.
refused-held = Tato jednotka uvázla.
refused-no-way = Žádná vaše jednotka nemá volné políčko, kam by šla.
refused-no-target = Žádná vaše jednotka nestojí vedle nepřátelské jednotky ani cizího města.
refused-coups = Převratů, které jste v tomto kole vyhlásili: { $count }.
refused-no-coup = Žádné cizí město není dost slabé a ve vašem dosahu.
refused-not-foreign = Toto město je vaše nebo vašeho spojence.
refused-too-strong = Jeho obrana je { $defence }, víc než { $strength }.
refused-curfew = Platí tam zákaz vycházení.
refused-reach = Neovládáte žádné území poblíž.

follows-hunger = { $count ->
    [one] { $count } jednotka zůstane bez jídla.
    [few] { $count } jednotky zůstanou bez jídla.
   *[other] { $count } jednotek zůstane bez jídla.
}

counter-recruited = Naverbované jednotky
counter-armed = Rozdané zbraně
counter-deserted = Dezerce
counter-coups = Převraty
counter-cards_bought = Koupené karty
counter-attacks = Útoky
counter-attacks_won = Vyhrané útoky
counter-attacks_joint = Útoky z více stran
counter-captured = Získaná města
counter-fallen = Padlé jednotky
counter-eliminated = Vyřazené frakce
counter-food_bought = Nakoupené jídlo
counter-weapons_bought = Nakoupené zbraně
counter-popularity_fed = Popularita z krmení
counter-political_won = Získané politické body
counter-military_spent = Nasazená vojenská moc
counter-political_spent = Politické body proti městům
counter-money_made = Vyprodukované peníze
counter-capital = Kola s hlavním městem: { $faction }
counter-card = Zahráno: { $card }

# Ve svitu půlměsíce: k čemu co je

## Karty

about-deed-first = { $keyword }: { $deed }.
about-deed-first-if = { $keyword }, { $conditions }: { $deed }.
about-deed-then = Pak: { $deed }.
about-deed-then-if = Pak, { $conditions }: { $deed }.
about-deed-otherwise = Jinak: { $deed }.
about-deed-otherwise-if = Jinak, { $conditions }: { $deed }.

condition-you_are_attacker = jste-li útočník
condition-you_are_defender = jste-li obránce a prohrajete
condition-stronghold = je-li v hexu tvrz, pevnost nebo palác
condition-city = je-li v hexu město
condition-town = je-li v hexu vesnice
condition-wild = v divočině, horách nebo poušti
condition-no_own_unit = nemáte-li tam jednotku
condition-no_own_stronghold = nemáte-li tam opevnění
condition-own_influence = je-li tam váš žeton vlivu
condition-own_castle_or_palace = máte-li tam pevnost nebo palác
condition-assigned = přidělili-li jste je
condition-removed = stalo-li se to
condition-units = máte-li tam aspoň { $units ->
    [one] { $units } jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
}

deed-strength-combat = síla +{ $count }
deed-strength-contest = síla vlivu vaší strany +{ $count }
deed-campaign = za každé plné { $per } vaše jednotky v hexu musíte jednu přidělit, za každou síla +{ $each }; po určení vítěze jdou do zásoby
deed-assign-up_to = přidělte až { $count ->
    [one] { $count } svou jednotku
    [few] { $count } své jednotky
   *[other] { $count } svých jednotek
}{ $each ->
    [0] { "" }
   *[other] , za každou síla +{ $each }
}
deed-assign-exact = přidělte přesně { $count ->
    [one] { $count } svou jednotku
    [few] { $count } své jednotky
   *[other] { $count } svých jednotek
}{ $each ->
    [0] { "" }
   *[other] , za každou síla +{ $each }
}
deed-assign-mercenaries = přidělte až { $count ->
    [one] { $count } svého žoldnéře
    [few] { $count } své žoldnéře
   *[other] { $count } svých žoldnéřů
}{ $each ->
    [0] { "" }
   *[other] , za každého síla +{ $each }
}
deed-casualties_self = za každou z nich máte o { $count } menší ztráty
deed-casualties_enemy = soupeř má o { $count } větší ztráty
deed-assassinate = zvolte osobnost, kterou kdokoli zahrál; odhodí se bez účinku
deed-sabotage = zvolte soupeřův prapor; nemá účinek, i když už byl vyhodnocen
deed-bribe = zvolte hráče druhé strany: ta má sílu vlivu −{ $count } a hráč si tuto kartu nakonec vezme
deed-coins = získáte { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}
deed-tithe = získáte { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
} za každý hex s vaším vlivem, který ovládá někdo jiný, celkem nejvýš { $most ->
    [one] { $most } minci
    [few] { $most } mince
   *[other] { $most } mincí
}
deed-remove_mercenary = { $count ->
    [one] ze sousedícího hexu odejde žoldnéř jiného hráče
    [few] ze sousedících hexů odejdou { $count } žoldnéři jiných hráčů
   *[other] ze sousedících hexů odejde { $count } žoldnéřů jiných hráčů
}
deed-place_unit = do boje { $count ->
    [one] přijde z vaší zásoby žoldnéř
    [few] přijdou z vaší zásoby { $count } žoldnéři
   *[other] přijde z vaší zásoby { $count } žoldnéřů
} a přidělí se k této kartě
deed-forbid_sack = útočník nic nevyplení; nepodrobené opevnění se odstraní bez mincí a bodů, vesnice nebo město zůstane
deed-on_loss_retreat_to_map = prohrajete-li, { $count ->
    [one] smí { $count } vaše zbylá jednotka
    [few] smějí až { $count } vaše zbylé jednotky
   *[other] smí až { $count } vašich zbylých jednotek
} místo ústupu odejít do sousedícího hexu, který neovládá nikdo jiný
deed-place_influence = umístěte žeton vlivu do hexu bez žetonu vlivu, kde jste přítomni nebo který s takovým sousedí; bez soupeření
deed-remove_influence-adjacent_to_own_influence = vraťte majiteli cizí žeton vlivu z hexu, který sousedí s vaším vlivem
deed-remove_influence-controlled_by_you = vraťte majiteli cizí žeton vlivu z hexu, který ovládáte
deed-may_place_influence = smíte tam umístit svůj žeton vlivu
deed-may_move = smíte provést { $count ->
    [one] jeden přesun
    [few] { $count } přesuny
   *[other] { $count } přesunů
}
deed-assault = pak proveďte zteč
deed-free_move = ve svém tahu před akcí nebo po ní proveďte { $count ->
    [one] jeden přesun
    [few] { $count } přesuny
   *[other] { $count } přesunů
}
deed-ignore_rivers = ve svém tahu: do konce této akce se vaše jednotky pohybují, jako by řeky nebyly
deed-build_modifier = při svém budování, než zaplatíte: každá stavba stojí o { $count } méně a za krajinu se nepřiplácí

about-type-event = Událost: po použití se odhodí.
about-type-personality = Osobnost: po použití leží před hráčem a příští rok se vrátí.
about-type-battalion = Prapor: po použití leží před hráčem a příští rok se vrátí.
about-type-strategy = Strategie: hned se vrací do ruky.
about-copies = Spjatá postava: { $character }. Ve hře { $count ->
    [one] je { $count }
    [few] jsou { $count }
   *[other] je { $count }
}.
about-nobodys = Válečník ji má od začátku; není spjata s nikým.
about-designed = Navrženo pro tento stůl.
about-partly-designed = Zčásti známo z tištěných pravidel, zbytek je navržen pro tento stůl.

about-keyword-combat = Hraje se v boji, vybírá se tajně.
about-keyword-contest = Hraje se při soupeření o vliv, vybírá se tajně.
about-keyword-action = Hraje se jako akce.
about-keyword-anytime = Hraje se kdykoli ve fázi akcí a nestojí akci.

## Cíle

about-item = { $when }: { $what }.
when-always = Každý rok
when-first_year = V prvním roce
when-at_once = Hned
item-each = { $measure }, { $per ->
    [1] { $points ->
        [1] po { $points } bodu
       *[other] po { $points } bodech
    }
   *[other] { n-points } za každé { $per }
}{ $most ->
    [0] { "" }
    [one] , celkem nejvýš { $most } bod
    [few] , celkem nejvýš { $most } body
   *[other] , celkem nejvýš { $most } bodů
}
item-least = { $measure }, aspoň { $least }: { n-points }
item-once = { $measure }: { n-points }

## Postavy

about-warlord = Útočí, plení a boduje hned za to, co porazí a vypálí. Nic nestaví.
about-murshid = Šíří vliv, drží nejlepší karty, plete se všem do sporů a nechá si za to platit.
about-sultan = Zakládá vesnice a města, z každého má příjem a prodává karty.
about-caliph = Vládne zemi: hexům, kamenolomům, brodu. Staví levně.
about-nomad = Prodává všem žoldnéře a žije v divočině. U stolu je v pěti hráčích.
about-actions = Akce: { $actions }.
about-move = Přesunů v akci pohybu: { $count }.
about-build = Staveb v akci budování: { $count }.
about-recruit = Jednotek v akci verbování: { $count }.
about-draw = Prohlížených karet: { $count }.
about-price = Staví { $building-object } za { $coins }.
about-limits = Nejvýš { $units } jednotek v hexu; začíná s mincemi: { $coins }.

about-ability-plunderer = { $ability }: za boje a plenění se boduje hned.
about-ability-champion = { $ability }: shromažďuje jednotky tam, kde má vliv.
about-ability-destroyer = { $ability }: nemůže stavět, opevnění jen podrobuje.
about-ability-conqueror = { $ability }: Tažení lze zahrát v každém boji a vždy se vrací.
about-ability-ravager = { $ability }: až { $count } jednotek v hexu.
about-ability-raider = { $ability }: přesunů v jedné akci: { $count }.
about-ability-tipping_the_scales = { $ability }: při shodě rozhoduje v hexech se svým vlivem.
about-ability-getting_involved = { $ability }: účastní se soupeření v hexech sousedících s jeho vlivem.
about-ability-meddling = { $ability }: v bojích u svého vlivu smí hrát karty za kteroukoli stranu.
about-ability-deals = { $ability }: za podporu si smí nechat slíbit až { $points } vítězných bodů.
about-ability-intrigues = { $ability }: je s ním spjato nejvíc karet.
about-ability-prestige = { $ability }: je přítomen všude, kde stojí vesnice nebo město.
about-ability-prosperity = { $ability }: má příjem z každé vesnice, města a svého žetonu vlivu na mapě.
about-ability-semblance_of_power = { $ability }: kdo ovládá hex, má příjem ze Sultánových komponent v něm.
about-ability-wealth = { $ability }: karty Sultánova trhu si bere zdarma.
about-ability-builder = { $ability }: staveb v jedné akci: { $count }.
about-ability-seat_of_power = { $ability }: palác je opevnění i sídlo a nelze ho podrobit.
about-ability-pillars_of_the_caliphate = { $ability }: tvrze a pevnosti staví levněji.
about-ability-back_of_beyond = { $ability }: verbuje v kterémkoli hexu, který neovládá nikdo jiný.
about-ability-at_a_price = { $ability }: ostatní si od něj najímají a podplácejí žoldnéře za dohodnutou cenu.

## Krajina, stavby, trhy

about-terrain = Krajina { $terrain }: příjem { $coins }{ $more ->
    [0] { "" }
   *[other] ; stavby stojí o { $more } víc
}.
about-feature-river = Řeka odděluje svůj hex přes dvě hrany.
about-feature-crossing = Tady se dá řeka přejít: brod nic neodděluje.
about-feature-holy_site = Každý tu má některý cíl.
about-building-fort = Opevnění. Potřebuje hex, kde jste přítomni a který neovládá nikdo jiný.
about-building-castle = Opevnění. Nahrazuje vaši vlastní tvrz.
about-building-palace = Chalífův; opevnění i sídlo. Lze ho vyplenit, ne podrobit.
about-building-town = Sultánovo sídlo. Lze ho postavit kdekoli.
about-building-city = Sultánovo sídlo. Nahrazuje vesnici.
about-strength = Bojová síla { $strength }.
about-settled = Příjem: { $coins } pro toho, kdo hex ovládá, a { $sultan } pro Sultána.
about-loot = Vyplenění vynese { n-coins }.
about-market = Karta stojí { $coins } a platí se postavě, se kterou je spjata; vlastní karty stojí { $half }.
about-market-sultan = Cena se dohodne se Sultánem.

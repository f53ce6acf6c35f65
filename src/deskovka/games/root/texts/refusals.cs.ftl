# Root: proč něco nejde a čeho by kdo mohl litovat

## Základní akce

refused-no-warriors = Na mapě nemáte žádné bojovníky.
refused-no-warriors-in = Na mýtině { $clearing } nemáte žádné bojovníky.
refused-rule = Neovládáte mýtiny, kde stojí vaši bojovníci, ani žádnou sousední.
refused-rule-around = Neovládáte mýtinu { $clearing } ani žádnou sousední.
refused-rule-of = Neovládáte mýtinu { $clearing } ani mýtinu { $target }.
refused-moving-to = Mýtina { $target } je spálená: už na ni nelze vstoupit.
refused-ferried = Vor už v tomto tahu plul.
refused-no-ferry = Vor je u mýtiny { $clearing } a tam nemáte nikoho, kdo by mohl plout.
refused-ferry-rule = Neovládáte mýtinu { $clearing } ani žádnou mýtinu, kam odtud vor pluje.
refused-nobody = Na mýtinách s vašimi bojovníky nikdo další není.
refused-nobody-in = Na mýtině { $clearing } není nikdo další.
refused-coalition = Jste v koalici ({ $seat }).
refused-placing = Na mýtinu { $clearing } nesmíte nic umístit.
refused-keep = Na mýtině { $clearing } stojí pevnost: umisťovat tam smí jen Markýza.
refused-scorched = Mýtina { $clearing } je spálená: nelze na ni nic umístit.
refused-no-slot = Na mýtině { $clearing } není volná pozice pro stavbu.
refused-not-ruled = Mýtinu { $clearing } neovládáte.
refused-supply = V zásobě už nemáte žádné bojovníky.

## Výroba a karty

refused-no-cards = Nemáte v ruce žádnou kartu.
refused-no-craft = S výrobními prostředky, které vám zbývají, nevyrobíte žádnou ze svých karet.
refused-no-crafting-pieces = V tomto tahu už vám nezbývá žádný výrobní prostředek.
refused-craft-ambush = Přepadení se nevyrábí, hraje se v bitvě.
refused-craft-dominance = Dominance se nevyrábí, aktivuje se.
refused-craft-item = Takový předmět už v zásobě není ({ $item }).
refused-craft-twice = Tuto kartu už máte vyloženou.
refused-craft-cost = K výrobě aktivujete: { $suits }. Chybí vám: { $missing }.
refused-no-match = Nemáte { $suit } ani ptačí kartu.
refused-card = { $card }: { $why }
refused-used = V tomto tahu už jste kartu použili.
refused-idle = Karta by teď nic neudělala.
refused-no-hands = Nikdo další nemá v ruce karty.
refused-propaganda = Je potřeba karta se symbolem mýtiny, kde je bojovník soupeře, a váš bojovník v zásobě.
refused-league = Je potřeba vyrobený předmět, který není použitý, a možný pohyb nebo bitva.
refused-orders = Žádný soupeř nemá bojovníky, kteří by se mohli přesunout.

## Dominance a cesty

refused-no-marker = Stupnici bodů už jste opustili.
refused-no-dominance-card = Nemáte v ruce žádnou kartu dominance.
refused-dominance-points = Je potřeba { n-points } a vy máte { $total }.
refused-no-partner = Není tu nikdo, s kým byste mohli uzavřít koalici.
refused-none-available = Vedle mapy neleží žádná karta dominance.
refused-payment = Nemáte kartu, kterou byste za ni zaplatili ({ $suits }).
refused-path-opened = V tomto tahu už jste jednu cestu otevřeli.
refused-no-path = U žádné uzavřené cesty nic nemáte.

## Markýza z Kocourova

refused-no-actions = Všechny akce už jste provedli. Máte { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
} a jednu navíc za každou použitou ptačí kartu.
refused-no-rule = Neovládáte žádnou mýtinu.
refused-no-site = Na mýtinách, které ovládáte, pro vás není žádná volná pozice.
refused-wood = Za { $piece-object } zaplatíte { $cost ->
    [one] { $cost } dřevo
    [few] { $cost } dřeva
   *[other] { $cost } dřev
}; na propojených mýtinách, které ovládáte, leží { $wood }.
refused-no-building = Všechny už jste postavili: { $piece }.
refused-no-buildings = Už jste postavili všechno.
refused-recruited = V tomto tahu už jste verbovali.
refused-no-recruiter = Nemáte na mapě žádné sídlo verbíře.
refused-no-sawmill = Nemáte na mapě žádnou pilu.
refused-no-sawmill-in = Na mýtině { $clearing } nemáte pilu.
refused-no-wood = V zásobě už nemáte žádné dřevo.
refused-overwork-match = Žádná vaše karta neodpovídá mýtině, kam byste mohli přidat dřevo.
refused-no-bird = Nemáte žádnou ptačí kartu.
refused-craft-first = Vyrábí se před první akcí.

## Rody Orlího hnízda

refused-must-add = Musíte přidat aspoň jednu kartu.
refused-birds-added = Za tah smíte přidat jen { $count ->
    [one] { $count } ptačí kartu
    [few] { $count } ptačí karty
   *[other] { $count } ptačích karet
}.
refused-column = Ve výnosu je teď na řadě { $column }.
refused-card-first = Možností je mnoho: nejdřív vyberte kartu výnosu.
refused-suit-left = V tomto sloupci už není žádná { $suit } karta.
refused-decree-suits = Zbývají jen tyto karty: { $suits }. { $why }
refused-decree-recruit = Na žádné odpovídající mýtině nemáte hřad.
refused-decree-move = Z žádné odpovídající mýtiny se vaši bojovníci nemohou přesunout.
refused-decree-battle = Na žádné odpovídající mýtině není s kým bojovat.
refused-decree-build = Neovládáte žádnou odpovídající mýtinu s volnou pozicí a bez hřadu.
refused-no-roost-in = Na mýtině { $clearing } nemáte hřad.
refused-roost-in = Na mýtině { $clearing } už hřad stojí.
refused-turmoil = Všechny karty, které zbývají, lze splnit.
refused-craft-before-decree = Vyrábí se před splněním první karty výnosu.

## Lesní aliance

refused-revolt = Vzpoura stojí Stoupence odpovídající mýtině ({ $cost }); na žádnou jich nemáte dost.
refused-revolt-cost = Vzpoura tady stojí { $cost ->
    [one] { $cost } Stoupence ({ $suit })
    [few] { $cost } Stoupence ({ $suit })
   *[other] { $cost } Stoupenců ({ $suit })
}; i s ptačími jich máte { $count }.
refused-no-sympathy = Mýtina { $clearing } s vámi nesympatizuje.
refused-base-on-map = Tato základna už je na mapě: { $piece }.
refused-revolt-slot = Na mýtině { $clearing } by se pro základnu nenašla volná pozice.
refused-spread = Sympatie stojí nejméně { $cost ->
    [one] { $cost } Stoupence odpovídajícího
    [few] { $cost } Stoupence odpovídající
   *[other] { $cost } Stoupenců odpovídajících
} mýtině; na žádnou mýtinu v dosahu jich nemáte dost.
refused-spread-cost = Sympatie tady stojí { $cost ->
    [one] { $cost } Stoupence ({ $suit })
    [few] { $cost } Stoupence ({ $suit })
   *[other] { $cost } Stoupenců ({ $suit })
}; i s ptačími jich máte { $count }.
refused-martial-law = Platí tu stanné právo a sympatie stojí { $cost ->
    [one] { $cost } Stoupence ({ $suit })
    [few] { $cost } Stoupence ({ $suit })
   *[other] { $cost } Stoupenců ({ $suit })
}; i s ptačími jich máte { $count }.
refused-sympathetic = Mýtina { $clearing } už s vámi sympatizuje.
refused-far-from-sympathy = Mýtina { $clearing } nesousedí s žádnou sympatizující mýtinou.
refused-no-sympathy-to-craft = Vyrábíte pomocí sympatie a v tomto tahu už vám žádný žeton nezbývá.
refused-no-base = Nemáte na mapě žádnou základnu.
refused-no-base-in = Na mýtině { $clearing } nemáte základnu.
refused-train-match = Potřebujete kartu, která odpovídá základně na mapě ({ $suits }), nebo ptačí.
refused-no-tokens = Všechny žetony sympatie už jsou na mapě.
refused-organize = Všechny mýtiny s vašimi bojovníky už s vámi sympatizují.

## Tulák

refused-forest = Jste v lese; tohle jde jen na mýtině.
refused-no-item = Chybí vám připravený předmět: { $item }.
refused-hostile = Na mýtině { $clearing } jsou bojovníci nepřátelské frakce; vstup stojí { $count ->
    [one] { $count } botu
    [few] { $count } boty
   *[other] { $count } bot
}.
refused-elsewhere = Na mýtině { $clearing } nejste.
refused-no-ruin = Na mýtině { $clearing } není žádná ruina.
refused-not-here = { $seat } nemá na mýtině { $clearing } nic.
refused-no-ready-item = Nemáte připravený žádný předmět.
refused-quest-suit = Tento úkol jde splnit jen zde: { $suit } mýtina.
refused-quest-items = K úkolu použijete: { $items }. Chybí vám: { $missing }.
refused-no-quest = Žádný vyložený úkol nemá symbol vaší mýtiny ({ $suit }).
refused-no-quest-items = Na žádný úkol této mýtiny nemáte předměty.
refused-no-target = Na mýtině { $clearing } není do koho střelit.
refused-nothing-damaged = Žádný váš předmět není poškozený.
refused-no-hammer = Vyrábíte pomocí kladiv a žádné nemáte připravené.
refused-no-victim = Nikdo z těch, kdo jsou na mýtině { $clearing }, nemá v ruce karty.
refused-no-labor = V odhazovacím balíčku není žádná { $suit } ani ptačí karta.
refused-no-fighters = Na mýtině { $clearing } nejsou dva soupeři, kteří by spolu mohli bojovat.
refused-improvised = V tomto tahu už jste improvizovali.
refused-no-ground = Není na které mýtině: jsou spálené.

## Co z toho plyne

follows-dominance = nadobro opustíte stupnici bodů; vyhrát pak můžete jen dominancí
follows-dominance-spent = karta dominance bude ležet vedle mapy a vzít si ji může kdokoli
follows-coalition = body už nezískáte a vyhrajete jen společně s partnerem
follows-actions-left = { $count ->
    [one] zbývá vám { $count } akce
    [few] zbývají vám { $count } akce
   *[other] zbývá vám { $count } akcí
}
follows-operations-left = { $count ->
    [one] zbývá vám { $count } operace
    [few] zbývají vám { $count } operace
   *[other] zbývá vám { $count } operací
}
follows-revolt = použijete { $cost ->
    [one] { $cost } Stoupence
    [few] { $cost } Stoupence
   *[other] { $cost } Stoupenců
}
follows-decree = zůstane ve výnosu až do chaosu
follows-decree-stuck = zůstane ve výnosu a podle toho, co je teď na mapě, přivodí chaos ({ $column }, { $suit })
follows-turmoil = ztratíte { n-points }, všechny karty výnosu i vládce a Bílý den skončí
follows-recruit-short = tolik bojovníků ({ $count }) nemáte: následuje chaos
follows-hostile = padne-li bojovník, bude vztah nepřátelský ({ $seat })
follows-aid-hostile = vztah je nepřátelský a nezlepší se ({ $seat })
follows-improvise = předmět se poškodí ({ $item })
follows-hideout = ukončí váš Bílý den
follows-scorch = o pochodeň nadobro přijdete a na mýtinu už nikdo nevstoupí

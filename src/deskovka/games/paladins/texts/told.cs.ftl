# Paladinové Západního království: situace slovy

## Jak daleko hra je

told-preparation = Příprava hry na { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
told-round = Kolo { $round } z { $rounds }
told-over = Konec hry po kole { $round } z { $rounds }
told-you = Hrajete jako { $seat }.
told-phase = Právě: { $phase }.
told-starter = Žeton začínajícího hráče má { $seat }.
told-turn = Na tahu je { $seat }.
told-tax = Zásoba daní: { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}.
told-decks = V balíčcích zbývá: měšťané { $townsfolk }, cizinci { $outsiders }, hradby { $walls }, krčma { $taverns }, podezření { $suspicions }.
told-winner = Vítězí { $seat }.
told-shared = O vítězství se dělí: { $seats }.
told-virtual-wins = Vítězí virtuální hráč.

## Karty

told-kings = Královské karty
told-order = { $order }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
told-order-hidden = Rozkaz číslo { $place } leží lícem dolů: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
told-favour = { $favour }: volná.
told-favour-used = { $favour }: využitá, leží na ní { $worker }.
told-favour-hidden = Přízeň číslo { $place } leží lícem dolů.
told-tavern = Krčma
told-tavern-card = { $tavern }: { $gains }.
told-townsfolk = Měšťané
told-offer = Sloupec { $column }, { $price }: { $townsfolk }.
told-price-now = Teď byste zaplatili { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
told-column-empty = Sloupec { $column }, { $price }: nikdo.
told-price = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
told-price-debt = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
} nebo dluh
told-gains = { $gains }

## Herní plán

told-region = Region { $region }: víra { $faith }, síla { $strength }
told-slot = { $slot }: volno; { $gains }.
told-slot-taken = { $slot }: { $piece } ({ $owner }).
told-outsider = Pod ním: { $outsider }.
told-attack-now = Útok by vás teď stál { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}.

## Hráči

told-seat = { $seat }: teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-stock = { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}, { $provisions ->
    [one] { $provisions } proviant
    [few] { $provisions } provianty
   *[other] { $provisions } proviantů
}.
told-workers = Neumístění poddaní: { $gains }.
told-no-workers = Žádní neumístění poddaní.
told-passed = V tomto kole už nehraje.
told-attributes = Vlastnosti: { $parts }.
told-attribute = { $attribute } { $count }
told-boosted = { $attribute } { $count } + { $boost }
told-paladin = Paladin: { $paladin }. { $about }
told-chosen = Pro toto kolo leží lícem dolů: { $paladin }.
told-hand = Paladinové na výběr: { $paladins }.
told-played = Zahraní paladinové: { $paladins }.
told-pile = V balíčku { $count ->
    [one] je { $count } paladin
    [few] jsou { $count } paladinové
   *[other] je { $count } paladinů
}.
told-in-pile = { $paladin } leží shora { $place }.
told-space = { $action } ({ $workers })
told-space-cost = { $action } ({ $workers }; { $cost })
told-space-free = { $space }: volno.
told-space-times = Provedeno { $count } z { $limit }.
told-space-done = Provedeno { $count }×.
told-space-covered = Dílna zastupuje: { $workers }.
told-space-gives = Přináší { $gains }.
told-space-gathers = S jedním poddaným přináší { $one }, s oběma { $both }.
told-space-used = { $space }: využito, leží tu { $workers }.
told-influence = vliv { $count }
told-pieces = Postavené dílny { $workshops }, vyslaní misionáři { $monks }, postavené tvrze { $outposts }.
told-jars = Džbány: { $jars }.
told-jar = { $slot }
told-walls = Hradby: { $walls }.
told-wall = { $wall }
told-retinue = Družina: { $folk }.
told-folk = { $townsfolk }
told-attacked = Přemožení: { $outsiders }.
told-converted = Obrácení: { $outsiders }.
told-stranger = { $outsider }
told-suspicion = { $count ->
    [one] { $count } karta podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
}, nejnovější poslední, s daní { $taxes }.
told-tax-of-card = { $tax }
told-unpaid = { $count ->
    [one] { $count } nesplacený dluh.
    [few] { $count } nesplacené dluhy.
   *[other] { $count } nesplacených dluhů.
}
told-paid = { $count ->
    [one] { $count } splacený dluh.
    [few] { $count } splacené dluhy.
   *[other] { $count } splacených dluhů.
}
told-parts = Body: { $parts }.
told-part = { $part } { $count }

## Virtuální hráč

told-virtual = Virtuální hráč: teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-virtual-workers = { $count ->
    [one] { $count } poddaný.
    [few] { $count } poddaní.
   *[other] { $count } poddaných.
}
told-virtual-marker = Ukazatel surovin na { $space }.
told-virtual-attributes = Vlastnosti, nejvrchnější ukazatel poslední: { $parts }.
told-virtual-schemes = V balíčku { $count ->
    [one] je { $count } karta intrik
    [few] jsou { $count } karty intrik
   *[other] je { $count } karet intrik
}.
told-virtual-out = V tomto kole skončil.
told-virtual-flipped = Otočené intriky: { $schemes }.
told-virtual-used = Využitá pole: { $actions }.
told-virtual-workshops = Dílny: { $parts }.
told-workshops-on = { $action } { $count }
told-virtual-on-orders = Dílny na královských rozkazech: { $count }.
told-virtual-pieces = Vyslaní misionáři { $monks }, postavené tvrze { $outposts }, otočené džbány { $jars }.

## Odměny a ceny

gain-labourer = { $count ->
    [one] { $count } nádeník
    [few] { $count } nádeníci
   *[other] { $count } nádeníků
}
gain-scout = { $count ->
    [one] { $count } zvěd
    [few] { $count } zvědové
   *[other] { $count } zvědů
}
gain-merchant = { $count ->
    [one] { $count } kupec
    [few] { $count } kupci
   *[other] { $count } kupců
}
gain-fighter = { $count ->
    [one] { $count } bojovník
    [few] { $count } bojovníci
   *[other] { $count } bojovníků
}
gain-cleric = { $count ->
    [one] { $count } kněz
    [few] { $count } kněží
   *[other] { $count } kněží
}
gain-criminal = { $count ->
    [one] { $count } zločinec
    [few] { $count } zločinci
   *[other] { $count } zločinců
}
gain-faith = víra { $count }
gain-strength = síla { $count }
gain-influence = vliv { $count }
gain-provision = { $count ->
    [one] { $count } proviant
    [few] { $count } provianty
   *[other] { $count } proviantů
}
gain-silver = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
gain-tax = daň { $count }
gain-remove_suspicion = odhodit { $count ->
    [one] { $count } kartu podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
}
gain-destroy_debt = zrušit { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}
gain-pay_debt = splatit { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}
gain-take_debt = vzít si { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}
gain-pray = { $count ->
    [one] uvolnit akční pole
    [few] uvolnit { $count } akční pole
   *[other] uvolnit { $count } akčních polí
}
gain-free_recruit = { $count ->
    [one] přijmout zdarma měšťana
    [few] přijmout zdarma { $count } měšťany
   *[other] přijmout zdarma { $count } měšťanů
}
gain-free_develop = { $count ->
    [one] postavit zdarma dílnu
    [few] postavit zdarma { $count } dílny
   *[other] postavit zdarma { $count } dílen
}
gain-any_attribute = { $count ->
    [one] zvýšit libovolnou vlastnost
   *[other] zvýšit libovolné vlastnosti, celkem { $count }×
}

## Poznámky u možností

note-cost-gain = cena: { $cost }; přinese: { $gains }
note-cost = cena: { $cost }
note-recruit = cena: { $cost }. { $about }
note-recruit-free = zdarma. { $about }

## Co věci dělají

about-when-absolve = S každým odpustkem: { $gains }.
about-when-commission = S každou misií: { $gains }.
about-when-develop = S každým rozvojem: { $gains }.
about-when-attack = S každým útokem: { $gains }.
about-when-fortify = S každým opevněním: { $gains }.
about-when-convert = S každým obrácením: { $gains }.
about-when-garrison = S každou posádkou: { $gains }.
about-when-inquisition = Při každé Inkvizici: { $gains }.
about-when-pay_debt = S každým splaceným dluhem: { $gains }.
about-only-some = Jen když máte aspoň dvě karty podezření.
about-only-none = Jen když nemáte žádnou kartu podezření.
about-bonus = Jednou, při přijetí: { $gains }.
about-expedition = Na výpravě: { $gains }.
about-people = Národ: { $people }.
about-attacked = Za útok: { $gains }.
about-converted = Za obrácení: { $gains }.
about-scores = Na konci, je-li obrácen: VB { $points } za { $every ->
    [one] každý kus ({ $term })
   *[other] každých { $every } ({ $term })
}.
about-scores-base = Na konci, je-li obrácen: VB { $base } a k tomu { $points } za { $every ->
    [one] každý kus ({ $term })
   *[other] každých { $every } ({ $term })
}.
about-workers = Přivádí: { $gains }.
about-boost = V tomto kole navíc: { $gains }.
about-free = { $action } nestojí mince ani proviant.
about-discount = { $action } stojí o { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
} méně.
about-each-time = Pokaždé, { $action }: { $gains }.
about-order = Na konci: { $action } aspoň { $count }×.
about-favour-worker = Patří sem: { $worker }.
about-favour-cost = Cena: { $gains }.
about-gives = Přinese: { $gains }.
about-either = Jedno z toho: { $ways }.
about-or = { $first }, nebo { $second }
about-wall-points = Na konci VB: { $points }.
about-slot-locked = Přinese: { $gains }; jen když hrají aspoň { $players }.
about-spots = Poddaní: { $workers }.
about-silver = Cena v mincích: { $numbers }.
about-provisions = Cena v proviantu, postupně: { $numbers }.
about-influence = Potřebný vliv, postupně: { $numbers }.
about-one = S jedním poddaným: { $gains }.
about-two = S oběma poddanými: { $gains }.
about-points = Body na konci: { $steps }.
about-step = { $points } za { $count }
about-row = { $row }
about-lacking = Za každou minci smí chybět { $count } síly.
about-attribute = Body na konci, od začátku stupnice: { $numbers }.
about-action-develop = Přesuňte svou nejlevější dílnu na políčko některé pravé akce a získejte poddaného, který byl pod ní.
about-action-recruit = S jedním poddaným pošlete měšťana na výpravu, s oběma jej přijmete do družiny.
about-action-hunt = Získáte proviant.
about-action-trade = Získáte mince.
about-action-pray = Uvolníte jedno ze svých akčních polí.
about-action-conspire = Získáte zločince.
about-action-commission = Vyšlete misionáře do regionu, na který stačí vaše víra.
about-action-fortify = Postavíte hradby.
about-action-garrison = Postavíte tvrz v regionu, na který stačí vaše síla.
about-action-absolve = Přesunete džbán na jedno z jeho míst.
about-action-attack = Zaútočíte na cizince.
about-action-convert = Obrátíte na víru cizince, na kterého stačí vaše víra.
about-coloured = Smí na políčka své barvy a na průhledná.
about-labourer = Smí na průhledná políčka.
about-criminal = Smí na každé políčko. Kdo jej získá, bere si kartu podezření.
about-workshops = Pod nimi, zleva: { $workers }.
about-start = Každý začíná se zásobou: mince { $silver }, proviant { $provisions }.
about-suspicion = V balíčku: { $mix }.
about-mix = { $count }× daň { $tax }
about-debt = Nesplacený stojí VB { $unpaid }, splacený přinese { $paid }.
about-tax = Podle počtu hráčů, od jednoho: { $numbers }. Když je prázdná, přichází Inkvizice.
about-carried = Kdo pasuje, smí si nechat nejvýš { $count }.
about-virtual-workers = Poddaných má v kole tolik, kolikáté je kolo, a navíc { $count }.
about-virtual-marker = Jeho počítadlo surovin má polí { $count }; za posledním mu stoupne nejvyšší vlastnost.
about-virtual-schemes = Jeho intriky: { $schemes }; a po jedné na každé z { $count } královských přízní.
about-scheme = { $scheme } { $count }×
about-virtual-least = Každý cizinec, kterého obrátí, má cenu nejméně VB { $count }.
about-virtual-workshops = Dílny na začátku: jednoduchý { $easy }, standardní { $standard }, těžký { $hard }.

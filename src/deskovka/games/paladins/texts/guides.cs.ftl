# Co se řekne začátečníkovi v prvních hrách s průvodcem a jak se vyhrává

guide-first = První hra krok za krokem
guide-solo = První hra o samotě krok za krokem
guide-townsfolk = Jeden z měšťanů se k vám přidá zdarma a pomáhá celou hru: pokaždé, když provedete akci z jeho karty, získáte, co ukazuje. Vezměte někoho, jehož akci chcete dělat často.
guide-paladin = Paladin přivádí poddané, na toto kolo vám půjčí vlastnosti a jednu akci zlevní nebo vylepší. Zahrajte toho, jehož akce se vám teď hodí; toho, kdo přijde navrch balíčku, můžete zahrát příště.
guide-tavern = Karta krčmy vám dá všechny poddané, které ukazuje. Podívejte se, jaké barvy akce žádají. Zločinci se hodí všude, ale každý přináší kartu podezření, a kdo jich má nejvíc, na toho dolehne Inkvizice.
guide-act = Akce vlevo přinášejí poddané, mince, proviant a dílny. Mincemi a proviantem se platí akce vpravo a dílna vám ušetří poddaného v každém dalším kole.
guide-score = Akce vpravo bodují. Každá vyžaduje jednu vlastnost a jinou zvyšuje, takže si navzájem pomáhají: co uděláte teď, otevře, co budete moci udělat příště.
guide-attributes = Body přicházejí až nakonec: za vysoké vlastnosti, za pět a více stejných akcí a za královské rozkazy. Vyberte si dvě tři akce vpravo a pokračujte v nich.
guide-worker = Na toto políčko smí kdokoli. Nechte si barvy, které budete v tomto kole ještě potřebovat.
guide-carry = Kdo pasuje, nechá si pár poddaných do dalšího kola. Nechte si barvy, které krčma nemusí nabídnout.
guide-solo-tavern = Leží tu dvě karty krčmy. Jednu si vezmete i s poddanými; virtuální hráč dostane podezření z té druhé.
guide-solo-act = Po každé vaší akci otočí virtuální hráč kartu intrik a udělá, co říká; důvod pokaždé najdete v záznamu. Bere místa a karty, které byste mohli chtít, a tak udělejte nejdřív to, co by vám mohl vzít.

winning-game = Jak se vyhrává
win-end = { $rounds ->
    [one] Po { $rounds } kole
   *[other] Po { $rounds } kolech
} vyhrává, kdo má nejvíc bodů.
win-attributes = Víra, síla a vliv: čím výš, tím víc bodů; na konci stupnice { $most }.
win-actions = Misionáři, tvrze, hradby, džbány a dílny: body za posledních několik od každého druhu.
win-orders = Královské rozkazy: každý až { $most ->
    [one] { $most } bod
    [few] { $most } body
   *[other] { $most } bodů
} pro každého, kdo splnil, co žádá.
win-outsiders = Obrácení cizinci: každý podle svého pravidla.
win-debts = Splacené dluhy trochu přidají, každý nesplacený ubere { $unpaid ->
    [one] { $unpaid } bod
    [few] { $unpaid } body
   *[other] { $unpaid } bodů
}.
win-ties = Při shodě rozhodují body za královské rozkazy, pak menší počet karet podezření.

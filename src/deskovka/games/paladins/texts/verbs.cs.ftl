# Paladinové Západního království: jak se akce jmenují, na co se ptáme po každé volbě, proč ne a co následuje

verb-develop = Rozvoj
verb-recruit = Verbování
verb-expedition = Výprava
verb-hunt = Lov
verb-trade = Obchod
verb-pray = Modlitba
verb-conspire = Spiknutí
verb-commission = Misie
verb-fortify = Opevnění
verb-garrison = Posádka
verb-absolve = Odpustek
verb-attack = Útok
verb-convert = Obrácení
verb-favour = Královská přízeň
verb-pass = Pasovat
verb-done = To stačí
verb-decline = Ne, děkuji

pick-develop-action = Rozvoj: která akce dostane dílnu?
pick-develop-spot = Rozvoj, { $action }: které políčko?
pick-recruit-townsfolk = Verbování: koho?
pick-recruit-way = Verbování, { $townsfolk }: jak zaplatíte?
pick-expedition-townsfolk = Výprava: kdo půjde?
pick-expedition-way = Výprava, { $townsfolk }: jak zaplatíte?
pick-hunt-count = Lov: s kolika poddanými?
pick-trade-count = Obchod: s kolika poddanými?
pick-pray-action = Modlitba: které akční pole uvolníte?
pick-commission-slot = Misie: kam půjde misionář?
pick-garrison-slot = Posádka: kde bude tvrz?
pick-absolve-slot = Odpustek: kam přijde džbán?
pick-attack-outsider = Útok: na koho?
pick-convert-outsider = Obrácení: koho?
pick-favour-favour = Která královská přízeň?
pick-paladin-paladin = Kterého paladina zahrajete?
pick-paladin-top = Hraje { $paladin }; kdo přijde navrch balíčku?
pick-build-action = Která akce dostane dílnu?
pick-build-spot = { $action }: které políčko?

## Proč ne

refused-used = Na poli leží poddaní; použít je půjde, až se uvolní.
refused-limit = Smí se nejvýš { $count }× a tolikrát jste to už udělali.
refused-workers = Mezi poddanými potřebujete: { $workers }.
refused-silver = Stojí to { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vy máte { $silver }.
refused-provisions = Stojí to { $price ->
    [one] { $price } proviant
    [few] { $price } provianty
   *[other] { $price } proviantů
} a vy máte { $provisions }.
refused-influence = Je třeba vliv { $need } a vy máte { $value }.
refused-faith = Je třeba víra { $need } a vy máte { $value }.
refused-strength = Je třeba síla { $need } a vy máte { $value }.
refused-workshops = Nezbývá dílna nebo políčko pro ni.
refused-no-townsfolk = V nabídce už v tomto kole není žádný měšťan.
refused-no-slot = Žádné políčko, na které dosáhnete, není volné.
refused-no-walls = Hradby došly.
refused-no-outsiders = V nabídce už v tomto kole není žádný cizinec.
refused-no-debt = Tady nelze místo mincí vzít dluh.
refused-locked = Toto políčko je ve hře, jen když hrají aspoň { $count }.
refused-taken = Místo je obsazené.
refused-alike = Totéž přinese jiné volné místo stejného druhu; nabízí se místo tohoto.
refused-favour-used = Tato přízeň už byla v tomto kole využita.
refused-favour-cost = Nemáte na zaplacení ceny.
refused-no-favour = Teď nelze využít žádnou přízeň.
refused-favours-hidden = Žádná přízeň ještě není odhalena.

## Co následuje

follows-pass = { $count ->
    [one] ztratíte { $count } poddaného
    [few] ztratíte { $count } poddané
   *[other] ztratíte { $count } poddaných
}
follows-debt = nesplacený dluh na konci stojí body

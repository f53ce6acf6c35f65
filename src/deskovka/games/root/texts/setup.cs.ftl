# Root: příprava hry

setup-players = Hráči
setup-players-help = Dva až pět.

setup-factions = Frakce
setup-factions-help = Jedna pro každého hráče; není-li vybrána žádná, ty obvyklé. Při výběru frakcí ty, které se mohou vyložit.
setup-factions-marquise = Markýza z Kocourova
setup-factions-marquise-help = Ovládá les a buduje ho. Dosah 10.
setup-factions-eyrie = Rody Orlího hnízda
setup-factions-eyrie-help = Vládnou výnosem, který každý tah roste. Dosah 7.
setup-factions-alliance = Lesní aliance
setup-factions-alliance-help = Sbírá stoupence a bouří se. Dosah 3.
setup-factions-vagabond = Tulák
setup-factions-vagabond-help = Potuluje se sám se svými předměty. Dosah 5.
setup-factions-vagabond_second = Druhý Tulák
setup-factions-vagabond_second-help = Další tulák, hraje-li první. Dosah 2.

setup-seating = Kdo za co hraje
setup-seating-help = Losem, nebo tak, jak jsou frakce vypsány: první prvnímu místu a tak dále. Chcete-li určitou frakci, posaďte se na její místo.
setup-seating-drawn = losem
setup-seating-listed = v pořadí seznamu

setup-first = Začínající hráč
setup-first-help = Kdo začne.
setup-first-drawn = losem
setup-first-0 = místo A
setup-first-1 = místo B
setup-first-2 = místo C
setup-first-3 = místo D
setup-first-4 = místo E

setup-map = Mapa
setup-map-help = Na které mapě se hraje.
setup-map-autumn = podzimní
setup-map-winter = zimní
setup-map-lake = jezerní
setup-map-mountain = horská

setup-suits = Symboly mýtin
setup-suits-help = Vytištěné je má jen podzimní mapa, na ostatních se vždy losují.
setup-suits-printed = vytištěné
setup-suits-drawn = losem

setup-deck = Balíček
setup-deck-help = Které karty jsou společné.
setup-deck-base = základní
setup-deck-exiles = Vyhnanci a partyzáni

setup-preparation = Příprava
setup-preparation-help = Kterým postupem se hra připraví.
setup-preparation-standard = běžným
setup-preparation-advanced = pokročilým: z pěti karet si necháte tři
setup-preparation-draft = pokročilým s výběrem frakcí

setup-reach = Dosah
setup-reach-help = S frakcemi, jejichž dosah je dohromady menší než 17, se hraje nudně; odmítnou se, pokud na nich netrváte.
setup-reach-checked = alespoň 17
setup-reach-any = jakýkoli

setup-standing = Odpovědi předem
setup-standing-help = Zda hráči smějí na otázky o přepadení a podobně odpovědět předem, aby se na ně nemuselo čekat.
setup-standing-allowed = dovoleny
setup-standing-none = žádné

setup-edition = Vydání
setup-edition-help = Soubor YAML s čísly, která se liší od tištěné hry. Prázdné: tištěná hra.

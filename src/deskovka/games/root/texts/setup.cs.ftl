# Root: příprava hry

setup-players = Hráči
setup-players-help = Dva až šest.

setup-plays = Kdo hraje za koho
setup-plays-help = Frakce každého místa u stolu, nebo los.
setup-plays-drawn = frakce losem
setup-plays-marquise = { setup-factions-marquise }
setup-plays-eyrie = { setup-factions-eyrie }
setup-plays-alliance = { setup-factions-alliance }
setup-plays-vagabond = { setup-factions-vagabond }
setup-plays-vagabond_second = { setup-factions-vagabond_second }

setup-factions = Frakce
setup-factions-help = Jedna pro každého hráče; není-li vybrána žádná, ty obvyklé. Při výběru frakcí ty, které se mohou vyložit.
setup-factions-marquise = Markýza z Kocourova
setup-factions-marquise-help = Ovládá les a buduje ho.
setup-factions-eyrie = Rody Orlího hnízda
setup-factions-eyrie-help = Vládnou výnosem, který každý tah roste.
setup-factions-alliance = Lesní aliance
setup-factions-alliance-help = Sbírá stoupence a bouří se.
setup-factions-vagabond = Tulák
setup-factions-vagabond-help = Potuluje se sám se svými předměty.
setup-factions-vagabond_second = Druhý Tulák
setup-factions-vagabond_second-help = Další tulák, hraje-li první.

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
setup-first-5 = místo F

setup-map = Mapa
setup-map-help = Na které mapě se hraje.
setup-map-autumn = podzimní
setup-map-winter = zimní
setup-map-lake = jezerní
setup-map-mountain = horská

setup-suits = Symboly mýtin
setup-suits-help = Vytištěné je má jen podzimní mapa, na ostatních se vždy losují.
setup-suits-printed = vytištěné
setup-suits-drawn = vylosované

setup-deck = Balíček
setup-deck-help = Které karty jsou společné.
setup-deck-base = základní
setup-deck-exiles = Vyhnanci a partyzáni

setup-preparation = Příprava
setup-preparation-help = Kterým postupem se hra připraví.
setup-preparation-standard = běžná
setup-preparation-advanced = pokročilá: z pěti karet si necháte tři
setup-preparation-draft = pokročilá s výběrem frakcí

setup-hirelings = Pomocníci
setup-hirelings-help = Tři pomocníci slouží tomu, kdo se dostane dopředu na bodovací stupnici, a pak jdou z ruky do ruky.
setup-hirelings-none = bez nich
setup-hirelings-drawn = tři losem

setup-hireling_cards = Kteří pomocníci
setup-hireling_cards-help = Ti, ze kterých se losuje; když nevyberete žádné, ze všech. Ti, kteří patří ke hraným frakcím, zůstávají v krabici.
setup-hireling_cards-forest_patrol = { seat-forest_patrol }
setup-hireling_cards-forest_patrol-help = Na druhé straně { seat-feline_physicians }. Patří k Markýze.
setup-hireling_cards-last_dynasty = { seat-last_dynasty }
setup-hireling_cards-last_dynasty-help = Na druhé straně { seat-bluebird_nobles }. Patří k Orlímu hnízdu.
setup-hireling_cards-riverfolk_flotilla = { seat-riverfolk_flotilla }
setup-hireling_cards-riverfolk_flotilla-help = Na druhé straně { seat-otter_divers }. Patří k Říčnímu lidu.
setup-hireling_cards-warm_sun_prophets = { seat-warm_sun_prophets }
setup-hireling_cards-warm_sun_prophets-help = Na druhé straně { seat-lizard_envoys }. Patří ke Kultu.
setup-hireling_cards-sunward_expedition = { seat-sunward_expedition }
setup-hireling_cards-sunward_expedition-help = Na druhé straně { seat-mole_artisans }. Patří k Hrabství.
setup-hireling_cards-corvid_spies = { seat-corvid_spies }
setup-hireling_cards-corvid_spies-help = Na druhé straně { seat-raven_sentries }. Patří ke Krkavcům.
setup-hireling_cards-exile = { seat-exile }
setup-hireling_cards-exile-help = Z druhé strany { seat-brigand }. Patří k Tulákovi.
setup-hireling_cards-flame_bearers = { seat-flame_bearers }
setup-hireling_cards-flame_bearers-help = Z druhé strany { seat-rat_smugglers }. Patří k frakci Vůdce zástupů.
setup-hireling_cards-vault_keepers = { seat-vault_keepers }
setup-hireling_cards-vault_keepers-help = Z druhé strany { seat-badger_bodyguards }. Patří k frakci Ochránci ve zbroji.
setup-hireling_cards-spring_uprising = { seat-spring_uprising }
setup-hireling_cards-spring_uprising-help = Z druhé strany { seat-rabbit_scouts }. Patří k Alianci.
setup-hireling_cards-popular_band = { seat-popular_band }
setup-hireling_cards-popular_band-help = Na druhé straně { seat-street_band }. Nepatří k žádné frakci.

setup-insurgents = Povstalci ve dvou
setup-insurgents-help = Zda ve dvou hráčích s pomocníky zůstanou povstalecké frakce ve výběru.
setup-insurgents-left_out = vynechat
setup-insurgents-kept = ponechat
setup-hireling_cards-furious_protector = { seat-furious_protector }
setup-hireling_cards-furious_protector-help = Z druhé strany { seat-stoic_protector }. Nepatří k žádné frakci.
setup-hireling_cards-highway_bandits = { seat-highway_bandits }
setup-hireling_cards-highway_bandits-help = Z druhé strany { seat-bandit_gangs }. Nepatří k žádné frakci.

setup-reach = Dosah
setup-reach-help = S frakcemi, které mají dohromady příliš malý dosah, se hraje nudně; odmítnou se, pokud na nich netrváte.
setup-reach-checked = dostatečný
setup-reach-any = jakýkoli

setup-standing = Odpovědi předem
setup-standing-help = Zda hráči smějí na otázky o přepadení a podobně odpovědět předem, aby se na ně nemuselo čekat.
setup-standing-allowed = dovoleny
setup-standing-none = žádné

setup-edition = Vydání
setup-edition-help = Soubor YAML s čísly, která se liší od tištěné hry. Prázdné: tištěná hra.

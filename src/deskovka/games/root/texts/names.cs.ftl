# Root: názvy herního obsahu

game = Root

## Karty jen základního balíčku

card-armorers = Zbrojíři
card-sappers = Sapéři
card-brutal_tactics = Drsná taktika
card-royal_claim = Královský nárok
card-better_burrow_bank = Banka Lepší nora
card-cobbler = Švec
card-command_warren = Velitelství v noře
card-favor_of_the_rabbits = Zaječí přízeň
card-codebreakers = Luštitelé šifer
card-scouting_party = Průzkumná hlídka
card-favor_of_the_mice = Myší přízeň
card-stand_and_deliver = „Peníze, nebo život!“
card-tax_collector = Výběrčí daní
card-favor_of_the_foxes = Liščí přízeň

## Karty jen balíčku Vyhnanců a partyzánů

card-saboteurs = Sabotéři
card-soup_kitchens = Vývařovny
card-boat_builders = Stavitelé člunů
card-corvid_planners = Krkavčí plánovači
card-eyrie_emigre = Orlí emigrant
card-informants = Informátoři
card-false_orders = Falešné rozkazy
card-fox_partisans = Liščí partyzáni
card-propaganda_bureau = Úřad propagandy
card-rabbit_partisans = Zaječí partyzáni
card-swap_meet = Výměnný trh
card-coffin_makers = Výrobci rakví
card-tunnels = Tunely
card-charm_offensive = Ofenziva šarmu
card-mouse_partisans = Myší partyzáni
card-league_of_adventurous_mice = Liga dobrodružných myší
card-master_engravers = Mistři rytci
card-murine_broker = Myší makléř

## Karty obou balíčků

card-anvil = Kovadlina
card-foxfolk_steel = Liščí ocel
card-gently_used_knapsack = Obnošený batoh
card-protection_racket = Výpalné
card-root_tea_fox = Kořínkový čaj (liščí)
card-travel_gear_fox = Cestovní výbava (liščí)
card-a_visit_to_friends = Návštěva u přátel
card-bake_sale = Prodej koláčů
card-root_tea_rabbit = Kořínkový čaj (zaječí)
card-smugglers_trail = Pašerácká stezka
card-crossbow_mouse = Kuše (myší)
card-investments = Investice
card-mouse_in_a_sack = Myš v pytli
card-root_tea_mouse = Kořínkový čaj (myší)
card-sword = Meč
card-travel_gear_mouse = Cestovní výbava (myší)
card-arms_trader = Obchodník se zbraněmi
card-birdy_bindle = Ptačí raneček
card-crossbow_bird = Kuše (ptačí)
card-woodland_runners = Lesní běžci
card-ambush_fox = Přepadení (liščí)
card-ambush_rabbit = Přepadení (zaječí)
card-ambush_mouse = Přepadení (myší)
card-ambush_bird = Přepadení (ptačí)
card-dominance_fox = Dominance (liščí)
card-dominance_rabbit = Dominance (zaječí)
card-dominance_mouse = Dominance (myší)
card-dominance_bird = Dominance (ptačí)

## Frakce

faction-marquise = Markýza z Kocourova
faction-marquise-about = Na začátku drží téměř celou Lesní říši. Body získává za stavbu pil, dílen a sídel verbířů a platí za ně dřevem.
faction-eyrie = Rody Orlího hnízda
faction-eyrie-about = Každý Večer získávají body za hřady, ale musí plnit výnos, který každým tahem roste, jinak upadnou do chaosu.
faction-alliance = Lesní aliance
faction-alliance-about = Získává body za šíření sympatie, na něž používá Stoupence. Vzpoury jí přinášejí základny, bojovníky a důstojníky.
faction-vagabond = Tulák
faction-vagabond-about = Putuje sám mezi ostatními a na vše potřebuje předměty. Body získává za úkoly, ruiny, pomoc a nechvalnou pověst.
faction-vagabond_second = Druhý Tulák
faction-vagabond_second-about = Další Tulák s vlastní postavou. Úkoly i ruiny mají oba společné.

## Frakce ve větách

role-marquise = Markýza
role-eyrie = Orlí hnízdo
role-alliance = Aliance
role-vagabond = Tulák
role-vagabond_second = Druhý Tulák

## Vůdci Orlů

leader-builder = Stavitel
leader-charismatic = Charismatický
leader-commander = Velitel
leader-despot = Tyran

## Postavy Tuláka

character-thief = Zloděj
character-tinker = Kutil
character-ranger = Zálesák
character-vagrant = Pobuda
character-arbiter = Rozhodce
character-scoundrel = Ničema
character-adventurer = Dobrodruh
character-ronin = Rónin
character-harrier = Nájezdník

## Úkoly

quest-fundraising_fox = Sbírka
quest-errand_fox = Pochůzka (liščí)
quest-logistics_help_fox = Pomoc s logistikou (liščí)
quest-repair_a_shed_fox = Oprava kůlny
quest-give_a_speech_fox = Proslov (liščí)
quest-guard_duty_rabbit = Strážní služba (zaječí)
quest-errand_rabbit = Pochůzka (zaječí)
quest-give_a_speech_rabbit = Proslov (zaječí)
quest-fend_off_a_bear_rabbit = Zahnání medvěda (zaječí)
quest-expel_bandits_rabbit = Vyhnání banditů (zaječí)
quest-expel_bandits_mouse = Vyhnání banditů (myší)
quest-guard_duty_mouse = Strážní služba (myší)
quest-fend_off_a_bear_mouse = Zahnání medvěda (myší)
quest-escort_mouse = Doprovod
quest-logistics_help_mouse = Pomoc s logistikou (myší)

## Předměty

item-boot = bota
item-sword = meč
item-crossbow = kuše
item-torch = pochodeň
item-hammer = kladivo
item-tea = konvička
item-coin = mince
item-club = kyj
item-bag = vak

## Symboly

suit-fox = liščí
suit-rabbit = zaječí
suit-mouse = myší
suit-bird = ptačí
suit-every = jakýkoli
suit-none = žádný

## Mapy

map-autumn = Podzimní mapa
map-winter = Zimní mapa
map-lake = Jezerní mapa
map-mountain = Horská mapa

## Komponenty

piece-sawmill = pila
    .object = pilu
    .counted = { $count ->
        [one] pilu
        [few] { $count } pily
       *[other] { $count } pil
    }
piece-workshop = dílna
    .object = dílnu
    .counted = { $count ->
        [one] dílnu
        [few] { $count } dílny
       *[other] { $count } dílen
    }
piece-recruiter = sídlo verbíře
    .object = sídlo verbíře
    .counted = { $count ->
        [one] sídlo verbíře
        [few] { $count } sídla verbířů
       *[other] { $count } sídel verbířů
    }
piece-wood = dřevo
    .object = dřevo
    .counted = { $count ->
        [one] dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
piece-keep = pevnost
    .object = pevnost
    .counted = { $count ->
        [one] pevnost
        [few] { $count } pevnosti
       *[other] { $count } pevností
    }
piece-roost = hřad
    .object = hřad
    .counted = { $count ->
        [one] hřad
        [few] { $count } hřady
       *[other] { $count } hřadů
    }
piece-vault = krypta
    .object = kryptu
    .counted = { $count ->
        [one] kryptu
        [few] { $count } krypty
       *[other] { $count } krypt
    }
piece-base_fox = liščí základna
    .object = liščí základnu
    .counted = { $count ->
        [one] liščí základnu
        [few] { $count } liščí základny
       *[other] { $count } liščích základen
    }
piece-base_rabbit = zaječí základna
    .object = zaječí základnu
    .counted = { $count ->
        [one] zaječí základnu
        [few] { $count } zaječí základny
       *[other] { $count } zaječích základen
    }
piece-base_mouse = myší základna
    .object = myší základnu
    .counted = { $count ->
        [one] myší základnu
        [few] { $count } myší základny
       *[other] { $count } myších základen
    }
piece-sympathy = sympatie
    .object = žeton sympatie
    .counted = { $count ->
        [one] žeton sympatie
        [few] { $count } žetony sympatie
       *[other] { $count } žetonů sympatie
    }
piece-warrior = bojovník
    .object = bojovníka
    .counted = { $count ->
        [one] bojovníka
        [few] { $count } bojovníky
       *[other] { $count } bojovníků
    }
piece-pawn = figura
    .object = figuru
    .counted = { $count ->
        [one] figuru
        [few] { $count } figury
       *[other] { $count } figur
    }
piece-ruin = ruina
    .object = ruinu
    .counted = { $count ->
        [one] ruinu
        [few] { $count } ruiny
       *[other] { $count } ruin
    }

## Sloupce výnosu

column-recruit = verbování
column-move = pohyb
column-battle = bitva
column-build = stavba

## Vztahy Tuláka

relation-indifferent = Lhostejný
relation-amiable = Vlídný
relation-friendly = Přátelský
relation-allied = Spojenec
relation-hostile = Nepřátelský

## Fáze

phase-birdsong = Rozbřesk
phase-daylight = Bílý den
phase-evening = Večer

## Mýtiny

place-1 = mýtina 1
place-2 = mýtina 2
place-3 = mýtina 3
place-4 = mýtina 4
place-5 = mýtina 5
place-6 = mýtina 6
place-7 = mýtina 7
place-8 = mýtina 8
place-9 = mýtina 9
place-10 = mýtina 10
place-11 = mýtina 11
place-12 = mýtina 12
place-burrow = Nora

## Lesy všech map

place-f1_2_5_10 = les 1-2-5-10
place-f1_9_10_12 = les 1-9-10-12
place-f2_6_10_11_12 = les 2-6-10-11-12
place-f3_7_11_12 = les 3-7-11-12
place-f3_6_11 = les 3-6-11
place-f4_9_12 = les 4-9-12
place-f4_7_8_12 = les 4-7-8-12
place-f1_2_5_6_11_12 = les 1-2-5-6-11-12
place-f1_10_11 = les 1-10-11
place-f2_7_12 = les 2-7-12
place-f3_7_12 = les 3-7-12
place-f3_8_12 = les 3-8-12
place-f4_10_11 = les 4-10-11
place-f4_9_11 = les 4-9-11
place-f8_9_11_12 = les 8-9-11-12
place-f1_9_12 = les 1-9-12
place-f1_5_11 = les 1-5-11
place-f2_7_10 = les 2-7-10
place-f2_8_10 = les 2-8-10
place-f3_8_10_12 = les 3-8-10-12
place-f3_9_12 = les 3-9-12
place-f4_5_6_11 = les 4-5-6-11
place-f6_7_11 = les 6-7-11
place-f7_10_11 = les 7-10-11
place-f1_8_9 = les 1-8-9
place-f2_5_11 = les 2-5-11
place-f2_6_11 = les 2-6-11
place-f4_8_9_12 = les 4-8-9-12
place-f5_9_10 = les 5-9-10
place-f5_10_11 = les 5-10-11
place-f9_10_12 = les 9-10-12
place-f10_11_12 = les 10-11-12

## Cesty všech map

place-p1_5 = cesta 1-5
place-p1_8 = cesta 1-8
place-p1_9 = cesta 1-9
place-p1_10 = cesta 1-10
place-p1_11 = cesta 1-11
place-p2_5 = cesta 2-5
place-p2_6 = cesta 2-6
place-p2_7 = cesta 2-7
place-p2_8 = cesta 2-8
place-p2_10 = cesta 2-10
place-p2_11 = cesta 2-11
place-p2_12 = cesta 2-12
place-p3_6 = cesta 3-6
place-p3_7 = cesta 3-7
place-p3_8 = cesta 3-8
place-p3_9 = cesta 3-9
place-p3_11 = cesta 3-11
place-p3_12 = cesta 3-12
place-p4_5 = cesta 4-5
place-p4_6 = cesta 4-6
place-p4_8 = cesta 4-8
place-p4_9 = cesta 4-9
place-p4_10 = cesta 4-10
place-p4_11 = cesta 4-11
place-p4_12 = cesta 4-12
place-p5_6 = cesta 5-6
place-p5_9 = cesta 5-9
place-p5_10 = cesta 5-10
place-p5_11 = cesta 5-11
place-p6_7 = cesta 6-7
place-p6_11 = cesta 6-11
place-p7_8 = cesta 7-8
place-p7_10 = cesta 7-10
place-p7_11 = cesta 7-11
place-p7_12 = cesta 7-12
place-p8_9 = cesta 8-9
place-p8_10 = cesta 8-10
place-p8_12 = cesta 8-12
place-p9_10 = cesta 9-10
place-p9_11 = cesta 9-11
place-p9_12 = cesta 9-12
place-p10_11 = cesta 10-11
place-p10_12 = cesta 10-12
place-p11_12 = cesta 11-12

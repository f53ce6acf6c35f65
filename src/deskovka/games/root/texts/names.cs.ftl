# Root: názvy herního obsahu

game = Root

## Karty jen základního balíčku

card-armorers = Zbrojíři
card-armorers-about = V bitvě ji smíte odhodit a ignorovat všechny hozené zásahy, které byste obdrželi.
card-sappers = Sapéři
card-sappers-about = Jako obránce ji smíte odhodit a udělit 1 dodatečný zásah.
card-brutal_tactics = Drsná taktika
card-brutal_tactics-about = Jako útočník smíte jednou za bitvu udělit 1 dodatečný zásah; obránce pak získá 1 bod.
card-royal_claim = Královský nárok
card-royal_claim-about = V Rozbřesku ji smíte odhodit a získat 1 bod za každou mýtinu, kterou ovládáte.
card-better_burrow_bank = Banka Lepší nora
card-better_burrow_bank-about = Na začátku Rozbřesku smíte dobrat kartu; pak dobere kartu i soupeř podle vaší volby.
card-cobbler = Švec
card-cobbler-about = Na začátku Večera smíte provést jeden pohyb.
card-command_warren = Velitelství v noře
card-command_warren-about = Na začátku Bílého dne smíte zahájit jednu bitvu.
card-favor_of_the_rabbits = Zaječí přízeň
card-favor_of_the_rabbits-about = Odstraňte všechny komponenty soupeřů ze všech zaječích mýtin a získejte 1 bod za každou stavbu a žeton.
card-codebreakers = Luštitelé šifer
card-codebreakers-about = Jednou v Bílém dni si smíte prohlédnout karty v ruce jiného hráče.
card-scouting_party = Průzkumná hlídka
card-scouting_party-about = Jste-li útočník, přepadení na vás nepůsobí.
card-favor_of_the_mice = Myší přízeň
card-favor_of_the_mice-about = Odstraňte všechny komponenty soupeřů ze všech myších mýtin a získejte 1 bod za každou stavbu a žeton.
card-stand_and_deliver = „Peníze, nebo život!“
card-stand_and_deliver-about = Jednou v Rozbřesku si smíte vzít náhodnou kartu z ruky soupeře; ten pak získá 1 bod.
card-tax_collector = Výběrčí daní
card-tax_collector-about = Jednou v Bílém dni smíte odstranit z mapy jednoho svého bojovníka a dobrat kartu.
card-favor_of_the_foxes = Liščí přízeň
card-favor_of_the_foxes-about = Odstraňte všechny komponenty soupeřů ze všech liščích mýtin a získejte 1 bod za každou stavbu a žeton.

## Karty jen balíčku Vyhnanců a partyzánů

card-saboteurs = Sabotéři
card-saboteurs-about = Na začátku Rozbřesku ji smíte odhodit, a tím odhodit vyrobenou kartu z herního prostoru soupeře.
card-soup_kitchens = Vývařovny
card-soup_kitchens-about = Vaše žetony se počítají pro ovládání mýtin, každý za 2.
card-boat_builders = Stavitelé člunů
card-boat_builders-about = Řeky i jezero považujete za cesty.
card-corvid_planners = Krkavčí plánovači
card-corvid_planners-about = Při pohybu nemusíte ovládat žádnou z obou mýtin.
card-eyrie_emigre = Orlí emigrant
card-eyrie_emigre-about = Na konci Rozbřesku musíte provést pohyb a pak zahájit bitvu tam, kam jste přišli. Neprovedete-li obojí, kartu odhodíte.
card-informants = Informátoři
card-informants-about = Kdykoli máte ve Večeru dobrat karty, smíte si místo nich všech vzít jednu kartu přepadení z odhazovacího balíčku.
card-false_orders = Falešné rozkazy
card-false_orders-about = V Rozbřesku ji smíte odhodit a donutit soupeře přesunout polovinu jeho bojovníků, zaokrouhleno nahoru, z jedné mýtiny na sousední; obě volíte vy. Na ovládání nezáleží.
card-fox_partisans = Liščí partyzáni
card-fox_partisans-about = V bitvě na liščí mýtině smíte jednou udělit 1 dodatečný zásah; pak odhodíte z ruky všechny karty kromě liščích, i ptačí.
card-propaganda_bureau = Úřad propagandy
card-propaganda_bureau-about = Jednou v Bílém dni smíte použít kartu a nahradit bojovníka soupeře na odpovídající mýtině svým.
card-rabbit_partisans = Zaječí partyzáni
card-rabbit_partisans-about = V bitvě na zaječí mýtině smíte jednou udělit 1 dodatečný zásah; pak odhodíte z ruky všechny karty kromě zaječích, i ptačí.
card-swap_meet = Výměnný trh
card-swap_meet-about = Jednou v Rozbřesku si smíte vzít náhodnou kartu z ruky jiného hráče; pak mu jednu kartu dáte.
card-coffin_makers = Výrobci rakví
card-coffin_makers-about = Shromažďují se zde bojovníci všech hráčů odstranění z mapy, nikoli však nahrazení. Na začátku Rozbřesku získáte 1 bod za každých pět a všichni se vrátí do zásob.
card-tunnels = Tunely
card-tunnels-about = Všechny mýtiny se svými výrobními prostředky považujete za navzájem sousední.
card-charm_offensive = Ofenziva šarmu
card-charm_offensive-about = Na začátku Večera smíte dobrat kartu; jiný hráč podle vaší volby pak získá 1 bod.
card-mouse_partisans = Myší partyzáni
card-mouse_partisans-about = V bitvě na myší mýtině smíte jednou udělit 1 dodatečný zásah; pak odhodíte z ruky všechny karty kromě myších, i ptačí.
card-league_of_adventurous_mice = Liga dobrodružných myší
card-league_of_adventurous_mice-about = Jednou v Bílém dni smíte použít jeden svůj vyrobený předmět a provést pohyb nebo zahájit bitvu.
card-master_engravers = Mistři rytci
card-master_engravers-about = Kdykoli vyrobíte předmět, získáte 1 bod navíc.
card-murine_broker = Myší makléř
card-murine_broker-about = Kdykoli jiný hráč vyrobí předmět, doberete kartu.

## Karty obou balíčků

card-anvil = Kovadlina
card-anvil-about = Vezměte ze zásoby předmětů kladivo a získejte 2 body.
card-foxfolk_steel = Liščí ocel
card-foxfolk_steel-about = Vezměte ze zásoby předmětů meč a získejte 2 body.
card-gently_used_knapsack = Obnošený batoh
card-gently_used_knapsack-about = Vezměte ze zásoby předmětů vak a získejte 1 bod.
card-protection_racket = Výpalné
card-protection_racket-about = Vezměte ze zásoby předmětů minci a získejte 3 body.
card-root_tea_fox = Kořínkový čaj (liščí)
card-root_tea_fox-about = Vezměte ze zásoby předmětů konvičku a získejte 2 body.
card-travel_gear_fox = Cestovní výbava (liščí)
card-travel_gear_fox-about = Vezměte ze zásoby předmětů botu a získejte 1 bod.
card-a_visit_to_friends = Návštěva u přátel
card-a_visit_to_friends-about = Vezměte ze zásoby předmětů botu a získejte 1 bod.
card-bake_sale = Prodej koláčů
card-bake_sale-about = Vezměte ze zásoby předmětů minci a získejte 3 body.
card-root_tea_rabbit = Kořínkový čaj (zaječí)
card-root_tea_rabbit-about = Vezměte ze zásoby předmětů konvičku a získejte 2 body.
card-smugglers_trail = Pašerácká stezka
card-smugglers_trail-about = Vezměte ze zásoby předmětů vak a získejte 1 bod.
card-crossbow_mouse = Kuše (myší)
card-crossbow_mouse-about = Vezměte ze zásoby předmětů kuši a získejte 1 bod.
card-investments = Investice
card-investments-about = Vezměte ze zásoby předmětů minci a získejte 3 body.
card-mouse_in_a_sack = Myš v pytli
card-mouse_in_a_sack-about = Vezměte ze zásoby předmětů vak a získejte 1 bod.
card-root_tea_mouse = Kořínkový čaj (myší)
card-root_tea_mouse-about = Vezměte ze zásoby předmětů konvičku a získejte 2 body.
card-sword = Meč
card-sword-about = Vezměte ze zásoby předmětů meč a získejte 2 body.
card-travel_gear_mouse = Cestovní výbava (myší)
card-travel_gear_mouse-about = Vezměte ze zásoby předmětů botu a získejte 1 bod.
card-arms_trader = Obchodník se zbraněmi
card-arms_trader-about = Vezměte ze zásoby předmětů meč a získejte 2 body.
card-birdy_bindle = Ptačí raneček
card-birdy_bindle-about = Vezměte ze zásoby předmětů vak a získejte 1 bod.
card-crossbow_bird = Kuše (ptačí)
card-crossbow_bird-about = Vezměte ze zásoby předmětů kuši a získejte 1 bod.
card-woodland_runners = Lesní běžci
card-woodland_runners-about = Vezměte ze zásoby předmětů botu a získejte 1 bod.
card-ambush_fox = Přepadení (liščí)
card-ambush_fox-about = Na liščí mýtině: jako obránce udělíte 2 zásahy před hodem, jako útočník přepadení zmaříte.
card-ambush_rabbit = Přepadení (zaječí)
card-ambush_rabbit-about = Na zaječí mýtině: jako obránce udělíte 2 zásahy před hodem, jako útočník přepadení zmaříte.
card-ambush_mouse = Přepadení (myší)
card-ambush_mouse-about = Na myší mýtině: jako obránce udělíte 2 zásahy před hodem, jako útočník přepadení zmaříte.
card-ambush_bird = Přepadení (ptačí)
card-ambush_bird-about = Na kterékoli mýtině: jako obránce udělíte 2 zásahy před hodem, jako útočník přepadení zmaříte.
card-dominance_fox = Dominance (liščí)
card-dominance_fox-about = Aktivujete ji v Bílém dni, máte-li alespoň 10 bodů. Vyhrajete, ovládáte-li na začátku svého Rozbřesku alespoň tři liščí mýtiny.
card-dominance_rabbit = Dominance (zaječí)
card-dominance_rabbit-about = Aktivujete ji v Bílém dni, máte-li alespoň 10 bodů. Vyhrajete, ovládáte-li na začátku svého Rozbřesku alespoň tři zaječí mýtiny.
card-dominance_mouse = Dominance (myší)
card-dominance_mouse-about = Aktivujete ji v Bílém dni, máte-li alespoň 10 bodů. Vyhrajete, ovládáte-li na začátku svého Rozbřesku alespoň tři myší mýtiny.
card-dominance_bird = Dominance (ptačí)
card-dominance_bird-about = Aktivujete ji v Bílém dni, máte-li alespoň 10 bodů. Vyhrajete, ovládáte-li na začátku svého Rozbřesku dvě diagonálně protilehlé rohové mýtiny.

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

## Vůdci Orlů

leader-builder = Stavitel
leader-builder-about = Vezíři ve verbování a pohybu. Vyrobené předměty přinášejí plný počet bodů.
leader-charismatic = Charismatický
leader-charismatic-about = Vezíři ve verbování a bitvě. Každé verbování musí umístit dva bojovníky.
leader-commander = Velitel
leader-commander-about = Vezíři v pohybu a bitvě. Jako útočník udělujete 1 dodatečný zásah.
leader-despot = Tyran
leader-despot-about = Vezíři v pohybu a stavbě. 1 bod navíc za každou bitvu, v níž odstraníte soupeřovu stavbu nebo žeton.

## Postavy Tuláka

character-thief = Zloděj
character-thief-about = Bota, pochodeň, konvička, meč. Krádež: použijete pochodeň a vezmete si náhodnou kartu z ruky hráče na vaší mýtině.
character-tinker = Kutil
character-tinker-about = Bota, pochodeň, vak, kladivo. Nádeničení: použijete pochodeň a vezmete si z odhazovacího balíčku kartu se symbolem své mýtiny nebo ptačí.
character-ranger = Zálesák
character-ranger-about = Bota, pochodeň, kuše, meč. Skrýš: použijete pochodeň a opravíte tři předměty; váš Bílý den pak končí.
character-vagrant = Pobuda
character-vagrant-about = Bota, pochodeň, mince. Podněcování: použijete pochodeň, vyvoláte na své mýtině bitvu mezi jinými a získáte body za to, co se v ní odstraní.
character-arbiter = Rozhodce
character-arbiter-about = Bota, pochodeň, meč, meč. Ochrana: obránce na vaší mýtině smí naverbovat vaše meče; získáte 1 bod.
character-scoundrel = Ničema
character-scoundrel-about = Bota, bota, pochodeň, kuše. Spálená země: obětujete pochodeň a odstraníte ze své mýtiny všechny komponenty soupeřů; nic už na ni nesmí přijít.
character-adventurer = Dobrodruh
character-adventurer-about = Bota, pochodeň, kladivo. Improvizace: jednou za tah smí při úkolu jeden předmět nahradit jiný; poškodí se.
character-ronin = Rónin
character-ronin-about = Bota, bota, pochodeň, meč. Rychlý úder: v bitvě po hodu smíte použít meč a udělit 1 dodatečný zásah.
character-harrier = Nájezdník
character-harrier-about = Mince, pochodeň, meč, kuše. Plachtění: použijete pochodeň a přesunete se na kteroukoli mýtinu na mapě.

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
item-bag = vak

## Symboly

suit-fox = liščí
suit-rabbit = zaječí
suit-mouse = myší
suit-bird = ptačí

## Mapy

map-autumn = Podzimní mapa
map-autumn-about = Mapa pro první hry: s vytištěnými symboly a bez zvláštních pravidel.
map-winter = Zimní mapa
map-winter-about = Rozbouřená řeka rozděluje lesy. Symboly mýtin se losují.
map-lake = Jezerní mapa
map-lake-about = Vor umožní jednou za tah pohyb přes jezero uprostřed a přinese kartu. Symboly mýtin se losují.
map-mountain = Horská mapa
map-mountain-about = Šest uzavřených cest lze otevřít, každou za bod, a průsmyk boduje každý Večer. Symboly mýtin se losují.

## Komponenty

piece-sawmill = pila
piece-workshop = dílna
piece-recruiter = sídlo verbíře
piece-wood = dřevo
piece-keep = pevnost
piece-roost = hřad
piece-base_fox = liščí základna
piece-base_rabbit = zaječí základna
piece-base_mouse = myší základna
piece-sympathy = sympatie
piece-warrior = bojovník
piece-pawn = figura
piece-ruin = ruina

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

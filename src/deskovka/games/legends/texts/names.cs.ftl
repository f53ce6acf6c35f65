# Minutová říše: Legendy: názvy herního obsahu

game = Minutová říše: Legendy

## Karty

card-ancient_phoenix = Prastarý fénix
card-ancient_phoenix-about = Létání. Přesun 5.
card-ancient_sage = Prastarý mudrc
card-ancient_sage-about = 1 bod za každou prastarou kartu. Přesun 3.
card-ancient_tree_spirit = Prastarý duch stromu
card-ancient_tree_spirit-about = 3 elixíry. Umístění 4.
card-ancient_woods = Prastarý hvozd
card-ancient_woods-about = +1 armáda. Stavba města, potom umístění 1.
card-cursed_banshee = Prokletá bánší
card-cursed_banshee-about = 2 elixíry. Přesun 6.
card-cursed_gargoyles = Prokletí chrliči
card-cursed_gargoyles-about = Létání. Přesun 5.
card-cursed_king = Prokletý král
card-cursed_king-about = 1 elixír. Umístění 3 nebo přesun 4.
card-cursed_mausoleum = Prokleté mauzoleum
card-cursed_mausoleum-about = +1 pohyb. Stavba města.
card-cursed_tower = Prokletá věž
card-cursed_tower-about = 1 bod za každé létání. Stavba města.
card-dire_dragon = Děsivý drak
card-dire_dragon-about = Létání. Umístění 3, potom zničení armády.
card-dire_eye = Děsivé oko
card-dire_eye-about = Létání. Umístění 4.
card-dire_giant = Děsivý obr
card-dire_giant-about = Nedotknutelnost. Umístění 3, potom zničení armády.
card-dire_goblin = Děsivý goblin
card-dire_goblin-about = 1 elixír. Přesun 5.
card-dire_ogre = Děsivý zlobr
card-dire_ogre-about = 1 bod za každé 3 mince. Přesun 2.
card-forest_elf = Lesní elf
card-forest_elf-about = +1 armáda. Umístění 3 nebo přesun 2.
card-forest_gnome = Lesní gnóm
card-forest_gnome-about = 3 elixíry. Přesun 2.
card-forest_pixie = Lesní skřítek
card-forest_pixie-about = +1 armáda. Přesun 4.
card-forest_tree_town = Lesní stromové město
card-forest_tree_town-about = +1 pohyb. Stavba města.
card-graveyard = Hřbitov
card-graveyard-about = 1 bod za každou prokletou kartu. Umístění 2.
card-lake = Jezero
card-lake-about = 1 bod za každou lesní kartu. Umístění 2 nebo přesun 3.
card-night_hydra = Noční hydra
card-night_hydra-about = +1 armáda. Přesun 5, potom zničení armády.
card-night_village = Noční vesnice
card-night_village-about = +1 armáda. Stavba města.
card-night_wizard = Noční čaroděj
card-night_wizard-about = 1 bod za každou noční kartu. Umístění 3, potom zničení armády.
card-noble_hills = Vznešené pahorky
card-noble_hills-about = 4 body za všechny 3 vznešené karty. Umístění 3.
card-noble_knight = Vznešený rytíř
card-noble_knight-about = +1 pohyb. Umístění 4, potom zničení armády.
card-noble_unicorn = Vznešený jednorožec
card-noble_unicorn-about = +1 pohyb. Přesun 4, potom umístění 1.
card-stronghold = Pevnost
card-stronghold-about = 1 bod za každou děsivou kartu. Stavba města.
card-arcane_manticore = Tajemná mantikora
card-arcane_manticore-about = +1 pohyb. Umístění 4, potom zničení armády.
card-arcane_sphinx = Tajemná sfinga
card-arcane_sphinx-about = Létání. Umístění 3 nebo přesun 4.
card-arcane_temple = Tajemný chrám
card-arcane_temple-about = 1 bod za každou tajemnou kartu. Přesun 3.
card-mountain_dwarf = Horský trpaslík
card-mountain_dwarf-about = 3 body za obě horské karty. Umístění 2, potom zničení armády.
card-mountain_treasury = Horská pokladnice
card-mountain_treasury-about = 1 elixír. 2 mince ihned. Přesun 3.
card-castle_a = Hrad
card-castle_a-about = 1 elixír. Umístění 3 nebo stavba města.
card-castle_b = Hrad
card-castle_b-about = 1 elixír. Přesun 3, potom stavba města.

## Vůdci

leader-fairy_queen = Královna víl
leader-fairy_queen-about = 1 bod za alespoň 3 lesní karty. Po posledním tahu všech hráčů si smíte koupit ještě jednu kartu, bez její akce.
leader-bandit_king = Loupeživý král
leader-bandit_king-about = Smíte umisťovat armády i k městům soupeřů, za 1 minci majiteli za každou armádu. Za každou zničenou armádu soupeře si od něj vezmete 1 minci.
leader-red_sorceress = Rudá čarodějka
leader-red_sorceress-about = Začínáte s 5 armádami ve startovním regionu místo 4. Zničené armády soupeřů si necháváte: 1 bod za každé 3.
leader-white_knight = Bílý rytíř
leader-white_knight-about = O 1 bod více za každý ovládaný ostrov s alespoň 3 regiony. Kdykoli postavíte město, smíte k němu umístit 1 armádu.

## Žetony

token-magic_spring = Kouzelná studánka
token-magic_spring-about = Počítá se jako 2 elixíry.
token-cottage = Útulek
token-cottage-about = +1 armáda.
token-hidden_treasure = Zakopaný poklad
token-hidden_treasure-about = 1 mince ihned.
token-magic_book = Kniha kouzel
token-magic_book-about = 1 bod. Její majitel vítězí při shodě na prvním místě.
token-stable = Stáj
token-stable-about = +1 pohyb.
token-poison_swamp = Jedovatý močál
token-poison_swamp-about = Jeho majitel ztrácí 1 bod.
token-citadel = Citadela
token-citadel-about = O 1 bod více pro toho, kdo region na konci hry ovládá.
token-dragon = Drak
token-dragon-about = Kdo přivede sedmou armádu, počítáno přes všechny barvy, zabije jej: 2 body.
token-portal = Magický portál
token-portal-about = Oba regiony s portálem spolu sousedí po souši.
token-bandits = Banda lupičů
token-bandits-about = Za každou vstupující armádu se platí 1 mince do banku.
token-start = Startovní region
token-start-about = Sem smí nové armády umisťovat každý.
token-hidden = Zakrytý žeton
token-hidden-about = Žeton objevu, nebo jedovatý močál. Odkryje jej první město v regionu.

## Strany segmentů

face-citadel = Skalní citadela
face-desert = Poušť
face-fern = Rudý les
face-horseshoe = Podkova
face-ice_islands = Ledové ostrovy
face-meadows = Luka
face-tall_islands = Vysoké ostrovy
face-volcano = Sopka

## Ostrovy

island-citadel_1 = Ostrov citadely
island-citadel_2 = Osamělý ostrov
island-desert_1i = Písečný ostrov
island-fern_1 = Rudý ostrov
island-horseshoe_1 = Ostrov Podkova
island-ice_a = Sněžný ostrov
island-ice_b = Ledovcový ostrov
island-ice_c = Mrazivý ostrov
island-meadows_1 = Luční ostrov
island-tall_a = Západní skalisko
island-tall_b = Východní skalisko
island-tall_c = Jižní skalisko
island-volcano_a = Popelavý ostrov
island-volcano_b = Sopečný ostrov

## Regiony

region-citadel_castle = Hradní skála
region-citadel_slope = Skalnatý svah
region-citadel_islet = Ostrůvek
region-desert_1 = Severní duny
region-desert_2 = Západní hřeben
region-desert_3 = Horní písky
region-desert_4 = Západní pustina
region-desert_5 = Východní písky
region-desert_6 = Jižní duny
region-desert_7 = Daleká oáza
region-fern_north = Severní kapradí
region-fern_middle = Rudá mýtina
region-fern_south = Jižní kapradí
region-horseshoe_tip = Špička podkovy
region-horseshoe_north = Severní oblouk
region-horseshoe_west = Západní ohyb
region-horseshoe_middle = Vnitřní břeh
region-horseshoe_south = Jižní rameno
region-ice_1 = Severní kra
region-ice_2 = Závěje
region-ice_3 = Ledovec
region-ice_4 = Mrazivá pláň
region-ice_5 = Jižní kra
region-meadows_cape = Mys
region-meadows_stones = Kamenný kruh
region-meadows_village = Vesnice
region-meadows_trees = Háj
region-meadows_south = Jižní louka
region-tall_west = Západní útes
region-tall_east = Východní útes
region-tall_south = Jižní útes
region-volcano_1 = Popelavé kopce
region-volcano_2 = Popelavá pláž
region-volcano_3 = Lávová pole
region-volcano_4 = Východní úbočí
region-volcano_5 = Kráter
region-volcano_6 = Západní úbočí
region-volcano_7 = Černé pobřeží

## Přídavná jména

adjective-ancient = prastarý
adjective-cursed = prokletý
adjective-dire = děsivý
adjective-forest = lesní
adjective-night = noční
adjective-noble = vznešený
adjective-arcane = tajemný
adjective-mountain = horský

## Barvy

colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-neutral = neutrální

# Minutová říše: Legendy: názvy herního obsahu

game = Minutová říše: Legendy

## Karty

card-ancient_phoenix = Prastarý fénix
card-ancient_sage = Prastarý mudrc
card-ancient_tree_spirit = Prastarý duch stromu
card-ancient_woods = Prastarý hvozd
card-cursed_banshee = Prokletá bánší
card-cursed_gargoyles = Prokletí chrliči
card-cursed_king = Prokletý král
card-cursed_mausoleum = Prokleté mauzoleum
card-cursed_tower = Prokletá věž
card-dire_dragon = Děsivý drak
card-dire_eye = Děsivé oko
card-dire_giant = Děsivý obr
card-dire_goblin = Děsivý goblin
card-dire_ogre = Děsivý zlobr
card-forest_elf = Lesní elf
card-forest_gnome = Lesní gnóm
card-forest_pixie = Lesní skřítek
card-forest_tree_town = Lesní stromové město
card-graveyard = Hřbitov
card-lake = Jezero
card-night_hydra = Noční hydra
card-night_village = Noční vesnice
card-night_wizard = Noční čaroděj
card-noble_hills = Vznešené pahorky
card-noble_knight = Vznešený rytíř
card-noble_unicorn = Vznešený jednorožec
card-stronghold = Pevnost
card-arcane_manticore = Tajemná mantikora
card-arcane_sphinx = Tajemná sfinga
card-arcane_temple = Tajemný chrám
card-mountain_dwarf = Horský trpaslík
card-mountain_treasury = Horská pokladnice
card-castle_a = Hrad
card-castle_b = Hrad

## Vůdci

role-fairy_queen = { leader-fairy_queen }
leader-fairy_queen = Královna víl
role-bandit_king = { leader-bandit_king }
leader-bandit_king = Loupeživý král
role-red_sorceress = { leader-red_sorceress }
leader-red_sorceress = Rudá čarodějka
role-white_knight = { leader-white_knight }
leader-white_knight = Bílý rytíř

## Žetony

token-magic_spring = Kouzelná studánka
token-cottage = Útulek
token-hidden_treasure = Zakopaný poklad
token-magic_book = Kniha kouzel
token-stable = Stáj
token-poison_swamp = Jedovatý močál
token-citadel = Citadela
token-dragon = Drak
token-portal = Magický portál
token-bandits = Banda lupičů
token-start = Startovní region
token-hidden = Zakrytý žeton

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

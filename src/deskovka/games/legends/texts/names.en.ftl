# Eight-Minute Empire: Legends: names of the content

game = Eight-Minute Empire: Legends

## Cards

card-ancient_phoenix = Ancient Phoenix
card-ancient_phoenix-about = Flying. Move 5.
card-ancient_sage = Ancient Sage
card-ancient_sage-about = 1 VP for each ancient card. Move 3.
card-ancient_tree_spirit = Ancient Tree Spirit
card-ancient_tree_spirit-about = 3 elixirs. Place 4.
card-ancient_woods = Ancient Woods
card-ancient_woods-about = +1 army. Build a city, then place 1.
card-cursed_banshee = Cursed Banshee
card-cursed_banshee-about = 2 elixirs. Move 6.
card-cursed_gargoyles = Cursed Gargoyles
card-cursed_gargoyles-about = Flying. Move 5.
card-cursed_king = Cursed King
card-cursed_king-about = 1 elixir. Place 3 or move 4.
card-cursed_mausoleum = Cursed Mausoleum
card-cursed_mausoleum-about = +1 move. Build a city.
card-cursed_tower = Cursed Tower
card-cursed_tower-about = 1 VP for each flying ability. Build a city.
card-dire_dragon = Dire Dragon
card-dire_dragon-about = Flying. Place 3, then destroy an army.
card-dire_eye = Dire Eye
card-dire_eye-about = Flying. Place 4.
card-dire_giant = Dire Giant
card-dire_giant-about = Immunity. Place 3, then destroy an army.
card-dire_goblin = Dire Goblin
card-dire_goblin-about = 1 elixir. Move 5.
card-dire_ogre = Dire Ogre
card-dire_ogre-about = 1 VP for every 3 coins. Move 2.
card-forest_elf = Forest Elf
card-forest_elf-about = +1 army. Place 3 or move 2.
card-forest_gnome = Forest Gnome
card-forest_gnome-about = 3 elixirs. Move 2.
card-forest_pixie = Forest Pixie
card-forest_pixie-about = +1 army. Move 4.
card-forest_tree_town = Forest Tree Town
card-forest_tree_town-about = +1 move. Build a city.
card-graveyard = Graveyard
card-graveyard-about = 1 VP for each cursed card. Place 2.
card-lake = Lake
card-lake-about = 1 VP for each forest card. Place 2 or move 3.
card-night_hydra = Night Hydra
card-night_hydra-about = +1 army. Move 5, then destroy an army.
card-night_village = Night Village
card-night_village-about = +1 army. Build a city.
card-night_wizard = Night Wizard
card-night_wizard-about = 1 VP for each night card. Place 3, then destroy an army.
card-noble_hills = Noble Hills
card-noble_hills-about = 4 VP for all 3 noble cards. Place 3.
card-noble_knight = Noble Knight
card-noble_knight-about = +1 move. Place 4, then destroy an army.
card-noble_unicorn = Noble Unicorn
card-noble_unicorn-about = +1 move. Move 4, then place 1.
card-stronghold = Stronghold
card-stronghold-about = 1 VP for each dire card. Build a city.
card-arcane_manticore = Arcane Manticore
card-arcane_manticore-about = +1 move. Place 4, then destroy an army.
card-arcane_sphinx = Arcane Sphinx
card-arcane_sphinx-about = Flying. Place 3 or move 4.
card-arcane_temple = Arcane Temple
card-arcane_temple-about = 1 VP for each arcane card. Move 3.
card-mountain_dwarf = Mountain Dwarf
card-mountain_dwarf-about = 3 VP for both mountain cards. Place 2, then destroy an army.
card-mountain_treasury = Mountain Treasury
card-mountain_treasury-about = 1 elixir. 2 coins at once. Move 3.
card-castle_a = Castle
card-castle_a-about = 1 elixir. Place 3 or build a city.
card-castle_b = Castle
card-castle_b-about = 1 elixir. Move 3, then build a city.

## Leaders

leader-fairy_queen = Fairy Queen
leader-fairy_queen-about = 1 VP for at least 3 forest cards. After everyone's last turn you may buy one more card, without its action.
leader-bandit_king = Bandit King
leader-bandit_king-about = You may place armies at opponents' cities for 1 coin per army, paid to the owner. Each opponent's army you destroy brings you 1 coin from its owner.
leader-red_sorceress = Red Sorceress
leader-red_sorceress-about = You start with 5 armies in the start region instead of 4. You keep the opponents' armies you destroy: 1 VP for every 3.
leader-white_knight = White Knight
leader-white_knight-about = 1 VP more for each island you control with at least 3 regions. When you build a city, you may place 1 army there.

## Tokens

token-magic_spring = Magic Spring
token-magic_spring-about = Counts as 2 elixirs.
token-cottage = Cottage
token-cottage-about = +1 army.
token-hidden_treasure = Hidden Treasure
token-hidden_treasure-about = 1 coin at once.
token-magic_book = Magic Book
token-magic_book-about = 1 VP. Its owner wins ties for first place.
token-stable = Stable
token-stable-about = +1 move.
token-poison_swamp = Poison Swamp
token-poison_swamp-about = Its owner loses 1 VP.
token-citadel = Citadel
token-citadel-about = 1 VP more for whoever controls the region at the end.
token-dragon = Dragon
token-dragon-about = Whoever brings in the seventh army, counting all colours, slays it: 2 VP.
token-portal = Magic Portal
token-portal-about = The two portal regions are land neighbours.
token-bandits = Bandits
token-bandits-about = Each army that enters pays 1 coin to the bank.
token-start = Start Region
token-start-about = Everybody may place new armies here.
token-hidden = Face-down Token
token-hidden-about = A discovery token or the poison swamp. The first city in the region reveals it.

## Faces of the segments

face-citadel = Citadel Rock
face-desert = Desert
face-fern = Red Forest
face-horseshoe = Horseshoe
face-ice_islands = Ice Islands
face-meadows = Meadows
face-tall_islands = Tall Islands
face-volcano = Volcano

## Islands

island-citadel_1 = Citadel Island
island-citadel_2 = Lone Island
island-desert_1i = Sand Island
island-fern_1 = Red Island
island-horseshoe_1 = Horseshoe Island
island-ice_a = Snow Island
island-ice_b = Glacier Island
island-ice_c = Frost Island
island-meadows_1 = Meadow Island
island-tall_a = West Tall Island
island-tall_b = East Tall Island
island-tall_c = South Tall Island
island-volcano_a = Ash Island
island-volcano_b = Volcano Island

## Regions

region-citadel_castle = Castle Crag
region-citadel_slope = Rocky Slope
region-citadel_islet = Islet
region-desert_1 = North Dunes
region-desert_2 = West Ridge
region-desert_3 = Upper Sands
region-desert_4 = Western Wastes
region-desert_5 = Eastern Sands
region-desert_6 = South Dunes
region-desert_7 = Far Oasis
region-fern_north = North Fernwood
region-fern_middle = Red Glade
region-fern_south = South Fernwood
region-horseshoe_tip = Horseshoe Tip
region-horseshoe_north = North Arch
region-horseshoe_west = West Bend
region-horseshoe_middle = Inner Shore
region-horseshoe_south = South Arm
region-ice_1 = North Floe
region-ice_2 = Snowdrifts
region-ice_3 = Glacier
region-ice_4 = Frost Plain
region-ice_5 = South Floe
region-meadows_cape = Cape
region-meadows_stones = Standing Stones
region-meadows_village = Village
region-meadows_trees = Grove
region-meadows_south = South Meadow
region-tall_west = West Cliff
region-tall_east = East Cliff
region-tall_south = South Cliff
region-volcano_1 = Ash Hills
region-volcano_2 = Ash Beach
region-volcano_3 = Lava Fields
region-volcano_4 = East Flank
region-volcano_5 = Crater
region-volcano_6 = West Flank
region-volcano_7 = Black Shore

## Adjectives

adjective-ancient = ancient
adjective-cursed = cursed
adjective-dire = dire
adjective-forest = forest
adjective-night = night
adjective-noble = noble
adjective-arcane = arcane
adjective-mountain = mountain

## Colours

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-neutral = neutral

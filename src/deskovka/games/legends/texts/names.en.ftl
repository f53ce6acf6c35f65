# Eight-Minute Empire: Legends: names of the content

game = Eight-Minute Empire: Legends

## Cards

card-ancient_phoenix = Ancient Phoenix
card-ancient_sage = Ancient Sage
card-ancient_tree_spirit = Ancient Tree Spirit
card-ancient_woods = Ancient Woods
card-cursed_banshee = Cursed Banshee
card-cursed_gargoyles = Cursed Gargoyles
card-cursed_king = Cursed King
card-cursed_mausoleum = Cursed Mausoleum
card-cursed_tower = Cursed Tower
card-dire_dragon = Dire Dragon
card-dire_eye = Dire Eye
card-dire_giant = Dire Giant
card-dire_goblin = Dire Goblin
card-dire_ogre = Dire Ogre
card-forest_elf = Forest Elf
card-forest_gnome = Forest Gnome
card-forest_pixie = Forest Pixie
card-forest_tree_town = Forest Tree Town
card-graveyard = Graveyard
card-lake = Lake
card-night_hydra = Night Hydra
card-night_village = Night Village
card-night_wizard = Night Wizard
card-noble_hills = Noble Hills
card-noble_knight = Noble Knight
card-noble_unicorn = Noble Unicorn
card-stronghold = Stronghold
card-arcane_manticore = Arcane Manticore
card-arcane_sphinx = Arcane Sphinx
card-arcane_temple = Arcane Temple
card-mountain_dwarf = Mountain Dwarf
card-mountain_treasury = Mountain Treasury
card-castle_a = Castle
card-castle_b = Castle

## Leaders

role-fairy_queen = { leader-fairy_queen }
leader-fairy_queen = Fairy Queen
role-bandit_king = { leader-bandit_king }
leader-bandit_king = Bandit King
role-red_sorceress = { leader-red_sorceress }
leader-red_sorceress = Red Sorceress
role-white_knight = { leader-white_knight }
leader-white_knight = White Knight

## Tokens

token-magic_spring = Magic Spring
token-cottage = Cottage
token-hidden_treasure = Hidden Treasure
token-magic_book = Magic Book
token-stable = Stable
token-poison_swamp = Poison Swamp
token-citadel = Citadel
token-dragon = Dragon
token-portal = Magic Portal
token-bandits = Bandits
token-start = Start Region
token-hidden = Face-down Token

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

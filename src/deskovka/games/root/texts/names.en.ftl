# Root: names of the content

game = Root

## Cards of the base deck only

card-armorers = Armorers
card-sappers = Sappers
card-brutal_tactics = Brutal Tactics
card-royal_claim = Royal Claim
card-better_burrow_bank = Better Burrow Bank
card-cobbler = Cobbler
card-command_warren = Command Warren
card-favor_of_the_rabbits = Favor of the Rabbits
card-codebreakers = Codebreakers
card-scouting_party = Scouting Party
card-favor_of_the_mice = Favor of the Mice
card-stand_and_deliver = “Stand and Deliver!”
card-tax_collector = Tax Collector
card-favor_of_the_foxes = Favor of the Foxes

## Cards of the Exiles & Partisans deck only

card-saboteurs = Saboteurs
card-soup_kitchens = Soup Kitchens
card-boat_builders = Boat Builders
card-corvid_planners = Corvid Planners
card-eyrie_emigre = Eyrie Émigré
card-informants = Informants
card-false_orders = False Orders
card-fox_partisans = Fox Partisans
card-propaganda_bureau = Propaganda Bureau
card-rabbit_partisans = Rabbit Partisans
card-swap_meet = Swap Meet
card-coffin_makers = Coffin Makers
card-tunnels = Tunnels
card-charm_offensive = Charm Offensive
card-mouse_partisans = Mouse Partisans
card-league_of_adventurous_mice = League of Adventurous Mice
card-master_engravers = Master Engravers
card-murine_broker = Murine Broker

## Cards of both decks

card-anvil = Anvil
card-foxfolk_steel = Foxfolk Steel
card-gently_used_knapsack = Gently Used Knapsack
card-protection_racket = Protection Racket
card-root_tea_fox = Root Tea (fox)
card-travel_gear_fox = Travel Gear (fox)
card-a_visit_to_friends = A Visit to Friends
card-bake_sale = Bake Sale
card-root_tea_rabbit = Root Tea (rabbit)
card-smugglers_trail = Smuggler's Trail
card-crossbow_mouse = Crossbow (mouse)
card-investments = Investments
card-mouse_in_a_sack = Mouse-in-a-Sack
card-root_tea_mouse = Root Tea (mouse)
card-sword = Sword
card-travel_gear_mouse = Travel Gear (mouse)
card-arms_trader = Arms Trader
card-birdy_bindle = Birdy Bindle
card-crossbow_bird = Crossbow (bird)
card-woodland_runners = Woodland Runners
card-ambush_fox = Ambush! (fox)
card-ambush_rabbit = Ambush! (rabbit)
card-ambush_mouse = Ambush! (mouse)
card-ambush_bird = Ambush! (bird)
card-dominance_fox = Dominance (fox)
card-dominance_rabbit = Dominance (rabbit)
card-dominance_mouse = Dominance (mouse)
card-dominance_bird = Dominance (bird)

## Factions

faction-marquise = Marquise de Cat
faction-marquise-about = Holds almost the whole woodland at the start. She scores by building sawmills, workshops and recruiters, and pays for them with wood.
faction-eyrie = Eyrie Dynasties
faction-eyrie-about = Score for their roosts every Evening, but must carry out a Decree that grows every turn, or fall into Turmoil.
faction-alliance = Woodland Alliance
faction-alliance-about = Scores by spreading sympathy, for which it spends Supporters. Revolts bring it bases, warriors and officers.
faction-vagabond = Vagabond
faction-vagabond-about = Wanders alone among the others and needs items for everything. Scores with quests, ruins, aid and infamy.
faction-vagabond_second = Second Vagabond
faction-vagabond_second-about = Another Vagabond with a character of his own. The two share the quests and the ruins.

## Factions in the sentences of a game

role-marquise = Marquise
role-eyrie = Eyrie
role-alliance = Alliance
role-vagabond = Vagabond
role-vagabond_second = Second Vagabond

## Leaders of the Eyrie

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot

## Characters of the Vagabond

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-ronin = Ronin
character-harrier = Harrier

## Quests

quest-fundraising_fox = Fundraising
quest-errand_fox = Errand (fox)
quest-logistics_help_fox = Logistics Help (fox)
quest-repair_a_shed_fox = Repair a Shed
quest-give_a_speech_fox = Give a Speech (fox)
quest-guard_duty_rabbit = Guard Duty (rabbit)
quest-errand_rabbit = Errand (rabbit)
quest-give_a_speech_rabbit = Give a Speech (rabbit)
quest-fend_off_a_bear_rabbit = Fend off a Bear (rabbit)
quest-expel_bandits_rabbit = Expel Bandits (rabbit)
quest-expel_bandits_mouse = Expel Bandits (mouse)
quest-guard_duty_mouse = Guard Duty (mouse)
quest-fend_off_a_bear_mouse = Fend off a Bear (mouse)
quest-escort_mouse = Escort
quest-logistics_help_mouse = Logistics Help (mouse)

## Items

item-boot = boot
item-sword = sword
item-crossbow = crossbow
item-torch = torch
item-hammer = hammer
item-tea = tea
item-coin = coin
item-club = club
item-bag = bag

## Suits

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
suit-every = any
suit-none = no

## Maps

map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain

## Pieces

piece-sawmill = sawmill
    .object = a sawmill
    .counted = { $count ->
        [one] a sawmill
       *[other] { $count } sawmills
    }
piece-workshop = workshop
    .object = a workshop
    .counted = { $count ->
        [one] a workshop
       *[other] { $count } workshops
    }
piece-recruiter = recruiter
    .object = a recruiter
    .counted = { $count ->
        [one] a recruiter
       *[other] { $count } recruiters
    }
piece-wood = wood
    .object = wood
    .counted = { $count ->
        [one] wood
       *[other] { $count } wood
    }
piece-keep = keep
    .object = the keep
    .counted = { $count ->
        [one] the keep
       *[other] { $count } keeps
    }
piece-roost = roost
    .object = a roost
    .counted = { $count ->
        [one] a roost
       *[other] { $count } roosts
    }
piece-vault = vault
    .object = a vault
    .counted = { $count ->
        [one] a vault
       *[other] { $count } vaults
    }
piece-base_fox = fox base
    .object = the fox base
    .counted = { $count ->
        [one] the fox base
       *[other] { $count } fox bases
    }
piece-base_rabbit = rabbit base
    .object = the rabbit base
    .counted = { $count ->
        [one] the rabbit base
       *[other] { $count } rabbit bases
    }
piece-base_mouse = mouse base
    .object = the mouse base
    .counted = { $count ->
        [one] the mouse base
       *[other] { $count } mouse bases
    }
piece-sympathy = sympathy
    .object = sympathy
    .counted = { $count ->
        [one] sympathy
       *[other] { $count } sympathy tokens
    }
piece-warrior = warrior
    .object = a warrior
    .counted = { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
piece-pawn = pawn
    .object = the pawn
    .counted = { $count ->
        [one] the pawn
       *[other] { $count } pawns
    }
piece-ruin = ruin
    .object = a ruin
    .counted = { $count ->
        [one] a ruin
       *[other] { $count } ruins
    }

## Columns of the Decree

column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

## Relationships of the Vagabond

relation-indifferent = Indifferent
relation-amiable = Amiable
relation-friendly = Friendly
relation-allied = Allied
relation-hostile = Hostile

## Phases

phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

## Clearings

place-1 = Clearing 1
place-2 = Clearing 2
place-3 = Clearing 3
place-4 = Clearing 4
place-5 = Clearing 5
place-6 = Clearing 6
place-7 = Clearing 7
place-8 = Clearing 8
place-9 = Clearing 9
place-10 = Clearing 10
place-11 = Clearing 11
place-12 = Clearing 12
place-burrow = Burrow

## Forests of all maps

place-f1_2_5_10 = forest 1-2-5-10
place-f1_9_10_12 = forest 1-9-10-12
place-f2_6_10_11_12 = forest 2-6-10-11-12
place-f3_7_11_12 = forest 3-7-11-12
place-f3_6_11 = forest 3-6-11
place-f4_9_12 = forest 4-9-12
place-f4_7_8_12 = forest 4-7-8-12
place-f1_2_5_6_11_12 = forest 1-2-5-6-11-12
place-f1_10_11 = forest 1-10-11
place-f2_7_12 = forest 2-7-12
place-f3_7_12 = forest 3-7-12
place-f3_8_12 = forest 3-8-12
place-f4_10_11 = forest 4-10-11
place-f4_9_11 = forest 4-9-11
place-f8_9_11_12 = forest 8-9-11-12
place-f1_9_12 = forest 1-9-12
place-f1_5_11 = forest 1-5-11
place-f2_7_10 = forest 2-7-10
place-f2_8_10 = forest 2-8-10
place-f3_8_10_12 = forest 3-8-10-12
place-f3_9_12 = forest 3-9-12
place-f4_5_6_11 = forest 4-5-6-11
place-f6_7_11 = forest 6-7-11
place-f7_10_11 = forest 7-10-11
place-f1_8_9 = forest 1-8-9
place-f2_5_11 = forest 2-5-11
place-f2_6_11 = forest 2-6-11
place-f4_8_9_12 = forest 4-8-9-12
place-f5_9_10 = forest 5-9-10
place-f5_10_11 = forest 5-10-11
place-f9_10_12 = forest 9-10-12
place-f10_11_12 = forest 10-11-12

## Paths of all maps

place-p1_5 = path 1-5
place-p1_8 = path 1-8
place-p1_9 = path 1-9
place-p1_10 = path 1-10
place-p1_11 = path 1-11
place-p2_5 = path 2-5
place-p2_6 = path 2-6
place-p2_7 = path 2-7
place-p2_8 = path 2-8
place-p2_10 = path 2-10
place-p2_11 = path 2-11
place-p2_12 = path 2-12
place-p3_6 = path 3-6
place-p3_7 = path 3-7
place-p3_8 = path 3-8
place-p3_9 = path 3-9
place-p3_11 = path 3-11
place-p3_12 = path 3-12
place-p4_5 = path 4-5
place-p4_6 = path 4-6
place-p4_8 = path 4-8
place-p4_9 = path 4-9
place-p4_10 = path 4-10
place-p4_11 = path 4-11
place-p4_12 = path 4-12
place-p5_6 = path 5-6
place-p5_9 = path 5-9
place-p5_10 = path 5-10
place-p5_11 = path 5-11
place-p6_7 = path 6-7
place-p6_11 = path 6-11
place-p7_8 = path 7-8
place-p7_10 = path 7-10
place-p7_11 = path 7-11
place-p7_12 = path 7-12
place-p8_9 = path 8-9
place-p8_10 = path 8-10
place-p8_12 = path 8-12
place-p9_10 = path 9-10
place-p9_11 = path 9-11
place-p9_12 = path 9-12
place-p10_11 = path 10-11
place-p10_12 = path 10-12
place-p11_12 = path 11-12

# Root: names of the content

game = Root

## Cards of the base deck only

card-armorers = Armorers
card-armorers-about = In battle, discard it to ignore all rolled hits that you would take.
card-sappers = Sappers
card-sappers-about = As defender, discard it to deal 1 extra hit.
card-brutal_tactics = Brutal Tactics
card-brutal_tactics-about = As attacker you may deal 1 extra hit, once per battle; then the defender scores 1 point.
card-royal_claim = Royal Claim
card-royal_claim-about = In Birdsong, discard it to score 1 point for each clearing that you rule.
card-better_burrow_bank = Better Burrow Bank
card-better_burrow_bank-about = At the start of Birdsong you may draw a card; then an enemy of your choice draws one too.
card-cobbler = Cobbler
card-cobbler-about = At the start of Evening you may make one move.
card-command_warren = Command Warren
card-command_warren-about = At the start of Daylight you may start one battle.
card-favor_of_the_rabbits = Favor of the Rabbits
card-favor_of_the_rabbits-about = Remove all enemy pieces from all rabbit clearings and score 1 point for each building and token.
card-codebreakers = Codebreakers
card-codebreakers-about = Once in Daylight you may look at another player's hand.
card-scouting_party = Scouting Party
card-scouting_party-about = As attacker you are not affected by ambushes.
card-favor_of_the_mice = Favor of the Mice
card-favor_of_the_mice-about = Remove all enemy pieces from all mouse clearings and score 1 point for each building and token.
card-stand_and_deliver = “Stand and Deliver!”
card-stand_and_deliver-about = Once in Birdsong you may take a random card from the hand of an enemy, who then scores 1 point.
card-tax_collector = Tax Collector
card-tax_collector-about = Once in Daylight you may remove one of your warriors from the map to draw a card.
card-favor_of_the_foxes = Favor of the Foxes
card-favor_of_the_foxes-about = Remove all enemy pieces from all fox clearings and score 1 point for each building and token.

## Cards of the Exiles & Partisans deck only

card-saboteurs = Saboteurs
card-saboteurs-about = At the start of Birdsong, discard it to discard a crafted card from the play area of an enemy.
card-soup_kitchens = Soup Kitchens
card-soup_kitchens-about = Your tokens count for rule, each of them as 2.
card-boat_builders = Boat Builders
card-boat_builders-about = You treat rivers, and the lake, as paths.
card-corvid_planners = Corvid Planners
card-corvid_planners-about = You can move without ruling either clearing.
card-eyrie_emigre = Eyrie Émigré
card-eyrie_emigre-about = At the end of Birdsong you must make a move and then battle where you moved. If you have not done both, discard it.
card-informants = Informants
card-informants-about = When you would draw cards in Evening, you may take an ambush card from the discard pile instead of all of them.
card-false_orders = False Orders
card-false_orders-about = In Birdsong, discard it to make an enemy move half of its warriors, rounded up, from one clearing to an adjacent one; you choose both. Rule does not matter.
card-fox_partisans = Fox Partisans
card-fox_partisans-about = In battle in a fox clearing you may deal 1 extra hit, once; then discard your whole hand except foxes; birds go, too.
card-propaganda_bureau = Propaganda Bureau
card-propaganda_bureau-about = Once in Daylight you may spend a card to replace an enemy warrior in a matching clearing with one of yours.
card-rabbit_partisans = Rabbit Partisans
card-rabbit_partisans-about = In battle in a rabbit clearing you may deal 1 extra hit, once; then discard your whole hand except rabbits; birds go, too.
card-swap_meet = Swap Meet
card-swap_meet-about = Once in Birdsong you may take a random card from another player's hand and then give that player a card of yours.
card-coffin_makers = Coffin Makers
card-coffin_makers-about = Warriors of all players that are removed from the map, but not replaced, gather here. At the start of Birdsong you score 1 point for every five, then all return.
card-tunnels = Tunnels
card-tunnels-about = You treat all clearings with crafting pieces of yours as adjacent to each other.
card-charm_offensive = Charm Offensive
card-charm_offensive-about = At the start of Evening you may draw a card; then another player of your choice scores 1 point.
card-mouse_partisans = Mouse Partisans
card-mouse_partisans-about = In battle in a mouse clearing you may deal 1 extra hit, once; then discard your whole hand except mice; birds go, too.
card-league_of_adventurous_mice = League of Adventurous Mice
card-league_of_adventurous_mice-about = Once in Daylight you may exhaust one of your crafted items to make a move or start a battle.
card-master_engravers = Master Engravers
card-master_engravers-about = Whenever you craft an item, you score 1 extra point.
card-murine_broker = Murine Broker
card-murine_broker-about = Whenever another player crafts an item, you draw a card.

## Cards of both decks

card-anvil = Anvil
card-anvil-about = Take a hammer from the item supply and score 2 points.
card-foxfolk_steel = Foxfolk Steel
card-foxfolk_steel-about = Take a sword from the item supply and score 2 points.
card-gently_used_knapsack = Gently Used Knapsack
card-gently_used_knapsack-about = Take a bag from the item supply and score 1 point.
card-protection_racket = Protection Racket
card-protection_racket-about = Take a coin from the item supply and score 3 points.
card-root_tea_fox = Root Tea (fox)
card-root_tea_fox-about = Take a tea from the item supply and score 2 points.
card-travel_gear_fox = Travel Gear (fox)
card-travel_gear_fox-about = Take a boot from the item supply and score 1 point.
card-a_visit_to_friends = A Visit to Friends
card-a_visit_to_friends-about = Take a boot from the item supply and score 1 point.
card-bake_sale = Bake Sale
card-bake_sale-about = Take a coin from the item supply and score 3 points.
card-root_tea_rabbit = Root Tea (rabbit)
card-root_tea_rabbit-about = Take a tea from the item supply and score 2 points.
card-smugglers_trail = Smuggler's Trail
card-smugglers_trail-about = Take a bag from the item supply and score 1 point.
card-crossbow_mouse = Crossbow (mouse)
card-crossbow_mouse-about = Take a crossbow from the item supply and score 1 point.
card-investments = Investments
card-investments-about = Take a coin from the item supply and score 3 points.
card-mouse_in_a_sack = Mouse-in-a-Sack
card-mouse_in_a_sack-about = Take a bag from the item supply and score 1 point.
card-root_tea_mouse = Root Tea (mouse)
card-root_tea_mouse-about = Take a tea from the item supply and score 2 points.
card-sword = Sword
card-sword-about = Take a sword from the item supply and score 2 points.
card-travel_gear_mouse = Travel Gear (mouse)
card-travel_gear_mouse-about = Take a boot from the item supply and score 1 point.
card-arms_trader = Arms Trader
card-arms_trader-about = Take a sword from the item supply and score 2 points.
card-birdy_bindle = Birdy Bindle
card-birdy_bindle-about = Take a bag from the item supply and score 1 point.
card-crossbow_bird = Crossbow (bird)
card-crossbow_bird-about = Take a crossbow from the item supply and score 1 point.
card-woodland_runners = Woodland Runners
card-woodland_runners-about = Take a boot from the item supply and score 1 point.
card-ambush_fox = Ambush! (fox)
card-ambush_fox-about = In a fox clearing: as defender deal 2 hits before the roll, or as attacker foil an ambush.
card-ambush_rabbit = Ambush! (rabbit)
card-ambush_rabbit-about = In a rabbit clearing: as defender deal 2 hits before the roll, or as attacker foil an ambush.
card-ambush_mouse = Ambush! (mouse)
card-ambush_mouse-about = In a mouse clearing: as defender deal 2 hits before the roll, or as attacker foil an ambush.
card-ambush_bird = Ambush! (bird)
card-ambush_bird-about = In any clearing: as defender deal 2 hits before the roll, or as attacker foil an ambush.
card-dominance_fox = Dominance (fox)
card-dominance_fox-about = Activate it in Daylight with 10 points or more. You win if you rule at least three fox clearings at the start of your Birdsong.
card-dominance_rabbit = Dominance (rabbit)
card-dominance_rabbit-about = Activate it in Daylight with 10 points or more. You win if you rule at least three rabbit clearings at the start of your Birdsong.
card-dominance_mouse = Dominance (mouse)
card-dominance_mouse-about = Activate it in Daylight with 10 points or more. You win if you rule at least three mouse clearings at the start of your Birdsong.
card-dominance_bird = Dominance (bird)
card-dominance_bird-about = Activate it in Daylight with 10 points or more. You win if you rule two diagonally opposite corner clearings at the start of your Birdsong.

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

## Leaders of the Eyrie

leader-builder = Builder
leader-builder-about = Viziers in Recruit and Move. Crafted items bring their full points.
leader-charismatic = Charismatic
leader-charismatic-about = Viziers in Recruit and Battle. Each Recruit must place two warriors.
leader-commander = Commander
leader-commander-about = Viziers in Move and Battle. As attacker you deal 1 extra hit.
leader-despot = Despot
leader-despot-about = Viziers in Move and Build. 1 extra point for each battle in which you remove an enemy building or token.

## Characters of the Vagabond

character-thief = Thief
character-thief-about = Boot, torch, tea, sword. Steal: exhaust a torch to take a random card from the hand of a player in your clearing.
character-tinker = Tinker
character-tinker-about = Boot, torch, bag, hammer. Day Labor: exhaust a torch to take a card of the suit of your clearing, or a bird card, from the discard pile.
character-ranger = Ranger
character-ranger-about = Boot, torch, crossbow, sword. Hideout: exhaust a torch to repair three items; then your Daylight ends.
character-vagrant = Vagrant
character-vagrant-about = Boot, torch, coin. Instigate: exhaust a torch to start a battle between others in your clearing, and score for what is removed.
character-arbiter = Arbiter
character-arbiter-about = Boot, torch, sword, sword. Protect: a defender in your clearing may enlist your swords; you score 1 point.
character-scoundrel = Scoundrel
character-scoundrel-about = Boot, boot, torch, crossbow. Scorched Earth: give up a torch to remove all enemy pieces from your clearing, which nothing can enter any more.
character-adventurer = Adventurer
character-adventurer-about = Boot, torch, hammer. Improvise: once per turn one item may stand for another in a quest; it is damaged.
character-ronin = Ronin
character-ronin-about = Boot, boot, torch, sword. Swift Strike: in battle after the roll exhaust a sword to deal 1 extra hit.
character-harrier = Harrier
character-harrier-about = Coin, torch, sword, crossbow. Glide: exhaust a torch to move to any clearing of the map.

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
item-bag = bag

## Suits

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird

## Maps

map-autumn = Autumn
map-autumn-about = The map for first games: printed suits and no special rules.
map-winter = Winter
map-winter-about = A raging river divides the forests. The suits of the clearings are drawn.
map-lake = Lake
map-lake-about = A ferry takes one move per turn across the lake in the middle and brings a card. The suits of the clearings are drawn.
map-mountain = Mountain
map-mountain-about = Six closed paths can be opened for a point each, and the pass scores every Evening. The suits of the clearings are drawn.

## Pieces

piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-wood = wood
piece-keep = keep
piece-roost = roost
piece-base_fox = fox base
piece-base_rabbit = rabbit base
piece-base_mouse = mouse base
piece-sympathy = sympathy
piece-warrior = warrior
piece-pawn = pawn
piece-ruin = ruin

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

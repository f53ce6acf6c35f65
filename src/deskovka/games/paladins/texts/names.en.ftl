# Paladins of the West Kingdom: names

game = Paladins of the West Kingdom

## Townsfolk

townsfolk-abbot_1 = Abbot (labourer)
townsfolk-abbot_2 = Abbot (provisions)
townsfolk-abbot_3 = Abbot (tax)
townsfolk-acolyte_1 = Acolyte (labourer)
townsfolk-acolyte_2 = Acolyte (silver)
townsfolk-acolyte_3 = Acolyte (tax)
townsfolk-architect_1 = Architect (labourer)
townsfolk-architect_2 = Architect (provisions)
townsfolk-architect_3 = Architect (tax)
townsfolk-conspirator_1 = Conspirator (expedition: suspicion)
townsfolk-conspirator_2 = Conspirator (expedition: criminal)
townsfolk-debt_collector_1 = Debt Collector (labourer)
townsfolk-debt_collector_2 = Debt Collector (fighter)
townsfolk-debt_collector_3 = Debt Collector (scout)
townsfolk-defender_1 = Defender (labourer)
townsfolk-defender_2 = Defender (provisions)
townsfolk-defender_3 = Defender (tax)
townsfolk-gatekeeper_1 = Gatekeeper (labourer)
townsfolk-gatekeeper_2 = Gatekeeper (silver)
townsfolk-gatekeeper_3 = Gatekeeper (tax)
townsfolk-missionary_1 = Missionary (labourer)
townsfolk-missionary_2 = Missionary (provisions)
townsfolk-missionary_3 = Missionary (tax)
townsfolk-peddler_1 = Peddler (labourer)
townsfolk-peddler_2 = Peddler (provisions)
townsfolk-peddler_3 = Peddler (silver)
townsfolk-squire_1 = Squire (strength)
townsfolk-squire_2 = Squire (influence)
townsfolk-squire_3 = Squire (faith)
townsfolk-watchman_1 = Watchman (labourer)
townsfolk-watchman_2 = Watchman (silver)
townsfolk-watchman_3 = Watchman (tax)

## Outsiders

outsider-adventurer_v = Adventurer (Viking)
outsider-armourer_v = Armourer (Viking)
outsider-assassin_v = Assassin (Viking)
outsider-barbarian_v = Barbarian (Viking)
outsider-guardian_v = Guardian (Viking)
outsider-lookout_v = Lookout (Viking)
outsider-marauder_v = Marauder (Viking)
outsider-mercenary_v = Mercenary (Viking)
outsider-protector_v = Protector (Viking)
outsider-thief_v = Thief (Viking)
outsider-traitor_v = Traitor (Viking)
outsider-vigilante_v = Vigilante (Viking)
outsider-archer_b = Archer (Byzantine)
outsider-armourer_b = Armourer (Byzantine)
outsider-assassin_b = Assassin (Byzantine)
outsider-champion_b = Champion (Byzantine)
outsider-guardian_b = Guardian (Byzantine)
outsider-hunter_b = Hunter (Byzantine)
outsider-invader_b = Invader (Byzantine)
outsider-lookout_b = Lookout (Byzantine)
outsider-mercenary_b = Mercenary (Byzantine)
outsider-thief_b = Thief (Byzantine)
outsider-traitor_b = Traitor (Byzantine)
outsider-warrior_b = Warrior (Byzantine)
outsider-adventurer_s = Adventurer (Saracen)
outsider-archer_s = Archer (Saracen)
outsider-barbarian_s = Barbarian (Saracen)
outsider-champion_s = Champion (Saracen)
outsider-hunter_s = Hunter (Saracen)
outsider-invader_s = Invader (Saracen)
outsider-marauder_s = Marauder (Saracen)
outsider-mercenary_s1 = Mercenary (Saracen, labourer)
outsider-mercenary_s2 = Mercenary (Saracen, tax)
outsider-protector_s = Protector (Saracen)
outsider-vigilante_s = Vigilante (Saracen)
outsider-warrior_s = Warrior (Saracen)

## Paladins

paladin-anseis = Anséis
paladin-berengier = Bérengier
paladin-engelier = Engelier
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivoire = Ivoire
paladin-ivon = Ivon
paladin-oliver = Oliver
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Samson
paladin-hidden = face-down paladin

## Tavern cards

tavern-tavern_a = Tavern A
tavern-tavern_b = Tavern B
tavern-tavern_c = Tavern C
tavern-tavern_d = Tavern D
tavern-tavern_e = Tavern E
tavern-tavern_f = Tavern F
tavern-tavern_g = Tavern G
tavern-tavern_h = Tavern H
tavern-tavern_i = Tavern I
tavern-tavern_j = Tavern J
tavern-tavern_k = Tavern K
tavern-tavern_l = Tavern L
tavern-tavern_m = Tavern M
tavern-tavern_n = Tavern N
tavern-tavern_o = Tavern O
tavern-tavern_p = Tavern P
tavern-tavern_q = Tavern Q
tavern-tavern_r = Tavern R
tavern-tavern_s = Tavern S
tavern-tavern_t = Tavern T
tavern-tavern_u = Tavern U
tavern-tavern_v = Tavern V
tavern-tavern_w = Tavern W
tavern-tavern_x = Tavern X

## King’s Orders

order-commission = Order: Commission
order-fortify = Order: Fortify
order-garrison = Order: Garrison
order-absolve = Order: Absolve
order-attack = Order: Attack
order-convert = Order: Convert

## King’s Favours

favour-recruit = Favour: Townsfolk
favour-tax = Favour: Taxes
favour-criminals = Favour: Criminals
favour-attribute = Favour: Virtue
favour-pardon = Favour: Pardon
favour-levy = Favour: Levy
favour-works = Favour: Works
favour-labour = Favour: Labour
favour-supplies = Favour: Supplies
favour-pray = Favour: Prayer

## Walls

wall-strength = Mighty Wall
wall-labourer_vp = Wall with a Labourer and Points
wall-vp2 = Glorious Wall
wall-debt_or_silver = Wall of Debts
wall-suspicion_or_silver = Wall of Suspicion
wall-labourer3 = Wall of Many Labourers
wall-labourer2 = Wall of Labourers
wall-labourer_merchant = Wall of Labourer and Merchant
wall-labourer_fighter = Wall of Labourer and Fighter
wall-labourer_scout = Wall of Labourer and Scout
wall-labourer_cleric = Wall of Labourer and Cleric
wall-scout_merchant = Wall of Scout and Merchant
wall-scout = Wall of the Scout
wall-merchant = Wall of the Merchant
wall-fighter = Wall of the Fighter
wall-cleric = Wall of the Cleric

## Slots: of the regions, and for jars

slot-R1S1 = I a
slot-R1S2 = I b
slot-R1S3 = I c
slot-R1S4 = I d
slot-R2S1 = II a
slot-R2S2 = II b
slot-R2S3 = II c
slot-R2S4 = II d
slot-R2S5 = II e
slot-R2S6 = II f
slot-R2S7 = II g
slot-R3S1 = III a
slot-R3S2 = III b
slot-R3S3 = III c
slot-R3S4 = III d
slot-R3S5 = III e
slot-R3S6 = III f
slot-R3S7 = III g
slot-R3S8 = III h
slot-R3S9 = III i
slot-R4S1 = IV a
slot-R4S2 = IV b
slot-R4S3 = IV c
slot-R4S4 = IV d
slot-R4S5 = IV e
slot-R4S6 = IV f
slot-R4S7 = IV g
slot-R4S8 = IV h
slot-R4S9 = IV i
slot-R4S10 = IV j
slot-R5S1 = V a
slot-R5S2 = V b
slot-R5S3 = V c
slot-R5S4 = V d
slot-R5S5 = V e
slot-R5S6 = V f
slot-R5S7 = V g
slot-R6S1 = VI a
slot-R6S2 = VI b
slot-R6S3 = VI c
slot-A1 = Jar place a
slot-A2 = Jar place b
slot-A3 = Jar place c
slot-A4 = Jar place d
slot-A5 = Jar place e
slot-A6 = Jar place f
slot-A7 = Jar place g

## Actions

action-develop = Develop
action-recruit = Recruit
action-hunt = Hunt
action-trade = Trade
action-pray = Pray
action-conspire = Conspire
action-commission = Commission
action-fortify = Fortify
action-garrison = Garrison
action-absolve = Absolve
action-attack = Attack
action-convert = Convert
action-rest = Rest
action-nothing = nothing

## Workers

worker-labourer = labourer
worker-scout = scout
worker-merchant = merchant
worker-fighter = fighter
worker-cleric = cleric
worker-criminal = criminal
worker-any = any worker
worker-virtual = worker of the virtual player

## Attributes

attribute-faith = faith
attribute-strength = strength
attribute-influence = influence

## Rewards

reward-labourer = labourer
    .counted = { gain-labourer }
reward-scout = scout
    .counted = { gain-scout }
reward-merchant = merchant
    .counted = { gain-merchant }
reward-fighter = fighter
    .counted = { gain-fighter }
reward-cleric = cleric
    .counted = { gain-cleric }
reward-criminal = criminal
    .counted = { gain-criminal }
reward-faith = faith
    .counted = { gain-faith }
reward-strength = strength
    .counted = { gain-strength }
reward-influence = influence
    .counted = { gain-influence }
reward-provision = provisions
    .counted = { gain-provision }
reward-silver = silver
    .counted = { gain-silver }
reward-tax = tax
reward-remove_suspicion = discard suspicion
reward-destroy_debt = destroy a debt
reward-pay_debt = pay a debt
reward-pray = prayer
reward-free_recruit = free townsfolk
reward-free_develop = free workshop
reward-any_attribute = any attribute
reward-either = one of the rewards on the card

## Peoples

people-saracen = Saracen
people-byzantine = Byzantine
people-viking = Viking

## What converted outsiders count

term-commission = monks on the board
term-garrison = outposts on the board
term-develop = workshops on actions
term-fortify = walls
term-absolve = jars moved
term-recruited_townsfolk = townsfolk of the retinue
term-faith = faith
term-strength = strength
term-influence = influence
term-attacked_saracen = attacked Saracens
term-attacked_byzantine = attacked Byzantines
term-attacked_viking = attacked Vikings
term-fulfilled_kings_order = fulfilled King’s Orders
term-converted_mercenary = converted Mercenaries
term-paid_debt = paid debts
term-unpaid_debt = unpaid debts
term-suspicion = suspicion cards

## Ways to pay

way-silver = for silver
way-debt = for a debt

## Pieces and supplies

piece-monk = monk
piece-outpost = outpost
piece-workshop = workshops
piece-supply = starting supply
piece-suspicion = suspicion
piece-debt = debts
piece-tax = tax supply
piece-carried = workers kept for the next round

## Schemes

scheme-commission = Commission
scheme-fortify = Fortify
scheme-garrison = Garrison
scheme-absolve = Absolve
scheme-attack = Attack
scheme-convert = Convert
scheme-recruit = Recruit
scheme-pray = Pray
scheme-trade = Trade
scheme-conspire = Conspire
scheme-order = King’s Order
scheme-favour = King’s Favour

## Parts of a score

part-orders = King’s Orders
part-faith = faith
part-strength = strength
part-influence = influence
part-workshops = workshops
part-monks = monks
part-walls = walls
part-outposts = outposts
part-jars = jars
part-outsiders = converted outsiders
part-paid = paid debts
part-unpaid = unpaid debts
part-leftovers = leftovers

## Phases

phase-prepare = the table is laid
phase-first = everybody takes in the first townsfolk
phase-round = a round begins
phase-paladins = paladins are chosen in secret
phase-gather = workers are gathered
phase-act = actions
phase-virtual = the virtual player acts
phase-refresh = the table is refreshed
phase-scoring = points are counted
phase-over = the game is over

## Players

seat-virtual = virtual player

## Rivals

rival-virtual = The virtual player

## What stands in the virtual player’s way

obstacle-used = the space is used
obstacle-workers = too few workers
obstacle-limit = it is used up
obstacle-reach = nothing is within its reach
obstacle-orders = no revealed Order is possible
obstacle-favours = no Favour is free

# What counts for bots, as they name it when they say why

feature-points = victory points
feature-yearly = what the coming years score again
feature-nearly = objectives nearly reached
feature-coins = coins
feature-income = income
feature-units = units
feature-reserve = reserves
feature-refill = reserves to come
feature-hexes = hexes controlled
feature-influence = influence
feature-strongholds = forts and castles
feature-combat_cards = combat cards
feature-contest_cards = contest cards
feature-other_cards = other cards
feature-exposed = hexes in danger
feature-prey = enemy hexes in reach
feature-spoils = what can be taken next
feature-further = what is left of the action
feature-bargains = what else can be bought
feature-bare_cities = settlements that can be sacked
feature-wares = cards on the Sultan’s market
feature-won = the clash under way
feature-losses = losses in the clash under way
feature-plunder = plunder of the clash under way
feature-tokens = influence in the clash under way
feature-deal = the deal under way

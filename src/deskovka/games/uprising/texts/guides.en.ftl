# What a beginner is told in the guided first game, and how a game is won

guide-first = A first game, step by step
guide-market = Your territories have brought money. Buy food first: each unit eats in every round, and food given to cities makes you popular. What is left may go into weapons.
guide-market-weapons = A weapon raises the level of a unit. Two strong units before one city are worth more than four weak ones all over the map.
guide-economy = Feed all your units, or they lose levels and desert. Then give food to your cities: popularity recruits new units and wins political points. When nothing is left that you want, end the phase.
guide-economy-political = Political points buy cards, lower the defence of a city that you attack, or win a weak city by elections without any fight. Save some of them.
guide-movement = Each unit acts once: a step, or an attack. A territory on which your unit stands brings you money. The neutral border cities are empty and worth most: walk there.
guide-movement-joint = A city with a strong unit falls only to several sides: bring units to different territories of it, and attack together in one go.
guide-commit = Military power makes your side stronger in this fight, and is spent. Your opponent answers after you, so count what is left to them before you attack.

winning-game = How you win
win-side = { $side }: the capital and cities worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
win-worth = { $kind }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
win-team = Factions of one team count their cities together and win together.
win-moment = The game ends at once when a city that changes hands makes it so.
win-stalemate = Whole rounds in a row without any change, after which it is a draw: { $rounds }.

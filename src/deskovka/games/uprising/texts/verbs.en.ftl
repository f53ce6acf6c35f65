# Uprising: why something is not offered, what follows, and what is counted

refused-market-again = You have just left the market with nothing.
refused-money = You have { $money } money; the cheapest thing costs { $price }.
refused-fed = No unit of yours is hungry.
refused-only-one = Only one unit is hungry: feed all.
refused-food = You have { $food } food; { $price } would be needed.
refused-relief = Feeding gives at most { $most } popularity in a round.
refused-cities-fed = These cities can give no more popularity in this round.
refused-track = The track ends at { $most }.
refused-popularity = Your popularity is { $popularity }; { $price } would be needed.
refused-weapons = You have weapons: { $weapons }; { $price } would be needed.
refused-figures = All your figures ({ $count }) are on the board.
refused-no-room = A unit stands in each of your cities.
refused-not-yours = This city is not yours.
refused-full = A unit stands there already.
refused-no-weapon = You have no weapon.
refused-all-armed = Each of your units has reached level { $most } or has taken its weapons ({ $count }).
refused-armed = This unit has level { $level } and has taken weapons: { $weapons }.
refused-political = You have political points: { $points }; { $price } would be needed.
refused-hand = Your hand is full (cards: { $count }).
refused-no-pile = There is no card left.
refused-no-hand = You have no card.
refused-no-play = None of your cards can be played now.
refused-all-acted = No unit of yours may act any more.
refused-acted = This unit has acted.
refused-held = This unit is held up.
refused-no-way = No unit of yours has a free space to go to.
refused-no-target = No unit of yours stands next to an enemy unit or a foreign city.
refused-coups = Coups that you have declared in this round: { $count }.
refused-no-coup = No foreign city is weak enough and in your reach.
refused-not-foreign = This city is yours or your ally's.
refused-too-strong = Its defence is { $defence }, more than { $strength }.
refused-curfew = A curfew is in force there.
refused-reach = You control no territory near it.

follows-hunger = { $count ->
    [one] A unit stays unfed.
   *[other] { $count } units stay unfed.
}

counter-recruited = Units recruited
counter-armed = Weapons handed out
counter-deserted = Units deserted
counter-coups = Coups
counter-cards_bought = Cards bought
counter-attacks = Attacks
counter-attacks_won = Attacks won
counter-attacks_joint = Attacks from several sides
counter-captured = Cities taken
counter-fallen = Units fallen
counter-eliminated = Factions eliminated
counter-food_bought = Food bought
counter-weapons_bought = Weapons bought
counter-popularity_fed = Popularity from feeding
counter-political_won = Political points won
counter-military_spent = Military power committed
counter-political_spent = Political points against cities
counter-money_made = Money produced
counter-capital = Rounds with the capital: { $faction }
counter-card = Played: { $card }

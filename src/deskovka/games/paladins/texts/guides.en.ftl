# What a beginner is told in the guided first games, and how a game is won

guide-first = A first game, step by step
guide-solo = A first game alone, step by step
guide-townsfolk = One of the townsfolk joins you for free and helps for the whole game: each time you do the action on the card, you gain what it shows. Take one whose action you would like to do often.
guide-paladin = A paladin brings workers, lends you attributes for this round and makes one action cheaper or better. Play the one whose action suits you now; the one on top of your pile you can play in the next round.
guide-tavern = A tavern card gives you all the workers on it. Look at the colours that actions ask for. Criminals fit everywhere, but each brings a suspicion card, and whoever has most of these pays for it when the Inquisition comes.
guide-act = Actions on the left bring workers, silver, provisions and workshops. Silver and provisions pay for those on the right, and a workshop saves you a worker in every round to come.
guide-score = Actions on the right score. Each asks for one attribute and raises another, so that they help each other: what you do now opens what you can do next.
guide-attributes = Points come late: high attributes, five and more of the same action, and the King's Orders. Choose two or three actions on the right and go on with them.
guide-worker = This spot takes anybody. Keep the colours that you will need yet in this round.
guide-carry = Whoever passes keeps a few workers for the next round. Keep colours that the tavern may not offer.
guide-solo-tavern = Two tavern cards lie here. You take one with its workers; the virtual player gets the suspicion of the other.
guide-solo-act = After each action of yours the virtual player flips a scheme card and does what it says; the log gives its reason each time. It takes places and cards that you may want, so do first what it could take.

winning-game = How you win
win-end = After { $rounds } rounds whoever has most points wins.
win-attributes = Faith, strength and influence: the higher, the more points; at the end of a track { $most }.
win-actions = Monks, outposts, walls, jars and workshops: points for the last few of each kind.
win-orders = King's Orders: up to { $most } points each for whoever has done what they ask for.
win-outsiders = Converted outsiders: each by a rule of its own.
win-debts = Paid debts give a little, unpaid ones cost { $unpaid } points each.
win-ties = Ties are broken by points from King's Orders, then by fewer suspicion cards.

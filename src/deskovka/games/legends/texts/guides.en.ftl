# What a beginner is told in the guided first game, and how a game is won

guide-first = A first game, step by step
guide-bid = Whoever bids most pays it and says who begins; the others keep their coins. Coins also buy cards and no new ones come by themselves, so a small bid, or none, is fine.
guide-starter = Beginning means first choice of the cards, but the last word is worth something too. Name yourself.
guide-take = A turn is one card: you take it, pay for its place in the row (the first is free), and do its action. The card also stays before you with its lasting gift. Look at what each gives, and take a cheap one that places armies.
guide-take-cards = Coins have to last for the whole game, so take dear cards only for a good reason: cards of one kind score together, and gifts such as flying or more armies work in every later turn.
guide-take-control = At the end each region is a point for whoever has most armies and cities in it, and each island another for whoever controls most of its regions. Count where one more army changes the owner.
guide-either = The card has two actions and you do one of them. Placing makes you many, moving brings you where points are.
guide-place = Armies come to your start region or to any of your cities. Place them where you can march on from.
guide-move = Pick an army and where it goes: a step by land costs one movement, a step by sea more. Go where a single army takes a region, and leave nobody alone against two.
guide-build = A city counts as an army in its region and is a new place where your armies come into play. Build far from the start.
guide-destroy = Remove an army where its owner leads by one: you may win the region, or take it away.

winning-game = How you win
win-end = Everybody takes the same number of cards; then whoever has most points wins.
win-regions = A point for each region in which you have more armies and cities than anybody else.
win-islands = A point for each island on which you control more regions than anybody else.
win-cards = What your cards score: some for others of their kind, some for coins or flying.
win-elixirs = Most elixirs: { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
}; when tied, { $shared ->
    [one] { $shared } point
   *[other] { $shared } points
} each.
win-ties = Ties are broken by the coins that are left, then by armies on the map.
